"""The case file: what is public of a game, in figures and in small likenesses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from htpy import Element, Node, div, h2, h3, li, p, span, svg, ul, use

from dead_end.games.noir.actions import Shift
from dead_end.games.noir.lineup import line_length
from dead_end.games.noir.material import (
    LIMITS,
    LINES,
    MOST_IDLE,
    STANDARD_MODE,
    SUSPECTS,
    WAYS,
    members,
)
from dead_end.games.noir.state import CHANCE_STEPS, HUNTING, SEARCHING
from dead_end.games.noir.view import View
from web.games.noir.names import letter, line, name, ways
from web.games.noir.opened import Open
from web.games.noir.seats import closed_leg, likeness
from web.scene import TableScene
from web.screens.parts import emblem
from web.words import Language

LONG: Final = 20
"""So many idle turns are worth saying where there is little room."""


def case(lang: Language, scene: TableScene) -> Node:
    """The case file; legs that are over come first."""
    view: View = scene.view
    say = lang.say
    return div(".case")[
        h2(".case-title")[say("Case file")],
        view.options["match"]
        and [closed_leg(lang, scene, leg, number) for number, leg in enumerate(view.legs, 1)],
        _deceased(lang, view),
        _innocent(lang, view),
        h3[say("Evidence")],
        p[lang.count("{n} card left to draw.", "{n} cards left to draw.", view.deck_size)],
        _row(lang, view.discards, "discards") if view.discards else p[say("No discards yet.")],
        h3[say("Patience")],
        p[
            lang.count(
                "{n} of {most} turns without anything that counts.",
                "{n} of {most} turns without anything that counts.",
                view.idle,
                most=MOST_IDLE,
            )
        ],
        p(".case-barred")[barred(lang, view)],
    ]


def _deceased(lang: Language, view: View) -> Iterator[Node]:
    """A box for each of the dead that it takes, ticked off by letters."""
    dead = tuple(members(view.deceased))
    limit = LIMITS[str(view.options["limit"])]
    yield h3[lang.say("Deceased: {n} of {limit}", n=len(dead), limit=limit)]
    yield ul(".toll", aria_label=lang.say("The deceased"))[
        (li(".toll-box.struck", title=name(lang, suspect))[letter(suspect)] for suspect in dead),
        (li(".toll-box", aria_hidden="true") for _ in range(limit - len(dead))),
    ]


def _innocent(lang: Language, view: View) -> Iterator[Node]:
    if view.options["mode"] == STANDARD_MODE:
        yield h3[lang.say("Innocent")]
        found = tuple(members(view.marked))
        yield _row(lang, found, "innocent") if found else p[lang.say("Nobody yet.")]


def _row(lang: Language, suspects: Sequence[int], kind: str) -> Element:
    """Small likenesses with their letters."""
    return ul(class_=["mugshots", kind])[
        (
            li(".mugshot", title=name(lang, suspect))[
                emblem(f"face-{SUSPECTS[suspect]}", "mugshot-face"),
                span(".mugshot-letter", aria_hidden="true")[letter(suspect)],
                span(".hidden")[name(lang, suspect)],
            ]
            for suspect in suspects
        )
    ]


def barred(lang: Language, view: View) -> str:
    """The shift that must not be taken back (``noir.A2``), in words."""
    shift = view.barred
    if shift is None:
        return lang.say("Any line may be shifted.")
    which = line(lang, LINES[shift.way // 2], shift.line + 1)
    if _either_way(view, shift):
        return lang.say("Not now: {line}, either way.", line=which)
    return lang.say("Not now: {line} {way}.", line=which, way=ways(lang)[WAYS[shift.way]])


def _either_way(view: View, shift: Shift) -> bool:
    return line_length(view.board, view.columns, shift.way) == 2


def tray(lang: Language, scene: TableScene, opened: Open) -> Node:
    """The deck, the last discard and the toll, in front of everybody."""
    view: View = scene.view
    if view.closed:
        identities = enumerate(view.legs[-1].identities)
        return div(".tray.unmasked")[(likeness(lang, one, role) for role, one in identities)]
    if view.step in CHANCE_STEPS:
        return div(".tray")
    shut = opened.due and (view.step not in (HUNTING, SEARCHING) or not view.deck_size)
    last = view.discards[-1] if view.discards else None
    limit = LIMITS[str(view.options["limit"])]
    return div(".tray")[
        div(".deck", data_try="deck" if shut else None)[
            span(class_=["pile", "back" if view.deck_size else "empty"])[
                view.deck_size and _picture("noir-evidence")
            ],
            span(".pile-words")[
                lang.count("{n} card of evidence", "{n} cards of evidence", view.deck_size)
            ],
        ],
        last is not None
        and div(".discard")[
            span(".pile")[_picture(f"face-{SUSPECTS[last]}")],
            span(".pile-words")[lang.say("last: {suspect}", suspect=name(lang, last))],
        ],
        div(".toll-count")[
            emblem("dead", "icon"),
            span[lang.say("{n} of {limit} deceased", n=view.deceased.bit_count(), limit=limit)],
        ],
        view.idle >= LONG
        and div(".idle-count")[lang.say("{n} of {most} idle turns", n=view.idle, most=MOST_IDLE)],
    ]


def _picture(drawing: str) -> Element:
    return svg(".card-emblem", viewBox="0 0 100 100", focusable="false", aria_hidden="true")[
        use(href=f"#{drawing}")
    ]
