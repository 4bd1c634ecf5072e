"""A game looked at again, from any seat's side or all open."""

from __future__ import annotations

from htpy import Element, div, h1, h2, header, label, li, main, p, section, select, ul
from htpy import input as entry
from htpy import option as choice

from dead_end.contract import PUBLIC
from web.games import dressing
from web.scene import ALL_OPEN, ReplayScene
from web.screens.chronicle import chronicle, news
from web.screens.parts import deed, notice, tool
from web.screens.table import seats, sprites
from web.words import Language


def draw(lang: Language, scene: ReplayScene, *, static: bool = True) -> Element:
    """The replay: a table at which nobody decides, and what moves through time."""
    dressed = dressing(scene.game_id)
    table = scene.as_table()
    parts = dressed.table(lang, table, static)
    return main(".table.replay")[
        sprites(scene.game_id, static),
        header(".bar")[
            h1(".bar-title", tabindex="-1", data_focus=True)[
                lang.say("Replay: {game}", game=dressed.title(lang))
            ],
            p(".bar-stage")[parts.stage],
            ul(".tools", aria_label=lang.say("Tools"))[
                not scene.shared and li[tool("end", lang.say("Result"), "sign-rules")],
                not scene.shared and li[tool("export", lang.say("Save"), "sign-save")],
                li[tool("quit", lang.say("Leave"), "sign-quit")],
            ],
        ],
        seats(lang, table, parts),
        section(".board", aria_label=lang.say("Board"))[parts.board],
        section(".ask", aria_label=lang.say("Replay"))[
            notice(scene.notice),
            _scrubber(lang, scene),
            div("#said.said", role="status")[news(lang, table)],
            parts.tray,
        ],
        section(".list.replay-log", aria_label=lang.say("Log"), tabindex="0")[
            h2[lang.say("Log")], chronicle(lang, table, replay=True)
        ],
        section("#side.side", aria_label=dressed.side_name(lang) or None)[parts.sides],
        section(".hand", aria_label=lang.say("Hands"))[parts.hand],
    ]


def _scrubber(lang: Language, scene: ReplayScene) -> Element:
    return div(".scrubber")[
        div(".field")[
            label(for_="field-ply")[
                lang.say("Action {ply} of {plies}", ply=scene.ply, plies=scene.plies)
            ],
            entry(
                "#field-ply",
                type="range",
                min=0,
                max=scene.plies,
                value=str(scene.ply),
                data_field="ply",
            ),
        ],
        div(".scrub-deeds")[
            deed("first", lang.say("Start"), kind="tab", disabled=scene.ply == 0),
            deed("previous", lang.say("Back"), kind="tab", disabled=scene.ply == 0),
            deed("play", lang.say("Pause") if scene.playing else lang.say("Play"), kind="tab"),
            deed("next", lang.say("Forward"), kind="tab", disabled=scene.ply == scene.plies),
            deed("last", lang.say("End"), kind="tab", disabled=scene.ply == scene.plies),
        ],
        div(".field")[
            label(for_="field-viewer")[lang.say("Seen by")],
            select("#field-viewer", data_field="viewer")[
                (
                    choice(value=str(viewer), selected=viewer == scene.viewer)[
                        _viewer(lang, scene, viewer)
                    ]
                    for viewer in scene.viewers
                )
            ],
        ],
    ]


def _viewer(lang: Language, scene: ReplayScene, viewer: int) -> str:
    if viewer == ALL_OPEN:
        return lang.say("everybody, all open")
    if viewer == PUBLIC:
        return lang.say("a spectator")
    return scene.names[viewer]
