"""Where the board's holes lie in its drawing: a slab seen from above at an angle.

The board is a plane turned a little and tipped away from the eye, without perspective: circles in
it become ellipses of one shape that lie level, and what stands in it stands upright.
"""

from __future__ import annotations

from typing import Final

from dead_end.games.watch_your_step.material import SIDE

Point = tuple[float, float]

ACROSS: Final = (97, 18)
"""The way from a hole to the next one in its row."""

DOWN: Final = (-24, 72)
"""The way from a hole to the next one in its column."""

TILT: Final = 0.74
"""How high a level circle is drawn, in parts of its width."""

UNIT: Final = 30
"""The height of a short cylinder; a long one is two such units, and so deep is a hole."""

RADIUS: Final = 37
"""Half the width of a hole."""

LEFT, RIGHT, BACK, FRONT = -0.5, SIDE + 0.3, -0.3, SIDE + 0.48
"""The edges of the slab, in cells; holes lie in the middle of theirs."""

THICK: Final = 2.4 * UNIT
"""The height of the slab."""

VIEW_BOX: Final = "-168 -46 606 534"
"""What of the drawing's plane is seen."""

RATIO: Final = 606 / 534


def at(across: float, down: float) -> Point:
    """A point of the board's surface, given in cells from its upper left hole's cell."""
    return (
        round(across * ACROSS[0] + down * DOWN[0], 1),
        round(across * ACROSS[1] + down * DOWN[1], 1),
    )


def middle(hole: int) -> Point:
    """The middle of a hole's mouth."""
    row, column = divmod(hole, SIDE)
    return at(column + 0.5, row + 0.5)


def placed(point: Point) -> str:
    """The transform that puts the origin on a point."""
    return f"translate({point[0]:g} {point[1]:g})"


def outline(*points: Point) -> str:
    """The text of a path along straight edges, closed."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"
