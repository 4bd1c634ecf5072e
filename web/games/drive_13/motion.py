"""Who moves in the drawing of what moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Node

from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import GONE, GUESTS, TRAPS
from web.games.drive_13.accidents import accident
from web.games.drive_13.measure import GROUND
from web.games.drives import motion
from web.games.drives.pawn import piece
from web.games.drives.walks import Accident, Motion, Walk
from web.scene import TableScene
from web.words import Language


def drawing(lang: Language, scene: TableScene, shown: Sequence[Motion]) -> Node:
    """The drawing of ``shown``, see :mod:`web.games.drives.motion`."""
    return motion.drawing(GROUND, _Guests(lang, scene), shown, scene.repeat)


@dataclass(frozen=True, slots=True)
class _Guests:
    """See :class:`web.games.drives.motion.Cast`."""

    lang: Language
    scene: TableScene

    def piece(self, who: str) -> Node:
        own = GUESTS.index(who) in self.scene.view.own
        return piece(self.lang, who, own=own, picked=f"pawn {who}" in self.scene.picked)

    def is_gone(self, who: str) -> bool:
        return bool(self.scene.view.pawns[GUESTS.index(who)] == GONE)

    def trap_space(self, trap: str) -> int:
        return BOARD.traps[TRAPS.index(trap)].space

    def accident(self, accident_: Accident, begin: int) -> Node:
        return accident(self.lang, accident_.trap, piece(self.lang, accident_.who), begin)

    def rest(self, _walk: Walk) -> int:
        return 0

    def after(self, _walk: Walk, _begin: int) -> Node:
        return None
