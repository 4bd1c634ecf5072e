"""The clauses of all games (all.A), at the table and over it."""

from __future__ import annotations

import inspect
import itertools
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dead_end.contract import (
    PUBLIC,
    BadText,
    Chance,
    Decide,
    Ended,
    IllegalAction,
    Outcome,
    Over,
)
from dead_end.games import GAME_IDS
from dead_end.games.drive_1313.facts import Revealed
from dead_end.playout import bounded
from dead_end.record import read_record
from dead_end.referee import Table, replay
from dead_end.share import redact
from tests.games.drive_1313.positions import CHAIRS, DOORS, TRAP, away, table
from tests.tables import (
    TABLES,
    due_to,
    fingerprint,
    imaginable,
    opened,
    play,
    remembered,
    rules_of,
    steps,
    truth,
    varied,
    viewers,
)

every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)
FAR = away(8, *DOORS)


class Loaded:
    """Dice that fall as they are told to, and then no more."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


@every_table
@pytest.mark.clause("all.A1")
def test_all_that_is_random_is_in_the_record_and_nothing_else_is(game_id: str, seats: int) -> None:
    table = opened(rules_of(game_id), seats, **bounded(rules_of(game_id), 3))
    random_lines = 0
    for _ in steps(table, Random(seats), chooser=varied):
        if table.actors()[-1] == -2:
            random_lines += 1
            assert '"by": "chance"' in "\n".join(table.lines[-3:])
    assert random_lines == table.actors().count(-2) > 0
    again = replay(read_record("\n".join(table.lines)), table.rules)
    assert fingerprint(again) == fingerprint(table)
    # A replay has nothing to draw from.
    assert "source" not in inspect.signature(replay).parameters


@pytest.mark.clause("all.A1")
def test_one_roll_is_one_outcome() -> None:
    at = opened(rules_of("drive_1313"), 2)
    source = Random(3)
    while not isinstance(at.pending, Decide):
        at.draw_chance(source)
    rolls = [line for line in at.lines if "roll" in line]
    assert len(rolls) == 1
    assert rolls[0].startswith('{"by": "chance", "do": "roll ')


@pytest.mark.clause("all.A1")
def test_the_dice_are_drawn_from_the_source() -> None:
    at = opened(rules_of("drive_1313"), 2)
    for _ in range(3):
        at.draw_chance(Loaded(*[0.99] * 15) if at.plies < 2 else Loaded(0.0, 0.5))
    at.draw_chance(Loaded(0.34, 0.99))
    assert '"do": "start 1 4"' in "\n".join(at.lines)
    assert '"do": "roll 3 6"' in at.lines[-1]


@pytest.mark.clause("all.A3")
def test_a_refusal_names_its_clause_and_tells_nobody_else() -> None:
    at = opened(rules_of("drive_1313"), 3)
    source = Random(9)
    while not isinstance(at.pending, Decide):
        at.draw_chance(source)
    seat = due_to(at)
    before, told = fingerprint(at), [at.facts_by_ply(viewer) for viewer in viewers(at)]
    views = [at.view(viewer) for viewer in viewers(at)]
    with pytest.raises(IllegalAction) as refused:
        at.act(seat, at.rules.read_action("done"))
    assert str(refused.value) == "not allowed: done (1313.T1)"
    assert (refused.value.action, refused.value.clause) == ("done", "1313.T1")
    assert fingerprint(at) == before
    assert [at.facts_by_ply(viewer) for viewer in viewers(at)] == told
    assert [at.view(viewer) for viewer in viewers(at)] == views


@pytest.mark.clause("all.A3", "all.A2")
def test_a_refusal_follows_from_the_view_alone() -> None:
    # Whether the pawn at the door is another's or nobody's, the refusal is the same.
    for owner in (1, 2, -1):
        at = table(pawns={"dusty": DOORS[0]}, owners={"dusty": owner}, seats=3, dice=(1, 2))
        assert at.refused("move dusty 1 out") == "1313.E1"


@pytest.mark.clause("all.A4")
def test_only_the_highest_roll_again() -> None:
    at = opened(rules_of("drive_1313"), 4)
    at.draw_chance(Random(1))
    at.draw_chance(Random(1))
    at.draw_chance(Loaded(0.99, 0.99, 0.0, 0.99))
    assert isinstance(at.pending, Chance)
    # Three dice now, and the last of the three rolls highest: the fourth seat.
    at.draw_chance(Loaded(0.0, 0.2, 0.5))
    assert '"do": "start 1 2 4"' in at.lines[-1]
    at.draw_chance(Loaded(0.0, 0.2))
    assert due_to(at) == 3


@pytest.mark.clause("all.A5")
def test_the_first_ending_wins() -> None:
    # The last heir card is laid and the last pawn is gone with one action: told once, as one.
    at = table(
        pawns={"dusty": TRAP["safe"]},
        owners={"dusty": 1},
        hands={0: ["wild", "run"]},
        alone=True,
        cap=1,
    )
    at.play("play wild safe")
    assert [type(fact) for fact in at.facts(PUBLIC)].count(Ended) == 1
    assert at.over == "empty_house"
    assert at.refused("done") == "1313.T1"
    assert at.over == "empty_house"


@pytest.mark.clause("all.A6", "1313.W2")
def test_the_table_may_agree_to_stop_and_1313_is_scored() -> None:
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, collected={0: 2, 1: 5}, dice=(1, 2)).play(
        "stop"
    )
    assert at.over == "agreed"
    assert at.winners == (1,)
    assert at.facts(PUBLIC)[0] == Ended("agreed", (1,), (2, 5))
    assert isinstance(at.facts(PUBLIC)[1], Revealed)


def underway(game_id: str, seats: int, plies: int) -> Table:
    """A table after so many actions at which somebody or something is still due."""
    played = (
        play(opened(rules_of(game_id), seats), Random(seed), plies, varied)
        for seed in itertools.count(seats)
    )
    return next(at for at in played if not isinstance(at.pending, Over))


@every_table
@pytest.mark.clause("all.A6")
def test_at_any_time_but_not_by_one_seat_alone(game_id: str, seats: int) -> None:
    for plies in (0, 1, 2, 5, 20):
        at = underway(game_id, seats, plies)
        for seat in range(seats):
            with pytest.raises(IllegalAction, match=r"all\.A6"):
                at.act(seat, at.rules.read_action("stop"))
        at.stop()
        due = at.pending
        assert isinstance(due, Over)
        assert '"by": "table", "do": "stop"' in at.lines[-3]
        assert isinstance(due.outcome, Outcome)
        again = replay(read_record("\n".join(at.lines)), at.rules)
        assert fingerprint(again) == fingerprint(at)
        with pytest.raises(IllegalAction):
            at.stop()


@every_table
@pytest.mark.clause("all.A7")
def test_whether_one_is_asked_follows_from_what_a_spectator_sees(game_id: str, seats: int) -> None:
    """Two truths that look the same to a spectator ask the same seat the same."""
    for number in range(6):
        at = opened(rules_of(game_id), seats)
        source = Random(100 + number)
        for _ in steps(at, source, 120, varied):
            if isinstance(at.pending, Over):
                break
            world = at.rules.determinize(at.view(imaginable(at)[0]), source)
            due, other = at.pending, at.rules.pending(world)
            if isinstance(due, Decide):
                assert other == due
            else:
                assert isinstance(due, Chance)
                assert isinstance(other, Chance)
                assert other.name == due.name


@every_table
@pytest.mark.clause("all.A7")
def test_what_comes_next_for_all_follows_from_what_was_told_to_all(
    game_id: str, seats: int
) -> None:
    """After the same action in two truths that look the same to a spectator, and with the same
    told to it, the same is due."""
    for number in range(4):
        at = opened(rules_of(game_id), seats)
        source = Random(200 + number)
        while at.plies < 120 and not isinstance(at.pending, Over):
            if isinstance(at.pending, Chance):
                at.draw_chance(source)
                continue
            seat, action = due_to(at), varied(at, source)
            for _ in range(3):
                world = at.rules.determinize(at.view(imaginable(at)[0]), source)
                if action not in at.rules.legal(at.rules.view(world, seat)):
                    continue
                real = at.rules.clone(truth(at))
                told = [e.fact for e in at.rules.apply(real, seat, action) if e.tells(PUBLIC)]
                events = at.rules.apply(world, seat, action)
                if [e.fact for e in events if e.tells(PUBLIC)] == told:
                    after, real_after = at.rules.pending(world), at.rules.pending(real)
                    assert type(after) is type(real_after)
                    if isinstance(after, Decide):
                        assert after == real_after
            at.act(seat, action)


@pytest.mark.clause("all.A7", "1313.P1")
def test_a_seat_with_a_card_that_it_cannot_play_is_asked_all_the_same() -> None:
    for card in ("wild", "run"):
        at = table(
            pawns={"dusty": FAR, "clay": CHAIRS[0]}, hands={0: [card]}, dice=(1, 2), alone=True,
            owners={"clay": 1},
        )  # fmt: skip
        at.play(at.choices("move dusty 1")[0], at.choices("move clay 2")[0])
        assert at.asked == (0, "playing")
        assert "done" in at.choices()


@every_table
@pytest.mark.clause("all.A8")
def test_a_view_forgets_nothing(game_id: str, seats: int) -> None:
    for number in range(4):
        at = opened(rules_of(game_id), seats)
        kept = {viewer: remembered(rules_of(game_id), at.view(viewer)) for viewer in viewers(at)}
        for _ in steps(at, Random(number), 150, varied):
            for viewer in viewers(at):
                now = remembered(at.rules, at.view(viewer))
                assert now[: len(kept[viewer])] == kept[viewer]
                kept[viewer] = now
        assert kept[PUBLIC]


@every_table
@pytest.mark.clause("all.A8")
def test_a_spectator_is_told_only_what_every_seat_is_told(game_id: str, seats: int) -> None:
    at = play(opened(rules_of(game_id), seats), Random(4), 150, varied)
    for told in at._told:
        for event in told:
            if event.tells(PUBLIC) and event.viewers is not None:
                # What others are told instead says at least as much: the same fact, filled in.
                fact = at.rules.write_fact(event.fact)
                for seat in range(seats):
                    shown = [at.rules.write_fact(e.fact) for e in told if e.tells(seat)]
                    assert any(fills_in(other, fact) for other in shown)


def fills_in(shown: dict[str, object], fact: dict[str, object]) -> bool:
    """Whether ``shown`` says what ``fact`` says, and perhaps what that leaves out."""
    return shown.keys() == fact.keys() and all(
        says(shown[name], value) for name, value in fact.items()
    )


def says(shown: object, value: object) -> bool:
    """The same of one value, or of each in a list."""
    if isinstance(shown, list) and isinstance(value, list) and len(shown) == len(value):
        return all(map(says, shown, value))
    return shown == value or value is None or value == []


@every_table
@pytest.mark.clause("all.A9")
def test_one_seat_is_asked_at_a_time(game_id: str, seats: int) -> None:
    at = opened(rules_of(game_id), seats)
    for _ in steps(at, Random(6), 150, varied):
        asked = [viewer for viewer in viewers(at) if at.rules.legal(at.view(viewer))]
        assert len(asked) <= 1


def test_a_hidden_truth_has_no_digest_in_a_shared_record() -> None:
    at = play(opened(rules_of("drive_1313"), 2), Random(1), 80)
    digests = {line for line in at.lines if line.startswith('{"digest"')}
    assert digests
    shared = "\n".join(redact(at, 0))
    for line in digests:
        assert line.split('"')[3] not in shared


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize(
    "wrong",
    [
        {"winners": (7,)},
        {"winners": (0, 0)},
        {"winners": (-1,)},
        {"scores": ()},
        {"scores": (1, 0, 0, 0, 0, 0, 0)},
        {"reason": ""},
        {"reason": "boredom"},
    ],
)
def test_no_side_is_told_of_an_end_that_cannot_be(game_id: str, wrong: dict[str, Any]) -> None:
    rules = rules_of(game_id)
    at = opened(rules, rules.seats[0])
    play(at, Random(1), 6, varied)
    before = {viewer: at.view(viewer) for viewer in viewers(at)}
    at.stop()
    for viewer, view in before.items():
        for fact in at.facts(viewer, at.plies - 1):
            if isinstance(fact, Ended):
                with pytest.raises(BadText):
                    rules.fold(view, replace(fact, **wrong))
                break
            view = rules.fold(view, fact)
        else:
            raise AssertionError("nobody is told of the end")
