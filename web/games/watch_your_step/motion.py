"""What was put last, as it happens: it drops into its hole, or jumps out of it again.

A picture over the board that is gone when it has played. A new id makes a new drawing, which plays
once. What moves here is moved by ``web/styles/watch-your-step.css``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from htpy import Element, Node, defs, g, path, svg, text, use

from dead_end.fields import numbered
from dead_end.games.watch_your_step import facts
from dead_end.games.watch_your_step.material import HOLES, LENGTHS, LONG, SHORT
from web.games.watch_your_step.measure import RADIUS, TILT, VIEW_BOX, middle, placed
from web.games.watch_your_step.names import drawing
from web.scene import TableScene
from web.words import Language

Put = facts.Vanished | facts.Topped | facts.StuckOut
"""The facts by which a cylinder is where it was not."""

MOST: Final = 3
"""So many are shown again, the newest."""

_CLIP: Final = Element("clipPath")
_MOUTH: Final = "step-mouth"
_SIZE: Final = 128.6
"""How large a cylinder over the board is drawn, so that it is as wide as its hole."""


class Motion(NamedTuple):
    """What was put by action number ``action``."""

    action: int
    fact: Put


def arriving(scene: TableScene) -> Motion | None:
    """What is on its way for the first time: the very last action's, where things move at all."""
    found = [] if _again(scene) else _shown(scene)
    return found[-1] if found else None


def _again(scene: TableScene) -> bool:
    """Whether what moved is to be seen again, not for the first time."""
    return len(scene.told) <= scene.repeated_at


def _shown(scene: TableScene) -> list[Motion]:
    """What moves now: what the last action put; all since the viewer's own, if asked for again."""
    if not scene.speed or scene.taken_back:
        return []
    since = scene.recent if _again(scene) else len(scene.told) - 1
    return _motions(scene.told, since)[-MOST:]


def _motions(told: Sequence[Sequence[Any]], since: int) -> list[Motion]:
    first = max(0, since)
    return [
        Motion(number, fact)
        for number, facts_of_one in enumerate(told[first:], start=first)
        for fact in facts_of_one
        if isinstance(fact, Put)
    ]


def motion(lang: Language, scene: TableScene) -> Node:
    """What moves now as a drawing, one after the other; None where nothing does."""
    shown = _shown(scene)
    if not shown:
        return None
    return svg(
        id=f"motion-{shown[-1].action}-{scene.repeat}",
        class_="motion",
        viewBox=VIEW_BOX,
        aria_hidden="true",
    )[
        defs[
            _CLIP(id=_MOUTH)[
                path(d=f"M{-RADIUS} -400V0A{RADIUS} {RADIUS * TILT:g} 0 0 0 {RADIUS} 0V-400Z")
            ]
        ],
        (
            g(class_=f"wait-{place}", transform=placed(middle(numbered(HOLES, one.fact.hole))))[
                _playing(lang, one.fact)
            ]
            for place, one in enumerate(shown)
        ),
    ]


def _playing(lang: Language, fact: Put) -> Node:
    match fact:
        case facts.Topped(seat, _, _, None):
            # How long it is is nobody else's business.
            size = {"x": -45, "y": -45, "width": 90, "height": 90}
            return g(".alighting")[use(href=f"#{drawing('top', seat)}", **size)]
        case facts.Topped(seat, _, _, length):
            on_short = length == LENGTHS[SHORT]
            kind = "falling-halfway" if on_short else "falling"
            return _clipped(kind, seat, SHORT if on_short else LONG)
        case facts.Vanished(seat):
            return _clipped("vanishing", seat, SHORT)
        case facts.StuckOut(seat):
            return [
                _clipped("sticking", seat, LONG),
                g(".jumping")[_cylinder(seat, LONG)],
                g(".pop", transform="translate(64 -74)")[
                    g(".pop-sign")[
                        use(href="#burst", x=-46, y=-46, width=92, height=92),
                        text(".pop-word", y=7)[lang.say("POP")],
                    ]
                ],
            ]


def _clipped(kind: str, seat: int, length: int) -> Element:
    """A cylinder of which only what is above its hole's front edge is seen."""
    return g(clip_path=f"url(#{_MOUTH})")[g(class_=kind)[_cylinder(seat, length)]]


def _cylinder(seat: int, length: int) -> Element:
    return use(
        href=f"#{drawing('lowered', seat, length)}",
        x=f"{-_SIZE / 2:g}",
        y=f"{-0.78 * _SIZE:g}",
        width=f"{_SIZE:g}",
        height=f"{_SIZE:g}",
    )
