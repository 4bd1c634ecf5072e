"""Where the cells of the mansion lie in its drawing."""

from __future__ import annotations

from typing import Final

from dead_end.games.drive_1313.board import BOARD

CELL: Final = 40
"""The side of a cell, in the drawing's units."""

MARGIN: Final = 6
"""Room around the house for the outer walls."""

VIEW_BOX: Final = (
    f"{-MARGIN} {-MARGIN} {BOARD.width * CELL + 2 * MARGIN} {BOARD.height * CELL + 2 * MARGIN}"
)

Point = tuple[int, int]


def middle(space: int) -> Point:
    """The middle of a space; that of a trap lies between its two cells."""
    cells = BOARD.cells_of(space)
    across = sum(column for _, column in cells) * CELL // len(cells) + CELL // 2
    down = sum(row for row, _ in cells) * CELL // len(cells) + CELL // 2
    return across, down


def frame(space: int) -> tuple[int, int, int, int]:
    """The rectangle that a space covers: left, top, width, height."""
    cells = BOARD.cells_of(space)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    bottom, right = max(row for row, _ in cells), max(column for _, column in cells)
    return left * CELL, top * CELL, (right - left + 1) * CELL, (bottom - top + 1) * CELL


def way_out() -> tuple[int, int, int, int]:
    """The rectangle of the welcome stone."""
    rows = [row for row, _ in BOARD.way_out]
    columns = [column for _, column in BOARD.way_out]
    return (
        min(columns) * CELL,
        min(rows) * CELL,
        (max(columns) - min(columns) + 1) * CELL,
        (max(rows) - min(rows) + 1) * CELL,
    )
