"""The kinds of action in Noir, for play that is to see each of them."""

from typing import Any

from dead_end.contract import Rules
from dead_end.games.noir.actions import (
    Action,
    Arrest,
    Choose,
    Discard,
    Disguise,
    Exonerate,
    Kill,
    Shift,
)
from dead_end.games.noir.view import View

KINDS = (
    "shift row",
    "shift column",
    "kill",
    "arrest",
    "disguise",
    "exonerate",
    "choose",
    "discard",
)


def kind_of(rules: Rules[Any, Any, Any], action: Any) -> str:
    """One of :data:`KINDS`."""
    first, *rest = rules.write_action(action).split()
    return f"shift {rest[0]}" if first == "shift" else first


_ORDER = (Shift, Kill, Arrest, Disguise, Exonerate, Choose, Discard)


def sort_key(action: Action) -> tuple[int, ...]:
    """The canonical order: shifts of rows, then of columns, by line; then by suspect."""
    kind = _ORDER.index(type(action))
    match action:
        case Shift(way, line):
            return (kind, way // 2, line, way)
        case Kill(suspect) | Arrest(suspect) | Choose(suspect) | Discard(suspect):
            return (kind, suspect)
    return (kind,)


def remembered(view: View) -> tuple[object, ...]:
    """What bears on who is who, over both legs of a match."""
    past = tuple(trace for leg in view.legs for trace in leg.history)
    return (*past, *view.history)


def malformed(action: Action) -> list[Any]:
    """Objects like ``action`` that name what there is not: no rule may stumble over them."""
    made: list[Any] = ["disguise", None, 7, (), Any]
    match action:
        case Shift(way, line):
            made += [Shift(way, 5), Shift(way, -1), Shift(4, line), Shift(-1, line)]
            made += [Shift("left", 1), Shift(True, line), Shift(way, None)]  # type: ignore[arg-type]  # as a program may
        case Kill(suspect) | Arrest(suspect) | Choose(suspect) | Discard(suspect):
            kind = type(action)
            made += [kind(25), kind(-1), kind(10**9), kind("ada"), kind(float(suspect))]  # type: ignore[arg-type]
    return made
