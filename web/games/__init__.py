"""What each game adds to the screens, by the game's word."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from dead_end.contract import BadText
from dead_end.games import GAME_IDS
from web.games.dressing import Dressing


@cache
def dressing(game_id: str) -> Dressing:
    """The dressing of a game, imported when first asked for. Raises BadText for no game."""
    if game_id not in GAME_IDS:
        raise BadText(f"no such game: {game_id!r}")
    found: Dressing = import_module(f"web.games.{game_id}").DRESSING
    return found
