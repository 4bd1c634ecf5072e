"""More furniture seen from above: of a kitchen, a conservatory, a foyer, a library.

Drawn in place: a drawing is told how many cells the piece covers; a cell is 100 units square.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from web.art.curves import box, ellipse, star
from web.art.ink import Pen


def column(pen: Pen, across: int, down: int) -> None:
    """A fluted column on its plinth."""
    pen.shape("linen", box(12, 12, 100 * across - 24, 100 * down - 24), 4.5)
    pen.disc("paper", 50 * across, 50 * down, 32, 4)
    for turn in range(0, 360, 30):
        pen.placed(50 * across, 50 * down, turn).line("0,-20 0,-28", 3, "mark", blunt=True)
    pen.disc("linen", 50 * across, 50 * down, 17, 3)


def stove(pen: Pen, across: int, down: int) -> None:
    """An iron range, four plates a cell, a pot on it."""
    wide, deep = 100 * across, 100 * down
    pen.shape("dusk", box(6, 6, wide - 12, deep - 12), 5)
    for column_ in range(across):
        for row in range(down):
            x, y = 100 * column_ + 50, 100 * row + 50
            pen.disc("mass", x - 20, y - 18, 15, 3)
            pen.disc("mass", x + 20, y + 20, 15, 3)
            pen.disc("brass", x + 18, y - 18, 17, 3)
            pen.line(f"{x + 34},{y - 18} {x + 46},{y - 24}", 6, blunt=True)
            pen.dot(x - 20, y + 20, 4, "ink")


def kitchen_table(pen: Pen, across: int, down: int) -> None:
    """A scrubbed table: a loaf, a knife, a lobster that had other plans."""
    wide, deep = 100 * across, 100 * down
    pen.shape("wood", box(7, 7, wide - 14, deep - 14), 5.5)
    for step in range(1, 2 * across):
        pen.line(f"{50 * step},16 {50 * step},{deep - 16}", 2)
    size = min(across, down) if max(across, down) > 1 else 0.55
    far = min(60, max(wide, deep) * 0.24)
    aside = (far, 0) if wide > deep else (0, far)
    loaf = pen.placed(wide / 2 - aside[0], deep / 2 - aside[1], scale=0.8 * size)
    loaf.shape("brass", ellipse(0, 0, 34, 24), 3)
    for step in (-12, 0, 12):
        loaf.line(f"{step - 5},-10 {step + 5},8", 3, blunt=True)
    plate = pen.placed(wide / 2 + aside[0], deep / 2 + aside[1], scale=0.8 * size)
    plate.shape("linen", ellipse(0, 0, 42, 32), 3)
    lobster = plate.placed(0, 4, 20, 0.9)
    lobster.shape("oxblood", "0,-18 8,-4 6,16 0,24 -6,16 -8,-4", 2.4)
    for side in (-1, 1):
        claw = lobster.placed(0, 0, flip=side < 0)
        claw.line("5,-10 16,-14 16,-24", 4, "oxblood", blunt=True)
        claw.disc("oxblood", 16, -26, 6, 2)


def dresser(pen: Pen, across: int, down: int) -> None:
    """Plates on edge, cups on hooks."""
    wide, deep = 100 * across, 100 * down
    pen.shape("wood", box(5, 5, wide - 10, deep - 10), 4.5)
    for column_ in range(across):
        for row in range(down):
            x, y = 100 * column_ + 50, 100 * row + 50
            for at in (-24, 24):
                pen.disc("linen", x + at, y - 12, 20, 3)
                pen.disc("paper", x + at, y - 12, 11, 2)
            pen.line(f"{x - 40},{y + 18} {x + 40},{y + 18}", 3.6)
            for at in (-28, 0, 28):
                pen.disc("dusk", x + at, y + 31, 9, 2.4)


def palm(pen: Pen, across: int, down: int) -> None:
    """A palm that has got above itself."""
    for column_ in range(across):
        for row in range(down):
            x, y = 100 * column_ + 50, 100 * row + 50
            for turn in range(0, 360, 40):
                long = 50 if turn % 80 else 41
                leaf = pen.placed(x, y, turn + 17 * column_ + 9 * row)
                leaf.shape("ivy", f"0,2! -10,{-long * 0.45} 0,{-long}! 10,{-long * 0.45}", 3)
                leaf.line(f"0,-6 0,{-long * 0.8}", 2)
            pen.disc("wood", x, y, 9, 3)


def bench(pen: Pen, across: int, down: int) -> None:
    """A hall bench where callers wait."""
    wide, deep = 100 * across, 100 * down
    pen.shape("wood", box(14, 8, wide - 28, deep - 16), 4.5)
    pen.shape("ivy", box(26, 18, wide - 52, deep - 36), 3)
    for step in range(1, 2 * down):
        pen.line(f"28,{50 * step} {wide - 28},{50 * step}", 3)


def flowers(pen: Pen, across: int, down: int) -> None:
    """An eight-sided table with lilies, for whom they may concern."""
    x, y = 50 * across, 50 * down
    right, low = 2 * x - 6, 2 * y - 6
    pen.shape(
        "wood",
        f"30,6! {right - 24},6! {right},30! {right},{low - 24}! "
        f"{right - 24},{low}! 30,{low}! 6,{low - 24}! 6,30!",
        5,
    )
    for turn in range(0, 360, 60):
        bloom = pen.placed(x, y, turn)
        bloom.shape("linen", star(0, -24, 13, 6, 5), 2.4)
        bloom.dot(0, -24, 3.4, "brass")
    pen.disc("ivy", x, y, 12, 3)


def reading(pen: Pen, across: int, down: int) -> None:
    """A reading table with a green lamp and an open book."""
    wide, deep = 100 * across, 100 * down
    pen.shape("wood", box(8, 8, wide - 16, deep - 16), 5)
    pen.shape("ivy", box(18, 18, wide - 36, deep - 36), 2.4)
    x, y = wide / 2, deep / 2
    book = pen.placed(x - 6, y + 14, -8)
    book.shape("linen", "0,-14! -26,-18! -26,14! 0,18! 26,14! 26,-18!", 3)
    book.line("0,-14 0,18", 3, "mark")
    pen.disc("brass", wide - 32, 32, 14, 3)
    pen.disc("ivy", wide - 32, 32, 8, 2)


FITTINGS: Final[dict[str, Callable[[Pen, int, int], None]]] = {
    "stove": stove,
    "kitchen table": kitchen_table,
    "flower table": flowers,
    "reading table": reading,
}
"""Drawings by kind; adjoining cells of one kind make one piece."""

FITTED: Final[dict[str, Callable[[Pen], None]]] = {
    "palm": partial(palm, across=1, down=1),
    "column": partial(column, across=1, down=1),
    "dresser": partial(dresser, across=1, down=1),
    "bench": partial(bench, across=1, down=1),
}
"""Kinds of which every cell is a piece, drawn by a symbol of the house that has them."""
