"""Kills, arrests, disguises and exonerations (noir.K, noir.R, noir.D, noir.X)."""

from __future__ import annotations

import pytest

from dead_end.contract import PUBLIC, Ended
from dead_end.games.noir.facts import (
    Arrested,
    Disguised,
    EvidenceDrawn,
    Exonerated,
    Killed,
    TurnBegan,
    Unmasked,
)
from tests.games.noir.positions import letters_of, table


@pytest.mark.clause("noir.K1")
def test_the_killer_kills_a_living_suspect_beside_the_own_card() -> None:
    at = table(killer="m", inspector="a", deceased="g")
    assert at.letters("kill") == "hilnqrs"
    for refused in "gmabjy":
        assert at.refused(f"kill {refused}") == "noir.K1"
    at.play("kill h")
    assert at.deceased == "gh"
    assert at.facts() == [Killed(0, "hugo", False), TurnBegan(1, 7)]
    # The Inspector kills nobody.
    assert at.refused("kill b") == "noir.K1"


@pytest.mark.clause("noir.K1")
def test_one_who_is_marked_may_be_killed_and_the_marker_goes() -> None:
    at = table(killer="m", inspector="a", marked="gh").play("kill h")
    assert at.marked == "g"
    assert at.deceased == "h"
    assert at.facts()[0] == Killed(0, "hugo", True)


@pytest.mark.clause("noir.K1", "noir.E2", "noir.E4")
def test_killing_the_inspector_wins() -> None:
    at = table(killer="m", inspector="h", deck="ab").play("kill h")
    assert at.outcome == ("inspector_killed", (0,), (1, 0))
    for viewer in (PUBLIC, 0, 1):
        assert at.facts(viewer) == [
            Killed(0, "hugo", False),
            Unmasked(
                "inspector_killed",
                0,
                "mabel",
                "hugo",
                ("winifred", "xavier", "yolanda"),
                ("ada", "basil"),
            ),
            Ended("inspector_killed", (0,), (1, 0)),
        ]


@pytest.mark.clause("noir.R1")
def test_the_inspector_arrests_one_beside_the_own_card_or_that_itself() -> None:
    at = table(inspector="g", killer="m", step="searching", deceased="b", marked="f")
    assert at.letters("arrest") == "acghklm"
    for refused in "bfny":
        assert at.refused(f"arrest {refused}") == "noir.R1"
    at.play("arrest c")
    assert at.facts() == [Arrested(1, "celeste", False), TurnBegan(0, 8)]
    assert at.asked == (0, "hunting")
    # The Killer arrests nobody.
    assert at.refused("arrest h") == "noir.R1"


@pytest.mark.clause("noir.R1")
def test_to_arrest_oneself_is_answered_like_any_other() -> None:
    at = table(inspector="g", killer="m", step="searching").play("arrest g")
    for viewer in (PUBLIC, 0, 1):
        assert at.facts(viewer)[0] == Arrested(1, "greta", False)
    assert at.asked == (0, "hunting")


@pytest.mark.clause("noir.R1", "noir.E2")
def test_arresting_the_killer_wins() -> None:
    at = table(inspector="g", killer="m", step="searching").play("arrest m")
    assert at.outcome == ("killer_arrested", (1,), (0, 1))
    assert at.facts()[0] == Arrested(1, "mabel", True)


@pytest.mark.clause("noir.D1")
def test_a_disguise_in_standard_changes_the_identity_and_marks_the_old_one() -> None:
    at = table(killer="m", deck="tuv").play("disguise")
    assert at.identities == "ta"
    assert at.marked == "m"
    assert at.deceased == ""
    assert at.discards[-1] == "m"
    assert letters_of(at.state.deck) == "uv"
    assert at.facts(0)[0] == Disguised(0, "mabel", True, "tobias")
    assert at.facts(1)[0] == at.facts(PUBLIC)[0] == Disguised(0, "mabel", True, None)
    # That was the turn.
    assert at.asked == (1, "searching")
    # From now on the new identity kills.
    assert at.play("arrest b").letters("kill") == "nosxy"


@pytest.mark.clause("noir.D1", "noir.B2", "noir.V1")
def test_in_classic_the_old_one_dies_and_counts_and_nobody_is_marked() -> None:
    at = table(killer="m", deck="tuv", mode="classic").play("disguise")
    assert at.identities == "ta"
    assert at.marked == ""
    assert at.deceased == "m"
    assert at.discards[-1] == "m"


@pytest.mark.clause("noir.D1", "noir.E2")
def test_a_classic_disguise_may_reach_the_limit_and_win() -> None:
    at = table(killer="m", deck="tuv", deceased="bcdefghij", mode="classic", limit="10")
    at.play("disguise")
    assert at.outcome == ("deceased_limit", (0,), (1, 0))


