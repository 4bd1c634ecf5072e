"""A house as a graph, and the walks of an exact length in it.

A space has a number, the number of its bit, so that a set of spaces is one ``int``, a *mask*
(:mod:`dead_end.joins`). One step of a whole set of walks is then four masked shifts. A step leads
to an adjoining space, or from a Secret Passage to any other one; a trap is stepped onto only as
the last step of a walk.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2
from typing import Final, NamedTuple

from dead_end.contract import GameError
from dead_end.floor_plan import (
    COLUMN_LETTERS,
    WAY_OUT,
    BoardError,
    FloorPlan,
    Place,
    parse_floor_plan,
)
from dead_end.joins import join_spaces, mask_of, spaces_in

HOP: Final = "@"
"""The heading of a step from one Secret Passage to another."""


class UnknownSpace(GameError, ValueError):
    """A name that no space of the house has."""


class NoPath(GameError, ValueError):
    """There is no walk of that length to that space."""


class Room(NamedTuple):
    """A part of the house: its floor letter and its name."""

    letter: str
    name: str


class Trap(NamedTuple):
    """A trap.

    Attributes:
        space: where it catches.
        letter: the letter of the floor it stands on.
        name: what it is called.
        arrows: mask of the spaces from which it is stepped onto (top stairs for a stair trap).
        exits: mask of the spaces to which a pawn on it may step.
    """

    space: int
    letter: str
    name: str
    arrows: int
    exits: int


class Furniture(NamedTuple):
    """A closed cell: row and column from 0, code on the map, kind in words."""

    row: int
    column: int
    code: str
    kind: str


class _Hops(dict[int, int]):
    """Mask of Secret Passages that walks stand on, to mask of those that they may hop to."""

    def __init__(self, passages: int) -> None:
        self._passages = passages
        self[0] = 0

    def __missing__(self, stood: int) -> int:
        alone = stood & (stood - 1) == 0
        self[stood] = ends = self._passages & ~stood if alone else self._passages
        return ends


class _Entered(dict[int, int]):
    """Mask of arrow spaces that walks stand on, to mask of the traps that they may step onto."""

    def __init__(self, traps: tuple[Trap, ...]) -> None:
        self._traps = traps

    def __missing__(self, stood: int) -> int:
        self[stood] = ends = mask_of(trap.space for trap in self._traps if trap.arrows & stood)
        return ends


class Mansion:
    """The house of one game; nothing in it ever changes.

    Attributes:
        plan: the floor plan it was built from, with the drawing.
        name: the ``board`` line of the map.
        width: number of columns.
        height: number of rows, the way out and the path below the house included.
        spaces: every space, lowest number first.
        open_mask: the same as a mask.
        rooms: the named rooms, as declared.
        areas: floor that belongs to no named room, as declared.
        room_mask: floor letter to the mask of its spaces, rooms and areas.
        traps: the traps, as declared.
        trap_mask: their spaces.
        chairs: the red chairs, clockwise around the table from the upper left one.
        passages: mask of the Secret Passage spaces.
        doors: mask of the spaces that adjoin the way out.
        stairs: mask of the stair spaces.
        furniture: the closed cells that hold furniture, for drawing.
        way_out: the cells of the way out (the welcome stone), for drawing.
        path_steps: the cells of the path to the way out, in the order of their numbers.
    """

    __slots__ = (
        "_first",
        "_inside",
        "_joins",
        "_open_ends",
        "_open_walks",
        "_places",
        "_room_of",
        "_shifts",
        "_space_named",
        "_ways",
        "areas",
        "chairs",
        "doors",
        "furniture",
        "height",
        "name",
        "open_mask",
        "passages",
        "path_steps",
        "plan",
        "room_mask",
        "rooms",
        "spaces",
        "stairs",
        "trap_mask",
        "traps",
        "way_out",
        "width",
    )

    def __init__(self, plan: FloorPlan) -> None:
        """Build the graph of a floor plan.

        Raises:
            BoardError: the plan is no house that can be played in; says where and why.
        """
        joins = join_spaces(plan)
        self.plan = plan
        self.name = plan.name
        self.width = plan.width
        self.height = plan.height
        self.spaces = tuple(joins.cells)
        self.open_mask = mask_of(self.spaces)
        self._places = joins.cells
        self._space_named = {self.name_of(space): space for space in self.spaces}
        self._place_rooms(plan)
        self._place_marks(plan)
        self._place_drawn(plan)
        self.trap_mask = mask_of(joins.traps.values())
        self._ways = self._with_hops(joins.ways)
        self._joins = {
            space: mask_of(beside for beside, _ in ways) for space, ways in joins.ways.items()
        }
        self.traps = tuple(
            Trap(space, letter, plan.traps[letter], self._joins[space], self._joins[space])
            for letter, space in joins.traps.items()
        )
        self._tabulate_steps()
        self._open_walks: dict[int, dict[int, int]] = {}
        self._open_ends: dict[int, dict[int, tuple[int, ...]]] = {}
        self._check()

    # What stands where.

    def name_of(self, space: int) -> str:
        """The name of a space, column letter and row number of its first cell: ``c7``."""
        row, column = divmod(space, self.width)
        return f"{COLUMN_LETTERS[column]}{row + 1}"

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

    def neighbours(self, space: int) -> int:
        """Mask of the spaces one step away, Secret Passages left out (``1313.M1``)."""
        return self._joins[space]

    # Walks.

    def walk(self, start: int, count: int, blocked: int = 0) -> int:
        """Where a walk of exactly ``count`` steps may end (``1313.M1`` to ``1313.M8``).

        Args:
            start: where the pawn stands.
            count: number of steps, 0 or more; all of them are used (``1313.M2``).
            blocked: mask of the spaces under other pawns, without the walker's own.

        Returns:
            Mask of the possible ends; spaces may be used again, ``start`` too (``1313.M4``).
        """
        if count < 2:
            return self._first[start] & ~blocked if count else 1 << start
        right, left, down, up, width, passages, hops, entries, entered = self._shifts
        free = self._inside & ~blocked
        here = self._first[start] & free
        before = here
        for _ in range(count - 1):
            before = here
            here = (
                (before & right) << 1
                | (before & left) >> 1
                | (before & down) << width
                | (before & up) >> width
            )
            if before & passages:
                here |= hops[before & passages]
            here &= free
        if before & entries:
            return here | entered[before & entries] & ~blocked
        return here

    def within(self, start: int, count: int, blocked: int = 0) -> int:
        """Where a walk of at most ``count`` steps may end: its start and all shorter walks' ends.

        Arguments are as for :meth:`walk`. A pawn that reaches a door within one step less than
        its roll may escape (``1313.E1``, ``1313.E2``).
        """
        reach = 1 << start
        if count < 1:
            return reach
        right, left, down, up, width, passages, hops, entries, entered = self._shifts
        free = self._inside & ~blocked
        traps = self._first[start] & self.trap_mask
        reach |= self._first[start] & free
        before = 0
        for _ in range(count - 1):
            before = reach
            reach |= free & (
                (before & right) << 1
                | (before & left) >> 1
                | (before & down) << width
                | (before & up) >> width
                | hops[before & passages]
            )
        return reach | (traps | entered[before & entries]) & ~blocked

    def path(self, start: int, count: int, target: int, blocked: int = 0) -> tuple[int, ...]:
        """One walk of exactly ``count`` steps, for the screen to show.

        Of all such walks it is the one that steps straight back least often, and of those the one
        with the fewest turns, a hop between passages counted as one; ties go to the lower spaces.

        Args:
            start: where the pawn stands.
            count: number of steps.
            target: where it ends.
            blocked: mask of the spaces under other pawns.

        Returns:
            The spaces of the walk in order, ``start`` and ``target`` included.

        Raises:
            NoPath: no such walk ends on ``target``.
        """
        if not self.walk(start, count, blocked) >> target & 1:
            raise NoPath(f"no walk of {count} from {self.name_of(start)} to {self.name_of(target)}")
        # Backwards from the target: every walk may be walked both ways, so what a walk of k
        # steps from the target reaches is what is k steps short of it.
        short = [1 << target]
        for steps in range(1, count):
            short.append(self.walk(target, steps, blocked) & ~self.trap_mask)
        # The best walk so far for each (space before, space), as (reversals, turns, spaces).
        best: dict[tuple[int, int], tuple[int, int, tuple[int, ...], str]] = {
            (-1, start): (0, 0, (start,), "")
        }
        for left in range(count - 1, -1, -1):
            longer: dict[tuple[int, int], tuple[int, int, tuple[int, ...], str]] = {}
            for (previous, space), (reversals, turns, spaces, heading) in best.items():
                for following, way in self._ways[space]:
                    if not short[left] >> following & 1:
                        continue
                    walked = (
                        reversals + (following == previous),
                        turns + (way != heading and heading != ""),
                        (*spaces, following),
                        way,
                    )
                    known = longer.get((space, following))
                    if known is None or walked < known:
                        longer[space, following] = walked
            best = longer
        return min(best.values())[2]

    def open_walks(self, count: int) -> dict[int, int]:
        """Where walks of ``count`` steps end in the empty house: start to mask; not a copy."""
        walks = self._open_walks.get(count)
        if walks is None:
            walks = {start: self.walk(start, count) for start in self.spaces}
            self._open_walks[count] = walks
        return walks

    def open_ends(self, count: int) -> dict[int, tuple[int, ...]]:
        """The same as :meth:`open_walks`, each mask as its spaces, lowest first."""
        ends = self._open_ends.get(count)
        if ends is None:
            ends = {start: spaces_in(mask) for start, mask in self.open_walks(count).items()}
            self._open_ends[count] = ends
        return ends

    def distances(self, starts: Iterable[int], blocked: int = 0) -> dict[int, int]:
        """Steps of the shortest walk from any of some spaces to each space that can be reached.

        Secret Passages count; traps are ends, never passed through. Every walk may be walked both
        ways, so these are the distances to the starts as well.
        """
        steps = dict.fromkeys(starts, 0)
        edge = list(steps)
        for space in edge:
            if self.trap_mask >> space & 1 and steps[space]:
                continue
            for following, _ in self._ways[space]:
                if following not in steps and not blocked >> following & 1:
                    steps[following] = steps[space] + 1
                    edge.append(following)
        return steps

    # Building.

    def _place_rooms(self, plan: FloorPlan) -> None:
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

    def _place_marks(self, plan: FloorPlan) -> None:
        chairs = [row * plan.width + column for row, column in plan.places("h")]
        if not chairs:
            raise BoardError("there is no chair (mark h) in the house")
        self.chairs = _around(chairs, plan.width)
        self.passages = mask_of(row * plan.width + column for row, column in plan.places("@"))
        if self.passages.bit_count() == 1:
            raise BoardError.at(
                next(plan.places("@")), "a Secret Passage needs another one to lead to"
            )
        self.stairs = mask_of(row * plan.width + column for row, column in plan.places("="))

    def _place_drawn(self, plan: FloorPlan) -> None:
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

    def _with_hops(
        self, ways: dict[int, tuple[tuple[int, str], ...]]
    ) -> dict[int, tuple[tuple[int, str], ...]]:
        """The ways of each space, and on a Secret Passage those to all the others."""
        passages = spaces_in(self.passages)
        hops = {
            space: tuple((other, HOP) for other in passages if other != space) for space in passages
        }
        return {space: beside + hops.get(space, ()) for space, beside in ways.items()}

    def _tabulate_steps(self) -> None:
        """The masks that one step of all walks needs; steps onto and off traps stay out of them."""
        self._first = {
            space: mask_of(beside for beside, _ in ways) for space, ways in self._ways.items()
        }
        inside = [space for space in self.spaces if not self.trap_mask >> space & 1]
        self._inside = mask_of(inside)
        towards = dict.fromkeys("^>v<", 0)
        for space in inside:
            for beside, heading in self._ways[space]:
                if heading != HOP and self._inside >> beside & 1:
                    towards[heading] |= 1 << space
        entries = 0
        for trap in self.traps:
            entries |= trap.arrows
        self._shifts = (
            towards[">"],
            towards["<"],
            towards["v"],
            towards["^"],
            self.width,
            self.passages,
            _Hops(self.passages),
            entries,
            _Entered(self.traps),
        )

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
