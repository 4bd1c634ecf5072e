"""How the game ends, and what is shown then (step.E)."""

import pytest

from dead_end.contract import PUBLIC, Ended, Outcome
from dead_end.games.watch_your_step import RULES, facts
from dead_end.games.watch_your_step.material import HOLES, LINES
from tests.games.watch_your_step.positions import DRAWN, fresh, names, table


@pytest.mark.clause("step.E1")
def test_four_rows_four_columns_and_two_diagonals() -> None:
    lines = {"".join(HOLES[hole] for hole in range(16) if line >> hole & 1) for line in LINES}
    rows = {"".join(f"{column}{row}" for column in "abcd") for row in range(1, 5)}
    columns = {"".join(f"{column}{row}" for row in range(1, 5)) for column in "abcd"}
    assert lines == rows | columns | {"a1b2c3d4", "d1c2b3a4"}


@pytest.mark.clause("step.E1")
@pytest.mark.parametrize(
    "row",
    ["a3 b3 c3 d3", "c1 c2 c3 c4", "b2 c3 d4 a1", "a4 d1 b3 c2"],
)
def test_the_first_with_four_tops_in_a_row_wins(row: str) -> None:
    own = row.split()
    others = [hole for hole in HOLES if hole not in own]
    for first in range(2):
        at = table(traps=(others[0], others[1]), first=first)
        for number, hole in enumerate(own):
            assert at.outcome is None
            at.play(f"long {hole}")
            if number < 3:
                at.play(f"short {others[2 + number]}")
        assert at.outcome == Outcome("line", (first,), (1 - first, first))
        assert sorted(names(at.view(PUBLIC).line)) == sorted(own)
        assert at.facts(PUBLIC)[1] == Ended("line", (first,), (1 - first, first))
        assert at.refused("short d2") == "step.P1"


@pytest.mark.clause("step.E1")
def test_short_ones_on_hidden_ones_count_and_hidden_ones_do_not() -> None:
    at = table(
        "short a2", "short d2", "short b2", "long a4", "short c2", "long b4", traps=("a1", "d4")
    )
    assert at.outcome is None
    at.play("short a2", "long d1", "short b2", "short a3", "short c2", "short a3")
    assert at.tops(0) == ["a2", "b2", "c2"]
    at.play("short d2")
    assert at.outcome == Outcome("line", (0,), (1, 0))


@pytest.mark.clause("step.E1")
def test_four_tops_of_two_colours_are_no_row() -> None:
    at = table("long a2", "long d2", "long b2", "long a3", "long c2")
    assert at.outcome is None
    assert at.view(0).line == ()


@pytest.mark.clause("step.E1")
def test_two_rows_at_once_are_a_win_like_any_other() -> None:
    at = table(
        "long a2", "short d2", "long b2", "short a3", "long c2", "short b3", "long d1", "short a3",
        "short d4", "short b3", "short d3", "short a4", "short d3", "short b4", traps=("d4", "a1"),
    )  # fmt: skip
    assert at.outcome is None
    at.play("short d2")
    assert at.outcome == Outcome("line", (0,), (1, 0))
    assert names(at.view(1).line) == ["d1", "a2", "b2", "c2", "d2", "d3", "d4"]


@pytest.mark.clause("step.E2")
def test_when_all_cylinders_are_used_up_it_is_a_draw() -> None:
    at = fresh().play(*DRAWN[:-1])
    assert at.outcome is None
    at.play(DRAWN[-1])
    assert at.outcome == Outcome("used_up", (), (0, 0))
    assert at.view(0).rack == at.view(1).rack == (0, 0)
    assert at.facts(0)[1] == Ended("used_up", (), (0, 0))
    assert len(at.state.history) == 22


@pytest.mark.clause("step.E2", "all.A6")
def test_a_table_that_agrees_to_stop_has_drawn() -> None:
    for at in (fresh(), fresh().play("trap a1"), fresh().play("trap a1", "trap b1"), table()):
        at.play("stop")
        assert at.outcome == Outcome("agreed", (), (0, 0))


@pytest.mark.clause("step.E3", "all.A2")
def test_at_the_end_everything_is_shown_to_all() -> None:
    at = table("long a2", "short a1", "short b3", "short d4", "long b3", "short b3")
    for viewer in (PUBLIC, 0, 1):
        assert at.view(viewer).turned_up is None
        assert at.view(viewer).inside is None
    at.play("concede")
    assert at.outcome == Outcome("conceded", (1,), (0, 1))
    seen = {at.view(viewer).inside for viewer in (PUBLIC, 0, 1)}
    assert len(seen) == 1
    inside = seen.pop()
    assert inside is not None
    assert {HOLES[n]: hole for n, hole in enumerate(inside) if hole} == {
        "a1": ((0, 1), (1, 1)),
        "a2": ((0, 0),),
        "b3": ((0, 1), (1, 1)),
        "d4": ((1, 1), (1, 1)),
    }
    assert at.facts(PUBLIC)[-1] == facts.CutOpen(
        ("a1", "d4"), ("long", "short", "short", "short", "long", "short")
    )
    assert at.view(PUBLIC).history == tuple(at.state.history)


@pytest.mark.clause("step.E3")
def test_a_trap_that_was_not_hidden_yet_is_none() -> None:
    at = fresh().play("trap b2", "stop")
    assert at.facts(PUBLIC)[-1] == facts.CutOpen(("b2", None), ())
    assert at.view(1).turned_up == (HOLES.index("b2"), -1)
    assert RULES.read_view(RULES.write_view(at.view(1))) == at.view(1)
