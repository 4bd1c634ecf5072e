"""What everybody sees of a seat, and what it turns up at the end."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, div, li, p, span, svg, ul, use

from dead_end.games.watch_your_step.material import HOLES, LENGTHS, LONG, NO_HOLE, RACK, SHORT
from dead_end.games.watch_your_step.view import View
from web.games.watch_your_step.names import cylinders, drawing, wood_name
from web.scene import TableScene
from web.words import Language

_ALL: Final = "0 0 100 100"
_DRAWN: Final = {"top": "8 18 84 66", "short": "27 42 46 58", "long": "27 6 46 94"}
"""Where in its square a drawing is, by the word that its id begins with."""


def seat_line(lang: Language, scene: TableScene, seat: int) -> Node:
    """A seat's name, its wood, how many cylinders it has left and how many have jumped out."""
    view: View = scene.view
    out = view.removed[seat]
    return div(".seat-body.wooden", id=f"seat-{seat}")[
        span(".seat-name")[scene.names[seat]],
        span(".seat-counts")[
            span(".seat-wood", role="img", aria_label=wood_name(lang, seat))[
                _icon(drawing("top", seat))
            ],
            _count(cylinders(lang, view.counts[seat]), drawing("short", seat), view.counts[seat]),
            out > 0
            and _count(
                lang.count("{n} long one jumped out", "{n} long ones jumped out", out),
                "burst",
                out,
            ),
        ],
    ]


def _count(label: str, sign: str, number: int) -> Element:
    return span(".seat-count", role="img", aria_label=label)[_icon(sign), span[str(number)]]


def _icon(sign: str) -> Element:
    """A drawing as an icon; of one that does not fill its square, what is drawn."""
    kind = sign.partition("-")[0]
    return svg(class_=["icon", f"icon-{kind}"], viewBox=_DRAWN.get(kind, _ALL), focusable="false")[
        use(href=f"#{sign}", width=100, height=100)
    ]


def revealed(lang: Language, scene: TableScene, seat: int) -> Node:
    """Where a seat's trap lay, and what it has left in its rack."""
    view: View = scene.view
    say = lang.say
    if view.turned_up is None:
        return None
    hole = view.turned_up[seat]
    left = list(RACK)
    left[SHORT] -= hole != NO_HOLE
    for ply in view.history:
        if ply.seat == seat:
            left[ply.length] -= 1
    return div(".revealed.wooden")[
        p[
            span(".seat-wood")[_icon(drawing("top", seat))],
            say("The trap lay in {hole}.", hole=HOLES[hole])
            if hole != NO_HOLE
            else say("The trap was never hidden."),
        ],
        ul(".left-standing", aria_label=say("Left in the rack"))[
            (
                li(class_=f"left-{LENGTHS[length]}")[
                    span(".left-row", aria_hidden="true")[
                        (_icon(drawing("", seat, length)) for _ in range(left[length]))
                    ],
                    span(".left-words")[_words(lang, length, left[length])],
                ]
                for length in (LONG, SHORT)
                if left[length]
            )
        ]
        if any(left)
        else p[say("Nothing is left in the rack.")],
    ]


def _words(lang: Language, length: int, number: int) -> str:
    if length == LONG:
        return lang.count("{n} long one left", "{n} long ones left", number)
    return lang.count("{n} short one left", "{n} short ones left", number)


def left_over(lang: Language, scene: TableScene) -> Node:
    """The long ones that jumped out, whose they were."""
    view: View = scene.view
    jumped = [
        lang.say("{name}: {number}", name=scene.names[seat], number=view.removed[seat])
        for seat in range(scene.seats)
        if view.removed[seat]
    ]
    said = (
        lang.say("Long ones that jumped out: {list}.", list=", ".join(jumped))
        if jumped
        else lang.say("No long one jumped out.")
    )
    return div(".left-over")[p[said]]


def tray(lang: Language, scene: TableScene) -> Node:
    """The long ones that are out of the game, lying beside the board."""
    view: View = scene.view
    if not any(view.removed):
        return None
    return div(".tray.beside")[
        span(".beside-words")[lang.say("Out of the game")],
        span(".beside-row")[
            (
                span(class_="lying", role="img", aria_label=_lying(lang, scene, seat))[
                    (_icon(drawing("long", seat)) for _ in range(view.removed[seat]))
                ]
                for seat in range(scene.seats)
                if view.removed[seat]
            )
        ],
    ]


def _lying(lang: Language, scene: TableScene, seat: int) -> str:
    return lang.count(
        "{n} long one of {name}",
        "{n} long ones of {name}",
        scene.view.removed[seat],
        name=scene.names[seat],
    )
