"""The command line: simulations, replays, the board, the bench."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from dead_end.__main__ import main
from dead_end.chance import Source
from dead_end.contract import PUBLIC
from dead_end.games.drive_1313 import RULES
from dead_end.games.drive_1313.material import TRAPS
from dead_end.games.drive_1313.view import View
from dead_end.referee import Table
from dead_end.share import redact
from dead_end.simulate import Played, Share, Simulation, Summary, play, play_all
from tests.tables import opened, rules_of
from tests.tables import play as play_on

SHORT = Simulation("drive_1313", ("easy", "random", "easy"), 9, 1, {"cap": 6})

Output = tuple[str, str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Output]:
    """Runs a command that must work; returns what it printed."""

    def run(*arguments: object) -> Output:
        assert main([str(argument) for argument in arguments]) == 0
        printed = capsys.readouterr()
        return printed.out, printed.err

    return run


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs a command that must be refused; returns the one line that says why."""

    def refused(*arguments: object) -> str:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = leaving.code  # type: ignore[assignment]  # argparse leaves with a number
        assert code == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        (line,) = [line for line in printed.err.splitlines() if "usage" not in line[:6]][-1:]
        return line

    return refused


@pytest.fixture(scope="module")
def table() -> Table:
    return play_on(opened(rules_of("drive_1313"), 3, cap=12), Random(5))


@pytest.fixture
def record(table: Table, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(table.lines) + "\n", encoding="utf-8")
    return file


# Simulations


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(play_all(SHORT))


def test_a_simulation_is_the_same_again_and_on_two_processes(played: list[Played]) -> None:
    assert len(played) == 9
    assert played == list(play_all(SHORT, jobs=2))
    assert played[4] == play(SHORT, 4)


def test_another_seed_gives_other_games(played: list[Played]) -> None:
    other = Simulation(SHORT.game, SHORT.players, 1, 2, SHORT.options)
    assert list(play_all(other)) != played[:1]


def test_a_deal_is_played_with_the_players_in_each_order() -> None:
    seatings = [play(SHORT, number).seating for number in range(6)]
    assert seatings == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2


def test_where_all_play_alike_each_game_is_another_deal() -> None:
    alike = Simulation("drive_1313", ("random", "random"), 4, 1, {"cap": 1})
    assert [play(alike, number).seating for number in range(4)] == [(0, 1)] * 4
    pairs = Simulation("drive_1313", ("easy", "random") * 2, 4, 1, {"cap": 1})
    seatings = [play(pairs, number).seating for number in range(4)]
    assert seatings == [(0, 1, 2, 3), (1, 2, 3, 0)] * 2


def test_the_games_of_a_deal_have_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("drive_1313")
    chances: list[list[object]] = []
    apply = type(rules).apply

    def kept(
        self: object, state: object, actor: int, action: object, quiet: bool = False
    ) -> object:
        if getattr(action, "name", None) in ("chairs", "deal", "start", "roll"):
            chances[-1].append(action)
        return apply(self, state, actor, action, quiet)  # type: ignore[arg-type]

    monkeypatch.setattr(type(rules), "apply", kept)
    for number in range(6):
        chances.append([])
        play(SHORT, number)
    assert chances[0] == chances[1] == chances[2]
    assert chances[3] == chances[4] == chances[5]
    assert chances[0][:2] != chances[3][:2]


def test_bots_are_handed_the_view_of_their_seat() -> None:
    handed = []

    def first(view: View, source: Source) -> object:  # noqa: ARG001
        handed.append((view.viewer, view.turn))
        return next(iter(RULES.legal(view)))

    simulation = Simulation("drive_1313", ("random", first, "easy"), 9, 1, {"cap": 6})
    assert [play(simulation, number).seating.index(1) for number in range(3)] == [1, 0, 2]
    assert {viewer for viewer, _ in handed} == {0, 1, 2}
    assert all(viewer == turn for viewer, turn in handed)
    summary = Summary(simulation, [play(simulation, 0)])
    assert summary.to_json(1.0)["seats"] == ["random", "first", "easy"]


