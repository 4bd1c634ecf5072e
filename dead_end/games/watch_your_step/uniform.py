"""One legal action, each as likely: the fast path of playouts."""

from __future__ import annotations

from typing import Final

from dead_end.chance import Source
from dead_end.games.watch_your_step.actions import Action
from dead_end.games.watch_your_step.legal import HIDINGS, PLACINGS
from dead_end.games.watch_your_step.material import ALL_HOLES, HOLES, LONG, SHORT, holes_in
from dead_end.games.watch_your_step.state import HIDING, State

_HALF: Final = len(HOLES) // 2
_LOW: Final = tuple(holes_in(mask) for mask in range(1 << _HALF))
_HIGH: Final = tuple(holes_in(mask << _HALF) for mask in range(1 << _HALF))
"""The holes of each mask of the lower and of the upper half of the board."""


def random_action(state: State, source: Source) -> Action:
    """A legal action of the seat whose turn it is, uniform over its legal actions."""
    if state.step == HIDING:
        return HIDINGS[int(source.random() * len(HIDINGS))]
    first, second = state.tops
    room = ALL_HOLES & ~(first | second)
    open_holes = _LOW[room & (1 << _HALF) - 1] + _HIGH[room >> _HALF]
    longs, shorts = state.left[state.turn]
    which = int(source.random() * len(open_holes) * (2 if longs and shorts else 1))
    if which >= len(open_holes):
        return PLACINGS[SHORT][open_holes[which - len(open_holes)]]
    return PLACINGS[LONG if longs else SHORT][open_holes[which]]
