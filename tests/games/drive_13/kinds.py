"""The kinds of action in 13, for play that is to see each of them."""

from typing import Any

from dead_end.contract import Rules
from dead_end.games.drive_13.actions import (
    Action,
    Decline,
    DrawCard,
    Forgo,
    Keep,
    Move,
    Play,
    SendBack,
)
from dead_end.games.drive_13.material import CARDS, DETECTIVE, GONE, TRAPS
from dead_end.games.drive_13.rules import Drive13
from dead_end.games.drive_13.view import View, as_told

KINDS = (
    "move",
    *(f"move onto {trap}" for trap in TRAPS),
    "move out",
    "send back",
    "forgo",
    *(f"play {card}" for card in CARDS[:DETECTIVE]),
    "draw",
    "decline",
    "keep",
)


def kind_of(rules: Rules[Any, Any, Any], action: Any) -> str:
    """One of :data:`KINDS`."""
    assert isinstance(rules, Drive13)
    if isinstance(action, Move):
        traps = rules.house.trap_spaces
        if action.space == GONE:
            return "move out"
        return f"move onto {TRAPS[traps.index(action.space)]}" if action.space in traps else "move"
    return rules.write_action(action)


_ORDER = (Move, SendBack, Forgo, Play, DrawCard, Decline, Keep)


def sort_key(action: Action) -> tuple[int, ...]:
    """The canonical order: by kind, then by guest or card, then by count, then by space."""
    kind = _ORDER.index(type(action))
    match action:
        case Move(guest, count, space):
            return (kind, guest, count, space)
        case Play(card):
            return (kind, card)
    return (kind,)


def remembered(view: View) -> tuple[object, ...]:
    """What happened to cards, guests and portraits: each trace of it stays, as it was told."""
    return tuple(as_told(trace, view.viewer) for trace in view.history)


def malformed(action: Action) -> list[Any]:
    """Objects like ``action`` that name what there is not: no rule may stumble over them."""
    made: list[Any] = ["keep", None, 7, (), Any]
    match action:
        case Move(guest, count, space):
            made += [Move(guest, count, -2), Move(guest, count, 10**6), Move(99, count, space)]
            made += [Move(-1, count, space), Move(guest, 0, space), Move(guest, -3, space)]
            made += [Move(guest, 10**9, space), Move("spritzy", count, "c7")]  # type: ignore[arg-type]  # as a program may
        case Play():
            made += [Play(DETECTIVE), Play(99), Play(-1), Play("wild")]  # type: ignore[arg-type]  # as a program may
    return made
