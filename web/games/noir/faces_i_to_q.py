"""Suspects from Iris to Queenie."""

from __future__ import annotations

from web.art.curves import ellipse, star
from web.art.figure import face, head, neck, shoulders
from web.art.ink import Pen
from web.games.noir.features import bow_tie, earrings, glasses, lips, moustache


def iris(pen: Pen) -> None:
    """Long hair in waves, and one eye behind it."""
    pen.shape(
        "mass",
        "50,18 32,22 27,40 30,56 22,72 28,86! 42,80! 44,56! 60,56! 66,78 76,70 70,56 72,38 66,23",
        2,
    )
    shoulders(pen, "oxblood", 25, 78, 13)
    pen.shape("face", "44,55! 43,66 31,72 50,90! 69,72 57,66 56,55!", 1.6)
    pen.hatch((52, 63), (56, 62), 4, (-1, 5), 0.9, "mark")
    head(pen, 13.5, 18, 0.52, ears=False)
    face(pen, 49, 46, eyes="aside", mouth="flat", brows=(4, 5.6), low=30)
    lips(pen, 58, 49)
    pen.shape(
        "mass",
        "46,20! 60,17 70,30 70,46 78,62 72,76 62,70 64,54 57,42 52,32! 40,34 36,46 30,58 "
        "28,42 34,26",
        1.8,
    )
    pen.line("56,24 64,34 65,48 71,62", 1.5, "linen")
    pen.line("50,26 60,36 61,46", 1.2, "linen")
    pen.line("38,28 33,38 32,48", 1.3, "linen")


def jasper(pen: Pen) -> None:
    """A top hat and a cape with a high collar."""
    shoulders(pen, "mass", 34, 72)
    neck(pen, 6)
    pen.shape("linen", "42,63! 40,73 50,92! 60,73 58,63! 50,72", 1.5)
    bow_tie(pen, "mass", 70)
    pen.shape("oxblood", "44,70! 32,62 22,58! 24,72 36,84 48,94!", 1.8)
    pen.shape("oxblood", "56,70! 68,62 78,58! 76,72 64,84 52,94!", 1.8)
    head(pen, 13, 19, 0.56, 47)
    pen.shape("mass", "33,31! 31,3! 50,.6 69,3! 67,31! 50,28", 2.2)
    pen.shape("mass", "21,29! 33,32 50,29 67,32 79,29! 73,38 60,37 50,36 40,37 27,38", 2)
    pen.blot("linen", "32.6,24! 50,21.4 67.4,24! 67,29! 50,26.6 33,29!")
    pen.line("37,5 38,19", 1.8, "linen")
    face(pen, 50, 47, mouth="flat", brows=(3, 6), low=30, nose=8)
    pen.line("42,58 47,56.4 50,57.6 53,56.4 58,58", 1.8, "mark")
    pen.blot("mark", "48,62.6! 52,62.6! 50,67!")


def kitty(pen: Pen) -> None:
    """A pillbox on the side of her curls, and a veil."""
    shoulders(pen, "dusk", 27, 76, 10)
    neck(pen, 5.5)
    pen.shape("mass", "40,65! 34,73 43,80 50,75 57,80 66,73 60,65! 50,72", 1.6)
    pen.shape(
        "mass",
        "35,34 27,40 28,50 25,58 33,64 40,60! 40,44! 60,44! 60,60! 67,64 75,58 72,50 "
        "73,40 65,34 50,30",
        1.8,
    )
    head(pen, 13, 17, 0.54, ears=False)
    pen.shape("mass", "50,24 38,25 33,34 35,44! 42,37 54,35 62,40 65,46! 68,34 62,26", 1.7)
    for x, y in ((34, 40), (66, 42)):
        pen.line(f"{x},{y - 4} {x + 2},{y} {x},{y + 4}", 1.2, "linen")
    face(pen, 50, 46.6, eyes="aside", mouth="flat", brows=(4, 5.4), low=30)
    lips(pen, 57)
    for step in range(6):
        x = 34 + 6 * step
        pen.line(f"{x},31 {x + 2},{44} {x - 1},52", 0.8, "mark")
    for y in (38, 45, 52):
        pen.line(f"33,{y} 50,{y + 2} 67,{y}", 0.8, "mark")
    pen.shape("oxblood", "31,30! 34,14! 50,11 64,15! 66,31! 50,27", 2.1)
    pen.line("34,17 50,14 64,18", 1.3)
    pen.shape("mass", "60,17! 70,4 76,9 68,18!", 1.4)


