"""What each action of a seat does in 1313 Dead End Drive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dead_end.contract import Event, Telling
from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.actions import (
    Decline,
    Done,
    DrawCard,
    Forgo,
    Move,
    RunForIt,
    Spring,
    Summon,
    TakeHeir,
)
from dead_end.games.drive_1313.house import House
from dead_end.games.drive_1313.material import (
    CARDS,
    ESCAPED,
    FIRST_ROOM,
    GONE,
    HEIR,
    HEIRS,
    INSIDE,
    KNOCKED_OFF,
    RUN,
    TRAPS,
    UNOWNED,
    is_other,
)
from dead_end.games.drive_1313.state import DRAWING, RUN_ROLLING, RUNNING, TAKING, Laid, State
from dead_end.games.drive_1313.turns import (
    ends,
    go_on_drawing,
    go_on_moving,
    go_on_playing,
    lose_dice,
    next_turn,
)
from dead_end.two_dice import left_after
from dead_end.whereabouts import write_space


def _move(state: State, house: House, move: Move, tell: Telling) -> None:
    heir, space, start = move.heir, move.space, state.pawns[move.heir]
    run = state.step == RUNNING
    state.occupied ^= 1 << start
    if space == GONE:
        _escape(state, house, move, start, run, tell)
    else:
        state.pawns[heir] = space
        state.occupied |= 1 << space
        if tell is not None:
            tell.append(Event(_moved(house, state.turn, move, start, run), None))
    if run:
        state.left = ()
    else:
        state.moved |= 1 << heir
        state.left = left_after(state.left, move.count)
        if space in house.trap_spaces:
            state.landed += (heir,)
    if ends(state, tell):
        return
    if run:
        go_on_playing(state, tell)
    else:
        go_on_moving(state, house, tell)


def _moved(house: House, seat: int, move: Move, start: int, run: bool) -> facts.Moved:
    board = house.mansion
    return facts.Moved(
        seat,
        HEIRS[move.heir],
        move.count,
        write_space(start, board),
        write_space(move.space, board),
        run,
    )


def _escape(state: State, house: House, move: Move, start: int, run: bool, tell: Telling) -> None:
    """``1313.E1`` to ``1313.E3``."""
    heir = move.heir
    owner, bags = state.owners[heir], state.bags[heir]
    state.pawns[heir] = GONE
    state.fates[heir] = ESCAPED
    heritor = None
    _lay(state, heir)
    if owner == UNOWNED:
        heritor = _slide(state, heir)
    else:
        state.bags[heir] = 0
        state.collected[owner] += bags
    if tell is not None:
        fact = facts.Escaped(
            state.turn,
            HEIRS[heir],
            move.count,
            write_space(start, house.mansion),
            run,
            None if owner == UNOWNED else owner,
            bags,
            None if heritor is None else HEIRS[heritor],
        )
        tell.append(Event(fact, None))


def _forgo(state: State, house: House, action: Forgo, tell: Telling) -> None:
    """``1313.T4``."""
    run = state.step == RUNNING
    lose_dice(state, tell)
    if run:
        go_on_playing(state, tell)
    else:
        go_on_drawing(state, tell)


def _draw_card(state: State, house: House, action: DrawCard, tell: Telling) -> None:
    state.step = DRAWING
    if tell is not None:
        chosen = facts.CardChosen(state.turn, HEIRS[state.landed[0]])
        tell.append(Event(chosen, None))


def _decline(state: State, house: House, action: Decline, tell: Telling) -> None:
    heir, state.landed = state.landed[0], state.landed[1:]
    if tell is not None:
        tell.append(Event(facts.CardDeclined(state.turn, HEIRS[heir]), None))
    go_on_drawing(state, tell)


def _summon(state: State, house: House, action: Summon, tell: Telling) -> None:
    """``1313.P2``."""
    _discard(state, FIRST_ROOM + action.room, tell)
    start = state.pawns[action.heir]
    state.pawns[action.heir] = action.space
    state.occupied ^= (1 << start) | (1 << action.space)
    if tell is not None:
        board = house.mansion
        fact = facts.Summoned(
            state.turn,
            HEIRS[action.heir],
            write_space(start, board),
            write_space(action.space, board),
        )
        tell.append(Event(fact, None))
    go_on_playing(state, tell)


def _take_heir(state: State, house: House, action: TakeHeir, tell: Telling) -> None:
    """``1313.P3``."""
    _discard(state, HEIR, tell)
    state.loser = action.seat
    state.step = TAKING
    if tell is not None:
        tell.append(Event(facts.HeirChosenFrom(state.turn, action.seat), None))


def _run(state: State, house: House, action: RunForIt, tell: Telling) -> None:
    """``1313.P4``."""
    _discard(state, RUN, tell)
    state.step = RUN_ROLLING


def _spring(state: State, house: House, action: Spring, tell: Telling) -> None:
    """``1313.P5``, ``1313.P6``, ``1313.K1``, ``1313.K2``, ``1313.K4``."""
    _discard(state, action.card, tell)
    space = house.trap_spaces[action.trap]
    heir = state.pawns.index(space)
    owner, bags = state.owners[heir], state.bags[heir]
    state.pawns[heir] = GONE
    state.occupied ^= 1 << space
    state.fates[heir] = KNOCKED_OFF
    _lay(state, heir)
    heritor = _slide(state, heir)
    if tell is not None:
        fact = facts.KnockedOff(
            state.turn,
            TRAPS[action.trap],
            HEIRS[heir],
            None if owner == UNOWNED else owner,
            bags,
            None if heritor is None else HEIRS[heritor],
        )
        tell.append(Event(fact, None))
    if not ends(state, tell):
        go_on_playing(state, tell)


def _done(state: State, house: House, action: Done, tell: Telling) -> None:
    """``1313.P1``."""
    next_turn(state, tell)


def _lay(state: State, heir: int) -> None:
    """The owner lays the heir card face up; nobody's stays unseen (``1313.K1``)."""
    owner = state.owners[heir]
    state.owners[heir] = UNOWNED
    state.laid_by[heir] = owner
    if owner != UNOWNED:
        state.heir_counts[owner] -= 1
    state.history.append(Laid(owner, heir))


def _slide(state: State, heir: int) -> int | None:
    """Slide the bags to the next heir inside, who is returned; no wrap (``1313.K2``)."""
    bags, state.bags[heir] = state.bags[heir], 0
    for lower in range(heir + 1, len(state.fates)):
        if state.fates[lower] == INSIDE:
            state.bags[lower] += bags
            return lower
    state.lost += bags
    return None


def _discard(state: State, card: int, tell: Telling) -> None:
    """``1313.P7``."""
    seat = state.turn
    state.hands[seat][card] -= 1
    state.card_counts[seat] -= 1
    state.discards.append(card)
    if is_other(card):
        state.other_played = True
    if tell is not None:
        tell.append(Event(facts.CardPlayed(seat, CARDS[card]), None))


PLIES: Final[dict[type, Callable[[State, House, Any, Telling], None]]] = {
    Move: _move,
    Forgo: _forgo,
    DrawCard: _draw_card,
    Decline: _decline,
    Summon: _summon,
    TakeHeir: _take_heir,
    RunForIt: _run,
    Spring: _spring,
    Done: _done,
}
"""How to play a legal action, by its kind."""
