"""The furniture of a mansion, drawn in place: one unit of the drawing is one cell of the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from dead_end.mansion import Furniture, Mansion
from web.art.fittings import FITTED
from web.art.furnishings import FACING, SINGLE, SPANNING
from web.art.ink import Pen

TURNS: Final = {"north": 0, "east": 90, "south": 180, "west": 270}
"""Degrees clockwise by which a piece is turned so that its back is to that side."""

SYMBOLS: Final = {
    f"furniture-{kind.replace(' ', '-')}": drawing for kind, drawing in SINGLE.items()
}
"""Drawings of the pieces that cover one cell, by the id of their symbol."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of furniture.

    Attributes:
        kind: what it is, in the words of the map.
        row: its uppermost row, from 0.
        column: its leftmost column, from 0.
        rows: how many cells it covers downwards.
        columns: how many across.
        back: the side that its back is to: north, east, south or west.
    """

    kind: str
    row: int
    column: int
    rows: int
    columns: int
    back: str


def _walls(mansion: Mansion, row: int, column: int, rows: int, columns: int) -> dict[str, int]:
    """How many cell edges of a rectangle have a wall, by side."""
    across, down = range(column, column + columns), range(row, row + rows)
    return {
        "north": sum(mansion.wall_below(row - 1, cell) for cell in across),
        "west": sum(mansion.wall_right(cell, column - 1) for cell in down),
        "east": sum(mansion.wall_right(cell, column + columns - 1) for cell in down),
        "south": sum(mansion.wall_below(row + rows - 1, cell) for cell in across),
    }


def _back(mansion: Mansion, kind: str, row: int, column: int, rows: int, columns: int) -> str:
    """The side to turn the back to: along a whole wall if there is one, a long side rather."""
    if kind not in FACING:
        return "north"
    walls = _walls(mansion, row, column, rows, columns)
    length = {"north": columns, "west": rows, "east": rows, "south": columns}
    return max(walls, key=lambda side: (length[side], walls[side] == length[side]))


def pieces(mansion: Mansion) -> tuple[Piece, ...]:
    """The furniture of a house, piece by piece, from the top of the map.

    Adjoining cells of one kind that is drawn large (a table, a rug) make one rectangle; an
    outline that is no rectangle is cut into several.
    """
    left: dict[tuple[int, int], Furniture] = {
        (cell.row, cell.column): cell for cell in mansion.furniture
    }
    found = []
    for row, column in sorted(left):
        cell = left.get((row, column))
        if cell is None:
            continue

        def alike(row: int, column: int, code: str = cell.code) -> bool:
            beside = left.get((row, column))
            return beside is not None and beside.code == code

        columns = rows = 1
        if cell.kind in SPANNING:
            while alike(row, column + columns):
                columns += 1
            while all(alike(row + rows, column + step) for step in range(columns)):
                rows += 1
        for down in range(rows):
            for across in range(columns):
                del left[row + down, column + across]
        back = _back(mansion, cell.kind, row, column, rows, columns)
        found.append(Piece(cell.kind, row, column, rows, columns, back))
    return tuple(found)


def draw(piece: Piece) -> Markup:
    """One piece where it stands, in cell units.

    A piece of one cell uses its symbol from :func:`web.art.sprites`.

    Raises:
        KeyError: there is no drawing of its kind.
    """
    turn = TURNS[piece.back]
    if piece.kind in SINGLE or piece.kind in FITTED:
        turned = f"rotate({turn} {piece.column + 0.5} {piece.row + 0.5})" if turn else None
        return Markup('<use href="#furniture-{}" x="{}" y="{}" width="1" height="1"{}/>').format(
            piece.kind.replace(" ", "-"),
            piece.column,
            piece.row,
            Markup(' transform="{}"').format(turned) if turned else "",
        )
    # Turned by the pen, not by the page: the light stays where it is.
    pen = Pen()
    wide, deep = 100 * piece.columns, 100 * piece.rows
    corner = {0: (0, 0), 90: (wide, 0), 180: (wide, deep), 270: (0, deep)}[turn]
    across, down = (piece.columns, piece.rows)[:: 1 if turn % 180 == 0 else -1]
    SPANNING[piece.kind](pen.placed(*corner, angle=turn), across, down)
    return Markup('<g transform="translate({} {})">{}</g>').format(
        piece.column, piece.row, pen.sheet(units=100)
    )
