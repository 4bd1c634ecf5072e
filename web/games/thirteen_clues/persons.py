"""The ten persons, each by hat, hair and one prop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.figure import face, head, neck, shoulders
from web.art.ink import Pen


def officer(pen: Pen) -> None:
    """A constable's helmet, a whistle on its chain."""
    shoulders(pen, "dusk", 34, 72)
    neck(pen, 7, 55, 68)
    pen.shape("dusk", "40,64! 50,72 60,64! 62,70 50,80 38,70!", 1.6)
    for y in (82, 89):
        pen.dot(50, y, 1.9, "brass")
    pen.line("62,72 68,80 64,88", 1.4, "brass")
    pen.shape("brass", "60,86! 70,86! 70,92! 60,92!", 1.3)
    head(pen, 14.5, 17, 0.8)
    pen.shape("mass", "42,55! 50,53 58,55! 62,58 56,59 50,57 44,59 38,58!", 0.8)
    face(pen, 50, 46, mouth="flat", brows=(3.6, 3.8), low=30)
    pen.shape("mass", "32,36! 33,18 42,8 50,6 58,8 67,18 68,36! 50,31", 2.2)
    pen.shape("mass", "27,38! 38,32 50,30 62,32 73,38! 62,38 50,36 38,38", 1.8)
    pen.disc("brass", 50, 21, 6, 1.5)
    pen.dot(50, 4.6, 2.6, "brass")


def duke(pen: Pen) -> None:
    """A coronet, and a sash that he has never earned."""
    shoulders(pen, "mass", 34, 71)
    pen.blot("oxblood", "30,74! 39,70! 68,92! 58,95!")
    neck(pen, 7, 56, 70)
    pen.shape("linen", "40,62! 50,70 60,62! 63,71 50,78 37,71!", 1.6)
    pen.disc("brass", 66, 80, 4.6, 1.3)
    head(pen, 14.5, 18, 0.66)
    pen.shape("linen", "34,44! 32,52 37,62! 41,60! 39,50", 1.3)
    pen.shape("linen", "66,44! 68,52 63,62! 59,60! 61,50", 1.3)
    face(pen, 50, 46, eyes="shut", mouth="prim", brows=(4.6, 6), low=13)
    pen.shape("mass", "50,55! 44,53 38,56! 44,57.6 50,56.6 56,57.6 62,56! 56,53", 0.8)
    pen.shape("brass", "33,32! 30,14! 40,22! 50,9! 60,22! 70,14! 67,32! 50,36", 2)
    for x, y in ((30, 13), (50, 8), (70, 13)):
        pen.dot(x, y, 2.6, "oxblood")
    pen.line("35,30 50,33 65,30", 2, "linen")


def butcher(pen: Pen) -> None:
    """A straw boater, a striped apron, whiskers like brushes."""
    shoulders(pen, "linen", 36, 71)
    pen.shape("oxblood", "38,72! 62,72! 64,95 50,96 36,95!", 1.8)
    for x in (43, 50, 57):
        pen.line(f"{x},74 {x},94", 1.8, "linen", blunt=True)
    neck(pen, 8, 56, 68)
    head(pen, 16.5, 18, 0.9)
    for side in (-1, 1):
        x = 50 + side * 15
        pen.shape("mass", f"{x - 4},44! {x + 4},44! {x + 4},58 {x},63 {x - 4},58!", 1.2)
    face(pen, 50, 46, mouth="smile", brows=(3.2, 3.6), low=13)
    pen.shape("paper", "34,33! 35,17 50,14 65,17 66,33! 50,36", 2)
    pen.blot("oxblood", "34.4,25! 50,27.4 65.6,25! 66,31.4! 50,34 34,31.4!")
    pen.shape("paper", "20,34 50,29 80,34 50,40", 2)


def countess(pen: Pen) -> None:
    """Hair piled high, a fan, a beauty spot."""
    shoulders(pen, "ivy", 28, 76, 8)
    neck(pen, 5, 55, 80)
    for x, y in ((43, 67), (46.5, 70), (50, 71), (53.5, 70), (57, 67)):
        pen.disc("linen", x, y, 2.3, 0.8)
    pen.shape(
        "linen",
        "34,38! 28,24 34,8 50,3 66,8 72,24 66,38! 70,50 64,58! 62,42 50,32 38,42 36,58! 30,50",
        2.2,
    )
    for x, y in ((36, 14), (50, 9), (64, 14), (32, 26), (68, 26)):
        pen.line(f"{x - 4},{y + 3} {x},{y - 2} {x + 4},{y + 3}", 1.4, "mark")
    head(pen, 12.6, 17, 0.55, ears=False)
    face(pen, 50, 46, eyes="shut", mouth="prim", brows=(4.4, 5.2), low=12)
    pen.dot(57, 54, 1.1)
    pen.blot("oxblood", "46.6,57.6! 50,56.4 53.4,57.6! 50,59.6")
    fan = pen.placed(74, 86, -18)
    fan.shape("oxblood", "0,8! -17,-12 -9,-21 0,-24 9,-21 17,-12!", 1.8)
    for x in (-10, -4, 4, 10):
        fan.line(f"0,6 {x},-17", 1.2, "linen")


