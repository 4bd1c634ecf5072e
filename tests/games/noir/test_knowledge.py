"""Who can be whom: exact pairs, against the game played again for each pair there is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import permutations
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from dead_end.contract import PUBLIC, Chanced, Contradiction, Decide, IllegalAction
from dead_end.games.noir import RULES
from dead_end.games.noir.actions import DEALING, Choose
from dead_end.games.noir.knowledge import Knowledge, knowledge, pairs
from dead_end.games.noir.material import INSPECTOR, KILLER, NO_ONE, STANDARD, SUSPECTS
from dead_end.games.noir.state import OVER, State, Trace
from dead_end.referee import Table
from tests.games.noir.positions import Position, deal, fresh, table
from tests.tables import SOAK, opened, play, truth, uniform, varied

POSITIONS = 2_000 if SOAK else 40
VIEWERS = (PUBLIC, 0, 1)
EVERYBODY = (1 << 25) - 1

Pair = tuple[int, int]


def every_pair() -> Iterator[Pair]:
    """The 600 pairs of two suspects."""
    return permutations(range(STANDARD.suspects), 2)


def exchange(real: Pair, wanted: Pair) -> dict[int, int]:
    """A way to exchange cards by which ``real`` becomes ``wanted`` and few others move."""
    swap = dict(zip(real, wanted, strict=True))
    out = [card for card in wanted if card not in swap]
    free = [card for card in real if card not in wanted]
    return swap | dict(zip(out, free, strict=True))


def played_again(at: Table, swap: dict[int, int], shown: dict[int, list[list[Any]]]) -> set[int]:
    """Who is told the very same when the game is played again with cards exchanged.

    The cards change places in the deal, and the Inspector chooses the one for the other; everything
    else is done as it was. ``shown``: what each viewer was told, action by action.
    """
    state: State = RULES.setup(at.options)
    same = set(shown)
    for ply, (actor, action) in enumerate(at._entries):
        if isinstance(action, Chanced) and action.name == DEALING:
            action = replace(action, numbers=tuple(swap.get(n, n) for n in action.numbers))
        elif isinstance(action, Choose):
            action = replace(action, suspect=swap.get(action.suspect, action.suspect))
        try:
            told = RULES.apply(state, actor, action)
        except IllegalAction:
            return set()
        for viewer in tuple(same):
            if [event.fact for event in told if event.tells(viewer)] != shown[viewer][ply]:
                same.discard(viewer)
        if not same:
            return same
    return same


def brute_force(at: Table) -> dict[int, set[Pair]]:
    """The pairs that each viewer cannot rule out, by playing the game again for each of 600."""
    state: State = truth(at)
    killer, inspector = state.identities
    shown = {viewer: at.facts_by_ply(viewer) for viewer in VIEWERS}
    found: dict[int, set[Pair]] = {viewer: set() for viewer in VIEWERS}
    if inspector == NO_ONE:
        for suspect in range(STANDARD.suspects):
            swap = {killer: suspect, suspect: killer}
            for viewer in played_again(at, swap, shown):
                found[viewer].add((suspect, NO_ONE))
        return found
    for pair in every_pair():
        for viewer in played_again(at, exchange((killer, inspector), pair), shown):
            found[viewer].add(pair)
    return found


def tables(seed: int, count: int) -> Iterator[Table]:
    """Games stopped somewhere after the deal and before the end."""
    source = Random(seed)
    found = 0
    while found < count:
        mode = "classic" if source.random() < 0.3 else "standard"
        chooser = varied if source.random() < 0.7 else uniform
        at = opened(RULES, 2, mode=mode)
        play(at, source, 2 + int(source.random() * 70), chooser)
        if isinstance(at.pending, Decide):
            found += 1
            yield at


def compare(task: tuple[int, int]) -> tuple[int, int]:
    """Compare so many positions; how many, and in how many somebody knows something."""
    telling = 0
    seed, count = task
    for at in tables(seed, count):
        possible = brute_force(at)
        for viewer in VIEWERS:
            view = at.view(viewer)
            known = knowledge(view, STANDARD)
            listed = pairs(view, STANDARD)
            assert set(listed) == possible[viewer]
            assert len(listed) == len(set(listed)) == known.total
            assert listed == sorted(listed)
            for role in (KILLER, INSPECTOR):
                who = {pair[role] for pair in possible[viewer]} - {NO_ONE}
                assert known.domain(role) == who
                counts = known.counts(role)
                assert {one: sum(p[role] == one for p in listed) for one in who} == counts
        telling += len(possible[PUBLIC]) < 500
    return count, telling


@pytest.mark.clause("noir.H1", "all.A8", "noir.D1", "noir.R1", "noir.V1", "noir.K1")
def test_the_pairs_are_those_for_which_the_game_may_be_played_again() -> None:
    tasks = [(seed, POSITIONS // 20) for seed in range(20)]
    if SOAK:
        with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
            compared = list(pool.map(compare, tasks))
    else:
        compared = [compare(task) for task in tasks]
    assert sum(count for count, _ in compared) == POSITIONS
    assert sum(telling for _, telling in compared) > POSITIONS / 2


def test_there_are_six_hundred_pairs() -> None:
    assert len(list(every_pair())) == 600
    assert exchange((1, 2), (1, 2)) == {1: 1, 2: 2}
    assert exchange((1, 2), (2, 1)) == {1: 2, 2: 1}
    assert exchange((1, 2), (2, 3)) == {1: 2, 2: 3, 3: 1}
    assert exchange((1, 2), (3, 4)) == {1: 3, 2: 4, 3: 1, 4: 2}


def known(at: Position, viewer: int) -> Knowledge:
    return knowledge(at.view(viewer), STANDARD)


def words(suspects: frozenset[int]) -> str:
    return "".join(SUSPECTS[suspect][0] for suspect in sorted(suspects))


@pytest.mark.clause("noir.K1")
def test_a_kill_tells_that_the_killer_is_beside_it() -> None:
    at = fresh().play(*deal("mabcd"), "kill g")
    assert words(known(at, PUBLIC).domain(KILLER)) == "abcfhklm"
    # The Inspector holds the cards of Ada, Basil and Celeste besides.
    assert words(known(at, 1).domain(KILLER)) == "fhklm"
    assert words(known(at, 0).domain(KILLER)) == "m"
    # Nobody is the Inspector yet.
    assert known(at, 0).domain(INSPECTOR) == frozenset()
    assert pairs(at.view(0), STANDARD) == [(12, NO_ONE)]


@pytest.mark.clause("noir.F2", "noir.D1", "noir.R1")
def test_an_arrest_a_disguise_and_a_discard_tell_each_something() -> None:
    at = fresh().play(*deal("mabcdetuv"), "kill g", "choose b")
    assert words(known(at, 0).domain(INSPECTOR)) == "abcdefhijklnopqrstuvwxy"
    assert words(known(at, 1).domain(INSPECTOR)) == "b"
    at.play("shift row 5 left", "arrest c")
    # The Inspector is Celeste or beside her, but not Greta, who is dead.
    assert words(known(at, 0).domain(INSPECTOR)) == "bcdhi"
    assert "c" not in words(known(at, PUBLIC).domain(KILLER))
    at.play("disguise")
    # Edith now; anybody alive who is not shown, as far as a spectator knows.
    assert words(known(at, PUBLIC).domain(KILLER)) == "abcdefhijklnopqrstuvwxy"
    assert words(known(at, 1).domain(KILLER)) == "efhijklnopqrstuvwxy"
    at.play("exonerate", "discard d")
    assert "d" not in words(known(at, 0).domain(INSPECTOR))
    # Dexter's neighbours are asked for: Edith is one.
    assert words(known(at, 1).domain(KILLER)) == "ehij"


@pytest.mark.clause("noir.V3")
def test_canvassing_for_the_inspector_tells_the_killer() -> None:
    at = table(killer="m", inspector="b", hand="vwx", marked="h").play("kill h")
    assert at.state.history[-1].yes
    assert words(known(at, 0).domain(INSPECTOR)) == "bcdgiln"


@pytest.mark.clause("noir.E4", "all.A2")
def test_in_the_end_there_is_one_pair_and_before_the_deal_nobody() -> None:
    at = fresh()
    assert pairs(at.view(PUBLIC), STANDARD) == []
    assert known(at, 0).total == 0
    at = table(killer="m", inspector="h").play("kill h")
    assert at.state.step == OVER
    for viewer in VIEWERS:
        assert pairs(at.view(viewer), STANDARD) == [(12, 7)]
    stopped = fresh().play(*deal("mabcd"), "stop")
    assert pairs(stopped.view(PUBLIC), STANDARD) == [(12, NO_ONE)]


@pytest.mark.clause("noir.S5")
def test_what_was_learnt_in_the_first_leg_is_not_about_the_second() -> None:
    at = table(killer="m", inspector="h", match=True).play("kill h", *deal("mabcd"))
    assert known(at, PUBLIC).killers == EVERYBODY
    assert pairs(at.view(1), STANDARD) == [(12, NO_ONE)]


def test_each_pair_is_drawn_as_often() -> None:
    seen = Knowledge(0b0111, 0b0110, 0)
    source = Random(3)
    drawn = [seen.sample(source) for _ in range(4000)]
    assert set(drawn) == set(seen.pairs()) == {(0, 1), (0, 2), (1, 2), (2, 1)}
    assert all(900 < drawn.count(pair) < 1100 for pair in seen.pairs())


def test_a_view_that_cannot_be_is_a_contradiction() -> None:
    at = table(killer="m", inspector="b")
    nobody = replace(at.view(PUBLIC), history=(Trace("killed", 3, 0),))
    with pytest.raises(Contradiction, match="no deal"):
        knowledge(nobody, STANDARD)
