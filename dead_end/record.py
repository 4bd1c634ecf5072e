"""The game record: JSON Lines that replay without any randomness, on any Python.

The first line is the header. Then one line an action, chance included, with who did it; a digest
of the state after every :data:`DIGEST_EVERY` of them; at the end the result::

    {"record": "dead-end", "format": 1, "game": "drive_1313", "rules": 1, "options": {…}, …}
    {"by": "chance", "do": "roll 4 6"}
    {"by": "seat1", "do": "move spritzy 4 c7"}
    {"digest": "0f3a…"}
    {"result": {"reason": "midnight", "winners": ["seat1"], "scores": [9, 4]}}

Reading a bad record raises :class:`BadRecord`, which says where; nothing is half-loaded. How a
record is shared without its secrets is in :mod:`dead_end.share`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from dead_end.contract import BadText, GameError, Json, Outcome
from dead_end.who import read_actor, write_actor

FORMAT: Final = 1
FORMAT_STEPS: Final[dict[int, Callable[[Json], Json]]] = {}
"""By format: how an object of it, header or not, is written in the next one."""

DIGEST_EVERY: Final = 20
LONGEST_RECORD: Final = 2_000_000
"""Characters. An uncapped random game of 1313, the longest there is, takes a quarter of it."""

LONGEST_LINE: Final = 20_000
MOST_BRACKETS: Final = 400
"""A record nests four deep. In the browser a line that nests very deeply is not refused by the
reader: it breaks the interpreter."""

LONGEST_REASON: Final = 160
"""What a stranger's file says is quoted in an error, but not at any length."""

JOINER: Final = "\u200d"
"""Holds the parts of one emoji together."""

UNSEEN_LETTERS: Final = " \u115f\u1160\u2800\u3164\uffa0"
"""Letters that nobody can see; a name of nothing else is no name."""

LONGEST_NAME: Final = 24
MOST_SEATS: Final = 6


class BadRecord(GameError, ValueError):
    """A record that cannot be read. ``line`` counts from 1; 0 is the record as a whole."""

    def __init__(self, line: int, reason: str) -> None:
        if len(reason) > LONGEST_REASON:
            reason = reason[:LONGEST_REASON] + "…"
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class NewerRecord(BadRecord):
    """A record of a format or of rules newer than this program knows."""


