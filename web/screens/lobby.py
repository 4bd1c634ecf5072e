"""The first screen: which game, or which table to go back to."""

from __future__ import annotations

from htpy import Element, Node, button, div, h1, h2, h3, header, li, main, p, section, span, ul

from web.games import dressing
from web.scene import LobbyScene, TableLine
from web.screens.parts import deed, notice
from web.screens.table import sprites
from web.words import Language


def draw(lang: Language, scene: LobbyScene, *, static: bool = True) -> Element:
    """The lobby."""
    return main(".lobby")[
        (sprites(game_id, static) for game_id in scene.games[:1]),
        header(".masthead")[
            (
                div(".frieze", aria_hidden="true")[dressing(game_id).frieze()]
                for game_id in scene.games[:1]
            ),
            h1["Dead End"],
            p(".motto")[lang.say("Games of hidden identity for a long evening and a short life.")],
        ],
        notice(scene.notice),
        section(".games", aria_labelledby="games-heading")[
            h2("#games-heading")[lang.say("Choose a game")],
            ul[(li(".game")[_game(lang, game_id)] for game_id in scene.games)],
        ],
        section(".tables", aria_labelledby="tables-heading")[
            h2("#tables-heading")[lang.say("Your tables")],
            ul[(li(".kept")[_table(lang, line)] for line in scene.tables)]
            if scene.tables
            else p(".none")[lang.say("No table is kept on this device yet.")],
            p(".import")[deed("import", lang.say("Open a record file"))],
        ],
    ]


def _game(lang: Language, game_id: str) -> Node:
    dressed = dressing(game_id)
    return button(
        ".game-card",
        type="button",
        id=f"game-{game_id}",
        data_do="new-game",
        data_value=game_id,
        aria_describedby=f"blurb-{game_id}",
        aria_label=lang.say("Play {game}", game=dressed.title(lang)),
    )[
        dressed.emblem(),
        span(".game-words")[
            span(".game-title")[dressed.title(lang)],
            span(".game-blurb", id=f"blurb-{game_id}")[dressed.blurb(lang)],
        ],
    ]


def _table(lang: Language, line: TableLine) -> Node:
    resume = lang.say("Look at it") if line.over else lang.say("Go on")
    return [
        div(".kept-words")[
            h3[line.title],
            p[line.line],
            p(".when")[line.when],
        ],
        div(".kept-deeds")[
            button(
                ".button.paper",
                type="button",
                id=f"resume-{line.id}",
                data_do="resume",
                data_value=line.id,
                aria_label=f"{resume}: {line.title}",
            )[resume],
            button(
                ".button.quiet",
                type="button",
                id=f"delete-{line.id}",
                data_do="delete",
                data_value=line.id,
                aria_label=lang.say("Throw away: {table}", table=line.title),
            )[lang.say("Throw away")],
        ],
    ]
