"""What happens in Watch Your Step: traps, the lot, cylinders, and the end."""

from __future__ import annotations

from typing import Final

from dead_end.chance import Draw
from dead_end.contract import CONCEDED, NOBODY, PUBLIC, Chance, Ended, Event, Outcome, Telling
from dead_end.games.watch_your_step import actions, facts
from dead_end.games.watch_your_step.actions import Hide, Place
from dead_end.games.watch_your_step.knowledge import is_foreseen
from dead_end.games.watch_your_step.material import (
    HOLES,
    LENGTHS,
    LINES_THROUGH,
    LONG,
    NO_HOLE,
    PLIES,
    RACK,
    SEATS,
    SHORT,
)
from dead_end.games.watch_your_step.state import (
    HIDING,
    LINE,
    LOTTING,
    NOTHING,
    OVER,
    PLACING,
    SHOWS,
    STUCK_OUT,
    TOP,
    USED_UP,
    Ply,
    State,
)
from dead_end.games.watch_your_step.view import view_of

LOT: Final = Chance(actions.LOT, Draw((1,) * SEATS[1]))
"""Who begins (``step.S3``)."""

_PLIES: Final = tuple(
    tuple(
        tuple(
            tuple(Ply(seat, hole, shows, length) for length in range(len(LENGTHS)))
            for shows in range(len(SHOWS))
        )
        for hole in range(len(HOLES))
    )
    for seat in range(SEATS[1])
)
"""All that can be put in a history, made once: playouts are in a hurry."""


def hide(state: State, action: Hide, tell: Telling) -> None:
    """``step.S1``, ``step.S2``: the first seat chooses, then the second."""
    seat, hole = state.turn, action.hole
    state.traps[seat] = hole
    if tell is not None:
        tell.append(Event(facts.TrapHidden(seat, HOLES[hole]), (seat,)))
        tell.append(Event(facts.TrapHidden(seat, None), (PUBLIC, 1 - seat)))
    if seat == 0:
        _put_in(state, seat, hole)
        state.turn = 1
    elif hole == state.traps[0]:
        set_up(state)
        state.clashes.append(hole)
        if tell is not None:
            tell.append(Event(facts.TrapsClashed(HOLES[hole]), None))
    else:
        _put_in(state, seat, hole)
        state.step = LOTTING
        state.turn = NOBODY
        if tell is not None:
            tell.append(Event(facts.TrapsLaid(), None))


def set_up(state: State) -> None:
    """All cylinders in the racks, and the first seat is to hide its trap."""
    state.step = HIDING
    state.turn = 0
    state.traps = [NO_HOLE] * SEATS[1]
    state.lone = 0
    state.left = [list(RACK) for _ in range(SEATS[1])]


def _put_in(state: State, seat: int, hole: int) -> None:
    state.lone |= 1 << hole
    state.left[seat][SHORT] -= 1


def draw_lot(state: State, seat: int, tell: Telling) -> None:
    """``step.S3``."""
    state.first = state.turn = seat
    state.step = PLACING
    if tell is not None:
        tell.append(Event(facts.LotDrawn(seat), None))


def place(state: State, action: Place, tell: Telling) -> None:
    """``step.P2`` to ``step.P5``; then ``step.E1`` or ``step.E2`` may end the game."""
    seat, hole, length = state.turn, action.hole, action.length
    at = 1 << hole
    foreseen = tell is not None and is_foreseen(view_of(state, seat), hole)
    shows = TOP
    if state.lone & at:
        if length == LONG:
            shows = STUCK_OUT
        else:
            state.lone ^= at
    elif length == SHORT:
        shows = NOTHING
        state.lone |= at
    state.left[seat][length] -= 1
    state.history.append(_PLIES[seat][hole][shows][length])
    state.turn = 1 - seat
    if tell is not None:
        _tell_ply(tell, state.history[-1], foreseen)
    if shows == TOP:
        state.tops[seat] |= at
        tops = state.tops[seat]
        for line in LINES_THROUGH[hole]:
            if tops & line == line:
                end(state, LINE, tell)
                return
    if len(state.history) == PLIES:
        end(state, USED_UP, tell)


def _tell_ply(tell: list[Event], ply: Ply, foreseen: bool) -> None:
    """``step.P7``."""
    seat, hole = ply.seat, HOLES[ply.hole]
    own: facts.Vanished | facts.Topped | facts.StuckOut
    told: facts.Vanished | facts.Topped | facts.StuckOut
    if ply.shows == TOP:
        own = facts.Topped(seat, hole, foreseen, LENGTHS[ply.length])
        told = facts.Topped(seat, hole, None, None)
    else:
        kind = facts.Vanished if ply.shows == NOTHING else facts.StuckOut
        own, told = kind(seat, hole, foreseen), kind(seat, hole, None)
    tell.append(Event(own, (seat,)))
    tell.append(Event(told, (PUBLIC, 1 - seat)))


def end(state: State, reason: str, tell: Telling) -> None:
    """The game is over, and the board is cut open (``step.E3``)."""
    state.step = OVER
    state.reason = reason
    if tell is not None:
        tell.append(Event(Ended(*outcome_of(state)), None))
        traps = tuple(None if hole == NO_HOLE else HOLES[hole] for hole in state.traps)
        lengths = tuple(LENGTHS[ply.length] for ply in state.history)
        tell.append(Event(facts.CutOpen(traps, lengths), None))


def outcome_of(state: State) -> Outcome:
    """Who has a row of four wins (``step.E1``); who concedes loses (``all.A10``).

    Else it is a draw (``step.E2``, ``all.A6``). A win scores 1.
    """
    winner = NOBODY
    if state.reason == LINE:
        # Only who plays can complete a row (step.F1).
        winner = state.history[-1].seat
    elif state.reason == CONCEDED:
        # Two play, and who gave up was to decide.
        winner = 1 - state.turn
    winners = () if winner == NOBODY else (winner,)
    return Outcome(state.reason, winners, tuple(int(seat == winner) for seat in range(SEATS[1])))
