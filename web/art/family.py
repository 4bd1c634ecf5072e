"""Relatives of the house, by blood or by hope, and the animals."""

from __future__ import annotations

from web.art.curves import ellipse
from web.art.figure import face, head, neck, shoulders
from web.art.ink import Pen


def sedgwick(pen: Pen) -> None:
    """The gentleman: a top hat and a monocle on its cord."""
    shoulders(pen, "dusk", 33, 72)
    neck(pen, 7)
    pen.shape("linen", "41,60! 40,68 50,72 60,68 59,60! 56,67 50,68 44,67", 1.6)
    pen.shape("oxblood", "43,68! 50,71 57,68! 60,78 50,87 40,78", 1.8)
    pen.dot(50, 77, 1.8, "brass")
    pen.line("40,66 33,76 40,82 46,95", 2)
    pen.line("60,66 67,76 60,82 54,95", 2)
    head(pen, 13.5, 19, 0.7, 47)
    pen.shape("wood", "37,38! 34,50 35,61 41,63! 43,57 39.6,50 39,40!", 1.2)
    pen.shape("wood", "63,38! 66,50 65,61 59,63! 57,57 60.4,50 61,40!", 1.2)
    pen.shape("mass", "35,30! 33.6,5! 50,2.8 66.4,5! 65,30!", 2.2)
    pen.blot("oxblood", "34.8,23! 50,21 65.2,23! 65,29 50,27 35,29")
    pen.shape("mass", "23,27 35,31 50,29 65,31 77,27 70,37 50,35.6 30,37", 2)
    pen.line("38.6,7 39.4,19", 1.8, "brass")
    face(pen, 50, 46, mouth="flat", brows=(4.2, 5), low=15)
    pen.shape("wood", "50,54.6! 44,53.4 37,57.4! 43,59.6 50,57! 57,59.6 63,57.4! 56,53.4", 1)
    pen.disc("brass", 56, 46, 6, 1.1)
    pen.disc("linen", 56, 46, 4.4, 0.8)
    pen.dot(56, 46.3, 1.75)
    pen.line("61,49 69,58 65,72 68,82", 1.3)


def prudence(pen: Pen) -> None:
    """The aunt: a high bun, a collar up to the chin, an umbrella by its crook."""
    pen.shape("dusk", ellipse(50, 16, 10.5, 9.5), 2)
    pen.line("43,13 50,9.6 57,14", 1.4)
    pen.line("43,18 50,15 57.6,18", 1.4)
    shoulders(pen, "mass", 27, 77, 8)
    neck(pen, 6)
    pen.shape("linen", "43,60! 42,70 50,72.6 58,70 57,60! 50,65", 1.8)
    pen.hatch((45, 65), (55, 65), 5, (0, 5), 0.9, "mark")
    pen.shape("linen", "44,71! 50,73 56,71! 58,82 54,80 50,90 46,80 42,82", 1.5)
    pen.shape("oxblood", ellipse(50, 73, 3, 3.4), 1.3)
    head(pen, 12, 19, 0.5, 45, ears=False)
    pen.shape("dusk", "50,24! 40,22 33,32 36,48! 40,38 50,30! 60,38 64,48! 67,32 60,22", 2)
    pen.line("47,26 40,30 37,39", 1.3)
    pen.line("53,26 60,30 63,39", 1.3)
    face(pen, 50, 46, mouth="prim", brows=(4, 6.4), apart=5.6, nose=8, low=12)
    pen.line("42,50.4 45,51.6 47.6,50.6", 1, "mark")
    pen.line("52.6,50.6 55,51.6 58,50.4", 1, "mark")
    stick = pen.placed(77, 58, 4, 0.92)
    stick.line("0,30 0,-14 -7,-22 -14,-14 -11,-9", 5.4, blunt=True)
    stick.line("0,29 0,-14 -7,-20.6 -12.6,-14 -11,-10.6", 2.6, "wood", blunt=True)
    stick.shape("oxblood", "-3,-2! 3,-2! 8,16 6,31 -6,31 -8,16", 1.9)
    stick.line("0,0 2,16 1.4,29", 1.3)
    stick.line("-2,0 -3.6,16 -3,29", 1.1)


