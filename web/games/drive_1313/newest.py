"""The facts of 1313 that a drawing may still be showing."""

from __future__ import annotations

from typing import Any, Final

from dead_end.games.drive_1313 import facts
from web.games.drives.newest import Told, latest

MOTIONS: Final = (facts.Moved, facts.Summoned, facts.Escaped, facts.KnockedOff)
"""The facts by which a pawn is elsewhere than before."""

ROLLS: Final = (facts.Rolled, facts.RunRolled)
"""The facts that lay dice on the tray."""


def last_motion(told: Told) -> tuple[int, tuple[Any, ...]]:
    """The newest action that moved a pawn, and its facts that did; (-1, ()) if there is none."""
    return latest(told, MOTIONS)
