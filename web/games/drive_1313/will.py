"""The Will, unrolled: sixteen heirs, their moneybags, and what has become of them."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, div, h2, li, ol, p, span, svg, use

from dead_end.games.drive_1313.material import ESCAPED, HEIRS, INSIDE, UNOWNED
from dead_end.games.drive_1313.view import View
from web.games.drive_1313.names import Heir, bags, heirs
from web.scene import TableScene
from web.screens.parts import emblem
from web.words import Language


def will(lang: Language, scene: TableScene) -> Node:
    """The Will with its bags, top heir first."""
    view: View = scene.view
    lost = view.lost
    return div(".will")[
        h2(".will-title")[lang.say("The Will")],
        ol(".will-heirs")[_lines(lang, scene, view)],
        p(".will-foot")[bag(), lang.say("To the pets' home: {bags}", bags=bags(lang, lost))]
        if lost
        else p(".will-foot")[lang.say("Agatha, of sound mind and poor judgement")],
    ]


def _lines(lang: Language, scene: TableScene, view: View) -> Iterator[Element]:
    for heir, fate in enumerate(view.fates):
        word = HEIRS[heir]
        name, money = heirs(lang)[word], view.bags[heir]
        own = heir in view.own
        yield li(
            id=f"will-{word}",
            class_=["will-heir", own and "own", fate != INSIDE and "gone"],
        )[
            portrait(word, name),
            span(".will-name")[
                name.name,
                own and span(".will-own")[lang.say("yours")],
            ],
            _fate(lang, scene, view, heir)
            if fate != INSIDE
            else span(".bags", role="img", aria_label=bags(lang, money))[
                (bag() for _ in range(min(money, 4))),
                money > 4 and span(".bags-more")[f"×{money}"],
            ],
        ]


def _fate(lang: Language, scene: TableScene, view: View, heir: int) -> Element:
    owner = view.laid_by[heir]
    name = "" if owner == UNOWNED else scene.names[owner]
    if view.fates[heir] == ESCAPED:
        return span(".fate.escaped")[
            emblem("escaped", "fate-sign"), lang.say("escaped"), name and f" · {name}"
        ]
    return span(".fate.knocked-off")[
        emblem("dead", "fate-sign"), lang.say("late"), name and f" · {name}"
    ]


def portrait(word: str, heir: Heir) -> Element:
    """An heir's bust in a round frame, with the initials below it."""
    return span(".portrait", aria_hidden="true")[
        svg(".bust", viewBox="0 0 100 100", focusable="false")[use(href=f"#heir-{word}")],
        span(".initials")[heir.initials],
    ]


def bag() -> Element:
    """One moneybag, for the eye."""
    return svg(".bag", viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
        use(href="#bag")
    ]
