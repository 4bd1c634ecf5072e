"""The mansion as it never changes: floors, furniture, walls, doors, arrows, traps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from htpy import Element, circle, defs, g, path, pattern, rect, svg, text, use
from markupsafe import Markup

from dead_end.floor_plan import HEADINGS, Place
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import ROOMS, TRAPS
from dead_end.joins import spaces_in
from web.art.furniture import draw, pieces
from web.games.drive_1313.measure import CELL, MARGIN, VIEW_BOX, frame, middle, way_out

_FLOORS: Final = {"A": "art", "G": "great", "T": "trophy", "P": "parlor", "V": "vault", "H": "hall"}

_TABLE: Final = "dining table"

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
                _patterns(),
                rect(
                    ".night",
                    x=-MARGIN,
                    y=-MARGIN,
                    width=BOARD.width * CELL + 2 * MARGIN,
                    height=BOARD.height * CELL + 2 * MARGIN,
                ),
                g(".floors")[_floors()],
                g(".lamplight")[_lamps()],
                path(".grid", d=_grid()),
                g(".rugs", transform=f"scale({CELL})")[_furniture(soft=True)],
                g(".marks")[_marks()],
                g(".traps")[_traps()],
                g(".furniture", transform=f"scale({CELL})")[_furniture(soft=False)],
                path(".thresholds", d=_thresholds()),
                path(".walls", d=_walls()),
                g(".porch")[_porch()],
            ]
        )
    )


def _patterns() -> Element:
    """The floors' grain, one pattern a room."""
    grain = {
        "art": "M0 0V40M13 0V22M26 18V40M13 22H0M26 18H40",
        "great": "M0 20 20 0M20 40 40 20M0 20 20 40M20 0 40 20M10 10 30 30",
        "trophy": "M0 10H40M0 20H40M0 30H40M0 40H40M12 0V10M30 10V20M8 20V30M26 30V40",
        "parlor": "M20 4 23 17 36 20 23 23 20 36 17 23 4 20 17 17Z",
        "vault": "M0 0H40M0 20H40M0 0V20M20 20V40M40 0V20",
        "hall": "M0 0H20V20H0ZM20 20H40V40H20Z",
    }
    return defs[
        (
            pattern(
                id=f"grain-{room}",
                width=CELL,
                height=CELL,
                patternUnits="userSpaceOnUse",
            )[path(class_=f"grain grain-{room}", d=drawn)]
            for room, drawn in grain.items()
        )
    ]


def _floors() -> Iterator[Element]:
    """Each floor as one outline, washed and then grained."""
    for room in (*BOARD.rooms, *BOARD.areas):
        drawn = "".join(
            f"M{column * CELL} {row * CELL}h{CELL}v{CELL}h-{CELL}z"
            for row, column in sorted(_ground(room.letter))
        )
        floor = _FLOORS[room.letter]
        yield path(class_=f"floor floor-{floor}", d=drawn)
        yield path(class_="floor-grain", fill=f"url(#grain-{floor})", d=drawn)


@cache
def _ground(letter: str) -> frozenset[Place]:
    """The cells of a floor, those under its furniture too.

    Furniture takes the floor that most of its neighbours inside the same walls have.
    """
    return frozenset(place for place, floor in _floor_of().items() if floor == letter)


@cache
def _floor_of() -> dict[Place, str]:
    plan = BOARD.plan
    floor = {
        (row, column): code[0]
        for row, codes in enumerate(plan.cells)
        for column, code in enumerate(codes)
        if code[0] in BOARD.room_mask
    }
    bare = {(piece.row, piece.column) for piece in BOARD.furniture}
    while bare:
        found: dict[Place, str] = {}
        for row, column in bare:
            beside = [
                floor[row + down, column + right]
                for down, right in HEADINGS.values()
                if (row + down, column + right) in floor
                and not plan.walled((row, column), (down, right))
            ]
            if beside:
                found[row, column] = max(sorted(set(beside)), key=beside.count)
        if not found:
            break
        floor.update(found)
        bare -= found.keys()
    return floor