@pytest.mark.clause("noir.D1", "noir.B1")
def test_a_classic_disguise_may_close_up_the_board() -> None:
    at = table(killer="m", deck="tuv", deceased="klno", mode="classic").play("disguise")
    assert at.board == "abcde fghij pqrst uvwxy"


@pytest.mark.clause("noir.D1")
@pytest.mark.parametrize("mode", ["standard", "classic"])
def test_a_deceased_suspect_is_no_disguise(mode: str) -> None:
    at = table(killer="m", deck="tuv", deceased="t", mode=mode).play("disguise")
    assert at.identities == "ma"
    assert at.marked == ""
    assert at.deceased == "t"
    assert at.discards[-1] == "t"
    for viewer in (PUBLIC, 0, 1):
        assert at.facts(viewer) == [Disguised(0, "tobias", False, None), TurnBegan(1, 7)]


@pytest.mark.clause("noir.D1", "noir.X1")
def test_each_has_an_action_that_the_other_has_not() -> None:
    assert table(step="searching").refused("disguise") == "noir.D1"
    assert table(step="hunting").refused("exonerate") == "noir.X1"
    assert table(step="searching").refused("discard w") == "noir.X1"
    assert table(step="hunting").refused("choose a") == "noir.F2"


@pytest.mark.clause("noir.X1")
def test_to_exonerate_is_to_draw_and_then_to_discard_one_of_four() -> None:
    at = table(hand="wxy", deck="tuv", step="searching").play("exonerate")
    assert at.facts(1) == [EvidenceDrawn(1, "tobias")]
    assert at.facts(0) == at.facts(PUBLIC) == [EvidenceDrawn(1, None)]
    assert at.asked == (1, "discarding")
    assert at.view(1).drawn == 19
    assert at.view(0).drawn == at.view(PUBLIC).drawn == -1
    assert at.letters("discard") == "twxy"
    assert at.refused("shift row 1 left") == "noir.X1"
    assert at.refused("exonerate") == "noir.X1"
    assert at.refused("arrest b") == "noir.X1"
    assert at.refused("discard v") == "noir.X1"
    at.play("discard x")
    assert at.hand == "twy"
    assert at.marked == "x"
    assert at.discards[-1] == "x"
    assert at.facts()[0] == Exonerated(1, "xavier", True)
    assert at.asked == (0, "hunting")


@pytest.mark.clause("noir.X1")
def test_a_draw_cannot_be_taken_back() -> None:
    at = table(step="searching").play("exonerate")
    assert all(event.fact.reveals for event in at.told)


@pytest.mark.clause("noir.X1")
def test_the_card_just_drawn_may_be_discarded() -> None:
    at = table(hand="wxy", deck="tuv", step="searching").play("exonerate", "discard t")
    assert at.hand == "wxy"
    assert at.marked == "t"


@pytest.mark.clause("noir.X1")
def test_one_who_is_deceased_or_off_the_board_may_be_discarded_and_is_not_marked() -> None:
    board = "fghij klmno pqrst uvwxy"
    for card, on_board in (("w", True), ("c", False)):
        at = table(board, inspector="v", hand="cwx", deceased="w", step="searching")
        at.play("exonerate", f"discard {card}")
        assert at.marked == ""
        assert at.facts()[0].marked is False
        assert (card in at.board) == on_board


@pytest.mark.clause("noir.X1")
def test_in_classic_the_discard_is_seen_and_marks_nobody() -> None:
    at = table(hand="wxy", step="searching", mode="classic").play("exonerate", "discard w")
    assert at.marked == ""
    for viewer in (PUBLIC, 0, 1):
        assert at.view(viewer).discards[-1] == 22
        assert at.facts(viewer) == [Exonerated(1, "winifred", False), TurnBegan(0, 8)]
    # It has no effect on who may be arrested either.
    assert at.state.marked == 0


@pytest.mark.clause("noir.X2")
def test_from_an_empty_deck_nobody_draws() -> None:
    at = table(deck="")
    assert at.refused("disguise") == "noir.X2"
    assert at.choices("disguise") == []
    at = table(deck="", step="searching")
    assert at.refused("exonerate") == "noir.X2"
    assert at.choices("exonerate") == []
    assert len(at.choices()) > 20


@pytest.mark.clause("noir.X2")
def test_discards_never_come_back() -> None:
    at = table(deck="t", step="searching").play("exonerate", "discard w")
    assert at.state.deck_size == 0
    assert at.refused("disguise") == "noir.X2"
