"""Actions that no table of 1313 knows, as somebody's program may hand them in."""

from __future__ import annotations

from typing import Any

import pytest

from dead_end.contract import CHANCE, PUBLIC, TABLE, BadText, Chanced, IllegalAction
from dead_end.games.drive_1313.actions import Move, Spring, Summon, TakeHeir
from dead_end.games.drive_1313.material import RUN, WILD
from tests.games.drive_1313.positions import CHAIRS, RULES, TRAP, table

MALFORMED: list[tuple[Any, str]] = [
    (Move(0, 1, -2), "1313.T2"),
    (Move(0, 1, 1 << 80), "1313.T2"),
    (Move(99, 1, 5), "1313.T2"),
    (Move(-1, 1, 5), "1313.T2"),
    (Move("spritzy", 1, "out"), "1313.T2"),  # type: ignore[arg-type]  # what is tested
    (Spring(99, 0), "1313.P5"),
    (Spring(WILD, 5), "1313.P5"),
    (Spring(RUN, 0), "1313.P5"),
    (Summon(30, 0, 5), "1313.P2"),
    (Summon(0, 0, -1), "1313.P2"),
    (TakeHeir(9), "1313.P3"),
    (TakeHeir(-1), "1313.P3"),
    ("done", "1313.T1"),
    (None, "1313.T1"),
    ([], "1313.T1"),
    (type, "1313.T1"),
]


@pytest.mark.clause("all.A3")
@pytest.mark.parametrize(("action", "clause"), MALFORMED, ids=repr)
def test_what_names_nothing_in_the_box_is_refused_by_the_clause_on_its_kind(
    action: Any, clause: str
) -> None:
    hands = {0: ["wild", "run", "heir", "room-art"]}
    moving = table(pawns={"spritzy": TRAP["safe"]}, dice=(1, 2), hands=hands)
    playing = table(pawns={"spritzy": TRAP["safe"]}, owners={"spritzy": 1}, hands=hands)
    for at in (moving, playing):
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
        Chanced("weather", (1, 2)),
        Chanced(None, None),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_neither_is_it_an_outcome(chanced: Chanced) -> None:
    at = table(pawns={"dusty": CHAIRS[0]}, owners={"dusty": 0})
    assert at.due[0] == "roll"
    with pytest.raises(IllegalAction, match=r"all\.A1"):
        RULES.apply(at.state, CHANCE, chanced)
    assert RULES.why_not(at.view(0), chanced) is not None
