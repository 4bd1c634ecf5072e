"""The turn (1313.T): roll and move, draw, play cards."""

import pytest

from dead_end.chance import Dice
from dead_end.contract import PUBLIC
from dead_end.games.drive_1313.facts import DiceLost
from dead_end.games.drive_1313.material import HEIRS
from tests.games.drive_1313.positions import (
    ARROWS,
    CHAIRS,
    DOORS,
    PASSAGE,
    TRAP,
    away,
    beside,
    reach,
    table,
)

SAFE = TRAP["safe"]
AT_SAFE = ARROWS["safe"][0]
FAR = away(8, *DOORS)
SHUT_IN = {"beauregard": CHAIRS[0]} | dict(
    zip(("charity", "clay", "perkins", "pugsley"), beside(CHAIRS[0]), strict=False)
)


@pytest.mark.clause("1313.T1")
def test_roll_move_draw_play_and_the_next_turn() -> None:
    at = table(pawns={"dusty": AT_SAFE, "clay": FAR}, owners={"clay": 0}, dice=(1, 2))
    assert at.asked == (0, "moving")
    at.play(f"move dusty 1 {SAFE}", at.choices("move clay 2")[0])
    assert at.asked == (0, "offered")
    at.play("draw")
    assert at.due[0] == "card"
    at.play("card wild")
    assert at.asked == (0, "playing")
    at.play("play wild safe")
    assert at.due == ("roll", Dice(2))
    assert at.turn == 1


@pytest.mark.clause("1313.T1")
def test_nothing_is_done_before_its_step() -> None:
    # A card in hand, a pawn on a trap, dice rolled: move first.
    at = table(
        pawns={"dusty": AT_SAFE, "clay": TRAP["boar"]},
        owners={"clay": 0},
        hands={0: ["wild", "run", "heir", "room-art"]},
        dice=(1, 2),
    )
    for early in (
        "play wild boar", "play run", "play heir seat2", f"play room-art dusty {PASSAGE['art']}",
        "done",
    ):  # fmt: skip
        assert at.refused(early) == "1313.T1"
    assert at.refused("draw") == "1313.D1"
    assert at.refused("card wild") == "all.A1"
    at.play(f"move dusty 1 {SAFE}", at.choices("move clay 2")[0])
    # Draw or not before any card is played; no move comes after.
    assert at.refused("play wild safe") == "1313.T1"
    assert at.refused("done") == "1313.T1"
    assert at.refused(f"move poopsie 2 {reach(CHAIRS[-1], 2)[0]}") == "1313.T1"
    at.play("decline", "play wild safe")
    assert at.refused("draw") == "1313.D1"
    assert at.refused(f"move poopsie 2 {reach(CHAIRS[-1], 2)[0]}") == "1313.T1"
    assert at.refused("forgo") == "1313.T1"
    assert at.refused("roll 1 2") == "all.A1"


@pytest.mark.clause("1313.T1")
def test_only_the_seat_whose_turn_it_is_acts() -> None:
    at = table(pawns={"dusty": AT_SAFE}, owners={"dusty": 1}, dice=(1, 2))
    assert at.refused(f"move dusty 1 {SAFE}", seat=1) == "1313.T1"
    assert at.may(f"move dusty 1 {SAFE}")


@pytest.mark.clause("1313.T2")
def test_a_4_and_a_6_move_two_different_pawns() -> None:
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, dice=(4, 6))
    dusty = at.choices("move dusty 4")[0]
    at.play(dusty)
    # Not the same pawn again, nor the same die.
    assert not at.choices("move dusty")
    assert at.refused(f"move dusty 6 {reach(at.where('dusty'), 6)[0]}") == "1313.T2"
    assert at.refused(f"move clay 4 {reach(CHAIRS[0], 4)[0]}") == "1313.T3"
    at.play(at.choices("move clay 6")[0])
    assert at.turn == 1


@pytest.mark.clause("1313.T2")
@pytest.mark.parametrize("order", [(4, 6), (6, 4)])
def test_the_dice_are_used_in_the_order_you_like(order: tuple[int, int]) -> None:
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, dice=(4, 6))
    at.play(at.choices(f"move dusty {order[0]}")[0])
    assert at.state.left == (order[1],)
    at.play(at.choices(f"move clay {order[1]}")[0])
    assert at.turn == 1


@pytest.mark.clause("1313.T2")
def test_any_pawn_inside_moves_whoever_owns_it() -> None:
    at = table(
        pawns={"dusty": FAR, "clay": CHAIRS[0], "lulu": CHAIRS[1]},
        owners={"dusty": 0, "clay": 1},
        dice=(4, 6),
    )
    for heir in ("dusty", "clay", "lulu", "poopsie"):
        assert at.choices(f"move {heir} 4")
        assert at.choices(f"move {heir} 6")
    # A pawn that is out of the house does not.
    assert at.refused(f"move spritzy 4 {FAR}") == "1313.T2"


@pytest.mark.clause("1313.T3")
def test_a_double_may_move_one_pawn_the_sum() -> None:
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, dice=(3, 3))
    sums = at.choices("move dusty 6")
    assert sums == [
        f"move dusty 6 {space}" for space in reach(FAR, 6) if at.may(f"move dusty 6 {space}")
    ]
    at.play(sums[0])
    assert at.turn == 1
    assert at.where("dusty") == sums[0].split()[-1]


@pytest.mark.clause("1313.T3")
def test_or_two_pawns_one_die_each() -> None:
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, dice=(3, 3))
    at.play(at.choices("move dusty 3")[0])
    # Then the sum is no longer there to be used.
    assert not at.choices("move clay 6")
    assert at.refused(f"move clay 6 {reach(CHAIRS[0], 6)[0]}") == "1313.T3"
    assert at.refused(f"move dusty 3 {reach(at.where('dusty'), 3)[0]}") == "1313.T2"
    at.play(at.choices("move clay 3")[0])
    assert at.turn == 1


