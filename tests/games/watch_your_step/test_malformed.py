"""Actions, facts and views that no table of Watch Your Step knows, as anybody may hand them in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dead_end.contract import (
    CHANCE,
    PUBLIC,
    TABLE,
    BadText,
    Chanced,
    Ended,
    Fact,
    IllegalAction,
)
from dead_end.games.watch_your_step import RULES, facts
from dead_end.games.watch_your_step.actions import Hide, Place
from dead_end.games.watch_your_step.coherence import check
from dead_end.games.watch_your_step.material import UNSEEN
from dead_end.games.watch_your_step.state import Ply
from dead_end.games.watch_your_step.view import View
from tests.games.watch_your_step.positions import fresh, table

MALFORMED: list[tuple[Any, str]] = [
    (Hide(16), "step.C1"),
    (Hide(-1), "step.C1"),
    (Hide("a1"), "step.C1"),  # type: ignore[arg-type]  # what is tested
    (Place(2, 0), "step.C1"),
    (Place(0, 1 << 80), "step.C1"),
    (Place("long", "a1"), "step.C1"),  # type: ignore[arg-type]
    ("long a1", "step.P1"),
    (None, "step.P1"),
    ([], "step.P1"),
    (type, "step.P1"),
]


@pytest.mark.clause("all.A3")
@pytest.mark.parametrize(("action", "clause"), MALFORMED, ids=repr)
def test_what_names_nothing_in_the_box_is_refused_by_the_clause_on_its_kind(
    action: Any, clause: str
) -> None:
    for at in (fresh(), table()):
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
        Chanced("lot", (2,)),
        Chanced("lot", ()),
        Chanced("lot", (0, 1)),
        Chanced("lot", ("seat1",)),  # type: ignore[arg-type]  # what is tested
        Chanced("roll", (1,)),
        Chanced(None, None),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_neither_is_it_an_outcome(chanced: Chanced) -> None:
    at = fresh().play("trap a1", "trap b1")
    with pytest.raises(IllegalAction, match=r"all\.A1"):
        RULES.apply(at.state, CHANCE, chanced)
    assert RULES.why_not(at.view(0), chanced) is not None


@pytest.mark.parametrize("text", ["trap", "trap e1", "long", "long a5", "lot seat3", "lot nobody",
                                  "short a1 ", "tall a1", "lot  seat1"])  # fmt: skip
def test_what_is_no_text_is_not_read(text: str) -> None:
    with pytest.raises(BadText):
        RULES.read_action(text)


STRANGE: list[Fact] = [
    facts.TrapHidden(0, None),
    facts.TrapsLaid(),
    facts.LotDrawn(0),
    facts.Vanished(0, "b1", None),
    facts.Vanished(1, "b1", None),
    facts.Vanished(7, "b1", None),
    facts.Vanished(0, "e1", True),
    facts.Vanished(0, "b2", True),
    facts.Vanished(0, "c3", True),
    facts.Topped(0, "b1", True, None),
    facts.Topped(0, "b1", True, "tall"),
    facts.Topped(0, "b2", True, "long"),
    facts.Topped(1, "b1", None, None),
    facts.CutOpen(("a1", "d4"), ("long", "short")),
    Ended("midnight", (), (0, 0)),
]


@pytest.mark.parametrize("fact", STRANGE, ids=repr)
def test_a_fact_that_cannot_have_happened_is_not_folded(fact: Fact) -> None:
    view = table("long b2", "short c3").view(0)
    with pytest.raises(BadText):
        RULES.fold(view, fact)


@pytest.mark.parametrize(
    "fact",
    [
        facts.TrapHidden(1, None),
        facts.TrapHidden(0, None),
        facts.TrapHidden(0, "e1"),
        facts.LotDrawn(0),
        facts.TrapsClashed("a1"),
    ],
    ids=repr,
)
def test_neither_is_one_at_the_set_up(fact: Fact) -> None:
    with pytest.raises(BadText):
        RULES.fold(fresh().view(0), fact)


def test_what_is_told_at_the_end_fits_what_was_told_before() -> None:
    at = table("long b2", "short d4")
    view = RULES.fold(at.view(0), Ended("agreed", (), (0, 0)))
    assert RULES.fold(view, facts.CutOpen(("a1", "d4"), ("long", "short"))).turned_up == (0, 15)
    for traps, lengths in (
        (("a1", "d4"), ("long",)),
        (("a1", "c4"), ("long", "short")),
        (("b1", "d4"), ("long", "short")),
        (("a1", None), ("long", "short")),
        (("a1", "a1"), ("long", "short")),
        (("a1", "d4"), ("short", "short")),
        (("a1", "d4", "b1"), ("long", "short")),
    ):
        with pytest.raises(BadText):
            RULES.fold(view, facts.CutOpen(traps, lengths))


def test_a_fact_of_another_game_is_none() -> None:
    with pytest.raises(BadText, match="no such fact"):
        RULES.fold(fresh().view(0), int)  # type: ignore[arg-type]  # what is tested


VIEW = table("long b2", "short c3", "short c1").view(0)


@pytest.mark.parametrize(
    "view",
    [
        replace(VIEW, chosen=(1,)),
        replace(VIEW, trap=-1),
        replace(VIEW, viewer=PUBLIC),
        replace(VIEW, step="hiding"),
        replace(VIEW, first=-1),
        replace(VIEW, turn=0),
        replace(VIEW, reason="line"),
        replace(VIEW, step="over"),
        replace(VIEW, turned_up=(0, 15)),
        replace(VIEW, history=(*VIEW.history[:2], Ply(0, 10, 0, 1))),
        replace(VIEW, history=(*VIEW.history[:2], Ply(0, 5, 1, 1))),
        replace(VIEW, history=(*VIEW.history[:2], Ply(1, 7, 0, 1))),
        replace(VIEW, history=(*VIEW.history[:2], Ply(0, 7, 1, UNSEEN))),
        replace(VIEW, history=(*VIEW.history[:2], Ply(0, 7, 0, 0))),
        replace(VIEW, history=tuple(Ply(n % 2, n % 16, 2, 0) for n in range(9))),
        replace(VIEW, history=VIEW.history * 8),
    ],
    ids=range(16),
)
def test_a_view_that_contradicts_itself_is_refused(view: View) -> None:
    check(VIEW)
    with pytest.raises(BadText):
        check(view)
