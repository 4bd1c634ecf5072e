"""The rules drawer: whole, searchable, open at the clause that was asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

import dead_end
from dead_end.contract import Decide
from tests.web.tables import ENGLISH, Markup, position, seen
from web.games import dressing
from web.games.dressing import Section
from web.scene import Refusal, TableScene
from web.screens import rulebook, table

HOME = Path(dead_end.__file__).parent
GAME = "drive_1313"
WORDS = {
    "drive_1313": "1313",
    "drive_13": "13",
    "noir": "noir",
    "watch_your_step": "step",
    "thirteen_clues": "clues",
}
"""What the clauses of a game begin with."""


def clauses_of(sections: Sequence[Section]) -> list[str]:
    return [clause for part in sections for clause, _ in part.clauses]


@pytest.fixture(scope="module")
def scene() -> TableScene:
    played = position(4, 2, lambda _, due: due.prompt == "moving")
    due = played.pending
    assert isinstance(due, Decide)
    return seen(played, due.seat)


def opened(scene: TableScene, search: str = "", clause: str = "") -> Markup:
    scene = replace(scene, panel="rules", rules_search=search, clause=clause)
    return Markup(str(table.draw(ENGLISH, scene, static=False)))


@pytest.mark.parametrize("game_id", WORDS)
def test_every_clause_that_is_written_is_told_once_and_no_other(game_id: str) -> None:
    pattern = re.compile(rf"^- `((?:{WORDS[game_id]}|all)\.\w+)`", re.MULTILINE)
    written = [
        clause
        for path in (HOME / "RULES.md", HOME / "games" / game_id / "RULES.md")
        for clause in pattern.findall(path.read_text("utf-8"))
    ]
    assert len(written) > 20
    assert sorted(clauses_of(dressing(game_id).rules(ENGLISH))) == sorted(written)


def test_each_clause_is_an_anchor_and_headings_lead_to_one(scene: TableScene) -> None:
    screen = opened(scene)
    ids = screen.values("id")
    assert {f"rule-{clause}" for clause in clauses_of(dressing(GAME).rules(ENGLISH))} <= ids
    leads = [tag for tag in screen.having("data-value") if tag.attributes.get("data-do") == "rules"]
    sections = dressing(GAME).rules(ENGLISH)
    assert [tag.text for tag in leads] == [part.heading for part in sections]
    assert {f"rule-{tag.attributes['data-value']}" for tag in leads} <= ids


def test_every_figure_has_a_caption_and_stands_below_its_clause(scene: TableScene) -> None:
    for part in dressing(GAME).rules(ENGLISH):
        told = {clause for clause, _ in part.clauses}
        for one in part.figures:
            assert one.clause in told
            assert one.caption.endswith(".")
    captions = [tag for tag in opened(scene).tags if tag.name == "figcaption"]
    assert len(captions) >= 8


@pytest.mark.parametrize("game_id", WORDS)
def test_what_the_figures_draw_with_is_among_the_drawings(game_id: str) -> None:
    known = set(re.findall('symbol id="([^"]+)"', str(dressing(game_id).sprites())))
    for part in dressing(game_id).rules(ENGLISH):
        told = {clause for clause, _ in part.clauses}
        for one in part.figures:
            assert one.clause in told
            assert one.caption.endswith(".")
            assert set(re.findall('href="#([^"]+)"', str(one.drawing))) <= known


@pytest.mark.parametrize(
    ("typed", "first", "others"),
    [
        ("secret passage", "1313.B1", {"1313.M6"}),
        ("PASSAGE   Secret", "1313.B1", {"1313.M6"}),
        ("pássàge sécret", "1313.B1", {"1313.M6"}),
        ("1313.m3", "1313.M3", set()),
        ("escaping", "1313.E1", {"1313.E4"}),
        ("clock", "1313.C3", {"1313.S4", "1313.D4", "1313.W1"}),
    ],
)
def test_words_are_found_in_any_order_and_spelling(
    typed: str, first: str, others: set[str]
) -> None:
    clauses = clauses_of(rulebook.found(ENGLISH, GAME, typed))
    assert clauses[0] == first
    assert others < set(clauses)
    assert len(clauses) < 12


@pytest.mark.parametrize("typed", ["", "  "])
def test_nothing_typed_finds_all(typed: str) -> None:
    assert rulebook.found(ENGLISH, GAME, typed) == dressing(GAME).rules(ENGLISH)


def test_each_further_word_finds_fewer() -> None:
    found = [
        set(clauses_of(rulebook.found(ENGLISH, GAME, text)))
        for text in ("", "trap", "trap card", "trap card wild", "trap card wild zeppelin")
    ]
    assert all(more > fewer for more, fewer in pairwise(found))
    assert found[-1] == set()


@pytest.mark.parametrize(
    ("text", "typed"),
    [("Łódź", "lodz"), ("Ґанок", "ганок"), ("Ёлка", "елка"), ("Їжак", "іжак"), ("п’ять", "п'ять")],
)
def test_letters_are_found_as_they_are_typed_in_a_hurry(text: str, typed: str) -> None:
    assert rulebook.folded(text)[0] == rulebook.folded(typed)[0]


def test_marks_stand_on_the_letters_of_the_text_itself() -> None:
    pieces = rulebook.marked("Straße nach Łódź & <b>", ["ss", "lod", "&"])
    assert "".join(str(piece) for piece in pieces[:1]) == "Stra"
    assert [str(piece) for piece in pieces if "<mark>" in str(piece)] == [
        "<mark>ß</mark>",
        "<mark>Łód</mark>",
        "<mark>&amp;</mark>",
    ]


def test_a_search_shows_its_count_and_marks_what_it_found(scene: TableScene) -> None:
    screen = opened(scene, "passage secret")
    count = len(clauses_of(rulebook.found(ENGLISH, GAME, "passage secret")))
    (status,) = [tag for tag in screen.tags if tag.attributes.get("class") == "rules-found"]
    assert status.text == f"{count} rules"
    assert {tag.text.lower() for tag in screen.tags if tag.name == "mark"} == {"secret", "passage"}
    (search,) = [t for t in screen.tags if t.attributes.get("data-field") == "rules-search"]
    assert search.attributes["value"] == "passage secret"
    assert "No rule" in opened(scene, "zeppelin").tags[0].text


def test_what_is_typed_stays_text(scene: TableScene) -> None:
    hostile = '"><script>alert(1)</script>'
    screen = opened(scene, hostile)
    assert not [tag for tag in screen.tags if tag.name == "script"]


def test_a_refusal_leads_to_its_clause_and_the_drawer_to_the_rule(scene: TableScene) -> None:
    refused = replace(scene, refusal=Refusal("1313.M3", ""))
    screen = Markup(str(table.draw(ENGLISH, refused, static=False)))
    (lead,) = [tag for tag in screen.having("data-value") if "read-rule" in tag.attributes["class"]]
    assert (lead.attributes["data-do"], lead.attributes["data-value"]) == ("rules", "1313.M3")
    assert "1313.M3" in lead.attributes["aria-label"]
    book = opened(scene, clause="1313.M3")
    assert book.values("data-scroll-to") == {"rule-1313.M3"}
    wanted = [tag for tag in book.having("aria-current") if tag.attributes["class"] == "rule"]
    assert [tag.attributes["id"] for tag in wanted] == ["rule-1313.M3"]
    assert opened(scene).values("data-scroll-to") == set()