def nurse(pen: Pen) -> None:
    """A starched cap and a watch that hangs upside down."""
    shoulders(pen, "linen", 30, 75, 8)
    pen.shape("dusk", "32,76! 40,70! 44,95 36,94!", 1.6)
    pen.shape("dusk", "68,76! 60,70! 56,95 64,94!", 1.6)
    neck(pen, 5.4, 55, 72)
    pen.shape("linen", "41,64! 50,74! 59,64! 63,70 50,81! 37,70", 1.6)
    pen.disc("brass", 59, 85, 4.2, 1.3)
    pen.line("59,78 59,81", 1.2)
    pen.shape("wood", "35,36! 30,50 34,60 41,61! 38,46 62,46 59,61! 66,60 70,50 65,36!", 1.8)
    head(pen, 13, 17, 0.6, ears=False)
    face(pen, 50, 46, mouth="smile", brows=(4.8, 4.8), low=12)
    pen.shape("linen", "32,34! 29,14 40,9 50,12 60,9 71,14 68,34! 50,29", 2.1)
    pen.blot(
        "oxblood",
        "47.6,15! 52.4,15! 52.4,18.4! 56,18.4! 56,22.4! 52.4,22.4! 52.4,26! 47.6,26! 47.6,22.4! "
        "44,22.4! 44,18.4! 47.6,18.4!",
    )


def maid(pen: Pen) -> None:
    """A frilled band and a feather duster."""
    shoulders(pen, "mass", 29, 75, 8)
    neck(pen, 5.4, 55, 70)
    pen.shape("linen", "38,68! 50,66 62,68! 64,95 50,96 36,95!", 1.8)
    pen.shape("linen", "40,63! 50,71! 60,63! 62,69 50,77! 38,69", 1.5)
    pen.shape(
        "mass", "34,44! 32,26 42,17 50,16 58,17 68,26 66,44! 62,52! 60,36 50,31 40,36 38,52!", 2
    )
    head(pen, 12.8, 17, 0.56, ears=False)
    face(pen, 50, 47, eyes="wide", mouth="flat", brows=(5.4, 5), low=11)
    pen.shape("linen", "32,26! 34,16 40,19 43,11 50,16 57,11 60,19 66,16 68,26! 50,20", 1.9)
    duster = pen.placed(78, 74, 24)
    duster.line("0,22 0,-4", 2.6, "wood", blunt=True)
    duster.shape("oxblood", "-3,-2! -10,-10 -8,-20 -2,-26 4,-25 10,-18 9,-8 3,-2!", 1.7)
    duster.hatch((-5, -8), (6, -8), 5, (0, -12), 1.2)


def dancer(pen: Pen) -> None:
    """Feathers, a choker, one eyebrow."""
    pen.shape("oxblood", "58,24! 66,2 82,0 88,10 76,14 84,22 70,24 66,32!", 1.8)
    pen.shape("brass", "54,22! 52,2 64,-1 66,8 60,14 62,26!", 1.6)
    shoulders(pen, "face", 26, 77, 8)
    pen.shape("oxblood", "27,83! 38,80 50,86! 62,80 73,83! 67,93 50,96.5 33,93", 1.9)
    neck(pen, 5, 55, 78)
    pen.blot("mass", "44.6,64! 50,66 55.4,64! 55.4,68! 50,70 44.6,68!")
    pen.dot(50, 70, 2, "brass")
    pen.shape(
        "mass", "36,52! 30,40 36,24 50,19 64,24 70,40 64,52! 66,42 58,31 44,33 38,40! 40,48", 2
    )
    head(pen, 12.4, 17, 0.52, ears=False)
    pen.shape("mass", "37.6,42! 40,30 52,27 62,34 62.4,42! 52,35 44,36", 1.4)
    face(pen, 50, 47, eyes="aside", mouth="smirk", brows=(4, 6.6), low=12)
    for x in (37, 63):
        pen.disc("brass", x, 58, 3, 1.1)


