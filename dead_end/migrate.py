"""Records of older rules, brought up to those of today one version at a time.

A step is written when :attr:`Rules.version` of a game grows, if an old game can be told by the new
rules at all: it rewrites the header's options, the actions, or the digests (or drops these). Where
no steps lead to today's rules the record is refused, never replayed to another game than was
played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from dead_end.contract import Rules
from dead_end.record import BadRecord, Header, NewerRecord, OlderRecord, Record

Step = Callable[[Record], Record]

RULES_STEPS: Final[dict[tuple[str, int], Step]] = {}
"""By game and version of its rules: how a record of it is told by the next version."""


def migrated(record: Record) -> Record:
    """``record``, as far towards newer rules as steps lead from its own."""
    while step := RULES_STEPS.get((record.header.game, record.header.rules)):
        version = record.header.rules + 1
        record = step(record)
        record = replace(record, header=replace(record.header, rules=version))
    return record


def check_header(header: Header, rules: Rules[Any, Any, Any]) -> None:
    """Raise :class:`BadRecord` unless ``rules`` are those that the record was played by.

    :class:`NewerRecord` and :class:`OlderRecord` where it is only the version that differs.
    """
    if header.game != rules.id:
        raise BadRecord(1, f"this is a record of {header.game!r}")
    if header.rules > rules.version:
        raise NewerRecord(1, f"rules {header.rules} are newer than these ({rules.version})")
    if header.rules < 1:
        raise BadRecord(1, f"there are no rules {header.rules}")
    if header.rules < rules.version:
        raise OlderRecord(1, f"rules {header.rules} are older than these ({rules.version})")
    if header.options.get("seats") != len(header.seats):
        raise BadRecord(1, "as many seats must be named as the options say")
