"""How a turn of Noir ends, and how a leg and the game do (``noir.E1`` to ``noir.E4``)."""

from __future__ import annotations

from collections.abc import Sequence

from dead_end.contract import (
    AGREED,
    CONCEDED,
    EARLY_REASONS,
    NOBODY,
    Ended,
    Event,
    Outcome,
    Telling,
)
from dead_end.games.noir import facts
from dead_end.games.noir.actions import SHIFTS, Shift
from dead_end.games.noir.lineup import closed_up, dead_lines, line_length
from dead_end.games.noir.material import (
    INSPECTOR,
    KILLER,
    LEGS,
    MOST_IDLE,
    MOST_TIMES,
    NO_ONE,
    SUSPECTS,
    Material,
    members,
    words_of,
)
from dead_end.games.noir.state import (
    CHOOSING,
    HUNTING,
    IDLE,
    MATCH,
    OVER,
    REPETITION,
    SEARCHING,
    UNMASKED,
    Leg,
    Position,
    State,
    Table,
)


def undoing(table: Table, shift: Shift) -> Shift:
    """The shift that would take ``shift`` back (``noir.A2``).

    On a line of two either way does; then it is the first of them, so that there is one way to
    say so.
    """
    if line_length(table.board, table.columns, shift.way) == 2:
        return SHIFTS[shift.way & ~1][shift.line]
    return SHIFTS[shift.way ^ 1][shift.line]


def end_turn(state: State, tell: Telling) -> None:
    """Lines of deceased go, then the other seat is to move (``noir.B1``, ``noir.E1``)."""
    dead = dead_lines(state.board, state.columns, state.deceased)
    if dead is not None:
        state.board, state.columns = closed_up(state.board, state.columns, *dead)
        # No shift brings back the board as it stood (noir.A2).
        state.barred = None
        if tell is not None:
            rows, columns = (tuple(line + 1 for line in lines) for lines in dead)
            tell.append(Event(facts.LinesRemoved(rows, columns), None))
    seat = 1 - state.turn
    if state.idle >= MOST_IDLE:
        end_leg(state, IDLE, NOBODY, tell)
        return
    position = position_of(state, seat)
    times = state.seen.get(position, 0) + 1
    if times == MOST_TIMES:
        end_leg(state, REPETITION, NOBODY, tell)
        return
    state.seen[position] = times
    state.turn = seat
    if seat == state.killer:
        state.step = HUNTING
        state.round += 1
    else:
        state.step = CHOOSING if state.identities[INSPECTOR] == NO_ONE else SEARCHING
    if tell is not None:
        tell.append(Event(facts.TurnBegan(seat, state.round), None))


def position_of(table: Table, seat: int) -> Position:
    """What must be the same for it to be the same position (``noir.E3``), ``seat`` to move."""
    barred = table.barred
    code = NO_ONE if barred is None else barred.way * 8 + barred.line
    return (seat, code, table.columns, *table.board)


def end_leg(state: State, reason: str, winner: int, tell: Telling) -> None:
    """The leg is over and all is shown, as it ended; then the game may be over too.

    ``winner`` is a seat, or NOBODY after a draw.
    """
    killer, inspector = state.identities
    leg = Leg(
        state.killer,
        reason,
        winner,
        (killer, inspector),
        state.hand,
        tuple(state.deck),
        tuple(state.history),
    )
    state.legs.append(leg)
    state.history = []
    state.drawn = NO_ONE
    state.step = UNMASKED
    if tell is not None:
        tell.append(Event(_unmasked(leg), None))
    if not more_legs(state.options["match"], len(state.legs), reason):
        end_game(state, reason_of(state.options["match"], reason), tell)


def end_game(state: State, reason: str, tell: Telling) -> None:
    """No leg follows."""
    state.step = OVER
    state.reason = reason
    if tell is not None:
        tell.append(Event(Ended(*outcome_of(reason, state.legs)), None))


def more_legs(match: object, legs: int, reason: str) -> bool:
    """Whether a leg follows after so many (``noir.S5``); an early end is the end of the match."""
    return bool(match) and legs < LEGS and reason not in EARLY_REASONS


def reason_of(match: object, reason: str) -> str:
    """Why the game is over whose last leg ended for ``reason``."""
    return MATCH if match and reason not in EARLY_REASONS else reason


def lay_out(state: State, material: Material) -> None:
    """An empty table, before the suspects are lined up."""
    state.turn = NOBODY
    state.round = 0
    state.board = []
    state.columns = material.columns
    state.deceased = state.marked = 0
    state.discards = []
    state.barred = None
    state.idle = state.arrested = 0
    state.seen = {}
    state.history = []
    state.identities = [NO_ONE, NO_ONE]
    state.hand = 0
    state.drawn = NO_ONE
    state.deck = []


def outcome_of(reason: str, legs: Sequence[Leg]) -> Outcome:
    """Who won more legs wins (``noir.E2``, ``noir.S5``).

    Who concedes loses all the same (``all.A10``), and to agree is a draw (``all.A6``).
    """
    won = [leg.winner for leg in legs]
    scores = (won.count(0), won.count(1))
    if reason == CONCEDED:
        winners: tuple[int, ...] = (won[-1],)
    elif reason == AGREED or scores[0] == scores[1]:
        winners = ()
    else:
        winners = (0,) if scores[0] > scores[1] else (1,)
    return Outcome(reason, winners, scores)


def _unmasked(leg: Leg) -> facts.Unmasked:
    return facts.Unmasked(
        leg.reason,
        None if leg.winner == NOBODY else leg.winner,
        _word_or_none(leg.identities[KILLER]),
        _word_or_none(leg.identities[INSPECTOR]),
        words_of(members(leg.hand)),
        words_of(leg.deck),
    )


def _word_or_none(suspect: int) -> str | None:
    return None if suspect == NO_ONE else SUSPECTS[suspect]
