"""The game is over: the Gazette, then everything turned up."""

from __future__ import annotations

from htpy import Element, div, h2, header, li, main, ol, p, section, span

from web import gazette
from web.games import dressing
from web.scene import EndScene
from web.screens.parts import deed, heading, notice
from web.screens.table import sprites
from web.words import Language


def draw(lang: Language, scene: EndScene, *, static: bool = True) -> Element:
    """The end. Seats stand in the order of their results."""
    dressed = dressing(scene.game_id)
    parts = dressed.table(lang, scene, static)
    order = sorted(range(scene.seats), key=lambda seat: -scene.outcome.scores[seat])
    return main(".end")[
        sprites(scene.game_id, static),
        # The front page says it all in print.
        header(".hidden")[
            heading(dressed.verdict(lang, scene)),
            p[dressed.ending(lang, scene.outcome.reason)],
        ],
        notice(scene.notice),
        section("#gazette.end-gazette", data_static=True, aria_label=lang.say("Front page"))[
            gazette.page(lang, scene) if static else None
        ],
        div(".end-page-deeds")[
            deed("save-png", lang.say("Save the page as a picture")),
            deed("save-svg", lang.say("Save it as SVG")),
        ],
        h2(".end-open")[lang.say("Everything turned up")],
        section(".results", aria_label=lang.say("Results"))[
            ol[
                (
                    li(class_=["result", seat in scene.outcome.winners and "winner"])[
                        div(".result-head")[
                            h2[scene.names[seat]],
                            span(".result-score")[dressed.score(lang, scene, seat)],
                        ],
                        dressed.revealed(lang, scene, seat),
                    ]
                    for seat in order
                )
            ],
            dressed.left_over(lang, scene),
        ],
        section(".board", aria_label=lang.say("Board"))[parts.board],
        div(".end-deeds")[
            deed("again", lang.say("Once more"), kind="deed"),
            deed("replay", lang.say("Replay")),
            deed("export", lang.say("Save the record")),
            deed("lobby", lang.say("To the lobby")),
        ],
    ]
