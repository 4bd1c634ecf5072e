"""Moving pawns (1313.M), with the worked examples of the rulebook."""

import pytest

from dead_end.contract import BadText
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import HEIRS
from dead_end.joins import mask_of
from tests.games.drive_1313.positions import (
    ARROWS,
    CHAIRS,
    PASSAGE,
    ROOM,
    RULES,
    STAIRS,
    TRAP,
    away,
    beside,
    reach,
    table,
)

PLAIN = away(2, CHAIRS[0], room="great")
BOTTOM = [stair for stair in STAIRS if stair not in ARROWS["stair"]]
FOOT = sorted({space for stair in BOTTOM for space in beside(stair)} - set(STAIRS))


def ends(start: str, count: int, *others: str) -> list[str]:
    """Where Dusty, whom nobody owns, may end after ``count`` steps, other pawns in the way."""
    taken = [heir for heir in HEIRS if heir != "dusty"]
    pawns = {"dusty": start, **dict(zip(taken, others, strict=False))}
    at = table(pawns=pawns, dice=(count, count % 6 + 1), alone=True)
    return [text.split()[-1] for text in at.choices(f"move dusty {count} ")]


@pytest.mark.clause("1313.M1")
def test_one_step_goes_to_an_adjoining_space_and_never_diagonally() -> None:
    for space in BOARD.spaces:
        name = BOARD.name_of(space)
        if (BOARD.trap_mask | BOARD.stairs | BOARD.passages | mask_of(BOARD.chairs)) >> space & 1:
            continue
        (row, column), *_ = BOARD.cells_of(space)
        for other in ends(name, 1):
            cells = BOARD.cells_of(BOARD.space_named(other))
            assert min(abs(r - row) + abs(c - column) for r, c in cells) == 1


@pytest.mark.clause("1313.M1")
def test_no_step_crosses_a_wall() -> None:
    walls = 0
    for space in BOARD.spaces:
        (row, column), *_ = BOARD.cells_of(space)
        for other in BOARD.spaces:
            if BOARD.cells_of(other)[0] == (row, column + 1) and BOARD.wall_right(row, column):
                assert BOARD.name_of(other) not in beside(BOARD.name_of(space))
                walls += 1
    assert walls


@pytest.mark.clause("1313.M1", "1313.M4")
def test_example_a_roll_of_3_with_backtracking_but_not_diagonally() -> None:
    start = next(
        BOARD.name_of(space) for space in BOARD.spaces
        if BOARD.room_of(space) == "G" and BOARD.neighbours(space).bit_count() == 4
        and not BOARD.neighbours(space) & (BOARD.trap_mask | BOARD.passages)
    )  # fmt: skip
    found = ends(start, 3)
    # Off the space and back onto it, then a step: each neighbour is an end.
    assert set(beside(start)) <= set(found)
    # Three steps change rows and columns by an odd sum: a space that touches only at the corner
    # would take an even number of steps.
    (row, column), *_ = BOARD.cells_of(BOARD.space_named(start))
    for end in found:
        (r, c), *_ = BOARD.cells_of(BOARD.space_named(end))
        assert (abs(r - row) + abs(c - column)) % 2 == 1 or end in PASSAGE.values()


@pytest.mark.clause("1313.M1", "1313.B8")
def test_example_no_pawn_moves_onto_a_potted_plant_or_a_rug() -> None:
    for kind in ("plant", "rug", "logs", "dining table"):
        pieces = [piece for piece in BOARD.furniture if piece.kind == kind]
        assert pieces
        for piece in pieces:
            name = f"{'abcdefghijklmnopqrstuvwxyz'[piece.column]}{piece.row + 1}"
            with pytest.raises(BadText):
                RULES.read_action(f"move dusty 3 {name}")


@pytest.mark.clause("1313.M2")
def test_the_full_count_is_used() -> None:
    assert set(ends(PLAIN, 1)).isdisjoint(ends(PLAIN, 4)) or PLAIN in PASSAGE.values()
    far = next(space for space in reach(PLAIN, 4) if space not in reach(PLAIN, 2))
    at = table(pawns={"dusty": PLAIN}, dice=(2, 4))
    assert at.refused(f"move dusty 2 {far}") == "1313.M2"
    near = next(s for s in beside(PLAIN) if s not in reach(PLAIN, 4))
    assert at.refused(f"move dusty 4 {near}") == "1313.M2"
    # To stay is no move either, not even with nowhere better to go.
    at = table(pawns={"dusty": PLAIN}, dice=(1, 3))
    assert at.refused(f"move dusty 1 {PLAIN}") == "1313.M2"


