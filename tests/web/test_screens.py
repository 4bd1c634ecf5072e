"""Every screen: whole, well formed, nameable, escaped, and without style attributes."""

from __future__ import annotations

import pytest

from dead_end.contract import Decide
from dead_end.referee import Table
from tests.web.tables import ENGLISH, NAMES, Markup, ended, final, positions, replayed, seen
from web.scene import (
    ALL_OPEN,
    CurtainScene,
    LobbyScene,
    Refusal,
    SeatField,
    SetupScene,
    TableLine,
    TroubleScene,
)
from web.screens import curtain, end, lobby, replay, setup, table, trouble

NASTY = "<script>alert('x')</script>"
CONTROLS = ("data-pick", "data-action", "data-do")


def lobby_screen() -> str:
    kept = (
        TableLine("a", NASTY, "drive_1313", "today", "Round 3", False),
        TableLine("b", "Ann", "drive_1313", "today", "over", True),
    )
    return str(lobby.draw(ENGLISH, LobbyScene(("drive_1313",), kept, NASTY)))


def setup_screen() -> str:
    seats = (SeatField(NASTY, "human"), SeatField("", "easy"), SeatField("x", "random"))
    return str(setup.draw(ENGLISH, SetupScene("drive_1313", seats, {"cap": 12}, NASTY)))


def curtain_screen() -> str:
    return str(
        curtain.draw(ENGLISH, CurtainScene("drive_1313", NASTY, can_undo=True, notice=NASTY))
    )


def trouble_screen() -> str:
    return str(trouble.draw(ENGLISH, TroubleScene("drive_1313", NASTY)))


def table_screens(played: Table, static: bool) -> list[str]:
    due = played.pending
    assert isinstance(due, Decide)
    scenes = [
        seen(played, due.seat),
        seen(played, due.seat, panel="log", can_undo=True),
        seen(played, due.seat, panel="list", refusal=Refusal("1313.T1", "space d7")),
        seen(played, due.seat, panel="rules", notice=NASTY, hand_to=NASTY),
        seen(
            played,
            (due.seat + 1) % len(played.seats),
            thinking=due.seat,
            repeat=2,
            repeated_at=9**9,
        ),
        seen(played, -1),
    ]
    return [str(table.draw(ENGLISH, scene, static=static)) for scene in scenes]


def some_screens() -> list[str]:
    found = [lobby_screen(), setup_screen(), curtain_screen(), trouble_screen()]
    for seats in (2, 3, 4):
        for number, played in enumerate(positions(seats, seats, 400)):
            if number % 50 == 0:
                static = number == 0
                found += table_screens(played, static)
                everybody = tuple(played.view(seat) for seat in range(seats))
                for scene in (replayed(played, -1), replayed(played, ALL_OPEN, everybody)):
                    found.append(str(replay.draw(ENGLISH, scene, static=static)))
        over = final(seats, seats)
        found.append(str(end.draw(ENGLISH, ended(over, 0))))
        found.append(str(replay.draw(ENGLISH, replayed(over, 1))))
    return found


@pytest.fixture(scope="module")
def screens() -> list[Markup]:
    return [Markup(text) for text in some_screens()]


def test_each_has_one_main_and_one_first_heading(screens: list[Markup]) -> None:
    for screen in screens:
        names = [tag.name for tag in screen.tags]
        assert names.count("main") == 1
        assert names.count("h1") == 1


def test_headings_leave_out_no_level(screens: list[Markup]) -> None:
    for screen in screens:
        level = 0
        for tag in screen.tags:
            if tag.name in ("h1", "h2", "h3", "h4"):
                assert int(tag.name[1]) <= level + 1
                level = int(tag.name[1])


def test_no_id_is_there_twice(screens: list[Markup]) -> None:
    for screen in screens:
        ids = [tag.attributes["id"] for tag in screen.having("id")]
        assert len(ids) == len(set(ids)), sorted(ids)


