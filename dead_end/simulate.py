"""Many games between computer seats, and what came of them.

A *deal* is played once for each rotation of the players around the table that makes a difference
(once where all play alike), so that luck of the cards and of the seat is shared out evenly. What
chance gives in a deal is drawn from one source for each kind of chance. In 1313, for instance, all
rotations have the same chairs, the same heirs on each seat, the same first player and the same dice
turn by turn; cards are alike as far as the games have drawn alike.

Seats are handed their views and nothing else. Every game is a function of the simulation and its
number: on any number of processes the games come out the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from dead_end.bots.plugged import Player, name_of, seat_of
from dead_end.chance import sample
from dead_end.contract import (
    CHANCE,
    PUBLIC,
    BadOption,
    Chance,
    Chanced,
    Event,
    Json,
    Outcome,
    Over,
    Rules,
    check_options,
)
from dead_end.games import game
from dead_end.playout import is_forced

Z: Final = 1.959964
"""The standard normal quantile of a 95% interval."""

BATCH: Final = 4
"""Games that one process plays before it is handed more."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """``games`` games of the game of that id between ``players``.

    A player is a level by name, ``module:function`` or the function: see :mod:`dead_end.bots`.

    ``options`` are the game's, without ``seats``; ``seed`` is anything that can be printed.
    """

    game: str
    players: tuple[Player, ...]
    games: int
    seed: int
    options: dict[str, bool | int | str]

    def check(self) -> None:
        """Raise :class:`BadText` or :class:`BadOption` if it cannot be played."""
        for player in self.players:
            seat_of(self.game, player)
        if self.games < 1:
            raise BadOption("games", "must be a number from 1")
        self.checked_options()

    def checked_options(self) -> dict[str, bool | int | str]:
        """All options of the game. Raises :class:`BadOption`."""
        rules = game(self.game).rules
        given = {**self.options, "seats": len(self.players)}
        return check_options(rules.options, rules.seats, given)

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [name_of(player) for player in self.players]


@dataclass(frozen=True, slots=True)
class Played:
    """One game.

    ``seating``: the player on each seat, as its place in :attr:`Simulation.players`; ``plies``:
    decisions, but for passes where nothing else was legal; ``firings``: how often each trap was
    sprung; ``events``: how often everybody was told a fact of each kind.
    """

    seating: tuple[int, ...]
    outcome: Outcome
    plies: int
    rounds: int
    firings: Counter[str]
    events: Counter[str]


def play(simulation: Simulation, number: int) -> Played:
    """Game ``number`` of a simulation, from 0.

    Raises as :meth:`Simulation.check`, and :class:`IllegalAction` for a bot that breaks the rules.
    """
    seats = len(simulation.players)
    deal, rotation = divmod(number, _rotations(simulation.players))
    seating = tuple((seat + rotation) % seats for seat in range(seats))
    rules: Rules[Any, Any, Any] = game(simulation.game).rules
    state = rules.setup(simulation.checked_options())
    players = [seat_of(simulation.game, player) for player in simulation.players]
    chances = _Sources(f"{simulation.seed} {deal}")
    bots = _Sources(f"{simulation.seed} {deal} {rotation}")
    tally = _Tally()
    while not isinstance(due := rules.pending(state), Over):
        if isinstance(due, Chance):
            numbers = sample(due.spec, chances[due.name])
            tally.hear(rules.apply(state, CHANCE, Chanced(due.name, numbers)))
            continue
        view = rules.view(state, due.seat)
        action = players[seating[due.seat]](view, bots[str(due.seat)])
        if action not in rules.passes or not is_forced(rules, state, due.seat):
            tally.plies += 1
        tally.hear(rules.apply(state, due.seat, action))
    return Played(seating, due.outcome, tally.plies, tally.rounds, tally.firings, tally.events)


def _rotations(players: tuple[Player, ...]) -> int:
    """After how many places the row of players repeats itself around the table."""
    return next(
        places
        for places in range(1, len(players) + 1)
        if players[places:] + players[:places] == players
    )


class _Sources(dict[str, Random]):
    """A source of randomness for each name, drawn from one seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def __missing__(self, name: str) -> Random:
        self[name] = source = Random(f"{self._seed} {name}")
        return source


@dataclass(slots=True)
class _Tally:
    """What a game's public events come to."""

    plies: int = 0
    rounds: int = 0
    firings: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def hear(self, told: list[Event]) -> None:
        for event in told:
            if event.tells(PUBLIC):
                fact = event.fact
                self.events[type(fact).__name__] += 1
                self.rounds = getattr(fact, "round", self.rounds)
                if trap := getattr(fact, "trap", None):
                    self.firings[trap] += 1


def play_all(simulation: Simulation, jobs: int = 1) -> Iterator[Played]:
    """All games in order, on ``jobs`` processes. Raises as :meth:`Simulation.check`."""
    simulation.check()
    if jobs < 1:
        raise BadOption("jobs", "must be a number from 1")
    numbers = range(simulation.games)
    if jobs == 1:
        yield from map(partial(play, simulation), numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play, simulation), numbers, chunksize=BATCH)


