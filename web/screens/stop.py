"""Everybody at the table is asked whether to stop (``all.A6``). Nothing secret is shown."""

from __future__ import annotations

from htpy import Element, button, div, li, main, p, span, ul

from web.games import dressing
from web.scene import StopScene
from web.screens.parts import deed, heading
from web.words import Language


def draw(lang: Language, scene: StopScene) -> Element:
    """One button for each person who has not agreed yet."""
    return main(".stop")[
        div(".placard")[
            p(".curtain-game")[dressing(scene.game_id).title(lang)],
            heading(lang.say("Stop the game?")),
            p[lang.say("The game ends as it stands once everybody agrees. Computers always do.")],
            ul(".agreeing")[(li[_answer(lang, scene, seat)] for seat in scene.people)],
            deed("table", lang.say("Play on"), kind="deed"),
        ]
    ]


def _answer(lang: Language, scene: StopScene, seat: int) -> Element:
    name = scene.names[seat]
    if seat in scene.agreed:
        return span(".signature")[lang.say("{name} agrees.", name=name)]
    return button(
        ".button.paper",
        id=f"agree-{seat}",
        type="button",
        data_do="agree",
        data_value=str(seat),
    )[lang.say("I am {name}, and I agree", name=name)]
