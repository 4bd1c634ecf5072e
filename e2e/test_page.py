"""The thin layer: markup in, clicks and keys out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import OpenPage, boot


@pytest.fixture
def told(page: Page) -> Page:
    """The booted page with what it tells Python kept in ``window.told`` instead."""
    page.evaluate(
        """async () => {
            globalThis.layer = await import("./web/js/page.mjs");
            globalThis.told = [];
            layer.listen((text) => { told.push(JSON.parse(text)); return false; });
        }"""
    )
    return page


def patch(page: Page, html: str) -> None:
    page.evaluate("(html) => layer.patch(html)", html)


def heard(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("told.splice(0)")
    return found


def test_a_click_tells_the_nearest_control(told: Page) -> None:
    patch(told, '<button data-action="end turn"><b>End</b></button><p>nothing</p>')
    told.locator("b").click()
    told.locator("#root p").click()
    (click,) = heard(told)
    assert (click["kind"], click["action"], click["pick"]) == ("click", "end turn", None)


def test_enter_and_space_press_what_is_not_a_button(told: Page) -> None:
    patch(
        told,
        '<svg><g id="g" tabindex="0" role="button" data-pick="pawn spritzy"><rect width="9"'
        ' height="9"/></g></svg><button id="b" data-do="undo">Undo</button>',
    )
    for target in ("#g", "#b"):
        told.locator(target).focus()
        told.keyboard.press("Enter")
        told.keyboard.press("Space")
    presses = heard(told)
    assert [(press["kind"], press["pick"], press["do"]) for press in presses] == [
        ("click", "pawn spritzy", None),
        ("click", "pawn spritzy", None),
        ("click", None, "undo"),
        ("click", None, "undo"),
    ]


def test_fields_are_told_and_keys_in_them_are_not(told: Page) -> None:
    patch(told, '<input data-field="name"><input type="checkbox" data-field="open">')
    told.locator("[data-field=name]").press_sequentially("Al")
    told.locator("[data-field=open]").check()
    seen = heard(told)
    assert "key" not in {one["kind"] for one in seen}
    assert [one["value"] for one in seen if one["field"] == "name" and one["kind"] == "input"] == [
        "A",
        "Al",
    ]
    assert seen[-1]["value"] is True


def test_a_patch_keeps_focus_typing_and_the_static_part(told: Page) -> None:
    board = '<div id="board" data-static>{}</div>'
    patch(told, board.format("<i>drawn</i>") + '<input id="name" value="">' + "<p>one</p>")
    told.locator("#name").press_sequentially("Ann")
    told.evaluate("globalThis.kept = document.getElementById('name')")
    patch(told, "<h2>new</h2>" + board.format("") + '<input id="name" value="">' + "<p>two</p>")
    assert told.locator("#board i").inner_text() == "drawn"
    assert told.locator("#root p").inner_text() == "two"
    assert told.locator("#name").input_value() == "Ann"
    assert told.evaluate("document.activeElement === kept") is True


def test_root_attributes_are_set_and_taken_away(told: Page) -> None:
    told.evaluate("(json) => layer.setRootData(json)", json.dumps({"seat": "2", "screen": "table"}))
    told.evaluate("(json) => layer.setRootData(json)", json.dumps({"seat": None}))
    root = told.locator("#root")
    assert (root.get_attribute("data-seat"), root.get_attribute("data-screen")) == (None, "table")


def test_focus_that_is_lost_goes_where_the_markup_says(told: Page) -> None:
    patch(told, '<button id="one">One</button>')
    told.locator("#one").focus()
    patch(told, '<h2 tabindex="-1" data-focus>Next</h2><p>two</p>')
    assert told.evaluate("document.activeElement.textContent") == "Next"


def test_a_list_stays_scrolled_when_something_comes_before_it(told: Page) -> None:
    log = '<textarea id="log" rows="3" readonly data-scroll>' + "line\n" * 99 + "</textarea>"
    patch(told, log)
    told.evaluate("document.getElementById('log').scrollTop = 99")
    patch(told, '<h2 id="new">new</h2>' + log)
    assert told.evaluate("document.getElementById('log').scrollTop") == 99


def test_what_the_markup_points_at_is_brought_to_view_once(told: Page) -> None:
    rules = "".join(f'<p id="rule-{n}" tabindex="-1">{n}</p>' for n in range(99))
    book = '<textarea rows="2"></textarea><div id="book" data-scroll-to="{}">' + rules + "</div>"
    seen = (
        "(id) => { const { top, bottom } = document.getElementById(id).getBoundingClientRect();"
        " return top >= 0 && bottom <= innerHeight; }"
    )
    patch(told, book.format(""))
    assert told.evaluate(seen, "rule-90") is False
    patch(told, book.format("rule-90"))
    assert told.evaluate(seen, "rule-90") is True
    assert told.evaluate("document.activeElement.id") == "rule-90"
    told.evaluate("scrollTo(0, 0)")
    patch(told, book.format("rule-90") + "<p>more</p>")
    assert told.evaluate(seen, "rule-90") is False
    patch(told, book.format("rule-5"))
    assert told.evaluate("document.activeElement.id") == "rule-5"


def test_arrows_rove_by_place_and_the_stop_outlives_a_patch(told: Page) -> None:
    board = '<svg width="90" height="90"><g data-rove="board">{}</g></svg><button id="x">x</button>'
    piece = '<rect data-rove-item data-pick="{0} {1}" x="{0}" y="{1}" width="9" height="9"/>'
    pieces = [piece.format(x, y) for y in (0, 30, 60) for x in (0, 30, 60)]
    focused = "document.activeElement.dataset.pick ?? document.activeElement.id"
    patch(told, board.format("".join(pieces)))
    assert told.locator("[data-rove-item][tabindex='0']").count() == 1
    told.locator("[data-pick='0 0']").focus()
    seen = []
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft", "End", "Home"):
        told.keyboard.press(key)
        seen.append(told.evaluate(focused))
    assert seen == ["30 0", "30 30", "30 60", "30 60", "0 60", "60 60", "0 0"]
    told.locator("[data-pick='30 30']").focus()
    told.keyboard.press("Tab")
    assert told.evaluate(focused) == "x"
    patch(told, board.format("".join(reversed(pieces))))
    told.keyboard.press("Shift+Tab")
    assert told.evaluate(focused) == "30 30"
    assert "key" not in {
        one["kind"] for one in heard(told) if one["pick"] and "Arrow" in one["key"]
    }


def test_a_picked_file_is_read(chromium: Browser, open_page: OpenPage, site_url: str) -> None:
    """In Chromium alone: the drivers of the system's Firefox do not tell of file choosers."""
    page = open_page(chromium)
    boot(page, site_url)
    with page.expect_file_chooser() as chosen:
        page.evaluate(
            """async () => {
                const layer = await import("./web/js/page.mjs");
                globalThis.picked = layer.pickFile();
            }"""
        )
    chosen.value.set_files({"name": "r.jsonl", "mimeType": "text/plain", "buffer": b"{}\n"})
    assert json.loads(page.evaluate("picked")) == "{}\n"
