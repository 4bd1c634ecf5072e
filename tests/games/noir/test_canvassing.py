"""Canvassing (noir.V)."""

from __future__ import annotations

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.noir.facts import Canvassed, Exonerated, Killed, LinesRemoved
from tests.games.noir.positions import table


@pytest.mark.clause("noir.V1", "noir.V2")
@pytest.mark.parametrize(("killer", "near"), [("q", True), ("s", True), ("m", False), ("t", False)])
def test_after_an_exoneration_the_inspector_hears_whether_the_killer_is_near(
    killer: str, near: bool
) -> None:
    at = table(killer=killer, inspector="a", hand="wxy", step="searching")
    at.play("exonerate", "discard w")
    at = table(killer=killer, inspector="a", hand="vwx", step="searching")
    # Winifred stands between Victor and Xavier; Queenie, Rufus and Sybil are above.
    at.play("exonerate", "discard w")
    for viewer in (PUBLIC, 0, 1):
        assert at.facts(viewer)[:2] == [
            Exonerated(1, "winifred", True),
            Canvassed(1, "winifred", near),
        ]


@pytest.mark.clause("noir.V2")
def test_marked_or_not_while_the_suspect_is_on_the_board() -> None:
    at = table(killer="s", inspector="a", hand="vwx", deceased="w", step="searching")
    at.play("exonerate", "discard w")
    assert at.facts()[:2] == [Exonerated(1, "winifred", False), Canvassed(1, "winifred", True)]


@pytest.mark.clause("noir.V2")
def test_not_if_the_suspect_is_no_longer_on_the_board() -> None:
    at = table("fghij klmno pqrst uvwxy", inspector="f", hand="awx", step="searching")
    at.play("exonerate", "discard a")
    assert [type(fact).__name__ for fact in at.facts()] == ["Exonerated", "TurnBegan"]


@pytest.mark.clause("noir.V1", "noir.V3")
@pytest.mark.parametrize(("inspector", "near"), [("b", True), ("i", True), ("a", False)])
def test_after_killing_one_who_was_marked_the_killer_hears_whether_the_inspector_is_near(
    inspector: str, near: bool
) -> None:
    at = table(killer="m", inspector=inspector, hand="vwx", marked="h").play("kill h")
    for viewer in (PUBLIC, 0, 1):
        assert at.facts(viewer)[:2] == [Killed(0, "hugo", True), Canvassed(0, "hugo", near)]


@pytest.mark.clause("noir.V3")
def test_after_killing_another_nobody_is_asked() -> None:
    at = table(killer="m", inspector="b", marked="g").play("kill h")
    assert not any(isinstance(fact, Canvassed) for fact in at.facts())


@pytest.mark.clause("noir.V1", "noir.E1")
def test_the_answer_is_about_the_board_before_it_closes_up() -> None:
    # With Hugo the second row dies out; Mabel, below it, comes up beside Celeste only then.
    at = table(killer="m", inspector="c", hand="vwx", marked="h", deceased="fgij")
    at.play("kill h")
    assert at.facts()[1:3] == [Canvassed(0, "hugo", True), LinesRemoved((2,), ())]
    at = table(killer="m", inspector="v", hand="uwx", marked="r", deceased="pqst", step="hunting")
    at.play("kill r")
    assert at.facts()[1:3] == [Canvassed(0, "rufus", True), LinesRemoved((4,), ())]


@pytest.mark.clause("noir.S4", "noir.V1")
def test_in_classic_nobody_is_ever_asked() -> None:
    at = table(killer="s", inspector="a", hand="vwx", mode="classic", step="searching")
    at.play("exonerate", "discard w")
    assert not any(isinstance(fact, Canvassed) for fact in at.facts())
