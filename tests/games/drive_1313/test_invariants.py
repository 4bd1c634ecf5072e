"""Whole games of 1313: nothing is lost, everything happens, every game ends."""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from dead_end.chance import sample
from dead_end.contract import AGREED, CHANCE, Chance, Chanced, Decide, Ended, Over, check_options
from dead_end.games.drive_1313 import RULES, facts
from dead_end.games.drive_1313.actions import Move
from dead_end.games.drive_1313.material import (
    CARDS,
    CLOCK,
    ESCAPED,
    GONE,
    HEIRS,
    INSIDE,
    KNOCKED_OFF,
    UNOWNED,
)
from dead_end.games.drive_1313.rules import Drive1313
from dead_end.games.drive_1313.state import (
    DEALING,
    EMPTY_HOUSE,
    MIDNIGHT,
    NO_HEIRS,
    OVER,
    ROUND_CAP,
    SEATING,
    State,
)
from dead_end.referee import Table
from tests.games.drive_1313.cottage import CRAMPED, HURRIED
from tests.games.drive_1313.kinds import KINDS, kind_of
from tests.tables import SOAK, due_to, legal_of, opened, steps, truth, varied

CAPPED, UNCAPPED = (10_000, 50) if SOAK else (100, 3)
LONGEST = 100_000
"""Actions. An uncapped random game takes some thousands."""


def check(state: State) -> None:
    """20 bags, 16 heirs, 32 cards, and every pawn in one place."""
    assert sum(state.bags) + sum(state.collected) + state.lost == 20
    assert min(*state.bags, *state.collected, state.lost) >= 0
    if state.step == SEATING:
        return
    assert len(state.pawns) == len(state.owners) == len(state.fates) == len(HEIRS) == 16
    mask = 0
    for heir, space in enumerate(state.pawns):
        if space == GONE:
            assert state.fates[heir] in (ESCAPED, KNOCKED_OFF)
            assert state.owners[heir] == UNOWNED
            assert state.bags[heir] == 0
        else:
            assert state.fates[heir] == INSIDE
            assert not mask >> space & 1
            mask |= 1 << space
    assert mask == state.occupied
    assert not mask & ~RULES.house.mansion.open_mask
    if state.step == DEALING:
        return
    seats = range(state.seats)
    held = [state.owners.count(seat) for seat in seats]
    laid = [state.laid_by.count(seat) for seat in seats]
    assert state.heir_counts == held
    assert sum(held) + sum(laid) == state.seats * {2: 6, 3: 5, 4: 4}[state.seats]
    cards = (
        32
        if state.options["deck"] == "standard"
        else sum(state.deck) + sum(map(sum, state.hands)) + len(state.discards)
    )
    assert state.deck_size + sum(state.card_counts) + len(state.discards) == cards
    assert state.deck_size == sum(state.deck)
    assert state.card_counts == [sum(hand) for hand in state.hands]
    if state.options["deck"] == "standard":
        for card in range(len(CARDS)):
            copies = state.deck[card] + sum(hand[card] for hand in state.hands)
            copies += state.discards.count(card)
            assert copies == (1 if card < 5 or 7 <= card < 17 else {5: 5, 6: 5, 17: 6, 18: 1}[card])
    assert not any(hand[CLOCK] for hand in state.hands)
    if state.step != OVER:
        assert any(held)
        assert mask
        assert state.deck[CLOCK] == 1


def random_games(task: tuple[int, int, int]) -> Counter[str]:
    """Play random games with a cap (0: none), checked after every action; how they ended."""
    seed, count, cap = task
    source = Random(seed)
    ends: Counter[str] = Counter()
    for number in range(count):
        given = {"seats": 2 + number % 3, "cap": cap}
        state = RULES.setup(check_options(RULES.options, RULES.seats, given))
        for _ in range(LONGEST):
            check(state)
            match RULES.pending(state):
                case Over(outcome):
                    break
                case Chance(name, spec):
                    chanced = Chanced(name, sample(spec, source))
                    RULES.apply(state, CHANCE, chanced, quiet=True)
                case Decide(seat, _):
                    action = RULES.random_action(state, source)
                    RULES.apply(state, seat, action, quiet=True)
        assert isinstance(RULES.pending(state), Over)
        assert sum(outcome.scores) + state.lost <= 20
        ends[outcome.reason] += 1
    return ends


