"""The viewer's own secrets: heirs and playing cards, as a hand at the bottom edge."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, div, h2, li, p, span, svg, ul, use

from dead_end.games.drive_1313.material import CARDS, HEIRS
from dead_end.games.drive_1313.view import View
from web.games.drive_1313.names import card, heirs
from web.games.drive_1313.opened import Open
from web.games.drive_1313.will import portrait, purse
from web.scene import TableScene
from web.words import Language


def hand(lang: Language, scene: TableScene, opened: Open) -> Node:
    """Heir cards, then playing cards; for a spectator nothing, where all is open every seat's."""
    if scene.views:
        return div(".hands", tabindex="0", role="group", aria_label=lang.say("All hands"))[
            (
                div(".hand-of")[h2[scene.names[seat]], _cards(lang, view, Open(False))]
                for seat, view in enumerate(scene.views)
            )
        ]
    if scene.viewer < 0:
        return p(".no-hand")[lang.say("A spectator sees what lies open, and nothing else.")]
    return div(".hand-of")[h2(".hidden")[lang.say("Your hand")], _cards(lang, scene.view, opened)]


def _cards(lang: Language, view: View, opened: Open) -> Node:
    return (
        ul(".cards", data_rove="hand")[
            _heirs(lang, view),
            _playing(lang, view, opened),
        ]
        if view.own or any(view.hand)
        else p(".no-hand")[lang.say("No heirs, no cards, no prospects.")]
    )


def _heirs(lang: Language, view: View) -> Iterator[Element]:
    for heir in view.own:
        word = HEIRS[heir]
        name = heirs(lang)[word]
        yield li(".heir-slot", id=f"own-{view.viewer}-{word}")[
            div(".card.heir-card")[
                portrait(word, name),
                span(".card-title")[name.name],
                span(".card-line")[purse(lang, view.bags[heir])],
            ]
        ]


def _playing(lang: Language, view: View, opened: Open) -> Iterator[Element]:
    plays = dict(opened.plays)
    stop = True
    for kind, copies in enumerate(view.hand):
        word = CARDS[kind]
        for copy in range(copies):
            # Copies of one card do the same: the first is the one to click.
            pick = word if word in opened.cards and not copy else None
            action = plays.get(word) if not copy else None
            control = bool(pick or action)
            yield li(id=f"card-{view.viewer}-{word}-{copy}", class_=["card-slot"])[
                _card(lang, opened, word, pick, action, control and stop)
                if control
                else _still(lang, opened, word)
            ]
            stop = stop and not control


def _card(
    lang: Language, opened: Open, word: str, pick: str | None, action: str | None, stop: bool
) -> Element:
    shown = card(lang, word)
    picked = opened.card == word
    return button(
        class_=["card", "playing", "open", f"card-{shown.kind}", picked and "picked"],
        type="button",
        data_pick=f"card {pick}" if pick else None,
        data_action=action,
        data_rove_item=True,
        tabindex="0" if stop else "-1",
        aria_label=lang.say("{card}: play. {rule}", card=shown.title, rule=shown.rule),
        aria_pressed=("true" if picked else "false") if pick else None,
    )[_face(shown.title, shown.line, shown.kind)]


def _still(lang: Language, opened: Open, word: str) -> Element:
    shown = card(lang, word)
    return span(
        class_=["card", "playing", f"card-{shown.kind}"],
        data_try=f"card {word}" if opened.due else None,
        title=shown.rule,
    )[_face(shown.title, shown.line, shown.kind)]


def _face(title: str, line: str, kind: str) -> Node:
    return [
        svg(".card-emblem", viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
            use(href=f"#card-{kind}")
        ],
        span(".card-title")[title],
        span(".card-line")[line],
    ]