def leopold(pen: Pen) -> None:
    """A peaked cap, side whiskers, epaulettes."""
    shoulders(pen, "dusk", 38, 70)
    neck(pen, 7)
    pen.shape("dusk", "41,63! 38,71 42,80! 50,84 58,80! 62,71 59,63! 50,72", 1.7)
    pen.line("50,74 50,95", 1.6)
    for side in (-1, 1):
        x = 50 + side * 29
        pen.shape("linen", ellipse(x, 74, 8, 3.6), 1.5)
        pen.hatch((x - 6, 76), (x + 6, 76), 6, (0, 6), 1.3)
    for y in (80, 89):
        pen.dot(45, y, 1.7, "linen")
        pen.dot(55, y, 1.7, "linen")
    head(pen, 15, 18, 0.76)
    for side in (-1, 1):
        edge = 50 + side * 15
        pen.shape(
            "mass",
            f"{edge},40! {edge + side * 5},50 {edge + side * 3},62 {50 + side * 7},62! "
            f"{50 + side * 9},54 {edge - side * 3},42!",
            1.4,
        )
    face(pen, 50, 46, mouth="frown", brows=(3.4, 4), low=12)
    moustache(pen, 55, 10)
    pen.shape("mass", "32,30! 20,23 24,11 50,6 76,11 80,23 68,30! 50,27", 2.3)
    pen.blot("oxblood", "33,29! 50,26 67,29! 67,35! 50,32 33,35!")
    pen.shape("mass", "31,34! 50,31 69,34! 70,40 60,38.6 50,38 40,38.6 30,40", 1.5)
    pen.shape("linen", star(50, 19, 6, 2.8, 5), 1)


def mabel(pen: Pen) -> None:
    """A cloud of curls with a bow in it."""
    for x, y, size in (
        (28, 46, 10),
        (72, 46, 10),
        (26, 33, 11),
        (74, 33, 11),
        (34, 21, 11),
        (66, 21, 11),
        (50, 16, 12),
        (31, 58, 8),
        (69, 58, 8),
    ):
        pen.disc("mass", x, y, size, 1.6)
    for x, y in ((26, 33), (74, 33), (34, 21), (50, 15), (28, 47), (72, 47)):
        pen.line(f"{x - 4},{y + 2} {x},{y - 4} {x + 4},{y}", 1.3, "linen")
    shoulders(pen, "linen", 28, 75, 10)
    neck(pen, 5.5)
    for side in (-1, 1):
        pen.shape(
            "linen", f"50,74! {50 + side * 8},65 {50 + side * 19},70 {50 + side * 13},80!", 1.6
        )
    head(pen, 13.5, 16.5, 0.66, ears=False)
    pen.shape("mass", "36,40! 38,30 50,28 62,30 64,40! 57,34 50,36 43,34", 1.5)
    pen.shape("oxblood", "64,14! 52,6 50,18! 64,14! 76,22 79,9!", 1.8)
    pen.dot(64, 14, 2.6)
    face(pen, 50, 46.6, eyes="wide", mouth="smile", brows=(5.4, 6), low=11)


def nestor(pen: Pen) -> None:
    """A bald crown, wild white sides, a beard down to the waistcoat."""
    shoulders(pen, "mass", 31, 75)
    head(pen, 15, 19, 0.7, 43)
    for side in (-1, 1):
        pen.shape(
            "linen",
            f"{50 + side * 13},30! {50 + side * 27},24 {50 + side * 22},33! {50 + side * 30},38 "
            f"{50 + side * 22},42! {50 + side * 26},50 {50 + side * 15},50!",
            1.7,
        )
    pen.shape(
        "linen",
        "35,50! 33,64 38,78 44,84! 46,92 50,98! 54,92 56,84! 62,78 67,64 65,50! 60,56 50,54 40,56",
        2,
    )
    for x in (42, 50, 58):
        pen.line(f"{x},62 {x + (50 - x) * 0.1},74 {x + (50 - x) * 0.35},86", 1.2, "mark")
    glasses(pen, 44, 5, 6.6)
    face(pen, 50, 44, mouth="flat", brows=(6, 6.6), low=13, apart=6.6)
    moustache(pen, 55, 11, "linen")


