"""What moved since the viewer last looked, worked out backwards from where everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dead_end.games.drive_13 import RULES, facts
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import GONE, GUESTS, TRAPS
from dead_end.games.drive_13.view import View
from dead_end.joins import spaces_in
from dead_end.mansion import NoPath
from web.games.drives.walks import Accident, Motion, Walk

_PATHS = RULES.house.paths


def motions(view: View, told: Sequence[Sequence[Any]], recent: int) -> tuple[Motion, ...]:
    """What moved in the actions from ``recent`` on, oldest first.

    ``view`` is the view after all of ``told``. A walk shows one way that its count allows.
    """
    pawns = {one: space for one, space in zip(GUESTS, view.pawns, strict=False) if space != GONE}
    found: list[Motion] = []
    for action in range(len(told) - 1, max(recent, 0) - 1, -1):
        for fact in reversed(told[action]):
            match fact:
                case facts.Moved(_, guest, count, start, end):
                    pawns[guest] = BOARD.space_named(start)
                    spaces = (pawns[guest], BOARD.space_named(end))
                    found.append(Walk(guest, _walked(pawns, guest, count, spaces), False, action))
                case facts.Escaped(_, guest, count, start):
                    pawns[guest] = BOARD.space_named(start)
                    found.append(Walk(guest, _left(pawns, guest, count), False, action))
                case facts.Died(_, trap, guest, _):
                    pawns[guest] = BOARD.traps[TRAPS.index(trap)].space
                    found.append(Accident(guest, trap, action))
                case facts.Seated():
                    return tuple(reversed(found))
    return tuple(reversed(found))


def _walked(
    pawns: dict[str, int], guest: str, count: int, spaces: tuple[int, int]
) -> tuple[int, ...]:
    start, end = spaces
    try:
        return _PATHS.path(start, count, end, _others(pawns, guest))
    except NoPath:
        return spaces


def _left(pawns: dict[str, int], guest: str, count: int) -> tuple[int, ...]:
    """The shortest way to the door and out."""
    start, others = pawns[guest], _others(pawns, guest)
    if BOARD.doors >> start & 1:
        return (start, GONE)
    for steps in range(1, count):
        for door in spaces_in(BOARD.doors):
            if _PATHS.leads(start, steps, door, others):
                return (*_PATHS.path(start, steps, door, others), GONE)
    return (start, GONE)


def _others(pawns: dict[str, int], guest: str) -> int:
    blocked = 0
    for other, space in pawns.items():
        if other != guest:
            blocked |= 1 << space
    return blocked
