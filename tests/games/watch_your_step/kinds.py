"""The kinds of action in Watch Your Step, for play that is to see each of them."""

from typing import Any

from dead_end.contract import Rules
from dead_end.games.watch_your_step.actions import Action, Hide, Place
from dead_end.games.watch_your_step.material import LENGTHS
from dead_end.games.watch_your_step.view import View, as_told

KINDS = ("trap", *LENGTHS)


def kind_of(rules: Rules[Any, Any, Any], action: Any) -> str:
    """One of :data:`KINDS`: the first word."""
    return rules.write_action(action).split(" ")[0]


def sort_key(action: Action) -> tuple[int, ...]:
    """The canonical order: by length, then by hole."""
    match action:
        case Hide(hole):
            return (0, hole)
        case Place(length, hole):
            return (1, length, hole)


def remembered(view: View) -> tuple[object, ...]:
    """What was put where and what of it was told: it stays, though at the end more is told."""
    return tuple(as_told(ply, view.viewer) for ply in view.history)


def malformed(action: Action) -> list[Any]:
    """Objects like ``action`` that name what there is not: no rule may stumble over them."""
    made: list[Any] = ["long a1", None, 7, (), Any]
    match action:
        case Hide():
            made += [Hide(16), Hide(-1), Hide(10**9), Hide("a1"), Hide(None)]  # type: ignore[arg-type]  # as a program may
        case Place(length, hole):
            made += [Place(length, 16), Place(length, -1), Place(2, hole), Place(-1, hole)]
            made += [Place("long", hole), Place(length, None)]  # type: ignore[arg-type]  # as a program may
    return made
