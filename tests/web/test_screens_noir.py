"""The table of Noir: what is open can be done, what is secret is not there."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from dead_end.contract import Decide, Ended, Over
from dead_end.games.noir import RULES, facts
from dead_end.games.noir.knowledge import knowledge
from dead_end.games.noir.material import INSPECTOR, KILLER, NO_ONE, STANDARD, SUSPECTS, members
from dead_end.games.noir.state import LEG_REASONS, REASONS, TRACES, Trace
from dead_end.referee import Table
from tests.games.noir.redealing import redeal
from tests.web.driver import Desk
from tests.web.tables import ENGLISH, NAMES, Markup, ended, positions, reachable, seen
from web import gazette
from web.games import dressing
from web.games.noir.faces import FACES
from web.games.noir.names import suspects
from web.games.noir.notebook import clue
from web.games.noir.opened import action_label, pick_label
from web.scene import ALL_OPEN, ReplayScene, TableScene
from web.screens import end, replay, table

DRESSING = dressing("noir")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"mode": "classic", "limit": "10"},
    {"match": True, "killer": "seat2"},
)


def text_of(scene: TableScene) -> str:
    return str(table.draw(ENGLISH, scene, static=False))


def decisions(seed: int, options: dict[str, Any], every: int) -> Iterator[tuple[Table, int]]:
    """Positions at which a seat decides, of each step the first and then every so many."""
    met: Counter[str] = Counter()
    for played in positions(seed, 2, 400, options, "noir"):
        due = played.pending
        if isinstance(due, Decide):
            met[due.prompt] += 1
            if met[due.prompt] % every == 1:
                yield played, due.seat


@pytest.mark.parametrize(("seed", "options"), list(enumerate(OPTIONS)))
def test_every_legal_action_is_reached_by_its_hooks_and_no_other(
    seed: int, options: dict[str, Any]
) -> None:
    for played, seat in decisions(seed, options, 25):
        wanted = {RULES.write_action(one) for one in RULES.legal(played.view(seat))}
        assert reachable(seen(played, seat)) == wanted


def test_board_and_list_go_by_the_same_steps() -> None:
    for played, seat in decisions(4, {}, 14):
        scene = seen(played, seat, panel="list")
        assert scene.legal is not None
        for picked in ((), *((pick,) for pick in scene.legal.narrow(()).picks[:3])):
            screen = Markup(text_of(replace(scene, picked=picked)))
            listed = {
                tag.attributes.get("data-action") or tag.attributes["data-pick"]
                for tag in screen.tags
                if tag.attributes.get("id", "").startswith(("list-", "do-"))
            }
            here = scene.legal.narrow(picked)
            assert listed >= set(here.picks) | set(map(RULES.write_action, here.actions))


def test_cards_are_dragged_only_where_the_rules_let_them_go() -> None:
    ways = 0
    for played, seat in decisions(5, {}, 9):
        legal = {RULES.write_action(one) for one in RULES.legal(played.view(seat))}
        view = played.view(seat)
        for tag in Markup(text_of(seen(played, seat))).tags:
            for way in ("left", "right", "up", "down"):
                action = tag.attributes.get(f"data-swipe-{way}")
                if action is None:
                    continue
                ways += 1
                assert action in legal
                assert action.endswith(way)
                place = view.board.index(
                    SUSPECTS.index(tag.attributes["id"].removeprefix("suspect-"))
                )
                row, column = divmod(place, view.columns)
                line = f"row {row + 1}" if way in ("left", "right") else f"column {column + 1}"
                assert action == f"shift {line} {way}"
    assert ways > 200


def test_cards_of_ones_own_are_chosen_and_discarded_on_the_board_too() -> None:
    met: Counter[str] = Counter()
    for played, seat in decisions(8, {}, 3):
        view = played.view(seat)
        if view.step not in ("choosing", "discarding"):
            continue
        wanted = {RULES.write_action(one) for one in RULES.legal(view)}
        here = {
            tag.attributes["data-action"]
            for tag in Markup(text_of(seen(played, seat))).tags
            if tag.attributes.get("id", "").startswith("suspect-")
            and tag.attributes.get("data-action")
        }
        on_board = {SUSPECTS[one] for one in view.board}
        assert here == {text for text in wanted if text.partition(" ")[2] in on_board}
        met[view.step] += len(here)
        # Whoever else is clicked is refused by the clause on what is asked.
        for tried in DRESSING.tries(view, (), f"suspect {SUSPECTS[view.board[0]]}"):
            assert RULES.why_not(view, tried) in (None, "noir.F2", "noir.X1")
    assert min(met["choosing"], met["discarding"]) > 0


def test_what_moved_shows_whom_something_was_done_to() -> None:
    shown = 0
    for played in positions(12, 2, 60, {}, "noir"):
        told = played.facts(-1, max(0, played.plies - 1))
        named = {fact.suspect for fact in told if isinstance(fact, facts.Killed)}
        scene = replace(seen(played, 0), recent=max(0, played.plies - 1))
        again = Markup(text_of(replace(scene, repeat=1, repeated_at=played.plies)))
        for tag in again.tags:
            if tag.attributes.get("id", "").removeprefix("suspect-") in named:
                assert "named-odd" in tag.attributes["class"]
                shown += 1
    assert shown > 0


def test_out_of_turn_nothing_can_be_picked_tried_or_dragged() -> None:
    for played, seat in decisions(6, {}, 8):
        for viewer in (1 - seat, -1):
            page = text_of(seen(played, viewer))
            assert not re.search("data-(pick|action|try|swipe)", page)


@pytest.mark.parametrize("panel", ["", "notebook", "log", "side"])
def test_two_truths_that_look_alike_make_the_same_page(panel: str) -> None:
    source = Random(3)
    pairs = 0
    for number, played in enumerate(positions(7, 2, 400, {}, "noir")):
        if number % 9 or isinstance(played.pending, Over):
            continue
        for viewer in (-1, 0, 1):
            other = redeal(played, viewer, source)
            if other is not None:
                pairs += 1
                assert text_of(seen(played, viewer, panel=panel)) == text_of(
                    seen(other, viewer, panel=panel)
                )
    assert pairs > 5


def test_where_one_is_shows_on_ones_own_screen_alone() -> None:
    for played, seat in decisions(8, {}, 9):
        for viewer in (-1, 1 - seat):
            scene = seen(played, viewer)
            lit = re.findall('class="suspect[^"]* (?:open|own)"', text_of(scene))
            assert len(lit) <= (viewer >= 0 and scene.view.identity != NO_ONE)
        if played.view(seat).step not in ("choosing", "discarding"):
            assert 'class="halo"' in text_of(seen(played, seat))


def test_a_covered_hand_tells_nothing() -> None:
    """Face down, a seat's screen is what anybody may see, and as many backs as there are cards."""
    for played, seat in decisions(9, {}, 5):
        hidden = replace(
            seen(played, seat), view=played.view(-1), legal=None, covered=True, told=()
        )
        page = text_of(hidden)
        assert not re.search('data-(action|pick|try|swipe)|class="suspect[^"]* own', page)
        own = played.view(seat)
        cards = len(list(members(own.hand))) + (own.identity != NO_ONE)
        assert page.count('class="card back"') == cards


