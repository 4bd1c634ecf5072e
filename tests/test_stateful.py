"""A table of each game, handled in every order that Hypothesis can think of."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from dead_end.contract import PUBLIC, Chance, Decide, IllegalAction, Over
from dead_end.games import GAME_IDS
from dead_end.playout import bounded
from dead_end.record import read_record
from dead_end.referee import Table, replay
from dead_end.share import read_shared, redact
from tests.tables import (
    SOAK,
    as_text,
    due_to,
    fingerprint,
    imaginable,
    legal_of,
    opened,
    rules_of,
    truth,
    varied,
    viewers,
)

seeds = st.integers(0, 10**6)


class TableMachine(RuleBasedStateMachine):
    """What may happen to a table, and what must hold after each of it."""

    game_id = ""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table = opened(rules_of(self.game_id), 2)
        self.viewer = PUBLIC
        self.seen: Any = None
        self.heard = 0

    @initialize(seats=st.integers(0, 10), cap=st.integers(1, 4), options=seeds)
    def lay(self, seats: int, cap: int, options: int) -> None:
        rules = rules_of(self.game_id)
        low, high = rules.seats
        source = Random(options)
        chosen: dict[str, object] = {**bounded(rules, cap)}
        for option in rules.options:
            if isinstance(option.default, bool):
                chosen[option.name] = source.random() < 0.5
            elif option.choices:
                chosen[option.name] = source.choice(option.choices)
        self.table = opened(rules, low + seats % (high - low + 1), **chosen)
        note(f"options {self.table.options}")
        self.look(0)

    @precondition(lambda self: isinstance(self.table.pending, Chance))
    @rule(seed=seeds)
    def chance(self, seed: int) -> None:
        self.table.draw_chance(Random(seed))
        note(self.table.lines[-1])

    @precondition(lambda self: isinstance(self.table.pending, Decide))
    @rule(which=seeds)
    def any_action(self, which: int) -> None:
        legal = legal_of(self.table)
        self.table.act(due_to(self.table), legal[which % len(legal)])
        note(self.table.lines[-1])

    @precondition(lambda self: isinstance(self.table.pending, Decide))
    @rule(seed=seeds)
    def a_lively_action(self, seed: int) -> None:
        self.table.act(due_to(self.table), varied(self.table, Random(seed)))
        note(self.table.lines[-1])

    @precondition(lambda self: isinstance(self.table.pending, Decide))
    @rule(which=seeds, by=st.integers(1, 5))
    def out_of_turn(self, which: int, by: int) -> None:
        legal = legal_of(self.table)
        seat = (due_to(self.table) + by) % len(self.table.seats)
        before = as_text(fingerprint(self.table))
        if seat != due_to(self.table):
            with pytest.raises(IllegalAction):
                self.table.act(seat, legal[which % len(legal)])
        assert as_text(fingerprint(self.table)) == before

    @rule(agreed=st.booleans())
    def take_back(self, agreed: bool) -> None:
        seat = next(
            (seat for seat in range(len(self.table.seats)) if self.table.can_undo(seat, agreed)),
            None,
        )
        if seat is not None:
            self.table.undo(seat, agreed)
            note(f"taken back by {seat}")
            self.look(self.viewer + 1)

    @rule()
    def save_and_load(self) -> None:
        again = replay(read_record("\n".join(self.table.lines)), self.table.rules)
        assert fingerprint(again) == fingerprint(self.table)
        for viewer in viewers(again):
            assert again.facts_by_ply(viewer) == self.table.facts_by_ply(viewer)
        self.table = again

    @rule(which=st.integers(0, 10))
    def look(self, which: int) -> None:
        """Look on from another side, from here on by what that side is told alone."""
        self.viewer = which % (len(self.table.seats) + 1) - 1
        self.seen = self.table.view(self.viewer)
        self.heard = self.table.plies

    @rule()
    def share(self) -> None:
        shared = read_shared("\n".join(redact(self.table, self.viewer)), self.table.rules)
        assert shared.views[-1] == self.table.view(self.viewer)

    @rule(seed=seeds)
    def imagine(self, seed: int) -> None:
        if self.viewer not in imaginable(self.table):
            return
        rules, view = self.table.rules, self.table.view(self.viewer)
        before = as_text(rules.write_state(truth(self.table)))
        world = rules.determinize(view, Random(seed))
        assert rules.view(world, self.viewer) == view
        due = rules.pending(world)
        if isinstance(due, Decide):
            rules.apply(world, due.seat, rules.random_action(world, Random(seed)))
        assert as_text(rules.write_state(truth(self.table))) == before

    @precondition(lambda self: not isinstance(self.table.pending, Over) and self.table.plies > 12)
    @rule(sure=st.integers(0, 9))
    def stop(self, sure: int) -> None:
        if sure == 9:
            self.table.stop()

    @invariant()
    def the_view_is_what_was_told(self) -> None:
        if self.seen is not None:
            for fact in self.table.facts(self.viewer, self.heard):
                self.seen = self.table.rules.fold(self.seen, fact)
            self.heard = self.table.plies
            assert self.seen == self.table.view(self.viewer)

    @invariant()
    def someone_can_go_on(self) -> None:
        if isinstance(self.table.pending, Decide):
            assert legal_of(self.table)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_table_in_any_order(game_id: str) -> None:
    machine = type("Machine", (TableMachine,), {"game_id": game_id})
    budget = settings(max_examples=400 if SOAK else 20, stateful_step_count=50)
    run_state_machine_as_test(machine, settings=budget)
