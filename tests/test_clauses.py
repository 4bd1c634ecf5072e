"""The list of clauses: it is complete, and it notices when it is not."""

from pathlib import Path

import pytest

from dead_end import games
from tools.clauses import ROOT, NotCollected, all_clauses, clauses_in, collect, faults, report

RULES = """\
# A game
- `one.A1` Something, see `one.A2`.
- `one.A2` Something else
  - `one.B1` not at the margin
`one.B2` no clause either.
"""


def test_a_clause_is_a_line_that_begins_with_its_id() -> None:
    assert clauses_in(RULES) == ["one.A1", "one.A2"]


def test_every_game_has_its_clauses() -> None:
    clauses = all_clauses(ROOT / "dead_end")
    assert clauses[0] == "all.A1"
    assert len({clause.partition(".")[0] for clause in clauses}) == 1 + len(games.GAME_IDS)
    assert len(clauses) == len(set(clauses)) > 60
    for game_id in games.GAME_IDS:
        assert (Path(games.__file__).parent / game_id / "RULES.md").is_file()


def test_a_clause_without_a_test_and_a_test_without_a_clause_are_faults() -> None:
    tests = {"one.A1": ["test_it"], "one.C9": ["test_that"]}
    assert faults(["one.A1", "one.A2"], tests) == [
        "one.A2 has no test",
        "test_that names one.C9, which there is not",
    ]
    assert faults(["one.A1", "one.A1"], {"one.A1": ["test_it"]}) == ["one.A1 stands twice"]
    assert list(report(["one.A1", "one.A2"], tests))[-1] == "1 of 2 clauses proved"


def test_the_tests_of_a_clause_are_collected(tmp_path: Path) -> None:
    file = tmp_path / "test_one.py"
    file.write_text(
        "import pytest\n"
        '@pytest.mark.clause("one.A1", "one.A2")\n'
        '@pytest.mark.parametrize("n", [1, 2])\n'
        "def test_it(n): assert n\n"
    )
    found = collect(tmp_path)
    assert list(found) == ["one.A1", "one.A2"]
    assert [test.rpartition("::")[2] for test in found["one.A1"]] == ["test_it"]
    (tmp_path / "test_two.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(NotCollected, match="nothing_of_that_name"):
        collect(tmp_path)
