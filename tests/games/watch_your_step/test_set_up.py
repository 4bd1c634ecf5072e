"""The box, the traps and the lot (step.C, step.S)."""

import pytest

from dead_end.chance import Draw
from dead_end.contract import PUBLIC, Chance
from dead_end.games.watch_your_step import RULES, facts
from dead_end.games.watch_your_step.material import HOLES, RACK
from tests.games.watch_your_step.positions import fresh, name, table
from tests.tables import opened


@pytest.mark.clause("step.C1")
def test_sixteen_holes_four_by_four_and_four_long_and_eight_short_each() -> None:
    at = fresh()
    assert len(HOLES) == len(set(HOLES)) == 16
    assert HOLES[:5] == ("a1", "b1", "c1", "d1", "a2")
    assert HOLES[-1] == "d4"
    assert at.choices() == [f"trap {hole}" for hole in HOLES]
    for seat in range(2):
        assert at.view(seat).rack == (4, 8)
        assert at.view(seat).counts == (12, 12)
    assert at.view(PUBLIC).rack == ()


@pytest.mark.clause("step.C1")
def test_what_is_not_in_the_rack_cannot_be_put() -> None:
    at = table("long a2", "short a3", "long b2", "short b3", "long d1", "short c3", "long b4")
    at.play("short d3")
    assert at.view(0).rack == (0, 7)
    assert at.refused("long c4") == "step.C1"
    assert at.choices("long") == []
    assert len(at.choices("short")) == 12
    # The other seat has its long ones still.
    assert "long c4" in at.play("short c4").choices()


@pytest.mark.clause("step.C2")
def test_all_cylinders_together_fill_the_board() -> None:
    long, short = RACK
    assert 2 * (2 * long + short) == 2 * len(HOLES) == 32
    at = table("long b2", "short d4", "short a1", "short c3", "short c3")
    assert at.inside("b2") == ["long of seat 0"]
    assert at.inside("d4") == ["short of seat 1", "short of seat 1"]
    assert at.inside("a1") == ["short of seat 0", "short of seat 0"]
    assert at.inside("c3") == ["short of seat 1", "short of seat 0"]


@pytest.mark.clause("step.S1")
def test_each_hides_a_short_one_and_only_its_owner_knows_where() -> None:
    at = fresh().play("trap b2")
    assert at.facts(0) == [facts.TrapHidden(0, "b2")]
    assert at.facts(1) == at.facts(PUBLIC) == [facts.TrapHidden(0, None)]
    assert at.inside("b2") == ["short of seat 0"]
    at.play("trap c3")
    assert at.facts(1)[0] == facts.TrapHidden(1, "c3")
    assert at.facts(0)[0] == at.facts(PUBLIC)[0] == facts.TrapHidden(1, None)
    assert [name(at.view(viewer).trap) for viewer in (0, 1, PUBLIC)] == ["b2", "c3", None]
    assert at.view(0).rack == at.view(1).rack == (4, 7)
    assert at.view(PUBLIC).counts == (11, 11)


@pytest.mark.clause("step.S1")
def test_it_is_no_turn_and_not_done_again() -> None:
    at = table(traps=("a1", "d4"), first=0)
    assert at.asked == (0, "placing")
    assert at.refused("trap b3") == "step.S1"
    assert at.view(PUBLIC).history == ()


@pytest.mark.clause("step.S2", "all.A9")
def test_both_choose_before_play_starts_one_by_one() -> None:
    at = fresh()
    assert at.asked == (0, "hiding")
    assert at.refused("long a1") == "step.S2"
    assert at.refused("trap a1", seat=1) == "all.A9"
    at.play("trap a1")
    assert at.asked == (1, "hiding")
    assert at.refused("trap c2", seat=0) == "all.A9"
    # Nothing of the first choice is told: all holes are open to the second.
    assert len(at.choices()) == 16
    assert at.view(1).chosen == (0,)
    at.play("trap c2")
    assert at.facts(PUBLIC)[-1] == facts.TrapsLaid()
    assert at.refused("long a1", seat=0) == "step.S3"


@pytest.mark.clause("step.S2")
def test_a_clash_is_announced_and_both_choose_again() -> None:
    at = fresh().play("trap b3", "trap b3")
    for viewer in (PUBLIC, 0, 1):
        assert at.facts(viewer)[-1] == facts.TrapsClashed("b3")
        view = at.view(viewer)
        assert [name(hole) for hole in view.clashes] == ["b3"]
        assert (view.chosen, view.trap, view.counts) == ((), -1, (12, 12))
    assert at.asked == (0, "hiding")
    assert at.inside("b3") == []
    # Any hole, this one too, and as often as they like.
    at.play("trap b3", "trap b3", "trap a1", "trap b3")
    assert [name(hole) for hole in at.view(0).clashes] == ["b3", "b3"]
    assert at.inside("a1") == ["short of seat 0"]
    assert at.inside("b3") == ["short of seat 1"]
    at.play("lot seat1", "long b3")
    assert at.facts(PUBLIC) == [facts.StuckOut(0, "b3", None)]


@pytest.mark.clause("step.S2")
def test_the_first_choice_can_be_taken_back_but_no_one_tries_where_the_other_trap_is() -> None:
    for second in ("b3", "c3"):
        at = opened(RULES, 2)
        at.act(0, RULES.read_action("trap b3"))
        assert at.can_undo(0)
        at.undo(0)
        at.act(0, RULES.read_action("trap b3"))
        at.act(1, RULES.read_action(f"trap {second}"))
        assert not at.can_undo(1)
        assert not at.can_undo(0, agreed=True)


@pytest.mark.clause("step.S3", "all.A1")
def test_who_begins_is_drawn_by_lot() -> None:
    for seat in range(2):
        at = fresh().play("trap a1", "trap d4")
        assert RULES.pending(at.state) == Chance("lot", Draw((1, 1)))
        assert at.view(PUBLIC).turn == -1
        assert at.refused("lot") == "all.A1"
        assert at.refused("lot seat1 seat2") == "all.A1"
        at.play(f"lot seat{seat + 1}")
        assert at.facts(PUBLIC) == [facts.LotDrawn(seat)]
        assert at.asked == (seat, "placing")
        assert at.view(PUBLIC).first == seat
