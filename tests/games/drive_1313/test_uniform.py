"""The fast path: uniform over the legal actions, and the same game as the referee's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from dead_end.chance import sample
from dead_end.contract import CHANCE, Chance, Chanced, Over
from dead_end.games.drive_1313.actions import Move, RunForIt, Summon, TakeHeir
from dead_end.games.drive_1313.material import GONE, HEIR, HEIRS, RUN
from dead_end.games.drive_1313.state import MOVING, OFFERED, PLAYING, RUNNING, State
from dead_end.record import digest
from tests.games.drive_1313.positions import DOORS, RULES, beside, table
from tests.tables import opened

DRAWS = 25
"""Draws for each legal action: the least with which chi-square is to be trusted is 5."""


def play_until(found: Callable[[State], bool], seats: int, **options: bool) -> State:
    """The first position of random games where ``found`` is true."""
    source = Random(seats)
    while True:
        state = RULES.setup({"seats": seats, "cap": 60, **options})
        while not isinstance(due := RULES.pending(state), Over):
            if isinstance(due, Chance):
                numbers = sample(due.spec, source)
                RULES.apply(state, CHANCE, Chanced(due.name, numbers), quiet=True)
                continue
            if found(state):
                return state
            RULES.apply(state, due.seat, RULES.random_action(state, source), quiet=True)


def legal(state: State) -> list[object]:
    return list(RULES.legal(RULES.view(state, state.turn)))


def two_dice(state: State) -> bool:
    return state.step == MOVING and len(set(state.left)) == 2


def doubles(state: State) -> bool:
    return state.step == MOVING and len(state.left) == 2 and len(set(state.left)) == 1


def second_die(state: State) -> bool:
    return state.step == MOVING and len(state.left) == 1


def an_escape(state: State) -> bool:
    return state.step == MOVING and any(
        isinstance(action, Move) and action.space == GONE for action in legal(state)
    )


def few_pawns(state: State) -> bool:
    return state.step == MOVING and state.occupied.bit_count() <= 3


def running(state: State) -> bool:
    return state.step == RUNNING


def offered(state: State) -> bool:
    return state.step == OFFERED


def rooms(state: State) -> bool:
    return state.step == PLAYING and sum(state.hands[state.turn][:5]) >= 2


def many_kinds(state: State) -> bool:
    hand = state.hands[state.turn]
    return state.step == PLAYING and not sum(hand[:5]) and bool(hand[HEIR] and hand[RUN])


def traps_after_another_card(state: State) -> bool:
    return state.step == PLAYING and state.other_played and len(legal(state)) > 2


@pytest.mark.parametrize(
    ("found", "seats", "kinds"),
    [
        (two_dice, 4, {Move}),
        (doubles, 3, {Move}),
        (second_die, 2, {Move}),
        (an_escape, 2, {Move}),
        (few_pawns, 4, {Move}),
        (running, 3, {Move}),
        (offered, 4, set()),
        (rooms, 2, {Summon}),
        (many_kinds, 3, {TakeHeir, RunForIt}),
        (traps_after_another_card, 4, set()),
    ],
)
def test_every_legal_action_is_as_likely(
    found: Callable[[State], bool], seats: int, kinds: set[type]
) -> None:
    state = play_until(found, seats)
    assert kinds <= {type(action) for action in legal(state)}
    assert_uniform(state)


def test_every_legal_action_is_as_likely_with_the_door_open() -> None:
    state = play_until(an_escape, 4, open_door=True)
    escapes = [action for action in legal(state) if isinstance(action, Move) and action.space < 0]
    assert any(state.owners[action.heir] != state.turn for action in escapes)
    assert_uniform(state)


@pytest.mark.clause("1313.T4")
def test_to_leave_or_to_forgo_is_as_likely_where_nothing_else_is_left() -> None:
    # All round a pawn at the door stand others, which have moved; a die of 3 is left.
    door = DOORS[0]
    others = [heir for heir in HEIRS if heir != "spritzy"]
    pawns = {"spritzy": door, **dict(zip(others, beside(door), strict=False))}
    position = table(pawns=pawns, owners={"spritzy": 0}, dice=(3,), alone=True)
    position.state.moved = sum(1 << HEIRS.index(heir) for heir in pawns) - 1
    assert position.choices() == ["move spritzy 3 out", "forgo"]
    assert_uniform(position.state)


def assert_uniform(state: State) -> None:
    actions, source = legal(state), Random(1313)
    assert len(actions) > 1
    expected = max(DRAWS, 500 // len(actions))
    counts = Counter(RULES.random_action(state, source) for _ in range(expected * len(actions)))
    assert set(counts) == set(actions)
    distance = sum((counts[action] - expected) ** 2 / expected for action in actions)
    assert distance < chi_square_limit(len(actions) - 1)


def chi_square_limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * sqrt(spread)) ** 3)


def test_the_limit_would_notice_one_action_in_four_twice_as_likely() -> None:
    draws = 500 * 4
    counts = [draws * 2 // 5, draws // 5, draws // 5, draws // 5]
    assert sum((count - 500) ** 2 / 500 for count in counts) > chi_square_limit(3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_same_chance_the_fast_path_gives_the_referees_digests(seats: int) -> None:
    chance, again, source = Random(seats), Random(seats), Random(-seats)
    referee = opened(RULES, seats, cap=12)
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
