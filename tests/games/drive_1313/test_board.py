from pathlib import Path

import pytest

from dead_end.board_report import chair_distances
from dead_end.floor_plan import BoardError
from dead_end.games.drive_1313 import board
from dead_end.games.drive_1313.board import BOARD, ROOMS, TRAPS, check_board, load_board
from dead_end.joins import mask_of, spaces_in
from dead_end.mansion import Trap, read_floor_plan

TEXT = Path(board.__file__).with_name("board.txt").read_text(encoding="utf-8")
STAIR, FIREPLACE, BOARS_HEAD, ARMOR, SAFE = BOARD.traps


def names(mask: int) -> list[str]:
    return [BOARD.name_of(space) for space in spaces_in(mask)]


def mark(space: int) -> str:
    row, column = BOARD.cells_of(space)[0]
    return BOARD.plan.cells[row][column][1]


def kinds_beside(space: int) -> set[str]:
    (row, column), *_ = BOARD.cells_of(space)
    return {
        piece.kind
        for piece in BOARD.furniture
        if abs(piece.row - row) + abs(piece.column - column) == 1
    }


@pytest.mark.clause("1313.C4", "1313.C5")
def test_five_rooms_hold_a_trap_each() -> None:
    assert BOARD.rooms == ROOMS
    assert [(trap.letter, trap.name) for trap in BOARD.traps] == [
        ("A", "Stair"),
        ("G", "Fireplace"),
        ("T", "Boar's Head"),
        ("P", "Suit of Armor"),
        ("V", "Safe"),
    ]
    assert tuple(trap.name for trap in BOARD.traps) == TRAPS
    # Stair at the left wall, Fireplace in the middle of the back wall, Boar's Head at the right.
    assert BOARD.cells_of(STAIR.space)[0][1] == 0
    assert BOARD.cells_of(FIREPLACE.space) == ((0, 6), (0, 7))
    assert BOARD.cells_of(BOARS_HEAD.space)[0][1] == BOARD.width - 1


@pytest.mark.clause("1313.B1")
def test_sixteen_red_chairs_stand_around_the_dining_table() -> None:
    assert len(set(BOARD.chairs)) == 16
    for chair in BOARD.chairs:
        assert BOARD.room_of(chair) == "G"
        assert "dining table" in kinds_beside(chair)
    # In order around the table: from one to the next it is one space, or one corner.
    around = [BOARD.cells_of(chair)[0] for chair in BOARD.chairs]
    for (row, column), (next_row, next_column) in zip(around, around[1:] + around[:1], strict=True):
        assert max(abs(row - next_row), abs(column - next_column)) == 1


@pytest.mark.clause("1313.B1")
def test_each_room_has_one_secret_passage() -> None:
    assert sorted(str(BOARD.room_of(space)) for space in spaces_in(BOARD.passages)) == sorted(
        room.letter for room in ROOMS
    )


@pytest.mark.clause("1313.B2")
def test_two_spaces_adjoin_the_welcome_stone() -> None:
    assert names(BOARD.doors) == ["g19", "h19"]
    assert BOARD.way_out == ((19, 6), (19, 7))


@pytest.mark.clause("1313.B3")
@pytest.mark.parametrize("trap", BOARD.traps[1:], ids=lambda trap: trap.name)
def test_a_trap_is_entered_from_two_adjoining_arrow_spaces(trap: Trap) -> None:
    arrows = spaces_in(trap.arrows)
    assert len(arrows) >= 2
    assert {mark(arrow) for arrow in arrows} <= set("^<>v")
    assert any(BOARD.neighbours(arrow) & trap.arrows for arrow in arrows)
    onto = [space for space in BOARD.spaces if BOARD.walk(space, 1) >> trap.space & 1]
    assert onto == list(arrows)


@pytest.mark.clause("1313.B3")
def test_parity_changes_near_a_trap() -> None:
    for trap in BOARD.traps[1:]:
        arrow = spaces_in(trap.arrows)[0]
        for roll in (1, 2, 3, 4, 5, 6):
            assert BOARD.walk(arrow, roll) >> trap.space & 1


@pytest.mark.clause("1313.B4", "1313.M8")
def test_stairs_lead_from_their_arrow_spaces_up_to_the_trap() -> None:
    assert names(BOARD.stairs) == ["a2", "b2", "a3", "b3"]
    assert names(STAIR.arrows) == ["a2", "b2"]
    beside = {
        name: names(BOARD.neighbours(BOARD.space_named(name)))
        for name in ("a1", "a2", "b2", "a3", "b3")
    }
    assert beside == {
        "a1": ["a2", "b2"],
        "a2": ["a1", "b2", "a3"],
        "b2": ["a1", "a2", "b3"],
        "a3": ["a2", "b3", "a4"],
        "b3": ["b2", "a3", "b4"],
    }
    assert [mark(BOARD.space_named(name)) for name in ("a4", "b4")] == ["^", "^"]


