"""Who moves in the drawing of what moved, and what an heir who gets away takes along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from htpy import Element, Node, g, use

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import GONE, HEIRS, TRAPS
from web.games.drive_1313.accidents import accident
from web.games.drive_1313.measure import GROUND
from web.games.drives import motion
from web.games.drives.pawn import piece
from web.games.drives.walks import Accident, Motion, Walk
from web.scene import TableScene
from web.words import Language

_LOOT_MS: Final = 450
"""How long the bags of an heir who got away are seen flying off."""

_LOOT_AT: Final = (-14, 4, -32, 22)
"""Where the bags of the loot are, four at most."""


def drawing(lang: Language, scene: TableScene, shown: Sequence[Motion]) -> Node:
    """The drawing of ``shown``, see :mod:`web.games.drives.motion`."""
    return motion.drawing(GROUND, _Heirs(lang, scene), shown, scene.repeat)


@dataclass(frozen=True, slots=True)
class _Heirs:
    """See :class:`web.games.drives.motion.Cast`."""

    lang: Language
    scene: TableScene

    def piece(self, who: str) -> Node:
        view, number = self.scene.view, HEIRS.index(who)
        picked = f"pawn {who}" in self.scene.picked
        return piece(self.lang, who, view.bags[number], own=number in view.own, picked=picked)

    def is_gone(self, who: str) -> bool:
        return bool(self.scene.view.pawns[HEIRS.index(who)] == GONE)

    def trap_space(self, trap: str) -> int:
        return BOARD.traps[TRAPS.index(trap)].space

    def accident(self, accident_: Accident, begin: int) -> Node:
        return accident(self.lang, accident_.trap, piece(self.lang, accident_.who), begin)

    def rest(self, walk: Walk) -> int:
        return _LOOT_MS if walk.money else 0

    def after(self, walk: Walk, begin: int) -> Node:
        """Bags fly off."""
        if not walk.money:
            return None
        across, down = GROUND.point_of(GONE)
        return g(".loot", transform=f"translate({across} {down})")[
            motion.turns_into("loot on-its-way", begin, _LOOT_MS),
            Element("animateTransform")(
                attributeName="transform",
                type="translate",
                values=f"{across} {down};{across} {down - 20};{across + 60} {down - 260}",
                begin=f"{begin}ms",
                dur=f"{_LOOT_MS}ms",
            ),
            (use(href="#bag", x=x, y=-14, width=28, height=28) for x in _LOOT_AT[: walk.money]),
        ]
