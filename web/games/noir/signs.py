"""Small drawings of the case: what kills, what arrests, what looks closely, what lies face down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import ellipse, star
from web.art.ink import Pen


def knife(pen: Pen) -> None:
    """The Killer's sign."""
    blade = pen.placed(50, 50, 45, 1.05)
    blade.shape("linen", "-7,8! -8,-30 0,-54! 8,-30 7,8!", 3)
    blade.line("0,4 0,-44", 1.8, "mark")
    blade.shape("mass", "-18,8! 18,8! 18,15! -18,15!", 2)
    blade.shape("oxblood", "-6,15! 6,15! 7,44! 0,50 -7,44!", 2.6)


def lens(pen: Pen) -> None:
    """The Inspector's sign: a magnifying glass."""
    handle = pen.placed(60, 60, -45)
    handle.shape("oxblood", "-7,4! 7,4! 8,46! 0,52 -8,46!", 2.8)
    pen.disc("mass", 40, 40, 34, 2)
    pen.blot("mark", ellipse(40, 40, 27))
    pen.blot("linen", ellipse(40, 40, 25.6))
    pen.line("24,40 28,26 42,21", 4, "mark")


def cuffs(pen: Pen) -> None:
    """A pair of handcuffs."""
    pen.line("30,36 34,14 50,6 66,14 70,36", 11)
    for width, tint in ((15.0, "ink"), (7.0, "linen")):
        for x in (27, 73):
            ring = f"{x},40 {x + 22},64 {x},88 {x - 22},64 {x},40"
            pen.line(ring, width, tint, blunt=True)
    for x, y in ((38, 19), (50, 11), (62, 19)):
        pen.disc("linen", x, y, 8, 3.4)
    for x in (20, 66):
        pen.shape("dusk", f"{x},28! {x + 14},28! {x + 14},46! {x},46!", 3)


def mask(pen: Pen) -> None:
    """A domino, for a disguise."""
    pen.shape(
        "mass",
        "50,38! 34,26 10,26 3,36! 6,58 20,72 38,68 50,58! 62,68 80,72 94,58 97,36! 90,26 66,26",
        3,
    )
    pen.blot("linen", "16,44 28,38 40,48! 30,56 20,54")
    pen.blot("linen", "84,44 72,38 60,48! 70,56 80,54")


def innocent(pen: Pen) -> None:
    """A rosette with a tick: innocent, and known to be."""
    pen.shape("mass", "34,56! 22,96! 38,88! 46,98! 52,60!", 2.4)
    pen.shape("mass", "66,56! 78,96! 62,88! 54,98! 48,60!", 2.4)
    pen.shape("linen", star(50, 38, 38, 31, 14), 3)
    pen.line("31,39 45,53 70,24", 9, "mark", blunt=True)


def evidence(pen: Pen) -> None:
    """The back of an evidence card: a fingerprint."""
    pen.blot("mass", "0,0! 100,0! 100,100! 0,100!")
    for step in range(6):
        reach = 7 + 7 * step
        top = 44 - 6.4 * step
        pen.line(
            f"{50 - reach},{62 + 5 * step} {50 - reach * 0.94},{top + 10} 50,{top} "
            f"{50 + reach * 0.94},{top + 10} {50 + reach},{64 + 4 * step}",
            3,
            "linen",
        )
    for step in range(3):
        pen.line(
            f"{44 + 6 * step},{56 - step} {45 + 6 * step},72 {42 + 8 * step},{90 - step}",
            3,
            "linen",
        )


def blot(pen: Pen) -> None:
    """Spilt ink, for the back of the deceased."""
    pen.blot(
        "dusk",
        "48,8 64,14 70,6! 73,18 88,22 84,38 96,46! 86,52 92,70 76,74 80,90! 66,82 56,94 "
        "46,84 30,94! "
        "32,78 14,80 20,62 4,58! 16,48 8,32 24,30 22,14! 36,18",
    )
    for x, y, size in ((10, 12, 4), (92, 88, 5), (88, 8, 3), (8, 90, 3.4), (96, 30, 2)):
        pen.dot(x, y, size, "dusk")


def nobody(pen: Pen) -> None:
    """Somebody, not yet known: a hat and a collar, and nothing between."""
    pen.shape("mass", "42,64! 26,70 12,82! 33,93 50,96.5 67,93 88,82! 74,70 58,64!", 2.4)
    pen.shape("mass", "34,34! 34,16 42,9 50,14 58,9 67,15 67,34! 50,32", 2)
    pen.shape("mass", "15,38 30,33 50,31 70,33 85,38 66,44 50,42 34,44", 2)
    pen.blot("mass", "38,42! 38,56 50,66 62,56 62,42!")
    pen.line("33,30 50,27 67,30", 3, "oxblood", blunt=True)
    pen.line("46,50 46,46 50,44 54,46 54,49 50,52 50,55", 2.6, "linen", blunt=True)
    pen.dot(50, 59.6, 1.6, "linen")


SIGNS: Final[dict[str, Callable[[Pen], None]]] = {
    "noir-knife": knife,
    "noir-lens": lens,
    "noir-cuffs": cuffs,
    "noir-mask": mask,
    "noir-innocent": innocent,
    "noir-evidence": evidence,
    "noir-blot": blot,
    "noir-nobody": nobody,
}
"""Drawings by the id of their symbol."""
