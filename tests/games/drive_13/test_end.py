"""The end (13.E): the door, the detective, the last alive, the cap."""

import pytest

from dead_end.contract import PUBLIC, Ended, Outcome, Over
from dead_end.games.drive_13.facts import Escaped, Revealed
from dead_end.games.drive_13.material import GUESTS
from tests.games.drive_13.positions import (
    BY_TRAP,
    DOOR,
    RULES,
    TRAP,
    Position,
    away,
    beside,
    table,
)

FAR = away(9, DOOR)
STATUE = TRAP["statue"]


@pytest.mark.clause("13.E1", "13.M2")
def test_whose_portrait_hangs_may_be_moved_out_by_anybody_and_its_owner_wins() -> None:
    for owner in (0, 1, 2):
        at = table(pawns={"dusty": DOOR, "lulu": FAR}, owners={"dusty": owner}, dice=(3, 6))
        at.play("move dusty 6 out")
        assert at.facts()[:2] == [
            Escaped(0, "dusty", 6, DOOR),
            Ended("escape", (owner,), tuple(int(seat == owner) for seat in range(3))),
        ]
        assert at.over == "escape"
        assert at.winners == (owner,)


@pytest.mark.clause("13.E1")
def test_the_roll_need_not_be_exact_but_must_be_enough() -> None:
    three = away(2, DOOR)
    for die in range(1, 7):
        at = table(pawns={"dusty": three}, dice=(die, 6))
        assert at.may(f"move dusty {die} out") == (die >= 3)
        if die < 3:
            assert at.refused(f"move dusty {die} out") == "13.E1"
    # Not through others.
    around = dict(zip(("lulu", "clay", "astra", "charity"), beside(three), strict=False))
    at = table(pawns={"dusty": three, **around}, dice=(6, 5))
    assert at.refused("move dusty 6 out") == "13.E1"
    double = table(pawns={"dusty": away(7, DOOR)}, dice=(4, 4))
    assert double.may("move dusty 8 out")
    assert double.refused("move dusty 4 out") == "13.E1"


@pytest.mark.clause("13.E1")
def test_nobody_else_leaves() -> None:
    at = table(pawns={"lulu": FAR, "dusty": DOOR}, hanging="lulu", dice=(3, 6))
    assert at.refused("move dusty 6 out") == "13.E1"
    assert not any(text.endswith("out") for text in at.choices())


@pytest.mark.clause("13.E1", "13.T3")
def test_a_portrait_sent_back_changes_who_may_leave() -> None:
    at = table(pawns={"lulu": FAR, "dusty": DOOR}, hanging="lulu", dice=(2, 2))
    assert at.refused("move dusty 2 out") == "13.E1"
    at.play("send back", "portrait dusty")
    assert at.may("move dusty 2 out")


@pytest.mark.clause("13.E2", "all.A5")
@pytest.mark.parametrize("track", ["13", "10"])
def test_the_detective_ends_it_in_the_middle_of_a_turn(track: str) -> None:
    at = table(pawns={"dusty": BY_TRAP["statue"], "lulu": FAR}, owners={"lulu": 2},
               hanging="lulu", detective=int(track) - 2, track=track, dice=(1, 2))  # fmt: skip
    at.play(f"move dusty 1 {STATUE}", "draw", "card detective")
    assert at.over is None
    at.play("card detective")
    assert at.over == "detective"
    assert at.winners == (2,)
    assert at.state.left == (2,)
    assert at.refused("decline") == "13.T1"


def kill(owners: dict[str, int], seats: int = 3, **given: object) -> Position:
    """Seat 0 kills Dusty on the Statue; who else is alive and whose is said."""
    spaces = [away(steps, DOOR) for steps in range(5, 13)]
    alive = [guest for guest in owners if guest != "dusty"]
    pawns = {"dusty": BY_TRAP["statue"]} | dict(zip(alive, spaces, strict=False))
    at = table(pawns=pawns, owners=owners, hanging=alive[0], hands={0: ["wild"]}, dice=(1, 2),
               alone=True, seats=seats, **given)  # type: ignore[arg-type]  # fmt: skip
    return at.play(f"move dusty 1 {STATUE}", "play wild")


