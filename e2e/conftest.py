"""Real browsers on the built site."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tools import browsers, build, serve

BOOT_MS = 60_000
OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = browsers.launch_chromium(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    browser = browsers.launch_firefox(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session", params=["chromium", "firefox"])
def browser(request: pytest.FixtureRequest) -> Browser:
    """Each of the two browsers in turn."""
    found: Browser = request.getfixturevalue(request.param)
    return found


@pytest.fixture(scope="session")
def site_url() -> Iterator[str]:
    """The address of the freshly built site."""
    build.build()
    with serve.served() as url:
        yield url


def watch(page: Page, complaints: list[str]) -> None:
    """Note down every console error, uncaught error and request to another origin."""

    def on_request(url: str) -> None:
        if urlsplit(url).hostname != "127.0.0.1" and not url.startswith(("data:", "blob:")):
            complaints.append(f"request to another origin: {url}")

    page.on("request", lambda request: on_request(request.url))
    page.on("pageerror", lambda error: complaints.append(f"uncaught: {error}"))
    page.on(
        "console",
        lambda said: complaints.append(f"console: {said.text}") if said.type == "error" else None,
    )


@pytest.fixture
def open_page() -> Iterator[OpenPage]:
    """Opens pages in contexts of their own; at the end fails on anything complained of.

    ``open_page(browser, strict=False, init_script="", **context options)``; not strict pages may
    complain.
    """
    complaints: list[str] = []
    with ExitStack() as contexts:

        def open_one(browser: Browser, *, strict: bool = True, init_script: str = "",
                     **options: object) -> Page:  # fmt: skip
            context = browser.new_context(**options)  # type: ignore[arg-type]  # passed on whole
            contexts.callback(context.close)
            page = context.new_page()
            if init_script:
                page.add_init_script(init_script)
            if strict:
                watch(page, complaints)
            return page

        yield open_one
    assert not complaints


@pytest.fixture
def page(browser: Browser, open_page: OpenPage, site_url: str) -> Page:
    """The booted site in each browser."""
    opened = open_page(browser)
    boot(opened, site_url)
    return opened


def boot(page: Page, url: str) -> None:
    """Go to the site and wait until Python says that it is ready."""
    page.goto(url)
    page.wait_for_selector("html[data-ready='1']", timeout=BOOT_MS)
