"""The table in real browsers: curtain, reload, small screens, axe, what must not be live."""

from __future__ import annotations

from random import Random
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from e2e.conftest import OpenPage, boot
from e2e.driver import Driver

TWO_PEOPLE = "?game=drive_1313&seats=human,human&names=Ann,Bob&seed=7&speed=0&cap=3"
ALONE = "?game=drive_1313&seats=human,random&names=Ann,&seed=11&speed=0&cap=30"
AXE_RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def till(page: Page, screen: str) -> None:
    page.wait_for_selector(f"#root[data-screen={screen}]", timeout=30_000)


def till_asked(page: Page) -> None:
    page.wait_for_selector("#root :is([data-pick], [data-action])", timeout=30_000)


STILL = """() => new Promise((resolve) => {
    const root = document.getElementById("root");
    const still = () => { seen.disconnect(); resolve(); };
    let timer = setTimeout(still, 1000);
    const seen = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(still, 1000);
    });
    seen.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
})"""


def till_still(page: Page) -> None:
    """Until somebody is asked and a second has gone by in which nothing on the page changed.

    The controls of before a click stay until what was clicked is kept; then others may act.
    """
    page.evaluate(STILL)
    till_asked(page)


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options=AXE_RULES).response["violations"]
    return [f"{one['id']}: {node['target']}" for one in found for node in one["nodes"]]


