"""The board cut open (``step.E3``): sawn through each row of holes, and all that lies in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import hypot, sin
from typing import Final

from htpy import Element, Node, circle, defs, g, path, rect, svg, text, use
from markupsafe import Markup

from dead_end.contract import NOBODY
from dead_end.games.watch_your_step.material import COLUMNS, HOLES, LINES, SIDE, holes_in
from dead_end.games.watch_your_step.view import Cylinder, View, stacks
from web.art.curves import Knot
from web.art.ink import Pen
from web.games.watch_your_step.measure import VIEW_BOX, Point, outline
from web.games.watch_your_step.names import drawing, owned
from web.scene import TableScene
from web.words import Language

Inside = tuple[tuple[Cylinder, ...], ...]
"""By hole the cylinders in it, the lowest first."""

_CLIP: Final = Element("clipPath")

_PITCH: Final = 124
_LEFT, _RIGHT = -130, 390
_STRIP: Final = 122
_TOP: Final = -2
_UNIT: Final = 30
_HIGH: Final = 68
_BACK: Final = (22, -36)
"""Where the far edge of a strip's top lies, from its near one."""


def contents(scene: TableScene) -> Inside | None:
    """What lies in the holes, where all of it may be shown: at the end, or where all is open."""
    view: View = scene.view
    if view.inside is not None:
        return view.inside
    if not scene.views:
        return None
    # What each seat knows of its own plies is, put together, everything.
    history = [scene.views[ply.seat].history[number] for number, ply in enumerate(view.history)]
    return stacks([seen.trap for seen in scene.views], history)


def traps(scene: TableScene) -> tuple[int, ...]:
    """The holes of the traps, by seat, where all is shown."""
    if scene.view.turned_up is not None:
        return tuple(scene.view.turned_up)
    return tuple(seen.trap for seen in scene.views)


def cutaway(lang: Language, scene: TableScene, inside: Inside) -> Element:
    """Four strips one behind the other, the row that has won struck through."""
    view: View = scene.view
    return svg(
        "#board-cut",
        viewBox=VIEW_BOX,
        role="group",
        aria_label=lang.say("The board, cut open"),
    )[
        _strips(),
        g(".cut-holes")[
            (
                _hole(lang, scene, hole, cylinders, hole in view.line)
                for hole, cylinders in enumerate(inside)
            )
        ],
        g(".strikes", aria_hidden="true")[_strikes(view)],
    ]


def _mouth(hole: int) -> Point:
    """The middle of a hole where it is cut."""
    row, column = divmod(hole, SIDE)
    return -56 + _PITCH * column, _TOP + _STRIP * row


@cache
def _strips() -> Markup:
    """The wood of the four strips, sawn at the front, and the names of their holes."""
    return Markup(
        str(
            g(".strips", aria_hidden="true")[
                defs[_CLIP(id="step-back-half")[rect(x=-60, y=-60, width=120, height=60)]],
                (_strip(row) for row in range(SIDE)),
                (
                    text(".cut-name", x=-56 + _PITCH * column, y=_TOP + 3 * _STRIP + _HIGH + 27)[
                        letter
                    ]
                    for column, letter in enumerate(COLUMNS)
                ),
            ]
        )
    )


