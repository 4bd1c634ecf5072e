"""Facts that cannot have happened: what a shared record of Noir from a stranger may hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from dead_end.contract import PUBLIC, BadText, Over
from dead_end.games.noir import RULES, facts
from dead_end.games.noir.knowledge import Contradiction, knowledge
from dead_end.games.noir.material import STANDARD
from dead_end.games.noir.view import View
from tests.games.noir.positions import deal, fresh, table
from tests.tables import SOAK, opened, steps, varied

GAMES = 60 if SOAK else 3
STRANGE: dict[type, tuple[Any, ...]] = {
    int: (-1, 0, 1, 2, 7, 99),
    bool: (True, False),
    str: ("ada", "mabel", "zoe", "", "row", "up", "idle", "match"),
    tuple: ((), ("ada",), ("ada", "ada"), (1,), (1, 2)),
    type(None): ("ada", 0, 1),
}


def changed(fact: Any) -> Iterator[Any]:
    """The fact with one of its fields changed to something of a like kind."""
    for field in fields(fact):
        for value in STRANGE[type(getattr(fact, field.name))]:
            yield replace(fact, **{field.name: value})


def check(view: View, fact: Any) -> bool:
    """A fact is refused, or it leads to a view like any other; whether it was refused."""
    try:
        written = RULES.write_fact(fact)
        after = RULES.fold(view, RULES.read_fact(written))
    except BadText:
        return True
    assert RULES.read_view(RULES.write_view(after)) == after
    assert bool(RULES.legal(after)) in (True, False)
    try:
        knowledge(after, STANDARD)
        RULES.determinize(after, Random(1))
    except Contradiction:
        pass
    return False


@pytest.mark.parametrize("options", [{}, {"mode": "classic", "match": True, "limit": "10"}])
def test_a_fact_is_refused_or_leads_to_a_view_that_can_be(
    options: dict[str, bool | str],
) -> None:
    refused = tried = 0
    for seed in range(GAMES):
        at = opened(RULES, 2, **options)
        views: dict[int, View] = {viewer: at.view(viewer) for viewer in (PUBLIC, 0, 1)}
        pool: list[Any] = []
        source = Random(seed)
        for _ in steps(at, source, 90, varied):
            for viewer, view in views.items():
                for fact in at.facts(viewer, at.plies - 1):
                    pool.append(fact)
                    for other in [*changed(fact), *source.sample(pool, min(4, len(pool)))]:
                        refused += check(view, other)
                        tried += 1
                    view = RULES.fold(view, fact)
                views[viewer] = view
                assert view == at.view(viewer)
        assert tried > 100
    assert tried / 3 < refused < tried


def test_what_is_told_only_to_one_is_not_told_to_another() -> None:
    dealt = fresh().play(*deal("mabcd"))
    choosing = fresh().play(*deal("mabcg"), "kill g")
    for view, fact in (
        (fresh().play(deal()[0]).view(0), facts.Dealt(None, ("ada", "basil", "iris", "hugo"))),
        (fresh().play(deal()[0]).view(PUBLIC), facts.Dealt("ada", ())),
        (choosing.view(0), facts.IdentityChosen(1, "ada")),
        (choosing.view(1), facts.IdentityChosen(1, None)),
        (table(step="searching").view(0), facts.EvidenceDrawn(1, "ada")),
        (table().view(1), facts.Disguised(0, "mabel", True, "ada")),
        (table().view(0), facts.Disguised(0, "mabel", True, None)),
        (dealt.view(0), facts.RolesCast(1)),
    ):
        with pytest.raises(BadText):
            RULES.fold(view, fact)


def test_a_game_that_is_over_without_a_leg_is_a_contradiction() -> None:
    at = table().play("stop")
    assert isinstance(RULES.pending(at.state), Over)
    for viewer in (PUBLIC, 0, 1):
        view = replace(at.view(viewer), legs=())
        with pytest.raises(Contradiction, match="no leg"):
            RULES.determinize(view, Random(1))
