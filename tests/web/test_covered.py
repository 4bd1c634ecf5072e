"""A hand that lies face down: nothing on the screen tells an onlooker what is in it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from dead_end.contract import PUBLIC, Decide
from dead_end.games.drive_1313.material import CARDS
from dead_end.referee import Table
from tests.web.driver import Desk, FakeStore
from tests.web.tables import ENGLISH, Markup, position, seen
from web.games.drive_1313.names import card
from web.screens import table
from web.showing import table_scene


def to_play() -> Table:
    """A table where the one who decides has heirs and cards, and may play one."""
    return position(
        5, 2, lambda table, due: due.prompt == "playing" and any(table.view(due.seat).hand)
    )


def test_the_screen_is_drawn_from_what_anybody_may_see() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=human,easy&names=Ann,&seed=7&speed=0&cap=3")
        session = desk.app.session
        assert session is not None
        await desk.click("do", "menu")
        await desk.click("do", "cover")
        lying = table_scene(session, desk.app.showing)
        assert lying.view == session.table.view(PUBLIC)
        assert lying.legal is None
        assert [list(facts) for facts in lying.told] == session.table.facts_by_ply(PUBLIC)
        assert "peek to go on" in desk.page.markup
        assert not desk.controls("pick") + desk.controls("action")
        await desk.click("do", "peek")
        assert table_scene(session, desk.app.showing).view == session.table.view(0)
        assert desk.controls("pick")

    asyncio.run(scenario())


def test_as_many_backs_lie_there_as_cards() -> None:
    played = to_play()
    due = played.pending
    assert isinstance(due, Decide)
    scene = seen(played, due.seat)
    lying = replace(scene, view=played.view(PUBLIC), legal=None, covered=True)
    screen = Markup(str(table.draw(ENGLISH, lying)))
    backs = [t for t in screen.having("class") if t.attributes["class"] == "card back"]
    assert len(backs) == len(scene.view.own) + sum(scene.view.hand)


def test_the_news_and_the_log_keep_quiet_too() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=human,easy&names=Ann,&seed=7&speed=0&cap=3")
        await desk.click("do", "log")
        assert "Yours:" in desk.page.markup
        await desk.click("do", "menu")
        await desk.click("do", "cover")
        await desk.click("do", "log")
        assert "The heir cards are dealt." in desk.page.markup
        assert "Yours:" not in desk.page.markup
        assert "yours" not in desk.page.markup
        await desk.click("do", "peek")
        assert "Yours:" in desk.page.markup

    asyncio.run(scenario())


def test_each_card_says_what_it_does() -> None:
    said = {card(ENGLISH, word).does for word in CARDS}
    assert all(said)
    # The rooms do the same, and so do the traps.
    assert len(said) == 6


def test_a_reload_turns_no_hand_up() -> None:
    async def scenario() -> None:
        store = FakeStore()
        desk = Desk(store=store)
        await desk.app.open("?game=drive_1313&seats=human,easy&names=Ann,&seed=7&speed=0&cap=3")
        for covered in (True, False):
            await desk.click("do", "menu")
            await desk.click("do", "cover")
            again = Desk(store=FakeStore(dict(store.lines), dict(store.plates)))
            await again.app.open(desk.page.query)
            assert ("peek to go on" in again.page.markup) is covered
            await desk.click("do", "menu")

    asyncio.run(scenario())
