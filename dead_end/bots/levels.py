"""The levels of computer seats, for any game."""

from __future__ import annotations

from typing import Any, Final

from dead_end.chance import Source, below
from dead_end.contract import BadText
from dead_end.games import game

LEVELS: Final = ("random", "easy")
HUMAN: Final = "human"


def choose(game_id: str, level: str, view: Any, source: Source) -> Any:
    """The action that a seat of that level plays, from its view alone.

    Raises :class:`BadText` for an unknown game or level. The view's seat must have to decide.
    """
    if level == "random":
        legal = list(game(game_id).rules.legal(view))
        return legal[below(source, len(legal))]
    if level == "easy":
        return game(game_id).easy(view, source)
    raise BadText(f"no such level: {level!r}")
