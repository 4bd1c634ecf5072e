"""What a seat may do in Watch Your Step, and the clause that forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dead_end.contract import Choices, Clause
from dead_end.games.watch_your_step.actions import Action, Hide, Place, is_action
from dead_end.games.watch_your_step.material import ALL_HOLES, HOLES, LENGTHS, holes_in
from dead_end.games.watch_your_step.state import DECISIONS, HIDING, LOTTING, PLACING
from dead_end.games.watch_your_step.view import View

HIDINGS: Final = tuple(Hide(hole) for hole in range(len(HOLES)))
"""All ways to hide a trap, by hole."""

PLACINGS: Final = tuple(
    tuple(Place(length, hole) for hole in range(len(HOLES))) for length in range(len(LENGTHS))
)
"""All ways to put a cylinder, by length and hole."""

_PICKS: Final = tuple(f"cylinder {word}" for word in LENGTHS)


def forbidding(
    step: str, own_turn: bool, full: int, rack: Sequence[int], action: object
) -> Clause | None:
    """The clause that forbids ``action`` to a seat, or ``None``.

    ``own_turn``: whether it is that seat's turn; ``full``: the holes without room, as a mask;
    ``rack``: the cylinders that the seat has left, by length. What is no action, or names what is
    not in the box, is forbidden too.
    """
    if not is_action(action):
        return "step.C1" if isinstance(action, Hide | Place) else "step.P1"
    match action:
        case Hide():
            if step != HIDING:
                return "step.S1"
            return None if own_turn else "all.A9"
        case Place(length, hole):
            if step != PLACING:
                return {HIDING: "step.S2", LOTTING: "step.S3"}.get(step, "step.P1")
            if not own_turn:
                return "step.P1"
            if full >> hole & 1:
                return "step.P6"
            return None if rack[length] else "step.C1"
    return "step.P1"


class LegalActions:
    """The legal actions of ``view``'s viewer: found when asked for, from the view alone."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._due = view.viewer == view.turn and view.step in DECISIONS

    def __contains__(self, action: object) -> bool:
        view = self._view
        return self._due and forbidding(view.step, True, view.full, view.rack, action) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        """How many there are; finds them all."""
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Action]:
        if not self._due:
            return
        if self._view.step == HIDING:
            yield from HIDINGS
            return
        for length in self._lengths():
            yield from self._placings(length)

    def narrow(self, picked: Sequence[str]) -> Choices:
        """What is open after ``picked``: ``cylinder long`` or ``cylinder short``, then its hole."""
        if not self._due:
            return Choices((), ())
        if self._view.step == HIDING:
            return Choices((), () if picked else HIDINGS)
        open_now = {_PICKS[length]: length for length in self._lengths()}
        if not picked:
            return Choices(tuple(open_now), ())
        if len(picked) > 1 or picked[0] not in open_now:
            return Choices((), ())
        return Choices((), tuple(self._placings(open_now[picked[0]])))

    def _lengths(self) -> list[int]:
        return [length for length, left in enumerate(self._view.rack) if left]

    def _placings(self, length: int) -> Iterator[Place]:
        for hole in holes_in(ALL_HOLES & ~self._view.full):
            yield PLACINGS[length][hole]
