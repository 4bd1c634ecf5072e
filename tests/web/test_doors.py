"""Coming to a table and leaving it, handing the device on, and what others do meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

import pytest

from dead_end.contract import Over
from tests.web.driver import Desk, FakeClock, FakeStore
from tests.web.test_manners import THREE, TWO_PEOPLE, at_the_table
from web.app import App
from web.ports import StorageTrouble
from web.scene import BELL
from web.session import Session
from web.words import Language

ALONE = "?game=drive_1313&seats=human,easy&seed=7&speed=0&cap=3"


def session_of(desk: Desk) -> Session:
    assert desk.app.session is not None
    return desk.app.session


async def move(desk: Desk, pawn: int = 0) -> None:
    """Walk with one of the pawns that may."""
    await desk.click("pick", [p for p in desk.controls("pick") if p.startswith("pawn")][pawn])
    await desk.click("action", next(a for a in desk.controls("action") if "out" not in a))


def test_asking_to_stop_goes_round_with_the_curtain_down() -> None:
    async def scenario() -> None:
        for hides_the_page in (False, True):
            desk = await at_the_table()
            await desk.click("do", "menu")
            await desk.click("do", "stop")
            assert desk.screen == "stop"
            if hides_the_page:
                desk.app.hidden()
            await desk.click("do", "table")
            assert desk.screen == "curtain"

    asyncio.run(scenario())


def test_agreeing_to_stop_is_forgotten_when_somebody_plays_on() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        await desk.click("do", "menu")
        await desk.click("do", "stop")
        await desk.app.handle({"kind": "click", "do": "agree", "value": "0"})
        await desk.click("do", "table")
        await desk.click("do", "reveal")
        await move(desk)
        await desk.click("do", "menu")
        await desk.click("do", "stop")
        await desk.app.handle({"kind": "click", "do": "agree", "value": "1"})
        assert desk.screen == "stop"
        await desk.app.handle({"kind": "click", "do": "agree", "value": "0"})
        assert desk.screen == "end"

    asyncio.run(scenario())


def test_a_peek_ends_with_the_curtain() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        await desk.click("do", "menu")
        await desk.click("do", "cover")
        await desk.click("do", "peek")
        desk.app.hidden()
        assert desk.screen == "curtain"
        await desk.click("do", "reveal")
        assert not desk.app.showing.peeking

    asyncio.run(scenario())


def test_giving_up_twice_is_giving_up_once() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        desk.store.slow = 5
        await desk.click("do", "menu")
        await desk.click("do", "concede")
        twice = [desk.app.handle({"kind": "click", "do": "concede-now"}) for _ in range(2)]
        await asyncio.gather(*twice)
        assert desk.screen == "end"

    asyncio.run(scenario())


class Sundial(FakeClock):
    """Time stands still until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[asyncio.Event] = []

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        event = asyncio.Event()
        self.waiting.append(event)
        await event.wait()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_move_taken_back_and_another_played_has_its_own_time_to_be_taken_back() -> None:
    async def scenario() -> None:
        desk = Desk()
        clock = Sundial()
        desk.app = App(desk.page, desk.store, desk.seats, clock, Language())
        opening = asyncio.ensure_future(desk.app.open(ALONE))
        while not desk.controls("pick"):
            await settle()
            for event in clock.waiting:
                event.set()
        await opening
        session = session_of(desk)
        # The dice are used up one by one: after the second move others are to act.
        first = asyncio.ensure_future(move(desk))
        await settle()
        if desk.controls("pick"):
            await first
            first = asyncio.ensure_future(move(desk))
            await settle()
        clock.waiting.clear()
        work = asyncio.ensure_future(session.advance(2.2))
        await settle()
        (old,) = clock.waiting
        assert session.can_undo()
        await session.undo()
        action = next(iter(session.rules.legal(session.table.view(0))))
        await session.act(session.rules.write_action(action))
        plies = session.table.plies
        old.set()
        await work
        assert session.table.plies == plies
        first.cancel()

    asyncio.run(scenario())


