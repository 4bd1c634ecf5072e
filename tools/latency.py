"""From click to painted, in Chromium: run as ``python tools/latency.py [clicks [speed]]``.

One person clicks at random against ``easy`` computers, uncapped. Each figure is the time from the
click to the first frame after the page changed, in milliseconds: what is kept on the device before
it is shown is in it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import quantiles

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import browsers, build, serve

OPEN_NOW = "#root :is([data-pick], [data-action], [data-do=reveal])"

CLICK = """([selector, place]) => new Promise((resolve) => {
    const control = document.querySelectorAll(selector)[place];
    const kind = control.dataset.pick ? "pick" : "action";
    const start = performance.now();
    const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve([kind, performance.now() - start]);
            painted.port2.postMessage(0);
        });
    });
    seen.observe(document.getElementById("root"), {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
    control.dispatchEvent(new MouseEvent("click", {bubbles: true}));
})"""


def measure(page: Page, clicks: int, random: Random) -> dict[str, list[float]]:
    """Click so often, on whatever is open; the times by kind of control."""
    times: dict[str, list[float]] = {"pick": [], "action": []}
    while sum(map(len, times.values())) < clicks:
        page.wait_for_selector(f"{OPEN_NOW}, #root[data-screen=end]", timeout=60_000)
        count = page.locator(OPEN_NOW).count()
        if not count:
            return times
        kind, time = page.evaluate(CLICK, [OPEN_NOW, random.randrange(count)])
        times[kind].append(time)
    return times


def main() -> None:
    """Print the median, the 95th percentile and the slowest for picks and actions."""
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    speed = sys.argv[2] if len(sys.argv) > 2 else "0"
    build.build()
    with serve.served() as url, sync_playwright() as playwright:
        browser = browsers.launch_chromium(playwright)
        for seats in ("human,easy", "human,easy,easy,easy"):
            page = browser.new_page()
            page.goto(f"{url}?game=drive_1313&seats={seats}&seed=1&speed={speed}")
            times = measure(page, clicks, Random(1))
            for kind, found in times.items():
                cuts = quantiles(found, n=20)
                print(
                    f"{seats}: {kind}s {len(found)}: median {cuts[9]:.0f} ms, "
                    f"p95 {cuts[18]:.0f} ms, slowest {max(found):.0f} ms"
                )
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
