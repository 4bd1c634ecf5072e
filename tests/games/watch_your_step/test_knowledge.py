"""What lies in the board: exact, against every truth that there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from dead_end.contract import PUBLIC, Contradiction, Event, Over
from dead_end.games.watch_your_step import RULES
from dead_end.games.watch_your_step.actions import Hide, Place
from dead_end.games.watch_your_step.knowledge import knowledge
from dead_end.games.watch_your_step.material import HOLES, LONG, NO_HOLE, SHORT, holes_in
from dead_end.games.watch_your_step.state import State
from dead_end.games.watch_your_step.view import stacks
from dead_end.referee import Table
from tests.games.watch_your_step.positions import Position, fresh, names, table
from tests.tables import SOAK, opened, play, uniform, varied

POSITIONS = 2000 if SOAK else 60
EACH = 20
"""Draws for each world: with fewer than 5 chi-square is not to be trusted."""


def positions(count: int, seed: int) -> Iterator[Table]:
    """Tables stopped anywhere, also at their end, half of them after lively play."""
    source = Random(seed)
    for number in range(count):
        yield play(
            opened(RULES, 2, own_trap=number % 3 > 0),
            source,
            int(source.random() * 26),
            varied if number % 2 else uniform,
        )


def truths(table: Table, viewer: int) -> list[State]:
    """Every truth in which the viewer would have been told the same: by playing them all.

    Each hidden trap is tried in each hole, each ply with either length, by the rules.
    """
    worlds = [RULES.setup(table.options)]
    for (actor, action), told in zip(table._entries, table.facts_by_ply(viewer), strict=True):
        after = []
        for world, other in product(worlds, instead_of(action)):
            copy = world.clone()
            if isinstance(other, Place) and not copy.left[actor][other.length]:
                continue
            if facts(RULES.apply(copy, actor, other), viewer) == told:
                after.append(copy)
        worlds = after
    return worlds


def instead_of(action: Any) -> list[Any]:
    """What could have been done and have looked like ``action`` to somebody."""
    match action:
        case Hide():
            return [Hide(hole) for hole in range(len(HOLES))]
        case Place(_, hole):
            return [Place(LONG, hole), Place(SHORT, hole)]
    return [action]


def facts(events: list[Event], viewer: int) -> list[Any]:
    return [event.fact for event in events if event.tells(viewer)]


def lone(state: State, seat: int) -> int:
    """The holes with one short of that seat and nothing else."""
    inside = stacks(state.traps, state.history)
    return sum(1 << hole for hole, stack in enumerate(inside) if stack == ((seat, SHORT),))


def long_tops(state: State) -> int:
    inside = stacks(state.traps, state.history)
    return sum(1 << hole for hole, stack in enumerate(inside) if stack and stack[0][1] == LONG)


@pytest.mark.clause("step.P7", "step.S1", "all.A2", "all.A8")
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_knowledge_is_what_all_possible_truths_have_in_common(viewer: int) -> None:
    sizes = Counter[int]()
    for at in positions(POSITIONS if viewer >= 0 else POSITIONS // 10, 40 + viewer):
        possible = truths(at, viewer)
        known = knowledge(at.view(viewer))
        sizes[known.total] += 1
        assert known.total == len(possible)
        assert {(world.traps, world.lengths) for world in known.worlds} == {
            (tuple(state.traps), tuple(ply.length for ply in state.history)) for state in possible
        }
        for hole in range(len(HOLES)):
            assert known.empty[hole] == sum(
                not stacks(state.traps, state.history)[hole] for state in possible
            )
            assert known.long_tops[hole] == sum(long_tops(s) >> hole & 1 for s in possible)
            for seat in range(2):
                assert known.traps[seat][hole] == sum(s.traps[seat] == hole for s in possible)
                assert known.lone[seat][hole] == sum(lone(s, seat) >> hole & 1 for s in possible)
        for seat in range(2):
            left = Counter(state.left[seat][LONG] for state in possible)
            assert known.longs_left[seat] == tuple(left[longs] for longs in range(5))
        for world in known.worlds:
            state = next(s for s in possible if tuple(s.traps) == world.traps)
            assert world.left == tuple(map(tuple, state.left))
            assert world.lone == (lone(state, 0), lone(state, 1))
            assert world.long_tops == long_tops(state)
        assert not isinstance(at.pending, Over) or known.total == 1
    assert len(sizes) > (8 if SOAK else 3)


@pytest.mark.clause("all.A2")
def test_determinize_draws_each_world_as_often() -> None:
    for number, at in enumerate(positions(40 if SOAK else 6, 5)):
        for viewer in (0, 1, PUBLIC)[: 3 if number % 10 == 4 else 2]:
            view = at.view(viewer)
            worlds = knowledge(view).worlds
            draws, source = EACH * len(worlds), Random(viewer)
            states = [RULES.determinize(view, source) for _ in range(draws)]
            drawn = Counter(
                (tuple(state.traps), tuple(ply.length for ply in state.history)) for state in states
            )
            assert drawn.keys() == {(world.traps, world.lengths) for world in worlds}
            free = len(worlds) - 1
            distance = sum((count - EACH) ** 2 / EACH for count in drawn.values())
            # Passed once in some million times (Wilson and Hilferty).
            spread = 2 / (9 * max(1, free))
            assert distance <= free * (1 - spread + 4.75 * spread**0.5) ** 3
            assert all(RULES.view(state, viewer) == view for state in states[:20])


def holes(counts: tuple[int, ...]) -> list[str]:
    """Where something may be."""
    return names([hole for hole, count in enumerate(counts) if count])


@pytest.mark.clause("step.S1")
def test_at_first_the_others_trap_may_be_anywhere_but_at_ones_own() -> None:
    at = table(traps=("a1", "d4"))
    assert at.knows(0).total == 15
    assert holes(at.knows(0).traps[1]) == [hole for hole in HOLES if hole != "a1"]
    assert holes(at.knows(0).traps[0]) == ["a1"]
    assert at.knows(0).empty[0] == 0
    assert at.knows(0).empty[1] == 14
    assert at.knows(PUBLIC).total == 240
    # Before both are hidden it may be at the same one.
    assert fresh().play("trap a1").knows(1).total == 16
    assert fresh().knows(0).traps == ((0,) * 16, (0,) * 16)
    assert fresh().knows(0).worlds[0].traps == (NO_HOLE, NO_HOLE)


@pytest.mark.clause("step.P3", "step.S1")
def test_where_something_vanished_there_was_no_trap() -> None:
    at = table("short b2", "short c2", traps=("a1", "d4"))
    assert not {"b2", "c2"} & set(holes(at.knows(0).traps[1]))
    assert at.knows(0).total == 13
    assert at.knows(PUBLIC).total == 14 * 13


@pytest.mark.clause("step.P2", "step.P4", "step.P7")
def test_ones_own_top_tells_only_oneself_whether_a_trap_lay_there() -> None:
    long, short = table("long b2"), table("short d4")
    assert "b2" not in holes(long.knows(0).traps[1])
    assert long.knows(0).long_tops[HOLES.index("b2")] == 14
    assert holes(short.knows(0).traps[1]) == ["d4"]
    assert short.knows(0).total == 1
    # To the other it may be a long, or a short on the trap of who put it.
    b2 = HOLES.index("b2")
    assert (long.knows(1).total, long.knows(1).long_tops[b2]) == (15, 14)
    assert long.knows(1).traps[0][b2] == 1
    assert long.knows(1).longs_left[0] == (0, 0, 0, 14, 1)
    assert long.knows(PUBLIC).long_tops[b2] == 240 - 30
    # On the own trap it must be a short.
    assert short.knows(1).long_tops[HOLES.index("d4")] == 0
    assert short.knows(1).longs_left[0] == (0, 0, 0, 0, 15)


@pytest.mark.clause("step.P5", "step.P7")
def test_what_sticks_out_where_nobody_put_anything_lies_on_a_trap() -> None:
    at = table("long d4", traps=("a1", "d4"))
    assert holes(at.knows(0).traps[1]) == ["d4"]
    assert holes(at.knows(PUBLIC).traps[0]) == list(HOLES)
    assert at.knows(PUBLIC).total == 30
    d4 = HOLES.index("d4")
    assert (at.knows(PUBLIC).lone[0][d4], at.knows(PUBLIC).lone[1][d4]) == (15, 15)
    # Its owner knows that it is its own, and nothing new of the other's.
    assert at.knows(1).total == 15


@pytest.mark.clause("step.C1", "step.P7")
def test_more_tops_than_long_ones_betray_a_trap() -> None:
    tops = ("a2", "b3", "c1", "d3", "b1")
    played: list[str] = []
    for number, hole in enumerate(tops):
        played += [f"{'short' if hole == 'b1' else 'long'} {hole}"]
        played += [f"short {('c4', 'c3', 'c4', 'c3')[number]}"] if number < 4 else []
    at = table(*played, traps=("b1", "d4"))
    assert set(at.tops(0)) == set(tops)
    known = at.knows(1)
    assert set(holes(known.traps[0])) == set(tops)
    assert known.longs_left[0] == (5, 0, 0, 0, 0)
    assert [known.long_tops[HOLES.index(hole)] for hole in tops] == [4] * 5


def test_what_is_sure() -> None:
    at = table("short b2", "long c2", "long d2")
    assert [hole for hole in HOLES if at.knows(0).is_sure(HOLES.index(hole))] == [
        "a1", "b2", "c2", "d2",
    ]  # fmt: skip


@pytest.mark.clause("step.E3")
def test_at_the_end_it_is_the_truth() -> None:
    at = table("short b2", "long c2", "stop")
    for viewer in (PUBLIC, 0, 1):
        (world,) = at.knows(viewer).worlds
        assert world.traps == tuple(at.state.traps)
        assert names(holes_in(world.lone[0])) == ["a1", "b2"]
        assert world.left == ((4, 6), (3, 7))


def test_a_view_that_cannot_be_is_a_contradiction() -> None:
    at: Position = table("long d4")
    view = at.view(0)
    # It stuck out at the other's trap, so it cannot have stuck out elsewhere too.
    other = view.history[0]._replace(hole=HOLES.index("b2"), seat=1)
    with pytest.raises(Contradiction):
        knowledge(replace(view, history=(*view.history, other)))
