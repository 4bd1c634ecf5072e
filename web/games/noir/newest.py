"""What was told last of a kind: what a drawing may still be showing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from dead_end.games.noir import facts

FAR: Final = 12
"""So many actions are looked through; what is older has long been seen."""

MOTIONS: Final = (facts.Shifted, facts.Killed, facts.LinedUp, facts.LinesRemoved)
"""The facts by which the board looks otherwise than before."""

NAMING: Final = (
    facts.Killed,
    facts.Arrested,
    facts.Disguised,
    facts.Exonerated,
    facts.Canvassed,
)
"""The facts in which something is done to a suspect for all to see."""


def named(told: Iterable[Any]) -> frozenset[str]:
    """The suspects, by their words, to whom something was done."""
    return frozenset(fact.suspect for fact in told if isinstance(fact, NAMING))


def last_motion(told: Sequence[Sequence[Any]]) -> tuple[int, tuple[Any, ...]]:
    """The newest action that changed the board, and its facts that did; (-1, ()) for none near."""
    for action in range(len(told) - 1, max(-1, len(told) - 1 - FAR), -1):
        found = tuple(fact for fact in told[action] if isinstance(fact, MOTIONS))
        if found:
            return action, found
    return -1, ()


def just(told: Sequence[Sequence[Any]], kind: type) -> tuple[Any, ...]:
    """The facts of ``kind`` in the very last action."""
    return tuple(fact for fact in told[-1] if isinstance(fact, kind)) if told else ()
