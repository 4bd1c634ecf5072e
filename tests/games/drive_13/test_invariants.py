"""Whole games of 13: nothing is lost, everything happens, every game ends."""

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
from dead_end.games.drive_13 import RULES, facts
from dead_end.games.drive_13.actions import Move
from dead_end.games.drive_13.material import (
    ALIVE,
    CARDS,
    DEAD,
    DECKS,
    DETECTIVE,
    ESCAPED,
    GONE,
    TRAPS,
    UNOWNED,
)
from dead_end.games.drive_13.state import (
    DEALING,
    DETECTIVE_CAME,
    ESCAPE,
    LAST_ALIVE,
    OVER,
    ROUND_CAP,
    SEATING,
    STARTING,
    State,
)
from dead_end.referee import Table
from tests.games.drive_13.cottage import FOR_THREE, SMALL
from tests.games.drive_13.kinds import KINDS, kind_of
from tests.tables import SOAK, due_to, legal_of, opened, steps, truth, varied

CAPPED, UNCAPPED = (10_000, 50) if SOAK else (100, 2)
LONGEST = 200_000
"""Actions. An uncapped random game takes some thousands."""


def check(state: State) -> None:
    """12 guests, 29 cards, every pawn in one place, every portrait in one."""
    if state.step == SEATING:
        return
    mask = 0
    for guest, space in enumerate(state.pawns):
        if space == GONE:
            assert state.fates[guest] in (DEAD, ESCAPED)
        else:
            assert state.fates[guest] == ALIVE
            assert not mask >> space & 1
            mask |= 1 << space
    assert mask == state.occupied
    assert not mask & ~RULES.house.mansion.open_mask
    if state.step == DEALING:
        return
    seats = range(state.seats)
    assert [state.owners.count(seat) for seat in seats] == [12 // state.seats] * state.seats
    assert state.secret.bit_count() == (4 if state.seats == 2 else 0)
    deck = DECKS[str(state.options["deck"])]
    for card, copies in enumerate(deck):
        held = sum(hand[card] for hand in state.hands)
        assert copies == (
            state.deck[card] + held + state.discards.count(card) + (state.drawn == card)
        )
    assert not any(hand[DETECTIVE] for hand in state.hands)
    assert state.deck_size == sum(state.deck)
    assert state.card_counts == [sum(hand) for hand in state.hands]
    assert 0 <= state.detective <= int(state.options["track"])
    for guest, fate in enumerate(state.fates):
        shown = UNOWNED if state.secret >> guest & 1 else state.owners[guest]
        assert state.laid_by[guest] == (shown if fate == DEAD else UNOWNED)
    if state.step in (STARTING, OVER):
        return
    check_portraits(state)
    living = {owner for owner, fate in zip(state.owners, state.fates, strict=True) if fate == ALIVE}
    assert state.fates.count(ALIVE) > 1
    if state.seats > 2:
        assert len(living) > 1
        assert state.out == sum(1 << seat for seat in seats if seat not in living)
        assert state.round == 0 or not state.out >> state.turn & 1 or state.step == "hanging"
    else:
        assert state.out == 0


def check_portraits(state: State) -> None:
    """Every living guest's portrait hangs, is in the row, or has not been seen."""
    places = [*state.back, *(guest for guest in range(12) if unseen(state, guest))]
    if state.hanging != -1:
        places.append(state.hanging)
        assert state.fates[state.hanging] == ALIVE
    assert len(places) == len(set(places))
    assert {guest for guest, fate in enumerate(state.fates) if fate == ALIVE} <= set(places)


def unseen(state: State, guest: int) -> bool:
    return not any(getattr(trace, "guest", None) == guest and type(trace).__name__ == "CameUp"
                   for trace in state.history)  # fmt: skip


def random_games(task: tuple[int, int, int]) -> Counter[str]:
    """Play random games with a cap (0: none), checked after every action; how they ended."""
    seed, count, cap = task
    source = Random(seed)
    ends: Counter[str] = Counter()
    for number in range(count):
        given = {"seats": 2 + number % 3, "cap": cap, "deck": ("standard", "deadly")[number % 2]}
        state = RULES.setup(check_options(RULES.options, RULES.seats, given))
        for ply in range(LONGEST):
            if cap or ply % 10 == 0:
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
        check(state)
        assert isinstance(RULES.pending(state), Over)
        assert sum(outcome.scores) == len(outcome.winners) == (outcome.reason != ROUND_CAP)
        ends[outcome.reason] += 1
    return ends


@pytest.mark.clause("13.C1", "13.C3", "13.P5", "13.E3", "13.E5")
def test_random_games_keep_guests_portraits_and_cards_and_end() -> None:
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
    assert ends[ESCAPE] + ends[DETECTIVE_CAME] + ends[LAST_ALIVE] >= UNCAPPED


@pytest.mark.parametrize("options", [{}, {"track": "10"}, {"deck": "deadly"}], ids=str)
def test_lively_games_do_so_too(options: dict[str, object]) -> None:
    for seats in (2, 3, 4):
        table = opened(RULES, seats, cap=25, **options)
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
            case facts.Died(trap=trap, owner=owner):
                found.add(f"killed by {trap}")
                found.add("killed, shown" if owner is not None else "killed, secret")
            case facts.CardDrawn(card=card) if card is not None:
                found.add(f"drew {card}")
            case facts.CardPlayed(card=card, drawn=drawn):
                found.add(f"played {card}")
                found.add(f"played, just drawn {drawn}")
            case facts.OpeningEnded(stuck=stuck):
                found.add(f"opening over, stuck {stuck}")
            case facts.DetectiveDrawn(again=again):
                found.add(f"detective, again {again}")
            case Ended(reason=reason):
                found.add(f"ended by {reason}")
            case facts.StartRolled(tied=tied) if tied:
                found.add("tied for the start")
    return found


WANTED = (
    {*KINDS}
    | {kind.__name__ for kind in facts.FACTS}
    | {f"killed by {trap}" for trap in TRAPS}
    | {f"drew {card}" for card in CARDS if card != "detective"}
    | {f"played {card}" for card in CARDS if card != "detective"}
    | {f"played, just drawn {drawn}" for drawn in (True, False)}
    | {f"opening over, stuck {stuck}" for stuck in (True, False)}
    | {f"detective, again {again}" for again in (True, False)}
    | {f"ended by {r}" for r in (ESCAPE, DETECTIVE_CAME, LAST_ALIVE, ROUND_CAP, AGREED)}
    | {"killed, shown", "killed, secret", "tied for the start", "a double moved one pawn"}
)
BOUND = 200
"""Games within which everything must have happened."""


def steered(table: Table, seen: Counter[str], source: Random) -> Any:
    """An action of the kind that was played least so far; now and then one of any kind.

    To leave the house would end too many games.
    """
    kinds: dict[str, list[Any]] = {}
    for action in legal_of(table):
        kinds.setdefault(kind_of(table.rules, action), []).append(action)
    if len(kinds) > 1 and source.random() < 0.95:
        kinds.pop("move out", None)
    rarest = min(kinds, key=lambda kind: (seen[kind], source.random()))
    chosen = rarest if source.random() < 0.7 else source.choice(list(kinds))
    return source.choice(kinds[chosen])


def test_everything_that_can_happen_happens() -> None:
    """Play steered towards what has not been seen, until all of it has.

    Every other game is played in the cottage, where traps are everywhere, chairs are easily shut
    in, and the cards are few.
    """
    seen: Counter[str] = Counter()
    source = Random(13)
    for number in range(BOUND):
        small = number % 2
        rules, seats = (
            ((SMALL, 2), (FOR_THREE, 3))[number // 2 % 2] if small else (RULES, 2 + number // 2 % 3)
        )
        table = opened(
            rules, seats, cap=(0, 10)[number % 5 == 4], track=("13", "10")[number % 3 == 1]
        )
        while not isinstance(table.pending, Over):
            if number % 12 == 11 and table.plies > 60:
                table.stop()
            elif isinstance(table.pending, Chance):
                table.draw_chance(source)
            else:
                choice = steered(table, seen, source)
                if isinstance(choice, Move) and choice.count not in truth(table).left:
                    seen["a double moved one pawn"] += 1
                seen[kind_of(rules, choice)] += 1
                table.act(due_to(table), choice)
            seen.update(seen_in(table))
        if seen.keys() >= WANTED:
            break
    assert WANTED - seen.keys() == set()
