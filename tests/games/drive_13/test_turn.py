"""The turn (13.T): two dice, two pawns, and the opening."""

import pytest

from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.facts import DiceLost, OpeningEnded, PortraitSentBack, TurnBegan
from dead_end.games.drive_13.house import COUNTS
from dead_end.games.drive_13.material import GUESTS
from tests.games.drive_13.positions import (
    BY_TRAP,
    CHAIRS,
    DOOR,
    TRAP,
    Position,
    away,
    beside,
    reach,
    table,
)

FAR = away(6, DOOR)
FARTHER = away(9, DOOR, but=(FAR,))
SEATED = dict(zip(GUESTS, CHAIRS, strict=True))
OFF = [
    BOARD.name_of(space)
    for space in BOARD.spaces
    if BOARD.name_of(space) not in CHAIRS and not BOARD.trap_mask >> space & 1
]


@pytest.mark.clause("13.T1")
def test_two_dice_move_two_pawns_in_either_order() -> None:
    at = table(pawns={"dusty": FAR, "lulu": FARTHER}, owners={"dusty": 1}, dice=(2, 5))
    assert at.choices("move dusty 2")
    assert at.choices("move dusty 5")
    assert at.choices("move lulu 2")
    at.play(at.choices("move dusty 5")[0])
    assert at.refused(f"move dusty 2 {FAR}") == "13.T1"
    assert at.choices("move lulu 5") == []
    at.play(at.choices("move lulu 2")[0])
    assert at.turn == 1
    assert at.due[0] == "roll"


@pytest.mark.clause("13.T1")
def test_only_the_seat_whose_turn_it_is_moves_any_pawn() -> None:
    for owner in (0, 1, 2):
        at = table(pawns={"dusty": FAR}, owners={"dusty": owner}, dice=(2, 5))
        move = at.choices("move dusty 2")[0]
        assert at.refused(move, seat=1) == "13.T1"
        at.play(move)


@pytest.mark.clause("13.T1")
def test_a_dead_guest_does_not_move() -> None:
    at = table(pawns={"dusty": FAR}, dice=(2, 5))
    assert at.refused(f"move lulu 2 {FARTHER}") == "13.T1"


@pytest.mark.clause("13.T2")
def test_the_business_at_a_trap_comes_before_the_other_pawn() -> None:
    at = table(pawns={"dusty": BY_TRAP["statue"], "lulu": FAR}, dice=(1, 2), hands={0: ["wild"]})
    at.play(f"move dusty 1 {TRAP['statue']}")
    assert at.asked == (0, "trapped")
    assert at.refused(f"move lulu 2 {reach(FAR, 2)[0]}") == "13.T2"
    at.play("draw")
    assert at.due[0] == "card"
    at.play("card trap-bookcase")
    assert at.asked == (0, "drawn")
    assert at.refused(f"move lulu 2 {reach(FAR, 2)[0]}") == "13.T2"
    at.play("keep")
    assert at.asked == (0, "moving")
    at.play(at.choices("move lulu 2")[0])
    assert at.turn == 1


@pytest.mark.clause("13.T3")
def test_with_a_double_one_pawn_may_walk_the_sum() -> None:
    at = table(pawns={"dusty": FAR, "lulu": FARTHER}, dice=(3, 3))
    assert at.choices("move dusty 3")
    at.play(at.choices("move dusty 6")[0])
    assert at.turn == 1
    other = table(pawns={"dusty": FAR, "lulu": FARTHER}, dice=(3, 3))
    other.play(other.choices("move dusty 3")[0])
    assert not other.choices("move lulu 6")
    assert other.choices("move lulu 3")
    plain = table(pawns={"dusty": FAR}, dice=(1, 2))
    assert plain.refused(f"move dusty 3 {reach(FAR, 3)[0]}") == "13.T3"