class OlderRecord(BadRecord):
    """A record of a format or of rules from which nothing leads to those of this program."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who sits on a seat: a name to show, and ``human`` or the level of a computer seat."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class Header:
    """What a record says before the first action."""

    game: str
    rules: int
    options: dict[str, bool | int | str]
    seats: tuple[SeatPlan, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One action: ``by`` a seat, CHANCE or TABLE; ``do`` its short text; ``line`` in the file."""

    by: int
    do: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record. ``digests`` maps a number of entries to the digest after so many."""

    header: Header
    entries: tuple[Entry, ...]
    digests: dict[int, str]
    result: Outcome | None


def digest(written: Json) -> str:
    """A short fingerprint of a JSON object, the same on every Python."""
    text = json.dumps(written, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write_header(header: Header) -> str:
    """The first line of a record."""
    return write_line(
        {
            "record": "dead-end",
            "format": FORMAT,
            "game": header.game,
            "rules": header.rules,
            "options": header.options,
            "seats": [{"name": seat.name, "player": seat.player} for seat in header.seats],
        }
    )


def write_entry(by: int, do: str) -> str:
    """The line of one action."""
    return write_line({"by": write_actor(by), "do": do})


def write_digest(value: str) -> str:
    """The line of a digest."""
    return write_line({"digest": value})


def write_result(outcome: Outcome) -> str:
    """The last line of a record."""
    winners = [write_actor(seat) for seat in outcome.winners]
    scores = list(outcome.scores)
    return write_line({"result": {"reason": outcome.reason, "winners": winners, "scores": scores}})


def write_line(written: Json) -> str:
    """An object as one line of a record."""
    return json.dumps(written, ensure_ascii=False)


def read_record(text: str) -> Record:
    """Read a record. Raises :class:`BadRecord` or :class:`NewerRecord`; replays nothing yet."""
    lines = lines_of(text, "dead-end")
    header = read_table(next(lines)[1])
    entries: list[Entry] = []
    digests: dict[int, str] = {}
    result: Outcome | None = None
    for number, written in lines:
        if result is not None:
            raise BadRecord(number, "there is something after the result")
        match written:
            case {"by": str(by), "do": str(do)} if len(written) == 2:
                entries.append(Entry(_read_actor(by, len(header.seats), number), do, number))
            case {"digest": str(value)} if len(written) == 1:
                if not entries or len(entries) in digests:
                    raise BadRecord(number, "a digest stands after an action, one at most")
                digests[len(entries)] = value
            case {"result": dict(outcome)} if len(written) == 1:
                result = _read_result(outcome, len(header.seats), number)
            case _:
                raise BadRecord(number, "neither an action, nor a digest, nor a result")
    return Record(header, tuple(entries), digests, result)


def json_lines(text: str) -> Iterator[tuple[int, Json]]:
    """The objects of a JSON Lines text with their line numbers; at least one.

    Raises :class:`BadRecord` for a line that is no JSON object, or a text too long or empty.
    """
    if len(text) > LONGEST_RECORD:
        raise BadRecord(0, "the file is too long to be a record of a game")
    lines = text.removeprefix("\ufeff").rstrip().split("\n")
    if lines == [""]:
        raise BadRecord(0, "the file is empty")
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE or line.count("[") + line.count("{") > MOST_BRACKETS:
            raise BadRecord(number, "too long or too deep to be a line of a record")
        if not line.strip() and number > 1:
            continue
        try:
            written = json.loads(line)
        except ValueError:
            raise BadRecord(number, "not a line of JSON") from None
        if not isinstance(written, dict):
            raise BadRecord(number, "not a JSON object")
        yield number, written


def lines_of(text: str, kind: str) -> Iterator[tuple[int, Json]]:
    """The objects of a record of that kind with their line numbers, in today's format.

    Raises :class:`BadRecord`, at the first line unless it names ``kind`` in a format known here.
    """
    lines = json_lines(text)
    start = next(lines)
    first = start[1]
    if first.get("record") != kind:
        raise BadRecord(1, "this is not a record of a Dead End game")
    format_steps = _steps_from(_whole(first, "format", 1))
    for number, written in chain([start], lines):
        for step in format_steps:
            written = step(written)
        yield number, written


def _steps_from(number: int) -> list[Callable[[Json], Json]]:
    """From a format to today's."""
    if number > FORMAT:
        raise NewerRecord(1, f"format {number} is newer than this program ({FORMAT})")
    if number < 1:
        raise BadRecord(1, f"there is no format {number}")
    if any(older not in FORMAT_STEPS for older in range(number, FORMAT)):
        raise OlderRecord(1, f"format {number} is too old for this program ({FORMAT})")
    return [FORMAT_STEPS[older] for older in range(number, FORMAT)]


def read_table(written: Json) -> Header:
    """The header's game, options and seats, from the first line. Raises :class:`BadRecord`."""
    match written.get("game"), written.get("options"), written.get("seats"):
        case str(game), dict(options), list(seats) if 1 <= len(seats) <= MOST_SEATS:
            plans = tuple(_read_seat(seat) for seat in seats)
            return Header(game, _whole(written, "rules", 1), options, plans)
    raise BadRecord(1, "the header lacks a game, its options or its seats")


def _read_seat(written: object) -> SeatPlan:
    match written:
        case {"name": str(name), "player": str(player)}:
            return SeatPlan(clean_name(name, 1), clean_name(player, 1))
    raise BadRecord(1, "a seat needs a name and a player")


def clean_name(name: str, line: int = 0) -> str:
    """``name`` as it may be shown. Raises :class:`BadRecord` when it is too long or unprintable."""
    if len(name) > LONGEST_NAME:
        raise BadRecord(line, f"a name has at most {LONGEST_NAME} characters")
    if not name.replace(JOINER, "").isprintable():
        raise BadRecord(line, "a name may hold printable characters only")
    return "" if name.strip(UNSEEN_LETTERS) == "" else name


def _read_actor(word: str, seats: int, line: int) -> int:
    try:
        return read_actor(word, seats)
    except BadText as error:
        raise BadRecord(line, str(error)) from None


def _read_result(written: dict[str, Any], seats: int, line: int) -> Outcome:
    match written:
        case {"reason": str(reason), "winners": list(winners), "scores": list(scores)}:
            words = [word for word in winners if isinstance(word, str)]
            whole = [score for score in scores if type(score) is int]
            if words == winners and whole == scores:
                seated = tuple(_read_actor(word, seats, line) for word in words)
                return Outcome(reason, seated, tuple(whole))
    raise BadRecord(line, "a result needs a reason, winners and scores")


def _whole(written: Json, name: str, line: int) -> int:
    value: object = written.get(name)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise BadRecord(line, f"{name!r} must be a whole number")