@pytest.mark.clause("13.E3", "13.P8")
def test_whose_guests_are_all_that_is_alive_wins() -> None:
    at = kill({"dusty": 0, "lulu": 2, "clay": 2})
    assert at.over == "last_alive"
    assert at.winners == (2,)
    assert kill({"dusty": 0, "lulu": 2, "clay": 1}).over is None


@pytest.mark.clause("13.E3")
def test_the_last_guest_of_all_need_not_be_waited_for() -> None:
    at = kill({"dusty": 0, "lulu": 3, "clay": 3, "astra": 3}, seats=4)
    assert (at.over, at.winners) == ("last_alive", (3,))


@pytest.mark.clause("13.E3", "13.E4")
def test_of_two_players_the_owner_of_the_last_single_guest_wins() -> None:
    at = kill({"dusty": 0, "lulu": 1, "clay": 1}, seats=2)
    assert at.over is None
    for owner in (0, 1):
        for secret in ((), ("lulu",)):
            at = kill({"dusty": 0, "lulu": owner}, seats=2, secret=secret)
            assert (at.over, at.winners) == ("last_alive", (owner,))


@pytest.mark.clause("13.E4", "all.A2")
def test_after_the_end_the_secret_cards_are_turned_up_and_count() -> None:
    at = table(pawns={"dusty": DOOR, "lulu": FAR}, owners={"dusty": 1, "lulu": 0},
               secret=["dusty", "lulu"], seats=2, dice=(3, 6))  # fmt: skip
    for viewer in at.viewers():
        assert GUESTS.index("dusty") not in at.view(viewer).own
    at.play("move dusty 3 out")
    assert at.winners == (1,)
    revealed = at.facts()[-1]
    assert isinstance(revealed, Revealed)
    assert revealed.secret == ("dusty", "lulu")
    assert "dusty" in revealed.dealt[1]
    for viewer in at.viewers():
        turned_up = at.view(viewer).turned_up
        assert turned_up is not None
        assert turned_up.owners == tuple(at.state.owners)
        assert turned_up.secret == at.state.secret


@pytest.mark.clause("13.E4")
def test_of_two_one_whose_seen_guests_are_all_dead_plays_on() -> None:
    at = kill({"dusty": 1, "lulu": 0, "clay": 0, "astra": 1}, seats=2, secret=["astra"])
    assert at.over is None
    assert at.state.out == 0
    at.play(at.choices("move lulu 2")[0], "roll 1 2")
    assert at.asked == (1, "moving")


@pytest.mark.clause("13.E5")
def test_with_a_cap_it_is_a_draw() -> None:
    at = table(pawns={"dusty": FAR, "lulu": away(5, DOOR)}, seats=2, turn=1, in_round=3, cap=3)
    at.play(at.choices("move dusty 1")[0], at.choices("move lulu 2")[0])
    assert at.over == "round_cap"
    assert RULES.pending(at.state) == Over(Outcome("round_cap", (), (0, 0)))
    going_on = table(pawns={"dusty": FAR, "lulu": away(5, DOOR)}, seats=2, turn=1, in_round=3)
    going_on.play(going_on.choices("move dusty 1")[0], going_on.choices("move lulu 2")[0])
    assert going_on.over is None
    assert going_on.state.round == 4


@pytest.mark.clause("all.A6", "13.E5")
def test_agreed_to_stop_it_is_a_draw() -> None:
    at = table(pawns={"dusty": FAR}).play("stop")
    assert (at.over, at.winners) == ("agreed", ())
    assert at.facts(PUBLIC)[0] == Ended("agreed", (), (0, 0, 0))


@pytest.mark.clause("all.A10")
def test_who_concedes_loses_to_the_other() -> None:
    at = table(pawns={"dusty": FAR}, seats=2, turn=1)
    at.play("concede")
    assert (at.over, at.winners) == ("conceded", (0,))
    assert table(pawns={"dusty": FAR}, seats=3).refused("concede") == "all.A10"