@pytest.mark.clause("13.T3", "13.O2")
def test_with_a_double_the_portrait_may_be_sent_back_once_before_moving() -> None:
    at = table(pawns={"dusty": FAR, "lulu": FARTHER}, dice=(3, 3), hanging="dusty")
    row = at.view(0).row
    at.play("send back")
    assert at.facts() == [PortraitSentBack(0, "dusty")]
    assert at.due[0] == "portrait"
    at.play("portrait lulu")
    assert (at.hanging, at.view(1).row) == ("lulu", row)
    assert at.view(1).back == (GUESTS.index("dusty"),)
    assert at.asked == (0, "moving")
    assert at.refused("send back") == "13.T3"
    at.play(at.choices("move dusty 3")[0])
    assert at.refused("send back") == "13.T3"


@pytest.mark.clause("13.T3")
def test_not_without_a_double_and_not_after_a_move() -> None:
    assert table(pawns={"dusty": FAR}, dice=(1, 2)).refused("send back") == "13.T3"
    at = table(pawns={"dusty": FAR, "lulu": FARTHER}, dice=(3, 3))
    assert at.may("send back")
    at.play(at.choices("move dusty 3")[0])
    assert at.refused("send back") == "13.T3"


@pytest.mark.clause("13.T3", "13.O1")
def test_portraits_sent_back_come_up_again_in_their_order_once_all_have_been_seen() -> None:
    seen = [guest for guest in GUESTS if guest != "dusty"]
    at = table(
        pawns={"dusty": FAR, "lulu": FARTHER}, dice=(3, 3), hanging="dusty",
        seen=seen, back=["lulu", "poopsie"],
    )  # fmt: skip
    assert at.view(0).row == 2
    at.play("send back")
    assert at.hanging == "lulu"
    assert [GUESTS[guest] for guest in at.view(1).back] == ["poopsie", "dusty"]


@pytest.mark.clause("13.T3", "13.T4")
def test_a_double_that_moves_nothing_still_lets_the_portrait_be_sent_back() -> None:
    at = nothing_moves((5, 5))
    assert at.choices() == ["send back", "forgo"]
    at.play("send back", "portrait lulu")
    # Then there is nothing left to decide.
    assert at.facts()[-2:] == [DiceLost(0, (5, 5)), TurnBegan(1, 1)]
    again = nothing_moves((5, 5)).play("forgo")
    assert again.facts() == [DiceLost(0, (5, 5)), TurnBegan(1, 1)]


def nothing_moves(dice: tuple[int, int]) -> Position:
    """All pawns but one have moved, in the opening, and that one is shut in as far as ``dice``
    go: it could walk one step, onto a space that is no chair."""
    free = next(space for space in beside(CHAIRS[0]) if space not in CHAIRS)
    shut = [space for space in beside(CHAIRS[0]) if space != free]
    shut += [space for space in beside(free) if space != CHAIRS[0]]
    words = [guest for guest in GUESTS if guest not in ("dusty", "lulu")]
    spare = [space for space in OFF if space not in {*shut, free}]
    spaces = [*shut, *spare][: len(words)]
    pawns = {"dusty": CHAIRS[0], "lulu": spare[-1], **dict(zip(words, spaces, strict=True))}
    at = table(pawns=pawns, dice=(), unmoved=["dusty"], hanging="dusty", owners={"lulu": 1})
    at.state.step = "rolling"
    return at.play(f"roll {dice[0]} {dice[1]}")


@pytest.mark.clause("13.T4", "13.T5")
def test_a_die_that_nobody_can_use_is_lost() -> None:
    at = nothing_moves((4, 5))
    assert at.facts()[-2:] == [DiceLost(0, (4, 5)), TurnBegan(1, 1)]
    one = nothing_moves((1, 5))
    assert one.asked == (0, "moving")
    assert {text.split()[2] for text in one.choices()} == {"1"}


