"""An evening at 1313 as everybody saw it: what became of whom, in which round, by whose hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from dead_end.games.drive_1313 import facts

Gone = facts.Escaped | facts.KnockedOff
"""How an heir leaves the house."""


@dataclass(slots=True)
class Evening:
    """What is told of a game, gathered.

    Attributes:
        rounds: the last round that was begun; 0 before the first.
        departures: every heir that left, in order, with the round.
        longest: the longest walk that ended inside, with its round; the first of several.
        midnight: the draw that ended the game, if one did.
        levers: how many traps each seat sprang.
        busiest: how often each trap went off.
    """

    rounds: int = 0
    departures: dict[str, tuple[int, Gone]] = field(default_factory=dict)
    longest: tuple[int, facts.Moved] | None = None
    midnight: facts.MidnightStruck | None = None
    levers: Counter[int] = field(default_factory=Counter)
    busiest: Counter[str] = field(default_factory=Counter)

    @property
    def escapes(self) -> list[tuple[int, facts.Escaped]]:
        """Those who left by the door, with the round."""
        left = self.departures.values()
        return [(number, fact) for number, fact in left if isinstance(fact, facts.Escaped)]

    @property
    def accidents(self) -> list[tuple[int, facts.KnockedOff]]:
        """Those who left otherwise, with the round."""
        left = self.departures.values()
        return [(number, fact) for number, fact in left if isinstance(fact, facts.KnockedOff)]


def evening(told: Iterable[Any]) -> Evening:
    """Gather the facts of a game; those that only some were told do not matter here."""
    seen = Evening()
    for fact in told:
        match fact:
            case facts.TurnBegan(_, number):
                seen.rounds = number
            case facts.Escaped(_, heir):
                seen.departures[heir] = seen.rounds, fact
            case facts.KnockedOff(seat, trap, heir):
                seen.departures[heir] = seen.rounds, fact
                seen.levers[seat] += 1
                seen.busiest[trap] += 1
            case facts.Moved(_, _, count):
                if seen.longest is None or count > seen.longest[1].count:
                    seen.longest = seen.rounds, fact
            case facts.MidnightStruck():
                seen.midnight = fact
    return seen
