"""The household of the Drive: those who are paid to live in it."""

from __future__ import annotations

from web.art.curves import box, ellipse
from web.art.figure import face, head, neck, shoulders
from web.art.ink import Pen


def dusty(pen: Pen) -> None:
    """The maid: a frilled cap, and a feather duster held up."""
    duster = pen.placed(77, 70, 11)
    duster.line("0,22 0,0", 3.4, "wood", blunt=True)
    duster.shape(
        "brass",
        "-3,0! -10,-9 -9,-20 -13,-30 -5,-34 0,-42 5,-34 13,-30 9,-20 10,-9 3,0!",
        2,
    )
    for bend in (-5, -1.5, 2, 5.5):
        duster.line(f"{bend / 4},-3 {bend},-18 {bend * 1.3},-30", 1.3)
    shoulders(pen, "dusk", 31, 74)
    neck(pen)
    pen.shape("linen", "38,66! 34,76 36,93! 50,97 64,93! 66,76 62,66! 57,80 50,82 43,80")
    pen.shape("linen", "40,65! 33,69 37,77! 50,72 63,77! 67,69 60,65! 50,71", 1.7)
    pen.shape("mass", "34,38! 30,50 35,60 42,52 58,52 65,60 70,50 66,38!", 1.6)
    head(pen, 13.5, 17.5, ears=False)
    pen.shape("mass", "36,44! 41,38 50,35 58,38 64,44! 66,30 50,22 34,30", 1.6)
    pen.shape("linen", "35,30! 30,17 41,8 52,7 64,11 70,21 65,31! 50,25", 2.2)
    pen.shape(
        "linen",
        "30,33 31,26 37,28! 39,22 45,25! 50,20 55,25! 61,22 63,28! 69,26 70,33 64,37! "
        "58,31 50,30 42,31 36,37!",
        2,
    )
    pen.line("42,13 40,18 43,22", 1.3, "mark")
    pen.line("57,12 60,17 57,22", 1.3, "mark")
    face(pen, 49, 47, eyes="aside", mouth="smirk", brows=(4.5, 5))


def parker(pen: Pen) -> None:
    """The chauffeur: a peaked cap with goggles pushed up, and the wheel."""
    shoulders(pen, "ivy", 34, 71)
    neck(pen, 7)
    pen.shape("ivy", "41,63! 36,70 44,82! 50,74 56,82! 64,70 59,63! 50,71", 1.9)
    for y in (84, 90):
        for x in (45, 55):
            pen.disc("brass", x, y, 2.2, 1.1)
    head(pen, 14.5, 17.5, 0.74)
    pen.blot("mass", "35,36! 34.4,46! 37.4,42 38,36!")
    pen.blot("mass", "65,36! 65.6,46! 62.6,42 62,36!")
    pen.shape("ivy", "33,31! 24,24 29,12 50,8 71,12 76,24 67,31! 50,27", 2.4)
    pen.line("30,20 38,14 50,13", 1.5)
    pen.shape("brass", "33.6,29! 50,25 66.4,29! 67,35 50,31 33,35", 1.5)
    pen.shape("mass", "31,35! 50,30.6 69,35! 68,40 60,39.4 50,37.4 40,39.4 32,40", 1.4)
    pen.line("38,36 46,33.6 54,33.8", 1.1, "linen")
    for x in (41, 59):
        pen.shape("brass", ellipse(x, 22.5, 7.4, 5.6), 2)
        pen.shape("linen", ellipse(x, 22.5, 4.8, 3.4), 1)
        pen.hatch((x + 1, 20.5), (x + 3.4, 21.5), 3, (-3, 3.4), 0.8, "mark")
    face(pen, 51, 49, mouth="flat", brows=(3.6, 4), low=11)
    wheel = pen.placed(72, 75, scale=0.9)
    wheel.disc("wood", 0, 0, 18, 1.8)
    wheel.blot("ink", ellipse(0, 0, 13.6))
    wheel.blot("paper", ellipse(0, 0, 12.4))
    for angle in (-30, 90, 210):
        wheel.placed(0, 0, angle).line("0,0 12.4,0", 2.6, "mark", blunt=True)
    wheel.disc("brass", 0, 0, 4.4, 1.4)


