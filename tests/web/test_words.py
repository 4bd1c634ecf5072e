"""The words of the screens: clauses all told, catalogs used, names not taken for texts."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

import dead_end
from dead_end.games import GAME_IDS
from tests.web.tables import ENGLISH
from web.games import dressing
from web.words import Language

PACKAGE = Path(dead_end.__file__).parent
CLAUSE = re.compile(r'"((?:1313|13|noir|step|clues|all)\.[A-Z]\d+)"')
EXPECTED = {
    "drive_1313": {"1313.T1", "1313.M7", "1313.E1"},
    "drive_13": {"13.T3", "13.P2", "13.E1"},
    "noir": {"noir.A2", "noir.K1", "noir.E1"},
    "watch_your_step": {"step.P1", "step.P6", "step.C1"},
    "thirteen_clues": {"clues.T1", "clues.G1", "clues.D2"},
}


def named_in_code(game_id: str) -> set[str]:
    """Every clause id that stands as a string in the rules or at the table."""
    files = [*(PACKAGE / "games" / game_id).glob("*.py"), *PACKAGE.glob("*.py")]
    return {clause for path in files for clause in CLAUSE.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("game_id", EXPECTED)
def test_every_clause_that_the_code_names_has_a_sentence(game_id: str) -> None:
    found = named_in_code(game_id)
    assert {"all.A1", "all.A6", "all.A10"} | EXPECTED[game_id] <= found
    for clause in found | {"all.A3"}:
        assert dressing(game_id).clause(ENGLISH, clause).endswith((".", "!"))


def test_every_option_has_words() -> None:
    from dead_end.games import game

    for game_id in GAME_IDS:
        for option in game(game_id).rules.options:
            words = dressing(game_id).option(ENGLISH, option.name)
            assert words.label
            assert words.hint
            assert set(words.choices) == set(option.choices)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_rules_are_told_in_full_sentences(game_id: str) -> None:
    for section in dressing(game_id).rules(ENGLISH):
        assert section.heading
        assert all(text.endswith((".", "!")) for _, text in section.clauses)


def catalog() -> bytes:
    made = Catalog(locale="pl")
    made.add("{name} is next", "teraz {name}")
    made.add(("{n} bag", "{n} bags"), ("{n} worek", "{n} worki", "{n} worków"))
    written = BytesIO()
    write_mo(written, made)
    return written.getvalue()


def test_a_catalog_is_spoken_where_it_knows_the_words() -> None:
    polish = Language("pl", catalog())
    assert polish.say("{name} is next", name="Ala") == "teraz Ala"
    assert polish.say("The {thing} is not in it", thing="cat") == "The cat is not in it"
    assert [polish.count("{n} bag", "{n} bags", n) for n in (1, 3, 5)] == [
        "1 worek",
        "3 worki",
        "5 worków",
    ]


def test_english_counts() -> None:
    assert [ENGLISH.count("{n} bag", "{n} bags", n) for n in (0, 1, 2)] == [
        "0 bags",
        "1 bag",
        "2 bags",
    ]


def test_names_with_braces_are_names() -> None:
    assert ENGLISH.say("{name} is next", name="{0} {n!r}") == "{0} {n!r} is next"


@pytest.mark.parametrize(
    ("words", "row"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_words_in_a_row(words: list[str], row: str) -> None:
    assert ENGLISH.listed(words) == row
