"""A recorded game told in lines of text: whole, or as one seat was told it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from dead_end.contract import PUBLIC, BadOption, Decide, Outcome, Over, Rules
from dead_end.games import game
from dead_end.record import Header, json_lines, read_record, read_table, write_actor
from dead_end.referee import Table, replay
from dead_end.share import Shared, read_shared

SPECTATOR: Final = "spectator"

_SEAT_FIELDS: Final = ("seat", "owner", "loser", "seats", "tied", "winners")
"""Fields of facts, in every game, that hold seats."""


def tell_game(text: str, seat: int | None = None, plies: int | None = None) -> list[str]:
    """The game of a record, or of one that a seat shared, in lines for people.

    Args:
        text: the file.
        seat: tell only what this seat was told; seats count from 1, 0 is a spectator. A shared
            record has one viewer only.
        plies: tell this many actions, chance included, and how things stand then.

    Raises:
        BadRecord: the file is no record, or not one of a game by these rules.
        BadText: the game is not known.
        BadOption: there is no such seat, or no such ply.
    """
    _, first = next(json_lines(text))
    if first.get("record") == "dead-end-share":
        rules = game(read_table(first).game).rules
        return list(_tell_shared(read_shared(text, rules), rules, seat, plies))
    record = read_record(text)
    rules = game(record.header.game).rules
    # The whole of it is checked, digests and result, even where only its beginning is told.
    table = replay(record, rules)
    if plies is not None:
        _check_plies(plies, len(record.entries))
        table = replay(record, rules, plies)
    return list(_tell_table(table, record, seat))


def _tell_table(table: Table, record: Record, seat: int | None) -> Iterator[str]:
    rules, header = table.rules, record.header
    if seat is not None:
        viewer = _viewer(seat, header)
        yield from _opening(header, viewer)
        yield from _tell_facts(table.facts_by_ply(viewer), rules)
    else:
        yield from _opening(header, None)
        entries = record.entries[: table.plies]
        for number, (entry, told) in enumerate(zip(entries, table.told, strict=True), start=1):
            yield f"{number:>5}  {write_actor(entry.by)}: {entry.do}"
            # What came of it, where the action alone does not say.
            yield from (f"{'':7}{line}" for line in _consequences(told, rules))
    due = table.pending
    if isinstance(due, Over):
        yield _ending(due.outcome, header)
    elif isinstance(due, Decide):
        yield f"not over: {_name(due.seat, header)} has to decide ({due.prompt})"
    else:
        yield f"not over: {due.name} is due"
