"""The ``easy`` computer seat: legal, from the view alone, and no fool."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from dead_end.contract import Decide
from dead_end.games.watch_your_step import RULES
from dead_end.games.watch_your_step.actions import Place
from dead_end.games.watch_your_step.bot import Easy
from dead_end.games.watch_your_step.knowledge import knowledge
from dead_end.games.watch_your_step.material import LONG
from dead_end.games.watch_your_step.outlook import (
    WON,
    Side,
    completing,
    following,
    gain,
    outlook,
    position_of,
)
from dead_end.games.watch_your_step.outlook import (
    Position as Supposed,
)
from dead_end.simulate import Simulation, Summary, play_all
from tests.games.watch_your_step.positions import Position, fresh, table
from tests.tables import SOAK, opened, steps, truth, varied

EASY = Easy(RULES)


def answers(position: Position, times: int = 12) -> Counter[str]:
    """What it does in a position, by the text of the action."""
    view = position.view(position.state.turn)
    return Counter(RULES.write_action(EASY.choose(view, Random(seed))) for seed in range(times))


def test_its_answer_is_legal_and_follows_from_the_view_alone() -> None:
    source = Random(1)
    asked = Counter[str]()
    for number in range(20 if SOAK else 3):
        playing = opened(RULES, 2, own_trap=number % 2 == 0)
        for _ in steps(playing, source, chooser=varied):
            due = playing.pending
            if isinstance(due, Decide):
                view = playing.view(due.seat)
                action = EASY.choose(view, Random(number))
                assert action in RULES.legal(view)
                sent = RULES.read_view(json.loads(json.dumps(RULES.write_view(view))))
                assert EASY.choose(sent, Random(number)) == action
                other = RULES.view(RULES.determinize(view, source), due.seat)
                assert EASY.choose(other, Random(number)) == action
                asked[due.prompt] += 1
    assert set(asked) == {"hiding", "placing"}


def test_it_decides_nothing_for_another() -> None:
    with pytest.raises(ValueError, match="not this seat"):
        EASY.choose(table().view(1), Random(1))


def test_it_hides_its_trap_anywhere() -> None:
    assert len(answers(fresh(), 200)) == 16
    assert max(answers(fresh(), 400).values()) < 60


@pytest.mark.clause("step.E1")
def test_it_completes_a_row_with_a_long_one_or_on_a_hidden_short_one() -> None:
    long = table("long a2", "long a4", "long b2", "long b4", "long c2", "short d3")
    assert answers(long) == {"long d2": 12}
    short = table("long a2", "long a4", "long b2", "long b4", "long c2", "short d2")
    assert answers(short) == {"short d2": 12}


@pytest.mark.clause("step.S1", "step.P4")
def test_it_uses_its_own_trap() -> None:
    at = table("long b1", "long a4", "long c1", "long b4", "long d1", "short d2")
    assert answers(at) == {"short a1": 12}


def test_it_blocks_a_row_of_three() -> None:
    at = table(
        "long a2", "long a4", "long b2", "long b4", "short c3", "long c4", traps=("a1", "d3")
    )
    assert answers(at) == {"long d4": 12}
    # Where a short one lies, with a short one; it lies there since long ago.
    at = table(
        "long a2", "short d4", "long b2", "long a4", "short c3", "long b4", "short a3", "long c4",
        traps=("a1", "d3"),
    )  # fmt: skip
    assert answers(at) == {"short d4": 12}


def test_it_makes_two_threats_at_once() -> None:
    at = table(
        "long a2", "short c2", "long b2", "short c3", "long c1", "short d2", "long c4", "long a1",
        traps=("a3", "d4"),
    )  # fmt: skip
    assert answers(at) == {"short c2": 12}
    assert "short a3" in at.play("short c2").choices()
    supposed = position_of(at.view(1), at.knows(1).worlds[0])
    assert outlook(supposed, 1, -2 * WON, 2 * WON) <= 1 - WON


@pytest.mark.clause("step.P5")
def test_it_does_not_throw_a_long_one_away_without_need() -> None:
    thrown = 0
    for number in range(10):
        at = opened(RULES, 2)
        for _ in steps(at, Random(number), chooser=varied):
            due = at.pending
            if not isinstance(due, Decide) or due.prompt != "placing":
                continue
            view = at.view(due.seat)
            action = EASY.choose(view, Random(number))
            known = knowledge(view)
            if action != Place(LONG, action.hole) or known.empty[action.hole]:
                continue
            # All is decided already, whatever it does, or it has nothing else.
            thrown += 1
            gains = {
                sum(gain(position_of(view, world), other, 1) for world in known.worlds)
                for other in RULES.legal(view)
                if isinstance(other, Place)
            }
            assert view.rack[1] == 0 or max(map(abs, gains)) >= WON
    assert thrown < 10


def test_it_takes_a_win_before_it_blocks_one() -> None:
    at = table("long a2", "long a4", "long b2", "long b4", "long c2", "long c4", traps=("a1", "d1"))
    assert answers(at) == {"long d2": 12}


def test_a_supposed_position_follows_the_rules() -> None:
    for number in range(20):
        at = opened(RULES, 2)
        for _ in steps(at, Random(number), chooser=varied):
            due = at.pending
            if not isinstance(due, Decide) or due.prompt != "placing":
                continue
            state = truth(at)
            world = knowledge(at.view(due.seat))
            worlds = [w for w in world.worlds if w.traps == tuple(state.traps)]
            supposed = position_of(at.view(due.seat), worlds[0])
            for action in RULES.legal(at.view(due.seat)):
                assert isinstance(action, Place)
                after = state.clone()
                RULES.apply(after, due.seat, action, quiet=True)
                sides = [
                    Side(after.tops[seat], *after.left[seat]) for seat in (1 - due.seat, due.seat)
                ]
                assert following(supposed, action) == Supposed(sides[0], sides[1], after.lone)
                bit = 1 << action.hole
                completed = bool(completing(supposed.side, supposed.other, supposed.lone) & bit)
                if after.reason == "line":
                    assert completed


def test_it_beats_a_random_seat() -> None:
    games = 400 if SOAK else 40
    simulation = Simulation("watch_your_step", ("easy", "random"), games, 2, {})
    summary = Summary(simulation, list(play_all(simulation)))
    # A draw counts half.
    assert summary.by_player[0].interval[0] > 0.60
