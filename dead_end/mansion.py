"""The house of a game: what stands where, and every walk in it.

A space has a number, the number of its bit, so that a set of spaces is one ``int``, a *mask*
(:mod:`dead_end.joins`). The walks are in :mod:`dead_end.walks`.
"""

from __future__ import annotations

from math import atan2
from typing import NamedTuple

from dead_end.contract import GameError
from dead_end.floor_plan import (
    WAY_OUT,
    BoardError,
    FloorPlan,
    Place,
    parse_floor_plan,
)
from dead_end.joins import join_spaces, mask_of, spaces_in
from dead_end.walks import NoPath, Trap, Walks

__all__ = [
    "BoardError",
    "Furniture",
    "Mansion",
    "NoPath",
    "Room",
    "Trap",
    "UnknownSpace",
    "read_floor_plan",
]


class UnknownSpace(GameError, ValueError):
    """A name that no space of the house has."""


class Room(NamedTuple):
    """A part of the house: its floor letter and its name."""

    letter: str
    name: str


class Furniture(NamedTuple):
    """A closed cell: row and column from 0, code on the map, kind in words."""

    row: int
    column: int
    code: str
    kind: str


class Mansion(Walks):
    """The house of one game; nothing in it ever changes.

    Attributes:
        plan: the floor plan it was built from, with the drawing.
        name: the ``board`` line of the map.
        height: number of rows, the way out and the path below the house included.
        rooms: the named rooms, as declared.
        areas: floor that belongs to no named room, as declared.
        room_mask: floor letter to the mask of its spaces, rooms and areas.
        chairs: the red chairs, clockwise around the table from the upper left one.
        doors: mask of the spaces that adjoin the way out.
        stairs: mask of the stair spaces.
        furniture: the closed cells that hold furniture, for drawing.
        way_out: the cells of the way out (the welcome stone), for drawing.
        path_steps: the cells of the path to the way out, in the order of their numbers.
    """

    __slots__ = (
        "_places",
        "_room_of",
        "_space_named",
        "areas",
        "chairs",
        "doors",
        "furniture",
        "height",
        "name",
        "path_steps",
        "plan",
        "room_mask",
        "rooms",
        "stairs",
        "way_out",
    )

    def __init__(self, plan: FloorPlan) -> None:
        """Build the graph of a floor plan.

        Raises:
            BoardError: the plan is no house that can be played in; says where and why.
        """
        joins = join_spaces(plan)
        passages = mask_of(row * plan.width + column for row, column in plan.places("@"))
        traps: list[Trap] = []
        for letter, space in joins.traps.items():
            beside = mask_of(beside for beside, _ in joins.ways[space])
            traps.append(Trap(space, letter, plan.traps[letter], beside, beside))
        super().__init__(plan.width, joins.ways, passages, tuple(traps))
        self.plan = plan
        self.name = plan.name
        self.height = plan.height
        self._places = joins.cells
        self._space_named = {self.name_of(space): space for space in self.spaces}
        self._place_rooms()
        self._place_marks()
        self._place_drawn()
        self._check()

    def space_named(self, name: str) -> int:
        """The space of that name.

        Raises:
            UnknownSpace: no space has it (the second cell of a trap names none).
        """
        try:
            return self._space_named[name]
        except KeyError:
            raise UnknownSpace(f"no space is called '{name}'") from None

    def cells_of(self, space: int) -> tuple[Place, ...]:
        """The cells that a space covers, row and column from 0, its first cell first."""
        return self._places[space]

    def room_of(self, space: int) -> str | None:
        """The letter of the named room that the space belongs to, or None (``1313.B10``)."""
        return self._room_of[space]

    def wall_right(self, row: int, column: int) -> bool:
        """Whether a wall is drawn to the right of a cell; column -1 is the map's left edge."""
        return (row, column) in self.plan.walls_right

    def wall_below(self, row: int, column: int) -> bool:
        """Whether a wall is drawn below a cell; row -1 is the map's upper edge."""
        return (row, column) in self.plan.walls_below

    def _place_rooms(self) -> None:
        plan = self.plan
        self.rooms = tuple(Room(letter, name) for letter, name in plan.rooms.items())
        self.areas = tuple(Room(letter, name) for letter, name in plan.areas.items())
        floor = {space: plan.code(places[0])[0] for space, places in self._places.items()}
        self.room_mask = {
            room.letter: mask_of(space for space in self.spaces if floor[space] == room.letter)
            for room in self.rooms + self.areas
        }
        self._room_of = {
            space: letter if letter in plan.rooms else None for space, letter in floor.items()
        }

    def _place_marks(self) -> None:
        plan = self.plan
        chairs = [row * plan.width + column for row, column in plan.places("h")]
        if not chairs:
            raise BoardError("there is no chair (mark h) in the house")
        self.chairs = _around(chairs, plan.width)
        if self.passages.bit_count() == 1:
            raise BoardError.at(
                next(plan.places("@")), "a Secret Passage needs another one to lead to"
            )
        self.stairs = mask_of(row * plan.width + column for row, column in plan.places("="))

    def _place_drawn(self) -> None:
        plan = self.plan
        furniture: list[Furniture] = []
        steps: dict[int, Place] = {}
        way_out: list[Place] = []
        for row, codes in enumerate(plan.cells):
            for column, code in enumerate(codes):
                if code in plan.kinds:
                    furniture.append(Furniture(row, column, code, plan.kinds[code]))
                elif code == WAY_OUT:
                    way_out.append((row, column))
                elif code.isdigit():
                    if int(code) in steps:
                        raise BoardError.at((row, column), f"the path has two steps {code}")
                    steps[int(code)] = (row, column)
        if sorted(steps) != list(range(len(steps))):
            raise BoardError("the path's steps are not numbered 00, 01, 02 without a gap")
        if not way_out:
            raise BoardError("the house has no way out: no cell []")
        self.furniture = tuple(furniture)
        self.way_out = tuple(way_out)
        self.path_steps = tuple(steps[number] for number in range(len(steps)))
        self.doors = mask_of(
            space
            for space, places in self._places.items()
            for row, column in places
            for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
            if (row + down, column + right) in way_out
            and not plan.walled((row, column), (down, right))
        )
        if not self.doors:
            raise BoardError.at(way_out[0], "no space adjoins the way out")

    def _check(self) -> None:
        """Every trap can be stepped onto and every space can be walked to."""
        for trap in self.traps:
            if not trap.exits:
                raise BoardError.at(
                    self._places[trap.space][0], f"no space leads onto the trap {trap.name}"
                )
        reached = 0
        edge = 1 << self.chairs[0]
        while edge:
            reached |= edge
            beyond = 0
            for space in spaces_in(edge & ~self.trap_mask):
                beyond |= self._joins[space]
            edge = beyond & ~reached
        if self.open_mask & ~reached:
            cut_off = spaces_in(self.open_mask & ~reached)[0]
            raise BoardError.at(
                self._places[cut_off][0], "no way on foot leads here from the chairs"
            )


def read_floor_plan(text: str) -> Mansion:
    """Read a map file (:mod:`dead_end.floor_plan`) and build the house that it draws.

    Raises:
        BoardError: it is no house that can be played in; says where and why.
    """
    return Mansion(parse_floor_plan(text))


def _around(chairs: list[int], width: int) -> tuple[int, ...]:
    """The chairs clockwise around their middle, from the first one on."""
    places = [divmod(chair, width) for chair in chairs]
    middle_row = sum(row for row, _ in places) / len(places)
    middle_column = sum(column for _, column in places) / len(places)
    order = sorted(
        chairs,
        key=lambda chair: atan2(chair // width - middle_row, chair % width - middle_column),
    )
    first = order.index(chairs[0])
    return tuple(order[first:] + order[:first])
