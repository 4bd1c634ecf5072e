"""What a file that somebody picked holds: a game to go on with, or one seat's side to look at."""

from __future__ import annotations

from typing import Any

from dead_end.contract import Rules
from dead_end.games import GAME_IDS, game
from dead_end.record import BadRecord, json_lines, read_record
from dead_end.referee import Table, replay
from dead_end.share import KIND, Shared, read_shared
from web.session import check_players


def opened(text: str) -> Table | Shared:
    """The table of a whole record, or what one seat shared. Raises BadRecord."""
    _, first = next(json_lines(text))
    if first.get("record") == KIND:
        return read_shared(text, _rules(first.get("game")))
    record = read_record(text)
    check_players(record.header)
    return replay(record, _rules(record.header.game))


def _rules(game_id: object) -> Rules[Any, Any, Any]:
    if not isinstance(game_id, str) or game_id not in GAME_IDS:
        raise BadRecord(1, f"there is no game {game_id!r} here")
    return game(game_id).rules
