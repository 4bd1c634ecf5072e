"""The 1313 mansion in the game's own numbers, and where a pawn may go in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dead_end.games.drive_1313.state import MOVING, Position
from dead_end.mansion import Mansion
from dead_end.two_dice import counts_of

LONGEST: Final = 12
"""The longest walk: a double six as one move (``1313.T3``)."""


class House:
    """A floor plan with rooms and traps numbered as in :mod:`material`.

    ``trap_spaces``: the space of each trap; ``rooms``: the spaces of each room, as masks;
    ``ends[count][space]``: where a walk of ``count`` may end in the empty house (the superset
    that uniform play draws from); ``widths[count]``: one more than the most of these;
    ``steps_to_door[space]``: steps of the shortest way to either space at the welcome stone.
    """

    def __init__(self, mansion: Mansion) -> None:
        self.mansion = mansion
        self.trap_spaces = tuple(trap.space for trap in mansion.traps)
        self.rooms = tuple(mansion.room_mask[trap.letter] for trap in mansion.traps)
        self.ends = ({}, *(mansion.open_ends(count) for count in range(1, LONGEST + 1)))
        self.widths = (
            0,
            *(1 + max(map(len, ends.values())) for ends in self.ends[1:]),
        )
        doors = [space for space in mansion.spaces if mansion.doors >> space & 1]
        self.steps_to_door = mansion.distances(doors)

    def walk(self, position: Position, heir: int, count: int) -> int:
        """Where the pawn of ``heir`` may end after exactly ``count`` steps, as a mask."""
        space = position.pawns[heir]
        return self.mansion.walk(space, count, position.occupied ^ (1 << space))

    def can_leave(self, position: Position, heir: int, count: int) -> bool:
        """Whether the pawn of ``heir`` can get out with ``count`` steps (``1313.E1``).

        It must stand at the welcome stone with at least one step left; who owns it is not asked.
        """
        space = position.pawns[heir]
        if count <= self.steps_to_door[space]:
            return False
        reached = self.mansion.within(space, count - 1, position.occupied ^ (1 << space))
        return bool(reached & self.mansion.doors)


def step_counts(position: Position) -> tuple[int, ...]:
    """The counts that one move may use, ascending: each die left, and a double's total.

    See ``1313.T2`` and ``1313.T3``.
    """
    return counts_of(position.left)


def movers(position: Position) -> Sequence[int]:
    """The heirs whose pawns may move now: inside and not yet moved by the dice (``1313.T2``).

    A Run for it! moves any (``1313.P4``).
    """
    moved = position.moved if position.step == MOVING else 0
    return [
        heir for heir, space in enumerate(position.pawns) if space >= 0 and not moved >> heir & 1
    ]


def may_walk(position: Position, house: House) -> bool:
    """Whether some pawn can use one of the counts in full (``1313.T4``)."""
    counts = step_counts(position)
    return any(house.walk(position, heir, count) for heir in movers(position) for count in counts)


def may_leave(position: Position, house: House) -> bool:
    """Whether, for all that the table can see, some pawn might escape now.

    What the turn's seat is asked may depend on nothing else (``all.A7``).
    """
    if not position.options["open_door"] and not position.heir_counts[position.turn]:
        return False
    counts = step_counts(position)
    return any(
        house.can_leave(position, heir, count) for heir in movers(position) for count in counts
    )
