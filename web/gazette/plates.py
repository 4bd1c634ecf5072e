"""The house's drawings as a newspaper prints them: in black, with one colour to spare.

A *plate* is a portrait, its washes turned into lines; a *cut* is any small drawing, its washes
turned into greys. Colours are attributes: no stylesheet can reach, or is needed by, what is saved.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from markupsafe import Markup

from web.art import DRAWINGS
from web.art.curves import box, ellipse
from web.art.ink import Pen
from web.gazette.edition import NO_DRAWINGS, Drawings

PAPER: Final = "#f4ead5"
INK: Final = "#2b2430"
SPOT: Final = "#9e2b25"
"""The colours of the house by day; see ``web/styles/art.css``."""

GREYS: Final = {
    "ink": INK,
    "mass": INK,
    "mark": INK,
    "face": "#fbf5e6",
    "linen": "#fffaee",
    "paper": "#efe3c9",
    "brass": "#cdbd9e",
    "oxblood": "#6f6262",
    "dusk": "#857a78",
    "ivy": "#9c907f",
    "wood": "#b3a48a",
}
"""What each wash is printed in when it is small."""

# A tile's size and its lines, on the drawings' own grid of five steps to a unit.
_LINES: Final = {
    "oxblood": (7, "M-1 8L8-1M-1 1L1-1M6 8L8 6", 3.1),
    "dusk": (8, "M0 4H8", 3.6),
    "ivy": (9, "M-1-1L10 10M-1 8L1 10M8-1L10 1", 2.7),
    "wood": (9, "M0 4.5H9", 2.1),
    "brass": (11, "M-1 12L12-1M-1 1L1-1M10 12L12 10", 1.8),
}
_USED: Final = re.compile('href="#(cut|plate)-([^"]*)"')
_TINTED: Final = re.compile('class="([a-z]+)"')


def chandelier(pen: Pen) -> None:
    """The only one in the house that nothing ever happens to."""
    pen.line("50,-4 50,16", 2.6, blunt=True)
    for y in (0, 7, 14):
        pen.disc("brass", 50, y, 3.2, 1.3)
    pen.shape("brass", "50,16! 58,22 54,32 60,44 50,58 40,44 46,32 42,22", 2)
    for side in (-1, 1):
        for reach, low, foot in ((18, 66, 46), (40, 60, 34)):
            x = 50 + side * reach
            pen.line(f"{50 + side * 4},48 {50 + side * reach * 0.55},{low} {x},{foot}", 3)
            pen.shape("brass", box(x - 5, foot - 1.5, 10, 4), 1.3)
            pen.shape("linen", box(x - 2.4, foot - 16, 4.8, 15), 1.2)
            pen.shape("paper", ellipse(x, foot - 20, 2.2, 4.4), 1)
            pen.shape("linen", ellipse(x, foot + 9, 2.2, 4.4), 1)
        pen.line(f"{50 + side * 40},44 {50 + side * 28},74 50,84", 1.2)
        for x, y in ((37, 60), (29, 73), (15, 79)):
            pen.shape("linen", ellipse(50 + side * x * 0.9, y, 2, 4.2), 1)
    pen.shape("linen", "50,60! 55,72 50,90! 45,72", 1.6)
    pen.dot(50, 94, 2.6, "ink")


def fog(pen: Pen) -> None:
    """A moon, as far as it can be seen."""
    pen.disc("linen", 50, 42, 33, 2.4)
    pen.blot("brass", "62,13 78,30 78,54 60,72! 70,58 72,34")
    for x, y, size in ((38, 34, 4.6), (52, 26, 2.8), (46, 52, 3.4), (58, 43, 2.2)):
        pen.disc("paper", x, y, size, 0.9)
    for y, start, end in ((60, 4, 74), (70, 18, 98), (80, 2, 84), (90, 26, 92)):
        mass = f"{start},{y}! {(start + end) / 2},{y - 3} {end},{y}! {(start + end) / 2},{y + 4}"
        pen.blot("linen", mass)
        pen.line(f"{start},{y} {(start + end) / 2},{y - 2.4} {end},{y}", 3)


def unknown(pen: Pen) -> None:
    """Nobody at all, against the light."""
    pen.blot(
        "mass", "43,50! 43,64 34,69 20,76 15,86! 33,94 50,97 67,94 85,86! 80,76 66,69 57,64 57,50!"
    )
    pen.blot("mass", ellipse(50, 39, 15.5, 20))
    pen.blot("mass", "24,27! 34,24 50,27 66,24 76,27! 66,33 50,35 34,33")
    pen.blot("mass", "35,27! 35,10 42,8 50,11 58,8 65,10 65,27!")
    pen.line("43,40 44,35.4 50,33.6 56,36 55,42 50,45 50,49", 3, "linen", blunt=True)
    pen.dot(50, 53.6, 2, "linen")


def laurel(pen: Pen) -> None:
    """A branch, for under an oval."""
    pen.line("98,94 52,84 18,50 8,10", 2.4)
    for x, y, angle, size in (
        (84, 91, -76, 1),
        (66, 86, -66, 1),
        (49, 77, -54, 1),
        (35, 65, -42, 0.95),
        (24, 51, -28, 0.9),
        (16, 36, -18, 0.85),
        (10, 22, -8, 0.75),
    ):
        for side in (-1, 1):
            leaf = pen.placed(x, y, angle + side * 38, size)
            leaf.shape("ivy", "0,0! 4.4,-8 0,-19! -4.4,-8", 1.1)
    pen.shape("ivy", "8,12! 12,4 8,-6! 4,4", 1.1)


OURS: Final[dict[str, Callable[[Pen], None]]] = {
    "chandelier": chandelier,
    "fog": fog,
    "unknown": unknown,
    "laurel": laurel,
}
"""Drawings that only the Gazette has."""


@cache
def _sheet(draw: Callable[[Pen], None]) -> str:
    pen = Pen()
    draw(pen)
    return str(pen.sheet())


@cache
def _symbol(drawing: str, kind: str, draw: Callable[[Pen], None]) -> Markup:
    """A drawing as a symbol whose colours are attributes."""

    def printed(tint: re.Match[str]) -> str:
        word = tint.group(1)
        lined = kind == "plate" and word in _LINES
        return f'fill="url(#gazette-{word})"' if lined else f'fill="{GREYS[word]}"'

    return Markup('<symbol id="{}" viewBox="0 0 100 100">{}</symbol>').format(
        f"{kind}-{drawing}", Markup(_TINTED.sub(printed, _sheet(draw)))
    )


def _tiles() -> Markup:
    tile = Markup(
        '<pattern id="gazette-{0}" width="{1}" height="{1}" patternUnits="userSpaceOnUse">'
        '<path fill="{4}" d="M0 0H{1}V{1}H0"/><path stroke="{5}" stroke-width="{3}" d="{2}"/>'
        "</pattern>"
    )
    return Markup("").join(
        tile.format(word, size, path, wide, GREYS["face"], INK)
        for word, (size, path, wide) in _LINES.items()
    )


def plates(*pages: Markup, own: Drawings = NO_DRAWINGS) -> Markup:
    """The symbols and patterns that pages use, each once; ``own`` are the game's drawings."""
    known = {**DRAWINGS, **OURS, **own}
    used = dict.fromkeys(found for page in pages for found in _USED.findall(page))
    return _tiles() + Markup("").join(
        _symbol(drawing, kind, known[drawing]) for kind, drawing in used
    )
