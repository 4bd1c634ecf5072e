"""Emblems of the playing cards, and the back that they share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import box, ellipse, star
from web.art.ink import Pen


def room(pen: Pen) -> None:
    """A door ajar, light behind it."""
    pen.shape("wood", box(18, 4, 64, 90), 3)
    pen.blot("brass", box(26, 12, 48, 81))
    pen.shape("oxblood", "26,12! 56,22! 56,99! 26,92!", 3)
    pen.shape("oxblood", "32,25! 50,31! 50,53! 32,49!", 1.8)
    pen.shape("oxblood", "32,58! 50,63! 50,85! 32,79!", 1.8)
    pen.disc("brass", 52, 58, 3.4, 1.6)
    pen.hatch((58, 30), (58, 88), 7, (13, 2), 1.6)


def heir(pen: Pen) -> None:
    """Somebody unknown, in an oval frame that changes hands."""
    pen.shape("brass", ellipse(50, 50, 38, 47), 3)
    pen.shape("linen", ellipse(50, 50, 29, 38), 2.6)
    pen.blot(
        "mark",
        "50,18 62,24 63,40 57,50! 57,56 72,64 76,70! 50,87 24,70! 28,64 43,56 43,50! 37,40 38,24",
    )
    pen.line("46,31 46,26 52,25 54,30 50,34 50,39", 3, "linen", blunt=True)
    pen.dot(50, 44, 1.9, "linen")
    pen.hatch((84, 44), (72, 84), 8, (-6, -1), 1.6)


def run(pen: Pen) -> None:
    """One boot, leaving."""
    pen.shape("wood", "38,8! 66,12! 62,44 78,58 94,62 95,78! 38,72! 34,62 40,40!", 3)
    pen.shape("mass", "36,70! 96,76! 94,86! 52,82! 50,90! 33,86!", 2.4)
    for y in (28, 38, 48):
        pen.line(f"48,{y} 56,{y - 1} 63,{y + 2}", 2.4)
    pen.shape("oxblood", "36,8! 68,11! 67,20! 36,17!", 2)
    for y, x in ((26, 4), (44, 10), (62, 2), (80, 8)):
        pen.line(f"{x},{y + 2} {x + 10},{y} {x + 22},{y + 1}", 3.6)


def _lever(pen: Pen) -> None:
    pen.shape("dusk", "22,92! 26,74 50,66 74,74 78,92!", 3)
    arm = pen.placed(50, 78, 32)
    arm.shape("wood", "-4,0! -3,-58! 3,-58! 4,0!", 2)
    arm.disc("oxblood", 0, -62, 10, 2.6)
    arm.line("-5,-64 -3.6,-67 0,-68.4", 2.4, "linen")
    pen.disc("brass", 50, 80, 7, 2)
    pen.hatch((72, 78), (74, 90), 4, (-8, 1), 1.6)


def trap(pen: Pen) -> None:
    """A lever that begs to be pulled."""
    _lever(pen)
    pen.line("20,34 24,20 36,12", 3.4)
    pen.line("30,38 32,30 40,24", 2.8)


def wild(pen: Pen) -> None:
    """The same lever, and no telling."""
    pen.shape("brass", star(50, 48, 48, 25, 9), 2.4)
    _lever(pen.placed(19, 15, scale=0.6))


def clock(pen: Pen) -> None:
    """Midnight."""
    pen.shape("wood", "50,0! 78,18! 80,60! 70,64! 74,98! 26,98! 30,64! 20,60! 22,18!", 3)
    pen.disc("linen", 50, 38, 24, 2.8)
    for turn in range(0, 360, 30):
        hour = pen.placed(50, 38, turn)
        hour.line("0,-16.6 0,-20.4", 1.8 if turn % 90 else 3, "mark", blunt=True)
    pen.line("50,40 48.8,28 50,20", 3, "mark")
    pen.line("50,40 51.4,32 50,26", 4.4, "mark")
    pen.dot(50, 38, 2.6)
    pen.line("50,68 52,80", 2, blunt=True)
    pen.disc("brass", 53, 84, 6.4, 2)
    pen.hatch((77, 22), (77, 56), 7, (-6, 3), 1.6)


def back(pen: Pen) -> None:
    """The house, late, one window lit; it fills the whole square."""
    pen.blot("dusk", box(0, 0, 100, 100))
    pen.blot("brass", ellipse(74, 24, 12))
    pen.blot("dusk", ellipse(68, 21, 11))
    for x, y in ((14, 16), (34, 10), (88, 52), (12, 46)):
        pen.blot("linen", star(x, y, 3.4, 1.2, 4))
    pen.blot(
        "mass",
        "0,88! 12,86! 12,58! 7,58! 20,40! 33,58! 33,50! 50,20! 67,50! 67,56! 72,56! "
        "72,46! 77,46! 77,58! 92,62! 88,64! 88,86! 100,88! 100,100! 0,100!",
    )
    pen.blot("brass", "46,50! 46,42 50,38 54,42 54,50!")
    pen.line("50,39 50,50", 1.4, "mass", blunt=True)
    pen.blot("oxblood", "45,88! 45,74 50,69 55,74 55,88!")
    pen.blot("wood", "46,88! 54,88! 62,100! 38,100!")
    for x in (16, 24, 40, 60, 80):
        pen.line(f"{x},66 {x},76", 3.4, "dusk", blunt=True)


CARDS: Final[dict[str, Callable[[Pen], None]]] = {
    "room": room,
    "heir": heir,
    "run": run,
    "trap": trap,
    "wild": wild,
    "clock": clock,
    "back": back,
}
"""Drawings by the sort of card; a Room or Trap card shows what it names beside it."""
