"""The mansion as it never changes: floors, furniture, walls, doors, arrows, traps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from htpy import Element, circle, g, path, rect, svg, text, use
from markupsafe import Markup

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import ROOMS, TRAPS
from dead_end.joins import spaces_in
from web.games.drive_1313.measure import GROUND, VIEW_BOX
from web.games.drives.floor import Floor, grains, mark
from web.games.drives.ground import CELL, MARGIN

_FLOORS: Final = {"A": "art", "G": "great", "T": "trophy", "P": "parlor", "V": "vault", "H": "hall"}

_FLOOR: Final = Floor(GROUND)

_TURN: Final = {"^": 0, ">": 90, "v": 180, "<": 270}


BAKED: Final = Path(__file__).with_name("plan.svg")
"""The plan as the built site brings it along; where it is missing it is drawn."""


@cache
def static_plan() -> Markup:
    """The whole drawing below the pawns, as markup; it holds no words and no hooks."""
    if BAKED.exists():
        return Markup(BAKED.read_text("utf-8"))
    return Markup(
        str(
            svg(".plan", viewBox=VIEW_BOX, aria_hidden="true", focusable="false")[
                grains(_GRAINS.items()),
                rect(
                    ".night",
                    x=-MARGIN,
                    y=-MARGIN,
                    width=BOARD.width * CELL + 2 * MARGIN,
                    height=BOARD.height * CELL + 2 * MARGIN,
                ),
                g(".floors")[_floors()],
                g(".lamplight")[_lamps()],
                path(".grid", d=_FLOOR.grid()),
                g(".rugs", transform=f"scale({CELL})")[_FLOOR.furniture(soft=True)],
                g(".marks")[_marks()],
                g(".traps")[_traps()],
                g(".furniture", transform=f"scale({CELL})")[_FLOOR.furniture(soft=False)],
                path(".thresholds", d=_FLOOR.thresholds()),
                path(".walls", d=_FLOOR.walls()),
                g(".porch")[_porch()],
            ]
        )
    )


_GRAINS: Final = {
    "art": "M0 0V40M13 0V22M26 18V40M13 22H0M26 18H40",
    "great": "M0 20 20 0M20 40 40 20M0 20 20 40M20 0 40 20M10 10 30 30",
    "trophy": "M0 10H40M0 20H40M0 30H40M0 40H40M12 0V10M30 10V20M8 20V30M26 30V40",
    "parlor": "M20 4 23 17 36 20 23 23 20 36 17 23 4 20 17 17Z",
    "vault": "M0 0H40M0 20H40M0 0V20M20 20V40M40 0V20",
    "hall": "M0 0H20V20H0ZM20 20H40V40H20Z",
}


def _floors() -> Iterator[Element]:
    """Each floor as one outline, washed and then grained."""
    for room in (*BOARD.rooms, *BOARD.areas):
        drawn, floor = _FLOOR.outline(room.letter), _FLOORS[room.letter]
        yield path(class_=f"floor floor-{floor}", d=drawn)
        yield path(class_="floor-grain", fill=f"url(#grain-{floor})", d=drawn)


def _lamps() -> Iterator[Element]:
    """A pool of lamplight in the middle of each named room."""
    for room in BOARD.rooms:
        across, down, wide = _FLOOR.pool(room.letter)
        yield circle(".pool", cx=across, cy=down, r=wide * 9 // 20)
        yield circle(".pool.inner", cx=across, cy=down, r=wide * 13 // 50)


def _marks() -> Iterator[Element]:
    """Chairs, stairs, passages and arrows."""
    for chair in BOARD.chairs:
        yield mark("chair", *GROUND.middle(chair), turn=_FLOOR.facing(chair))
    for stair in spaces_in(BOARD.stairs):
        yield mark("stairs", *GROUND.middle(stair))
    for passage in spaces_in(BOARD.passages):
        yield mark("passage", *GROUND.middle(passage), size=34)
    for row, codes in enumerate(BOARD.plan.cells):
        for column, code in enumerate(codes):
            if code[0] in BOARD.room_mask and code[1:] in _TURN:
                across, down = column * CELL + CELL // 2, row * CELL + CELL // 2
                yield mark("arrow", across, down, turn=_TURN[code[1]], size=26)


def _traps() -> Iterator[Element]:
    for word, trap in zip(TRAPS, BOARD.traps, strict=True):
        left, top, wide, high = GROUND.frame(trap.space)
        yield rect(".trap", x=left + 2, y=top + 2, width=wide - 4, height=high - 4, rx=3)
        yield use(
            ".trap-picture",
            href=f"#trap-{word}",
            x=left + 2,
            y=top + 2,
            width=wide - 4,
            height=high - 4,
        )


def _porch() -> Iterator[Element]:
    """The welcome stone with a lamp on either side, hedges, and the number of the house."""
    left, top, wide, high = GROUND.way_out()
    yield use(href="#welcome", x=left, y=top, width=wide, height=high)
    for start, end in ((0, left - 52), (left + wide + 52, BOARD.width * CELL)):
        yield path(".hedge", d=_hedge(start, end, top))
        yield path(".hedge-marks", d=_leaves(start, end, top))
    for across in (left - 24, left + wide + 24):
        yield circle(".lamp-glow", cx=across, cy=top + 20, r=15)
        yield path(
            ".lamp",
            d=f"M{across - 6} {top + 16}h12l-3 14h-6zM{across - 8} {top + 16}l8 -9 8 9z"
            f"M{across} {top + 30}v9",
        )
    yield rect(".plate", x=left - 142, y=top + 10, width=64, height=22, rx=3)
    yield text(".plate-number", x=left - 110, y=top + 26)[BOARD.name]


def _hedge(start: int, end: int, top: int) -> str:
    """A clipped hedge along the front of the house, in bows of about a cell."""
    bows = max(1, (end - start) // 36)
    wide = (end - start) / bows
    along = "".join(
        f"q{wide / 2:.1f} {-13 - 4 * (bow * 7 % 3)} {wide:.1f} 0" for bow in range(bows)
    )
    return f"M{start} {top + CELL}v-22{along}v22z"


def _leaves(start: int, end: int, top: int) -> str:
    """Cuts of the graver in the hedge."""
    return "".join(
        f"M{across} {top + 18 + across * 7 % 17}q3 -4 7 -3"
        for across in range(start + 8, end - 8, 13)
    )


@cache
def room_names() -> tuple[tuple[str, int, int], ...]:
    """Where each room's name is written: word, and the middle of its line."""
    return tuple(
        (word, *_FLOOR.name_at(room.letter)) for word, room in zip(ROOMS, BOARD.rooms, strict=True)
    )