def sassy(pen: Pen) -> None:
    """The niece: bobbed hair, a band with a feather, a shallow glass."""
    pen.shape("brass", "63,32! 71,27 75,16 69,6 63,10 59,20 60,30!", 1.9)
    pen.line("61,31 66,20 68,9", 1.3)
    pen.hatch((65, 23), (67.6, 13), 4, (5, -2), 0.9)
    shoulders(pen, "oxblood", 27, 76, 11)
    pen.shape("face", "43,55! 43,64 34,68 44,82! 50,86 56,82! 66,68 57,64 57,55!", 1.8)
    pen.line("38,67 42,80 50,88 58,80 62,67", 1.2, "mark")
    for x, y in ((39.5, 73), (43, 80), (47.4, 85.4), (52.6, 85.4), (57, 80), (60.5, 73)):
        pen.disc("linen", x, y, 2.2, 0.9)
    pen.shape("mass", "50,21! 32,24 28,42 29,58! 38,62 40,50 60,50 62,62 71,58! 72,42 68,24", 2)
    head(pen, 14, 17.5, 0.52, 45, ears=False)
    pen.shape(
        "mass",
        "50,24! 34,26 30,44 32,58! 41,56! 37,50 37,42 44,40 50,39.6! "
        "56,40 63,42 63,50 59,56! 68,58! 70,44 66,26",
        1.8,
    )
    pen.shape("brass", "31,33! 50,28 69,33! 69.4,39 50,34.6 30.6,39", 1.5)
    pen.disc("oxblood", 63, 33, 3.8, 1.4)
    face(pen, 49, 48, eyes="aside", mouth="smirk", brows=(4, 5.6), low=10.4, nose=6)
    pen.dot(49.4, 58.6, 1.5, "oxblood")
    glass = pen.placed(19, 58, -6)
    glass.line("0,0 0,21", 2.2, blunt=True)
    glass.shape("linen", "-13,-12! 13,-12! 9,-2 0,2 -9,-2", 1.7)
    glass.blot("oxblood", "-10,-7! 10,-7! 7,-2.6 0,-.4 -7,-2.6")
    glass.line("-8,21 8,21", 2.6)


def beauregard(pen: Pen) -> None:
    """The boyfriend: a straw boater, a bow tie, one rose."""
    shoulders(pen, "linen", 35, 70)
    for x in (24, 32, 68, 76):
        pen.line(
            f"{x},{76 - abs(x - 50) / 26} {x + (50 - x) * 0.06},84 "
            f"{x + (50 - x) * 0.16},{91 - abs(x - 50) / 8}",
            3,
            "oxblood",
            blunt=True,
        )
    neck(pen, 7.5)
    pen.shape("dusk", "41,65! 43,80 50,92! 57,80 59,65! 50,73", 1.6)
    pen.line("40,66 37,76 48,96", 2, "mark")
    pen.line("60,66 63,76 52,96", 2, "mark")
    pen.shape("oxblood", "50,71! 41,65 39,75! 50,71! 61,75! 59,65", 1.8)
    head(pen, 14.5, 18, 0.74, 46)
    pen.shape("brass", "35,36! 31,42 35,49 39,43 46,38 56,37 63,41 66,48 69,40 65,33!", 1.7)
    pen.line("36,40 41,38 46,36", 1.1)
    pen.shape("brass", "34,29! 34,14! 50,11.6 66,14! 66,29!", 2)
    pen.blot("oxblood", "35.4,21! 50,18.8 64.8,21! 64.8,28! 50,26 35.4,28!")
    pen.shape("brass", "18,27 34,25.6 50,27.6 66,25.6 82,27 70,34.6 50,35 30,34.6", 2)
    pen.hatch((40, 14), (60, 14), 5, (1, 4), 0.9)
    face(pen, 51, 46.6, mouth="smile", brows=(3.4, 5), low=11.6)
    pen.line("45,61.6 50.6,62.6 56,61", 1, "mark")
    rose = pen.placed(77, 62, 10)
    rose.line("0,4 -2,14 1,24", 2.6, "ivy", blunt=True)
    rose.shape("ivy", "0,17! 7,10 12,11! 8,18", 1.4)
    rose.shape("oxblood", "0,6! -9,3 -10,-7 -4,-9 0,-13 5,-9 10,-7 9,3", 1.8)
    rose.line("-5,-4 0,-1 5,-5", 1.4)
    rose.line("-6,1 0,3 6,0", 1.4)
    rose.line("-2,-8 1,-5 3,-9", 1.2)


