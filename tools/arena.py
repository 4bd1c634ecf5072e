"""The tournaments that show how ``easy`` plays and how the house of 1313 plays.

Run as ``python tools/arena.py``; ``--game`` is for one game alone, ``--games`` for those in a
hurry. It prints each command with its figures, and then what is demanded of them. In every game
``easy`` beats ``random``; in the house of 1313 no trap is left out, no seat is better than another,
and a game lasts an evening.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from dead_end.simulate import Simulation, Summary, play_all

SEED: Final = 1313
TRAPS: Final = 5

LEAST_WINS: Final = {"drive_1313": 0.75, "watch_your_step": 0.60}
"""Of ``easy`` against ``random`` by game, at the lower end of the interval; draws count half."""

LEAST_FIRINGS: Final = 0.10
"""Of all firings, by each trap."""

ROUNDS: Final = (15, 40)
"""Most games with four players last between so many rounds, the median game too."""


Demand = tuple[str, bool]
"""What is demanded, with the figure in it, and whether it holds."""


def tournament(game_id: str, levels: str, games: int) -> Summary:
    """Play it on all processors and print its figures."""
    jobs = os.cpu_count() or 1
    print(f"$ python -m dead_end simulate {game_id} --seats {levels} --games {games} --seed {SEED}")
    started = perf_counter()
    simulation = Simulation(game_id, tuple(levels.split(",")), games, SEED, {})
    summary = Summary(simulation, list(play_all(simulation, jobs)))
    print(summary.report(perf_counter() - started), end="\n\n")
    return summary


def duel(game_id: str, games: int) -> Demand:
    """``easy`` against ``random``."""
    lower = tournament(game_id, "easy,random", games).by_player[0].interval[0]
    least = LEAST_WINS[game_id]
    return f"easy wins at least {least:.0%} against random: {lower:.1%} or more", lower >= least


def demands_of_1313(games: int) -> Iterator[Demand]:
    """Of the duel, and of the house with four seats."""
    yield duel("drive_1313", games)
    four = tournament("drive_1313", "easy,easy,easy,easy", games)
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


def demands_of_watch_your_step(games: int) -> Iterator[Demand]:
    """Of the duel."""
    yield duel("watch_your_step", games)


DEMANDS: Final[dict[str, Callable[[int], Iterator[Demand]]]] = {
    "drive_1313": demands_of_1313,
    "watch_your_step": demands_of_watch_your_step,
}


def main() -> int:
    """Print all; 1 if a demand is not met."""
    parser = argparse.ArgumentParser(description="Let computer seats play tournaments.")
    parser.add_argument("--game", choices=DEMANDS, help="this one only (default: all)")
    parser.add_argument("--games", type=int, default=400, help="games each (default: %(default)s)")
    given = parser.parse_args()
    met = True
    for game_id in [given.game] if given.game else DEMANDS:
        for demand, holds in list(DEMANDS[game_id](given.games)):
            print("holds  " if holds else "FAILS  ", demand)
            met = met and holds
        print()
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
