"""What a viewer knows for sure, in pencil beside the holes (the option *notes*, ``step.P3``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Element, g, path

from dead_end.games.watch_your_step.knowledge import Knowledge, knowledge
from dead_end.games.watch_your_step.material import HOLES
from dead_end.games.watch_your_step.state import PLACING
from web.scene import TableScene
from web.words import Language

EMPTY: Final = "empty"
LONE: Final = "lone"
LONG_TOP: Final = "long"
SHORT_TOP: Final = "pair"
UNSURE: Final = ""

_WELL: Final = "M-9-11V11H9V-11"
_INSIDE: Final = {
    EMPTY: "",
    LONE: "M-5 1H5V8H-5ZM-4 6 2 2M0 7 5 3",
    LONG_TOP: "M-5-10H5V8H-5ZM-4-4 3-9M-4 1 5-6M-4 6 5-1M1 7 5 4",
    SHORT_TOP: "M-5 1H5V8H-5ZM-5-9H5V-1H-5ZM-4 6 2 2M0 7 5 3M-4-4 2-8M0-2 5-6",
}


def noted(scene: TableScene) -> Knowledge | None:
    """What the viewer knows, where the table plays with notes and is at play; else None."""
    view = scene.view
    return knowledge(view) if view.options["notes"] and view.step == PLACING else None


def sure_of(known: Knowledge, full: int) -> tuple[str, ...]:
    """By hole what is surely in it: one of the words above, UNSURE for what is not known."""
    found = []
    for hole in range(len(HOLES)):
        if full >> hole & 1:
            longs = known.long_tops[hole]
            found.append({known.total: LONG_TOP, 0: SHORT_TOP}.get(longs, UNSURE))
        else:
            found.append({known.total: EMPTY, 0: LONE}.get(known.empty[hole], UNSURE))
    return tuple(found)


def mark(word: str, *kind: str) -> Element:
    """A hole in section as one draws it with a pencil, with what is in it."""
    return g(class_=["pencil", *kind])[
        path(".pencil-well", d=_WELL), path(".pencil-inside", d=_INSIDE[word])
    ]


def words(lang: Language, word: str) -> str:
    """What a mark says."""
    say = lang.say
    return {
        EMPTY: say("surely empty"),
        LONE: say("a short one lies here"),
        LONG_TOP: say("a long one"),
        SHORT_TOP: say("a short one on a short one"),
        UNSURE: say("not sure"),
    }[word]


def suspects(known: Knowledge, seat: int) -> Sequence[int]:
    """The holes in which the trap of ``seat`` may have been hidden."""
    return [hole for hole, worlds in enumerate(known.traps[seat]) if worlds]
