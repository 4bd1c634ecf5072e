"""The viewer's own marks: every card in play, what it sees crossed off (``clues.N1``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from htpy import Element, Node, button, div, h4, li, s, span, ul

from dead_end.games.thirteen_clues.material import BY_KIND, CARDS, KINDS, NO_CARD, cards_in, members
from dead_end.games.thirteen_clues.view import View
from web.games.thirteen_clues.names import card, subjects, suit_of
from web.scene import TableScene
from web.screens.parts import emblem
from web.words import Language

NONE: Final = "0%"
"""The share of what is impossible."""


def unseen(view: View) -> list[int]:
    """The cards that the viewer neither sees nor has looked at, kind by kind."""
    looked = {number for number in view.peeks if number != NO_CARD}
    return [
        number
        for kind in BY_KIND
        for number in members((1 << cards_in(view.seats)) - 1 & kind & ~view.seen)
        if number not in looked
    ]


def pad(lang: Language, scene: TableScene, shares: Mapping[int, str]) -> Element:
    """All cards in play, to be marked; ``shares``: by card a few words to stand beside it."""
    view: View = scene.view
    free = set(unseen(view))
    return div(".pad", role="group", aria_label=lang.say("Your own marks"), data_rove="pad")[
        (
            div(".pad-kind")[
                h4[subjects(lang)[kind]],
                ul[
                    (
                        li[_card(lang, scene.marks, number, shares.get(number, ""))]
                        if number in free
                        else li[_crossed(lang, number)]
                        for number in _in_play(view, cards)
                    )
                ],
            ]
            for kind, cards in zip(KINDS, BY_KIND, strict=True)
        )
    ]


def _in_play(view: View, kind: int) -> Sequence[int]:
    return members((1 << cards_in(view.seats)) - 1 & kind)


def _card(lang: Language, marks: Mapping[str, str], number: int, share: str) -> Element:
    """A card that may be the viewer's: a click marks it."""
    word = CARDS[number]
    mark = marks.get(word, "")
    name = card(lang, number)
    said = lang.say("{card}: {mark}", card=name, mark=mark_words(lang)[mark])
    return button(
        id=f"mark-{word}",
        class_=["pad-card", mark and f"marked-{mark}"],
        type="button",
        data_do="mark",
        data_value=word,
        data_rove_item=True,
        aria_label=f"{said}, {share}" if share else said,
    )[
        span(class_=["pad-mark", f"suit-of-{suit_of(number)}"])[
            mark and emblem(f"pencil-{mark}", "pad-sign")
        ],
        span(".pad-name")[name],
        share and span(".pad-share")["–" if share == NONE else share],
    ]


def _crossed(lang: Language, number: int) -> Node:
    """A card that the viewer sees."""
    return span(".pad-card.pad-crossed")[
        span(class_=["pad-mark", f"suit-of-{suit_of(number)}"])[emblem("pencil-no", "pad-sign")],
        s(".pad-name")[card(lang, number)],
        span(".hidden")[f" {lang.say('seen')}"],
    ]


@cache
def mark_words(lang: Language) -> Mapping[str, str]:
    """What a mark says, for the ear."""
    say = lang.say
    return {"": say("not marked"), "no": say("no"), "maybe": say("maybe"), "yes": say("yes")}
