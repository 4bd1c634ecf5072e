"""Actions that no table of Noir knows, as somebody's program may hand them in."""

from __future__ import annotations

from typing import Any

import pytest

from dead_end.contract import CHANCE, PUBLIC, TABLE, BadText, Chanced, IllegalAction
from dead_end.games.noir.actions import Arrest, Choose, Discard, Kill, Shift
from tests.games.noir.positions import RULES, fresh, table

MALFORMED: list[tuple[Any, str]] = [
    (Shift(4, 0), "noir.A1"),
    (Shift(-1, 0), "noir.A1"),
    (Shift(0, 5), "noir.A1"),
    (Shift("left", 0), "noir.A1"),  # type: ignore[arg-type]  # what is tested
    (Shift(True, 0), "noir.A1"),
    (Kill(25), "noir.K1"),
    (Kill(-1), "noir.K1"),
    (Kill("ada"), "noir.K1"),  # type: ignore[arg-type]
    (Arrest(99), "noir.R1"),
    (Choose(-1), "noir.F2"),
    (Discard(1 << 80), "noir.X1"),
    ("disguise", "noir.E1"),
    (None, "noir.E1"),
    ([], "noir.E1"),
    (type, "noir.E1"),
]


@pytest.mark.clause("all.A3")
@pytest.mark.parametrize(("action", "clause"), MALFORMED, ids=repr)
def test_what_names_nothing_in_the_box_is_refused_by_the_clause_on_its_kind(
    action: Any, clause: str
) -> None:
    for at in (table(), table(step="searching")):
        seat = at.state.turn
        view, before = at.view(seat), RULES.write_state(at.state)
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
        Chanced("board", tuple(range(24))),
        Chanced("board", (0,) * 25),
        Chanced("board", (*range(24), 25)),
        Chanced("board", list(range(25))),  # type: ignore[arg-type]  # what is tested
        Chanced("board", (*map(str, range(25)),)),  # type: ignore[arg-type]
        Chanced("deck", tuple(range(25))),
        Chanced("lot", (0,)),
        Chanced("weather", (1, 2)),
        Chanced(None, None),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_neither_is_it_an_outcome(chanced: Chanced) -> None:
    at = fresh()
    assert at.due == "board"
    with pytest.raises(IllegalAction, match=r"all\.A1"):
        RULES.apply(at.state, CHANCE, chanced)
    assert RULES.why_not(at.view(0), chanced) is not None


@pytest.mark.parametrize(
    "text",
    ["shift row 1 up", "shift column 1 left", "shift row 6 left", "shift row 01 left", "kill zoe",
     "kill", "lot seat3", "lot", "board zoe", "kill  ada", "Kill ada", "disguise "],
)  # fmt: skip
def test_a_text_of_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        RULES.read_action(text)
