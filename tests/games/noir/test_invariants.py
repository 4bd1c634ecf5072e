"""Whole games of Noir: what must hold does, everything happens, every game ends."""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from dead_end.chance import sample
from dead_end.contract import (
    AGREED,
    CHANCE,
    CONCEDED,
    Chance,
    Chanced,
    Conceded,
    Decide,
    Ended,
    Over,
    check_options,
)
from dead_end.games.noir import RULES, facts
from dead_end.games.noir.actions import Shift
from dead_end.games.noir.lineup import dead_lines
from dead_end.games.noir.material import (
    LIMITS,
    MOST_IDLE,
    NO_ONE,
    mask_of,
    members,
)
from dead_end.games.noir.state import (
    CHANCE_STEPS,
    DECEASED_LIMIT,
    IDLE,
    INSPECTOR_KILLED,
    KILLER_ARRESTED,
    MATCH,
    OVER,
    REPETITION,
    UNMASKED,
    State,
)
from dead_end.referee import Table
from tests.games.noir.kinds import KINDS, kind_of
from tests.tables import SOAK, due_to, legal_of, opened, steps, truth, varied

GAMES = 20_000 if SOAK else 200
LONGEST = 5_000
"""Actions. Random games take some hundred, a match twice as many."""

EVERYBODY = (1 << 25) - 1
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"mode": "classic"},
    {"match": True},
    {"limit": "10", "killer": "lot"},
    {"limit": "14", "mode": "classic", "match": True},
)


def check(state: State) -> None:
    """``noir.P1``, and that no card and no suspect is lost."""
    if state.step in CHANCE_STEPS or not state.board:
        return
    killer, inspector = state.identities
    cards = [killer, *state.discards, *state.deck, *members(state.hand)]
    cards += [inspector] if inspector != NO_ONE else []
    assert sorted(cards) == list(range(25))
    on_board = mask_of(state.board)
    assert len(state.board) == on_board.bit_count()
    assert on_board | state.deceased == EVERYBODY
    assert not state.marked & (state.deceased | ~on_board)
    assert state.deceased.bit_count() <= LIMITS[str(state.options["limit"])]
    assert 0 <= state.idle <= MOST_IDLE
    if state.step in (OVER, UNMASKED):
        return
    # Nobody marked is the Killer or the Inspector, and both are on the board, alive.
    for identity in (killer, inspector):
        if identity != NO_ONE:
            assert (on_board & ~state.deceased & ~state.marked) >> identity & 1
    # No line of deceased is left after the one pass.
    assert dead_lines(state.board, state.columns, state.deceased) is None
    assert len(state.board) % state.columns == 0
    assert state.hand_size == (3 if state.step in ("hunting", "searching") else 4)
    if state.step in ("hunting", "searching"):
        legal = RULES.legal(RULES.view(state, state.turn))
        assert isinstance(next(iter(legal)), Shift)


def random_games(task: tuple[int, int]) -> Counter[str]:
    """Play random games, checked after every action; how their legs ended."""
    seed, count = task
    source = Random(seed)
    ends: Counter[str] = Counter()
    for number in range(count):
        given = {"seats": 2, **OPTIONS[number % len(OPTIONS)]}
        state = RULES.setup(check_options(RULES.options, RULES.seats, given))
        for _ in range(LONGEST):
            check(state)
            due = RULES.pending(state)
            if isinstance(due, Over):
                break
            if isinstance(due, Chance):
                chanced = Chanced(due.name, sample(due.spec, source))
                RULES.apply(state, CHANCE, chanced, quiet=True)
            else:
                action = RULES.random_action(state, source)
                RULES.apply(state, due.seat, action, quiet=True)
        assert isinstance(due, Over)
        assert len(state.legs) == (2 if state.options["match"] else 1)
        assert due.outcome.scores == tuple(
            sum(leg.winner == seat for leg in state.legs) for seat in (0, 1)
        )
        ends.update(leg.reason for leg in state.legs)
        ends["games"] += 1
    return ends


