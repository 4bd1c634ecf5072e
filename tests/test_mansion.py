import os
import random
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dead_end.board_report import board_report, chair_distances
from dead_end.floor_plan import BoardError
from dead_end.games.drive_1313 import board
from dead_end.games.drive_1313.board import BOARD, check_board
from dead_end.joins import mask_of, spaces_in
from dead_end.mansion import Mansion, NoPath, Room, UnknownSpace, read_floor_plan
from tests.dumb_house import DumbHouse

BOARD_TEXT = Path(board.__file__).with_name("board.txt").read_text(encoding="utf-8")
DUMB_BOARD = DumbHouse(BOARD_TEXT)

COTTAGE_TEXT = """\
# A house small enough to see every walk.
board cottage
size 5 5
room A Attic
room B Bath
area H Hall
trap B Tub
closed pl plant
map
     a  b  c  d  e
   +--+--+--+--+--+
 1 |A  A  A@ B! B!|
   +        +     +
 2 |A  pl A |B^ B^|
   +        +     +
 3 |Ah A  A  B  B@|
   +--+        +--+
 4    |H  H  H |##
      +--+  +--+
 5       |[]|
         +--+
end
"""
COTTAGE = read_floor_plan(COTTAGE_TEXT)

# The same dialect as the other Drive will use: rugs are open, no arrow guards trap or stair, and
# the numbers below the house are the detective's path.
LODGE_TEXT = """\
board lodge
size 4 6
area S Salon
trap S Chandelier
closed cm column
map
     a  b  c  d
   +--+--+--+--+
 1 |S= S  Sh S@|
   +           +
 2 |S~ cm S! S |
   +           +
 3 |S~ S  S  S@|
   +--+  +--+--+
 4    |[]|
      +--+
 5  01 02

 6  00

end
"""
LODGE = read_floor_plan(LODGE_TEXT)

# Stairs that only their arrows guard: no wall is drawn beside them.
TOWER_TEXT = """\
board tower
size 4 5
room A Attic
trap A Stair
map
     a  b  c  d
   +--+--+--+--+
 1 |A! A! A  A |
   +           +
 2 |A= A= A  A@|
   +           +
 3 |A= A= A  A |
   +           +
 4 |A^ A^ Ah A@|
   +--+  +--+--+
 5    |[]|
      +--+
end
"""
TOWER = read_floor_plan(TOWER_TEXT)


def named(house: Mansion, mask: int) -> set[str]:
    return {house.name_of(space) for space in spaces_in(mask)}


def spaces(house: Mansion, names: str | Iterable[str]) -> int:
    return mask_of(
        house.space_named(name) for name in (names.split() if isinstance(names, str) else names)
    )


def ends(start: str, count: int, others: str = "", house: Mansion = COTTAGE) -> set[str]:
    return named(house, house.walk(house.space_named(start), count, spaces(house, others)))


def test_a_space_is_named_by_its_first_cell() -> None:
    tub = COTTAGE.space_named("d1")
    assert COTTAGE.name_of(tub) == "d1"
    assert COTTAGE.cells_of(tub) == ((0, 3), (0, 4))
    assert [COTTAGE.space_named(COTTAGE.name_of(space)) for space in COTTAGE.spaces] == list(
        COTTAGE.spaces
    )


@pytest.mark.parametrize("name", ["e1", "b2", "e4", "c5", "z9", "C3", "c03", " c3", ""])
def test_no_other_cell_names_a_space(name: str) -> None:
    with pytest.raises(UnknownSpace, match="no space is called"):
        COTTAGE.space_named(name)


def test_a_house_knows_what_stands_where() -> None:
    assert (COTTAGE.name, COTTAGE.width, COTTAGE.height) == ("cottage", 5, 5)
    assert COTTAGE.rooms == (Room("A", "Attic"), Room("B", "Bath"))
    assert COTTAGE.areas == (Room("H", "Hall"),)
    assert named(COTTAGE, COTTAGE.room_mask["B"]) == {"d1", "d2", "e2", "d3", "e3"}
    assert [COTTAGE.room_of(COTTAGE.space_named(name)) for name in ("a1", "d1", "c4")] == [
        "A",
        "B",
        None,
    ]
    assert named(COTTAGE, COTTAGE.passages) == {"c1", "e3"}
    assert named(COTTAGE, COTTAGE.doors) == {"c4"}
    assert named(COTTAGE, COTTAGE.trap_mask) == {"d1"}
    assert COTTAGE.traps[0].name == "Tub"
    assert named(COTTAGE, COTTAGE.traps[0].arrows) == {"d2", "e2"}
    assert COTTAGE.traps[0].exits == COTTAGE.traps[0].arrows
    assert [tuple(piece) for piece in COTTAGE.furniture] == [(1, 1, "pl", "plant")]
    assert COTTAGE.way_out == ((4, 2),)
    assert COTTAGE.wall_right(1, 2)
    assert not COTTAGE.wall_right(2, 2)
    assert COTTAGE.wall_right(0, -1)
    assert COTTAGE.wall_below(-1, 0)
    assert COTTAGE.wall_below(2, 0)
    assert not COTTAGE.wall_below(3, 2)


