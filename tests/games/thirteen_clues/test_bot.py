"""The ``easy`` computer seat: legal, from the view alone, and it never guesses."""

from __future__ import annotations

from random import Random

import pytest

from dead_end.contract import Decide, Over
from dead_end.games.thirteen_clues import RULES
from dead_end.games.thirteen_clues.actions import Accuse
from dead_end.games.thirteen_clues.bot import Easy
from dead_end.games.thirteen_clues.knowledge import knowledge
from dead_end.simulate import Simulation, Summary, play_all
from tests.games.thirteen_clues.positions import table
from tests.tables import SOAK, due_to, opened, steps

EASY = Easy(RULES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_accuses_only_when_one_solution_is_left(seats: int) -> None:
    accused = 0
    for seed in range(3):
        at = opened(RULES, seats)
        source = Random(seed)
        for _ in steps(at, source, chooser=lambda t, s: EASY.choose(t.view(due_to(t)), s)):
            due = at.pending
            if isinstance(due, Over):
                assert due.outcome.reason == "solved"
            elif isinstance(due, Decide) and due.prompt == "acting":
                view = at.view(due.seat)
                action = EASY.choose(view, Random(1))
                assert action in RULES.legal(view)
                accuses = isinstance(action, Accuse)
                assert accuses == (len(knowledge(view).solutions) == 1)
                accused += accuses
    assert accused >= 3


def test_it_sees_the_view_and_nothing_else() -> None:
    view = table(3).view(0)
    assert EASY.choose(view, Random(1)) == EASY.choose(view, Random(1))
    with pytest.raises(ValueError, match="not to decide"):
        EASY.choose(table(3).view(1), Random(1))


def test_it_beats_a_random_seat() -> None:
    games = 400 if SOAK else 40
    simulation = Simulation("thirteen_clues", ("easy", "random"), games, 1, {})
    summary = Summary(simulation, list(play_all(simulation)))
    assert summary.by_player[0].interval[0] > 0.75
