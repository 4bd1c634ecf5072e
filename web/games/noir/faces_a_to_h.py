"""Suspects from Ada to Hugo."""

from __future__ import annotations

from web.art.curves import ellipse
from web.art.figure import face, head, neck, shoulders
from web.art.ink import Pen
from web.games.noir.features import (
    bow_tie,
    coat,
    earrings,
    glasses,
    lips,
    moustache,
    pearls,
    turned_up,
)


def ada(pen: Pen) -> None:
    """A cloche pulled down over a bob."""
    shoulders(pen, "dusk", 28, 75, 10)
    neck(pen, 5.5)
    pen.shape("linen", "41,65! 36,73 50,84! 64,73 59,65! 50,75", 1.5)
    pen.shape("mass", "33,40! 29,52 31,62! 40,63! 40,48 60,48 60,63! 69,62! 71,52 67,40!", 1.6)
    head(pen, 13, 17, 0.55, ears=False)
    pen.shape("mass", "34,36! 31,50 33,60! 38,58! 37,46 40,40!", 1.4)
    pen.shape("mass", "66,36! 69,50 67,60! 62,58! 63,46 60,40!", 1.4)
    pen.shape("mass", "28,43! 30,24 39,12 50,10 61,12 70,24 72,43! 60,37 50,35.6 40,37", 2.2)
    pen.shape(
        "linen",
        "29.6,37! 40,31.4 50,30 60,31.4 70.4,37! 71,41.4! 60,35.6 50,34.2 40,35.6 29,41.4!",
        1,
    )
    pen.shape("oxblood", "66,34! 74,24 80,26! 77,32 79,38! 72,39", 1.6)
    pen.line("40,16 35,22 33,30", 1.4, "linen")
    face(pen, 49, 46, eyes="aside", mouth="flat", brows=(3.6, 4.6), low=30)
    lips(pen, 57.4, 49)


def basil(pen: Pen) -> None:
    """A bowler, and a moustache that is proud of itself."""
    coat(pen, "mass", 34, 71)
    bow_tie(pen, "dusk", 71)
    head(pen, 15.5, 18, 0.82)
    pen.shape("mass", "34,34! 33,18 41,9 50,7.6 59,9 67,18 66,34! 50,30", 2.2)
    pen.shape("mass", "24,31! 33,33 50,29.6 67,33 76,31! 71,39 60,37 50,36 40,37 29,39", 2)
    pen.line("35,29 50,25.6 65,29", 2.2, "linen", blunt=True)
    pen.line("41,12 38,17 38,23", 1.5, "linen")
    face(pen, 51, 45, mouth="flat", brows=(4, 4.4), low=30)
    moustache(pen, 56, 13)


def celeste(pen: Pen) -> None:
    """A hat as wide as a cartwheel."""
    shoulders(pen, "mass", 24, 78, 7)
    neck(pen, 5, 55, 80)
    pearls(pen, 71, 8)
    pen.shape("mass", "36,36! 33,50 37,62! 42,58! 40,44 60,44 58,58! 63,62! 67,50 64,36!", 1.5)
    head(pen, 12.4, 18, 0.5, ears=False)
    face(pen, 50, 48, eyes="shut", mouth="flat", brows=(4, 5), low=30, nose=6)
    lips(pen, 58)
    pen.shape("paper", "3,36 20,26 50,24 80,26 97,36 80,42 50,40 20,42", 2.4)
    pen.shape("paper", "34,31! 35,16 50,11 65,16 66,31! 50,35", 2)
    pen.blot("mass", "34,25! 50,28.6 66,25! 66,31.4! 50,35 34,31.4!")
    pen.shape("oxblood", ellipse(63, 27, 5), 1.3)
    pen.line("60,27 63,25 65,28 62,29", 1.1)
    pen.hatch((12, 35), (34, 38), 6, (5, 1), 1, "mark")
    pen.hatch((64, 39), (88, 35), 6, (4, -2), 1, "mark")


def dexter(pen: Pen) -> None:
    """A fedora over one eye, the collar turned up."""
    coat(pen, "dusk", 36, 70, tie="mass")
    head(pen, 14.5, 18, 0.72)
    turned_up(pen, "dusk")
    face(pen, 51, 46, eyes="aside", mouth="smirk", brows=(3.6, 3), low=12)
    pen.hatch((42, 60), (58, 60), 7, (0.6, 2.6), 0.9, "mark")
    pen.shape("mass", "32,35! 33,17 41,9 49,15 58,8 68,15 70,31! 50,33", 2.2)
    pen.shape("mass", "17,40 27,34 50,31 68,26 84,24 80,33 66,38 50,41 30,45", 2)
    pen.blot("oxblood", "32.6,29! 50,28.6 69,24! 69.8,29.6! 50,33 32.2,35!")
    pen.line("48,16 46,22 47,26", 1.6, "linen")


