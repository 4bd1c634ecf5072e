"""What is random in 13 Dead End Drive, and what follows from each outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dead_end.chance import Dice, Draw, Shuffle
from dead_end.contract import PUBLIC, Chance, Event, Telling
from dead_end.games.drive_13 import actions, facts
from dead_end.games.drive_13.house import House
from dead_end.games.drive_13.material import CARDS, DETECTIVE, GUESTS, Material
from dead_end.games.drive_13.state import DEALING, DETECTIVE_CAME, DRAWN, STARTING, Shown, State
from dead_end.games.drive_13.turns import (
    best_rollers,
    come_up,
    draw_next,
    end,
    go_on_moving,
    hang_next,
    only_detectives,
    unseen_portraits,
)


def due(state: State, material: Material) -> Chance:
    """What chance is to decide, where no seat is."""
    match state.step:
        case "seating":
            return Chance(actions.SEATING, Shuffle(material.guests))
        case "dealing":
            return Chance(actions.DEALING, Shuffle(material.guests))
        case "starting":
            return Chance(actions.STARTING, Dice(2 * len(state.tied)))
        case "hanging":
            return Chance(actions.HANGING, Draw(unseen_portraits(state)), state.turn)
        case "rolling":
            return Chance(actions.ROLLING, Dice(2), state.turn)
    # The order of the deck is not kept: the card on top is any of those left.
    return Chance(actions.DRAWING, Draw(tuple(state.deck)), state.turn)


def _seat(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``13.S1``."""
    for chair, guest in zip(house.mansion.chairs, numbers, strict=False):
        state.pawns[guest] = chair
        state.occupied |= 1 << chair
    state.step = DEALING
    if tell is not None:
        tell.append(Event(facts.Seated(tuple(GUESTS[guest] for guest in numbers)), None))


def _deal(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``13.S3``: the first cards to seat 0, the next to seat 1, and so on; then the secret ones."""
    seats = state.seats
    cards = iter(numbers)
    for each, secret in ((material.guest_cards[seats], 0), (material.secret_cards[seats], 1)):
        for seat in range(seats):
            for _ in range(each):
                guest = next(cards)
                state.owners[guest] = seat
                state.secret |= secret << guest
    state.step = STARTING
    if tell is not None:
        for viewer in range(PUBLIC, seats):
            own = tuple(
                GUESTS[guest]
                for guest, owner in enumerate(state.owners)
                if viewer != PUBLIC and owner == viewer and not state.secret >> guest & 1
            )
            tell.append(Event(facts.Dealt(own), (viewer,)))


def _start(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``13.S4``, ``all.A4``."""
    rolling = state.tied
    state.tied = best_rollers(rolling, numbers)
    if tell is not None:
        tied = state.tied if len(state.tied) > 1 else ()
        tell.append(Event(facts.StartRolled(rolling, numbers, tied), None))
    if len(state.tied) == 1:
        state.first = state.tied[0]
        state.tied = ()
        hang_next(state, house, tell)


def _hang(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``13.S2``, ``13.O1``."""
    come_up(state, house, numbers[0], tell)


def _roll(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``13.T1``."""
    state.dice = state.left = numbers
    if tell is not None:
        tell.append(Event(facts.Rolled(state.turn, numbers), None))
    go_on_moving(state, house, tell)


def _draw(
    state: State, material: Material, house: House, numbers: tuple[int, ...], tell: Telling
) -> None:
    """``13.P2``."""
    card, seat = numbers[0], state.turn
    state.deck[card] -= 1
    state.deck_size -= 1
    if card == DETECTIVE:
        _show_detective(state, house, tell)
        return
    state.drawn = card
    state.step = DRAWN
    if tell is not None:
        tell.append(Event(facts.CardDrawn(seat, CARDS[card]), (seat,)))
        others = tuple(viewer for viewer in range(PUBLIC, state.seats) if viewer != seat)
        tell.append(Event(facts.CardDrawn(seat, None), others))


def _show_detective(state: State, house: House, tell: Telling) -> None:
    """``13.P2``, ``13.P5``, ``13.E2``."""
    state.discards.append(DETECTIVE)
    state.history.append(Shown(state.turn))
    state.detective += 1
    arrived = state.detective == int(state.options["track"])
    again = not arrived and not only_detectives(state)
    if tell is not None:
        shown = facts.DetectiveDrawn(state.turn, state.detective, again)
        tell.append(Event(shown, None))
    if arrived:
        end(state, DETECTIVE_CAME, tell)
    elif again:
        draw_next(state, tell)
    else:
        go_on_moving(state, house, tell)


OUTCOMES: Final[dict[str, Callable[[State, Material, House, tuple[int, ...], Telling], None]]] = {
    actions.SEATING: _seat,
    actions.DEALING: _deal,
    actions.STARTING: _start,
    actions.HANGING: _hang,
    actions.ROLLING: _roll,
    actions.DRAWING: _draw,
}
"""What to do with an outcome, by the name of what was due."""
