"""What follows is exactly what a listing of all deals says (clues.N1)."""

from __future__ import annotations

from math import log2
from random import Random
from typing import Any

import pytest

from dead_end.contract import PUBLIC, Contradiction, Over
from dead_end.games.thirteen_clues import RULES
from dead_end.games.thirteen_clues.actions import Accuse, Ask
from dead_end.games.thirteen_clues.knowledge import Knowledge, knowledge
from dead_end.games.thirteen_clues.material import ABOUT, CARDS, NO_SIDE, mask_of, members
from dead_end.games.thirteen_clues.outlook import best_questions, gains
from dead_end.games.thirteen_clues.view import View
from dead_end.referee import Table
from tests.games.thirteen_clues.listing import counted, drawn, placements
from tests.games.thirteen_clues.positions import dealt, table, words
from tests.tables import SOAK, legal_of, opened, play, truth

POSITIONS = 500 if SOAK else 12
MOST = 20_000 if SOAK else 4_000
"""Placements that a position may have, for listing them all takes long."""

every_count = pytest.mark.parametrize("seats", range(2, 7))


def asking(at: Table, source: Random) -> Any:
    """Seldom an accusation, as players do."""
    legal = [a for a in legal_of(at) if not isinstance(a, Accuse) or source.random() < 0.005]
    return legal[int(source.random() * len(legal))]


def views(seats: int, count: int) -> list[View]:
    """Views of seats after ten answers and more, of few enough placements to list."""
    found: list[View] = []
    seed = 0
    while len(found) < count:
        seed += 1
        source = Random(1000 * seats + seed)
        at = opened(RULES, seats, top_secret=bool(seed % 2))
        play(at, source, 2 + seats + 10 + int(source.random() * 12 * seats), asking)
        if isinstance(at.pending, Over):
            continue
        view = at.view(int(source.random() * seats))
        if knowledge(view).total <= MOST:
            found.append(view)
    return found


