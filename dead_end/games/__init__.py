"""The games that are there, by the word that records and links use.

A game is imported when it is first asked for: a page that plays one need not load the others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from dead_end.chance import Source
from dead_end.contract import BadText, Rules
from dead_end.mansion import Mansion

GAME_IDS: Final = ("drive_1313", "noir", "watch_your_step", "thirteen_clues", "drive_13")


class Game(NamedTuple):
    """A game.

    ``rules``; ``easy``: how its computer seat of that level chooses from a view; ``mansion``: its
    floor plan, if it is played in a house.
    """

    rules: Rules[Any, Any, Any]
    easy: Callable[[Any, Source], Any]
    mansion: Mansion | None = None


@cache
def game(game_id: str) -> Game:
    """The game of that id. Raises :class:`BadText` when there is none."""
    if game_id not in GAME_IDS:
        raise BadText(f"no such game: {game_id!r}")
    found: Game = import_module(f"dead_end.games.{game_id}").GAME
    return found
