"""Giving up (``all.A10``)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dead_end.contract import TABLE, Conceded, Decide, IllegalAction, Over, Stopped
from dead_end.games import GAME_IDS, game
from dead_end.record import SeatPlan, read_record
from dead_end.referee import Table, replay


def at_a_decision(game_id: str, seats: int) -> tuple[Table, Decide]:
    """A fresh table where somebody has to decide."""
    plans = [SeatPlan(f"P{seat}", "human") for seat in range(seats)]
    table = Table(game(game_id).rules, {}, plans)
    source = Random(5)
    while not isinstance(table.pending, Decide):
        table.draw_chance(source)
    return table, table.pending


def refused(table: Table, actor: int) -> None:
    before: Any = table.digest()
    with pytest.raises(IllegalAction) as caught:
        table.act(actor, Conceded())
    assert caught.value.clause == "all.A10"
    assert table.digest() == before


@pytest.mark.clause("all.A10")
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_where_two_play_the_other_wins_at_once(game_id: str) -> None:
    table, due = at_a_decision(game_id, 2)
    refused(table, 1 - due.seat)
    refused(table, TABLE)
    before, plies = table.view(due.seat), table.plies
    table.act(due.seat, Conceded())
    over = table.pending
    assert isinstance(over, Over)
    assert over.outcome.winners == (1 - due.seat,)
    assert over.outcome.reason == "conceded"
    record = read_record("\n".join(table.lines))
    assert replay(record, table.rules).digest() == table.digest()
    folded = before
    for fact in table.facts(due.seat, plies):
        folded = table.rules.fold(folded, fact)
    assert folded == table.view(due.seat)


@pytest.mark.clause("all.A10")
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_where_more_play_nobody_wins_by_it(game_id: str) -> None:
    if game(game_id).rules.seats[1] > 2:
        table, due = at_a_decision(game_id, 3)
        refused(table, due.seat)


@pytest.mark.clause("all.A10")
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_conceding_is_never_offered_among_the_moves(game_id: str) -> None:
    table, due = at_a_decision(game_id, 2)
    legal = table.rules.legal(table.view(due.seat))
    assert Conceded() not in legal
    assert Conceded() not in list(legal)


@pytest.mark.clause("all.A10", "all.A6")
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_why_not_says_who_may_end_a_game_early(game_id: str) -> None:
    table, due = at_a_decision(game_id, 2)
    mine, other = table.view(due.seat), table.view(1 - due.seat)
    assert table.rules.why_not(mine, Conceded()) is None
    assert table.rules.why_not(other, Conceded()) == "all.A10"
    assert table.rules.why_not(mine, Stopped()) == "all.A6"
    table.stop()
    assert table.rules.why_not(table.view(due.seat), Conceded()) == "all.A10"
    refused(table, due.seat)
