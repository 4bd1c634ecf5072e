"""Links that start a table: what they say, and that a damaged one is refused in words."""

from __future__ import annotations

import os
from random import Random

import pytest

from web.links import BadLink, Start, fields, read_start

GOOD = "?game=drive_1313&seats=human,easy&names=Ann,&lang=en&seed=7&speed=0&cap=12"


def started(query: str) -> Start:
    return read_start(fields(query))


def test_a_whole_link() -> None:
    start = started(GOOD)
    assert [(plan.name, plan.player) for plan in start.seats] == [
        ("Ann", "human"),
        ("Alan", "easy"),
    ]
    assert start.options == {
        "seats": 2,
        "must_draw": False,
        "open_door": False,
        "deck": "standard",
        "cap": 12,
    }
    assert (start.seed, start.speed, start.lang) == ("7", 0.0, "en")


def test_what_is_left_out_is_as_usual() -> None:
    start = started("?game=drive_1313")
    assert [plan.player for plan in start.seats] == ["human", "easy"]
    assert (start.seed, start.speed) == (None, 1.0)


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("?game=chess", "game"),
        ("?seats=human,human", "game"),
        ("?game=drive_1313&seats=human", "seats"),
        ("?game=drive_1313&seats=human,easy,easy,easy,easy", "seats"),
        ("?game=drive_1313&seats=human,wizard", "seats"),
        ("?game=drive_1313&names=A,B,C", "names"),
        ("?game=drive_1313&names=" + "A" * 25, "names"),
        ("?game=drive_1313&names=A%00B", "names"),
        ("?game=drive_1313&names=Ann,ann", "names"),
        ("?game=drive_1313&lang=tlh", "lang"),
        ("?game=drive_1313&speed=-1", "speed"),
        ("?game=drive_1313&speed=nan", "speed"),
        ("?game=drive_1313&speed=fast", "speed"),
        ("?game=drive_1313&cap=1000", "cap"),
        ("?game=drive_1313&cap=-1", "cap"),
        ("?game=drive_1313&cap=twelve", "cap"),
        ("?game=drive_1313&cap=¹²", "cap"),
        ("?game=drive_1313&deck=long", "deck"),
        ("?game=drive_1313&must_draw=perhaps", "must_draw"),
        ("?game=drive_1313&cheat=1", "cheat"),
        ("?game=drive_1313&game=drive_1313", "game"),
        ("?game=drive_1313&seed=", "seed"),
        ("?" + "a" * 3000, "link"),
        ("?" + "&".join(f"a{number}=1" for number in range(60)), "link"),
    ],
)
def test_a_bad_link_says_which_part_is_wrong(query: str, field: str) -> None:
    with pytest.raises(BadLink) as caught:
        started(query)
    assert caught.value.field == field
    assert caught.value.reason


def test_damaged_links_are_refused_or_read_whole() -> None:
    random = Random(4)
    letters = "abz019=&,?%_-+<>'\"\0é \ud83d"
    outcomes = {"refused": 0, "read": 0}
    for _ in range(2000 if os.environ.get("DEAD_END_SOAK") else 300):
        link = list(GOOD)
        for _ in range(random.randrange(1, 4)):
            at = random.randrange(len(link))
            match random.randrange(3):
                case 0:
                    link[at] = random.choice(letters)
                case 1:
                    del link[at]
                case _:
                    link.insert(at, random.choice(letters))
        try:
            start = started("".join(link))
        except BadLink:
            outcomes["refused"] += 1
        else:
            outcomes["read"] += 1
            assert start.game == "drive_1313"
            assert 2 <= len(start.seats) <= 4
    assert min(outcomes.values()) > 3
