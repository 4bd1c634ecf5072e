"""The games share one page: what the sheet of one says must not reach the table of another."""

from __future__ import annotations

import re
from typing import Final

import pytest

from dead_end.games import GAME_IDS
from tests.web.stylesheets import STYLES, rules

SHARED: Final = sorted(
    {sheet.stem for sheet in STYLES.glob("*.css")} - {one.replace("_", "-") for one in GAME_IDS}
)


def classes(selector: str) -> set[str]:
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", selector))


def spoken_of(sheets: list[str]) -> set[str]:
    """The classes that the rules of some sheets speak of."""
    return {name for rule in rules(sheets) for name in classes(rule.selector)}


def reaches_others(game_id: str) -> list[str]:
    """The selectors of a game's sheet that may meet what is not the game's.

    One is the game's own if it is kept to the game's tables, or speaks of a class that no other
    sheet knows. The page's root may be given colours of names that no other sheet has.
    """
    own = game_id.replace("_", "-")
    others = [one.replace("_", "-") for one in GAME_IDS if one != game_id]
    elsewhere = spoken_of(SHARED + others)
    colours = {name for rule in rules(SHARED + others) for name in rule.declared}
    return [
        rule.selector
        for rule in rules([own])
        if rule.declared and not rule.group.startswith("@keyframes")
        if f'[data-game="{game_id}"]' not in rule.selector
        if not classes(rule.selector) - elsewhere
        if not rule.selector.startswith(":root") or rule.declared.keys() & colours
    ]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_styles_nothing_but_its_own(game_id: str) -> None:
    assert reaches_others(game_id) == []


def test_no_two_games_name_a_motion_alike() -> None:
    named: dict[str, str] = {}
    for sheet in STYLES.glob("*.css"):
        for name in re.findall(r"@keyframes ([\w-]+)", sheet.read_text(encoding="utf-8")):
            assert named.setdefault(name, sheet.stem) == sheet.stem, name
