"""The fast path: every legal action is as likely, and it is the referee's game."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from dead_end.chance import sample
from dead_end.contract import CHANCE, Chance, Chanced, Over
from dead_end.games.watch_your_step import RULES
from dead_end.record import digest
from tests.games.watch_your_step.positions import DRAWN, Position, fresh, table
from tests.tables import opened

POSITIONS = [
    fresh(),
    fresh().play("trap b2"),
    table(),
    table("long b2", "short c2", "short d2", "long a3"),
    # No long one left.
    table(
        "long a2", "short a3", "long b2", "short b3", "long d1", "short c3", "long b4", "short d3"
    ),
    *(fresh().play(*DRAWN[:plies]) for plies in (10, 16, 22, 24)),
]


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_every_legal_action_is_as_likely(position: Position) -> None:
    state = position.state
    actions, source = list(RULES.legal(RULES.view(state, state.turn))), Random(9)
    expected = 100
    counts = Counter(RULES.random_action(state, source) for _ in range(expected * len(actions)))
    assert set(counts) == set(actions)
    distance = sum((counts[action] - expected) ** 2 / expected for action in actions)
    assert len(actions) == 1 or distance < chi_square_limit(len(actions) - 1)


def chi_square_limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * sqrt(spread)) ** 3)


def test_the_limit_would_notice_one_action_in_four_twice_as_likely() -> None:
    counts = [160, 80, 80, 80]
    assert sum((count - 100) ** 2 / 100 for count in counts) > chi_square_limit(3)


@pytest.mark.parametrize("seed", range(5))
def test_with_the_same_chance_the_fast_path_gives_the_referees_digests(seed: int) -> None:
    chance, again, source = Random(seed), Random(seed), Random(-seed - 1)
    referee = opened(RULES, 2)
    state = RULES.setup(referee.options)
    while not isinstance(due := RULES.pending(state), Over):
        if isinstance(due, Chance):
            chanced = Chanced(due.name, sample(due.spec, chance))
            told = RULES.apply(state, CHANCE, chanced, quiet=True)
            referee.draw_chance(again)
        else:
            action = RULES.random_action(state, source)
            told = RULES.apply(state, due.seat, action, quiet=True)
            referee.act(due.seat, action)
        assert told == []
        assert digest(RULES.write_state(state)) == referee.digest()
    assert RULES.pending(state) == referee.pending
