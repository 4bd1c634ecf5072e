"""What a screen may still show, and what can be taken back (step.P3, step.P5, step.P7)."""

from __future__ import annotations

from random import Random

import pytest

from dead_end.contract import PUBLIC, Ended, Over
from dead_end.games.watch_your_step import RULES, facts
from dead_end.games.watch_your_step.knowledge import knowledge
from dead_end.games.watch_your_step.state import TOP
from tests.games.watch_your_step.positions import Position, names, table
from tests.tables import SOAK, opened, steps, truth, varied


def shown(at: Position) -> dict[int, list[str]]:
    """The hidden shorts that a screen may show to each viewer."""
    return {viewer: names(at.view(viewer).fresh) for viewer in (PUBLIC, 0, 1)}


@pytest.mark.clause("step.P3")
def test_what_vanished_is_shown_to_a_seat_until_its_next_ply() -> None:
    at = table("short b1")
    assert shown(at) == {PUBLIC: ["b1"], 0: ["b1"], 1: ["b1"]}
    # Seat 1 plays: it has forgotten b1 and sees its own c1; to seat 0 both are new.
    at.play("short c1")
    assert shown(at) == {PUBLIC: ["b1", "c1"], 0: ["b1", "c1"], 1: ["c1"]}
    at.play("long d1")
    assert shown(at) == {PUBLIC: ["c1"], 0: [], 1: ["c1"]}
    at.play("long a2")
    assert shown(at) == {PUBLIC: [], 0: [], 1: []}
    # The view keeps them.
    assert names([ply.hole for ply in at.view(0).history if ply.shows != TOP]) == ["b1", "c1"]


@pytest.mark.clause("step.P5")
def test_so_is_the_short_one_under_one_that_stuck_out() -> None:
    at = table("short b1", "long c1", "long d1", "long a2")
    assert shown(at) == {PUBLIC: [], 0: [], 1: []}
    at.play("long b1")
    assert shown(at) == {PUBLIC: ["b1"], 0: ["b1"], 1: ["b1"]}
    at.play("long b2", "long c2")
    assert shown(at) == {PUBLIC: [], 0: [], 1: []}


@pytest.mark.clause("step.P3")
def test_under_a_top_there_is_nothing_to_remember() -> None:
    at = table("short b1", "short b1")
    assert shown(at) == {PUBLIC: [], 0: [], 1: []}


@pytest.mark.clause("step.P3", "step.P5", "step.P8")
def test_the_facts_that_fade_are_those_that_tell_of_hidden_shorts() -> None:
    assert set(RULES.fading) == {facts.TrapHidden, facts.Vanished, facts.StuckOut}
    assert set(RULES.fading) < set(facts.FACTS)


@pytest.mark.clause("step.P3", "all.A8")
def test_what_a_screen_may_show_is_true_and_was_told_since_the_last_ply() -> None:
    for number in range(300 if SOAK else 30):
        table = opened(RULES, 2, own_trap=number % 2 == 0)
        for _ in steps(table, Random(number), chooser=varied):
            state = truth(table)
            for viewer in (PUBLIC, 0, 1):
                view, plies = table.view(viewer), list(state.history)
                own = [n for n, ply in enumerate(plies) if ply.seat == viewer]
                since = own[-1] if own else 0
                if viewer == PUBLIC:
                    since = max(0, len(plies) - 2)
                told = {ply.hole for ply in plies[since:] if ply.shows != TOP}
                assert set(view.fresh) == {hole for hole in told if state.lone >> hole & 1}


@pytest.mark.clause("step.P3")
def test_the_option_notes_changes_no_rule() -> None:
    plain, noted = (table("short b1", "long c1", notes=notes) for notes in (False, True))
    for viewer in (PUBLIC, 0, 1):
        assert noted.view(viewer).history == plain.view(viewer).history
        assert noted.view(viewer).fresh == plain.view(viewer).fresh
        assert knowledge(noted.view(viewer)) == knowledge(plain.view(viewer))
    assert noted.choices() == plain.choices()
    assert RULES.write_state(noted.state)["options"] == {
        "seats": 2, "notes": True, "own_trap": True,
    }  # fmt: skip


UNDONE = [
    # What lies there is shown: by the last two plies, or since it is one's own trap.
    (("short b1",), "short b1", True),
    (("short b1",), "long b1", True),
    ((), "short a1", True),
    ((), "long a1", True),
    (("short b1", "long c1"), "short b1", True),
    (("short b1", "long b1"), "short b1", True),
    # It is not: a hole may be empty, may hold the other's trap, or what was there is forgotten.
    ((), "long b1", False),
    ((), "short b1", False),
    ((), "short d4", False),
    (("short b1", "long c1", "long d1", "long a2"), "short b1", False),
]


@pytest.mark.clause("step.P7")
@pytest.mark.parametrize(("played", "text", "undone"), UNDONE)
def test_a_ply_is_taken_back_only_if_it_told_its_player_nothing(
    played: tuple[str, ...], text: str, undone: bool
) -> None:
    traps = ("a1", "d4") if len(played) % 2 == 0 else ("d4", "a1")
    at = table(*played, traps=traps).play(text)
    assert at.reveals() != undone


@pytest.mark.clause("step.P7", "step.P8")
def test_without_ones_trap_in_sight_it_is_not_foreseen() -> None:
    for own_trap in (True, False):
        at = table("long b1", "long c1", own_trap=own_trap).play("short a1")
        assert at.reveals() != own_trap


@pytest.mark.clause("step.P7", "step.P3")
def test_with_notes_what_follows_from_memory_is_foreseen_too() -> None:
    played = ("short b1", "long c1", "long d1", "long a2")
    assert not table(*played, notes=True).play("short b1").reveals()
    # Where the other's trap may be, no notes help.
    assert table(*played, notes=True).play("short b3").reveals()
    # Once it is found, all is known.
    found = ("long d4", "long c1")
    assert not table(*found, notes=True).play("long b3").reveals()
    assert table(*found).play("long b3").reveals()


@pytest.mark.clause("step.P7", "all.A2")
def test_whether_a_ply_was_foreseen_is_told_to_its_player_alone() -> None:
    at = table("short a1")
    assert at.facts(0) == [facts.Topped(0, "a1", True, "short")]
    assert at.facts(1) == at.facts(PUBLIC) == [facts.Topped(0, "a1", None, None)]
    assert not at.facts(1)[0].reveals


@pytest.mark.clause("step.P7")
def test_at_a_table_it_can_be_taken_back_and_the_end_cannot() -> None:
    game = opened(RULES, 2)
    for number, text in enumerate(("trap a1", "trap d4")):
        game.act(number, RULES.read_action(text))
    game._play(-2, RULES.read_action("lot seat1"))
    game.act(0, RULES.read_action("short a1"))
    before = game.digest()
    assert game.can_undo(0)
    game.undo(0)
    game.act(0, RULES.read_action("short a1"))
    assert game.digest() == before
    for text in ("long c1", "long b2", "long d1", "long c3", "short d4"):
        game.act(game.pending.seat, RULES.read_action(text))  # type: ignore[union-attr]  # a Decide
    game.stop()
    assert isinstance(game.pending, Over)
    assert Ended in {type(fact) for fact in game.facts(PUBLIC)}
    assert not game.can_undo(0)
