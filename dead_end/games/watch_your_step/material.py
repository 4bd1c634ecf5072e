"""What is in the box of Watch Your Step: a board and cylinders (``step.C1``, ``step.C2``).

Holes and lengths are numbered in the orders given here; their words are what records, links and
logs use. A set of holes is a mask of their numbers.
"""

from __future__ import annotations

from typing import Final

from dead_end.contract import Option

SEATS: Final = (2, 2)

COLUMNS: Final = "abcd"
SIDE: Final = len(COLUMNS)
HOLES: Final = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in COLUMNS)
"""Row by row (``step.C1``)."""

ALL_HOLES: Final = (1 << len(HOLES)) - 1

NO_HOLE: Final = -1
"""Where a trap lies that is not hidden yet, or not the viewer's own."""

LENGTHS: Final = ("long", "short")
LONG: Final = 0
SHORT: Final = 1

UNSEEN: Final = -1
"""The length of a top that a viewer was not told (``step.P7``)."""

RACK: Final = (4, 8)
"""Cylinders of each length that a player has (``step.C1``)."""

IN_PLAY: Final = (RACK[LONG], RACK[SHORT] - 1)
"""The same once the trap is hidden (``step.S1``)."""

PLIES: Final = 2 * sum(IN_PLAY)
"""The most that there can be (``step.F1``)."""


def _lines() -> tuple[int, ...]:
    steps = range(SIDE)
    rows = [[(row, column) for column in steps] for row in steps]
    columns = [[(row, column) for row in steps] for column in steps]
    diagonals = [[(at, at) for at in steps], [(at, SIDE - 1 - at) for at in steps]]
    return tuple(
        sum(1 << (SIDE * row + column) for row, column in line)
        for line in (*rows, *columns, *diagonals)
    )


LINES: Final = _lines()
"""The rows, the columns and the two long diagonals, as masks (``step.E1``)."""

LINES_THROUGH: Final = tuple(
    tuple(line for line in LINES if line >> hole & 1) for hole in range(len(HOLES))
)
"""The same by hole."""

OPTIONS: Final = (Option("notes", False, "step.P3"), Option("own_trap", True, "step.P8"))


def holes_in(mask: int) -> tuple[int, ...]:
    """The holes of a mask, ascending."""
    return tuple(hole for hole in range(len(HOLES)) if mask >> hole & 1)
