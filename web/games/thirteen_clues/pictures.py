"""Pictures of the game for the lobby, which need none of its sprites; and all its drawings."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import svg
from markupsafe import Markup

from web.art.ink import Pen
from web.games.thirteen_clues.pencil import PENCIL
from web.games.thirteen_clues.persons import PERSONS
from web.games.thirteen_clues.places import PLACES
from web.games.thirteen_clues.suits import SUIT_SIGNS, THINGS
from web.games.thirteen_clues.weapons import WEAPONS

DRAWINGS: Final = {
    **{f"clue-{word}": drawing for word, drawing in {**PERSONS, **PLACES, **WEAPONS}.items()},
    **{f"suit-{word}": drawing for word, drawing in SUIT_SIGNS.items()},
    **THINGS,
    **PENCIL,
}
"""Every drawing, by the id of its symbol."""


@cache
def emblem() -> Markup:
    """A magnifying glass over a street lamp."""
    sheet = Pen()
    THINGS["lamp"](sheet.placed(-6, 2, scale=0.96))
    THINGS["glass"](sheet.placed(36, 34, scale=0.62))
    return Markup(
        str(
            svg(".game-emblem", viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
                sheet.sheet()
            ]
        )
    )


@cache
def frieze() -> Markup:
    """The ten persons in a row."""
    drawn = []
    for person in PERSONS.values():
        pen = Pen()
        person(pen)
        drawn.append(svg(".frieze-heir", viewBox="0 0 100 100", focusable="false")[pen.sheet()])
    return Markup("").join(Markup(str(one)) for one in drawn)