BOT = """
from dead_end.games import game

def last(view, source):
    *_, action = game("drive_1313").rules.legal(view)
    return action

def cheat(view, source):
    return "everything"

SEAT = 7
"""


def test_a_bot_of_ones_own_is_named_by_its_module(
    run: Callable[..., Output],
    refused: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "a_bot_of_my_own.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    command = ("simulate", "drive_1313", "--games", 2, "--option", "cap=2", "--seats")
    out, _ = run(*command, "easy,a_bot_of_my_own:last")
    assert "a_bot_of_my_own:last" in out
    # It breaks no rule in secret: what it plays is checked as anybody's action.
    assert "not allowed: 'everything'" in refused(*command, "easy,a_bot_of_my_own:cheat")
    assert "has no function 'SEAT'" in refused(*command, "easy,a_bot_of_my_own:SEAT")
    assert "No module named 'no_such_bot'" in refused(*command, "easy,no_such_bot:last")
    assert "no bot" in refused(*command, "easy,:last")


def test_wins_are_counted_by_player_and_by_seat(played: list[Played]) -> None:
    summary = Summary(SHORT, played)
    assert sum(share.wins for share in summary.by_player) == pytest.approx(9)
    assert sum(share.wins for share in summary.by_seat) == pytest.approx(9)
    expected = sum(
        1 / len(one.outcome.winners)
        for one in played
        if one.seating.index(1) in one.outcome.winners
    )
    assert summary.by_player[1].wins == pytest.approx(expected)
    assert summary.rounds.most <= 6
    assert sum(summary.firings.values()) == summary.events["KnockedOff"]


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [
        # Newcombe (1998), table I, method 3.
        (81, 263, (0.2553, 0.3662)),
        (15, 148, (0.0624, 0.1605)),
        (0, 20, (0.0, 0.1611)),
        (29, 29, (0.8830, 1.0)),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, interval: tuple[float, float]) -> None:
    assert Share(wins, games).interval == pytest.approx(interval, abs=5e-5)


def test_the_figures_as_json(run: Callable[..., Output]) -> None:
    out, err = run(
        "simulate",
        "drive_1313",
        "--seats",
        "easy,random",
        "--games",
        4,
        "--json",
        "--option",
        "cap=9",
        "--option",
        "open_door=true",
        "--option",
        "deck=short",
    )
    assert err == ""
    figures = json.loads(out)
    assert list(figures) == [
        "game",
        "seats",
        "games",
        "seed",
        "options",
        "seconds",
        "players",
        "by_seat",
        "plies",
        "rounds",
        "draws",
        "reasons",
        "firings",
        "events",
    ]
    assert figures["options"] == {"cap": 9, "open_door": True, "deck": "short"}
    assert (figures["games"], figures["seed"], figures["seats"]) == (4, 1, ["easy", "random"])
    assert figures["seconds"] > 0
    for player, level in zip(figures["players"], ("easy", "random"), strict=True):
        assert list(player) == ["player", "mean_score", "wins", "share", "interval"]
        assert player["player"] == level
        low, high = player["interval"]
        assert 0 <= low <= player["share"] <= high <= 1
    assert [list(seat) for seat in figures["by_seat"]] == [["wins", "share", "interval"]] * 2
    for name in ("plies", "rounds"):
        assert list(figures[name]) == ["least", "low", "median", "high", "most", "mean"]
    assert sum(figures["reasons"].values()) == 4
    assert set(figures["firings"]) <= set(TRAPS)
    assert figures["events"]["Rolled"] >= figures["rounds"]["most"]


def test_the_figures_for_people(run: Callable[..., Output]) -> None:
    out, err = run(
        "simulate",
        "drive_1313",
        "--seats",
        "easy,random",
        "--games",
        3,
        "--option",
        "cap=9",
        "--jobs",
        2,
    )
    assert err == ""
    for word in ("easy", "random", "seat 1", "seat 2", "95% interval", "rounds", "endings"):
        assert word in out


def test_a_bar_shows_the_progress_on_a_terminal_only(
    run: Callable[..., Output], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    _, err = run("simulate", "drive_1313", "--games", 2, "--option", "cap=2")
    assert "1/2" in err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("simulate", "ludo"), "invalid choice: 'ludo'"),
        (("simulate", "drive_1313", "--seats", "easy,genius"), "no such level: 'genius'"),
        (("simulate", "drive_1313", "--seats", "easy"), "seats: must be a number from 2 to 4"),
        (("simulate", "drive_1313", "--games", "0"), "games: must be a number from 1"),
        (("simulate", "drive_1313", "--jobs", "0"), "jobs: must be a number from 1"),
        (("simulate", "drive_1313", "--option", "cap"), "'cap' is not NAME=VALUE"),
        (("simulate", "drive_1313", "--option", "cap=many"), "cap: must be a number"),
        (("simulate", "drive_1313", "--option", "cap=true"), "cap: must be a number"),
        (("simulate", "drive_1313", "--option", "open_door=1"), "must be true or false"),
        (("simulate", "drive_1313", "--option", "dragons=3"), "no such option"),
        (("bench", "drive_1313", "--players", "9"), "seats: must be a number from 2 to 4"),
        (("bench", "drive_1313", "--games", "0"), "games: must be a number from 1"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_a_line(
    refused: Callable[..., str], arguments: tuple[str, ...], reason: str
) -> None:
    assert reason in refused(*arguments)


# Replays


def test_a_record_is_told_action_by_action(
    run: Callable[..., Output], record: Path, table: Table
) -> None:
    lines = run("replay", record)[0].splitlines()
    written = [json.loads(line) for line in table.lines]
    actions = [f"{entry['by']}: {entry['do']}" for entry in written if "do" in entry]
    assert [line[7:] for line in lines if line[:5].strip().isdigit()] == actions
    assert lines[1:4] == ["seat1: Ann (human)", "seat2: Bob (human)", "seat3: Cat (human)"]
    assert lines[-1].startswith("over (round_cap), won by ")


def test_a_beginning_is_told(run: Callable[..., Output], record: Path) -> None:
    whole = run("replay", record)[0].splitlines()
    assert run("replay", record, "--ply", 10)[0].splitlines() == whole[:14]
    assert run("replay", record, "--ply", 0)[0].splitlines() == whole[:4]


@pytest.mark.clause("all.A2")
def test_a_seat_is_told_its_own_cards_only(
    run: Callable[..., Output], record: Path, table: Table
) -> None:
    for seat in (1, 2, 3):
        lines = run("replay", record, "--seat", seat)[0].splitlines()
        (dealt,) = [line for line in lines if "Dealt:" in line]
        assert dealt.split("heirs ")[1].split() == list(table.facts(seat - 1)[1].heirs)
    spectators = run("replay", record, "--seat", 0)[0]
    assert "as a spectator was told it" in spectators
    assert "Dealt: \n" in spectators


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 2])
def test_a_shared_record_is_told_as_the_whole_one_to_that_seat(
    run: Callable[..., Output], record: Path, table: Table, tmp_path: Path, viewer: int
) -> None:
    shared = tmp_path / "shared.jsonl"
    shared.write_text("\n".join(redact(table, viewer)), encoding="utf-8")
    told = run("replay", shared)
    assert told == run("replay", record, "--seat", viewer + 1)
    assert told == run("replay", shared, "--seat", viewer + 1)
    assert told[0].splitlines()[-1] == run("replay", record)[0].splitlines()[-1]


