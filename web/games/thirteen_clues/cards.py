"""A card as it is drawn everywhere: its picture, its suit by colour and sign, its name."""

from __future__ import annotations

from functools import lru_cache

from htpy import span
from markupsafe import Markup

from dead_end.games.thirteen_clues.material import CARDS
from web.games.thirteen_clues.names import card, suit_name, suit_of
from web.screens.parts import emblem
from web.words import Language


@lru_cache(maxsize=512)
def face(lang: Language, number: int) -> Markup:
    """The face of a card, for the eye and, in two words, for the ear."""
    word, suit = CARDS[number], suit_of(number)
    drawn = span(class_=["clue-card", f"suit-of-{suit}"])[
        span(".clue-sign", aria_hidden="true")[emblem(f"suit-{suit}", "clue-suit")],
        emblem(f"clue-{word}", "clue-picture"),
        span(".clue-name")[card(lang, number)],
        span(".hidden")[f" ({suit_name(lang, number)})"],
    ]
    return Markup(str(drawn))


BACK = Markup(str(span(".clue-card.clue-back", aria_hidden="true")[emblem("lamp", "clue-picture")]))
"""The back of a card."""
