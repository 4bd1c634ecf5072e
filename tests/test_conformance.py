"""What every game owes the table, at every number of seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from dead_end.bots.levels import choose
from dead_end.bots.seat import answer
from dead_end.chance import possible
from dead_end.contract import (
    CHANCE,
    PUBLIC,
    TABLE,
    BadOption,
    BadText,
    Chance,
    Chanced,
    Decide,
    IllegalAction,
    Json,
    Over,
    Rules,
    Stopped,
    check_options,
)
from dead_end.games import GAME_IDS, game
from dead_end.playout import bounded
from dead_end.record import digest, read_record
from dead_end.referee import NotDue, Table, replay
from tests.tables import (
    SOAK,
    TABLES,
    as_text,
    due_to,
    fingerprint,
    legal_of,
    malformed,
    opened,
    play,
    rules_of,
    sort_key,
    steps,
    truth,
    uniform,
    varied,
    viewers,
)

GAMES = 20 if SOAK else 2

every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def games(game_id: str, seats: int, cap: int = 4) -> list[tuple[Table, Random]]:
    """Fresh tables with their own dice."""
    rules = rules_of(game_id)
    return [
        (opened(rules, seats, **bounded(rules, cap)), Random(1000 * seats + number))
        for number in range(GAMES)
    ]


def real_ones(game_id: str, seats: int) -> list[Any]:
    """Actions from here and there in other games: at any one moment hardly any is legal."""
    pool: dict[Any, None] = {}
    source = Random(77)
    for _ in range(6):
        for table in steps(opened(rules_of(game_id), seats), source, 90, varied):
            if isinstance(table.pending, Decide):
                legal = legal_of(table)
                pool.update(dict.fromkeys(source.sample(legal, min(4, len(legal)))))
    return list(pool)


def a_pool(game_id: str, seats: int) -> list[Any]:
    """The same, and what looks like them and names what is not in the box, or is no action."""
    pool = dict.fromkeys(real_ones(game_id, seats))
    for action in list(pool):
        pool.update(dict.fromkeys(malformed(rules_of(game_id), action)))
    return list(pool)


@every_table
@pytest.mark.clause("all.A9")
def test_legal_is_sorted_and_unique_and_there_just_when_a_decision_is_due(
    game_id: str, seats: int
) -> None:
    for table, source in games(game_id, seats):
        rules = table.rules
        for _ in steps(table, source, chooser=varied):
            due = table.pending
            for viewer in viewers(table):
                legal = rules.legal(table.view(viewer))
                listed = list(legal)
                keys = [sort_key(rules, action) for action in listed]
                assert all(one < next_one for one, next_one in pairwise(keys))
                assert legal.count() == len(listed) == len(set(listed))
                assert bool(legal) == bool(listed)
                assert all(action in legal for action in listed)
                # One seat is asked at a time.
                assert bool(listed) == (isinstance(due, Decide) and due.seat == viewer)


@every_table
@pytest.mark.clause("all.A3")
def test_what_is_illegal_is_refused_and_changes_nothing(game_id: str, seats: int) -> None:
    pool = a_pool(game_id, seats)
    refused = 0
    for table, source in games(game_id, seats):
        for _ in steps(table, source, chooser=varied):
            legal = set(legal_of(table)) if isinstance(table.pending, Decide) else set()
            seat = due_to(table) if legal else 0
            before = as_text(fingerprint(table))
            views = [table.view(viewer) for viewer in viewers(table)]
            for action in source.sample(pool, 25):
                clause = table.rules.why_not(table.view(seat), action)
                assert (clause is None) == (action in legal)
                assert (action in table.rules.legal(table.view(seat))) == (action in legal)
                if clause is not None:
                    with pytest.raises(IllegalAction, match=clause) as refusal:
                        table.act(seat, action)
                    assert refusal.value.clause == clause
                    refused += 1
                # Nobody else may do it either.
                other = (seat + 1) % seats
                assert table.rules.why_not(table.view(other), action) is not None
                with pytest.raises(IllegalAction):
                    table.act(other, action)
            assert as_text(fingerprint(table)) == before
            assert [table.view(viewer) for viewer in viewers(table)] == views
    assert refused > 100


@every_table
@pytest.mark.clause("all.A1", "all.A6")
def test_chance_and_the_table_are_not_seats(game_id: str, seats: int) -> None:
    for table, source in games(game_id, seats):
        rules = table.rules
        for _ in steps(table, source, chooser=varied):
            before = as_text(fingerprint(table))
            due = table.pending
            with pytest.raises(IllegalAction, match=r"all\.A6"):
                table.act(0, Stopped())
            name = due.name if isinstance(due, Chance) else "roll"
            with pytest.raises(IllegalAction, match=r"all\.A1"):
                rules.apply(truth(table), CHANCE, Chanced(name, (0,) * 30))
            if isinstance(due, Decide):
                with pytest.raises(NotDue):
                    table.draw_chance(source)
                for actor in (CHANCE, TABLE, PUBLIC):
                    with pytest.raises(IllegalAction):
                        table.act(actor, legal_of(table)[0])
            assert as_text(fingerprint(table)) == before


@every_table
@pytest.mark.clause("all.A1")
def test_only_what_dice_and_deck_can_give_is_an_outcome(game_id: str, seats: int) -> None:
    outcomes = []
    for table in steps(
        opened(rules_of(game_id), seats, **bounded(rules_of(game_id), 3)), Random(5), chooser=varied
    ):
        actor, action = table._entries[-1]
        if actor == CHANCE:
            outcomes.append(action)
    for table, source in games(game_id, seats):
        for _ in steps(table, source, chooser=varied):
            state = truth(table)
            for outcome in source.sample(outcomes, min(5, len(outcomes))):
                copy = table.rules.clone(state)
                due = table.pending
                # No seat may play it.
                with pytest.raises(IllegalAction):
                    table.rules.apply(copy, 0, outcome)
                fits = (
                    isinstance(due, Chance)
                    and due.name == outcome.name
                    and possible(due.spec, outcome.numbers)
                )
                if fits:
                    table.rules.apply(copy, CHANCE, outcome)
                    continue
                with pytest.raises(IllegalAction, match=r"all\.A1"):
                    table.rules.apply(copy, CHANCE, outcome)
                assert as_text(table.rules.write_state(copy)) == as_text(
                    table.rules.write_state(state)
                )


@every_table
def test_a_clone_is_independent(game_id: str, seats: int) -> None:
    for table, source in games(game_id, seats):
        rules = table.rules
        kept: list[tuple[Any, str]] = []
        for _ in steps(table, source, chooser=varied):
            state = truth(table)
            kept.append((rules.clone(state), as_text(rules.write_state(state))))
            copy = rules.clone(state)
            if isinstance(table.pending, Decide):
                rules.apply(copy, due_to(table), uniform(table, source))
            assert as_text(rules.write_state(state)) == kept[-1][1]
        for earlier, written in kept:
            assert as_text(rules.write_state(earlier)) == written


@every_table
def test_quiet_play_changes_the_same_and_tells_nothing(game_id: str, seats: int) -> None:
    for table, source in games(game_id, seats):
        quiet = table.rules.clone(truth(table))
        for _ in steps(table, source, chooser=varied):
            actor, action = table._entries[-1]
            assert table.rules.apply(quiet, actor, action, quiet=True) == []
            assert as_text(table.rules.write_state(quiet)) == as_text(
                table.rules.write_state(truth(table))
            )


@every_table
def test_random_actions_are_legal(game_id: str, seats: int) -> None:
    for table, source in games(game_id, seats):
        for _ in steps(table, source, chooser=varied):
            if isinstance(table.pending, Decide):
                for _ in range(5):
                    assert uniform(table, source) in table.rules.legal(table.view(due_to(table)))


@every_table
def test_actions_views_and_facts_are_written_and_read_back(game_id: str, seats: int) -> None:
    for table, source in games(game_id, seats):
        rules = table.rules
        for _ in steps(table, source, chooser=varied):
            _, action = table._entries[-1]
            assert rules.read_action(rules.write_action(action)) == action
            for viewer in viewers(table):
                view = table.view(viewer)
                written = json.loads(json.dumps(rules.write_view(view)))
                assert rules.read_view(written) == view
                assert list(rules.legal(rules.read_view(written))) == list(rules.legal(view))
                for fact in table.facts(viewer, table.plies - 1):
                    assert rules.read_fact(json.loads(json.dumps(rules.write_fact(fact)))) == fact
            if isinstance(table.pending, Decide):
                for legal in legal_of(table):
                    assert rules.read_action(rules.write_action(legal)) == legal


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_two_texts_are_one_action(game_id: str) -> None:
    """A damaged text is refused, or it is the text of another action."""
    rules = rules_of(game_id)
    source = Random(4)
    texts = [rules.write_action(action) for action in real_ones(game_id, rules.seats[0])]
    texts += ["stop", ""]
    letters = "abcdefghijklmnopqrstuvwxyz 0123456789-_+.é١\n"
    read = 0
    for _ in range(20_000 if SOAK else 2_000):
        text = list(source.choice(texts))
        for _ in range(1 + int(source.random() * 3)):
            at = int(source.random() * (len(text) + 1))
            cut = int(source.random() * 2)
            text[at : at + cut] = [letters[int(source.random() * len(letters))]][: 1 + cut]
        damaged = "".join(text)
        try:
            action = rules.read_action(damaged)
        except BadText:
            continue
        assert rules.write_action(action) == damaged
        read += 1
    assert read


def reached(table: Table, picked: tuple[str, ...] = ()) -> list[Any]:
    """All actions that picking leads to; each pick must lead somewhere."""
    open_now = table.rules.legal(table.view(due_to(table))).narrow(picked)
    found = list(open_now.actions)
    for pick in open_now.picks:
        beyond = reached(table, (*picked, pick))
        assert beyond
        found += beyond
    return found


@every_table
def test_picking_leads_to_exactly_the_legal_actions(game_id: str, seats: int) -> None:
    for table, source in games(game_id, seats):
        for _ in steps(table, source, chooser=varied):
            if isinstance(table.pending, Decide):
                found = reached(table)
                assert len(found) == len(set(found))
                assert sorted(found, key=partial(sort_key, table.rules)) == legal_of(table)
                legal = table.rules.legal(table.view(due_to(table)))
                for picked in (("nonsense",), ("pawn nobody",), ("pawn ", "x"), ("",)):
                    assert legal.narrow(picked) == ((), ())
            for viewer in viewers(table):
                if not isinstance(table.pending, Decide) or viewer != due_to(table):
                    assert table.rules.legal(table.view(viewer)).narrow(()) == ((), ())


@every_table
@pytest.mark.clause("all.A1")
def test_at_every_step_the_record_leads_to_the_same_table(game_id: str, seats: int) -> None:
    for table, source in games(game_id, seats, cap=2):
        for _ in steps(table, source, chooser=varied):
            again = replay(read_record("\n".join(table.lines)), table.rules)
            assert fingerprint(again) == fingerprint(table)
            assert again.pending == table.pending
            for viewer in viewers(table):
                assert again.view(viewer) == table.view(viewer)
                assert again.facts_by_ply(viewer) == table.facts_by_ply(viewer)


@every_table
def test_a_record_is_replayed_to_any_of_its_actions(game_id: str, seats: int) -> None:
    for table, source in games(game_id, seats, cap=2):
        digests = [table.digest()]
        digests += [table.digest() for _ in steps(table, source, chooser=varied)]
        record = read_record("\n".join(table.lines))
        for plies, known in enumerate(digests):
            assert replay(record, table.rules, plies).digest() == known


@every_table
@pytest.mark.clause("all.A2", "all.A8")
def test_folding_what_a_viewer_was_told_gives_its_view(game_id: str, seats: int) -> None:
    for options in ({}, *switches(game_id)):
        for number in range(GAMES):
            rules = rules_of(game_id)
            table = opened(rules, seats, **bounded(rules, 6), **options)
            views = {viewer: table.view(viewer) for viewer in viewers(table)}
            for _ in steps(table, Random(number), chooser=varied):
                for viewer in viewers(table):
                    for fact in table.facts(viewer, table.plies - 1):
                        views[viewer] = table.rules.fold(views[viewer], fact)
                    assert views[viewer] == table.view(viewer)


def switches(game_id: str) -> list[dict[str, Any]]:
    """Each option of a game set to something else than its default."""
    found: list[dict[str, Any]] = []
    for option in rules_of(game_id).options:
        if isinstance(option.default, bool):
            found.append({option.name: not option.default})
        found += [{option.name: choice} for choice in option.choices if choice != option.default]
    return found


@every_table
def test_what_was_played_can_be_taken_back_and_played_again(game_id: str, seats: int) -> None:
    taken_back = 0
    for table, source in games(game_id, seats):
        while not isinstance(table.pending, Over):
            before = as_text(fingerprint(table))
            views = [table.view(viewer) for viewer in viewers(table)]
            told = [table.facts_by_ply(viewer) for viewer in viewers(table)]
            if isinstance(table.pending, Chance):
                table.draw_chance(source)
                for seat in range(seats):
                    assert not table.can_undo(seat)
                    assert not table.can_undo(seat, agreed=True)
                    with pytest.raises(NotDue):
                        table.undo(seat, agreed=True)
                continue
            seat, action = due_to(table), varied(table, source)
            table.act(seat, action)
            after = as_text(fingerprint(table))
            others = [other for other in range(seats) if other != seat]
            assert not any(table.can_undo(other) for other in others)
            if not table.can_undo(seat):
                last = [
                    fact
                    for viewer in viewers(table)
                    for fact in table.facts(viewer, table.plies - 1)
                ]
                assert any(fact.reveals for fact in last)
                assert not any(table.can_undo(other, agreed=True) for other in others)
                continue
            by = source.choice(others)
            assert table.can_undo(by, agreed=True)
            if source.random() < 0.5:
                table.undo(seat)
            else:
                table.undo(by, agreed=True)
            assert as_text(fingerprint(table)) == before
            assert [table.view(viewer) for viewer in viewers(table)] == views
            assert [table.facts_by_ply(viewer) for viewer in viewers(table)] == told
            table.act(seat, action)
            assert as_text(fingerprint(table)) == after
            taken_back += 1
    # Where nearly every action tells somebody something, there is little to take back.
    assert taken_back >= GAMES


@every_table
@pytest.mark.clause("all.A5")
def test_every_game_ends_and_nothing_follows(game_id: str, seats: int) -> None:
    for number in range(GAMES):
        rules = rules_of(game_id)
        table = opened(rules, seats, **bounded(rules))
        play(table, Random(number), chooser=varied)
        due = table.pending
        assert isinstance(due, Over)
        assert set(due.outcome.winners) <= set(range(seats))
        assert len(due.outcome.scores) == seats
        before = as_text(fingerprint(table))
        for viewer in viewers(table):
            assert not table.rules.legal(table.view(viewer))
        with pytest.raises(IllegalAction):
            table.stop()
        with pytest.raises(NotDue):
            table.draw_chance(Random(1))
        assert as_text(fingerprint(table)) == before


@every_table
def test_setting_up_is_pure_and_options_are_checked(game_id: str, seats: int) -> None:
    rules = rules_of(game_id)
    options = check_options(rules.options, rules.seats, {"seats": seats})
    first, second = (rules.setup(options) for _ in range(2))
    assert digest(rules.write_state(first)) == digest(rules.write_state(second))
    assert rules.pending(first) == rules.pending(second)
    assert not isinstance(rules.pending(first), Over)
    assert opened(rules, seats).options == options
    with pytest.raises(BadOption):
        opened(rules, seats, colour="red")
    for count in (True, "2", None, 99):
        with pytest.raises(BadOption):
            check_options(rules.options, rules.seats, {"seats": count})
    for option in rules.options:
        values: tuple[Any, ...] = (None, [], {}, -1, 10**9, "nonsense", 1.5)
        for value in values:
            with pytest.raises(BadOption) as refusal:
                opened(rules, seats, **{option.name: value})
            assert refusal.value.option == option.name


STRANGE: tuple[Any, ...] = (
    None, True, -1, 7, 10**12, 1.5, "x", "", [], {}, [7], ["x"], [None], [[]], {"x": "y"},
    ["seat1"] * 5, [1] * 5, "seat6", "spectator", "nobody",
)  # fmt: skip


def changed_somewhere(written: Any) -> Iterator[Any]:
    """JSON with one value in it replaced by a strange one, each value in turn."""
    yield from STRANGE
    places: Iterable[Any] = written if isinstance(written, dict) else ()
    if isinstance(written, list):
        places = range(len(written))
    for key in places:
        for changed in changed_somewhere(written[key]):
            copy = written.copy()
            copy[key] = changed
            yield copy


@every_table
def test_a_view_that_is_none_is_refused(game_id: str, seats: int) -> None:
    rules = rules_of(game_id)
    table = opened(rules, seats, **bounded(rules, 4))
    for _ in steps(table, Random(3), chooser=varied):
        if table.plies % 60 == 30 or isinstance(table.pending, Over):
            for viewer in (PUBLIC, table.plies % seats):
                check_that_no_other_is_read(rules, rules.write_view(table.view(viewer)))


def check_that_no_other_is_read(rules: Rules[Any, Any, Any], written: Json) -> None:
    """With anything in it changed, a view is refused, or read as what it then says."""
    refused = 0
    for name in written:
        if name != "turned_up":
            with pytest.raises(BadText):
                rules.read_view({key: value for key, value in written.items() if key != name})
    for changed in ({**written, "colour": 1}, [written], None, "x"):
        with pytest.raises(BadText):
            rules.read_view(changed)
    for changed in changed_somewhere(written):
        try:
            read = rules.read_view(json.loads(json.dumps(changed)))
        except BadText:
            refused += 1
            continue
        assert as_text(rules.write_view(read)) == as_text(changed)
        assert bool(rules.legal(read)) in (True, False)
    assert refused > 500


@every_table
def test_a_whole_game_is_played_over_the_wire(game_id: str, seats: int) -> None:
    """Computer seats that are sent their view as text and nothing else come to the same game."""
    rules = rules_of(game_id)
    table, near = (opened(rules, seats, **bounded(rules, 3)) for _ in range(2))
    source = Random(seats)
    while not isinstance(due := table.pending, Over):
        if isinstance(due, Chance):
            table.draw_chance(source)
            near._play(*table._entries[-1])
            continue
        request = {
            "game": game_id,
            "level": "easy",
            "view": rules.write_view(table.view(due.seat)),
            "seed": table.plies,
        }
        reply = json.loads(answer(json.dumps(request)))
        table.act(due.seat, rules.read_action(reply["action"]))
        near.act(due.seat, choose(game_id, "easy", near.view(due.seat), Random(near.plies)))
    assert near.lines == table.lines


def test_there_is_no_other_game() -> None:
    with pytest.raises(BadText):
        game("drive_1414")
