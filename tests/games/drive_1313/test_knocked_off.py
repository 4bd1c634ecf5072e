"""Pawns knocked off, and the Will (1313.K)."""

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.drive_1313.facts import KnockedOff
from dead_end.games.drive_1313.material import HEIRS
from tests.games.drive_1313.positions import CHAIRS, DOORS, TRAP, away, table

FAR = away(8, *DOORS)


@pytest.mark.clause("1313.K1", "1313.S3")
def test_the_owner_of_a_knocked_off_pawn_lays_its_card() -> None:
    at = table(
        pawns={"dusty": TRAP["boar"], "clay": FAR},
        owners={"dusty": 2, "clay": 0},
        hands={0: ["wild"]},
        seats=3,
    )
    # The last seat also holds Poopsie.
    assert at.state.heir_counts == [1, 0, 2]
    at.play("play wild boar")
    assert at.where("dusty") == "out"
    assert at.state.heir_counts == [1, 0, 1]
    for viewer in at.viewers():
        assert at.view(viewer).laid_by[HEIRS.index("dusty")] == 2
        assert KnockedOff(0, "boar", "dusty", 2, 1, "clay") in at.facts(viewer)
    assert HEIRS.index("dusty") not in at.view(2).own


@pytest.mark.clause("1313.K1")
def test_if_nobody_owns_it_nobody_lays_a_card() -> None:
    at = table(pawns={"dusty": TRAP["boar"], "clay": FAR}, owners={"clay": 0}, hands={0: ["wild"]})
    at.play("play wild boar")
    assert at.where("dusty") == "out"
    assert at.state.heir_counts == [1, 1]
    for viewer in at.viewers():
        assert at.view(viewer).laid_by[HEIRS.index("dusty")] == -1
        assert KnockedOff(0, "boar", "dusty", None, 1, "clay") in at.facts(viewer)


@pytest.mark.clause("1313.K1")
def test_your_own_pawn_too() -> None:
    at = table(pawns={"dusty": TRAP["boar"]}, owners={"dusty": 0}, hands={0: ["wild"]})
    at.play("play wild boar")
    assert at.state.heir_counts == [0, 1]
    assert at.state.collected == [0, 0]
    assert at.view(0).own == ()


@pytest.mark.clause("1313.K2")
def test_example_poor_pierre_his_bags_slide_down_to_charity() -> None:
    at = table(
        pawns={"pierre": TRAP["stair"], "charity": FAR, "clay": CHAIRS[0]},
        owners={"pierre": 1},
        hands={0: ["trap-stair-safe"]},
    )
    at.play("play trap-stair-safe stair")
    assert (at.bags("pierre"), at.bags("charity"), at.bags("clay")) == (0, 2, 1)


@pytest.mark.clause("1313.K2")
def test_all_its_bags_slide_to_the_next_heir_still_inside() -> None:
    # Sedgwick and Dusty are gone: Spritzy's four bags pass them by, and Clay gets none.
    at = table(
        pawns={"spritzy": TRAP["safe"], "parker": FAR, "clay": CHAIRS[0]}, hands={0: ["wild"]}
    )
    at.play("play wild safe")
    assert at.bags("parker") == 1 + 4
    assert at.bags("clay") == 1
    assert at.bags("spritzy") == at.bags("sedgwick") == at.bags("dusty") == 0


@pytest.mark.clause("1313.K2")
def test_an_heir_that_escaped_is_passed_over() -> None:
    at = table(
        pawns={"pierre": TRAP["safe"], "charity": DOORS[0], "clay": FAR},
        owners={"charity": 0},
        hands={0: ["wild", "run"]},
    )
    at.play("play run", "run 1", "move charity 1 out", "play wild safe")
    assert at.state.collected == [1, 0]
    assert at.bags("charity") == 0
    assert at.bags("clay") == 2


@pytest.mark.clause("1313.K2")
def test_from_the_lowest_heir_inside_the_bags_go_out_of_play() -> None:
    at = table(
        pawns={"spritzy": FAR, "perkins": TRAP["safe"]},
        owners={"spritzy": 1},
        hands={0: ["wild"]},
        alone=True,
    )
    lost = at.state.lost
    at.play("play wild safe")
    assert KnockedOff(0, "safe", "perkins", None, 1, None) in at.facts(PUBLIC)
    assert at.bags("spritzy") == 4
    assert at.state.lost == lost + 1


@pytest.mark.clause("1313.K2")
def test_bags_slide_on_when_the_next_is_knocked_off_as_well() -> None:
    at = table(
        pawns={"pierre": TRAP["safe"], "charity": TRAP["boar"], "clay": FAR},
        hands={0: ["wild", "wild"]},
    )
    at.play("play wild safe", "play wild boar")
    assert at.bags("clay") == 3


@pytest.mark.clause("1313.K3", "1313.H1")
def test_bags_always_sum_to_twenty_and_are_public() -> None:
    at = table(
        pawns={"spritzy": DOORS[0], "pierre": TRAP["safe"], "poopsie": TRAP["boar"], "dusty": FAR},
        owners={"spritzy": 0, "dusty": 1},
        hands={0: ["run", "wild", "wild"]},
    )
    for text in ("play run", "run 2", "move spritzy 2 out", "play wild safe", "play wild boar"):
        at.play(text)
        for viewer in at.viewers():
            view = at.view(viewer)
            assert view.bags == tuple(at.state.bags)
            assert sum(view.bags) + sum(view.collected) + view.lost == 20
    assert at.state.collected == [4, 0]
    assert at.bags("poopsie") == 0
    assert at.state.lost == 20 - 4 - at.bags("dusty")


@pytest.mark.clause("1313.K4")
def test_a_trap_is_set_again_at_once() -> None:
    at = table(
        pawns={"dusty": TRAP["safe"], "clay": FAR},
        hands={0: ["wild", "trap-boar-safe", "room-vault"]},
    )
    at.play("play wild safe", f"play room-vault clay {TRAP['safe']}", "play trap-boar-safe safe")
    assert at.where("dusty") == at.where("clay") == "out"
