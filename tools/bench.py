"""Times our random playouts beside python-chess's, one walk in 1313 and the targets in 13.

Run as ``python tools/bench.py``. All play uniformly at random in this one process, in turns, so
that a busy machine slows them alike. Ours are playouts of :mod:`dead_end.playout` over all numbers
of seats; a ply is a decision with a choice. Theirs are whole games, a move at a time, with
``is_game_over`` asked before each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Final

import chess

from dead_end.chance import sample
from dead_end.contract import CHANCE, Chanced, Decide, Over, check_options
from dead_end.games import game
from dead_end.games.drive_13.board import BOARD as BOARD_13
from dead_end.games.drive_13.house import COUNTS
from dead_end.games.drive_1313.board import BOARD
from dead_end.paths import Paths
from dead_end.playout import playout

ROUNDS: Final = 7
OUR_GAMES: Final = 60
THEIR_GAMES: Final = 12
WALKS: Final = 20_000
PATHS: Final = 500
SLOWEST_TARGETS: Final = 3.0
"""Milliseconds within which 95 of 100 pawns of 13 know where they can go with one count."""
BARS: Final = {
    "drive_1313": 1.5,
    "noir": 3.0,
    "watch_your_step": 3.0,
    "thirteen_clues": 3.0,
    "drive_13": 1.5,
}
"""Plies a second that each game owes for each move a second of python-chess."""


def our_plies(game_id: str, source: Random) -> int:
    """Play :data:`OUR_GAMES` playouts of a game and count their plies."""
    rules = game(game_id).rules
    least, most = rules.seats
    seats = range(least, most + 1)
    return sum(
        playout(rules, {"seats": seats[number % len(seats)]}, source).plies
        for number in range(OUR_GAMES)
    )


def their_moves(source: Random) -> int:
    """Play :data:`THEIR_GAMES` random games of chess and count their moves."""
    moves = 0
    for _ in range(THEIR_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(source.random() * len(legal))])
            moves += 1
    return moves


def a_second(played: Callable[[Random], int], source: Random) -> float:
    """How much of it is played in a second of this process."""
    started = process_time()
    count = played(source)
    return count / (process_time() - started)


def walk_microseconds(source: Random) -> float:
    """The mean time of one exact walk of 1 to 12 steps among 15 other pawns."""
    asked = []
    for _ in range(WALKS):
        pawns = source.sample(BOARD.spaces, 16)
        asked.append((pawns[0], 1 + int(source.random() * 12), sum(1 << at for at in pawns[1:])))
    started = process_time()
    for start, count, blocked in asked:
        BOARD.walk(start, count, blocked)
    return (process_time() - started) / WALKS * 1e6


def positions_of_13(source: Random) -> Iterator[tuple[int, int]]:
    """Where a pawn stands and where the others do, here and there in random games of 13."""
    rules = game("drive_13").rules
    while True:
        state = rules.setup(check_options(rules.options, rules.seats, {"seats": 4, "cap": 30}))
        while not isinstance(due := rules.pending(state), Over):
            if isinstance(due, Decide):
                action = rules.random_action(state, source)
                rules.apply(state, due.seat, action, quiet=True)
            else:
                chanced = Chanced(due.name, sample(due.spec, source))
                rules.apply(state, CHANCE, chanced, quiet=True)
            inside = [space for space in state.pawns if space >= 0]
            if inside and source.random() < 0.1:
                start = source.choice(inside)
                yield start, state.occupied ^ (1 << start)


def slow_targets(count: int, source: Random) -> float:
    """The milliseconds that 95 of 100 pawns of 13 do with to find their ends with ``count``."""
    paths = Paths(BOARD_13)
    taken = []
    for start, blocked in islice(positions_of_13(source), PATHS):
        started = process_time()
        paths.ends(start, count, blocked)
        taken.append(process_time() - started)
    return sorted(taken)[PATHS * 95 // 100] * 1e3


def main() -> int:
    """Print the figures; 1 if a bar is missed."""
    source = Random(1313)
    theirs: list[float] = []
    ours: dict[str, list[float]] = {game_id: [] for game_id in BARS}
    for game_id in BARS:
        our_plies(game_id, source)  # Tables of walks and neighbours are filled by the first games.
    for _ in range(ROUNDS):
        theirs.append(a_second(their_moves, source))
        for game_id, found in ours.items():
            found.append(a_second(partial(our_plies, game_id), source))
    print(f"python-chess {chess.__version__}, random games    {median(theirs):>9,.0f} moves/s")
    met = True
    for game_id, bar in BARS.items():
        ratio = median(our / their for our, their in zip(ours[game_id], theirs, strict=True))
        print(f"{game_id + ', random playouts':<37} {median(ours[game_id]):>9,.0f} plies/s")
        print(f"  ratio, the median of {ROUNDS} rounds        {ratio:>9.2f}  (bar: {bar})")
        met = met and ratio >= bar
    print(f"one walk of 1 to 12 steps             {walk_microseconds(source):>9.2f} us")
    for count in COUNTS:
        slow = slow_targets(count, source)
        named = f"13, all ends of a move of {count:>2}, p95"
        print(f"{named:<37} {slow:>9.2f} ms  (bar: {SLOWEST_TARGETS})")
        met = met and slow <= SLOWEST_TARGETS
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
