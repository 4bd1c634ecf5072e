"""What memory is to keep, not the table (``step.P3``): told, shown for a while, then no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

SPECTATED: Final = 2
"""So many actions long, a spectator is shown what fades: that of each of two players."""


def shown(
    told: Sequence[Sequence[Any]], fading: tuple[type[Any], ...], since: int
) -> tuple[tuple[Any, ...], ...]:
    """The facts that a screen may show, one tuple an action.

    Args:
        told: the facts that a viewer was told, one sequence an action.
        fading: the kinds of facts that fade, as the game's rules say.
        since: from which action on nothing has faded yet: the viewer's own last one.
    """
    if not fading:
        return tuple(tuple(facts) for facts in told)
    return tuple(
        tuple(fact for fact in facts if number >= since or not isinstance(fact, fading))
        for number, facts in enumerate(told)
    )