def test_masks_and_spaces_are_the_same_sets() -> None:
    assert spaces_in(0) == ()
    assert spaces_in(0b1010011) == (0, 1, 4, 6)
    assert mask_of((0, 1, 4, 6)) == 0b1010011
    assert spaces_in(BOARD.open_mask) == BOARD.spaces


@pytest.mark.clause("1313.M1")
def test_a_step_goes_up_down_left_or_right_and_never_through_a_wall() -> None:
    assert ends("a1", 1) == {"b1", "a2"}
    assert ends("c2", 1) == {"c1", "c3"}
    assert named(COTTAGE, COTTAGE.neighbours(COTTAGE.space_named("c3"))) == {
        "b3",
        "c2",
        "d3",
        "c4",
    }


@pytest.mark.clause("1313.M2")
def test_the_full_count_is_used() -> None:
    assert ends("a1", 2) == {"a1", "c1", "a3"}
    assert ends("a1", 0) == {"a1"}


@pytest.mark.clause("1313.M3")
def test_no_walk_goes_through_or_onto_another_pawn() -> None:
    assert ends("a1", 2, "b1") == {"a1", "a3"}
    assert ends("a1", 2, "a3") == {"a1", "c1"}
    assert ends("a1", 3, "b1 a2") == set()


@pytest.mark.clause("1313.M4")
def test_a_walk_may_go_back_and_end_where_it_began() -> None:
    assert ends("a1", 2, "b1 a3") == {"a1"}
    assert ends("a1", 3, "b1 a3") == {"a2"}


@pytest.mark.clause("1313.M5")
def test_an_empty_chair_is_an_ordinary_space() -> None:
    assert "a3" in ends("a2", 1)
    assert "b3" in ends("a2", 2)
    assert "a3" not in ends("a2", 1, "a3")
    assert ends("a3", 1) == {"a2", "b3"}


@pytest.mark.clause("1313.M6")
def test_a_passage_leads_to_every_other_free_passage_in_one_step() -> None:
    assert ends("c1", 1) == {"b1", "c2", "e3"}
    assert ends("c2", 2, "c4") == {"b1", "c2", "e3", "b3", "d3"}
    assert ends("c1", 1, "e3") == {"b1", "c2"}
    # There and back again is two hops in one move, and a hop may be the first or the last step.
    assert ends("c1", 2, "b1 c2 d3 e2") == {"c1"}
    assert ends("c1", 3, "b1 c2 d3 e2") == {"e3"}


@pytest.mark.clause("1313.M7", "1313.B3")
def test_a_trap_is_entered_by_the_last_step_from_an_arrow_and_left_the_same_way() -> None:
    assert ends("d2", 1) == {"d1", "e2", "d3"}
    assert "d1" not in ends("c1", 1), "the passage beside the trap is no arrow space"
    assert ends("d1", 1) == {"d2", "e2"}
    # Through the trap it would be two steps from d2 to e2.
    assert "e2" not in ends("d2", 2)
    assert "d1" in ends("d2", 3)
    assert "d1" in ends("d1", 3, "d3 e3")
    assert ends("d2", 1, "d1 d3") == {"e2"}


@pytest.mark.clause("1313.M8", "1313.B4")
def test_stairs_are_entered_from_their_arrows_and_join_the_trap_at_their_top() -> None:
    assert ends("c2", 1, house=TOWER) == {"c1", "d2", "c3"}
    assert ends("a4", 1, house=TOWER) == {"b4", "a3"}
    assert ends("b3", 1, house=TOWER) == {"a3", "b2", "b4"}
    assert ends("b2", 1, house=TOWER) == {"a2", "b3", "a1"}
    assert ends("a1", 1, house=TOWER) == {"a2", "b2"}
    assert "a1" in ends("a4", 3, house=TOWER)
    # Back and forth on the stairs alone.
    assert "a1" in ends("a4", 6, "b4 c4 c3 c2 c1", house=TOWER)


