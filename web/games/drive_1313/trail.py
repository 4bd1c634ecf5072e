"""What moved since the viewer last looked, worked out backwards from where everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import GONE, HEIRS, TRAPS
from dead_end.games.drive_1313.view import View
from dead_end.joins import spaces_in
from dead_end.mansion import NoPath
from web.games.drives.walks import Accident, Motion, Walk


def motions(view: View, told: Sequence[Sequence[Any]], recent: int) -> tuple[Motion, ...]:
    """What moved in the actions from ``recent`` on, oldest first.

    ``view`` is the view after all of ``told``. A walk shows one way that its count allows.
    """
    pawns = {heir: space for heir, space in zip(HEIRS, view.pawns, strict=False) if space != GONE}
    found: list[Motion] = []
    for action in range(len(told) - 1, max(recent, 0) - 1, -1):
        for fact in reversed(told[action]):
            match fact:
                case facts.Moved(_, heir, count, start, end, _):
                    pawns[heir] = BOARD.space_named(start)
                    spaces = (pawns[heir], BOARD.space_named(end))
                    walk = _walked(pawns, heir, count, spaces[1])
                    found.append(Walk(heir, walk or spaces, False, action))
                case facts.Summoned(_, heir, start, end):
                    pawns[heir] = BOARD.space_named(start)
                    spaces = (pawns[heir], BOARD.space_named(end))
                    found.append(Walk(heir, spaces, True, action))
                case facts.Escaped(_, heir, count, start, _, owner, bags, _):
                    pawns[heir] = BOARD.space_named(start)
                    walk = _left(pawns, heir, count)
                    found.append(Walk(heir, walk, False, action, 0 if owner is None else bags))
                case facts.KnockedOff(_, trap, heir, _, _, _):
                    pawns[heir] = BOARD.traps[TRAPS.index(trap)].space
                    found.append(Accident(heir, trap, action))
                case facts.Seated():
                    return tuple(reversed(found))
    return tuple(reversed(found))


def _walked(pawns: dict[str, int], heir: str, count: int, end: int) -> tuple[int, ...]:
    blocked = 0
    for other, space in pawns.items():
        if other != heir:
            blocked |= 1 << space
    try:
        return BOARD.path(pawns[heir], count, end, blocked)
    except NoPath:
        return ()


def _left(pawns: dict[str, int], heir: str, count: int) -> tuple[int, ...]:
    """The shortest way to the door and out."""
    start = pawns[heir]
    if BOARD.doors >> start & 1:
        return (start, GONE)
    for steps in range(1, count):
        for door in spaces_in(BOARD.doors):
            walk = _walked(pawns, heir, steps, door)
            if walk:
                return (*walk, GONE)
    return (start, GONE)
