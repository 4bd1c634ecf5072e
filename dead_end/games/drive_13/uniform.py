"""One legal action, each as likely: the fast path of playouts.

Listing every legal move would cost dozens of searches. Instead a pawn, a count and an end are
drawn from the walks of the empty house, which lead wherever a path does, and kept if a path leads
there: what is kept is uniform. ``tests/games/drive_13/test_uniform.py`` holds it to the list.
"""

from __future__ import annotations

from dead_end.chance import Source, below
from dead_end.games.drive_13 import legal
from dead_end.games.drive_13.actions import Action, Decline, DrawCard, Keep, Move, Play, SendBack
from dead_end.games.drive_13.house import House, may_move, may_send_back, movers, step_counts
from dead_end.games.drive_13.material import GONE
from dead_end.games.drive_13.state import MOVING, TRAPPED, State
from dead_end.games.drive_13.turns import can_draw
from dead_end.games.drive_13.view import view_of

_TRIES = 400
"""After so many refused draws hardly any move is left, and listing is the quicker way."""


def random_action(state: State, house: House, source: Source) -> Action:
    """A legal action of the seat whose turn it is, uniform over its legal actions."""
    if state.step == MOVING:
        return _random_move(state, house, source) or _listed(state, house, source)
    return _random_at_the_trap(state, house, source)


def _listed(state: State, house: House, source: Source) -> Action:
    actions = list(legal.LegalActions(view_of(state, state.turn), house))
    return actions[below(source, len(actions))]


def _random_move(state: State, house: House, source: Source) -> Action | None:
    guests, counts = movers(state), step_counts(state)
    width, more = house.widths[counts[0]], house.widths[counts[-1]] if counts[1:] else 0
    both = width + more
    moves = len(guests) * both
    choices = moves + may_send_back(state)
    ends, pawns, occupied = house.ends, state.pawns, state.occupied
    allowed, leads, random = house.allowed(state), house.paths.leads, source.random
    for _ in range(_TRIES):
        drawn = int(random() * choices)
        if drawn == moves:
            # Where no pawn can move, forgoing is legal too: then list.
            return SendBack() if may_move(state, house) else None
        which, place = divmod(drawn, both)
        guest, count = guests[which], counts[0]
        if place >= width:
            place -= width
            count = counts[1]
        space = pawns[guest]
        targets = ends[count][space]
        if place < len(targets):
            end = targets[place]
            others = occupied ^ (1 << space)
            if (allowed & ~others) >> end & 1 and leads(space, count, end, others):
                return Move(guest, count, end)
        elif place == house.widths[count] - 1 and house.can_leave(state, guest, count):
            return Move(guest, count, GONE) if may_move(state, house) else None
    return None


def _random_at_the_trap(state: State, house: House, source: Source) -> Action:
    cards = legal.fitting(state, house)
    if state.step == TRAPPED:
        hand = state.hands[state.turn]
        actions: list[Action] = [Play(card) for card in cards if hand[card]]
        if can_draw(state.deck_size, state.discards):
            actions.append(DrawCard())
        actions.append(Decline())
    else:
        actions = [Play(state.drawn)] if state.drawn in cards else []
        actions.append(Keep())
    return actions[below(source, len(actions))]
