"""The winners' likenesses, in ovals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from markupsafe import Markup

from web.gazette.edition import Portrait
from web.gazette.plates import GREYS, INK
from web.gazette.setting import Block, Face, cut, in_the_middle, number, placed, stacked
from web.gazette.sheet import Sheet
from web.gazette.typecase import lines


def portraits(shown: Sequence[Portrait], wide: float, sheet: Sheet) -> Block:
    """One large portrait, or several in rows of two."""
    across = min(2, len(shown))
    rows = [shown[start : start + across] for start in range(0, len(shown), across)]
    # Small ones would lose the lines of a plate.
    kind = "plate" if len(shown) <= 2 else "cut"
    share = (wide - 14 * (across - 1)) / across
    half = 120 if across == 1 else min(86, share / 2 - 6)
    return stacked([_row(row, wide, share, half, kind, sheet) for row in rows], 12)


def _row(
    row: Sequence[Portrait], wide: float, share: float, half: float, kind: str, sheet: Sheet
) -> Block:
    blocks = [_portrait(portrait, share, half, kind, sheet) for portrait in row]
    used = len(row) * share + 14 * (len(row) - 1)
    marks = Markup("").join(
        placed((wide - used) / 2 + place * (share + 14), 0, block.marks)
        for place, block in enumerate(blocks)
    )
    return Block(max(block.height for block in blocks), marks)


def _portrait(portrait: Portrait, wide: float, half: float, kind: str, sheet: Sheet) -> Block:
    name = Face(sheet.body + (4 if half > 100 else 2), bold=True, spaced=0.6)
    line = Face(sheet.body, italic=True)
    measure = min(wide, 2 * half + 130)
    return stacked(
        [
            _oval(portrait, wide / 2, half, kind),
            in_the_middle(
                lines(portrait.name.upper(), [measure], name.size, True, name.spaced), wide, name
            ),
            in_the_middle(lines(portrait.line, [measure], line.size), wide, line, 1.15),
        ],
        4,
    )


def _oval(portrait: Portrait, middle: float, half: float, kind: str) -> Block:
    """A bust before ruled shade, in a frame, with laurel under it if somebody is there."""
    high = half * 1.2
    side = 2.02 * half
    centre = high + 6
    marks = _ellipse(middle, centre, half, high, GREYS["linen"], 0)
    marks += Markup('<path stroke="{}" stroke-width=".9" d="{}"/>').format(
        INK, _shade(middle, centre, half - 7, high - 7)
    )
    marks += cut(
        kind, portrait.drawing or "unknown", middle - side / 2, centre + high * 0.93 - side, side
    )
    marks += _ellipse(middle, centre, half, high, "none", 3)
    marks += _ellipse(middle, centre, half - 5, high - 5, "none", 0.9)
    if portrait.drawing:
        spray = 0.98 * half
        branch = cut("plate", "laurel", 0, 0, spray)
        for mirror in (1, -1):
            marks += Markup('<g transform="translate({} {}) scale({} 1)">{}</g>').format(
                number(middle - mirror * half * 1.1),
                number(centre + high * 1.04 - spray * 0.9),
                mirror,
                branch,
            )
    return Block(2 * high + 24, marks)


def _ellipse(x: float, y: float, rx: float, ry: float, fill: str, thick: float) -> Markup:
    return Markup(
        '<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="{}" stroke="{}" stroke-width="{}"/>'
    ).format(number(x), number(y), number(rx), number(ry), fill, INK, number(thick))


def _shade(x: float, y: float, rx: float, ry: float) -> str:
    """Level lines as far as the oval reaches, closer together on the side away from the light."""
    path, at, place = "", -ry + 1.5, 0
    while at < ry:
        chord = rx * sqrt(1 - (at / ry) ** 2)
        # Most lines are short, so that it grows darker away from the light.
        start = chord * (-1, 0.2, -0.35, 0.55)[place % 4]
        path += f"M{number(x + start)} {number(y + at)}H{number(x + chord)}"
        at += 2.3
        place += 1
    return path
