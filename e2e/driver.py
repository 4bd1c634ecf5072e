"""A driver that knows only the hooks: it clicks what can be clicked until the game is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Error, Page

OPEN_NOW = "[data-pick], [data-action], [data-do=reveal]"
STALE = ("not attached", "detached", "Timeout", "outside of the viewport", "intercepts")
SETTLE_MS = 20_000
DRAWN_MS = 60

KEEP_FILES = """
window.handedOut = [];
const create = URL.createObjectURL;
URL.createObjectURL = (blob) => {
    blob.text().then((text) => window.handedOut.push(text));
    return create.call(URL, blob);
};
"""
"""An init script: Playwright hears of no downloads in Debian's Firefox."""

LIST_OPEN = f"""() => {{
    const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 0;
    return [...document.querySelectorAll('#root :is({OPEN_NOW})')].map((e, at) => [at, seen(e)])
        .filter(([, visible]) => visible).map(([at]) => at);
}}"""


@dataclass
class Driver:
    """Plays a page at random. ``clicks`` counts what it clicked, ``screens`` what it saw."""

    page: Page
    random: Random
    clicks: int = 0
    screens: set[str] = field(default_factory=set)

    def screen(self) -> str:
        """Which screen is up."""
        name = self.page.locator("#root").get_attribute("data-screen") or ""
        self.screens.add(name)
        return name

    def play(self, most: int = 6000) -> None:
        """Click at random until the end screen is up."""
        for _ in range(most):
            if self.screen() == "end":
                return
            self._click_one()
        raise AssertionError(f"the game did not end in {most} clicks")

    def _click_one(self) -> None:
        found: list[int] = self.page.evaluate(LIST_OPEN)
        if not found:
            # A computer or the dice are at work: something opens, or the game ends.
            self.page.wait_for_selector(
                f"#root[data-screen=end], #root :is({OPEN_NOW}):visible", timeout=SETTLE_MS
            )
            return
        target = self.page.locator(f"#root :is({OPEN_NOW})").nth(self.random.choice(found))
        try:
            target.click(timeout=2_000)
        except Error as error:
            # The page went on between looking and clicking.
            if not any(word in error.message for word in STALE):
                raise
            return
        self.clicks += 1
        # What it led to is kept first, then drawn: whoever looks too soon clicks on what is gone.
        self.page.wait_for_timeout(DRAWN_MS)

    def exported(self) -> str:
        """The text of the record that the end screen hands out; the page must keep its files."""
        self.page.locator("[data-do=export]").first.click()
        for _ in range(100):
            text: str | None = self.page.evaluate("window.handedOut.at(-1) ?? null")
            if text is not None:
                return text
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing was handed out")