def test_the_notebook_marks_just_those_who_may_be_it() -> None:
    marked = 0
    for played, seat in decisions(10, {}, 12):
        scene = seen(played, seat, panel="notebook")
        found = knowledge(scene.view, STANDARD)
        screen = Markup(text_of(scene))
        for suspect in scene.view.board:
            group = next(
                tag
                for tag in screen.tags
                if tag.attributes.get("id") == f"suspect-{SUSPECTS[suspect]}"
            )
            signs = {
                tag.attributes["class"]
                for tag in screen.tags
                if group in tag.above and tag.name == "circle"
            }
            may_be = any(suspect in found.domain(role) for role in (KILLER, INSPECTOR))
            dead = scene.view.deceased >> suspect & 1
            assert ("note-plate" in signs) == (may_be and not dead)
            marked += may_be
        assert "ruled-out" not in text_of(replace(scene, panel=""))
    assert marked > 50
    assert all(clue(ENGLISH, Trace(kind, 3, 6, yes)) for kind in TRACES for yes in (True, False))


def test_every_fact_has_words_for_every_viewer() -> None:
    kinds = set()
    for seed, options in enumerate(OPTIONS * 2):
        *_, last = positions(20 + seed, 2, options=options, game_id="noir")
        for viewer in (-1, 0, 1):
            for fact in last.facts(viewer):
                # How a game of one leg ended is said when all is shown.
                untold = isinstance(fact, Ended) and fact.reason not in ("match", "agreed")
                assert bool(DRESSING.sentence(ENGLISH, NAMES, fact)) != untold
                kinds.add(type(fact))
    rare = [
        facts.RolesCast(1),
        facts.LinesRemoved((1, 2), (3,)),
        facts.Disguised(0, "ada", False, None),
        facts.Disguised(0, "ada", True, "basil"),
        facts.Arrested(1, "ada", True),
        facts.Unmasked("idle", None, "ada", None, (), ()),
        *(Ended(reason, (), (0, 0)) for reason in ("match", "agreed")),
        *(facts.Unmasked(why, 0, "ada", "basil", ("iris",), ("hugo",)) for why in LEG_REASONS),
    ]
    for fact in rare:
        assert DRESSING.sentence(ENGLISH, NAMES, fact)
        kinds.add(type(fact))
    assert kinds == set(facts.FACTS)
    assert all(DRESSING.ending(ENGLISH, reason) for reason in REASONS if reason)
    with pytest.raises(TypeError):
        DRESSING.sentence(ENGLISH, NAMES, object())