@pytest.mark.clause("1313.T3")
def test_the_sum_is_one_move_not_two() -> None:
    # A trap is reached by exact count of the sum, and never passed half-way.
    start = next(
        s for s in reach(TRAP["safe"], 6) if SAFE in reach(s, 6) and s not in TRAP.values()
    )
    at = table(pawns={"dusty": start}, dice=(3, 3))
    assert at.may(f"move dusty 6 {SAFE}")


@pytest.mark.clause("1313.T3")
def test_without_a_double_there_is_no_sum() -> None:
    at = table(pawns={"dusty": FAR}, dice=(2, 4))
    assert not at.choices("move dusty 6")
    assert at.refused(f"move dusty 6 {reach(FAR, 6)[0]}") == "1313.T3"


@pytest.mark.clause("1313.T4")
def test_a_die_that_some_pawn_can_use_must_be_used() -> None:
    at = table(pawns={"dusty": FAR}, owners={"dusty": 0}, hands={0: ["run"]}, dice=(1, 2))
    assert "forgo" not in at.choices()
    assert at.refused("forgo") == "1313.T4"
    at.play(at.choices("move dusty 1")[0])
    assert at.refused("forgo") == "1313.T4"
    assert at.refused("done") == "1313.T1"


@pytest.mark.clause("1313.T4", "1313.M3")
def test_a_die_that_no_pawn_can_use_is_lost() -> None:
    shut = dict(SHUT_IN)
    blockers = [heir for heir in shut if heir != "beauregard"]
    # Only Beauregard has not moved, and all around him is taken.
    at = table(pawns={**shut, "lulu": FAR}, owners={"lulu": 1}, dice=(1, 2))
    at.state.moved = sum(1 << HEIRS.index(heir) for heir in [*blockers, "poopsie"])
    at.play(at.choices("move lulu 1")[0])
    assert at.turn == 1
    lost = [fact for fact in at.facts(PUBLIC) if isinstance(fact, DiceLost)]
    assert lost == [DiceLost(0, (2,), False)]


@pytest.mark.clause("1313.T4")
def test_a_first_move_may_leave_the_second_die_unusable() -> None:
    # Two pawns; Clay may step where he shuts Dusty in, or elsewhere.
    corner, exits = next(
        (space, exits)
        for space in reach(TRAP["stair"], 3)
        if space not in PASSAGE.values() and len(exits := beside(space)) == 2
    )
    block, gap = exits
    behind = next(s for s in beside(gap) if s not in (corner, block) and s not in TRAP.values())
    pawns = {"dusty": corner, "lulu": block, "clay": behind}
    at = table(pawns=pawns, owners={"dusty": 0}, dice=(1, 2), alone=True)
    at.state.moved = 1 << HEIRS.index("lulu")
    shutting = f"move clay 1 {gap}"
    assert at.may(shutting)
    assert at.choices("move dusty 2")
    at.play(shutting)
    assert at.turn == 1
    assert DiceLost(0, (2,), False) in at.facts(PUBLIC)


@pytest.mark.clause("1313.T4", "1313.E1")
def test_an_escape_is_never_forced() -> None:
    # One pawn, at the door; walking is impossible, only the way out is open.
    door, other = DOORS
    blocked = [space for space in beside(door) if space != other]
    heirs = dict(zip(("lulu", "sassy", "pierre"), blocked, strict=False))
    at = table(
        pawns={"dusty": door, "clay": other, **heirs}, owners={"dusty": 0, "clay": 1}, dice=(1, 2)
    )
    at.state.moved = sum(1 << HEIRS.index(heir) for heir in (*heirs, "clay", "poopsie"))
    assert at.choices() == ["move dusty 1 out", "move dusty 2 out", "forgo"]
    at.play("forgo")
    assert at.where("dusty") == door
    assert at.facts(PUBLIC)[0] == DiceLost(0, (1, 2), False)
    assert at.turn == 1


@pytest.mark.clause("1313.T4", "all.A7")
def test_who_holds_heirs_is_asked_even_if_the_pawn_at_the_door_is_not_theirs() -> None:
    door, other = DOORS
    blocked = [space for space in beside(door) if space != other]
    heirs = dict(zip(("lulu", "sassy", "pierre"), blocked, strict=False))
    at = table(
        pawns={"dusty": door, "clay": other, **heirs},
        owners={"lulu": 0, "dusty": 1},
        dice=(1, 2),
    )
    at.state.moved = sum(1 << HEIRS.index(heir) for heir in (*heirs, "clay", "poopsie"))
    assert at.asked == (0, "moving")
    assert at.choices() == ["forgo"]


@pytest.mark.clause("1313.T5")
def test_the_last_pawn_moves_one_of_the_dice() -> None:
    for count in (2, 5):
        at = table(pawns={"dusty": FAR}, owners={"dusty": 0}, dice=(2, 5), alone=True)
        assert at.choices("move dusty 2")
        assert at.choices("move dusty 5")
        at.play(at.choices(f"move dusty {count}")[0])
        assert at.turn == 1
        assert DiceLost(0, (7 - count,), False) in at.facts(PUBLIC)


@pytest.mark.clause("1313.T5", "1313.T3")
def test_or_the_sum_of_a_double() -> None:
    at = table(pawns={"dusty": FAR}, owners={"dusty": 0}, dice=(2, 2), alone=True)
    at.play(at.choices("move dusty 4")[0])
    assert at.turn == 1
    assert not any(isinstance(fact, DiceLost) for fact in at.facts(PUBLIC))
