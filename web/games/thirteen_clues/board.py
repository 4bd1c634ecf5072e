"""The table: everybody's screen with its three cards, informants, glasses, what can be asked."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, div, li, p, span, ul

from dead_end.games.thirteen_clues import facts
from dead_end.games.thirteen_clues.material import (
    BY_KIND,
    NO_CARD,
    SEATS,
    SLOTS,
    informants_in,
    members,
)
from dead_end.games.thirteen_clues.state import DEALING, GIVING, LOTTING, Looking
from dead_end.games.thirteen_clues.view import View
from dead_end.who import write_seat
from web.games.dressing import Choice
from web.games.thirteen_clues.cards import BACK, face
from web.games.thirteen_clues.motion import arrived, glasses, turned
from web.games.thirteen_clues.names import card
from web.games.thirteen_clues.opened import Open
from web.scene import TableScene
from web.screens.parts import choice_button, emblem
from web.words import Language


def board(lang: Language, scene: TableScene, now: Open) -> Element:
    """All screens, the one to the left of the viewer first, and the middle of the table."""
    view: View = scene.view
    first = max(view.viewer, 0)
    order = [(first + step) % view.seats for step in range(1, view.seats + 1)]
    return div(class_=["fog", f"for-{view.seats}"])[
        ul(
            class_=["screens", arrived(scene, facts.ScreensFilled) and "arriving"],
            aria_label=lang.say("Screens"),
            data_rove="screens",
        )[(li[_screen(lang, scene, now, seat)] for seat in order)],
        _middle(lang, scene, now),
        glasses(scene, order),
    ]


def _screen(lang: Language, scene: TableScene, now: Open, seat: int) -> Element:
    """What stands before a player: three cards, or the backs of one's own."""
    view: View = scene.view
    own = seat == view.viewer
    cards = screen_cards(view, seat)
    filled = view.step not in (DEALING, GIVING, LOTTING)
    choice = dict(now.players).get(seat)
    name = scene.names[seat]
    said = lang.say("Your own case") if own else lang.say("Screen of {name}", name=name)
    inside = [
        span(".screen-name")[said if own else name],
        span(".screen-cards")[
            (face(lang, number) for number in cards)
            if cards
            else ([BACK] * 3 if filled or view.chosen else None)
        ],
    ]
    classes = ["screen", own and "own", seat == view.turn and "on-turn"]
    if choice is None:
        tried = None if own or not now.due else f"player {write_seat(seat)}"
        return div(id=f"screen-{write_seat(seat)}", class_=classes, data_try=tried)[inside]
    return button(
        id=f"screen-{write_seat(seat)}",
        class_=[*classes, "open", seat == now.witness and "picked"],
        type="button",
        data_rove_item=True,
        data_pick=choice.text if choice.hook == "pick" else None,
        data_action=choice.text if choice.hook == "action" else None,
        aria_label=choice.label,
        aria_pressed="true" if seat == now.witness else None,
    )[inside]


def screen_cards(view: View, seat: int) -> tuple[int, ...]:
    """What the viewer sees on a screen, in the order of the kinds; at the end everything."""
    cards = view.screens[seat]
    if view.turned_up is not None and len(view.turned_up.gifts) == view.seats:
        cards = view.turned_up.gifts[(seat - 1) % view.seats]
    return tuple(number for kind in BY_KIND for number in members(cards & kind))


def _middle(lang: Language, scene: TableScene, now: Open) -> Element:
    """Informants and the supply of glasses."""
    view: View = scene.view
    open_now = dict(now.informants)
    just = turned(scene)
    looked = {clue.slot for clue in view.history if isinstance(clue, Looking)}
    count = informants_in(view.seats) if view.step != DEALING else 0
    return div(".middle")[
        count > 0
        and ul(".informants", aria_label=lang.say("Informants"), data_rove="informants")[
            (
                li(class_=[SLOTS[slot] == just and "turning"])[
                    _informant(lang, view, slot, open_now.get(slot), now.due, slot in looked)
                ]
                for slot in range(count)
            )
        ],
        view.seats > SEATS[0]
        and p(".supply")[
            emblem("glass", "icon"),
            span[lang.count("{n} glass in the supply", "{n} glasses in the supply", view.supply)],
        ],
    ]


def _informant(
    lang: Language, view: View, slot: int, choice: Choice | None, due: bool, looked: bool
) -> Element:
    number = informant(view, slot)
    name = SLOTS[slot]
    drawn: list[Node] = [
        span(".informant-slot")[name],
        emblem("informant", "informant-picture") if number == NO_CARD else face(lang, number),
        looked and emblem("glass", "informant-looked"),
    ]
    if choice is None:
        said = lang.say("Informant {slot}", slot=name)
        if number != NO_CARD:
            said = lang.say("Informant {slot}: {card}", slot=name, card=card(lang, number))
        tried = f"informant {name}" if due else None
        return div(
            ".informant", id=f"informant-{name}", data_try=tried, role="img", aria_label=said
        )[drawn]
    return button(
        ".informant.open",
        id=f"informant-{name}",
        type="button",
        data_rove_item=True,
        data_action=choice.text,
        aria_label=choice.label,
    )[drawn]


def informant(view: View, slot: int) -> int:
    """The card of an informant as far as the viewer knows it, or NO_CARD."""
    if view.turned_up is not None:
        informants = view.turned_up.informants
        return informants[slot] if slot < len(informants) else NO_CARD
    return view.peeks[slot]


def questions(lang: Language, now: Open) -> Node:
    """What the picked witness can be asked for, or what can be named: where the list is folded."""
    choices = now.ways or now.subjects or now.named
    if not choices or not (now.witness >= 0 or now.accusing):
        return None
    title = lang.say("Ask for") if now.witness >= 0 else lang.say("Name")
    return div(".questions.tray", role="group", aria_label=title, data_rove="questions")[
        list(_buttons(choices))
    ]


def _buttons(choices: tuple[Choice, ...]) -> Iterator[Node]:
    for number, choice in enumerate(choices):
        yield choice_button(choice, "board", "chip", number == 0)
