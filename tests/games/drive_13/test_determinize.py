"""A possible truth: all that are possible, each as likely as it is, and no other."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random

import pytest

from dead_end.chance import below
from dead_end.contract import Contradiction
from dead_end.games.drive_13.actions import Action, DrawCard, Forgo, Keep, Move
from dead_end.games.drive_13.holdings import sample_holdings
from dead_end.games.drive_13.house import House
from dead_end.games.drive_13.material import DETECTIVE, GONE, NO_CARD
from dead_end.games.drive_13.rules import Drive13
from dead_end.games.drive_13.state import OVER, Folded, Kept, Played, Shuffled, State
from dead_end.games.drive_13.view import View
from dead_end.referee import Table
from tests.games.drive_13.cottage import FOR_THREE, SMALL
from tests.games.drive_13.orders import Truth, truths
from tests.games.drive_13.positions import RULES, fresh
from tests.tables import SOAK, due_to, opened, steps, truth, viewers

DRAWS = 600
VIEWS = 200 if SOAK else 12


def as_truth(state: State) -> Truth:
    """What a state says of the trap cards."""
    kept = tuple(trace.card for trace in state.history if isinstance(trace, Kept))
    hands = tuple(
        tuple(card for card, copies in enumerate(hand) for _ in range(copies))
        for hand in state.hands
    )
    deck = tuple(card for card, copies in enumerate(state.deck) for _ in range(copies))
    return kept, hands, deck, state.drawn


def house_of(table: Table) -> House:
    """The house that is played in."""
    assert isinstance(table.rules, Drive13)
    return table.rules.house


def drawing(table: Table, source: Random) -> Action:
    """An action that draws and keeps cards, plays one now and then, and lets nobody out."""
    wanted: list[Action] = []
    actions: list[Action] = []
    for action in table.rules.legal(table.view(due_to(table))):
        if isinstance(action, Move):
            if action.space == GONE:
                continue
            if action.space in house_of(table).trap_spaces:
                wanted.append(action)
        elif isinstance(action, DrawCard | Keep) or source.random() < 0.15:
            wanted.append(action)
        actions.append(action)
    among = wanted or actions or [Forgo()]
    return among[below(source, len(among))]


def lively(rules: Drive13, seats: int) -> list[View]:
    """Views with cards in hands, of more than one deck as often as can be."""
    found: list[View] = []
    for seed in count():
        at = opened(rules, seats, cap=60)
        for _ in steps(at, Random(seed), 300, drawing):
            state = truth(at)
            shuffled = sum(isinstance(trace, Shuffled) for trace in state.history)
            held = sum(state.card_counts) + (state.drawn != NO_CARD)
            if state.step != OVER and held and (shuffled or seed % 3 == 0) and at.plies % 11 == 0:
                found.append(at.view(viewers(at)[at.plies % (seats + 1)]))
                if len(found) == VIEWS:
                    return found
    raise AssertionError


@pytest.mark.clause("13.P2", "13.P5", "13.H1", "all.A2")
@pytest.mark.parametrize(("rules", "seats"), [(SMALL, 2), (FOR_THREE, 3)])
def test_the_cards_drawn_are_those_of_all_orders_of_the_decks(rules: Drive13, seats: int) -> None:
    several = shuffled = 0
    for number, view in enumerate(lively(rules, seats)):
        possible = truths(view, rules.material)
        source = Random(number)
        drawn = Counter(as_truth(rules.determinize(view, source)) for _ in range(DRAWS))
        assert drawn.keys() <= possible.keys()
        for one, likely in possible.items():
            expected = float(likely) * DRAWS
            # Five standard deviations and a bit: once in some ten million draws.
            spread = 5 * (expected * (1 - float(likely))) ** 0.5 + 5
            assert abs(drawn[one] - expected) < spread
        several += len(possible) > 1
        shuffled += any(isinstance(trace, Shuffled) for trace in view.history)
    assert several > VIEWS / 3
    assert shuffled > VIEWS / 3


@pytest.mark.clause("13.P5", "13.P2")
def test_what_a_seat_kept_of_an_older_deck_is_no_card_of_the_new_one() -> None:
    checked = 0
    for seed in range(6):
        at = opened(RULES, 3)
        for _ in steps(at, Random(seed), 800, drawing):
            history = truth(at).history
            if truth(at).step != OVER and at.plies % 10 == 0 and Shuffled() in history:
                for viewer in viewers(at):
                    world = RULES.determinize(at.view(viewer), Random(at.plies))
                    replayed(world, RULES.material.decks["standard"])
                    checked += 1
    assert checked > 5


def replayed(state: State, box: tuple[int, ...]) -> None:
    """Every card kept or played was there to be drawn or played."""
    deck, discards = list(box), [0] * len(box)
    hands = [[0] * len(box) for _ in range(state.seats)]
    for trace in state.history:
        match trace:
            case Kept(seat, card):
                deck[card] -= 1
                hands[seat][card] += 1
            case Played(seat, card, drawn):
                (deck if drawn else hands[seat])[card] -= 1
                discards[card] += 1
            case Shuffled():
                assert not any(deck)
                deck, discards = discards, [0] * len(box)
            case Folded(seat, hand):
                assert tuple(hands[seat]) == hand
                discards = [one + other for one, other in zip(discards, hand, strict=True)]
                hands[seat] = [0] * len(box)
            case _ if type(trace).__name__ == "Shown":
                deck[DETECTIVE] -= 1
                discards[DETECTIVE] += 1
        assert min(*deck, *(min(hand) for hand in hands)) >= 0
    if state.drawn != NO_CARD:
        deck[state.drawn] -= 1
    assert deck == state.deck
    assert hands == state.hands


@pytest.mark.clause("13.S3", "all.A2")
def test_the_secret_cards_are_drawn_too() -> None:
    at = opened(RULES, 2)
    for _ in steps(at, Random(3), 8):
        pass
    worlds = [RULES.determinize(at.view(0), Random(seed)) for seed in range(60)]
    assert len({world.secret for world in worlds}) > 20
    assert all(world.secret.bit_count() == 4 for world in worlds)
    own = set(at.view(0).own)
    for world in worlds:
        seen = {guest for guest, owner in enumerate(world.owners)
                if owner == 0 and not world.secret >> guest & 1}  # fmt: skip
        assert seen == own


def test_before_the_first_card_there_is_one_truth_about_cards() -> None:
    holdings = sample_holdings(fresh().view(0), RULES.material, Random(1))
    assert holdings.deck == list(RULES.material.decks["standard"])
    assert holdings.hands == [[0] * 17] * 2


def test_a_view_that_no_order_leads_to_is_a_contradiction() -> None:
    at = opened(RULES, 2)
    for _ in steps(at, Random(3), 8):
        pass
    state = truth(at)
    state.history += [Played(1, 0, False)]
    state.discards.append(0)
    with pytest.raises(Contradiction):
        RULES.determinize(at.view(0), Random(1))
