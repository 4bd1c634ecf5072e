"""An evening at 13 as everybody saw it: who hung, who died of what, by whose hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from dead_end.games.drive_13 import facts


@dataclass(slots=True)
class Evening:
    """What is told of a game, gathered.

    Attributes:
        rounds: the last round that was begun; 0 before the first.
        accidents: every guest who died, in order, with the round.
        escape: how somebody left, if somebody did.
        hung: the guests whose portraits came up, in order.
        steps: the detective's.
        kept: how many cards each seat kept.
        levers: how many traps each seat sprang.
        changed: how often each seat changed the portrait.
        longest: the longest walk, with its round; the first of several.
    """

    rounds: int = 0
    accidents: list[tuple[int, facts.Died]] = field(default_factory=list)
    escape: facts.Escaped | None = None
    hung: list[str] = field(default_factory=list)
    steps: int = 0
    kept: Counter[int] = field(default_factory=Counter)
    levers: Counter[int] = field(default_factory=Counter)
    changed: Counter[int] = field(default_factory=Counter)
    longest: tuple[int, facts.Moved] | None = None


def evening(told: Iterable[Any]) -> Evening:
    """Gather the facts of a game; what only some were told does not matter here."""
    seen = Evening()
    for fact in told:
        match fact:
            case facts.TurnBegan(_, number):
                seen.rounds = number
            case facts.PortraitHung(guest):
                seen.hung.append(guest)
            case facts.PortraitSentBack(seat, _):
                seen.changed[seat] += 1
            case facts.DetectiveDrawn(_, steps, _):
                seen.steps = steps
            case facts.CardKept(seat):
                seen.kept[seat] += 1
            case facts.Died(seat, _, _, _):
                seen.accidents.append((seen.rounds, fact))
                seen.levers[seat] += 1
            case facts.Escaped():
                seen.escape = fact
            case facts.Moved(_, _, count):
                if seen.longest is None or count > seen.longest[1].count:
                    seen.longest = seen.rounds, fact
    return seen
