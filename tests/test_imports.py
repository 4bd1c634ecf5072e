"""Arrows go one way: who may import what (design of the house, in CONTRIBUTING)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dead_end

PACKAGE = Path(dead_end.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js", "polyscript"}


def imported(tree: ast.AST) -> Iterator[str]:
    """Every module and every name in a module that a source imports, dotted."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def of(file: Path) -> set[str]:
    return set(imported(ast.parse(file.read_text(encoding="utf-8"))))


def within(modules: set[str], *roots: str) -> set[str]:
    """Those of ``modules`` that are one of ``roots`` or lie in one."""
    return {m for m in modules if any(m == root or m.startswith(root + ".") for root in roots)}


def named(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


every_module = pytest.mark.parametrize("file", MODULES, ids=named)
every_game_module = pytest.mark.parametrize(
    "file", [f for f in MODULES if named(f).startswith("games/")], ids=named
)


@every_module
def test_the_package_knows_no_browser_and_no_page(file: Path) -> None:
    assert not within(of(file), *BROWSER, "web", "tests", "tools")


@every_module
def test_the_package_needs_nothing_but_python(file: Path) -> None:
    import sys

    roots = {module.partition(".")[0] for module in of(file)}
    assert roots <= {*sys.stdlib_module_names, "dead_end"}


@every_game_module
def test_games_know_the_contract_and_no_table_no_clock_and_no_dice(file: Path) -> None:
    modules = of(file)
    assert not within(modules, "dead_end.referee", "dead_end.record", "dead_end.share")
    assert not within(modules, "dead_end.bots", "dead_end.simulate", "dead_end.playout")
    assert not within(modules, "random", "secrets", "time", "datetime", "os", "threading", "uuid")


@every_game_module
def test_a_game_knows_no_other_game(file: Path) -> None:
    own = f"dead_end.games.{named(file).split('/')[1]}"
    others = within(of(file), "dead_end.games") - within(of(file), own)
    assert (
        others <= {"dead_end.games", "dead_end.games.Game", "dead_end.games.AnyGame"}
        or named(file) == "games/__init__.py"
    )


@pytest.mark.parametrize(
    "file",
    [f for f in MODULES if named(f).startswith("bots/") or f.name in ("bot.py", "outlook.py")],
    ids=named,
)
def test_computer_seats_see_neither_the_table_nor_the_truth(file: Path) -> None:
    modules = of(file)
    assert not within(modules, "dead_end.referee", "dead_end.record", "dead_end.share")
    truths = {module for module in modules if module.endswith(".State")}
    assert not truths
    source = file.read_text(encoding="utf-8")
    assert "write_state" not in source
    assert ".setup(" not in source


@pytest.mark.parametrize(
    "name", ["chance.py", "contract.py", "plain.py", "record.py", "mansion.py", "joins.py",
             "floor_plan.py"]
)  # fmt: skip
def test_what_all_stand_on_knows_no_game_and_no_referee(name: str) -> None:
    assert not within(of(PACKAGE / name), "dead_end.games", "dead_end.referee", "dead_end.bots")


def test_only_chance_is_asked_for_what_is_random() -> None:
    """The standard library's own generator is made where a table is, not at import."""
    for file in MODULES:
        if "random" in of(file):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            top = [node for node in tree.body if isinstance(node, ast.Assign | ast.Expr)]
            assert not [node for node in top if "Random(" in ast.unparse(node)]
            used = {
                n.attr
                for n in ast.walk(tree)
                if isinstance(n, ast.Attribute)
                and isinstance(n.value, ast.Name)
                and n.value.id == "random"
            }
            assert used <= {"Random", "SystemRandom"}


def test_the_linter_sees_what_it_should() -> None:
    tree = ast.parse("import js\nfrom time import sleep\nfrom dead_end.referee import Table as T\n")
    modules = set(imported(tree))
    assert within(modules, "js") == {"js"}
    assert within(modules, "time") == {"time", "time.sleep"}
    assert within(modules, "dead_end.referee") == {"dead_end.referee", "dead_end.referee.Table"}
    assert not within(modules, "dead_end.ref")