def test_the_curtain_hides_everything_and_falls_on_reload(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(chromium)
    boot(page, site_url + TWO_PEOPLE)
    till(page, "curtain")
    page.locator("[data-do=reveal]").click()
    till(page, "table")
    secrets = [line.strip() for line in page.locator(".hand").inner_text().splitlines()]
    secrets = [line for line in secrets if len(line) > 3 and line != "Your hand"]
    assert len(secrets) >= 6
    page.reload()
    till(page, "curtain")
    behind = page.locator("#root").inner_html() + page.title()
    assert not [word for word in secrets if word in behind]
    kept = page.evaluate("JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)])")
    assert kept == "[[],[]]"


def test_a_reload_comes_back_to_what_was_shown(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(chromium)
    boot(page, site_url + ALONE)
    driver = Driver(page, Random(3))
    places = "all => all.map(e => e.getAttribute('aria-label'))"
    for _ in range(4):
        for _ in range(5):
            till_asked(page)
            driver._click_one()
        till_still(page)
        shown = page.locator(".hand, .seats, .tray").all_inner_texts()
        pawns = page.locator(".board [aria-label]").evaluate_all(places)
        if page.locator("[data-do=back]").count():
            # What was only picked is not played: it need not come back.
            page.locator("[data-do=back]").first.click()
            page.wait_for_selector("[data-do=back]", state="detached")
            pawns = page.locator(".board [aria-label]").evaluate_all(places)
            shown = page.locator(".hand, .seats, .tray").all_inner_texts()
        page.reload()
        till_still(page)
        assert page.locator(".hand, .seats, .tray").all_inner_texts() == shown
        assert page.locator(".board [aria-label]").evaluate_all(places) == pawns


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(
    chromium: Browser, open_page: OpenPage, site_url: str, scheme: str
) -> None:
    page = open_page(chromium, color_scheme=scheme)
    boot(page, site_url)
    till(page, "lobby")
    assert violations(page) == []
    page.locator("[data-do=new-game]").first.click()
    till(page, "setup")
    assert violations(page) == []
    boot(page, site_url + "?game=drive_1313&seats=human,wizard")
    till(page, "setup")
    assert violations(page) == []
    boot(page, site_url + TWO_PEOPLE)
    till(page, "curtain")
    assert violations(page) == []
    page.locator("[data-do=reveal]").click()
    till(page, "table")
    assert violations(page) == []
    page.locator("[data-pick]").first.click()
    page.wait_for_selector(".board [data-action]")
    assert violations(page) == []
    for drawer in ("log", "rules", "menu"):
        page.locator(f"[data-do={drawer}]").first.click()
        page.wait_for_selector("#drawer")
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("#drawer", state="detached")
    page.locator("[data-do=menu]").first.click()
    page.locator("[data-do=concede]").click()
    page.wait_for_selector("[data-do=concede-now]")
    assert violations(page) == []
    page.locator("[data-do=cover]").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".face-down")
    assert violations(page) == []
    page.locator("#peek").click()
    page.wait_for_selector(".hand .heir-card")
    assert violations(page) == []
    page.locator("[data-do=menu]").first.click()
    page.locator("[data-do=stop]").click()
    till(page, "stop")
    assert violations(page) == []
    page.locator("[data-do=agree]").first.click()
    page.wait_for_selector(".signature")
    assert violations(page) == []
    boot(page, site_url)
    for asked in ("rename", "delete", "delete-all"):
        page.locator(f"[data-do={asked}]").first.click()
        page.locator("[data-do=keep]").wait_for()
        assert violations(page) == []
        page.locator("[data-do=keep]").click()
        page.locator("[data-do=keep]").wait_for(state="detached")
    boot(page, site_url + "?game=drive_1313&seats=random,random&seed=2&speed=0&cap=2")
    till(page, "end")
    assert violations(page) == []
    page.locator("[data-do=replay]").first.click()
    till(page, "replay")
    assert violations(page) == []


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_nothing_scrolls_sideways(
    chromium: Browser, open_page: OpenPage, site_url: str, width: int
) -> None:
    page = open_page(chromium, viewport={"width": width, "height": 740})
    wide = "document.documentElement.scrollWidth"
    boot(page, site_url)
    assert page.evaluate(wide) <= width
    page.locator("[data-do=new-game]").first.click()
    till(page, "setup")
    assert page.evaluate(wide) <= width
    boot(page, site_url + ALONE)
    till_asked(page)
    assert page.evaluate(wide) <= width
    page.locator("[data-pick]").first.click()
    page.wait_for_selector("[data-action]")
    assert page.evaluate(wide) <= width


def test_a_turn_on_a_phone_needs_no_page_scroll_and_its_targets_can_be_hit(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(chromium, viewport={"width": 360, "height": 740}, has_touch=True)
    boot(page, site_url + ALONE)
    till_asked(page)
    page.locator(".board [data-pick]").first.click()
    page.wait_for_selector(".board [data-action]")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    sizes: list[list[float]] = page.locator(".board [data-action]").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(b => [b.width, b.height])"
    )
    assert sizes
    assert min(min(size) for size in sizes) >= 24


def test_a_name_with_markup_is_only_a_name(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(chromium)
    name = "<img src=x onerror=a()>"
    boot(page, f"{site_url}?game=drive_1313&seats=human,human&names={quote(name)},&speed=0")
    till(page, "curtain")
    page.locator("[data-do=reveal]").click()
    till(page, "table")
    assert page.locator("#root img").count() == 0
    assert name in page.locator(".seats").inner_text()


@pytest.mark.parametrize(
    "query", ["?game=chess", "?game=drive_1313&seats=human,wizard", "?cap=%00", "?table=nowhere"]
)
def test_a_bad_link_breaks_nothing(
    chromium: Browser, open_page: OpenPage, site_url: str, query: str
) -> None:
    page = open_page(chromium)
    boot(page, site_url + query)
    page.wait_for_selector("#root:is([data-screen=setup], [data-screen=lobby])")
    said = page.locator("#root :is([role=status], [role=alert])").all_inner_texts()
    assert "".join(said).strip()


def test_the_game_is_played_on_where_storage_is_blocked(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(
        chromium,
        init_script="Object.defineProperty(window, 'indexedDB', "
        "{get() { throw new DOMException('blocked', 'SecurityError'); }});",
    )
    boot(page, site_url + "?game=drive_1313&seats=human,random&seed=4&speed=0&cap=1")
    till_asked(page)
    assert "keeps nothing" in page.locator("#root").inner_text()
    Driver(page, Random(1)).play()
