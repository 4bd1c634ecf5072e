"""What moved since the viewer last looked, worked out backwards from where everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import GONE, HEIRS, TRAPS
from dead_end.games.drive_1313.view import View
from dead_end.joins import spaces_in
from dead_end.mansion import NoPath
from web.games.drive_1313.measure import Point, middle, way_out


@dataclass(frozen=True, slots=True)
class Walk:
    """A pawn went.

    ``spaces`` are those of its walk, GONE at the end when it left by the door; ``lifted``: it was
    put there by a card; ``action`` is the number of the action; ``money``: so many bags it took
    along out of the door.
    """

    heir: str
    spaces: tuple[int, ...]
    lifted: bool
    action: int
    money: int = 0

    @property
    def steps(self) -> int:
        """How many steps it is shown walking; two at least, so that a leap is seen too."""
        return max(2, len(self.spaces) - 1)


@dataclass(frozen=True, slots=True)
class Accident:
    """A trap went off."""

    heir: str
    trap: str
    action: int


Motion = Walk | Accident


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


def lines(walk: Walk) -> tuple[str, str]:
    """The walk as two paths: on foot, and through secret passages (or a card's leap)."""
    foot: list[str] = []
    leap: list[str] = []
    for one, other in pairwise(walk.spaces):
        start, end = point_of(one), point_of(other)
        if walk.lifted or _hops(one, other):
            leap.append(_arc(start, end))
        else:
            foot.append(f"M{start[0]} {start[1]}L{end[0]} {end[1]}")
    return "".join(foot), "".join(leap)


def route(walk: Walk, origin: Point) -> str:
    """The walk as one path for a pawn to follow, from ``origin``: through passages it jumps."""
    parts = []
    for number, space in enumerate(walk.spaces):
        across, down = point_of(space)
        hop = number and (walk.lifted or _hops(walk.spaces[number - 1], space))
        step = "M" if not number or (hop and not walk.lifted) else "L"
        parts.append(f"{step}{across - origin[0]} {down - origin[1]}")
    return "".join(parts)


def point_of(space: int) -> Point:
    """The middle of a space, of the welcome stone for GONE."""
    if space == GONE:
        left, top, wide, high = way_out()
        return left + wide // 2, top + high // 2
    return middle(space)


def _hops(one: int, other: int) -> bool:
    return other != GONE and not BOARD.neighbours(one) >> other & 1


def _arc(start: Point, end: Point) -> str:
    """A bow from one point to the other, off the straight line by a fifth of its length."""
    (left, top), (right, bottom) = start, end
    across = (left + right) // 2 + (bottom - top) // 5
    down = (top + bottom) // 2 - (right - left) // 5
    return f"M{left} {top}Q{across} {down} {right} {bottom}"
