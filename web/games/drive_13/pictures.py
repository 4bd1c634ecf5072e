"""What only 13 has drawings of: the gardener, the aunt, the detective, the traps, the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dead_end.games.drive_13.material import GUESTS
from web.art import DRAWINGS
from web.art.curves import Knot, box, ellipse, star
from web.art.figure import face, head, neck, shoulders
from web.art.fittings import FITTED
from web.art.ink import Pen


def hickory(pen: Pen) -> None:
    """The gardener: a battered straw hat, a beard, a fork over the shoulder."""
    fork = pen.placed(80, 62, 10)
    fork.line("0,34 0,-26", 4.4, "wood", blunt=True)
    fork.line("-8,-46 -8,-28 0,-24 8,-28 8,-46", 3.4, blunt=True)
    fork.line("0,-24 0,-48", 3, blunt=True)
    shoulders(pen, "ivy", 33, 75)
    pen.shape("wood", "36,68! 40,66! 44,96! 37,95!", 1.7)
    pen.shape("wood", "64,68! 60,66! 56,96! 63,95!", 1.7)
    neck(pen, 7)
    head(pen, 14.5, 18, 0.7, 48)
    pen.shape("linen", "36,50! 36,62 42,74 50,79 58,74 64,62 64,50! 60,57 50,56 40,57", 1.8)
    pen.hatch((41, 62), (59, 62), 6, (0, 9), 1, "mark")
    face(pen, 50, 46, eyes="open", mouth="flat", brows=(4, 4.4), low=14, nose=8)
    hat = pen.placed(50, 31, 4)
    hat.shape("brass", "-16,1! -15,-17 -4,-22 12,-19 16,1!", 2.2)
    hat.shape("brass", "-34,5 -18,-2 0,-3 18,-2 35,3 24,10 0,9 -24,11", 2.2)
    hat.line("-15,-3 0,-5 15,-3", 4, "oxblood", blunt=True)
    hat.hatch((-28, 5), (-16, 4), 4, (3, 4), 1.2)
    hat.line("20,2 27,-3 34,-2", 1.6)


def agatha(pen: Pen) -> None:
    """The aunt, as she wished to be remembered: lace cap, pearls, and an opinion."""
    shoulders(pen, "dusk", 30, 77, 9)
    pen.shape("linen", "34,71! 42,66 50,70 58,66 66,71! 62,80 56,77 50,84 44,77 38,80", 1.7)
    neck(pen, 6)
    head(pen, 13.5, 18, 0.56, 46, ears=False)
    pen.shape("linen", "35,48! 31,36 38,24 50,20 62,24 69,36 65,48! 62,37 50,33 38,37", 2)
    pen.line("38,33 44,27 50,29 56,27 62,33", 1.4, "mark")
    pen.shape(
        "linen",
        "32,34! 26,28 31,20! 32,12 41,13! 46,6 54,6 59,13! 68,12 69,20! 74,28 68,34! 60,24 40,24",
        2,
    )
    pen.disc("oxblood", 63, 23, 4.6, 1.6)
    face(pen, 50, 46, eyes="aside", mouth="prim", brows=(5, 6), low=12, nose=8)
    for x in (44, 56):
        pen.disc("brass", x, 46.4, 5.6, 1)
        pen.disc("face", x, 46.4, 4.4, 0.6)
        pen.dot(x + 1, 46.6, 1.6)
    pen.line("49,46 51,46", 1.4, "mark")
    for turn in range(-60, 61, 20):
        pearl = pen.placed(50, 60, turn)
        pearl.disc("linen", 0, 14, 2.3, 0.9)


def detective(pen: Pen) -> None:
    """A long coat, a hat, a lantern: somebody has sent for him."""
    pen.blot("mark", ellipse(46, 95, 26, 4))
    pen.shape("dusk", "50,30! 66,36 70,58 74,92! 24,92! 30,58 34,36!", 3)
    pen.shape("dusk", "34,40! 30,38 24,58! 33,62!", 2.4)
    pen.line("50,36 49,62 50,92", 2.4)
    for y in (50, 62, 74):
        pen.dot(45, y, 2, "brass")
    pen.shape("linen", "42,30! 50,40! 58,30! 54,46! 46,46!", 2)
    pen.shape("face", ellipse(50, 23, 11, 12), 2.2)
    pen.line("43,27 49,25.6 50,27 51,25.6 57,27", 3, "mark", blunt=True)
    pen.dot(46, 21, 1.5)
    pen.dot(54, 21, 1.5)
    pen.shape("wood", "37,15! 40,2 60,2 63,15!", 2.4)
    pen.shape("wood", "28,17 40,14 60,14 72,17 60,20 40,20", 2.2)
    arm = pen.placed(66, 42, -14)
    arm.shape("dusk", "0,0! 7,2 14,24! 6,27!", 2.2)
    pen.line("86,58 86,64", 2.6, blunt=True)
    pen.shape("brass", "79,64! 93,64! 95,84! 77,84!", 2.6)
    pen.blot("linen", "82,68! 90,68! 91,80! 81,80!")
    pen.dot(86, 75, 3, "oxblood")


def chandelier(pen: Pen) -> None:
    """Three tiers of crystal on one chain."""
    pen.line("50,0 50,22", 4, blunt=True)
    pen.disc("brass", 50, 20, 6, 2)
    for y, half in ((32, 16), (50, 28), (68, 42)):
        pen.shape(
            "brass",
            f"{50 - half},{y}! 50,{y + 8} {50 + half},{y}! {50 + half - 4},{y + 8} "
            f"50,{y + 15} {54 - half},{y + 8}",
            2.4,
        )
        drops = half // 7
        for drop in range(drops + 1):
            x = 50 - half + 5 + (2 * half - 10) * drop / max(1, drops)
            pen.shape(
                "linen", f"{x},{y + 9}! {x + 3.4},{y + 17} {x},{y + 22}! {x - 3.4},{y + 17}", 1.3
            )
    for x in (10, 36, 64, 90):
        pen.shape("linen", box(x - 3, 52, 6, 16), 1.6)
        pen.shape("oxblood", f"{x},38! {x + 4},46 {x},52 {x - 4},46", 1.4)
    pen.shape("dusk", "50,84! 55,91 50,98 45,91", 1.8)


def stairs(pen: Pen) -> None:
    """The grand staircase, straight ahead, with a runner and two brass knobs."""
    for step in range(6):
        y, half = 22 + 12 * step, 22 + 4.4 * step
        pen.shape("wood", box(50 - half, y, 2 * half, 13), 2.2)
        pen.shape("oxblood", box(50 - half * 0.52, y, half * 1.04, 12), 1.4)
    for side in (-1, 1):
        rail = pen.placed(50, 0, flip=side < 0)
        rail.line("24,12 34,40 48,76", 5, "wood", blunt=True)
        for x, y in ((26, 20), (33, 40), (41, 60)):
            rail.line(f"{x},{y} {x},{y + 16}", 2.6, blunt=True)
        rail.shape("wood", box(41, 70, 8, 26), 2)
        rail.disc("brass", 45, 66, 7, 2)


def bookcase(pen: Pen) -> None:
    """Four shelves of books. It leans a little; nobody reads on top."""
    pen.shape("wood", box(14, 4, 72, 92), 3.4)
    tints = ("oxblood", "linen", "ivy", "brass", "dusk", "paper", "oxblood", "ivy", "dusk")
    for shelf in range(4):
        y = 11 + 21 * shelf
        pen.blot("mark", box(20, y, 60, 17))
        x = 21.0
        for book in range(8):
            wide = 5 + (book * 3 + shelf * 5) % 4
            short = (book * 7 + shelf * 3) % 4
            if x + wide > 79:
                break
            pen.blot(
                tints[(book * 4 + shelf * 2) % 9], box(x, y + 1 + short, wide - 0.8, 16 - short)
            )
            x += wide
    pen.hatch((84, 12), (84, 88), 10, (-4, 3), 1.4)


def fireplace(pen: Pen) -> None:
    """A corner hearth of green tiles; the back wall is on a pivot."""
    pen.shape("wood", "4,24! 8,12! 92,12! 96,24!", 3)
    pen.shape("ivy", box(10, 24, 80, 72), 3)
    for y in (36, 48, 60, 72, 84):
        pen.line(f"11,{y} 25,{y}", 1.8)
        pen.line(f"75,{y} 89,{y}", 1.8)
    pen.shape("mass", "26,96! 26,46! 36,36 64,36 74,46! 74,96!", 3)
    pen.shape("oxblood", "34,88! 30,74 40,68! 40,58 50,48! 52,62 60,60! 70,74 66,88!", 2)
    pen.blot("brass", "42,88! 41,78 48,70! 52,78 58,76! 60,84 58,88!")
    pen.shape("wood", "30,86! 70,86! 73,91 70,94! 30,94! 27,91", 1.8)
    pen.shape("brass", box(46, 26, 8, 7), 1.6)
    for x in (20, 80):
        pen.disc("brass", x, 8, 5, 1.8)


def statue(pen: Pen) -> None:
    """A marble nymph with an urn. She has been told to hold still."""
    pen.shape("dusk", box(24, 76, 52, 20), 3)
    pen.shape("dusk", box(30, 68, 40, 9), 2.4)
    pen.shape("linen", "38,68! 36,50 42,36 46,30! 58,30! 62,40 60,52 66,68!", 2.8)
    pen.shape("linen", ellipse(51, 20, 8.4, 10), 2.4)
    pen.line("43,16 50,9 59,15", 4, "mark")
    pen.line("44,36 32,28 34,14", 6, "linen", blunt=True)
    pen.line("40,35 30,28 31,15", 1.8, "mark")
    pen.shape("brass", "24,2! 40,2! 37,8 42,16 36,24 28,24 22,16 27,8!", 2.4)
    pen.line("60,36 68,46 58,54", 5, "linen", blunt=True)
    pen.line("62,36 70,46 59,55", 1.8, "mark")
    pen.line("46,44 44,56 47,66", 1.6, "mark")
    pen.line("54,46 56,58 54,66", 1.6, "mark")
    pen.hatch((62, 50), (65, 66), 5, (-7, 2), 1.4, "mark")


def wild(pen: Pen) -> None:
    """A skull, as on every trap: any of them will do."""
    pen.shape("brass", star(50, 48, 49, 33, 11), 2.4)
    skull(pen.placed(15, 13, scale=0.7))


def skull(pen: Pen) -> None:
    """The mark of a trap."""
    pen.shape(
        "linen",
        "50,10 78,20 86,46 74,64! 68,68! 68,88! 32,88! 32,68! 26,64! 14,46 22,20",
        3.4,
    )
    for x in (35, 65):
        pen.blot("mark", ellipse(x, 46, 10.5, 11.5))
    pen.blot("mark", "50,56! 55,66! 45,66!")
    for x in (42, 50, 58):
        pen.line(f"{x},74 {x},87", 2.8, "mark", blunt=True)


def back(pen: Pen) -> None:
    """The back of a trap card: a keyhole in bottle green."""
    pen.blot("ivy", box(0, 0, 100, 100))
    for ring in (6, 12):
        far = 100 - ring
        for start, end in ((ring, ring), (far, ring)), ((ring, far), (far, far)):
            pen.line([Knot(*start), Knot(*end)], 1.6, "brass", blunt=True)
            pen.line([Knot(*start[::-1]), Knot(*end[::-1])], 1.6, "brass", blunt=True)
    for x, y in ((24, 24), (76, 24), (24, 76), (76, 76)):
        pen.blot("brass", star(x, y, 7, 2.4, 4))
    pen.shape("brass", ellipse(50, 50, 24, 30), 2.6)
    pen.blot("mass", "50,32 59,41 54,51! 58,70! 42,70! 46,51! 41,41")


def frame(pen: Pen) -> None:
    """A portrait that may be turned round."""
    pen.shape("brass", box(8, 4, 84, 92), 3.4)
    pen.shape("wood", box(16, 12, 68, 76), 2.4)
    pen.shape("dusk", box(22, 18, 56, 64), 2.4)
    pen.blot(
        "linen", "50,28 60,34 60,46 54,53! 54,58 68,66 71,82! 29,82! 32,66 46,58 46,53! 40,46 40,34"
    )
    for x, y in ((12, 8), (88, 8), (12, 92), (88, 92)):
        pen.dot(x, y, 2.4, "ink")


def unknown(pen: Pen) -> None:
    """The back of a character card: somebody, and no telling who."""
    pen.blot("oxblood", box(0, 0, 100, 100))
    pen.shape("brass", ellipse(50, 50, 36, 44), 3)
    pen.shape("paper", ellipse(50, 50, 28, 36), 2.4)
    pen.line("42,40 44,30 54,29 58,38 50,48 50,56", 6, "mark", blunt=True)
    pen.dot(50, 68, 4)


def emblem(pen: Pen) -> None:
    """The house at dusk, a lantern on its way up the path."""
    pen.blot("dusk", ellipse(50, 50, 50))
    pen.blot("ivy", "2,66 30,58 70,58 98,66 82,88 50,99 18,88")
    pen.shape(
        "oxblood",
        "20,62! 20,34! 12,34! 32,14! 44,26! 50,18! 56,26! 68,14! 88,34! 80,34! 80,62!",
        2.6,
    )
    for x in (29, 71):
        pen.shape("brass", box(x - 5, 38, 10, 13), 1.6)
        pen.line(f"{x},38 {x},51", 1.4, blunt=True)
    pen.shape("mass", "44,62! 44,46 50,40 56,46 56,62!", 1.8)
    pen.shape("brass", ellipse(50, 32, 5, 5), 1.4)
    pen.shape("paper", "46,62! 54,62! 60,76 48,86 58,98! 40,98! 36,86 48,74!", 1.8)
    man = pen.placed(58, 66, scale=0.3)
    detective(man)


BORROWED: Final = (
    *(f"heir-{word}" for word in GUESTS if word != "hickory"),
    *(f"die-{pips}" for pips in range(1, 7)),
    *(f"furniture-{kind}" for kind in ("logs", "plant", "cabinet", "armchair", "long-case-clock")),
    "furniture-coat-stand",
    "passage",
    "stairs",
    "chair",
    "escaped",
)
"""What is drawn in the house already."""

OWN: Final[dict[str, Callable[[Pen], None]]] = {
    "heir-hickory": hickory,
    "heir-agatha": agatha,
    "detective": detective,
    "trap-chandelier": chandelier,
    "trap-stairs": stairs,
    "trap-bookcase": bookcase,
    "trap-fireplace": fireplace,
    "trap-statue": statue,
    "card-wild": wild,
    "card-detective": detective,
    "card-back": back,
    "card-guest": unknown,
    "skull": skull,
    "frame": frame,
}

DRAWN: Final[dict[str, Callable[[Pen], None]]] = {
    **{name: DRAWINGS[name] for name in BORROWED},
    **{f"furniture-{kind}": drawing for kind, drawing in FITTED.items()},
    **OWN,
}
"""Every drawing of the game's own sheet, by the id of its symbol."""
