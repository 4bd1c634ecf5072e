"""13 Clues clause by clause: a position, what is played, what follows."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from dead_end.contract import PUBLIC, Ended, Outcome
from dead_end.games.thirteen_clues import RULES, facts
from dead_end.games.thirteen_clues.material import (
    ABOUT,
    BY_KIND,
    CARDS,
    CATEGORIES,
    GLASSES,
    SUBJECTS,
    SUITS,
    cards_in,
    informants_in,
    mask_of,
    members,
    suits_in,
)
from dead_end.games.thirteen_clues.state import LOTTING
from tests.games.thirteen_clues.positions import dealt, fresh, suit_of, table, words
from tests.tables import opened, play, truth

every_count = pytest.mark.parametrize("seats", range(2, 7))


@pytest.mark.clause("clues.C1")
def test_the_box_holds_ten_suits_of_three() -> None:
    counts = [mask.bit_count() for mask in ABOUT]
    assert counts == [3] * 10 + [10, 10, 10, 5, 5, 5, 5, 5, 5]
    assert len(set(CARDS)) == len(CARDS) == 30
    told = {
        "officer": ("purple", "person", "man"),
        "park": ("green", "location", "outdoor"),
        "blowgun": ("yellow", "weapon", "ranged"),
        "dancer": ("orange", "person", "woman"),
        "railcar": ("brown", "location", "indoor"),
        "candlestick": ("white", "weapon", "close"),
    }
    for card, subjects in told.items():
        bit = 1 << CARDS.index(card)
        found = {word for word, mask in zip(SUBJECTS, ABOUT, strict=True) if mask & bit}
        assert found == set(subjects)
    assert words(ABOUT[SUBJECTS.index("man")]) == {
        "officer", "duke", "butcher", "sailor", "coachman",
    }  # fmt: skip
    assert words(ABOUT[SUBJECTS.index("ranged")]) == {
        "crossbow", "blowgun", "rifle", "gun", "bow",
    }  # fmt: skip


@pytest.mark.clause("clues.C2", "clues.C3")
def test_fewer_players_fewer_suits_and_more_informants() -> None:
    assert [suits_in(seats) for seats in range(2, 7)] == [6, 7, 8, 9, 10]
    assert [informants_in(seats) for seats in range(2, 7)] == [8, 6, 4, 2, 0]
    assert SUITS[6:] == ("orange", "white", "brown", "gray")
    for seats in range(2, 7):
        assert len(table(seats).state.informants) == informants_in(seats)


@pytest.mark.clause("clues.C4")
def test_eight_glasses_one_for_each_and_none_where_two_play() -> None:
    assert [fresh(seats).state.supply for seats in range(2, 7)] == [0, 5, 4, 3, 2]
    assert fresh(2).state.glasses == [0, 0]
    at = fresh(4)
    assert at.state.glasses == [1, 1, 1, 1]
    assert at.view(PUBLIC).glasses == (1, 1, 1, 1)
    assert sum(at.state.glasses) + at.state.supply == GLASSES


@every_count
@pytest.mark.clause("clues.C5")
def test_everybody_faces_thirteen_cards_and_80_or_75_solutions(seats: int) -> None:
    found = set()
    for seed in range(25):
        at = opened(RULES, seats)
        play(at, Random(seed), 1 + seats)
        for seat in range(seats):
            view = at.view(seat)
            assert view.step == LOTTING
            unseen = (1 << cards_in(seats)) - 1 & ~view.seen
            assert unseen.bit_count() == 13
            kinds = [mask.bit_count() for mask in BY_KIND for mask in [mask & unseen]]
            alike = any(mask_of(view.kept) & ~kind == 0 for kind in BY_KIND)
            solutions = kinds[0] * kinds[1] * kinds[2]
            assert solutions == (75 if alike else 80)
            found.add(solutions)
    assert found == {75, 80}


@every_count
@pytest.mark.clause("clues.S1")
def test_everybody_is_dealt_one_of_each_kind_and_two_more(seats: int) -> None:
    at = opened(RULES, seats)
    play(at, Random(seats), 1)
    hands = truth(at).hands
    for hand in hands:
        assert hand.bit_count() == 5
        assert all(hand & kind for kind in BY_KIND)
    everything = [*hands, mask_of(truth(at).informants)]
    assert sum(everything) == (1 << cards_in(seats)) - 1
    for seat in range(seats):
        assert at.facts(seat, 0) == [
            facts.Dealt(tuple(CARDS[card] for card in members(hands[seat])))
        ]
    assert at.facts(PUBLIC, 0) == [facts.Dealt(())]


@pytest.mark.clause("clues.S1")
def test_the_first_of_each_kind_go_round_and_then_two_cards_each() -> None:
    at = dealt(3)
    assert words(at.state.hands[0]) == {"officer", "parlor", "knife", "countess", "park"}
    assert words(at.state.hands[1]) == {"duke", "market", "crossbow", "sword", "nurse"}
    assert words(at.state.hands[2]) == {"butcher", "library", "poison", "museum", "blowgun"}
    told = "maid harbor rifle dancer theater gun"
    assert [CARDS[card] for card in at.state.informants] == told.split()


@pytest.mark.clause("clues.S2", "all.A9")
def test_one_of_each_kind_is_given_and_nothing_shown_before_all_have_chosen() -> None:
    at = dealt(3)
    assert at.choices() == [
        "give officer parlor knife",
        "give officer park knife",
        "give countess parlor knife",
        "give countess park knife",
    ]
    assert at.refused("give duke parlor knife") == "clues.S2"
    assert at.refused("give duke market crossbow", seat=1) == "all.A9"
    assert at.refused("ask seat2 red") == "clues.S2"
    at.play("give countess parlor knife")
    assert at.facts(0) == [facts.Given(0, ("countess", "parlor", "knife"), ("officer", "park"))]
    assert at.facts(1) == at.facts(2) == at.facts(PUBLIC) == [facts.Given(0, None, None)]
    assert not any(at.view(1).screens)
    assert not any(event.fact.reveals for event in at.told)
    at.play("give duke market sword")
    assert not any(at.view(0).screens)
    assert words(mask_of(at.view(0).kept)) == {"officer", "park"}


@pytest.mark.clause("clues.S3")
def test_what_i_give_stands_before_my_left_neighbour_for_all_others() -> None:
    at = dealt(3).play("give countess park knife", "give duke market crossbow")
    at.play("give butcher library poison")
    assert [words(screen) for screen in at.state.screens] == [
        {"butcher", "library", "poison"},
        {"countess", "park", "knife"},
        {"duke", "market", "crossbow"},
    ]
    told = at.facts(1)[-1]
    assert told == facts.ScreensFilled(
        (("butcher", "library", "poison"), None, ("duke", "market", "crossbow"))
    )
    assert at.view(1).screens[1] == 0
    assert words(at.view(0).screens[1]) == {"countess", "park", "knife"}


@pytest.mark.clause("clues.S4")
def test_the_lot_says_who_begins() -> None:
    at = table(3, first=2)
    assert at.asked == (2, "acting")
    assert at.facts(0)[0] == facts.LotDrawn(2)
    before = dealt(3).play("give officer parlor knife", "give duke market crossbow")
    before.play("give butcher library poison")
    assert before.asked is None
    assert before.refused("ask seat2 red", seat=0) == "clues.S4"


@pytest.mark.clause("clues.T1")
def test_without_a_glass_one_is_taken_from_the_supply() -> None:
    at = table(3, "ask seat2 red")
    assert at.state.glasses == [0, 2, 1]
    at.play("ask seat3 red", "ask seat3 red")
    assert at.asked == (2, "acting")
    at.play("ask seat2 red", "ask seat2 red", "ask seat2 red")
    # Seat 1 begins without one.
    assert at.state.glasses == [1, 3, 0]
    assert at.state.supply == 4
    assert at.facts(PUBLIC)[-1] == facts.GlassMoved(None, 0)


@pytest.mark.clause("clues.T1")
def test_with_an_empty_supply_it_is_taken_from_whom_one_likes() -> None:
    at = table(6)
    at.state.glasses, at.state.supply = [1, 0, 2, 0, 3, 2], 0
    at.play("ask seat3 red")
    assert at.asked == (1, "taking")
    assert at.choices() == ["take seat3", "take seat5", "take seat6"]
    for text in ("take seat1", "take seat2", "take seat4", "ask seat1 red"):
        assert at.refused(text) == "clues.T1"
    at.play("take seat5")
    assert at.state.glasses == [0, 1, 3, 0, 2, 2]
    assert at.asked == (1, "acting")
    assert at.refused("take seat5") == "clues.T1"


@pytest.mark.clause("clues.T2")
def test_all_glasses_are_spent_and_then_the_next_is_on_turn() -> None:
    at = table(3)
    at.state.glasses, at.state.supply = [3, 1, 1], 3
    at.play("ask seat2 red", "ask seat2 red")
    assert at.asked == (0, "acting")
    assert at.refused("ask seat1 red", seat=1) == "clues.T2"
    at.play("consult A")
    assert at.asked == (1, "acting")


@pytest.mark.clause("clues.T3")
def test_the_glass_goes_to_the_nearest_without_one_or_to_the_supply() -> None:
    at = table(4)
    at.state.glasses, at.state.supply = [2, 1, 0, 0], 5
    at.play("consult A")
    assert at.state.glasses == [1, 1, 1, 0]
    at.play("accuse maid harbor rifle")
    assert at.state.glasses[:1] + at.state.glasses[3:] == [0, 1]
    full = table(4, "consult A")
    assert full.state.supply == 5
    assert full.state.glasses == [0, 1, 1, 1]
    assert facts.GlassMoved(0, None) in full.facts(PUBLIC)


@pytest.mark.clause("clues.Q1")
def test_one_asks_another_about_a_suit_that_plays_or_a_category() -> None:
    at = table(3)
    asked = {text.split()[2] for text in at.choices("ask seat2")}
    assert asked == {*SUITS[:7], *CATEGORIES}
    assert at.refused("ask seat1 red") == "clues.Q1"
    assert at.refused("ask seat4 red") == "clues.Q1"
    assert at.refused("ask seat2 gray") == "clues.Q1"
    at.play("ask seat2 red")
    assert at.state.glasses == [0, 2, 1]
    narrow = table(3, broad=False)
    assert {text.split()[2] for text in narrow.choices("ask seat2")} == {
        *SUITS[:7], *CATEGORIES[3:],
    }  # fmt: skip
    assert narrow.refused("ask seat2 weapon") == "clues.Q1"


@pytest.mark.clause("clues.Q2")
def test_the_witness_counts_all_other_screens_and_the_own_two() -> None:
    # Seat 2 sees seat 1's screen (red) and seat 3's (pink), not its own (purple), and keeps the
    # sword and the nurse.
    at = table(3)
    at.state.glasses, at.state.supply = [12, 0, 0], 0
    told = {"red": 3, "pink": 3, "purple": 0, "green": 1, "yellow": 1, "person": 3, "man": 2}
    told |= {"woman": 1, "close": 2, "ranged": 1}
    for subject, count in told.items():
        assert at.answer(f"ask seat2 {subject}") == count
    assert at.facts(PUBLIC)[0] == facts.Asked(0, 1, "ranged", None, False, 1)


@pytest.mark.clause("clues.Q2")
def test_informants_that_were_looked_at_do_not_count() -> None:
    at = table(3, "ask seat2 blue", "consult A", "consult B", "ask seat2 blue")
    assert suit_of("maid") == "blue"
    first, *_, last = at.state.history
    assert first.answer == last.answer == 0  # type: ignore[union-attr]


@pytest.mark.clause("clues.I1")
def test_an_informant_is_shown_to_who_looks_alone() -> None:
    at = table(3, "consult B")
    assert at.facts(0)[0] == facts.Consulted(0, "B", "harbor")
    assert at.facts(1)[0] == at.facts(PUBLIC)[0] == facts.Consulted(0, "B", None)
    assert [CARDS[card] if card >= 0 else None for card in at.view(0).peeks][:3] == [
        None, "harbor", None,
    ]  # fmt: skip
    assert set(at.view(1).peeks) == {-1}
    assert at.refused("consult G") == "clues.I1"
    assert table(6).choices("consult") == []
    assert table(6).refused("consult A") == "clues.I1"


@pytest.mark.clause("clues.G1")
def test_an_accusation_names_what_one_does_not_see() -> None:
    # Seat 1 keeps the countess and the park, and sees purple before seat 2, pink before seat 3.
    at = table(3)
    for card in ("officer", "duke", "countess", "coachman"):
        assert at.refused(f"accuse {card} library poison") == "clues.G1"
    assert at.refused("accuse butcher park poison") == "clues.G1"
    assert len(at.choices("accuse")) == 80


@pytest.mark.clause("clues.G1")
def test_a_wrong_accusation_ends_the_turn_and_costs_the_glasses() -> None:
    at = table(3)
    at.state.glasses, at.state.supply = [4, 1, 0], 3
    at.play("accuse butcher library sword")
    assert at.asked == (1, "acting")
    assert at.state.glasses == [0, 1, 1]
    assert at.state.supply == 6
    assert at.facts(PUBLIC) == [
        facts.GlassMoved(0, 2),
        facts.Accused(0, ("butcher", "library", "sword"), False),
        facts.GlassesReturned(0, 3),
        facts.TurnBegan(1, 1),
    ]
    # A peeked informant may be named, and one may accuse again.
    at.play("consult A", "consult A")
    assert at.asked == (0, "acting")
    at.play("accuse maid library poison")
    assert at.outcome is None


@pytest.mark.clause("clues.E1")
def test_the_first_right_accusation_wins_and_all_is_shown() -> None:
    at = table(3, "accuse butcher library poison")
    assert at.outcome == Outcome("solved", (0,), (1, 0, 0))
    accused, ended, turned_up = at.facts(PUBLIC)[-3:]
    assert accused == facts.Accused(0, ("butcher", "library", "poison"), True)
    assert ended == Ended("solved", (0,), (1, 0, 0))
    assert turned_up.gifts[0] == ("officer", "parlor", "knife")
    assert turned_up.kept[1] == ("sword", "nurse")
    assert turned_up.informants[0] == "maid"
    assert at.view(PUBLIC).turned_up is not None
    assert at.refused("ask seat2 red", seat=0) == "clues.E1"


@pytest.mark.clause("clues.D1", "clues.D2")
def test_two_players_act_once_a_turn_and_ask_about_a_side() -> None:
    at = dealt(2)
    assert words(at.state.hands[0]) == {"officer", "parlor", "knife", "butcher", "library"}
    assert at.choices()[:2] == [
        "give officer parlor knife left butcher",
        "give officer parlor knife left library",
    ]
    assert at.refused("give officer parlor knife") == "clues.D2"
    assert at.refused("give officer parlor knife left parlor") == "clues.D2"
    assert dealt(3).refused("give officer parlor knife left park") == "clues.D2"
    at.play("give officer parlor knife left library", "give duke market crossbow left poison")
    at.play("lot seat1")
    assert [CARDS[card] for card in at.state.kept[0]] == ["library", "butcher"]
    assert at.refused("ask seat2 red") == "clues.D2"
    # Seat 2 sees pink before seat 1, and keeps the poison (left) and the countess (right).
    assert at.answer("ask seat2 red left") == 1
    assert at.asked == (1, "acting")
    assert at.answer("ask seat1 red left") == 1
    assert at.answer("ask seat2 red right") == 0
    assert at.answer("ask seat1 indoor right") == 1
    assert at.answer("ask seat2 pink right") == 3
    assert table(3).refused("ask seat2 red left") == "clues.D2"


@pytest.mark.clause("clues.V1")
def test_a_top_secret_question_is_told_to_the_two_alone() -> None:
    at = table(4, top_secret=True)
    assert at.state.tokens == 0b1111
    at.play("ask seat3 red secretly")
    told = facts.Asked(0, 2, "red", None, True, at.state.history[0].answer)  # type: ignore[union-attr]
    assert at.facts(0)[0] == at.facts(2)[0] == told
    hidden = facts.Asked(0, 2, None, None, True, None)
    assert at.facts(1)[0] == at.facts(3)[0] == at.facts(PUBLIC)[0] == hidden
    assert at.view(1).tokens == 0b1110
    assert at.state.glasses == [0, 1, 2, 1]
    assert at.view(1).history[0].answer == -1  # type: ignore[union-attr]
    at.state.turn, at.state.glasses[0] = 0, 1
    assert at.refused("ask seat3 red secretly") == "clues.V1"
    assert table(4).refused("ask seat3 red secretly") == "clues.V1"
    assert table(2, top_secret=True).state.tokens == 0


@pytest.mark.clause("clues.E2")
def test_with_a_cap_nobody_wins_after_so_many_rounds() -> None:
    at = table(2, cap=2, first=1)
    for number in range(4):
        assert at.outcome is None
        assert at.state.round == 1 + number // 2
        at.play("consult A")
    assert at.outcome == Outcome("round_cap", (), (0, 0))
    uncapped = table(2, *["consult A"] * 40)
    assert uncapped.outcome is None


@pytest.mark.clause("clues.H1")
def test_a_spectator_sees_no_card() -> None:
    at = table(4, "consult A", top_secret=True)
    view = at.view(PUBLIC)
    assert (view.hand, view.gift, view.kept, view.seen) == (0, 0, (), 0)
    assert set(view.peeks) == {-1}
    own = at.view(2)
    assert own.screens[2] == 0
    assert words(mask_of(own.kept)) == words(mask_of(at.state.kept[2]))
    for one, other in pairwise(range(4)):
        assert at.view(one).screens[other] == at.state.screens[other]
