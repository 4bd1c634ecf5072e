"""What everybody sees of a seat, and what it turns up at the end."""

from __future__ import annotations

from htpy import Element, Node, div, h3, p, span

from dead_end.games.thirteen_clues.material import SEATS, SIDES
from dead_end.games.thirteen_clues.view import View
from web.games.thirteen_clues.board import informant, screen_cards
from web.games.thirteen_clues.cards import face
from web.scene import TableScene
from web.screens.parts import emblem
from web.words import Language


def seat_line(lang: Language, scene: TableScene, seat: int) -> Node:
    """A seat's name, its glasses, and its top secret token while it has one."""
    view: View = scene.view
    glasses = view.glasses[seat]
    return div(".seat-body", id=f"seat-{seat}")[
        span(".seat-name")[scene.names[seat]],
        span(".seat-counts")[
            view.seats > SEATS[0]
            and span(
                ".seat-count",
                role="img",
                aria_label=lang.count("{n} glass", "{n} glasses", glasses),
            )[emblem("glass", "icon"), span[str(glasses)]],
            bool(view.tokens >> seat & 1)
            and span(".seat-token", role="img", aria_label=lang.say("Top secret token"))[
                emblem("informant", "icon")
            ],
        ],
    ]


def revealed(lang: Language, scene: TableScene, seat: int) -> Node:
    """What stood on a seat's screen, and what it kept behind it."""
    view: View = scene.view
    if view.turned_up is None:
        return None
    kept = view.turned_up.kept[seat] if seat < len(view.turned_up.kept) else ()
    cards = screen_cards(view, seat)
    return div(".revealed-case")[
        cards and _row(lang, lang.say("On the screen"), cards),
        kept and _row(lang, _kept_heading(lang, view), kept),
        not cards and not kept and p[lang.say("No case was chosen.")],
    ]


def _kept_heading(lang: Language, view: View) -> str:
    if view.seats == SEATS[0] and len(SIDES) == 2:
        return lang.say("Behind it, left and right")
    return lang.say("Behind it")


def _row(lang: Language, heading: str, cards: tuple[int, ...]) -> Element:
    return div(".revealed-row")[h3[heading], span(".screen-cards")[(face(lang, c) for c in cards)]]


def left_over(lang: Language, scene: TableScene) -> Node:
    """The informants."""
    view: View = scene.view
    if view.turned_up is None or not view.turned_up.informants:
        return None
    cards = tuple(informant(view, slot) for slot in range(len(view.turned_up.informants)))
    return div(".left-over")[_row(lang, lang.say("The informants"), cards)]
