"""A whole truth that a view allows, for computer seats that think ahead."""

from __future__ import annotations

from dead_end.chance import Source
from dead_end.games.drive_13.holdings import sample_holdings
from dead_end.games.drive_13.knowledge import knowledge
from dead_end.games.drive_13.material import UNOWNED, Material
from dead_end.games.drive_13.state import Kept, State
from dead_end.games.drive_13.view import View


def determinize(view: View, material: Material, source: Source) -> State:
    """A state that looks like ``view`` to its viewer; the rest is drawn.

    Guests: uniform over the deals that the viewer's knowledge leaves. Trap cards: uniform over the
    orders of all decks that agree with what it saw (:mod:`holdings`). What players chose to do is
    no evidence of what they hold.
    """
    state = State()
    state.options = view.options
    state.pawns = list(view.pawns)
    state.occupied = view.occupied
    state.fates = list(view.fates)
    state.laid_by = list(view.laid_by)
    state.hanging, state.back = view.hanging, list(view.back)
    state.detective = view.detective
    state.deck_size = view.deck_size
    state.discards = list(view.discards)
    state.card_counts = list(view.card_counts)
    state.out = view.out
    state.first, state.turn, state.round = view.first, view.turn, view.round
    state.step = view.step
    state.tied, state.dice, state.left = view.tied, view.dice, view.left
    state.moved, state.opening, state.unmoved = view.moved, view.opening, view.unmoved
    state.sent_back, state.trapped, state.reason = view.sent_back, view.trapped, view.reason
    if view.turned_up is not None:
        state.owners = list(view.turned_up.owners)
        state.secret = view.turned_up.secret
        state.hands = [list(hand) for hand in view.turned_up.hands]
        state.deck = list(view.turned_up.deck)
        state.drawn = view.turned_up.drawn
        state.history = list(view.history)
        return state
    _deal_guests(state, view, material, source)
    _deal_cards(state, view, material, source)
    return state


def _deal_guests(state: State, view: View, material: Material, source: Source) -> None:
    holders = knowledge(view, material).sample(source)
    seats = view.seats
    state.owners = [UNOWNED if holder == UNOWNED else holder % seats for holder in holders]
    state.secret = sum(1 << guest for guest, holder in enumerate(holders) if holder >= seats)


def _deal_cards(state: State, view: View, material: Material, source: Source) -> None:
    holdings = sample_holdings(view, material, source)
    state.hands, state.deck, state.drawn = holdings.hands, holdings.deck, holdings.drawn
    state.history = [
        Kept(trace.seat, holdings.kept[place]) if isinstance(trace, Kept) else trace
        for place, trace in enumerate(view.history)
    ]
