"""Lists the clauses of the rules, each with the tests that prove it.

The clauses are read from every ``RULES.md`` of the package, the tests from the marker
``@pytest.mark.clause("1313.T1", …)``. Fails when a clause has no test, or when a test names a
clause that there is not.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CLAUSE = re.compile(r"^- `(?P<id>\w+\.[A-Z]\d+)` \S", re.MULTILINE)


class NotCollected(Exception):
    """The tests could not be collected; the message is what pytest says."""


class Collector:
    """A pytest plugin that notes which tests name which clauses."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Called once all tests are there."""
        for item in session.items:
            test = item.nodeid.partition("[")[0]
            for marker in item.iter_markers("clause"):
                for clause in marker.args:
                    tests = self.tests.setdefault(clause, [])
                    if test not in tests:
                        tests.append(test)


def clauses_in(text: str) -> list[str]:
    """The clause ids of a ``RULES.md``, in its order: the lines that begin with an id."""
    return [found["id"] for found in CLAUSE.finditer(text)]


def all_clauses(package: Path) -> list[str]:
    """The clause ids of all ``RULES.md`` in ``package``, those of every game first."""
    files = sorted(package.rglob("RULES.md"), key=lambda file: (len(file.parts), file))
    return [clause for file in files for clause in clauses_in(file.read_text(encoding="utf-8"))]


def collect(tests: Path) -> dict[str, list[str]]:
    """The tests below ``tests`` by the clause that they prove. Raises :class:`NotCollected`."""
    collector = Collector()
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        status = pytest.main(
            [
                "--collect-only",
                "-qqq",
                "-p",
                "no:cacheprovider",
                f"--rootdir={ROOT}",
                f"--config-file={ROOT / 'pyproject.toml'}",
                str(tests),
            ],
            plugins=[collector],
        )
    if status != pytest.ExitCode.OK:
        raise NotCollected(said.getvalue())
    return collector.tests


def faults(clauses: Sequence[str], tests: Mapping[str, Iterable[str]]) -> list[str]:
    """What is wrong, in words; empty when every clause is proved and every test names a clause."""
    twice = sorted({clause for clause in clauses if clauses.count(clause) > 1})
    found = [f"{clause} stands twice" for clause in twice]
    found += [f"{clause} has no test" for clause in clauses if clause not in tests]
    for clause in sorted(set(tests) - set(clauses)):
        found += [f"{test} names {clause}, which there is not" for test in tests[clause]]
    return found


def report(clauses: Sequence[str], tests: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The lines of the list."""
    for clause in clauses:
        yield clause
        for test in tests.get(clause, ()):
            yield f"    {test}"
    for fault in faults(clauses, tests):
        yield f"error: {fault}"
    proved = sum(clause in tests for clause in clauses)
    yield f"{proved} of {len(clauses)} clauses proved"


def main() -> int:
    """Print the list; 1 when a clause has no test or a test names none."""
    clauses = all_clauses(ROOT / "dead_end")
    try:
        tests = collect(ROOT / "tests")
    except NotCollected as error:
        print(error)
        return 1
    for line in report(clauses, tests):
        print(line)
    return 1 if faults(clauses, tests) or not clauses else 0


if __name__ == "__main__":
    sys.exit(main())
