"""The counts of small games are what they were (``tools/counts.py`` writes them anew)."""

import json

import pytest

from dead_end.chance import Dice, Draw, Shuffle
from tools.counts import COUNTS, Start, count, outcomes, starts

STARTS = starts()


@pytest.mark.parametrize(("name", "start"), STARTS.items(), ids=STARTS)
def test_counts(name: str, start: Start) -> None:
    kept = json.loads((COUNTS / f"{name}.json").read_text(encoding="utf-8"))
    assert kept["played"] == list(start.played)
    assert kept["options"] == start.options
    assert count(start) == kept["depths"]


def test_there_is_no_other_file() -> None:
    assert sorted(file.stem for file in COUNTS.glob("*.json")) == sorted(STARTS)


def test_every_outcome_is_counted_once() -> None:
    assert len(set(outcomes(Dice(2)))) == 36
    assert len(set(outcomes(Shuffle(4)))) == 24
    assert list(outcomes(Draw((2, 0, 1)))) == [(0,), (2,)]
