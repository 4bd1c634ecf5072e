"""13 Clues in a browser: the notebook's marks, the sieve of answers, what moves."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page

from dead_end.games.thirteen_clues import facts
from e2e.conftest import OpenPage, boot
from tests.web.tables import ENGLISH, positions, seen
from web.scene import TableScene
from web.screens import table

LAYER = "async () => { globalThis.layer = await import('./web/js/page.mjs'); }"

MOVING = """() => document.getElementById("root").getAnimations({subtree: true})
    .map((one) => one.animationName ?? "transition")"""

SMALL = """() => [...document.querySelectorAll("#drawer :is(button, input), .answers-sieve select")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.id, one.getBoundingClientRect()])
    .filter(([, {width, height}]) => width < 24 || height < 24)
    .map(([id]) => id)"""


def acting(page: Page, url: str, answers: int) -> None:
    """Ask at random, and never accuse, until so many answers are known and it is one's turn."""
    boot(page, f"{url}?game=thirteen_clues&seats=human,easy,easy,easy,easy,easy&seed=3&speed=0")
    random = Random(5)
    open_now = "#root :is([data-pick]:not([data-pick=accuse]), [data-action])"
    for _ in range(80):
        page.wait_for_selector(open_now, timeout=60_000)
        if page.locator(".answers-number").count() >= answers:
            return
        controls = page.locator(open_now).filter(visible=True)
        controls.nth(random.randrange(controls.count())).click()
        page.wait_for_timeout(50)
    raise AssertionError("so many answers were never given")


def label(page: Page, control: str) -> str | None:
    return page.locator(control).get_attribute("aria-label")


def test_marks_are_made_by_keyboard_and_outlive_a_reload(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(chromium, viewport={"width": 1280, "height": 800})
    acting(page, site_url, 4)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".tools [data-do=notebook]").click()
    first = page.locator(".pad button").first
    first.focus()
    control = f"#{first.get_attribute('id')}"
    for said in ("no", "maybe", "yes"):
        page.keyboard.press("Enter")
        page.wait_for_selector(f'{control}[aria-label$=": {said}"]')
        assert page.evaluate("`#${document.activeElement.id}`") == control
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('.pad button')")
    assert page.evaluate("`#${document.activeElement.id}`") != control
    page.locator("#field-follows").focus()
    page.keyboard.press("Space")
    page.wait_for_selector(".notebook-lead")
    assert page.locator("#field-follows").is_checked()
    assert page.evaluate(SMALL) == []
    said_now = label(page, control)
    assert said_now is not None
    assert ": yes, " in said_now
    page.reload()
    page.wait_for_selector("#root[data-screen=table]", timeout=60_000)
    page.locator(".tools [data-do=notebook]").click()
    page.wait_for_selector(f'{control}[aria-label$=": yes"]')


def test_answers_are_sifted_by_keyboard_and_stay_so(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(chromium, viewport={"width": 1280, "height": 800})
    acting(page, site_url, 6)
    rows = page.locator(".answers-table tbody tr")
    all_rows = rows.count()
    page.locator("#field-only-asker").focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".answers-count")
    chosen = page.locator("#field-only-asker").input_value()
    assert chosen
    assert 0 < rows.count() < all_rows
    name = page.locator(f"#field-only-asker option[value={chosen}]").inner_text()
    assert set(rows.locator("td:first-child").all_inner_texts()) == {name}
    assert page.evaluate("document.activeElement.id") == "field-only-asker"
    page.locator(".tools [data-do=log]").click()
    page.wait_for_selector("#drawer")
    assert page.locator("#field-only-asker").input_value() == chosen
    assert 0 < rows.count() < all_rows


def scene_with_a_glass() -> TableScene:
    """Somebody has just been asked."""
    for played in positions(14, 4, 60, {}, "thirteen_clues"):
        scene = seen(played, 0)
        if any(isinstance(fact, facts.GlassMoved) for fact in scene.told[-1]):
            return scene
    raise AssertionError("nobody asked")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_glass_goes_unless_motion_is_reduced(
    chromium: Browser, open_page: OpenPage, site_url: str, motion: str
) -> None:
    page = open_page(chromium, reduced_motion=motion)
    boot(page, site_url)
    page.evaluate(LAYER)
    page.evaluate("() => { document.getElementById('root').dataset.game = 'thirteen_clues'; }")
    html = str(table.draw(ENGLISH, scene_with_a_glass()))
    page.evaluate("(html) => layer.patch(html)", html)
    assert ("going" in page.evaluate(MOVING)) == (motion == "no-preference")
    page.keyboard.press("Shift")
    assert "going" not in page.evaluate(MOVING)
