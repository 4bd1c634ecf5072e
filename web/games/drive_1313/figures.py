"""Small drawings for the rules: walks on a scrap of the plan, a turn, bags on their way."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from web.art.curves import Knot, box, unit
from web.games.drives.scraps import CELL, Scrap, arrow_head


@cache
def walk() -> Markup:
    """There and back within a count (``1313.M4``)."""
    scrap = Scrap(5, 2)
    scrap.spaces(*((column, row) for row in (0, 1) for column in range(5)))
    scrap.wall((0, 0), (5, 0))
    scrap.pawn("dusty", (0, 1))
    scrap.pawn("lulu", (4, 1))
    scrap.walk((0, 1), (1, 1), (2, 1), (3, 1), (2, 1), (1, 1))
    return scrap.drawn()


@cache
def passage() -> Markup:
    """From a secret passage to another in one step (``1313.M6``)."""
    scrap = Scrap(6, 2)
    scrap.spaces((0, 0), (1, 0), (0, 1), (1, 1), floor="trophy")
    scrap.spaces((4, 0), (5, 0), (4, 1), (5, 1), floor="vault")
    for side in (2, 4):
        scrap.wall((side, 0), (side, 2))
    scrap.mark("passage", (1, 1), (4, 1))
    scrap.pawn("parker", (0, 1))
    scrap.walk((0, 1), (1, 1), (4, 1), (5, 1), (5, 0), leap=2)
    return scrap.drawn()


@cache
def stairs() -> Markup:
    """Up the stairs (``1313.B4``)."""
    scrap = Scrap(2, 4)
    scrap.trap((0, 0), "trap-stair", 2, 1)
    scrap.spaces(*((column, row) for row in (1, 2, 3) for column in (0, 1)), floor="art")
    scrap.mark("stairs", *((column, row) for row in (1, 2) for column in (0, 1)))
    scrap.mark("arrow", (1, 3))
    for side in (0, 2):
        scrap.wall((side, 0), (side, 4))
    scrap.wall((0, 0), (2, 0))
    scrap.pawn("sassy", (0, 3))
    scrap.walk((0, 3), (0, 2), (0, 1), (0, 0))
    return scrap.drawn()


@cache
def arrows() -> Markup:
    """The spaces from which a trap is entered (``1313.B3``)."""
    scrap = Scrap(4, 2)
    scrap.trap((1, 0), "trap-fireplace", 2, 1)
    scrap.spaces(*((column, 1) for column in range(4)))
    scrap.mark("furniture-logs", (0, 0), (3, 0))
    scrap.mark("arrow", (1, 1), (2, 1))
    scrap.wall((0, 0), (4, 0))
    scrap.pawn("prudence", (0, 1))
    scrap.walk((0, 1), (1, 1), (2, 1), (2, 0.1))
    return scrap.drawn()


@cache
def retrap() -> Markup:
    """Off the suit of armor and back onto it (``1313.D2``)."""
    scrap = Scrap(3, 2)
    scrap.spaces((2, 0), floor="trap", high=2)
    scrap.spaces((0, 0), (0, 1), floor="parlor", wide=2)
    scrap.wall((3, 0), (3, 2))
    scrap.mark("trap-armor", (2, 1))
    scrap.pawn("poopsie", (2, 0))
    scrap.walk((2, 0), (0.6, 0), (0.6, 1), (0.6, 0), (0.6, 1), (1.9, 1))
    return scrap.drawn()


@cache
def door() -> Markup:
    """Out of the front door with steps to spare (``1313.E2``)."""
    scrap = Scrap(4, 3)
    scrap.spaces(*((column, row) for row in (0, 1) for column in range(4)), floor="hall")
    scrap.spaces((1, 2), floor="path", wide=2)
    scrap.mark("welcome", (1.5, 2))
    scrap.wall((0, 2), (1, 2))
    scrap.wall((3, 2), (4, 2))
    scrap.sign("die-5", 0.5 * CELL, 2.55 * CELL, 30)
    scrap.pawn("clay", (3, 0))
    scrap.walk((3, 0), (2, 0), (2, 1), (2, 2))
    return scrap.drawn()


@cache
def turn() -> Markup:
    """Roll and move, draw, play (``1313.T1``)."""
    scrap = Scrap(6.5, 1.5)
    pen = scrap.ink()
    scrap.sign("die-4", 18, 22, 32, -6)
    scrap.sign("die-3", 50, 38, 32, 7)
    for left, drawing in ((112, "card-back"), (198, "card-trap")):
        pen.shape("linen", box(left, 2, 42, 56), 2)
        scrap.sign(drawing, left + 21, 30, 36)
    for x in (76, 164):
        arrow_head(pen, (x + 12, 30), (1, 0))
        pen.line([Knot(x, 30), Knot(x + 13, 30)], 3.2, "oxblood", blunt=True)
    return scrap.drawn()


@cache
def slide() -> Markup:
    """Bags on their way down the Will (``1313.K2``)."""
    scrap = Scrap(4.5, 3)
    pen = scrap.ink()
    pen.shape("linen", box(0, 0, 4.5 * CELL, 3 * CELL), 2)
    for row, (heir, fate) in enumerate((("sassy", "dead"), ("astra", "escaped"), ("smothers", ""))):
        middle = (row + 0.5) * CELL
        scrap.sign(f"heir-{heir}", 24, middle, 34)
        if fate:
            scrap.sign(fate, 66, middle, 26)
        if row:
            pen.line([Knot(8, row * CELL), Knot(4.5 * CELL - 8, row * CELL)], 1.2, "mark")
    pen.line("104,20 150,28 158,60 132,92", 3.2, "oxblood", blunt=True)
    arrow_head(pen, (132, 92), unit(-4, 3))
    scrap.sign("bag", 94, 18, 24)
    scrap.sign("bag", 112, 22, 24)
    for place in range(3):
        scrap.sign("bag", 66 + 22 * place, 2.5 * CELL, 24)
    return scrap.drawn()
