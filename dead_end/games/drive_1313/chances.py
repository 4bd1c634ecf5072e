"""What is random in 1313 Dead End Drive, and what follows from each outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dead_end.chance import Dice, Draw, Shuffle
from dead_end.contract import PUBLIC, Chance, Event, Telling
from dead_end.games.drive_1313 import actions, facts
from dead_end.games.drive_1313.house import House, may_leave, may_walk
from dead_end.games.drive_1313.material import CARDS, CLOCK, HEIRS, UNOWNED, Material
from dead_end.games.drive_1313.state import (
    DEALING,
    MIDNIGHT,
    MOVING,
    RUNNING,
    STARTING,
    State,
    Took,
)
from dead_end.games.drive_1313.turns import (
    begin_turn,
    end,
    go_on_drawing,
    go_on_moving,
    go_on_playing,
    lose_dice,
)


def due(state: State, material: Material) -> Chance:
    """What chance is to decide, where no seat is."""
    match state.step:
        case "seating":
            return Chance(actions.SEATING, Shuffle(material.heirs))
        case "dealing":
            return Chance(actions.DEALING, Shuffle(material.heirs))
        case "starting":
            return Chance(actions.STARTING, Dice(len(state.tied)))
        case "rolling":
            return Chance(actions.ROLLING, Dice(2), state.turn)
        case "drawing":
            return Chance(actions.DRAWING, Draw(_top_of(state.deck)), state.turn)
        case "taking":
            held = tuple(int(owner == state.loser) for owner in state.owners)
            return Chance(actions.TAKING, Draw(held), state.turn)
    return Chance(actions.RUNNING, Dice(1), state.turn)


def _seat(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``1313.S1``."""
    for chair, heir in zip(house.mansion.chairs, numbers, strict=False):
        state.pawns[heir] = chair
        state.occupied |= 1 << chair
    state.step = DEALING
    if tell is not None:
        tell.append(Event(facts.Seated(tuple(HEIRS[heir] for heir in numbers)), None))


def _deal(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``1313.S2``, ``1313.S3``: the first cards to seat 0, the next to seat 1, and so on."""
    seats = state.seats
    each = material.heir_cards[seats]
    for seat in range(seats):
        for heir in numbers[seat * each : (seat + 1) * each]:
            state.owners[heir] = seat
        state.heir_counts[seat] = each
    state.step = STARTING
    if tell is not None:
        for viewer in range(PUBLIC, seats):
            own = tuple(
                HEIRS[heir]
                for heir, owner in enumerate(state.owners)
                if viewer != PUBLIC and owner == viewer
            )
            tell.append(Event(facts.Dealt(own), (viewer,)))


def _start(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``1313.S5``, ``all.A4``."""
    rolling, highest = state.tied, max(numbers)
    state.tied = tuple(
        seat for seat, number in zip(rolling, numbers, strict=True) if number == highest
    )
    if tell is not None:
        tied = state.tied if len(state.tied) > 1 else ()
        tell.append(Event(facts.StartRolled(rolling, numbers, tied), None))
    if len(state.tied) == 1:
        state.first = state.tied[0]
        state.tied = ()
        state.round = 1
        begin_turn(state, state.first, tell)


def _roll(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``1313.T1``."""
    state.dice = state.left = numbers
    state.step = MOVING
    if tell is not None:
        tell.append(Event(facts.Rolled(state.turn, numbers), None))
    go_on_moving(state, house, tell)


def _draw(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``1313.D1``, ``1313.D3``, ``1313.D4``."""
    card, seat = numbers[0], state.turn
    heir, state.landed = state.landed[0], state.landed[1:]
    state.deck[card] -= 1
    state.deck_size -= 1
    if card == CLOCK:
        state.discards.append(CLOCK)
        if tell is not None:
            tell.append(Event(facts.MidnightStruck(seat, HEIRS[heir]), None))
        end(state, MIDNIGHT, tell)
        return
    state.hands[seat][card] += 1
    state.card_counts[seat] += 1
    if tell is not None:
        drawn = facts.CardDrawn(seat, HEIRS[heir], CARDS[card])
        tell.append(Event(drawn, (seat,)))
        hidden = facts.CardDrawn(seat, HEIRS[heir], None)
        tell.append(Event(hidden, _others(state, seat)))
    go_on_drawing(state, tell)


def _take(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``1313.P3``."""
    heir, seat, loser = numbers[0], state.turn, state.loser
    state.owners[heir] = seat
    state.heir_counts[seat] += 1
    state.heir_counts[loser] -= 1
    state.history.append(Took(seat, loser, heir))
    state.loser = UNOWNED
    if tell is not None:
        shown = facts.HeirTaken(seat, loser, HEIRS[heir])
        tell.append(Event(shown, (seat, loser)))
        hidden = facts.HeirTaken(seat, loser, None)
        tell.append(Event(hidden, _others(state, seat, loser)))
    go_on_playing(state, tell)


def _roll_run(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``1313.P4``."""
    state.left = numbers
    state.step = RUNNING
    if tell is not None:
        tell.append(Event(facts.RunRolled(state.turn, numbers[0]), None))
    if not may_walk(state, house) and not may_leave(state, house):
        lose_dice(state, tell)
        go_on_playing(state, tell)


def _top_of(deck: list[int]) -> tuple[int, ...]:
    """What the top card may be: the Clock lies last (``1313.S4``).

    The order of the other cards is not kept: a card drawn from a shuffled deck is any of those
    left.
    """
    others = (*deck[:CLOCK], 0)
    return others if any(others) else tuple(deck)


def _others(state: State, *told: int) -> tuple[int, ...]:
    """Every viewer but ``told``, the spectator first."""
    return tuple(viewer for viewer in range(PUBLIC, state.seats) if viewer not in told)


OUTCOMES: Final[dict[str, Callable[[State, Material, House, tuple[int, ...], Telling], None]]] = {
    actions.SEATING: _seat,
    actions.DEALING: _deal,
    actions.STARTING: _start,
    actions.ROLLING: _roll,
    actions.DRAWING: _draw,
    actions.TAKING: _take,
    actions.RUNNING: _roll_run,
}
"""What to do with an outcome, by the name of what was due."""
