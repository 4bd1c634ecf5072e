"""Computer seats from outside: a function in somebody's module, by ``module:function``."""

from __future__ import annotations

from importlib import import_module

from dead_end.bots import Seat
from dead_end.bots.levels import level_seat
from dead_end.contract import BadText

Player = str | Seat
"""Who plays a seat: a level, ``module:function``, or the function itself."""


def seat_of(game_id: str, player: Player) -> Seat:
    """The computer seat that ``player`` names. Raises :class:`BadText` when there is none."""
    if not isinstance(player, str):
        return player
    module, colon, function = player.partition(":")
    if not colon:
        return level_seat(game_id, player)
    try:
        found = getattr(import_module(module), function, None)
    except (ImportError, ValueError) as error:
        raise BadText(f"no bot {player!r}: {error}") from None
    if not callable(found):
        raise BadText(f"no bot {player!r}: {module} has no function {function!r}")
    seat: Seat = found
    return seat


def name_of(player: Player) -> str:
    """How reports call ``player``."""
    return player if isinstance(player, str) else str(getattr(player, "__name__", player))
