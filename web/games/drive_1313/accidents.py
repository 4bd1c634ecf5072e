"""The five traps going off, each in its own way, for as long as ``LASTS``.

What moves here is moved by ``web/styles/drive-1313.css``; its clock starts when the drawing is
first displayed. The trap's place is the origin, its size that of its space.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, Node, circle, g, path, rect, text, use

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import ROOMS, TRAPS
from web.games.drive_1313.measure import Point, frame
from web.games.drive_1313.names import noises
from web.words import Language

LASTS: Final = 900
"""How long a trap takes to go off, in milliseconds."""

_BURST: Final = (
    "M0-46 12-27 34-38 31-17 60-14 42 0 60 14 31 17 34 38 12 27 0 46-12 27-34 38-31 17-60 14"
    "-42 0-60-14-31-17-34-38-12-27Z"
)

_NOISE_AT: Final[dict[str, Point]] = {
    "stair": (150, 42),
    "fireplace": (280, 96),
    "boar": (404, 124),
    "armor": (128, 556),
    "safe": (430, 522),
}
"""Where the sign of what befell stands: beside the trap, not on it."""


def accident(lang: Language, trap: str, victim: Node, begin: int) -> Element:
    """``trap`` going off under ``victim`` (a piece around the origin), ``begin`` ms from now."""
    number = TRAPS.index(trap)
    left, top, wide, high = frame(BOARD.traps[number].space)
    seen = Element("set")
    across, down = _NOISE_AT[trap]
    kind = f"accident accident-{trap}"
    return g(class_=kind)[
        # A class, not ``display``: that Firefox takes for an inline style, which the page forbids.
        seen(attributeName="class", to=f"{kind} going-off", begin=f"{begin}ms", dur=f"{LASTS}ms"),
        g(transform=f"translate({left} {top})")[
            rect(class_=f"floor-{ROOMS[number]}", width=wide, height=high),
            rect(".trap", x=2, y=2, width=wide - 4, height=high - 4, rx=3),
            _GOING_OFF[trap](_picture(trap, wide, high), victim),
        ],
        g(transform=f"translate({across} {down})")[
            g(".noise")[
                path(".noise-burst", d=_BURST), text(".noise-word", y=6)[noises(lang)[trap]]
            ]
        ],
    ]


def _picture(trap: str, wide: int, high: int) -> Element:
    return use(href=f"#trap-{trap}", x=2, y=2, width=wide - 4, height=high - 4)


def _victim(across: int, down: int, piece: Node) -> Element:
    return g(transform=f"translate({across} {down})")[g(".victim")[piece]]


def _stair(picture: Node, piece: Node) -> Node:
    """The steps fold flat, and down one goes."""
    return [
        picture,
        g(".ramp")[
            rect(".ramp-board", x=3, y=40, width=74, height=79),
            path(".ramp-shine", d="M14 44V114M26 44V98M66 46V116"),
        ],
        _victim(40, 20, piece),
    ]


def _fireplace(picture: Node, piece: Node) -> Node:
    """The hearth goes round on its pivot, with whoever stood before it."""
    return g(transform="translate(40 20)")[
        g(".hearth")[
            g(transform="translate(-40 -20)")[picture],
            g(".victim")[piece],
        ],
        (g(transform=f"translate({x} 14)")[circle(".puff", r=r)] for x, r in ((-14, 8), (12, 10))),
    ]


def _boar(picture: Node, piece: Node) -> Node:
    """The head shoots out on a lazy tongs."""
    return [
        path(".tongs", d="M38 32 24 48 10 32-4 48-18 32-32 48M38 48 24 32 10 48-4 32-18 48-32 32"),
        _victim(20, 40, piece),
        g(".boar-head")[picture],
    ]


def _armor(picture: Node, piece: Node) -> Node:
    """The suit topples over."""
    return [
        _victim(20, 40, piece),
        g(transform="translate(14 60)")[g(".suit")[g(transform="translate(-14 -60)")[picture]]],
    ]


def _safe(picture: Node, piece: Node) -> Node:
    """Out of the safe rolls the piggy bank."""
    return [
        picture,
        _victim(20, 40, piece),
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