@pytest.mark.clause("1313.K3", "1313.C1", "1313.C2", "1313.C3", "1313.W1", "1313.W4")
def test_random_games_keep_bags_heirs_and_cards_and_end() -> None:
    tasks = [(seed, CAPPED // 20, 30) for seed in range(20)]
    tasks += [(1000 + seed, 1, 0) for seed in range(UNCAPPED)]
    ends: Counter[str] = Counter()
    if SOAK:
        with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
            for found in pool.map(random_games, tasks):
                ends += found
    else:
        for task in tasks:
            ends += random_games(task)
    assert ends.total() == CAPPED + UNCAPPED
    assert ends[ROUND_CAP] > 0
    assert ends[EMPTY_HOUSE] + ends[NO_HEIRS] + ends[MIDNIGHT] >= UNCAPPED


@pytest.mark.clause("1313.K3")
@pytest.mark.parametrize(
    "options", [{}, {"open_door": True}, {"must_draw": True}, {"deck": "short"}], ids=str
)
def test_lively_games_do_so_too(options: dict[str, object]) -> None:
    for seats in (2, 3, 4):
        table = opened(RULES, seats, cap=15, **options)
        for _ in steps(table, Random(seats), LONGEST, varied):
            check(truth(table))
        assert isinstance(table.pending, Over)


def seen_in(table: Table) -> set[str]:
    """The kinds of fact that the last action told somebody."""
    found: set[str] = set()
    for event in table._told[-1]:
        fact = event.fact
        found.add(type(fact).__name__)
        match fact:
            case facts.KnockedOff(trap=trap, owner=owner, heritor=heritor):
                found.add(f"knocked off by {trap}")
                found.add("knocked off, owned" if owner is not None else "knocked off, unowned")
                if heritor is None:
                    found.add("bags out of play")
            case facts.CardDrawn(card=card) if card is not None:
                found.add(f"drew {card}")
            case facts.CardPlayed(card=card):
                found.add(f"played {card}")
            case facts.Escaped(owner=owner, run=run):
                found.add(f"escaped, {'owned' if owner is not None else 'unowned'}, run {run}")
            case facts.DiceLost(run=run):
                found.add("dice lost")
            case Ended(reason=reason):
                found.add(f"ended by {reason}")
            case facts.StartRolled(tied=tied) if tied:
                found.add("tied for the start")
    return found


WANTED = (
    {*KINDS}
    | {kind.__name__ for kind in facts.FACTS}
    | {f"knocked off by {trap}" for trap in ("stair", "fireplace", "boar", "armor", "safe")}
    | {f"drew {card}" for card in CARDS if card != "clock"}
    | {f"played {card}" for card in CARDS if card != "clock"}
    | {f"escaped, {owner}, run {run}" for owner in ("owned", "unowned") for run in (True, False)}
    | {f"ended by {r}" for r in (MIDNIGHT, EMPTY_HOUSE, NO_HEIRS, ROUND_CAP, AGREED)}
    | {"knocked off, owned", "knocked off, unowned", "bags out of play", "dice lost"}
    | {"tied for the start", "a double moved one pawn", "a pawn left a trap and came back"}
)
BOUND = 120
"""Games within which everything must have happened."""


def steered(table: Table, seen: Counter[str], source: Random) -> Any:
    """An action of the kind that was played least so far; now and then one of any kind."""
    kinds: dict[str, list[Any]] = {}
    for action in legal_of(table):
        kinds.setdefault(situation(table, action), []).append(action)
    rarest = min(kinds, key=lambda kind: (seen[kind], source.random()))
    chosen = rarest if source.random() < 0.7 else source.choice(list(kinds))
    return source.choice(kinds[chosen])


def situation(table: Table, action: Any) -> str:
    """The kind of an action, and how and whom it moves out of the door."""
    kind = kind_of(table.rules, action)
    if kind != "move out":
        return f"in all: {kind}"
    state: State = truth(table)
    return f"{kind} {state.step} {state.owners[action.heir] != UNOWNED}"


def test_everything_that_can_happen_happens() -> None:
    """Play steered towards what has not been seen, until all of it has.

    Every fourth game is played in a house where the door is near, every eighth in one where often
    nobody can move: at the real one these are rare.
    """
    seen: Counter[str] = Counter()
    source = Random(1313)
    for number in range(BOUND):
        rules = {3: HURRIED, 7: CRAMPED}.get(number % 8, RULES)
        table = opened(
            rules,
            2 + number % 3,
            cap=(0, 0, 10)[number % 5 % 3],
            open_door=number % 8 in (1, 7) or number % 16 == 11,
            must_draw=number % 5 == 4,
        )
        while not isinstance(table.pending, Over):
            if number % 6 == 5 and table.plies > 60:
                table.stop()
            elif isinstance(table.pending, Chance):
                table.draw_chance(source)
            else:
                choice = steered(table, seen, source)
                note_move(table, seen, choice)
                seen[kind_of(rules, choice)] += 1
                seen[situation(table, choice)] += 1
                table.act(due_to(table), choice)
            seen.update(seen_in(table))
        if seen.keys() >= WANTED:
            break
    assert WANTED - seen.keys() == set()


def note_move(table: Table, seen: Counter[str], action: Any) -> None:
    """What only the position before a move tells of it."""
    state: State = truth(table)
    rules = table.rules
    assert isinstance(rules, Drive1313)
    if isinstance(action, Move):
        if action.count not in state.left:
            seen["a double moved one pawn"] += 1
        if action.space in rules.house.trap_spaces and state.pawns[action.heir] == action.space:
            seen["a pawn left a trap and came back"] += 1
