"""The front garden on an autumn evening: the detective's path, a gate, hedges, fallen leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import Element, circle, path, rect, text, use

from dead_end.games.drive_13.board import BOARD
from web.games.drive_13.measure import GARDEN, GROUND
from web.games.drives.ground import MARGIN, Point

LEFT: Final = GROUND.wide - GARDEN
"""Where the garden begins."""

_GATE: Final = 34
"""How far down the gate is."""

_LEAVES: Final = ("leaf-brass", "leaf-oxblood", "leaf-wood")


def stone(step: int, track: int) -> Point:
    """The middle of the stone that is ``step`` steps up a path of ``track`` steps.

    Step 0 is at the gate, step ``track`` at the front door, where the game is over.
    """
    left, top, wide, high = GROUND.way_out()
    if step >= track:
        return left + wide // 2, top + high // 2
    door = top + high // 2
    down = _GATE + (door - 8 - _GATE) * step // (track - 1)
    across = LEFT + GARDEN // 2 + (9 if step % 2 else -9) * (0 < step < track - 1)
    return across, down


def stones(track: int) -> Iterator[Element]:
    """The path, stone by stone, with every number on it."""
    for step in range(track):
        across, down = stone(step, track)
        yield circle(".stone", cx=across, cy=down, r=12)
        if step:
            yield text(".stone-number", x=across, y=down + 4)[str(step)]


def grounds() -> Iterator[Element]:
    """What lies below the path: lawn, gate, hedges, leaves."""
    right, bottom = GROUND.wide + MARGIN, GROUND.high + MARGIN
    yield rect(".lawn", x=LEFT, y=-MARGIN, width=right - LEFT, height=bottom + MARGIN)
    yield path(".lawn-marks", d="".join(_tufts()))
    yield path(".hedge-of-13", d=_hedge(-MARGIN, 8))
    yield path(".hedge-of-13", d=_hedge(bottom - 20, bottom))
    yield from _gate()
    _, top, _, high = GROUND.way_out()
    for number, down in enumerate((top + 120, top + 215, top + 300, top + 378)):
        yield from _tree(LEFT + 30 + 8 * (number % 2), down, 22 - number % 2 * 5, number)
    for number in range(26):
        across = LEFT + 6 + number * 37 % (GARDEN - 12)
        down = 14 + number * 211 % (GROUND.high - 30)
        yield _leaf(across, down, number)
    yield rect(".plate", x=LEFT + 8, y=top + high + 8, width=44, height=22, rx=3)
    yield text(".plate-number", x=LEFT + 30, y=top + high + 25)[BOARD.name]
    for lamp in (top - 22, top + high + 46):
        yield circle(".lamp-glow", cx=LEFT + 12, cy=lamp, r=13)
        yield path(
            ".lamp", d=f"M{LEFT + 6} {lamp - 4}h12l-3 13h-6zM{LEFT + 4} {lamp - 4}l8 -9 8 9z"
        )


def _gate() -> Iterator[Element]:
    """Two posts and two leaves of iron, ajar."""
    for across in (LEFT + 8, LEFT + GARDEN - 8):
        yield rect(".gate-post", x=across - 5, y=4, width=10, height=22, rx=2)
        yield circle(".lamp", cx=across, cy=2, r=5)
    bars = "".join(f"M{LEFT + 14 + 5 * bar} 10v14" for bar in range(4))
    bars += "".join(f"M{LEFT + GARDEN - 14 - 5 * bar} 10v14" for bar in range(4))
    yield path(".gate-bars", d=f"{bars}M{LEFT + 13} 14h17M{LEFT + GARDEN - 13} 14h-17")


def _hedge(top: int, bottom: int) -> str:
    wide = GARDEN + MARGIN
    bows = "".join(f"q{wide / 8:.1f} -9 {wide / 4:.1f} 0" for _ in range(4))
    return f"M{LEFT} {bottom}V{top + 6}{bows}V{bottom}z"


def _tree(across: int, down: int, size: int, number: int) -> Iterator[Element]:
    """A tree from above, turning."""
    yield path(
        class_=f"tree {_LEAVES[number % 3]}",
        d="".join(
            f"M{across + dx * size // 20} {down + dy * size // 20}m-{size // 2} 0"
            f"a{size // 2} {size // 2} 0 1 1 {size} 0a{size // 2} {size // 2} 0 1 1 -{size} 0z"
            for dx, dy in ((-9, -6), (9, -8), (11, 8), (-7, 11), (0, 0))
        ),
    )
    yield path(
        ".tree-marks",
        d="".join(
            f"M{across + dx} {down + dy}q3 -4 6 -1"
            for dx, dy in ((-14, -6), (-4, -12), (6, -6), (-8, 6), (4, 5), (10, 10), (-2, -2))
        ),
    )


def _leaf(across: int, down: int, number: int) -> Element:
    return path(
        class_=f"leaf {_LEAVES[number % 3]}",
        d="M0 -4Q5 -2 0 5Q-5 -2 0 -4Z",
        transform=f"translate({across} {down}) rotate({number * 67 % 360})",
    )


def _tufts() -> Iterator[str]:
    for number in range(34):
        across = LEFT + 5 + number * 29 % (GARDEN - 12)
        down = 20 + number * 157 % (GROUND.high - 40)
        yield f"M{across} {down}l2 -6l1 6l3 -5"


def welcome() -> Iterator[Element]:
    """The Game Over space: the mat before the door, which lies inside the porch."""
    left, top, wide, high = GROUND.way_out()
    yield rect(".mat", x=left + 3, y=top + 3, width=wide - 6, height=high - 6, rx=4)
    yield use(href="#skull", x=left + 10, y=top + 9, width=wide - 20, height=high - 20)
