"""The playing piece of somebody, wherever it is drawn: on its space, on its way, on a trap."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import circle, g, path, text, use
from markupsafe import Markup

from web.games.drives.people import people
from web.words import Language

_RIBBON: Final = "M-11 7h22v11h-22z"

_OWN_RIBBON: Final = "M-18 7h36l-5 5.5 5 5.5h-36l5-5.5z"


@lru_cache(maxsize=256)
def piece(
    lang: Language, word: str, money: int = 0, *, own: bool = False, picked: bool = False
) -> Markup:
    """The piece of ``word`` around the origin, with its ``money`` where that is much.

    ``own``: the viewer's, which has a cut ribbon; ``picked``: on the way to an action.
    """
    drawn = g(class_=["piece", own and "own", picked and "picked"])[
        circle(".pawn-base", r=17),
        use(".pawn-bust", href=f"#heir-{word}", x=-14, y=-17, width=28, height=28),
        path(".pawn-ribbon", d=_OWN_RIBBON if own else _RIBBON),
        text(".pawn-initials", y=15)[people(lang)[word].initials],
        g(".pawn-bags")[circle(cx=13, cy=-12, r=7), text(x=13, y=-8)[str(money)]]
        if money > 1
        else None,
    ]
    return Markup(str(drawn))
