"""Moving (13.M): a path of exactly the count, on no space twice."""

from __future__ import annotations

from itertools import count as counting
from itertools import pairwise
from random import Random

import pytest

from dead_end.games.drive_13.actions import Move
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.house import COUNTS
from dead_end.games.drive_13.material import GONE
from dead_end.games.drive_13.state import OVER, State
from dead_end.joins import spaces_in
from dead_end.paths import Paths
from dead_end.walks import NoPath
from tests.dumb_house import DumbHouse
from tests.games.drive_13.cottage import COTTAGE
from tests.games.drive_13.paths_by_hand import ends
from tests.games.drive_13.positions import (
    BY_TRAP,
    CHAIRS,
    DOOR,
    PASSAGES,
    RULES,
    TRAP,
    away,
    beside,
    names,
    number,
    reach,
    table,
)
from tests.tables import SOAK, opened, play, truth

POSITIONS = 500 if SOAK else 50
"""From real games, for each count."""

FAR = away(6, DOOR)


@pytest.mark.clause("13.M1")
def test_one_step_leads_up_down_left_or_right() -> None:
    row, column = divmod(number(FAR), BOARD.width)
    at = table(pawns={"dusty": FAR}, dice=(1, 6))
    ends_at = {text.split()[-1] for text in at.choices("move dusty 1")}
    assert ends_at == set(beside(FAR))
    for space in ends_at:
        down, right = divmod(number(space), BOARD.width)
        assert abs(down - row) + abs(right - column) == 1


@pytest.mark.clause("13.M1")
def test_no_step_leads_through_another_pawn_or_onto_it() -> None:
    near = beside(FAR)
    others = ("lulu", "clay", "astra", "hickory")
    at = table(pawns={"dusty": FAR, **dict(zip(others, near, strict=False))}, dice=(1, 2))
    assert not at.choices("move dusty")
    assert at.refused(f"move dusty 1 {near[0]}") == "13.M1"
    beyond = next(space for space in reach(FAR, 2) if space not in near)
    assert at.refused(f"move dusty 2 {beyond}") == "13.M1"


@pytest.mark.clause("13.M1", "13.B2")
def test_no_step_leads_through_a_wall() -> None:
    walled = next(
        (space, other)
        for space in BOARD.spaces
        for other in (space + 1, space + BOARD.width)
        if BOARD.open_mask >> other & 1
        and not BOARD.neighbours(space) >> other & 1
        and not BOARD.trap_mask & (1 << space | 1 << other)
    )
    one, other = map(BOARD.name_of, walled)
    at = table(pawns={"dusty": one}, dice=(1, 2))
    assert at.refused(f"move dusty 1 {other}") == "13.M2"


@pytest.mark.clause("13.M2")
def test_the_whole_count_is_walked() -> None:
    at = table(pawns={"dusty": FAR}, dice=(3, 5))
    near = beside(FAR)[0]
    five_away = away(5, FAR)
    assert at.may(f"move dusty 5 {five_away}")
    assert at.refused(f"move dusty 3 {five_away}") == "13.M2"
    assert near in reach(FAR, 1)
    two_away = away(2, FAR)
    assert at.refused(f"move dusty 3 {two_away}") == "13.M2"


@pytest.mark.clause("13.M3")
def test_no_move_ends_where_it_began() -> None:
    for dice in ((2, 4), (6, 2)):
        at = table(pawns={"dusty": FAR}, dice=dice)
        for die in dice:
            assert at.refused(f"move dusty {die} {FAR}") == "13.M3"


@pytest.mark.clause("13.M3")
def test_in_a_dead_end_there_is_no_walking_to_and_fro() -> None:
    # Walled in by others a pawn has one space beside its own, and comes to neither with 3.
    door_neighbour, *others = beside(DOOR)
    others += [space for space in beside(door_neighbour) if space != DOOR]
    words = ("lulu", "clay", "astra", "charity", "parker")
    pawns = {"dusty": DOOR, **dict(zip(words, others, strict=True))}
    at = table(pawns=pawns, hanging="lulu", dice=(1, 3))
    assert at.may(f"move dusty 1 {door_neighbour}")
    assert at.refused(f"move dusty 3 {door_neighbour}") == "13.M3"
    assert not at.choices("move dusty 3")


@pytest.mark.clause("13.M4")
def test_from_one_passage_to_any_other_is_one_step() -> None:
    first, second, *others = PASSAGES
    at = table(pawns={"dusty": first, "lulu": second}, dice=(1, 2))
    for other in others:
        assert at.may(f"move dusty 1 {other}")
    assert at.refused(f"move dusty 1 {second}") == "13.M1"
    # It may be the last step, the first, or one on the way.
    assert at.may(f"move dusty 2 {beside(others[0])[0]}")
    near = table(pawns={"dusty": beside(first)[0]}, dice=(2, 3))
    assert near.may(f"move dusty 2 {others[0]}")
    assert near.may(f"move dusty 3 {beside(others[0])[0]}")


@pytest.mark.clause("13.M4", "13.M3")
def test_one_move_may_hold_several_such_steps_but_none_back() -> None:
    first, second, third, fourth, fifth = PASSAGES
    at = table(pawns={"dusty": first}, dice=(2, 3))
    for other in (second, third, fourth, fifth):
        assert at.may(f"move dusty 2 {other}")
    path = RULES.house.paths.path(number(first), 4, number(second))
    assert len(set(path)) == 5
    assert at.refused(f"move dusty 2 {first}") == "13.M3"


