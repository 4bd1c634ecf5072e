"""Writes whole games down, for ``tests/playthroughs/<game>/*.txt``.

A playthrough is a game as a text: each action, what each viewer was told of it, what was due, how
much was legal, and the digest of each view. A test plays the actions again and compares the text,
so that any change of the rules shows in it as a difference, to be read and judged.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from dead_end.contract import CHANCE, PUBLIC, TABLE, Chance, Decide, Over
from dead_end.playout import bounded
from dead_end.record import SeatPlan, digest
from dead_end.referee import Table
from dead_end.who import write_actor, write_seat, write_viewer

PLAYTHROUGHS = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
LEAST = 30
"""Actions of a game that is worth writing down: much may end one early."""
TRIES = 100
"""Games of a few rounds that may be too short, before more rounds are played."""
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
ACTORS = {write_actor(actor): actor for actor in (CHANCE, TABLE, *range(len(NAMES)))}


def lay(rules: Any, options: dict[str, Any]) -> Table:
    """A table with as many seats as ``options`` say."""
    others = {name: value for name, value in options.items() if name != "seats"}
    return Table(rules, others, [SeatPlan(name, "human") for name in NAMES[: options["seats"]]])


def written(table: Table) -> str:
    """The text of the game that was played at ``table``."""
    again = lay(table.rules, table.options)
    lines = [f"game {table.rules.id}", f"options {json.dumps(table.options)}", *_position(again)]
    for actor, action in table._entries:
        again._play(actor, action)
        lines += ["", f"> {write_actor(actor)}: {table.rules.write_action(action)}"]
        lines += [*_told(again), *_position(again)]
    return "\n".join(lines) + "\n"


def played(text: str, rules: Any) -> Table:
    """The table after the actions of a playthrough."""
    lines = text.splitlines()
    table = lay(rules, json.loads(lines[1].removeprefix("options ")))
    for line in lines:
        if line.startswith("> "):
            actor, _, action = line.removeprefix("> ").partition(": ")
            table._play(ACTORS[actor], rules.read_action(action))
    return table


def _told(table: Table) -> Iterator[str]:
    """What was told of the last action; once for all to whom it was told alike."""
    heard: dict[str, list[str]] = {}
    for viewer in range(PUBLIC, len(table.seats)):
        for fact in table.facts(viewer, table.plies - 1):
            said = json.dumps(table.rules.write_fact(fact))
            heard.setdefault(said, []).append(write_viewer(viewer))
    everybody = len(table.seats) + 1
    for said, viewers in heard.items():
        to = "all" if len(viewers) == everybody else ", ".join(viewers)
        yield f"  told {to}: {said}"


def _position(table: Table) -> Iterator[str]:
    due = table.pending
    match due:
        case Over(outcome):
            yield f"  over: {outcome.reason}, winners {list(outcome.winners)}, {outcome.scores}"
        case Chance(name):
            yield f"  due: {name}"
        case Decide(seat, prompt):
            legal = table.rules.legal(table.view(seat)).count()
            yield f"  due: {prompt} of {write_seat(seat)}, {legal} legal"
    views = " ".join(
        f"{write_viewer(viewer)} {digest(table.rules.write_view(table.view(viewer)))}"
        for viewer in range(PUBLIC, len(table.seats))
    )
    yield f"  truth {table.digest()} views {views}"


def rounds_of(seed: int) -> int:
    """How many rounds to play at most: few, but enough where a round is a few actions."""
    return 4 if seed < TRIES else 20


def main() -> None:
    """Play and write the games anew."""
    # How the tests play, so that much happens in few rounds, is theirs.
    from tests.tables import TABLES, opened, play, rules_of, varied

    for game_id, seats in TABLES:
        rules = rules_of(game_id)
        games = (
            play(
                opened(rules, seats, **bounded(rules, rounds_of(seed))),
                Random(seed),
                chooser=varied,
            )
            for seed in count(seats)
        )
        table = next(table for table in games if table.plies >= LEAST)
        file = PLAYTHROUGHS / game_id / f"{seats}-seats.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(table), encoding="utf-8")
        print(f"{game_id}, {seats} seats: {table.plies} actions")


if __name__ == "__main__":
    main()
