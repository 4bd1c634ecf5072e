"""What moved in a house: walks and accidents, and the lines of a walk."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from web.games.drives.ground import Ground, Point


@dataclass(frozen=True, slots=True)
class Walk:
    """A pawn went.

    ``spaces`` are those of its walk, no space at the end when it left by the door; ``lifted``: it
    was put there by a card; ``action`` is the number of the action; ``money``: so many bags it
    took along out of the door.
    """

    who: str
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

    who: str
    trap: str
    action: int


Motion = Walk | Accident


def lines(ground: Ground, walk: Walk) -> tuple[str, str]:
    """The walk as two paths: on foot, and through secret passages (or a card's leap)."""
    foot: list[str] = []
    leap: list[str] = []
    for one, other in pairwise(walk.spaces):
        start, end = ground.point_of(one), ground.point_of(other)
        if walk.lifted or _hops(ground, one, other):
            leap.append(_arc(start, end))
        else:
            foot.append(f"M{start[0]} {start[1]}L{end[0]} {end[1]}")
    return "".join(foot), "".join(leap)


def route(ground: Ground, walk: Walk, origin: Point) -> str:
    """The walk as one path for a pawn to follow, from ``origin``: through passages it jumps."""
    parts = []
    for number, space in enumerate(walk.spaces):
        across, down = ground.point_of(space)
        hop = number and (walk.lifted or _hops(ground, walk.spaces[number - 1], space))
        step = "M" if not number or (hop and not walk.lifted) else "L"
        parts.append(f"{step}{across - origin[0]} {down - origin[1]}")
    return "".join(parts)


def _hops(ground: Ground, one: int, other: int) -> bool:
    board = ground.board
    return other in board.spaces and not board.neighbours(one) >> other & 1


def _arc(start: Point, end: Point) -> str:
    """A bow from one point to the other, off the straight line by a fifth of its length."""
    (left, top), (right, bottom) = start, end
    across = (left + right) // 2 + (bottom - top) // 5
    down = (top + bottom) // 2 - (right - left) // 5
    return f"M{left} {top}Q{across} {down} {right} {bottom}"
