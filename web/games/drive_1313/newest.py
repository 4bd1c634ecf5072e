"""What was told last of a kind: what a drawing may still be showing.

A drawing that moves carries the number of its action in its id, so that it plays once and never
again when the page is drawn for another reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dead_end.games.drive_1313 import facts

FAR: Final = 40
"""So many actions are looked through; what is older has long been seen."""

MOTIONS: Final = (facts.Moved, facts.Summoned, facts.Escaped, facts.KnockedOff)
"""The facts by which a pawn is elsewhere than before."""

ROLLS: Final = (facts.Rolled, facts.RunRolled)
"""The facts that lay dice on the tray."""


def newest(told: Sequence[Sequence[Any]], kinds: tuple[type, ...]) -> int:
    """The number of the newest action that told one of ``kinds``; -1 if there is none near."""
    for action in range(len(told) - 1, max(-1, len(told) - 1 - FAR), -1):
        if any(isinstance(fact, kinds) for fact in told[action]):
            return action
    return -1


def last_motion(told: Sequence[Sequence[Any]]) -> tuple[int, tuple[Any, ...]]:
    """The newest action that moved a pawn, and its facts that did; (-1, ()) if there is none."""
    action = newest(told, MOTIONS)
    if action < 0:
        return -1, ()
    return action, tuple(fact for fact in told[action] if isinstance(fact, MOTIONS))


def just(told: Sequence[Sequence[Any]], kind: type) -> tuple[Any, ...]:
    """The facts of ``kind`` in the very last action."""
    return tuple(fact for fact in told[-1] if isinstance(fact, kind)) if told else ()