def test_a_shared_record_tells_nobody_else(
    refused: Callable[..., str], table: Table, tmp_path: Path
) -> None:
    shared = tmp_path / "shared.jsonl"
    shared.write_text("\n".join(redact(table, 1)), encoding="utf-8")
    assert "only what Bob (seat2) was told" in refused("replay", shared, "--seat", 1)


def test_a_game_that_is_not_over_says_so(run: Callable[..., Output], tmp_path: Path) -> None:
    table = play_on(opened(rules_of("drive_1313"), 2), Random(3), plies=30)
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(table.lines), encoding="utf-8")
    for asked in (("replay", file), ("replay", file, "--seat", 2)):
        assert run(*asked)[0].splitlines()[-1] == "not over yet"


def changed(lines: list[str], number: int, old: str, new: str) -> str:
    assert old in lines[number]
    return "\n".join([*lines[:number], lines[number].replace(old, new), *lines[number + 1 :]])


def test_a_bad_record_is_refused_with_its_line(
    refused: Callable[..., str], table: Table, tmp_path: Path
) -> None:
    lines = list(table.lines)
    digest = next(number for number, line in enumerate(lines) if "digest" in line)
    bad = {
        "": "the file is empty",
        "[]": "line 1",
        "{}": "line 1",
        "\n".join([lines[0], "nonsense"]): "line 2: not a line of JSON",
        changed(lines, 0, "drive_1313", "ludo"): "no such game: 'ludo'",
        changed(lines, 0, '"format": 1', '"format": 2'): "line 1: format 2 is newer",
        changed(lines, 0, '"rules": 1', '"rules": 2'): "line 1: rules 2 are newer",
        changed(lines, 3, "start ", "start 7 "): "line 4: ",
        changed(lines, digest, '"digest": "', '"digest": "0'): f"line {digest}: the digest",
        changed(lines, len(lines) - 1, "round_cap", "midnight"): "the result is not the one",
    }
    file = tmp_path / "bad.jsonl"
    for text, reason in bad.items():
        file.write_text(text, encoding="utf-8")
        for seat in ((), ("--seat", 1), ("--ply", 1)):
            line = refused("replay", file, *seat)
            assert line.startswith("dead-end: ")
            assert reason in line


