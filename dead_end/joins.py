"""Which spaces of a floor plan adjoin which: walls, arrows, stairs and traps.

A *space* is where one pawn stands: one open cell, or the two cells of a trap. Its number is
``row * width + column`` of its first (upper left) cell, so that bit ``n`` of an ``int`` stands for
space ``n`` and a set of spaces is one number.

A *join* is a way from one space to the next in one step, Secret Passages left out. Joins go both
ways. Spaces that share an edge without a wall are joined, but for what arrows guard:

- a trap that arrows point at is joined to those arrow spaces alone;
- stairs that arrows point at are joined to each other, to those arrow spaces and to the trap at
  their top, and that trap is joined to nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, count
from typing import Final, NamedTuple

from dead_end.floor_plan import HEADINGS, BoardError, FloorPlan, Place

_BITS: Final = bytes.maketrans(b"01", b"\x00\x01")


Ways = tuple[tuple[int, str], ...]
"""The spaces one step from a space, each with the heading that leads there (``^ > v <``)."""


class Joins(NamedTuple):
    """The graph of a house.

    Attributes:
        cells: the cells of each space, in the order of the spaces' numbers; first cell first.
        ways: for each space, those that it is joined to, in the order up, right, down, left.
        traps: the space of each trap by its floor letter, in the order of their declaration.
    """

    cells: dict[int, tuple[Place, ...]]
    ways: dict[int, Ways]
    traps: dict[str, int]


def join_spaces(plan: FloorPlan) -> Joins:
    """Find the spaces of a plan and how they join.

    Raises:
        BoardError: a trap is missing or is not one or two cells that touch; an arrow points at
            nothing that an arrow may guard.
    """
    traps = {letter: _trap_cells(plan, letter) for letter in plan.traps}
    cells: dict[int, tuple[Place, ...]] = {
        place[0] * plan.width + place[1]: (place,) for place in plan.places()
    }
    space_at = {places[0]: space for space, places in cells.items()}
    for first, *rest in traps.values():
        for second in rest:
            del cells[space_at[second]]
            space_at[second] = space_at[first]
        cells[space_at[first]] = (first, *rest)
    guards = _Guards(plan, space_at)
    ways: dict[int, Ways] = {}
    for space, places in cells.items():
        ways[space] = tuple(
            (space_at[beyond], arrow)
            for arrow, heading in HEADINGS.items()
            for place in places
            if (beyond := (place[0] + heading[0], place[1] + heading[1])) in space_at
            and space_at[beyond] != space
            and not plan.walled(place, heading)
            and guards.allow(space, space_at[beyond])
        )
    return Joins(cells, ways, {letter: space_at[places[0]] for letter, places in traps.items()})


def _trap_cells(plan: FloorPlan, letter: str) -> tuple[Place, ...]:
    """The one or two cells of a trap, the upper left first."""
    places = [place for place in plan.places("!") if plan.code(place)[0] == letter]
    if not places:
        raise BoardError(f"the trap {plan.traps[letter]} has no cell {letter}! on the map")
    if len(places) > 1:
        step = (places[1][0] - places[0][0], places[1][1] - places[0][1])
        if step not in ((0, 1), (1, 0)) or plan.walled(places[0], step):
            raise BoardError.at(
                places[1], f"the two cells of the trap {plan.traps[letter]} do not touch"
            )
    if len(places) > 2:
        raise BoardError.at(places[2], f"the trap {plan.traps[letter]} has more than two cells")
    return tuple(places)


class _Guards:
    """What arrows allow: the pairs of spaces that may join where a trap or stairs are guarded."""

    def __init__(self, plan: FloorPlan, space_at: dict[Place, int]) -> None:
        self._allowed: set[tuple[int, int]] = set()
        traps = {space_at[place] for place in plan.places("!")}
        stairs = {space_at[place] for place in plan.places("=")}
        aimed: set[int] = set()
        for arrow, heading in HEADINGS.items():
            for place in plan.places(arrow):
                head = (place[0] + heading[0], place[1] + heading[1])
                aim = space_at.get(head)
                if aim not in traps | stairs or plan.walled(place, heading):
                    raise BoardError.at(place, "this arrow points at no trap and no stair")
                aimed.add(aim)
                self._allow(space_at[place], aim)
        climbed = bool(aimed & stairs)
        self._guarded = aimed & traps | (stairs if climbed else set())
        if not climbed:
            return
        for place in plan.places("="):
            for heading in HEADINGS.values():
                beside = space_at.get((place[0] + heading[0], place[1] + heading[1]))
                if beside in stairs:
                    self._allow(space_at[place], beside)
                elif beside in traps - aimed:
                    self._guarded.add(beside)
                    self._allow(space_at[place], beside)

    def _allow(self, one: int, other: int) -> None:
        self._allowed |= {(one, other), (other, one)}

    def allow(self, one: int, other: int) -> bool:
        """Whether no arrow forbids to step from one of two neighbours to the other."""
        if one in self._guarded or other in self._guarded:
            return (one, other) in self._allowed
        return True


def mask_of(spaces: Iterable[int]) -> int:
    """The spaces as one number, a bit each."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def spaces_in(mask: int) -> tuple[int, ...]:
    """The spaces of a mask, lowest first."""
    # Much faster than taking off the lowest bit again and again: masks have hundreds of bits.
    return tuple(compress(count(), bin(mask)[:1:-1].encode().translate(_BITS)))
