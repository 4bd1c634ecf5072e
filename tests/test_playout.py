"""Playouts: uniform games from a fresh deal, counted in plies."""

from __future__ import annotations

from random import Random

import pytest

from dead_end.contract import BadOption, Decide, Over
from dead_end.games.drive_1313.material import OPTIONS
from dead_end.games.drive_1313.rules import Drive1313
from dead_end.playout import ROUNDS, bounded, is_forced, playout
from tests.tables import TABLES, due_to, legal_of, opened, rules_of, step, truth, varied


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_ply_is_a_decision_but_for_forced_passes(game_id: str, seats: int) -> None:
    rules = rules_of(game_id)
    for seed in range(3):
        # The same game through the referee: chance and choices come from one source in turn.
        table, source, plies = opened(rules, seats, **bounded(rules, 8)), Random(seed), 0
        while not isinstance(due := table.pending, Over):
            if isinstance(due, Decide):
                (first, *others) = legal_of(table)
                plies += bool(others) or first not in rules.passes
            step(table, source)
        played = playout(rules, {"seats": seats, **bounded(rules, 8)}, Random(seed))
        assert played == (plies, due.outcome)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_decision_is_forced_when_there_is_one_legal_action(game_id: str, seats: int) -> None:
    rules = rules_of(game_id)
    seen = set()
    for seed in range(3):
        table, source = opened(rules, seats, **bounded(rules)), Random(seed)
        while not isinstance(table.pending, Over):
            if isinstance(table.pending, Decide):
                forced = len(legal_of(table)) == 1
                assert is_forced(rules, truth(table), due_to(table)) == forced
                seen.add(forced)
            step(table, source, varied)
    assert False in seen
    # Only where there are passes is a seat asked what it cannot answer otherwise.
    assert True in seen or not rules.passes


@pytest.mark.parametrize(
    ("game_id", "seats"), [table for table in TABLES if bounded(rules_of(table[0]))]
)
def test_it_ends_with_the_round_cap_at_the_latest(game_id: str, seats: int) -> None:
    rules = rules_of(game_id)
    reasons = {playout(rules, {"seats": seats}, Random(seed)).outcome.reason for seed in range(5)}
    assert "round_cap" in reasons
    short = playout(rules, {"seats": seats, "cap": 1}, Random(1))
    assert short.plies < playout(rules, {"seats": seats}, Random(1)).plies
    assert ROUNDS == 30


def test_a_game_without_a_round_cap_is_not_given_one() -> None:
    class Endless(Drive1313):
        options = OPTIONS[:-1]  # type: ignore[misc]  # Final in the game itself

    assert OPTIONS[-1].name == "cap"
    assert bounded(Drive1313(), 4) == {"cap": 4}
    assert bounded(Endless(), 4) == {}
    with pytest.raises(BadOption, match="cap"):
        playout(Endless(), {"seats": 2, "cap": 4}, Random(1))


def test_options_are_checked() -> None:
    with pytest.raises(BadOption, match="cap"):
        playout(rules_of("drive_1313"), {"seats": 2, "cap": -1}, Random(1))
