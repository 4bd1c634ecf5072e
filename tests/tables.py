"""Tables of any game, played on at random: what the batteries over all games share."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

from dead_end.chance import below
from dead_end.contract import PUBLIC, Chance, Decide, Json, Over, Rules
from dead_end.games import GAME_IDS, game
from dead_end.record import SeatPlan
from dead_end.referee import Table

SOAK = bool(os.environ.get("DEAD_END_SOAK"))

AnyRules = Rules[Any, Any, Any]
Chooser = Callable[[Table, Random], Any]

TABLES = [
    (game_id, seats)
    for game_id in GAME_IDS
    for seats in range(game(game_id).rules.seats[0], game(game_id).rules.seats[1] + 1)
]
"""Every game with every number of seats."""


def rules_of(game_id: str) -> AnyRules:
    """The rules of a game."""
    return game(game_id).rules


def opened(rules: AnyRules, seats: int, **options: object) -> Table:
    """A table at which nothing has happened yet; Ann, Bob, Cat and so on sit there."""
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
    return Table(rules, options, [SeatPlan(name, "human") for name in names[:seats]])


def truth(table: Table) -> Any:
    """The state itself, which only the table's owner and the tests may look at."""
    return table._state


def fingerprint(table: Table) -> Json:
    """All that a table is: the truth, and its record."""
    return {"truth": table.rules.write_state(truth(table)), "lines": list(table.lines)}


def viewers(table: Table) -> range:
    """The spectator and every seat."""
    return range(PUBLIC, len(table.seats))


def imaginable(table: Table) -> range:
    """The viewers from whose views a truth can be drawn: the spectator too, where it sees enough.

    What the first of them was told is, in all games, the least that anybody was.
    """
    kinds = import_module(f"tests.games.{table.rules.id}.kinds")
    return range(0 if getattr(kinds, "SEATS_ALONE", False) else PUBLIC, len(table.seats))


def due_to(table: Table) -> int:
    """The seat whose decision is due."""
    due = table.pending
    assert isinstance(due, Decide)
    return due.seat


def legal_of(table: Table) -> list[Any]:
    """What the deciding seat may do."""
    return list(table.rules.legal(table.view(due_to(table))))


def uniform(table: Table, source: Random) -> Any:
    """Any legal action, each as likely."""
    return table.rules.random_action(truth(table), source)


def varied(table: Table, source: Random) -> Any:
    """A legal action of a kind that is drawn first, so that much happens in few turns."""
    kinds: dict[str, list[Any]] = {}
    for action in legal_of(table):
        kinds.setdefault(kind_of(table.rules, action), []).append(action)
    actions = list(kinds.values())[below(source, len(kinds))]
    return actions[below(source, len(actions))]


def kind_of(rules: AnyRules, action: Any) -> str:
    """What kind of action it is; each game has its kinds beside its tests."""
    kind: str = import_module(f"tests.games.{rules.id}.kinds").kind_of(rules, action)
    return kind


def sort_key(rules: AnyRules, action: Any) -> tuple[int, ...]:
    """The canonical order of a game's actions, written down beside its tests."""
    key: tuple[int, ...] = import_module(f"tests.games.{rules.id}.kinds").sort_key(action)
    return key


def malformed(rules: AnyRules, action: Any) -> list[Any]:
    """What is no action of the game, though some of it looks like ``action``."""
    made: list[Any] = import_module(f"tests.games.{rules.id}.kinds").malformed(action)
    return made


def remembered(rules: AnyRules, view: Any) -> tuple[Any, ...]:
    """What a view keeps of what happened, in order: it may only grow."""
    kept: tuple[Any, ...] = import_module(f"tests.games.{rules.id}.kinds").remembered(view)
    return kept


def step(table: Table, source: Random, chooser: Chooser = uniform) -> None:
    """One action: chance's, or the deciding seat's."""
    if isinstance(table.pending, Chance):
        table.draw_chance(source)
    else:
        table.act(due_to(table), chooser(table, source))


def play(table: Table, source: Random, plies: int = -1, chooser: Chooser = uniform) -> Table:
    """Play on, to the end or until ``plies`` actions have been played in all."""
    for _ in steps(table, source, plies, chooser):
        pass
    return table


def steps(
    table: Table, source: Random, plies: int = -1, chooser: Chooser = uniform
) -> Iterator[Table]:
    """The same, stopping after each action."""
    while table.plies != plies and not isinstance(table.pending, Over):
        step(table, source, chooser)
        yield table


def as_text(written: Json) -> str:
    """JSON byte for byte."""
    return json.dumps(written, sort_keys=True)
