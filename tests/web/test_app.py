"""The page's logic: whole games by its hooks, the curtain, keeping and coming back, trouble."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from dead_end.games import game
from dead_end.record import read_record
from dead_end.referee import replay
from tests.web.driver import Desk, FakeStore

RULES = game("drive_1313").rules
TWO_PEOPLE = "?game=drive_1313&seats=human,human&names=Ann,Bob&seed=7&speed=0&cap=3"


def opened(query: str, seed: int = 0, store: FakeStore | None = None) -> Desk:
    desk = Desk(seed, store)
    asyncio.run(desk.app.open(query))
    return desk


@pytest.mark.parametrize("seats", ["human,human", "human,easy,random", "human,human,easy,human"])
def test_a_driver_that_knows_only_the_hooks_finishes_a_game(seats: str) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(f"?game=drive_1313&seats={seats}&seed=3&speed=0&cap=3")
        await desk.play(Random(1))
        await desk.click("do", "export")
        _, text = desk.page.files[0]
        record = read_record(text)
        assert record.result is not None
        assert desk.app.session is not None
        assert replay(record, RULES).digest() == desk.app.session.table.digest()

    asyncio.run(scenario())


def test_computers_alone_play_to_the_end() -> None:
    desk = opened("?game=drive_1313&seats=easy,random&seed=3&speed=0&cap=2")
    assert desk.screen == "end"


@pytest.mark.clause("all.A2")
def test_under_the_curtain_nothing_of_anybodys_hand_is_in_the_page() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        random = Random(2)
        curtains = 0
        while desk.screen != "end":
            session = desk.app.session
            assert session is not None
            if desk.screen == "curtain":
                curtains += 1
                shown = desk.page.markup.casefold()
                for seat in (0, 1):
                    view = session.table.view(seat)
                    held = RULES.write_view(view)
                    assert not any(word in shown for word in held["own"])
                    assert not any(word in shown for word in held["hand"])
                assert session.viewer is None
                assert desk.page.marks["seat"] is None
            choices = [("pick", v) for v in desk.controls("pick")]
            choices += [("action", v) for v in desk.controls("action")]
            choices += [("do", "reveal") for v in desk.controls("do") if v == "reveal"]
            await desk.click(*random.choice(choices))
        assert curtains >= 4

    asyncio.run(scenario())


def test_a_turn_ends_with_a_bell_and_then_the_curtain() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        assert desk.screen == "curtain"
        await desk.click("do", "reveal")
        assert desk.screen == "table"
        first = desk.page.marks["seat"]
        random = Random(4)
        while desk.controls("action") or desk.controls("pick"):
            choices = [("pick", v) for v in desk.controls("pick")]
            choices += [("action", v) for v in desk.controls("action")]
            await desk.click(*random.choice(choices))
        assert desk.page.marks["seat"] == first
        await desk.click("do", "reveal")
        assert desk.screen == "curtain"
        await desk.click("do", "reveal")
        assert desk.screen == "table"
        assert desk.page.marks["seat"] != first

    asyncio.run(scenario())


def test_the_curtain_falls_when_the_page_is_hidden() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "reveal")
        desk.app.hidden()
        assert desk.screen == "curtain"

    asyncio.run(scenario())


def test_one_person_has_no_curtain() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=human,easy&seed=7&speed=0&cap=2")
        desk.app.hidden()
        assert desk.screen == "table"
        await desk.play(Random(5))
        assert all(screen != "curtain" for screen, _ in desk.page.seen)

    asyncio.run(scenario())


def test_a_killed_tab_comes_back_to_the_last_thing_shown() -> None:
    async def scenario() -> None:
        store = FakeStore()
        desk = Desk(store=store)
        await desk.app.open(TWO_PEOPLE)
        random = Random(6)
        for step in range(60):
            if desk.screen == "end":
                break
            assert desk.app.session is not None
            shown = desk.app.session.table.digest()
            back = Desk(seed=step, store=FakeStore(dict(store.lines), dict(store.plates)))
            await back.app.open(desk.page.query)
            assert back.app.session is not None
            assert back.app.session.table.digest() == shown
            resting = desk.app.session.resting
            assert back.screen == ("table" if resting else "curtain")
            choices = [("pick", v) for v in desk.controls("pick")]
            choices += [("action", v) for v in desk.controls("action")]
            choices += [("do", "reveal") for v in desk.controls("do") if v == "reveal"]
            await desk.click(*random.choice(choices))

    asyncio.run(scenario())


def test_a_stale_click_does_nothing() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "reveal")
        await desk.click("pick", desk.controls("pick")[0])
        action = desk.controls("action")[0]
        twice = {"kind": "click", "action": action}
        await asyncio.gather(desk.app.handle(twice), desk.app.handle(twice))
        assert desk.app.session is not None
        written = RULES.write_action(RULES.read_action(action))
        lines = [line for line in desk.app.session.table.lines if written in line]
        assert len(lines) == 1
        assert desk.app.showing.refusal is None

    asyncio.run(scenario())


def test_undo_takes_a_move_back_and_the_record_forgets_it() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "reveal")
        assert desk.app.session is not None
        before, lines = desk.app.session.table.digest(), list(desk.app.session.table.lines)
        await desk.click("pick", desk.controls("pick")[0])
        await desk.click("action", next(a for a in desk.controls("action") if "out" not in a))
        assert desk.app.session.table.digest() != before
        await desk.click("do", "undo")
        assert desk.app.session.table.digest() == before
        assert desk.store.lines[desk.app.session.id] == lines

    asyncio.run(scenario())


@pytest.mark.clause("all.A3")
def test_a_refused_target_names_its_clause_and_nothing_is_kept() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "reveal")
        await desk.click("pick", desk.controls("pick")[0])
        assert desk.app.session is not None
        lines = list(desk.app.session.table.lines)
        await desk.click("try", next(t for t in desk.controls("try") if t.startswith("space")))
        assert desk.app.showing.refusal is not None
        assert desk.app.showing.refusal.clause in desk.page.markup
        assert desk.app.session.table.lines == lines

    asyncio.run(scenario())


@pytest.mark.parametrize("kind", ["blocked", "full"])
def test_without_storage_one_plays_on_and_is_told_as_long_as_it_is_so(kind: str) -> None:
    async def scenario() -> None:
        desk = Desk(store=FakeStore(refuses=kind))
        await desk.app.open("?game=drive_1313&seats=human,easy&seed=7&speed=0&cap=2")
        assert desk.app.showing.notice in desk.page.markup
        await desk.play(Random(5))
        assert desk.screen == "end"
        assert desk.app.showing.notice in desk.page.markup
        # Leaving loses what is not kept: that is said first, and done when it is asked again.
        await desk.click("do", "lobby")
        assert desk.screen == "end"
        assert "before you leave" in desk.page.markup
        await desk.click("do", "lobby")
        assert desk.screen == "lobby"

    asyncio.run(scenario())


def test_without_a_worker_the_page_answers_itself() -> None:
    async def scenario() -> None:
        desk = Desk()
        desk.seats.lost = True
        await desk.app.open("?game=drive_1313&seats=easy,random&seed=7&speed=0&cap=2")
        assert desk.screen == "end"
        assert desk.seats.asked

    asyncio.run(scenario())


def test_what_nobody_expected_is_shown_with_a_way_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "reveal")
        assert desk.app.session is not None
        shown = desk.app.session.table.digest()

        def fails(*_: object, **__: object) -> None:
            raise ZeroDivisionError("a slip of the pen")

        await desk.click("pick", desk.controls("pick")[0])
        action = desk.controls("action")[0]
        with monkeypatch.context() as broken:
            broken.setattr(desk.app.session.table, "act", fails)
            task = desk.app.start(desk.app.handle({"kind": "click", "action": action}))
            with pytest.raises(ZeroDivisionError):
                await task
        await asyncio.sleep(0)
        assert desk.screen == "trouble"
        await desk.click("do", "report")
        assert "a slip of the pen" in desk.page.files[0][1]
        faulty = desk.app.session
        await desk.click("do", "resume")
        assert faulty.closed
        assert desk.app.session is not faulty
        assert desk.screen == "curtain"
        assert desk.app.session is not None
        assert desk.app.session.table.digest() == shown

    asyncio.run(scenario())


def test_a_bad_link_gives_a_message_on_the_set_up_screen() -> None:
    desk = opened("?game=drive_1313&seats=human,martian")
    assert desk.screen == "setup"
    assert "martian" not in desk.page.markup
    assert desk.app.form.problem in desk.page.markup.replace("&#39;", "'")


def test_the_set_up_screen_starts_the_table_it_shows() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("")
        assert desk.screen == "lobby"
        await desk.click("do", "new-game")
        assert desk.screen == "setup"
        await desk.change("seat-1-name", "Ann <b>")
        await desk.change("seat-2-player", "human")
        await desk.change("option-cap", "2")
        await desk.click("do", "start")
        assert desk.screen == "curtain"
        assert desk.app.session is not None
        assert desk.app.session.table.options["cap"] == 2
        assert "<b>" not in desk.page.markup

    asyncio.run(scenario())


def test_import_opens_what_export_gave_and_refuses_rubbish() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=random,random&seed=3&speed=0&cap=2")
        await desk.click("do", "export")
        other = Desk(seed=9)
        await other.app.open("")
        other.page.picked = '{"record": "dead-end"'
        await other.click("do", "import")
        assert other.screen == "lobby"
        assert other.app.showing.notice
        other.page.picked = desk.page.files[0][1]
        await other.click("do", "import")
        assert other.screen == "end"
        assert other.app.session is not None
        assert desk.app.session is not None
        assert other.app.session.table.digest() == desk.app.session.table.digest()

    asyncio.run(scenario())


def test_replay_goes_through_the_game_from_every_side() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=random,random&seed=3&speed=0&cap=2")
        await desk.click("do", "replay")
        assert desk.screen == "replay"
        assert desk.app.replaying is not None
        for viewer in ("-4", "-1", "0", "1"):
            await desk.change("viewer", viewer)
            for ply in (0, desk.app.replaying.plies // 2, desk.app.replaying.plies):
                await desk.change("ply", str(ply))
                assert desk.app.replaying.scene().ply == ply
        await desk.click("do", "previous")
        assert desk.app.replaying.ply == desk.app.replaying.plies - 1
        await desk.click("do", "end")
        assert desk.screen == "end"

    asyncio.run(scenario())


def test_the_gazette_is_handed_out_as_a_drawing_and_as_a_picture() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=random,random&seed=3&speed=0&cap=2")
        await desk.click("do", "save-svg")
        await desk.click("do", "save-png")
        (svg_name, svg), (png_name, same) = desk.page.files
        assert svg_name.endswith(".svg")
        assert png_name.endswith(".png")
        assert "<svg xmlns=" in svg
        assert svg == same

    asyncio.run(scenario())


def test_a_refusal_opens_the_rules_at_its_clause_and_they_can_be_searched() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(TWO_PEOPLE)
        await desk.click("do", "reveal")
        await desk.click("pick", desk.controls("pick")[0])
        await desk.click("try", next(t for t in desk.controls("try") if t.startswith("space")))
        assert desk.app.showing.refusal is not None
        clause = desk.app.showing.refusal.clause
        await desk.app.handle({"kind": "click", "do": "rules", "value": clause})
        (led_to,) = desk.controls("scroll-to")
        assert f'id="{led_to}"' in desk.page.markup
        assert clause in desk.page.markup
        whole = len(desk.page.markup)
        typed = {"kind": "input", "field": "rules-search", "value": "moneybags"}
        await desk.app.handle(typed)
        assert "<mark>" in desk.page.markup
        assert len(desk.page.markup) < whole
        await desk.app.handle({"kind": "key", "key": "Escape"})
        assert "rules-search" not in desk.controls("field")

    asyncio.run(scenario())