def test_within_is_every_end_of_a_walk_that_is_no_longer() -> None:
    start = COTTAGE.space_named("a1")
    assert named(COTTAGE, COTTAGE.within(start, 0)) == {"a1"}
    assert named(COTTAGE, COTTAGE.within(start, 2)) == {"a1", "b1", "a2", "c1", "a3"}
    arrow = COTTAGE.space_named("d2")
    assert named(COTTAGE, COTTAGE.within(arrow, 1)) == {"d2", "d1", "e2", "d3"}


def positions(house: Mansion, number: int) -> list[tuple[list[int], random.Random]]:
    """The chairs full, then pawns anywhere: few or many, sometimes crowded."""
    chance = random.Random(1313)
    rows = [list(house.chairs)]
    rows += [
        chance.sample(house.spaces, chance.choice((1, 4, 10, min(16, len(house.spaces) - 1))))
        for _ in range(number - 1)
    ]
    return [(row, random.Random(index)) for index, row in enumerate(rows)]


SOAK = bool(os.environ.get("DEAD_END_SOAK"))


@pytest.mark.clause("1313.M2", "1313.M3", "1313.M4", "1313.M6", "1313.M7", "1313.M8")
def test_walks_equal_brute_force_for_every_pawn_and_count() -> None:
    for pawns, _ in positions(BOARD, 1000 if SOAK else 40):
        for pawn in pawns:
            others = [other for other in pawns if other != pawn]
            blocked = mask_of(others)
            occupied = frozenset(BOARD.name_of(other) for other in others)
            reached: set[str] = set()
            for count, expected in enumerate(DUMB_BOARD.ends(BOARD.name_of(pawn), 12, occupied)):
                reached |= expected
                assert named(BOARD, BOARD.walk(pawn, count, blocked)) == expected
                assert named(BOARD, BOARD.within(pawn, count, blocked)) == reached


@pytest.mark.parametrize(
    ("house", "text"),
    [(COTTAGE, COTTAGE_TEXT), (LODGE, LODGE_TEXT), (TOWER, TOWER_TEXT)],
    ids=["cottage", "lodge", "tower"],
)
def test_walks_equal_brute_force_in_other_houses(house: Mansion, text: str) -> None:
    dumb = DumbHouse(text)
    for pawns, _ in positions(house, 200):
        others = frozenset(house.name_of(other) for other in pawns[1:])
        for count, expected in enumerate(dumb.ends(house.name_of(pawns[0]), 8, others)):
            assert named(house, house.walk(pawns[0], count, mask_of(pawns[1:]))) == expected


def dithering(row: tuple[str, ...]) -> int:
    """How often a walk steps straight back."""
    return sum(one == other for one, other in zip(row, row[2:], strict=False))


def test_a_path_is_one_of_the_walks_and_steps_back_no_more_than_it_must() -> None:
    for pawns, chance in positions(BOARD, 300 if SOAK else 30):
        pawn = chance.choice(pawns)
        count = chance.choice((1, 2, 3, 4, 5, 6))
        others = frozenset(BOARD.name_of(other) for other in pawns if other != pawn)
        walks: dict[str, list[tuple[str, ...]]] = {}
        for row in DUMB_BOARD.walks(BOARD.name_of(pawn), count, others):
            walks.setdefault(row[-1], []).append(row)
        for target in BOARD.spaces:
            rows = walks.get(BOARD.name_of(target))
            if rows is None:
                with pytest.raises(NoPath):
                    BOARD.path(pawn, count, target, spaces(BOARD, others))
            else:
                path = BOARD.path(pawn, count, target, spaces(BOARD, others))
                row = tuple(BOARD.name_of(space) for space in path)
                assert row in rows
                assert dithering(row) == min(map(dithering, rows))


def test_a_long_path_is_a_walk_too() -> None:
    for pawns, chance in positions(BOARD, 30):
        pawn = chance.choice(pawns)
        others = mask_of(other for other in pawns if other != pawn)
        for count in (8, 10, 12):
            for target in spaces_in(BOARD.walk(pawn, count, others))[::9]:
                path = BOARD.path(pawn, count, target, others)
                assert (path[0], path[-1], len(path)) == (pawn, target, count + 1)
                for one, other in pairwise(path):
                    assert BOARD.name_of(other) in DUMB_BOARD.steps(BOARD.name_of(one))
                    assert not others >> other & 1
                assert not mask_of(path[1:-1]) & BOARD.trap_mask


def test_a_path_goes_straight_where_it_can() -> None:
    start, target = BOARD.space_named("c12"), BOARD.space_named("h12")
    names = [BOARD.name_of(space) for space in BOARD.path(start, 5, target)]
    assert names == ["c12", "d12", "e12", "f12", "g12", "h12"]


