"""A computer seat at the far end of a wire."""

from __future__ import annotations

import json
from random import Random

import pytest

from dead_end.bots.levels import LEVELS, choose
from dead_end.bots.seat import answer
from dead_end.contract import BadText, Decide
from tests.tables import TABLES, due_to, legal_of, opened, rules_of, steps


def request_of(game: str, level: str, view: object, seed: object = 7) -> str:
    return json.dumps({"game": game, "level": level, "view": view, "seed": seed})


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_it_answers_with_a_legal_action_that_follows_from_the_request(
    game_id: str, seats: int, level: str
) -> None:
    rules = rules_of(game_id)
    table = opened(rules, seats)
    asked = 0
    for _ in steps(table, Random(seats), plies=60):
        if not isinstance(table.pending, Decide):
            continue
        view = table.view(due_to(table))
        request = request_of(game_id, level, rules.write_view(view))
        told = json.loads(answer(request))
        assert list(told) == ["action"]
        action = rules.read_action(told["action"])
        assert action in legal_of(table)
        assert answer(request) == json.dumps(told)
        assert action == choose(game_id, level, view, Random(7))
        asked += 1
    assert asked > 10


@pytest.mark.parametrize(
    "request_text",
    [
        "[]",
        "{}",
        '{"game": "drive_1313", "level": "easy", "view": {}}',
        request_of("drive_1313", "easy", [], 1),
        request_of("drive_1313", "easy", {}, 1),
        request_of("drive_1313", "easy", {}, "one"),
        request_of("ludo", "easy", {}),
    ],
)
def test_a_request_of_another_form_is_refused(request_text: str) -> None:
    with pytest.raises(BadText):
        answer(request_text)


def test_a_level_that_there_is_not_is_refused() -> None:
    rules = rules_of("drive_1313")
    table = opened(rules, 2)
    for _ in steps(table, Random(1), plies=5):
        pass
    view = rules.write_view(table.view(due_to(table)))
    with pytest.raises(BadText, match="no such level"):
        answer(request_of("drive_1313", "grandmaster", view))
