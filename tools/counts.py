"""Counts the positions of small games by depth, for ``tests/counts/*.json``.

As perft does for chess: from a start, how many rows of ``depth`` actions there are (*nodes*, each
outcome of chance counted once), how many of them end the game (*ends*), and how many views the
seats and a spectator have in them altogether (*views*, each counted once for its viewer). A change
of any of these numbers is a change of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from itertools import permutations, product
from pathlib import Path
from typing import Any, NamedTuple

from dead_end.chance import Dice, Shuffle, Spec
from dead_end.contract import (
    CHANCE,
    PUBLIC,
    Chance,
    Chanced,
    Decide,
    Json,
    Over,
    Rules,
    check_options,
)
from dead_end.games import GAME_IDS
from dead_end.record import digest

COUNTS = Path(__file__).resolve().parent.parent / "tests" / "counts"


class Start(NamedTuple):
    """Where counting begins: the rules, options, actions played before, and how deep to count."""

    rules: Rules[Any, Any, Any]
    options: dict[str, bool | int | str]
    played: tuple[str, ...]
    depth: int


def outcomes(spec: Spec) -> Iterator[tuple[int, ...]]:
    """Every outcome of ``spec``, once."""
    if isinstance(spec, Dice):
        yield from product(range(1, 7), repeat=spec.dice)
    elif isinstance(spec, Shuffle):
        yield from permutations(range(spec.things))
    else:
        yield from ((kind,) for kind, copies in enumerate(spec.copies) if copies)


def started(start: Start) -> Any:
    """The state after the actions played before."""
    rules = start.rules
    state = rules.setup(check_options(rules.options, rules.seats, start.options))
    for text in start.played:
        due = start.rules.pending(state)
        actor = due.seat if isinstance(due, Decide) else CHANCE
        start.rules.apply(state, actor, start.rules.read_action(text))
    return state


def following(rules: Rules[Any, Any, Any], state: Any) -> Iterator[Any]:
    """The states that one action leads to."""
    due = rules.pending(state)
    if isinstance(due, Over):
        return
    if isinstance(due, Chance):
        actor, actions = CHANCE, [Chanced(due.name, numbers) for numbers in outcomes(due.spec)]
    else:
        actor, actions = due.seat, list(rules.legal(rules.view(state, due.seat)))
    for action in actions:
        after = rules.clone(state)
        rules.apply(after, actor, action, quiet=True)
        yield after


def count(start: Start) -> list[Json]:
    """Nodes, ends and views at depth 0, 1, … of ``start``."""
    rules, seats = start.rules, int(start.options["seats"])
    # Equal states are followed once, with the number of rows that lead to them.
    level: dict[str, tuple[Any, int]] = {"": (started(start), 1)}
    counted: list[Json] = []
    for depth in range(start.depth + 1):
        if depth:
            after: dict[str, tuple[Any, int]] = {}
            for state, rows in level.values():
                for child in following(rules, state):
                    key = digest(rules.write_state(child))
                    known = after.get(key)
                    after[key] = (child, rows + (known[1] if known else 0))
            level = after
        views = {
            digest(rules.write_view(rules.view(state, viewer)))
            for state, _ in level.values()
            for viewer in range(PUBLIC, seats)
        }
        ends = sum(rows for state, rows in level.values() if isinstance(rules.pending(state), Over))
        counted.append(
            {"nodes": sum(rows for _, rows in level.values()), "ends": ends, "views": len(views)}
        )
    return counted


def write(name: str, start: Start) -> str:
    """The text of a counts file."""
    lines = ",\n".join("    " + json.dumps(numbers) for numbers in count(start))
    played = json.dumps(list(start.played))
    options = json.dumps(start.options)
    return (
        f'{{\n  "start": {json.dumps(name)},\n  "options": {options},\n  "played": {played},\n'
        f'  "depths": [\n{lines}\n  ]\n}}\n'
    )


def starts() -> dict[str, Start]:
    """Where counting begins in every game, by the name of the counts file.

    The small games belong to the tests: nothing but them and this script knows them.
    """
    found: dict[str, Start] = {}
    for game_id in GAME_IDS:
        found |= import_module(f"tests.games.{game_id}.starts").STARTS
    return found


def main() -> None:
    """Count anew and write the files."""
    COUNTS.mkdir(parents=True, exist_ok=True)
    for name, start in starts().items():
        (COUNTS / f"{name}.json").write_text(write(name, start), encoding="utf-8")
        print(f"{name}: {start.depth} deep")


if __name__ == "__main__":
    main()
