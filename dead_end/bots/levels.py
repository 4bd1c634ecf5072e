"""The levels of computer seats, for any game."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dead_end.bots import Seat
from dead_end.chance import Source, below
from dead_end.contract import BadText, Rules
from dead_end.games import game

LEVELS: Final = ("random", "easy")
HUMAN: Final = "human"


def level_seat(game_id: str, level: str) -> Seat:
    """The computer seat of that level. Raises :class:`BadText` for an unknown game or level."""
    if level not in LEVELS:
        raise BadText(f"no such level: {level!r}; there are {', '.join(LEVELS)}")
    found = game(game_id)
    return found.easy if level == "easy" else partial(_at_random, found.rules)


def choose(game_id: str, level: str, view: Any, source: Source) -> Any:
    """The action that a seat of that level plays, from its view alone.

    Raises :class:`BadText` for an unknown game or level. The view's seat must have to decide.
    """
    return level_seat(game_id, level)(view, source)


def _at_random(rules: Rules[Any, Any, Any], view: Any, source: Source) -> Any:
    legal = list(rules.legal(view))
    return legal[below(source, len(legal))]
