"""The table of 13 Clues: what is open can be done, what one cannot see is not there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from dead_end.contract import PUBLIC, Decide, Ended, Over
from dead_end.games.thirteen_clues import RULES, facts
from dead_end.games.thirteen_clues.material import CARDS, cards_in
from dead_end.referee import Table
from tests.games.thirteen_clues.redealing import redeal
from tests.web.driver import Desk
from tests.web.tables import ENGLISH, NAMES, Markup, ended, positions, reachable, replayed, seen
from web import gazette
from web.games import dressing
from web.games.thirteen_clues.notebook import percent
from web.scene import ALL_OPEN, TableScene
from web.screens import end, replay, table

GAME = "thirteen_clues"
DRESSING = dressing(GAME)
FOLLOWS = {"follows": True}


def text_of(scene: TableScene) -> str:
    return str(table.draw(ENGLISH, scene, static=False))


def decisions(seed: int, seats: int, every: int, **options: Any) -> Iterator[tuple[Table, int]]:
    """Positions at which a seat decides, of each step the first and then every so many."""
    met: Counter[str] = Counter()
    for played in positions(seed, seats, 120, options, GAME):
        due = played.pending
        if isinstance(due, Decide):
            met[due.prompt] += 1
            if met[due.prompt] % every == 1:
                yield played, due.seat


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_legal_action_is_reached_by_its_hooks_and_no_other(seats: int) -> None:
    for played, seat in decisions(seats, seats, 30, top_secret=True):
        wanted = {RULES.write_action(one) for one in RULES.legal(played.view(seat))}
        assert reachable(seen(played, seat)) == wanted


def test_an_accusation_is_made_once_all_three_are_named_and_read() -> None:
    checked = 0
    for played, seat in decisions(9, 3, 12):
        scene = seen(played, seat)
        if scene.legal is None or "accuse" not in scene.legal.narrow(()).picks:
            continue
        picked: tuple[str, ...] = ("accuse",)
        for asked in ("Who did it?", "Where?", "With what?"):
            page = text_of(replace(scene, picked=picked))
            assert asked in page
            assert 'data-action="accuse' not in page
            picked += (scene.legal.narrow(picked).picks[0],)
        named = [pick.removeprefix("name ") for pick in picked[1:]]
        controls = Markup(text_of(replace(scene, picked=picked))).tags
        made = [
            tag.attributes["data-action"]
            for tag in controls
            if tag.attributes.get("data-action", "").startswith("accuse")
        ]
        assert made == [f"accuse {' '.join(named)}"]
        checked += 1
    assert checked > 3


def test_out_of_turn_nothing_can_be_picked_or_tried() -> None:
    for played, seat in decisions(6, 4, 10):
        for viewer in ((seat + 1) % 4, PUBLIC):
            page = text_of(seen(played, viewer))
            assert "data-pick" not in page
            assert "data-action" not in page
            assert "data-try" not in page


@pytest.mark.parametrize("panel", ["", "notebook", "log", "side"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_two_truths_that_look_alike_make_the_same_page(seats: int, panel: str) -> None:
    source = Random(3)
    pairs = 0
    tables = (
        one for seed in (7, 8, 9) for one in positions(seed, seats, 60, {"top_secret": True}, GAME)
    )
    for number, played in enumerate(tables):
        if number % 13 or isinstance(played.pending, Over):
            continue
        for viewer in range(PUBLIC, seats):
            other = redeal(played, viewer, source)
            if other is not None:
                pairs += 1
                assert text_of(seen(played, viewer, panel=panel, fields=FOLLOWS)) == text_of(
                    seen(other, viewer, panel=panel, fields=FOLLOWS)
                )
    assert pairs > 5


def test_ones_own_case_and_other_peoples_cards_are_nowhere_on_the_page() -> None:
    for played, _ in decisions(8, 3, 6):
        for viewer in range(PUBLIC, 3):
            view = played.view(viewer)
            page = text_of(seen(played, viewer))
            shown = view.seen | view.hand | view.gift
            for card in range(cards_in(3)):
                if shown >> card & 1 or card in view.peeks:
                    continue
                # In the list it may be named; as a card that lies somewhere it is not drawn.
                assert (
                    f'class="clue-name">{DRESSING.target(ENGLISH, NAMES, f"card {CARDS[card]}")}<'
                    not in page
                )


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_fact_has_words_for_every_viewer(seats: int) -> None:
    kinds = set()
    for seed in range(4):
        *_, last = positions(seed, seats, options={"top_secret": True, "cap": 6}, game_id=GAME)
        for viewer in range(PUBLIC, seats):
            for fact in last.facts(viewer):
                kinds.add(type(fact))
                assert DRESSING.sentence(ENGLISH, NAMES, fact)
    assert kinds >= {facts.Asked, facts.Consulted, facts.Accused, Ended, facts.TurnedUp} - (
        set() if seats < 6 else {facts.Consulted}
    )
    with pytest.raises(TypeError):
        DRESSING.sentence(ENGLISH, NAMES, object())


def test_whatever_is_tried_is_answered_with_a_clause() -> None:
    answered = 0
    for played, seat in decisions(9, 3, 9):
        view = played.view(seat)
        for tried in Markup(text_of(seen(played, seat))).values("data-try"):
            assert DRESSING.target(ENGLISH, NAMES, tried)
            clauses = [RULES.why_not(view, act) for act in DRESSING.tries(view, (), tried)]
            assert any(clauses)
            answered += 1
    assert answered


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_end_the_replay_and_the_gazette_are_drawn(seats: int) -> None:
    for seed in range(3):
        *_, over = positions(30 + seed, seats, options={"cap": 5}, game_id=GAME)
        pages = {gazette.svg_file(ENGLISH, ended(over, viewer)) for viewer in range(PUBLIC, seats)}
        assert len(pages) == 1
        ElementTree.fromstring(pages.pop())
        drawn = Markup(str(end.draw(ENGLISH, ended(over, 0))))
        told = {tag.text for tag in drawn.tags if tag.attributes.get("class") == "clue-name"}
        assert len(told) == cards_in(seats)
        views = tuple(over.view(seat) for seat in range(seats))
        for viewer in (0, PUBLIC):
            Markup(str(replay.draw(ENGLISH, replayed(over, viewer))))
        Markup(str(replay.draw(ENGLISH, replayed(over, ALL_OPEN, views))))


def test_the_notebook_says_what_follows_and_why() -> None:
    for played, seat in decisions(11, 3, 20):
        scene = seen(played, seat, panel="notebook", fields=FOLLOWS)
        text = text_of(scene)
        if scene.view.step == "acting":
            assert "fit all that you have seen" in text or "fits all that you have seen" in text
            assert 'class="notebook-places"' in text
    without = positions(11, 3, 40, {"notebook": False}, GAME)
    *_, last = without
    page = text_of(seen(last, last.view(0).turn, panel="notebook", fields=FOLLOWS))
    assert "mark-" in page
    assert "notebook-lead" not in page
    assert "field-follows" not in page


def test_a_share_is_never_rounded_to_certainty() -> None:
    assert [percent(*one) for one in ((0, 7), (7, 7), (1, 1000), (999, 1000), (1, 3))] == [
        "0%", "100%", "1%", "99%", "33%",
    ]  # fmt: skip


def test_the_hint_is_offered_where_the_table_has_it() -> None:
    for hint in (False, True):
        shown = [
            "notebook-hint" in text_of(seen(played, seat, panel="notebook", fields=FOLLOWS))
            for played, seat in decisions(12, 2, 9, hint=hint)
            if played.view(seat).step == "acting"
        ]
        assert any(shown) == hint


@pytest.mark.parametrize(
    "link", ["seats=human,human&seed=3", "seats=human,random,easy&seed=4&top_secret=1"]
)
def test_a_whole_game_by_its_hooks(link: str) -> None:
    async def whole() -> str | None:
        desk = Desk()
        await desk.app.open(f"?game={GAME}&{link}&cap=4&speed=0")
        await desk.play(Random(2))
        return desk.screen

    assert asyncio.run(whole()) == "end"


def going(scene: TableScene) -> list[str]:
    """The ids and ways of the glasses that move."""
    tags = Markup(text_of(scene)).having("id")
    return [
        f"{tag.attributes['id']} {tag.attributes['class']}"
        for tag in tags
        if tag.attributes["id"].startswith("going-")
    ]


def test_the_last_glass_goes_from_hand_to_hand_and_asked_for_again_all_of_them() -> None:
    moved = 0
    for played in positions(14, 4, 30, {}, GAME):
        for viewer in (PUBLIC, 2):
            scene = seen(played, viewer)
            last = [fact for fact in scene.told[-1] if isinstance(fact, facts.GlassMoved)]
            assert len(going(scene)) >= len(last[-3:])
            if not last:
                continue
            moved += 1
            first = max(viewer, 0)
            order = [(first + step) % 4 for step in range(1, 5)]
            giver, taker = last[-1].giver, last[-1].taker
            start = "supply" if giver is None else order.index(giver)
            end = "supply" if taker is None else order.index(taker)
            kept = [way for way in going(scene) if way.endswith(f"from-{start} to-{end}")]
            assert kept
            assert not going(seen(played, viewer, speed=0.0))
            assert not going(seen(played, viewer, taken_back=True))
            again = going(seen(played, viewer, repeat=1, repeated_at=len(scene.told)))
            assert len(again) >= len(going(scene))
            assert not set(again) & set(going(scene))
    assert moved > 6


def test_cards_arrive_when_they_are_dealt_and_not_again() -> None:
    came: Counter[str] = Counter()
    for played in positions(15, 3, 40, {}, GAME):
        for viewer in range(3):
            scene = seen(played, viewer)
            classes = Markup(text_of(scene)).values("class")
            for word in ("clue-hand arriving", "screens arriving"):
                came[word] += word in classes
            late = any(isinstance(fact, facts.TurnBegan) for fact in scene.told[-1])
            if scene.view.round > 1:
                assert late or "arriving" not in " ".join(classes)
    assert came["clue-hand arriving"]
    assert came["screens arriving"]
    assert came.total() < 20


def test_only_who_looks_at_an_informant_sees_it_turned_over() -> None:
    looked = 0
    for played in positions(16, 3, 120, {}, GAME):
        told = played.facts_by_ply(PUBLIC)[-1]
        for fact in (one for one in told if isinstance(one, facts.Consulted)):
            for viewer in range(3):
                turned = "turning" in Markup(text_of(seen(played, viewer))).values("class")
                assert turned == (viewer == fact.seat)
                looked += turned
    assert looked
