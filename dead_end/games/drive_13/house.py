"""The 13 mansion in the game's own numbers, and where a pawn may go in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dead_end.games.drive_13.state import Position
from dead_end.joins import mask_of
from dead_end.mansion import Mansion
from dead_end.paths import Paths
from dead_end.two_dice import counts_of

COUNTS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12)
"""What one move may be: a die, or the total of a double (``13.T3``)."""


class House:
    """A floor plan with traps numbered as in :mod:`material`.

    ``trap_spaces``: the space of each trap; ``seats``: the chairs, as a mask; ``paths``: the moves
    in it; ``ends[count][space]``: where a walk of ``count`` may end in the empty house (the
    superset that uniform play draws from); ``widths[count]``: one more than the most of these;
    ``steps_to_door[space]``: steps of the shortest way to a space beside the Game Over space.
    """

    def __init__(self, mansion: Mansion) -> None:
        self.mansion = mansion
        self.paths = Paths(mansion)
        self.trap_spaces = tuple(trap.space for trap in mansion.traps)
        self.chairs = mask_of(mansion.chairs)
        self.ends = {count: mansion.open_ends(count) for count in COUNTS}
        self.widths = {count: 1 + max(map(len, ends.values())) for count, ends in self.ends.items()}
        self.steps_to_door = mansion.distances(
            [space for space in mansion.spaces if mansion.doors >> space & 1]
        )
        self._anywhere = mansion.open_mask
        self._opening = mansion.open_mask & ~mansion.trap_mask & ~self.chairs

    def allowed(self, position: Position) -> int:
        """The spaces on which a move may end now, pawns and distance left aside (``13.T5``)."""
        return self._opening if position.opening else self._anywhere

    def ends_of(self, position: Position, guest: int, count: int) -> int:
        """Where the pawn of ``guest`` may end after exactly ``count`` steps, as a mask."""
        space = position.pawns[guest]
        others = position.occupied ^ (1 << space)
        return self.paths.ends(space, count, others) & self.allowed(position)

    def can_leave(self, position: Position, guest: int, count: int) -> bool:
        """Whether ``count`` steps are enough for ``guest`` to leave, who may do so (``13.E1``).

        Only the guest whose portrait hangs leaves, and nobody in the opening (``13.T5``).
        """
        if guest != position.hanging or position.opening:
            return False
        space = position.pawns[guest]
        if count <= self.steps_to_door[space]:
            return False
        reached = self.mansion.within(space, count - 1, position.occupied ^ (1 << space))
        return bool(reached & self.mansion.doors)

    def is_stuck(self, position: Position) -> bool:
        """Whether no guest that has not moved could leave the chairs by any roll (``13.T6``)."""
        pawns, occupied = position.pawns, position.occupied
        return not any(
            self.paths.leads_anywhere(
                pawns[guest], count, self._opening, occupied ^ (1 << pawns[guest])
            )
            for guest in range(len(pawns))
            if position.unmoved >> guest & 1
            for count in COUNTS
        )


def step_counts(position: Position) -> tuple[int, ...]:
    """The counts that one move may use, ascending: each die left, and a double's total.

    See ``13.T1`` and ``13.T3``.
    """
    return counts_of(position.left)


def movers(position: Position) -> list[int]:
    """The guests whose pawns may move now: not yet moved by these dice (``13.T1``).

    In the opening those alone that have never moved (``13.T5``).
    """
    if position.opening:
        unmoved = position.unmoved
        return [guest for guest in range(len(position.pawns)) if unmoved >> guest & 1]
    moved = position.moved
    return [
        guest for guest, space in enumerate(position.pawns) if space >= 0 and not moved >> guest & 1
    ]


def may_move(position: Position, house: House) -> bool:
    """Whether some pawn can use one of the counts in full (``13.T4``)."""
    pawns, occupied, allowed = position.pawns, position.occupied, house.allowed(position)
    leads_anywhere = house.paths.leads_anywhere
    counts = step_counts(position)
    # The hot loop of a playout: the first pawn tried can move nearly always.
    for guest in movers(position):
        space = pawns[guest]
        for count in counts:
            if leads_anywhere(space, count, allowed, occupied ^ (1 << space)):
                return True
    return False


def leavers(position: Position, house: House) -> Iterator[tuple[int, int]]:
    """The guest that may leave now, with each count that is enough (``13.E1``)."""
    guest = position.hanging
    if guest in movers(position):
        for count in step_counts(position):
            if house.can_leave(position, guest, count):
                yield guest, count


def may_send_back(position: Position) -> bool:
    """Whether the hanging portrait may be sent back: a double, and no pawn moved (``13.T3``)."""
    left = position.left
    return len(left) == 2 and left[0] == left[1] and not position.sent_back
