"""Small drawings for the rules of both Drives: a scrap of the plan, with walks on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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


class Scrap:
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
            arrow_head(pen, b, (x, y))
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


def arrow_head(pen: Pen, tip: Sequence[float], way: Sequence[float]) -> None:
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