def _lamps() -> Iterator[Element]:
    """A pool of lamplight in the middle of each named room."""
    for room in BOARD.rooms:
        cells = _ground(room.letter)
        rows = [row for row, _ in cells]
        columns = [column for _, column in cells]
        across = (min(columns) + max(columns) + 1) * CELL // 2
        down = (min(rows) + max(rows) + 1) * CELL // 2
        wide = (max(columns) - min(columns) + 1) * CELL
        yield circle(".pool", cx=across, cy=down, r=wide * 9 // 20)
        yield circle(".pool.inner", cx=across, cy=down, r=wide * 13 // 50)


def _grid() -> str:
    """The lines between spaces that adjoin."""
    lines: list[str] = []
    for space in BOARD.spaces:
        for row, column in BOARD.cells_of(space):
            here = _space_at().get((row, column))
            if _space_at().get((row, column + 1), here) != here:
                lines.append(f"M{(column + 1) * CELL} {row * CELL + 3}v{CELL - 6}")
            if _space_at().get((row + 1, column), here) != here:
                lines.append(f"M{column * CELL + 3} {(row + 1) * CELL}h{CELL - 6}")
    return "".join(lines)


@cache
def _space_at() -> dict[Place, int]:
    return {place: space for space in BOARD.spaces for place in BOARD.cells_of(space)}


_SOFT: Final = ("rug", "carpet")


def _furniture(soft: bool) -> Markup:
    """What lies on the floor, or what stands on it, drawn in cells."""
    return Markup("").join(draw(piece) for piece in pieces(BOARD) if (piece.kind in _SOFT) is soft)


def _marks() -> Iterator[Element]:
    """Chairs, stairs, passages and arrows."""
    for chair in BOARD.chairs:
        yield _mark("chair", *middle(chair), turn=_facing(chair))
    for stair in spaces_in(BOARD.stairs):
        yield _mark("stairs", *middle(stair))
    for passage in spaces_in(BOARD.passages):
        yield _mark("passage", *middle(passage), size=34)
    for row, codes in enumerate(BOARD.plan.cells):
        for column, code in enumerate(codes):
            if code[0] in BOARD.room_mask and code[1:] in _TURN:
                across, down = column * CELL + CELL // 2, row * CELL + CELL // 2
                yield _mark("arrow", across, down, turn=_TURN[code[1]], size=26)


def _mark(drawing: str, across: int, down: int, turn: int = 0, size: int = CELL) -> Element:
    """A drawing in the middle of a cell, turned clockwise by so many degrees."""
    return use(
        class_=f"mark-{drawing}",
        href=f"#{drawing}",
        x=-size // 2,
        y=-size // 2,
        width=size,
        height=size,
        transform=f"translate({across} {down})" + (f" rotate({turn})" if turn else ""),
    )


def _facing(chair: int) -> int:
    """The turn of a chair whose back is away from the table."""
    row, column = divmod(chair, BOARD.width)
    table = {(piece.row, piece.column) for piece in BOARD.furniture if piece.kind == _TABLE}
    for turn, (down, right) in ((0, (1, 0)), (90, (0, -1)), (180, (-1, 0)), (270, (0, 1))):
        if (row + down, column + right) in table:
            return turn
    return 0


def _traps() -> Iterator[Element]:
    for word, trap in zip(TRAPS, BOARD.traps, strict=True):
        left, top, wide, high = frame(trap.space)
        yield rect(".trap", x=left + 2, y=top + 2, width=wide - 4, height=high - 4, rx=3)
        yield use(
            ".trap-picture",
            href=f"#trap-{word}",
            x=left + 2,
            y=top + 2,
            width=wide - 4,
            height=high - 4,
        )


def _thresholds() -> str:
    """The open doorways: where two floors meet without a wall."""
    floor = _floor_of()
    lines: list[str] = []
    for (row, column), letter in sorted(floor.items()):
        if (row, column) not in _space_at():
            continue
        for (down, right), turned in (((0, 1), False), ((1, 0), True)):
            beside = (row + down, column + right)
            if beside not in _space_at() or floor[beside] == letter:
                continue
            if BOARD.plan.walled((row, column), (down, right)):
                continue
            left, top = (column + right) * CELL, (row + down) * CELL
            lines.append(
                f"M{left + 2} {top}h{CELL - 4}" if turned else f"M{left} {top + 2}v{CELL - 4}"
            )
    return "".join(lines)


def _walls() -> str:
    """Every run of wall as one uneven stroke, as a pen leaves it."""
    plan = BOARD.plan
    drawn: list[str] = []
    for row in range(-1, BOARD.height):
        for start, end in _stretches(
            [(row, column) in plan.walls_below for column in range(BOARD.width)]
        ):
            drawn.append(_stroke((start, row + 1), (end, row + 1)))
    for column in range(-1, BOARD.width):
        for start, end in _stretches(
            [(row, column) in plan.walls_right for row in range(BOARD.height)]
        ):
            drawn.append(_stroke((column + 1, start), (column + 1, end)))
    return "".join(drawn)


def _stretches(walled: list[bool]) -> Iterator[tuple[int, int]]:
    start = None
    for at, wall in enumerate([*walled, False]):
        if wall and start is None:
            start = at
        elif not wall and start is not None:
            yield start, at
            start = None


def _stroke(start: Place, end: Place) -> str:
    """A wall from one corner of the grid to another (column, row).

    It is a little thicker here and thinner there, always the same.
    """
    (left, top), (right, bottom) = start, end
    level = top == bottom
    length = (right - left) + (bottom - top)
    along = [at * CELL for at in range(length + 1)]
    along[0], along[-1] = along[0] - 3, along[-1] + 3
    there, back = [], []
    for number, at in enumerate(along):
        thick = 3 + (left * 7 + top * 13 + number * 5) % 4 * 0.35
        thin = 3 + (left * 11 + top * 3 + number * 7) % 4 * 0.35
        if level:
            there.append(f"{left * CELL + at} {top * CELL - thick:.1f}")
            back.append(f"{left * CELL + at} {top * CELL + thin:.1f}")
        else:
            # The same way round as a level wall: where they cross, the fill must not cancel out.
            there.append(f"{left * CELL + thin:.1f} {top * CELL + at}")
            back.append(f"{left * CELL - thick:.1f} {top * CELL + at}")
    return f"M{'L'.join(there)}L{'L'.join(reversed(back))}Z"


def _porch() -> Iterator[Element]:
    """The welcome stone with a lamp on either side, hedges, and the number of the house."""
    left, top, wide, high = way_out()
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
    """Where each room's name is written: word, and the middle of its line.

    On bare floor, on the longest row of it, of several the one nearest to the room's middle.
    """
    return tuple(
        (word, *_longest_row(room.letter)) for word, room in zip(ROOMS, BOARD.rooms, strict=True)
    )


def _longest_row(letter: str) -> tuple[int, int]:
    ground = _ground(letter)
    bare = {place for place in ground if BOARD.plan.code(place) in (letter, f"{letter} ")}
    rows = sorted({row for row, _ in bare})
    centre = sum(row for row, _ in ground) / len(ground)
    runs = [
        (end - start, -abs(row - centre), row, start + end)
        for row in rows
        for start, end in _stretches([(row, column) in bare for column in range(BOARD.width)])
    ]
    _, _, row, both = max(runs)
    return both * CELL // 2, row * CELL + CELL // 2
