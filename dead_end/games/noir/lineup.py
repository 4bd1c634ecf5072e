"""The board of Noir: who is adjacent to whom, how a line shifts, how the board closes up.

A board is its suspects in rows from the top, each row from the left, and the number of its columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

BITS: Final = tuple(1 << suspect for suspect in range(32))


@cache
def neighbours(cells: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """The places adjacent to each place of a board of that shape (``noir.S3``)."""
    rows = cells // columns
    return tuple(
        tuple(
            row * columns + column
            for row in range(max(0, at // columns - 1), min(rows, at // columns + 2))
            for column in range(max(0, at % columns - 1), min(columns, at % columns + 2))
            if row * columns + column != at
        )
        for at in range(cells)
    )


def near(board: Sequence[int], columns: int, suspect: int) -> int:
    """The mask of all suspects adjacent to ``suspect``, dead or alive (``noir.S3``).

    Raises ValueError if it is no longer on the board.
    """
    mask = 0
    for place in neighbours(len(board), columns)[board.index(suspect)]:
        mask |= BITS[board[place]]
    return mask


def line_length(board: Sequence[int], columns: int, way: int) -> int:
    """How many cards there are in a line that is shifted that way."""
    return columns if way < 2 else len(board) // columns


def shifted(board: Sequence[int], columns: int, way: int, line: int) -> list[int]:
    """The board after row or column ``line`` has moved by one (``noir.A1``)."""
    after = list(board)
    cells = slice(line * columns, (line + 1) * columns) if way < 2 else slice(line, None, columns)
    moving = after[cells]
    # Left and up: the first card falls off and comes in again behind the last.
    after[cells] = moving[-1:] + moving[:-1] if way & 1 else moving[1:] + moving[:1]
    return after


def dead_lines(
    board: Sequence[int], columns: int, deceased: int
) -> tuple[list[int], list[int]] | None:
    """The rows and the columns of deceased suspects only (``noir.B1``); None if there are none."""
    rows, dead = [], []
    for start in range(0, len(board), columns):
        for suspect in board[start : start + columns]:
            if not deceased >> suspect & 1:
                break
        else:
            rows.append(start // columns)
    for column in range(columns):
        for suspect in board[column::columns]:
            if not deceased >> suspect & 1:
                break
        else:
            dead.append(column)
    return (rows, dead) if rows or dead else None


def closed_up(
    board: Sequence[int], columns: int, rows: Sequence[int], dead: Sequence[int]
) -> tuple[list[int], int]:
    """The board without those rows and columns, and how many columns it then has (``noir.B1``)."""
    kept = [
        suspect
        for place, suspect in enumerate(board)
        if place // columns not in rows and place % columns not in dead
    ]
    return kept, columns - len(dead)