def smothers(pen: Pen) -> None:
    """The butler: bald, his chin high, a covered dish on his palm."""
    shoulders(pen, "mass", 30, 75)
    neck(pen, 6)
    pen.shape("linen", "41,65! 43,80 50,96! 57,80 59,65! 50,71", 1.8)
    pen.shape("mass", "50,73! 42,68.5 41,77! 50,73! 59,77! 58,68.5", 1.6)
    pen.dot(50, 83, 1.3)
    pen.dot(50, 89, 1.3)
    pen.line("40,67 38,80 47,95", 1.8)
    pen.line("60,67 62,80 53,95", 1.8)
    head(pen, 13, 22, 0.6, 41)
    pen.shape("linen", "38,35! 32,29! 32.6,36! 27,37! 31,43! 28,48! 36,52! 39,44", 1.4)
    pen.shape("linen", "62,35! 68,29! 67.4,36! 73,37! 69,43! 72,48! 64,52! 61,44", 1.4)
    pen.line("42,23 46,21 50,21.5", 1.2, "mark")
    pen.line("45,27 50,25.6 56,26.6", 1.2, "mark")
    face(pen, 49, 39, eyes="shut", mouth="frown", brows=(6, 4.4), nose=9.5, low=14.5)
    pen.line("45.6,58.6 49,57.4 52,58.8", 1.1, "mark")
    dish = pen.placed(75.5, 64)
    dish.shape("linen", "-3,8! -6,14 -3,21 5,21 7,14 5,7!", 1.8)
    dish.shape("brass", "-19,4! 19,4! 14,9.5 0,10.5 -14,9.5", 1.8)
    dish.shape("linen", "-16,4! -15,-9 0,-16 15,-9 16,4!", 2)
    dish.disc("brass", 0, -18, 2.8, 1.4)
    dish.hatch((13.5, -6), (14, 2), 5, (-6, 1.2), 0.9, "mark")
    dish.line("-11,-2 -9,-8 -4,-11.6", 1.5, "mark")


def pierre(pen: Pen) -> None:
    """The chef: a tall hat, a knotted kerchief, and a cleaver."""
    shoulders(pen, "linen", 34, 71)
    neck(pen, 7.5)
    pen.line("40,72 52,80 54,96", 1.8, "mark")
    for y in (83, 90):
        for x in (47, 59):
            pen.dot(x, y, 1.5)
    pen.shape("oxblood", "38,63! 34,70 48,76! 43,87! 51,80 58,86! 52,75! 66,70 62,63! 50,70", 1.8)
    head(pen, 16.5, 17, 0.78, 47)
    pen.blot("mass", "34.5,36! 33,49! 37.5,45 39,36!")
    pen.blot("mass", "65.5,36! 67,49! 62.5,45 61,36!")
    pen.shape("linen", "35,27! 22,22 25,9 38,9 44,2 56,2 62,9 75,9 78,22 65,27! 50,23", 2.3)
    pen.shape("linen", "33,25! 50,22 67,25! 66.5,37 50,34 33.5,37", 2)
    pen.line("41,12 40,17 42,21", 1.3, "mark")
    pen.line("59,11 60,16 58,20", 1.3, "mark")
    pen.line("50,8 50.6,15 50,20", 1.1, "mark")
    face(pen, 50, 46, eyes="wide", mouth="smile", brows=(4.4, 6.4), low=12.4)
    pen.line("39,54 41,56.4 43.4,56.6", 1, "mark")
    knife = pen.placed(21, 71, -16)
    knife.shape("wood", "-3.4,0! -3.6,17 3.6,17 3.4,0!", 1.7)
    knife.shape("dusk", "-5,1! 5,1! 12,-30! -8,-33!", 2)
    knife.blot("linen", "-6.4,-31! -4,-30.6! -1,-1! -3.6,-1!")
    knife.dot(6.6, -25, 1.9, "ink")


def perkins(pen: Pen) -> None:
    """The secretary: a bowler, round spectacles, a ledger under the arm."""
    shoulders(pen, "brass", 31, 74)
    neck(pen, 6)
    pen.shape("linen", "42,63! 41,70 50,84! 59,70 58,63! 50,69", 1.6)
    pen.shape("oxblood", "47,71! 53,71! 54.6,86 50,92! 45.4,86", 1.5)
    pen.line("40,66 40,78 48,95", 1.8)
    pen.line("60,66 60,78 52,95", 1.8)
    head(pen, 13, 18, 0.58, 46)
    pen.blot("mass", "36.6,33! 35.4,46! 39,42 41,34!")
    pen.blot("mass", "63.4,33! 64.6,46! 61,42 59,34!")
    pen.shape("mass", "35,31! 34,15 50,8 66,15 65,31!", 2)
    pen.blot("brass", "35.4,25.4! 50,23 64.6,25.4! 64.8,30 50,27.4 35.2,30")
    pen.shape("mass", "25,29 35,31.5 50,29 65,31.5 75,29 68,38 50,35 32,38", 1.9)
    pen.line("40,17 44,13.4 49,12.6", 1.6, "brass")
    face(pen, 50, 47, mouth="prim", brows=(6.4, 6.4), apart=6.2, low=12)
    for x in (43.8, 56.2):
        pen.line(
            f"{x},{41.8} {x + 5},{47} {x},{52.2} {x - 5},{47} {x},{41.8}", 1.5, "mark", blunt=True
        )
    pen.line("48.4,46.4 50,45.4 51.6,46.4", 1.5, "mark", blunt=True)
    ledger = pen.placed(26, 72, -12, 0.95)
    ledger.shape("ivy", box(-11, -17, 22, 31), 2)
    ledger.shape("linen", box(-6, -11, 13, 8), 1.2)
    ledger.line("-8.4,-15.4 -8.4,12", 1.3)
    ledger.line("-3.6,-8.6 4.4,-8.8", 0.9, "mark")
    ledger.line("-3.6,-6 3,-6", 0.9, "mark")
