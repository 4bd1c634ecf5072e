"""Where a path ends, found in the dullest way: every row of steps tried, in a house of names."""

from __future__ import annotations

from tests.dumb_house import DumbHouse


def ends(house: DumbHouse, start: str, count: int, occupied: frozenset[str]) -> set[str]:
    """Where every row of exactly ``count`` steps ends that comes to no space twice."""
    found: set[str] = set()
    steps = {space: house.steps(space) - occupied for space in house.marks}

    def go(space: str, left: int, been: frozenset[str]) -> None:
        for following in steps[space] - been:
            if left == 1:
                found.add(following)
            elif house.marks[following] != "!":
                go(following, left - 1, been | {following})

    go(start, count, frozenset({start}))
    return found