def test_once_more_says_why_it_cannot_be() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=random,random&seed=3&speed=0&cap=2")
        lines = session_of(desk).table.lines
        header = json.loads(lines[0])
        for seat in header["seats"]:
            seat["name"] = "Ann"
        other = Desk()
        await other.app.open("")
        other.page.picked = "\n".join([json.dumps(header), *lines[1:]])
        await other.click("do", "import")
        assert other.screen == "end"
        await other.click("do", "again")
        assert other.screen == "setup"
        assert "same name" in other.page.markup

    asyncio.run(scenario())


def test_a_rematch_goes_at_the_same_speed() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=random,random&seed=3&speed=0.5&cap=2")
        await desk.click("do", "again")
        assert session_of(desk).speed == 0.5

    asyncio.run(scenario())


def test_what_another_tab_plays_is_neither_renamed_nor_thrown_away() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        played = session_of(desk).id
        await desk.click("do", "quit")
        desk.store.held_elsewhere.add(played)
        plate = desk.store.plates[played]
        await desk.click("do", "delete")
        await desk.click("do", "delete-now")
        assert played in desk.store.lines
        assert "another tab" in desk.page.markup
        await desk.click("do", "rename")
        await desk.change(f"title-{played}", "Monday")
        assert desk.store.plates[played] == plate
        # The others go.
        await desk.click("do", "new-game")
        await desk.click("do", "start")
        await desk.click("do", "quit")
        assert len(desk.store.lines) == 2
        await desk.click("do", "delete-all")
        await desk.click("do", "delete-all-now")
        assert list(desk.store.lines) == [played]
        assert "stays" in desk.page.markup

    asyncio.run(scenario())


def test_a_table_is_read_once_it_is_held() -> None:
    class Noted(FakeStore):
        """Notes in what order it is asked."""

        def note(self, what: str) -> None:
            self.asked = [*getattr(self, "asked", []), what]

        async def hold(self, table: str) -> bool:
            self.note("hold")
            return await super().hold(table)

        async def read_lines(self, table: str) -> list[str]:
            self.note("read")
            assert self.held == table
            return await super().read_lines(table)

    async def scenario() -> None:
        desk = Desk(store=Noted())
        await desk.app.open(TWO_PEOPLE)
        address = desk.page.query
        await desk.click("do", "quit")
        await desk.app.moved(address)
        assert desk.screen == "curtain"

    asyncio.run(scenario())


def test_going_back_and_forth_at_once_ends_where_one_went_last() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        address = desk.page.query
        desk.store.slow = 5
        await asyncio.gather(*map(desk.app.moved, ("?", address, "?", address)))
        assert desk.screen == "curtain"
        assert desk.store.held == session_of(desk).id
        assert desk.app.showing.notice == ""

    asyncio.run(scenario())


def test_nothing_is_played_at_a_table_that_was_left() -> None:
    async def scenario() -> None:
        desk = await at_the_table(THREE)
        session = session_of(desk)
        assert session.viewer is not None
        action = next(iter(session.rules.legal(session.table.view(session.viewer))))
        await desk.click("do", "quit")
        plies, kept = session.table.plies, list(desk.store.lines[session.id])
        await session.act(session.rules.write_action(action))
        await session.undo()
        await session.concede()
        await session.stand_in(0)
        for seat in (0, 1):
            await session.agree_to_stop(seat)
        assert (session.table.plies, session.stand_ins) == (plies, frozenset())
        assert desk.store.lines[session.id] == kept

    asyncio.run(scenario())


def test_where_nothing_can_be_read_there_is_an_empty_lobby_and_a_word() -> None:
    class Mute(FakeStore):
        """Keeps what it is given, and does not give it back."""

        async def summaries(self) -> dict[str, str]:
            raise StorageTrouble("blocked")

    async def scenario() -> None:
        desk = Desk(store=Mute())
        await desk.app.open("")
        assert desk.screen == "lobby"
        assert desk.app.showing.notice

    asyncio.run(scenario())