def olive(pen: Pen) -> None:
    """Two plaits, tied, and a round collar."""
    for side in (-1, 1):
        for step in range(5):
            x, y = 50 + side * (20 + 2.4 * step), 50 + 8 * step
            pen.shape("mass", ellipse(x, y, 6 - 0.5 * step, 5), 1.5)
        pen.shape("oxblood", ellipse(50 + side * 31, 88, 5.6, 2.6), 1.2)
        pen.shape(
            "mass",
            f"{50 + side * 29},90! {50 + side * 34},90! {50 + side * 35},99! {50 + side * 28},99!",
            1.2,
        )
    shoulders(pen, "dusk", 26, 76, 10)
    neck(pen, 5.5)
    for side in (-1, 1):
        pen.shape(
            "linen", f"50,73! {50 + side * 7},64 {50 + side * 17},70 {50 + side * 10},80!", 1.5
        )
    head(pen, 14, 17, 0.68)
    pen.shape("mass", "50,25! 36,25 31,36 34,52! 38,42 50,30! 62,42 66,52! 69,36 64,25", 1.8)
    pen.line("47,28 40,34 37,42", 1.2, "linen")
    pen.line("53,28 60,34 63,42", 1.2, "linen")
    face(pen, 50, 47, mouth="smile", brows=(4.6, 4.6), low=10.6)
    for x in (41, 44, 56, 59):
        pen.dot(x, 53.6, 0.7)


def percy(pen: Pen) -> None:
    """A straw boater, a striped blazer, no chin to speak of."""
    shoulders(pen, "linen", 32, 73)
    for x in (24, 32, 68, 76):
        pen.line(
            f"{x},{77 - abs(x - 50) / 26} {x + (50 - x) * 0.14},{92 - abs(x - 50) / 8}",
            3.2,
            blunt=True,
        )
    neck(pen, 6)
    pen.shape("linen", "42,64! 40,72 50,90! 60,72 58,64! 50,72", 1.4)
    bow_tie(pen, "oxblood", 72)
    head(pen, 13, 17, 0.42, 45)
    pen.shape("paper", "33,28! 33,13! 50,10.6 67,13! 67,28!", 2)
    pen.blot("mass", "33.8,20! 50,17.8 66.2,20! 66.4,27.4! 50,25.4 33.6,27.4!")
    pen.shape("paper", "14,28 32,24.6 50,27 68,24.6 86,28 72,36 50,36 28,36", 2)
    pen.hatch((24, 31), (42, 33), 5, (4, 1.4), 0.9, "mark")
    face(pen, 51, 46, eyes="wide", mouth="smirk", brows=(6, 5.6), low=11.4, apart=5.6)


def queenie(pen: Pen) -> None:
    """Hair piled to the ceiling, a tiara, a ruff."""
    pen.shape("dusk", "34,36! 30,20 36,6 50,1 64,6 70,20 66,36!", 2.2)
    for x in (40, 50, 60):
        pen.line(f"{x},6 {x + (x - 50) * 0.3},16 {x + (x - 50) * 0.2},26", 1.3)
    shoulders(pen, "mass", 26, 79, 8)
    for step in range(-4, 5):
        at = 50 + 6.4 * step
        pen.shape("linen", ellipse(at, 71 - 0.35 * step * step, 4.2, 7), 1.3)
    head(pen, 13.5, 18, 0.6, ears=False)
    pen.shape("dusk", "36,40! 34,30 50,25 66,30 64,40! 57,33 50,32 43,33", 1.6)
    pen.shape("linen", "35,31! 37,20! 42,26! 46,16! 50,24! 54,16! 58,26! 63,20! 65,31! 50,27", 1.6)
    pen.dot(50, 19, 2.4, "oxblood")
    earrings(pen, 55, 14.4)
    face(pen, 50, 46, eyes="shut", mouth="flat", brows=(5, 6.6), low=30, nose=8)
    lips(pen, 58)
    pen.dot(58, 54, 1)
