"""One legal action, each as likely: the fast path of playouts. Nothing is listed."""

from __future__ import annotations

from dead_end.chance import Source
from dead_end.games.thirteen_clues.actions import Action
from dead_end.games.thirteen_clues.legal import CONSULTINGS, TAKINGS, accusing, askings, givings
from dead_end.games.thirteen_clues.material import (
    BY_KIND,
    cards_in,
    informants_in,
    mask_of,
    members,
)
from dead_end.games.thirteen_clues.state import GIVING, TAKING, State


def random_action(state: State, source: Source) -> Action:
    """A legal action of the seat whose turn it is, uniform over its legal actions."""
    seat, seats = state.turn, state.seats
    if state.step == GIVING:
        ways = givings(seats, state.hands[seat])
        return ways[int(source.random() * len(ways))]
    if state.step == TAKING:
        givers = [other for other, count in enumerate(state.glasses) if count and other != seat]
        return TAKINGS[givers[int(source.random() * len(givers))]]
    broad, token = bool(state.options["broad"]), bool(state.tokens >> seat & 1)
    first = (seat + 1) % seats
    each = len(askings(seats, broad, token, first))
    asks = each * (seats - 1)
    looks = asks + informants_in(seats)
    unseen = ((1 << cards_in(seats)) - 1) & ~sees(state, seat)
    persons, locations, weapons = (members(unseen & kind) for kind in BY_KIND)
    which = int(source.random() * (looks + len(persons) * len(locations) * len(weapons)))
    if which < asks:
        other, question = divmod(which, each)
        return askings(seats, broad, token, other + (other >= seat))[question]
    if which < looks:
        return CONSULTINGS[which - asks]
    which, weapon = divmod(which - looks, len(weapons))
    person, location = divmod(which, len(locations))
    return accusing(persons[person], locations[location], weapons[weapon])


def sees(state: State, seat: int) -> int:
    """The cards that a seat sees, informants not counted, as a mask."""
    return state.shown & ~state.screens[seat] | mask_of(state.kept[seat])
