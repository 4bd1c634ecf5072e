"""The five traps of 13 going off, each in its own way, moved by ``drive-13.css``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, Node, circle, g, path, rect, use

from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import TRAPS
from web.games.drive_13.measure import GARDEN, GROUND
from web.games.drive_13.names import noises, room_word
from web.games.drives.ground import CELL, Point
from web.games.drives.scenes import going_off, noise, victim
from web.words import Language


def accident(lang: Language, trap: str, piece: Node, begin: int) -> Element:
    """``trap`` going off under ``piece`` (drawn around the origin), ``begin`` ms from now."""
    space = BOARD.traps[TRAPS.index(trap)].space
    sign = noise(_beside(space), noises(lang)[trap])
    scene = _GOING_OFF[trap](victim(CELL // 2, CELL // 2, piece))
    return going_off(GROUND, trap, space, room_word(space), begin, scene, sign)


def _beside(space: int) -> Point:
    """A place for the sign: off the trap, towards the middle of the house, and whole in view."""
    across, down = GROUND.middle(space)
    house = GROUND.wide - GARDEN
    aside = 92 if across < house // 2 else -92
    return across + aside, min(max(down - 64, 50), GROUND.high - 50)


def _large(trap: str, left: int, top: int, size: int) -> Element:
    return use(href=f"#trap-{trap}", x=left, y=top, width=size, height=size)


def _chandelier(piece: Node) -> Node:
    """It falls, all of it; the crystal goes on a little further."""
    return [
        piece,
        g(transform="translate(20 24)")[
            g(".coming-down")[path(".chain", d="M0 -38V-300"), _large("chandelier", -44, -66, 88)],
            (path(class_=f"shard shard-{number}", d="M0 -5 4 4-3 3Z") for number in range(1, 7)),
        ],
    ]


def _stairs(piece: Node) -> Node:
    """The steps fold flat, and down one goes."""
    return [
        _large("stairs", -8, -8, 56),
        g(".slide-of-steps")[
            path(".slide-board", d="M8-6H32L46 46H-6Z"),
            path(".slide-shine", d="M14 0 6 38M20-2V42M27 0 33 38"),
        ],
        piece,
    ]


def _bookcase(piece: Node) -> Node:
    """It leans, it thinks, it comes down. The books arrive separately."""
    return [
        piece,
        g(transform="translate(40 40)")[g(".toppling")[_large("bookcase", -62, -74, 76)]],
        (
            rect(class_=f"book book-{number}", x=6, y=4, width=9, height=13, rx=1)
            for number in range(1, 6)
        ),
    ]


def _fireplace(piece: Node) -> Node:
    """The hearth goes round on its pivot, with whoever stood before it."""
    return g(transform="translate(20 20)")[
        g(".hearth")[_large("fireplace", -32, -34, 64), piece_at_origin(piece)],
        (g(transform=f"translate({x} 12)")[circle(".puff", r=r)] for x, r in ((-14, 8), (12, 10))),
    ]


def piece_at_origin(piece: Node) -> Element:
    """A victim whose space has its corner, not its middle, at the origin, put right."""
    return g(transform=f"translate({-CELL // 2} {-CELL // 2})")[piece]


def _statue(piece: Node) -> Node:
    """She tips, urn first."""
    return [
        piece,
        g(transform="translate(-8 38)")[g(".tipping")[_large("statue", -34, -66, 68)]],
        path(
            ".stars", d="M20-20l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1zM40-6l2 5 5 0-4 3 1 5-4-3-4 3z"
        ),
    ]


_GOING_OFF: Final[dict[str, Callable[[Node], Node]]] = {
    "chandelier": _chandelier,
    "stairs": _stairs,
    "bookcase": _bookcase,
    "fireplace": _fireplace,
    "statue": _statue,
}
