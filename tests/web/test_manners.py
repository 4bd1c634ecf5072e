"""Tables that are kept, and how people behave at them."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from dead_end.games import game
from dead_end.share import read_shared
from tests.web.driver import Desk, FakeStore
from web.plate import Plate

RULES = game("drive_1313").rules
TWO_PEOPLE = "?game=drive_1313&seats=human,human&names=Ann,Bob&seed=7&speed=0&cap=3"
THREE = "?game=drive_1313&seats=human,human,easy&names=Ann,Bob&seed=7&speed=0&cap=3"


async def at_the_table(query: str = TWO_PEOPLE) -> Desk:
    """A table whose first person has lifted the curtain."""
    desk = Desk()
    await desk.app.open(query)
    if desk.screen == "curtain":
        await desk.click("do", "reveal")
    assert desk.screen == "table"
    return desk


def test_a_table_that_is_left_is_listed_with_its_picture_and_resumed() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        assert desk.page.awake
        await desk.click("do", "quit")
        assert desk.screen == "lobby"
        assert not desk.page.awake
        assert "data:image/svg+xml," in desk.page.markup
        assert "Ann, Bob" in desk.page.markup
        await desk.click("do", "resume")
        assert desk.screen == "curtain"

    asyncio.run(scenario())


def test_a_table_gets_a_name_and_keeps_it() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        await desk.click("do", "quit")
        await desk.click("do", "rename")
        (field,) = (name for name in desk.controls("field") if name.startswith("title-"))
        await desk.change(field, "  Sunday <i>night</i> ")
        assert "Sunday &lt;i&gt;night&lt;/i&gt;" in desk.page.markup
        await desk.click("do", "resume")
        await desk.click("do", "quit")
        assert "Sunday &lt;i&gt;" in desk.page.markup

    asyncio.run(scenario())


def test_throwing_away_asks_first() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        await desk.click("do", "quit")
        await desk.click("do", "delete")
        assert desk.store.lines
        await desk.click("do", "keep")
        assert "delete-now" not in desk.controls("do")
        await desk.click("do", "delete")
        await desk.click("do", "delete-now")
        assert not desk.store.lines
        assert not desk.store.plates

    asyncio.run(scenario())


def test_everything_on_the_device_is_deleted_after_asking() -> None:
    async def scenario() -> None:
        store = FakeStore()
        for seed in range(3):
            desk = Desk(seed, store)
            await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "quit")
        assert len(store.plates) == 3
        await desk.click("do", "delete-all")
        assert len(store.plates) == 3
        await desk.click("do", "delete-all-now")
        assert not store.plates
        assert not store.lines
        assert "delete-all" not in desk.controls("do")

    asyncio.run(scenario())


def test_many_tables_are_listed_a_few_at_a_time() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        await desk.click("do", "quit")
        (text,) = desk.store.plates.values()
        for number in range(30):
            kept = {**json.loads(text), "id": f"t{number}"}
            desk.store.plates[f"t{number}"] = json.dumps(kept)
        await desk.app.open("")
        assert desk.controls("do").count("resume") == 12
        await desk.click("do", "more")
        assert desk.controls("do").count("resume") == 24

    asyncio.run(scenario())


@pytest.mark.parametrize("rubbish", ["", "[]", "{}", '{"id": 1}', "\ud83d", "null"])
def test_rubbish_among_the_kept_tables_is_left_out(rubbish: str) -> None:
    assert Plate.read(rubbish) is None


def test_a_table_open_in_another_tab_is_not_touched() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        lines = {name: list(kept) for name, kept in desk.store.lines.items()}
        store = FakeStore(desk.store.lines, desk.store.plates, held_elsewhere={desk.store.held})
        other = Desk(5, store)
        await other.app.open(desk.page.query)
        assert other.screen == "lobby"
        assert "another tab" in other.page.markup
        assert store.lines == lines
        await desk.click("do", "quit")
        assert desk.store.held == ""

    asyncio.run(scenario())


def test_the_back_button_leads_to_the_lobby_and_loses_nothing() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("")
        await desk.click("do", "new-game")
        await desk.click("do", "start")
        assert desk.page.history == ["?"]
        table = desk.page.query
        await desk.app.moved("")
        assert desk.screen == "lobby"
        await desk.app.moved(table)
        assert desk.screen == "table"

    asyncio.run(scenario())


def test_a_computer_plays_for_an_absent_person_until_they_are_back() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        first = desk.page.marks["seat"]
        seat = int(first or "0") - 1
        await desk.click("do", "menu")
        await desk.app.handle({"kind": "click", "do": "stand-in", "value": str(seat)})
        # The other person's hand is not shown to whoever pressed the button.
        assert desk.screen == "curtain"
        assert desk.app.session is not None
        assert desk.app.session.people == (1 - seat,)
        await desk.click("do", "reveal")
        assert desk.page.marks["seat"] == str(2 - seat)
        back = Desk(3, FakeStore(desk.store.lines, desk.store.plates))
        await back.app.open(desk.page.query)
        assert back.app.session is not None
        assert back.app.session.stand_ins == {seat}
        await desk.click("do", "menu")
        await desk.app.handle({"kind": "click", "do": "stand-in", "value": str(seat)})
        assert len(desk.app.session.people) == 2

    asyncio.run(scenario())


def test_giving_up_asks_first_and_the_other_wins() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        seat = int(desk.page.marks["seat"] or "0") - 1
        await desk.click("do", "menu")
        await desk.click("do", "concede")
        assert desk.screen == "table"
        await desk.click("do", "keep")
        await desk.click("do", "concede")
        await desk.click("do", "concede-now")
        assert desk.screen == "end"
        assert desk.app.session is not None
        over = desk.app.session.table.pending
        assert over.outcome.winners == (1 - seat,)  # type: ignore[union-attr]  # it is over

    asyncio.run(scenario())


def test_where_more_play_who_gives_up_is_played_by_a_computer() -> None:
    async def scenario() -> None:
        desk = await at_the_table(THREE)
        seat = int(desk.page.marks["seat"] or "0") - 1
        await desk.click("do", "menu")
        await desk.click("do", "concede")
        await desk.click("do", "concede-now")
        assert desk.screen == "curtain"
        assert desk.app.session is not None
        assert seat not in desk.app.session.people

    asyncio.run(scenario())


@pytest.mark.clause("all.A6")
def test_the_table_stops_once_every_person_agrees() -> None:
    async def scenario() -> None:
        desk = await at_the_table(THREE)
        await desk.click("do", "menu")
        await desk.click("do", "stop")
        assert desk.screen == "stop"
        assert desk.controls("value") == ["0", "1"]
        await desk.app.handle({"kind": "click", "do": "agree", "value": "0"})
        assert desk.screen == "stop"
        await desk.app.handle({"kind": "click", "do": "agree", "value": "2"})
        assert desk.screen == "stop"
        await desk.app.handle({"kind": "click", "do": "agree", "value": "1"})
        assert desk.screen == "end"
        assert desk.app.session is not None
        assert '"reason": "agreed"' in desk.app.session.table.lines[-1]

    asyncio.run(scenario())


def test_a_shared_record_holds_what_its_seat_saw_and_no_more() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        session = desk.app.session
        assert session is not None
        assert session.viewer is not None
        await desk.click("do", "menu")
        await desk.click("do", "export-shared")
        name, text = desk.page.files[-1]
        assert name.endswith("-shared.jsonl")
        shared = read_shared(text, RULES)
        assert shared.views[-1] == session.table.view(session.viewer)
        await desk.click("do", "export")
        assert desk.page.files[-1][1] != text

    asyncio.run(scenario())


def test_the_hand_lies_face_down_until_one_peeks() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        assert 'class="covered"' not in desk.page.markup
        shown = desk.page.markup
        await desk.click("do", "menu")
        await desk.click("do", "cover")
        await desk.click("do", "menu")
        hidden = desk.page.markup
        assert "peek" in desk.controls("do")
        assert len(hidden) < len(shown)
        await desk.app.handle({"kind": "hold", "do": "peek"})
        held = desk.page.markup
        assert len(held) > len(hidden)
        await desk.app.handle({"kind": "release", "do": "peek"})
        assert desk.page.markup == hidden
        await desk.click("do", "peek")
        assert len(desk.page.markup) > len(hidden)

    asyncio.run(scenario())


def test_once_more_moves_the_seats_on() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        await desk.play(Random(3))
        await desk.click("do", "again")
        assert desk.app.session is not None
        assert [plan.name for plan in desk.app.session.table.seats] == ["Bob", "Ann"]

    asyncio.run(scenario())


def test_while_you_were_away_is_said_as_the_curtain_lifts() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        random = Random(9)
        for _ in range(400):
            if desk.screen == "table" and "While you were away" in desk.page.markup:
                return
            choices = [("pick", v) for v in desk.controls("pick")]
            choices += [("action", v) for v in desk.controls("action")]
            choices += [("do", "reveal") for v in desk.controls("do") if v == "reveal"]
            await desk.click(*random.choice(choices))
        raise AssertionError("nobody was ever away")

    asyncio.run(scenario())
