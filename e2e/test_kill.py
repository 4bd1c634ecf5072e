"""A browser that is killed comes back to what it last showed.

The page is watched from outside: whenever it shows another action, it tells the test. Then the
whole browser process is killed, without a word, and started again on the same profile.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from dead_end.games import game
from dead_end.record import Record, read_record
from dead_end.referee import replay
from e2e.conftest import BOOT_MS
from e2e.driver import KEEP_FILES, OPEN_NOW
from tools import browsers

KILLS = 200 if os.environ.get("DEAD_END_SOAK") else 3
REPORT = """
const stored = (table) => new Promise((resolve) => {
    indexedDB.open("dead-end:tables").onsuccess = ({target: {result: database}}) => {
        const range = IDBKeyRange.bound([table, 0], [table, []]);
        database.transaction("lines").objectStore("lines").getAll(range).onsuccess = ({target}) => {
            resolve(target.result);
            database.close();
        };
    };
});
addEventListener("DOMContentLoaded", () => {
    const root = document.getElementById("root");
    let last;
    new MutationObserver(async () => {
        const ply = root.dataset.ply;
        if (ply === undefined || ply === last) return;
        last = ply;
        const lines = await stored(new URLSearchParams(location.search).get("table"));
        shown(Number(ply), lines);
    }).observe(root, {attributes: true, attributeFilter: ["data-ply"]});
});
"""
"""Tells how many actions the page shows, each time that changes, and what is stored then."""


class Watched:
    """A browser on a profile of its own, and the last action that its page showed."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self.ply = 0
        self.lines: list[str] = []
        self.context: BrowserContext = browsers.launch_chromium_profile(playwright, profile)
        self.page: Page = self.context.pages[0]
        self.page.add_init_script(KEEP_FILES)
        self.page.add_init_script(REPORT)
        self.page.expose_function("shown", self._shown)

    def _shown(self, ply: int, lines: list[str]) -> None:
        self.ply, self.lines = ply, lines

    def click_about(self, random: Random, until: float) -> None:
        """Click on what is open until the time has come."""
        while time.monotonic() < until:
            try:
                self.page.evaluate(
                    """([open, at]) => {
                        const found = document.querySelectorAll(`#root :is(${open})`);
                        found[Math.floor(at * found.length)]?.dispatchEvent(
                            new MouseEvent("click", {bubbles: true}));
                    }""",
                    [OPEN_NOW, random.random()],
                )
            except Error:
                return

    def kill(self, profile: Path) -> None:
        """End every process of the browser at once."""
        for process in Path("/proc").iterdir():
            if process.name.isdigit():
                try:
                    command = (process / "cmdline").read_bytes()
                except OSError:
                    continue
                if str(profile).encode() in command and b"--type=" not in command:
                    os.kill(int(process.name), signal.SIGKILL)

    def record(self) -> Record:
        """The whole record, by way of the table's menu."""
        if not self.page.locator("#root[data-screen=end]").count():
            self.page.locator("[data-do=menu]").first.click()
        self.page.locator("[data-do=export]").first.click()
        for _ in range(100):
            text = self.page.evaluate("window.handedOut.at(-1) ?? null")
            if text is not None:
                return read_record(text)
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing was handed out")


def come_back(playwright: Playwright, profile: Path, address: str) -> tuple[Watched, int]:
    """Start the browser again on its profile and go to the table; how often it crashed meanwhile.

    Once in a while Chromium's own process for the page crashes on what a killed one left in its
    caches. That is one more kill.
    """
    crashes = 0
    while True:
        watched = Watched(playwright, profile)
        try:
            watched.page.goto(address)
            watched.page.wait_for_selector(
                "#root:is([data-screen=table], [data-screen=end])", timeout=BOOT_MS
            )
        except Error as error:
            if "crashed" not in error.message:
                raise
            crashes += 1
            watched.kill(profile)
        else:
            return watched, crashes


def test_a_killed_browser_comes_back_to_what_it_showed(
    playwright: Playwright, site_url: str, tmp_path: Path
) -> None:
    random = Random(13)
    rules = game("drive_1313").rules
    profile = tmp_path / "profile"
    fresh = f"{site_url}?game=drive_1313&seats=human,easy,easy&speed=0.2"
    address = fresh
    watched = Watched(playwright, profile)
    crashed = 0
    for number in range(KILLS):
        watched.page.goto(address)
        watched.page.wait_for_selector("#root[data-ply]", timeout=BOOT_MS)
        watched.click_about(random, time.monotonic() + random.uniform(0.2, 2.5))
        address, shown = watched.page.url, read_record("\n".join(watched.lines))
        assert len(shown.entries) >= watched.ply
        watched.kill(profile)
        watched, crashes = come_back(playwright, profile, address)
        crashed += crashes
        back = watched.record()
        # It may have gone on by itself since it came back: what had been shown is the same.
        plies = len(shown.entries)
        assert len(back.entries) >= plies
        assert replay(back, rules, plies).digest() == replay(shown, rules, plies).digest()
        print(f"kill {number + 1}: {plies} actions kept, {len(back.entries)} after coming back")
        if back.result is not None:
            address = fresh
    watched.context.close()
    print(f"{KILLS} kills, {crashed} crashes of Chromium's own")
    assert crashed <= 1 + KILLS // 50
