"""Callers at the house: friends, and those who come by appointment."""

from __future__ import annotations

from web.art.curves import ellipse, star
from web.art.figure import face, head, neck, shoulders
from web.art.ink import Pen


def spritzy(pen: Pen) -> None:
    """The hairdresser: an edifice of curls, and scissors."""
    shoulders(pen, "oxblood", 29, 75)
    neck(pen)
    pen.shape("linen", "40,66! 34,72 42,84! 50,74 58,84! 66,72 60,66! 50,73", 1.7)
    pen.line("50,76 50,95", 1.5)
    pen.shape("brass", "36,40! 29,44 31,56 37,62 39,52!", 1.7)
    pen.shape("brass", "64,40! 71,44 69,56 63,62 61,52!", 1.7)
    head(pen, 13.5, 17, 0.54, 47, ears=False)
    pen.shape(
        "brass",
        "36,44! 28,38 27,29 33,25! 26,19 30,9 39,10! 43,3.4 55,2.6 60,8! 70,6 75,15 69,22! "
        "76,28 73,38 64,44! 60,37 50,35 40,37",
        2.3,
    )
    pen.line("33,26 42,22 47,28 42,32 39,28", 1.7)
    pen.line("69,23 60,20 55,26 60,30 63,27", 1.7)
    pen.line("40,10 47,9 50,15 46,18 43,15", 1.7)
    pen.line("60,8 55,11 57,16 61,15", 1.5)
    pen.line("40,36 50,31 60,35", 1.5)
    face(pen, 50, 48, mouth="smile", brows=(4, 6), low=11)
    pen.dot(57, 56.6, 0.9)
    shears = pen.placed(83, 62, 12, 1.05)
    for side in (False, True):
        blade = shears.placed(0, 0, 14 if side else -14, flip=side)
        blade.shape("dusk", "-2,2! -2.6,-18 1,-27! 2,2!", 1.5)
        blade.line("2,0 -1,7 -7,12 -5,20 2,19 3,11 -1,7", 2.6, blunt=True)
    shears.dot(0, 0, 1.5, "brass")


def lulu(pen: Pen) -> None:
    """The friend: a garden hat with flowers, long hair, a fan."""
    pen.shape("wood", "34,34! 25,50 24,68 31,80 42,74 58,74 69,80 76,68 75,50 66,34!", 2.1)
    shoulders(pen, "ivy", 27, 77, 10)
    pen.shape("face", "43,55! 43,65 37,68 50,80 63,68 57,65 57,55!", 1.7)
    pen.line("34,70 42,80 50,83 58,80 66,70", 1.7)
    head(pen, 14, 17, 0.62, 46, ears=False)
    pen.shape("wood", "36,50! 34,38 40,30 50,33! 60,30 66,38 64,50! 61,42 50,37! 39,42", 1.6)
    pen.shape("wood", "36,46! 29,56 30,70 36,76 37,64 35,56", 1.6)
    pen.line("32,56 31.6,64 34,71", 1.1)
    hat = pen.placed(50, 28, -7)
    hat.shape("brass", "-15,-1! -15,-16 0,-20 15,-16 15,-1!", 2)
    hat.shape("brass", "-38,2 -24,-3 0,-4 24,-3 38,2 26,9 0,8 -26,9", 2.2)
    hat.blot("dusk", "-14,-9! 0,-11 14,-9! 14.6,-3! 0,-4.4 -14.6,-3!")
    hat.line("-30,4 -14,6 4,5.6", 1.1)
    for x, y, tint in ((-15, -5, "oxblood"), (-7, -8, "linen"), (-21, 0, "linen")):
        hat.shape(tint, star(x, y, 5.8, 4.6, 6), 1.4)
        hat.dot(x, y, 1.5)
    face(pen, 49, 47, mouth="smile", brows=(4.4, 4.6), low=11)
    pen.hatch((39.6, 53), (42.4, 54.4), 3, (1, 2.4), 0.8, "mark")
    fan = pen.placed(71, 86, 8, 0.94)
    fan.shape("oxblood", "0,4! -18,-16! -10,-25 0,-28 10,-25 18,-16!", 2)
    for x in (-11, -4, 4, 11):
        fan.line(f"0,2 {x * 0.6},-13 {x},{-27 + abs(x) / 3}", 1.3)
    fan.line("-13,-12 0,-19 13,-12", 1.3, "brass")


