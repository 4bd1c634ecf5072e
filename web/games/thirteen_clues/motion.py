"""What moves: glasses from hand to hand, cards that are dealt, an informant that is turned over.

A glass is a drawing over the board that is gone when it has come; a new id makes a new one, which
goes once. How all this moves is said in ``web/styles/thirteen-clues.css``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from htpy import Node, div

from dead_end.games.thirteen_clues import facts
from web.scene import TableScene
from web.screens.parts import emblem

MOST: Final = 3
"""So many glasses are shown again, the last."""

LINGERING: Final = 2
"""So many actions long dealt cards may take to arrive: the lot follows by itself."""


class Going(NamedTuple):
    """What goes from seat to seat in action number ``action``; None is the supply."""

    action: int
    giver: int | None
    taker: int | None


def glasses(scene: TableScene, order: Sequence[int]) -> Node:
    """Glasses on their way over the board, on which the seats' screens stand in that ``order``."""
    shown = _going(scene)
    return [
        div(
            id=f"going-{one.action}-{place}-{scene.repeat}",
            class_=[
                "going",
                f"later-{place}",
                _end("from", one.giver, order),
                _end("to", one.taker, order),
            ],
            aria_hidden="true",
        )[emblem("glass", "icon")]
        for place, one in enumerate(shown)
    ]


def _end(way: str, seat: int | None, order: Sequence[int]) -> str:
    return f"{way}-supply" if seat is None else f"{way}-{order.index(seat)}"


def _moves(scene: TableScene) -> bool:
    return scene.speed > 0 and not scene.taken_back and bool(scene.told)


def _going(scene: TableScene) -> list[Going]:
    """What the last action moved; all since the viewer's own, if that is asked for again."""
    if not _moves(scene):
        return []
    again = len(scene.told) <= scene.repeated_at
    first = max(0, scene.recent if again else len(scene.told) - 1)
    found: list[Going] = []
    for action, told in enumerate(scene.told[first:], start=first):
        for fact in told:
            if isinstance(fact, facts.GlassMoved):
                found.append(Going(action, fact.giver, fact.taker))
            elif isinstance(fact, facts.GlassesReturned) and fact.count:
                found.append(Going(action, fact.seat, None))
    return found[-MOST:]


def arrived(scene: TableScene, kind: type) -> bool:
    """Whether cards have just come: those of a fact of ``kind``."""
    return _moves(scene) and any(
        isinstance(fact, kind) for told in scene.told[-LINGERING:] for fact in told
    )


def turned(scene: TableScene) -> str:
    """The slot of the informant that the viewer has just turned over, or empty."""
    last: Sequence[Any] = scene.told[-1] if _moves(scene) else ()
    return next((one.slot for one in last if isinstance(one, facts.Consulted) and one.card), "")