def test_what_was_cleared_away_meanwhile_is_kept_again_as_a_whole() -> None:
    class Cleared(FakeStore):
        """As a browser's: what does not go on from what is there is refused."""

        async def append(
            self, table: str, start: int, lines: Sequence[str], summary: str, before: str
        ) -> None:
            if start > len(self.lines.get(table, [])):
                raise StorageTrouble("gone")
            await super().append(table, start, lines, summary, before)

    async def scenario() -> None:
        desk = Desk(store=Cleared())
        await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "reveal")
        await desk.store.clear()
        await move(desk)
        session = session_of(desk)
        assert desk.store.lines[session.id] == session.table.lines
        assert desk.app.showing.notice == ""

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("query", "screen"),
    [
        ("?fbclid=x", "lobby"),
        ("?utm_source=mail&utm_medium=x", "lobby"),
        ("?game=drive_1313&seats=human,easy&fbclid=x&fbclid=y", "table"),
        ("?game=drive_1313&cap=x", "setup"),
        ("?cap=3", "lobby"),
    ],
)
def test_what_others_hang_on_to_a_link_does_not_matter(query: str, screen: str) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(query)
        assert desk.screen == screen

    asyncio.run(scenario())


def test_two_tabs_that_cannot_hold_a_table_do_not_mix_their_moves() -> None:
    """Without https a browser has no locks."""

    async def scenario() -> None:
        store = FakeStore()
        one = Desk(seed=1, store=store)
        await one.app.open(TWO_PEOPLE)
        two = Desk(seed=2, store=store)
        await two.app.open(one.page.query)
        for pawn, desk in enumerate((one, two)):
            await desk.click("do", "reveal")
            await move(desk, pawn)
        session = session_of(two)
        assert store.lines[session.id] == session.table.lines
        await move(one)
        assert store.lines[session.id] == session.table.lines
        assert "Another tab has played on" in one.page.markup
        assert "Another tab has played on" not in two.page.markup
        await move(two)
        assert store.lines[session.id] == session.table.lines

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("query", "game_id", "said"),
    [
        ("?game=noir&seats=human", "noir", "seats"),
        ("?game=watch_your_step&seats=human,easy,easy", "watch_your_step", "seats"),
        ("?game=noir&limit=3", "noir", "limit"),
        ("?speed=0", None, "game"),
        ("?game=chess", None, "game"),
        ("?game=noir&game=noir", None, "game"),
    ],
)
def test_a_bad_link_leads_to_the_set_up_of_the_game_it_names(
    query: str, game_id: str | None, said: str
) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(query)
        assert desk.screen == ("setup" if game_id else "lobby")
        assert f"This link does not start a game. {said}: " in desk.page.markup
        if game_id:
            assert desk.app.form.game_id == game_id

    asyncio.run(scenario())


def test_without_a_viewer_what_is_shared_is_what_anybody_may_see() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        desk.app.hidden()
        assert session_of(desk).viewer is None
        await desk.app.handle({"kind": "click", "do": "export-shared"})
        _, text = desk.page.files[-1]
        assert json.loads(text.splitlines()[0])["viewer"] == "spectator"

    asyncio.run(scenario())


def test_a_seat_given_up_among_three_is_not_taken_back() -> None:
    async def scenario() -> None:
        desk = await at_the_table(THREE)
        session = session_of(desk)
        seat = session.viewer
        assert seat is not None
        await desk.click("do", "menu")
        await desk.click("do", "concede")
        await desk.click("do", "concede-now")
        assert session.conceded == {seat}
        await session.stand_in(seat)
        assert seat in session.stand_ins
        back = Desk(store=FakeStore(desk.store.lines, desk.store.plates))
        await back.app.open(desk.page.query)
        await session_of(back).stand_in(seat)
        assert seat in session_of(back).stand_ins

    asyncio.run(scenario())


def test_letting_the_computer_play_pressed_twice_is_done_once() -> None:
    async def scenario() -> None:
        desk = await at_the_table(THREE)
        desk.store.slow = 5
        clicks = [
            desk.app.handle({"kind": "click", "do": "stand-in", "value": "1"}) for _ in range(2)
        ]
        await asyncio.gather(*clicks)
        assert session_of(desk).stand_ins == {1}

    asyncio.run(scenario())