@every_count
@pytest.mark.clause("clues.N1")
def test_counts_and_places_are_those_of_a_listing(seats: int) -> None:
    for view in views(seats, POSITIONS if seats < 5 else POSITIONS // (1 if SOAK else 3)):
        assert knowledge(view) == counted(view, placements(view))


@every_count
@pytest.mark.clause("clues.N1")
def test_the_truth_is_always_among_them(seats: int) -> None:
    for seed in range(6):
        at = opened(RULES, seats)
        play(at, Random(seed), 2 + seats + seed * 6, asking)
        if isinstance(at.pending, Over):
            continue
        state = truth(at)
        for seat in range(seats):
            known = knowledge(at.view(seat))
            assert state.screens[seat] in known.solutions
            for other in range(seats):
                if other != seat:
                    for place, card in enumerate(state.kept[other]):
                        by_side = known.kept[other]
                        assert by_side[place % len(by_side)][card]


@every_count
@pytest.mark.clause("clues.N1", "clues.C5")
def test_at_the_start_all_solutions_are_as_likely(seats: int) -> None:
    at = opened(RULES, seats)
    play(at, Random(3), 2 + seats)
    known = knowledge(at.view(0))
    assert len(known.solutions) in (75, 80)
    assert len(set(known.solutions.values())) == 1
    assert sum(known.solutions.values()) == known.total


@pytest.mark.clause("clues.N1", "clues.G1")
def test_who_accuses_sees_none_of_the_cards_named() -> None:
    """Seat 2 names three informants: seat 3 learns that they are not on its own screen either."""
    at = table(4, first=1)
    before = at.knows(2)
    at.play("accuse sailor plaza candlestick")
    after = at.knows(2)
    for word in ("sailor", "plaza", "candlestick"):
        card = CARDS.index(word)
        assert before.mystery[card]
        assert before.kept[1][0][card]
        assert not after.mystery[card]
        assert not after.kept[1][0][card]
        assert after.kept[0][0][card]
        assert after.informants[card]
    assert after.total < before.total


@pytest.mark.clause("clues.N1")
def test_a_wrong_accusation_of_ones_own_rules_out_just_that_solution() -> None:
    at = table(3)
    before = at.knows(0)
    at.play("accuse butcher library sword")
    after = at.knows(0)
    gone = before.solutions.keys() - after.solutions.keys()
    assert [words(cards) for cards in gone] == [{"butcher", "library", "sword"}]


@pytest.mark.clause("clues.N1", "clues.I1")
def test_what_one_looked_at_is_nowhere_else() -> None:
    at = table(3, "consult A")
    known = at.knows(0)
    maid = CARDS.index("maid")
    assert not known.mystery[maid]
    assert not known.informants[maid]
    assert at.knows(1).mystery[maid]


@pytest.mark.clause("clues.N1", "clues.V1")
def test_what_is_asked_in_secret_tells_the_others_nothing() -> None:
    at = table(4, top_secret=True)
    before = [at.knows(seat) for seat in range(4)]
    at.play("ask seat3 green secretly")
    after = [at.knows(seat) for seat in range(4)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [
        False, True, True, True,
    ]  # fmt: skip


@pytest.mark.clause("clues.N1")
def test_from_a_part_of_the_clues_follows_less() -> None:
    for view in views(3, 4):
        everything = knowledge(view)
        nothing = knowledge(view, ())
        assert everything.total < nothing.total
        assert everything.solutions.keys() < nothing.solutions.keys()


def test_there_is_nothing_to_conclude_from_before_the_screens_are_filled() -> None:
    for view in (dealt(3).view(0), table(3).view(PUBLIC)):
        with pytest.raises(Contradiction):
            knowledge(view)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.clause("clues.N2")
def test_a_question_is_worth_what_a_listing_says(seats: int) -> None:
    for view in views(seats, 3):
        listed = list(placements(view))
        for ask, bits in gains(view).items():
            assert bits == pytest.approx(listed_gain(view, listed, ask), abs=1e-9)
        best = best_questions(view)
        assert set(best) <= set(gains(view))
        assert all(gains(view)[ask] == pytest.approx(max(gains(view).values())) for ask in best)


def listed_gain(view: View, listed: list[Any], ask: Ask) -> float:
    """Mutual information of answer and solution, from every placement alike."""
    joint: dict[tuple[int, int], int] = {}
    for placement in listed:
        sees = 0
        for seat, screen in enumerate(view.screens):
            if seat != ask.seat:
                sees |= placement.mystery if seat == view.viewer else screen
        kept = placement.kept[ask.seat]
        sees |= mask_of(kept if ask.side == NO_SIDE else (kept[ask.side],))
        key = ((ABOUT[ask.subject] & sees).bit_count(), placement.mystery)
        joint[key] = joint.get(key, 0) + 1
    answers: dict[int, int] = {}
    solutions: dict[int, int] = {}
    for (answer, solution), count in joint.items():
        answers[answer] = answers.get(answer, 0) + count
        solutions[solution] = solutions.get(solution, 0) + count
    total = len(listed)
    return sum(
        count / total * log2(count * total / (answers[answer] * solutions[solution]))
        for (answer, solution), count in joint.items()
    )


@every_count
@pytest.mark.clause("clues.N1")
def test_drawn_truths_are_as_likely_as_counted(seats: int) -> None:
    """By how often a card is where: within five standard errors."""
    at = opened(RULES, seats)
    play(at, Random(5), 2 + seats + 3, asking)
    assert not isinstance(at.pending, Over)
    view = at.view(1)
    known: Knowledge = knowledge(view)
    source, draws = Random(seats), 1000 if SOAK else 300
    found = [0] * len(CARDS)
    for _ in range(draws):
        world = RULES.determinize(view, source)
        for card in members(world.screens[1]):
            found[card] += 1
    for card, count in enumerate(known.mystery):
        chance = float(known.chance(count))
        error = (chance * (1 - chance) / draws) ** 0.5
        assert abs(found[card] / draws - chance) <= 5 * error


@every_count
@pytest.mark.clause("clues.N1")
def test_on_full_decks_counts_are_those_of_a_blind_sampler(seats: int) -> None:
    """Within five standard errors, in the middle of games whose deals are too many to list."""
    checked = 0
    for seed in range(10 if SOAK else 2):
        at = opened(RULES, seats, top_secret=bool(seed % 2))
        source = Random(f"{seats} {seed}")
        play(at, source, 2 + seats + seats * (1 + seed % 3), asking)
        if isinstance(at.pending, Over):
            continue
        for viewer in range(seats if SOAK else 1):
            view = at.view(viewer)
            known = knowledge(view)
            sample = counted(view, drawn(view, source, 200_000 if SOAK else 10_000))
            if sample.total < 100:
                continue
            checked += 1
            for count, found in zip(places(known), places(sample), strict=True):
                chance = float(known.chance(count))
                error = (chance * (1 - chance) / sample.total) ** 0.5
                assert abs(found / sample.total - chance) <= 5 * error
            assert sample.solutions.keys() <= known.solutions.keys()
    assert checked


def places(known: Knowledge) -> list[int]:
    """By card and place how many have it there."""
    kept = [by_card for by_side in known.kept for by_card in by_side]
    return [count for counts in (known.mystery, *kept, known.informants) for count in counts]
