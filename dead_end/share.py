"""A record as one seat may share it: what that seat was told, and nothing else.

The first line is a record's header with the seat in it; then one line an action with the facts
that the seat was told (an action may tell it nothing), and now and then a digest of that seat's
view: a digest of the hidden truth could be guessed. Folding the facts gives the views.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from dead_end.contract import BadOption, BadText, GameError, Json, Rules, check_options
from dead_end.migrate import check_header
from dead_end.record import (
    DIGEST_EVERY,
    BadRecord,
    Header,
    digest,
    lines_of,
    read_table,
    write_line,
)
from dead_end.referee import Table
from dead_end.who import read_viewer, write_viewer

KIND: Final = "dead-end-share"


@dataclass(frozen=True, slots=True)
class Shared:
    """A shared record: the viewer, and the facts it was told, one tuple an action."""

    header: Header
    viewer: int
    told: tuple[tuple[Any, ...], ...]
    views: tuple[Any, ...]
    """The viewer's view before any action and after each; one more than ``told``."""


def redact(table: Table, viewer: int) -> list[str]:
    """The lines of the shared record of ``viewer``, a seat or the public."""
    rules = table.rules
    header = json.loads(table.lines[0])
    header["record"] = KIND
    header["viewer"] = write_viewer(viewer)
    lines = [write_line(header)]
    view = rules.view(rules.setup(table.options), viewer)
    for ply, told in enumerate(table.facts_by_ply(viewer), start=1):
        for fact in told:
            view = rules.fold(view, fact)
        lines.append(write_line({"told": [rules.write_fact(fact) for fact in told]}))
        if ply % DIGEST_EVERY == 0 or ply == table.plies:
            lines.append(write_line({"view": digest(rules.write_view(view))}))
    return lines


def read_shared(text: str, rules: Rules[Any, Any, Any]) -> Shared:
    """The shared record of a text. Raises :class:`BadRecord`; nothing is half-loaded."""
    lines = lines_of(text, KIND)
    _, first = next(lines)
    header = read_table(first)
    check_header(header, rules)
    viewer = _read_viewer(first, len(header.seats))
    try:
        options = check_options(rules.options, rules.seats, header.options)
    except BadOption as error:
        raise BadRecord(1, str(error)) from None
    view = rules.view(rules.setup(options), viewer)
    told: list[tuple[Any, ...]] = []
    views = [view]
    for number, written in lines:
        match written:
            case {"told": list(facts)} if len(written) == 1:
                view = _fold_all(view, facts, rules, number, told)
                views.append(view)
            case {"view": str(kept)} if len(written) == 1:
                if kept != digest(rules.write_view(view)):
                    raise BadRecord(number, "the digest of the view is another one")
            case _:
                raise BadRecord(number, "neither what was told nor a digest of the view")
    return Shared(header, viewer, tuple(told), tuple(views))


def _fold_all(
    view: Any,
    facts: list[object],
    rules: Rules[Any, Any, Any],
    line: int,
    told: list[tuple[Any, ...]],
) -> Any:
    read: list[Any] = []
    try:
        for written in facts:
            fact = rules.read_fact(written)
            view = rules.fold(view, fact)
            read.append(fact)
    except GameError as error:
        raise BadRecord(line, str(error)) from None
    except (LookupError, ValueError):
        raise BadRecord(line, "a fact that cannot have happened here") from None
    told.append(tuple(read))
    return view


def _read_viewer(first: Json, seats: int) -> int:
    try:
        return read_viewer(first.get("viewer"), seats)
    except BadText:
        raise BadRecord(1, "whose record this is must be said under 'viewer'") from None
