"""A trap going off on its space, with the sign of what befell beside it."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, g, path, rect, text, use

from web.games.drives.ground import Ground, Point
from web.games.drives.motion import LASTS, turns_into

_BURST: Final = (
    "M0-46 12-27 34-38 31-17 60-14 42 0 60 14 31 17 34 38 12 27 0 46-12 27-34 38-31 17-60 14"
    "-42 0-60-14-31-17-34-38-12-27Z"
)


def going_off(
    ground: Ground, trap: str, space: int, floor: str, begin: int, scene: Node, sign: Element
) -> Element:
    """``trap`` going off ``begin`` ms from now: its floor, what happens on it, and a sign.

    What moves here is moved by the game's style sheet; its clock starts when the drawing is first
    displayed. The trap's place is the origin of ``scene``, its size that of its space.
    """
    left, top, wide, high = ground.frame(space)
    kind = f"accident accident-{trap}"
    return g(class_=kind)[
        turns_into(f"{kind} going-off", begin, LASTS),
        g(transform=f"translate({left} {top})")[
            rect(class_=f"floor-{floor}", width=wide, height=high),
            rect(".trap", x=2, y=2, width=wide - 4, height=high - 4, rx=3),
            scene,
        ],
        sign,
    ]


def picture(ground: Ground, trap: str, space: int) -> Element:
    """A trap's drawing over its space."""
    _, _, wide, high = ground.frame(space)
    return use(href=f"#trap-{trap}", x=2, y=2, width=wide - 4, height=high - 4)


def victim(across: int, down: int, piece: Node) -> Element:
    """Whoever stands there."""
    return g(transform=f"translate({across} {down})")[g(".victim")[piece]]


def noise(at: Point, word: str) -> Element:
    """The sign of what befell: beside the trap, not on it."""
    across, down = at
    return g(transform=f"translate({across} {down})")[
        g(".noise")[path(".noise-burst", d=_BURST), text(".noise-word", y=6)[word]]
    ]
