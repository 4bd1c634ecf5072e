"""Each kind of furniture, its back to the top of the page: large pieces seen from above.

A drawing is told how many cells the piece covers, across and down; a cell is 100 units square.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import box, ellipse, star
from web.art.fittings import FITTINGS
from web.art.ink import Curve, Pen

LINE: Final = 4.5
"""Width of a contour: a cell is small on the screen."""


def _slab(across: float, down: float, edge: float, soft: float = 7) -> Curve:
    """A rectangle of that size in units, ``edge`` smaller on every side, with soft corners."""
    left, top = edge, edge
    right, low = across - edge, down - edge
    return (
        f"{left + soft},{top}! {right - soft},{top}! {right},{top + soft}! {right},{low - soft}! "
        f"{right - soft},{low}! {left + soft},{low}! {left},{low - soft}! {left},{top + soft}!"
    )


def table(pen: Pen, across: int, down: int) -> None:
    """The dining table, laid for everybody, with candles and one large pie."""
    wide, deep = 100 * across, 100 * down
    pen.shape("wood", _slab(wide, deep, 5, 22), 6)
    pen.shape("linen", _slab(wide, deep, 17, 14), 3)
    pen.shape("oxblood", box(34, deep / 2 - 24, wide - 68, 48), 3)
    for cell in range(across):
        x = 50 + 100 * cell
        for y in (44, deep - 44):
            pen.disc("paper", x, y, 15, 2.6)
            pen.line(f"{x - 23},{y - 10} {x - 23},{y + 12}", 3, "mark")
            pen.line(f"{x + 23},{y - 10} {x + 23},{y + 12}", 3, "mark")
    pen.disc("brass", wide / 2, deep / 2, 27, 4)
    pen.disc("wood", wide / 2, deep / 2, 19, 2.6)
    pen.line(f"{wide / 2},{deep / 2} {wide / 2 + 15},{deep / 2 - 9}", 3, "mark")
    pen.line(f"{wide / 2},{deep / 2} {wide / 2 + 16},{deep / 2 + 8}", 3, "mark")
    for part in (0.2, 0.8) if across > 1 else ():
        candles = pen.placed(wide * part, deep / 2)
        candles.line("-20,0 20,0", 4, blunt=True)
        for step in (-20, 0, 20):
            candles.disc("brass", step, 0, 8, 2.6)
            candles.dot(step, 0, 2.4)


def _woven(pen: Pen, across: int, down: int, tint: str, border: str) -> None:
    """A carpet with a border and a fringe at either end of its longer side."""
    wide, deep = 100 * across, 100 * down
    if across > down:
        pen.hatch((12, 14), (12, deep - 14), 12 * down, (-12, 0), 3.4)
        pen.hatch((wide - 12, 14), (wide - 12, deep - 14), 12 * down, (12, 0), 3.4)
    else:
        pen.hatch((14, 12), (wide - 14, 12), 12 * across, (0, -12), 3.4)
        pen.hatch((14, deep - 12), (wide - 14, deep - 12), 12 * across, (0, 12), 3.4)
    pen.shape(tint, box(10, 10, wide - 20, deep - 20), LINE)
    pen.shape(border, box(20, 20, wide - 40, deep - 40), 3)
    pen.shape(tint, box(30, 30, wide - 60, deep - 60), 3)


def rug(pen: Pen, across: int, down: int) -> None:
    """A hearth rug with a lozenge in each cell."""
    _woven(pen, across, down, "oxblood", "brass")
    for row in range(down):
        for column in range(across):
            x, y = 50 + 100 * column, 50 + 100 * row
            pen.blot("paper", f"{x - 26},{y}! {x},{y - 15}! {x + 26},{y}! {x},{y + 15}!")
            pen.dot(x, y, 5)


def carpet(pen: Pen, across: int, down: int) -> None:
    """The carpet of the hall, with a compass rose that does not point north."""
    _woven(pen, across, down, "dusk", "paper")
    x, y = 50 * across, 50 * down
    size = min(x, y) - 40
    pen.shape("brass", ellipse(x, y, size, size * 1.2), 3)
    pen.shape("dusk", ellipse(x, y, size - 9, size * 1.2 - 9), 2)
    pen.blot("paper", star(x, y, size - 12, size / 4, 8))
    pen.dot(x, y, size / 7, "oxblood")
    if down > across:
        for end in (46, 2 * y - 46):
            pen.blot("brass", star(x, end, 14, 5, 6))


def sofa(pen: Pen, across: int, down: int) -> None:
    """A sofa: back, arms, a cushion a seat."""
    wide, deep = 100 * across, 100 * down
    pen.shape("oxblood", _slab(wide, deep, 8, 16), LINE)
    for seat in range(across):
        left = 26 if seat == 0 else 100 * seat + 1
        right = wide - 26 if seat == across - 1 else 100 * seat + 99
        pen.shape("oxblood", box(left, 42, right - left, deep - 54), 3)
        for x in (left + 24, right - 24):
            pen.dot(x, 66, 3, "ink")
    pen.line(f"22,24 {wide / 2},20 {wide - 22},24", 4)
    pen.placed(40, 36, 18).shape("brass", box(0, 0, 26, 24), 3)


def piano(pen: Pen, across: int, down: int) -> None:
    """A grand piano, keys at the lower edge."""
    wide, deep = 100 * across, 100 * down
    pen.shape(
        "mass",
        f"8,{deep - 8}! 8,{deep * 0.45}! {wide * 0.21},11 {wide * 0.42},{deep * 0.16} "
        f"{wide * 0.58},{deep * 0.4} {wide * 0.8},{deep * 0.48} {wide - 8},{deep * 0.7}! "
        f"{wide - 8},{deep - 8}!",
        6,
    )
    pen.line(
        f"24,{deep - 58} 24,{deep * 0.32} {wide * 0.22},28 {wide * 0.36},{deep * 0.2} "
        f"{wide * 0.52},{deep * 0.48} {wide * 0.78},{deep * 0.56} {wide - 24},{deep - 58}",
        3.4,
        "brass",
    )
    pen.blot("linen", box(16, deep - 40, wide - 32, 26))
    keys = int(wide / 18)
    for key in range(1, keys):
        x = 16 + (wide - 32) * key / keys
        wide_key, low = (3, 15) if key % 7 in (0, 3) else (8, 25)
        pen.line(f"{x},{deep - 41} {x},{deep - low}", wide_key, "mark", blunt=True)
    pen.blot("paper", box(wide * 0.34, deep - 66, wide * 0.32, 18))


def bookcase(pen: Pen, across: int, down: int) -> None:
    """A bookcase whose books nobody dares to pull."""
    wide, deep = 100 * across, 100 * down
    pen.shape("wood", box(5, 6, wide - 10, deep - 26), LINE)
    pen.blot("mark", box(14, deep - 60, wide - 28, 34))
    tints = ("oxblood", "linen", "ivy", "brass", "dusk", "oxblood", "paper", "ivy", "dusk")
    for book in range(6 * across):
        x = 16 + (wide - 32) / (6 * across) * book
        short = book * 7 % 4 * 3
        pen.blot(tints[book * 4 % 9], box(x, deep - 58 + short, 10.4, 30 - short))
    pen.line(f"14,22 {wide / 2},25 {wide - 14},22", 3)


def easel(pen: Pen, across: int, down: int) -> None:
    """A canvas on its easel: a house at night, not finished; the paints beside it."""
    wide, deep = 100 * across, 100 * down
    for x, end in ((24, 12), (wide - 60, wide - 48)):
        pen.line(f"{x},{deep - 26} {end},{deep - 4}", 6, "wood", blunt=True)
    pen.shape("brass", box(12, 6, wide - 62, deep - 28), LINE)
    pen.shape("dusk", box(22, 16, wide - 82, deep - 48), 2)
    pen.blot(
        "ivy",
        f"24,{deep - 46} {wide * 0.3},{deep - 56} {wide - 62},{deep - 44} "
        f"{wide - 62},{deep - 33}! 24,{deep - 33}!",
    )
    pen.blot("mark", f"46,{deep - 42}! 46,40! 62,26! 78,40! 78,{deep - 42}!")
    pen.dot(wide - 76, 29, 6, "brass")
    pen.shape("wood", ellipse(wide - 26, deep - 34, 21, 24), 3)
    for step, tint in ((-12, "oxblood"), (0, "linen"), (12, "ivy")):
        pen.dot(wide - 28 + step / 3, deep - 34 + step, 4.4, tint)


def console(pen: Pen, across: int, down: int) -> None:
    """A narrow table with two candles and the post, unopened."""
    wide, deep = 100 * across, 100 * down
    pen.shape("wood", _slab(wide, deep - 24, 6, 18), LINE)
    for x in (34, wide - 34):
        pen.disc("brass", x, deep / 2 - 12, 13, 3)
        pen.disc("linen", x, deep / 2 - 12, 6, 2)
    letter = pen.placed(wide / 2, deep / 2 - 10, -8)
    letter.shape("linen", box(-26, -16, 52, 30), 3)
    letter.line("-24,-14 0,4 24,-14", 2.6, "mark")
    letter.dot(0, 2, 5, "oxblood")


def logs(pen: Pen) -> None:
    """Firewood."""
    for y, end in ((18, 90), (40, 84), (62, 92), (83, 86)):
        log = f"14,{y - 11}! {end},{y - 11}! {end + 4},{y} {end},{y + 10}! 14,{y + 10}!"
        pen.shape("wood", log, 4)
        pen.shape("paper", ellipse(14, y, 7, 11), 3)
        pen.line(f"34,{y - 2} 52,{y - 1} 70,{y - 3}", 3)


def plant(pen: Pen) -> None:
    """A palm in a pot."""
    pen.disc("oxblood", 50, 50, 27, 4)
    for turn in range(0, 360, 45):
        leaf = pen.placed(50, 50, turn + 12)
        long = 47 if turn % 90 else 40
        leaf.shape("ivy", f"0,4! -12,{-long * 0.5} 0,{-long}! 12,{-long * 0.5}", 3.4)
    pen.dot(50, 50, 7, "ink")


def cabinet(pen: Pen) -> None:
    """A cabinet, locked, and an urn on it."""
    pen.shape("dusk", "40,28! 34,18 42,8! 41,3! 59,3! 58,8! 66,18 60,28!", 3)
    pen.shape("wood", box(8, 34, 84, 60), LINE)
    pen.shape("wood", box(4, 26, 92, 11), 3)
    for x in (15, 52):
        pen.shape("brass", box(x, 43, 33, 42), 3)
    pen.dot(44, 65, 3.6, "ink")
    pen.dot(56, 65, 3.6, "ink")


def sculpture(pen: Pen) -> None:
    """A marble bust on its plinth; the nose went long ago."""
    pen.shape("dusk", box(9, 9, 82, 82), LINE)
    pen.shape("linen", "16,84! 22,66 40,60! 42,50! 60,50! 60,60! 78,66 84,84!", 3.4)
    pen.shape("linen", "34,20 50,13 66,20 68,38 62,54 50,60 40,54 33,38", 3.4)
    pen.line("34,30 40,18 52,17 64,24", 4, "mark")
    pen.line("41,36 45,34 48,36", 2.4, "mark")
    pen.line("54,36 57,34 61,36", 2.4, "mark")
    pen.line("46,50 51,49 56,50", 2.4, "mark")
    pen.hatch((66, 36), (60, 54), 4, (-8, 1), 2.2, "mark")


def trophies(pen: Pen) -> None:
    """Cups, all for second place."""
    for x, y, size in ((29, 50, 0.68), (71, 50, 0.68), (50, 94, 1)):
        cup = pen.placed(x, y, scale=size)
        cup.line("-15,-48 -34,-50 -30,-30 -10,-24", 5, blunt=True)
        cup.line("15,-48 34,-50 30,-30 10,-24", 5, blunt=True)
        cup.shape("brass", "-20,-56! 20,-56! 18,-34 5,-18! 6,-10! -6,-10! -5,-18! -18,-34", 3.4)
        cup.shape("wood", "-15,-12! 15,-12! 18,0! -18,0!", 3)


def display(pen: Pen) -> None:
    """A glass case with a moth in it."""
    pen.shape("wood", box(6, 6, 88, 88), LINE)
    pen.shape("linen", box(17, 17, 66, 66), 3)
    for side in (-1, 1):
        wing = pen.placed(50, 48, flip=side < 0)
        wing.shape("brass", "1,-4! 16,-23 29,-22! 27,-6 12,2!", 2.6)
        wing.shape("oxblood", "1,2! 18,2 20,16 10,22 2,10!", 2.6)
        wing.dot(18, -13, 3.4)
        wing.line("1,-8 4,-16 9,-20", 2, "mark")
    pen.line("50,36 50,50 50,66", 6, "mark")


def armchair(pen: Pen) -> None:
    """A wing chair."""
    pen.shape("ivy", "8,84! 10,24! 26,9 50,7 74,9 90,24! 92,84! 74,90! 70,44! 30,44! 26,90!", LINE)
    pen.shape("ivy", "29,44! 50,40 71,44! 74,86! 50,93 26,86!", 3.6)
    pen.line("26,26 50,20 74,26", 3.6)
    pen.hatch((40, 50), (62, 50), 4, (0, 20), 2.4)


def clock(pen: Pen) -> None:
    """A long-case clock."""
    pen.shape("wood", box(14, 6, 72, 70), LINE)
    pen.shape("brass", "10,76! 90,76! 86,90! 14,90!", 3)
    pen.disc("linen", 50, 41, 27, 3.6)
    for turn in range(0, 360, 90):
        pen.placed(50, 41, turn).line("0,-18 0,-23", 3.4, "mark", blunt=True)
    pen.line("50,43 48,32 50,22", 3.4, "mark")
    pen.line("50,42 54,36 57,28", 4, "mark")


def gold(pen: Pen) -> None:
    """Gold, stacked."""
    for x, y in ((8, 62), (52, 62), (8, 34), (52, 34), (30, 10)):
        pen.shape("brass", f"{x + 5},{y}! {x + 35},{y}! {x + 40},{y + 25}! {x},{y + 25}!", 3.6)
        pen.line(f"{x + 10},{y + 8} {x + 29},{y + 8}", 3, "linen")


def strong_box(pen: Pen) -> None:
    """A box with a lock; empty, but who looks?"""
    pen.shape("dusk", _slab(100, 100, 7, 4), LINE)
    for x in (20, 68):
        pen.shape("wood", box(x, 8, 12, 84), 2.6)
        for y in (20, 78):
            pen.dot(x + 6, y, 2.4, "ink")
    pen.shape("brass", "38,52! 50,49 62,52! 60,74 50,80 40,74", 3.4)
    pen.dot(50, 61, 4)
    pen.line("50,61 50,72", 4, "mark")


def coats(pen: Pen) -> None:
    """A coat stand, with a hat that nobody has come back for."""
    pen.shape("wood", "46,20! 54,20! 54,86! 72,95! 28,95! 46,86!", 3)
    pen.line("28,40 40,44 50,30 60,44 72,40", 6, "wood", blunt=True)
    pen.shape("dusk", "54,38! 72,36 84,50! 88,86! 66,88! 62,60!", 3.6)
    pen.line("72,42 75,62 74,84", 3)
    pen.shape("mass", "30,26! 34,8 50,5 66,8 70,26!", 3)
    pen.shape("mass", "18,24 50,30 82,24 74,35 50,37 26,35", 3)
    pen.line("33,22 50,26 67,22", 4, "oxblood", blunt=True)


def shield(pen: Pen) -> None:
    """A shield and two swords on a stand."""
    for turn in (-42, 42):
        sword = pen.placed(50, 50, turn)
        sword.shape("linen", "-3.4,34! -3.4,-38! 0,-50! 3.4,-38! 3.4,34!", 2.4)
        sword.line("-12,30 12,30", 6, blunt=True)
        sword.line("0,32 0,46", 6, "wood", blunt=True)
    pen.shape("oxblood", "50,14! 78,22! 76,54 50,88! 24,54 22,22!", LINE)
    pen.blot("brass", "50,19! 74,26! 73,50! 50,50!")
    pen.blot("brass", "28,52! 50,50! 50,80! 32,62!")


SPANNING: Final[dict[str, Callable[[Pen, int, int], None]]] = {
    "dining table": table,
    "rug": rug,
    "carpet": carpet,
    "easel": easel,
    "sofa": sofa,
    "piano": piano,
    "bookcase": bookcase,
    "console": console,
    **FITTINGS,
}
"""Kinds of which adjoining cells make one piece."""

SINGLE: Final[dict[str, Callable[[Pen], None]]] = {
    "logs": logs,
    "plant": plant,
    "cabinet": cabinet,
    "sculpture": sculpture,
    "trophies": trophies,
    "display case": display,
    "armchair": armchair,
    "long-case clock": clock,
    "gold stack": gold,
    "strong box": strong_box,
    "coat stand": coats,
    "shield stand": shield,
}
"""Kinds of which every cell is a piece."""

FACING: Final = frozenset(
    ("sofa", "piano", "bookcase", "console", "armchair", "strong box", "stove", "dresser")
)
"""Kinds that turn their back to a wall."""
