"""A viewer's next view, from its last one and one fact that it was told.

This is the other way to the same view: live, a view is read off the state; from a shared record
there is no state, only what the seat was told. A test holds the two equal at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from dead_end.chance import Dice, possible
from dead_end.contract import NOBODY, PUBLIC, BadText, Ended, Fact, check_ended
from dead_end.fields import numbered
from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.material import (
    CARDS,
    CLOCK,
    ESCAPED,
    GONE,
    HEIRS,
    INSIDE,
    KNOCKED_OFF,
    RUN,
    TRAPS,
    UNOWNED,
    UNSEEN,
    Material,
    copies_of,
    is_other,
)
from dead_end.games.drive_1313.state import (
    BEFORE_TURNS,
    DEALING,
    DRAWING,
    MOVING,
    OFFERED,
    OVER,
    PLAYING,
    REASONS,
    ROLLING,
    RUN_ROLLING,
    RUNNING,
    STARTING,
    TAKING,
    Laid,
    Took,
)
from dead_end.games.drive_1313.view import TurnedUp, View
from dead_end.mansion import Mansion
from dead_end.two_dice import left_after
from dead_end.whereabouts import read_space


def fold(view: View, fact: Fact, material: Material, board: Mansion) -> View:
    """The view after ``fact``. Raises :class:`BadText` for a fact that does not fit the view."""
    folder = _FOLDERS.get(type(fact))
    if folder is None:
        raise BadText(f"no such fact: {fact!r}")
    for name in ("seat", "loser", "owner"):
        seat = getattr(fact, name, None)
        if seat is not None and not 0 <= seat < view.seats:
            raise BadText(f"nobody sits there: {seat}")
    after = folder(view, fact, material, board)
    if not _can_be(after):
        raise BadText(f"this cannot have happened here: {fact!r}")
    return after


def _can_be(view: View) -> bool:
    """Whether :func:`codec.read_view` would take it: facts may come from a stranger's file."""
    inside = [space for space in view.pawns if space != GONE]
    numbers = (*view.heir_counts, *view.card_counts, *view.collected, *view.hand, view.deck_size)
    return (
        min(numbers) >= 0
        and len(inside) == len(set(inside))
        and view.reason in REASONS
        and (view.turn != NOBODY or view.step in (*BEFORE_TURNS, OVER))
    )


def _seated(view: View, fact: facts.Seated, material: Material, board: Mansion) -> View:
    pawns = list(view.pawns)
    for chair, word in zip(board.chairs, fact.heirs, strict=False):
        pawns[numbered(HEIRS, word)] = chair
    return replace(view, pawns=tuple(pawns), step=DEALING)


def _dealt(view: View, fact: facts.Dealt, material: Material, board: Mansion) -> View:
    if len(set(fact.heirs)) < len(fact.heirs) or (view.viewer == PUBLIC and fact.heirs):
        raise BadText(f"nobody is dealt such cards: {fact.heirs}")
    each = material.heir_cards[view.seats]
    return replace(
        view,
        own=tuple(sorted(numbered(HEIRS, word) for word in fact.heirs)),
        heir_counts=(each,) * view.seats,
        step=STARTING,
    )


def _start_rolled(view: View, fact: facts.StartRolled, material: Material, board: Mansion) -> View:
    if list(fact.tied) != [seat for seat in view.tied if seat in fact.tied]:
        raise BadText(f"these have not rolled: {fact.tied}")
    return replace(view, tied=fact.tied)


def _turn_began(view: View, fact: facts.TurnBegan, material: Material, board: Mansion) -> View:
    if fact.round not in (view.round, view.round + 1):
        raise BadText(f"no such round comes next: {fact.round}")
    return replace(
        view,
        first=fact.seat if view.step == STARTING else view.first,
        turn=fact.seat,
        round=fact.round,
        step=ROLLING,
        dice=(),
        left=(),
        landed=(),
        moved=0,
        other_played=False,
    )


def _rolled(view: View, fact: facts.Rolled, material: Material, board: Mansion) -> View:
    if not possible(Dice(2), fact.dice):
        raise BadText(f"no roll of two dice: {fact.dice}")
    return replace(view, dice=fact.dice, left=fact.dice, step=MOVING)


def _moved(view: View, fact: facts.Moved, material: Material, board: Mansion) -> View:
    heir, space = numbered(HEIRS, fact.heir), read_space(fact.end, board)
    moved = replace(view, pawns=_put(view.pawns, heir, space))
    on_trap = any(trap.space == space for trap in board.traps)
    return _used(moved, heir, fact.count, fact.run, on_trap)


