"""An exception in the rules: what is safe, and the ways on."""

from __future__ import annotations

from htpy import Element, details, div, main, p, pre, summary

from web.scene import TroubleScene
from web.screens.parts import deed, heading
from web.words import Language


def draw(lang: Language, scene: TroubleScene) -> Element:
    """The trouble screen. The report's text is shown as it is."""
    return main(".trouble")[
        div(".placard", role="alert")[
            heading(lang.say("A floorboard gave way")),
            p[lang.say("This is a fault in the program, not in your play.")],
            p[lang.say("The game is kept up to the last decision.")] if scene.resumable else None,
            div(".end-deeds")[
                deed("resume", lang.say("Go on from there"), kind="deed")
                if scene.resumable
                else None,
                deed("report", lang.say("Save a report")),
                deed("lobby", lang.say("To the lobby")),
            ],
        ],
        details[summary[lang.say("What the report says")], pre(tabindex="0")[scene.report]],
    ]
