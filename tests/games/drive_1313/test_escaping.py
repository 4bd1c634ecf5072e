"""Getting out with the money (1313.E)."""

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.drive_1313.facts import Escaped
from dead_end.games.drive_1313.material import HEIRS
from tests.games.drive_1313.positions import CHAIRS, DOORS, TRAP, away, beside, table

FAR = away(8, *DOORS)
NEAR = away(4, *DOORS)


@pytest.mark.clause("1313.E1", "1313.E2", "1313.E3")
def test_example_on_a_5_dusty_moves_out_of_the_front_door() -> None:
    # Four steps to the door, and the fifth leads out.
    at = table(pawns={"dusty": NEAR, "clay": CHAIRS[0]}, owners={"dusty": 0}, dice=(5, 1))
    at.play("move dusty 5 out")
    assert at.where("dusty") == "out"
    assert at.state.collected == [1, 0]
    for viewer in at.viewers():
        assert Escaped(0, "dusty", 5, NEAR, False, 0, 1, None) in at.facts(viewer)


@pytest.mark.clause("1313.E1")
def test_with_a_step_to_spare() -> None:
    at = table(pawns={"dusty": NEAR, "clay": CHAIRS[0]}, owners={"dusty": 0}, dice=(4, 3))
    assert at.refused("move dusty 4 out") == "1313.E1"
    assert at.refused("move dusty 3 out") == "1313.E1"
    assert set(at.choices("move dusty 4")) & {f"move dusty 4 {door}" for door in DOORS}


@pytest.mark.clause("1313.E1")
@pytest.mark.parametrize("door", DOORS)
def test_from_either_space_at_the_welcome_stone(door: str) -> None:
    at = table(pawns={"dusty": door, "clay": CHAIRS[0]}, owners={"dusty": 0}, dice=(1, 6))
    assert at.may("move dusty 1 out")
    assert at.may("move dusty 6 out")


@pytest.mark.clause("1313.E1", "1313.M3")
def test_not_through_other_pawns() -> None:
    ways = [space for space in beside(DOORS[0]) if space != DOORS[1]]
    ways += [space for space in beside(DOORS[1]) if space != DOORS[0]]
    others = [h for h in HEIRS if h not in ("dusty", "poopsie")]
    blockers = dict(zip(others, dict.fromkeys(ways), strict=False))
    at = table(
        pawns={"dusty": away(3, *DOORS, but=ways), **blockers}, owners={"dusty": 0}, dice=(6, 5)
    )
    assert at.refused("move dusty 6 out") == "1313.E1"


@pytest.mark.clause("1313.E1")
@pytest.mark.parametrize("owner", [1, -1])
def test_only_its_owner_takes_a_pawn_out(owner: int) -> None:
    at = table(pawns={"dusty": DOORS[0]}, owners={"dusty": owner}, dice=(1, 2))
    assert at.refused("move dusty 1 out") == "1313.E1"
    assert not [text for text in at.choices() if text.endswith("out")]
    # It can walk like any other.
    assert at.choices("move dusty 1")


@pytest.mark.clause("1313.E1")
def test_only_with_dice_or_run_for_it() -> None:
    at = table(pawns={"dusty": DOORS[0]}, owners={"dusty": 0}, hands={0: ["wild", "room-great"]})
    assert at.refused("move dusty 1 out") == "1313.T1"


@pytest.mark.clause("1313.E1", "1313.T3")
def test_the_sum_of_a_double_leads_out_as_well() -> None:
    at = table(pawns={"dusty": NEAR, "clay": FAR}, owners={"dusty": 0}, dice=(3, 3))
    assert at.refused("move dusty 3 out") == "1313.E1"
    at.play("move dusty 6 out")
    assert at.turn == 1
    assert at.state.collected == [1, 0]


@pytest.mark.clause("1313.E1", "1313.E3")
def test_option_open_door_the_owner_collects() -> None:
    at = table(
        pawns={"dusty": DOORS[0], "clay": FAR}, owners={"dusty": 1}, dice=(1, 2), open_door=True
    )
    at.play("move dusty 1 out")
    assert at.state.collected == [0, 1]
    assert at.state.heir_counts == [0, 1]
    assert at.view(PUBLIC).laid_by[HEIRS.index("dusty")] == 1


@pytest.mark.clause("1313.E1", "1313.K2")
def test_option_open_door_the_bags_of_an_heir_without_owner_slide() -> None:
    at = table(
        pawns={"pierre": DOORS[0], "clay": FAR, "charity": CHAIRS[0]},
        dice=(1, 2),
        open_door=True,
    )
    at.play("move pierre 1 out")
    assert Escaped(0, "pierre", 1, DOORS[0], False, None, 1, "charity") in at.facts(1)
    assert at.state.collected == [0, 0]
    assert at.bags("charity") == 2
    assert at.view(PUBLIC).laid_by[HEIRS.index("pierre")] == -1


@pytest.mark.clause("1313.E2")
def test_steps_left_over_are_lost() -> None:
    at = table(pawns={"dusty": DOORS[0], "clay": FAR}, owners={"dusty": 0}, dice=(6, 2))
    at.play("move dusty 6 out")
    assert at.state.left == (2,)
    assert not at.choices("move clay 5")
    at.play(at.choices("move clay 2")[0])
    assert at.turn == 1


@pytest.mark.clause("1313.E2", "1313.E1")
def test_there_need_be_no_way_to_use_them_up() -> None:
    # Shut in at the door, a 6 leads out: five steps could not be walked anywhere.
    others = [heir for heir in HEIRS if heir not in ("dusty", "poopsie")]
    shut_in = dict(zip(others, beside(DOORS[0]), strict=False))
    at = table(pawns={"dusty": DOORS[0], **shut_in}, owners={"dusty": 0}, dice=(6, 1))
    assert at.choices("move dusty") == ["move dusty 1 out", "move dusty 6 out"]


@pytest.mark.clause("1313.E3", "1313.K3")
def test_its_card_is_laid_and_its_bags_collected_in_the_open() -> None:
    at = table(
        pawns={"spritzy": DOORS[0], "sedgwick": TRAP["safe"], "clay": FAR},
        owners={"spritzy": 0, "sedgwick": 0},
        dice=(1, 2),
        collected={0: 3},
    )
    at.play("move spritzy 1 out")
    assert at.bags("spritzy") == 0
    # They do not slide.
    assert at.bags("sedgwick") == 2
    for viewer in at.viewers():
        assert at.view(viewer).collected == (7, 0)
        assert at.view(viewer).laid_by[0] == 0
        assert at.view(viewer).heir_counts == (1, 1)
    assert at.view(0).own == (1,)


@pytest.mark.clause("1313.E4")
def test_without_heirs_you_play_on() -> None:
    at = table(
        pawns={"dusty": DOORS[0], "clay": away(1, TRAP["boar"])},
        owners={"dusty": 0},
        hands={0: ["heir"]},
        dice=(2, 1),
    )
    at.play("move dusty 2 out")
    assert at.state.heir_counts == [0, 1]
    # It still moves, draws, plays, ...
    at.play(f"move clay 1 {TRAP['boar']}", "draw", "card wild")
    assert at.choices() == ["play heir seat2", "play wild boar", "done"]
    at.play("play wild boar", "done", "roll 1 2")
    at.play(at.choices("move poopsie 1")[0])
    # ... and has its turn again.
    assert at.turn == 0
    at.play("roll 1 2")
    assert at.asked == (0, "moving")
    at.play(at.choices("move poopsie 2")[0], "play heir seat2", "taken poopsie")
    assert at.view(0).own == (15,)
