"""The facts of 13 by which a pawn is elsewhere than before."""

from __future__ import annotations

from typing import Any, Final

from dead_end.games.drive_13 import facts
from web.games.drives.newest import Told, latest

MOTIONS: Final = (facts.Moved, facts.Escaped, facts.Died)
"""The facts by which a pawn is elsewhere than before."""


def last_motion(told: Told) -> tuple[int, tuple[Any, ...]]:
    """The newest action that moved a pawn, and its facts that did; (-1, ()) if there is none."""
    return latest(told, MOTIONS)
