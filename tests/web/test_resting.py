"""When a leg or the game is over, people see how before anything else comes."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from dead_end.contract import Over
from tests.web.driver import Controls, Desk, FakeStore
from web.scene import ONWARD

MATCH = "?game=noir&seats=human,human&match=1&limit=10&seed=4&speed=0"
DUEL = "?game=watch_your_step&seats=human,human&seed=4&speed=0"


def onward(desk: Desk) -> list[dict[str, str]]:
    """The controls that lead on."""
    return [
        found
        for found in Controls(desk.page.markup).found
        if found.get("data-do") == "reveal" and found.get("data-value") == ONWARD
    ]


async def played_to_rest(desk: Desk, seed: int) -> None:
    """Click at random till the table rests."""
    random = Random(seed)
    assert desk.app.session is not None
    while not desk.app.session.resting:
        choices = [(name, text) for name in ("pick", "action") for text in desk.controls(name)]
        await desk.click(*(random.choice(choices) if choices else ("do", "reveal")))
    # Nothing else is open, and nothing goes on by itself.
    assert desk.screen == "table"
    assert len(onward(desk)) == 1
    assert not desk.controls("pick") + desk.controls("action")


@pytest.mark.clause("noir.E4", "noir.S5", "all.A2")
def test_a_leg_is_looked_at_and_the_next_is_dealt_behind_a_curtain() -> None:
    async def scenario() -> None:
        store = FakeStore()
        desk = Desk(store=store)
        await desk.app.open(MATCH)
        await played_to_rest(desk, 3)
        session = desk.app.session
        assert session is not None
        assert len(session.table.view(-1).legs) == 1
        again = Desk(store=FakeStore(dict(store.lines), dict(store.plates)))
        await again.app.open(desk.page.query)
        assert len(onward(again)) == 1
        shown = len(desk.page.seen)
        await desk.click("do", "reveal")
        await desk.app.handle({"kind": "click", "do": "reveal", "value": ONWARD})
        assert desk.screen == "curtain"
        assert session.viewer is None
        assert {screen for screen, _ in desk.page.seen[shown:]} == {"table", "curtain"}
        # What was dealt to whoever sat there last is not on any of these pages.
        killer = session.table.view(1 - session.table.view(-1).killer)
        assert killer.hand
        for _, markup in desk.page.seen[shown:]:
            assert "card-slot" not in markup
            assert "identity" not in Controls(markup).values("class")

    asyncio.run(scenario())


def test_a_record_saved_while_a_leg_is_looked_at_opens_there() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(MATCH)
        await played_to_rest(desk, 3)
        await desk.click("do", "menu")
        await desk.click("do", "export")
        other = Desk(seed=1)
        await other.app.open("?")
        other.page.picked = desk.page.files[-1][1]
        await other.click("do", "import")
        assert len(onward(other)) == 1
        assert other.app.session is not None
        assert desk.app.session is not None
        assert other.app.session.table.lines == desk.app.session.table.lines

    asyncio.run(scenario())


@pytest.mark.parametrize("link", [MATCH, DUEL])
def test_the_last_move_is_seen_before_the_front_page(link: str) -> None:
    async def scenario() -> None:
        store = FakeStore()
        desk = Desk(store=store)
        await desk.app.open(link)
        session = desk.app.session
        assert session is not None
        while not session.over:
            await played_to_rest(desk, 5)
            if not session.over:
                await desk.click("do", "reveal")
        # Who won stands there, and nobody is marked as about to move.
        due = session.table.pending
        assert isinstance(due, Over)
        won = [session.table.seats[seat].name for seat in due.outcome.winners]
        assert f"data-focus>{won[0] if won else 'Nobody wins'}" in desk.page.markup
        assert 'aria-current="true"' not in desk.page.markup
        for expected in ("table", "end"):
            again = Desk(store=FakeStore(dict(store.lines), dict(store.plates)))
            await again.app.open(desk.page.query)
            assert again.screen == expected == desk.screen
            if expected == "table":
                await desk.click("do", "reveal")
        assert not session.resting

    asyncio.run(scenario())


def test_who_gives_up_has_nothing_to_look_at() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(DUEL)
        await desk.click("do", "reveal")
        await desk.click("do", "menu")
        await desk.click("do", "concede")
        await desk.click("do", "concede-now")
        assert desk.screen == "end"

    asyncio.run(scenario())