@dataclass(frozen=True, slots=True)
class Share:
    """Wins out of a number of games, with a 95% interval (Wilson's).

    A shared win counts in part, a draw for one in so many as play.
    """

    wins: float
    games: int

    @property
    def rate(self) -> float:
        """From 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The lower and the upper end, from 0 to 1."""
        games, rate = self.games, self.rate
        middle = rate + Z * Z / (2 * games)
        spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
        return (
            max(0.0, (middle - spread) / (1 + Z * Z / games)),
            min(1.0, (middle + spread) / (1 + Z * Z / games)),
        )

    def to_json(self) -> Json:
        """Wins, their share of the games and its interval."""
        return {
            "wins": round(self.wins, 4),
            "share": round(self.rate, 4),
            "interval": [round(end, 4) for end in self.interval],
        }

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.wins:>8.1f}{self.rate:>8.1%}   {low:>5.1%} to {high:>5.1%}"


class Spread(NamedTuple):
    """Where the middle nine tenths of some numbers lie, and the mean."""

    least: int
    low: int
    median: int
    high: int
    most: int
    mean: float


def spread(numbers: Iterable[int]) -> Spread:
    """The least, the 5th, 50th and 95th percentile, the most and the mean of ``numbers``."""
    ranked = sorted(numbers)
    low, median, high = (ranked[len(ranked) * percent // 100] for percent in (5, 50, 95))
    return Spread(ranked[0], low, median, high, ranked[-1], sum(ranked) / len(ranked))


class Summary:
    """What the games of a simulation come to.

    ``by_player``: wins by place in :attr:`Simulation.players`; ``by_seat``: by seat at the table,
    whoever sat there; ``scores``: mean score by player; ``all_rounds``: rounds by game.
    """

    def __init__(self, simulation: Simulation, played: Sequence[Played]) -> None:
        self.simulation = simulation
        self.games = len(played)
        self.by_player = _shares(played, [one.seating for one in played])
        self.by_seat = _shares(played, [tuple(range(len(one.seating))) for one in played])
        self.scores = [0.0] * len(simulation.players)
        for one in played:
            for player, score in zip(one.seating, one.outcome.scores, strict=True):
                self.scores[player] += score / len(played)
        self.plies = spread(one.plies for one in played)
        self.all_rounds = [one.rounds for one in played]
        self.rounds = spread(self.all_rounds)
        self.draws = sum(not one.outcome.winners for one in played)
        self.reasons = Counter(one.outcome.reason for one in played)
        self.firings = sum((one.firings for one in played), Counter[str]())
        self.events = sum((one.events for one in played), Counter[str]())

    def to_json(self, seconds: float) -> Json:
        """Everything as a JSON object; ``seconds`` is how long it all took."""
        simulation = self.simulation
        return {
            "game": simulation.game,
            "seats": simulation.names,
            "games": self.games,
            "seed": simulation.seed,
            "options": dict(simulation.options),
            "seconds": round(seconds, 3),
            "players": [
                {"player": player, "mean_score": round(score, 4), **share.to_json()}
                for player, score, share in zip(
                    simulation.names, self.scores, self.by_player, strict=True
                )
            ],
            "by_seat": [share.to_json() for share in self.by_seat],
            "plies": self.plies._asdict(),
            "rounds": self.rounds._asdict(),
            "draws": self.draws,
            "reasons": dict(self.reasons.most_common()),
            "firings": dict(self.firings.most_common()),
            "events": dict(self.events.most_common()),
        }

    def report(self, seconds: float) -> str:
        """The same for people, without the events."""
        simulation, plies = self.simulation, self.plies
        total = plies.mean * self.games
        lines = [f"{simulation.game}: {self.games} games, seed {simulation.seed}", ""]
        lines.append(f"{'':<16}{'wins':>8}{'share':>8}   95% interval{'mean score':>13}")
        for player, score, share in zip(simulation.names, self.scores, self.by_player, strict=True):
            lines.append(f"  {player:<14}{share}{score:>13.2f}")
        for seat, share in enumerate(self.by_seat, start=1):
            lines.append(f"  on {f'seat {seat}':<11}{share}")
        lines += ["", f"{'':<12}{'least':>8}{'5%':>8}{'median':>8}{'95%':>8}{'most':>8}{'mean':>9}"]
        for name, one in (("rounds", self.rounds), ("plies", plies)):
            low_to_most = "".join(f"{number:>8}" for number in one[:5])
            lines.append(f"  {name:<10}{low_to_most}{one.mean:>9.1f}")
        lines += ["", "endings       " + _counted(self.reasons)]
        if self.draws:
            lines.append(f"draws         {self.draws} ({self.draws / self.games:.1%})")
        if self.firings:
            lines.append("traps sprung  " + _counted(self.firings))
        lines.append(f"{seconds:.1f} s, {total / seconds:.0f} plies a second")
        return "\n".join(lines)


def _shares(played: Sequence[Played], seatings: Sequence[tuple[int, ...]]) -> list[Share]:
    """Wins by whom ``seatings`` puts on each seat, game by game.

    A shared win is split among the winners, a draw among all.
    """
    wins = [0.0] * len(seatings[0])
    for one, seating in zip(played, seatings, strict=True):
        winners = one.outcome.winners or range(len(seating))
        for seat in winners:
            wins[seating[seat]] += 1 / len(winners)
    return [Share(won, len(played)) for won in wins]


def _counted(counter: Counter[str]) -> str:
    total = counter.total()
    return ", ".join(
        f"{word} {count} ({count / total:.1%})" for word, count in counter.most_common()
    )