def test_when_the_game_ends_behind_the_question_to_stop_its_end_is_shown() -> None:
    async def scenario() -> None:
        desk = await at_the_table(THREE)
        await desk.click("do", "menu")
        await desk.click("do", "stop")
        session_of(desk).table.stop()
        desk.app.render()
        assert desk.screen == "end"

    asyncio.run(scenario())


def test_a_table_at_fault_writes_no_more() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        session = session_of(desk)
        desk.app.broke(RuntimeError("a floorboard"))
        session.table.lines.append("rubbish")
        await desk.click("do", "lobby")
        assert desk.screen == "lobby"
        assert "rubbish" not in desk.store.lines[session.id]

    asyncio.run(scenario())


def test_brackets_in_names_are_letters_like_others() -> None:
    names = ",".join(letter * 24 for letter in "[{]}")
    query = f"?game=drive_1313&seats=human,human,human,human&names={names}&speed=0&seed=[[[["

    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(query)
        await desk.click("do", "quit")
        assert "resume" in desk.controls("do")

    asyncio.run(scenario())


def test_the_bell_pressed_twice_does_not_lift_the_curtain() -> None:
    async def scenario() -> None:
        desk = await at_the_table()
        while not session_of(desk).handing:
            for name in ("action", "pick"):
                if choices := desk.controls(name):
                    await desk.click(name, choices[-1])
                    break
        for _ in range(2):
            await desk.app.handle({"kind": "click", "do": "reveal", "value": BELL})
        assert desk.screen == "curtain"
        assert session_of(desk).viewer is None

    asyncio.run(scenario())


def test_computers_wait_while_the_table_is_paused() -> None:
    async def scenario() -> None:
        desk = Desk()
        clock = Sundial()
        desk.app = App(desk.page, desk.store, desk.seats, clock, Language())
        watching = "?game=drive_1313&seats=easy,easy&seed=3&speed=1&cap=3"
        opening = asyncio.ensure_future(desk.app.open(watching))
        await settle()
        await desk.click("do", "pause")
        for event in clock.waiting:
            event.set()
        await opening
        plies = session_of(desk).table.plies
        assert "Go on" in desk.page.markup
        going = asyncio.ensure_future(desk.click("do", "pause"))
        await settle()
        clock.waiting[-1].set()
        await settle()
        assert session_of(desk).table.plies == plies + 1
        going.cancel()

    asyncio.run(scenario())


def test_the_pace_is_chosen_at_the_table_and_kept() -> None:
    async def scenario() -> None:
        desk = await at_the_table("?game=drive_1313&seats=human,human&seed=7&cap=3")
        await desk.click("do", "menu")
        await desk.app.handle({"kind": "click", "do": "pace", "value": "fast"})
        assert session_of(desk).speed == 0.4
        await desk.click("do", "menu")
        await move(desk)
        back = Desk(store=FakeStore(desk.store.lines, desk.store.plates))
        await back.app.open(desk.page.query)
        assert session_of(back).speed == 0.4

    asyncio.run(scenario())


def test_the_rules_are_there_to_read_before_one_sits_down() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("")
        await desk.click("do", "new-game")
        await desk.click("do", "rules")
        assert "rule-1313.M3" in desk.page.markup
        await desk.app.handle({"kind": "input", "field": "rules-search", "value": "passage"})
        assert "rule-1313.M3" not in desk.page.markup
        await desk.app.handle({"kind": "click", "do": "rules", "value": "1313.M3"})
        assert "rule-1313.M3" in desk.page.markup
        await desk.click("do", "start")
        assert desk.screen == "table"

    asyncio.run(scenario())


def test_the_lobby_says_who_won() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=random,random&names=Ann,Bob&seed=3&cap=2")
        due = session_of(desk).table.pending
        assert isinstance(due, Over)
        names = [("Ann", "Bob")[winner] for winner in due.outcome.winners]
        await desk.click("do", "lobby")
        assert f"won by {' and '.join(names)}" in desk.page.markup

    asyncio.run(scenario())
