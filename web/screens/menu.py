"""What a person may do with the table itself: save, cover the hand, make way, give up, stop."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, div, h3, p, section

from dead_end.bots.levels import HUMAN
from web.scene import PACES, TableScene
from web.screens.parts import deed
from web.words import Language


def menu(lang: Language, scene: TableScene) -> Element:
    """The drawer's content."""
    say = lang.say
    sought = "concede-asked" if scene.asking == "concede" else None
    return div(".menu", data_scroll_to=sought)[
        section[
            h3[say("Your secrets")],
            p[say("Cover them where others look on; tap or hold the button to peek.")],
            deed("cover", say("Uncover them") if scene.covered else say("Cover them")),
        ]
        if scene.viewer >= 0
        else None,
        section[
            h3[say("Save as a file")],
            scene.viewer >= 0
            and deed(
                "export-shared",
                say("What {name} has seen", name=scene.names[scene.viewer]),
            ),
            deed("export", say("The whole record")),
            p(".hint")[say("The whole record shows every hand: it spoils the game.")],
        ],
        section[h3[say("Pace")], _paces(lang, scene)],
        section[h3[say("Who plays")], _stand_ins(lang, scene)],
        section[h3[say("The end of it")], _endings(lang, scene)],
    ]


def _paces(lang: Language, scene: TableScene) -> Iterator[Node]:
    """How fast computers and chance play, and whether they wait."""
    say = lang.say
    yield deed("pause", say("Go on") if scene.paused else say("Pause"))
    words = {
        "slow": say("Slow"),
        "normal": say("Normal"),
        "fast": say("Fast"),
        "at-once": say("At once"),
    }
    yield div(".paces", role="group", aria_label=say("Pace"))[
        (
            deed(
                "pace",
                words[name],
                kind="chip",
                data_value=name,
                id=f"pace-{name}",
                aria_pressed="true" if scene.speed == speed else "false",
            )
            for name, speed in PACES.items()
        )
    ]


def _stand_ins(lang: Language, scene: TableScene) -> Iterator[Node]:
    for seat, (name, player) in enumerate(zip(scene.names, scene.players, strict=True)):
        if player == HUMAN:
            label = (
                lang.say("{name} is back and plays again", name=name)
                if seat in scene.stand_ins
                else lang.say("Let the computer play for {name}", name=name)
            )
            yield button(
                ".button.paper",
                id=f"stand-in-{seat}",
                type="button",
                data_do="stand-in",
                data_value=str(seat),
            )[label]
    if HUMAN not in scene.players:
        yield p[lang.say("Only computers sit here.")]


def _endings(lang: Language, scene: TableScene) -> Iterator[Node]:
    say = lang.say
    if HUMAN in scene.players:
        yield deed("stop", say("Ask everybody to stop"))
    if scene.legal is None:
        return
    if scene.asking != "concede":
        yield deed("concede", say("Give up"))
        return
    yield div("#concede-asked.asking", tabindex="-1", role="alert")[
        p[
            say("The other side wins at once.")
            if scene.seats == 2
            else say("A computer plays your seat to the end.")
        ],
        deed("concede-now", say("Yes, give up"), kind="deed"),
        deed("keep", say("No, play on")),
    ]