def _escaped(view: View, fact: facts.Escaped, material: Material, board: Mansion) -> View:
    heir = numbered(HEIRS, fact.heir)
    gone = _laid(view, heir, ESCAPED, fact.owner)
    if fact.owner is None:
        gone = _slid(gone, heir, fact.heritor)
    else:
        gone = replace(
            gone,
            bags=_put(gone.bags, heir, 0),
            collected=_put(gone.collected, fact.owner, gone.collected[fact.owner] + fact.bags),
        )
    return _used(gone, heir, fact.count, fact.run, False)


def _used(view: View, heir: int, count: int, run: bool, on_trap: bool) -> View:
    if run:
        return _after_cards(replace(view, left=()))
    left = left_after(view.left, count)
    landed = (*view.landed, heir) if on_trap else view.landed
    moved = replace(view, moved=view.moved | 1 << heir, left=left, landed=landed)
    return moved if left else _after_moves(moved)


def _dice_lost(view: View, fact: facts.DiceLost, material: Material, board: Mansion) -> View:
    lost = replace(view, left=())
    return _after_cards(lost) if fact.run else _after_moves(lost)


def _card_drawn(view: View, fact: facts.CardDrawn, material: Material, board: Mansion) -> View:
    hand = view.hand
    if (fact.card is not None) != (fact.seat == view.viewer):
        raise BadText("a card drawn is told to who drew it and to nobody else")
    if fact.card is not None:
        card = numbered(CARDS, fact.card)
        hand = _put(hand, card, hand[card] + 1)
    drawn = replace(
        view,
        hand=hand,
        deck_size=view.deck_size - 1,
        card_counts=_put(view.card_counts, fact.seat, view.card_counts[fact.seat] + 1),
        landed=view.landed[1:],
    )
    return _after_moves(drawn)


def _card_chosen(view: View, fact: facts.CardChosen, material: Material, board: Mansion) -> View:
    return replace(view, step=DRAWING)


def _card_declined(
    view: View, fact: facts.CardDeclined, material: Material, board: Mansion
) -> View:
    return _after_moves(replace(view, landed=view.landed[1:]))


def _midnight(view: View, fact: facts.MidnightStruck, material: Material, board: Mansion) -> View:
    return replace(
        view,
        deck_size=view.deck_size - 1,
        landed=view.landed[1:],
        discards=(*view.discards, CLOCK),
    )


def _card_played(view: View, fact: facts.CardPlayed, material: Material, board: Mansion) -> View:
    card = numbered(CARDS, fact.card)
    hand = view.hand
    if fact.seat == view.viewer:
        hand = _put(hand, card, hand[card] - 1)
    return replace(
        view,
        hand=hand,
        card_counts=_put(view.card_counts, fact.seat, view.card_counts[fact.seat] - 1),
        discards=(*view.discards, card),
        other_played=view.other_played or is_other(card),
        step=RUN_ROLLING if card == RUN else view.step,
    )


def _summoned(view: View, fact: facts.Summoned, material: Material, board: Mansion) -> View:
    heir, space = numbered(HEIRS, fact.heir), read_space(fact.end, board)
    return _after_cards(replace(view, pawns=_put(view.pawns, heir, space)))


def _chosen_from(
    view: View, fact: facts.HeirChosenFrom, material: Material, board: Mansion
) -> View:
    return replace(view, loser=fact.loser, step=TAKING)


def _taken(view: View, fact: facts.HeirTaken, material: Material, board: Mansion) -> View:
    counts = _put(view.heir_counts, fact.seat, view.heir_counts[fact.seat] + 1)
    counts = _put(counts, fact.loser, counts[fact.loser] - 1)
    if (fact.heir is not None) != (view.viewer in (fact.seat, fact.loser)):
        raise BadText("a card taken is told to these two and to nobody else")
    heir = UNSEEN if fact.heir is None else numbered(HEIRS, fact.heir)
    own = set(view.own)
    if view.viewer == fact.seat:
        own.add(heir)
    elif view.viewer == fact.loser:
        own.remove(heir)
    taken = replace(
        view,
        heir_counts=counts,
        own=tuple(sorted(own)),
        history=(*view.history, Took(fact.seat, fact.loser, heir)),
        loser=UNOWNED,
    )
    return _after_cards(taken)


