"""Reads the text map of a house: its declarations, its cells and its walls.

A map file is written by hand. Its head declares what stands in the house, one thing a line::

    board 1313              which house this is
    size 14 22              columns and rows
    room A Art Room         a named room, floor letter A
    area H Hall             floor that belongs to no named room
    trap A Stair            the trap on the floor A
    closed pl plant         furniture, drawn by two small letters

Between the lines ``map`` and ``end`` stand the column letters, then the rows, with a line for the
walls above the first row, between any two rows and below the last one. A cell is two characters
with a place for a wall (``|``) on either side; in a wall line ``+--+`` walls the cell above off
from the cell below. A cell is

- a floor letter, alone or with a mark: ``h`` chair, ``@`` Secret Passage, ``^ < > v`` arrow,
  ``=`` stair, ``!`` trap (two cells that touch are one space), ``~`` rug that is open;
- two small letters: furniture, closed; ``##`` solid wall; two spaces: outside the house;
- ``[]`` the way out of the house; two digits: a step of the path that leads to it.

Rows and columns count from 0 in this module's values and are named as on the map (``c7``: third
column, row 7) in everything that a person reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, NoReturn

from dead_end.contract import GameError

Place = tuple[int, int]
"""A cell of the map: row and column, both from 0."""

OUTSIDE: Final = "  "
SOLID: Final = "##"
WAY_OUT: Final = "[]"
MARKS: Final = "h@^<>v=!~"
COLUMN_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

HEADINGS: Final[dict[str, Place]] = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}
"""Where each arrow points: the change of row and column."""


class BoardError(GameError, ValueError):
    """A map that is no house, or not the house that its game needs.

    Attributes:
        reason: what is wrong, in plain words.
        line: line number in the file, from 1, where the text itself is wrong; else None.
        row: row number as printed on the map, or None if no one row is to blame.
        column: column letter as printed on the map, or None.
    """

    def __init__(
        self,
        reason: str,
        *,
        line: int | None = None,
        row: int | None = None,
        column: str | None = None,
    ) -> None:
        self.reason = reason
        self.line = line
        self.row = row
        self.column = column
        where = [
            f"{word} {value}"
            for word, value in (("line", line), ("row", row), ("column", column))
            if value is not None
        ]
        super().__init__(f"{', '.join(where)}: {reason}" if where else reason)

    @classmethod
    def at(cls, place: Place, reason: str) -> BoardError:
        """The error that blames one cell."""
        row, column = place
        return cls(reason, row=row + 1, column=COLUMN_LETTERS[column])


class FloorPlan(NamedTuple):
    """A map as it is written, checked for its form only.

    Attributes:
        name: the house, as its ``board`` line says.
        width: number of columns.
        height: number of rows.
        rooms: floor letter to name, for named rooms, as declared.
        areas: floor letter to name, for floor that belongs to no named room.
        traps: floor letter to the name of the trap on that floor, as declared.
        kinds: two small letters to the kind of furniture.
        cells: the code of every cell, row by row.
        walls_right: cells with a wall to their right; column -1 is the left edge of the map.
        walls_below: cells with a wall below them; row -1 is the upper edge of the map.
        drawing: the map itself, as it stands between ``map`` and ``end``.
    """

    name: str
    width: int
    height: int
    rooms: dict[str, str]
    areas: dict[str, str]
    traps: dict[str, str]
    kinds: dict[str, str]
    cells: tuple[tuple[str, ...], ...]
    walls_right: frozenset[Place]
    walls_below: frozenset[Place]
    drawing: str

    def code(self, place: Place) -> str:
        """The two characters of a cell; :data:`OUTSIDE` beyond the edge of the map."""
        row, column = place
        if 0 <= row < self.height and 0 <= column < self.width:
            return self.cells[row][column]
        return OUTSIDE

    def walled(self, place: Place, heading: Place) -> bool:
        """Whether a wall is drawn between a cell and the next one in that heading."""
        row, column = place
        down, right = heading
        if down:
            return (min(row, row + down), column) in self.walls_below
        return (row, min(column, column + right)) in self.walls_right

    def places(self, mark: str = "") -> Iterator[Place]:
        """The open cells, row by row; with a mark, only those that carry it."""
        for row, codes in enumerate(self.cells):
            for column, code in enumerate(codes):
                if "A" <= code[0] <= "Z" and mark in code[1:]:
                    yield row, column


def parse_floor_plan(text: str) -> FloorPlan:
    """Read a map file.

    Args:
        text: the whole file.

    Returns:
        The plan, well formed: every cell is known, every floor letter, trap and piece of
        furniture is declared, and no open cell lies open to the outside.

    Raises:
        BoardError: the text is not such a map; says where and why.
    """
    lines = [line.rstrip() for line in text.splitlines()]
    head = _Head()
    start = None
    for number, line in enumerate(lines, 1):
        if line == "map":
            start = number
            break
        if line and not line.startswith("#"):
            head.declare(number, line)
    if start is None:
        raise BoardError("no line that says only 'map'; the drawing stands below it")
    if not head.size:
        raise BoardError("no line 'size COLUMNS ROWS' before the map", line=start)
    if "end" not in lines[start:]:
        raise BoardError("no line that says only 'end' below the map", line=start)
    drawing = lines[start : lines.index("end", start)]
    width, height = head.size
    cells, walls_right, walls_below = _read_drawing(drawing, start + 1, width, height)
    plan = FloorPlan(
        head.name,
        width,
        height,
        head.rooms,
        head.areas,
        head.traps,
        head.kinds,
        cells,
        walls_right,
        walls_below,
        "\n".join(drawing),
    )
    _check_codes(plan)
    _check_letters(plan)
    _check_edges(plan)
    return plan


class _Head:
    """The declarations above the map."""

    def __init__(self) -> None:
        self.name = ""
        self.size: Place | None = None
        self.rooms: dict[str, str] = {}
        self.areas: dict[str, str] = {}
        self.traps: dict[str, str] = {}
        self.kinds: dict[str, str] = {}

    def declare(self, number: int, line: str) -> None:
        """Take in one line of the head."""
        word, _, rest = line.partition(" ")
        if word == "board" and rest:
            self.name = rest.strip()
        elif word == "size":
            self.size = _size(number, rest)
        elif word in ("room", "area", "trap", "closed"):
            code, _, name = rest.partition(" ")
            if not name.strip():
                raise BoardError(f"'{word}' needs a code and a name", line=number)
            self._name_code(number, word, code, name.strip())
        else:
            raise BoardError(f"'{line}' declares nothing that a house has", line=number)

    def _name_code(self, number: int, word: str, code: str, name: str) -> None:
        if word == "closed":
            if not (len(code) == 2 and all(letter in COLUMN_LETTERS for letter in code)):
                raise BoardError(f"furniture is two small letters, not '{code}'", line=number)
            names = [self.kinds]
        else:
            if not (len(code) == 1 and "A" <= code <= "Z"):
                raise BoardError(f"a floor is one capital letter, not '{code}'", line=number)
            names = [self.traps] if word == "trap" else [self.rooms, self.areas]
        if any(code in declared for declared in names):
            raise BoardError(f"'{code}' is declared twice", line=number)
        names[-1 if word == "area" else 0][code] = name


def _size(number: int, words: str) -> Place:
    sizes = words.split()
    if len(sizes) == 2 and all(size.isascii() and size.isdigit() for size in sizes):
        width, height = int(sizes[0]), int(sizes[1])
        if 1 <= width <= len(COLUMN_LETTERS) and 1 <= height <= 99:
            return width, height
    raise BoardError("size needs 1 to 26 columns and 1 to 99 rows", line=number)


def _read_drawing(
    drawing: list[str], first_line: int, width: int, height: int
) -> tuple[tuple[tuple[str, ...], ...], frozenset[Place], frozenset[Place]]:
    """Cut the drawing into cells, walls to the right and walls below."""
    expected = 2 * height + 2
    if len(drawing) != expected:
        raise BoardError(
            f"{height} rows need {expected} lines between 'map' and 'end' (column letters, rows,"
            f" and a wall line above, between and below them), not {len(drawing)}",
            line=first_line,
        )
    if drawing[0].split() != list(COLUMN_LETTERS[:width]):
        raise BoardError(
            f"the first line of the map names the columns a to {COLUMN_LETTERS[width - 1]}",
            line=first_line,
        )
    cells: list[tuple[str, ...]] = []
    right: set[Place] = set()
    below: set[Place] = set()
    for index, line in enumerate(drawing[1:]):
        number = first_line + 1 + index
        row = index // 2
        if index % 2:
            codes, walls = _read_row(line, number, row, width)
            cells.append(codes)
            right |= walls
        else:
            below |= _read_walls(line, number, row - 1, width)
    return tuple(cells), frozenset(right), frozenset(below)


def _read_row(line: str, number: int, row: int, width: int) -> tuple[tuple[str, ...], set[Place]]:
    if line[:3].strip() != str(row + 1):
        raise BoardError("this line begins with its row number", line=number, row=row + 1)
    body = _body(line, number, row, width)
    walls: set[Place] = set()
    for column in range(-1, width):
        wall = body[3 * column + 3]
        if wall == "|":
            walls.add((row, column))
        elif wall != " ":
            _odd_wall(f"'{wall}' stands where a wall | or a gap may be", number, row, column)
    return tuple(body[3 * column + 1 : 3 * column + 3] for column in range(width)), walls


def _read_walls(line: str, number: int, row: int, width: int) -> set[Place]:
    if line[:3].strip():
        raise BoardError("the walls between two rows begin with three spaces", line=number)
    body = _body(line, number, row, width)
    walls: set[Place] = set()
    for column in range(width):
        segment = body[3 * column + 1 : 3 * column + 3]
        if segment == "--":
            walls.add((row, column))
        elif segment != "  ":
            _odd_wall(f"'{segment}' is neither a wall -- nor a gap", number, row, column)
    for column in range(-1, width):
        corner = body[3 * column + 3]
        if corner not in " +":
            _odd_wall(f"'{corner}' stands where a corner + may be", number, row, column)
    return walls


def _odd_wall(reason: str, number: int, row: int, column: int) -> NoReturn:
    raise BoardError(
        reason, line=number, row=max(row, 0) + 1, column=COLUMN_LETTERS[max(column, 0)]
    )


def _body(line: str, number: int, row: int, width: int) -> str:
    """The line without its row number, as long as the map is wide."""
    body = line[3:].ljust(3 * width + 1)
    if len(body) > 3 * width + 1:
        raise BoardError(
            f"the line goes on past the last column, {COLUMN_LETTERS[width - 1]}",
            line=number,
            row=max(row, 0) + 1,
            column=COLUMN_LETTERS[width - 1],
        )
    return body


def _check_codes(plan: FloorPlan) -> None:
    """Every cell is known and what it names is declared."""
    for row, codes in enumerate(plan.cells):
        for column, code in enumerate(codes):
            reason = _wrong_code(plan, code)
            if reason:
                raise BoardError.at((row, column), reason)


def _wrong_code(plan: FloorPlan, code: str) -> str:
    first, mark = code[0], code[1]
    if code in (OUTSIDE, SOLID, WAY_OUT) or (code.isascii() and code.isdigit()):
        return ""
    if "A" <= first <= "Z":
        if first not in plan.rooms and first not in plan.areas:
            return f"no room or area has the letter {first}"
        if mark not in " " + MARKS:
            return f"'{mark}' marks nothing; the marks are {' '.join(MARKS)}"
        if mark == "!" and first not in plan.traps:
            return f"no trap is declared for the floor {first}"
        return ""
    if all(letter in COLUMN_LETTERS for letter in code):
        return "" if code in plan.kinds else f"no furniture is declared as '{code}'"
    return f"'{code}' is no cell of a map"


def _check_letters(plan: FloorPlan) -> None:
    """Every floor that is declared is on the map, and every trap has a floor."""
    drawn = {plan.code(place)[0] for place in plan.places()}
    for letter, name in (*plan.rooms.items(), *plan.areas.items()):
        if letter not in drawn:
            raise BoardError(f"the map has no cell {letter} for {name}")
    for letter, name in plan.traps.items():
        if letter not in drawn:
            raise BoardError(f"the trap {name} is on the floor {letter}, which is not declared")


def _check_edges(plan: FloorPlan) -> None:
    """A wall stands between every open cell and the outside."""
    for place in plan.places():
        for heading in HEADINGS.values():
            beyond = plan.code((place[0] + heading[0], place[1] + heading[1]))
            if (beyond == OUTSIDE or beyond.isdigit()) and not plan.walled(place, heading):
                raise BoardError.at(place, "no wall between this space and the outside")