def _strip(row: int) -> Node:
    y = _TOP + _STRIP * row
    dx, dy = _BACK
    low = y + _HIGH
    pen = Pen()
    for line in range(6):
        at = y + 6 + line * 11.4
        knots = [
            Knot(
                _LEFT + 5 + (_RIGHT - _LEFT - 10) * step / 9,
                at + 2.2 * sin(1.9 * step + line + row),
            )
            for step in range(10)
        ]
        pen.line(knots[line % 2 : 10 - line % 3], 1.4, "vein")
    for line in range(4):
        part = (line + 0.6) / 4.4
        knots = [
            Knot(
                _LEFT + dx * part + 6 + (_RIGHT - _LEFT - 12) * step / 9,
                y + dy * part + 1.6 * sin(1.3 * step + 2 * line + row),
            )
            for step in range(10)
        ]
        pen.line(knots, 1.3, "vein")
    return [
        path(
            ".slab-shadow",
            d=outline(
                (_LEFT + 8, low - 8),
                (_LEFT + 12, low + 7),
                (_RIGHT + 8, low + 7),
                (_RIGHT + dx + 9, low + dy + 9),
                (_RIGHT + dx, low + dy - 12),
            ),
        ),
        path(
            ".slab-side",
            d=outline((_RIGHT, y), (_RIGHT + dx, y + dy), (_RIGHT + dx, low + dy), (_RIGHT, low)),
        ),
        path(
            ".slab-top",
            d=outline((_LEFT, y), (_LEFT + dx, y + dy), (_RIGHT + dx, y + dy), (_RIGHT, y)),
        ),
        rect(".slab-sawn", x=_LEFT, y=y, width=_RIGHT - _LEFT, height=_HIGH),
        g(".slab-figure")[pen.sheet()],
        path(".slab-edge", d=f"M{_LEFT} {y}H{_RIGHT}L{_RIGHT + dx} {y + dy}"),
        text(".cut-name", x=-149, y=y + 42)[str(row + 1)],
    ]


def _hole(
    lang: Language, scene: TableScene, hole: int, cylinders: Sequence[Cylinder], won: bool
) -> Element:
    x, y = _mouth(hole)
    name, lies = HOLES[hole], [seat for seat, where in enumerate(traps(scene)) if where == hole]
    said = lang.listed(owned(lang, scene.names, one) for one in cylinders)
    label = lang.say("{hole}: {contents}", hole=name, contents=said or lang.say("empty"))
    if lies:
        label = f"{label}, {lang.say('the trap of {name}', name=scene.names[lies[0]])}"
    deep = 2 * _UNIT
    return g(
        id=f"cut-{name}",
        class_=["cut-hole", won and "won"],
        transform=f"translate({x} {y})",
        role="img",
        aria_label=label,
    )[
        won and path(".won-light", d=f"M-46 {deep + 5}V-2C-40-30 40-30 46-2V{deep + 5}Z"),
        path(".cut-mouth", d="M-38 0C-34-21 38-21 38 0Z"),
        rect(".cut-well", x=-38, y=0, width=76, height=deep),
        path(".cut-wall", d=f"M-38 0H-33V{deep}H-38ZM33 0H38V{deep}H33Z"),
        _lying(cylinders),
        _is_full(cylinders)
        and g(transform="scale(.91 .6)", clip_path="url(#step-back-half)")[
            use(href=f"#{drawing('top', cylinders[-1][0])}", x=-50, y=-50, width=100, height=100)
        ],
        lies
        and g(".cut-trap", transform=f"translate(0 {1.5 * _UNIT})")[
            circle(r=14), use(href="#trap", x=-11, y=-11, width=22, height=22)
        ],
    ]


def _is_full(cylinders: Sequence[Cylinder]) -> bool:
    return sum(_units(length) for _, length in cylinders) == 2


def _units(length: int) -> int:
    return 2 - length


def _lying(cylinders: Sequence[Cylinder]) -> Iterator[Element]:
    """The cylinders of a hole from the side, one on the other."""
    foot = 0
    for seat, length in cylinders:
        yield g(transform=f"translate(-35 {-_UNIT * foot}) scale(.7 .6)")[
            use(href=f"#{drawing('section', seat, length)}", width=100, height=100)
        ]
        foot += _units(length)


def _strikes(view: View) -> Iterator[Element]:
    """A stroke through each row of four that has won."""
    for line in LINES:
        holes = holes_in(line)
        owners = {view.tops[hole] for hole in holes}
        if len(owners) > 1 or NOBODY in owners:
            continue
        (x1, y1), (x2, y2) = _mouth(holes[0]), _mouth(holes[-1])
        long = hypot(x2 - x1, y2 - y1)
        across, down = 34 * (x2 - x1) / long, 34 * (y2 - y1) / long
        stroke = f"M{x1 - across:.0f} {y1 - 5 - down:.0f}L{x2 + across:.0f} {y2 - 5 + down:.0f}"
        yield path(".strike-edge", d=stroke)
        yield path(".strike", d=stroke)
