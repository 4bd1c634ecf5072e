"""The ``easy`` computer seat: legal, from the view alone, and no fool."""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random

import pytest

from dead_end.games.drive_1313.actions import Done, Move
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.bot import Easy
from dead_end.games.drive_1313.material import GONE, STANDARD, UNOWNED
from dead_end.games.drive_1313.outlook import Outlook, getaway
from dead_end.games.drive_1313.state import Laid
from dead_end.simulate import Simulation, Summary, play_all
from tests.games.drive_1313.positions import (
    CHAIRS,
    DOORS,
    RULES,
    TRAP,
    Position,
    away,
    reach,
    table,
)
from tests.tables import opened, steps, truth, varied

EASY = Easy(RULES)
SOAK = bool(os.environ.get("DEAD_END_SOAK"))


def possible(position: Position) -> Position:
    """The position with the cards of those gone laid by whom a deal can have given them to."""
    state = position.state
    gone = [heir for heir, space in enumerate(state.pawns) if space == GONE]
    missing = [
        seat
        for seat, held in enumerate(state.heir_counts)
        for _ in range(STANDARD.heir_cards[state.seats] - held)
    ]
    missing += [UNOWNED] * (len(gone) - len(missing))
    state.history = [Laid(seat, heir) for seat, heir in zip(missing, gone, strict=True)]
    for seat, heir in zip(missing, gone, strict=True):
        state.laid_by[heir] = seat
    return position


def answers(position: Position, times: int = 40) -> Counter[str]:
    """What it does in a position, by the text of the action."""
    view = possible(position).view(position.turn)
    return Counter(RULES.write_action(EASY.choose(view, Random(seed))) for seed in range(times))


def usual(position: Position) -> str:
    """What it does most often, in three cases of four at least."""
    ((action, times),) = answers(position).most_common(1)
    assert times >= 30
    return action


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"open_door": True, "must_draw": True}), (4, {})]
)
def test_its_answer_is_legal_and_follows_from_the_view_alone(
    seats: int, options: dict[str, bool]
) -> None:
    source = Random(seats)
    asked = Counter[str]()
    for game in range(20 if SOAK else 1):
        playing = opened(RULES, seats, cap=30, **options)
        for _ in steps(playing, source, chooser=varied):
            state = truth(playing)
            if RULES.pending(state)[0] != state.turn or state.turn < 0:
                continue
            view = RULES.view(state, state.turn)
            action = EASY.choose(view, Random(game))
            assert action in RULES.legal(view)
            sent = RULES.read_view(json.loads(json.dumps(RULES.write_view(view))))
            assert EASY.choose(sent, Random(game)) == action
            asked[state.step] += 1
    assert set(asked) >= {"moving", "playing", "running"}


def test_it_answers_alike_for_another_truth_behind_the_view() -> None:
    source = Random(4)
    playing = opened(RULES, 4, cap=15)
    for _ in steps(playing, source, chooser=varied):
        state = truth(playing)
        if RULES.pending(state)[0] == state.turn >= 0:
            view = RULES.view(state, state.turn)
            other = RULES.view(RULES.determinize(view, source), state.turn)
            assert EASY.choose(view, Random(1)) == EASY.choose(other, Random(1))


def test_it_takes_a_rich_heir_out() -> None:
    position = table(
        pawns={"spritzy": DOORS[0], "dusty": DOORS[1], "lulu": CHAIRS[0]},
        owners={"spritzy": 0, "dusty": 0, "lulu": 1},
        dice=(5, 2),
    )
    assert set(answers(position)) <= {"move spritzy 5 out", "move spritzy 2 out"}


def test_it_brings_its_rich_heir_nearer_before_its_poor_one() -> None:
    position = table(
        pawns={"spritzy": away(9, *DOORS), "parker": away(10, *DOORS)},
        owners={"spritzy": 0, "parker": 0},
        dice=(4,),
    )
    assert usual(position).startswith("move spritzy 4 ")


def test_it_springs_a_trap_on_a_rival_and_not_on_its_own_heir() -> None:
    pawns = {"spritzy": TRAP["safe"], "parker": CHAIRS[0]}
    rival = table(pawns=pawns, owners={"spritzy": 1, "parker": 0}, hands={0: ["trap-armor-safe"]})
    assert usual(rival) == "play trap-armor-safe safe"
    own = table(pawns=pawns, owners={"spritzy": 0, "parker": 1}, hands={0: ["trap-armor-safe"]})
    assert usual(own) == "done"


@pytest.mark.clause("1313.K2")
def test_it_springs_a_trap_for_the_bags_that_slide_to_its_own_heir() -> None:
    # Parker's bag would slide to Lulu, whose owner stands to gain; nobody owns Parker.
    pawns = {"parker": TRAP["stair"], "lulu": away(2, *DOORS), "charity": CHAIRS[0]}
    owners = {"lulu": 0, "charity": 1}
    for position in (
        table(pawns=pawns, owners=owners, hands={0: ["wild"]}, seats=3),
        table(pawns=pawns, owners=owners, hands={0: ["wild"]}),
    ):
        assert usual(position) == "play wild stair"


@pytest.mark.clause("1313.K2")
def test_it_spares_a_rival_whose_bags_would_slide_to_another() -> None:
    pawns = {"spritzy": TRAP["stair"], "sedgwick": DOORS[0], "lulu": CHAIRS[0]}
    owners = {"spritzy": 1, "sedgwick": 1, "lulu": 0}
    position = table(pawns=pawns, owners=owners, hands={0: ["wild"]})
    assert usual(position) == "done"


