"""What has its place on the table, on screens of all kinds: in view, whole, and staying there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import OpenPage, boot

TWO_PEOPLE = "?game={}&seats=human,human&names=Ann,Bob&seed=7&speed=0&cap=3"

OUTSIDE = """() => {
    const parts = ".mansion, .seats, .prompt, .dice, .deeds .button, .hand .card, .bar .tool";
    return [...document.querySelectorAll(parts)].filter((part) => {
        const {left, top, right, bottom, width} = part.getBoundingClientRect();
        const across = left >= -1 && right <= innerWidth + 1;
        return width > 0 && !(across && top >= -1 && bottom <= innerHeight + 1);
    }).map((part) => part.className);
}"""

COVERED = """() => {
    const hit = (part) => {
        const {left, top, width, height} = part.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && (part.contains(found) || found.contains(part));
    };
    return [...document.querySelectorAll(".prompt, .deeds .button, .bar .tool")]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
        .filter((part) => !hit(part)).map((part) => part.textContent);
}"""


def at_the_table(page: Page, url: str, game_id: str = "drive_1313") -> None:
    boot(page, url + TWO_PEOPLE.format(game_id))
    page.locator("[data-do=reveal]").click()
    page.wait_for_selector("#root[data-screen=table] .board [data-pick]")


@pytest.mark.parametrize("game_id", ["drive_1313", "drive_13"])
@pytest.mark.parametrize(
    ("width", "height"), [(360, 740), (740, 360), (640, 400), (844, 390), (1280, 800)]
)
def test_a_turn_is_in_view_and_nothing_covers_the_deeds(
    chromium: Browser, open_page: OpenPage, site_url: str, width: int, height: int, game_id: str
) -> None:
    page = open_page(chromium, viewport={"width": width, "height": height})
    at_the_table(page, site_url, game_id)
    for _ in range(2):
        assert page.evaluate(OUTSIDE) == []
        page.locator(".board [data-pick]").first.click()
        page.wait_for_selector(".board [data-action]")
        assert page.locator(".deeds .button").count() >= 1
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(COVERED) == []
        page.locator(".board .target[data-action]").first.click()
        page.wait_for_selector("[data-do=undo]")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1280, 800)])
def test_the_tools_stay_where_they_are_when_undo_comes(
    chromium: Browser, open_page: OpenPage, site_url: str, width: int, height: int
) -> None:
    page = open_page(chromium, viewport={"width": width, "height": height})
    at_the_table(page, site_url)
    tools = ("rules", "menu", "quit")
    before = [page.locator(f".bar [data-do={tool}]").bounding_box() for tool in tools]
    page.locator(".board [data-pick]").first.click()
    page.locator(".board .target[data-action]").first.click()
    page.wait_for_selector("[data-do=undo]")
    assert [page.locator(f".bar [data-do={tool}]").bounding_box() for tool in tools] == before


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740), (740, 360), (1280, 800)])
def test_a_hand_that_is_peeked_at_is_whole_and_the_button_stays_under_the_finger(
    chromium: Browser, open_page: OpenPage, site_url: str, width: int, height: int
) -> None:
    page = open_page(chromium, viewport={"width": width, "height": height})
    at_the_table(page, site_url)
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=cover]").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".face-down")
    peek = page.locator("#peek")
    before = peek.bounding_box()
    assert before is not None
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.down()
    page.wait_for_selector(".hand .heir-card")
    assert peek.bounding_box() == before
    cards = page.locator(".hand .card").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(b => [b.left, b.right])"
    )
    assert len(cards) == 6
    assert cards[-1][1] <= width
    assert all(card[1] <= after[0] + 1 for card, after in pairwise(cards))
    page.mouse.up()
