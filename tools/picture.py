"""Makes the pictures of the project from the real page: run as ``python tools/picture.py``.

- ``docs/table.png``: a game of 1313 half-way, for the README;
- ``web/icons/preview.png``: the same, for links to the site;
- the icons that must be PNG, from ``web/icons/icon.svg``.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, FilePayload, sync_playwright  # noqa: E402

from dead_end.bots.levels import choose  # noqa: E402
from dead_end.contract import Chance, Decide  # noqa: E402
from dead_end.games import game  # noqa: E402
from dead_end.games.drive_1313.material import ESCAPED, KNOCKED_OFF  # noqa: E402
from dead_end.games.drive_1313.view import View  # noqa: E402
from dead_end.record import SeatPlan  # noqa: E402
from dead_end.referee import Table  # noqa: E402
from tools import browsers, build, serve  # noqa: E402

SEED: Final = 6
SEATS: Final = [SeatPlan("Ann", "human"), SeatPlan("Bob", "easy"), SeatPlan("Cleo", "easy")]
README_SIZE: Final = (1280, 800, 1.0)
PREVIEW_SIZE: Final = (1600, 840, 0.75)
"""The page's width and height, and how many pixels of the picture each of its own becomes."""

ICON_SIDES: Final = {"icon-32.png": 32, "touch.png": 180}


def half_way() -> Table:
    """A table where something has happened already and Ann is to move."""
    rules = game("drive_1313").rules
    table, source = Table(rules, {}, SEATS), Random(SEED)
    while True:
        due = table.pending
        if isinstance(due, Chance):
            table.draw_chance(source)
        elif isinstance(due, Decide):
            view = table.view(due.seat)
            if (due.seat, due.prompt) == (0, "moving") and worth_it(view):
                return table
            table.act(due.seat, choose(rules.id, "easy", view, source))
        else:
            raise RuntimeError(f"with seed {SEED} the game ends before it is worth a picture")


def worth_it(view: View) -> bool:
    """Whether there is something to see: an heir who got out, some who did not, cards in hand."""
    fates = view.fates
    gone = fates.count(ESCAPED) >= 1 and fates.count(KNOCKED_OFF) >= 3
    return gone and len(view.own) > 1 and sum(view.hand) > 1


def save(png: bytes, target: Path) -> None:
    """Keep a picture with a palette: flat washes need no more, and it weighs a third."""
    target.parent.mkdir(exist_ok=True)
    with Image.open(BytesIO(png)) as picture:
        colours = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
        colours.save(target, optimize=True)


def shoot_table(browser: Browser, url: str, size: tuple[int, int, float], target: Path) -> None:
    """A picture of the table in a page of a size."""
    context = browser.new_context(
        device_scale_factor=size[2],
        viewport={"width": size[0], "height": size[1]},
        color_scheme="light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html[data-ready='1']")
    record = "\n".join(half_way().lines) + "\n"
    with page.expect_file_chooser() as chosen:
        page.locator("[data-do=import]").click()
    file = FilePayload(name="table.jsonl", mimeType="text/plain", buffer=record.encode())
    chosen.value.set_files(file)
    page.locator("[data-pick^=pawn]").first.wait_for()
    page.locator(".pawns [data-pick]").first.click()
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    save(page.screenshot(animations="disabled"), target)
    context.close()


def shoot_icon(browser: Browser, side: int, target: Path) -> None:
    """The icon as a PNG of ``side`` pixels."""
    drawing = (ROOT / "web/icons/icon.svg").read_text("utf-8")
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    if side < 100:
        page.screenshot(path=target, omit_background=True)
    else:
        # A telephone cuts its own corners and wants none that are transparent.
        save(page.screenshot(), target)
    page.close()


def main() -> None:
    """Make all of them anew."""
    icons = ROOT / "web/icons"
    build.build()
    with sync_playwright() as playwright, serve.served() as url:
        browser = browsers.launch_chromium(playwright)
        for name, side in ICON_SIDES.items():
            shoot_icon(browser, side, icons / name)
        shoot_table(browser, url, README_SIZE, ROOT / "docs/table.png")
        shoot_table(browser, url, PREVIEW_SIZE, icons / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
