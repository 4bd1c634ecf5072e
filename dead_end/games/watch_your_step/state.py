"""The whole truth of a game of Watch Your Step."""

from __future__ import annotations

from typing import Final, NamedTuple

from dead_end.contract import AGREED, CONCEDED, Options

HIDING: Final = "hiding"
LOTTING: Final = "lotting"
PLACING: Final = "placing"
OVER: Final = "over"

STEPS: Final = (HIDING, LOTTING, PLACING, OVER)
DECISIONS: Final = (HIDING, PLACING)
"""The seat whose turn it is has to decide."""

LINE: Final = "line"
USED_UP: Final = "used_up"

REASONS: Final = ("", LINE, USED_UP, AGREED, CONCEDED)
"""Why the game is over (``step.E1``, ``step.E2``); empty while it is not."""

NOTHING: Final = 0
TOP: Final = 1
STUCK_OUT: Final = 2

SHOWS: Final = ("nothing", "top", "stuck_out")
"""What everybody is told of a ply (``step.P7``)."""


class Ply(NamedTuple):
    """``seat`` put a cylinder of ``length`` in ``hole``; ``shows``: one of :data:`SHOWS`.

    ``length`` is UNSEEN in the view of who was not told it.
    """

    seat: int
    hole: int
    shows: int
    length: int


class State:
    """Mutable; changed by :mod:`plies` alone. Holes, seats and lengths are numbers.

    ``traps``: holes by seat, NO_HOLE before they are hidden; ``clashes``: holes that both chose;
    ``lone``: mask of the holes with one short and nothing else; ``tops``: masks by seat;
    ``left``: cylinders in the racks, by seat and length. ``traps``, ``lone``, ``left`` and the
    lengths in ``history`` are secret.
    """

    __slots__ = (
        "clashes",
        "first",
        "history",
        "left",
        "lone",
        "options",
        "reason",
        "step",
        "tops",
        "traps",
        "turn",
    )

    options: Options
    step: str
    turn: int
    first: int
    reason: str
    traps: list[int]
    clashes: list[int]
    lone: int
    tops: list[int]
    left: list[list[int]]
    history: list[Ply]

    def clone(self) -> State:
        """An independent copy."""
        copy = State.__new__(State)
        copy.options = self.options
        copy.step = self.step
        copy.turn = self.turn
        copy.first = self.first
        copy.reason = self.reason
        copy.traps = self.traps[:]
        copy.clashes = self.clashes[:]
        copy.lone = self.lone
        copy.tops = self.tops[:]
        first, second = self.left
        copy.left = [first[:], second[:]]
        copy.history = self.history[:]
        return copy