def _run_rolled(view: View, fact: facts.RunRolled, material: Material, board: Mansion) -> View:
    if not possible(Dice(1), (fact.die,)):
        raise BadText(f"no roll of a die: {fact.die}")
    return replace(view, left=(fact.die,), step=RUNNING)


def _knocked_off(view: View, fact: facts.KnockedOff, material: Material, board: Mansion) -> View:
    heir = numbered(HEIRS, fact.heir)
    numbered(TRAPS, fact.trap)
    return _after_cards(_slid(_laid(view, heir, KNOCKED_OFF, fact.owner), heir, fact.heritor))


def _ended(view: View, fact: Ended, material: Material, board: Mansion) -> View:
    check_ended(fact, view.seats, REASONS)
    return replace(view, step=OVER, reason=fact.reason)


def _revealed(view: View, fact: facts.Revealed, material: Material, board: Mansion) -> View:
    if not len(fact.held) == len(fact.hands) == view.seats:
        raise BadText("not so many sit here")
    owners = [UNOWNED] * len(view.pawns)
    for seat, words in enumerate(fact.held):
        for word in words:
            owners[numbered(HEIRS, word)] = seat
    turned_up = TurnedUp(
        owners=tuple(owners),
        hands=tuple(copies_of(words) for words in fact.hands),
        deck=copies_of(fact.deck),
    )
    taken = [numbered(HEIRS, word) for word in fact.taken]
    if len(taken) != sum(isinstance(trace, Took) for trace in view.history):
        raise BadText(f"not so many heirs were taken: {fact.taken}")
    whole = iter(taken)
    history = tuple(
        trace._replace(heir=next(whole)) if isinstance(trace, Took) else trace
        for trace in view.history
    )
    return replace(view, turned_up=turned_up, history=history)


def _laid(view: View, heir: int, fate: int, owner: int | None) -> View:
    """The pawn of ``heir`` is gone and its owner, if any, has laid the card."""
    seat = UNOWNED if owner is None else owner
    counts = view.heir_counts
    if owner is not None:
        counts = _put(counts, owner, counts[owner] - 1)
    return replace(
        view,
        pawns=_put(view.pawns, heir, GONE),
        fates=_put(view.fates, heir, fate),
        laid_by=_put(view.laid_by, heir, seat),
        heir_counts=counts,
        own=tuple(own for own in view.own if own != heir),
        history=(*view.history, Laid(seat, heir)),
    )


def _slid(view: View, heir: int, heritor: str | None) -> View:
    """The bags of ``heir`` went to ``heritor``, or out of play (``1313.K2``)."""
    bags = view.bags[heir]
    emptied = _put(view.bags, heir, 0)
    if heritor is None:
        return replace(view, bags=emptied, lost=view.lost + bags)
    heir_below = numbered(HEIRS, heritor)
    if view.fates[heir_below] != INSIDE:
        raise BadText(f"{heritor} is not inside")
    return replace(view, bags=_put(emptied, heir_below, emptied[heir_below] + bags))


def _after_moves(view: View) -> View:
    """``1313.T1``: draw next, and when nothing is left to draw for, play cards."""
    if view.landed:
        return replace(view, step=DRAWING if view.options["must_draw"] else OFFERED)
    return _after_cards(view)


def _after_cards(view: View) -> View:
    """``1313.P1``: a hand without cards ends the turn; the fact that it did comes next."""
    return replace(view, step=PLAYING) if view.card_counts[view.turn] else view


def _put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


_FOLDERS: Final[dict[type, Callable[[View, Any, Material, Mansion], View]]] = {
    facts.Seated: _seated,
    facts.Dealt: _dealt,
    facts.StartRolled: _start_rolled,
    facts.TurnBegan: _turn_began,
    facts.Rolled: _rolled,
    facts.Moved: _moved,
    facts.Escaped: _escaped,
    facts.DiceLost: _dice_lost,
    facts.CardChosen: _card_chosen,
    facts.CardDrawn: _card_drawn,
    facts.CardDeclined: _card_declined,
    facts.MidnightStruck: _midnight,
    facts.CardPlayed: _card_played,
    facts.Summoned: _summoned,
    facts.HeirTaken: _taken,
    facts.HeirChosenFrom: _chosen_from,
    facts.RunRolled: _run_rolled,
    facts.KnockedOff: _knocked_off,
    Ended: _ended,
    facts.Revealed: _revealed,
}
