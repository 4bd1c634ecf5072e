"""The five traps of 1313 going off, each in its own way, moved by ``drive-1313.css``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, Node, circle, g, path, rect, use

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import ROOMS, TRAPS
from web.games.drive_1313.measure import GROUND
from web.games.drive_1313.names import noises
from web.games.drives.ground import Point
from web.games.drives.scenes import going_off, noise, picture, victim
from web.words import Language

_NOISE_AT: Final[dict[str, Point]] = {
    "stair": (150, 42),
    "fireplace": (280, 96),
    "boar": (404, 124),
    "armor": (128, 556),
    "safe": (430, 522),
}
"""Where the sign of what befell stands: beside the trap, not on it."""


def accident(lang: Language, trap: str, piece: Node, begin: int) -> Element:
    """``trap`` going off under ``piece`` (drawn around the origin), ``begin`` ms from now."""
    number = TRAPS.index(trap)
    space = BOARD.traps[number].space
    return going_off(
        GROUND,
        trap,
        space,
        ROOMS[number],
        begin,
        _GOING_OFF[trap](picture(GROUND, trap, space), piece),
        noise(_NOISE_AT[trap], noises(lang)[trap]),
    )


def _stair(drawn: Node, piece: Node) -> Node:
    """The steps fold flat, and down one goes."""
    return [
        drawn,
        g(".ramp")[
            rect(".ramp-board", x=3, y=40, width=74, height=79),
            path(".ramp-shine", d="M14 44V114M26 44V98M66 46V116"),
        ],
        victim(40, 20, piece),
    ]


def _fireplace(drawn: Node, piece: Node) -> Node:
    """The hearth goes round on its pivot, with whoever stood before it."""
    return g(transform="translate(40 20)")[
        g(".hearth")[
            g(transform="translate(-40 -20)")[drawn],
            g(".victim")[piece],
        ],
        (g(transform=f"translate({x} 14)")[circle(".puff", r=r)] for x, r in ((-14, 8), (12, 10))),
    ]


def _boar(drawn: Node, piece: Node) -> Node:
    """The head shoots out on a lazy tongs."""
    return [
        path(".tongs", d="M38 32 24 48 10 32-4 48-18 32-32 48M38 48 24 32 10 48-4 32-18 48-32 32"),
        victim(20, 40, piece),
        g(".boar-head")[drawn],
    ]


def _armor(drawn: Node, piece: Node) -> Node:
    """The suit topples over."""
    return [
        victim(20, 40, piece),
        g(transform="translate(14 60)")[g(".suit")[g(transform="translate(-14 -60)")[drawn]]],
    ]


def _safe(drawn: Node, piece: Node) -> Node:
    """Out of the safe rolls the piggy bank."""
    return [
        drawn,
        victim(20, 40, piece),
        g(transform="translate(20 42)")[
            g(".piggy")[use(href="#piggy", x=-22, y=-22, width=44, height=44)]
        ],
    ]


_GOING_OFF: Final[dict[str, Callable[[Node, Node], Node]]] = {
    "stair": _stair,
    "fireplace": _fireplace,
    "boar": _boar,
    "armor": _armor,
    "safe": _safe,
}
