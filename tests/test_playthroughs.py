"""Whole games, as they were written down (``tools/playthroughs.py`` writes them anew)."""

import pytest

from dead_end.contract import Over
from tests.tables import TABLES, rules_of
from tools.playthroughs import PLAYTHROUGHS, played, written


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_game_goes_as_it_was_written_down(game_id: str, seats: int) -> None:
    text = (PLAYTHROUGHS / game_id / f"{seats}-seats.txt").read_text(encoding="utf-8")
    table = played(text, rules_of(game_id))
    assert isinstance(table.pending, Over)
    assert written(table).splitlines() == text.splitlines()


def test_each_game_and_number_of_seats_has_one() -> None:
    files = {f"{file.parent.name}/{file.stem}" for file in PLAYTHROUGHS.glob("*/*.txt")}
    assert files == {f"{game_id}/{seats}-seats" for game_id, seats in TABLES}
