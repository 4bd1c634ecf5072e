"""The five traps, each at rest and looking harmless."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import box, ellipse
from web.art.ink import Pen


def stair(pen: Pen) -> None:
    """A flight of steps with a runner, and a newel post that might be a lever."""
    pen.shape("wood", "8,92! 8,78! 26,78! 26,62! 44,62! 44,46! 62,46! 62,30! 92,30! 92,92!", 3)
    for step in range(4):
        x, y = 8 + 18 * step, 78 - 16 * step
        pen.shape("oxblood", box(x - 3, y - 5, 24, 7), 2)
        pen.hatch((x + 4, y + 7), (x + 16, y + 7), 4, (-1, 9), 1.6)
    pen.line("12,54 40,28 68,4", 5, "ink", blunt=True)
    for x, y in ((22, 45), (40, 28), (58, 12)):
        pen.line(f"{x},{y} {x},{y + 26}", 2.6, blunt=True)
    pen.shape("brass", box(9, 52, 7, 22), 2)
    pen.disc("brass", 12.5, 48, 7, 2.2)


def fireplace(pen: Pen) -> None:
    """A mantelpiece and a cosy fire."""
    pen.shape("linen", "14,92! 14,28! 86,28! 86,92!", 3)
    pen.shape("wood", "6,28! 8,16! 92,16! 94,28!", 3)
    pen.shape("mass", "27,92! 27,56 50,40 73,56 73,92!", 3)
    flames = "33,86! 31,70 40,64! 40,58 47,50! 50,62 57,60! 60,66 64,64! 70,76 66,86!"
    pen.shape("oxblood", flames, 2)
    pen.blot("brass", "40,86! 39,76 46,70! 49,76 53,70! 61,76 59,86!")
    pen.shape("wood", "28,84! 72,84! 74,88 72,91! 28,91! 26,88", 1.8)
    for y in (40, 56, 72):
        pen.line(f"16,{y} 25,{y}", 2, "mark")
        pen.line(f"75,{y} 84,{y}", 2, "mark")
    pen.line("50,30 50,40", 2.4, "mark", blunt=True)
    pen.shape("brass", box(44, 6, 12, 11), 2)
    pen.hatch((82, 33), (82, 86), 9, (-5, 3), 1.6, "mark")


def boar(pen: Pen) -> None:
    """A boar's head on its shield. It has been waiting for years."""
    pen.shape("wood", "50,2! 88,12! 90,54 50,98! 10,54 12,12!", 3)
    pen.shape("mass", "32,30! 18,12! 14,32 24,44!", 2)
    pen.shape("mass", "68,30! 82,12! 86,32 76,44!", 2)
    pen.shape("brass", "50,20 66,26 76,44 70,62 64,82 50,88 36,82 30,62 24,44 34,26", 3)
    pen.hatch((40, 22), (60, 22), 6, (0, 11), 2)
    pen.hatch((70, 46), (64, 66), 5, (-7, 2), 1.6)
    pen.shape("face", ellipse(50, 74, 13.5, 10), 2.2)
    pen.blot("mark", ellipse(45, 74, 2.4, 3.6))
    pen.blot("mark", ellipse(55, 74, 2.4, 3.6))
    for side in (-1, 1):
        half = pen.placed(50, 0, flip=side < 0)
        half.shape("linen", "13,84! 26,80 25,62! 19,72 11,76!", 2)
        half.dot(13, 47, 3)
        half.line("6,44 14,39 21,41", 3)


def armor(pen: Pen) -> None:
    """A suit of armour with its axe, on guard for nobody."""
    axe = pen.placed(82, 50, 5)
    axe.line("0,46 0,-46", 4.6, "wood", blunt=True)
    axe.shape("dusk", "1,-34! -14,-42! -18,-27 -14,-12! 1,-20!", 2.4)
    axe.shape("dusk", "-3,-42! 3,-42! 0,-51!", 1.6)
    pen.shape("dusk", "30,54! 12,60 8,92! 72,92! 70,60 52,54!", 3)
    pen.shape("linen", "28,64! 41,60 54,64! 52,84 41,92 30,84", 2.4)
    pen.line("41,62 41,90", 2, "mark")
    pen.shape("oxblood", "41,16! 31,3 17,5 11,18! 22,14 32,19!", 2.4)
    pen.shape("linen", "41,12 58,20 62,40 58,56 41,62 24,56 20,40 24,20", 3)
    pen.shape("mass", "20,34! 41,38 62,34! 61,42 41,46 21,42", 2)
    pen.line("41,13 41,36", 2.4, "mark", blunt=True)
    for x in (33, 41, 49):
        pen.line(f"{x},49 {x},57", 2.2, "mark")
    pen.hatch((60, 24), (59, 52), 6, (-7, 2), 1.4, "mark")
    pen.dot(22, 76, 1.8)
    pen.dot(60, 76, 1.8)


def safe(pen: Pen) -> None:
    """A safe, shut. Something in it is rattling."""
    pen.shape("dusk", box(9, 14, 82, 76), 3.4)
    pen.shape("dusk", box(18, 23, 64, 58), 2.4)
    pen.shape("mass", box(16, 90, 13, 8), 2)
    pen.shape("mass", box(71, 90, 13, 8), 2)
    pen.disc("brass", 44, 52, 15, 2.6)
    pen.disc("linen", 44, 52, 6.4, 1.8)
    for turn in range(0, 360, 60):
        pen.placed(44, 52, turn).line("0,-9 0,-13.6", 1.8)
    pen.line("68,42 68,62", 5.4, blunt=True)
    pen.shape("brass", box(9, 28, 6, 12), 1.6)
    pen.shape("brass", box(9, 63, 6, 12), 1.6)
    pen.hatch((90, 28), (90, 86), 8, (-5, 3), 1.6)


TRAPS: Final[dict[str, Callable[[Pen], None]]] = {
    "stair": stair,
    "fireplace": fireplace,
    "boar": boar,
    "armor": armor,
    "safe": safe,
}
"""Drawings by the word of the trap."""