def test_every_action_and_pick_has_a_label_of_its_own() -> None:
    for played, seat in decisions(11, {}, 6):
        legal = RULES.legal(played.view(seat))
        actions = list(legal)
        assert len({action_label(ENGLISH, action) for action in actions}) == len(actions)
        picks = legal.narrow(()).picks
        assert len({pick_label(ENGLISH, pick) for pick in picks}) == len(picks)


def test_every_refusal_is_in_words() -> None:
    clauses = set()
    for options in OPTIONS[:2]:
        for played, seat in decisions(12, options, 5):
            scene = seen(played, seat)
            for target in Markup(text_of(scene)).values("data-try"):
                assert DRESSING.target(ENGLISH, NAMES, target)
                said = [
                    RULES.why_not(scene.view, action)
                    for action in DRESSING.tries(scene.view, (), target)
                ]
                assert said
                assert all(said), f"{target} is open, and no refusal"
                assert all(DRESSING.clause(ENGLISH, str(clause)) for clause in said)
                clauses |= set(said)
    assert clauses >= {"noir.K1", "noir.R1", "noir.F1", "noir.F2", "noir.A2", "noir.X1"}


def test_there_are_25_suspects_and_no_two_look_alike() -> None:
    assert list(FACES) == list(SUSPECTS)
    assert len(set(suspects(ENGLISH).values())) == len(SUSPECTS)
    block = str(DRESSING.sprites())
    drawn = re.findall('<symbol id="face-[^"]*"[^>]*>(.*?)</symbol>', block)
    assert len(set(drawn)) == len(SUSPECTS)
    assert len(block) < 120_000
    for tag in re.findall('class="([a-z]+)"', str(DRESSING.emblem())):
        assert tag in {"ink", "mass", "mark", "face", "linen", "paper", "oxblood", "dusk", "game"}