@pytest.mark.clause("13.M5")
def test_a_trap_is_stepped_onto_last() -> None:
    for word, trap in TRAP.items():
        at = table(pawns={"dusty": BY_TRAP[word], "lulu": FAR}, hanging="lulu", dice=(1, 2))
        assert at.may(f"move dusty 1 {trap}")
        others = [space for space in reach(trap, 1) if space != BY_TRAP[word]]
        for beyond in others:
            steps = RULES.house.paths.ends(number(BY_TRAP[word]), 2)
            assert at.may(f"move dusty 2 {beyond}") == bool(steps >> number(beyond) & 1)
            path = RULES.house.paths
            if at.may(f"move dusty 2 {beyond}"):
                way = path.path(number(BY_TRAP[word]), 2, number(beyond))
                assert number(trap) not in way
        # Two steps away, three are too many where no other way round leads there.
        assert at.refused(f"move dusty 2 {trap}") in ("13.M3", "13.M5")


@pytest.mark.clause("13.M5")
def test_a_trap_is_left_with_an_ordinary_step() -> None:
    for trap in TRAP.values():
        at = table(pawns={"dusty": trap, "lulu": FAR}, hanging="lulu", dice=(1, 2))
        ends_at = {text.split()[-1] for text in at.choices("move dusty 1")}
        assert ends_at == set(beside(trap))


def real_positions(source: Random) -> list[State]:
    """Positions of random games, at each of which a pawn is to be moved."""
    found: list[State] = []
    for number_ in counting():
        at = opened(RULES, 2 + number_ % 3)
        play(at, source, 10 + int(source.random() * 120))
        if truth(at).step != OVER:
            found.append(truth(at))
        if len(found) == POSITIONS:
            return found
    raise AssertionError


@pytest.mark.clause("13.M1", "13.M2", "13.M3", "13.M4", "13.M5")
@pytest.mark.parametrize("count", COUNTS)
def test_the_ends_are_those_of_all_paths_tried_out(count: int) -> None:
    dumb = DumbHouse("map\n" + BOARD.plan.drawing + "\nend")
    source = Random(count)
    paths = Paths(BOARD)
    for state in real_positions(source):
        guests = [guest for guest, space in enumerate(state.pawns) if space != GONE]
        start = state.pawns[guests[int(source.random() * len(guests))]]
        others = state.occupied ^ (1 << start)
        by_hand = ends(dumb, BOARD.name_of(start), count, frozenset(names(others)))
        found = paths.ends(start, count, others)
        assert set(names(found)) == by_hand
        # One end alone, any end, and a path to be shown are the same question.
        reachable = spaces_in(found)
        for space in BOARD.spaces if SOAK else source.sample(BOARD.spaces, 40):
            assert paths.leads(start, count, space, others) == (space in reachable)
        assert paths.leads_anywhere(start, count, BOARD.open_mask, others) == bool(found)
        for end in reachable if SOAK else reachable[:10]:
            check_path(paths.path(start, count, end, others), start, count, end, others)


def check_path(path: tuple[int, ...], start: int, count: int, end: int, others: int) -> None:
    """Each step is one, no space comes twice, and nobody stands in the way."""
    assert (path[0], path[-1], len(path)) == (start, end, count + 1)
    assert len(set(path)) == len(path)
    for space, following in pairwise(path):
        hop = BOARD.passages >> space & BOARD.passages >> following & 1
        assert BOARD.neighbours(space) >> following & 1 or hop
        assert not others >> following & 1
    assert not any(BOARD.trap_mask >> space & 1 for space in path[1:-1])


def test_where_no_path_leads_there_is_none_to_show() -> None:
    with pytest.raises(NoPath, match="no path of 2"):
        RULES.house.paths.path(number(FAR), 2, number(FAR))


def test_the_path_shown_is_straight_where_it_can_be() -> None:
    row = next(
        space
        for space in BOARD.spaces
        if all(BOARD.neighbours(space + step) >> space + step + 1 & 1 for step in range(5))
        and not BOARD.trap_mask & sum(1 << space + step for step in range(6))
    )
    assert RULES.house.paths.path(row, 5, row + 5) == tuple(range(row, row + 6))


@pytest.mark.clause("13.M3")
@pytest.mark.parametrize("count", COUNTS)
def test_in_a_house_full_of_traps_and_passages_too(count: int) -> None:
    dumb = DumbHouse("map\n" + COTTAGE.plan.drawing + "\nend")
    paths, source = Paths(COTTAGE), Random(count)
    for _ in range(20):
        pawns = source.sample(COTTAGE.spaces, 1 + int(source.random() * 6))
        others = sum(1 << space for space in pawns[1:])
        occupied = frozenset(map(COTTAGE.name_of, pawns[1:]))
        by_hand = ends(dumb, COTTAGE.name_of(pawns[0]), count, occupied)
        found = paths.ends(pawns[0], count, others)
        assert {COTTAGE.name_of(space) for space in spaces_in(found)} == by_hand


def test_a_chair_that_nobody_sits_on_is_a_space() -> None:
    at = table(pawns={"dusty": CHAIRS[0]}, dice=(1, 2))
    chairs = [space for space in beside(CHAIRS[0]) if space in CHAIRS]
    assert chairs
    assert at.may(f"move dusty 1 {chairs[0]}")
    assert isinstance(RULES.read_action(f"move dusty 1 {chairs[0]}"), Move)
