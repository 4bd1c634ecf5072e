"""A position of Watch Your Step in one line, and what is said and done over it."""

from __future__ import annotations

from typing import Any

import pytest

from dead_end.contract import (
    CHANCE,
    NOBODY,
    TABLE,
    Chanced,
    Decide,
    Event,
    IllegalAction,
    Outcome,
    Over,
    Stopped,
    check_options,
)
from dead_end.games.watch_your_step import RULES
from dead_end.games.watch_your_step.knowledge import Knowledge, knowledge
from dead_end.games.watch_your_step.material import HOLES, LENGTHS, NO_HOLE, holes_in
from dead_end.games.watch_your_step.state import State
from dead_end.games.watch_your_step.view import View, stacks


class Position:
    """A table in the middle of a game. ``told``: what the last action told, and to whom."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []

    def play(self, *texts: str) -> Position:
        """Play actions in turn: of the seat whose turn it is, of chance, or of the table."""
        for text in texts:
            action = RULES.read_action(text)
            if isinstance(action, Chanced):
                actor = CHANCE
            else:
                actor = TABLE if isinstance(action, Stopped) else self.state.turn
            self.told = RULES.apply(self.state, actor, action)
        return self

    def refused(self, text: str, seat: int | None = None) -> str | None:
        """The clause by which an action is refused; nothing changes, and the view says the same."""
        action = RULES.read_action(text)
        seat = self.state.turn if seat is None else seat
        actor = CHANCE if isinstance(action, Chanced) else seat
        before = RULES.write_state(self.state)
        with pytest.raises(IllegalAction) as refusal:
            RULES.apply(self.state, actor, action)
        assert RULES.write_state(self.state) == before
        if not isinstance(action, Chanced | Stopped):
            assert action not in RULES.legal(self.view(seat))
            assert RULES.why_not(self.view(seat), action) == refusal.value.clause
        return refusal.value.clause

    def choices(self, start: str = "") -> list[str]:
        """The texts of all that the seat whose turn it is may do, if they begin with ``start``."""
        legal = RULES.legal(self.view(self.state.turn))
        texts = [RULES.write_action(action) for action in legal]
        return [text for text in texts if text.startswith(start)]

    def view(self, viewer: int) -> View:
        """What a seat or the public sees."""
        return RULES.view(self.state, viewer)

    def knows(self, viewer: int) -> Knowledge:
        """What follows from it."""
        return knowledge(self.view(viewer))

    def facts(self, viewer: int) -> list[Any]:
        """What the last action told a viewer."""
        return [event.fact for event in self.told if event.tells(viewer)]

    def reveals(self) -> bool:
        """Whether the last action cannot be taken back."""
        return any(event.fact.reveals for event in self.told)

    def inside(self, hole: str) -> list[str]:
        """What lies in a hole, the lowest first, for instance ``short of seat 1``."""
        cylinders = stacks(self.state.traps, self.state.history)[HOLES.index(hole)]
        return [f"{LENGTHS[length]} of seat {seat}" for seat, length in cylinders]

    def tops(self, seat: int) -> list[str]:
        """Where tops of a seat's colour show."""
        return names(holes_in(self.state.tops[seat]))

    @property
    def asked(self) -> tuple[int, str] | None:
        """The seat that is to decide and about what, None when it is chance's turn."""
        due = RULES.pending(self.state)
        return (due.seat, due.prompt) if isinstance(due, Decide) else None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, None while it has not."""
        due = RULES.pending(self.state)
        return due.outcome if isinstance(due, Over) else None


def names(holes: tuple[int, ...] | list[int]) -> list[str]:
    """The names of some holes."""
    return [HOLES[hole] for hole in holes]


def name(hole: int) -> str | None:
    """The name of a hole, None for no hole."""
    return None if hole == NO_HOLE else HOLES[hole]


def fresh(**options: bool) -> Position:
    """A table at which nothing has happened yet."""
    given = {**options, "seats": 2}
    return Position(RULES.setup(check_options(RULES.options, RULES.seats, given)))


def table(
    *played: str, traps: tuple[str, str] = ("a1", "d4"), first: int = 0, **options: bool
) -> Position:
    """A position after some plies, in turn from ``first``; ``traps`` by seat."""
    at = fresh(**options)
    at.play(*(f"trap {hole}" for hole in traps), f"lot seat{first + 1}", *played)
    assert at.state.turn != NOBODY
    return at


DRAWN = (
    "trap b3", "trap d3", "lot seat2",
    "short c4", "short d2", "short b4", "long a1", "long c4", "short c4", "short b2", "short a4",
    "long a2", "long d4", "long d2", "short c1", "short c1", "long b1", "long a3", "long c3",
    "short b4", "short d3", "short d1", "short b3", "short d1", "short d2",
)  # fmt: skip
"""A whole game that nobody won. Two long ones stuck out."""
