"""The viewer's own secrets: heirs and playing cards, as a hand at the bottom edge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, button, div, h2, li, p, span, svg, ul, use
from markupsafe import Markup

from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.material import CARDS, HEIRS
from dead_end.games.drive_1313.view import View
from web.games.drive_1313.names import card, heirs
from web.games.drive_1313.newest import last_motion
from web.games.drive_1313.opened import Open
from web.games.drive_1313.will import purse
from web.games.drives.newest import just
from web.games.drives.portrait import portrait
from web.scene import TableScene
from web.words import Language


def hand(lang: Language, scene: TableScene, opened: Open) -> Node:
    """Heir cards, then playing cards; for a spectator nothing, where all is open every seat's."""
    if scene.views:
        return div(".hands", tabindex="0", role="group", aria_label=lang.say("All hands"))[
            (
                div(".hand-of")[h2[scene.names[seat]], _cards(lang, view, Open(False), Changes())]
                for seat, view in enumerate(scene.views)
            )
        ]
    if scene.viewer < 0:
        return p(".no-hand")[lang.say("A spectator sees what lies open, and nothing else.")]
    return div(".hand-of")[
        h2(".hidden")[lang.say("Your hand")], _cards(lang, scene.view, opened, changes(scene))
    ]


def backs(scene: TableScene) -> Element:
    """The hand face down: as many backs as everybody knows that there are cards."""
    if scene.viewer < 0:
        return div(".cards")
    view: View = scene.view
    return div(".cards")[
        _backs("card-heir", view.heir_counts[scene.viewer]),
        _backs("card-back", view.card_counts[scene.viewer]),
    ]


def _backs(drawing: str, number: int) -> list[Element]:
    back = span(".card.back")[
        svg(".card-emblem", viewBox="0 0 100 100", focusable="false")[use(href=f"#{drawing}")]
    ]
    return [back] * number


class Changes(NamedTuple):
    """What is seen to come to the hand and to leave it, as words.

    ``drawn``: cards and heirs of the last action; ``gone``: heirs laid open by the last motion,
    which is action ``action``.
    """

    drawn: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    action: int = -1


def changes(scene: TableScene) -> Changes:
    """What the viewer's hand shows of what was told last; nothing at speed 0."""
    if not scene.speed:
        return Changes()
    cards = [fact.card for fact in just(scene.told, facts.CardDrawn) if fact.card]
    taken = [fact for fact in just(scene.told, facts.HeirTaken) if fact.heir]
    action, told = last_motion(scene.told)
    return Changes(
        drawn=(*cards, *(fact.heir for fact in taken if fact.seat == scene.viewer)),
        gone=tuple(
            fact.heir
            for fact in told
            if isinstance(fact, (facts.KnockedOff, facts.Escaped)) and fact.owner == scene.viewer
        ),
        action=action,
    )


_ROOMY: Final = 7
"""So many cards lie side by side; more are pushed together."""


def _cards(lang: Language, view: View, opened: Open, change: Changes) -> Node:
    kinds = sum(1 for copies in view.hand if copies)
    if not (view.own or kinds or change.gone):
        return p(".no-hand")[lang.say("No heirs, no cards, no prospects.")]
    crowded = len(view.own) + kinds > _ROOMY
    return ul(class_=["cards", crowded and "crowded"], data_rove="hand")[
        (_left(lang, word, change) for word in change.gone),
        _heirs(lang, view, change),
        _playing(lang, view, opened, change),
    ]


def _left(lang: Language, word: str, change: Changes) -> Element:
    """The card of an heir that has just died or got away: it turns, and is gone."""
    return li(".heir-slot.left", id=f"left-{word}-{change.action}", aria_hidden="true")[
        div(".card.heir-card")[
            portrait(word, heirs(lang)[word]),
            span(".card-title")[heirs(lang)[word].name],
            span(".card-line"),
        ]
    ]


def _heirs(lang: Language, view: View, change: Changes) -> Iterator[Element]:
    for heir in view.own:
        word = HEIRS[heir]
        name = heirs(lang)[word]
        yield li(
            id=f"own-{view.viewer}-{word}",
            class_=["heir-slot", word in change.drawn and "drawn"],
        )[
            div(".card.heir-card")[
                portrait(word, name),
                span(".card-title")[name.name],
                span(".card-line")[purse(lang, view.bags[heir])],
            ]
        ]


def _playing(lang: Language, view: View, opened: Open, change: Changes) -> Iterator[Element]:
    """The playing cards; copies do the same and lie on one pile."""
    plays = dict(opened.plays)
    stop = True
    for kind, copies in enumerate(view.hand):
        if not copies:
            continue
        word = CARDS[kind]
        pick = word if word in opened.cards else None
        action = plays.get(word)
        control = bool(pick or action)
        yield li(
            id=f"card-{view.viewer}-{word}",
            class_=["card-slot", word in change.drawn and "drawn"],
        )[
            _card(lang, opened, word, copies, pick, action, control and stop)
            if control
            else _still(lang, opened, word, copies)
        ]
        stop = stop and not control


def _card(
    lang: Language,
    opened: Open,
    word: str,
    copies: int,
    pick: str | None,
    action: str | None,
    stop: bool,
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
    )[_face(lang, word, copies)]


def _still(lang: Language, opened: Open, word: str, copies: int) -> Element:
    shown = card(lang, word)
    return span(
        class_=["card", "playing", f"card-{shown.kind}"],
        data_try=f"card {word}" if opened.due else None,
        title=shown.rule,
    )[_face(lang, word, copies)]


@lru_cache(maxsize=256)
def _face(lang: Language, word: str, copies: int) -> Markup:
    """The front of a card: its pictures, its title, what it does, and how many there are of it."""
    shown = card(lang, word)
    face = span(".card-face")[
        span(".card-pictures", aria_hidden="true")[
            (
                svg(".card-emblem", viewBox="0 0 100 100", focusable="false")[use(href=f"#{name}")]
                for name in _pictures(word)
            )
        ],
        copies > 1 and span(".copies")[lang.say("×{n}", n=copies)],
        span(".card-title")[shown.title],
        span(".card-does")[shown.does],
        span(".card-line")[shown.line],
    ]
    return Markup(str(face))


def _pictures(word: str) -> tuple[str, ...]:
    """The drawings on a card: its room, its two traps, or what it does."""
    kind, _, rest = word.partition("-")
    match kind:
        case "room":
            return (f"room-{rest}",)
        case "trap":
            first, second = rest.split("-")
            return (f"trap-{first}", f"trap-{second}")
    return (f"card-{kind}",)
