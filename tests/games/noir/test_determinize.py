"""The truths that a seat is offered are all the possible ones, each as often as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from dead_end.contract import PUBLIC, Chanced, Decide, IllegalAction
from dead_end.games.noir.actions import DEALING, Choose
from dead_end.games.noir.rules import Noir
from dead_end.games.noir.state import State
from dead_end.referee import Table
from tests.games.noir.small import EIGHT, SIX
from tests.tables import SOAK, opened, play, truth, varied

Secret = tuple[Any, ...]
"""The identities, the hand, the card just drawn, the deck in its order."""


def secret(state: State) -> Secret:
    return (tuple(state.identities), state.hand, state.drawn, tuple(state.deck))


def worlds(table: Table, viewer: int) -> dict[Secret, Fraction]:
    """Every truth that would have shown ``viewer`` the same game, with its chance.

    The game is played again from each deal, the Inspector choosing any identity there is to choose
    where the viewer does not see it, and kept while the viewer is told the very same.
    """
    rules: Noir = table.rules  # type: ignore[assignment]  # a table of this game
    states: list[tuple[State, Fraction]] = [(rules.setup(table.options), Fraction(1))]
    for (actor, action), told in zip(table._entries, table.facts_by_ply(viewer), strict=True):
        after: list[tuple[State, Fraction]] = []
        for state, chance in states:
            for other, share in alternatives(rules, state, viewer, action):
                world = state.clone()
                try:
                    events = rules.apply(world, actor, other)
                except IllegalAction:
                    # In this truth that could not have been done.
                    continue
                if [event.fact for event in events if event.tells(viewer)] == told:
                    after.append((world, chance * share))
        states = after
    found: dict[Secret, Fraction] = {}
    for state, chance in states:
        found[secret(state)] = found.get(secret(state), Fraction(0)) + chance
    total = sum(found.values())
    return {hidden: chance / total for hidden, chance in found.items()}


def alternatives(
    rules: Noir, state: State, viewer: int, action: Any
) -> Iterator[tuple[Any, Fraction]]:
    """What could have happened instead of ``action``, and how likely."""
    if isinstance(action, Chanced) and action.name == DEALING:
        deals = list(every_deal(rules))
        for numbers in deals:
            yield replace(action, numbers=numbers), Fraction(1, len(deals))
    elif isinstance(action, Choose) and viewer != state.turn:
        choices = list(rules.legal(rules.view(state, state.turn)))
        for choice in choices:
            yield choice, Fraction(1, len(choices))
    else:
        yield action, Fraction(1)


def every_deal(rules: Noir) -> Iterator[tuple[int, ...]]:
    """Each deal, the hand in order."""
    suspects = range(rules.material.suspects)
    for killer in suspects:
        rest = [card for card in suspects if card != killer]
        for hand in combinations(rest, rules.material.evidence):
            for deck in permutations([card for card in rest if card not in hand]):
                yield (killer, *hand, *deck)


def tables(rules: Noir, seed: int, count: int) -> Iterator[Table]:
    source = Random(seed)
    found = 0
    while found < count:
        mode = "classic" if found % 3 == 2 else "standard"
        table = play(opened(rules, 2, mode=mode), source, 2 + int(source.random() * 12), varied)
        if isinstance(table.pending, Decide):
            found += 1
            yield table


@pytest.mark.clause("all.A2", "noir.S2", "noir.F2", "noir.H1")
@pytest.mark.parametrize(
    ("rules", "count"), [(SIX, 200 if SOAK else 16), (EIGHT, 60 if SOAK else 4)], ids=["6", "8"]
)
def test_determinize_finds_every_possible_truth_as_often_as_it_is_likely(
    rules: Noir, count: int
) -> None:
    several = 0
    for table in tables(rules, 40, count):
        for viewer in (PUBLIC, 0, 1):
            possible = worlds(table, viewer)
            assert secret(truth(table)) in possible
            # So many that a truth half as likely as the rarest is missed once in e^12 times.
            draws = int(24 / min(possible.values())) + 1
            if draws > (100_000 if SOAK else 10_000):
                continue
            view, source = table.view(viewer), Random(viewer)
            drawn = Counter(secret(rules.determinize(view, source)) for _ in range(draws))
            assert drawn.keys() == possible.keys()
            assert fits(drawn, possible, draws)
            several += len(possible) > 1
    assert several > count


def fits(drawn: Counter[Secret], possible: Mapping[Secret, Fraction], draws: int) -> bool:
    """Whether the chi-square of ``drawn`` is under its 99.9999% point (Wilson and Hilferty)."""
    free = len(possible) - 1
    if not free:
        return True
    chi2 = sum(
        (drawn[hidden] - float(chance) * draws) ** 2 / (float(chance) * draws)
        for hidden, chance in possible.items()
    )
    spread = 2 / (9 * free)
    return bool(chi2 < free * (1 - spread + 4.75 * spread**0.5) ** 3)


@pytest.mark.clause("noir.F2")
def test_who_died_first_is_somewhat_likelier_in_the_hand() -> None:
    """Had the card not been dealt there would have been a choice more: by the rule of Bayes."""
    source = Random(2)
    uneven = 0
    for _ in range(400):
        table = play(opened(SIX, 2), source, 4 + int(source.random() * 6), varied)
        state: State = truth(table)
        if not isinstance(table.pending, Decide) or state.step in ("opening", "choosing"):
            continue
        first = state.history[0].suspect
        possible = worlds(table, PUBLIC)
        if len(set(possible.values())) > 1:
            uneven += 1
            in_hand = [chance for world, chance in possible.items() if world[1] >> first & 1]
            assert max(possible.values()) in in_hand
            if uneven == 3:
                return
    raise AssertionError("there was no such position")


def test_a_sampler_that_is_off_would_not_fit() -> None:
    even: dict[Secret, Fraction] = {("one",): Fraction(1, 2), ("other",): Fraction(1, 2)}
    assert fits(Counter({("one",): 510, ("other",): 490}), even, 1000)
    assert not fits(Counter({("one",): 600, ("other",): 400}), even, 1000)


@pytest.mark.clause("all.A2")
def test_in_the_end_there_is_only_the_truth() -> None:
    table = play(opened(SIX, 2, match=True), Random(5), chooser=varied)
    for viewer in (PUBLIC, 0, 1):
        world = SIX.determinize(table.view(viewer), Random(1))
        assert SIX.write_state(world) == SIX.write_state(truth(table))
