"""Beside the board: the portrait over the mantel, those seen so far, and the couch of the dead."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, div, g, h2, h3, li, ol, p, path, rect, span, svg, ul, use

from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.material import (
    AGATHA,
    DEAD,
    ESCAPED,
    GUESTS,
    NO_PORTRAIT,
    PORTRAITS,
    UNOWNED,
)
from dead_end.games.drive_13.view import View
from web.games.drive_13.names import guests
from web.games.drive_13.newest import last_motion
from web.games.drive_13.opened import Open
from web.games.drives.newest import newest
from web.games.drives.portrait import portrait
from web.scene import TableScene
from web.words import Language


def portraits(lang: Language, scene: TableScene) -> Node:
    """The salon's long wall."""
    view: View = scene.view
    return div(".salon-wall")[
        h2(".salon-title")[lang.say("Who inherits now")],
        mantel(lang, scene),
        p(".salon-name")[_inherits(lang, view)],
        h3(".salon-heading")[lang.say("Have hung so far")],
        _seen(lang, view),
        p(".salon-foot")[
            lang.count(
                "{n} portrait in the row behind it",
                "{n} portraits in the row behind it",
                max(0, view.row),
            )
        ],
        h3(".salon-heading")[lang.say("On the couch")],
        _couch(lang, scene),
    ]


def _inherits(lang: Language, view: View) -> str:
    if view.hanging == NO_PORTRAIT:
        return lang.say("The next one comes up")
    return guests(lang)[PORTRAITS[view.hanging]].name


def mantel(lang: Language, scene: TableScene) -> Element:
    """The fireplace of the salon with the portrait over it."""
    view: View = scene.view
    label = lang.say("The portrait over the mantel: {guest}", guest=_inherits(lang, view))
    return svg(".mantel", viewBox="0 0 240 170", role="img", aria_label=label, focusable="false")[
        path(".mantel-wall", d="M0 0H240V170H0Z"),
        path(
            ".mantel-paper",
            d="".join(f"M{x} 4v116" for x in range(12, 240, 18)),
        ),
        g(".mantel-frame")[
            path(".cord", d="M120 2 84 16M120 2 156 16"),
            rect(".gilt-frame", x=74, y=12, width=92, height=106, rx=3),
            rect(".gilt-inner", x=82, y=20, width=76, height=90, rx=2),
            _hung(scene, 84, 24, 72, 84),
        ],
        path(".mantel-shelf", d="M18 124H222L216 137H24Z"),
        path(".mantel-side", d="M34 137H70V170H34ZM170 137H206V170H170Z"),
        path(".mantel-hearth", d="M70 170V152Q120 132 170 152V170Z"),
        path(
            ".mantel-fire",
            d="M100 170Q96 158 106 152Q108 160 114 160Q114 148 124 142"
            "Q124 154 134 154Q144 160 138 170Z",
        ),
        *(
            g(transform=f"translate({x} 0)")[
                rect(".candle", x=-4, y=92, width=8, height=24),
                path(".flame", d="M0 78Q6 86 0 92Q-6 86 0 78Z"),
                path(".candlestick", d="M-12 124Q-10 116-4 116H4Q10 116 12 124Z"),
            ]
            for x in (44, 196)
        ),
    ]


def _hung(scene: TableScene, x: int, y: int, wide: int, high: int) -> Node:
    """The portrait itself; one that has just come up is turned round."""
    view: View = scene.view
    if view.hanging == NO_PORTRAIT:
        return None
    word = PORTRAITS[view.hanging]
    came = newest(scene.told, (facts.PortraitHung,)) if scene.speed else -1
    return g(id=f"hung-{word}-{came}", class_=["hung", came >= 0 and "hanging-up"])[
        use(href=f"#heir-{word}", x=x, y=y, width=wide, height=high)
    ]


def small_frame(lang: Language, scene: TableScene, opened: Open) -> Element:
    """The hanging portrait in small, for the tray; a click asks to change it."""
    view: View = scene.view
    name = _inherits(lang, view)
    picture = [
        svg(".frame-picture", viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
            use(href="#heir-" + PORTRAITS[view.hanging]) if view.hanging != NO_PORTRAIT else None
        ],
        span(".frame-words")[name],
    ]
    label = lang.say("The portrait over the mantel: {guest}", guest=name)
    send = next((deed.text for deed in opened.deeds if deed.text == "send back"), None)
    if send:
        return button(
            "#small-frame.small-frame.open",
            type="button",
            data_action=send,
            aria_label=lang.say("{portrait}. Send it to the back of the row", portrait=label),
        )[picture]
    return div(
        "#small-frame.small-frame",
        data_try="portrait" if opened.due else None,
        role="img",
        aria_label=label,
    )[picture]


def _seen(lang: Language, view: View) -> Node:
    """The portraits in the order in which they have hung (``13.O2``)."""
    if not view.hung:
        return p(".salon-none")[lang.say("Only Aunt Agatha herself.")]
    last = len(view.hung) - 1
    return ol(".seen")[
        (
            li(
                class_=[
                    "seen-one",
                    number == last and guest == view.hanging and "hangs",
                    view.fates[guest] == DEAD and "dead",
                    guest in view.own and "own",
                ]
            )[
                portrait(GUESTS[guest], guests(lang)[GUESTS[guest]]),
                span(".hidden")[guests(lang)[GUESTS[guest]].name],
            ]
            for number, guest in enumerate(view.hung)
        )
    ]


def _couch(lang: Language, scene: TableScene) -> Element:
    """The dead in a row, Aunt Agatha first; each with whoever showed the card."""
    return div(".couch")[
        svg(".couch-back", viewBox="0 0 240 60", preserveAspectRatio="none", aria_hidden="true")[
            path(".couch-wood", d="M4 58Q2 20 22 14Q60-6 120 8Q180-6 218 14Q238 20 236 58Z"),
            path(".couch-cloth", d="M14 58Q10 26 28 22Q62 4 120 17Q178 4 212 22Q230 26 226 58Z"),
            path(".couch-seam", d="M84 16V58M156 16V58"),
        ],
        ul(".couch-row")[_dead(lang, scene)],
    ]


def _dead(lang: Language, scene: TableScene) -> Iterator[Element]:
    view: View = scene.view
    action, told = last_motion(scene.told) if scene.speed else (-1, ())
    fresh = {fact.guest for fact in told if isinstance(fact, facts.Died)}
    if view.hanging != AGATHA:
        aunt = guests(lang)[PORTRAITS[AGATHA]]
        yield li(".couch-one")[portrait(PORTRAITS[AGATHA], aunt), span(".couch-owner")[aunt.name]]
    for guest, fate in enumerate(view.fates):
        if fate != DEAD:
            continue
        word, owner = GUESTS[guest], view.laid_by[guest]
        said = scene.names[owner] if owner != UNOWNED else lang.say("nobody's hand")
        yield li(
            id=f"couch-{word}-{action}" if word in fresh else f"couch-{word}",
            class_=["couch-one", word in fresh and "fresh"],
        )[
            portrait(word, guests(lang)[word]),
            span(".hidden")[guests(lang)[word].name],
            span(".couch-owner")[said],
        ]


def fate_words(lang: Language, view: View, guest: int) -> tuple[str, str]:
    """What became of a guest, and the class for it."""
    if view.fates[guest] == ESCAPED:
        return lang.say("escaped"), "escaped"
    if view.fates[guest] == DEAD:
        return lang.say("late"), "knocked-off"
    return lang.say("still inside"), "inside"
