"""What lies on the table and on the floor: dice, bags, marks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from web.art.curves import box
from web.art.ink import Pen

PIPS: Final = {
    1: ((50, 50),),
    2: ((30, 30), (70, 70)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((30, 30), (70, 30), (30, 70), (70, 70)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((30, 26), (70, 26), (30, 50), (70, 50), (30, 74), (70, 74)),
}
"""Where the pips of a die are."""


def die(pen: Pen, pips: int) -> None:
    """A bone die, a little worn."""
    pen.shape("linen", "50,5 86,7 94,14 95,50 93,87 86,94 50,95 13,93 6,86 5,50 7,13 14,7", 4)
    for x, y in PIPS[pips]:
        pen.dot(x, y, 8.4)
    pen.hatch((90, 40), (90, 86), 6, (-6, 3), 1.8, "mark")


def bag(pen: Pen) -> None:
    """A moneybag tied with string."""
    pen.shape("paper", "40,24! 30,8! 42,12 50,7 58,12 70,8! 60,24!", 3)
    pen.shape("paper", "40,26! 22,44 10,72 22,92 50,95 78,92 90,72 78,44 60,26!", 3.4)
    pen.shape("oxblood", "37,22! 50,25 63,22! 64,30! 50,33 36,30!", 2)
    pen.line("60,30 70,36 69,48", 3)
    pen.disc("brass", 48, 66, 15, 2.6)
    pen.line("43,61 48,58 53,62 43,70 48,74 54,70", 3, "mark")
    pen.line("48,54 48,78", 2.4, "mark", blunt=True)
    pen.hatch((85, 60), (76, 90), 7, (-8, 0), 1.7, "mark")


def dead(pen: Pen) -> None:
    """A headstone."""
    pen.shape("linen", "22,90! 22,36 30,14 50,6 70,14 78,36 78,90!", 4)
    pen.blot("mark", "50,22 66,30 67,46 60,54! 59,66! 41,66! 40,54! 33,46 34,30")
    for x in (42, 58):
        pen.dot(x, 43, 5, "linen")
    pen.blot("linen", "50,48! 53,55! 47,55!")
    for x in (46, 54):
        pen.line(f"{x},60 {x},67", 2, "linen", blunt=True)
    pen.hatch((74, 40), (74, 86), 7, (-9, 3), 2, "mark")
    pen.shape(
        "ivy",
        "4,94! 8,82! 16,88! 20,76! 27,87! 38,80! 44,88! 58,82! 66,88! 78,76! 82,88! 91,82! 96,94!",
        2.4,
    )


def escaped(pen: Pen) -> None:
    """The door stands open, and whoever it was is off."""
    pen.shape("wood", box(40, 5, 52, 90), 4)
    pen.shape("brass", box(48, 13, 36, 82), 2.6)
    pen.shape("oxblood", "84,13! 96,6! 96,99! 84,94!", 2.6)
    pen.shape("linen", "70,44! 30,44! 30,30! 3,54! 30,78! 30,64! 70,64!", 3.4)


def bell(pen: Pen) -> None:
    """The bell that ends a turn."""
    pen.disc("brass", 50, 22, 7, 2.6)
    pen.shape("brass", "12,72! 16,44 34,30 50,28 66,30 84,44 88,72!", 3.6)
    pen.shape("wood", "6,72! 94,72! 90,88! 10,88!", 3.4)
    pen.line("24,60 26,48 36,40", 4, "linen")
    pen.hatch((82, 48), (84, 68), 6, (-10, 2), 1.8)
    pen.line("20,26 12,18", 4)
    pen.line("80,26 88,18", 4)


def piggy(pen: Pen) -> None:
    """What rolls out of the safe: a piggy bank, full."""
    for x in (26, 60):
        pen.shape("oxblood", box(x, 74, 13, 20), 2.6)
    pen.shape("oxblood", "46,18 78,24 94,52 78,80 46,86 14,74 6,52 18,26", 3.4)
    pen.shape("oxblood", "22,30! 14,8! 38,20!", 2.6)
    pen.shape("face", "4,46! 14,42 17,55 14,66 3,62!", 2.4)
    pen.dot(29, 41, 3.6)
    pen.line("48,27 68,29", 4.4, blunt=True)
    pen.disc("brass", 58, 12, 9, 2.4)
    pen.line("90,54 96,50 97,42", 2.6)


def arrow(pen: Pen) -> None:
    """An arrow that points up."""
    pen.shape("oxblood", "50,6! 84,44! 62,40! 64,92! 50,84! 36,92! 38,40! 16,44!", 4)


def passage(pen: Pen) -> None:
    """A panel in the wall that is not quite shut."""
    pen.shape("wood", "14,94! 14,40 50,6 86,40 86,94!", 4)
    pen.shape("mass", "24,94! 24,44 50,18 76,44 76,94!", 3)
    for x in (44, 56):
        pen.disc("brass", x, 40, 4.4, 1)
        pen.dot(x + 1, 40, 1.6)
    for y, half in ((58, 11), (68, 16), (79, 22)):
        step = pen.placed(50, y)
        step.blot("wood", f"{-half},0! {half},0! {half + 4},8! {-half - 4},8!")


def stairs(pen: Pen) -> None:
    """One flight of stairs from above, up being up; it joins the next on every side."""
    pen.blot("wood", box(0, 0, 100, 100))
    pen.blot("oxblood", box(20, 0, 60, 100))
    for y in (0, 25, 50, 75):
        pen.line(f"0,{y + 3} 48,{y + 2} 100,{y + 3}", 4.4, "mark", blunt=True)
        pen.hatch((24, y + 5), (76, y + 5), 7, (0, 9), 1.8, "mark")
    for x in (19, 81):
        pen.line(f"{x},0 {x},100", 2.6, "brass", blunt=True)


def chair(pen: Pen) -> None:
    """A red chair from above, its back at the top."""
    pen.shape("oxblood", "22,30! 50,26 78,30! 84,84 50,90 16,84", 4)
    pen.shape("wood", "12,24! 18,12 50,7 82,12 88,24! 84,34! 50,26 16,34!", 3.6)
    for x, y in ((36, 48), (64, 48), (50, 62), (34, 76), (66, 76)):
        pen.dot(x, y, 2.6, "mark")
    pen.line("26,20 50,15 74,20", 2.4)


def welcome(pen: Pen) -> None:
    """The worn stone before the door."""
    pen.shape("paper", "6,10! 50,6 94,10! 96,50 93,92! 50,95 7,92! 4,50", 4)
    pen.line("16,20 50,17 84,20! 85,50 83,82! 50,84 17,82! 15,50 16,20!", 2.2, "mark", blunt=True)
    for turn in (-60, -30, 0, 30, 60):
        pen.placed(50, 74, turn).line("0,-12 0,-40", 5, "mark")
    pen.blot("oxblood", "38,74! 40,64 50,60 60,64 62,74!")
    pen.hatch((22, 80), (78, 80), 9, (0, 10), 2, "mark")


TOKENS: Final[dict[str, Callable[[Pen], None]]] = {
    **{f"die-{pips}": partial(die, pips=pips) for pips in PIPS},
    "bag": bag,
    "dead": dead,
    "escaped": escaped,
    "bell": bell,
    "piggy": piggy,
    "arrow": arrow,
    "passage": passage,
    "stairs": stairs,
    "chair": chair,
    "welcome": welcome,
}
"""Drawings by name."""
