"""The signs of the suits, so that nobody has to go by colour; and the things on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import box, ellipse, star
from web.art.ink import Pen


def crown(pen: Pen) -> None:
    """Purple: a crown."""
    pen.blot("ink", "12,78! 8,26! 30,48! 50,14! 70,48! 92,26! 88,78!")
    pen.blot("ink", box(12, 82, 76, 10))


def rose(pen: Pen) -> None:
    """Pink: five petals."""
    for x, y in ((50, 24), (75, 42), (66, 72), (34, 72), (25, 42)):
        pen.dot(x, y, 19, "ink")
    pen.dot(50, 50, 10, "paper")


def drop(pen: Pen) -> None:
    """Red: a drop."""
    pen.blot("ink", "50,6! 66,34 80,56 76,80 50,94 24,80 20,56 34,34")


def leaf(pen: Pen) -> None:
    """Green: a leaf."""
    pen.blot("ink", "12,88! 10,48 30,18 88,10! 86,62 58,88 26,80")
    pen.line("16,86 40,58 72,26", 6, "paper", blunt=True)


def sun(pen: Pen) -> None:
    """Yellow: a sun."""
    pen.blot("ink", star(50, 50, 46, 26, 8))
    pen.dot(50, 50, 12, "paper")


def wave(pen: Pen) -> None:
    """Blue: two waves."""
    for y in (32, 66):
        pen.line(
            f"4,{y + 8} 18,{y - 10} 34,{y + 8} 50,{y - 10} 66,{y + 8} 82,{y - 10} 97,{y + 6}",
            14,
            blunt=True,
        )


def flame(pen: Pen) -> None:
    """Orange: a flame."""
    pen.blot(
        "ink", "54,4! 58,26 80,44 80,70 66,92 50,96 34,92 20,72 24,50 36,40 38,54! 52,36 46,20"
    )
    pen.blot("paper", "50,58 60,72 58,86 50,90 42,86 40,74")


def diamond(pen: Pen) -> None:
    """White: a diamond, only its edge."""
    pen.blot("ink", "50,4! 92,50! 50,96! 8,50!")
    pen.blot("paper", "50,22! 76,50! 50,78! 24,50!")


def bricks(pen: Pen) -> None:
    """Brown: bricks."""
    for x, y, wide in (
        (6, 16, 52),
        (64, 16, 30),
        (6, 42, 30),
        (42, 42, 52),
        (6, 68, 52),
        (64, 68, 30),
    ):
        pen.blot("ink", box(x, y, wide, 20))


def moon(pen: Pen) -> None:
    """Gray: a moon."""
    pen.blot("ink", ellipse(48, 50, 42))
    pen.blot("paper", ellipse(64, 42, 33))


SUIT_SIGNS: Final[dict[str, Callable[[Pen], None]]] = {
    "purple": crown,
    "pink": rose,
    "red": drop,
    "green": leaf,
    "yellow": sun,
    "blue": wave,
    "orange": flame,
    "white": diamond,
    "brown": bricks,
    "gray": moon,
}
"""By the words of the suits."""


def glass(pen: Pen) -> None:
    """A magnifying glass."""
    pen.shape("wood", "62,68! 70,60! 95,86 96,95 87,96!", 2.4)
    pen.disc("brass", 42, 40, 35, 3)
    pen.disc("linen", 42, 40, 26, 2)
    pen.line("26,40 30,28 42,24", 3.4, "mark")


def informant(pen: Pen) -> None:
    """Somebody in a fog, hat pulled down."""
    pen.blot("mark", "18,96! 22,76 38,68 50,70 62,68 78,76 82,96!")
    pen.blot("mark", "37,44! 63,44! 62,58 50,68 38,58!")
    pen.blot("mark", "16,44 34,36! 36,18 50,12 64,18 66,36! 84,44 66,49 50,47 34,49")
    pen.line("40,52 46,53", 2.4, "linen", blunt=True)
    pen.line("54,53 60,52", 2.4, "linen", blunt=True)


def screen(pen: Pen) -> None:
    """The back of a card: fog between street lamps."""
    pen.blot("brass", ellipse(50, 36, 20))
    pen.shape("mass", "46,30! 54,30! 53,92! 47,92!", 1.4)
    pen.shape("linen", "40,24! 60,24! 56,44! 44,44!", 1.8)
    pen.shape("mass", "38,24! 50,12! 62,24!", 1.6)
    pen.shape("mass", box(40, 90, 20, 6), 1.4)


THINGS: Final[dict[str, Callable[[Pen], None]]] = {
    "glass": glass,
    "informant": informant,
    "lamp": screen,
}
"""By the ids of their symbols."""
