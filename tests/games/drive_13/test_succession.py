"""Facts in the order and the place in which they can happen, and no others (``all.A2``)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dead_end.contract import PUBLIC, BadText, Ended
from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.material import GUESTS
from dead_end.games.drive_13.rules import Drive13
from dead_end.games.drive_13.view import View
from tests.games.drive_13.cottage import FOR_THREE, SMALL
from tests.games.drive_13.positions import (
    BY_TRAP,
    CHAIRS,
    DOOR,
    RULES,
    TRAP,
    Position,
    away,
    fresh,
    reach,
    table,
)
from tests.games.drive_13.test_determinize import drawing
from tests.games.drive_13.test_traps import landed
from tests.games.drive_13.test_turn import SEATED, nothing_moves
from tests.tables import SOAK, opened, play, steps, varied, viewers

FAR, FARTHER = away(6, DOOR), away(9, DOOR)
NEAR = reach(FAR, 2)[0]
ORDER = " ".join(GUESTS)
STATUE = TRAP["statue"]


def moving(**given: Any) -> Position:
    """Seat 0 may move Dusty, who is seat 1's and whose portrait hangs, and Lulu."""
    placed = {"pawns": {"dusty": FAR, "lulu": FARTHER}, "owners": {"dusty": 1}, "dice": (2, 5)}
    return table(**{**placed, **given})


def ended_by(reason: str, *winners: int, seats: int = 3) -> Ended:
    return Ended(reason, winners, tuple(int(seat in winners) for seat in range(seats)))


WRONG: dict[str, tuple[Position, Any, list[Any]]] = {
    "13.S1": (
        fresh(),
        facts.Seated(GUESTS),
        [facts.Seated(GUESTS[:11]), facts.Seated((*GUESTS[:11], "dusty")), facts.Dealt(())],
    ),
    "13.S3": (
        fresh().play(f"chairs {ORDER}"),
        facts.Dealt(GUESTS[:4]),
        [facts.Dealt(GUESTS[:3]), facts.Dealt(()), facts.Dealt((*GUESTS[:3], GUESTS[0]))],
    ),
    "13.S4": (
        fresh(3).play(f"chairs {ORDER}", f"deal {ORDER}"),
        facts.StartRolled((0, 1, 2), (6, 1, 3, 4, 1, 1), (0, 1)),
        [
            facts.StartRolled((0, 1, 2), (6, 1, 3, 4, 1, 1), ()),
            facts.StartRolled((0, 1, 2), (6, 1, 3, 3, 1, 1), (0, 1)),
            facts.StartRolled((0, 1), (6, 1, 3, 4), (0, 1)),
            facts.StartRolled((0, 1, 2), (7, 0, 3, 4, 1, 1), (0, 1)),
        ],
    ),
    "13.T1": (
        moving(),
        facts.Moved(0, "dusty", 2, FAR, NEAR),
        [
            facts.Moved(1, "dusty", 2, FAR, NEAR),
            facts.Moved(0, "dusty", 5, FAR, NEAR),
            facts.Moved(0, "dusty", 3, FAR, reach(FAR, 3)[0]),
            facts.Moved(0, "dusty", 2, FARTHER, NEAR),
            facts.Moved(0, "clay", 2, FAR, NEAR),
            facts.Moved(0, "dusty", 2, FAR, "out"),
            facts.Moved(0, "dusty", 2, FAR, FARTHER),
            facts.Rolled(0, (2, 5)),
            facts.TurnBegan(1, 1),
            facts.DiceLost(0, (2, 5)),
        ],
    ),
    "13.T3": (
        moving(dice=(3, 3)),
        facts.PortraitSentBack(0, "dusty"),
        [
            facts.PortraitSentBack(0, "lulu"),
            facts.PortraitSentBack(2, "dusty"),
            facts.PortraitHung("lulu"),
            facts.PortraitLaidAside("clay"),
        ],
    ),
    "13.O1": (
        moving(dice=(3, 3)).play("send back"),
        facts.PortraitLaidAside("clay"),
        [
            facts.PortraitLaidAside("lulu"),
            facts.PortraitHung("clay"),
            facts.PortraitHung("dusty"),
            facts.Moved(0, "dusty", 3, FAR, reach(FAR, 3)[0]),
        ],
    ),
    "13.T4": (
        nothing_moves((5, 5)),
        facts.DiceLost(0, (5, 5)),
        [facts.DiceLost(0, (5,)), facts.DiceLost(0, ()), facts.DiceLost(1, (5, 5))],
    ),
    "13.T5": (
        table(pawns=SEATED, unmoved=GUESTS, dice=(1, 2)),
        ended_by("agreed"),
        [
            facts.OpeningEnded(False),
            facts.OpeningEnded(True),
            facts.Escaped(0, "smothers", 2, CHAIRS[0]),
        ],
    ),
    "13.E1": (
        table(pawns={"dusty": DOOR, "lulu": FAR}, dice=(1, 2)),
        facts.Escaped(0, "dusty", 2, DOOR),
        [
            facts.Escaped(0, "dusty", 3, DOOR),
            facts.Escaped(0, "lulu", 2, FAR),
            facts.Escaped(0, "dusty", 2, FAR),
            ended_by("escape", 0),
            ended_by("detective", 0),
            ended_by("last_alive", 0),
            ended_by("round_cap"),
            ended_by("agreed", 1),
            ended_by("conceded", 1),
            Ended("agreed", (), (1, 0, 0)),
        ],
    ),
    "13.E4": (
        moving(seats=2, owners={"dusty": 1}),
        ended_by("conceded", 1, seats=2),
        [ended_by("conceded", 0, seats=2), ended_by("conceded", seats=2)],
    ),
    "13.E5": (
        moving(seats=2, turn=1, cap=1),
        ended_by("agreed", seats=2),
        [ended_by("round_cap", seats=2), facts.TurnBegan(0, 2)],
    ),
    "13.P1": (
        landed(hands={0: ["wild", "trap-bookcase"], 1: ["wild"]}),
        facts.CardPlayed(0, "wild", False),
        [
            facts.CardPlayed(0, "trap-bookcase", False),
            facts.CardPlayed(0, "trap-statue", False),
            facts.CardPlayed(0, "wild", True),
            facts.CardPlayed(1, "wild", False),
            facts.Died(0, "statue", "dusty", 1),
            facts.CardDrawn(0, "wild"),
            facts.CardKept(0),
        ],
    ),
    "13.P3": (
        landed(),
        facts.DrawDeclined(0, "dusty"),
        [facts.DrawDeclined(0, "lulu"), facts.DrawChosen(0, "lulu"), facts.DrawChosen(1, "dusty")],
    ),
    "13.P2": (
        landed(deck=["wild", "trap-statue", "detective"], discards=["wild"]).play("draw"),
        facts.CardDrawn(0, "trap-statue"),
        [
            facts.CardDrawn(0, None),
            facts.CardDrawn(1, "trap-statue"),
            facts.DetectiveDrawn(0, 2, True),
            facts.DetectiveDrawn(0, 1, False),
            facts.DetectiveDrawn(1, 1, True),
            facts.DeckShuffled(1),
        ],
    ),
    "13.P6": (
        landed(seats=2, secret=["clay"], owners={"dusty": 1, "lulu": 1, "clay": 0}),
        facts.DrawChosen(0, "dusty"),
        [facts.Died(0, "statue", "dusty", 1), facts.Died(0, "statue", "dusty", None)],
    ),
}


