"""What everybody sees of a seat, and what it turns up at the end."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, div, li, p, span, svg, ul, use
from markupsafe import Markup

from dead_end.games.drive_13.material import CARDS, GUESTS, words_of
from dead_end.games.drive_13.view import View
from web.games.drive_13.names import card, guests, trap_cards
from web.games.drive_13.portraits import fate_words
from web.games.drives.portrait import portrait
from web.scene import TableScene
from web.words import Language


def seat_line(lang: Language, scene: TableScene, seat: int) -> Node:
    """A seat's name, its trap cards, and the guests that it has lost."""
    view: View = scene.view
    lost = view.laid_by.count(seat)
    out = bool(view.out >> seat & 1)
    return div(id=f"seat-{seat}", class_=["seat-body", out and "is-out"])[
        span(".seat-name")[scene.names[seat]],
        span(".seat-counts")[
            _count(trap_cards(lang, view.card_counts[seat]), "card-back", view.card_counts[seat]),
            _count(lang.count("{n} guest lost", "{n} guests lost", lost), "dead", lost),
            out and span(".seat-out")[lang.say("out")],
        ],
    ]


@lru_cache(maxsize=512)
def _count(label: str, drawing: str, number: int) -> Markup:
    counted = span(".seat-count", role="img", aria_label=label)[
        svg(".icon", viewBox="0 0 100 100", focusable="false")[use(href=f"#{drawing}")],
        span[str(number)],
    ]
    return Markup(str(counted))


def revealed(lang: Language, scene: TableScene, seat: int) -> Node:
    """The guests dealt to a seat, with what became of each, and the cards it never played."""
    view: View = scene.view
    if view.turned_up is None:
        return None
    dealt = [guest for guest, owner in enumerate(view.turned_up.owners) if owner == seat]
    cards = words_of(view.turned_up.hands[seat])
    return div(".revealed")[
        ul(".revealed-heirs")[(_guest(lang, view, guest) for guest in dealt)]
        if dealt
        else p[lang.say("No guests.")],
        cards
        and p(".revealed-cards")[
            lang.say(
                "Never played: {cards}", cards=", ".join(card(lang, word).title for word in cards)
            )
        ],
    ]


def _guest(lang: Language, view: View, guest: int) -> Element:
    word = GUESTS[guest]
    name = guests(lang)[word]
    fate, kind = fate_words(lang, view, guest)
    secret = view.turned_up is not None and bool(view.turned_up.secret >> guest & 1)
    return li(class_=["revealed-heir", kind])[
        portrait(word, name),
        span[name.name],
        span(class_=["fate", kind])[fate],
        secret and span(".was-secret")[lang.say("secret till now")],
    ]


def left_over(lang: Language, scene: TableScene) -> Node:
    """The deck, and the card that was just drawn."""
    view: View = scene.view
    if view.turned_up is None:
        return None
    deck = sum(view.turned_up.deck)
    return div(".left-over")[
        p[lang.count("{n} card was left in the deck.", "{n} cards were left in the deck.", deck)],
        p[lang.say("Just drawn: {card}.", card=card(lang, CARDS[view.turned_up.drawn]).title)]
        if view.turned_up.drawn >= 0
        else None,
    ]
