"""Game records: written, read, damaged in every way, refused or opened whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from dead_end.contract import PUBLIC, Over
from dead_end.migrate import RULES_STEPS
from dead_end.playout import bounded
from dead_end.record import (
    FORMAT,
    FORMAT_STEPS,
    LONGEST_NAME,
    LONGEST_RECORD,
    BadRecord,
    Entry,
    NewerRecord,
    OlderRecord,
    Record,
    SeatPlan,
    clean_name,
    read_record,
)
from dead_end.referee import Table, replay
from dead_end.share import read_shared, redact
from tests.damage import MUTATIONS, Mutation
from tests.tables import (
    SOAK,
    TABLES,
    AnyRules,
    fingerprint,
    opened,
    play,
    rules_of,
    varied,
    viewers,
)

MUTATED = 1000 if SOAK else 150
"""Damaged records in all."""

every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def a_game(game_id: str = "drive_1313", seats: int = 2, cap: int = 3, seed: int = 1) -> Table:
    rules = rules_of(game_id)
    return play(opened(rules, seats, **bounded(rules, cap)), Random(seed), chooser=varied)


def text_of(table: Table) -> str:
    return "\n".join(table.lines) + "\n"


def changed(table: Table, number: int, **fields: object) -> str:
    """The record with some fields of line ``number`` (from 0) set anew."""
    lines = list(table.lines)
    written = json.loads(lines[number])
    lines[number] = json.dumps({**written, **fields})
    return "\n".join(lines)


@every_table
@pytest.mark.clause("all.A1")
def test_a_record_is_read_back(game_id: str, seats: int) -> None:
    for seed in range(3):
        table = a_game(game_id, seats, seed=seed)
        record = read_record(text_of(table))
        assert record.header.game == game_id
        assert record.header.options == table.options
        assert record.header.seats == table.seats
        due = table.pending
        assert isinstance(due, Over)
        assert record.result == due.outcome
        assert len(record.entries) == table.plies
        assert fingerprint(replay(record, table.rules)) == fingerprint(table)


def test_a_record_is_lines_of_plain_words() -> None:
    table = a_game()
    first, *lines = [json.loads(line) for line in table.lines]
    assert first == {
        "record": "dead-end",
        "format": 1,
        "game": "drive_1313",
        "rules": 1,
        "options": {"seats": 2, "must_draw": False, "open_door": False, "deck": "standard",
                    "cap": 3},
        "seats": [{"name": "Ann", "player": "human"}, {"name": "Bob", "player": "human"}],
    }  # fmt: skip
    assert lines[0].keys() == {"by", "do"}
    assert lines[0]["do"].startswith("chairs ")
    assert lines[-1].keys() == {"result"}
    assert lines[-2].keys() == {"digest"}


def test_a_game_in_the_middle_is_a_record_as_well() -> None:
    table = play(opened(rules_of("drive_1313"), 3), Random(2), 33)
    record = read_record(text_of(table))
    assert record.result is None
    assert record.digests.keys() == {20}
    assert fingerprint(replay(record, table.rules)) == fingerprint(table)


def test_names_of_every_script_and_no_markup_is_lost() -> None:
    names = ["Zoë", "Оля <b>&amp;", '"quoted"\\', "", "名" * LONGEST_NAME]
    for name in names:
        table = Table(rules_of("drive_1313"), {}, [SeatPlan(name, "human"), SeatPlan("x", "easy")])
        assert read_record(text_of(table)).header.seats[0].name == name


@pytest.mark.parametrize(
    "name", ["a" * (LONGEST_NAME + 1), "line\nbreak", "\u202egnirts", "\ud800", "\x00", "a\u2028b"]
)
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    seats = [{"name": name, "player": "human"}, {"name": "x", "player": "human"}]
    text = changed(a_game(), 0, seats=seats)
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert refused.value.line == 1


def test_a_byte_order_mark_blank_lines_and_windows_ends_do_no_harm() -> None:
    table = a_game()
    text = "\ufeff" + "\r\n".join(table.lines) + "\r\n\r\n"
    assert fingerprint(replay(read_record(text), table.rules)) == fingerprint(table)


def test_newer_formats_and_rules_say_so() -> None:
    table = a_game()
    with pytest.raises(NewerRecord, match=f"format {FORMAT + 1} is newer") as refused:
        read_record(changed(table, 0, format=FORMAT + 1))
    assert refused.value.line == 1
    newer = read_record(changed(table, 0, rules=table.rules.version + 1))
    with pytest.raises(NewerRecord, match="are newer") as refused:
        replay(newer, table.rules)
    assert refused.value.line == 1
    shared = redact(table, 0)
    first = json.loads(shared[0])
    for field in ("format", "rules"):
        shared[0] = json.dumps({**first, field: 99})
        with pytest.raises(NewerRecord, match="newer"):
            read_shared("\n".join(shared), table.rules)


def test_older_rules_are_refused_unless_steps_lead_to_these(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = a_game()
    shared = "\n".join(redact(table, 0))
    today = table.rules.version
    old = read_record(text_of(table))
    monkeypatch.setattr(type(table.rules), "version", today + 2)
    for reading in (lambda: replay(old, table.rules), lambda: read_shared(shared, table.rules)):
        with pytest.raises(OlderRecord, match=f"rules {today} are older") as refused:
            reading()
        assert refused.value.line == 1

    def as_it_was(record: Record) -> Record:
        return record

    monkeypatch.setitem(RULES_STEPS, ("drive_1313", today), as_it_was)
    with pytest.raises(OlderRecord, match=f"rules {today + 1} are older"):
        replay(old, table.rules)
    monkeypatch.setitem(RULES_STEPS, ("drive_1313", today + 1), as_it_was)
    again = replay(old, table.rules)
    assert again.digest() == table.digest()
    assert json.loads(again.lines[0])["rules"] == today + 2


def test_older_formats_are_refused_unless_steps_lead_to_this_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = a_game()
    text, shared = text_of(table), "\n".join(redact(table, 0))
    monkeypatch.setattr("dead_end.record.FORMAT", FORMAT + 1)
    for reading in (lambda: read_record(text), lambda: read_shared(shared, table.rules)):
        with pytest.raises(OlderRecord, match="too old") as refused:
            reading()
        assert refused.value.line == 1
    monkeypatch.setitem(
        FORMAT_STEPS, FORMAT, lambda line: {**line, "do": line["do"]} if "do" in line else line
    )
    assert replay(read_record(text), table.rules).digest() == table.digest()
    assert read_shared(shared, table.rules).views[-1] == table.view(0)


WRONG_HEADERS: list[dict[str, object]] = [
    {"record": "chess"},
    {"record": None},
    {"format": 0},
    {"format": "1"},
    {"format": True},
    {"format": 1.0},
    {"rules": 0},
    {"rules": -1},
    {"rules": None},
    {"game": "drive_1414"},
    {"game": 13},
    {"options": []},
    {"options": {}},
    {"options": {"seats": 3}},
    {"options": {"seats": 2, "cap": -1}},
    {"options": {"seats": 2, "cap": 10**30}},
    {"options": {"seats": 2, "deck": ["short"]}},
    {"options": {"seats": 2, "colour": "red"}},
    {"options": {"seats": True}},
    {"seats": []},
    {"seats": "Ann"},
    {"seats": [{"name": "Ann"}, {"name": "Bob"}]},
    {"seats": [{"name": 1, "player": "human"}] * 2},
    {"seats": [{"name": "Ann", "player": None}] * 2},
    {"seats": [{"name": "Ann", "player": "human"}]},
    {"seats": [{"name": "Ann", "player": "human"}] * 7},
]


@pytest.mark.parametrize("fields", WRONG_HEADERS, ids=str)
def test_a_wrong_header_is_refused(fields: dict[str, object]) -> None:
    table = opened(rules_of("drive_1313"), 2)
    with pytest.raises(BadRecord) as refused:
        replay(read_record(changed(table, 0, **fields)), table.rules)
    assert refused.value.line == 1
    shared = redact(table, 0)
    if "record" not in fields:
        shared[0] = json.dumps({**json.loads(shared[0]), **fields})
        with pytest.raises(BadRecord) as refused:
            read_shared("\n".join(shared), table.rules)
        assert refused.value.line == 1


WRONG_TEXTS = [
    "",
    "\n",
    "null",
    "[]",
    "{}",
    '"dead-end"',
    "{",
    "\x00",
    "[" * 100_000,
    '{"a":' * 100_000,
    '{"record": "dead-end", "format": ' + "9" * 5000 + "}",
    "x" * (LONGEST_RECORD + 1),
]


@pytest.mark.parametrize("text", WRONG_TEXTS, ids=lambda text: text[:12].encode().hex() or "empty")
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)
    with pytest.raises(BadRecord):
        read_shared(text, rules_of("drive_1313"))


WRONG_LINES: list[tuple[object, str]] = [
    ({"by": "seat1"}, "neither an action"),
    ({"by": "seat1", "do": "done", "so": 1}, "neither an action"),
    ({"by": 1, "do": "done"}, "neither an action"),
    ({"by": "seat3", "do": "done"}, "nobody called 'seat3' sits here"),
    ({"by": "seat0", "do": "done"}, "nobody called"),
    ({"by": "dealer", "do": "done"}, "nobody called"),
    ({"digest": 7}, "neither an action"),
    ({"result": []}, "neither an action"),
    ({"result": {}}, "a result needs"),
    ({"result": {"reason": "x", "winners": [0], "scores": [1]}}, "a result needs"),
    ({"result": {"reason": "x", "winners": ["seat9"], "scores": [1]}}, "nobody called"),
    ({"result": {"reason": "x", "winners": [], "scores": [True]}}, "a result needs"),
    ("done", "not a JSON object"),
    ([], "not a JSON object"),
]


@pytest.mark.parametrize(("written", "reason"), WRONG_LINES, ids=str)
def test_a_wrong_line_is_refused_and_named(written: object, reason: str) -> None:
    lines = a_game().lines[:10]
    lines[7] = json.dumps(written)
    with pytest.raises(BadRecord, match=reason) as refused:
        read_record("\n".join(lines))
    assert refused.value.line == 8


@pytest.mark.parametrize(
    ("do", "reason"),
    [
        ("fly spritzy", "no such action"),
        ("move spritzy 4 z99", "no space is called"),
        ("roll 7 1", r"all\.A1"),
        ("done", r"1313\.T1"),
        ("stop", r"all\.A6"),
    ],
)
def test_an_action_that_is_none_or_not_legal_is_refused_where_it_stands(
    do: str, reason: str
) -> None:
    table = a_game()
    number = next(n for n, line in enumerate(table.lines) if '"do": "move' in line)
    by = "chance" if do.startswith("roll") else json.loads(table.lines[number])["by"]
    with pytest.raises(BadRecord, match=reason) as refused:
        replay(read_record(changed(table, number, by=by, do=do)), table.rules)
    assert refused.value.line == number + 1


def test_a_digest_or_a_result_that_is_another_one_is_refused() -> None:
    table = a_game()
    number = next(n for n, line in enumerate(table.lines) if "digest" in line)
    with pytest.raises(BadRecord, match="digest after this action is another") as refused:
        replay(read_record(changed(table, number, digest="0" * 16)), table.rules)
    assert refused.value.line == number
    due = table.pending
    assert isinstance(due, Over)
    wrong = {"reason": due.outcome.reason, "winners": ["seat1"], "scores": [99, 0]}
    with pytest.raises(BadRecord, match="the result is not the one"):
        replay(read_record(changed(table, len(table.lines) - 1, result=wrong)), table.rules)
    early = [*table.lines[:9], table.lines[-1]]
    with pytest.raises(BadRecord, match="the result is not the one"):
        replay(read_record("\n".join(early)), table.rules)


def test_nothing_comes_after_the_end() -> None:
    table = a_game()
    with pytest.raises(BadRecord, match="something after the result") as refused:
        read_record(text_of(table) + table.lines[5])
    assert refused.value.line == len(table.lines) + 1
    without_result = [*table.lines[:-1], '{"by": "seat1", "do": "done"}']
    with pytest.raises(BadRecord, match="the game is over before this action"):
        replay(read_record("\n".join(without_result)), table.rules)


def test_the_wrong_rules_do_not_read_it() -> None:
    table = a_game()
    text = changed(table, 0, game="noir")
    with pytest.raises(BadRecord, match="this is a record of 'noir'"):
        replay(read_record(text), table.rules)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_a_damaged_record_is_refused_or_opened_whole(mutation: Mutation) -> None:
    source = Random(MUTATIONS.index(mutation))
    games = [a_game(game_id, seats, cap=2, seed=seats) for game_id, seats in TABLES]
    refused = 0
    for number in range(MUTATED // len(MUTATIONS) + 1):
        table = games[number % len(games)]
        damaged, rules = mutation(text_of(table), source), table.rules
        again = opened_or_refused(replay_text, damaged, rules)
        if again is None:
            refused += 1
            continue
        record = read_record(damaged)
        # Opened: then every action is there, and it is a game like any other.
        assert again.plies == len(record.entries)
        assert again.actors() == [entry.by for entry in record.entries]
        for viewer in viewers(again):
            again.rules.write_view(again.view(viewer))
        if isinstance(again.pending, Over):
            assert record.result in (None, again.pending.outcome)
        play(again, source)
    assert refused


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_a_damaged_shared_record_is_refused_or_opened_whole(mutation: Mutation) -> None:
    source = Random(10 + MUTATIONS.index(mutation))
    games = [a_game(game_id, seats, cap=2, seed=seats) for game_id, seats in TABLES]
    texts = [
        (table.rules, "\n".join(redact(table, viewer)))
        for table in games
        for viewer in (PUBLIC, 0, len(table.seats) - 1)
    ]
    refused = 0
    for number in range(MUTATED // len(MUTATIONS) + 1):
        rules, text = texts[number % len(texts)]
        damaged = mutation(text, source)
        shared = opened_or_refused(read_shared, damaged, rules)
        if shared is None:
            refused += 1
            continue
        assert len(shared.views) == len(shared.told) + 1
        for view in shared.views:
            assert rules.read_view(rules.write_view(view)) == view
    assert refused


Opened = TypeVar("Opened")


def replay_text(text: str, rules: AnyRules) -> Table:
    return replay(read_record(text), rules)


def opened_or_refused(
    opening: Callable[[str, AnyRules], Opened], text: str, rules: AnyRules
) -> Opened | None:
    """What ``opening`` makes of the text; None when it is refused and said where and why."""
    try:
        return opening(text, rules)
    except BadRecord as error:
        refusal = error
    assert 0 <= refusal.line <= len(text.splitlines()) + 1
    assert refusal.reason
    return None


@pytest.mark.parametrize(
    "fact",
    [
        {"fact": "HeirTaken", "seat": 1, "loser": 0, "heir": "spritzy"},
        {"fact": "HeirTaken", "seat": 0, "loser": 9, "heir": None},
        {"fact": "CardPlayed", "seat": -1, "card": "wild"},
        {"fact": "CardPlayed", "seat": 0, "card": "wild"},
        {"fact": "Escaped", "seat": 0, "heir": "clay", "count": 1, "start": "c7", "run": False,
         "owner": 5, "bags": 1, "heritor": None},
        {"fact": "KnockedOff", "seat": 0, "trap": "safe", "heir": "spritzy", "owner": -2,
         "bags": 4, "heritor": "dusty"},
        {"fact": "TurnBegan", "seat": 17, "round": 3},
        {"fact": "Rolled", "seat": 0, "dice": [1, 2, 3, 900]},
        {"fact": "Revealed", "held": [["spritzy"]] * 9, "undealt": [], "hands": [], "deck": []},
        {"fact": "CardDrawn", "seat": 1, "heir": "dusty", "card": "wild"},
        {"fact": "Resigned"},
        {"fact": ["Moved"]},
        {},
        [],
        None,
    ],
    ids=str,
)  # fmt: skip
def test_a_fact_that_cannot_have_happened_is_refused_or_read_as_told(fact: object) -> None:
    table = play(opened(rules_of("drive_1313"), 2), Random(1), 12)
    lines = redact(table, 0)
    lines.insert(11, json.dumps({"told": [fact]}))
    with pytest.raises(BadRecord) as refused:
        read_shared("\n".join(lines), table.rules)
    assert refused.value.line >= 12


def test_whose_record_it_is_must_be_said() -> None:
    table = a_game()
    lines = redact(table, 1)
    for viewer in (None, "seat3", 1, "everybody", ["seat1"]):
        lines[0] = json.dumps({**json.loads(lines[0]), "viewer": viewer})
        with pytest.raises(BadRecord, match="whose record"):
            read_shared("\n".join(lines), table.rules)


def test_entries_say_who_what_and_where() -> None:
    record = read_record(text_of(play(opened(rules_of("drive_1313"), 2), Random(1), 3)))
    assert isinstance(record.entries[2], Entry)
    assert [entry.line for entry in record.entries] == [2, 3, 4]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"record": "dead-end", "a": ' + "[" * 5_000 + "]" * 5_000 + "}",
        '{"record": "dead-end", "name": "' + "x" * 100_000 + '"}',
        "x" * 3_000_000,
    ],
)
def test_what_is_too_long_or_too_deep_is_refused_before_it_is_read(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert len(str(caught.value)) < 250


def test_an_error_quotes_a_file_but_not_at_any_length() -> None:
    text = '{"record": "dead-end", "format": 1, "game": "' + "g" * 9_000 + '", "rules": 1}'
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert len(str(caught.value)) < 250
    assert len(str(BadRecord(3, "y" * 9_000))) < 250


@pytest.mark.parametrize("name", ["\u3164", " ", "\u2800\u2800"])
def test_a_name_that_nobody_can_see_is_no_name(name: str) -> None:
    assert clean_name(name) == ""


def test_a_family_is_one_letter_of_a_name() -> None:
    family = "👩\u200d👧"
    assert clean_name(family) == family
