"""The fast path: uniform over the legal actions, and the same game as the referee's."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from dead_end.chance import sample
from dead_end.contract import CHANCE, Chance, Chanced, Over
from dead_end.games.noir.actions import SHIFTS
from dead_end.games.noir.state import State
from dead_end.record import digest
from tests.games.noir.positions import RULES, Position, deal, fresh, table
from tests.tables import opened

DRAWS = 60
"""Draws for each legal action: the least with which chi-square is to be trusted is 5."""

LEFT = SHIFTS[0][1]

POSITIONS = {
    "opening": fresh().play(*deal("mabcd")),
    "choosing": fresh().play(*deal("mabcg"), "kill g"),
    "hunting": table(),
    "hunting, barred": table(barred=LEFT),
    "hunting without a deck": table(deck="", barred=LEFT, deceased="hl"),
    "hunting among the dead": table(killer="a", inspector="m", deceased="bfg"),
    "searching": table(step="searching"),
    "searching, barred": table(step="searching", barred=LEFT, marked="b"),
    "discarding": table(step="searching").play("exonerate"),
    "three columns": table("abc fgh klm pqr uvw", killer="m", inspector="a", hand="bku"),
    "lines of two": table("ab fg kl pq uv", killer="p", inspector="a", hand="bku").play(
        "shift row 2 left"
    ),
    "one column": table("a b k m u", killer="m", inspector="a", hand="bku", barred=SHIFTS[2][0]),
}


@pytest.mark.parametrize("at", POSITIONS.values(), ids=POSITIONS)
def test_every_legal_action_is_as_likely(at: Position) -> None:
    assert_uniform(at.state)


def assert_uniform(state: State) -> None:
    actions, source = list(RULES.legal(RULES.view(state, state.turn))), Random(1313)
    expected = max(DRAWS, 500 // len(actions))
    counts = Counter(RULES.random_action(state, source) for _ in range(expected * len(actions)))
    assert set(counts) == set(actions)
    distance = sum((counts[action] - expected) ** 2 / expected for action in actions)
    assert len(actions) == 1 or distance < chi_square_limit(len(actions) - 1)


def chi_square_limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * sqrt(spread)) ** 3)


def test_the_limit_would_notice_one_action_in_ten_twice_as_likely() -> None:
    draws = DRAWS * 11
    counts = [draws * 2 // 11, *[draws // 11] * 9]
    expected = sum(counts) / 10
    assert sum((count - expected) ** 2 / expected for count in counts) > chi_square_limit(9)


@pytest.mark.parametrize(
    "options", [{}, {"mode": "classic"}, {"match": True}, {"killer": "lot", "limit": "10"}], ids=str
)
def test_with_the_same_chance_the_fast_path_gives_the_referees_digests(
    options: dict[str, bool | str],
) -> None:
    chance, again, source = Random(1), Random(1), Random(2)
    referee = opened(RULES, 2, **options)
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
