"""Facts that cannot have happened: what a shared record of Noir from a stranger may hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from dead_end.contract import PUBLIC, BadText, Contradiction, Ended, Over
from dead_end.games.noir import RULES, facts
from dead_end.games.noir.knowledge import knowledge
from dead_end.games.noir.material import STANDARD, SUSPECTS
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
        (fresh().play(deal()[0]).view(0), facts.Dealt(0, None, ("ada", "basil", "iris", "hugo"))),
        (fresh().play(deal()[0]).view(PUBLIC), facts.Dealt(None, "ada", ())),
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
        with pytest.raises(Contradiction, match="there is none"):
            RULES.determinize(view, Random(1))


def unmasked(**changes: Any) -> facts.Unmasked:
    """How the leg of :func:`caught` ends, or as ``changes`` tell it."""
    deck = tuple(
        word for word in SUSPECTS if word not in ("mabel", "hugo", "basil", "celeste", "dexter")
    )
    told = facts.Unmasked(
        "killer_arrested", 1, "mabel", "hugo", ("basil", "celeste", "dexter"), deck
    )
    return replace(told, **changes)


def caught(match: bool = False) -> View:
    """The spectator's view when the Killer has been arrested, before anybody is unmasked."""
    at = fresh(match=match).play(*deal("mhbcd"), "kill g", "choose h", "shift row 5 left")
    view = RULES.fold(at.view(PUBLIC), facts.Arrested(1, "mabel", True))
    at.play("arrest m")
    assert at.facts()[1] == unmasked()
    return view


def test_a_leg_ends_as_its_last_deed_says() -> None:
    view = caught()
    RULES.fold(view, unmasked())
    for wrong in (
        {"seat": 0},
        {"seat": None},
        {"reason": "idle", "seat": None},
        {"reason": "inspector_killed", "seat": 0},
        {"reason": "deceased_limit", "seat": 0},
        {"reason": "conceded", "seat": 1},
        {"killer": "ada"},
        {"killer": None},
        {"hand": ("basil", "celeste")},
        {"deck": ()},
    ):
        with pytest.raises(BadText):
            RULES.fold(view, unmasked(**wrong))


def test_a_game_ends_as_its_legs_say() -> None:
    single, first = (RULES.fold(caught(match), unmasked()) for match in (False, True))
    assert RULES.fold(single, Ended("killer_arrested", (1,), (0, 1))).over
    assert RULES.fold(first, Ended("agreed", (), (0, 1))).over
    for view, ended in (
        (single, Ended("killer_arrested", (0,), (1, 0))),
        (single, Ended("killer_arrested", (), (0, 1))),
        (single, Ended("match", (1,), (0, 1))),
        (first, Ended("match", (1,), (0, 1))),
        (caught(), Ended("killer_arrested", (1,), (0, 1))),
    ):
        with pytest.raises(BadText):
            RULES.fold(view, ended)
    lined = facts.LinedUp(tuple(SUSPECTS))
    assert RULES.fold(first, lined).killer == 1
    with pytest.raises(BadText, match="no leg comes after"):
        RULES.fold(single, lined)


def test_nobody_acts_out_of_turn_twice_or_on_the_dead() -> None:
    at = fresh().play(*deal("mhbcd"), "kill g", "choose h")
    public, killer = at.view(PUBLIC), at.view(0)
    assert at.state.turn == 0
    RULES.fold(public, facts.Killed(0, "hugo", False))
    shifted = RULES.fold(public, facts.Shifted(0, "row", 1, "left"))
    killed = RULES.fold(public, facts.Killed(0, "iris", False))
    for view, fact in (
        (public, facts.Shifted(1, "row", 1, "left")),
        (public, facts.Killed(1, "hugo", False)),
        (public, facts.Killed(0, "greta", False)),
        (shifted, facts.Shifted(0, "row", 2, "left")),
        (killed, facts.Killed(0, "hugo", False)),
        (killed, facts.Canvassed(0, "hugo", True)),
        (public, facts.Canvassed(0, "greta", True)),
        (killer, facts.Killed(0, "ada", False)),
    ):
        with pytest.raises(BadText):
            RULES.fold(view, fact)
