"""Who may hold which heir: exact counts, against every history that there is."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from random import Random

import pytest

from dead_end.chance import below, drawn, shuffled
from dead_end.contract import PUBLIC, Contradiction
from dead_end.games.drive_1313.knowledge import Knowledge, knowledge
from dead_end.games.drive_1313.material import DECKS, STANDARD, UNOWNED, Material
from dead_end.games.drive_1313.state import DEALING, MOVING, OVER, SEATING, Laid, State, Took, Trace
from dead_end.games.drive_1313.view import View, as_told, view_of

HISTORIES = 1000 if os.environ.get("DEAD_END_SOAK") else 60
BOXES = (
    Material((4, 2, 1, 1, 1, 1), DECKS, {2: 2, 3: 2, 4: 1}),
    Material((4, 2, 1, 1, 1, 1), DECKS, {2: 3, 3: 1, 4: 1}),
)

Owners = tuple[int, ...]


@dataclass
class Table:
    """A true deal, and what became of it. Plays no turns: cards are only taken and laid."""

    dealt: Owners
    owners: list[int]
    history: list[Trace]
    seats: int

    def hand(self, seat: int) -> list[int]:
        return [heir for heir, owner in enumerate(self.owners) if owner == seat]

    def take(self, seat: int, loser: int, heir: int) -> None:
        assert self.owners[heir] == loser
        self.owners[heir] = seat
        self.history.append(Took(seat, loser, heir))

    def lay(self, heir: int) -> None:
        self.history.append(Laid(self.owners[heir], heir))
        self.owners[heir] = UNOWNED

    def view(self, viewer: int, step: str = MOVING) -> View:
        state = State()
        heirs = range(len(self.owners))
        laid = [trace for trace in self.history if isinstance(trace, Laid)]
        state.options = {"seats": self.seats}
        state.pawns = list(heirs)
        state.occupied = (1 << len(heirs)) - 1
        state.fates = [0] * len(heirs)
        state.laid_by = [-1] * len(heirs)
        for trace in laid:
            state.laid_by[trace.heir] = trace.seat
        state.bags = [1] * len(heirs)
        state.collected = [0] * self.seats
        state.lost = 0
        state.deck_size = 32
        state.discards = []
        state.heir_counts = [len(self.hand(seat)) for seat in range(self.seats)]
        state.card_counts = [0] * self.seats
        state.first = state.turn = 0
        state.round = 1
        state.step = step
        state.tied = state.dice = state.left = state.landed = ()
        state.moved = 0
        state.other_played = False
        state.loser = -1
        state.reason = ""
        state.owners = self.owners[:]
        state.hands = [[] for _ in range(self.seats)]
        state.deck = []
        state.history = self.history[:]
        return view_of(state, viewer)


def deal(box: Material, seats: int, source: Random) -> Table:
    dealt = [UNOWNED] * box.heirs
    for at, heir in enumerate(shuffled(source, box.heirs)):
        seat = at // box.heir_cards[seats]
        dealt[heir] = seat if seat < seats else UNOWNED
    return table(*dealt, seats=seats)


def table(*dealt: int, seats: int) -> Table:
    return Table(dealt, list(dealt), [], seats)


def happen(at: Table, source: Random, events: int) -> None:
    """Let heirs be taken and laid at random, unowned ones too."""
    for _ in range(events):
        laid = {trace.heir for trace in at.history if isinstance(trace, Laid)}
        inside = [heir for heir in range(len(at.owners)) if heir not in laid]
        losers = [seat for seat in range(at.seats) if at.hand(seat)]
        if not losers:
            return
        if below(source, 3):
            loser = losers[below(source, len(losers))]
            seat = (loser + 1 + below(source, at.seats - 1)) % at.seats
            hand = at.hand(loser)
            at.take(seat, loser, hand[below(source, len(hand))])
        else:
            at.lay(inside[below(source, len(inside))])


def deals(box: Material, seats: int) -> Iterator[Owners]:
    """Every deal, once."""

    def rest(seat: int, owners: Owners) -> Iterator[Owners]:
        if seat == seats:
            yield owners
            return
        free = [heir for heir, owner in enumerate(owners) if owner == UNOWNED]
        for hand in combinations(free, box.heir_cards[seats]):
            yield from rest(
                seat + 1,
                tuple(seat if heir in hand else owner for heir, owner in enumerate(owners)),
            )

    return rest(0, (UNOWNED,) * box.heirs)


def every_history(truth: Table, viewer: int, box: Material) -> Counter[Owners]:
    """How the cards may lie now, with the number of histories that look the same to ``viewer``."""
    told = [as_told(trace, viewer) for trace in truth.history]

    def first_hand(dealt: Owners) -> list[bool]:
        return [viewer >= 0 and owner == viewer for owner in dealt]

    found: Counter[Owners] = Counter()
    for dealt in deals(box, truth.seats):
        if first_hand(dealt) != first_hand(truth.dealt):
            continue
        worlds = Counter([dealt])
        for real, seen in zip(truth.history, told, strict=True):
            after: Counter[Owners] = Counter()
            for owners, ways in worlds.items():
                for heir, owner in enumerate(owners):
                    if isinstance(real, Laid):
                        if heir == real.heir and owner == real.seat:
                            after[(*owners[:heir], UNOWNED, *owners[heir + 1 :])] += ways
                    elif owner == real.loser:
                        trace = Took(real.seat, real.loser, heir)
                        if as_told(trace, viewer) == seen:
                            after[(*owners[:heir], real.seat, *owners[heir + 1 :])] += ways
            worlds = after
        found += worlds
    return found


def misfit(observed: Counter[Owners], expected: Counter[Owners]) -> float:
    """Chi-square of ``observed``; it has one degree of freedom less than there are outcomes."""
    scale = observed.total() / expected.total()
    return sum(
        (observed[owners] - scale * ways) ** 2 / (scale * ways) for owners, ways in expected.items()
    )


def fits(chi2: float, free: int) -> bool:
    """Whether ``chi2`` is under its 99.99% point (as Wilson and Hilferty put it)."""
    return chi2 < free * (1 - 2 / (9 * free) + 3.72 * sqrt(2 / (9 * free))) ** 3


def odds(known: Knowledge, heir: int) -> dict[int, Fraction]:
    """The chances of each holder who may have the card."""
    return {
        holder: Fraction(known.counts[heir][holder], known.total)
        for holder in sorted(known.domain(heir))
    }


@pytest.mark.clause("1313.P3", "1313.S2", "1313.S3", "all.A8")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", BOXES)
def test_counts_are_those_of_every_history(box: Material, seats: int) -> None:
    source = Random(1313 + seats)
    for _ in range(HISTORIES // len(BOXES)):
        truth = deal(box, seats, source)
        happen(truth, source, below(source, 9))
        laid = {trace.heir for trace in truth.history if isinstance(trace, Laid)}
        for viewer in (PUBLIC, *range(seats)):
            worlds = every_history(truth, viewer, box)
            known = knowledge(truth.view(viewer), box)
            assert known.total == worlds.total()
            for heir in range(box.heirs):
                counts = [0] * (seats + 1)
                if heir not in laid:
                    for owners, ways in worlds.items():
                        counts[owners[heir]] += ways
                assert known.counts[heir] == tuple(counts)
                domain = {holder for holder in (*range(seats), UNOWNED) if counts[holder]}
                assert known.domain(heir) == domain
                for holder in (*range(seats), UNOWNED):
                    chance = Fraction(counts[holder], worlds.total())
                    assert known.probability(heir, holder) == pytest.approx(float(chance))


@pytest.mark.clause("1313.S2", "1313.P3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placings_with_the_unseen_spread_evenly_are_the_histories(seats: int) -> None:
    source = Random(10 + seats)
    for _ in range(HISTORIES // 3):
        box = BOXES[below(source, len(BOXES))]
        truth = deal(box, seats, source)
        happen(truth, source, below(source, 9))
        viewer = below(source, seats + 1) - 1
        known = knowledge(truth.view(viewer), box)
        spread: dict[Owners, Fraction] = {}
        for placing, weight in zip(known.placings, known.weights, strict=True):
            places = [
                seat for seat in range(seats) for _ in range(known.held[seat] - placing.count(seat))
            ]
            places += [UNOWNED] * (len(known.unseen) - len(places))
            ways = set(permutations(places))
            for way in ways:
                holders = dict(zip(known.seen, placing, strict=True))
                holders |= zip(known.unseen, way, strict=True)
                owners = tuple(holders.get(heir, UNOWNED) for heir in range(box.heirs))
                spread[owners] = Fraction(weight, len(ways))
        assert spread == every_history(truth, viewer, box)


@pytest.mark.clause("1313.S2", "1313.P3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_samples_are_spread_as_the_histories_are(seats: int) -> None:
    """One chi-square over all positions: among many, some always look odd."""
    source = Random(20 + seats)
    chi2, free = 0.0, 0
    for _ in range(HISTORIES // 3):
        box = BOXES[below(source, len(BOXES))]
        truth = deal(box, seats, source)
        happen(truth, source, below(source, 9))
        viewer = below(source, seats + 1) - 1
        worlds = every_history(truth, viewer, box)
        samples = 25 * worlds.total() // min(worlds.values())
        if samples > 10_000:
            continue
        known = knowledge(truth.view(viewer), box)
        observed = Counter(known.sample(source) for _ in range(samples))
        assert observed.keys() == worlds.keys()
        chi2 += misfit(observed, worlds)
        free += len(worlds) - 1
    assert free >= HISTORIES
    assert fits(chi2, free)


def test_a_sampler_that_is_off_would_not_fit() -> None:
    worlds: Counter[Owners] = Counter({(0, 1): 3, (1, 0): 1})
    assert fits(misfit(Counter({(0, 1): 310, (1, 0): 90}), worlds), free=1)
    assert not fits(misfit(Counter({(0, 1): 200, (1, 0): 200}), worlds), free=1)


@pytest.mark.clause("1313.S2", "1313.S3")
def test_after_the_deal_a_seat_knows_its_own_hand_and_the_rest_is_even() -> None:
    at = deal(STANDARD, 3, Random(1))
    known = knowledge(at.view(2), STANDARD)
    assert known.total == 11 * 252
    for heir in range(16):
        if heir in at.hand(2):
            assert odds(known, heir) == {2: 1}
        else:
            even = Fraction(5, 11)
            assert odds(known, heir) == {0: even, 1: even, UNOWNED: Fraction(1, 11)}


@pytest.mark.clause("1313.S3", "1313.P3", "all.A8")
def test_a_spectator_learns_from_hand_sizes_alone() -> None:
    at = deal(STANDARD, 2, Random(2))
    at.take(0, 1, at.hand(1)[0])
    at.lay(at.hand(0)[0])
    known = knowledge(at.view(PUBLIC), STANDARD)
    sixth, third, rest = Fraction(6, 15), Fraction(5, 15), Fraction(4, 15)
    for heir in range(16):
        laid = at.history[-1].heir == heir
        assert odds(known, heir) == ({} if laid else {0: sixth, 1: third, UNOWNED: rest})


@pytest.mark.clause("1313.P3")
def test_only_the_two_know_which_heir_was_taken() -> None:
    at = table(0, 0, 1, 1, UNOWNED, 2, 2, seats=3)
    box = Material((1,) * 7, DECKS, {3: 2})
    at.take(1, 0, 0)
    assert odds(knowledge(at.view(0), box), 0) == {1: 1}
    assert odds(knowledge(at.view(1), box), 0) == {1: 1}
    fifth = Fraction(1, 5)
    assert odds(knowledge(at.view(2), box), 0) == {0: fifth, 1: 3 * fifth, UNOWNED: fifth}


@pytest.mark.clause("1313.P3", "all.A8")
def test_an_heir_once_held_is_followed_through_transfers_out_of_sight() -> None:
    at = table(*(heir // 4 for heir in range(16)), seats=4)
    at.take(1, 0, 0)
    at.take(2, 1, 4)
    assert odds(knowledge(at.view(0), STANDARD), 0) == {1: Fraction(4, 5), 2: Fraction(1, 5)}
    at.take(3, 2, 8)
    expected = {1: Fraction(20, 25), 2: Fraction(4, 25), 3: Fraction(1, 25)}
    assert odds(knowledge(at.view(0), STANDARD), 0) == expected


@pytest.mark.clause("1313.P3", "1313.K1", "all.A8")
def test_a_card_laid_says_where_others_may_be() -> None:
    at = table(*(heir // 4 for heir in range(16)), seats=4)
    at.take(1, 0, 0)
    at.take(2, 1, 4)
    at.lay(4)
    # Seat 2 had 5 cards of which one was perhaps heir 0: then any of 4 others, else any of 5.
    expected = {1: Fraction(4 * 5, 4 * 5 + 4), 2: Fraction(4, 4 * 5 + 4)}
    assert odds(knowledge(at.view(0), STANDARD), 0) == expected


@pytest.mark.clause("1313.P3", "1313.K1", "all.A8")
def test_an_heir_once_held_is_never_unowned_and_is_known_again_when_laid() -> None:
    at = table(*(heir // 4 for heir in range(16)), seats=4)
    at.take(1, 0, 0)
    at.take(0, 1, 0)
    at.take(2, 0, 0)
    at.take(3, 2, 0)
    assert knowledge(at.view(0), STANDARD).domain(0) == {2, 3}
    at.lay(0)
    known = knowledge(at.view(0), STANDARD)
    assert known.domain(0) == frozenset()
    assert known.probability(0, 3) == 0
    assert known.sample(Random(1))[0] == UNOWNED
    # It was heir 0 that seat 3 took, so the first hands of the others are whole.
    assert odds(known, 8) == dict.fromkeys((1, 2, 3), Fraction(1, 3))


@pytest.mark.clause("1313.K1")
def test_an_heir_whom_nobody_owned_was_never_dealt() -> None:
    at = deal(STANDARD, 3, Random(3))
    at.lay(at.hand(UNOWNED)[0])
    known = knowledge(at.view(0), STANDARD)
    for heir in at.hand(1) + at.hand(2):
        assert odds(known, heir) == {1: Fraction(1, 2), 2: Fraction(1, 2)}


@pytest.mark.clause("1313.S2")
@pytest.mark.parametrize("step", [SEATING, DEALING])
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 3])
def test_before_the_deal_nobody_holds_a_card(step: str, viewer: int) -> None:
    at = table(*(UNOWNED,) * 16, seats=4)
    known = knowledge(at.view(viewer, step), STANDARD)
    assert known.total == 1
    assert all(known.domain(heir) == {UNOWNED} for heir in range(16))
    assert known.sample(Random(1)) == (UNOWNED,) * 16


@pytest.mark.clause("all.A2")
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_when_all_is_turned_up_it_is_the_truth(viewer: int) -> None:
    source = Random(4)
    at = deal(STANDARD, 3, source)
    happen(at, source, 8)
    known = knowledge(at.view(viewer, OVER), STANDARD)
    laid = {trace.heir for trace in at.history if isinstance(trace, Laid)}
    assert laid
    assert known.total == 1
    for heir, owner in enumerate(at.owners):
        assert known.domain(heir) == (frozenset() if heir in laid else {owner})
    assert known.sample(source) == tuple(at.owners)


@pytest.mark.parametrize(
    "history",
    [
        (Laid(1, 0),),
        (Took(2, 0, 0), Laid(UNOWNED, 0)),
        (Took(2, 0, 0), Took(0, 1, 0)),
        (Took(1, 2, -1),),
    ],
    ids=["own card laid by another", "laid by nobody", "taken back elsewhere", "wrong sizes"],
)
def test_a_view_that_cannot_be_is_refused(history: tuple[Trace, ...]) -> None:
    view = table(*(heir // 4 for heir in range(16)), seats=4).view(0)
    with pytest.raises(Contradiction):
        knowledge(replace(view, history=history), STANDARD)


@pytest.mark.clause("1313.P3", "1313.S2", "all.A8")
def test_a_whole_box_agrees_with_deals_played_at_random() -> None:
    """Deal, take at random, and keep only what looks as it looked to seat 0 at the real table."""
    real = table(*(heir // 4 for heir in range(16)), seats=4)
    real.take(1, 0, 0)
    real.take(2, 1, 4)
    real.take(3, 2, 8)
    real.lay(9)
    real.take(0, 2, 4)
    real.take(1, 3, 12)
    real.lay(13)
    known = knowledge(real.view(0), STANDARD)

    source = Random(5)
    kept: Counter[tuple[int, int]] = Counter()
    worlds = 0
    for _ in range(60_000):
        hands = [set(range(4)), set[int](), set[int](), set[int]()]
        for at, place in enumerate(shuffled(source, 12)):
            hands[1 + at // 4].add(4 + place)
        for trace in real.history:
            if isinstance(trace, Laid):
                if trace.heir not in hands[trace.seat]:
                    break
                hands[trace.seat].remove(trace.heir)
            else:
                hand = sorted(hands[trace.loser])
                heir = hand[below(source, len(hand))]
                if 0 in (trace.seat, trace.loser):
                    # Any card there is as likely to be taken in every world: do not wait for it.
                    heir = trace.heir
                    if heir not in hand:
                        break
                hands[trace.loser].remove(heir)
                hands[trace.seat].add(heir)
        else:
            worlds += 1
            kept.update((heir, seat) for seat, hand in enumerate(hands) for heir in hand)

    assert worlds > 1_000
    for heir in range(16):
        for seat in range(4):
            chance = known.probability(heir, seat)
            error = sqrt(chance * (1 - chance) / worlds)
            assert kept[heir, seat] / worlds == pytest.approx(chance, abs=4 * error)


@pytest.mark.clause("1313.P3")
def test_many_more_transfers_than_the_deck_has_stay_few_placings() -> None:
    source = Random(6)
    at = deal(STANDARD, 4, source)
    for _ in range(40):
        loser = drawn(source, [len(at.hand(seat)) for seat in range(4)])
        hand = at.hand(loser)
        at.take((loser + 1 + below(source, 3)) % 4, loser, hand[below(source, len(hand))])
    for viewer in (PUBLIC, 0, 1, 2, 3):
        known = knowledge(at.view(viewer), STANDARD)
        once_held = len(known.seen) - len(at.hand(viewer)) if viewer >= 0 else 0
        assert len(known.placings) <= 3**once_held
        for seat in range(4):
            held = sum(known.counts[heir][seat] for heir in range(16))
            assert held == known.total * len(at.hand(seat))
