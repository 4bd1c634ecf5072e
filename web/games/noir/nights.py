"""A night of Noir as everybody saw it: who died, who was cleared, who was asked about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from dead_end.games.noir import facts


@dataclass(slots=True)
class Night:
    """What is told of a game, gathered over all its legs.

    Attributes:
        rounds: the last round that was begun in the last leg; 0 before the first.
        killed: every victim, in order, with the round.
        cleared: whom the Inspector cleared, with the round.
        arrests: every arrest, with the round.
        faces: identities that were given up, with the round.
        shifts: how many lines each seat shifted.
        asked: how many questions were put, and how often the answer was yes.
        closed: how many rows and columns were taken away.
        unmasked: how each leg ended.
    """

    rounds: int = 0
    killed: list[tuple[int, facts.Killed]] = field(default_factory=list)
    cleared: list[tuple[int, facts.Exonerated]] = field(default_factory=list)
    arrests: list[tuple[int, facts.Arrested]] = field(default_factory=list)
    faces: list[tuple[int, facts.Disguised]] = field(default_factory=list)
    shifts: Counter[int] = field(default_factory=Counter)
    asked: Counter[bool] = field(default_factory=Counter)
    closed: int = 0
    unmasked: list[facts.Unmasked] = field(default_factory=list)


def night(told: Iterable[Any]) -> Night:
    """Gather the facts of a game; those that only some were told do not matter here."""
    seen = Night()
    for fact in told:
        match fact:
            case facts.TurnBegan(_, number):
                seen.rounds = number
            case facts.Killed():
                seen.killed.append((seen.rounds, fact))
            case facts.Exonerated():
                seen.cleared.append((seen.rounds, fact))
            case facts.Arrested():
                seen.arrests.append((seen.rounds, fact))
            case facts.Disguised(_, _, True):
                seen.faces.append((seen.rounds, fact))
            case facts.Shifted(seat):
                seen.shifts[seat] += 1
            case facts.Canvassed(_, _, near):
                seen.asked[near] += 1
            case facts.LinesRemoved(rows, columns):
                seen.closed += len(rows) + len(columns)
            case facts.Unmasked():
                seen.unmasked.append(fact)
    return seen