def test_it_moves_a_rival_onto_a_trap_that_its_card_springs() -> None:
    trap = TRAP["boar"]
    near = next(
        BOARD.name_of(space)
        for space in BOARD.spaces
        if trap in reach(BOARD.name_of(space), 4) and BOARD.name_of(space) not in TRAP.values()
    )
    position = table(
        pawns={"sedgwick": near, "perkins": CHAIRS[0]},
        owners={"sedgwick": 1, "perkins": 0},
        hands={0: ["trap-boar-safe"]},
        dice=(4,),
    )
    assert usual(position) == f"move sedgwick 4 {trap}"


def test_it_takes_its_own_heir_off_a_trap() -> None:
    position = table(
        pawns={"spritzy": TRAP["fireplace"], "perkins": CHAIRS[0], "lulu": CHAIRS[3]},
        owners={"spritzy": 0, "lulu": 1},
        hands={1: ["wild", "wild", "wild"]},
        dice=(3,),
    )
    assert usual(position).startswith("move spritzy 3 ")
    assert usual(position) != f"move spritzy 3 {TRAP['fireplace']}"


def test_it_takes_a_new_heir_and_runs_for_the_door() -> None:
    pawns = {"spritzy": DOORS[0], "lulu": CHAIRS[0]}
    taking = table(pawns=pawns, owners={"spritzy": 1, "lulu": 1}, hands={0: ["heir"]})
    assert usual(taking) == "play heir seat2"
    running = table(pawns=pawns, owners={"spritzy": 0, "lulu": 1}, hands={0: ["run"]})
    assert usual(running) == "play run"
    hopeless = table(
        pawns={"spritzy": CHAIRS[0], "lulu": CHAIRS[1]},
        owners={"spritzy": 0, "lulu": 1},
        hands={0: ["run"]},
    )
    assert usual(hopeless) == "done"


def test_it_summons_its_own_heir_from_a_trap_or_a_rivals_onto_one() -> None:
    saving = table(
        pawns={"spritzy": TRAP["stair"], "lulu": CHAIRS[0]},
        owners={"spritzy": 0, "lulu": 1},
        hands={0: ["room-vault"], 1: ["wild", "wild", "wild", "wild"]},
    )
    assert usual(saving).startswith("play room-vault spritzy ")
    hunting = table(
        pawns={"spritzy": DOORS[0], "lulu": CHAIRS[0]},
        owners={"spritzy": 1, "lulu": 0},
        hands={0: ["room-vault", "wild"]},
    )
    assert usual(hunting) == f"play room-vault spritzy {TRAP['safe']}"
    assert usual(hunting.play(usual(hunting))) == "play wild safe"


@pytest.mark.clause("1313.D4")
@pytest.mark.parametrize(("collected", "answer"), [(5, "draw"), (2, "decline")])
def test_it_lets_the_clock_strike_only_when_it_is_ahead(collected: int, answer: str) -> None:
    position = table(
        pawns={"lulu": next(iter(reach(TRAP["safe"], 3))), "dusty": CHAIRS[1]},
        owners={"lulu": 1, "dusty": 0},
        deck=["clock"],
        collected={0: collected, 1: 3},
        dice=(3,),
    )
    position.play(f"move lulu 3 {TRAP['safe']}")
    assert usual(position) == answer


def test_it_draws_while_the_deck_is_thick() -> None:
    position = table(
        pawns={"lulu": next(iter(reach(TRAP["safe"], 3))), "dusty": CHAIRS[1]},
        owners={"lulu": 1, "dusty": 0},
        dice=(3,),
    )
    position.play(f"move lulu 3 {TRAP['safe']}")
    assert usual(position) == "draw"


def test_it_sometimes_does_anothers_heir_a_favour() -> None:
    position = table(
        pawns={"sedgwick": CHAIRS[4], "parker": CHAIRS[0], "lulu": CHAIRS[8]},
        owners={"sedgwick": 0, "parker": 1},
        dice=(2,),
    )
    moved = Counter(action.split()[1] for action in answers(position, 400).elements())
    assert moved["sedgwick"] > 300
    assert 5 < 400 - moved["sedgwick"] < 60


def test_nearer_the_door_the_chance_to_get_out_is_better() -> None:
    chances = getaway(RULES.house)
    steps_to_door = RULES.house.steps_to_door
    assert set(chances) == set(BOARD.spaces)
    for nearer in BOARD.spaces:
        for farther in BOARD.spaces:
            if steps_to_door[nearer] < steps_to_door[farther]:
                assert chances[nearer] > chances[farther]
    assert all(0 < chance < 1 for chance in chances.values())


def test_gains_are_reckoned_in_bags() -> None:
    position = table(
        pawns={"spritzy": DOORS[0], "lulu": CHAIRS[0]},
        owners={"spritzy": 0, "lulu": 1},
        dice=(6,),
    )
    outlook = Outlook(possible(position).view(0), RULES, getaway(RULES.house))
    escape = outlook.gain(Move(0, 6, GONE))
    assert 0 < escape < 4
    assert escape == max(outlook.gain(action) for action in RULES.legal(position.view(0)))
    assert outlook.gain(Done()) == 0


def test_it_beats_a_random_seat() -> None:
    games = 400 if SOAK else 12
    simulation = Simulation("drive_1313", ("easy", "random"), games, 1313, {})
    summary = Summary(simulation, list(play_all(simulation)))
    assert summary.by_player[0].interval[0] >= 0.75