def test_ids_that_are_referred_to_are_there(screens: list[Markup]) -> None:
    for screen in screens:
        ids = screen.values("id")
        referred = {
            name
            for attribute in ("for", "aria-labelledby", "aria-describedby")
            for value in screen.values(attribute)
            for name in value.split()
        }
        assert referred <= ids
        if any(tag.name == "symbol" for tag in screen.tags):
            assert {value.removeprefix("#") for value in screen.values("href")} <= ids


def test_nothing_that_the_policy_forbids(screens: list[Markup]) -> None:
    for screen in screens:
        assert not {"script", "style", "link", "iframe", "object"} & {t.name for t in screen.tags}
        for tag in screen.tags:
            forbidden = [a for a in tag.attributes if a == "style" or a.startswith("on")]
            assert not forbidden, (tag.name, forbidden)


def test_names_and_files_are_shown_as_they_are_typed() -> None:
    for text in (lobby_screen(), setup_screen(), curtain_screen(), trouble_screen()):
        assert NASTY not in text
        assert "script" not in [tag.name for tag in Markup(text).tags]
    played = next(iter(positions(1, 4, 40)))
    shown = Markup(str(table.draw(ENGLISH, seen(played, 0))))
    assert not shown.having("onload")
    assert "b" not in [tag.name for tag in shown.tags]
    assert {name for name in NAMES if any(name in tag.text for tag in shown.tags)} == set(NAMES[:4])


def test_every_control_is_a_button_with_a_name(screens: list[Markup]) -> None:
    for screen in screens:
        for hook in CONTROLS:
            for tag in screen.having(hook):
                named = tag.attributes.get("aria-label", "") or tag.text.strip()
                assert named, tag.attributes
                if tag.name == "g":
                    assert tag.attributes["role"] == "button"
                    assert tag.attributes["tabindex"] in ("0", "-1")
                else:
                    assert (tag.name, tag.attributes["type"]) == ("button", "button")


def test_every_field_has_a_label(screens: list[Markup]) -> None:
    for screen in screens:
        labelled = {t.attributes["for"] for t in screen.tags if t.name == "label"}
        for tag in screen.having("data-field"):
            assert tag.attributes["id"] in labelled


def test_a_group_has_one_tab_stop(screens: list[Markup]) -> None:
    for screen in screens:
        stops: dict[int, int] = {}
        for tag in screen.having("data-rove-item"):
            group = next(t for t in reversed(tag.above) if "data-rove" in t.attributes)
            stops.setdefault(id(group), 0)
            stops[id(group)] += tag.attributes.get("tabindex", "0") == "0"
        assert set(stops.values()) <= {1}


def test_lists_hold_nothing_but_items(screens: list[Markup]) -> None:
    for screen in screens:
        for tag in screen.tags:
            above = tag.above[-1].name if tag.above else ""
            assert (tag.name == "li") == (above in ("ul", "ol"))


def test_the_page_is_small_enough_to_be_quick(screens: list[Markup]) -> None:
    for screen in screens:
        listed = any(t.attributes.get("data-panel") == "list" for t in screen.tags)
        controls = sum(len(screen.having(hook)) for hook in CONTROLS)
        assert listed or controls <= 220
        assert len(screen.tags) < 4000


def test_what_never_changes_is_left_out_when_it_is_there_already() -> None:
    played = next(iter(positions(1, 2, 40)))
    scene = seen(played, 0)
    first, later = (str(table.draw(ENGLISH, scene, static=static)) for static in (True, False))
    assert 'id="board-static" data-static></div>' in later
    assert 'id="sprites" data-static></div>' in later
    assert len(later) < len(first) / 2


def test_nothing_moves_at_speed_0() -> None:
    for played in positions(4, 2, 60):
        assert "animateMotion" not in str(table.draw(ENGLISH, seen(played, 0, speed=0)))


def test_the_curtain_holds_the_next_name_and_nothing_else() -> None:
    screen = Markup(curtain_screen())
    assert screen.values("data-do") == {"reveal", "undo", "quit"}
    assert not screen.having("data-pick")
    assert not [tag for tag in screen.tags if tag.name in ("svg", "use", "li")]