@pytest.mark.clause("1313.B4")
@pytest.mark.parametrize("arrow", ["a4", "b4"])
def test_from_the_arrow_the_stair_trap_is_three_steps_and_six_also_work(arrow: str) -> None:
    start = BOARD.space_named(arrow)
    reached = [roll for roll in range(1, 7) if BOARD.walk(start, roll) >> STAIR.space & 1]
    assert reached[0] == 3
    assert 6 in reached
    # Six steps need nothing but the stairs: back and forth.
    elsewhere = BOARD.open_mask & ~BOARD.stairs & ~(1 << STAIR.space) & ~(1 << start)
    assert BOARD.walk(start, 6, elsewhere) >> STAIR.space & 1


@pytest.mark.clause("1313.B5")
def test_from_one_space_the_fireplace_is_reached_with_three_and_with_six() -> None:
    start = BOARD.space_named("e2")
    assert BOARD.walk(start, 3) >> FIREPLACE.space & 1
    assert BOARD.walk(start, 6) >> FIREPLACE.space & 1
    # As in the rulebook, the rug before the hearth cannot be walked on.
    assert {
        piece.kind for piece in BOARD.furniture if piece.row == 2 and 5 <= piece.column <= 8
    } == {"rug"}


@pytest.mark.clause("1313.B6", "1313.M4", "1313.M7")
def test_five_steps_retrap_a_pawn_on_the_suit_of_armor() -> None:
    assert BOARD.walk(ARMOR.space, 5) >> ARMOR.space & 1
    path = BOARD.path(ARMOR.space, 5, ARMOR.space)
    assert path[0] == path[-1] == ARMOR.space
    assert ARMOR.space not in path[1:-1]


@pytest.mark.clause("1313.B7", "1313.M6")
def test_five_steps_lead_from_the_great_room_to_the_vault_by_secret_passages() -> None:
    start = BOARD.space_named("j3")
    vault = BOARD.room_mask["V"]
    assert BOARD.room_of(start) == "G"
    targets = spaces_in(BOARD.walk(start, 5) & vault)
    assert targets
    path = BOARD.path(start, 5, targets[0])
    assert {"j1", "n19"} <= {BOARD.name_of(space) for space in path}
    on_foot = BOARD.passages & ~(1 << BOARD.space_named("j1"))
    assert not BOARD.walk(start, 5, on_foot) & vault


@pytest.mark.clause("1313.B8", "1313.M5")
def test_furniture_is_closed() -> None:
    closed = {(piece.row, piece.column) for piece in BOARD.furniture}
    assert {"rug", "plant", "logs", "dining table"} <= {piece.kind for piece in BOARD.furniture}
    assert not closed & {cell for space in BOARD.spaces for cell in BOARD.cells_of(space)}


@pytest.mark.clause("1313.B8")
def test_everything_is_reached_from_every_chair_without_a_passage() -> None:
    passages = BOARD.passages
    for chair in BOARD.chairs:
        assert set(BOARD.distances([chair])) == set(BOARD.spaces)
        # With all the passages taken, what is left still hangs together.
        assert set(BOARD.distances([chair], passages)) == set(
            spaces_in(BOARD.open_mask & ~passages)
        )


@pytest.mark.clause("1313.B8")
def test_the_traps_are_about_equally_far_and_nearer_than_the_door() -> None:
    door = chair_distances(BOARD, BOARD.doors)
    assert min(door) >= 13
    assert max(door) <= 20
    means = []
    for trap in BOARD.traps:
        steps = chair_distances(BOARD, 1 << trap.space)
        assert min(steps) >= 7
        assert max(steps) <= 16
        means.append(sum(steps) / len(steps))
    assert max(means) - min(means) < 2.5


@pytest.mark.clause("1313.B8")
def test_no_first_roll_escapes() -> None:
    for chair in BOARD.chairs:
        assert not BOARD.within(chair, 12) & BOARD.doors


@pytest.mark.clause("1313.B9")
def test_each_trap_covers_two_cells_that_touch() -> None:
    for trap in BOARD.traps:
        (row, column), second = BOARD.cells_of(trap.space)
        assert second in ((row, column + 1), (row + 1, column))
    single = BOARD.open_mask & ~BOARD.trap_mask
    assert all(len(BOARD.cells_of(space)) == 1 for space in spaces_in(single))


@pytest.mark.clause("1313.B9")
def test_spaces_that_share_an_edge_without_a_wall_adjoin() -> None:
    for space in spaces_in(BOARD.open_mask & ~BOARD.trap_mask & ~BOARD.stairs):
        row, column = BOARD.cells_of(space)[0]
        right = (row, column + 1)
        for other in BOARD.spaces:
            if BOARD.cells_of(other) == (right,) and not BOARD.trap_mask >> other & 1:
                adjoin = bool(BOARD.neighbours(space) >> other & 1)
                assert adjoin is not BOARD.wall_right(row, column)
            if BOARD.cells_of(other) == ((row + 1, column),) and not BOARD.stairs >> other & 1:
                adjoin = bool(BOARD.neighbours(space) >> other & 1)
                assert adjoin is not BOARD.wall_below(row, column)


