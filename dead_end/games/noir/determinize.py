"""A whole truth that a view allows, for computer seats that think ahead."""

from __future__ import annotations

from dead_end.chance import Source, below, drawn, shuffled
from dead_end.games.noir.knowledge import Knowledge, knowledge, last_leg
from dead_end.games.noir.material import INSPECTOR, NO_ONE, Material, mask_of, members
from dead_end.games.noir.state import (
    CHANCE_STEPS,
    CHOOSING,
    DISCARDING,
    EXONERATED,
    OPENING,
    State,
)
from dead_end.games.noir.view import View


def determinize(view: View, material: Material, source: Source) -> State:
    """A state that looks like ``view`` to its viewer; the rest is drawn.

    Each truth comes up as often as it is likely given the view, where every deal was as likely and
    the Inspector's hidden choice (``noir.F2``) was any legal one; other choices are taken to tell
    nothing. That is: each pair of :func:`knowledge.pairs` as likely, and the other unseen cards in
    any order, but for what :func:`_put_first_victim` says.
    """
    state = State()
    state.options = view.options
    state.killer = view.killer
    state.legs = list(view.legs)
    state.step, state.turn, state.round = view.step, view.turn, view.round
    state.board = list(view.board)
    state.columns = view.columns
    state.deceased, state.marked = view.deceased, view.marked
    state.discards = list(view.discards)
    state.barred = view.barred
    state.idle, state.arrested = view.idle, view.arrested
    state.seen = dict(view.seen)
    state.history = list(view.history)
    state.reason = view.reason
    state.identities = [NO_ONE, NO_ONE]
    state.hand = 0
    state.drawn = NO_ONE
    state.deck = []
    if view.closed:
        leg = last_leg(view)
        state.identities, state.hand, state.deck = list(leg.identities), leg.hand, list(leg.deck)
    elif view.step not in CHANCE_STEPS:
        _deal(state, view, knowledge(view, material), material, source)
    return state


def _deal(state: State, view: View, known: Knowledge, material: Material, source: Source) -> None:
    state.identities = list(known.sample(source))
    loose = [suspect for suspect in members(known.unseen) if suspect not in state.identities]
    loose = [loose[place] for place in shuffled(source, len(loose))]
    if view.role == INSPECTOR:
        state.hand, state.drawn, state.deck = view.hand, view.drawn, loose
        return
    _put_first_victim(loose, view, material, source)
    state.hand = mask_of(loose[: view.hand_size])
    # The card just drawn is the last of the hand.
    state.drawn = loose[view.hand_size - 1] if view.step == DISCARDING else NO_ONE
    state.deck = loose[view.hand_size :]


def _put_first_victim(cards: list[int], view: View, material: Material, source: Source) -> None:
    """Put the card of whom the Killer killed first where it is as likely as it should be.

    ``cards``: those of the hand, then the deck, in any order; two of them change places. That
    suspect could not be chosen (``noir.F2``). With its card among the ``n`` dealt there was one
    choice less, and the one that was made was likelier: ``n`` to ``n - 1``. So a place that is
    still one of those dealt weighs that much more, and after each exoneration a card of the hand
    is ``n - 1`` times out of ``n`` the one it was.
    """
    if view.step in (OPENING, CHOOSING) or view.history[0].suspect not in cards:
        return
    at = cards.index(view.history[0].suspect)
    dealt, kept = material.evidence, material.evidence - 1
    exonerated = sum(trace.kind == EXONERATED for trace in view.history)
    elsewhere = len(cards) - kept
    in_hand = kept * dealt**exonerated + kept**exonerated
    if drawn(source, (in_hand, elsewhere * dealt**exonerated)) == 0:
        to = below(source, kept)
    else:
        to = kept + below(source, elsewhere)
    cards[at], cards[to] = cards[to], cards[at]
