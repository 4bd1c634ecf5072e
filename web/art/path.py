"""The text of a path: what the pen draws, in as few bytes as it can be said."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from web.art.curves import Knot, Point, area, tangents

HANDLE: Final = 0.39
"""Length of a Bezier handle in parts of its chord; four points then make a fair circle."""

GRID: Final = 5
"""Steps of a path's numbers to a unit: whole numbers are the shortest to write."""

SMALL: Final = 5
"""Chords up to this long bend as a quadratic curve, however sharply."""


def _control(here: Knot, out: Point, there: Knot, into: Point) -> Point | None:
    """The control point of a quadratic curve from ``here`` to ``there``, if one will do."""
    x, y = there.x - here.x, there.y - here.y
    chord = hypot(x, y)
    if here.sharp:
        return there.x - into[0] * chord / 2, there.y - into[1] * chord / 2
    if there.sharp:
        return here.x + out[0] * chord / 2, here.y + out[1] * chord / 2
    turn = out[0] * into[1] - out[1] * into[0]
    if abs(turn) < 0.05:
        return None
    ahead = (x * into[1] - y * into[0]) / turn
    back = (out[0] * y - out[1] * x) / turn
    gentle = out[0] * into[0] + out[1] * into[1] > 0.25 or chord < SMALL
    if not gentle or not 0.1 < ahead / chord < 1.5 or not 0.1 < back / chord < 1.5:
        return None
    return here.x + out[0] * ahead, here.y + out[1] * ahead


class Path:
    """The text of a path under way, on a grid that rounding errors cannot leave.

    Filling closes what it draws; no figure is closed by a command of its own.
    """

    def __init__(self) -> None:
        self._x = self._y = 0
        self._command = ""
        self.text = ""

    def _add(self, command: str, *points: Point) -> None:
        moves: list[int] = []
        x, y = self._x, self._y
        for px, py in points:
            moves += (round(px * GRID) - x, round(py * GRID) - y)
        # All points of a command count from where it begins.
        if moves[-2:] == [0, 0] and command != "m":
            return
        self._x, self._y = x + moves[-2], y + moves[-1]
        text = "" if command == self._command and command != "m" else command
        for number in moves:
            joined = number < 0 or text[-1:] in ("m", "l", "q", "c")
            text += f"{number}" if joined else f" {number}"
        # Pairs that follow a move are lines.
        self._command = "l" if command == "m" else command
        self.text += text

    def lift(self, to: Knot) -> None:
        """Begin another figure at ``to``."""
        self._add("m", (to.x, to.y))

    def straight(self, end: Knot) -> None:
        """Go on to ``end`` in a straight line."""
        self._add("l", (end.x, end.y))

    def bend(self, control: Point, end: Knot) -> None:
        """Go on to ``end`` in one bend."""
        self._add("q", control, (end.x, end.y))

    def outline(self, line: Sequence[Knot]) -> None:
        """A closed curve, clockwise, so that curves that overlap never cut holes."""
        if area(line) < 0:
            line = line[::-1]
        self.lift(line[0])
        if all(knot.sharp for knot in line):
            for knot in line[1:]:
                self.straight(knot)
            return
        ways = tangents(line, closed=True)
        for place, here in enumerate(line):
            there = line[(place + 1) % len(line)]
            out, into = ways[place][1], ways[(place + 1) % len(line)][0]
            if here.sharp and there.sharp:
                if place < len(line) - 1:
                    self.straight(there)
            elif control := _control(here, out, there, into):
                self.bend(control, there)
            else:
                reach = HANDLE * hypot(there.x - here.x, there.y - here.y)
                self._add(
                    "c",
                    (here.x + out[0] * reach, here.y + out[1] * reach),
                    (there.x - into[0] * reach, there.y - into[1] * reach),
                    (there.x, there.y),
                )

    def circle(self, x: float, y: float, radius: float) -> None:
        """A circle around ``x, y``: all but one step of the way round."""
        size = max(1, round(radius * GRID))
        self.lift(Knot(x - radius, y))
        self.text += f"a{size} {size} 0 1 1 0 1"
        self._y += 1
        self._command = "a"
