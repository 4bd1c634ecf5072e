"""What is kept, and that nothing is shown before it is."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from tests.web.driver import Desk, FakeStore
from web.plate import Plate
from web.session import Session

ALONE = "?game=drive_1313&seats=human,easy&seed=7&speed=0&cap=3"
TWO_PEOPLE = "?game=drive_1313&seats=human,human&names=Ann,Bob&seed=7&speed=0&cap=3"


async def click_any(desk: Desk, random: Random) -> None:
    choices = [("pick", value) for value in desk.controls("pick")]
    choices += [("action", value) for value in desk.controls("action")]
    choices += [("do", "reveal") for value in desk.controls("do") if value == "reveal"]
    await desk.click(*random.choice(choices))


def kept(desk: Desk) -> list[str]:
    assert desk.app.session is not None
    return desk.store.lines[desk.app.session.id]


def test_a_hiccup_of_the_storage_leaves_no_hole() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(ALONE)
        random = Random(1)
        for step in range(30):
            if desk.screen == "end":
                break
            desk.store.refuses = "full" if step % 3 == 1 else ""
            await click_any(desk, random)
        desk.store.refuses = ""
        assert desk.app.session is not None
        await desk.app.session.keep()
        assert kept(desk) == desk.app.session.table.lines
        back = Desk(3, FakeStore(desk.store.lines, desk.store.plates))
        await back.app.open(desk.page.query)
        assert back.app.session is not None
        assert back.app.session.table.digest() == desk.app.session.table.digest()

    asyncio.run(scenario())


def test_what_is_taken_back_while_nothing_is_kept_is_not_kept_later() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "reveal")
        await desk.click("pick", desk.controls("pick")[0])
        await desk.click("action", next(a for a in desk.controls("action") if "out" not in a))
        desk.store.refuses = "full"
        await desk.click("do", "undo")
        await desk.click("pick", desk.controls("pick")[1])
        await desk.click("action", next(a for a in desk.controls("action") if "out" not in a))
        desk.store.refuses = ""
        assert desk.app.session is not None
        await desk.app.session.keep()
        assert kept(desk) == desk.app.session.table.lines

    asyncio.run(scenario())


def test_nothing_is_shown_before_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever people press while a roll is being saved, the page shows kept actions only."""

    async def scenario() -> None:
        desk = Desk(store=FakeStore(slow=20))
        shown: list[tuple[int, int]] = []
        show = desk.page.show

        def watched(markup: str, marks: dict[str, str | None]) -> None:
            session = desk.app.session
            if session is not None:
                shown.append((len(session.table.lines), len(kept_or_none(desk, session))))
            show(markup, marks)

        monkeypatch.setattr(desk.page, "show", watched)

        async def fidget() -> None:
            while True:
                await asyncio.sleep(0)
                await desk.app.handle({"kind": "click", "do": "log"})
                desk.app.hidden()

        restless = asyncio.ensure_future(fidget())
        await desk.app.open(ALONE)
        random = Random(2)
        for _ in range(25):
            if desk.screen == "table" and (desk.controls("pick") or desk.controls("action")):
                await click_any(desk, random)
        restless.cancel()
        assert len(shown) > 20
        assert all(lines == in_store for lines, in_store in shown)

    asyncio.run(scenario())


def kept_or_none(desk: Desk, session: Session) -> list[str]:
    return desk.store.lines.get(session.id, [])


def test_each_person_is_told_what_happened_since_it_last_acted() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        random = Random(4)
        seen: dict[int, int] = {}
        for _ in range(120):
            if desk.screen == "end":
                break
            session = desk.app.session
            assert session is not None
            if desk.screen == "table" and session.viewer is not None:
                actors = session.table.actors()
                last = session.recent(session.viewer)
                seen[session.viewer] = last
                assert session.viewer not in actors[last + 1 :]
                assert last == 0 or actors[last] == session.viewer
            await click_any(desk, random)
        assert set(seen) == {0, 1}

    asyncio.run(scenario())


