"""Whole games in real browsers, by a driver that knows only the hooks, and by keyboard."""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from dead_end.games import game
from dead_end.record import Record, read_record
from dead_end.referee import Table, replay
from e2e.conftest import BOOT_MS, OpenPage
from e2e.driver import KEEP_FILES, OPEN_NOW, Driver

SOAK = bool(os.environ.get("DEAD_END_SOAK"))
TABLES = [
    "human,random",
    "human,easy,human",
    "human,human,random,easy",
    "human,human",
]


def replayed(text: str) -> tuple[Record, Table]:
    """The record of an exported game and the table it replays to in CPython."""
    record = read_record(text)
    table = replay(record, game(record.header.game).rules)
    assert record.result is not None
    assert record.digests[len(record.entries)] == table.digest()
    return record, table


def play_through(page: Page, url: str, seed: int) -> Driver:
    driver = Driver(page, Random(seed))
    page.goto(url)
    page.wait_for_selector("html[data-ready='1']", timeout=BOOT_MS)
    driver.play()
    replayed(driver.exported())
    return driver


@pytest.mark.parametrize("number", range(20 if SOAK else 3))
def test_games_by_click_in_chromium(
    chromium: Browser, open_page: OpenPage, site_url: str, number: int
) -> None:
    seats = TABLES[number % len(TABLES)]
    url = f"{site_url}?game=drive_1313&seats={seats}&seed={number}&speed=0&cap=12"
    driver = play_through(open_page(chromium, init_script=KEEP_FILES), url, number)
    assert driver.clicks > 20


@pytest.mark.parametrize("number", range(3 if SOAK else 1))
def test_games_by_click_in_firefox(
    firefox: Browser, open_page: OpenPage, site_url: str, number: int
) -> None:
    seats = TABLES[number % len(TABLES)]
    url = f"{site_url}?game=drive_1313&seats={seats}&seed={number}&speed=0&cap=12"
    driver = play_through(open_page(firefox, init_script=KEEP_FILES), url, number)
    assert driver.clicks > 20


@pytest.mark.parametrize("seats", ["easy,easy,easy,easy", "easy,easy", "easy,random,easy"])
def test_uncapped_games_of_computers_are_watched_to_the_end(
    chromium: Browser, open_page: OpenPage, site_url: str, seats: str
) -> None:
    page = open_page(chromium, init_script=KEEP_FILES)
    page.goto(f"{site_url}?game=drive_1313&seats={seats}&seed=5&speed=0")
    page.wait_for_selector("#root[data-screen=end]", timeout=8 * BOOT_MS)
    record, table = replayed(Driver(page, Random(0)).exported())
    assert record.result is not None
    assert record.result.reason != "round_cap"
    assert table.plies == len(record.entries)


def test_a_whole_game_by_keyboard(chromium: Browser, open_page: OpenPage, site_url: str) -> None:
    """Tab, arrows and Enter alone: never the pointer."""
    page = open_page(chromium, init_script=KEEP_FILES)
    random = Random(8)
    page.goto(f"{site_url}?game=drive_1313&seats=human,human&seed=8&speed=0&cap=3")
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
