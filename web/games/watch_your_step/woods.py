"""Turned wood in two woods and two grains: the game's drawings, each 100 units square.

Maple is pale and ringed, walnut is dark and striped, so that no eye needs the colour.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

from web.art.curves import Knot, box, ellipse
from web.art.ink import Pen


class Wood(NamedTuple):
    """A wood by the tints of its face, of its shaded side, of its grain, and of where it shines."""

    face: str
    shade: str
    grain: str
    ringed: bool
    gleam: str = "gleam"


WOODS: Final = ("maple", "walnut")
"""By seat."""

MAPLE: Final = Wood("maple", "maple-shade", "maple-grain", ringed=True)
WALNUT: Final = Wood("walnut", "walnut-shade", "walnut-grain", ringed=False)

PRINTED: Final = (
    Wood("face", "brass", "mark", ringed=True, gleam="linen"),
    Wood("oxblood", "mass", "face", ringed=False, gleam="brass"),
)
"""The same as a newspaper prints them; see :data:`web.gazette.plates.GREYS`."""


def arc(
    x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 8
) -> list[Knot]:
    """Points of an ellipse from one angle to another, in degrees clockwise from the right."""
    turns = [start + (end - start) * step / steps for step in range(steps + 1)]
    return [Knot(x + rx * cos(a * pi / 180), y + ry * sin(a * pi / 180)) for a in turns]


def _sharp_ends(line: Sequence[Knot]) -> list[Knot]:
    first, *between, last = line
    return [first._replace(sharp=True), *between, last._replace(sharp=True)]


# Faces


def _rings(pen: Pen, wood: Wood, x: float, y: float, rx: float, ry: float) -> None:
    """Year rings around a heart that lies a little aside."""
    wide = ((0.84, 1.1), (0.68, 1.7), (0.5, 1.1), (0.33, 1.6), (0.17, 1.1))
    for part, width in wide if ry > 12 else ((0.78, 1.2), (0.42, 1.2)):
        aside = (1 - part) * 0.22
        cx, cy = x - rx * aside, y + ry * aside * 0.6
        wavering = [
            Knot(
                cx + rx * part * cos(a) * (1 + 0.035 * sin(3 * a + 9 * part)),
                cy + ry * part * sin(a) * (1 + 0.035 * sin(3 * a + 9 * part)),
            )
            for a in (2 * pi * step / 12 for step in range(13))
        ]
        pen.line(wavering, width, wood.grain, blunt=True)
    pen.dot(x - rx * 0.2, y + ry * 0.13, 1.5, wood.grain)


def _stripes(pen: Pen, wood: Wood, x: float, y: float, rx: float, ry: float) -> None:
    """Straight grain, a little slanting, as far as the ellipse reaches."""
    for place, part in enumerate((-0.8, -0.56, -0.3, -0.04, 0.24, 0.5, 0.76)):
        chord = sqrt(1 - part * part) * 0.93
        across, slant = x + rx * part, rx * 0.16
        top, low = y - ry * chord, y + ry * chord
        bow = 1.6 if place % 2 else -1.2
        line = [
            Knot(across + slant * chord, top),
            Knot(across + bow, (top + low) / 2),
            Knot(across - slant * chord, low),
        ]
        pen.line(line, 2.6 if place % 2 else 1.7, wood.grain)


def _face(pen: Pen, wood: Wood, x: float, y: float, rx: float, ry: float) -> None:
    """The end of a cylinder with its grain, a chamfer round it."""
    pen.blot("mark", ellipse(x, y, rx, ry))
    pen.blot(wood.shade, ellipse(x, y, rx - 1.6, ry - 1.5))
    pen.blot(wood.face, ellipse(x - 0.8, y - 0.7, rx - 4.2, ry - 3.6))
    (_rings if wood.ringed else _stripes)(pen, wood, x - 0.8, y - 0.7, rx - 4.6, ry - 4)


def top(pen: Pen, wood: Wood) -> None:
    """A top as it stands flush in its hole."""
    pen.blot("mark", ellipse(50, 52.5, 40.5, 30.5))
    _face(pen, wood, 50, 50, 40, 29.6)
    pen.line(arc(50, 50, 36.6, 26.6, 190, 285), 2.2, wood.gleam)


def well(pen: Pen) -> None:
    """A hole: its rim, the far wall, and then nothing that one could see."""
    rx, ry, deep = 41.0, 30.3, 13.0
    pen.blot("oak-rim", ellipse(50, 51.6, rx + 2.2, ry + 1.8))
    pen.blot("mark", ellipse(50, 50, rx + 0.6, ry + 0.5))
    pen.blot("well", ellipse(50, 50, rx - 0.6, ry - 0.5))
    meet = sqrt(1 - (deep / 2 / ry) ** 2) * rx * 0.985
    steps = [(-1 + 2 * step / 10) * meet for step in range(11)]
    far = [Knot(50 + x, 50 - (ry - 1) * sqrt(1 - (x / rx) ** 2)) for x in steps]
    low = [Knot(50 + x, 50 + deep - ry * sqrt(1 - (x / rx) ** 2)) for x in reversed(steps)]
    pen.blot("well-wall", [*_sharp_ends(far), *_sharp_ends(low)])
    for step in range(1, 12):
        x = (-1 + 2 * step / 12) * meet * 0.94
        start = 50 - ry * sqrt(1 - (x / rx) ** 2) + 2
        pen.line([Knot(50 + x, start), Knot(50 + x, start + 9 + 2 * (step % 3))], 1.3, "well")
    pen.line(arc(50, 50, rx + 0.9, ry + 0.7, 20, 150), 1.8, "oak-light")


def sunk(pen: Pen, tint: str, shade: str) -> None:
    """What is seen of a short one at the bottom of its hole."""
    rx, ry, deep = 39.0, 28.6, 25.0
    meet = sqrt(1 - (deep / 2 / ry) ** 2) * rx
    steps = [(-1 + 2 * step / 10) * meet for step in range(11)]
    near = [Knot(50 + x, 50 + ry * sqrt(1 - (x / rx) ** 2)) for x in steps]
    upper = [Knot(50 + x, 50 + deep - ry * sqrt(1 - (x / rx) ** 2)) for x in reversed(steps)]
    pen.blot(shade, [*_sharp_ends(near), *_sharp_ends(upper)])
    inner = [Knot(50 + (k.x - 50) * 0.9, 65 + (k.y - 65) * 0.78, k.sharp) for k in near + upper]
    pen.blot(tint, [*_sharp_ends(inner[:11]), *_sharp_ends(inner[11:])])
    pen.line(_sharp_ends(upper), 1.6, "mark", blunt=True)


# Cylinders


def _body(pen: Pen, wood: Wood, rx: float, ry: float, high: float, base: float, units: int) -> None:
    """A cylinder that stands on ``base``, turned: its side, its grooves, its grain, its end."""
    left, right, head = 50 - rx, 50 + rx, base - high
    side = [
        Knot(left, head, True),
        Knot(left, base, True),
        *arc(50, base, rx, ry, 160, 20, 6),
        Knot(right, base, True),
        Knot(right, head, True),
    ]
    pen.blot("mark", side)
    inner = [
        Knot(left + 1.8, head, True),
        Knot(left + 1.8, base - 0.5, True),
        *arc(50, base - 1.6, rx - 1.8, ry - 0.6, 160, 20, 6),
        Knot(right - 1.8, base - 0.5, True),
        Knot(right - 1.8, head, True),
    ]
    pen.blot(wood.face, inner)
    dark = [
        Knot(50 + rx * 0.36, head, True),
        Knot(50 + rx * 0.36, base + ry * 0.8, True),
        *arc(50, base - 1.6, rx - 1.8, ry - 0.6, 58, 12, 4),
        Knot(right - 1.8, head, True),
    ]
    pen.blot(wood.shade, dark)
    if wood.ringed:
        for part in [0.25, 0.75] if units == 1 else [0.14, 0.36, 0.64, 0.86]:
            y = head + high * part
            pen.line(arc(50, y, rx - 2, ry, 172, 8, 6), 1.7, wood.grain, blunt=True)
    else:
        for place, part in enumerate((-0.72, -0.4, -0.05, 0.3, 0.66)):
            x, foot = 50 + rx * part, ry * sqrt(1 - part * part)
            bow = 1.4 if place % 2 else -1.4
            line = [
                Knot(x, head + foot + 3),
                Knot(x + bow, head + foot + high / 2),
                Knot(x, base + foot - 4),
            ]
            pen.line(line, 2.4 if place % 2 else 1.6, wood.grain)
    # The waist that the lathe cuts between one unit and the next.
    if units == 2:
        waist = arc(50, base - high / 2, rx - 1.6, ry, 176, 4, 6)
        pen.line(waist, 2.6, "mark", blunt=True)
    pen.line(
        [Knot(left + rx * 0.24, head + ry + 2), Knot(left + rx * 0.24, base - 3)], 2.6, wood.gleam
    )
    _face(pen, wood, 50, head, rx, ry)


def standing(pen: Pen, wood: Wood, units: int) -> None:
    """A cylinder in its rack, seen from nearly level."""
    _body(pen, wood, 21, 8.5, 36.0 * units, 89, units)


def lowered(pen: Pen, wood: Wood, units: int) -> None:
    """The same over the board, seen as the board is; its foot is around 50, 78."""
    _body(pen, wood, 28, 20.7, 25.0 * units, 78, units)


def section(pen: Pen, wood: Wood, units: int) -> None:
    """The same from the side, where the board is cut open; a short one fills the lower half."""
    head = 100 - 50 * units
    pen.blot("mark", box(1, head + 1, 98, 50 * units - 2))
    pen.blot(wood.face, box(4, head + 4, 92, 50 * units - 8))
    pen.blot(wood.shade, box(72, head + 4, 24, 50 * units - 8))
    if wood.ringed:
        for y in range(head + 14, 98, 12):
            pen.line([Knot(5, y), Knot(50, y + 2.4), Knot(95, y)], 2, wood.grain, blunt=True)
    else:
        for place, x in enumerate((14, 28, 43, 58, 72, 86)):
            bow = 3 if place % 2 else -3
            line = [Knot(x, head + 6), Knot(x + bow, head + 25 * units), Knot(x, 94)]
            pen.line(line, 4 if place % 2 else 2.6, wood.grain)
    pen.line([Knot(12, head + 8), Knot(12, 92)], 3.4, wood.gleam)


# Signs


def trap(pen: Pen) -> None:
    """A trap, open, as it looks to who is about to step on it: teeth all round."""
    pen.disc("oxblood", 50, 50, 47, 4)
    pen.dot(50, 50, 35, "mark")
    for tooth in range(9):
        turn = 2 * pi * tooth / 9 - pi / 2
        pen.blot(
            "linen",
            [
                Knot(50 + size * cos(turn + aside), 50 + size * sin(turn + aside), True)
                for size, aside in ((38, -0.3), (38, 0.3), (15, 0.0))
            ],
        )
    pen.dot(50, 50, 8, "brass")


def burst(pen: Pen) -> None:
    """What is said where something jumps."""
    rays = [
        Knot(50 + size * cos(a), 50 + size * 0.78 * sin(a), True)
        for a, size in ((pi * step / 9, 47 if step % 2 else 32) for step in range(18))
    ]
    pen.shape("brass", rays, 3.4)


def _by_wood(name: str, wood: Wood) -> dict[str, Callable[[Pen], None]]:
    return {
        f"top-{name}": partial(top, wood=wood),
        f"sunk-{name}": partial(sunk, tint=wood.face, shade=wood.shade),
        f"long-{name}": partial(standing, wood=wood, units=2),
        f"short-{name}": partial(standing, wood=wood, units=1),
        f"lowered-long-{name}": partial(lowered, wood=wood, units=2),
        f"lowered-short-{name}": partial(lowered, wood=wood, units=1),
        f"section-long-{name}": partial(section, wood=wood, units=2),
        f"section-short-{name}": partial(section, wood=wood, units=1),
    }


DRAWINGS: Final[dict[str, Callable[[Pen], None]]] = {
    **_by_wood("maple", MAPLE),
    **_by_wood("walnut", WALNUT),
    "well": well,
    "sunk": partial(sunk, tint="pine", shade="pine-shade"),
    "trap": trap,
    "burst": burst,
}
"""Every drawing of the game, by the id of its symbol."""


def _printed(seat: int) -> dict[str, Callable[[Pen], None]]:
    name, wood = WOODS[seat], PRINTED[seat]
    return {
        f"printed-top-{name}": partial(top, wood=wood),
        f"printed-long-{name}": partial(standing, wood=wood, units=2),
        f"printed-short-{name}": partial(standing, wood=wood, units=1),
    }


IN_PRINT: Final[dict[str, Callable[[Pen], None]]] = {
    **_printed(0),
    **_printed(1),
    "printed-trap": trap,
    "printed-burst": burst,
}
"""What the Gazette prints of it."""
