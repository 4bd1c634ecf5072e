"""A table being laid: who sits where, and the options."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import (
    Element,
    Node,
    div,
    fieldset,
    form,
    header,
    label,
    legend,
    main,
    p,
    select,
    span,
)
from htpy import input as entry
from htpy import option as choice

from dead_end.bots.levels import HUMAN, LEVELS
from dead_end.contract import Option
from dead_end.games import game
from dead_end.record import LONGEST_NAME
from web.games import dressing
from web.scene import SeatField, SetupScene
from web.screens.parts import deed, drawer, heading
from web.screens.rulebook import rulebook
from web.screens.table import sprites
from web.words import Language


def draw(lang: Language, scene: SetupScene, *, static: bool = True) -> Element:
    """The set-up screen; every field has a ``data-field``."""
    rules = game(scene.game_id).rules
    dressed = dressing(scene.game_id)
    low, high = rules.seats
    return main(".setup")[
        sprites(scene.game_id, static),
        header(".masthead")[heading(dressed.title(lang)), p(".motto")[dressed.blurb(lang)]],
        div("#problem.problem", role="alert")[scene.problem and p[scene.problem]],
        form(autocomplete="off")[
            fieldset(".seats-field")[
                legend[lang.say("Who plays")],
                low < high
                and div(".field")[
                    label(for_="field-seats")[lang.say("Seats")],
                    select("#field-seats", data_field="seats")[
                        (
                            choice(value=str(count), selected=count == len(scene.seats))[str(count)]
                            for count in range(low, high + 1)
                        )
                    ],
                ],
                (_seat(lang, number, seat) for number, seat in enumerate(scene.seats, 1)),
            ],
            fieldset(".options-field")[
                legend[lang.say("House rules")],
                _options(lang, scene, rules.options),
            ],
            div(".setup-deeds")[
                deed("start", lang.say("Take your seats"), kind="deed"),
                deed("rules", lang.say("How it is played")),
                deed("lobby", lang.say("Back to the lobby"), kind="quiet"),
            ],
        ],
        _rules(lang, scene),
    ]


def _rules(lang: Language, scene: SetupScene) -> Node:
    if not scene.rules:
        return None
    title = lang.say("Rules")
    book = rulebook(lang, scene.game_id, scene.rules_search, scene.clause)
    return drawer("rules", title, lang.say("Close"), book)


def _seat(lang: Language, number: int, seat: SeatField) -> Element:
    levels = {
        HUMAN: lang.say("a person"),
        "random": lang.say("computer, careless (random)"),
        "easy": lang.say("computer, scheming (easy)"),
    }
    return div(".seat-field", role="group", aria_label=lang.say("Seat {n}", n=number))[
        span(".seat-number", aria_hidden="true")[str(number)],
        div(".field")[
            label(for_=f"field-name-{number}")[lang.say("Name")],
            entry(
                id=f"field-name-{number}",
                type="text",
                value=seat.name,
                maxlength=LONGEST_NAME,
                data_field=f"seat-{number}-name",
            ),
        ],
        div(".field")[
            label(for_=f"field-player-{number}")[lang.say("Played by")],
            select(id=f"field-player-{number}", data_field=f"seat-{number}-player")[
                (
                    choice(value=level, selected=level == seat.player)[levels.get(level, level)]
                    for level in (HUMAN, *LEVELS)
                )
            ],
        ],
    ]


def _options(lang: Language, scene: SetupScene, offered: tuple[Option, ...]) -> Iterator[Element]:
    dressed = dressing(scene.game_id)
    for option in offered:
        words = dressed.option(lang, option.name)
        field = f"field-{option.name}"
        yield div(class_=["field", "option", isinstance(option.default, bool) and "switch"])[
            label(for_=field)[words.label],
            _control(scene, option, field, words.choices),
            p(".hint", id=f"{field}-hint")[words.hint],
        ]


def _control(scene: SetupScene, option: Option, field: str, words: dict[str, str]) -> Node:
    value = scene.options.get(option.name, option.default)
    hook, hint = f"option-{option.name}", f"{field}-hint"
    if isinstance(option.default, bool):
        return entry(
            id=field,
            type="checkbox",
            checked=value is True,
            data_field=hook,
            aria_describedby=hint,
        )
    if option.choices:
        return select(id=field, data_field=hook, aria_describedby=hint)[
            (
                choice(value=word, selected=word == value)[words.get(word, word)]
                for word in option.choices
            )
        ]
    return entry(
        id=field,
        type="number",
        inputmode="numeric",
        min=option.low,
        max=option.high,
        value=str(value),
        data_field=hook,
        aria_describedby=hint,
    )