@pytest.mark.clause("13.T4")
def test_a_die_that_can_be_used_must_be() -> None:
    at = table(pawns={"dusty": FAR, "lulu": FARTHER}, dice=(2, 5))
    assert at.refused("forgo") == "13.T4"
    at.play(at.choices("move dusty 2")[0])
    assert at.refused("forgo") == "13.T4"
    assert at.refused("decline") == "13.P3"
    assert at.refused("keep") == "13.P2"


@pytest.mark.clause("13.T4")
def test_the_first_move_may_leave_the_second_die_useless() -> None:
    # Dusty alone could walk 5, and is moved 1 instead; the others are shut in behind it.
    at = nothing_moves((1, 5))
    move = at.choices("move dusty 1")[0]
    at.play(move)
    # That was the last pawn to leave, so all may move now.
    assert OpeningEnded(False) in at.facts()
    two = table(pawns={"dusty": FAR, "lulu": FARTHER}, dice=(1, 6), alone=True, owners={"lulu": 1})
    two.play(two.choices("move dusty 1")[0])
    assert two.choices("move lulu 6")


@pytest.mark.clause("13.T4", "13.E1")
def test_to_leave_is_never_forced() -> None:
    # All that a die of 6 could do is to take Dusty out of the house.
    around = beside(DOOR)
    words = [guest for guest in GUESTS if guest != "dusty"][: len(around)]
    at = table(
        pawns={"dusty": DOOR, **dict(zip(words, around, strict=True))},
        hanging="dusty", dice=(6,), alone=True, owners={words[0]: 1},
    )  # fmt: skip
    at.state.moved = sum(1 << GUESTS.index(word) for word in words)
    assert at.choices() == ["move dusty 6 out", "forgo"]
    at.play("forgo")
    assert at.facts() == [DiceLost(0, (6,)), TurnBegan(1, 1)]


@pytest.mark.clause("13.T4", "13.T3", "13.T5")
def test_if_one_way_to_use_a_double_is_open_it_must_be_used() -> None:
    # Beside Dusty's chair is an empty chair, on which no move ends; from there it is one step.
    chair, empty = next(
        (chair, other)
        for chair in CHAIRS
        for other in beside(chair)
        if other in CHAIRS and any(space not in CHAIRS for space in beside(other))
    )
    shut = [space for space in beside(chair) if space != empty]
    words = [guest for guest in GUESTS if guest not in ("dusty", "lulu", "pierre", "poopsie")]
    off = [space for space in OFF if space not in {*shut, *beside(empty), *beside(chair)}]
    pawns = {"dusty": chair, "lulu": off[0], "pierre": off[1], "poopsie": off[2]}
    pawns |= dict(zip(words, shut, strict=False))
    at = table(pawns=pawns, unmoved=["dusty"], hanging="dusty", dice=(1, 1), owners={"lulu": 1})
    assert {text.split()[2] for text in at.choices("move")} == {"2"}
    assert at.refused(f"move dusty 1 {empty}") == "13.T5"
    assert at.refused("forgo") == "13.T4"
    at.play(at.choices("move dusty 2")[0])
    assert at.turn == 1


@pytest.mark.clause("13.T5")
def test_in_the_opening_no_pawn_moves_twice() -> None:
    at = table(pawns=SEATED | {"dusty": FAR}, unmoved=[g for g in GUESTS if g != "dusty"],
               dice=(2, 5))  # fmt: skip
    assert at.refused(f"move dusty 2 {reach(FAR, 2)[0]}") == "13.T5"
    assert all(not text.startswith("move dusty") for text in at.choices())
    assert at.choices("move lulu")


