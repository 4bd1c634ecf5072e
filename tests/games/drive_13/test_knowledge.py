"""Who may own whom, against all deals tried out."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from dead_end.contract import PUBLIC, Contradiction
from dead_end.games.drive_13.knowledge import knowledge, secret_of
from dead_end.games.drive_13.material import DEAD, UNOWNED, Material
from dead_end.games.drive_13.rules import Drive13
from dead_end.games.drive_13.state import DEALING, OVER, SEATING
from dead_end.games.drive_13.view import View
from tests.games.drive_13.cottage import FOR_THREE, SMALL
from tests.games.drive_13.positions import DOOR, RULES, fresh, table
from tests.tables import SOAK, opened, steps, truth, varied, viewers

POSITIONS = 2_000 if SOAK else 60


def deals(view: View, material: Material) -> Counter[tuple[int, ...]]:
    """Every deal that agrees with the view, as the holder of each guest, tried one by one."""
    seats = view.seats
    holders = [seat for seat in range(seats) for _ in range(material.guest_cards[seats])]
    holders += [
        secret_of(seat, seats) for seat in range(seats) for _ in range(material.secret_cards[seats])
    ]
    return Counter(deal for deal in sorted(set(permutations(holders))) if agrees(view, deal))


def agrees(view: View, deal: tuple[int, ...]) -> bool:
    """Whether the viewer would have seen just that."""
    for guest, holder in enumerate(deal):
        if view.viewer != PUBLIC and (holder == view.viewer) != (guest in view.own):
            return False
        if view.fates[guest] == DEAD:
            shown = holder if holder < view.seats else UNOWNED
            if view.laid_by[guest] != shown:
                return False
    return True


def positions(rules: Drive13, seats: int) -> list[View]:
    found: list[View] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        at = opened(rules, seats, cap=20)
        for _ in steps(at, Random(seed), 150, varied):
            if truth(at).step not in (SEATING, DEALING, OVER) and Random(at.plies).random() < 0.1:
                found += [at.view(viewer) for viewer in viewers(at)]
    return found[:POSITIONS]


@pytest.mark.clause("13.S3", "13.P6", "13.H1")
@pytest.mark.parametrize(("rules", "seats"), [(SMALL, 2), (FOR_THREE, 3)])
def test_the_counts_are_those_of_all_deals(rules: Drive13, seats: int) -> None:
    died = 0
    for view in positions(rules, seats):
        every = deals(view, rules.material)
        known = knowledge(view, rules.material)
        assert known.total == len(every)
        counted = [[0] * (2 * seats) for _ in view.pawns]
        for deal in every:
            for guest, holder in enumerate(deal):
                counted[guest][holder] += 1
        assert known.counts == tuple(map(tuple, counted))
        for guest in range(len(view.pawns)):
            assert known.domain(guest) == {deal[guest] for deal in every}
            for seat in range(seats):
                owned = sum(deal[guest] % seats == seat for deal in every)
                assert known.probability(guest, seat) == owned / len(every)
        died += view.fates.count(DEAD)
    assert died


@pytest.mark.clause("13.S3", "13.P6")
@pytest.mark.parametrize(("rules", "seats"), [(SMALL, 2), (FOR_THREE, 3)])
def test_every_deal_is_drawn_as_often(rules: Drive13, seats: int) -> None:
    for view in positions(rules, seats)[:: POSITIONS // 6]:
        every = deals(view, rules.material)
        known, source = knowledge(view, rules.material), Random(1)
        drawn = Counter(known.sample(source) for _ in range(60 * len(every)))
        assert drawn.keys() == every.keys()
        assert all(25 < count < 110 for count in drawn.values())


@pytest.mark.clause("13.S3")
def test_before_the_deal_nobody_owns_anybody() -> None:
    known = knowledge(fresh().view(0), RULES.material)
    assert known.total == 1
    assert all(known.domain(guest) == frozenset() for guest in range(12))
    assert known.sample(Random(1)) == (UNOWNED,) * 12


@pytest.mark.clause("13.E4")
def test_when_all_is_turned_up_it_is_the_truth() -> None:
    at = table(pawns={"dusty": DOOR}, seats=2, secret=["lulu", "clay"]).play("stop")
    known = knowledge(at.view(1), RULES.material)
    assert known.total == 1
    for guest, owner in enumerate(at.state.owners):
        holder = owner + (2 if at.state.secret >> guest & 1 else 0)
        assert known.domain(guest) == {holder}
    assert known.sample(Random(1)) == tuple(
        owner + (2 if at.state.secret >> guest & 1 else 0)
        for guest, owner in enumerate(at.state.owners)
    )


def test_a_view_that_no_deal_leads_to_is_a_contradiction() -> None:
    # The position's owners are no deal: ten guests of one seat.
    with pytest.raises(Contradiction):
        knowledge(table(pawns={"dusty": DOOR}).view(0), RULES.material)


@pytest.mark.clause("13.P6", "13.S3")
def test_a_dead_guest_that_nobody_shows_is_as_likely_the_ones_as_the_others() -> None:
    at = opened(RULES, 2)
    for _ in steps(at, Random(3), 8):
        pass
    view = at.view(0)
    known = knowledge(view, RULES.material)
    hidden = next(guest for guest in range(12) if guest not in view.own)
    # Of the eight others four are seat 1's, two its secret ones and two seat 0's.
    assert known.probability(hidden, 0) == 0.25
    assert known.probability(hidden, 1) == 0.75
    assert [known.counts[hidden][holder] / known.total for holder in range(4)] == [
        0,
        0.5,
        0.25,
        0.25,
    ]
