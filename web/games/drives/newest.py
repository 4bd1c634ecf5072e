"""What was told last of a kind: what a drawing may still be showing.

A drawing that moves carries the number of its action in its id, so that it plays once and never
again when the page is drawn for another reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

FAR: Final = 40
"""So many actions are looked through; what is older has long been seen."""

Told = Sequence[Sequence[Any]]
"""The facts that were told, one row an action."""


def newest(told: Told, kinds: tuple[type, ...]) -> int:
    """The number of the newest action that told one of ``kinds``; -1 if there is none near."""
    for action in range(len(told) - 1, max(-1, len(told) - 1 - FAR), -1):
        if any(isinstance(fact, kinds) for fact in told[action]):
            return action
    return -1


def latest(told: Told, kinds: tuple[type, ...]) -> tuple[int, tuple[Any, ...]]:
    """The newest action that told one of ``kinds``, and its facts that are; (-1, ()) if none."""
    action = newest(told, kinds)
    if action < 0:
        return -1, ()
    return action, tuple(fact for fact in told[action] if isinstance(fact, kinds))


def just(told: Told, kind: type) -> tuple[Any, ...]:
    """The facts of ``kind`` in the very last action."""
    return tuple(fact for fact in told[-1] if isinstance(fact, kind)) if told else ()
