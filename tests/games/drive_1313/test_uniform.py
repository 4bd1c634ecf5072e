"""The fast path: uniform over the legal actions, and the same game as the referee's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from dead_end.chance import sample
from dead_end.contract import CHANCE, Chance, Chanced, Over
from dead_end.games.drive_1313.actions import (
    Action,
    Decline,
    Done,
    DrawCard,
    Move,
    RunForIt,
    Spring,
    Summon,
    TakeHeir,
)
from dead_end.games.drive_1313.material import GONE, HEIRS
from dead_end.games.drive_1313.state import MOVING, OFFERED, RUNNING, State
from dead_end.record import digest
from tests.games.drive_1313.positions import DOORS, PASSAGE, RULES, TRAP, beside, fresh, table
from tests.tables import opened

DRAWS = 25
"""Draws for each legal action: the least with which chi-square is to be trusted is 5."""


def play_until(found: Callable[[State], bool], seats: int, **options: bool) -> State:
    """The first position of random games where ``found`` is true."""
    source = Random(seats)
    while True:
        state = fresh(seats, **options).state
        while not isinstance(due := RULES.pending(state), Over):
            if isinstance(due, Chance):
                numbers = sample(due.spec, source)
                RULES.apply(state, CHANCE, Chanced(due.name, numbers), quiet=True)
                continue
            if found(state):
                return state
            RULES.apply(state, due.seat, RULES.random_action(state, source), quiet=True)


def legal(state: State) -> list[Action]:
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


def an_escape_of_anothers(state: State) -> bool:
    return state.step == MOVING and any(
        isinstance(action, Move)
        and action.space == GONE
        and state.owners[action.heir] != state.turn
        for action in legal(state)
    )


def few_pawns(state: State) -> bool:
    return state.step == MOVING and state.occupied.bit_count() <= 3


def running(state: State) -> bool:
    return state.step == RUNNING


def offered(state: State) -> bool:
    return state.step == OFFERED


@pytest.mark.parametrize(
    ("found", "seats", "kinds"),
    [
        (two_dice, 4, {Move}),
        (doubles, 3, {Move}),
        (second_die, 2, {Move}),
        (an_escape, 2, {Move}),
        (few_pawns, 4, {Move}),
        (running, 3, {Move}),
        (offered, 4, {DrawCard, Decline}),
    ],
)
def test_every_legal_action_is_as_likely(
    found: Callable[[State], bool], seats: int, kinds: set[type]
) -> None:
    state = play_until(found, seats)
    assert kinds <= {type(action) for action in legal(state)}
    assert_uniform(state)


def test_every_legal_action_is_as_likely_with_the_door_open() -> None:
    assert_uniform(play_until(an_escape_of_anothers, 4, open_door=True))


@pytest.mark.parametrize(
    ("hand", "kinds"),
    [
        (("room-art", "room-vault"), {Summon, Done}),
        (("room-great", "run", "wild"), {Summon, RunForIt, Spring, Done}),
        (("heir", "heir", "run"), {TakeHeir, RunForIt, Done}),
        (("heir", "wild", "wild", "trap-stair-safe", "trap-stair-boar"), {TakeHeir, Spring, Done}),
    ],
)
@pytest.mark.parametrize("other_played", [False, True])
def test_every_card_and_target_is_as_likely(
    hand: tuple[str, ...], kinds: set[type], other_played: bool
) -> None:
    position = table(
        pawns={"spritzy": TRAP["stair"], "dusty": TRAP["safe"], "lulu": PASSAGE["art"]},
        owners={"dusty": 1, "lulu": 2},
        hands={0: hand},
        seats=3,
    )
    position.state.other_played = other_played
    if other_played:
        kinds = kinds & {Spring, Done}
    assert {type(action) for action in legal(position.state)} == kinds
    assert_uniform(position.state)


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
    expected = max(DRAWS, 500 // len(actions))
    counts = Counter(RULES.random_action(state, source) for _ in range(expected * len(actions)))
    assert set(counts) == set(actions)
    distance = sum((counts[action] - expected) ** 2 / expected for action in actions)
    assert len(actions) == 1 or distance < chi_square_limit(len(actions) - 1)


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
