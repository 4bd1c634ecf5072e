"""The kinds of action in 1313, for play that is to see each of them."""

from typing import Any

from dead_end.contract import Rules
from dead_end.games.drive_1313.actions import Move, Spring, Summon
from dead_end.games.drive_1313.material import CARDS, GONE, ROOMS, TRAPS
from dead_end.games.drive_1313.rules import Drive1313

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