@pytest.mark.clause("13.T5")
def test_in_the_opening_a_move_ends_off_the_chairs_and_on_no_trap() -> None:
    # Lulu sits beside a trap that is five steps off, and beside an empty chair.
    pawns = {"lulu": CHAIRS[0], "dusty": BY_TRAP["fireplace"], "clay": FAR}
    at = table(pawns=pawns, unmoved=["lulu", "dusty"], hanging="clay", dice=(1, 2))
    assert at.refused(f"move dusty 1 {TRAP['fireplace']}") == "13.T5"
    empty = next(space for space in beside(CHAIRS[0]) if space in CHAIRS and space not in pawns)
    assert at.refused(f"move lulu 1 {empty}") == "13.T5"
    ends = {text.split()[-1] for text in at.choices("move lulu")}
    assert ends
    assert ends.isdisjoint(CHAIRS)


@pytest.mark.clause("13.T5", "13.E1")
def test_in_the_opening_nobody_leaves() -> None:
    at = table(pawns={"dusty": DOOR, "lulu": CHAIRS[0]}, unmoved=["lulu"], hanging="dusty",
               dice=(1, 2))  # fmt: skip
    assert at.refused("move dusty 1 out") == "13.T5"
    both = table(pawns={"dusty": DOOR, "lulu": CHAIRS[0]}, unmoved=["lulu", "dusty"],
                 hanging="dusty", dice=(1, 2))  # fmt: skip
    assert both.refused("move dusty 1 out") == "13.T5"


@pytest.mark.clause("13.T5")
def test_the_opening_is_over_between_two_dice_too() -> None:
    at = table(pawns={"lulu": CHAIRS[0], "dusty": BY_TRAP["statue"]}, unmoved=["lulu"],
               hanging="dusty", dice=(1, 2))  # fmt: skip
    assert at.refused(f"move dusty 1 {TRAP['statue']}") == "13.T5"
    at.play(at.choices("move lulu 2")[0])
    assert at.facts()[-1] == OpeningEnded(False)
    assert not at.state.opening
    assert at.may(f"move dusty 1 {TRAP['statue']}")


@pytest.mark.clause("13.T5", "13.T3")
def test_the_sum_of_a_double_is_one_move_in_the_opening() -> None:
    at = table(pawns=SEATED, unmoved=GUESTS, dice=(3, 3))
    assert at.may("send back")
    guest = next(text.split()[1] for text in at.choices("move") if text.split()[2] == "6")
    at.play(at.choices(f"move {guest} 6")[0])
    assert at.turn == 1
    assert at.state.unmoved == (1 << 12) - 1 & ~(1 << GUESTS.index(guest))
    assert at.state.opening


@pytest.mark.clause("13.T6")
def test_where_no_unmoved_pawn_can_leave_by_any_roll_the_opening_is_over() -> None:
    # Dusty's chair has one way out, onto which Lulu, moved long ago or not, now steps.
    free = next(space for space in beside(CHAIRS[0]) if space not in CHAIRS)
    shut = [space for space in beside(CHAIRS[0]) if space != free]
    from_here = next(space for space in beside(free) if space != CHAIRS[0])
    words = [guest for guest in GUESTS if guest not in ("dusty", "lulu")]
    spare = [space for space in OFF if space not in {*shut, free, from_here, *beside(free)}]
    pawns = {"dusty": CHAIRS[0], "lulu": from_here} | dict(
        zip(words, [*shut, *spare], strict=False)
    )
    at = table(pawns=pawns, unmoved=["dusty", "lulu"], hanging="dusty", dice=(1, 6),
               owners={"lulu": 1})  # fmt: skip
    assert at.state.opening
    at.play(f"move lulu 1 {free}")
    assert at.facts()[-1] == OpeningEnded(True)
    assert not at.state.opening
    assert at.choices("move dusty") == []
    # Pawns that have moved may move again.
    assert at.choices("move")
    assert not at.choices("move lulu")


@pytest.mark.clause("13.T6")
def test_while_one_unmoved_pawn_could_leave_by_some_roll_the_opening_lasts() -> None:
    # No die of this roll moves Dusty, but a 1 would.
    at = nothing_moves((4, 5))
    assert at.state.opening
    assert COUNTS == (1, 2, 3, 4, 5, 6, 8, 10, 12)
