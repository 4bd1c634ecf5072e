"""The kinds of action in 1313, for play that is to see each of them."""

from typing import Any

from dead_end.contract import Rules
from dead_end.games.drive_1313.actions import (
    Action,
    Decline,
    Done,
    DrawCard,
    Forgo,
    Move,
    RunForIt,
    Spring,
    Summon,
    TakeHeir,
)
from dead_end.games.drive_1313.material import CARDS, GONE, ROOMS, TRAPS
from dead_end.games.drive_1313.rules import Drive1313
from dead_end.games.drive_1313.view import View

KINDS = (
    "move",
    *(f"move onto {trap}" for trap in TRAPS),
    "move out",
    "forgo",
    "draw",
    "decline",
    *(f"play room-{room}" for room in ROOMS),
    *(f"play room-{room} onto {trap}" for room, trap in zip(ROOMS, TRAPS, strict=True)),
    "play heir",
    "play run",
    *(f"play {card}" for card in CARDS if card.startswith("trap-")),
    *(f"play wild {trap}" for trap in TRAPS),
    "done",
)


def kind_of(rules: Rules[Any, Any, Any], action: Any) -> str:
    """One of :data:`KINDS`."""
    assert isinstance(rules, Drive1313)
    traps = rules.house.trap_spaces
    match action:
        case Move(_, _, space):
            if space == GONE:
                return "move out"
            return f"move onto {TRAPS[traps.index(space)]}" if space in traps else "move"
        case Summon(room, _, space):
            onto = f" onto {TRAPS[traps.index(space)]}" if space in traps else ""
            return f"play room-{ROOMS[room]}{onto}"
        case Spring(card, _) if CARDS[card] != "wild":
            return f"play {CARDS[card]}"
    text = rules.write_action(action)
    return "play heir" if text.startswith("play heir") else text


_ORDER = (Move, Forgo, DrawCard, Decline, Summon, TakeHeir, RunForIt, Spring, Done)


def sort_key(action: Action) -> tuple[int, ...]:
    """The canonical order: by kind, then by heir or card, then by count, then by space."""
    kind = _ORDER.index(type(action))
    match action:
        case Move(heir, count, space):
            return (kind, heir, count, space)
        case Summon(room, heir, space):
            return (kind, room, heir, space)
        case TakeHeir(seat):
            return (kind, seat)
        case Spring(card, trap):
            return (kind, card, trap)
    return (kind,)


def remembered(view: View) -> tuple[object, ...]:
    """What happened to heirs: each trace of it stays."""
    return view.history


def malformed(action: Action) -> list[Any]:
    """Objects like ``action`` that name what there is not: no rule may stumble over them."""
    made: list[Any] = ["done", None, 7, (), Any]
    match action:
        case Move(heir, count, space):
            made += [Move(heir, count, -2), Move(heir, count, 10**6), Move(99, count, space)]
            made += [Move(-1, count, space), Move(heir, 0, space), Move(heir, -3, space)]
            made += [Move(heir, 10**9, space), Move("spritzy", count, "c7")]  # type: ignore[arg-type]  # as a program may
        case Summon(room, heir, space):
            made += [Summon(30, heir, space), Summon(room, 99, space), Summon(room, heir, -7)]
            made += [Summon(room, heir, 10**6), Summon(-1, -1, -1)]
        case TakeHeir():
            made += [TakeHeir(9), TakeHeir(-1)]
        case Spring(card, trap):
            made += [Spring(99, trap), Spring(card, 9), Spring(-1, trap), Spring(card, -1)]
    return made