@pytest.mark.parametrize(
    "clause", [pytest.param(clause, marks=pytest.mark.clause(clause)) for clause in WRONG]
)
def test_what_can_happen_is_believed_and_the_rest_is_not(clause: str) -> None:
    at, right, wrong = WRONG[clause]
    view = at.view(0)
    assert RULES.fold(view, right) != view
    for fact in wrong:
        with pytest.raises(BadText):
            RULES.fold(view, fact)


@pytest.mark.clause("13.T1", "13.P8")
def test_turns_go_round() -> None:
    at = moving()
    at.play(at.choices("move dusty 2")[0])
    view = at.view(0)
    move = at.rules.read_action(at.choices("move lulu 5")[0])
    start, end = FARTHER, at.rules.write_action(move).split()[-1]
    used = RULES.fold(view, facts.Moved(0, "lulu", 5, start, end))
    for wrong in (facts.TurnBegan(2, 1), facts.TurnBegan(1, 2), facts.TurnBegan(0, 2),
                  facts.Rolled(0, (1, 2))):  # fmt: skip
        with pytest.raises(BadText):
            RULES.fold(used, wrong)
    began = RULES.fold(used, facts.TurnBegan(1, 1))
    for wrong in (facts.TurnBegan(1, 1), facts.TurnBegan(2, 1), facts.Rolled(0, (1, 2)),
                  facts.Rolled(1, (1, 7))):  # fmt: skip
        with pytest.raises(BadText):
            RULES.fold(began, wrong)
    assert RULES.fold(began, facts.Rolled(1, (1, 2))).left == (1, 2)


