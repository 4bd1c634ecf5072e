"""The tournaments that show how ``easy`` plays and how the house of 1313 plays.

Run as ``python tools/arena.py``; ``--games`` is for those in a hurry, ``--game`` for one game
alone. It prints each command with its figures, and ends with what is demanded of them: ``easy``
beats ``random`` in every game as often as it must; and in 1313 no trap is left out, no seat is
better than another, and a game lasts an evening. Of 13 Clues it also prints how many questions
``easy`` needs, and how few could do.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from dead_end.simulate import Simulation, Summary, play_all

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import questions

HOUSE: Final = "drive_1313"
SEED: Final = 1313
TRAPS: Final = 5


class Duel(NamedTuple):
    """``easy`` against ``random``: the options, and the share of wins that it owes.

    A draw counts half; the share is the lower end of the interval.
    """

    options: dict[str, bool | int | str]
    least_wins: float


DUELS: Final = {
    "drive_1313": Duel({}, 0.75),
    "noir": Duel({"match": True}, 0.75),
    "watch_your_step": Duel({}, 0.60),
    "thirteen_clues": Duel({}, 0.75),
    "drive_13": Duel({}, 0.75),
}

LEAST_FIRINGS: Final = 0.10
"""Of all firings, by each trap."""

HOUSE_OF_ENDINGS: Final = "drive_13"
ENDINGS: Final = ("escape", "detective", "last_alive")
LEAST_ENDINGS: Final = 0.05
"""Of all its games between ``easy`` seats, by each way of ending."""

ROUNDS: Final = (15, 40)
"""Most games with four players last between so many rounds, the median game too."""


def tournament(
    game_id: str, levels: str, games: int, options: dict[str, bool | int | str]
) -> Summary:
    """Play it on all processors and print its figures."""
    jobs = os.cpu_count() or 1
    given = "".join(f" --option {name}={str(value).lower()}" for name, value in options.items())
    command = f"simulate {game_id} --seats {levels} --games {games} --seed {SEED}{given}"
    print(f"$ python -m dead_end {command}")
    started = perf_counter()
    simulation = Simulation(game_id, tuple(levels.split(",")), games, SEED, options)
    summary = Summary(simulation, list(play_all(simulation, jobs)))
    print(summary.report(perf_counter() - started), end="\n\n")
    return summary


def demand_wins(game_id: str, duel: Summary) -> tuple[str, bool]:
    """What is demanded of ``easy``, with the figure in it, and whether it holds."""
    lower, least = duel.by_player[0].interval[0], DUELS[game_id].least_wins
    return (
        f"{game_id}: easy wins at least {least:.0%} against random: {lower:.1%} or more",
        lower >= least,
    )


def demands_of_the_house(four: Summary) -> Iterator[tuple[str, bool]]:
    """What is demanded of 1313, with the figure in it, and whether it holds."""
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


def demand_endings(played: list[Summary]) -> tuple[str, bool]:
    """What is demanded of the ways in which 13 ends, with the figures in it, and whether it holds.

    Games of all numbers of seats together, since with two players the last of twelve guests is
    long in coming.
    """
    reasons = sum((summary.reasons for summary in played), Counter[str]())
    shares = {reason: reasons[reason] / reasons.total() for reason in ENDINGS}
    named = ", ".join(f"{reason} {share:.1%}" for reason, share in shares.items())
    return (
        f"{HOUSE_OF_ENDINGS}: each way of ending makes at least {LEAST_ENDINGS:.0%}: {named}",
        min(shares.values()) >= LEAST_ENDINGS,
    )


def main() -> int:
    """Print all; 1 if a demand is not met."""
    parser = argparse.ArgumentParser(description="Let computer seats play tournaments.")
    parser.add_argument("--games", type=int, default=400, help="games each (default: %(default)s)")
    parser.add_argument("--game", choices=DUELS, help="this one only (default: all)")
    asked = parser.parse_args()
    games = asked.games
    demands = [
        demand_wins(game_id, tournament(game_id, "easy,random", games, duel.options))
        for game_id, duel in DUELS.items()
        if asked.game in (None, game_id)
    ]
    if asked.game in (None, HOUSE):
        demands += demands_of_the_house(tournament(HOUSE, "easy,easy,easy,easy", games, {}))
    if asked.game in (None, questions.GAME):
        print("13 Clues, easy against random: turns and questions until it wins")
        print(questions.report(max(1, games // 4)), end="\n\n")
    if asked.game in (None, HOUSE_OF_ENDINGS):
        played = [
            tournament(HOUSE_OF_ENDINGS, ",".join(["easy"] * seats), games, {})
            for seats in range(2, 5)
        ]
        demands.append(demand_endings(played))
    met = True
    for demand, holds in demands:
        print("holds  " if holds else "FAILS  ", demand)
        met = met and holds
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
