"""The viewer's own secrets: the rack, long cylinders in front and short ones behind."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from htpy import Element, Node, circle, div, ellipse, g, h2, p, path, rect, span, svg, text, use
from markupsafe import Markup

from dead_end.games.watch_your_step.material import LENGTHS, LONG, RACK, SHORT
from dead_end.games.watch_your_step.state import HIDING
from dead_end.games.watch_your_step.view import View
from web.games.watch_your_step.names import cylinders, drawing
from web.games.watch_your_step.opened import PICK, Open, pick_label
from web.scene import TableScene
from web.words import Language

VIEW_BOX: Final = "0 0 540 184"

_SIZE: Final = 112
"""How large a cylinder is drawn, in its symbol's square."""

_FOOT: Final = (153, 64)
"""How low a cylinder stands, by length."""

_SLOTS: Final = (
    tuple(116 + 111 * slot for slot in range(RACK[LONG])),
    tuple(80 + 58 * slot for slot in range(RACK[SHORT])),
)
"""Where cylinders stand, by length."""

_AREAS: Final = ((8, 80, 526, 92), (8, 2, 526, 76))
"""What of the rack is whose: left, top, width, height, by length."""

_COUNTS: Final = (150, 46)
"""How low the count stands, by length."""


def hand(lang: Language, scene: TableScene, opened: Open) -> Node:
    """The rack; for a spectator none, where all is open every seat's."""
    if scene.views:
        return div(".racks", tabindex="0", role="group", aria_label=lang.say("Both racks"))[
            (
                div(".rack-of")[h2[scene.names[seat]], _rack(lang, view, Open(False))]
                for seat, view in enumerate(scene.views)
            )
        ]
    if scene.viewer < 0:
        return p(".no-hand")[lang.say("A spectator sees what lies open, and nothing else.")]
    if not scene.view.rack:
        return None
    return div(".rack-of")[h2(".hidden")[lang.say("Your rack")], _rack(lang, scene.view, opened)]


def backs(lang: Language, scene: TableScene) -> Element:
    """The rack under its cloth: how many cylinders stand there is known to all."""
    view: View = scene.view
    left = cylinders(lang, view.counts[scene.viewer]) if scene.viewer >= 0 else ""
    return div(".rack.cloth")[
        svg(viewBox=VIEW_BOX, focusable="false")[
            _stand(),
            path(
                ".cloth-fall",
                d="M34 40C70 6 120 22 180 12S330 4 380 14 480 8 508 40C522 90 520 130 528 168"
                "c-26 10-40-6-62 2s-44 8-66 0-46-8-70 2-48 6-70-2-46-10-68 0-44 8-66 0-44-8-66 2"
                "-36 4-50-4C20 130 22 80 34 40Z",
            ),
            path(
                ".cloth-folds",
                d="M92 40C84 90 88 130 80 166M168 34C176 90 160 120 166 168M256 30C248 86 262 130"
                " 254 166M344 32C352 84 338 128 346 166M430 36C424 90 436 128 430 164",
            ),
        ],
        span(".cloth-count")[left],
    ]


def _rack(lang: Language, view: View, opened: Open) -> Element:
    return div(".rack")[
        svg(
            viewBox=VIEW_BOX,
            role="group",
            aria_label=lang.say("Rack"),
            data_rove="hand",
            focusable="false",
        )[
            _stand(),
            (_row(lang, view, opened, length) for length in (SHORT, LONG)),
        ]
    ]


@cache
def _stand() -> Markup:
    """A stand with two steps, a slot for every cylinder."""
    return Markup(
        str(
            g(".stand", aria_hidden="true")[
                path(".slab-shadow", d="M10 158 18 182H536V150Z"),
                path(".stand-back", d="M34 46 26 40H526L534 46V118H34Z"),
                path(".stand-step", d="M34 46H534L540 78H22Z"),
                path(".stand-riser", d="M22 78H540V136H22Z"),
                path(
                    ".stand-grain",
                    d="M26 92Q280 86 536 93M26 106Q200 112 536 104M26 121Q300 115"
                    " 536 122M30 54Q280 51 534 55M27 66Q220 70 537 65",
                ),
                path(".stand-step", d="M22 134H540L540 168H10Z"),
                path(".stand-riser", d="M10 168H540V181H10Z"),
                path(".stand-grain", d="M18 144Q280 141 538 145M14 158Q240 162 538 157"),
                (
                    ellipse(".slot", cx=x, cy=_FOOT[length], rx=25, ry="9.5")
                    for length in (SHORT, LONG)
                    for x in _SLOTS[length]
                ),
            ]
        )
    )


def _row(lang: Language, view: View, opened: Open, length: int) -> Element:
    """All cylinders of a length, and the count of them: one control, as they are all alike."""
    word, left = LENGTHS[length], view.rack[length]
    can_pick, picked = word in opened.lengths, word == opened.picked
    # The trap is a short one: it is in the hand already.
    taken = opened.due and view.step == HIDING and length == SHORT
    x, y, wide, high = _AREAS[length]
    return g(
        id=f"rack-{view.viewer}-{word}",
        class_=[
            "rack-row",
            f"rack-{word}",
            can_pick and "open",
            picked and "picked",
            taken and "taken",
        ],
        role="button" if can_pick else "img",
        tabindex="-1" if can_pick else None,
        data_rove_item=can_pick,
        data_pick=f"{PICK}{word}" if can_pick else None,
        data_try=f"{PICK}{word}" if opened.due and not can_pick else None,
        aria_label=pick_label(lang, word, left) if can_pick else _standing(lang, word, left),
        aria_pressed=("true" if picked else "false") if can_pick else None,
    )[
        rect(".rack-area", x=x, y=y, width=wide, height=high, rx=10),
        _cylinders(view, length, left),
        g(".rack-count", transform=f"translate(34 {_COUNTS[length]})", aria_hidden="true")[
            circle(r=18), text(y=7)[str(left)]
        ],
    ]


def _cylinders(view: View, length: int, left: int) -> Iterator[Element]:
    for slot, x in enumerate(_SLOTS[length][:left]):
        yield g(
            id=f"stands-{view.viewer}-{LENGTHS[length]}-{slot}",
            class_=["stands", slot == left - 1 and "next"],
        )[
            use(
                href=f"#{drawing('', view.viewer, length)}",
                x=x - _SIZE // 2,
                y=round(_FOOT[length] - 0.89 * _SIZE),
                width=_SIZE,
                height=_SIZE,
            )
        ]


def _standing(lang: Language, word: str, left: int) -> str:
    if word == LENGTHS[LONG]:
        return lang.count("{n} long cylinder", "{n} long cylinders", left)
    return lang.count("{n} short cylinder", "{n} short cylinders", left)
