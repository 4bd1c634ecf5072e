"""How the game ends, and who has won (1313.W)."""

import pytest

from dead_end.contract import PUBLIC, Ended, Outcome, Over
from tests.games.drive_1313.positions import ARROWS, CHAIRS, DOORS, RULES, TRAP, away, table

FAR = away(8, *DOORS)


@pytest.mark.clause("1313.W1")
def test_when_the_last_pawn_escapes() -> None:
    at = table(
        pawns={"dusty": DOORS[0]}, owners={"dusty": 0}, hands={0: ["run"]}, dice=(2, 3), alone=True
    )
    at.play("move dusty 2 out")
    assert at.over == "empty_house"
    assert RULES.pending(at.state) == Over(Outcome("empty_house", (0,), (1, 0)))
    assert at.choices() == []


@pytest.mark.clause("1313.W1")
def test_when_the_last_pawn_is_knocked_off() -> None:
    at = table(
        pawns={"dusty": TRAP["safe"]},
        owners={"dusty": 1},
        hands={0: ["wild", "wild"]},
        collected={1: 2},
        alone=True,
    )
    at.play("play wild safe")
    assert at.over == "empty_house"
    assert at.winners == (1,)
    assert at.refused("done") == "1313.T1"


@pytest.mark.clause("1313.W1", "1313.D4", "all.A5")
def test_when_the_clock_is_drawn_whatever_else_is_due() -> None:
    at = table(
        pawns={"dusty": ARROWS["safe"][0], "clay": DOORS[0]},
        owners={"clay": 0},
        deck=["clock"],
        collected={1: 1},
        dice=(1, 2),
    )
    at.play(f"move dusty 1 {TRAP['safe']}", "move clay 2 out", "draw", "card clock")
    assert at.over == "midnight"
    assert at.winners == (0, 1)
    assert at.facts(PUBLIC)[1] == Ended("midnight", (0, 1), (1, 1))


@pytest.mark.clause("1313.W1")
def test_not_before() -> None:
    at = table(
        pawns={"dusty": DOORS[0], "clay": FAR}, owners={"dusty": 0, "clay": 0}, dice=(2, 3),
        alone=True,
    )  # fmt: skip
    at.play("move dusty 2 out")
    assert at.over is None


@pytest.mark.clause("1313.W2")
@pytest.mark.parametrize(
    ("collected", "winners"),
    [((5, 3, 4), (0,)), ((2, 7, 0), (1,)), ((4, 1, 4), (0, 2)), ((0, 0, 0), (0, 1, 2))],
)
def test_most_moneybags_wins_and_a_tie_is_shared(
    collected: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    # Rich heirs still inside are worth nothing.
    at = table(
        pawns={"spritzy": DOORS[0], "dusty": ARROWS["safe"][0], "clay": FAR},
        owners={"spritzy": 1},
        collected=dict(enumerate(collected)),
        deck=["clock"],
        seats=3,
        dice=(1, 2),
    )
    at.play(f"move dusty 1 {TRAP['safe']}", at.choices("move clay 2")[0], "draw", "card clock")
    assert RULES.pending(at.state) == Over(Outcome("midnight", winners, collected))


@pytest.mark.clause("1313.W3")
def test_when_nobody_holds_an_heir_any_more() -> None:
    at = table(
        pawns={"dusty": DOORS[0], "clay": FAR, "lulu": CHAIRS[0]},
        owners={"dusty": 0},
        hands={0: ["heir"]},
        dice=(2, 3),
        alone=True,
    )
    at.play("move dusty 2 out")
    assert at.over == "no_heirs"
    assert at.winners == (0,)


@pytest.mark.clause("1313.W3")
def test_by_a_trap_or_a_run_as_well() -> None:
    pawns = {"dusty": TRAP["safe"], "clay": FAR}
    at = table(pawns=pawns, owners={"dusty": 1}, hands={0: ["wild"]}, alone=True)
    assert at.play("play wild safe").over == "no_heirs"
    pawns = {"dusty": DOORS[1], "clay": FAR}
    at = table(pawns=pawns, owners={"dusty": 0}, hands={0: ["run"]}, alone=True)
    assert at.play("play run", "run 6", "move dusty 6 out").over == "no_heirs"


@pytest.mark.clause("1313.W3")
def test_one_heir_card_left_is_enough_to_go_on() -> None:
    at = table(pawns={"dusty": TRAP["safe"], "clay": FAR}, owners={"dusty": 1}, hands={0: ["wild"]})
    assert at.play("play wild safe").over is None


@pytest.mark.clause("1313.W4")
def test_option_cap_ends_the_game_after_that_round() -> None:
    def last_turn(in_round: int, turn: int, cap: int) -> str | None:
        at = table(
            pawns={"dusty": FAR, "clay": CHAIRS[0]},
            dice=(1, 2),
            cap=cap,
            in_round=in_round,
            turn=turn,
            collected={1: 1},
        )
        at.play(at.choices("move dusty 1")[0], at.choices("move clay 2")[0])
        assert at.winners == (1,)
        return at.over

    assert last_turn(in_round=3, turn=1, cap=3) == "round_cap"
    # Everybody has had that round.
    assert last_turn(in_round=3, turn=0, cap=3) is None
    assert last_turn(in_round=2, turn=1, cap=3) is None
    # Off unless set.
    assert last_turn(in_round=999, turn=1, cap=0) is None
