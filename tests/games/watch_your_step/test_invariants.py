"""Whole games of Watch Your Step: what follows from the rules, and how random games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from dead_end.chance import below, drawn, sample
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
from dead_end.games.watch_your_step import RULES, facts
from dead_end.games.watch_your_step.actions import Action, Hide, Place
from dead_end.games.watch_your_step.material import ALL_HOLES, HOLES, LINES, LONG, SHORT, holes_in
from dead_end.games.watch_your_step.state import LINE, PLACING, USED_UP, State
from dead_end.games.watch_your_step.view import stacks
from dead_end.referee import Table
from tests.games.watch_your_step.kinds import KINDS, kind_of
from tests.tables import SOAK, due_to, opened, step, truth, varied

GAMES = 20_000 if SOAK else 600
Player = Callable[[State, Random], Action]


def over_actions(state: State, source: Random) -> Action:
    """Uniform over the legal actions."""
    return RULES.random_action(state, source)


def over_the_rack(state: State, source: Random) -> Action:
    """Any cylinder of the rack, each as likely, in any hole that has room."""
    if state.step != PLACING:
        return Hide(below(source, len(HOLES)))
    room = holes_in(ALL_HOLES & ~(state.tops[0] | state.tops[1]))
    return Place(drawn(source, state.left[state.turn]), room[below(source, len(room))])


def check(state: State) -> None:
    """The cylinders are all there, and the masks say what lies in the holes."""
    inside = stacks(state.traps, state.history)
    lying = Counter(cylinder for stack in inside for cylinder in stack)
    for seat in range(2):
        removed = sum(p.seat == seat and p.shows == 2 for p in state.history)
        assert state.left[seat][LONG] + lying[seat, LONG] + removed == 4
        assert state.left[seat][SHORT] + lying[seat, SHORT] == 8
    for hole, stack in enumerate(inside):
        units = sum(2 if length == LONG else 1 for _, length in stack)
        assert units <= 2
        tops = [seat for seat in range(2) if state.tops[seat] >> hole & 1]
        assert tops == ([stack[-1][0]] if units == 2 else [])
        assert bool(state.lone >> hole & 1) == (units == 1)


def has_row(tops: int) -> bool:
    return any(tops & line == line for line in LINES)


def random_games(count: int, seed: int, player: Player) -> Counter[int]:
    """Who won how many of ``count`` games, -1 for nobody; ``step.F1`` holds at every ply."""
    source, won = Random(seed), Counter[int]()
    for _ in range(count):
        state = RULES.setup(check_options(RULES.options, RULES.seats, {"seats": 2}))
        plies = 0
        while not isinstance(due := RULES.pending(state), Over):
            if isinstance(due, Chance):
                chanced = Chanced(due.name, sample(due.spec, source))
                RULES.apply(state, CHANCE, chanced, quiet=True)
                check(state)
                continue
            seat, before = due.seat, list(state.tops)
            if state.step == PLACING:
                plies += 1
                assert state.tops[0] | state.tops[1] != ALL_HOLES
                assert any(state.left[seat])
            RULES.apply(state, seat, player(state, source), quiet=True)
            # Tops stay, no other is added, and only who played can have a row now.
            assert state.tops[seat] & before[seat] == before[seat]
            assert state.tops[1 - seat] == before[1 - seat]
            assert not has_row(state.tops[1 - seat])
            assert has_row(state.tops[seat]) == (state.reason == LINE)
        check(state)
        assert plies <= 22
        outcome = due.outcome
        assert outcome.reason == (LINE if outcome.winners else USED_UP)
        won[outcome.winners[0] if outcome.winners else -1] += 1
        if outcome.winners:
            won[2 + (outcome.winners[0] != state.first)] += 1
    return won


@pytest.mark.clause("step.F1", "step.E1", "step.E2", "step.C2")
@pytest.mark.parametrize(
    ("player", "drawn_share", "first_wins", "second_wins"),
    [(over_the_rack, 0.83, 0.08, 0.09), (over_actions, 0.77, 0.11, 0.12)],
    ids=["over_the_rack", "over_actions"],
)
def test_random_games_end_as_an_independent_simulation_says(
    player: Player, drawn_share: float, first_wins: float, second_wins: float
) -> None:
    won = random_games(GAMES, 2026, player)
    print(f"{GAMES} games: draws {won[-1]}, seats {won[0]} {won[1]}, begun {won[2]} {won[3]}")
    assert won[-1] + won[0] + won[1] == GAMES
    # The figures are given in whole percents; four standard errors are for chance.
    for count, share in ((won[-1], drawn_share), (won[2], first_wins), (won[3], second_wins)):
        margin = 0.008 + 4 * (share * (1 - share) / GAMES) ** 0.5
        assert abs(count / GAMES - share) < margin


WANTED = (
    {*KINDS}
    | {kind.__name__ for kind in facts.FACTS}
    | {f"ended by {reason}" for reason in (LINE, USED_UP, AGREED, CONCEDED)}
    | {"a short on the own trap", "a short on the other's trap", "a long on the own trap"}
    | {"a long on the other's trap", "foreseen", "not foreseen", "two clashes"}
)
BOUND = 400
"""Games within which everything must have happened."""


def test_everything_that_can_happen_happens() -> None:
    seen: Counter[str] = Counter()
    source = Random(13)
    for number in range(BOUND):
        table = opened(RULES, 2, notes=number % 3 == 0, own_trap=number % 2 == 0)
        while not isinstance(table.pending, Over):
            if number % 9 == 8 and table.plies > 9:
                table.stop()
            elif number % 9 == 7 and isinstance(table.pending, Decide) and table.plies > 9:
                table.act(due_to(table), Conceded())
            else:
                step(table, source, varied)
            note(table, seen)
        if seen.keys() >= WANTED:
            break
    assert WANTED - seen.keys() == set()


def note(table: Table, seen: Counter[str]) -> None:
    """What the last action was and told."""
    state: State = truth(table)
    actor, action = table._entries[-1]
    if actor >= 0 and not isinstance(action, Conceded):
        seen[kind_of(RULES, action)] += 1
    for event in table._told[-1]:
        fact = event.fact
        seen[type(fact).__name__] += 1
        if isinstance(fact, Ended):
            seen[f"ended by {fact.reason}"] += 1
        foreseen = getattr(fact, "foreseen", None)
        if foreseen is not None:
            seen["foreseen" if foreseen else "not foreseen"] += 1
    if len(state.clashes) > 1:
        seen["two clashes"] += 1
    if isinstance(action, Place) and action.hole in state.traps:
        whose = "own" if state.traps[actor] == action.hole else "other's"
        if sum(ply.hole == action.hole for ply in state.history) == 1:
            seen[f"a {('long', 'short')[action.length]} on the {whose} trap"] += 1
