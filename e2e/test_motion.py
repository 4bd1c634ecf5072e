"""What moves on the board, in both browsers; and that nothing does where nothing should."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from htpy import Element
from playwright.sync_api import Browser, Page, Playwright

from dead_end.games.drive_13.material import TRAPS as TRAPS_OF_13
from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.material import TRAPS
from e2e.conftest import OpenPage, boot
from tests.web.tables import ENGLISH, positions, seen
from tools.browsers import launch_firefox
from web.games.drive_13.accidents import accident as accident_at_13
from web.games.drive_1313.accidents import accident
from web.games.drive_1313.measure import VIEW_BOX
from web.games.drives.pawn import piece
from web.scene import TableScene
from web.screens import table

LAYER = "async () => { globalThis.layer = await import('./web/js/page.mjs'); }"

MOVING = """() => {
    const root = document.getElementById("root");
    const running = root.getAnimations({subtree: true});
    const names = running.map((one) => one.animationName ?? "transition");
    for (const drawing of root.querySelectorAll("svg.motion")) {
        if (drawing.checkVisibility()) names.push("drawing");
    }
    return names;
}"""

PLACES = """async (html) => {
    layer.patch(html);
    const places = new Set();
    const middle = (drawn) => {
        const {left, top, width, height} = drawn.getBoundingClientRect();
        return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
    };
    const walker = document.querySelector("#root .walker .pawn-bust");
    const pawn = document.querySelector("#root .pawn.walking .pawn-bust");
    for (let frame = 0; frame < 90; frame += 1) {
        places.add(middle(walker));
        await new Promise(requestAnimationFrame);
    }
    return [places.size, middle(walker) === middle(pawn)];
}"""

COUNTED = """() => {
    const mansion = () => document.querySelector("#root .mansion");
    const shown = {checkOpacity: true, checkVisibilityCSS: true};
    globalThis.counted = {frames: 0, walks: new Set(), wrong: []};
    const count = () => {
        counted.frames += mansion() ? 1 : 0;
        for (const pawn of mansion()?.querySelectorAll(".pawn") ?? []) {
            const heir = pawn.id.slice("pawn-".length);
            const drawn = [...mansion().querySelectorAll(`use[href="#heir-${heir}"]`)];
            const seen = drawn.filter((one) => one.checkVisibility(shown)).length;
            if (seen !== 1) counted.wrong.push(`${heir} ${seen} times in frame ${counted.frames}`);
        }
        for (const drawing of mansion()?.querySelectorAll(".motion") ?? []) {
            counted.walks.add(drawing.id);
        }
        if (!counted.over) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
}"""
"""From now on the pawns that are inside are counted in every frame."""

COUNT = """() => {
    counted.over = true;
    return [counted.frames, counted.walks.size, counted.wrong];
}"""


def scenes(seed: int) -> Iterator[TableScene]:
    """What somebody sees of a random game in which every trap costs a card."""
    for played in positions(seed, 2, 900, {"must_draw": True}):
        yield seen(played, 0)


def kinds(turn: list[TableScene]) -> set[type]:
    """The kinds of facts that the turn told, beyond its first scene."""
    return {type(fact) for told in turn[-1].told[len(turn[0].told) :] for fact in told}


@cache
def turn_with_an_accident() -> tuple[TableScene, ...]:
    """A turn in which somebody walks, draws a card and springs a trap, a scene a decision."""
    wanted = {facts.Rolled, facts.Moved, facts.CardDrawn, facts.CardPlayed, facts.KnockedOff}
    for seed in range(99):
        turn: list[TableScene] = []
        for scene in scenes(seed):
            if turn and scene.view.turn != turn[-1].view.turn:
                turn.append(scene)
                if wanted <= kinds(turn):
                    return tuple(turn)
                turn = []
            turn.append(scene)
    raise AssertionError("no game has such a turn")


def moved(page: Page, speed: float) -> list[str]:
    """The names of all that is seen to move while the turn is played on the page."""
    page.evaluate(LAYER)
    names: list[str] = []
    for number, scene in enumerate(turn_with_an_accident()):
        html = str(table.draw(ENGLISH, replace(scene, speed=speed), static=not number))
        page.evaluate("(html) => layer.patch(html)", html)
        names += page.evaluate(MOVING)
        page.wait_for_timeout(60)
        names += page.evaluate(MOVING)
    return names


def test_a_pawn_is_seen_on_its_way(browser: Browser, open_page: OpenPage, site_url: str) -> None:
    page = open_page(browser, reduced_motion="no-preference")
    boot(page, site_url)
    page.evaluate(LAYER)
    _, walked = max(
        (fact.count, number)
        for number, scene in enumerate(turn_with_an_accident())
        for fact in scene.told[-1]
        if isinstance(fact, facts.Moved)
    )
    html = str(table.draw(ENGLISH, turn_with_an_accident()[walked]))
    places, arrived = page.evaluate(PLACES, html)
    assert places >= 3
    assert arrived


@pytest.mark.parametrize("repeat", [0, 1])
def test_each_pawn_is_seen_once_in_every_frame_of_a_turn(
    browser: Browser, open_page: OpenPage, site_url: str, repeat: int
) -> None:
    """Also when a card comes, when "What moved?" is pressed, and when a click skips the rest."""
    page = open_page(browser, reduced_motion="no-preference")
    boot(page, site_url)
    page.evaluate(LAYER)
    page.evaluate(COUNTED)
    for number, scene in enumerate(turn_with_an_accident()):
        shown = replace(scene, repeat=repeat, repeated_at=repeat * len(scene.told))
        html = str(table.draw(ENGLISH, shown, static=not number))
        page.evaluate("(html) => layer.patch(html)", html)
        page.wait_for_timeout(400)
        if number % 2:
            page.keyboard.press("Shift")
        page.wait_for_timeout(100)
    frames, walks, wrong = page.evaluate(COUNT)
    assert frames >= 30
    assert walks >= 3
    assert wrong == []


def test_each_pawn_is_seen_once_in_every_frame_while_computers_play(
    browser: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(browser, reduced_motion="no-preference")
    boot(page, site_url + "?game=drive_1313&seats=easy,easy&seed=11&speed=0.3")
    page.wait_for_selector("#root[data-screen=table] .walker")
    page.evaluate(COUNTED)
    page.wait_for_timeout(12_000)
    frames, walks, wrong = page.evaluate(COUNT)
    assert frames >= 100
    assert walks >= 6
    assert wrong == []


def test_a_turn_moves(browser: Browser, open_page: OpenPage, site_url: str) -> None:
    page = open_page(browser, reduced_motion="no-preference")
    boot(page, site_url)
    assert {"drawing", "roll", "arrive", "turn", "slide", "turn-over"} <= set(moved(page, 1))


def test_nothing_moves_under_reduced_motion(
    chromium: Browser, playwright: Playwright, open_page: OpenPage, site_url: str
) -> None:
    # Over WebDriver BiDi a page of Firefox cannot be told so; the whole browser can.
    firefox = launch_firefox(playwright, {"ui.prefersReducedMotion": 1})
    for browser in (chromium, firefox):
        page = open_page(browser, reduced_motion="reduce")
        boot(page, site_url)
        assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
        assert moved(page, 1) == []
        page.context.close()
    firefox.close()


def test_nothing_moves_at_speed_0(browser: Browser, open_page: OpenPage, site_url: str) -> None:
    page = open_page(browser, reduced_motion="no-preference")
    boot(page, site_url)
    assert moved(page, 0) == []


WATCHED = """async (html) => {
    layer.patch(html);
    const root = document.getElementById("root");
    const trap = root.querySelector(".accident");
    const displayed = () => getComputedStyle(trap).display !== "none";
    const until = async (seen) => {
        const late = performance.now() + 10_000;
        while (displayed() !== seen && performance.now() < late) {
            await new Promise(requestAnimationFrame);
        }
        return displayed();
    };
    const began = await until(true);
    const fresh = root.getAnimations({subtree: true}).filter((one) => one.currentTime < 800);
    return [began, fresh.length, await until(false)];
}"""


@pytest.mark.parametrize("begin", [0, 300])
def test_each_trap_goes_off_and_is_over(page: Page, begin: int) -> None:
    """Firefox once showed none of them."""
    page.evaluate(LAYER)
    for trap in TRAPS:
        goes_off(page, trap, accident(ENGLISH, trap, piece(ENGLISH, "lulu"), begin))
    for trap in TRAPS_OF_13:
        goes_off(page, trap, accident_at_13(ENGLISH, trap, piece(ENGLISH, "lulu"), begin))


def goes_off(page: Page, trap: str, drawing: Element) -> None:
    began, running, lasts = page.evaluate(
        WATCHED,
        f'<svg id="{trap}" class="motion" viewBox="{VIEW_BOX}" width="286">{drawing}</svg>',
    )
    assert began
    assert running >= 3
    assert not lasts
