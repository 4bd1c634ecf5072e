"""Drawing playing cards (1313.D)."""

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.drive_1313.facts import CardDeclined, CardDrawn
from tests.games.drive_1313.positions import ARROWS, DOORS, TRAP, Position, away, table

FAR = away(8, *DOORS)
AT_BOAR, AT_SAFE = ARROWS["boar"][0], ARROWS["safe"][0]


def two_on_traps(must_draw: bool = False) -> Position:
    at = table(pawns={"dusty": AT_BOAR, "clay": AT_SAFE}, dice=(1, 1), seats=3, must_draw=must_draw)
    return at.play(f"move dusty 1 {TRAP['boar']}", f"move clay 1 {TRAP['safe']}")


@pytest.mark.clause("1313.D1")
def test_a_card_may_be_drawn_for_each_pawn_moved_onto_a_trap() -> None:
    at = two_on_traps()
    assert at.choices() == ["draw", "decline"]
    at.play("draw", "card run")
    assert at.choices() == ["draw", "decline"]
    at.play("draw", "card wild")
    assert at.hand(0) == ["run", "wild"]
    assert at.step == "playing"


@pytest.mark.clause("1313.D1")
def test_each_card_is_decided_on_its_own() -> None:
    at = two_on_traps().play("decline", "draw", "card run")
    assert at.hand(0) == ["run"]
    at = two_on_traps().play("draw", "card run", "decline")
    assert at.hand(0) == ["run"]
    at = two_on_traps().play("decline")
    assert at.facts(1) == [CardDeclined(0, "dusty")]
    at.play("decline")
    assert at.hand(0) == []
    assert at.turn == 1


@pytest.mark.clause("1313.D1")
def test_after_both_moves_and_not_between() -> None:
    at = table(pawns={"dusty": AT_BOAR, "clay": FAR}, dice=(1, 2))
    at.play(f"move dusty 1 {TRAP['boar']}")
    assert at.step == "moving"
    assert at.refused("draw") == "1313.D1"
    at.play(at.choices("move clay")[0])
    assert at.step == "offered"


@pytest.mark.clause("1313.D1")
def test_no_pawn_on_a_trap_no_card() -> None:
    at = table(pawns={"dusty": FAR, "clay": TRAP["safe"]}, dice=(1, 2))
    at.play(at.choices("move dusty 1")[0], at.choices("move poopsie 2")[0])
    # Clay stood there before and was not moved.
    assert at.turn == 1


@pytest.mark.clause("1313.D1")
def test_option_must_draw() -> None:
    at = two_on_traps(must_draw=True)
    assert at.choices() == []
    assert at.due[0] == "card"
    at.play("card run")
    assert at.due[0] == "card"
    at.play("card wild")
    assert at.hand(0) == ["run", "wild"]
    assert at.step == "playing"


@pytest.mark.clause("1313.D2")
def test_a_pawn_put_on_a_trap_by_a_card_draws_nothing() -> None:
    at = table(pawns={"dusty": FAR}, hands={0: ["room-vault", "wild"]})
    at.play(f"play room-vault dusty {TRAP['safe']}")
    assert at.step == "playing"
    assert at.refused("draw") == "1313.D1"
    assert at.state.landed == ()


@pytest.mark.clause("1313.D2", "1313.P4")
def test_nor_does_one_that_ran_onto_it() -> None:
    at = table(pawns={"dusty": AT_SAFE}, hands={0: ["run"]})
    at.play("play run", "run 1", f"move dusty 1 {TRAP['safe']}")
    assert at.state.landed == ()
    assert at.turn == 1
    assert at.hand(0) == []


@pytest.mark.clause("1313.D3", "1313.H1")
def test_only_the_one_who_drew_sees_the_card() -> None:
    at = two_on_traps().play("draw", "card wild")
    assert at.facts(0) == [CardDrawn(0, "dusty", "wild")]
    for viewer in (PUBLIC, 1, 2):
        assert at.facts(viewer) == [CardDrawn(0, "dusty", None)]
    for viewer in at.viewers():
        assert at.view(viewer).card_counts == (1, 0, 0)
        assert sum(at.view(viewer).hand) == (1 if viewer == 0 else 0)


@pytest.mark.clause("1313.D3")
def test_there_is_no_hand_limit() -> None:
    cards = ["wild"] * 5 + ["run"] * 5 + ["heir"] * 5 + ["room-art", "trap-stair-boar"]
    at = table(pawns={"dusty": AT_SAFE, "clay": FAR}, hands={0: cards}, dice=(1, 2))
    at.play(f"move dusty 1 {TRAP['safe']}", at.choices("move clay 2")[0], "draw", "card wild")
    assert len(at.hand(0)) == len(cards) + 1


@pytest.mark.clause("1313.D4", "1313.W1")
def test_the_clock_ends_the_game_at_once() -> None:
    at = table(
        pawns={"dusty": AT_BOAR, "clay": AT_SAFE},
        hands={0: ["wild"]},
        deck=["clock"],
        dice=(1, 1),
    )
    at.play(f"move dusty 1 {TRAP['boar']}", f"move clay 1 {TRAP['safe']}", "draw", "card clock")
    # No second card, no card played.
    assert at.over == "midnight"
    assert at.choices() == []
    assert at.refused("draw") == "1313.T1"
    assert at.refused("play wild safe") == "1313.T1"
    assert at.hand(0) == ["wild"]
