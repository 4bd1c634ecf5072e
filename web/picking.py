"""Picks on the way to an action: the same for every game, on the board and in the list."""

from __future__ import annotations

from collections.abc import Sequence

from dead_end.contract import Legal


def after(legal: Legal[object], picked: Sequence[str], pick: str) -> tuple[str, ...]:
    """The picks once ``pick`` is made.

    It goes to the first level that offers it, and what was picked below that level is dropped. A
    pick that no level offers changes nothing; one that stands already is taken back.
    """
    for level in range(len(picked) + 1):
        if pick in legal.narrow(picked[:level]).picks:
            if level < len(picked) and picked[level] == pick:
                return tuple(picked[:level])
            return (*picked[:level], pick)
    return tuple(picked)
