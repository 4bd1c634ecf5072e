"""Where the cells of the mansion lie in its drawing."""

from __future__ import annotations

from typing import Final

from dead_end.games.drive_1313.board import BOARD
from web.games.drives.ground import Ground

GROUND: Final = Ground(BOARD)
"""The house of 1313, its front door at the bottom."""

VIEW_BOX: Final = GROUND.view_box