@pytest.mark.clause("noir.P1", "noir.E2", "noir.B2", "noir.S2")
def test_what_follows_from_the_rules_holds_in_random_games_and_they_end() -> None:
    tasks = [(seed, GAMES // 20) for seed in range(20)]
    ends: Counter[str] = Counter()
    if SOAK:
        with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
            for found in pool.map(random_games, tasks):
                ends += found
    else:
        for task in tasks:
            ends += random_games(task)
    assert ends["games"] == GAMES
    for reason in (INSPECTOR_KILLED, KILLER_ARRESTED, DECEASED_LIMIT):
        assert ends[reason] > GAMES / 20


@pytest.mark.clause("noir.P1")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_lively_games_do_so_too(options: dict[str, object]) -> None:
    for seed in range(40 if SOAK else 4):
        table = opened(RULES, 2, **options)
        for _ in steps(table, Random(seed), LONGEST, varied):
            check(truth(table))
        assert isinstance(table.pending, Over)


def seen_in(table: Table) -> set[str]:
    """The kinds of fact that the last action told somebody."""
    found: set[str] = set()
    for event in table._told[-1]:
        fact = event.fact
        found.add(type(fact).__name__)
        match fact:
            case facts.Killed(marked=marked):
                found.add(f"killed, marked {marked}")
            case facts.Arrested(guilty=guilty):
                found.add(f"arrested, guilty {guilty}")
            case facts.Disguised(changed=changed):
                found.add(f"disguised, changed {changed}")
            case facts.Exonerated(marked=marked):
                found.add(f"exonerated, marked {marked}")
            case facts.Canvassed(seat=seat, near=near):
                role = "killer" if seat == truth(table).killer else "inspector"
                found.add(f"canvassed by {role}, near {near}")
            case facts.LinesRemoved(rows=rows, columns=columns):
                found.add("rows removed" if rows else "columns removed")
                found |= {"both removed"} if rows and columns else set()
            case facts.Unmasked(reason=reason):
                found.add(f"a leg ended by {reason}")
            case Ended(reason=reason):
                found.add(f"ended by {reason}")
    return found


WANTED = (
    {*KINDS}
    | {kind.__name__ for kind in facts.FACTS}
    | {
        f"{what} {value}"
        for what in (
            "killed, marked",
            "arrested, guilty",
            "disguised, changed",
            "exonerated, marked",
            "canvassed by killer, near",
            "canvassed by inspector, near",
        )
        for value in (True, False)
    }
    | {
        f"{what} by {reason}"
        for what in ("ended", "a leg ended")
        for reason in (INSPECTOR_KILLED, KILLER_ARRESTED, DECEASED_LIMIT, IDLE, REPETITION)
    }
    | {f"ended by {reason}" for reason in (AGREED, CONCEDED, MATCH)}
    | {"rows removed", "columns removed"}
)
BOUND = 200
"""Games within which everything must have happened."""


def steered(table: Table, seen: Counter[str], source: Random, number: int) -> Any:
    """An action of the kind that was played least so far; now and then one of any kind.

    In some games only shifts are played once that is possible: they end in draws.
    """
    kinds: dict[str, list[Any]] = {}
    for action in legal_of(table):
        kinds.setdefault(kind_of(table.rules, action), []).append(action)
    if number % 8 == 3 and "shift row" in kinds:
        # Four lines to and fro, or any.
        shifts = kinds["shift row"] + kinds["shift column"]
        return shifts[0] if number % 16 == 3 else source.choice(shifts)
    if number % 8 == 5 and "kill" in kinds:
        return source.choice(kinds["kill"])
    if number % 8 == 5 and "shift row" in kinds:
        return source.choice(kinds["shift row"])
    rarest = min(kinds, key=lambda kind: (seen[kind], source.random()))
    chosen = rarest if source.random() < 0.7 else source.choice(list(kinds))
    return source.choice(kinds[chosen])


def test_everything_that_can_happen_happens() -> None:
    """Play steered towards what has not been seen, until all of it has."""
    seen: Counter[str] = Counter()
    source = Random(1313)
    for number in range(BOUND):
        table = opened(RULES, 2, **OPTIONS[number % 5])
        while not isinstance(table.pending, Over):
            if number % 16 == 9 and table.plies > 30:
                table.stop()
            elif isinstance(table.pending, Chance):
                table.draw_chance(source)
            elif number % 16 == 1 and table.plies > 20:
                table.act(due_to(table), Conceded())
            else:
                assert isinstance(table.pending, Decide)
                choice = steered(table, seen, source, number)
                seen[kind_of(RULES, choice)] += 1
                table.act(due_to(table), choice)
            seen.update(seen_in(table))
        if seen.keys() >= WANTED:
            break
    assert WANTED - seen.keys() == set()
