"""Curves as the drawings write them: points that a line runs through, smoothly or sharply.

``"20,80 50,10 80,80!"`` runs smoothly through its points and turns sharply at those marked ``!``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

Point = tuple[float, float]
"""Across and down."""


class Knot(NamedTuple):
    """A point of a curve; at a ``sharp`` one the curve has a corner."""

    x: float
    y: float
    sharp: bool = False


def knots(text: str) -> list[Knot]:
    """Read the points of a curve: ``"20,80 50,10 80,80!"``."""
    read = []
    for word in text.split():
        x, y = word.removesuffix("!").split(",")
        read.append(Knot(float(x), float(y), word.endswith("!")))
    return read


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> list[Knot]:
    """The points of an ellipse, clockwise from its top."""
    ry = rx if ry is None else ry
    return [Knot(x, y - ry), Knot(x + rx, y), Knot(x, y + ry), Knot(x - rx, y)]


def box(x: float, y: float, width: float, height: float) -> list[Knot]:
    """The points of an upright rectangle, clockwise from its upper left corner."""
    return [
        Knot(x, y, True),
        Knot(x + width, y, True),
        Knot(x + width, y + height, True),
        Knot(x, y + height, True),
    ]


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> list[Knot]:
    """The points of a star that stands on two of them."""
    turns = [pi * step / points - pi / 2 for step in range(2 * points)]
    radii = [outer, inner] * points
    return [
        Knot(x + radius * cos(turn), y + radius * sin(turn), True)
        for radius, turn in zip(radii, turns, strict=True)
    ]


def unit(x: float, y: float) -> Point:
    """A vector of length 1 in that direction."""
    length = hypot(x, y) or 1.0
    return x / length, y / length


def tangents(line: Sequence[Knot], closed: bool) -> list[tuple[Point, Point]]:
    """Unit vectors in which the curve comes to each knot and leaves it."""
    last = len(line) - 1
    both: list[tuple[Point, Point]] = []
    for place, knot in enumerate(line):
        before = line[place - 1] if place or closed else knot
        after = line[(place + 1) % len(line)] if place < last or closed else knot
        if knot.sharp:
            both.append(
                (
                    unit(knot.x - before.x, knot.y - before.y),
                    unit(after.x - knot.x, after.y - knot.y),
                )
            )
        else:
            through = unit(after.x - before.x, after.y - before.y)
            both.append((through, through))
    return both


def area(line: Sequence[Knot]) -> float:
    """Twice the area within a closed curve; negative if it runs counter-clockwise."""
    return sum(
        here.x * there.y - there.x * here.y
        for here, there in zip(line, [*line[1:], line[0]], strict=True)
    )
