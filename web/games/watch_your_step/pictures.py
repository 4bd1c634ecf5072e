"""Pictures of the game for the lobby, which need none of its sprites."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from htpy import Node, svg
from markupsafe import Markup

from web.art.ink import Pen
from web.games.watch_your_step import woods

_SPOTS: Final = (
    (4, 6, "top-maple"),
    (46, 0, "well"),
    (-2, 42, "well"),
    (42, 37, "top-walnut"),
)
"""Where on the emblem holes and tops are, by their squares' upper left corners."""


@cache
def emblem() -> Markup:
    """A corner of the board: two tops, and two holes with nothing in them, or so it seems."""
    sheet = Pen()
    pen = sheet.placed(13, 15, scale=0.74)
    pen.blot("oak-front", "-6,66! 6,98! 104,86! 106,70!")
    pen.blot("oak", "0,-4! 98,-12! 108,80! -2,88!")
    for y in range(4, 90, 9):
        pen.line(f"0,{y} 34,{y - 3} 66,{y + 1} 104,{y - 5}", 1.2, "vein")
    for x, y, name in _SPOTS:
        woods.DRAWINGS[name](pen.placed(x, y, scale=0.56))
    return Markup(
        str(
            svg(".game-emblem", viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
                sheet.sheet()
            ]
        )
    )


@cache
def frieze() -> Markup:
    """Eight cylinders of both lengths and both woods."""
    row = ((1, 0), (0, 1), (0, 0), (1, 1), (0, 1), (1, 0), (1, 1), (0, 0))
    drawn: list[Node] = []
    for seat, length in row:
        pen = Pen()
        wood = (woods.MAPLE, woods.WALNUT)[seat]
        partial(woods.standing, wood=wood, units=2 - length)(pen)
        drawn.append(svg(".frieze-heir", viewBox="0 0 100 100", focusable="false")[pen.sheet()])
    return Markup("").join(Markup(str(one)) for one in drawn)
