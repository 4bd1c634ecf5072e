"""Actions, views and facts that no table of 13 knows, as somebody's program may hand them in."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dead_end.contract import CHANCE, PUBLIC, TABLE, BadText, Chanced, Ended, IllegalAction
from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.actions import Move, Play
from dead_end.games.drive_13.coherence import fault_of
from dead_end.games.drive_13.material import DETECTIVE
from dead_end.games.drive_13.state import DRAWN, MOVING, TRAPPED
from dead_end.games.drive_13.view import View
from tests.games.drive_13.positions import BY_TRAP, CHAIRS, DOOR, RULES, TRAP, away, table
from tests.tables import opened, steps, varied, viewers

FAR = away(6, DOOR)

MALFORMED: list[tuple[Any, str]] = [
    (Move(0, 1, -2), "13.T1"),
    (Move(0, 1, 1 << 80), "13.T1"),
    (Move(99, 1, 5), "13.T1"),
    (Move(-1, 1, 5), "13.T1"),
    (Move("spritzy", 1, "out"), "13.T1"),  # type: ignore[arg-type]  # what is tested
    (Play(99), "13.P1"),
    (Play(DETECTIVE), "13.P1"),
    (Play(-1), "13.P1"),
    ("keep", "13.T1"),
    (None, "13.T1"),
    ([], "13.T1"),
    (type, "13.T1"),
]


@pytest.mark.clause("all.A3")
@pytest.mark.parametrize(("action", "clause"), MALFORMED, ids=repr)
def test_what_names_nothing_in_the_box_is_refused_by_the_clause_on_its_kind(
    action: Any, clause: str
) -> None:
    moving = table(pawns={"spritzy": BY_TRAP["statue"]}, dice=(1, 2), hands={0: ["wild"]})
    trapped = table(pawns={"spritzy": BY_TRAP["statue"]}, dice=(1, 2), hands={0: ["wild"]})
    trapped.play(f"move spritzy 1 {TRAP['statue']}")
    for at in (moving, trapped):
        view, before = at.view(0), RULES.write_state(at.state)
        assert RULES.why_not(view, action) == clause
        assert action not in RULES.legal(view)
        for actor in (0, 1, CHANCE, TABLE, PUBLIC):
            with pytest.raises(IllegalAction):
                RULES.apply(at.state, actor, action)
        assert RULES.write_state(at.state) == before
    with pytest.raises(BadText):
        RULES.write_action(action)


@pytest.mark.clause("all.A1", "all.A3")
@pytest.mark.parametrize(
    "chanced",
    [
        Chanced("roll", (1, "2")),  # type: ignore[arg-type]  # what is tested
        Chanced("roll", [1, 2]),  # type: ignore[arg-type]
        Chanced("roll", (0, 7)),
        Chanced("deal", (99,)),
        Chanced("card", (-1,)),
        Chanced("portrait", (12,)),
        Chanced("weather", (1, 2)),
        Chanced(None, None),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_neither_is_it_an_outcome(chanced: Chanced) -> None:
    at = table(pawns={"dusty": FAR, "lulu": away(9, DOOR)})
    at.play(at.choices("move dusty 1")[0], at.choices("move lulu 2")[0])
    assert at.due[0] == "roll"
    with pytest.raises(IllegalAction, match=r"all\.A1"):
        RULES.apply(at.state, CHANCE, chanced)
    assert RULES.why_not(at.view(1), chanced) is not None


BASE = table(pawns={"dusty": FAR, "lulu": CHAIRS[0]}, hands={0: ["wild"]}).view(0)
SPACE = BASE.pawns[1]


@pytest.mark.parametrize(
    ("view", "field"),
    [
        (replace(BASE, pawns=(SPACE,) * 12), "pawns"),
        (replace(BASE, opening=True, unmoved=1), "unmoved"),
        (replace(BASE, step=TRAPPED), "trapped"),
        (replace(BASE, step=TRAPPED, trapped=1), "trapped"),
        (replace(BASE, step=MOVING, hanging=-1), "hanging"),
        (replace(BASE, card_counts=(-1, 0, 0)), "card_counts"),
        (replace(BASE, viewer=PUBLIC), "own"),
        (replace(BASE, card_counts=(2, 0, 0)), "hand"),
        (replace(BASE, hand=(*BASE.hand[:-1], 1), card_counts=(2, 0, 0)), "hand"),
        (replace(BASE, drawn=3), "drawn"),
        (replace(BASE, reason="boredom"), "reason"),
        (replace(BASE, turn=-1), "turn"),
        (replace(BASE, detective=14), "detective"),
    ],
)
def test_a_view_at_odds_with_itself_has_a_fault(view: View, field: str) -> None:
    assert fault_of(BASE, RULES.house) is None
    fault = fault_of(view, RULES.house)
    assert fault is not None
    assert fault.startswith(f"{field}:")
    if field not in ("reason",):
        with pytest.raises(BadText):
            RULES.read_view(RULES.write_view(view))


def test_who_drew_sees_the_card_and_nobody_else() -> None:
    at = table(pawns={"dusty": BY_TRAP["statue"]}, dice=(1, 2))
    at.play(f"move dusty 1 {TRAP['statue']}", "draw", "card wild")
    for viewer, drawn in ((0, -1), (0, -2), (1, 3), (PUBLIC, -2)):
        view = at.view(viewer)
        assert view.step == DRAWN
        assert fault_of(view, RULES.house) is None
        assert fault_of(replace(view, drawn=drawn), RULES.house) is not None


STRANGE: list[Any] = [
    facts.Seated(("nobody",)),
    facts.Dealt(("dusty", "dusty")),
    facts.StartRolled((0,), (6, 6), ()),
    facts.PortraitHung("agatha"),
    facts.PortraitHung("dusty"),
    facts.PortraitSentBack(0, "lulu"),
    facts.TurnBegan(0, 7),
    facts.TurnBegan(9, 1),
    facts.Rolled(0, (7, 1)),
    facts.Moved(0, "dusty", 1, "a1", "z99"),
    facts.DeckShuffled(3),
    facts.CardDrawn(0, "detective"),
    facts.CardKept(0),
    facts.CardPlayed(1, "wild", False),
    facts.CardPlayed(0, "queen", False),
    facts.Died(0, "piano", "dusty", 0),
    facts.Died(0, "statue", "dusty", 8),
    facts.WentOut(1, ("wild",)),
    facts.Revealed((), (), (), (), None, ()),
    Ended("boredom", (), ()),
    "nothing",
]


@pytest.mark.parametrize("fact", STRANGE, ids=repr)
def test_a_fact_that_does_not_fit_is_refused(fact: Any) -> None:
    with pytest.raises(BadText):
        RULES.fold(BASE, fact)


def test_facts_of_another_game_are_refused_or_lead_to_a_view_that_can_be() -> None:
    told: list[Any] = []
    at = opened(RULES, 3)
    for _ in steps(at, Random(5), 200, varied):
        for viewer in viewers(at):
            told += at.facts(viewer, at.plies - 1)
    views = [BASE, table(pawns={"dusty": FAR}, seats=2).view(1), opened(RULES, 4).view(PUBLIC)]
    refused = 0
    for view in views:
        for fact in told:
            try:
                after = RULES.fold(view, fact)
            except BadText:
                refused += 1
                continue
            assert RULES.read_view(RULES.write_view(after)) == after
            assert bool(RULES.legal(after)) in (True, False)
    assert refused
