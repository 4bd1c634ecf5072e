"""Between two people on one device: nothing secret, and who is next."""

from __future__ import annotations

from htpy import Element, div, main, p

from web.games import dressing
from web.scene import CURTAIN, CurtainScene
from web.screens.parts import deed, heading, notice
from web.words import Language


def draw(lang: Language, scene: CurtainScene) -> Element:
    """The curtain, which falls until the one named lifts it."""
    return main(".curtain")[
        div(".drapes", aria_hidden="true"),
        div(".placard")[
            p(".curtain-game")[dressing(scene.game_id).title(lang)],
            heading(lang.say("{name} is next", name=scene.name)),
            notice(scene.notice),
            p[lang.say("Pass the device on. Everybody else studies the ceiling.")],
            deed(
                "reveal",
                lang.say("I am {name}: lift the curtain", name=scene.name),
                kind="deed",
                data_value=CURTAIN,
            ),
            deed("undo", lang.say("Take the last move back"), kind="quiet")
            if scene.can_undo
            else None,
            deed("quit", lang.say("Leave"), kind="quiet"),
        ],
    ]
