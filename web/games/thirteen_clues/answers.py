"""Who asked whom for what, and how many it was: the table that lies beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from htpy import (
    Element,
    Node,
    div,
    h2,
    label,
    option,
    p,
    select,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from dead_end.games.thirteen_clues.material import NO_SIDE, SIDES, SUBJECTS, members
from dead_end.games.thirteen_clues.state import UNTOLD, Asking, Naming
from dead_end.games.thirteen_clues.view import View
from dead_end.who import write_seat
from web.games.thirteen_clues.names import card, subjects
from web.scene import TableScene
from web.words import Language

SECRET: Final = "secret"
"""What a question was about, where the viewer was not told."""

ASKER, WITNESS, SUBJECT = "only-asker", "only-witness", "only-subject"
"""The fields that narrow what is shown; each is empty for all of it."""


def answers(lang: Language, scene: TableScene) -> Element:
    """Every question whose answer the viewer knows, the newest first; then accusations."""
    view: View = scene.view
    say = lang.say
    asked = [clue for clue in reversed(view.history) if isinstance(clue, Asking)]
    named = [clue for clue in view.history if isinstance(clue, Naming)]
    shown = [clue for clue in asked if _wanted(clue, scene.fields)]
    return div(".answers")[
        h2(".answers-title")[say("Answers")],
        asked and _sieve(lang, scene, asked),
        len(shown) < len(asked)
        and p(".answers-count")[
            say("{shown} of {all} answers", shown=str(len(shown)), all=str(len(asked)))
        ],
        table(".answers-table")[
            thead[tr[(th(scope="col")[head] for head in _heads(lang))]],
            tbody[(_row(lang, scene.names, clue) for clue in shown)],
        ]
        if shown
        else not asked and p(".answers-none")[say("Nobody has asked anything yet.")],
        named and _accusations(lang, scene.names, named),
    ]


def _words(clue: Asking) -> dict[str, str]:
    """What each field would have to say to show this question alone."""
    secret = clue.answer == UNTOLD
    return {
        ASKER: write_seat(clue.seat),
        WITNESS: write_seat(clue.witness),
        SUBJECT: SECRET if secret else SUBJECTS[clue.subject],
    }


def _wanted(clue: Asking, fields: Mapping[str, object]) -> bool:
    return all(fields.get(name, "") in ("", word) for name, word in _words(clue).items())


def _sieve(lang: Language, scene: TableScene, asked: Sequence[Asking]) -> Element:
    """Who, whom and what to show: only what there is an answer of can be chosen."""
    say = lang.say
    called = {
        **subjects(lang),
        SECRET: say("top secret"),
        **{write_seat(seat): name for seat, name in enumerate(scene.names)},
    }
    heads = {ASKER: say("Who"), WITNESS: say("Whom"), SUBJECT: say("What")}
    everything = {ASKER: say("anybody"), WITNESS: say("anybody"), SUBJECT: say("anything")}
    return div(".answers-sieve", role="group", aria_label=say("Show only"))[
        (
            div(".field")[
                label(for_=f"field-{name}")[head],
                select(id=f"field-{name}", data_field=name)[
                    option(value="", selected=not scene.fields.get(name))[everything[name]],
                    (
                        option(value=word, selected=word == scene.fields.get(name))[called[word]]
                        for word in _offered(name, asked, scene.fields, tuple(called))
                    ),
                ],
            ]
            for name, head in heads.items()
        )
    ]


def _offered(
    name: str, asked: Sequence[Asking], fields: Mapping[str, object], order: Sequence[str]
) -> list[str]:
    """The words of a field; the chosen one stays, though what it showed may be taken back."""
    there = {_words(clue)[name] for clue in asked} | {fields.get(name)}
    return [word for word in order if word in there]


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
    if clue.secret:
        return lang.say("{what}, top secret", what=what)
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