def pugsley(pen: Pen) -> None:
    """The dog: folded ears, a worried brow, his name on a bone."""
    pen.shape("brass", "32,58! 22,70 16,82! 33,93 50,96.5 67,93 84,82! 78,70 68,58!", 2.4)
    pen.shape("linen", "42,72! 38,84 42,94 50,96 58,94 62,84 58,72!", 1.4)
    pen.hatch((43, 80), (57, 80), 6, (0, 6), 1, "mark")
    pen.shape("oxblood", "27,66! 40,74 50,75.6 60,74 73,66! 76,74 60,82 50,83.6 40,82 24,74", 1.9)
    pen.shape(
        "brass", "50,16 66,18 78,30 79,48 74,62 62,70 50,72 38,70 26,62 21,48 22,30 34,18", 2.4
    )
    pen.shape("mass", "38,18! 24,13 12,20 13,36 20,46! 26,36 32,28", 2)
    pen.shape("mass", "62,18! 76,13 88,20 87,36 80,46! 74,36 68,28", 2)
    pen.line("42,23 46,29 43,34", 1.7)
    pen.line("58,23 54,29 57,34", 1.7)
    pen.line("50,20 50,31", 1.5)
    pen.shape("mass", "50,42 60,45 70,55 66,67 50,70 34,67 30,55 40,45", 1.4)
    for x, look in ((36, 1), (64, -1)):
        pen.blot("mark", ellipse(x, 43, 7.2, 7))
        pen.blot("linen", ellipse(x, 42.6, 5.4, 5.2))
        pen.dot(x + look, 43.4, 3.9)
        pen.dot(x + look - 1.4, 42, 1.2, "linen")
        pen.line(f"{x - 7},{35 - look * 2} {x},{32} {x + 7},{35 + look * 2}", 1.8)
    pen.blot("face", "50,49 56,51 54,55 50,57.6 46,55 44,51")
    pen.blot("mark", "50,50 54,51.4 50,55.4 46,51.4")
    pen.line("50,57 50,61 44,65 37,63", 1.4, "face")
    pen.line("50,61 56,65 63,63", 1.4, "face")
    pen.shape("oxblood", "46,64.6! 54,64.6! 55,72 50,75.6 45,72", 1.5)
    tag = pen.placed(50, 87, -8)
    tag.shape(
        "linen",
        "-8,-2.4! -12,-6 -15,-2 -13,0 -15,3 -11,6 -8,2.4! 8,2.4! 11,6 15,3 13,0 "
        "15,-2 12,-6 8,-2.4!",
        1.5,
    )


def poopsie(pen: Pen) -> None:
    """The cat: a great ruff, a bow, and contempt."""
    pen.shape("dusk", "78,88! 92,76 94,58 86,46 80,50 86,60 82,72 70,80!", 2.2)
    pen.hatch((91, 56), (89, 72), 4, (-5, 1), 1.3)
    ruff = "34,56! 24,62! 26,68! 16,74! 21,78! 17,83! 33,93 50,96.5 67,93 83,83! 79,78! 84,74!"
    pen.shape("linen", f"{ruff} 74,68! 76,62! 66,56!", 2.2)
    for x in (32, 40, 60, 68):
        pen.hatch((x, 82), (x + 4, 84), 2, ((x - 50) / 12, 8), 1.2, "mark")
    pen.shape(
        "linen",
        "24,32! 24,8! 42,20! 50,18 58,20! 76,8! 76,32! 80,44 86,48! 78,52 82,58! "
        "72,60 62,69 50,70 38,69 28,60 18,58! 22,52 14,48! 20,44",
        2.3,
    )
    pen.shape("oxblood", "28,15! 28,28 37,22!", 1.2)
    pen.shape("oxblood", "72,15! 72,28 63,22!", 1.2)
    for x in (42, 50, 58):
        pen.line(f"{x},20 {50 + (x - 50) * 0.8},26 {50 + (x - 50) * 0.6},31", 1.8, "mark")
    for side in (-1, 1):
        eye = pen.placed(50 + side * 13.5, 43, flip=side < 0)
        eye.blot("mark", "-8,-2! 0,-2.6 9,-5! 7,4 0,6.4 -6,3.6")
        eye.blot("ivy", "-6,-.4! 0,-1 7,-3! 5.4,2.8 0,4.8 -4.4,2.6")
        eye.blot("mark", ellipse(0, 1.6, 1.6, 3.2))
        eye.line("6,13 18,11 30,12", 1.1, "mark")
        eye.line("6,15.6 18,16.6 28,20", 1.1, "mark")
    pen.blot("oxblood", "46,52! 50,51 54,52! 50,56.6!")
    pen.line("50,56 49.4,60 43,62.4 40,60", 1.5, "mark")
    pen.line("50.4,59 56,62.4 60,60", 1.5, "mark")
    pen.shape("dusk", "50,76! 36,68 31,84! 50,76! 69,84! 64,68", 2)
    pen.disc("brass", 50, 76, 4, 1.6)