@pytest.mark.clause("1313.M3")
def test_no_pawn_lands_on_another() -> None:
    target = ends(PLAIN, 3)[0]
    at = table(pawns={"dusty": PLAIN, "clay": target}, dice=(3, 4))
    assert target not in [text.split()[-1] for text in at.choices("move dusty 3 ")]
    assert at.refused(f"move dusty 3 {target}") == "1313.M3"


@pytest.mark.clause("1313.M3")
def test_no_pawn_passes_another() -> None:
    # Everybody stands in the way but at one side: all walks of 2 begin there.
    one, *others = beside(PLAIN)
    ways = set(ends(PLAIN, 2, *others))
    assert ways == {space for space in beside(one) if space not in others and space != PLAIN} | {
        PLAIN
    }
    passed = next(iter(set(reach(PLAIN, 2)) - ways - set(others)))
    at = table(
        pawns={"dusty": PLAIN, **dict(zip(("clay", "lulu", "sassy"), others, strict=False))},
        dice=(2, 3),
    )
    assert at.refused(f"move dusty 2 {passed}") == "1313.M3"


@pytest.mark.clause("1313.M4")
def test_a_move_may_end_where_it_began() -> None:
    for count in (2, 4, 6):
        assert PLAIN in ends(PLAIN, count)
    at = table(pawns={"dusty": PLAIN, "clay": CHAIRS[0]}, dice=(2, 3))
    at.play(f"move dusty 2 {PLAIN}")
    assert at.where("dusty") == PLAIN
    # It has moved.
    assert not at.choices("move dusty")


@pytest.mark.clause("1313.M5")
def test_an_empty_chair_is_an_ordinary_space() -> None:
    beyond = next(space for space in beside(CHAIRS[0]) if space not in CHAIRS)
    assert CHAIRS[0] in ends(beyond, 1)
    assert CHAIRS[0] in ends(beyond, 3)
    # Through it to the next chair, too.
    following = next(space for space in beside(CHAIRS[0]) if space in CHAIRS)
    assert following in ends(beyond, 2)
    # With somebody on it, it is not.
    assert CHAIRS[0] not in ends(beyond, 1, CHAIRS[0])


@pytest.mark.clause("1313.M6")
@pytest.mark.parametrize("room", list(PASSAGE))
def test_from_a_passage_space_to_any_other_is_one_step(room: str) -> None:
    others = set(PASSAGE.values()) - {PASSAGE[room]}
    assert others <= set(ends(PASSAGE[room], 1))
    # There and back, or by way of a third: passages may be used twice in one move.
    assert {PASSAGE[room], *others} <= set(ends(PASSAGE[room], 2))
    # One that is taken is not free, and stands in the way.
    taken = min(others)
    assert taken not in ends(PASSAGE[room], 1, taken)
    assert taken not in ends(PASSAGE[room], 2, taken)
    only = ends(PASSAGE[room], 2, *others, *beside(PASSAGE[room]))
    assert only == []


@pytest.mark.clause("1313.M6")
def test_onto_a_passage_space_and_through_it_each_counts_one() -> None:
    before = next(s for s in beside(PASSAGE["great"]) if s not in TRAP.values())
    assert PASSAGE["great"] in ends(before, 1)
    assert PASSAGE["vault"] in ends(before, 2)
    assert PASSAGE["vault"] not in ends(before, 1)
    beyond = next(s for s in beside(PASSAGE["vault"]) if s not in TRAP.values())
    assert beyond in ends(before, 3)


@pytest.mark.clause("1313.M6", "1313.B7")
def test_example_on_a_5_from_the_great_room_to_the_vault_room() -> None:
    # Two steps to the passage, through it, two steps in the Vault Room.
    start = away(2, PASSAGE["great"], room="great")
    inside = [space for space in ends(start, 5) if space in ROOM["vault"]]
    assert any(set(beside(space)) & set(beside(PASSAGE["vault"])) for space in inside)
    # Not with somebody on the passage space.
    assert not set(ends(start, 5, PASSAGE["vault"])) & set(ROOM["vault"])


@pytest.mark.clause("1313.M7", "1313.B3")
@pytest.mark.parametrize("trap", list(TRAP))
def test_a_trap_is_entered_from_its_arrows_alone(trap: str) -> None:
    for space in BOARD.spaces:
        name = BOARD.name_of(space)
        assert (TRAP[trap] in ends(name, 1)) == (name in ARROWS[trap])


@pytest.mark.clause("1313.M7")
@pytest.mark.parametrize("trap", list(TRAP))
def test_no_move_passes_over_a_trap(trap: str) -> None:
    # All but the trap is taken around one of its arrows: on and off again would be two steps.
    arrow = ARROWS[trap][0]
    others = [space for space in beside(arrow) if space != TRAP[trap]]
    assert ends(arrow, 1, *others) == [TRAP[trap]]
    assert ends(arrow, 2, *others) == []


