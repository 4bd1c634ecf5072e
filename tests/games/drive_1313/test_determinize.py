"""The truths that a seat is offered are all the possible ones, each as often as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest

from dead_end.chance import Draw
from dead_end.contract import (
    CHANCE,
    PUBLIC,
    Chance,
    Chanced,
    Contradiction,
    Event,
    IllegalAction,
    Over,
)
from dead_end.games.drive_1313.actions import DEALING
from dead_end.games.drive_1313.material import UNOWNED
from dead_end.games.drive_1313.state import State
from dead_end.referee import Table
from tests.games.drive_1313.cottage import SMALL
from tests.tables import SOAK, opened, play, varied

Secret = tuple[Any, ...]
"""Who holds which heir, who holds which playing cards, and what is left in the deck."""


def secret(state: State) -> Secret:
    return (tuple(state.owners), tuple(map(tuple, state.hands)), tuple(state.deck))


def worlds(table: Table, viewer: int) -> dict[Secret, Fraction]:
    """Every truth that would have shown ``viewer`` the same game, with its chance.

    The game is played again with each outcome that chance could have had instead, and kept while
    the viewer is told the very same.
    """
    states: dict[Secret, tuple[State, Fraction]] = {}
    start = SMALL.setup(table.options)
    states[secret(start)] = (start, Fraction(1))
    shown = table.facts_by_ply(viewer)
    for (actor, action), told in zip(table._entries, shown, strict=True):
        after: dict[Secret, tuple[State, Fraction]] = {}
        for state, chance in states.values():
            for outcome, share in outcomes(state, action):
                world = state.clone()
                try:
                    events = SMALL.apply(world, actor, outcome)
                except IllegalAction:
                    # Another seat would not have had that card to play, or that heir to take out.
                    continue
                if facts(events, viewer) == told:
                    known = after.get(secret(world), (world, Fraction(0)))
                    after[secret(world)] = (known[0], known[1] + chance * share)
        states = after
    total = sum(chance for _, chance in states.values())
    return {hidden: chance / total for hidden, (_, chance) in states.items()}


def facts(events: list[Event], viewer: int) -> list[Any]:
    return [event.fact for event in events if event.tells(viewer)]


def outcomes(state: State, action: Any) -> Iterator[tuple[Any, Fraction]]:
    """What could have happened instead of ``action``, and how likely."""
    due = SMALL.pending(state)
    if not isinstance(due, Chance):
        yield action, Fraction(1)
    elif due.name == DEALING:
        yield from deals(state.seats)
    elif isinstance(due.spec, Draw):
        for kind, copies in enumerate(due.spec.copies):
            if copies:
                yield Chanced(due.name, (kind,)), Fraction(copies, sum(due.spec.copies))
    else:
        # Dice and chairs are seen by all: another outcome would have been told.
        yield action, Fraction(1)


def deals(seats: int) -> Iterator[tuple[Chanced, Fraction]]:
    """Each way to deal, hands sorted."""
    each = SMALL.material.heir_cards[seats]

    def rest(left: tuple[int, ...], hands: tuple[int, ...], seat: int) -> Iterator[tuple[int, ...]]:
        if seat == seats:
            yield (*hands, *left)
            return
        for hand in combinations(left, each):
            remaining = tuple(heir for heir in left if heir not in hand)
            yield from rest(remaining, (*hands, *hand), seat + 1)

    found = list(rest(tuple(range(SMALL.material.heirs)), (), 0))
    for numbers in found:
        yield Chanced(DEALING, numbers), Fraction(1, len(found))


def tables(seats: int, count: int) -> Iterator[Table]:
    source = Random(600 + seats)
    found = 0
    while found < count:
        table = play(opened(SMALL, seats), source, 8 + int(source.random() * 40), varied)
        if not isinstance(table.pending, Over):
            found += 1
            yield table


@pytest.mark.clause("all.A2", "1313.S2", "1313.S4", "1313.D3", "1313.P3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_determinize_finds_every_possible_truth_and_no_other(seats: int) -> None:
    several = 0
    for table in tables(seats, 60 if SOAK else 4):
        for viewer in range(PUBLIC, seats):
            possible = worlds(table, viewer)
            # So many that a truth half as likely as the rarest is missed once in e^12 times.
            draws = int(24 / min(possible.values())) + 1
            if draws > (100_000 if SOAK else 3_000):
                continue
            view, source = table.view(viewer), Random(viewer)
            drawn = Counter(secret(SMALL.determinize(view, source)) for _ in range(draws))
            assert drawn.keys() == possible.keys()
            # Heirs are dealt and taken at random, so how likely each holder is is known exactly.
            # (What a seat did not play says something of its cards only to who knows its mind.)
            assert fits(by_owners(drawn), by_owners(possible), draws)
            several += len(possible) > 1
    assert several > 4


def by_owners(chances: Mapping[Secret, int | Fraction]) -> dict[Any, float]:
    """The chances of each way to hold the heirs, whoever has which playing cards."""
    found: dict[Any, float] = {}
    for (owners, _, _), chance in chances.items():
        found[owners] = found.get(owners, 0.0) + float(chance)
    return found


def fits(drawn: dict[Any, float], possible: dict[Any, float], draws: int) -> bool:
    """Whether the chi-square of ``drawn`` is under its 99.9999% point (Wilson and Hilferty)."""
    free = len(possible) - 1
    if not free:
        return True
    chi2 = sum(
        (drawn[owners] - chance * draws) ** 2 / (chance * draws)
        for owners, chance in possible.items()
    )
    spread = 2 / (9 * free)
    return bool(chi2 < free * (1 - spread + 4.75 * spread**0.5) ** 3)


def test_a_sampler_that_is_off_would_not_fit() -> None:
    even = {"one": 0.5, "other": 0.5}
    assert fits({"one": 510, "other": 490}, even, 1000)
    assert not fits({"one": 600, "other": 400}, even, 1000)


@pytest.mark.clause("1313.P3", "all.A8")
def test_who_took_an_heir_from_the_viewer_may_hold_it_and_others_only_after_more_takings() -> None:
    checked = 0
    for table in tables(3, 40):
        view = table.view(0)
        lost = [trace for trace in view.history if getattr(trace, "loser", None) == 0]
        for trace in lost:
            if view.history[-1] == trace and view.history.count(trace) == 1:
                holders = {SMALL.determinize(view, Random(n)).owners[trace.heir] for n in range(20)}
                assert holders == {trace.seat}
                checked += 1
    assert checked


def test_the_truths_of_these_tests_are_those_of_the_rules() -> None:
    table = next(tables(2, 1))
    for viewer in range(PUBLIC, 2):
        assert secret(table._state) in worlds(table, viewer)
    assert UNOWNED in table._state.owners
    assert {actor for actor, _ in table._entries} >= {CHANCE}


def test_it_gives_up_on_a_view_that_no_history_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def never(*given: object) -> None:
        tried.append(given)

    monkeypatch.setattr("dead_end.games.drive_1313.determinize._retrace", never)
    monkeypatch.setattr("dead_end.games.drive_1313.determinize.MOST_TRIES", 7)
    table = play(opened(SMALL, 2), Random(1), 5)
    with pytest.raises(Contradiction, match="no history"):
        SMALL.determinize(table.view(0), Random(1))
    assert len(tried) == 7
