"""The notebook: own marks, and what follows from all that the viewer has seen (``clues.N1``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import (
    Element,
    Node,
    div,
    h3,
    label,
    li,
    p,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from htpy import input as entry

from dead_end.contract import PUBLIC
from dead_end.games.thirteen_clues.knowledge import Knowledge, knowledge
from dead_end.games.thirteen_clues.material import (
    BY_KIND,
    NO_SIDE,
    SIDES,
    SUBJECTS,
    members,
)
from dead_end.games.thirteen_clues.outlook import best_questions
from dead_end.games.thirteen_clues.reasons import Lies, because
from dead_end.games.thirteen_clues.state import ACTING, TAKING, Asking, Clue, Looking, Naming
from dead_end.games.thirteen_clues.view import View
from web.games.thirteen_clues.names import card, counted
from web.games.thirteen_clues.opened import ask_words
from web.games.thirteen_clues.pad import pad, unseen
from web.lately import lately
from web.scene import TableScene
from web.screens.parts import emblem
from web.words import Language

FEW = 12
"""So many solutions are written out."""


# The notebook is drawn at every click while it is open, and its view stays the same.
_known = lately(2)(knowledge)
_best = lately(2)(best_questions)
_because = lately(48)(because)

FOLLOWS: Final = "follows"
"""The field that asks for what follows."""


def notebook(lang: Language, scene: TableScene) -> Node:
    """The viewer's own marks; beside them, once it is asked for, what follows, and why."""
    view: View = scene.view
    if view.viewer == PUBLIC or view.step not in (TAKING, ACTING):
        return p[lang.say("There is nothing to note yet.")]
    found = None
    if view.options["notebook"] and scene.fields.get(FOLLOWS) is True:
        found = _known(view)
    return div(".notebook")[
        p(".pad-help")[lang.say("Click on a card to mark it. Nobody else sees your marks.")],
        pad(lang, scene, _shares(view, found) if found else {}),
        view.options["notebook"] and _switch(lang, found is not None),
        _following(lang, scene, found) if found else None,
    ]


def _switch(lang: Language, on: bool) -> Element:
    return p(".notebook-switch")[
        label[
            entry(
                id="field-follows",
                type="checkbox",
                data_field=FOLLOWS,
                autocomplete="off",
                checked=on,
            ),
            span[lang.say("Show what follows from all that you have seen")],
        ]
    ]


def _shares(view: View, found: Knowledge) -> dict[int, str]:
    """By card how likely it stands on the viewer's own screen."""
    return {number: percent(found.mystery[number], found.total) for number in unseen(view)}


def _following(lang: Language, scene: TableScene, found: Knowledge) -> Element:
    """How many solutions are left, where each unseen card may be, and how that is known."""
    reasons = list(_reasons(lang, scene, found))
    return div(".notebook-follows")[
        p(".notebook-lead")[
            lang.count(
                "{n} solution fits all that you have seen.",
                "{n} solutions fit all that you have seen.",
                len(found.solutions),
            )
        ],
        _solutions(lang, found),
        _hint(lang, scene, found),
        h3[lang.say("Where they may be")],
        _places(lang, scene, found),
        [
            h3[lang.say("How that is known")],
            ul(".notebook-reasons")[(li[said] for said in reasons)],
        ]
        if reasons
        else None,
    ]


def _solutions(lang: Language, found: Knowledge) -> Node:
    if len(found.solutions) > FEW:
        return None
    return ul(".notebook-solutions")[
        (
            li[
                lang.listed(
                    card(lang, number) for kind in BY_KIND for number in members(cards & kind)
                ),
                span(".notebook-share")[percent(count, found.total)],
            ]
            for cards, count in sorted(found.solutions.items(), key=lambda one: -one[1])
        )
    ]


def percent(count: int, total: int) -> str:
    """A share in whole percent, never none of what is possible nor all of what is not sure."""
    if count in (0, total):
        return "100%" if count else "0%"
    return f"{min(99, max(1, round(100 * count / total)))}%"


def _hint(lang: Language, scene: TableScene, found: Knowledge) -> Node:
    """The question that can be expected to tell most, where the table offers it."""
    view: View = scene.view
    if not view.options["hint"] or scene.legal is None or view.step != ACTING:
        return None
    if len(found.solutions) == 1:
        return None
    best = _best(view)[0]
    said, _, _ = ask_words(
        lang, scene.names[best.seat], SUBJECTS[best.subject], best.side, best.secret
    )
    return p(".notebook-hint")[
        emblem("glass", "icon"), span[lang.say("It would tell most: {question}", question=said)]
    ]


def _places(lang: Language, scene: TableScene, found: Knowledge) -> Element:
    """By unseen card how likely it is with whom."""
    view: View = scene.view
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    with_informants = any(found.informants)
    heads = [lang.say("You"), *(scene.names[seat] for seat in others)]
    heads += [lang.say("Informants")] if with_informants else []
    return div(
        ".notebook-scroll", tabindex="0", role="group", aria_label=lang.say("Where they may be")
    )[
        table(".notebook-places")[
            thead[tr[td, (th(scope="col")[head] for head in heads)]],
            tbody[
                (
                    tr[
                        th(scope="row")[card(lang, number)],
                        (_odds(count, found.total) for count in _counts(view, found, number)),
                    ]
                    for number in unseen(view)
                )
            ],
        ]
    ]


def _counts(view: View, found: Knowledge, number: int) -> list[int]:
    counts = [found.mystery[number]]
    for seat, by_side in enumerate(found.kept):
        if seat != view.viewer:
            counts.append(sum(side[number] for side in by_side))
    return [*counts, found.informants[number]] if any(found.informants) else counts


def _odds(count: int, total: int) -> Element:
    sure = "none" if not count else "sure" if count == total else None
    return td(class_=sure)["–" if not count else percent(count, total)]


def _reasons(lang: Language, scene: TableScene, found: Knowledge) -> Iterator[str]:
    """What is certain, with the clues from which it follows."""
    view: View = scene.view
    for number in unseen(view):
        if found.mystery[number] == found.total:
            clues = _because(view, Lies(number, view.viewer, there=True)) or ()
            said = lang.say("{card} stands on your screen", card=card(lang, number))
        elif not found.mystery[number]:
            clues = _because(view, Lies(number, view.viewer, there=False)) or ()
            said = lang.say("{card} does not stand on your screen", card=card(lang, number))
        else:
            continue
        from_what = "; ".join(clue_words(lang, scene, clue) for clue in clues)
        yield lang.say("{what}: {why}.", what=said, why=from_what)


def clue_words(lang: Language, scene: TableScene, clue: Clue) -> str:
    """A clue in a few words."""
    say, names = lang.say, scene.names
    match clue:
        case Asking(_, witness, subject, side, _, answer):
            said = {
                "name": names[witness],
                "n": str(answer),
                "what": counted(lang)[SUBJECTS[subject]],
            }
            if side == NO_SIDE:
                return say("{name} sees {n} {what}", **said)
            if SIDES[side] == "left":
                return say("{name} sees {n} {what} with the left card", **said)
            return say("{name} sees {n} {what} with the right card", **said)
        case Looking(_, _, number):
            return say("you saw {card} among the informants", card=card(lang, number))
        case Naming(seat, cards):
            named = lang.listed(card(lang, number) for number in members(cards))
            if seat == scene.view.viewer:
                return say("{cards} was wrong", cards=named)
            return say("{name} named {cards}, and sees none of them", name=names[seat], cards=named)
