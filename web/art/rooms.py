"""An emblem for each named room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import box, ellipse
from web.art.ink import Pen


def art(pen: Pen) -> None:
    """A palette and its brushes."""
    for angle, tint in ((28, "oxblood"), (46, "dusk")):
        brush = pen.placed(58, 44, angle)
        brush.shape("wood", "-2.4,0! -2,-36! 2,-36! 2.4,0!", 1.8)
        brush.shape(tint, "-4,-36! 0,-52! 4,-36!", 1.8)
    pen.shape("wood", "46,22 80,34 92,58 70,62 66,74 74,86 50,94 18,82 8,56 20,32", 3)
    pen.shape("linen", ellipse(62, 50, 6, 5), 2)
    for x, y, tint in ((40, 36, "brass"), (24, 50, "oxblood"), (26, 68, "ivy"), (44, 78, "dusk")):
        pen.shape(tint, ellipse(x, y, 7, 6), 1.8)


def great(pen: Pen) -> None:
    """The chandelier."""
    pen.line("50,0 50,34", 3.4, blunt=True)
    pen.shape("brass", "50,26 58,36 55,52 62,64 50,84 38,64 45,52 42,36", 2.6)
    for side in (-1, 1):
        half = pen.placed(50, 0, flip=side < 0)
        half.line("6,62 24,74 36,54", 4.4, blunt=True)
        half.line("6,58 14,64 19,46", 3.6, blunt=True)
        for x, y in ((36, 52), (19, 44)):
            half.shape("linen", box(x - 3.4, y - 16, 6.8, 15), 1.8)
            flame = half.placed(x, y - 16)
            flame.shape("oxblood", "0,-16! 4.6,-4 0,0 -4.6,-4", 1.4)
            half.line(f"{x - 8},{y} {x},{y + 2} {x + 8},{y}", 3.6)
    pen.shape("dusk", "50,84! 54,91 50,97 46,91", 1.6)


def trophy(pen: Pen) -> None:
    """A cup for something or other."""
    for side in (-1, 1):
        pen.placed(50, 0, flip=side < 0).line("20,20 40,18 34,42 14,52", 5, blunt=True)
    pen.shape("brass", "24,8! 76,8! 74,40 58,58! 56,70! 44,70! 42,58! 26,40", 3)
    pen.shape("wood", "32,70! 68,70! 74,92! 26,92!", 3)
    pen.shape("linen", box(38, 76, 24, 9), 1.8)
    pen.line("33,16 34,34 42,48", 3.4, "linen")
    pen.hatch((70, 16), (60, 48), 7, (-7, 3), 1.7)


def parlor(pen: Pen) -> None:
    """A pot of tea. Nobody has tasted it yet."""
    pen.line("74,44 90,42 85,65 72,66", 5, blunt=True)
    pen.shape("ivy", "30,54! 16,50 12,32! 4,30! 10,62 28,76!", 2.8)
    pen.shape("ivy", "50,28 72,36 80,58 70,80 50,86 30,80 20,58 28,36", 3)
    pen.shape("brass", "34,32! 50,24 66,32! 50,36", 2.2)
    pen.disc("brass", 50, 20, 5, 2)
    pen.shape("oxblood", "50,46 58,54 50,68 42,54", 1.8)
    pen.line("28,52 31,44 37,40", 3, "linen")
    pen.shape("brass", "30,84! 70,84! 76,92! 24,92!", 2.2)
    pen.line("6,24 2,16 8,10 5,2", 2.4)
    pen.hatch((76, 48), (70, 74), 6, (-7, 2), 1.6)


def vault(pen: Pen) -> None:
    """The round door and its wheel."""
    pen.disc("dusk", 50, 50, 46, 3.6)
    pen.disc("brass", 50, 50, 35, 2.6)
    for turn in range(0, 360, 45):
        rim = pen.placed(50, 50, turn)
        rim.dot(0, -40.5, 2.4, "ink")
        if turn % 90 == 0:
            rim.line("0,0 0,-28", 4.6, blunt=True)
            rim.disc("oxblood", 0, -27, 4.6, 1.8)
    pen.disc("linen", 50, 50, 9, 2.4)
    pen.hatch((82, 52), (62, 82), 8, (-9, -4), 1.6)


ROOMS: Final[dict[str, Callable[[Pen], None]]] = {
    "art": art,
    "great": great,
    "trophy": trophy,
    "parlor": parlor,
    "vault": vault,
}
"""Drawings by the word of the room."""
