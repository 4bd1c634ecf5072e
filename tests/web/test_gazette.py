"""The front page: it says what happened, holds all that it shows, and lets nobody's name out."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from markupsafe import escape

from dead_end.contract import PUBLIC, Ended, Outcome
from dead_end.games.drive_1313 import RULES, facts
from dead_end.games.drive_1313.material import ESCAPED, GONE, HEIRS, INSIDE, KNOCKED_OFF, TRAPS
from dead_end.record import SeatPlan
from dead_end.referee import Table
from tests.web.tables import ENGLISH, NAMES, Markup, ended, final
from web import gazette
from web.games.drive_1313 import obituaries
from web.games.drive_1313.evening import evening
from web.gazette.forme import share_out
from web.gazette.plates import GREYS, INK, PAPER, SPOT
from web.gazette.setting import Face, one_line
from web.gazette.typecase import apart, is_strange, lines, width
from web.scene import EndScene
from web.screens import end

SVG = "{http://www.w3.org/2000/svg}"
STYLES = Path(__file__).parents[2] / "web" / "styles" / "art.css"
LONG = (
    "W" * 24,
    "Щ" * 24,
    "Zażółć Gęślą Jaźń Zażółć",
    "東京都千代田区丸の内一丁目東京都千代田区丸の",
)


@cache
def random_end(seed: int, seats: int, cap: int) -> EndScene:
    return ended(final(seed, seats, cap), PUBLIC)


@cache
def stopped(seats: int) -> EndScene:
    """The table agrees to stop before anything at all has happened."""
    table = Table(RULES, {}, [SeatPlan(name, "human") for name in NAMES[:seats]])
    table.stop()
    return ended(table, PUBLIC)


def told(departures: Sequence[Any], names: Sequence[str], reason: str, rounds: int = 9) -> EndScene:
    """The end of a game with these departures, one a round and the last ones in round ``rounds``.

    Everybody else is still inside.
    """
    scene = random_end(1, len(names), 1)
    fates = [INSIDE] * len(HEIRS)
    scores = [0] * len(names)
    for fact in departures:
        fates[HEIRS.index(fact.heir)] = ESCAPED if isinstance(fact, facts.Escaped) else KNOCKED_OFF
        if isinstance(fact, facts.Escaped) and fact.owner is not None:
            scores[fact.owner] += fact.bags
    pawns = [
        space if fate == INSIDE else GONE
        for space, fate in zip(scene.view.pawns, fates, strict=True)
    ]
    played = [
        (facts.TurnBegan(0, min(number, rounds)), fact)
        for number, fact in enumerate(departures, start=1)
    ]
    won = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    outcome = Outcome(reason, won, tuple(scores))
    return replace(
        scene,
        names=tuple(names),
        told=(*played, (facts.TurnBegan(0, rounds), Ended(*outcome))),
        outcome=outcome,
        view=replace(
            scene.view, fates=tuple(fates), pawns=tuple(pawns), collected=tuple(scores), lost=0
        ),
    )


def escaped(heir: str, owner: int | None, bags: int = 1, seat: int = 0) -> facts.Escaped:
    return facts.Escaped(seat, heir, 5, "a1", False, owner, bags, None if owner else "poopsie")


def fell(heir: str, trap: str, seat: int = 0, bags: int = 1) -> facts.KnockedOff:
    return facts.KnockedOff(seat, trap, heir, None, bags, None)


EVERYBODY_OUT = [escaped(heir, number % 4, seat=number % 4) for number, heir in enumerate(HEIRS)]
EVERYBODY_MET = [fell(heir, TRAPS[number % 5], 1) for number, heir in enumerate(HEIRS)]

SCENES: dict[str, Callable[[], EndScene]] = {
    "two": lambda: random_end(1, 2, 12),
    "three": lambda: random_end(2, 3, 30),
    "four": lambda: random_end(3, 4, 60),
    "hardly begun": lambda: random_end(4, 4, 1),
    "stopped": lambda: stopped(3),
    "everybody out": lambda: told(EVERYBODY_OUT, LONG, "empty_house"),
    "everybody met": lambda: told(EVERYBODY_MET, LONG[:2], "empty_house"),
    "conceded": lambda: told([escaped("lulu", 1)], LONG[:2], "conceded"),
}


@pytest.fixture(params=SCENES)
def scene(request: pytest.FixtureRequest) -> EndScene:
    return SCENES[request.param]()


def page_text(scene: EndScene) -> str:
    """All the words of the saved page, a space between two lines."""
    return " ".join(
        element.text or "" for element in ElementTree.fromstring(file(scene)).iter(f"{SVG}text")
    )


def file(scene: EndScene) -> str:
    return gazette.svg_file(ENGLISH, scene).partition("\n")[2]


# The page as a file.


def test_a_saved_page_holds_all_that_it_shows(scene: EndScene) -> None:
    root = ElementTree.fromstring(file(scene))
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    used = {element.attrib["href"] for element in root.iter() if "href" in element.attrib}
    assert used
    assert {name.removeprefix("#") for name in used} <= ids
    text = file(scene)
    assert set(re.findall(r"url\(([^)]*)\)", text)) <= {f"#{name}" for name in ids}
    assert "var(" not in text
    for element in root.iter():
        assert not {"style", "class"} & set(element.attrib)
        assert not [name for name in element.attrib if name.startswith("on")]
        assert element.tag.removeprefix(SVG) not in ("script", "style", "image", "foreignObject")
    assert re.findall("https?://[^\"' ]*", text) == [SVG[1:-1]]


def test_a_saved_page_says_its_size(scene: EndScene) -> None:
    root = ElementTree.fromstring(file(scene))
    wide, high = float(root.attrib["width"]), float(root.attrib["height"])
    assert root.attrib["viewBox"] == f"0 0 {wide:g} {high:g}"
    assert 1 < high / wide < 2.6


def test_a_saved_page_weighs_little(scene: EndScene) -> None:
    assert len(gazette.svg_file(ENGLISH, scene).encode()) < 120_000


def test_the_same_game_gives_the_same_page(scene: EndScene) -> None:
    again = replace(scene, told=tuple(tuple(told) for told in scene.told))
    assert gazette.svg_file(ENGLISH, again) == gazette.svg_file(ENGLISH, scene)


def test_it_says_the_same_whoever_looks_on() -> None:
    table = final(6, 3, 40)
    pages = {gazette.svg_file(ENGLISH, ended(table, viewer)) for viewer in (PUBLIC, 0, 1, 2)}
    assert len(pages) == 1


def test_it_is_printed_in_the_colours_of_the_house_by_day() -> None:
    day = STYLES.read_text(encoding="utf-8").partition("@media")[0]
    colours = dict(re.findall(r"(--[\w-]+): (#\w{6})", day))
    assert (colours["--paper"], colours["--ink"], colours["--oxblood"]) == (PAPER, INK, SPOT)
    styles = STYLES.read_text(encoding="utf-8")
    assert set(re.findall(r"^(?:g|path)\.(\w+)", styles, re.MULTILINE)) == set(GREYS)


# The page on the screen.


def test_the_screen_shows_both_editions_and_reads_one_aloud(scene: EndScene) -> None:
    markup = Markup(str(gazette.page(ENGLISH, scene)))
    drawn = [tag for tag in markup.tags if tag.name == "svg"]
    assert [tag.attributes.get("aria-hidden") for tag in drawn] == ["true"] * 3
    assert not markup.having("style")
    ids = [tag.attributes["id"] for tag in markup.having("id")]
    assert len(ids) == len(set(ids))
    assert {name.removeprefix("#") for name in markup.values("href")} <= set(ids)
    (read,) = [tag for tag in markup.tags if tag.name == "article"]
    written = gazette.edition(ENGLISH, scene)
    for notice in (notice for column in written.columns for notice in column.notices):
        assert str(escape(notice.text)) in read.text


def test_names_are_only_ever_text(scene: EndScene) -> None:
    assert not any(tag.name == "b" for tag in Markup(str(gazette.page(ENGLISH, scene))).tags)
    assert not Markup(str(gazette.page(ENGLISH, scene))).having("onload")
    hostile = replace(scene, names=('</text><script>"', "]]>&amp;", "<!--", "&lt;")[: scene.seats])
    ElementTree.fromstring(file(hostile))
    assert Markup(str(gazette.page(ENGLISH, hostile)))


def test_the_end_offers_to_save_the_page() -> None:
    scene = random_end(1, 2, 12)
    assert {"save-png", "save-svg", "replay", "again", "export", "lobby"} <= Markup(
        str(end.draw(ENGLISH, scene))
    ).values("data-do")
    assert "cut-heir-lulu" not in str(end.draw(ENGLISH, scene, static=False))


# What it says.


def test_every_heir_has_a_notice(scene: EndScene) -> None:
    written = gazette.edition(ENGLISH, scene)
    by_fate = {
        fate: {f"heir-{HEIRS[heir]}" for heir, own in enumerate(scene.view.fates) if own == fate}
        for fate in (ESCAPED, KNOCKED_OFF, INSIDE)
    }
    departures, accidents, inside = written.columns
    assert {notice.drawing for notice in departures.notices} == by_fate[ESCAPED]
    assert {notice.drawing for notice in accidents.notices} == by_fate[KNOCKED_OFF]
    assert {notice.drawing for notice in inside.notices} == by_fate[INSIDE]
    assert all(notice.mourning for notice in accidents.notices)


@pytest.mark.parametrize("trap", TRAPS)
def test_an_accident_names_its_round_and_its_hand(trap: str) -> None:
    told_of = [obituaries.accident(ENGLISH, trap, time, 77, "Ann") for time in range(4)]
    assert all("77" in text and "Ann" in text for text in told_of)
    assert len(set(told_of)) == 3


def test_an_escape_names_round_hand_and_money() -> None:
    texts = {obituaries.escape(ENGLISH, time, 77, "Ann", "3 bags") for time in range(8)}
    assert len(texts) == 4
    assert all("77" in text and "Ann" in text and "3 bags" in text for text in texts)


def test_a_headline_for_every_way_to_win() -> None:
    names = ("Ann", "Bob", "Cleo")

    def headline(departures: Sequence[Any], reason: str = "midnight") -> str:
        return gazette.edition(ENGLISH, told(departures, names, reason)).headline

    assert headline([escaped("lulu", 1, 3)]) == "Bob inherits 3 bags"
    assert headline([escaped("lulu", 1, 12)]) == "Bob takes the fortune"
    shared = [escaped("lulu", 1, 2), escaped("dusty", 2, 2)]
    assert headline(shared) == "Bob and Cleo share the fortune"
    everybody = gazette.edition(ENGLISH, told(EVERYBODY_OUT, LONG, "empty_house"))
    assert everybody.headline == "4 share the fortune"
    assert headline([fell("lulu", "safe")]) == "Nobody inherits"
    assert headline([escaped("lulu", 1, 3)], "conceded") == "Bob wins unopposed"


@pytest.mark.parametrize(
    "reason", ["midnight", "empty_house", "no_heirs", "round_cap", "agreed", "conceded"]
)
def test_every_end_is_reported(reason: str) -> None:
    scene = told([escaped("lulu", 0, 2)], ("Ann", "Bob"), reason, rounds=41)
    written = gazette.edition(ENGLISH, scene)
    assert "41" in written.decks[0]
    assert "41" in written.story[0]


def test_the_winners_best_heir_has_the_portrait() -> None:
    departures = [escaped("lulu", 1, 2), escaped("dusty", 1, 5), escaped("clay", 0, 6)]
    (portrait,) = gazette.edition(ENGLISH, told(departures, ("Ann", "Bob"), "midnight")).portraits
    assert (portrait.drawing, portrait.line) == ("heir-dusty", "for Bob, with 5 bags")


def test_winners_who_share_have_a_portrait_each_and_nobody_has_a_silhouette() -> None:
    shared = gazette.edition(ENGLISH, told(EVERYBODY_OUT, LONG, "empty_house")).portraits
    assert len({portrait.drawing for portrait in shared}) == 4
    (nobody,) = gazette.edition(ENGLISH, stopped(3)).portraits
    assert nobody.drawing == ""
    assert "#plate-unknown" in file(stopped(3))
    assert "#plate-laurel" not in file(stopped(3))


def test_somebody_elses_heir_is_collected_by_its_owner() -> None:
    departures = [escaped("lulu", 1, 2, seat=0), escaped("clay", None, 3, seat=0)]
    scene = told(departures, ("Ann", "Bob"), "midnight")
    lulu, clay = gazette.edition(ENGLISH, scene).columns[0].notices
    assert lulu.text.endswith("Bob collects.")
    assert clay.text.endswith("Nobody's heir. 3 bags to Poopsie.")


def test_the_longest_walk_is_the_first_of_the_longest() -> None:
    walks = [
        facts.TurnBegan(0, 1),
        facts.Moved(0, "lulu", 7, "a1", "b1", False),
        facts.TurnBegan(1, 2),
        facts.Moved(1, "clay", 11, "a1", "c7", False),
        facts.Moved(1, "dusty", 11, "a1", "b1", False),
        facts.Moved(1, "dusty", 3, "a1", "b1", False),
    ]
    assert evening(walks).longest == (2, walks[3])


def test_levers_and_furniture_are_counted() -> None:
    seen = evening([fell("lulu", "safe", 1), fell("clay", "safe", 0), fell("dusty", "boar", 1)])
    assert (seen.levers, seen.busiest) == ({1: 2, 0: 1}, {"safe": 2, "boar": 1})


# How it is set.


def test_every_word_is_printed(scene: EndScene) -> None:
    printed = re.sub("[\u2068\u2069 ]", "", page_text(scene))
    written = gazette.edition(ENGLISH, scene)
    whole = [
        written.title,
        written.headline.upper(),
        *written.decks,
        *written.story[1:],
        *(notice.text for column in written.columns for notice in column.notices),
        *(row.name for tally in written.tallies for row in tally.rows),
    ]
    for text in whole:
        assert re.sub("[\u2068\u2069 ]", "", text) in printed


def test_no_line_leaves_the_paper(scene: EndScene) -> None:
    wide = float(ElementTree.fromstring(file(scene)).attrib["width"])

    def check(element: ElementTree.Element, x: float, size: float, bold: bool) -> None:
        if "transform" in element.attrib and "scale" not in element.attrib["transform"]:
            x += float(element.attrib["transform"][10:].split()[0])
        size = float(element.attrib.get("font-size", size))
        bold = bold or element.attrib.get("font-weight") == "700"
        if element.tag == f"{SVG}text":
            long = float(element.attrib.get("textLength") or width(element.text or "", size, bold))
            anchor = {"middle": 0.5, "end": 1.0}.get(element.attrib.get("text-anchor", ""), 0.0)
            left = x + float(element.attrib["x"]) - anchor * long
            assert left >= 20, element.text
            assert left + long <= wide - 20, element.text
        for child in element:
            check(child, x, size, bold)

    check(ElementTree.fromstring(file(scene)), 0, 0, False)


@pytest.mark.parametrize("text", ["a few words of no length", "W" * 40, "東京" * 30, "नमस्ते " * 9])
def test_lines_keep_to_their_measure_and_lose_nothing(text: str) -> None:
    found = lines(text, [60, 120], 14)
    assert "".join(line.text for line in found).replace(" ", "") == text.replace(" ", "")
    assert [line.measure for line in found] == [60] + [120] * (len(found) - 1)
    assert [line.last for line in found] == [False] * (len(found) - 1) + [True]
    assert all(width(line.text, 14) <= line.measure for line in found)


def test_a_mark_stays_with_its_letter() -> None:
    found = lines("e\u0301" * 30, [50], 14)
    assert len(found) > 1
    assert all(line.text.startswith("e") for line in found)


def test_a_name_from_the_right_is_set_apart_on_every_line() -> None:
    assert apart("Ann") == "Ann"
    name = apart("محمد عبد الله")
    found = lines(f"An heir of {name}. 1 bag.", [70], 14)
    assert len(found) > 2
    for line in found:
        assert line.text.count("\u2068") == line.text.count("\u2069")
    assert found[-1].text.endswith("bag.")


def test_what_could_grow_is_squeezed_and_what_is_strange_is_not() -> None:
    face = Face(14)
    assert "textLength" in one_line("m" * 12, 0, 0, 140, face)
    assert "textLength" not in one_line("m" * 5, 0, 0, 140, face)
    assert is_strange("東京")
    assert "textLength" not in one_line("東" * 10, 0, 0, 140, face)


@pytest.mark.parametrize("count", [0, 1, 3, 4, 5, 17])
def test_pieces_are_shared_out_in_order(count: int) -> None:
    heights = [20.0 + 7 * (place % 3) for place in range(count)]
    shares = share_out(heights, 4)
    assert len(shares) == 4
    assert [place for start, stop in shares for place in range(start, stop)] == list(range(count))


def test_pieces_are_shared_out_evenly() -> None:
    assert share_out([10.0] * 8, 4) == [(0, 2), (2, 4), (4, 6), (6, 8)]
    assert share_out([100.0, 10.0, 10.0, 10.0], 2) == [(0, 1), (1, 4)]
