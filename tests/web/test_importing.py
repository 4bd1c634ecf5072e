"""Files that somebody picks: whole records, one seat's side, rubbish."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from dead_end.contract import PUBLIC
from dead_end.referee import Table
from dead_end.share import redact
from tests.damage import MUTATIONS
from tests.web.driver import Desk
from tests.web.tables import final
from web.scene import ALL_OPEN


@pytest.fixture(scope="module")
def table() -> Table:
    """A short game of three seats, to its end."""
    return final(seed=5, seats=3, cap=3)


async def opened_by(text: str) -> Desk:
    """A lobby at which somebody has picked a file with that text."""
    desk = Desk(seed=9)
    await desk.app.open("")
    desk.page.picked = text
    await desk.click("do", "import")
    return desk


@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_a_shared_record_is_looked_at_from_its_seats_side_only(table: Table, viewer: int) -> None:
    async def scenario() -> None:
        desk = await opened_by("\n".join(redact(table, viewer)))
        assert (desk.screen, desk.page.marks["game"]) == ("replay", "drive_1313")
        replaying = desk.app.replaying
        assert replaying is not None
        assert replaying.plies == table.plies
        for other in {ALL_OPEN, PUBLIC, 0, 1, 2} - {viewer}:
            await desk.app.handle({"kind": "change", "field": "viewer", "value": str(other)})
            assert replaying.viewer == viewer
        await desk.click("do", "last")
        assert replaying.scene().view == table.view(viewer)
        # Nothing of it is kept, and there is no result or whole record to go to.
        assert not {"end", "export"} & set(desk.controls("do"))
        assert desk.store.plates == {}
        await desk.click("do", "quit")
        assert desk.screen == "lobby"

    asyncio.run(scenario())


def test_the_back_button_leads_from_a_shared_record_to_the_lobby(table: Table) -> None:
    async def scenario() -> None:
        desk = await opened_by("\n".join(redact(table, 0)))
        assert len(desk.page.history) == 1
        await desk.app.moved(desk.page.history[-1])
        assert desk.screen == "lobby"

    asyncio.run(scenario())


def test_a_damaged_shared_record_is_refused_in_words_or_shown_whole(table: Table) -> None:
    whole = "\n".join(redact(table, 1))

    async def scenario() -> None:
        random = Random(13)
        refused = 0
        for _ in range(60):
            desk = await opened_by(random.choice(MUTATIONS)(whole, random))
            if desk.screen == "lobby":
                assert desk.app.showing.notice
                refused += 1
            else:
                await desk.click("do", "last")
                assert desk.screen == "replay"
        assert refused > 20

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "text", ["[]", '{"record": "dead-end-share"}', '{"record": "dead-end-share", "game": [1]}']
)
def test_rubbish_is_refused_in_words(text: str) -> None:
    async def scenario() -> None:
        desk = await opened_by(text)
        assert desk.screen == "lobby"
        assert "cannot be opened" in desk.app.showing.notice

    asyncio.run(scenario())