def test_an_old_plate_is_read_and_the_table_still_listed() -> None:
    old = {"id": "a", "game": "drive_1313", "names": ["Ann"], "players": ["human"]}
    plate = Plate.read(json.dumps(old))
    assert plate == Plate("a", "drive_1313", ("Ann",), ("human",))
    newer = {**old, "colour": "red"}
    assert Plate.read(json.dumps(newer)) == plate


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("id", 1),
        ("game", None),
        ("names", "Ann"),
        ("names", [1]),
        ("players", {}),
        ("when", 5),
        ("plies", "7"),
        ("plies", True),
        ("over", 1),
        ("seed", 7),
        ("speed", "fast"),
        ("speed", -1),
        ("title", []),
        ("stand_ins", ["0"]),
        ("stand_ins", 0),
        ("picture", 1),
        ("marks", [1]),
        ("marks", "0 duke no"),
    ],
)
def test_a_plate_with_a_wrong_part_is_none(name: str, value: object) -> None:
    good = json.loads(Plate("a", "drive_1313", ("Ann",), ("human",)).written())
    assert Plate.read(json.dumps(good)) is not None
    assert Plate.read(json.dumps({**good, name: value})) is None


def test_a_record_with_an_unknown_player_is_refused() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=random,random&seed=3&speed=0&cap=2")
        await desk.click("do", "export")
        other = Desk(seed=9)
        await other.app.open("")
        other.page.picked = desk.page.files[0][1].replace('"player": "random"', '"player": "hard"')
        await other.click("do", "import")
        assert other.screen == "lobby"
        assert "line 1" in other.page.markup

    asyncio.run(scenario())


def test_leaving_while_a_computer_thinks_and_coming_back_goes_on() -> None:
    async def scenario() -> None:
        desk = Desk(store=FakeStore(slow=3))
        opening = asyncio.ensure_future(desk.app.open("?game=drive_1313&seats=easy,easy&cap=2"))
        while desk.app.session is None or desk.app.session.table.plies < 8:
            await asyncio.sleep(0)
        table = desk.page.query
        await desk.app.handle({"kind": "click", "do": "quit"})
        assert desk.screen == "lobby"
        await desk.app.open(table)
        await opening
        assert desk.screen == "end"
        assert kept(desk) == desk.app.session.table.lines

    asyncio.run(scenario())


def test_what_is_thrown_away_while_a_computer_thinks_stays_away() -> None:
    async def scenario() -> None:
        desk = Desk(store=FakeStore(slow=3))
        opening = asyncio.ensure_future(desk.app.open("?game=drive_1313&seats=easy,easy&cap=2"))
        while desk.app.session is None or desk.app.session.table.plies < 8:
            await asyncio.sleep(0)
        await desk.app.handle({"kind": "click", "do": "quit"})
        await desk.click("do", "delete")
        await desk.click("do", "delete-now")
        await opening
        assert not desk.store.lines
        assert not desk.store.plates

    asyncio.run(scenario())


def test_three_presses_of_start_lay_one_table() -> None:
    async def scenario() -> None:
        desk = Desk(store=FakeStore(slow=5))
        await desk.app.open("")
        await desk.click("do", "new-game")
        press = {"kind": "click", "do": "start"}
        await asyncio.gather(*(desk.app.handle(press) for _ in range(3)))
        assert len(desk.store.plates) == 1

    asyncio.run(scenario())


@pytest.mark.clause("all.A7")
def test_a_computer_answers_after_the_same_pause_whatever_it_holds() -> None:
    """Its thinking lies within the pause before it acts, and does not add to it."""

    async def scenario() -> None:
        desk = Desk()
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        desk.app.clock.sleep = sleep  # type: ignore[method-assign]  # a watched clock
        await desk.app.open("?game=drive_1313&seats=easy,easy&seed=3&cap=2")
        assert desk.app.session is not None
        *played, looked = slept
        assert len(played) == desk.app.session.table.plies
        assert set(played) == {0.5, 0.7}
        assert looked == 4.0

    asyncio.run(scenario())


def test_a_plate_that_nests_without_end_is_no_plate() -> None:
    assert Plate.read("[" * 100_000) is None
