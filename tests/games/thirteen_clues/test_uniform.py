"""The fast path: every legal action is as likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dead_end.games.thirteen_clues import RULES
from tests.games.thirteen_clues.positions import Position, dealt, table
from tests.games.watch_your_step.test_uniform import chi_square_limit


def short_of_glasses() -> Position:
    """Seat 2 has to take a glass from somebody."""
    at = table(6)
    at.state.glasses, at.state.supply = [1, 0, 2, 0, 3, 2], 0
    return at.play("ask seat3 red")


POSITIONS = [dealt(2), dealt(3), table(2), table(3, top_secret=True), table(6), short_of_glasses()]


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_every_legal_action_is_as_likely(position: Position) -> None:
    state = position.state
    actions, source = list(RULES.legal(RULES.view(state, state.turn))), Random(9)
    expected = 100
    counts = Counter(RULES.random_action(state, source) for _ in range(expected * len(actions)))
    assert set(counts) == set(actions)
    distance = sum((counts[action] - expected) ** 2 / expected for action in actions)
    assert distance < chi_square_limit(len(actions) - 1)
