"""The viewer's own cards: five while it chooses, then the two behind its screen."""

from __future__ import annotations

from htpy import Element, Node, button, div, h2, li, p, span, ul

from dead_end.contract import PUBLIC
from dead_end.games.thirteen_clues import facts
from dead_end.games.thirteen_clues.material import CARDS, SEATS, members
from dead_end.games.thirteen_clues.view import View
from web.games.dressing import Choice
from web.games.thirteen_clues.cards import BACK, face
from web.games.thirteen_clues.motion import arrived
from web.games.thirteen_clues.opened import Open
from web.scene import TableScene
from web.words import Language


def hand(lang: Language, scene: TableScene, now: Open) -> Node:
    """The cards, and where all is open every seat's."""
    if scene.views:
        return div(".hands", tabindex="0", role="group", aria_label=lang.say("All hands"))[
            (
                div(".hand-of")[
                    h2[scene.names[seat]], _cards(lang, view, Open(False), coming=False)
                ]
                for seat, view in enumerate(scene.views)
            )
        ]
    if scene.view.viewer == PUBLIC:
        return p(".no-hand")[lang.say("A spectator sees what lies open, and nothing else.")]
    coming = arrived(scene, facts.Dealt) and bool(scene.view.hand)
    return div(".hand-of")[
        h2(".hidden")[lang.say("Your hand")], _cards(lang, scene.view, now, coming=coming)
    ]


def _cards(lang: Language, view: View, now: Open, *, coming: bool) -> Node:
    own = members(view.hand) or view.kept
    if not own:
        return p(".no-hand")[lang.say("The cards are not dealt yet.")]
    open_now = dict(now.hand)
    sided = view.seats == SEATS[0] and not view.hand
    sides = (lang.say("left"), lang.say("right"))
    return ul(class_=["clue-hand", coming and "arriving"], data_rove="hand")[
        (
            li[
                _one(lang, number, open_now.get(number)),
                sided and span(".clue-side")[sides[place]],
            ]
            for place, number in enumerate(own)
        )
    ]


def _one(lang: Language, number: int, choice: Choice | None) -> Node:
    if choice is None:
        return face(lang, number)
    return button(
        ".clue-pick",
        id=f"hand-{CARDS[number]}",
        type="button",
        data_pick=choice.text,
        data_rove_item=True,
        aria_label=choice.label,
    )[face(lang, number)]


def backs(view: View) -> Element:
    """As many backs as everybody knows that there are."""
    count = 2 if view.chosen == view.seats else 5
    return div(".clue-hand")[[BACK] * count]
