"""The command line: ``python -m dead_end simulate | replay | board | bench``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from dead_end.board_report import board_report
from dead_end.bots.levels import LEVELS
from dead_end.contract import BadOption, BadText, GameError
from dead_end.games import GAME_IDS, game
from dead_end.playout import playout
from dead_end.simulate import Played, Simulation, Summary, play_all
from dead_end.tell import tell_game

BAR: Final = 40
"""Characters of the progress bar."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; ``arguments`` are those of the process if not given.

    Returns the exit code: 0, or 2 with one line on stderr for what cannot be done.
    """
    asked = _parser().parse_args(arguments)
    try:
        asked.run(asked)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of the output has seen enough; what is left to be flushed goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except GameError as error:
        print(f"dead-end: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"dead-end: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except UnicodeDecodeError:
        print("dead-end: the file is not text", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m dead_end", description="Board games of hidden identity, without the board."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    simulating = commands.add_parser(
        "simulate",
        help="let computer seats play many games",
        description="Let computer seats play many games. Each deal is played once with the"
        " players in each order around the table, with the same luck.",
    )
    _add_game(simulating)
    simulating.add_argument(
        "--seats",
        default="easy,random",
        metavar="PLAYERS",
        help=f"who plays each seat: {', '.join(LEVELS)}, or module:function for a bot of your own"
        " (default: %(default)s)",
    )
    simulating.add_argument("--games", type=int, default=100, help="default: %(default)s")
    simulating.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    simulating.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    simulating.add_argument("--json", action="store_true", help="print the figures as JSON")
    _add_options(simulating)
    simulating.set_defaults(run=_simulate)

    replaying = commands.add_parser(
        "replay",
        help="tell a recorded game",
        description="Tell a recorded game, action by action, and check it against the rules. Reads"
        " whole records and those that a seat shared.",
    )
    replaying.add_argument("file", type=Path, metavar="FILE")
    replaying.add_argument("--seat", type=int, metavar="N", help="tell only what seat N was told")
    replaying.add_argument("--ply", type=int, metavar="N", help="stop after N actions")
    replaying.set_defaults(run=_replay)

    showing = commands.add_parser("board", help="print the map of a game and its distances")
    _add_game(showing)
    showing.set_defaults(run=_board)

    timing = commands.add_parser(
        "bench", help="time random games", description="Time random games with a cap on rounds."
    )
    _add_game(timing)
    timing.add_argument("--games", type=int, default=200, help="default: %(default)s")
    timing.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    timing.add_argument("--players", type=int, help="seats (default: as many as can play)")
    _add_options(timing)
    timing.set_defaults(run=_bench)
    return parser


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=GAME_IDS, metavar="GAME", help=", ".join(GAME_IDS))


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="an option of the game, for instance cap=30; may be given several times",
    )


def _option(text: str) -> tuple[str, bool | int | str]:
    """``NAME=VALUE``: true or false, a whole number, or a word."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    if value in ("true", "false"):
        return name, value == "true"
    if value.isascii() and value.isdigit():
        return name, int(value)
    return name, value


def _options(asked: argparse.Namespace) -> dict[str, bool | int | str]:
    """The options by name; where a game offers words, one of digits is a word as well."""
    words = {option.name for option in game(asked.game).rules.options if option.choices}
    return {
        name: str(value) if name in words and not isinstance(value, bool) else value
        for name, value in asked.option
    }


def _simulate(asked: argparse.Namespace) -> None:
    # A bot of one's own lies where one works; the installed command does not look there by itself.
    sys.path.append(str(Path.cwd()))
    players = tuple(asked.seats.split(","))
    simulation = Simulation(asked.game, players, asked.games, asked.seed, _options(asked))
    started = perf_counter()
    played: list[Played] = []
    for one in play_all(simulation, asked.jobs):
        played.append(one)
        _show_progress(len(played), simulation.games)
    summary, seconds = Summary(simulation, played), perf_counter() - started
    if asked.json:
        print(json.dumps(summary.to_json(seconds), indent=2))
    else:
        print(summary.report(seconds))


def _show_progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        filled = BAR * done // games
        bar = "#" * filled + "." * (BAR - filled)
        # Written over when all is done, so that only the figures stay.
        line = f"\r{bar} {done}/{games}" if done < games else "\r\x1b[K"
        print(line, end="", file=sys.stderr, flush=True)


def _replay(asked: argparse.Namespace) -> None:
    for line in tell_game(asked.file.read_text(encoding="utf-8"), asked.seat, asked.ply):
        print(line)


def _board(asked: argparse.Namespace) -> None:
    mansion = game(asked.game).mansion
    if mansion is None:
        raise BadText(f"{asked.game} is not played in a house")
    print(board_report(mansion))


def _bench(asked: argparse.Namespace) -> None:
    rules, source = game(asked.game).rules, Random(asked.seed)
    players = rules.seats[1] if asked.players is None else asked.players
    options = {"seats": players, **_options(asked)}
    if asked.games < 1:
        raise BadOption("games", "must be a number from 1")
    started = perf_counter()
    plies = sum(playout(rules, options, source).plies for _ in range(asked.games))
    seconds = perf_counter() - started
    print(f"{asked.games} games, {plies} plies, {seconds:.2f} s: {plies / seconds:.0f} plies/s")


if __name__ == "__main__":
    sys.exit(main())
