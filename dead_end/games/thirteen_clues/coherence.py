"""What the fields of a view owe one another, so that no rule stumbles over a stranger's view."""

from __future__ import annotations

from dead_end.contract import NOBODY, PUBLIC, BadText
from dead_end.games.thirteen_clues.material import (
    BY_KIND,
    EACH,
    GLASSES,
    KEPT,
    NO_CARD,
    NO_SIDE,
    NO_SUBJECT,
    SEATS,
    cards_in,
    informants_in,
    mask_of,
    subjects_in,
)
from dead_end.games.thirteen_clues.state import (
    ACTING,
    DEALING,
    GIVING,
    LOTTING,
    OVER,
    TAKING,
    UNTOLD,
    Asking,
    Looking,
    Naming,
)
from dead_end.games.thirteen_clues.view import AllCards, View


def check(view: View) -> None:
    """Raise :class:`BadText` naming the field at fault, if no game can show ``view``.

    That some deal agrees with all that was said is not asked: that is for
    :func:`knowledge.knowledge` to find out.
    """
    _check_turn(view)
    _check_glasses(view)
    _check_cards(view)
    for clue in view.history:
        _check_clue(view, clue)
    if view.turned_up is not None:
        _check_turned_up(view, view.turned_up)


def _check_turn(view: View) -> None:
    if view.step == GIVING and view.turn != view.chosen:
        raise BadText("turn: they choose in the order of the seats")
    if view.step in (DEALING, LOTTING) and view.turn != NOBODY:
        raise BadText("turn: it is nobody's yet")
    if view.step in (TAKING, ACTING) and (view.first == NOBODY or view.chosen != view.seats):
        raise BadText("step: all choose and somebody begins before anybody acts")
    if view.chosen > view.seats or (view.step == LOTTING and view.chosen != view.seats):
        raise BadText("chosen: as many as play")
    if bool(view.reason) != (view.step == OVER):
        raise BadText("reason: there is one when the game is over")


def _check_glasses(view: View) -> None:
    there = 0 if view.seats == SEATS[0] else GLASSES
    if min(*view.glasses, view.supply) < 0 or sum(view.glasses) + view.supply != there:
        raise BadText("glasses: not as many as in the box")
    if view.tokens and (view.seats == SEATS[0] or not view.options["top_secret"]):
        raise BadText("tokens: this table plays without")
    if view.tokens >> view.seats:
        raise BadText("tokens: more than players")


def _check_cards(view: View) -> None:
    kept = mask_of(view.kept)
    parts = (view.hand, view.gift, kept, *view.screens)
    whole = (1 << cards_in(view.seats)) - 1
    if any(part & ~whole for part in parts):
        raise BadText("hand: a card that does not play here")
    seated = view.viewer != PUBLIC
    if not seated and any(parts):
        raise BadText("viewer: who only looks on sees no card")
    chose = seated and view.viewer < view.chosen
    dealt = seated and view.step != DEALING and not chose and view.step != OVER
    if dealt and not is_hand(view.hand):
        raise BadText("hand: not what can be dealt")
    if chose != bool(view.gift) or chose != bool(view.kept) or (chose and view.hand):
        raise BadText("kept: it is there once the viewer has chosen")
    if chose and not (is_mystery(view.gift) and len(view.kept) == kept.bit_count() == KEPT):
        raise BadText("gift: one of each kind, and two are kept")
    if view.seats > SEATS[0] and view.kept != tuple(sorted(view.kept)):
        raise BadText("kept: in order")
    filled = [screen for screen in view.screens if screen]
    if not all(map(is_mystery, filled)):
        raise BadText("screens: one of each kind")
    together = kept
    for screen in filled:
        if together & screen:
            raise BadText("screens: a card is there twice")
        together |= screen
    if seated and view.step in (TAKING, ACTING):
        own = view.screens[view.viewer]
        if own or len(filled) != view.seats - 1:
            raise BadText("screens: all but the viewer's own")
        if view.screens[(view.viewer + 1) % view.seats] != view.gift:
            raise BadText("gift: it stands before the left neighbour")


def is_mystery(cards: int) -> bool:
    """Whether it is one card of each kind."""
    return cards.bit_count() == EACH and all(cards & kind for kind in BY_KIND)


def is_hand(cards: int) -> bool:
    """Whether it can be dealt: five cards, each kind among them (``clues.S1``)."""
    return cards.bit_count() == EACH + KEPT and all(cards & kind for kind in BY_KIND)


def _check_clue(view: View, clue: Asking | Looking | Naming) -> None:
    if clue.seat not in range(view.seats) or view.first == NOBODY:
        raise BadText("history: nobody sits there")
    whole = (1 << cards_in(view.seats)) - 1
    match clue:
        case Asking(seat, witness, subject, side, secret, answer):
            told = not secret or view.viewer in (seat, witness) or view.turned_up is not None
            if witness == seat or witness not in range(view.seats):
                raise BadText("history: no such witness")
            if not told:
                if (subject, side, answer) != (NO_SUBJECT, NO_SIDE, UNTOLD):
                    raise BadText("history: this was asked in secret")
                return
            if subject not in subjects_in(view.seats, bool(view.options["broad"])):
                raise BadText("history: no such subject")
            if (side == NO_SIDE) != (view.seats > SEATS[0]):
                raise BadText("history: a side is named where two play")
            if not 0 <= answer <= whole.bit_count():
                raise BadText("history: no such answer")
        case Looking(seat, slot, card):
            if slot not in range(informants_in(view.seats)):
                raise BadText("history: no such informant")
            if card != NO_CARD and not whole >> card & 1:
                raise BadText("history: a card that does not play here")
        case Naming(seat, cards):
            if not is_mystery(cards) or cards & ~whole:
                raise BadText("history: one of each kind is named")
            if seat == view.viewer and cards & view.seen:
                raise BadText("history: what one sees is not named")


def _check_turned_up(view: View, all_cards: AllCards) -> None:
    whole = (1 << cards_in(view.seats)) - 1
    hands, gifts, kept, informants = all_cards
    if view.step != OVER or len(hands) != view.seats:
        raise BadText("turned_up: only when it is over")
    if len(gifts) != view.chosen or len(kept) != view.chosen:
        raise BadText("turned_up: of those who have chosen")
    parts = [*hands, *gifts, *map(mask_of, kept), mask_of(informants)]
    there = 0
    for part in parts:
        if there & part or part & ~whole:
            raise BadText("turned_up: a card is there twice, or does not play")
        there |= part
    if there and there != whole:
        raise BadText("turned_up: a card is missing")
    if not all(map(is_mystery, gifts)) or any(len(pair) != KEPT for pair in kept):
        raise BadText("turned_up: three are given and two kept")
    dealt = bool(there)
    if any(bool(hand) != (dealt and seat >= view.chosen) for seat, hand in enumerate(hands)):
        raise BadText("turned_up: hands are of those who have not chosen")
    if not all(is_hand(hand) for hand in hands if hand):
        raise BadText("turned_up: not what can be dealt")
    own = view.viewer
    if 0 <= own < view.chosen and (kept[own], gifts[own]) != (view.kept, view.gift):
        raise BadText("turned_up: not what the viewer had")
