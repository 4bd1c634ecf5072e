"""The engraver's pen: curves inked with a line of uneven width, as SVG path elements.

A curve is written as its points, ``"20,80 50,10 80,80!"``; it runs smoothly through them and turns
sharply at those marked ``!``. The light falls from the upper left, so that a contour swells on its
lower right side. Everything is a filled path: nothing is stroked, nothing is random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin
from typing import Final, NamedTuple, Self

from markupsafe import Markup

HANDLE: Final = 0.39
"""Length of a Bezier handle in parts of its chord; four points then make a fair circle."""

SHADOW: Final = (0.6, 0.8)
"""Unit vector away from the light."""

GRID: Final = 5
"""Steps of a path's numbers to a unit: whole numbers are the shortest to write."""

SMALL: Final = 5
"""Chords up to this long bend as a quadratic curve, however sharply."""

MITRE: Final = 2.2
"""How much wider than elsewhere a contour may be at a sharp corner."""


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


def _unit(x: float, y: float) -> Point:
    length = hypot(x, y) or 1.0
    return x / length, y / length


def _tangents(line: Sequence[Knot], closed: bool) -> list[tuple[Point, Point]]:
    """Unit vectors in which the curve comes to each knot and leaves it."""
    last = len(line) - 1
    tangents: list[tuple[Point, Point]] = []
    for place, knot in enumerate(line):
        before = line[place - 1] if place or closed else knot
        after = line[(place + 1) % len(line)] if place < last or closed else knot
        if knot.sharp:
            tangents.append(
                (
                    _unit(knot.x - before.x, knot.y - before.y),
                    _unit(after.x - knot.x, after.y - knot.y),
                )
            )
        else:
            through = _unit(after.x - before.x, after.y - before.y)
            tangents.append((through, through))
    return tangents


def _area(line: Sequence[Knot]) -> float:
    """Twice the area within a closed curve; negative if it runs counter-clockwise."""
    return sum(
        here.x * there.y - there.x * here.y
        for here, there in zip(line, [*line[1:], line[0]], strict=True)
    )


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


class _Path:
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
        if _area(line) < 0:
            line = line[::-1]
        self.lift(line[0])
        tangents = _tangents(line, closed=True)
        for place, here in enumerate(line):
            there = line[(place + 1) % len(line)]
            out, into = tangents[place][1], tangents[(place + 1) % len(line)][0]
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


def _wobble(x: float, y: float) -> float:
    """How the hand trembled here: -1 to 1, the same for the same place."""
    return 0.6 * sin(0.23 * x + 0.31 * y) + 0.4 * sin(0.71 * x - 0.53 * y + 1.7)


def _inset(line: Sequence[Knot], width: float) -> list[Knot]:
    """The curve inside a closed one that leaves a contour of about ``width`` between them."""
    side = 1.0 if _area(line) > 0 else -1.0
    inner = []
    for knot, (into, out) in zip(line, _tangents(line, closed=True), strict=True):
        tangent = _unit(into[0] + out[0], into[1] + out[1])
        normal = (side * tangent[1], -side * tangent[0])
        slant = max(1 / MITRE, into[0] * tangent[0] + into[1] * tangent[1])
        shade = normal[0] * SHADOW[0] + normal[1] * SHADOW[1]
        depth = width * (0.85 + 0.45 * shade + 0.16 * _wobble(knot.x, knot.y)) / slant
        inner.append(Knot(knot.x - normal[0] * depth, knot.y - normal[1] * depth, knot.sharp))
    return inner


def _bow(path: _Path, line: Sequence[Knot], width: float, blunt: bool) -> None:
    """A stroke along three knots, one bend on either side."""
    start, middle, end = line
    bow = (2 * middle.x - (start.x + end.x) / 2, 2 * middle.y - (start.y + end.y) / 2)
    x, y = _unit(end.y - start.y, start.x - end.x)
    half = width * (0.5 + 0.1 * _wobble(middle.x, middle.y))
    swell = half if blunt else 2 * half
    tip = 0.45 * width if blunt else 0.0
    path.lift(Knot(start.x + x * tip, start.y + y * tip))
    path.bend((bow[0] + x * swell, bow[1] + y * swell), Knot(end.x + x * tip, end.y + y * tip))
    path.straight(Knot(end.x - x * tip, end.y - y * tip))
    path.bend((bow[0] - x * swell, bow[1] - y * swell), Knot(start.x - x * tip, start.y - y * tip))


def _stroke(path: _Path, line: Sequence[Knot], width: float, blunt: bool) -> None:
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
        zip(line, _tangents(line, closed=False), strict=True)
    ):
        if place in (0, last):
            tangent = out if place == 0 else into
            half = width * 0.42 if blunt else 0.0
        else:
            tangent = _unit(into[0] + out[0], into[1] + out[1])
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
        self._marks: list[tuple[str, _Path]] = []
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

    def _path(self, tint: str) -> _Path:
        """The path to go on with in ``tint``: the last one, if it is of that tint."""
        if not self._marks or self._marks[-1][0] != tint:
            self._marks.append((tint, _Path()))
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
            across = _unit(-slant[1], slant[0])
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
        paths = (
            Markup('<path d="{}"/>').format(path.text)
            if tint == "ink"
            else Markup('<path class="{}" d="{}"/>').format(tint, path.text)
            for tint, path in self._marks
        )
        scale = f"{1 / (GRID * units):.5f}".strip("0")
        group = Markup('<g class="ink" transform="scale({})">{}</g>')
        return group.format(scale, Markup("").join(paths))
