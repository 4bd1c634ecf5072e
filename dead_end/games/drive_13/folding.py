"""A viewer's next view, from its last one and one fact that it was told.

This is the other way to the same view: live, a view is read off the state; from a shared record
there is no state, only what the seat was told. A test holds the two equal at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from dead_end.contract import BadText, Ended, Fact
from dead_end.fields import numbered
from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.coherence import fault_of
from dead_end.games.drive_13.house import House
from dead_end.games.drive_13.material import (
    CARDS,
    DEAD,
    DETECTIVE,
    ESCAPED,
    GONE,
    GUESTS,
    NO_CARD,
    NO_GUEST,
    NO_PORTRAIT,
    UNOWNED,
    UNSEEN,
    Material,
    copies_of,
)
from dead_end.games.drive_13.state import (
    DEALING,
    DRAWING,
    DRAWN,
    HANGING,
    MOVING,
    OVER,
    ROLLING,
    STARTING,
    TRAPPED,
    CameUp,
    Died,
    Folded,
    Kept,
    Played,
    Shown,
    Shuffled,
)
from dead_end.games.drive_13.succession import check_follows
from dead_end.games.drive_13.turns import best_rollers
from dead_end.games.drive_13.view import TurnedUp, View
from dead_end.two_dice import left_after
from dead_end.whereabouts import read_space


def fold(view: View, fact: Fact, material: Material, house: House) -> View:
    """The view after ``fact``. Raises :class:`BadText` for a fact that does not fit the view."""
    folder = _FOLDERS.get(type(fact))
    if folder is None:
        raise BadText(f"no such fact: {fact!r}")
    for name in ("seat", "owner"):
        seat = getattr(fact, name, None)
        if seat is not None and not 0 <= seat < view.seats:
            raise BadText(f"nobody sits there: {seat}")
    check_follows(view, fact, material, house)
    after = folder(view, fact, material, house)
    if (fault := fault_of(after, house)) is not None:
        raise BadText(f"this cannot have happened here: {fact!r} ({fault})")
    return after


def _guest(view: View, word: str) -> int:
    """The guest of that word, if it plays. Raises :class:`BadText`."""
    return numbered(GUESTS[: len(view.pawns)], word)


def _seated(view: View, fact: facts.Seated, material: Material, house: House) -> View:
    pawns = list(view.pawns)
    for chair, word in zip(house.mansion.chairs, fact.guests, strict=False):
        pawns[_guest(view, word)] = chair
    return replace(view, pawns=tuple(pawns), step=DEALING)


def _dealt(view: View, fact: facts.Dealt, material: Material, house: House) -> View:
    own = tuple(sorted(_guest(view, word) for word in fact.guests))
    return replace(view, own=own, step=STARTING)


def _start_rolled(view: View, fact: facts.StartRolled, material: Material, house: House) -> View:
    if fact.tied:
        return replace(view, tied=fact.tied)
    (first,) = best_rollers(fact.seats, fact.dice)
    return replace(view, tied=(), first=first, step=HANGING, hanging=NO_PORTRAIT)


def _hung(view: View, fact: facts.PortraitHung, material: Material, house: House) -> View:
    guest = _guest(view, fact.guest)
    return _after_moving(replace(_come_up(view, guest), hanging=guest))


def _laid_aside(
    view: View, fact: facts.PortraitLaidAside, material: Material, house: House
) -> View:
    return replace(_come_up(view, _guest(view, fact.guest)), step=HANGING)


def _come_up(view: View, guest: int) -> View:
    """``guest`` is the next portrait of the row, seen before or not."""
    back = view.back
    if guest in view.hung:
        if back[:1] != (guest,) or len(set(view.hung)) < len(view.pawns):
            raise BadText(f"not the next portrait: {GUESTS[guest]}")
        back = back[1:]
    return replace(view, back=back, history=(*view.history, CameUp(guest)))


def _sent_back(view: View, fact: facts.PortraitSentBack, material: Material, house: House) -> View:
    guest = _guest(view, fact.guest)
    return replace(
        view, back=(*view.back, guest), hanging=NO_PORTRAIT, sent_back=True, step=HANGING
    )


def _turn_began(view: View, fact: facts.TurnBegan, material: Material, house: House) -> View:
    return replace(
        view,
        turn=fact.seat,
        round=fact.round,
        step=ROLLING,
        dice=(),
        left=(),
        moved=0,
        sent_back=False,
        trapped=NO_GUEST,
    )


def _rolled(view: View, fact: facts.Rolled, material: Material, house: House) -> View:
    return replace(view, dice=fact.dice, left=fact.dice, step=MOVING)


def _moved(view: View, fact: facts.Moved, material: Material, house: House) -> View:
    guest, space = _guest(view, fact.guest), read_space(fact.end, house.mansion)
    moved = replace(
        view,
        pawns=_put(view.pawns, guest, space),
        moved=view.moved | 1 << guest,
        unmoved=view.unmoved & ~(1 << guest),
        left=left_after(view.left, fact.count),
    )
    if space in house.trap_spaces:
        return replace(moved, trapped=guest, step=TRAPPED)
    return _after_moving(moved)


def _escaped(view: View, fact: facts.Escaped, material: Material, house: House) -> View:
    guest = _guest(view, fact.guest)
    return replace(
        view,
        pawns=_put(view.pawns, guest, GONE),
        fates=_put(view.fates, guest, ESCAPED),
        moved=view.moved | 1 << guest,
        left=left_after(view.left, fact.count),
    )


def _dice_lost(view: View, fact: facts.DiceLost, material: Material, house: House) -> View:
    return replace(view, left=())


def _opening_ended(view: View, fact: facts.OpeningEnded, material: Material, house: House) -> View:
    return replace(view, opening=False)


def _draw_chosen(view: View, fact: facts.DrawChosen, material: Material, house: House) -> View:
    return replace(view, step=DRAWING)


def _draw_declined(view: View, fact: facts.DrawDeclined, material: Material, house: House) -> View:
    return _after_moving(view)


def _shuffled(view: View, fact: facts.DeckShuffled, material: Material, house: House) -> View:
    return replace(
        view, deck_size=fact.cards, discards=(), history=(*view.history, Shuffled()), step=DRAWING
    )


def _drawn(view: View, fact: facts.CardDrawn, material: Material, house: House) -> View:
    card = UNSEEN if fact.card is None else numbered(CARDS[:DETECTIVE], fact.card)
    return replace(view, deck_size=view.deck_size - 1, drawn=card, step=DRAWN)


def _detective_drawn(
    view: View, fact: facts.DetectiveDrawn, material: Material, house: House
) -> View:
    came = replace(
        view,
        deck_size=view.deck_size - 1,
        discards=(*view.discards, DETECTIVE),
        detective=fact.steps,
        history=(*view.history, Shown(fact.seat)),
    )
    return replace(came, step=DRAWING) if fact.again else _at_end(came)


def _at_end(view: View) -> View:
    """No card was drawn: the move is over, unless the detective is there."""
    return view if view.detective == view.track else _after_moving(view)


def _kept(view: View, fact: facts.CardKept, material: Material, house: House) -> View:
    hand, card = view.hand, view.drawn
    if fact.seat == view.viewer:
        hand = _put(hand, card, hand[card] + 1)
    kept = replace(
        view,
        hand=hand,
        card_counts=_put(view.card_counts, fact.seat, view.card_counts[fact.seat] + 1),
        drawn=NO_CARD,
        history=(*view.history, Kept(fact.seat, card)),
    )
    return _after_moving(kept)


def _card_played(view: View, fact: facts.CardPlayed, material: Material, house: House) -> View:
    card, hand, counts = numbered(CARDS[:DETECTIVE], fact.card), view.hand, view.card_counts
    if not fact.drawn:
        counts = _put(counts, fact.seat, counts[fact.seat] - 1)
        if fact.seat == view.viewer:
            hand = _put(hand, card, hand[card] - 1)
    return replace(
        view,
        hand=hand,
        card_counts=counts,
        drawn=NO_CARD,
        discards=(*view.discards, card),
        history=(*view.history, Played(fact.seat, card, fact.drawn)),
        # Somebody dies of it, which is told next.
        step=MOVING,
    )


def _died(view: View, fact: facts.Died, material: Material, house: House) -> View:
    guest = _guest(view, fact.guest)
    owner = UNOWNED if fact.owner is None else fact.owner
    died = replace(
        view,
        pawns=_put(view.pawns, guest, GONE),
        fates=_put(view.fates, guest, DEAD),
        laid_by=_put(view.laid_by, guest, owner),
        history=(*view.history, Died(guest, owner)),
    )
    if guest == view.hanging:
        return replace(died, hanging=NO_PORTRAIT, trapped=NO_GUEST, step=HANGING)
    return _after_moving(died)


def _went_out(view: View, fact: facts.WentOut, material: Material, house: House) -> View:
    hand = copies_of(fact.hand)
    return replace(
        view,
        out=view.out | 1 << fact.seat,
        hand=(0,) * len(hand) if fact.seat == view.viewer else view.hand,
        card_counts=_put(view.card_counts, fact.seat, 0),
        discards=(*view.discards, *(numbered(CARDS, word) for word in fact.hand)),
        history=(*view.history, Folded(fact.seat, hand)),
    )


def _ended(view: View, fact: Ended, material: Material, house: House) -> View:
    return replace(view, step=OVER, reason=fact.reason)


def _revealed(view: View, fact: facts.Revealed, material: Material, house: House) -> View:
    owners = [UNOWNED] * len(view.pawns)
    for seat, words in enumerate(fact.dealt):
        for word in words:
            owners[_guest(view, word)] = seat
    turned_up = TurnedUp(
        owners=tuple(owners),
        secret=sum(1 << guest for guest in {_guest(view, word) for word in fact.secret}),
        hands=tuple(copies_of(words) for words in fact.hands),
        deck=copies_of(fact.deck),
        drawn=NO_CARD if fact.drawn is None else numbered(CARDS, fact.drawn),
    )
    whole = iter([numbered(CARDS, word) for word in fact.kept])
    history = tuple(
        Kept(trace.seat, next(whole)) if isinstance(trace, Kept) else trace
        for trace in view.history
    )
    return replace(view, turned_up=turned_up, history=history)


def _after_moving(view: View) -> View:
    """``13.T2``: with a die left a pawn moves next, else somebody rolls; whose turn comes next."""
    step = (MOVING if view.left else ROLLING) if view.round else view.step
    return replace(view, trapped=NO_GUEST, step=step)


def _put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


_FOLDERS: Final[dict[type, Callable[[View, Any, Material, House], View]]] = {
    facts.Seated: _seated,
    facts.Dealt: _dealt,
    facts.StartRolled: _start_rolled,
    facts.PortraitHung: _hung,
    facts.PortraitLaidAside: _laid_aside,
    facts.PortraitSentBack: _sent_back,
    facts.TurnBegan: _turn_began,
    facts.Rolled: _rolled,
    facts.Moved: _moved,
    facts.Escaped: _escaped,
    facts.DiceLost: _dice_lost,
    facts.OpeningEnded: _opening_ended,
    facts.DrawChosen: _draw_chosen,
    facts.DrawDeclined: _draw_declined,
    facts.DeckShuffled: _shuffled,
    facts.CardDrawn: _drawn,
    facts.DetectiveDrawn: _detective_drawn,
    facts.CardKept: _kept,
    facts.CardPlayed: _card_played,
    facts.Died: _died,
    facts.WentOut: _went_out,
    Ended: _ended,
    facts.Revealed: _revealed,
}