@pytest.mark.parametrize(("seed", "options"), list(enumerate(OPTIONS)))
def test_the_end_shows_everything_and_the_gazette_is_well_formed(
    seed: int, options: dict[str, Any]
) -> None:
    *_, over = positions(30 + seed, 2, options=options, game_id="noir")
    for viewer in (0, 1, -1):
        scene = ended(over, viewer)
        screen = Markup(str(end.draw(ENGLISH, scene)))
        told = screen.tags[0].text
        for leg in scene.view.legs:
            for suspect in (*leg.identities, *members(leg.hand), *leg.deck):
                if suspect != NO_ONE:
                    assert suspects(ENGLISH)[SUSPECTS[suspect]] in told
        page = gazette.svg_file(ENGLISH, scene)
        ElementTree.fromstring(page.partition("\n")[2])
        known = set(re.findall('symbol id="([^"]+)"', page))
        assert set(re.findall('href="#([^"]+)"', page)) <= known
    assert len({gazette.svg_file(ENGLISH, ended(over, viewer)) for viewer in (0, 1, -1)}) == 1


@pytest.mark.parametrize("reason", [reason for reason in REASONS if reason])
def test_the_gazette_reports_every_ending(reason: str) -> None:
    *_, over = positions(33, 2, game_id="noir")
    scene = ended(over, 0)
    drawn = reason in ("idle", "repetition", "agreed")
    outcome = scene.outcome._replace(reason=reason, winners=() if drawn else (0,))
    written = gazette.edition(ENGLISH, replace(scene, outcome=outcome))
    assert written.headline
    assert all(written.story)
    assert DRESSING.verdict(ENGLISH, replace(scene, outcome=outcome))


def test_a_replay_draws_from_every_side_and_all_open() -> None:
    for number, played in enumerate(positions(14, 2, 400, {"match": True}, "noir")):
        if number % 25:
            continue
        views = tuple(played.view(seat) for seat in (0, 1))
        for viewer in (-1, 0, 1, ALL_OPEN):
            eyes = max(viewer, -1)
            scene = ReplayScene(
                game_id="noir",
                view=played.view(eyes),
                viewer=viewer,
                names=NAMES[:2],
                players=("human", "human"),
                told=tuple(tuple(told) for told in played.facts_by_ply(eyes)),
                ply=played.plies,
                plies=played.plies + 1,
                viewers=(0, 1, -1, ALL_OPEN),
                views=views if viewer == ALL_OPEN else (),
            )
            page = str(replay.draw(ENGLISH, scene, static=False))
            Markup(page)
            assert ('class="role-plate"' in page) == (viewer == ALL_OPEN)


def test_thumbnails_are_whole_drawings() -> None:
    for number, played in enumerate(positions(15, 2, 400, {}, "noir")):
        if number % 20 == 0:
            ElementTree.fromstring(DRESSING.thumbnail(played.view(-1)))


def test_what_wraps_around_is_seen_to_and_nothing_moves_at_speed_0() -> None:
    wrapped = 0
    for played, seat in decisions(16, {}, 3):
        scene = seen(played, seat)
        if not any(isinstance(fact, facts.Shifted) for fact in scene.told[-1]):
            continue
        page = text_of(scene)
        wrapped += "came-" in page and "gone-" in page
        assert not re.search("came-|gone-|again-", text_of(replace(scene, speed=0)))
        assert text_of(scene) == page
    assert wrapped > 3


@pytest.mark.parametrize(
    "query",
    [
        "?game=noir&seats=human,human&names=Ann,Bo&seed=5&speed=0&mode=classic&limit=10",
        "?game=noir&seats=human,easy&names=Ann,&seed=9&speed=0&match=1&mode=classic&limit=10",
    ],
)
def test_a_whole_game_from_a_link_to_the_end(query: str) -> None:
    async def scenario() -> Desk:
        desk = Desk()
        await desk.app.open(query)
        for panel in ("notebook", "side"):
            if panel in desk.controls("do"):
                await desk.click("do", panel)
        await desk.play(Random(1))
        return desk

    desk = asyncio.run(scenario())
    assert desk.screen == "end"
    assert "face-" in desk.page.markup
