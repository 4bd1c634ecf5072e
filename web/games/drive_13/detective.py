"""The detective on his way up the path: beside the house, and on a strip where there is no room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import Element, circle, g, path, svg, text, use

from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.view import View
from web.games.drive_13 import garden
from web.games.drives.newest import just
from web.scene import TableScene
from web.words import Language

_SIZE: Final = 48

_STEP: Final = 44
"""Units from one stone of the strip to the next."""


def where(lang: Language, view: View) -> str:
    """How far he is, in words."""
    left = view.track - view.detective
    if not view.detective:
        return lang.say("Detective: at the gate, {track} steps off", track=view.track)
    if left <= 0:
        return lang.say("Detective: at the door")
    return lang.count("Detective: {n} step off", "Detective: {n} steps off", left)


def path_up(lang: Language, scene: TableScene) -> Element:
    """The path and the detective on it, in the garden."""
    view: View = scene.view
    across, down = garden.stone(view.detective, view.track)
    return g(".approach-path", role="img", aria_label=where(lang, view))[
        garden.stones(view.track),
        _man(scene, across, down, "on-the-path"),
    ]


def strip(lang: Language, scene: TableScene) -> Element:
    """The path once more, from left to right, for a screen too narrow for the garden."""
    view: View = scene.view
    wide = _STEP * (view.track + 1)
    return svg(
        "#approach.approach",
        viewBox=f"0 0 {wide} 56",
        role="img",
        aria_label=where(lang, view),
        focusable="false",
    )[
        path(".approach-line", d=f"M22 34H{wide - 22}"),
        _stones(view),
        _man(scene, _STEP * view.detective + 22, 34, "on-the-strip"),
    ]


def _stones(view: View) -> Iterator[Element]:
    for step in range(view.track + 1):
        across = _STEP * step + 22
        last = step == view.track
        yield circle(class_=["stone", step < view.detective and "passed"], cx=across, cy=34, r=15)
        if last:
            yield use(href="#skull", x=across - 12, y=21, width=24, height=24)
        elif step:
            yield text(".stone-number", x=across, y=41)[str(step)]


def _man(scene: TableScene, across: int, down: int, name: str) -> Element:
    """He, on a stone; he comes on when that is what happened last."""
    came = scene.speed > 0 and bool(just(scene.told, facts.DetectiveDrawn))
    return g(
        id=name,
        class_=["detective", came and "coming"],
        transform=f"translate({across} {down})",
    )[
        circle(".detective-glow", r=22),
        use(href="#detective", x=-_SIZE // 2, y=-_SIZE // 2 - 8, width=_SIZE, height=_SIZE),
    ]
