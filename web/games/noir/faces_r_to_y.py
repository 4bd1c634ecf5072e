"""Suspects from Rufus to Yolanda."""

from __future__ import annotations

from web.art.curves import ellipse
from web.art.figure import face, head, neck, shoulders
from web.art.ink import Pen
from web.games.noir.features import coat, earrings, lips


def rufus(pen: Pen) -> None:
    """A mane that stands on end, and a beard that joins it."""
    pen.shape(
        "mass",
        "50,10! 44,20! 36,8! 33,20! 22,14! 25,27! 13,28! 22,38! 14,48! 26,50! 22,62! 34,60! "
        "50,66! 66,60! 78,62! 74,50! 86,48! 78,38! 87,28! 75,27! 78,14! 67,20! 64,8! 56,20!",
        2,
    )
    shoulders(pen, "dusk", 35, 72)
    pen.shape("linen", "40,70! 44,86 50,90 56,86 60,70!", 1.4)
    head(pen, 14.5, 17, 0.7, 44, ears=False)
    pen.shape(
        "mass",
        "35,46! 34,60! 40,68! 44,66! 50,76! 56,66! 60,68! 66,60! 65,46! 58,53 50,51.6 42,53",
        1.8,
    )
    pen.line("45,57.6 50,58.6 55,57.6", 2, "linen")
    face(pen, 50, 42.6, eyes="open", mouth="flat", brows=(3, 5), low=30, nose=6)
    pen.line("36,66 44,74 50,84", 1.3)
    pen.dot(50, 88, 2, "oxblood")


def sybil(pen: Pen) -> None:
    """A shawl over head and shoulders, pinned under the chin."""
    pen.shape(
        "dusk", "50,12 32,18 25,38 23,58 12,82! 30,93 50,97 70,93 88,82! 77,58 75,38 68,18", 2.4
    )
    pen.line("30,62 24,76 22,86", 1.5)
    pen.line("70,62 76,76 78,86", 1.5)
    pen.shape("mass", "50,20 36,25 32,44 35,62! 50,70 65,62! 68,44 64,25", 1.8)
    head(pen, 12.4, 17, 0.5, 46, ears=False)
    pen.shape("linen", "38,40! 40,30 50,27 60,30 62,40! 50,31!", 1.4)
    pen.shape("oxblood", ellipse(50, 71, 4.4, 5), 1.6)
    pen.line("47,74 42,84 44,95", 1.5)
    pen.line("53,74 58,84 56,95", 1.5)
    face(pen, 50, 46, eyes="wide", mouth="prim", brows=(5, 6), low=12, nose=8)
    pen.line("41,52 43,54 44,57", 1, "mark")
    pen.line("59,52 57,54 56,57", 1, "mark")


def tobias(pen: Pen) -> None:
    """A deerstalker with its flaps down, a caped coat."""
    shoulders(pen, "dusk", 38, 72)
    neck(pen, 6.5)
    pen.shape("dusk", "42,64! 28,70 16,82 30,86 50,84 70,86 84,82 72,70 58,64! 50,74", 1.9)
    pen.shape("linen", "43,64! 42,72 50,82! 58,72 57,64! 50,72", 1.4)
    for x in (26, 36, 64, 74):
        pen.line(f"{x},74 {x + (x - 50) * 0.12},84", 1.1)
    head(pen, 14, 18, 0.6)
    for side in (-1, 1):
        pen.shape(
            "dusk",
            f"{50 + side * 11},30! {50 + side * 20},32! {50 + side * 21},50 "
            f"{50 + side * 16},57! {50 + side * 13},46!",
            1.7,
        )
    pen.shape("dusk", "31,33! 31,18 42,9 50,8 58,9 69,18 69,33! 50,29", 2.2)
    pen.line("50,9 50,29", 1.3)
    pen.line("40,11 36,20 36,30", 1.2)
    pen.line("60,11 64,20 64,30", 1.2)
    pen.shape("dusk", "24,39 31,31 50,28 69,31 76,39 62,37 50,36.6 38,37", 1.8)
    pen.shape("oxblood", "50,9! 42,2 43,12! 50,9! 57,12 58,2!", 1.4)
    face(pen, 51, 47, eyes="aside", mouth="flat", brows=(3.4, 5), low=12.4, nose=9)


def ursula(pen: Pen) -> None:
    """A fur hat and more fur below."""
    shoulders(pen, "mass", 34, 76)
    neck(pen, 6)
    head(pen, 13.5, 18, 0.58)
    pen.shape(
        "linen",
        "50,72! 42,64 34,66! 26,62 24,69! 14,70 18,78! 10,86 22,88! 28,96 36,90! 44,96 50,88! "
        "56,96 64,90! 72,96 78,88! 90,86 82,78! 86,70 76,69! 74,62 66,66! 58,64",
        1.9,
    )
    pen.hatch((22, 74), (42, 84), 7, (2, 5), 1.1, "mark")
    pen.hatch((60, 84), (78, 74), 7, (-2, 5), 1.1, "mark")
    for side in (-1, 1):
        pen.shape(
            "dusk",
            f"{50 + side * 11},34! {50 + side * 17},36 {50 + side * 17},54! {50 + side * 12},52!",
            1.4,
        )
    pen.shape("linen", "30,37! 28,8! 50,4 72,8! 70,37! 50,32", 2.3)
    for y in (9, 17, 25):
        pen.hatch((34, y), (67, y), 9, (-1.4, 6), 1.2, "mark")
    pen.shape("oxblood", ellipse(50, 20, 5, 6), 1.5)
    earrings(pen, 57, 15)
    face(pen, 50, 46, eyes="aside", mouth="flat", brows=(3.6, 6), low=30)
    lips(pen, 57.8)


