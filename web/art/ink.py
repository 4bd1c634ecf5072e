"""The engraver's pen: curves inked with a line of uneven width, as SVG path elements.

The light falls from the upper left, so that a contour swells on its lower right side. Everything
is a filled path: nothing is stroked, nothing is random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final, Self

from markupsafe import Markup

from web.art.curves import Knot, area, knots, tangents, unit
from web.art.path import GRID, Path

SHADOW: Final = (0.6, 0.8)
"""Unit vector away from the light."""

MITRE: Final = 2.2
"""How much wider than elsewhere a contour may be at a sharp corner."""


def _wobble(x: float, y: float) -> float:
    """How the hand trembled here: -1 to 1, the same for the same place."""
    return 0.6 * sin(0.23 * x + 0.31 * y) + 0.4 * sin(0.71 * x - 0.53 * y + 1.7)


def _inset(line: Sequence[Knot], width: float) -> list[Knot]:
    """The curve inside a closed one that leaves a contour of about ``width`` between them."""
    side = 1.0 if area(line) > 0 else -1.0
    inner = []
    for knot, (into, out) in zip(line, tangents(line, closed=True), strict=True):
        tangent = unit(into[0] + out[0], into[1] + out[1])
        normal = (side * tangent[1], -side * tangent[0])
        slant = max(1 / MITRE, into[0] * tangent[0] + into[1] * tangent[1])
        shade = normal[0] * SHADOW[0] + normal[1] * SHADOW[1]
        depth = width * (0.85 + 0.45 * shade + 0.16 * _wobble(knot.x, knot.y)) / slant
        inner.append(Knot(knot.x - normal[0] * depth, knot.y - normal[1] * depth, knot.sharp))
    return inner


def _bow(path: Path, line: Sequence[Knot], width: float, blunt: bool) -> None:
    """A stroke along three knots, one bend on either side."""
    start, middle, end = line
    bow = (2 * middle.x - (start.x + end.x) / 2, 2 * middle.y - (start.y + end.y) / 2)
    x, y = unit(end.y - start.y, start.x - end.x)
    half = width * (0.5 + 0.1 * _wobble(middle.x, middle.y))
    swell = half if blunt else 2 * half
    tip = 0.45 * width if blunt else 0.0
    path.lift(Knot(start.x + x * tip, start.y + y * tip))
    path.bend((bow[0] + x * swell, bow[1] + y * swell), Knot(end.x + x * tip, end.y + y * tip))
    path.straight(Knot(end.x - x * tip, end.y - y * tip))
    path.bend((bow[0] - x * swell, bow[1] - y * swell), Knot(start.x - x * tip, start.y - y * tip))


def _stroke(path: Path, line: Sequence[Knot], width: float, blunt: bool) -> None:
    """An open curve as a stroke of the pen, pressed and lifted."""
    if len(line) == 2:
        (x1, y1, _), (x2, y2, _) = line
        line = [line[0], Knot((x1 + x2) / 2, (y1 + y2) / 2), line[1]]
    if len(line) == 3 and not line[1].sharp:
        _bow(path, line, width, blunt)
        return
    last = len(line) - 1
    left, right = [], []
    for place, (knot, (into, out)) in enumerate(
        zip(line, tangents(line, closed=False), strict=True)
    ):
        if place in (0, last):
            tangent = out if place == 0 else into
            half = width * 0.42 if blunt else 0.0
        else:
            tangent = unit(into[0] + out[0], into[1] + out[1])
            slant = max(1 / MITRE, into[0] * tangent[0] + into[1] * tangent[1])
            half = width * (0.5 + 0.09 * _wobble(knot.x, knot.y)) / slant
        x, y = -tangent[1] * half, tangent[0] * half
        sharp = knot.sharp or place in (0, last)
        left.append(Knot(knot.x + x, knot.y + y, sharp))
        if blunt or place not in (0, last):
            right.append(Knot(knot.x - x, knot.y - y, sharp))
    path.outline(left + right[::-1])


Curve = str | Sequence[Knot]

PALE: Final = frozenset(("face", "linen", "paper"))
"""Tints that stay pale by lamplight; what bounds them is drawn dark."""


def contour(tint: str) -> str:
    """The tint of the line around a shape of ``tint``."""
    return "mark" if tint in PALE else "ink"


class Pen:
    """Draws on one sheet; a drawing is what :meth:`sheet` then holds.

    Coordinates are those of the drawing, 0 to 100 across unless the drawing says otherwise.
    A *tint* is a class that ``web/styles/art.css`` gives a colour: ``ink`` for contours, ``mass``
    for solid blacks, ``mark`` for what is drawn on pale things, and the washes ``face``,
    ``linen``, ``paper``, ``brass``, ``oxblood``, ``dusk``, ``ivy``, ``wood``.
    """

    def __init__(self) -> None:
        self._marks: list[tuple[str, Path]] = []
        self._place = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self._scale = 1.0

    def placed(
        self, x: float, y: float, angle: float = 0, scale: float = 1, flip: bool = False
    ) -> Self:
        """A pen for the same sheet whose origin is at ``x, y``, turned and scaled from there.

        Args:
            x: where the origin comes to lie.
            y: the same, downwards.
            angle: degrees clockwise.
            scale: factor of all lengths but the width of lines.
            flip: mirror left and right first.
        """
        other = type(self)()
        other._marks = self._marks
        other._scale = self._scale * scale
        turn = radians(angle)
        across = -scale if flip else scale
        a, b = cos(turn) * across, sin(turn) * across
        c, d = -sin(turn) * scale, cos(turn) * scale
        pa, pb, pc, pd, pe, pf = self._place
        other._place = (
            pa * a + pc * b,
            pb * a + pd * b,
            pa * c + pc * d,
            pb * c + pd * d,
            pa * x + pc * y + pe,
            pb * x + pd * y + pf,
        )
        return other

    def _knots(self, curve: Curve) -> list[Knot]:
        a, b, c, d, e, f = self._place
        line = knots(curve) if isinstance(curve, str) else curve
        return [Knot(a * x + c * y + e, b * x + d * y + f, sharp) for x, y, sharp in line]

    def _path(self, tint: str) -> Path:
        """The path to go on with in ``tint``: the last one, if it is of that tint."""
        if not self._marks or self._marks[-1][0] != tint:
            self._marks.append((tint, Path()))
        return self._marks[-1][1]

    def shape(self, tint: str, curve: Curve, line: float = 2.2) -> None:
        """A closed shape washed with ``tint`` inside an inked contour about ``line`` wide."""
        outer = self._knots(curve)
        self._path(contour(tint)).outline(outer)
        self._path(tint).outline(_inset(outer, line))

    def disc(self, tint: str, x: float, y: float, radius: float, line: float = 2.2) -> None:
        """The same for a circle, in far fewer bytes."""
        ((across, down, _),) = self._knots([Knot(x, y)])
        radius *= self._scale
        self._path(contour(tint)).circle(across, down, radius)
        lit = 0.22 * line
        inner = radius - 0.85 * line
        self._path(tint).circle(across - lit * SHADOW[0], down - lit * SHADOW[1], inner)

    def blot(self, tint: str, curve: Curve) -> None:
        """A closed flat shape without a contour."""
        self._path(tint).outline(self._knots(curve))

    def line(self, curve: Curve, width: float = 2, tint: str = "ink", blunt: bool = False) -> None:
        """A stroke of the pen along an open curve; its ends taper unless ``blunt``."""
        _stroke(self._path(tint), self._knots(curve), width, blunt)

    def dot(self, x: float, y: float, radius: float, tint: str = "mark") -> None:
        """A round dot."""
        ((across, down, _),) = self._knots([Knot(x, y)])
        self._path(tint).circle(across, down, radius * self._scale)

    def hatch(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        lines: int,
        slant: tuple[float, float],
        width: float = 1.1,
        tint: str = "ink",
    ) -> None:
        """A row of fine cuts, each thinning out.

        Args:
            start: where the first cut begins.
            end: where the last one begins.
            lines: how many cuts.
            slant: how far and where to each of them runs; every other one is a little shorter.
            width: width of a cut where it begins.
            tint: what it is cut in.
        """
        for cut in range(lines):
            part = cut / (lines - 1) if lines > 1 else 0.0
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            length = (1 if cut % 2 else 0.8) + 0.12 * _wobble(7 * x, 5 * y)
            across = unit(-slant[1], slant[0])
            half = width / 2
            self.blot(
                tint,
                [
                    Knot(x + across[0] * half, y + across[1] * half, True),
                    Knot(x + slant[0] * length, y + slant[1] * length, True),
                    Knot(x - across[0] * half, y - across[1] * half, True),
                ],
            )

    def sheet(self, units: float = 1) -> Markup:
        """What has been drawn: a group of path elements, the lowest first."""
        # Escaped by construction, as numbers and tints are: formatting each takes too long.
        paths = "".join(
            f'<path d="{path.text}"/>'
            if tint == "ink"
            else f'<path class="{tint}" d="{path.text}"/>'
            for tint, path in self._marks
        )
        scale = f"{1 / (GRID * units):.5f}".strip("0")
        return Markup(f'<g class="ink" transform="scale({scale})">{paths}</g>')
