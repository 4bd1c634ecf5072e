"""No seat is shown what it may not know: the battery over all games (all.A2, all.A7)."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from dead_end.chance import sample
from dead_end.contract import CHANCE, Chance, Chanced, Decide, IllegalAction, Over
from dead_end.playout import bounded
from dead_end.referee import Table
from dead_end.share import read_shared, redact
from tests.tables import (
    SOAK,
    TABLES,
    as_text,
    imaginable,
    opened,
    play,
    rules_of,
    steps,
    truth,
    varied,
    viewers,
)

POSITIONS = 1000 if SOAK else 60
"""In all, over the numbers of seats of a game."""

every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def positions(game_id: str, seats: int, seed: int) -> list[Table]:
    """Tables stopped somewhere before their end."""
    shares = sum(game_id == other for other, _ in TABLES)
    found: list[Table] = []
    source = Random(seed * 10 + seats)
    while len(found) < POSITIONS / shares:
        table = play(opened(rules_of(game_id), seats), source, int(source.random() * 160), varied)
        if not isinstance(table.pending, Over):
            found.append(table)
    return found


@every_table
@pytest.mark.clause("all.A2", "all.A7", "1313.H1", "noir.H1", "13.H1")
def test_a_possible_truth_looks_the_same_byte_for_byte(game_id: str, seats: int) -> None:
    others = 0
    for table in positions(game_id, seats, 1):
        rules = table.rules
        for viewer in imaginable(table):
            view = table.view(viewer)
            for number in range(3):
                world = rules.determinize(view, Random(number))
                seen = rules.view(world, viewer)
                assert seen == view
                assert as_text(rules.write_view(seen)) == as_text(rules.write_view(view))
                texts = [rules.write_action(action) for action in rules.legal(view)]
                assert [rules.write_action(action) for action in rules.legal(seen)] == texts
                shown, due = table.pending, rules.pending(world)
                if isinstance(shown, Decide):
                    assert due == shown
                else:
                    assert isinstance(due, Chance)
                    assert isinstance(shown, Chance)
                    assert due.name == shown.name
                hidden = rules.write_state(world) != rules.write_state(truth(table))
                others += hidden
    # The truth drawn is not simply the real one.
    assert others > POSITIONS / 2


@every_table
@pytest.mark.clause("all.A2")
def test_a_possible_truth_can_be_played_on(game_id: str, seats: int) -> None:
    for table in positions(game_id, seats, 2):
        rules = table.rules
        for viewer in imaginable(table):
            world = rules.determinize(table.view(viewer), Random(viewer))
            source = Random(7)
            for _ in range(10):
                due = rules.pending(world)
                if isinstance(due, Over):
                    break
                if isinstance(due, Decide):
                    action = rules.random_action(world, source)
                    assert action in rules.legal(rules.view(world, due.seat))
                    rules.apply(world, due.seat, action)
                else:
                    chanced = Chanced(due.name, sample(due.spec, source))
                    rules.apply(world, CHANCE, chanced)


@every_table
@pytest.mark.clause("all.A2", "all.A7", "all.A8", "all.A3", "1313.H1", "noir.H1", "13.H1")
def test_what_a_seat_cannot_see_changes_nothing_for_it(game_id: str, seats: int) -> None:
    redeal = import_module(f"tests.games.{game_id}.redealing").redeal
    tried, redealt = 0, 0
    for table in positions(game_id, seats, 3):
        rules, source = table.rules, Random(table.plies)
        for viewer in viewers(table):
            tried += 1
            other = redeal(table, viewer, source)
            if other is None:
                continue
            redealt += 1
            assert rules.write_state(truth(other)) != rules.write_state(truth(table))
            assert len(other.facts_by_ply(viewer)) == len(table.facts_by_ply(viewer))
            assert other.facts_by_ply(viewer) == table.facts_by_ply(viewer)
            view = table.view(viewer)
            assert as_text(rules.write_view(other.view(viewer))) == as_text(rules.write_view(view))
            assert redact(other, viewer) == redact(table, viewer)
            assert list(rules.legal(other.view(viewer))) == list(rules.legal(view))
            assert prompt(other) == prompt(table)
            # Once more with errors: everything that somebody may do is tried by this viewer.
            due = table.pending
            if isinstance(due, Decide) and viewer >= 0:
                legal = list(rules.legal(table.view(due.seat)))
                some = source.sample(legal, min(20, len(legal)))
                if due.seat != viewer:
                    assert {refusal(table, viewer, action) for action in some} == {
                        refusal(other, viewer, action) for action in some
                    }
                for action in some:
                    assert rules.why_not(view, action) == rules.why_not(other.view(viewer), action)
    assert redealt > tried / 2


def prompt(table: Table) -> tuple[Any, ...]:
    """What is due, as the table sees it."""
    due = table.pending
    assert not isinstance(due, Over)
    return (due.seat, due.prompt) if isinstance(due, Decide) else (due.name,)


def refusal(table: Table, seat: int, action: Any) -> str:
    """The words with which an action is refused."""
    with pytest.raises(IllegalAction) as refused:
        table.act(seat, action)
    return str(refused.value)


@every_table
@pytest.mark.clause("all.A2", "all.A8")
def test_a_shared_record_is_what_the_seat_was_told(game_id: str, seats: int) -> None:
    for table in positions(game_id, seats, 4)[:: 1 if SOAK else 5]:
        for viewer in viewers(table):
            shared = read_shared("\n".join(redact(table, viewer)), table.rules)
            assert shared.viewer == viewer
            assert [list(told) for told in shared.told] == table.facts_by_ply(viewer)
            assert shared.views[-1] == table.view(viewer)
            assert len(shared.views) == table.plies + 1


@every_table
@pytest.mark.clause("all.A2", "1313.H1", "noir.H1", "13.H1")
def test_a_canary_among_the_hidden_never_shows(game_id: str, seats: int) -> None:
    """Everything sent to a viewer is searched for words that only hidden things have."""
    hidden_words = import_module(f"tests.games.{game_id}.redealing").hidden_words
    searched = 0
    for number in range(20 if SOAK else 4):
        table = opened(rules_of(game_id), seats)
        for _ in steps(table, Random(number), 120, varied):
            if isinstance(table.pending, Over):
                break
            for viewer in viewers(table):
                sent: list[Any] = [table.rules.write_view(table.view(viewer))]
                sent += map(table.rules.write_fact, table.facts(viewer, table.plies - 1))
                said = words_in(sent)
                hidden = hidden_words(table, viewer)
                assert said.isdisjoint(hidden)
                searched += len(hidden)
    assert searched > 1000


def words_in(written: Any, under: str = "") -> set[str]:
    """The words that JSON holds as values, each also with the name of its field: ``card=wild``."""
    if isinstance(written, str):
        return {written, f"{under}={written}"}
    if isinstance(written, list):
        return set().union(*(words_in(item, under) for item in written))
    if isinstance(written, dict):
        return set().union(*(words_in(value, name) for name, value in written.items()))
    return set()


@every_table
@pytest.mark.clause("all.A2")
def test_when_it_is_over_all_see_all(game_id: str, seats: int) -> None:
    for number in range(5):
        rules = rules_of(game_id)
        table = opened(rules, seats, **bounded(rules, 3))
        play(table, Random(number), chooser=varied)
        for viewer in viewers(table):
            view = table.view(viewer)
            assert rules.write_state(rules.determinize(view, Random(1))) == rules.write_state(
                truth(table)
            )
            shared = read_shared("\n".join(redact(table, viewer)), rules)
            assert shared.views[-1] == view
            assert rules.read_view(rules.write_view(view)) == view