def astra(pen: Pen) -> None:
    """The fortune teller: a star on her hood, and what she sees in the glass."""
    pen.shape(
        "mass", "50,3! 34,12 25,32 25,54 14,82! 33,93 50,96.5 67,93 86,82! 75,54 75,32 66,12", 2.5
    )
    for x, y, size in ((27, 70, 3.6), (73, 66, 3), (71, 40, 2.6), (29, 45, 2.6), (38, 15, 2.4)):
        pen.blot("brass", star(x, y, size, size * 0.4, 4))
    pen.shape("oxblood", "50,14! 36,22 30,42 34,62 43,74 57,74 66,62 70,42 64,22", 2)
    neck(pen, 5.5, 56, 70)
    head(pen, 12.5, 18, 0.5, 46, ears=False)
    pen.shape(
        "mass", "50,24! 38,27 34,44 37,60! 39,48 44,38 50,32! 56,38 61,48 63,60! 66,44 62,27", 1.4
    )
    pen.shape("brass", star(50, 20, 8, 3.2), 1.2)
    face(pen, 50, 48, eyes="shut", mouth="flat", brows=(5, 6.6), low=11)
    pen.line("40,49.4 38.6,51.4", 1, "mark")
    pen.line("60,49.4 61.4,51.4", 1, "mark")
    ball = pen.placed(50, 79)
    ball.shape("wood", "-10,10! 10,10! 14,17.6! 0,19 -14,17.6!", 1.8)
    ball.disc("linen", 0, -1, 14.5, 2.2)
    ball.line("-9,-3 -6,-9 -1,-11", 1.8, "mark")
    ball.hatch((11, 2), (4, 11), 6, (-4, -4), 1, "mark")
    ball.blot("oxblood", star(0, -0.5, 5, 2, 4))


def charity(pen: Pen) -> None:
    """The doctor: a mirror on her brow, a stethoscope."""
    pen.shape("oxblood", "38,30! 29,38 28,52 34,64 42,58 58,58 66,64 72,52 71,38 62,30!", 2)
    shoulders(pen, "linen", 31, 74)
    neck(pen)
    pen.shape("ivy", "41,66! 43,78 50,92! 57,78 59,66! 50,73", 1.7)
    pen.line("40,66 34,77 48,96", 2, "mark")
    pen.line("60,66 66,77 52,96", 2, "mark")
    head(pen, 13.5, 17.5, 0.6, 46, ears=False)
    pen.shape(
        "oxblood", "50,25! 37,26 31,38 35,53! 39,41 48,35! 54,40 62,42 65,53! 69,38 63,26", 1.9
    )
    pen.line("48,27 40,31 37,40", 1.2)
    pen.line("53,28 60,31 63,38", 1.2)
    pen.shape("mass", "32,32! 50,26 68,32! 68.4,36.6 50,30.6 31.6,36.6", 1.2)
    mirror = pen.placed(55, 21, 10)
    mirror.shape("brass", ellipse(0, 0, 13, 14), 2)
    mirror.shape("dusk", ellipse(0, 0, 9.6, 10.6), 1.3)
    mirror.blot("linen", "-7,5! 4,-8! 7,-4! -3,9!")
    face(pen, 50, 47.4, mouth="flat", brows=(4, 4.6), low=11.4)
    pen.line("40,64 34,74 38,86 47,88", 4, "mark", blunt=True)
    pen.line("60,64 66,72 64,80 60,84", 4, "mark", blunt=True)
    pen.disc("brass", 58, 87, 5.6, 1.8)
    pen.dot(58, 87, 1.8)
    pen.line("30,86 27,78 29,73", 1.5, "mark")


def clay(pen: Pen) -> None:
    """The tennis coach: an eyeshade over unruly hair, a racket."""
    racket = pen.placed(81, 58, 16)
    racket.line("0,14 0,36", 5.6, blunt=True)
    racket.line("0,15 0,35", 3, "oxblood", blunt=True)
    racket.shape("wood", "0,16 -8,9 -13,-6 -10,-20 0,-26 10,-20 13,-6 8,9", 1.8)
    racket.blot("ink", "0,11.6 -6.4,5.6 -9.6,-6 -7.4,-17 0,-22 7.4,-17 9.6,-6 6.4,5.6")
    racket.blot("linen", "0,10.2 -5.6,5 -8.4,-6 -6.4,-16.4 0,-20.6 6.4,-16.4 8.4,-6 5.6,5")
    for x in (-4, 0, 4):
        racket.line(f"{x},{-19 + abs(x)} {x},{9 - abs(x)}", 0.9, "mark", blunt=True)
    for y in (-13, -8, -3, 2):
        racket.line(f"-7.6,{y} 7.6,{y}", 0.9, "mark", blunt=True)
    shoulders(pen, "linen", 34, 71, 10)
    neck(pen, 7.5, 55, 80)
    pen.shape("linen", "39,64! 50,84! 61,64! 66,68 50,94! 34,68", 1.6)
    pen.line("36.6,67 50,89.4! 63.4,67", 2.6, "oxblood", blunt=True)
    pen.line("21,79 30,88 40,93", 1.2, "mark")
    head(pen, 14.5, 18, 0.72, 46)
    pen.shape(
        "wood",
        "35,42! 30,36 33,30! 28,24 35,20! 34,12 43,14! 47,7 54,13! 62,9 63,17! 71,18 67,26! 73,31 "
        "69,36 65,42! 62,34 50,32 38,34",
        2,
    )
    pen.line("38,22 44,19 48,23", 1.3)
    pen.line("53,20 59,20 61,25", 1.3)
    pen.shape("linen", "34,30! 50,25 66,30! 66.6,35 50,31 33.4,35", 1.5)
    pen.shape("ivy", "34,34! 50,30.6 66,34! 74,43 62,40.6 50,39.6 38,40.6 26,43", 1.8)
    face(pen, 50, 47.6, mouth="smile", brows=(3, 3.4), low=10.8)
    pen.dot(57, 60.4, 0.8)
