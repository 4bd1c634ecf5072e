"""What lies in front of everybody: dice, the portrait in small, the deck and the discards."""

from __future__ import annotations

from htpy import Element, Node, div, span, svg, use

from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.material import CARDS
from dead_end.games.drive_13.view import View
from web.games.drive_13 import detective
from web.games.drive_13.names import card, traps_on
from web.games.drive_13.opened import Open
from web.games.drive_13.portraits import small_frame
from web.games.drives.dice import dice
from web.games.drives.newest import just, newest
from web.scene import TableScene
from web.words import Language


def tray(lang: Language, scene: TableScene, opened: Open) -> Node:
    """Dice, used ones faded; who hangs; how many cards the deck holds; what was played last."""
    view: View = scene.view
    rolled = newest(scene.told, (facts.Rolled,)) if scene.speed else -1
    shown = just(scene.told, facts.CardPlayed) or just(scene.told, facts.DetectiveDrawn)
    turning = scene.speed > 0 and bool(shown)
    top = CARDS[view.discards[-1]] if view.discards else ""
    return div(".tray")[
        div(".dice", role="group", aria_label=lang.say("Dice"))[
            dice(lang, view.dice, view.left, rolled)
        ],
        small_frame(lang, scene, opened),
        div(".deck")[
            span(".pile.back", aria_hidden="true")[
                _picture("card-back"), span(".pile-count")[str(view.deck_size)]
            ],
            span(".pile-words")[lang.count("{n} card left", "{n} cards left", view.deck_size)],
        ],
        div(".discard")[
            span(
                id=f"discard-{len(view.discards)}",
                class_=["pile", "face" if top else "empty", turning and "turning"],
                aria_hidden="true",
            )[top and [_picture(name) for name in pictures(top)[:1]]],
            span(".pile-words")[card(lang, top).title if top else lang.say("nothing played yet")],
        ],
        div(".steps-off")[_picture("detective"), span(".pile-words")[detective.where(lang, view)]],
    ]


def pictures(word: str) -> tuple[str, ...]:
    """The drawings on a trap card: its traps, or what it is."""
    return tuple(f"trap-{trap}" for trap in traps_on(word)) or (f"card-{word}",)


def _picture(drawing: str) -> Element:
    return svg(".card-emblem", viewBox="0 0 100 100", focusable="false")[use(href=f"#{drawing}")]
