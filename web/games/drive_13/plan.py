"""The mansion as it never changes: floors, furniture, walls, doors, traps, garden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from htpy import Element, circle, g, path, rect, svg, use
from markupsafe import Markup

from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import TRAPS
from dead_end.joins import spaces_in
from web.games.drive_13 import garden
from web.games.drive_13.measure import GROUND, VIEW_BOX
from web.games.drive_13.names import ROOMS
from web.games.drives.floor import Floor, grains, mark
from web.games.drives.ground import CELL, MARGIN

_FLOOR: Final = Floor(GROUND)

_GRAINS: Final = {
    "dining": "M0 20 20 0M20 40 40 20M0 20 20 40M20 0 40 20",
    "salon": (
        "M20 6Q26 14 20 20Q14 14 20 6ZM20 20Q28 20 32 26Q24 30 20 20ZM20 20Q12 20 8 26Q16 30 20 20Z"
    ),
    "stairhall": "M0 10H40M0 20H40M0 30H40M0 40H40M10 0V10M28 10V20M6 20V30M24 30V40",
    "library": "M0 0V40M10 0V26M20 12V40M30 0V30M10 26H20M20 12H30",
    "kitchen": "M0 0H20V20H0ZM20 20H40V40H20Z",
    "conservatory": "M0 0 40 40M40 0 0 40M20 0V40M0 20H40",
    "foyer": "M20 0 40 20 20 40 0 20ZM20 12 28 20 20 28 12 20Z",
    "gallery": "M0 0H40M0 13H40M0 27H40M20 0V13M8 13V27M30 27V40",
}
"""A cell of each floor's grain."""

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
                    width=GROUND.wide + 2 * MARGIN,
                    height=GROUND.high + 2 * MARGIN,
                ),
                g(".grounds")[garden.grounds()],
                g(".floors")[_floors()],
                g(".lamplight")[_lamps()],
                path(".grid", d=_FLOOR.grid()),
                g(".rugs", transform=f"scale({CELL})")[_FLOOR.furniture(soft=True)],
                g(".carpets")[_carpets()],
                g(".marks")[_marks()],
                g(".traps")[_traps()],
                g(".furniture", transform=f"scale({CELL})")[_FLOOR.furniture(soft=False)],
                path(".thresholds", d=_FLOOR.thresholds()),
                path(".walls", d=_FLOOR.walls()),
                g(".porch")[garden.welcome()],
            ]
        )
    )


def _floors() -> Iterator[Element]:
    """Each floor as one outline, washed and then grained."""
    for area in BOARD.areas:
        drawn, floor = _FLOOR.outline(area.letter), ROOMS[area.letter]
        yield path(class_=f"floor floor-{floor}", d=drawn)
        yield path(class_="floor-grain", fill=f"url(#grain-{floor})", d=drawn)


def _lamps() -> Iterator[Element]:
    """A pool of lamplight in the middle of each room, of which the gallery has none."""
    for area in BOARD.areas:
        if ROOMS[area.letter] != "gallery":
            across, down, wide = _FLOOR.pool(area.letter)
            yield circle(".pool", cx=across, cy=down, r=min(wide * 9 // 20, 120))
            yield circle(".pool.inner", cx=across, cy=down, r=min(wide * 13 // 50, 70))


def _carpets() -> Iterator[Element]:
    """Open rugs: cells marked as such, as one carpet each."""
    left = set(BOARD.plan.places("~"))
    while left:
        rug = {min(left)}
        while (
            grown := {
                (row + down, column + right)
                for row, column in rug
                for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            }
            & left - rug
        ):
            rug |= grown
        left -= rug
        corners = [GROUND.corner(place) for place in rug]
        x, y = min(x for x, _ in corners) + 3, min(y for _, y in corners) + 3
        wide = max(x for x, _ in corners) + CELL - 3 - x
        high = max(y for _, y in corners) + CELL - 3 - y
        yield rect(".rug", x=x, y=y, width=wide, height=high, rx=2)
        yield rect(".rug-border", x=x + 5, y=y + 5, width=wide - 10, height=high - 10, rx=1)
        yield path(".rug-border", d=_fringe(x, y, wide, high))


def _fringe(x: int, y: int, wide: int, high: int) -> str:
    if high > wide:
        return "".join(f"M{at} {y}v-4M{at} {y + high}v4" for at in range(x + 3, x + wide, 6))
    return "".join(f"M{x} {at}h-4M{x + wide} {at}h4" for at in range(y + 3, y + high, 6))


def _marks() -> Iterator[Element]:
    """Chairs, stairs and passages."""
    for chair in BOARD.chairs:
        yield mark("chair", *GROUND.middle(chair), turn=_FLOOR.facing(chair))
    for stair in spaces_in(BOARD.stairs):
        yield mark("stairs", *GROUND.middle(stair))
    for passage in spaces_in(BOARD.passages):
        yield mark("passage", *GROUND.middle(passage), size=34)


def _traps() -> Iterator[Element]:
    for word, trap in zip(TRAPS, BOARD.traps, strict=True):
        left, top, wide, high = GROUND.frame(trap.space)
        yield rect(".trap", x=left + 2, y=top + 2, width=wide - 4, height=high - 4, rx=3)
        yield use(".trap-picture", href=f"#trap-{word}", x=left + 3, y=top + 3, width=34, height=34)
        yield use(href="#skull", x=left + 26, y=top + 26, width=13, height=13)


@cache
def room_names() -> tuple[tuple[str, int, int], ...]:
    """Where each room's name is written: word, and the middle of its line."""
    return tuple((ROOMS[area.letter], *_FLOOR.name_at(area.letter)) for area in BOARD.areas)
