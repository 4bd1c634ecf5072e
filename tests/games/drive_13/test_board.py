"""The house of 13 (13.B) is what the rules say of it."""

from pathlib import Path

import pytest

from dead_end.board_report import chair_distances
from dead_end.floor_plan import BoardError, parse_floor_plan
from dead_end.games.drive_13 import board
from dead_end.games.drive_13.board import BOARD, check_board, load_board
from dead_end.games.drive_13.material import TRAPS
from dead_end.joins import spaces_in
from dead_end.mansion import Mansion, read_floor_plan
from tests.games.drive_13.cottage import COTTAGE
from tests.games.drive_13.positions import CHAIRS, DOOR, RULES, beside, names, number


@pytest.mark.clause("13.B1", "13.C2")
def test_chairs_passages_traps_and_the_way_out() -> None:
    assert len(CHAIRS) == len(set(CHAIRS)) == 12
    assert BOARD.passages.bit_count() == 5
    assert [trap.name.lower() for trap in BOARD.traps] == list(TRAPS)
    assert all(len(BOARD.cells_of(trap.space)) == 1 for trap in BOARD.traps)
    assert len(BOARD.way_out) == 1
    # In the middle: as many columns to the left of the chairs as to the right of them.
    columns = [chair % BOARD.width for chair in BOARD.chairs]
    assert min(columns) + max(columns) in range(BOARD.width - 3, BOARD.width + 2)


@pytest.mark.clause("13.B2")
def test_furniture_and_walls_are_closed_rugs_and_chairs_open() -> None:
    closed = {(piece.row, piece.column) for piece in BOARD.furniture}
    assert closed
    for row, column in closed:
        assert not BOARD.open_mask >> (row * BOARD.width + column) & 1
    rugs = [row * BOARD.width + column for row, column in BOARD.plan.places("~")]
    assert rugs
    for space in (*rugs, *BOARD.chairs):
        assert BOARD.open_mask >> space & 1
        assert BOARD.neighbours(space)
    for row, column in BOARD.plan.walls_right:
        here, there = row * BOARD.width + column, row * BOARD.width + column + 1
        if column >= 0 and BOARD.open_mask >> here & BOARD.open_mask >> there & 1:
            assert not BOARD.neighbours(here) >> there & 1


@pytest.mark.clause("13.B3")
def test_everything_is_reached_and_nothing_is_too_near_or_too_far() -> None:
    for chair in BOARD.chairs:
        assert len(BOARD.distances([chair])) == len(BOARD.spaces)
    door = [1 + steps for steps in chair_distances(BOARD, BOARD.doors)]
    assert (min(door), max(door)) == (13, 17)
    assert all(11 <= steps <= 18 for steps in door)
    measured = {}
    for trap in BOARD.traps:
        steps = chair_distances(BOARD, 1 << trap.space)
        assert all(3 <= one <= 22 for one in steps)
        measured[trap.name] = (min(steps), max(steps))
    assert measured == {
        "Chandelier": (10, 14),
        "Stairs": (10, 14),
        "Bookcase": (10, 14),
        "Fireplace": (9, 13),
        "Statue": (10, 16),
    }


@pytest.mark.clause("13.C4")
def test_the_path_of_the_detective_has_13_steps() -> None:
    assert len(BOARD.path_steps) == 13
    row, column = BOARD.path_steps[-1]
    (out,) = BOARD.way_out
    assert (row - out[0], column - out[1]) == (1, 0)


def test_one_space_leads_out_and_can_be_stood_on() -> None:
    assert BOARD.doors.bit_count() == 1
    assert len(beside(DOOR)) > 1
    assert RULES.house.steps_to_door[number(DOOR)] == 0


MAP = Path(board.__file__).with_name("board.txt").read_text(encoding="utf-8")


def test_the_map_beside_the_rules_is_the_house() -> None:
    assert parse_floor_plan(MAP) == BOARD.plan == load_board().plan
    check_board(read_floor_plan(MAP))


@pytest.mark.clause("13.B1", "13.B3", "13.C4")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("Dh ta", "D  ta", "13.B1"),
        ("S@|", "S |", "13.B1"),
        ("trap F Chandelier\ntrap T Stairs", "trap F Stairs\ntrap T Chandelier", "13.B1"),
        ("[] cm", "[] []", "13.B1"),
        ("18  00                            12", "18  00                              ", "13.C4"),
        # A chair at the door, a trap under the table.
        (" F~ F~ F~ ", " F~ Fh F~ ", "13.B1"),
    ],
)
def test_another_house_is_refused(old: str, new: str, reason: str) -> None:
    assert old in MAP
    with pytest.raises(BoardError, match=reason):
        check_board(read_floor_plan(MAP.replace(old, new, 1)))


@pytest.mark.clause("13.B3")
def test_a_house_with_a_trap_too_near_is_refused() -> None:
    # The Chandelier under a chair's nose: two steps away.
    near = MAP.replace("F!", "F ", 1).replace("trap F Chandelier", "trap D Chandelier")
    row = next(line for line in near.splitlines() if line.startswith(" 9 |"))
    with pytest.raises(BoardError, match=r"Chandelier is 1 to .*13\.B3"):
        check_board(read_floor_plan(near.replace(row, row.replace("D  D  D  pl", "D! D  D  pl"))))


def test_the_cottage_is_no_house_for_the_real_game() -> None:
    assert isinstance(COTTAGE, Mansion)
    assert names(BOARD.doors) == [DOOR]
    with pytest.raises(BoardError):
        check_board(COTTAGE)
    assert spaces_in(COTTAGE.doors)
