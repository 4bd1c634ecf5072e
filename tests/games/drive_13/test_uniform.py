"""The fast path: uniform over the legal actions, and the same game as the referee's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from dead_end.chance import sample
from dead_end.contract import CHANCE, Chance, Chanced, Over
from dead_end.games.drive_13.actions import Action, DrawCard, Forgo, Keep, Move, Play, SendBack
from dead_end.games.drive_13.material import GONE, GUESTS
from dead_end.games.drive_13.state import DRAWN, MOVING, TRAPPED, State
from dead_end.record import digest
from tests.games.drive_13.positions import DOOR, RULES, TRAP, beside, fresh, table
from tests.games.drive_13.test_turn import nothing_moves
from tests.tables import opened

DRAWS = 25
"""Draws for each legal action: the least with which chi-square is to be trusted is 5."""


def play_until(found: Callable[[State], bool], seats: int) -> State:
    """The first position of random games where ``found`` is true."""
    source = Random(seats)
    while True:
        state = fresh(seats).state
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
    return not state.opening and state.step == MOVING and len(set(state.left)) == 2


def doubles(state: State) -> bool:
    both = len(state.left) == 2 and len(set(state.left)) == 1
    return not state.opening and state.step == MOVING and both


def opening(state: State) -> bool:
    return state.opening and state.step == MOVING and state.unmoved.bit_count() < 6


def opening_doubles(state: State) -> bool:
    return (
        state.opening and state.step == MOVING and len(state.left) == 2 == 3 - len(set(state.left))
    )


def second_die(state: State) -> bool:
    return state.step == MOVING and len(state.left) == 1


def an_escape(state: State) -> bool:
    return state.step == MOVING and any(
        isinstance(action, Move) and action.space == GONE for action in legal(state)
    )


def trapped(state: State) -> bool:
    return state.step == TRAPPED and len(legal(state)) > 2


def drawn(state: State) -> bool:
    return state.step == DRAWN and len(legal(state)) == 2


@pytest.mark.parametrize(
    ("found", "seats", "kinds"),
    [
        (two_dice, 4, {Move}),
        (doubles, 3, {Move, SendBack}),
        (opening, 2, {Move}),
        (opening_doubles, 2, {Move, SendBack}),
        (second_die, 2, {Move}),
        (an_escape, 2, {Move}),
        (trapped, 3, {Play, DrawCard}),
        (drawn, 4, {Play, Keep}),
    ],
)
def test_every_legal_action_is_as_likely(
    found: Callable[[State], bool], seats: int, kinds: set[type]
) -> None:
    state = play_until(found, seats)
    assert kinds <= {type(action) for action in legal(state)}
    assert_uniform(state)


@pytest.mark.clause("13.T4", "13.T3")
def test_so_it_is_where_nothing_moves() -> None:
    state = nothing_moves((5, 5)).state
    assert [type(action) for action in legal(state)] == [SendBack, Forgo]
    assert_uniform(state)


@pytest.mark.clause("13.T4")
@pytest.mark.parametrize("dice", [(6,), (5, 5)])
def test_so_it_is_where_only_leaving_is_left(dice: tuple[int, ...]) -> None:
    around = beside(DOOR)
    words = [guest for guest in GUESTS if guest != "dusty"][: len(around)]
    at = table(pawns={"dusty": DOOR, **dict(zip(words, around, strict=True))},
               hanging="dusty", dice=dice, alone=True, owners={words[0]: 1})  # fmt: skip
    at.state.moved = sum(1 << GUESTS.index(word) for word in words)
    assert Forgo() in legal(at.state)
    assert (SendBack() in legal(at.state)) == (len(dice) == 2)
    assert_uniform(at.state)


def test_so_it_is_with_many_cards_at_a_trap() -> None:
    at = table(pawns={"dusty": TRAP["statue"]}, hands={0: ["wild", "trap-statue", "trap-stairs"]})
    at.state.step, at.state.trapped = TRAPPED, GUESTS.index("dusty")
    assert at.choices() == ["play trap-statue", "play wild", "draw", "decline"]
    assert_uniform(at.state)


def assert_uniform(state: State) -> None:
    actions, source = legal(state), Random(13)
    expected = max(DRAWS, 500 // len(actions))
    counts = Counter(RULES.random_action(state, source) for _ in range(expected * len(actions)))
    assert set(counts) == set(actions)
    distance = sum((counts[action] - expected) ** 2 / expected for action in actions)
    assert len(actions) == 1 or distance < chi_square_limit(len(actions) - 1)


def chi_square_limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * sqrt(spread)) ** 3)


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
