"""The board as it never changes: a slab of oak with its figure, its letters and sixteen holes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp, sin
from pathlib import Path
from typing import Final

from htpy import Element, g, path, svg, text, use
from markupsafe import Markup

from dead_end.games.watch_your_step.material import COLUMNS, HOLES, SIDE
from web.art.curves import Knot
from web.art.ink import Pen
from web.games.watch_your_step.measure import (
    ACROSS,
    BACK,
    DOWN,
    FRONT,
    LEFT,
    RIGHT,
    THICK,
    VIEW_BOX,
    Point,
    at,
    middle,
    outline,
    placed,
)

BAKED: Final = Path(__file__).with_name("plan.svg")
"""The slab as the built site brings it along; where it is missing it is drawn."""

_KNOTS: Final = ((0.98, 3.02, 0.3), (3.0, 1.0, 0.24), (2.02, 2.06, 0.13))
"""Knots in the wood, between the holes: across, down, size, in cells."""


@cache
def static_slab() -> Markup:
    """The whole drawing below the tops, as markup; it holds no hooks."""
    if BAKED.exists():
        return Markup(BAKED.read_text("utf-8"))
    corners = [at(LEFT, BACK), at(RIGHT, BACK), at(RIGHT, FRONT), at(LEFT, FRONT)]
    _, right, near, left = corners
    return Markup(
        str(
            svg(".slab", viewBox=VIEW_BOX, aria_hidden="true", focusable="false")[
                path(".slab-shadow", d=_shadow(right, near, left)),
                path(".slab-front", d=outline(left, near, _low(near), _low(left))),
                path(".slab-side", d=outline(near, right, _low(right), _low(near))),
                g(".slab-edges")[_edges(left, near, right)],
                path(".slab-top", d=outline(*corners)),
                g(".slab-figure")[_figure()],
                path(".slab-lit", d=_open(left, corners[0], right)),
                path(".slab-edge", d=_open(left, near, right)),
                path(".slab-edge", d=_open(near, _low(near))),
                path(".slab-inlay", d=_inlay()),
                g(".slab-names")[_names()],
                g(".wells")[
                    (
                        use(href="#well", x=-45, y=-45, width=90, height=90, transform=placed(here))
                        for here in (middle(hole) for hole in range(len(HOLES)))
                    )
                ],
            ]
        )
    )


def _low(point: Point) -> Point:
    return point[0], point[1] + THICK


def _open(*points: Point) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def _shadow(right: Point, near: Point, left: Point) -> str:
    """What the slab darkens of the table, to its lower right."""
    return outline(
        (left[0] + 10, left[1] + THICK - 16),
        (left[0] + 16, left[1] + THICK + 7),
        (near[0] + 12, near[1] + THICK + 9),
        (right[0] + 13, right[1] + THICK + 6),
        (right[0] + 9, right[1] + 30),
    )


def _inlay() -> str:
    """A cut line all round the holes."""
    return outline(
        at(-0.08, -0.08),
        at(SIDE + 0.08, -0.08),
        at(SIDE + 0.08, SIDE + 0.08),
        at(-0.08, SIDE + 0.08),
    )


def _bent(across: float, down: float) -> float:
    """How far the grain is pushed aside there, by the knots and by the tree's own whims."""
    pushed = 0.035 * sin(1.3 * across + 2.1 * down) + 0.02 * sin(2.9 * across - 1.7 * down)
    for x, y, size in _KNOTS:
        away = down - y
        nearness = exp(-(((across - x) / (2.6 * size)) ** 2) - (away / (1.9 * size)) ** 2)
        pushed += (size if away >= 0 else -size) * nearness
    return pushed


def _figure() -> Markup:
    """The grain of the top: lines from end to end that part around the knots."""
    pen = Pen()
    lines = 44
    for line in range(lines):
        down = BACK + 0.05 + (FRONT - BACK - 0.1) * (line + 0.5) / lines
        down += 0.03 * sin(5.1 * line)
        start = LEFT if line % 4 else LEFT + 0.7 + 0.9 * (line % 3)
        end = RIGHT if line % 5 else RIGHT - 0.6 - 0.8 * (line % 4)
        steps = 16
        points = []
        for step in range(steps + 1):
            across = start + (end - start) * step / steps
            bent = min(FRONT - 0.02, max(BACK + 0.02, down + _bent(across, down)))
            points.append(Knot(*at(across, bent)))
        pen.line(points, (1.0, 1.9, 0.8, 1.4, 2.6)[line % 5], "vein")
    for across, down, size in _KNOTS:
        for part in (0.62, 0.4, 0.2):
            ring = [
                at(across + part * size * x * 1.25, down + part * size * y * 0.8)
                for x, y in (
                    (1, 0),
                    (0.7, 0.7),
                    (0, 1),
                    (-0.7, 0.7),
                    (-1, 0),
                    (-0.7, -0.7),
                    (0, -1),
                    (0.7, -0.7),
                    (1, 0),
                )
            ]
            pen.line([Knot(*point) for point in ring], 1.6, "vein", blunt=True)
        pen.dot(*at(across, down), 2.2, "vein")
    return pen.sheet()


def _edges(left: Point, near: Point, right: Point) -> Markup:
    """Long grain along the front, the tree's rings on the sawn end."""
    pen = Pen()
    for line in range(7):
        y = 7 + line * (THICK - 10) / 6
        knots = []
        for step in range(9):
            part = step / 8
            x0, y0 = left[0] + (near[0] - left[0]) * part, left[1] + (near[1] - left[1]) * part
            knots.append(Knot(x0, y0 + y + 2.4 * sin(1.7 * step + line)))
        pen.line(knots[1 if line % 2 else 0 : 9 if line % 3 else 8], 1.5, "vein")
    for ring in range(9):
        part = 0.06 + ring * 0.115
        x = near[0] + (right[0] - near[0]) * part
        y = near[1] + (right[1] - near[1]) * part
        reach = min(1.0, 0.5 + 0.1 * ring)
        lean = 10 - 1.5 * ring
        arched = [
            Knot(x - 6, y + THICK * reach),
            Knot(x + lean * 0.4, y + THICK * 0.45),
            Knot(x + 8, y + 5),
        ]
        pen.line(arched, 1.5, "vein")
    return pen.sheet()


def _names() -> Iterator[Element]:
    """Letters along the front and numbers along the left, cut into the wood."""
    tilt = f"{ACROSS[0] / 100:g} {ACROSS[1] / 100:g} {DOWN[0] / 100:g} {DOWN[1] / 100:g}"
    for number, letter in enumerate(COLUMNS):
        x, y = at(number + 0.5, SIDE + 0.29)
        yield text(".slab-name", transform=f"matrix({tilt} {x:g} {y:g})", y=9)[letter]
    for number in range(SIDE):
        x, y = at(-0.29, number + 0.5)
        yield text(".slab-name", transform=f"matrix({tilt} {x:g} {y:g})", y=9)[str(number + 1)]
