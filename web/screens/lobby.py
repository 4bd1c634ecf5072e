"""The first screen: which game, or which table to go back to."""

from __future__ import annotations

from urllib.parse import quote

from htpy import Element, Node, button, div, h2, h3, header, img, li, main, p, section, span, ul
from htpy import input as entry

from web.games import dressing
from web.scene import LobbyScene, TableLine
from web.screens.parts import deed, heading, notice
from web.screens.table import sprites
from web.words import Language

LONGEST_TITLE = 40
"""Characters of a name that somebody gives a table."""


def draw(lang: Language, scene: LobbyScene, *, static: bool = True) -> Element:
    """The lobby."""
    return main(".lobby")[
        (sprites(game_id, static) for game_id in scene.games[:1]),
        header(".masthead")[
            (
                div(".frieze", aria_hidden="true")[dressing(game_id).frieze()]
                for game_id in scene.games[:1]
            ),
            heading("Dead End"),
            p(".motto")[lang.say("Games of hidden identity for a long evening and a short life.")],
        ],
        notice(scene.notice),
        section(".games", aria_labelledby="games-heading")[
            h2("#games-heading")[lang.say("Choose a game")],
            ul[(li(".game", data_game=game_id)[_game(lang, game_id)] for game_id in scene.games)],
        ],
        section(".tables", aria_labelledby="tables-heading")[
            h2("#tables-heading")[lang.say("Your tables")],
            ul[(li(".kept")[_table(lang, scene, line)] for line in scene.tables)]
            if scene.tables
            else p(".none")[lang.say("No table is kept on this device yet.")],
            deed(
                "more",
                lang.count("Show {n} older table", "Show {n} older tables", scene.hidden),
            )
            if scene.hidden
            else None,
            p(".import")[deed("import", lang.say("Open a record file"))],
            _everything(lang, scene) if scene.tables else None,
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


def _table(lang: Language, scene: LobbyScene, line: TableLine) -> Node:
    return [
        line.picture
        and img(".kept-picture", src=_data_url(line.picture), alt="", width="42", height="60"),
        div(".kept-words")[
            _title(lang, scene, line),
            p[
                line.game_id in scene.games
                and [span(".kept-game")[dressing(line.game_id).title(lang)], " · "],
                line.line,
            ],
            p(".when")[line.when],
        ],
        _kept_deeds(lang, scene, line),
    ]


def _title(lang: Language, scene: LobbyScene, line: TableLine) -> Node:
    if scene.renaming != line.id:
        return h3[line.title]
    return entry(
        f"#field-title-{line.id}",
        type="text",
        autocomplete="off",
        data_field=f"title-{line.id}",
        data_focus=True,
        value=line.title,
        maxlength=LONGEST_TITLE,
        aria_label=lang.say("Another name for {table}", table=line.title),
    )


def _kept_deeds(lang: Language, scene: LobbyScene, line: TableLine) -> Element:
    """What can be done with a table; while one of it is asked about, only the answers."""
    say = lang.say
    if scene.renaming == line.id:
        # Leaving the field, as this button does, is what names the table.
        return div(".kept-deeds")[deed("keep", say("Keep this name"))]
    if scene.asking == line.id:
        return div(".kept-deeds.asking", role="alert")[
            p[say("This table and its record are lost for good.")],
            _deed(
                "delete-now",
                line,
                say("Yes, throw it away"),
                say("Yes, throw away: {table}", table=line.title),
                "deed",
            ),
            deed("keep", say("Keep it"), kind="quiet", data_focus=True),
        ]
    go_on = say("Look at it") if line.over else say("Go on")
    return div(".kept-deeds")[
        _deed("resume", line, go_on, f"{go_on}: {line.title}", "paper"),
        _deed("rename", line, say("Rename"), say("Rename: {table}", table=line.title), "quiet"),
        _deed(
            "delete",
            line,
            say("Throw away"),
            say("Throw away: {table}", table=line.title),
            "quiet",
        ),
    ]


def _everything(lang: Language, scene: LobbyScene) -> Node:
    if scene.asking != "all":
        return deed("delete-all", lang.say("Delete everything on this device"), kind="quiet")
    return div(".asking", role="alert")[
        p[lang.say("Every table kept here is lost for good.")],
        deed("delete-all-now", lang.say("Yes, delete everything"), kind="deed"),
        deed("keep", lang.say("Keep it"), kind="quiet", data_focus=True),
    ]


def _deed(do: str, line: TableLine, text: str, label: str, kind: str) -> Element:
    return button(
        class_=["button", kind],
        type="button",
        id=f"{do}-{line.id}",
        data_do=do,
        data_value=line.id,
        aria_label=label,
    )[text]


def _data_url(picture: str) -> str:
    """An image of its own: whatever is in it, nothing of it runs."""
    return "data:image/svg+xml," + quote(picture)
