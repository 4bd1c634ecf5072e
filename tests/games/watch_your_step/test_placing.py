"""Cylinders in holes, and what is told of them (step.P)."""

from __future__ import annotations

from typing import Any

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.watch_your_step import facts
from dead_end.games.watch_your_step.material import HOLES
from tests.games.watch_your_step.positions import Position, names, table


def told(at: Position) -> Any:
    """What the last ply told all but its seat, and the spectator alike."""
    seat = at.state.history[-1].seat
    (fact,) = at.facts(PUBLIC)
    assert at.facts(1 - seat) == [fact]
    return fact


@pytest.mark.clause("step.P1")
def test_in_turn_one_cylinder_and_no_passing() -> None:
    at = table("long b2", first=1)
    assert at.asked == (0, "placing")
    assert at.refused("long c2", seat=1) == "step.P1"
    assert sorted({text.split()[0] for text in at.choices()}) == ["long", "short"]
    assert len(at.choices()) == 30
    at.play("short c2")
    assert at.asked == (1, "placing")
    assert at.view(PUBLIC).counts == (10, 10)


@pytest.mark.clause("step.P1", "step.P5")
def test_a_seat_with_only_long_ones_left_must_throw_one_away() -> None:
    at = table(
        "short d4", "long a2", "short b1", "long b2", "short b1", "long c1",
        "short d2", "long c3", "short d2", "short d3", "short a4", "short d3",
        "short a4", "short c4",
    )  # fmt: skip
    assert at.view(0).rack == (4, 0)
    at.play("long a3", "short b4", "long b3", "short b4")
    # A long one cannot but stick out here.
    assert {"long a1", "long c4"} <= set(at.choices())
    at.play("long c4")
    assert told(at) == facts.StuckOut(0, "c4", None)
    assert at.view(PUBLIC).removed == (1, 0)
    assert at.view(0).rack == (1, 0)


@pytest.mark.clause("step.P2", "step.P7")
def test_a_long_one_in_an_empty_hole_is_seen() -> None:
    at = table("long b2")
    assert at.tops(0) == ["b2"]
    assert told(at) == facts.Topped(0, "b2", None, None)
    assert at.facts(0) == [facts.Topped(0, "b2", False, "long")]
    assert at.view(PUBLIC).tops[HOLES.index("b2")] == 0
    assert at.view(PUBLIC).tops.count(-1) == 15


@pytest.mark.clause("step.P3", "step.P7")
def test_a_short_one_in_an_empty_hole_vanishes_and_is_told() -> None:
    at = table("short b2")
    assert at.tops(0) == []
    assert told(at) == facts.Vanished(0, "b2", None)
    assert at.facts(0) == [facts.Vanished(0, "b2", False)]
    assert at.inside("b2") == ["short of seat 0"]
    assert at.view(PUBLIC).tops == (-1,) * 16


@pytest.mark.clause("step.P4", "step.P7")
def test_a_short_one_on_a_hidden_one_is_seen_whosever_that_is() -> None:
    at = table("short b2", "short c2", "short c2", "short b2")
    assert told(at) == facts.Topped(1, "b2", None, None)
    assert at.facts(1) == [facts.Topped(1, "b2", False, "short")]
    assert (at.tops(0), at.tops(1)) == (["c2"], ["b2"])
    assert at.inside("c2") == ["short of seat 1", "short of seat 0"]


@pytest.mark.clause("step.P5", "step.P7")
def test_a_long_one_on_a_hidden_one_is_lost_and_the_turn_with_it() -> None:
    at = table("short b2", "long b2")
    assert told(at) == facts.StuckOut(1, "b2", None)
    # What was told a ply ago is before its eyes.
    assert at.facts(1) == [facts.StuckOut(1, "b2", True)]
    assert at.asked == (0, "placing")
    assert at.inside("b2") == ["short of seat 0"]
    assert at.tops(1) == []
    assert at.view(1).rack == (3, 7)
    assert at.view(0).removed == (0, 1)
    # There is room still.
    at.play("short b2")
    assert at.tops(0) == ["b2"]


@pytest.mark.clause("step.P5")
def test_one_that_stuck_out_counts_for_no_row() -> None:
    at = table("long a2", "long d1", "long b2", "short c2", "long c2", "long d3", "long d2")
    assert at.tops(0) == ["a2", "b2", "d2"]
    assert at.outcome is None
    at.play("short a3", "short c2")
    assert at.outcome is not None
    assert at.outcome.winners == (0,)


@pytest.mark.clause("step.P6")
def test_a_full_hole_takes_nothing_more() -> None:
    at = table("long b2", "short c2", "short c2")
    for hole in ("b2", "c2"):
        assert at.refused(f"long {hole}") == "step.P6"
        assert at.refused(f"short {hole}") == "step.P6"
    assert not [text for text in at.choices() if text.endswith(("b2", "c2"))]


@pytest.mark.clause("step.P7")
def test_on_either_trap_a_long_and_a_short_one_look_alike_to_others() -> None:
    """A top in a hole thought empty."""
    seen = []
    for hole, text in (("b2", "long b2"), ("a1", "short a1"), ("d4", "short d4")):
        at = table(text)
        seen.append({told(at).hole, type(told(at)).__name__})
        assert told(at) == facts.Topped(0, hole, None, None)
        assert at.view(1).history[0].length == -1
        assert at.view(0).history[0].length != -1
    assert [sorted(one) for one in seen] == [["Topped", hole] for hole in ("b2", "a1", "d4")]


@pytest.mark.clause("step.P7")
def test_what_is_left_by_length_is_secret_the_total_is_public() -> None:
    worlds = [table("long b2", traps=traps) for traps in (("a1", "d4"), ("c1", "d4"))]
    worlds.append(table("short b2", traps=("b2", "d4")))
    for at in worlds:
        assert at.view(1) == worlds[0].view(1)
        assert at.view(PUBLIC) == worlds[0].view(PUBLIC)
    assert worlds[0].view(1).counts == (10, 11)
    assert [at.view(0).rack for at in worlds] == [(3, 7), (3, 7), (4, 6)]
    # Only one's own.
    assert worlds[0].view(1).rack == (4, 7)
    assert worlds[0].view(PUBLIC).rack == ()


@pytest.mark.clause("step.P8")
@pytest.mark.parametrize("own_trap", [True, False])
def test_ones_own_trap_is_shown_always_or_until_ones_first_ply(own_trap: bool) -> None:
    at = table(traps=("a1", "d4"), own_trap=own_trap)

    def shown() -> list[str]:
        return names([hole for s in (0, 1) if (hole := at.view(s).shown_trap) >= 0])

    assert shown() == ["a1", "d4"]
    at.play("long b2")
    assert shown() == (["a1", "d4"] if own_trap else ["d4"])
    at.play("short c2")
    assert shown() == (["a1", "d4"] if own_trap else [])
    # The view keeps it all the same.
    assert names([at.view(0).trap, at.view(1).trap]) == ["a1", "d4"]
    assert at.view(PUBLIC).shown_trap == at.view(PUBLIC).trap == -1