def edith(pen: Pen) -> None:
    """A bun on top, round glasses, a cameo."""
    pen.shape("dusk", ellipse(50, 14, 10, 9.4), 2)
    pen.line("43,12 50,8.6 56,12", 1.3)
    pen.line("43,17 50,14 57,17", 1.3)
    pen.line("56,22 66,10", 1.7)
    pen.disc("linen", 67, 9, 2.4, 0.9)
    shoulders(pen, "mass", 25, 78, 8)
    neck(pen, 5.5)
    pen.shape("linen", "42,62! 40,71 50,75 60,71 58,62! 50,67", 1.6)
    pen.shape("oxblood", ellipse(50, 76, 4, 4.8), 1.5)
    head(pen, 13, 18, 0.55)
    pen.shape("dusk", "50,22! 37,24 33,36 35,47! 39,38 50,31! 61,38 65,47! 67,36 63,24", 1.9)
    pen.line("47,25 39,30 36,39", 1.2)
    pen.line("53,25 61,30 64,39", 1.2)
    glasses(pen, 46, 6, 7)
    face(pen, 50, 46, mouth="prim", brows=(7, 8), low=12, apart=7)


def fergus(pen: Pen) -> None:
    """A flat cap, a scarf, stubble, a short pipe."""
    shoulders(pen, "dusk", 35, 71)
    neck(pen, 7)
    pen.shape("oxblood", "38,63! 31,70 37,80 50,83 63,80 69,70 62,63! 50,72", 1.9)
    pen.shape("oxblood", "55,77! 62,78! 64,95! 56,93!", 1.5)
    head(pen, 15.5, 17.5, 0.84)
    pen.hatch((38, 57), (62, 57), 11, (0, 4), 0.9, "mark")
    pen.hatch((42, 61), (58, 61), 7, (0, 3), 0.9, "mark")
    face(pen, 49, 45.6, mouth="flat", brows=(3.2, 4), low=12)
    pen.shape("dusk", "27,36 24,22 38,12 58,10 74,17 78,30 70,35 50,31 34,34", 2.3)
    pen.shape("mass", "20,40 28,34 42,32 50,36 40,40 27,42", 1.8)
    pen.disc("mass", 52, 11, 2.4, 1)
    pen.line("50,14 42,22 38,31", 1.3)
    pen.line("55,14 64,21 68,32", 1.3)
    pen.line("52,58 62,60 70,63", 3, blunt=True)
    pen.shape("mass", "67,56! 78,56! 77,67 69,67!", 1.6)


def greta(pen: Pen) -> None:
    """A silk turban with a brooch and one plume."""
    pen.shape("linen", "54,20! 55,6 66,0 74,4 68,12 60,20!", 1.7)
    pen.line("56,19 62,9 71,4", 1.1)
    shoulders(pen, "mass", 27, 77, 12)
    pen.shape("face", "44,55! 43,66 32,71 50,86! 68,71 57,66 56,55!", 1.6)
    pen.hatch((52, 63), (56, 62), 4, (-1, 5), 0.9, "mark")
    pearls(pen, 70, 11)
    head(pen, 13, 17.5, 0.52, ears=False)
    earrings(pen, 55, 14)
    pen.shape("dusk", "33,40! 25,28 30,15 43,10 57,10 70,15 75,28 67,40! 60,33 50,31 40,33", 2.3)
    pen.line("34,37 48,22 68,16", 1.6)
    pen.line("29,24 42,20 50,12", 1.6)
    pen.line("66,37 56,26 47,21", 1.6)
    pen.shape("oxblood", ellipse(52, 23, 5, 6), 1.6)
    face(pen, 50, 46, eyes="shut", mouth="flat", brows=(4.4, 6), low=30)
    lips(pen, 57.6)


def hugo(pen: Pen) -> None:
    """Not a hair on his head; a monocle, a wing collar, a great deal of shoulder."""
    coat(pen, "mass", 40, 69)
    pen.shape("linen", "40,62! 37,72! 48,70! 50,74 52,70! 63,72! 60,62! 50,69", 1.5)
    bow_tie(pen, "oxblood", 74)
    head(pen, 18, 21, 0.78, 43)
    pen.line("41,25 47,22.6 54,23.4", 1.2, "mark")
    pen.hatch((60, 28), (66, 38), 5, (-4, 1), 0.9, "mark")
    face(pen, 50, 43, mouth="frown", brows=(4, 6), low=14.6, apart=7.4, nose=9)
    pen.line("43,61 50,63 57,61", 1.2, "mark")
    pen.disc("mark", 57.4, 43, 6.8, 1)
    pen.disc("linen", 57.4, 43, 5.2, 0.8)
    pen.dot(57.4, 43.3, 1.9)
    pen.line("63,47 70,58 66,74 69,84", 1.3)
