"""What is kept on the device: written whole, read back after a reload, or refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import BOOT_MS, OpenPage, boot
from e2e.test_boot import BLOCKED


def call(page: Page, expression: str) -> Any:
    """The value of an expression over ``store``; the name of the error where it rejects."""
    return page.evaluate(
        f"""async () => {{
            const store = await import("./web/js/store.mjs");
            return Promise.resolve({expression}).catch(({{ name }}) => name);
        }}"""
    )


def lines(page: Page, table: str) -> list[str]:
    found: list[str] = json.loads(call(page, f'store.readLines("{table}")'))
    return found


def test_later_lines_are_dropped_and_all_survives_a_reload(page: Page) -> None:
    call(page, """store.append("a", 0, '["h","1","2","3"]', "s")""")
    call(page, """store.append("b", 0, '["other"]', "s")""")
    call(page, """store.append("a", 2, '["two"]', "s")""")
    call(page, """store.putSummary("a", "first").then(() => store.putSummary("a", "second"))""")
    page.reload()
    page.wait_for_selector("html[data-ready='1']", timeout=BOOT_MS)
    assert lines(page, "a") == ["h", "1", "two"]
    assert json.loads(call(page, "store.summaries()")) == [
        {"id": "a", "text": "second"},
        {"id": "b", "text": "s"},
    ]
    assert call(page, "store.persistent()") is True


def test_lines_stay_in_order_past_ten(page: Page) -> None:
    for index in range(12):
        call(page, f"""store.append("a", {index}, '["{index}"]', "s")""")
    assert lines(page, "a") == [str(index) for index in range(12)]


def test_one_table_is_removed_without_the_other(page: Page) -> None:
    call(page, """store.append("a", 0, '["1"]', "s").then(() => store.putSummary("a", "x"))""")
    call(page, """store.append("ab", 0, '["2"]', "s").then(() => store.putSummary("ab", "y"))""")
    call(page, """store.remove("a")""")
    assert (lines(page, "a"), lines(page, "ab")) == ([], ["2"])
    assert json.loads(call(page, "store.summaries()")) == [{"id": "ab", "text": "y"}]
    call(page, "store.clearAll()")
    assert (lines(page, "ab"), call(page, "store.summaries()")) == ([], "[]")


def test_a_bad_line_leaves_the_table_as_it_was(page: Page) -> None:
    call(page, """store.append("a", 0, '["1","2"]', "s")""")
    assert call(page, """store.append("a", 0, "not json", "s")""") == "blocked"
    assert lines(page, "a") == ["1", "2"]


def test_lines_are_not_put_after_those_of_another_page(page: Page) -> None:
    call(page, """store.append("a", 0, '["1","2"]', "s")""")
    assert call(page, """store.append("a", 2, '["x"]', "s", "other")""") == "elsewhere"
    assert call(page, """store.append("a", 3, '["x"]', "s", "2")""") == "gone"
    assert lines(page, "a") == ["1", "2"]
    call(page, """store.append("a", 2, '["3"]', "s", "2")""")
    assert lines(page, "a") == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("thrown", "name"), [("QuotaExceededError", "full"), ("UnknownError", "blocked")]
)
def test_a_refused_write_says_why_by_name(page: Page, thrown: str, name: str) -> None:
    page.evaluate(
        f"""() => {{
            IDBObjectStore.prototype.put = () => {{ throw new DOMException("no", "{thrown}"); }};
        }}"""
    )
    assert call(page, """store.append("a", 0, '["1"]', "s")""") == name


def test_in_memory_the_same_calls_work(chromium: Any, open_page: OpenPage, site_url: str) -> None:
    page = open_page(chromium, init_script=BLOCKED["opening fails"])
    boot(page, site_url)
    call(
        page,
        """store.append("a", 0, '["1","2"]', "s").then(() => store.append("a", 1, '["x"]', "s"))""",
    )
    assert lines(page, "a") == ["1", "x"]
