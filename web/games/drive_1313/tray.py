"""What lies in front of everybody: the dice, the deck and the discard pile."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, div, span, svg, use

from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.material import CARDS
from dead_end.games.drive_1313.view import View
from web.games.drive_1313.names import card
from web.games.drives.dice import dice, die
from web.games.drives.newest import just, newest
from web.scene import TableScene
from web.words import Language


def tray(lang: Language, scene: TableScene) -> Node:
    """Dice, used ones faded; how many cards the deck still holds; the last card played."""
    view: View = scene.view
    played = scene.speed > 0 and bool(just(scene.told, facts.CardPlayed))
    top = CARDS[view.discards[-1]] if view.discards else ""
    return div(".tray")[
        div(".dice", role="group", aria_label=lang.say("Dice"))[_dice(lang, scene)],
        div(".deck")[
            span(".pile.back", aria_hidden="true")[
                _picture("card-back"), span(".pile-count")[str(view.deck_size)]
            ],
            span(".pile-words")[lang.count("{n} card left", "{n} cards left", view.deck_size)],
        ],
        div(".discard")[
            span(
                id=f"discard-{len(view.discards)}",
                class_=["pile", "face" if top else "empty", played and "turning"],
                aria_hidden="true",
            )[top and _picture(f"card-{card(lang, top).kind}")],
            span(".pile-words")[card(lang, top).title if top else lang.say("nothing played yet")],
        ],
    ]


def _dice(lang: Language, scene: TableScene) -> Iterator[Element]:
    """The turn's dice, then that of Run for it!; those of a new roll tumble."""
    view: View = scene.view
    run = view.step == "running"
    rolled = newest(scene.told, (facts.Rolled,)) if scene.speed else -1
    yield from dice(lang, view.dice or (), () if run else view.left, rolled)
    if run:
        rolled = newest(scene.told, (facts.RunRolled,)) if scene.speed else -1
        for number in view.left:
            yield die(lang, number, True, f"roll-{rolled}-run" if rolled >= 0 else "")


def _picture(drawing: str) -> Element:
    return svg(".card-emblem", viewBox="0 0 100 100", focusable="false")[use(href=f"#{drawing}")]
