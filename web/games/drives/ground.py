"""Where the cells of a house lie in its drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dead_end.floor_plan import Place
from dead_end.mansion import Mansion

CELL: Final = 40
"""The side of a cell, in the drawing's units."""

MARGIN: Final = 6
"""Room around the house for the outer walls."""

Point = tuple[int, int]


class Ground:
    """A house's drawing, measured.

    ``turned``: the rows of the map run down the drawing's columns, so that the front door is on
    the right; ``garden``: so many units of garden on that side. ``wide`` and ``high``: units of the
    whole, without the margin.
    """

    def __init__(self, board: Mansion, *, turned: bool = False, garden: int = 0) -> None:
        self.board = board
        self.turned = turned
        rows, columns = 1 + max(row for row, _ in board.way_out), board.width
        across, down = (rows, columns) if turned else (columns, rows)
        self.wide = across * CELL + garden
        self.high = down * CELL
        self.view_box = f"{-MARGIN} {-MARGIN} {self.wide + 2 * MARGIN} {self.high + 2 * MARGIN}"

    def corner(self, place: Place) -> Point:
        """The upper left corner of a cell of the map."""
        row, column = place
        return (row * CELL, column * CELL) if self.turned else (column * CELL, row * CELL)

    def middle(self, space: int) -> Point:
        """The middle of a space; that of a trap may lie between two cells."""
        corners = [self.corner(place) for place in self.board.cells_of(space)]
        return (
            sum(left for left, _ in corners) // len(corners) + CELL // 2,
            sum(top for _, top in corners) // len(corners) + CELL // 2,
        )

    def frame(self, space: int) -> tuple[int, int, int, int]:
        """The rectangle that a space covers: left, top, width, height."""
        return self._around(self.board.cells_of(space))

    def way_out(self) -> tuple[int, int, int, int]:
        """The rectangle of the welcome stone."""
        return self._around(self.board.way_out)

    def point_of(self, space: int) -> Point:
        """The middle of a space; of the welcome stone for one that is no space."""
        if space in self.board.spaces:
            return self.middle(space)
        left, top, wide, high = self.way_out()
        return left + wide // 2, top + high // 2

    def _around(self, places: Iterable[Place]) -> tuple[int, int, int, int]:
        corners = [self.corner(place) for place in places]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
        return left, top, right - left + CELL, bottom - top + CELL
