"""The floors, walls and furniture of a house, as curves to draw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Final

from htpy import Element, defs, path, pattern, use
from markupsafe import Markup

from dead_end.floor_plan import HEADINGS, Place
from web.art.furniture import Piece, draw, pieces
from web.games.drives.ground import CELL, Ground, Point

SOFT: Final = ("rug", "carpet")
"""Kinds of furniture that lie on the floor."""

_TABLE: Final = "dining table"

_PIANO: Final = "piano"

_ASKEW: Final = {"north": "west", "west": "north", "south": "east", "east": "south"}


class Floor:
    """What of a house never moves, in the units of its :class:`Ground`."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._board = ground.board

    def outline(self, letter: str) -> str:
        """A floor as one path."""
        corners = (self._ground.corner(place) for place in sorted(self.ground_of(letter)))
        return "".join(f"M{left} {top}h{CELL}v{CELL}h-{CELL}z" for left, top in corners)

    def ground_of(self, letter: str) -> frozenset[Place]:
        """The cells of a floor, those under its furniture too.

        Furniture takes the floor that most of its neighbours inside the same walls have.
        """
        return frozenset(place for place, floor in self._floor_of.items() if floor == letter)

    @cached_property
    def _floor_of(self) -> dict[Place, str]:
        plan = self._board.plan
        floor = {
            (row, column): code[0]
            for row, codes in enumerate(plan.cells)
            for column, code in enumerate(codes)
            if code[0] in self._board.room_mask
        }
        bare = {(piece.row, piece.column) for piece in self._board.furniture}
        while bare:
            found: dict[Place, str] = {}
            for row, column in bare:
                beside = [
                    floor[row + down, column + right]
                    for down, right in HEADINGS.values()
                    if (row + down, column + right) in floor
                    and not plan.walled((row, column), (down, right))
                ]
                if beside:
                    found[row, column] = max(sorted(set(beside)), key=beside.count)
            if not found:
                break
            floor.update(found)
            bare -= found.keys()
        return floor

    def pool(self, letter: str) -> tuple[int, int, int]:
        """The middle of a floor, and how wide it is."""
        corners = [self._ground.corner(place) for place in self.ground_of(letter)]
        left, right = min(x for x, _ in corners), max(x for x, _ in corners) + CELL
        top, bottom = min(y for _, y in corners), max(y for _, y in corners) + CELL
        return (left + right) // 2, (top + bottom) // 2, right - left

    @cached_property
    def _space_at(self) -> dict[Place, int]:
        cells_of = self._board.cells_of
        return {place: space for space in self._board.spaces for place in cells_of(space)}

    def grid(self) -> str:
        """The lines between spaces that adjoin."""
        lines: list[str] = []
        for space in self._board.spaces:
            for row, column in self._board.cells_of(space):
                for down, right in ((0, 1), (1, 0)):
                    beside = (row + down, column + right)
                    if self._space_at.get(beside, space) != space:
                        lines.append(self._edge(beside, (down, right), 3))
        return "".join(lines)

    def thresholds(self) -> str:
        """The open doorways: where two floors meet without a wall."""
        floor = self._floor_of
        lines: list[str] = []
        for (row, column), letter in sorted(floor.items()):
            if (row, column) not in self._space_at:
                continue
            for down, right in ((0, 1), (1, 0)):
                beside = (row + down, column + right)
                if beside not in self._space_at or floor[beside] == letter:
                    continue
                if not self._board.plan.walled((row, column), (down, right)):
                    lines.append(self._edge(beside, (down, right), 2))
        return "".join(lines)

    def _edge(self, place: Place, heading: Place, short: int) -> str:
        """The edge by which a cell is entered with ``heading``, ``short`` units off at each end."""
        left, top = self._ground.corner(place)
        if (heading == (0, 1)) is not self._ground.turned:
            return f"M{left} {top + short}v{CELL - 2 * short}"
        return f"M{left + short} {top}h{CELL - 2 * short}"

    def walls(self) -> str:
        """Every run of wall as one uneven stroke, as a pen leaves it."""
        plan, width = self._board.plan, self._board.width
        runs: list[tuple[Place, Place]] = []
        for row in range(-1, self._board.height):
            below = [(row, column) in plan.walls_below for column in range(width)]
            runs += [((start, row + 1), (end, row + 1)) for start, end in stretches(below)]
        for column in range(-1, width):
            right = [(row, column) in plan.walls_right for row in range(self._board.height)]
            runs += [((column + 1, start), (column + 1, end)) for start, end in stretches(right)]
        if self._ground.turned:
            runs = [((y, x), (bottom, right)) for (x, y), (right, bottom) in runs]
        return "".join(_stroke(start, end) for start, end in runs)

    def name_at(self, letter: str) -> Point:
        """The middle of the line on which a floor's name is written.

        On bare floor, on the longest row of it, of several the one nearest to the middle.
        """
        ground = self.ground_of(letter)
        plain = (letter, f"{letter} ")
        bare = {self._turned(place) for place in ground if self._board.plan.code(place) in plain}
        rows = sorted({row for row, _ in bare})
        centre = sum(self._turned(place)[0] for place in ground) / len(ground)
        across = range(1 + max(column for _, column in bare))
        runs = [
            (end - start, -abs(row - centre), row, start + end)
            for row in rows
            for start, end in stretches([(row, column) in bare for column in across])
        ]
        _, _, row, both = max(runs)
        return both * CELL // 2, row * CELL + CELL // 2

    def _turned(self, place: Place) -> Place:
        """A cell as row and column of the drawing."""
        row, column = place
        return (column, row) if self._ground.turned else place

    def furniture(self, soft: bool) -> Markup:
        """What lies on the floor, or what stands on it, drawn in cells."""
        return Markup("").join(
            draw(piece) for piece in self._pieces() if (piece.kind in SOFT) is soft
        )

    def _pieces(self) -> Iterator[Piece]:
        """The furniture as it lies in the drawing; a piano is one, its bay included."""
        pianos = []
        for piece in map(self._laid, pieces(self._board)):
            if piece.kind == _PIANO:
                pianos.append(piece)
            else:
                yield piece
        if len(pianos) == 1:
            yield pianos[0]
        elif pianos:
            top, left = min(one.row for one in pianos), min(one.column for one in pianos)
            rows = max(one.row + one.rows for one in pianos) - top
            columns = max(one.column + one.columns for one in pianos) - left
            yield Piece(_PIANO, top, left, rows, columns, "north")

    def _laid(self, piece: Piece) -> Piece:
        if not self._ground.turned:
            return piece
        return replace(
            piece,
            row=piece.column,
            column=piece.row,
            rows=piece.columns,
            columns=piece.rows,
            back=_ASKEW[piece.back],
        )

    def facing(self, chair: int) -> int:
        """The turn of a chair whose back is away from the table."""
        row, column = self._turned(divmod(chair, self._board.width))
        table = {
            self._turned((piece.row, piece.column))
            for piece in self._board.furniture
            if piece.kind == _TABLE
        }
        for turn, (down, right) in ((0, (1, 0)), (90, (0, -1)), (180, (-1, 0)), (270, (0, 1))):
            if (row + down, column + right) in table:
                return turn
        return 0