@pytest.mark.clause("13.T2", "13.P1", "13.P6")
def test_of_a_card_played_somebody_dies_and_nothing_else_comes_of_it() -> None:
    view = landed(hands={0: ["wild"]}).view(2)
    played = RULES.fold(view, facts.CardPlayed(0, "wild", False))
    for wrong in (
        facts.Moved(0, "lulu", 2, FAR, NEAR),
        facts.TurnBegan(1, 1),
        ended_by("agreed"),
        facts.Died(0, "stairs", "dusty", 1),
        facts.Died(0, "statue", "lulu", 1),
        facts.Died(1, "statue", "dusty", 1),
        # With three players somebody shows the card; and the viewer knows its own.
        facts.Died(0, "statue", "dusty", None),
        facts.Died(0, "statue", "dusty", 2),
    ):
        with pytest.raises(BadText):
            RULES.fold(played, wrong)
    assert RULES.fold(played, facts.Died(0, "statue", "dusty", 1)).laid_by[1] == 1


@pytest.mark.clause("13.P2", "13.H1")
def test_only_the_drawer_is_told_which_card_and_plays_only_that_one() -> None:
    at = landed().play("draw")
    for viewer in (1, 2, PUBLIC):
        with pytest.raises(BadText):
            RULES.fold(at.view(viewer), facts.CardDrawn(0, "wild"))
    drawn = at.play("card wild").view(0)
    for wrong in (facts.CardPlayed(0, "trap-statue", True), facts.CardPlayed(0, "wild", False),
                  facts.CardKept(1), facts.DrawDeclined(0, "dusty")):  # fmt: skip
        with pytest.raises(BadText):
            RULES.fold(drawn, wrong)
    assert RULES.fold(drawn, facts.CardPlayed(0, "wild", True)).drawn == -2


@pytest.mark.clause("13.P5")
def test_a_card_that_lies_on_the_discards_is_not_drawn() -> None:
    at = landed(deck=["trap-stairs", "trap-bookcase"], discards=["trap-statue"])
    view = at.play("draw").view(0)
    assert RULES.fold(view, facts.CardDrawn(0, "trap-stairs"))
    with pytest.raises(BadText):
        RULES.fold(view, facts.CardDrawn(0, "trap-statue"))


@pytest.mark.clause("13.P5")
def test_how_many_detectives_are_left_is_public() -> None:
    every = ["detective"] * 10
    view = landed(discards=every).play("draw").view(1)
    assert RULES.fold(view, facts.CardDrawn(0, None))
    with pytest.raises(BadText):
        RULES.fold(view, facts.DetectiveDrawn(0, 1, True))
    # All other cards are in hands, as far as this viewer can count.
    none_left = replace(landed(deck=every).view(1), card_counts=(19, 0, 0))
    drawing = RULES.fold(none_left, facts.DrawChosen(0, "dusty"))
    with pytest.raises(BadText):
        RULES.fold(drawing, facts.CardDrawn(0, None))
    with pytest.raises(BadText):
        RULES.fold(drawing, facts.DetectiveDrawn(0, 1, True))
    assert RULES.fold(drawing, facts.DetectiveDrawn(0, 1, False)).step == "moving"


@pytest.mark.clause("13.P8")
def test_who_is_out_says_so_at_once_and_shows_the_hand() -> None:
    at = table(
        pawns={"dusty": BY_TRAP["statue"], "lulu": FAR, "clay": FARTHER},
        owners={"dusty": 1, "smothers": 1, "charity": 1, "parker": 1, "lulu": 0, "clay": 2,
                "pierre": 2, "poopsie": 2, "astra": 2},
        hanging="lulu", hands={0: ["wild"], 1: ["trap-stairs"]}, dice=(1, 2),
    )  # fmt: skip
    at.play(f"move dusty 1 {STATUE}")
    for viewer in (0, 1, PUBLIC):
        view = at.view(viewer)
        for fact in (facts.CardPlayed(0, "wild", False), facts.Died(0, "statue", "dusty", 1)):
            view = RULES.fold(view, fact)
        wrong: list[Any] = [
            facts.WentOut(1, ()),
            facts.WentOut(1, ("detective",)),
            facts.WentOut(2, ()),
            facts.TurnBegan(1, 1),
            ended_by("agreed"),
        ]
        if viewer == 1:
            wrong.append(facts.WentOut(1, ("wild",)))
        for fact in wrong:
            with pytest.raises(BadText):
                RULES.fold(view, fact)
        gone = RULES.fold(view, facts.WentOut(1, ("trap-stairs",)))
        assert (gone.out, gone.step) == (0b010, "moving")
        with pytest.raises(BadText):
            RULES.fold(gone, facts.WentOut(1, ()))


