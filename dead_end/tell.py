"""A recorded game told in lines of text: all its actions, or what one seat was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from dead_end.contract import PUBLIC, BadOption, Outcome, Over, Rules
from dead_end.games import game
from dead_end.record import Header, Record, json_lines, read_record, read_table
from dead_end.referee import Table, replay
from dead_end.share import KIND, read_shared
from dead_end.who import write_actor, write_seat

_ONE_SEAT: Final = ("seat", "owner", "loser")
_SEATS: Final = ("seats", "tied", "winners")
"""Fields of facts, in every game, that hold seats."""


def tell_game(text: str, seat: int | None = None, plies: int | None = None) -> list[str]:
    """The game of a record, or of one that a seat shared, in lines for people.

    The whole of it is checked, digests and result, even where only its beginning is told.

    Args:
        text: the file.
        seat: tell what this seat was told, not the actions; seats count from 1, 0 is a
            spectator. What was shared is told as its one viewer was told it.
        plies: tell this many actions, chance included.

    Raises:
        BadRecord: the file is no record, or not one of a game by these rules.
        BadText: the game is not known.
        BadOption: there is no such seat, or no such ply.
    """
    _, first = next(json_lines(text))
    if first.get("record") == KIND:
        rules = game(read_table(first).game).rules
        shared = read_shared(text, rules)
        header, viewer = shared.header, shared.viewer
        if seat is not None and _viewer(seat, header) != viewer:
            raise BadOption("seat", f"this record holds only what {_name(viewer, header)} was told")
        return list(_tell_facts(shared.told, header, viewer, plies, rules))
    record = read_record(text)
    rules = game(record.header.game).rules
    table = replay(record, rules)
    if seat is None:
        return list(_tell_actions(record, table, plies))
    viewer = _viewer(seat, record.header)
    return list(_tell_facts(table.facts_by_ply(viewer), record.header, viewer, plies, rules))


def _tell_actions(record: Record, table: Table, plies: int | None) -> Iterator[str]:
    header, entries = record.header, record.entries
    yield from _opening(header)
    for number, entry in enumerate(entries[: _checked(plies, len(entries))], start=1):
        yield f"{number:>5}  {write_actor(entry.by)}: {entry.do}"
    due = table.pending
    if plies is None or plies == len(entries):
        yield _ending(due.outcome if isinstance(due, Over) else None, header)


def _tell_facts(
    told: Sequence[Sequence[Any]],
    header: Header,
    viewer: int,
    plies: int | None,
    rules: Rules[Any, Any, Any],
) -> Iterator[str]:
    yield from _opening(header)
    yield f"as {_name(viewer, header)} was told it"
    outcome = None
    for number, facts in enumerate(told[: _checked(plies, len(told))], start=1):
        for fact in facts:
            yield f"{number:>5}  {_fact_words(rules.write_fact(fact))}"
            if hasattr(fact, "winners"):
                outcome = Outcome(fact.reason, fact.winners, fact.scores)
    if plies is None or plies == len(told):
        yield _ending(outcome, header)


def _opening(header: Header) -> Iterator[str]:
    options = ", ".join(f"{name} {value}" for name, value in sorted(header.options.items()))
    yield f"{header.game}, rules {header.rules}: {options}"
    for seat, plan in enumerate(header.seats):
        yield f"{write_seat(seat)}: {plan.name} ({plan.player})"


def _fact_words(written: dict[str, Any]) -> str:
    words = []
    for field, value in written.items():
        if field == "fact" or value in (None, []):
            continue
        if field in _ONE_SEAT:
            value = write_seat(value)
        elif field in _SEATS:
            value = [write_seat(seat) for seat in value]
        words.append(f"{field} {_plain(value)}")
    return f"{written['fact']}: " + ", ".join(words)


def _plain(value: object) -> str:
    if isinstance(value, list):
        return " ".join(
            f"({_plain(item)})" if isinstance(item, list) else str(item) for item in value
        )
    return str(value).lower() if isinstance(value, bool) else str(value)


def _ending(outcome: Outcome | None, header: Header) -> str:
    if outcome is None:
        return "not over yet"
    winners = " and ".join(_name(seat, header) for seat in outcome.winners) or "nobody"
    scores = " : ".join(map(str, outcome.scores))
    return f"over ({outcome.reason}), won by {winners}, {scores}"


def _name(viewer: int, header: Header) -> str:
    if viewer == PUBLIC:
        return "a spectator"
    return f"{header.seats[viewer].name} ({write_seat(viewer)})"


def _viewer(seat: int, header: Header) -> int:
    if not 0 <= seat <= len(header.seats):
        raise BadOption("seat", f"must be a number from 0 (a spectator) to {len(header.seats)}")
    return seat - 1


def _checked(plies: int | None, played: int) -> int:
    if plies is None:
        return played
    if not 0 <= plies <= played:
        raise BadOption("ply", f"must be a number from 0 to {played}")
    return plies
