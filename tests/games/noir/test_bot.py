"""The ``easy`` computer seat: legal, from the view alone, and no fool."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from time import process_time

import pytest

from dead_end.contract import Decide, Over
from dead_end.games.noir.bot import Easy
from dead_end.games.noir.material import LETTERS, mask_of
from dead_end.games.noir.state import ASKED_INSPECTOR, ASKED_KILLER, CHANGED, Trace
from dead_end.simulate import Simulation, Summary, play_all
from tests.games.noir.positions import RULES, Position, deal, fresh, numbers, spelt, table
from tests.tables import SOAK, opened, steps, varied

EASY = Easy(RULES)
BUDGET = 0.15
"""Seconds of this process for a decision, at the most; a bench would be stricter."""


def known(position: Position, killers: str = LETTERS, inspectors: str = LETTERS) -> Position:
    """The position with so much learnt of the Killer and of the Inspector."""
    position.state.history += [
        Trace(CHANGED, numbers("v")[0], mask_of(numbers(killers))),
        Trace(ASKED_INSPECTOR, 0, mask_of(numbers(inspectors)), True),
        Trace(ASKED_KILLER, 0, mask_of(numbers(killers)), True),
    ]
    return position


def answers(position: Position, times: int = 30) -> Counter[str]:
    """What it does in a position, by the text of the action."""
    view = position.view(position.state.turn)
    return Counter(RULES.write_action(EASY.choose(view, Random(seed))) for seed in range(times))


@pytest.mark.parametrize("options", [{}, {"mode": "classic", "limit": "10"}, {"match": True}])
def test_its_answer_is_legal_and_follows_from_the_view_alone(
    options: dict[str, bool | str],
) -> None:
    asked = Counter[str]()
    for game in range(20 if SOAK else 3):
        source = Random(game)
        playing = opened(RULES, 2, **options)
        for _ in steps(playing, source, chooser=varied):
            due = playing.pending
            if not isinstance(due, Decide):
                continue
            view = playing.view(due.seat)
            started = process_time()
            action = EASY.choose(view, Random(game))
            assert process_time() - started < BUDGET
            assert action in RULES.legal(view)
            sent = RULES.read_view(json.loads(json.dumps(RULES.write_view(view))))
            assert EASY.choose(sent, Random(game)) == action
            other = RULES.view(RULES.determinize(view, source), due.seat)
            assert EASY.choose(other, Random(game)) == action
            asked[due.prompt] += 1
        assert isinstance(playing.pending, Over)
    assert set(asked) == {"opening", "choosing", "hunting", "searching", "discarding"}


def test_the_killer_kills_the_one_suspect_who_can_be_the_inspector() -> None:
    at = known(table(killer="m", inspector="h", hand="vwx"), inspectors="h")
    assert set(answers(at)) == {"kill hugo"}


def test_the_inspector_arrests_the_one_suspect_who_can_be_the_killer() -> None:
    at = known(table(killer="m", inspector="h", hand="vwx", step="searching"), killers="m")
    assert set(answers(at)) == {"arrest mabel"}
    two = known(table(killer="m", inspector="h", hand="vwx", step="searching"), killers="mn")
    assert set(answers(two)) == {"arrest mabel", "arrest nestor"}


def test_the_inspector_comes_nearer_to_a_killer_out_of_reach() -> None:
    at = known(table(killer="x", inspector="h", hand="vwu", deck="", step="searching"), killers="x")
    assert all(answer.startswith("shift ") for answer in answers(at))


def test_the_killer_reaches_the_limit_when_that_wins() -> None:
    lying = "abcdefghi"
    at = table(killer="m", inspector="y", hand="vwx", deceased=lying, limit="10")
    assert all(answer.startswith("kill ") for answer in answers(at))
    at = table(killer="m", inspector="y", hand="vwx", deceased=lying, limit="10", mode="classic")
    assert all(answer.split()[0] in ("kill", "disguise") for answer in answers(at))


def test_a_killer_about_to_be_caught_takes_on_a_disguise() -> None:
    at = known(table(killer="m", inspector="h", hand="vwx"), killers="m")
    assert set(answers(at)) == {"disguise"}


def test_the_inspector_discards_what_divides_the_suspects_best() -> None:
    # Half of those who can be the Killer are beside Rufus; Xavier and Yolanda are far from all.
    at = known(
        table(killer="m", inspector="e", hand="rxy", deck="uabcln", step="searching"),
        killers="mnabcl",
    ).play("exonerate")
    assert answers(at).most_common(1)[0][0] == "discard rufus"


def test_it_opens_and_chooses_among_what_there_is() -> None:
    at = fresh().play(*deal("mabcd"))
    assert set(answers(at)) <= {spelt(f"kill {one}") for one in "ghilnqrs"}
    at.play("kill g")
    assert set(answers(at)) <= {spelt(f"choose {one}") for one in "abcd"}


def test_it_beats_random_in_matches() -> None:
    games = 400 if SOAK else 60
    simulation = Simulation("noir", ("easy", "random"), games, 1313, {"match": True})
    summary = Summary(simulation, list(play_all(simulation)))
    assert summary.by_player[0].interval[0] >= 0.75


def test_it_plays_itself_to_an_end() -> None:
    for mode in ("standard", "classic"):
        simulation = Simulation("noir", ("easy", "easy"), 40, 7, {"mode": mode})
        summary = Summary(simulation, list(play_all(simulation)))
        # Either role can be won.
        assert min(share.wins for share in summary.by_seat) >= 8
        assert summary.draws < 4
