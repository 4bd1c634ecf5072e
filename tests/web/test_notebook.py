"""What a person marks in its notebook and chooses to be shown: for its own eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from dead_end.games.thirteen_clues.state import ACTING
from tests.web.driver import Controls, Desk, FakeStore
from web import marks
from web.plate import Plate

TWO = "?game=thirteen_clues&seats=human,human&names=Ann,Bob&seed=3&speed=0"
ONE = "?game=thirteen_clues&seats=human,easy,easy&names=Ann,Bob,Cleo&seed=3&speed=0"


async def until(desk: Desk, reached: Callable[[Desk], bool]) -> None:
    """Click at random, never on an accusation, until it is so."""
    random = Random(2)
    for _ in range(300):
        if reached(desk):
            return
        clicks = [("pick", value) for value in desk.controls("pick") if value != "accuse"]
        clicks += [("action", value) for value in desk.controls("action")]
        clicks += [("do", value) for value in desk.controls("do") if value == "reveal"]
        await desk.click(*random.choice(clicks))
    raise AssertionError("that does not come")


def acts(desk: Desk) -> bool:
    """Whether a person is to act and looks at the table."""
    session = desk.app.session
    if session is None or session.viewer is None or session.due_seat() != session.viewer:
        return False
    return bool(session.table.view(session.viewer).step == ACTING)


async def acting(query: str = TWO) -> Desk:
    """A table at which a person is to act, the notebook open."""
    desk = Desk()
    await desk.app.open(query)
    await until(desk, acts)
    await desk.click("do", "notebook")
    return desk


def cards(desk: Desk) -> list[str]:
    """What can be marked on the page."""
    return [
        found["data-value"]
        for found in Controls(desk.page.markup).found
        if found.get("data-do") == "mark"
    ]


async def mark(desk: Desk, place: str) -> None:
    """Click on a card of the pad."""
    assert place in cards(desk)
    await desk.app.handle({"kind": "click", "do": "mark", "value": place})


def marked(desk: Desk) -> list[str]:
    """The cards that are marked on the page, as it says them."""
    return [
        found["aria-label"]
        for found in Controls(desk.page.markup).found
        if "marked-" in found.get("class", "")
    ]


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await scenario()

    asyncio.run(whole())


@pytest.mark.clause("clues.N1")
def test_clicks_go_round_the_marks_of_a_card_that_one_does_not_see() -> None:
    async def scenario() -> None:
        desk = await acting()
        session = desk.app.session
        assert session is not None
        assert session.viewer is not None
        assert len(cards(desk)) == 13
        assert 'class="pad-card pad-crossed"' in desk.page.markup
        place = cards(desk)[0]
        name = place.capitalize()
        for said in ("no", "maybe", "yes"):
            await mark(desk, place)
            assert marked(desk) == [f"{name}: {said}"]
        await mark(desk, place)
        assert marked(desk) == []
        assert f"{name}: not marked" in desk.page.markup

    run(scenario)


@pytest.mark.clause("clues.N1")
def test_marks_outlive_a_reload_and_are_in_no_record() -> None:
    async def scenario() -> None:
        desk = await acting(ONE)
        place = cards(desk)[0]
        before = dict(desk.store.lines)
        await mark(desk, place)
        await mark(desk, place)
        said = marked(desk)
        assert said == [f"{place.capitalize()}: maybe"]
        back = Desk(store=FakeStore(dict(desk.store.lines), dict(desk.store.plates)))
        await back.app.open(desk.page.query)
        await back.click("do", "notebook")
        assert marked(back) == said
        assert desk.store.lines == before
        await desk.click("do", "menu")
        for word in ("export", "export-shared"):
            await desk.click("do", word)
        assert len(desk.page.files) == 2
        assert "maybe" in desk.store.plates.popitem()[1]
        assert not any("maybe" in text for _, text in desk.page.files)

    run(scenario)


@pytest.mark.clause("clues.N1", "all.A7")
def test_marks_and_choices_are_for_ones_own_eyes() -> None:
    async def scenario() -> None:
        desk = await acting()
        session = desk.app.session
        assert session is not None
        first = session.viewer
        await mark(desk, cards(desk)[0])
        await desk.change("follows", True)
        assert "notebook-lead" in desk.page.markup
        await desk.app.handle({"kind": "click", "do": "cover"})
        assert not cards(desk)
        assert "marked-" not in desk.page.markup
        await desk.app.handle({"kind": "click", "do": "cover"})
        assert marked(desk)
        await desk.click("do", "notebook")
        await until(desk, lambda it: acts(it) and session.viewer != first)
        await desk.click("do", "notebook")
        assert cards(desk)
        assert not marked(desk)
        assert "notebook-lead" not in desk.page.markup
        session.lower_curtain()
        desk.app.render()
        assert "marked-" not in desk.page.markup
        await desk.click("do", "reveal")
        await desk.click("do", "notebook")
        await until(desk, lambda it: acts(it) and session.viewer == first)
        await desk.click("do", "notebook")
        assert marked(desk)
        assert "notebook-lead" in desk.page.markup

    run(scenario)


@pytest.mark.clause("clues.N1")
def test_for_purists_there_are_marks_and_nothing_that_follows() -> None:
    async def scenario() -> None:
        desk = await acting(TWO + "&notebook=0")
        await mark(desk, cards(desk)[0])
        assert marked(desk)
        assert "follows" not in desk.controls("field")
        await desk.app.handle({"kind": "change", "field": "follows", "value": True})
        assert "notebook-lead" not in desk.page.markup

    run(scenario)


def test_answers_are_narrowed_by_who_whom_and_what() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(ONE)
        await until(desk, lambda it: acts(it) and it.page.markup.count("answers-number") > 8)
        everything = rows(desk)
        shown: list[tuple[str, ...]] = []
        for seat, name in enumerate(("Ann", "Bob", "Cleo")):
            await desk.change("only-asker", f"seat{seat + 1}")
            assert rows(desk) == [row for row in everything if row[0] == name]
            shown += rows(desk)
        assert sorted(shown) == sorted(everything)
        await desk.change("only-witness", "seat1")
        assert rows(desk) == [row for row in everything if row[:2] == ("Cleo", "Ann")]
        assert f"{len(rows(desk))} of {len(everything)} answers" in desk.page.markup
        await desk.change("only-asker", "")
        await desk.change("only-witness", "")
        assert rows(desk) == everything
        subject = next(row[2] for row in everything)
        word = next(
            found["value"]
            for found in Controls(desk.page.markup).found
            if found["tag"] == "option" and found.get("value") == subject.lower()
        )
        await desk.change("only-subject", word)
        assert rows(desk) == [row for row in everything if row[2] == subject]

    run(scenario)


def rows(desk: Desk) -> list[tuple[str, ...]]:
    """The table of answers, row by row."""
    body = desk.page.markup.partition('class="answers-table"')[2].partition("</table>")[0]
    return [
        tuple(cell.partition(">")[2] for cell in row.split("</td>")[:-1])
        for row in body.split("<tr>")[2:]
    ]


def test_only_places_can_be_marked() -> None:
    found: marks.Marks = {}
    for place in ("", "Duke", "a b", "x" * 31, "<b>"):
        assert marks.after(found, 0, place) is found
    for number in range(marks.MOST_PLACES + 5):
        found = marks.after(found, 0, f"card-{number}")
    assert len(found[0]) == marks.MOST_PLACES
    found = marks.after(found, 1, "card-0")
    assert marks.read(marks.written(found)) == found


def test_what_is_no_mark_is_left_out_of_a_plate() -> None:
    texts = ("0 duke no", "duke no", "x duke no", "0 duke perhaps", "0 Duke no", "1 bow yes", "")
    plate = Plate("a", "thirteen_clues", ("Ann",), ("human",), marks=texts)
    again = Plate.read(plate.written())
    assert again == plate
    assert marks.read(texts) == {0: {"duke": "no"}, 1: {"bow": "yes"}}