def victor(pen: Pen) -> None:
    """Hair like a wave about to break; a loose tie."""
    coat(pen, "dusk", 34, 71, tie="oxblood")
    head(pen, 14, 18.5, 0.7)
    pen.shape(
        "mass",
        "34,44! 32,30 34,18 46,8 62,8 76,14 72,20! 80,22 70,30 66,34 66,44! 62,34 52,32 "
        "40,34 37,38",
        2.1,
    )
    pen.line("42,16 54,13 66,16", 1.5, "linen")
    pen.line("40,22 54,19 68,23", 1.5, "linen")
    pen.line("39,28 50,25 62,28", 1.3, "linen")
    face(pen, 51, 46, eyes="aside", mouth="smirk", brows=(3.6, 5.6), low=12)
    pen.line("46,62.6 50,63.6 54,62.6", 1.2, "mark")
    pen.line("61,50 58,55", 1.2, "mark")


def winifred(pen: Pen) -> None:
    """A starched cap with two wings."""
    shoulders(pen, "mass", 27, 77, 9)
    pen.shape("linen", "50,66! 36,64 29,76 36,86 50,90 64,86 71,76 64,64", 1.8)
    pen.shape("linen", "50,14! 38,16 34,30 36,58! 44,67 56,67 64,58! 66,30 62,16", 1.6)
    head(pen, 11.6, 16, 0.56, 47, ears=False)
    pen.shape("linen", "50,30! 40,18 22,14 3,24! 8,38 20,44 32,42!", 2.1)
    pen.shape("linen", "50,30! 60,18 78,14 97,24! 92,38 80,44 68,42!", 2.1)
    pen.line("46,28 28,22 9,27", 1.2, "mark")
    pen.line("44,31 30,31 15,37", 1.2, "mark")
    pen.line("54,28 72,22 91,27", 1.2, "mark")
    pen.line("56,31 70,31 85,37", 1.2, "mark")
    pen.shape("linen", "38,38! 40,28 50,25 60,28 62,38! 56,33 50,32 44,33", 1.5)
    face(pen, 50, 47, eyes="shut", mouth="smile", brows=(4.4, 4.8), low=10.4, apart=5.2, nose=6)
    pen.shape("oxblood", "57,76! 62,74! 64,79! 59,80!", 1)
    pen.disc("linen", 61, 85, 4.6, 1.3)
    pen.line("61,85 61,82", 1, "mark")
    pen.line("61,85 63,86", 1, "mark")


def xavier(pen: Pen) -> None:
    """A flier's helmet, the goggles pushed up, a white scarf."""
    shoulders(pen, "mass", 35, 72)
    neck(pen, 6.5)
    pen.shape("linen", "36,64! 30,72 40,82 50,80 60,82 70,72 64,64! 50,72", 1.8)
    pen.shape("linen", "40,80! 28,86 22,98! 36,96 46,84!", 1.6)
    head(pen, 14, 18, 0.64, ears=False)
    pen.shape(
        "dusk",
        "31,40! 30,22 40,11 50,10 60,11 70,22 69,40! 70,54 63,66! 58,62! 63,50 60,38 50,34 40,38 "
        "37,50 42,62! 37,66! 30,54",
        2.1,
    )
    pen.line("50,11 50,20", 1.4)
    pen.shape("mass", "30,29! 50,24 70,29! 70,35! 50,31 30,35!", 1.3)
    for x in (41, 59):
        pen.shape("mass", ellipse(x, 26, 9, 7.4), 1.6)
        pen.shape("linen", ellipse(x, 26, 6, 4.6), 1)
        pen.hatch((x + 1, 23.6), (x + 4, 25), 3, (-3, 4), 0.9, "mark")
    face(pen, 50, 47, mouth="smirk", brows=(3.4, 3.8), low=11)
    pen.line("42,51 45,54", 1.2, "mark")
    pen.line("44.6,50.6 42.4,54.4", 1.2, "mark")
    pen.shape("oxblood", "60,86! 67,82! 74,86! 67,90!", 1.2)


def yolanda(pen: Pen) -> None:
    """A fan of feathers over a band, and earrings down to there."""
    for angle, tint in ((-52, "mass"), (52, "mass"), (-26, "linen"), (26, "linen"), (0, "oxblood")):
        feather = pen.placed(50, 32, angle)
        feather.shape(tint, "-2,0! -8.6,-13 -7.6,-25 0,-30 7.6,-25 8.6,-13 2,0!", 1.8)
        feather.line("0,-2 1,-13 0,-25", 1.3, "linen" if tint == "mass" else "mark")
    shoulders(pen, "dusk", 25, 79, 12)
    pen.shape("face", "44,55! 43,66 32,73 50,88! 68,73 57,66 56,55!", 1.6)
    pen.hatch((52, 63), (56, 62), 4, (-1, 5), 0.9, "mark")
    pen.shape("mass", "50,26! 34,28 30,44 33,56! 40,52! 40,42 60,42 60,52! 67,56! 70,44 66,28", 1.7)
    head(pen, 13, 17, 0.54, 46, ears=False)
    pen.shape("mass", "50,28! 38,30 34,42 37,50! 41,42 50,38 59,42 63,50! 66,42 62,30", 1.5)
    pen.shape("linen", "34,36! 50,31 66,36! 66,41! 50,36 34,41!", 1.3)
    for side in (-1, 1):
        at = 50 + side * 14
        pen.line(f"{at},54 {at + side * 1.6},70", 1.2)
        pen.shape(
            "linen",
            f"{at + side * 1.6},66! {at + side * 5},74 {at + side * 1.6},79 {at - side * 2},74",
            1.2,
        )
    face(pen, 50, 47, eyes="shut", mouth="flat", brows=(4.6, 6), low=30)
    lips(pen, 58)