@pytest.mark.clause("13.E1", "13.E2")
def test_what_ends_a_game_ends_it_then_and_for_that_reason() -> None:
    view = table(pawns={"dusty": DOOR, "lulu": FAR}, dice=(1, 2)).view(1)
    out = RULES.fold(view, facts.Escaped(0, "dusty", 1, DOOR))
    caught = RULES.fold(
        landed(detective=12).play("draw").view(1), facts.DetectiveDrawn(0, 13, False)
    )
    for over, reason in ((out, "escape"), (caught, "detective")):
        for wrong in (
            ended_by("escape" if reason == "detective" else "detective", 0),
            ended_by("last_alive", 0),
            ended_by("agreed"),
            ended_by(reason),
            ended_by(reason, 0, 1),
            facts.TurnBegan(1, 1),
            facts.Moved(0, "lulu", 2, FAR, NEAR),
        ):
            with pytest.raises(BadText):
                RULES.fold(over, wrong)
        assert RULES.fold(over, ended_by(reason, 0)).reason == reason


def stopped() -> tuple[View, facts.Revealed]:
    """Seat 0's view of a game that was stopped, before all was turned up, and what was."""
    at = opened(RULES, 2)
    for _ in steps(at, Random(8), 300, drawing):
        if len(at.view(0).history) > 9 and at.view(0).hand != (0,) * 17 and at.view(1).hand[15]:
            break
    before = at.view(0)
    at.stop()
    ended, revealed = at.facts(0, at.plies - 1)
    return RULES.fold(before, ended), revealed


@pytest.mark.clause("13.E4", "13.P2", "13.P6", "all.A2")
def test_what_is_turned_up_is_what_was_dealt_and_held() -> None:
    view, revealed = stopped()
    first, second = revealed.dealt
    held = [card for hand in revealed.hands for card in hand]
    assert held
    assert RULES.fold(view, revealed).turned_up is not None
    others = [guest for guest in second if guest not in revealed.secret]
    own = next(guest for guest in first if guest not in revealed.secret)
    swapped = tuple(
        tuple({own: others[0], others[0]: own}.get(guest, guest) for guest in part)
        for part in revealed.dealt
    )
    for changed in (
        {"dealt": ()},
        {"dealt": (first, first)},
        {"dealt": (GUESTS, ())},
        {"dealt": swapped},
        {"secret": ()},
        {"secret": revealed.secret[1:]},
        {"hands": ()},
        {"hands": ((), ())},
        {"deck": revealed.deck[1:]},
        {"deck": (*revealed.deck[:-1], "wild" if revealed.deck[-1] != "wild" else "detective")},
        {"drawn": "wild"},
        {"kept": revealed.kept[1:]},
    ):
        with pytest.raises(BadText):
            RULES.fold(view, replace(revealed, **changed))
    with pytest.raises(BadText):
        RULES.fold(RULES.fold(view, revealed), revealed)


@pytest.mark.clause("13.S3")
def test_a_game_stopped_before_the_deal_turns_up_nobody() -> None:
    for texts in ([], [f"chairs {ORDER}"], [f"chairs {ORDER}", f"deal {ORDER}"]):
        at = fresh(2).play(*texts)
        views = [at.view(viewer) for viewer in at.viewers()]
        at.play("stop")
        for view, viewer in zip(views, at.viewers(), strict=True):
            for fact in at.facts(viewer):
                view = RULES.fold(view, fact)
            assert view == at.view(viewer)


def test_no_fact_of_a_game_comes_twice_running() -> None:
    at = opened(RULES, 3)
    play(at, Random(4), 160)
    told = 0
    for viewer in viewers(at):
        view = RULES.view(RULES.setup(at.options), viewer)
        for fact in (fact for ply in at.facts_by_ply(viewer) for fact in ply):
            view = RULES.fold(view, fact)
            with pytest.raises(BadText):
                RULES.fold(view, fact)
            told += 1
    assert told > 500


@pytest.mark.clause("13.P5", "13.T6", "13.P8", "13.E3", "13.E5", "all.A2")
@pytest.mark.parametrize(("rules", "seats"), [(SMALL, 2), (FOR_THREE, 3)])
def test_all_that_happens_in_a_small_house_is_believed(rules: Drive13, seats: int) -> None:
    """Its decks are soon shuffled and hold nothing but Detectives, its chairs are soon shut in."""
    told: Counter[str] = Counter()
    for number in range(40 if SOAK else 8):
        at = opened(rules, seats, cap=(0, 25)[number % 2])
        views = {viewer: at.view(viewer) for viewer in viewers(at)}
        for _ in steps(at, Random(number), 400, drawing if number % 3 else varied):
            for viewer in viewers(at):
                for fact in at.facts(viewer, at.plies - 1):
                    views[viewer] = rules.fold(views[viewer], fact)
                    told[type(fact).__name__] += 1
                    told[f"again {getattr(fact, 'again', None)}"] += 1
                    told[f"stuck {getattr(fact, 'stuck', None)}"] += 1
                assert views[viewer] == at.view(viewer)
    assert told["DeckShuffled"]
    assert told["again False"]
    assert told["Revealed"]
    assert told["stuck True"]
    assert told["WentOut"] or seats == 2
