"""Who asked whom for what, and how many it was: the table that lies beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, div, h2, p, table, tbody, td, th, thead, tr

from dead_end.games.thirteen_clues.material import NO_SIDE, SIDES, SUBJECTS, members
from dead_end.games.thirteen_clues.state import UNTOLD, Asking, Naming
from dead_end.games.thirteen_clues.view import View
from web.games.thirteen_clues.names import card, subjects
from web.scene import TableScene
from web.words import Language


def answers(lang: Language, scene: TableScene) -> Element:
    """Every question whose answer the viewer knows, the newest first; then accusations."""
    view: View = scene.view
    say = lang.say
    asked = [clue for clue in reversed(view.history) if isinstance(clue, Asking)]
    named = [clue for clue in view.history if isinstance(clue, Naming)]
    return div(".answers")[
        h2(".answers-title")[say("Answers")],
        table(".answers-table")[
            thead[tr[(th(scope="col")[head] for head in _heads(lang))]],
            tbody[(_row(lang, scene.names, clue) for clue in asked)],
        ]
        if asked
        else p(".answers-none")[say("Nobody has asked anything yet.")],
        named and _accusations(lang, scene.names, named),
    ]


def _heads(lang: Language) -> tuple[str, ...]:
    say = lang.say
    return say("Who"), say("Whom"), say("What"), say("Sees")


def _row(lang: Language, names: Sequence[str], clue: Asking) -> Element:
    return tr[
        td[names[clue.seat]],
        td[names[clue.witness]],
        td[_what(lang, clue)],
        td(".answers-number")["?" if clue.answer == UNTOLD else str(clue.answer)],
    ]


def _what(lang: Language, clue: Asking) -> str:
    if clue.answer == UNTOLD:
        return lang.say("top secret")
    what = subjects(lang)[SUBJECTS[clue.subject]]
    if clue.side == NO_SIDE:
        return what
    side = lang.say("left") if SIDES[clue.side] == "left" else lang.say("right")
    return f"{what}, {side}"


def _accusations(lang: Language, names: Sequence[str], named: Sequence[Naming]) -> Node:
    return [
        h2(".answers-title")[lang.say("Accusations")],
        (
            p(".answers-named")[
                lang.say(
                    "{name}: {cards}",
                    name=names[clue.seat],
                    cards=lang.listed(card(lang, number) for number in members(clue.cards)),
                )
            ]
            for clue in named
        ),
    ]
