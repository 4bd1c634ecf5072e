"""How far ``easy``'s questions at 13 Clues are from the fewest that could do.

To be found are the bits that the solution has at the first question. *At best rate*: so many
questions, if each told what the best first one can be expected to tell. That is no bound: later
ones tell more, once something is known of the cards that the witnesses keep, and others ask too.
*At least* is one: an answer is one of six numbers and tells no more bits than those can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log2
from statistics import mean
from typing import Final

from dead_end.chance import Source
from dead_end.games.thirteen_clues.actions import Action, Ask
from dead_end.games.thirteen_clues.bot import Easy
from dead_end.games.thirteen_clues.knowledge import knowledge
from dead_end.games.thirteen_clues.outlook import MOST, gains
from dead_end.games.thirteen_clues.rules import ThirteenClues
from dead_end.games.thirteen_clues.view import View
from dead_end.simulate import Simulation, play, spread

GAME: Final = "thirteen_clues"
SEED: Final = 1313
SEATS: Final = range(2, 7)


class Asked:
    """An ``easy`` seat that notes what it asked, in one game.

    ``questions``: how many; ``bits``: of the solution, at the first of them; ``told``: what the
    best first one could be expected to tell.
    """

    __name__ = "easy"

    def __init__(self) -> None:
        self._easy = Easy(ThirteenClues())
        self.questions = 0
        self.bits = self.told = 0.0

    def __call__(self, view: View, source: Source) -> Action:
        """Choose as ``easy`` does."""
        action = self._easy.choose(view, source)
        if isinstance(action, Ask):
            if not self.questions:
                known = knowledge(view)
                shares = [count / known.total for count in known.solutions.values()]
                self.bits = -sum(share * log2(share) for share in shares)
                self.told = max(gains(view).values())
            self.questions += 1
        return action


def games(seats: int, count: int) -> Iterator[tuple[int, Asked]]:
    """Games of ``easy`` against ``random``: the turns that it took to win, and what it asked."""
    for number in range(count):
        asked = Asked()
        simulation = Simulation(GAME, (asked, *["random"] * (seats - 1)), count, SEED, {})
        played = play(simulation, number)
        if [played.seating[seat] for seat in played.outcome.winners] == [0]:
            yield played.rounds, asked


def line(seats: int, won: Iterable[tuple[int, Asked]]) -> str:
    """The figures of some games that ``easy`` won."""
    turns, asked = zip(*won, strict=True)
    taken = spread(turns)
    return (
        f"{seats:>7}{len(turns):>7}{taken.mean:>9.1f}{taken.median:>8}{taken.high:>6}"
        f"{mean(one.questions for one in asked):>12.1f}"
        f"{mean(one.bits / one.told for one in asked):>15.1f}"
        f"{mean(one.bits for one in asked) / log2(MOST):>10.1f}"
        f"{mean(one.bits for one in asked):>7.2f}{mean(one.told for one in asked):>11.2f}"
    )


def report(count: int) -> str:
    """A table over all numbers of players, ``count`` games each."""
    heads = (
        f"{'players':>7}{'won':>7}{'turns':>9}{'median':>8}{'95%':>6}{'questions':>12}"
        f"{'at best rate':>15}{'at least':>10}{'bits':>7}{'best first':>11}"
    )
    return "\n".join([heads, *(line(seats, games(seats, count)) for seats in SEATS)])
