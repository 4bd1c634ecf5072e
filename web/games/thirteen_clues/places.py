"""The ten locations, each by the thing that one would meet under."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import box
from web.art.ink import Pen


def parlor(pen: Pen) -> None:
    """A wing chair by a lamp."""
    pen.shape(
        "oxblood",
        "16,44! 18,16 34,8 52,12 58,28 56,60! 62,60! 62,44 72,44 74,60 72,88! 14,88! 10,60 12,46",
        2.4,
    )
    pen.shape("oxblood", "24,58! 54,58! 56,72! 22,72!", 1.9)
    pen.hatch((48, 20), (52, 48), 6, (-6, 2), 1.2)
    pen.line("18,88 18,95", 4, "wood", blunt=True)
    pen.line("66,88 66,95", 4, "wood", blunt=True)
    pen.line("86,30 86,92", 3, "brass", blunt=True)
    pen.shape("brass", "76,32! 80,14! 92,14! 97,32!", 1.9)
    pen.line("78,94 96,94", 3.4, "brass", blunt=True)


def market(pen: Pen) -> None:
    """A stall with an awning."""
    pen.line("14,30 14,94", 4, "wood", blunt=True)
    pen.line("86,30 86,94", 4, "wood", blunt=True)
    pen.shape("linen", "10,10! 90,10! 96,34! 4,34!", 2)
    for x in (10, 42, 74):
        left = x + (x - 50) * 0.12
        pen.blot("oxblood", f"{x},11.6! {x + 16},11.6! {left + 18},38 {left + 9},42 {left},38!")
    pen.shape("wood", box(6, 62, 88, 10), 2)
    pen.shape("wood", box(14, 72, 72, 20), 1.8)
    for x, tint in (
        (18, "ivy"),
        (30, "oxblood"),
        (42, "ivy"),
        (56, "brass"),
        (68, "brass"),
        (80, "oxblood"),
    ):
        pen.disc(tint, x, 55, 7, 1.6)
    pen.hatch((22, 76), (78, 76), 8, (0, 12), 1.2)


def library(pen: Pen) -> None:
    """Shelves, and a ladder for the ambitious."""
    pen.shape("wood", box(8, 6, 84, 88), 2.6)
    for y in (12, 40, 68):
        pen.blot("mass", box(13, y, 74, 22))
    books = (
        (14, 12, 8, 22, "oxblood"), (22, 14, 7, 20, "dusk"), (29, 12, 9, 22, "ivy"),
        (38, 15, 6, 19, "linen"), (46, 12, 8, 22, "dusk"), (70, 14, 8, 20, "oxblood"),
        (78, 12, 8, 22, "brass"), (14, 42, 7, 20, "ivy"), (21, 40, 9, 22, "oxblood"),
        (32, 42, 8, 20, "brass"), (62, 41, 9, 21, "dusk"), (72, 43, 6, 19, "linen"),
        (78, 40, 8, 22, "ivy"), (16, 70, 8, 20, "dusk"), (24, 68, 7, 22, "linen"),
        (34, 70, 9, 20, "oxblood"), (64, 69, 8, 21, "brass"), (74, 68, 9, 22, "dusk"),
    )  # fmt: skip
    for x, y, wide, high, tint in books:
        pen.shape(tint, box(x, y, wide, high), 1.2)
    for x in (48, 60):
        pen.line(f"{x},8 {x - 4},96", 3, "brass", blunt=True)
    for y in (24, 38, 52, 66, 80):
        pen.line(f"{47.5 - y * 0.04},{y} {59.5 - y * 0.04},{y}", 2.4, "brass", blunt=True)


def park(pen: Pen) -> None:
    """A bench under a tree."""
    pen.shape("wood", "60,40! 70,40! 72,70 78,88! 54,88! 60,70", 2)
    pen.shape("ivy", "66,4 82,8 94,22 92,38 80,46 64,46 46,44 40,32 44,16 56,8", 2.4)
    pen.hatch((84, 22), (70, 40), 7, (-8, 3), 1.3)
    for y in (58, 66):
        pen.shape("wood", box(6, y, 46, 5), 1.4)
    pen.shape("wood", box(4, 76, 50, 6), 1.5)
    for x in (10, 46):
        pen.line(f"{x},56 {x},94", 3.4, blunt=True)
    pen.line("2,95 98,95", 2.6, "ivy", blunt=True)


def museum(pen: Pen) -> None:
    """Columns, and something old between them."""
    pen.shape("linen", "50,4! 96,28! 96,34! 4,34! 4,28!", 2.2)
    pen.disc("brass", 50, 23, 6, 1.6)
    for x in (10, 32, 58, 80):
        pen.shape("linen", box(x, 38, 10, 42), 1.7)
        pen.line(f"{x + 3.4},41 {x + 3.4},77", 1.1, "mark")
        pen.line(f"{x + 6.6},41 {x + 6.6},77", 1.1, "mark")
    pen.shape("oxblood", "47,52! 53,52! 52,58 57,64 56,74 50,77 44,74 43,64 48,58", 1.5)
    pen.shape("linen", box(6, 80, 88, 7), 1.7)
    pen.shape("linen", box(2, 87, 96, 8), 1.7)


def harbor(pen: Pen) -> None:
    """A lighthouse, and a light that turns."""
    pen.blot("brass", "58,20! 98,8! 98,34!")
    pen.blot("brass", "42,20! 2,10! 2,30!")
    pen.shape("linen", "40,30! 60,30! 66,84! 34,84!", 2.2)
    pen.blot("oxblood", "38.8,44! 61.2,44! 62.6,56! 37.4,56!")
    pen.blot("oxblood", "36.4,67! 63.8,67! 65,79! 35,79!")
    pen.shape("mass", box(36, 26, 28, 5), 1.2)
    pen.shape("brass", box(43, 13, 14, 13), 1.7)
    pen.shape("oxblood", "38,13! 50,3! 62,13!", 1.8)
    pen.blot("dusk", "0,84! 16,80 32,84 50,81 68,84 84,80 100,84! 100,97! 0,97!")
    pen.line("10,90 24,87 38,90", 2, "linen")
    pen.line("60,91 74,88 88,91", 2, "linen")


def theater(pen: Pen) -> None:
    """The curtain is about to rise."""
    pen.shape("brass", "4,8! 96,8! 96,22! 4,22!", 2)
    pen.shape("oxblood", "6,22! 48,22! 44,48 30,66 22,90! 6,90!", 2.2)
    pen.shape("oxblood", "94,22! 52,22! 56,48 70,66 78,90! 94,90!", 2.2)
    for x, low in ((16, 84), (26, 64), (36, 44)):
        pen.line(f"{x},24 {x - 1},{low - 16} {x - 4},{low}", 1.7)
        pen.line(f"{100 - x},24 {101 - x},{low - 16} {104 - x},{low}", 1.7)
    pen.line("20,66 30,67", 4.5, "brass", blunt=True)
    pen.line("80,66 70,67", 4.5, "brass", blunt=True)
    pen.shape("wood", box(2, 88, 96, 8), 2)
    pen.blot("brass", "50,62 62,80 64,87! 36,87! 38,80")


def plaza(pen: Pen) -> None:
    """A fountain in the middle of everything."""
    pen.line("50,24 42,8 30,16 27,40", 2.6, "dusk")
    pen.line("50,24 58,8 70,16 73,40", 2.6, "dusk")
    pen.line("50,24 46,14 38,22 37,40", 2, "dusk")
    pen.line("50,24 54,14 62,22 63,40", 2, "dusk")
    pen.shape("linen", "46,24! 54,24! 56,44! 44,44!", 1.7)
    pen.shape("linen", "20,42! 80,42! 72,52 56,55! 58,72! 42,72! 44,55! 28,52", 2)
    pen.blot("dusk", "24,43.6! 76,43.6! 70,47 30,47!")
    pen.shape("linen", "4,70! 96,70! 92,92! 8,92!", 2.3)
    pen.blot("dusk", "8,72! 92,72! 91,77 50,75 9,77!")
    pen.hatch((16, 82), (84, 82), 9, (0, 8), 1.2, "mark")


def railcar(pen: Pen) -> None:
    """A carriage with one window lit."""
    pen.shape("mass", "6,24! 14,14 86,14 94,24!", 1.8)
    pen.shape("oxblood", box(6, 24, 88, 46), 2.4)
    pen.blot("brass", box(8.6, 58, 83, 3))
    for x, tint in ((13, "dusk"), (34, "brass"), (55, "dusk"), (76, "dusk")):
        pen.shape(tint, box(x, 31, 13, 20), 1.7)
    pen.blot("mark", "40.5,36 44,39 43,43! 46,51! 35.6,51! 38,43! 37,39")
    pen.shape("mass", box(4, 70, 92, 6), 1.2)
    for x in (20, 34, 66, 80):
        pen.disc("dusk", x, 82, 7.4, 2)
        pen.dot(x, 82, 1.8, "ink")
    pen.line("0,92 100,92", 2.6, blunt=True)


def racecourse(pen: Pen) -> None:
    """A winning post and who is likely to pass it."""
    pen.line("82,6 82,94", 4, "wood", blunt=True)
    pen.shape("oxblood", "82,8! 58,13 60,22 82,26!", 1.7)
    pen.shape(
        "wood",
        "52,34! 57,28 59,36! 68,46 66,52 58,52! 52,58 50,66! 54,76 50,92! 45,92! 46,78 38,70! "
        "24,70! 16,80 18,92! 13,92! 8,78 14,66! 10,58 4,66! 5,54 14,48 30,52 40,48",
        2.1,
    )
    pen.dot(58, 40, 1.6)
    pen.line("50,36 42,44 40,52", 2.6)
    pen.shape("dusk", "28,52! 27,40 32,32! 42,38 40,50!", 1.7)
    pen.disc("face", 37, 25, 6, 1.5)
    pen.shape("brass", "30,24! 33,16 42,17 44,23! 49,25! 43,27 30,27!", 1.4)
    pen.line("2,95 98,95", 2.4, "ivy", blunt=True)


PLACES: Final[dict[str, Callable[[Pen], None]]] = {
    "parlor": parlor,
    "market": market,
    "library": library,
    "park": park,
    "museum": museum,
    "harbor": harbor,
    "theater": theater,
    "plaza": plaza,
    "railcar": railcar,
    "racecourse": racecourse,
}
"""By the words of the cards."""
