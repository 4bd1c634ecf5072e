"""From a bare page to a table that answers, and what is said when that fails."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from dead_end.record import read_record
from e2e.conftest import BOOT_MS, OpenPage, boot
from e2e.driver import KEEP_FILES, Driver
from tools import browsers, serve

BLOCKED = {
    "opening fails": """
        IDBFactory.prototype.open = function () { throw new DOMException("no", "SecurityError"); };
    """,
    "the getter throws": """
        Object.defineProperty(globalThis, "indexedDB", {
            configurable: true,
            get() { throw new DOMException("no", "SecurityError"); },
        });
    """,
    "channels throw too": """
        Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: undefined });
        globalThis.BroadcastChannel = class {
            constructor() { throw new DOMException("no", "SecurityError"); }
        };
    """,
}
PERSISTENT = 'import("./web/js/store.mjs").then((store) => store.persistent())'


def test_boots_under_the_policy_and_answers_a_click(page: Page) -> None:
    expect(page.locator("#root")).to_have_attribute("data-screen", "lobby")
    expect(page.locator("#trouble")).to_be_hidden()
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy is not None
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    before = page.locator("#root").inner_html()
    page.locator("#root [data-do]").first.click()
    page.wait_for_function(
        "before => document.getElementById('root').innerHTML !== before", arg=before
    )


@pytest.mark.usefixtures("site_url")
def test_a_game_is_played_below_a_path(browser: Browser, open_page: OpenPage) -> None:
    """As on GitHub Pages; what lies outside the path is not there, so nothing may ask for it."""
    with serve.served("/some-repo/") as url:
        page = open_page(browser, init_script=KEEP_FILES)
        boot(page, f"{url}?game=drive_1313&seats=human,easy&seed=2&speed=0&cap=3")
        driver = Driver(page, Random(2))
        driver.play()
        assert driver.clicks > 5
        record = read_record(driver.exported())
        assert record.result is not None
        asked: list[str] = page.evaluate(
            "performance.getEntriesByType('resource').map(({ name }) => name)"
        )
        assert len(asked) > 20
        assert [name for name in asked if not name.startswith((url, "blob:", "data:"))] == []
        page.goto(url)
        expect(page.locator("[data-do=resume]")).to_have_count(1, timeout=BOOT_MS)


@pytest.mark.usefixtures("site_url")
def test_the_page_is_set_in_its_own_type(chromium: Browser, open_page: OpenPage) -> None:
    with serve.served() as url:
        page = open_page(chromium)
        boot(page, url)
        page.evaluate("document.fonts.ready")
        loaded: list[str] = page.evaluate(
            "[...document.fonts].filter(({ status }) => status === 'loaded').map((f) => f.family)"
        )
        assert {name.strip('"') for name in loaded} == {"Dead End Text", "Dead End Display"}


@pytest.mark.parametrize("how", BLOCKED)
def test_boots_with_storage_blocked(
    chromium: Browser, open_page: OpenPage, site_url: str, how: str
) -> None:
    page = open_page(chromium, init_script=BLOCKED[how])
    boot(page, site_url)
    assert page.evaluate(PERSISTENT) is False


def test_boots_in_firefox_with_all_cookies_refused(
    playwright: Playwright, open_page: OpenPage, site_url: str
) -> None:
    refusing = browsers.launch_firefox(playwright, {"network.cookie.cookieBehavior": 2})
    try:
        page = open_page(refusing)
        boot(page, site_url)
        assert page.evaluate(PERSISTENT) is False
    finally:
        refusing.close()


@pytest.mark.usefixtures("site_url")
@pytest.mark.parametrize(
    "pattern",
    [
        "pyodide/pyodide.asm.wasm",
        "pyodide/pyodide.mjs",
        "pyodide/python_stdlib.zip",
        "pyodide/pyodide-lock.json",
        "pyscript/core.js",
        "pyscript/core-*.js",
        "pyscript.toml",
        "dead_end-*.zip",
        "vendor/idb.js",
        "web/js/interpreter.mjs",
        "web/js/page.mjs",
    ],
)
def test_a_missing_file_is_said_and_retried(
    chromium: Browser, open_page: OpenPage, pattern: str
) -> None:
    (file,) = serve.SITE.glob(pattern)
    missing = {file.name}
    with serve.served(missing=missing) as url:
        page = open_page(chromium, strict=False)
        page.goto(url)
        expect(page.locator("#trouble")).to_contain_text("A file did not load", timeout=BOOT_MS)
        expect(page.locator("#trouble")).to_contain_text(file.name)
        missing.clear()
        page.locator("[data-do=retry]").click()
        page.wait_for_selector("html[data-ready='1']", timeout=BOOT_MS)
        expect(page.locator("#trouble")).to_be_hidden()


@pytest.mark.usefixtures("site_url")
def test_a_missing_file_is_said_in_firefox(firefox: Browser, open_page: OpenPage) -> None:
    with serve.served(missing={"pyodide.asm.wasm"}) as url:
        page = open_page(firefox, strict=False)
        page.goto(url)
        expect(page.locator("#trouble")).to_contain_text("A file did not load", timeout=BOOT_MS)


def test_without_webassembly_it_says_what_to_do(
    browser: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(browser, init_script="delete globalThis.WebAssembly;")
    page.goto(site_url)
    expect(page.locator("#trouble")).to_contain_text("WebAssembly")
    assert page.locator("#trouble [data-do=retry]").count() == 0


def test_without_scripts_it_says_what_to_do(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(chromium, java_script_enabled=False)
    page.goto(site_url)
    expect(page.locator("noscript p")).to_contain_text("JavaScript is switched off")


def test_a_fault_after_the_start_is_shown_once_and_reported(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(chromium, strict=False)
    boot(page, site_url)
    page.evaluate("setTimeout(() => { throw new Error('first') })")
    expect(page.locator("#trouble h2")).to_have_text("Something went wrong")
    page.evaluate("Promise.reject(new Error('second')), 0")
    with page.expect_download() as started:
        page.locator("[data-do=report]").click()
    report = Path(started.value.path()).read_text("utf-8")
    assert "first" in report
    assert "second" not in report


@pytest.mark.usefixtures("site_url")
def test_seats_answer_from_the_worker(
    browser: Browser, open_page: OpenPage, tmp_path: Path
) -> None:
    """With an archive whose seat module tells what it was asked, and one question it refuses."""
    for entry in serve.SITE.iterdir():
        (tmp_path / entry.name).symlink_to(entry)
    with zipfile.ZipFile(tmp_path / "echo.zip", "w") as archive:
        archive.writestr("dead_end/__init__.py", "")
        archive.writestr("dead_end/bots/__init__.py", "")
        archive.writestr(
            "dead_end/bots/seat.py",
            "import json, sys\n"
            "def answer(request):\n"
            "    return json.dumps({'asked': json.loads(request),\n"
            "                       'hashing': sys.flags.hash_randomization})\n",
        )
    with serve.served(folder=tmp_path) as url:
        page = open_page(browser)
        boot(page, url)
        outcome = page.evaluate(
            """async () => {
                document.getElementById("archive").href = "./echo.zip";
                const seats = await import("./web/js/seats.mjs");
                const ask = (text) =>
                    seats.ask(text).catch((error) => `refused: ${error.message}`);
                return Promise.all(['"one"', '"two"', "no json"].map(ask));
            }"""
        )
    assert [json.loads(reply) for reply in outcome[:2]] == [
        {"asked": "one", "hashing": 0},
        {"asked": "two", "hashing": 0},
    ]
    assert outcome[2].startswith("refused: PythonError")


def test_a_lost_worker_is_an_error_at_once(
    chromium: Browser, open_page: OpenPage, site_url: str
) -> None:
    page = open_page(
        chromium, init_script="globalThis.Worker = class { constructor() { throw 0 } }"
    )
    boot(page, site_url)
    said = page.evaluate(
        """async () => (await import("./web/js/seats.mjs")).ask("{}").catch(({ name }) => name)"""
    )
    assert said == "Error"
