"""A whole truth that a view allows, for computer seats that think ahead."""

from __future__ import annotations

from typing import Final

from dead_end.chance import Source, below, shuffled
from dead_end.contract import PUBLIC, Contradiction
from dead_end.games.drive_1313.knowledge import knowledge
from dead_end.games.drive_1313.material import CLOCK, UNSEEN, Material
from dead_end.games.drive_1313.state import Laid, State, Took, Trace
from dead_end.games.drive_1313.view import View

MOST_TRIES: Final = 100_000
"""To trace how the heir cards came to their owners; in play a few dozen have always done."""


def determinize(view: View, material: Material, source: Source) -> State:
    """A state that looks like ``view`` to its viewer; the rest is drawn.

    Heir cards: uniform over the deals and takings that the viewer's knowledge leaves. Playing
    cards: the unseen ones are equally likely anywhere, but the Clock lies last (``1313.S4``).
    """
    state = State()
    state.options = view.options
    state.pawns = list(view.pawns)
    state.occupied = view.occupied
    state.fates = list(view.fates)
    state.laid_by = list(view.laid_by)
    state.bags = list(view.bags)
    state.collected = list(view.collected)
    state.lost = view.lost
    state.deck_size = view.deck_size
    state.discards = list(view.discards)
    state.heir_counts = list(view.heir_counts)
    state.card_counts = list(view.card_counts)
    state.first, state.turn, state.round = view.first, view.turn, view.round
    state.step = view.step
    state.tied, state.dice, state.left = view.tied, view.dice, view.left
    state.moved, state.landed = view.moved, view.landed
    state.other_played, state.loser, state.reason = view.other_played, view.loser, view.reason
    if view.turned_up is not None:
        state.history = list(view.history)
        state.owners = list(view.turned_up.owners)
        state.hands = [list(hand) for hand in view.turned_up.hands]
        state.deck = list(view.turned_up.deck)
        return state
    _deal_heirs(state, view, material, source)
    _deal_cards(state, view, material, source)
    return state


def _deal_cards(state: State, view: View, material: Material, source: Source) -> None:
    unseen = list(material.decks[str(view.options["deck"])])
    for card in view.discards:
        unseen[card] -= 1
    for card, copies in enumerate(view.hand):
        unseen[card] -= copies
    loose = [card for card in range(CLOCK) for _ in range(unseen[card])]
    order = iter(shuffled(source, len(loose)))
    state.hands = []
    for seat, count in enumerate(view.card_counts):
        if seat == view.viewer:
            state.hands.append(list(view.hand))
            continue
        hand = [0] * len(unseen)
        for _ in range(count):
            hand[loose[next(order)]] += 1
        state.hands.append(hand)
    state.deck = [0] * len(unseen)
    state.deck[CLOCK] = unseen[CLOCK]
    for place in order:
        state.deck[loose[place]] += 1


def _deal_heirs(state: State, view: View, material: Material, source: Source) -> None:
    """Draw who holds whom, and then a history that leads there.

    The owners are drawn with one that fits, so there is one to be found, and every try finds it
    with some chance: the tries end. :class:`Contradiction` is there for a view whose history
    knowledge would allow and retracing would not.
    """
    state.owners = list(knowledge(view, material).sample(source))
    for _ in range(MOST_TRIES):
        retraced = _retrace(state.owners, view, source)
        if retraced is not None:
            state.history = retraced
            return
    raise Contradiction("no history was found that leads from a deal to these owners")


def _retrace(owners: list[int], view: View, source: Source) -> list[Trace] | None:
    """A history that leads to ``owners``: the viewer's, told whole.

    Backwards in time, a card taken out of sight was any of those that the taker then held. Trying
    again where that does not fit what was seen before (``None``) makes every history that does fit
    equally likely.
    """
    holders = list(owners)
    traced: list[Trace] = []
    for trace in reversed(view.history):
        if isinstance(trace, Laid):
            holders[trace.heir] = trace.seat
            traced.append(trace)
            continue
        heir = trace.heir
        if heir == UNSEEN:
            held = [heir for heir, holder in enumerate(holders) if holder == trace.seat]
            heir = held[below(source, len(held))]
        elif holders[heir] != trace.seat:
            return None
        holders[heir] = trace.loser
        traced.append(Took(trace.seat, trace.loser, heir))
    if view.viewer != PUBLIC and not _was_dealt(holders, view):
        return None
    return traced[::-1]


def _was_dealt(holders: list[int], view: View) -> bool:
    """Whether ``holders`` at the start agree with the hand that the viewer then saw."""
    dealt = set(view.own)
    for trace in reversed(view.history):
        if isinstance(trace, Laid):
            if trace.seat == view.viewer:
                dealt.add(trace.heir)
        elif trace.seat == view.viewer:
            dealt.discard(trace.heir)
        elif trace.loser == view.viewer:
            dealt.add(trace.heir)
    return dealt == {heir for heir, holder in enumerate(holders) if holder == view.viewer}