def test_the_tables_of_the_empty_house_hold_its_walks() -> None:
    for count in (1, 3, 12):
        for start in BOARD.spaces:
            assert BOARD.open_walks(count)[start] == BOARD.walk(start, count)
            assert mask_of(BOARD.open_ends(count)[start]) == BOARD.walk(start, count)
    assert BOARD.open_walks(3) is BOARD.open_walks(3)


def test_a_distance_is_the_shortest_walk() -> None:
    blocked = mask_of(BOARD.chairs)
    for start in (BOARD.space_named("g19"), BOARD.space_named("a1"), BOARD.space_named("a10")):
        steps = BOARD.distances([start], blocked)
        for count in range(13):
            shorter = {space for space, distance in steps.items() if distance <= count}
            assert shorter == set(spaces_in(BOARD.within(start, count, blocked)))


def test_a_house_without_arrows_has_traps_that_open_to_every_side() -> None:
    assert named(LODGE, LODGE.traps[0].arrows) == {"c1", "c3", "d2"}
    assert ends("a1", 1, house=LODGE) == {"b1", "a2"}
    assert ends("a3", 2, house=LODGE) == {"a1", "a3", "c3"}
    assert LODGE.path_steps == ((5, 0), (4, 0), (4, 1))
    assert named(LODGE, LODGE.doors) == {"b3"}
    assert named(LODGE, LODGE.stairs) == {"a1"}


BAD_MAPS = [
    # what is written, instead of what; row, column and words of the error
    ("size 5 5", "size 5", None, None, "size needs"),
    ("size 5 5", "size 5 4", None, None, "4 rows need 10 lines"),
    ("size 5 5\n", "", None, None, "no line 'size"),
    ("room B Bath", "room b Bath", None, None, "one capital letter, not 'b'"),
    ("room B Bath", "room B", None, None, "a code and a name"),
    ("room B Bath", "room A Bath", None, None, "'A' is declared twice"),
    ("room B Bath\n", "", 1, "d", "no room or area has the letter B"),
    ("room B Bath", "room B Bath\nroom C Cellar", None, None, "no cell C for Cellar"),
    ("trap B Tub\n", "", 1, "d", "no trap is declared for the floor B"),
    ("trap B Tub", "trap B Tub\ntrap H Trapdoor", None, None, "Trapdoor has no cell H!"),
    ("trap B Tub", "trap B Tub\ntrap X Pit", None, None, "the floor X, which is not declared"),
    ("closed pl plant\n", "", 2, "b", "no furniture is declared as 'pl'"),
    ("closed pl plant", "closed PL plant", None, None, "two small letters, not 'PL'"),
    ("closed pl plant", "closet pl plant", None, None, "declares nothing"),
    ("\nmap\n", "\n", None, None, "declares nothing"),
    ("\nend\n", "\n", None, None, "no line that says only 'end'"),
    ("a  b  c  d  e", "a  b  d  c  e", None, None, "names the columns a to e"),
    (" 2 |A  pl", " 7 |A  pl", 2, None, "begins with its row number"),
    ("|B^ B^|", "|B^ B^| B", 2, "e", "past the last column"),
    ("|B^ B^|", "|B^ B^", 2, "e", "no wall between this space and the outside"),
    (" 2 |A  pl A |B^ B^|", " 2 |A  pl A", 1, "d", "no wall between this space and the outside"),
    ("|B^ B^|", "!B^ B^|", 2, "c", "'!' stands where a wall"),
    ("   +        +     +\n 2", "   +     =- +     +\n 2", 1, "c", "neither a wall"),
    ("   +        +     +\n 2", "   +     x  +     +\n 2", 1, "b", "where a corner"),
    ("   +        +     +\n 2", " 1 +        +     +\n 2", None, None, "begin with three spaces"),
    ("A  pl A", "A  pl?A", 2, "b", "stands where a wall"),
    ("A  pl A", "A  Pl A", 2, "b", "no room or area has the letter P"),
    ("A  pl A", "A  Al A", 2, "b", "'l' marks nothing"),
    ("A  pl A", "A  #l A", 2, "b", "'#l' is no cell of a map"),
    ("A  pl A", "A  A^ A", 2, "b", "this arrow points at no trap and no stair"),
    ("|B^ B^|", "|Bv B^|", 2, "d", "this arrow points at no trap"),
    ("B! B!|", "B! B |", 2, "e", "this arrow points at no trap"),
    ("|B^ B^|", "|B! B^|", 2, "d", "more than two cells"),
    ("B! B!|", "B  B!|", 2, "d", "this arrow points at no trap"),
    ("B! B!|", "B!|B!|", 1, "e", "the two cells of the trap Tub do not touch"),
    (
        "A@ B! B!|\n   +        +     +\n 2 |A  pl A |B^ B^|",
        "A@|B! B!|\n   +        +     +\n 2 |A  pl A |pl pl|",
        1,
        "d",
        "no space leads onto the trap Tub",
    ),
    ("A@ B!", "A  B!", 3, "e", "needs another one to lead to"),
    ("|Ah ", "|A  ", None, None, "no chair"),
    ("[]", "##", None, None, "no way out"),
    ("      +--+  +--+", "      +--+--+--+", 5, "c", "no space adjoins the way out"),
    (
        "   +--+        +--+\n 4    |H  H  H |",
        "   +--+     +--+--+\n 4    |H  H |H |",
        4,
        "d",
        "no way on foot leads here from the chairs",
    ),
    (" 4    |H", " 4  01|H", None, None, "not numbered 00, 01"),
]