def grains(drawn: Iterable[tuple[str, str]]) -> Element:
    """The grain of each floor, by its word, as a pattern a cell wide."""
    return defs[
        (
            pattern(id=f"grain-{word}", width=CELL, height=CELL, patternUnits="userSpaceOnUse")[
                path(class_=f"grain grain-{word}", d=curve)
            ]
            for word, curve in drawn
        )
    ]


def mark(drawing: str, across: int, down: int, turn: int = 0, size: int = CELL) -> Element:
    """A drawing in the middle of a cell, turned clockwise by so many degrees."""
    return use(
        class_=f"mark-{drawing}",
        href=f"#{drawing}",
        x=-size // 2,
        y=-size // 2,
        width=size,
        height=size,
        transform=f"translate({across} {down})" + (f" rotate({turn})" if turn else ""),
    )


def stretches(filled: list[bool]) -> Iterator[tuple[int, int]]:
    """The runs of True, each by where it begins and where it is over."""
    start = None
    for at, one in enumerate([*filled, False]):
        if one and start is None:
            start = at
        elif not one and start is not None:
            yield start, at
            start = None


def _stroke(start: Place, end: Place) -> str:
    """A wall from one corner of the grid to another (column, row).

    It is a little thicker here and thinner there, always the same.
    """
    (left, top), (right, bottom) = start, end
    level = top == bottom
    length = (right - left) + (bottom - top)
    along = [at * CELL for at in range(length + 1)]
    along[0], along[-1] = along[0] - 3, along[-1] + 3
    there, back = [], []
    for number, at in enumerate(along):
        thick = 3 + (left * 7 + top * 13 + number * 5) % 4 * 0.35
        thin = 3 + (left * 11 + top * 3 + number * 7) % 4 * 0.35
        if level:
            there.append(f"{left * CELL + at} {top * CELL - thick:.1f}")
            back.append(f"{left * CELL + at} {top * CELL + thin:.1f}")
        else:
            # The same way round as a level wall: where they cross, the fill must not cancel out.
            there.append(f"{left * CELL + thin:.1f} {top * CELL + at}")
            back.append(f"{left * CELL - thick:.1f} {top * CELL + at}")
    return f"M{'L'.join(there)}L{'L'.join(reversed(back))}Z"
