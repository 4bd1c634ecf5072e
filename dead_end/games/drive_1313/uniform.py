"""One legal action, each as likely: the fast path of playouts.

Listing every legal move would cost a hundred walks. Instead a pawn, a count and an end are drawn
from the empty house, whose walks include all those of the full one, and kept if the walk is open:
what is kept is uniform. ``tests/games/drive_1313/test_uniform.py`` holds it to the list.
"""

from __future__ import annotations

from dead_end.chance import Source, below
from dead_end.games.drive_1313 import legal
from dead_end.games.drive_1313.actions import (
    Action,
    Decline,
    Done,
    DrawCard,
    Move,
    RunForIt,
    Spring,
    Summon,
    TakeHeir,
)
from dead_end.games.drive_1313.house import House, may_walk, movers, step_counts
from dead_end.games.drive_1313.material import FIRST_ROOM, GONE, HEIR, ROOMS, RUN, traps_of
from dead_end.games.drive_1313.state import OFFERED, PLAYING, State
from dead_end.games.drive_1313.view import view_of

_TRIES = 400
"""After so many refused draws the house is nearly shut, and listing is the quicker way."""


def random_action(state: State, house: House, source: Source) -> Action:
    """A legal action of the seat whose turn it is, uniform over its legal actions."""
    if state.step == OFFERED:
        return DrawCard() if source.random() < 0.5 else Decline()
    if state.step == PLAYING:
        return _random_play(state, house, source)
    return _random_move(state, house, source) or _listed(state, house, source)


def _listed(state: State, house: House, source: Source) -> Action:
    actions = list(legal.LegalActions(view_of(state, state.turn), house))
    return actions[below(source, len(actions))]


def _random_move(state: State, house: House, source: Source) -> Action | None:
    heirs, counts = movers(state), step_counts(state)
    width, more = house.widths[counts[0]], house.widths[counts[-1]] if counts[1:] else 0
    both = width + more
    choices = len(heirs) * both
    ends, pawns, occupied = house.ends, state.pawns, state.occupied
    walk, random = house.mansion.walk, source.random
    for _ in range(_TRIES):
        which, place = divmod(int(random() * choices), both)
        heir, count = heirs[which], counts[0]
        if place >= width:
            place -= width
            count = counts[1]
        space = pawns[heir]
        targets = ends[count][space]
        if place < len(targets):
            end = targets[place]
            if walk(space, count, occupied ^ (1 << space)) >> end & 1:
                return Move(heir, count, end)
        elif place == house.widths[count] - 1 and _leaves(state, house, heir, count):
            # Where nothing but escapes is open, forgoing is legal too: then list.
            return Move(heir, count, GONE) if may_walk(state, house) else None
    return None


def _leaves(state: State, house: House, heir: int, count: int) -> bool:
    owned = state.owners[heir] == state.turn or state.options["open_door"]
    return bool(owned) and house.can_leave(state, heir, count)


def _random_play(state: State, house: House, source: Source) -> Action:
    hand, occupied = state.hands[state.turn], state.occupied
    plays: list[Action] = [Done()]
    standing = [trap for trap, space in enumerate(house.trap_spaces) if occupied >> space & 1]
    if standing:
        for card in range(RUN + 1, len(hand)):
            if hand[card]:
                plays += [Spring(card, trap) for trap in traps_of(card) if trap in standing]
    if state.other_played:
        return plays[below(source, len(plays))]
    if hand[HEIR]:
        plays += [
            TakeHeir(seat)
            for seat, count in enumerate(state.heir_counts)
            if count and seat != state.turn
        ]
    if hand[RUN]:
        plays.append(RunForIt())
    rooms = [room for room in range(len(ROOMS)) if hand[FIRST_ROOM + room]]
    inside = occupied.bit_count()
    free = [house.rooms[room] & ~occupied for room in rooms]
    summons = [inside * spaces.bit_count() for spaces in free]
    which = below(source, len(plays) + sum(summons))
    if which < len(plays):
        return plays[which]
    which -= len(plays)
    for room, spaces, count in zip(rooms, free, summons, strict=True):
        if which < count:
            heirs = [heir for heir, space in enumerate(state.pawns) if space >= 0]
            heir, place = heirs[which % inside], which // inside
            return Summon(room, heir, _nth(spaces, place))
        which -= count
    raise AssertionError("the plays were counted wrongly")


def _nth(mask: int, place: int) -> int:
    for _ in range(place):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
