"""The viewer's own secrets: guests and trap cards, as a hand at the bottom edge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, button, div, h2, li, p, span, svg, ul, use
from markupsafe import Markup

from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.material import (
    CARDS,
    DEAD,
    GUEST_CARDS,
    GUESTS,
    NO_CARD,
    SECRET_CARDS,
    UNSEEN,
)
from dead_end.games.drive_13.view import View
from web.games.drive_13.names import callings, card, guests
from web.games.drive_13.newest import last_motion
from web.games.drive_13.opened import Open
from web.games.drive_13.tray import pictures
from web.games.drives.newest import just
from web.games.drives.portrait import portrait
from web.scene import TableScene
from web.words import Language


def hand(lang: Language, scene: TableScene, opened: Open) -> Node:
    """Character cards, then trap cards; for a spectator nothing, where all is open every seat's."""
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
    dealt = GUEST_CARDS[view.seats] + SECRET_CARDS[view.seats] if view.turn >= 0 else 0
    shown = view.laid_by.count(scene.viewer)
    return div(".cards")[
        _backs("card-guest", dealt - shown),
        _backs("card-back", view.card_counts[scene.viewer]),
    ]


def _backs(drawing: str, number: int) -> list[Element]:
    back = span(".card.back")[
        svg(".card-emblem", viewBox="0 0 100 100", focusable="false")[use(href=f"#{drawing}")]
    ]
    return [back] * number


class Changes(NamedTuple):
    """What is seen to come to the hand and to leave it, as words.

    ``drawn``: cards of the last action; ``gone``: guests shown at the last motion, which is action
    ``action``.
    """

    drawn: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    action: int = -1


def changes(scene: TableScene) -> Changes:
    """What the viewer's hand shows of what was told last; nothing at speed 0."""
    if not scene.speed:
        return Changes()
    action, told = last_motion(scene.told)
    return Changes(
        drawn=tuple(fact.card for fact in just(scene.told, facts.CardDrawn) if fact.card),
        gone=tuple(
            fact.guest
            for fact in told
            if isinstance(fact, facts.Died) and fact.owner == scene.viewer
        ),
        action=action,
    )


_ROOMY: Final = 7
"""So many cards lie side by side; more are pushed together."""


def _cards(lang: Language, view: View, opened: Open, change: Changes) -> Node:
    alive = [guest for guest in view.own if view.fates[guest] != DEAD]
    secret = SECRET_CARDS[view.seats] if view.own else 0
    kinds = sum(1 for copies in view.hand if copies) + (view.drawn >= 0)
    if not (alive or kinds or secret or change.gone):
        return p(".no-hand")[lang.say("No guests, no cards, no prospects.")]
    crowded = len(alive) + secret + kinds > _ROOMY
    return ul(class_=["cards", crowded and "crowded"], data_rove="hand")[
        (_left(lang, word, change) for word in change.gone),
        (_own(lang, view, guest) for guest in alive),
        (_secret(lang, view, number) for number in range(secret)),
        _playing(lang, view, opened, change),
    ]


def _left(lang: Language, word: str, change: Changes) -> Element:
    """The card of a guest who has just died: it turns, and is gone."""
    return li(".heir-slot.left", id=f"left-{word}-{change.action}", aria_hidden="true")[
        div(".card.heir-card")[
            portrait(word, guests(lang)[word]),
            span(".card-title")[guests(lang)[word].name],
            span(".card-line"),
        ]
    ]


def _own(lang: Language, view: View, guest: int) -> Element:
    word = GUESTS[guest]
    name = guests(lang)[word]
    hangs = guest == view.hanging
    line = lang.say("over the mantel") if hangs else callings(lang)[word]
    return li(id=f"own-{view.viewer}-{word}", class_=["heir-slot", hangs and "hangs"])[
        div(".card.heir-card")[
            portrait(word, name), span(".card-title")[name.name], span(".card-line")[line]
        ]
    ]


def _secret(lang: Language, view: View, number: int) -> Element:
    """A character card that nobody looks at before the end (``13.S3``)."""
    return li(".heir-slot.secret", id=f"secret-{view.viewer}-{number}")[
        div(".card.heir-card")[
            span(".portrait", aria_hidden="true")[
                svg(".bust", viewBox="0 0 100 100", focusable="false")[use(href="#card-guest")]
            ],
            span(".card-title")[lang.say("Secret")],
            span(".card-line")[lang.say("till the end")],
        ]
    ]


def _playing(lang: Language, view: View, opened: Open, change: Changes) -> Iterator[Element]:
    """The trap cards; copies do the same and lie on one pile. The one just drawn lies apart."""
    plays = dict(opened.plays)
    drawn = CARDS[view.drawn] if view.drawn not in (NO_CARD, UNSEEN) else ""
    stop = True
    for kind, copies in enumerate(view.hand):
        if not copies:
            continue
        word = CARDS[kind]
        action = None if drawn else plays.get(word)
        yield li(
            id=f"card-{view.viewer}-{word}",
            class_=["card-slot", not drawn and word in change.drawn and "drawn"],
        )[_card(lang, opened, word, copies, action, stop)]
        stop = stop and not action
    if drawn:
        yield li(
            id=f"drawn-{view.viewer}-{drawn}",
            class_=["card-slot", "just-drawn", drawn in change.drawn and "drawn"],
        )[_card(lang, opened, drawn, 1, plays.get(drawn), stop)]


def _card(
    lang: Language, opened: Open, word: str, copies: int, action: str | None, stop: bool
) -> Element:
    shown = card(lang, word)
    if action is None:
        return span(
            ".card.playing", data_try=f"card {word}" if opened.due else None, title=shown.rule
        )[_face(lang, word, copies)]
    return button(
        ".card.playing.open",
        type="button",
        data_action=action,
        data_rove_item=True,
        tabindex="0" if stop else "-1",
        aria_label=lang.say("{card}: play. {rule}", card=shown.title, rule=shown.rule),
    )[_face(lang, word, copies)]


@lru_cache(maxsize=256)
def _face(lang: Language, word: str, copies: int) -> Markup:
    """The front of a card: its pictures, its title, what it does, and how many there are of it."""
    shown = card(lang, word)
    face = span(".card-face")[
        span(".card-pictures", aria_hidden="true")[
            (
                svg(".card-emblem", viewBox="0 0 100 100", focusable="false")[use(href=f"#{name}")]
                for name in pictures(word)
            )
        ],
        copies > 1 and span(".copies")[lang.say("×{n}", n=copies)],
        span(".card-title")[shown.title],
        span(".card-does")[shown.does],
        span(".card-line")[shown.line],
    ]
    return Markup(str(face))
