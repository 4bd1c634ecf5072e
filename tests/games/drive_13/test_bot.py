"""The ``easy`` computer seat: legal, from the view alone, and no fool."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from time import process_time

import pytest

from dead_end.contract import Decide, Over
from dead_end.games.drive_13.bot import BLUFF, Easy
from dead_end.games.drive_13.material import GUESTS
from dead_end.simulate import Simulation, Summary, play_all
from tests.games.drive_13.positions import BY_TRAP, DOOR, RULES, TRAP, Position, away, table
from tests.tables import SOAK, opened, steps, truth, varied

EASY = Easy(RULES)
BUDGET = 0.15
"""Seconds of this process for a decision, at the most; a bench would be stricter."""
FAR = away(9, DOOR)
DEAL = {guest: number % 3 for number, guest in enumerate(GUESTS)}
STATUE = TRAP["statue"]


def answers(position: Position, times: int = 40) -> Counter[str]:
    """What it does in a position, by the text of the action."""
    view = position.view(position.state.turn)
    return Counter(RULES.write_action(EASY.choose(view, Random(seed))) for seed in range(times))


def dealt(
    pawns: dict[str, str], hanging: str, dice: tuple[int, ...] = (1, 2), **given: object
) -> Position:
    """A position of three seats in which the guests go round: seat 0's are Smothers, Lulu,
    Beauregard and Hickory."""
    return table(pawns=pawns, owners=DEAL, hanging=hanging, dice=dice, **given)  # type: ignore[arg-type]  # as the fixture takes them


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_answer_is_legal_and_follows_from_the_view_alone(seats: int) -> None:
    asked = Counter[str]()
    slowest = 0.0
    for game in range(10 if SOAK else 2):
        source = Random(game)
        playing = opened(RULES, seats)
        for _ in steps(playing, source, 200, varied):
            due = playing.pending
            if not isinstance(due, Decide):
                continue
            view = playing.view(due.seat)
            started = process_time()
            action = EASY.choose(view, Random(game))
            slowest = max(slowest, process_time() - started)
            assert action in RULES.legal(view)
            sent = RULES.read_view(json.loads(json.dumps(RULES.write_view(view))))
            assert EASY.choose(sent, Random(game)) == action
            other = RULES.view(RULES.determinize(view, source), due.seat)
            assert EASY.choose(other, Random(game)) == action
            asked[due.prompt] += 1
    assert asked.keys() == {"moving", "trapped", "drawn"}
    assert slowest < BUDGET


def test_it_takes_its_own_guest_out_and_nobody_elses() -> None:
    assert set(answers(dealt({"lulu": DOOR, "dusty": FAR}, "lulu"))) <= {
        "move lulu 1 out", "move lulu 2 out",
    }  # fmt: skip
    theirs = answers(dealt({"dusty": DOOR, "lulu": FAR}, "dusty"))
    assert not any(text.endswith("out") for text in theirs)


def test_it_takes_a_rival_away_from_the_door() -> None:
    texts = answers(dealt({"dusty": DOOR, "lulu": FAR}, "dusty", dice=(5, 6)))
    assert sum(count for text, count in texts.items() if text.startswith("move dusty")) > 35


def test_it_springs_the_trap_on_a_rival_and_spares_its_own() -> None:
    at = dealt({"dusty": BY_TRAP["statue"], "lulu": FAR}, "dusty", hands={0: ["trap-statue"]})
    at.play(f"move dusty 1 {STATUE}")
    assert set(answers(at)) == {"play trap-statue"}
    own = dealt({"lulu": BY_TRAP["statue"], "dusty": FAR}, "lulu", hands={0: ["trap-statue"]})
    own.play(f"move lulu 1 {STATUE}")
    assert "play trap-statue" not in answers(own)
    # Nor does it, when it has drawn the card.
    own.play("draw", "card wild")
    assert set(answers(own)) == {"keep"}


def test_it_moves_a_rival_onto_a_trap_that_it_can_spring() -> None:
    at = dealt({"dusty": BY_TRAP["statue"], "lulu": FAR}, "dusty", hands={0: ["trap-statue"]})
    texts = answers(at)
    assert texts[f"move dusty 1 {STATUE}"] > 35


def test_with_a_double_it_keeps_its_own_portrait_and_sends_a_rivals_back() -> None:
    mine = dealt({"lulu": FAR, "dusty": away(5, DOOR)}, "lulu", dice=(3, 3))
    assert "send back" not in answers(mine)
    near = away(3, DOOR)
    theirs = dealt({"dusty": near, "lulu": FAR, "beauregard": away(7, DOOR)}, "dusty", dice=(1, 1))
    assert answers(theirs)["send back"] > 20


def test_now_and_then_it_does_a_rival_a_favour() -> None:
    at = dealt({"lulu": FAR, "dusty": away(12, DOOR)}, "lulu", dice=(2, 3))
    texts = answers(at, 400)
    favours = sum(count for text, count in texts.items() if not text.startswith("move lulu"))
    assert 400 * BLUFF / 3 < favours < 400 * BLUFF * 3


def test_it_does_not_decide_for_others() -> None:
    with pytest.raises(ValueError, match="max"):
        EASY.choose(dealt({"lulu": FAR}, "lulu").view(1), Random(1))


def test_it_beats_chance() -> None:
    games = 100 if SOAK else 16
    simulation = Simulation("drive_13", ("easy", "random"), games, 13, {})
    summary = Summary(simulation, list(play_all(simulation)))
    assert summary.by_player[0].rate >= 0.75


def test_games_between_such_seats_end_in_every_way() -> None:
    reasons: Counter[str] = Counter()
    for seats in (2, 3, 4):
        games = 100 if SOAK else 16
        simulation = Simulation("drive_13", ("easy",) * seats, games, 13, {})
        reasons += Summary(simulation, list(play_all(simulation))).reasons
    assert reasons.keys() == {"escape", "detective", "last_alive"}
    assert all(count >= 0.05 * reasons.total() for count in reasons.values())


def test_it_plays_a_game_to_its_end() -> None:
    at = opened(RULES, 2)
    source = Random(4)
    while not isinstance(due := at.pending, Over):
        if isinstance(due, Decide):
            at.act(due.seat, EASY.choose(at.view(due.seat), source))
        else:
            at.draw_chance(source)
    assert truth(at).reason in ("escape", "detective", "last_alive")
