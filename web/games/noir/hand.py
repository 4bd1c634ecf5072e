"""The viewer's own secrets: an identity and, for the Inspector, evidence."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, div, h2, li, p, span, svg, ul, use

from dead_end.games.noir import facts
from dead_end.games.noir.material import INSPECTOR, KILLER, NO_ONE, SUSPECTS, members
from dead_end.games.noir.state import CHANCE_STEPS, CHOOSING, OPENING
from dead_end.games.noir.view import View, role_of
from web.games.noir.names import ROLE_SIGNS, letter, name, roles
from web.games.noir.newest import just
from web.games.noir.opened import Open
from web.scene import TableScene
from web.screens.parts import emblem
from web.words import Language


def hand(lang: Language, scene: TableScene, opened: Open) -> Node:
    """The identity, then the evidence; where all is open every seat's."""
    if scene.views:
        return div(".hands", tabindex="0", role="group", aria_label=lang.say("All hands"))[
            (
                div(".hand-of")[h2[scene.names[seat]], _cards(lang, view, Open(False), "")]
                for seat, view in enumerate(scene.views)
            )
        ]
    if scene.view.closed and scene.resting:
        return p(".no-hand")[lang.say("Everything lies open.")]
    if scene.viewer < 0:
        return p(".no-hand")[lang.say("A spectator sees what lies open, and nothing else.")]
    drawn = just(scene.told, facts.EvidenceDrawn) if scene.speed else ()
    fresh = next((fact.card for fact in drawn if fact.card), "")
    return div(".hand-of")[
        h2(".hidden")[lang.say("Your hand")], _cards(lang, scene.view, opened, fresh)
    ]


def backs(scene: TableScene) -> Element:
    """The hand face down: as many backs as everybody knows that there are cards."""
    view: View = scene.view
    role = role_of(scene.viewer, view.killer)
    if role == NO_ONE or view.step in CHANCE_STEPS or view.closed:
        return div(".cards")
    chosen = role == KILLER or view.step not in (OPENING, CHOOSING)
    number = int(chosen) + (view.hand_size if role == INSPECTOR else 0)
    back = span(".card.back")[_picture("noir-evidence")]
    return div(".cards")[[back] * number]


def _cards(lang: Language, view: View, opened: Open, fresh: str) -> Node:
    if view.role == NO_ONE or view.step in CHANCE_STEPS:
        return p(".no-hand")[lang.say("The cards are not dealt yet.")]
    if view.closed:
        return p(".no-hand")[lang.say("The case is closed, and everything lies open.")]
    return ul(".cards", data_rove="hand")[
        li(".identity-slot", id=f"identity-{view.viewer}")[_identity(lang, view)],
        _evidence(lang, view, opened, fresh),
    ]


def _identity(lang: Language, view: View) -> Element:
    """Who the viewer is."""
    role, say = roles(lang)[view.role], lang.say
    known = view.identity != NO_ONE
    return div(class_=["card", "identity", not known and "unknown"])[
        span(".card-letter", aria_hidden="true")[letter(view.identity) if known else "?"],
        span(".card-role", aria_hidden="true")[emblem(ROLE_SIGNS[view.role], "icon")],
        _picture(f"face-{SUSPECTS[view.identity]}" if known else "noir-nobody"),
        span(".card-title")[name(lang, view.identity) if known else say("Nobody yet")],
        span(".card-line")[say("You, the {role}", role=role)],
    ]


def _evidence(lang: Language, view: View, opened: Open, fresh: str) -> Iterator[Element]:
    stop = True
    for suspect in members(view.hand):
        word = SUSPECTS[suspect]
        action = opened.cards.get(suspect)
        yield li(id=f"card-{view.viewer}-{word}", class_=["card-slot", word == fresh and "drawn"])[
            button(
                ".card.evidence.open",
                type="button",
                data_action=action,
                data_rove_item=True,
                tabindex="0" if stop else "-1",
                aria_label=_label(lang, action, suspect),
            )[_face(lang, view, suspect)]
            if action
            else div(".card.evidence", data_try=f"card {word}" if opened.due else None)[
                _face(lang, view, suspect)
            ]
        ]
        stop = stop and not action


def _label(lang: Language, action: str, suspect: int) -> str:
    if action.startswith("choose"):
        return lang.say("Become {suspect}", suspect=name(lang, suspect))
    return lang.say("Discard {suspect}", suspect=name(lang, suspect))


def _face(lang: Language, view: View, suspect: int) -> Iterator[Element]:
    """A card of evidence, and whether its suspect still lives."""
    yield span(".card-letter", aria_hidden="true")[letter(suspect)]
    yield _picture(f"face-{SUSPECTS[suspect]}")
    yield span(".card-title")[name(lang, suspect)]
    if suspect == view.drawn:
        yield span(".card-line")[lang.say("just drawn")]
    elif view.deceased >> suspect & 1:
        yield span(".card-line")[lang.say("deceased")]
    else:
        yield span(".card-line")[lang.say("evidence")]


def _picture(drawing: str) -> Element:
    return svg(".card-emblem", viewBox="0 0 100 100", focusable="false", aria_hidden="true")[
        use(href=f"#{drawing}")
    ]
