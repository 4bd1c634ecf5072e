"""Small drawings for the rules: holes cut open, and what rows there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from htpy import Element, Node, circle, g, path, rect, svg, use
from markupsafe import Markup

from dead_end.games.watch_your_step.material import HOLES, LONG, SHORT, SIDE
from dead_end.games.watch_your_step.view import Cylinder
from web.art.curves import Knot, unit
from web.art.ink import Pen
from web.games.watch_your_step.names import drawing

PITCH: Final = 84
UNIT: Final = 26
DEEP: Final = 2 * UNIT
ABOVE: Final = 34
"""Room over the board for what sticks out."""

BELOW: Final = 12


def _board(wells: Sequence[Sequence[Cylinder]], above: Node = None, high: int = ABOVE) -> Markup:
    """A piece of the board cut open along a row of holes, ``above`` what is over it."""
    wide = PITCH * len(wells) + 20
    return Markup(
        str(
            svg(
                ".figure",
                viewBox=f"0 {-high} {wide} {high + DEEP + BELOW + 4}",
                width=round(wide * 0.9),
                aria_hidden="true",
                focusable="false",
            )[
                rect(".slab-sawn", x=2, y=0, width=wide - 4, height=DEEP + BELOW),
                path(
                    ".slab-grain-line",
                    d=f"M4 {DEEP + 5}Q{wide // 2} {DEEP + 9} {wide - 4} {DEEP + 4}",
                ),
                (_well(place, cylinders) for place, cylinders in enumerate(wells)),
                above,
            ]
        )
    )


def _well(place: int, cylinders: Sequence[Cylinder]) -> Element:
    foot = 0
    drawn = []
    for seat, length in cylinders:
        drawn.append(_cylinder(seat, length, foot))
        foot += 2 - length
    return g(transform=f"translate({_middle(place)} 0)")[
        rect(".cut-well", x=-30, y=0, width=60, height=DEEP),
        path(".cut-wall", d=f"M-30 0H-26V{DEEP}H-30ZM26 0H30V{DEEP}H26Z"),
        drawn,
    ]


def _cylinder(seat: int, length: int, foot: float) -> Element:
    """A cylinder in the well around the origin, its foot that many units up."""
    return g(transform=f"translate(-27 {-UNIT * foot:g}) scale(.54 {DEEP / 100:g})")[
        use(href=f"#{drawing('section', seat, length)}", width=100, height=100)
    ]


def _middle(place: int) -> int:
    return 10 + PITCH // 2 + PITCH * place


def _way(*curve: tuple[float, float]) -> Markup:
    """An arrow along a curve."""
    pen = Pen()
    pen.line([Knot(*point) for point in curve], 3.4, "oxblood", blunt=True)
    (x0, y0), (x, y) = curve[-2:]
    across, down = unit(x - x0, y - y0)
    pen.blot(
        "oxblood",
        [
            Knot(x + 9 * across, y + 9 * down, True),
            Knot(x - 6 * down - 2 * across, y + 6 * across - 2 * down, True),
            Knot(x + 6 * down - 2 * across, y - 6 * across - 2 * down, True),
        ],
    )
    return pen.sheet()


@cache
def sizes() -> Markup:
    """What fits in a hole (``step.C2``)."""
    return _board([(), ((0, LONG),), ((1, SHORT),), ((1, SHORT), (0, SHORT))], high=6)


@cache
def vanishing() -> Markup:
    """A short one goes into an empty hole (``step.P3``)."""
    held = g(transform=f"translate({_middle(0)} 0)")[_cylinder(0, SHORT, 2.4)]
    x = _middle(0)
    return _board([(), ((0, SHORT),)], [held, _way((x, -2), (x, 12), (x, 26))], high=46)


@cache
def second() -> Markup:
    """A short one goes onto a short one (``step.P4``)."""
    held = g(transform=f"translate({_middle(0)} 0)")[_cylinder(1, SHORT, 2.4)]
    x = _middle(0)
    return _board(
        [((0, SHORT),), ((0, SHORT), (1, SHORT))], [held, _way((x, -3), (x, 6), (x, 14))], high=46
    )


@cache
def sticking() -> Markup:
    """A long one goes onto a short one (``step.P5``)."""
    x = _middle(1)
    stuck = g(transform=f"translate({x} 0)")[_cylinder(1, LONG, 1)]
    return _board(
        [((0, SHORT),), ((0, SHORT),), ((0, SHORT),)],
        [stuck, _way((x + 34, -16), (x + 70, -34), (x + 104, -14))],
        high=46,
    )


@cache
def rows() -> Markup:
    """A row, a column and a diagonal (``step.E1``)."""
    boards = ((0, 1, 2, 3), (2, 6, 10, 14), (0, 5, 10, 15))
    wide = 116
    return Markup(
        str(
            svg(
                ".figure",
                viewBox=f"0 0 {wide * len(boards)} 104",
                width=wide * len(boards) - 20,
                aria_hidden="true",
                focusable="false",
            )[
                (
                    g(transform=f"translate({6 + wide * place} 2)")[
                        rect(".slab-sawn", width=100, height=100, rx=4),
                        (_spot(hole, line) for hole in range(len(HOLES))),
                    ]
                    for place, line in enumerate(boards)
                )
            ]
        )
    )


def _spot(hole: int, line: Sequence[int]) -> Element:
    row, column = divmod(hole, SIDE)
    x, y = 14 + 24 * column, 14 + 24 * row
    if hole in line:
        return use(
            href=f"#{drawing('top', line[0] // 2 % 2)}", x=x - 14, y=y - 14, width=28, height=28
        )
    return circle(".cut-well", cx=x, cy=y, r=8)