def sailor(pen: Pen) -> None:
    """A round cap, a pipe, a beard like a wave."""
    shoulders(pen, "dusk", 35, 71)
    pen.shape("linen", "36,70! 50,86! 64,70! 70,76 50,96! 30,76", 1.8)
    pen.line("34,75 50,92 66,75", 1.3, "dusk")
    neck(pen, 7, 56, 72)
    head(pen, 14.8, 18, 0.7)
    pen.shape("linen", "35.6,47! 37,60 43,70 50,73 57,70 63,60 64.4,47! 60,56 50,54 40,56", 1.9)
    face(pen, 50, 45, mouth="flat", brows=(4, 3.4), low=30)
    pen.hatch((42, 62), (58, 62), 6, (0.6, 6), 1, "mark")
    pen.line("54,58 66,61 70,60", 2.6, "wood", blunt=True)
    pen.shape("wood", "68,54! 77,54! 76,63 69,63!", 1.5)
    pen.line("73,51 70,44 75,38", 1.4, "dusk")
    pen.shape("linen", "30,30! 31,16 50,12 69,16 70,30! 50,25", 2)
    pen.shape("mass", "33,36! 32,29 50,24 68,29 67,36! 50,32", 1.8)
    pen.line("38,31 50,28.4 62,31", 1.4, "brass")


def florist(pen: Pen) -> None:
    """A headscarf, and a basket that nobody has searched."""
    shoulders(pen, "ivy", 31, 74, 8)
    neck(pen, 5.6, 55, 72)
    pen.shape("linen", "40,64! 50,72! 60,64! 64,72 50,80! 36,72", 1.6)
    head(pen, 13.6, 17, 0.7, ears=False)
    face(pen, 50, 46, mouth="smile", brows=(4.6, 4.2), low=12)
    pen.dot(41, 53, 2.2, "oxblood")
    pen.dot(59, 53, 2.2, "oxblood")
    pen.shape(
        "oxblood",
        "50,62! 42,64! 33,54 31,36 38,18 50,13 62,18 69,36 67,54 58,64! 63,48 60,34 50,29 40,34 "
        "37,48",
        2.1,
    )
    for x, y in ((40, 24), (50, 20), (60, 24), (35, 36), (65, 36)):
        pen.dot(x, y, 1.7, "linen")
    pen.shape("wood", "14,80! 44,80! 40,96! 18,96!", 1.9)
    pen.hatch((18, 84), (40, 84), 6, (0, 10), 1.1)
    for x, y, tint in (
        (18, 76, "oxblood"),
        (27, 72, "linen"),
        (36, 75, "brass"),
        (42, 78, "oxblood"),
    ):
        pen.disc(tint, x, y, 4.6, 1.3)
        pen.dot(x, y, 1.4, "brass" if tint != "brass" else "mark")


def coachman(pen: Pen) -> None:
    """A tall hat with a cockade, a caped coat, a whip."""
    shoulders(pen, "wood", 36, 72)
    pen.shape("wood", "28,76! 42,66! 50,76! 58,66! 72,76! 64,86 50,84 36,86", 1.9)
    neck(pen, 7, 56, 68)
    pen.shape("oxblood", "40,62! 50,69 60,62! 62,70 50,77 38,70!", 1.6)
    head(pen, 14.4, 18, 0.74)
    pen.shape("mass", "36,48! 38,60 45,64! 42,56! 40,48!", 1)
    pen.shape("mass", "64,48! 62,60 55,64! 58,56! 60,48!", 1)
    face(pen, 50, 46, eyes="aside", mouth="flat", brows=(3.8, 3.8), low=13)
    pen.shape("mass", "36,33! 33,6! 50,3 67,6! 64,33! 50,36", 2.2)
    pen.blot("oxblood", "35.4,25! 50,28 64.6,25! 64.2,31! 50,33.6 35.8,31!")
    pen.disc("brass", 61, 20, 4.4, 1.3)
    pen.shape("mass", "24,34! 38,31 50,33 62,31 76,34! 66,40 50,38 34,40", 1.8)
    pen.line("84,96 80,60 84,30", 2.4, "wood", blunt=True)
    pen.line("84,30 94,22 92,38 97,46", 1.5)


PERSONS: Final[dict[str, Callable[[Pen], None]]] = {
    "officer": officer,
    "duke": duke,
    "butcher": butcher,
    "countess": countess,
    "nurse": nurse,
    "maid": maid,
    "dancer": dancer,
    "sailor": sailor,
    "florist": florist,
    "coachman": coachman,
}
"""By the words of the cards."""