@pytest.mark.clause("1313.M7")
def test_a_trap_needs_the_exact_count() -> None:
    arrow = ARROWS["fireplace"][0]
    others = [s for s in beside(arrow) if s != TRAP["fireplace"]]
    # Shut in at the arrow: one step leads on, two do not.
    assert ends(arrow, 1, *others) == [TRAP["fireplace"]]
    assert ends(arrow, 2, *others) == []
    at = table(
        pawns={"dusty": arrow, **dict(zip(("clay", "lulu", "sassy"), others, strict=False))},
        dice=(2, 3),
    )
    clause = at.refused(f"move dusty 2 {TRAP['fireplace']}")
    assert clause in ("1313.M3", "1313.M7")


@pytest.mark.clause("1313.M2", "1313.M7")
def test_a_trap_out_of_reach_is_refused_for_the_count() -> None:
    at = table(pawns={"dusty": TRAP["safe"]}, dice=(1, 3))
    assert at.refused(f"move dusty 1 {TRAP['safe']}") == "1313.M7"
    assert at.refused(f"move dusty 1 {TRAP['fireplace']}") == "1313.M2"


@pytest.mark.clause("1313.M7")
@pytest.mark.parametrize("trap", list(TRAP))
def test_a_trap_is_left_by_the_joins_that_lead_to_it(trap: str) -> None:
    assert set(ends(TRAP[trap], 1)) == set(ARROWS[trap])


@pytest.mark.clause("1313.M7", "1313.B5")
def test_example_the_fireplace_with_a_roll_of_3_or_6() -> None:
    starts = [
        BOARD.name_of(space)
        for space in BOARD.spaces
        if not BOARD.trap_mask >> space & 1
        and all(BOARD.walk(space, n) >> BOARD.space_named(TRAP["fireplace"]) & 1 for n in (3, 6))
    ]
    at = table(pawns={"dusty": starts[0]}, owners={"dusty": 1}, dice=(3, 6))
    assert at.may(f"move dusty 3 {TRAP['fireplace']}")
    assert at.may(f"move dusty 6 {TRAP['fireplace']}")
    at.play(f"move dusty 6 {TRAP['fireplace']}")
    assert at.where("dusty") == TRAP["fireplace"]


@pytest.mark.clause("1313.M8", "1313.B4")
def test_the_bottom_stairs_are_entered_only_from_the_arrows_next_to_them() -> None:
    assert len(STAIRS) == 4
    assert len(BOTTOM) == 2
    for space in BOARD.spaces:
        name = BOARD.name_of(space)
        if name in STAIRS:
            continue
        stepped = set(ends(name, 1)) & set(STAIRS)
        if name in FOOT:
            assert stepped
            assert stepped <= set(BOTTOM)
        elif name == TRAP["stair"]:
            assert stepped == set(ARROWS["stair"])
        else:
            assert not stepped


@pytest.mark.clause("1313.M8", "1313.B4")
def test_a_stair_joins_each_stair_beside_it() -> None:
    for stair in STAIRS:
        assert len(set(beside(stair)) & set(STAIRS)) == 2


@pytest.mark.clause("1313.M8", "1313.B4")
@pytest.mark.parametrize("foot", FOOT)
def test_example_up_the_stairs_on_a_3_and_back_and_forth_on_a_6(foot: str) -> None:
    assert next(count for count in range(1, 7) if TRAP["stair"] in ends(foot, count)) == 3
    assert TRAP["stair"] in ends(foot, 6)
    # On the 6, the stairs alone are enough.
    others = [s for s in beside(foot) if s not in STAIRS]
    assert TRAP["stair"] in ends(foot, 6, *others)
    at = table(pawns={"dusty": foot}, dice=(3, 6))
    at.play(f"move dusty 3 {TRAP['stair']}")
    assert at.where("dusty") == TRAP["stair"]


@pytest.mark.clause("1313.M7", "1313.M4", "1313.B6", "1313.D2")
def test_example_sedgwick_retraps_on_a_5() -> None:
    armor = TRAP["armor"]
    assert armor in ends(armor, 5)
    at = table(pawns={"sedgwick": armor, "clay": PLAIN}, owners={"sedgwick": 0}, dice=(5, 1))
    at.play(f"move sedgwick 5 {armor}", at.choices("move clay 1")[0])
    assert at.where("sedgwick") == armor
    assert at.step == "offered"
    at.play("draw", "card run")
    assert at.hand(0) == ["run"]
