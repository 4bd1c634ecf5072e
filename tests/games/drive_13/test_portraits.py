"""Portraits (13.O): which hangs, which comes up next, and what is known of their order."""

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.drive_13.facts import Died, PortraitHung, PortraitLaidAside
from dead_end.games.drive_13.material import GUESTS
from tests.games.drive_13.positions import BY_TRAP, DOOR, TRAP, Position, away, table

FAR = away(6, DOOR)


def sprung(hanging: str, **given: object) -> Position:
    """Dusty is dead on the Statue; whose portrait hung is said, and what was seen before."""
    at = table(
        pawns={"dusty": BY_TRAP["statue"], "lulu": FAR}, owners={"dusty": 1, "lulu": 1},
        hanging=hanging, hands={0: ["wild"]}, dice=(1, 2), **given,  # type: ignore[arg-type]  # options of a position
    )  # fmt: skip
    return at.play(f"move dusty 1 {TRAP['statue']}", "play wild")


@pytest.mark.clause("13.O1")
def test_when_the_guest_whose_portrait_hangs_dies_the_next_hangs_at_once() -> None:
    at = sprung("dusty")
    assert at.facts()[-1] == Died(0, "statue", "dusty", 1)
    name, spec = at.due
    assert name == "portrait"
    assert [GUESTS[guest] for guest, copies in enumerate(spec.copies) if not copies] == ["dusty"]
    at.play("portrait lulu")
    assert at.facts() == [PortraitHung("lulu")]
    # The turn goes on with the die that is left.
    assert at.asked == (0, "moving")


@pytest.mark.clause("13.O1")
def test_else_the_portrait_stays() -> None:
    at = sprung("lulu")
    assert at.hanging == "lulu"
    assert at.asked == (0, "moving")


@pytest.mark.clause("13.O1", "13.O2")
def test_a_dead_guests_portrait_that_comes_up_is_laid_aside() -> None:
    at = sprung("dusty").play("portrait charity")
    assert at.facts() == [PortraitLaidAside("charity")]
    assert at.due[0] == "portrait"
    row = at.view(PUBLIC).row
    at.play("portrait lulu")
    assert at.view(PUBLIC).row == row - 1
    hung = [GUESTS[guest] for guest in at.view(PUBLIC).hung]
    assert hung == ["dusty", "charity", "lulu"]


@pytest.mark.clause("13.O1", "13.O2")
def test_of_portraits_that_all_have_seen_the_next_is_known() -> None:
    seen = [guest for guest in GUESTS if guest != "dusty"]
    at = sprung("dusty", seen=seen, back=["charity", "lulu", "pierre"])
    # Charity is dead too, so Lulu's hangs; nobody rolls or draws for it.
    assert at.facts()[-2:] == [PortraitLaidAside("charity"), PortraitHung("lulu")]
    assert [GUESTS[guest] for guest in at.view(PUBLIC).back] == ["pierre"]
    assert at.view(PUBLIC).row == 1


@pytest.mark.clause("13.O2")
def test_the_order_of_those_not_seen_is_no_part_of_any_truth() -> None:
    at = sprung("dusty")
    written = at.rules.write_state(at.state)
    assert written["back"] == []
    assert written["hanging"] is None
    for viewer in at.viewers():
        assert at.view(viewer).hung == (GUESTS.index("dusty"),)
