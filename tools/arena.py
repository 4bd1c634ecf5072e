"""The tournaments that show how ``easy`` plays and how the house of 1313 plays.

Run as ``python tools/arena.py``; ``--games`` is for those in a hurry. It prints each command with
its figures, and ends with what is demanded of them: ``easy`` beats ``random`` in three games of
four, no trap is left out, no seat is better than another, and a game lasts an evening.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from dead_end.simulate import Simulation, Summary, play_all

GAME: Final = "drive_1313"
SEED: Final = 1313
TRAPS: Final = 5

LEAST_WINS: Final = 0.75
"""Of ``easy`` against ``random``, at the lower end of the interval."""

LEAST_FIRINGS: Final = 0.10
"""Of all firings, by each trap."""

ROUNDS: Final = (15, 40)
"""Most games with four players last between so many rounds, the median game too."""


def tournament(levels: str, games: int) -> Summary:
    """Play it on all processors and print its figures."""
    jobs = os.cpu_count() or 1
    print(f"$ python -m dead_end simulate {GAME} --seats {levels} --games {games} --seed {SEED}")
    started = perf_counter()
    simulation = Simulation(GAME, tuple(levels.split(",")), games, SEED, {})
    summary = Summary(simulation, list(play_all(simulation, jobs)))
    print(summary.report(perf_counter() - started), end="\n\n")
    return summary


def demands(duel: Summary, four: Summary) -> Iterator[tuple[str, bool]]:
    """What is demanded, with the figure in it, and whether it holds."""
    lower = duel.by_player[0].interval[0]
    yield (
        f"easy wins at least {LEAST_WINS:.0%} against random: {lower:.1%} or more",
        lower >= LEAST_WINS,
    )
    total = four.firings.total()
    shares = [count / total for count in four.firings.values()]
    rarest = min(shares) if len(shares) == TRAPS else 0.0
    yield (
        f"each trap makes at least {LEAST_FIRINGS:.0%} of the firings: {rarest:.1%}",
        rarest >= LEAST_FIRINGS,
    )
    even = 1 / len(four.by_seat)
    ends = [share.interval for share in four.by_seat]
    yield (
        f"each seat's interval holds {even:.0%}: "
        + ", ".join(f"{low:.1%} to {high:.1%}" for low, high in ends),
        all(low <= even <= high for low, high in ends),
    )
    least, most = ROUNDS
    within = sum(least <= rounds <= most for rounds in four.all_rounds) / four.games
    median = four.rounds.median
    yield (
        f"most games last {least} to {most} rounds: {within:.1%}, the median {median}",
        within > 0.5 and least <= median <= most,
    )


def main() -> int:
    """Print all; 1 if a demand is not met."""
    parser = argparse.ArgumentParser(description="Let computer seats play tournaments.")
    parser.add_argument("--games", type=int, default=400, help="games each (default: %(default)s)")
    games = parser.parse_args().games
    duel = tournament("easy,random", games)
    four = tournament("easy,easy,easy,easy", games)
    met = True
    for demand, holds in demands(duel, four):
        print("holds  " if holds else "FAILS  ", demand)
        met = met and holds
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
