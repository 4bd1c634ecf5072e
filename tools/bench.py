"""Times our random playouts beside python-chess's, and one walk through the house.

Run as ``python tools/bench.py``. All play uniformly at random in this one process, in turns, so
that a busy machine slows all alike. Ours are playouts of :mod:`dead_end.playout` of each game, over
all its numbers of seats; a ply is a decision with a choice. Theirs are whole games, a move at a
time, with ``is_game_over`` asked before each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Final, NamedTuple

import chess

from dead_end.games import game
from dead_end.games.drive_1313.board import BOARD
from dead_end.playout import playout


class Ours(NamedTuple):
    """A game of ours: its id and name, playouts a round, and what we owe.

    ``bar``: plies a second for each move a second of python-chess.
    """

    game_id: str
    name: str
    playouts: int
    bar: float


OURS: Final = (
    Ours("drive_1313", "1313 Dead End Drive", 60, 1.5),
    Ours("watch_your_step", "Watch Your Step", 2000, 3.0),
)
ROUNDS: Final = 7
THEIR_GAMES: Final = 12
WALKS: Final = 20_000


def our_plies(ours: Ours, source: Random) -> int:
    """Play a round of playouts and count their plies."""
    rules = game(ours.game_id).rules
    least, most = rules.seats
    return sum(
        playout(rules, {"seats": least + number % (most - least + 1)}, source).plies
        for number in range(ours.playouts)
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


def main() -> int:
    """Print the figures; 1 if a bar is missed."""
    source = Random(1313)
    met = True
    for ours in OURS:
        our_plies(ours, source)  # Tables, such as those of walks, are filled by the first games.
        plies, moves = [], []
        for _ in range(ROUNDS):
            plies.append(a_second(partial(our_plies, ours), source))
            moves.append(a_second(their_moves, source))
        ratio = median(our / their for our, their in zip(plies, moves, strict=True))
        print(f"{ours.name + ', random playouts':<38}{median(plies):>9,.0f} plies/s")
        print(
            f"{f'python-chess {chess.__version__}, random games':<38}{median(moves):>9,.0f} moves/s"
        )
        print(f"{f'ratio, the median of {ROUNDS} rounds':<38}{ratio:>9.2f}  (bar: {ours.bar})")
        met = met and ratio >= ours.bar
    print(f"{'one walk of 1 to 12 steps':<38}{walk_microseconds(source):>9.2f} us")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
