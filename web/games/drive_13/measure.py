"""Where the cells of the mansion lie in its drawing: its front door is on the right."""

from __future__ import annotations

from typing import Final

from dead_end.games.drive_13.board import BOARD
from web.games.drives.ground import Ground

GARDEN: Final = 64
"""How wide the front garden is, in the drawing's units."""

GROUND: Final = Ground(BOARD, turned=True, garden=GARDEN)
"""The house of 13 and its garden."""

VIEW_BOX: Final = GROUND.view_box
