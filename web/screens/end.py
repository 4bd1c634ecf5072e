"""The game is over: who won, and everything turned up."""

from __future__ import annotations

from htpy import Element, div, h1, h2, header, li, main, ol, p, section, span

from web.games import dressing
from web.scene import EndScene
from web.screens.parts import deed, notice
from web.screens.table import sprites
from web.words import Language


def draw(lang: Language, scene: EndScene, *, static: bool = True) -> Element:
    """The end. Seats stand in the order of their results."""
    dressed = dressing(scene.game_id)
    parts = dressed.table(lang, scene, static)
    order = sorted(range(scene.seats), key=lambda seat: -scene.outcome.scores[seat])
    return main(".end")[
        sprites(scene.game_id, static),
        header(".masthead")[
            p(".end-why")[dressed.ending(lang, scene.outcome.reason)],
            h1[_winners(lang, scene)],
        ],
        notice(scene.notice),
        div(".end-deeds")[
            deed("again", lang.say("Once more"), kind="deed"),
            deed("replay", lang.say("Replay")),
            deed("export", lang.say("Save the record")),
            deed("lobby", lang.say("To the lobby")),
        ],
        section(".results", aria_label=lang.say("Results"))[
            ol[
                (
                    li(class_=["result", seat in scene.outcome.winners and "winner"])[
                        div(".result-head")[
                            h2[scene.names[seat]],
                            span(".result-score")[dressed.score(lang, scene.outcome.scores[seat])],
                        ],
                        dressed.revealed(lang, scene, seat),
                    ]
                    for seat in order
                )
            ],
            dressed.left_over(lang, scene),
        ],
        section(".board", aria_label=lang.say("Board"))[parts.board],
    ]


def _winners(lang: Language, scene: EndScene) -> str:
    names = [scene.names[seat] for seat in scene.outcome.winners]
    if len(names) == 1:
        return lang.say("{name} inherits", name=names[0])
    return lang.say("{names} inherit together", names=lang.listed(names))
