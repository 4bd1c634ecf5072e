"""What is public in Noir and what is not (noir.H)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.noir.material import NO_ONE
from tests.games.noir.positions import RULES, deal, fresh, letters_of, table

SECRET = ("viewer", "identity", "hand", "drawn")


@pytest.mark.clause("noir.H1", "all.A8")
def test_what_is_public_is_the_same_for_all() -> None:
    at = table(killer="m", inspector="b", deck="tuv").play("kill g", "exonerate")
    public = at.view(PUBLIC)
    assert (public.identity, public.hand, public.drawn) == (NO_ONE, 0, NO_ONE)
    for seat in (0, 1):
        shown = {name: getattr(public, name) for name in SECRET}
        assert replace(at.view(seat), **shown) == public


@pytest.mark.clause("noir.H1")
def test_public_are_board_discards_sizes_answers_the_barred_shift_and_the_count() -> None:
    at = table(killer="m", inspector="b", hand="vwx", deck="tuy", marked="c", step="searching")
    at.play("exonerate", "discard w", "kill r", "arrest a", "shift row 1 left")
    for viewer in (PUBLIC, 0, 1):
        view = at.view(viewer)
        assert view.board == tuple(at.state.board)
        assert letters_of(view.deceased) == "r"
        assert letters_of(view.marked) == "cw"
        assert letters_of(view.discards)[-1] == "w"
        assert (view.deck_size, view.hand_size) == (2, 3)
        assert view.barred is not None
        assert view.idle == 1
        kinds = [trace.kind for trace in view.history]
        assert kinds == ["exonerated", "asked_killer", "killed", "arrested"]
        assert (view.turn, view.step) == (1, "searching")


@pytest.mark.clause("noir.H1", "noir.S2", "all.A2")
def test_secret_are_the_identities_and_the_hand() -> None:
    at = table(killer="m", inspector="b", hand="vwx")
    assert at.view(0).identity == 12
    assert at.view(0).hand == 0
    assert at.view(1).identity == 1
    assert letters_of(at.view(1).hand) == "vwx"
    before = fresh().play(*deal("mabcd"))
    assert before.view(1).identity == NO_ONE
    assert letters_of(before.view(1).hand) == "abcd"


@pytest.mark.clause("noir.H1", "all.A8")
def test_the_board_of_the_moment_is_kept_with_each_answer() -> None:
    at = table(killer="m", inspector="b", hand="vwx", step="searching").play("arrest a")
    trace = at.view(PUBLIC).history[-1]
    assert (trace.kind, letters_of(trace.among)) == ("arrested", "abfg")
    at.play("shift row 1 left", "exonerate", "discard v")
    trace = at.view(PUBLIC).history[-1]
    assert (trace.kind, letters_of(trace.among), trace.yes) == ("asked_killer", "pqruw", False)


@pytest.mark.clause("noir.H1", "all.A2")
def test_nothing_secret_is_written_for_others() -> None:
    at = table(killer="m", inspector="b", hand="vwx", deck="tuy").play("disguise", "exonerate")
    public = json.loads(json.dumps(RULES.write_view(at.view(PUBLIC))))
    for seat in (0, 1):
        written = RULES.write_view(at.view(seat))
        assert {name for name in written if written[name] != public[name]} <= set(SECRET)
    assert public["identity"] is None
    assert public["hand"] == []
    assert public["drawn"] is None
