"""The ten weapons, laid out as on a lawyer's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import box
from web.art.ink import Pen


def knife(pen: Pen) -> None:
    """A kitchen knife, point down."""
    at = pen.placed(50, 50, 38)
    at.shape("linen", "-8,-4! 8,-4! 8,26 0,50! -8,30!", 2.2)
    at.line("3,2 3,22 0,40", 1.4, "mark")
    at.shape("mass", box(-11, -9, 22, 6), 1.6)
    at.shape("wood", "-6,-10! 6,-10! 8,-40 6,-48 -6,-48 -8,-40!", 2.2)
    for y in (-18, -28, -38):
        at.dot(0, y, 1.8, "brass")


def crossbow(pen: Pen) -> None:
    """A crossbow, drawn."""
    at = pen.placed(50, 50, 40)
    at.shape("wood", "-4,-34! 4,-34! 6,44! -6,44!", 2)
    at.shape(
        "mass",
        "-44,-8! -40,-26 -18,-38 0,-38 18,-38 40,-26 44,-8! 34,-22 16,-30 0,-30 -16,-30 -34,-22",
        1.8,
    )
    at.line("-42,-10 0,14", 1.5, blunt=True)
    at.line("42,-10 0,14", 1.5, blunt=True)
    at.line("0,14 0,-46", 2.6, "oxblood", blunt=True)
    at.blot("ink", "-5,-42! 0,-52! 5,-42! 0,-44!")
    at.shape("brass", box(-7, 12, 14, 6), 1.4)
    at.line("4,26 12,34 10,40", 2)


def poison(pen: Pen) -> None:
    """A bottle that says so."""
    pen.shape("wood", "44,4! 56,4! 57,16! 43,16!", 1.8)
    pen.shape("linen", "42,14! 58,14! 58,30 76,44 78,62 74,92! 26,92! 22,62 24,44 42,30!", 2.4)
    pen.blot("ivy", "25.6,56! 40,53 60,58 75,54! 74.4,66 71.4,89! 28.6,89! 25.6,66!")
    pen.shape("paper", box(32, 54, 36, 26), 1.6)
    pen.blot("mark", "50,57 58,61 58,68 54,71! 54,74! 46,74! 46,71! 42,68 42,61")
    pen.dot(46.6, 65.5, 2.2, "paper")
    pen.dot(53.4, 65.5, 2.2, "paper")
    pen.line("40,77 60,77", 1.5, "mark")
    pen.line("33,44 30,52", 2, "paper")


def sword(pen: Pen) -> None:
    """A rapier with a basket."""
    at = pen.placed(50, 50, 42)
    at.shape("linen", "-3.6,-14! 3.6,-14! 2.6,30 0,54! -2.6,30!", 1.7)
    at.line("0,-10 0,40", 1.1, "mark")
    at.shape("brass", "-22,-14! -16,-22 0,-20 16,-22 22,-14! 12,-11 0,-13 -12,-11", 1.7)
    at.shape("oxblood", "-4,-22! 4,-22! 5,-40! -5,-40!", 1.6)
    at.line("16,-18 20,-34 5,-42", 2.2, "brass")
    at.disc("brass", 0, -45, 5.4, 1.5)


def blowgun(pen: Pen) -> None:
    """A blowgun, and a dart beside it."""
    at = pen.placed(46, 46, 45)
    at.shape("wood", "-5,-56! 5,-56! 6,56! -6,56!", 2)
    for y in (-36, -10, 16, 40):
        at.shape("mass", box(-7, y, 14, 4), 1)
    at.shape("brass", "-8,56! 8,56! 10,64! -10,64!", 1.6)
    dart = pen.placed(74, 70, 45)
    dart.line("0,-26 0,18", 2, blunt=True)
    dart.blot("ink", "-3.4,-22! 0,-32! 3.4,-22!")
    dart.shape("oxblood", "0,6! 9,14 8,26! 0,20! -8,26! -9,14", 1.5)


def rifle(pen: Pen) -> None:
    """A long rifle for long distances."""
    at = pen.placed(50, 52, -38)
    at.shape("wood", "-46,-2! -22,-6 -8,-5! -6,3 -20,5 -28,10 -44,17! -49,12", 2)
    at.shape("mass", box(-12, -7, 20, 8), 1.4)
    at.shape("wood", "6,-5! 26,-5! 26,2! 6,3!", 1.6)
    at.shape("mass", box(8, -9, 44, 5), 1.3)
    at.shape("brass", box(-8, -14, 24, 5), 1.3)
    at.line("-2,3 0,9 8,8 8,3", 1.8)
    at.line("46,-9 46,-12", 2, blunt=True)


def gun(pen: Pen) -> None:
    """A small revolver for small differences."""
    pen.shape("mass", "20,30! 90,30! 90,42! 58,44! 56,50! 40,50! 22,48!", 2)
    pen.shape("brass", "40,32! 58,32! 58,46! 40,46!", 1.6)
    for y in (36, 41):
        pen.line(f"41,{y} 57,{y}", 1.2)
    pen.shape("wood", "20,40! 36,46! 34,62 30,84! 10,82! 12,60", 2.2)
    pen.hatch((16, 60), (14, 78), 6, (12, 1), 1.2)
    pen.line("38,50 38,62 50,62 54,50", 2.4)
    pen.line("45,51 43,57", 2)
    pen.shape("mass", "20,30! 14,22 18,20! 27,30!", 1.4)
    pen.line("86,30 86,26", 2.4, blunt=True)


def candlestick(pen: Pen) -> None:
    """A heavy candlestick; the candle is innocent."""
    pen.blot("oxblood", "50,2 56,12 54,18 50,20 46,18 44,12")
    pen.shape("linen", box(44, 20, 12, 24), 1.8)
    pen.line("55,22 57,28 55,32", 2, "linen")
    pen.shape(
        "brass",
        "34,42! 66,42! 62,50 54,52! 53,62 58,68 53,74 55,80! 72,84 76,94! 24,94! 28,84 45,80! "
        "47,74 42,68 47,62 46,52! 38,50",
        2.2,
    )
    pen.hatch((70, 88), (58, 90), 5, (-2, 4), 1.1)


def hammer(pen: Pen) -> None:
    """A hammer with a mind of its own."""
    at = pen.placed(50, 54, 34)
    at.shape("wood", "-5,-26! 5,-26! 7,44! -7,44!", 2.1)
    at.shape("mass", "-26,-44! 14,-44! 32,-36 36,-26! 16,-28! -26,-26!", 2)
    at.shape("dusk", "-34,-46! -24,-46! -24,-24! -34,-24!", 1.8)
    at.hatch((-3, 6), (-3, 38), 6, (6, 3), 1)


def bow(pen: Pen) -> None:
    """A bow and one arrow."""
    at = pen.placed(50, 50, 40)
    at.shape(
        "wood", "-18,-48! -4,-40 12,-20 14,0 12,20 -4,40 -18,48! -6,30 3,16 4,0 3,-16 -6,-30", 1.9
    )
    at.line("-17,-47 -17,47", 1.3, blunt=True)
    at.line("-30,0 40,0", 2.4, "oxblood", blunt=True)
    at.blot("ink", "36,-6! 50,0! 36,6! 39,0!")
    at.shape("linen", "-34,-7! -22,-6 -18,0! -22,6 -34,7! -30,0!", 1.4)
    at.shape("brass", box(4, -6, 9, 12), 1.3)


WEAPONS: Final[dict[str, Callable[[Pen], None]]] = {
    "knife": knife,
    "crossbow": crossbow,
    "poison": poison,
    "sword": sword,
    "blowgun": blowgun,
    "rifle": rifle,
    "gun": gun,
    "candlestick": candlestick,
    "hammer": hammer,
    "bow": bow,
}
"""By the words of the cards."""