@pytest.mark.parametrize(("written", "instead", "row", "column", "words"), BAD_MAPS)
def test_a_bad_map_is_refused_with_row_column_and_reason(
    written: str, instead: str, row: int | None, column: str | None, words: str
) -> None:
    text = COTTAGE_TEXT.replace(written, instead, 1)
    assert text != COTTAGE_TEXT
    with pytest.raises(BoardError, match=words) as refused:
        read_floor_plan(text)
    assert (refused.value.row, refused.value.column) == (row, column)
    if column is not None:
        assert f"row {row}, column {column}: " in str(refused.value)


def test_a_step_of_the_path_is_numbered_once() -> None:
    with pytest.raises(BoardError, match="two steps 01") as refused:
        read_floor_plan(LODGE_TEXT.replace(" 5  01 02", " 5  01 01"))
    assert (refused.value.row, refused.value.column) == (5, "b")


def test_what_is_wrong_with_the_text_says_which_line() -> None:
    with pytest.raises(BoardError, match="line 4: ") as refused:
        read_floor_plan(COTTAGE_TEXT.replace("room A Attic", "rooms A Attic"))
    assert refused.value.line == 4


EDITS = st.lists(
    st.tuples(
        st.sampled_from(["change", "insert", "remove", "repeat line", "remove line", "swap"]),
        st.integers(0, len(BOARD_TEXT) - 1),
        st.sampled_from("AGTPVHX aghtb|+-!@^<>v=~#[]0127\n\té"),
    ),
    min_size=1,
    max_size=4,
)


def edited(text: str, edits: list[tuple[str, int, str]]) -> str:
    for kind, index, character in edits:
        at = index % max(len(text), 1)
        lines = text.split("\n")
        line = text.count("\n", 0, at)
        if kind == "change":
            text = text[:at] + character + text[at + 1 :]
        elif kind == "insert":
            text = text[:at] + character + text[at:]
        elif kind == "remove":
            text = text[:at] + text[at + 1 :]
        elif kind == "swap":
            text = text[:at] + text[at + 3 : at + 6] + text[at : at + 3] + text[at + 6 :]
        elif kind == "repeat line":
            text = "\n".join(lines[: line + 1] + lines[line:])
        else:
            text = "\n".join(lines[:line] + lines[line + 1 :])
    return text


@settings(max_examples=3000 if SOAK else 300, deadline=None)
@given(EDITS)
def test_an_edited_map_is_a_house_or_a_board_error(edits: list[tuple[str, int, str]]) -> None:
    try:
        house = read_floor_plan(edited(BOARD_TEXT, edits))
        check_board(house)
    except BoardError:
        # Refusing is one of the two good answers; any other exception fails this test.
        return
    assert len(house.chairs) == 16
    assert set(house.distances(house.chairs)) == set(house.spaces)


def test_the_report_prints_the_map_and_its_distances() -> None:
    report = board_report(BOARD)
    assert report.startswith(BOARD.plan.drawing)
    assert BOARD.plan.drawing in BOARD_TEXT
    rows = [line.strip().rsplit(maxsplit=3) for line in report.split("\n") if line]
    lines = {row[0]: row[1:] for row in rows}
    door = chair_distances(BOARD, BOARD.doors)
    assert lines["the way out"] == [str(min(door)), f"{sum(door) / 16:.1f}", str(max(door))]
    for trap in BOARD.traps:
        steps = chair_distances(BOARD, 1 << trap.space)
        assert lines[trap.name] == [str(min(steps)), f"{sum(steps) / 16:.1f}", str(max(steps))]
