"""What each action of a seat does in 13 Dead End Drive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dead_end.contract import Event, Telling
from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.actions import Decline, DrawCard, Forgo, Keep, Move, Play, SendBack
from dead_end.games.drive_13.house import House
from dead_end.games.drive_13.material import CARDS, ESCAPED, GONE, GUESTS, NO_CARD
from dead_end.games.drive_13.state import DRAWN, ESCAPE, TRAPPED, Kept, Played, State
from dead_end.games.drive_13.turns import (
    die,
    draw_next,
    end,
    go_on_moving,
    hang_next,
    limit_opening,
    lose_dice,
    next_turn,
)
from dead_end.two_dice import left_after
from dead_end.whereabouts import write_space


def _move(state: State, house: House, move: Move, tell: Telling) -> None:
    """``13.T1`` to ``13.T5``, ``13.P1``."""
    guest, space, start = move.guest, move.space, state.pawns[move.guest]
    state.occupied ^= 1 << start
    state.pawns[guest] = space
    state.moved |= 1 << guest
    state.left = left_after(state.left, move.count)
    if space == GONE:
        _escape(state, house, move, start, tell)
        return
    state.occupied |= 1 << space
    if tell is not None:
        name = house.mansion.name_of
        moved = facts.Moved(state.turn, GUESTS[guest], move.count, name(start), name(space))
        tell.append(Event(moved, None))
    state.unmoved &= ~(1 << guest)
    if state.opening:
        limit_opening(state, house, tell)
    if space in house.trap_spaces:
        state.trapped = guest
        state.step = TRAPPED
    else:
        go_on_moving(state, house, tell)


def _escape(state: State, house: House, move: Move, start: int, tell: Telling) -> None:
    """``13.E1``."""
    state.fates[move.guest] = ESCAPED
    if tell is not None:
        fact = facts.Escaped(
            state.turn, GUESTS[move.guest], move.count, write_space(start, house.mansion)
        )
        tell.append(Event(fact, None))
    end(state, ESCAPE, tell)


def _send_back(state: State, house: House, action: SendBack, tell: Telling) -> None:
    """``13.T3``."""
    state.sent_back = True
    state.back.append(state.hanging)
    if tell is not None:
        tell.append(Event(facts.PortraitSentBack(state.turn, GUESTS[state.hanging]), None))
    hang_next(state, house, tell)


def _forgo(state: State, house: House, action: Forgo, tell: Telling) -> None:
    """``13.T4``."""
    lose_dice(state, tell)
    next_turn(state, tell)


def _play(state: State, house: House, play: Play, tell: Telling) -> None:
    """``13.P1``, ``13.P2``, ``13.P5``."""
    seat, card = state.turn, play.card
    drawn = state.step == DRAWN
    if drawn:
        state.drawn = NO_CARD
    else:
        state.hands[seat][card] -= 1
        state.card_counts[seat] -= 1
    state.discards.append(card)
    state.history.append(Played(seat, card, drawn))
    if tell is not None:
        tell.append(Event(facts.CardPlayed(seat, CARDS[card], drawn), None))
    die(state, house, state.trapped, tell)


def _draw_card(state: State, house: House, action: DrawCard, tell: Telling) -> None:
    """``13.P2``, ``13.P3``."""
    if tell is not None:
        tell.append(Event(facts.DrawChosen(state.turn, GUESTS[state.trapped]), None))
    draw_next(state, tell)


def _decline(state: State, house: House, action: Decline, tell: Telling) -> None:
    """``13.P3``."""
    if tell is not None:
        tell.append(Event(facts.DrawDeclined(state.turn, GUESTS[state.trapped]), None))
    go_on_moving(state, house, tell)


def _keep(state: State, house: House, action: Keep, tell: Telling) -> None:
    """``13.P2``: all are told the same, whatever the card."""
    seat, card = state.turn, state.drawn
    state.drawn = NO_CARD
    state.hands[seat][card] += 1
    state.card_counts[seat] += 1
    state.history.append(Kept(seat, card))
    if tell is not None:
        tell.append(Event(facts.CardKept(seat), None))
    go_on_moving(state, house, tell)


PLIES: Final[dict[type, Callable[[State, House, Any, Telling], None]]] = {
    Move: _move,
    SendBack: _send_back,
    Forgo: _forgo,
    Play: _play,
    DrawCard: _draw_card,
    Decline: _decline,
    Keep: _keep,
}
"""How to play a legal action, by its kind."""
