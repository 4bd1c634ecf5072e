"""Whole games in real browsers, by a driver that knows only the hooks, and by keyboard."""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from dead_end.bots.levels import HUMAN
from dead_end.games import game
from dead_end.record import Record, read_record
from dead_end.referee import Table, replay
from e2e.conftest import BOOT_MS, OpenPage
from e2e.driver import KEEP_FILES, OPEN_NOW, Driver

SOAK = bool(os.environ.get("DEAD_END_SOAK"))
TABLES = {
    "drive_1313": [
        f"drive_1313&cap=12&seats={seats}"
        for seats in ("human,random", "human,easy,human", "human,human,random,easy", "human,human")
    ],
    "drive_13": [
        f"drive_13&cap=12&seats={seats}"
        for seats in ("human,human", "human,easy,human", "human,human,random,easy", "human,random")
    ],
    "noir": [
        "noir&seats=human,human",
        "noir&seats=human,easy&limit=10",
        "noir&seats=random,human&mode=classic&killer=lot",
        "noir&seats=human,random&match=1&limit=10",
    ],
    "watch_your_step": [
        "watch_your_step&seats=human,human",
        "watch_your_step&seats=human,easy&notes=1",
        "watch_your_step&seats=random,human&own_trap=0",
    ],
    "thirteen_clues": [
        "thirteen_clues&seats=human,human&cap=12",
        "thirteen_clues&seats=human,random,human&top_secret=1&cap=12",
        "thirteen_clues&seats=human,easy,random,human&hint=1&cap=12",
        "thirteen_clues&seats=random,human,easy,random,human&broad=0&cap=12",
        "thirteen_clues&seats=human,random,easy,human,random,easy&top_secret=1&cap=12",
    ],
}
"""Tables of each game, as parts of a link."""

every_game = pytest.mark.parametrize("game_id", TABLES)


def replayed(text: str) -> tuple[Record, Table]:
    """The record of an exported game and the table it replays to in CPython."""
    record = read_record(text)
    table = replay(record, game(record.header.game).rules)
    assert record.result is not None
    assert record.digests[len(record.entries)] == table.digest()
    return record, table


def play_through(page: Page, url: str, seed: int) -> None:
    """Click a table from its link to its end: what people did, and nothing else, was clicked."""
    driver = Driver(page, Random(seed))
    page.goto(url)
    page.wait_for_selector("html[data-ready='1']", timeout=BOOT_MS)
    driver.play()
    record, _ = replayed(driver.exported())
    people = {at for at, plan in enumerate(record.header.seats) if plan.player == HUMAN}
    assert 0 < sum(entry.by in people for entry in record.entries) <= driver.clicks


def table_url(site_url: str, game_id: str, number: int) -> str:
    """The link of a game's table number ``number``."""
    tables = TABLES[game_id]
    return f"{site_url}?game={tables[number % len(tables)]}&seed={number}&speed=0"


@every_game
@pytest.mark.parametrize("number", range(20 if SOAK else 2))
def test_games_by_click_in_chromium(
    chromium: Browser, open_page: OpenPage, site_url: str, game_id: str, number: int
) -> None:
    page = open_page(chromium, init_script=KEEP_FILES)
    play_through(page, table_url(site_url, game_id, number), number)


@every_game
@pytest.mark.parametrize("number", range(3 if SOAK else 1))
def test_games_by_click_in_firefox(
    firefox: Browser, open_page: OpenPage, site_url: str, game_id: str, number: int
) -> None:
    page = open_page(firefox, init_script=KEEP_FILES)
    play_through(page, table_url(site_url, game_id, number), number)


@pytest.mark.parametrize("game_id", ["drive_1313", "drive_13"])
@pytest.mark.parametrize("seats", ["easy,easy,easy,easy", "easy,easy", "easy,random,easy"])
def test_uncapped_games_of_computers_are_watched_to_the_end(
    chromium: Browser, open_page: OpenPage, site_url: str, seats: str, game_id: str
) -> None:
    page = open_page(chromium, init_script=KEEP_FILES)
    page.goto(f"{site_url}?game={game_id}&seats={seats}&seed=5&speed=0")
    page.wait_for_selector("#root[data-screen=end]", timeout=8 * BOOT_MS)
    record, table = replayed(Driver(page, Random(0)).exported())
    assert record.result is not None
    assert record.result.reason != "round_cap"
    assert table.plies == len(record.entries)


@pytest.mark.parametrize(
    "table",
    [
        "drive_1313&seats=human,human&cap=3",
        "drive_13&seats=human,human&cap=3",
        "noir&seats=human,human&limit=10",
        "watch_your_step&seats=human,human",
        "thirteen_clues&seats=human,human&cap=4",
    ],
)
def test_a_whole_game_by_keyboard(
    chromium: Browser, open_page: OpenPage, site_url: str, table: str
) -> None:
    """Tab, arrows and Enter alone: never the pointer."""
    page = open_page(chromium, init_script=KEEP_FILES)
    random = Random(8)
    page.goto(f"{site_url}?game={table}&seed=8&speed=0")
    page.wait_for_selector("html[data-ready='1']", timeout=BOOT_MS)
    focused = f"document.activeElement.matches({OPEN_NOW!r})"
    for _ in range(3000):
        if page.locator("#root").get_attribute("data-screen") == "end":
            break
        keys = ["Tab"] * random.randrange(1, 6) + ["ArrowRight"] * random.randrange(6)
        keys += ["ArrowDown"] * random.randrange(4)
        for key in keys:
            page.keyboard.press(key)
        if page.evaluate(focused):
            page.keyboard.press("Enter")
    else:
        raise AssertionError("the game did not end")
    replayed(Driver(page, random).exported())
