"""Small drawings for the rules: walks on a scrap of the plan, a turn, bags on their way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final

from htpy import Element, circle, g, rect, svg, text, use
from markupsafe import Markup

from web.art.curves import Knot, box, unit
from web.art.ink import Pen

CELL: Final = 40
"""The side of a space, in a drawing's units."""

EDGE: Final = 6
"""Room around the drawing for its lines and walls."""

SHOWN: Final = 1.4
"""Pixels to a unit where there is room."""

LANE: Final = 6
"""How far to its right a walk keeps, so that there and back are two lines."""

Cell = tuple[float, float]
"""Column and row, counted from the upper left space."""


class _Scrap:
    """A scrap of the plan under way, some spaces wide and high."""

    def __init__(self, columns: float, rows: float) -> None:
        self._size = (columns * CELL, rows * CELL)
        self._floors: list[Element] = []
        self._things: list[Element] = []
        self._pen = Pen()

    def spaces(self, *cells: Cell, floor: str = "great", wide: int = 1, high: int = 1) -> None:
        """Spaces with inked edges; ``floor`` is the room whose wash they have."""
        for column, row in cells:
            x, y = column * CELL, row * CELL
            across, down = wide * CELL, high * CELL
            self._floors.append(
                rect(
                    class_=f"figure-floor floor-{floor}",
                    x=f"{x:g}",
                    y=f"{y:g}",
                    width=across,
                    height=down,
                )
            )
            corners = box(x, y, across, down)
            for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
                self._pen.line([start, end], 1.6, blunt=True)

    def trap(self, cell: Cell, drawing: str, wide: int, high: int) -> None:
        """A trap over two cells."""
        self.spaces(cell, floor="trap", wide=wide, high=high)
        x, y = (cell[0] + wide / 2) * CELL, (cell[1] + high / 2) * CELL
        self.sign(drawing, x, y, 38)

    def wall(self, start: Cell, end: Cell) -> None:
        """A wall between two corners of the grid."""
        knots = [Knot(x * CELL, y * CELL, True) for x, y in (start, end)]
        self._pen.line(knots, 5.5, blunt=True)

    def mark(self, drawing: str, *cells: Cell, turn: int = 0) -> None:
        """What is painted on spaces: an arrow, a trapdoor, stairs."""
        for column, row in cells:
            self.sign(drawing, (column + 0.5) * CELL, (row + 0.5) * CELL, 34, turn)

    def sign(self, drawing: str, x: float, y: float, size: float, turn: int = 0) -> None:
        """A drawing of the house around a point."""
        self._things.append(
            use(
                href=f"#{drawing}",
                x=f"{-size / 2:g}",
                y=f"{-size / 2:g}",
                width=f"{size:g}",
                height=f"{size:g}",
                transform=f"translate({x:g} {y:g}) rotate({turn})",
            )
        )

    def pawn(self, heir: str, cell: Cell) -> None:
        """An heir on a space."""
        x, y = (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL
        self._things.append(
            g(".figure-pawn", transform=f"translate({x:g} {y:g})")[
                circle(".pawn-base", r=15),
                use(href=f"#heir-{heir}", x=-13, y=-14, width=26, height=26),
            ]
        )

    def walk(self, *cells: Cell, leap: int = -1) -> None:
        """A walk with its steps counted; the step ``leap`` goes under the house."""
        points = [((column + 0.5) * CELL, (row + 0.5) * CELL) for column, row in cells]
        pen = Pen()
        steps = []
        walked: Counter[tuple[Cell, Cell]] = Counter()
        for number, (start, end) in enumerate(pairwise(points), 1):
            x, y = unit(end[0] - start[0], end[1] - start[1])
            lane = LANE + 18 * walked[start, end]
            walked[start, end] += 1
            aside = (-y * lane, x * lane)
            far = hypot(end[0] - start[0], end[1] - start[1])
            first = 17 if number == 1 else 7
            a = (start[0] + x * first + aside[0], start[1] + y * first + aside[1])
            b = (start[0] + x * (far - 9) + aside[0], start[1] + y * (far - 9) + aside[1])
            if number == leap:
                _dashes(pen, a, b)
            else:
                pen.line([Knot(*a), Knot(*b)], 3.2, "oxblood", blunt=True)
            _head(pen, b, (x, y))
            steps.append(
                text(
                    ".figure-step",
                    x=f"{(a[0] + b[0]) / 2 - y * 9:g}",
                    y=f"{(a[1] + b[1]) / 2 + x * 9 + 4:g}",
                )[str(number)]
            )
        self._things += [g(".figure-walk")[pen.sheet()], g[steps]]

    def ink(self) -> Pen:
        """The pen, for what has no method of its own."""
        return self._pen

    def drawn(self) -> Markup:
        """The drawing."""
        across, down = (side + 2 * EDGE for side in self._size)
        return Markup(
            str(
                svg(
                    ".figure",
                    viewBox=f"{-EDGE} {-EDGE} {across:g} {down:g}",
                    width=f"{across * SHOWN:g}",
                    height=f"{down * SHOWN:g}",
                    aria_hidden="true",
                    focusable="false",
                )[self._floors, self._pen.sheet(), self._things]
            )
        )


def _head(pen: Pen, tip: Sequence[float], way: Sequence[float]) -> None:
    """The head of an arrow."""
    x, y = tip
    ahead, aside = (way[0] * 7, way[1] * 7), (-way[1] * 5, way[0] * 5)
    pen.blot(
        "oxblood",
        [
            Knot(x + ahead[0], y + ahead[1], True),
            Knot(x + aside[0], y + aside[1], True),
            Knot(x - aside[0], y - aside[1], True),
        ],
    )


def _dashes(pen: Pen, start: Sequence[float], end: Sequence[float], count: int = 5) -> None:
    """A broken line."""
    for dash in range(count):
        ends = []
        for part in (dash / count, (dash + 0.55) / count):
            ends.append(
                Knot(
                    start[0] + (end[0] - start[0]) * part,
                    start[1] + (end[1] - start[1]) * part,
                )
            )
        pen.line(ends, 3.2, "oxblood", blunt=True)


@cache
def walk() -> Markup:
    """There and back within a count (``1313.M4``)."""
    scrap = _Scrap(5, 2)
    scrap.spaces(*((column, row) for row in (0, 1) for column in range(5)))
    scrap.wall((0, 0), (5, 0))
    scrap.pawn("dusty", (0, 1))
    scrap.pawn("lulu", (4, 1))
    scrap.walk((0, 1), (1, 1), (2, 1), (3, 1), (2, 1), (1, 1))
    return scrap.drawn()


@cache
def passage() -> Markup:
    """From a secret passage to another in one step (``1313.M6``)."""
    scrap = _Scrap(6, 2)
    scrap.spaces((0, 0), (1, 0), (0, 1), (1, 1), floor="trophy")
    scrap.spaces((4, 0), (5, 0), (4, 1), (5, 1), floor="vault")
    for side in (2, 4):
        scrap.wall((side, 0), (side, 2))
    scrap.mark("passage", (1, 1), (4, 1))
    scrap.pawn("parker", (0, 1))
    scrap.walk((0, 1), (1, 1), (4, 1), (5, 1), (5, 0), leap=2)
    return scrap.drawn()


@cache
def stairs() -> Markup:
    """Up the stairs (``1313.B4``)."""
    scrap = _Scrap(2, 4)
    scrap.trap((0, 0), "trap-stair", 2, 1)
    scrap.spaces(*((column, row) for row in (1, 2, 3) for column in (0, 1)), floor="art")
    scrap.mark("stairs", *((column, row) for row in (1, 2) for column in (0, 1)))
    scrap.mark("arrow", (1, 3))
    for side in (0, 2):
        scrap.wall((side, 0), (side, 4))
    scrap.wall((0, 0), (2, 0))
    scrap.pawn("sassy", (0, 3))
    scrap.walk((0, 3), (0, 2), (0, 1), (0, 0))
    return scrap.drawn()


@cache
def arrows() -> Markup:
    """The spaces from which a trap is entered (``1313.B3``)."""
    scrap = _Scrap(4, 2)
    scrap.trap((1, 0), "trap-fireplace", 2, 1)
    scrap.spaces(*((column, 1) for column in range(4)))
    scrap.mark("furniture-logs", (0, 0), (3, 0))
    scrap.mark("arrow", (1, 1), (2, 1))
    scrap.wall((0, 0), (4, 0))
    scrap.pawn("prudence", (0, 1))
    scrap.walk((0, 1), (1, 1), (2, 1), (2, 0.1))
    return scrap.drawn()


@cache
def retrap() -> Markup:
    """Off the suit of armor and back onto it (``1313.D2``)."""
    scrap = _Scrap(3, 2)
    scrap.spaces((2, 0), floor="trap", high=2)
    scrap.spaces((0, 0), (0, 1), floor="parlor", wide=2)
    scrap.wall((3, 0), (3, 2))
    scrap.mark("trap-armor", (2, 1))
    scrap.pawn("poopsie", (2, 0))
    scrap.walk((2, 0), (0.6, 0), (0.6, 1), (0.6, 0), (0.6, 1), (1.9, 1))
    return scrap.drawn()


@cache
def door() -> Markup:
    """Out of the front door with steps to spare (``1313.E2``)."""
    scrap = _Scrap(4, 3)
    scrap.spaces(*((column, row) for row in (0, 1) for column in range(4)), floor="hall")
    scrap.spaces((1, 2), floor="path", wide=2)
    scrap.mark("welcome", (1.5, 2))
    scrap.wall((0, 2), (1, 2))
    scrap.wall((3, 2), (4, 2))
    scrap.sign("die-5", 0.5 * CELL, 2.55 * CELL, 30)
    scrap.pawn("clay", (3, 0))
    scrap.walk((3, 0), (2, 0), (2, 1), (2, 2))
    return scrap.drawn()


@cache
def turn() -> Markup:
    """Roll and move, draw, play (``1313.T1``)."""
    scrap = _Scrap(6.5, 1.5)
    pen = scrap.ink()
    scrap.sign("die-4", 18, 22, 32, -6)
    scrap.sign("die-3", 50, 38, 32, 7)
    for left, drawing in ((112, "card-back"), (198, "card-trap")):
        pen.shape("linen", box(left, 2, 42, 56), 2)
        scrap.sign(drawing, left + 21, 30, 36)
    for x in (76, 164):
        _head(pen, (x + 12, 30), (1, 0))
        pen.line([Knot(x, 30), Knot(x + 13, 30)], 3.2, "oxblood", blunt=True)
    return scrap.drawn()


@cache
def slide() -> Markup:
    """Bags on their way down the Will (``1313.K2``)."""
    scrap = _Scrap(4.5, 3)
    pen = scrap.ink()
    pen.shape("linen", box(0, 0, 4.5 * CELL, 3 * CELL), 2)
    for row, (heir, fate) in enumerate((("sassy", "dead"), ("astra", "escaped"), ("smothers", ""))):
        middle = (row + 0.5) * CELL
        scrap.sign(f"heir-{heir}", 24, middle, 34)
        if fate:
            scrap.sign(fate, 66, middle, 26)
        if row:
            pen.line([Knot(8, row * CELL), Knot(4.5 * CELL - 8, row * CELL)], 1.2, "mark")
    pen.line("104,20 150,28 158,60 132,92", 3.2, "oxblood", blunt=True)
    _head(pen, (132, 92), unit(-4, 3))
    scrap.sign("bag", 94, 18, 24)
    scrap.sign("bag", 112, 22, 24)
    for place in range(3):
        scrap.sign("bag", 66 + 22 * place, 2.5 * CELL, 24)
    return scrap.drawn()