def test_a_file_that_cannot_be_read_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "No such file" in refused("replay", tmp_path / "none.jsonl")
    assert "directory" in refused("replay", tmp_path)
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n")
    assert refused("replay", file) == "dead-end: the file is not text"


def test_a_seat_or_ply_that_there_is_not_is_refused(
    refused: Callable[..., str], record: Path
) -> None:
    assert "seat: must be a number from 0" in refused("replay", record, "--seat", 4)
    assert "seat: must be a number from 0" in refused("replay", record, "--seat", -1)
    assert "ply: must be a number from 0" in refused("replay", record, "--ply", 100_000)
    assert "ply: must be a number from 0" in refused("replay", record, "--seat", 1, "--ply", -1)


def test_a_reader_that_has_seen_enough_is_no_error(record: Path) -> None:
    command = [sys.executable, "-m", "dead_end", "replay", str(record)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as telling:
        assert telling.stdout is not None
        assert telling.stderr is not None
        telling.stdout.close()
        assert telling.stderr.read() == b""
    assert telling.returncode == 0


def test_an_option_may_be_a_word_of_digits(run: Callable[..., Output]) -> None:
    out, _ = run("simulate", "noir", "--games", 2, "--option", "limit=10", "--json")
    assert json.loads(out)["options"] == {"limit": "10"}


# The board and the bench


@pytest.mark.clause("1313.B8")
def test_the_board_is_printed_with_its_distances(run: Callable[..., Output]) -> None:
    out, _ = run("board", "drive_1313")
    assert "the way out" in out
    assert "Suit of Armor" in out


def test_the_bench_seats_as_many_as_can_play(run: Callable[..., Output]) -> None:
    out, _ = run("bench", "noir", "--games", 2)
    assert out.startswith("2 games, ")


def test_the_bench_counts_plies(run: Callable[..., Output]) -> None:
    first, again = (run("bench", "drive_1313", "--games", 2, "--option", "cap=3")[0] for _ in "12")
    assert first.startswith("2 games, ")
    assert first.split(" s:")[0].split(",")[:2] == again.split(" s:")[0].split(",")[:2]
    assert "plies/s" in first