@pytest.mark.clause("1313.B10")
def test_each_space_belongs_to_one_named_room_or_to_none() -> None:
    rooms = [BOARD.room_mask[room.letter] for room in BOARD.rooms]
    for space in BOARD.spaces:
        inside = [mask for mask in rooms if mask >> space & 1]
        assert len(inside) == (0 if BOARD.room_of(space) is None else 1)
    assert all(BOARD.room_of(space) is None for space in spaces_in(BOARD.doors))
    assert mask_of(BOARD.chairs) & ~BOARD.room_mask["G"] == 0


def test_the_board_fits_an_upright_phone() -> None:
    assert BOARD.width <= 14
    assert BOARD.height > BOARD.width


CHANGES = [
    # what is written, instead of what (everywhere); row, column and words of the error
    ([("room P Parlor", "room P Lounge")], None, None, r"P Parlor, V Vault Room \(1313.C5\)"),
    ([("trap V Safe", "trap V Chest")], None, None, r"V Safe \(1313.C4\)"),
    (
        [
            (
                "Gh Gh Gh Gh Gh Gh G  G |T  dc|",
                "Gh Gh Gh G  Gh Gh G  G |T  dc|",
            )
        ],
        7,
        "d",
        r"16 red chairs stand around the table, not 15 \(1313.B1\)",
    ),
    ([(" 4 |A^ A^ A  A ", " 4 |A^ A^ A  Ah")], 4, "d", r"stand in the Great Room \(1313.B1\)"),
    ([("G@", "G ")], None, None, r"no Secret Passage G@ in the Great Room \(1313.B1\)"),
    ([("|P  P  P  pi", "|P@ P  P  pi")], 19, "a", r"a second passage in the Parlor"),
    (
        [(" 11 |H  H ", " 11 |H@ H "), ("11 |H  H ", "11 |H@ H ")],
        11,
        "a",
        "belongs to a named room",
    ),
    (
        [
            ("|[] []|", "   |[]|"),
            ("+--+--+--+--+--+--+     +--", "+--+--+--+--+--+--+--+  +--"),
            ("                     +--+--+", "                        +--+"),
        ],
        19,
        "h",
        r"two spaces adjoin the welcome stone, not 1 \(1313.B2\)",
    ),
    ([("|cs H  H  cl|", "|cs P  H  cl|")], 19, "g", r"in no room \(1313.B10\)"),
    ([(" V> V!|", " V> V |")], 15, "m", "this arrow points at no trap"),
    ([("cb lo G! G!", "cb lo G  G!")], 2, "g", "this arrow points at no trap"),
    (
        [("G  G  G^ G^ G ", "G  G  G^ G  G ")],
        1,
        "g",
        r"two arrow spaces that adjoin each other lead onto the trap Fireplace \(1313.B3\)",
    ),
    ([("G  G  G^ G^ G ", "G  G  G  G  G ")], 1, "g", r"no arrow leads onto the trap Fireplace"),
    ([("G  G  G^ G^ G ", "G  G  G^|G^ G ")], 1, "g", r"\(1313.B3\)"),
    (
        [("|A= A=|A  A  G ", "|A^ A^|A  A  G "), ("|A^ A^ A  A  G ", "|A  A  A  A  G ")],
        2,
        "b",
        r"four stairs lead up to the trap, not 2 \(1313.B4\)",
    ),
    ([(" 2 |A= A=|", " 2 |A=|A=|")], 2, "a", r"the four stairs stand two by two \(1313.B4\)"),
    ([(" 1 |A! A!|", " 1 |A! ea|")], 1, "a", r"the trap Stair covers two cells \(1313.B9\)"),
    (
        [("|A^ A^ A  A  G ", "|A  A  A  A  G ")],
        4,
        "a",
        r"no arrow marks the way onto the stairs \(1313.B4\)",
    ),
    (
        [
            ("cn cn", "H  H "),
            ("+     +--+--+--+--+--+--+     +", "+     +--+--+  +--+--+--+     +"),
        ],
        9,
        "g",
        r"a chair 12 steps from the door; at least 13, or a first roll may escape \(1313.B8\)",
    ),
]


@pytest.mark.parametrize(("edits", "row", "column", "words"), CHANGES)
def test_a_house_that_1313_cannot_be_played_in_is_refused(
    edits: list[tuple[str, str]], row: int | None, column: str | None, words: str
) -> None:
    text = TEXT
    for written, instead in edits:
        text = text.replace(written, instead, 1)
    assert text != TEXT
    with pytest.raises(BoardError, match=words) as refused:
        check_board(read_floor_plan(text))
    assert (refused.value.row, refused.value.column) == (row, column)


def test_the_board_is_the_map_beside_its_code() -> None:
    assert load_board().plan == BOARD.plan == read_floor_plan(TEXT).plan
