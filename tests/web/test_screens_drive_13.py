"""The table of 13: what is open can be done, what is secret is not there."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from dead_end.contract import PUBLIC, Decide, Ended, Over
from dead_end.games import drive_13
from dead_end.games.drive_13 import RULES, facts
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import CARDS, DEAD, GONE, GUESTS, NO_CARD, TRAPS
from dead_end.games.drive_13.state import DRAWN, MOVING, TRAPPED
from dead_end.record import SeatPlan
from dead_end.referee import Table
from tests.games.drive_13.redealing import redeal
from tests.web.driver import Desk
from tests.web.tables import ENGLISH, NAMES, Markup, ended, positions, reachable, replayed, seen
from web import gazette
from web.games import dressing
from web.games.drive_13 import asked, garden, mishaps, trail
from web.games.drive_13.landmarks import landmark
from web.games.drive_13.measure import GARDEN, GROUND
from web.games.drive_13.names import guests, noises
from web.games.drive_13.opened import action_label, opened
from web.games.drives.floor import Floor
from web.games.drives.walks import Walk
from web.scene import ALL_OPEN, EndScene, TableScene
from web.screens import end, replay, table

GAME = "drive_13"
DRESSING = dressing(GAME)


def text_of(scene: TableScene) -> str:
    return str(table.draw(ENGLISH, scene, static=False))


def drawn(scene: TableScene) -> Markup:
    return Markup(text_of(scene))


def decisions(seed: int, seats: int, plies: int, every: int) -> Iterator[tuple[Table, int]]:
    """Positions at which a seat decides, of each step the first and then every so many."""
    met: Counter[str] = Counter()
    for played in positions(seed, seats, plies, game_id=GAME):
        due = played.pending
        if isinstance(due, Decide):
            step = played.view(due.seat).step
            met[step] += 1
            if met[step] % every == 1:
                yield played, due.seat


@cache
def at_step(step: str, seats: int = 3, seed: int = 4) -> TableScene:
    """The first table past the opening at that step, seen by the seat that decides."""
    for played in positions(seed, seats, game_id=GAME):
        due = played.pending
        if isinstance(due, Decide):
            view = played.view(due.seat)
            if view.step == step and not view.opening:
                return seen(played, due.seat)
    raise AssertionError(f"no position at {step}")


def shown(scene: TableScene, *told: Any) -> TableScene:
    """The scene with an action more, of which these facts were told."""
    return replace(scene, told=(*scene.told, told))


def without(scene: TableScene, word: str) -> TableScene:
    """The scene once a guest of the viewer's has died."""
    guest, view = GUESTS.index(word), scene.view

    def put(row: tuple[int, ...], value: int) -> tuple[int, ...]:
        return (*row[:guest], value, *row[guest + 1 :])

    gone = replace(
        view,
        pawns=put(view.pawns, GONE),
        fates=put(view.fates, DEAD),
        laid_by=put(view.laid_by, scene.viewer),
    )
    return replace(scene, view=gone, legal=RULES.legal(gone))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_is_reached_by_its_hooks_and_no_other(seats: int) -> None:
    steps = set()
    for played, seat in decisions(seats, seats, 500, 90):
        view = played.view(seat)
        steps.add(view.step)
        wanted = {RULES.write_action(action) for action in RULES.legal(view)}
        assert reachable(seen(played, seat)) == wanted
    assert steps == {MOVING, TRAPPED, DRAWN}


def test_the_list_goes_by_the_same_steps_as_the_board() -> None:
    for played, seat in decisions(5, 3, 300, 23):
        scene = seen(played, seat, panel="list")
        legal = RULES.legal(scene.view)
        picks = legal.narrow(()).picks
        for picked in ((), *((pick,) for pick in picks[:3])):
            screen = drawn(replace(scene, picked=picked))
            listed = {
                tag.attributes.get("data-action") or tag.attributes["data-pick"]
                for tag in screen.tags
                if tag.attributes.get("id", "").startswith(("list-", "do-"))
            }
            here = legal.narrow(picked)
            assert listed >= set(here.picks) | set(map(RULES.write_action, here.actions))


def test_out_of_turn_nothing_can_be_picked_or_tried() -> None:
    for played, seat in decisions(6, 3, 300, 11):
        for viewer in ((seat + 1) % 3, PUBLIC):
            page = text_of(seen(played, viewer))
            for hook in ("data-pick", "data-action", "data-try"):
                assert hook not in page


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_truths_that_look_alike_make_the_same_page(seats: int) -> None:
    """Hands, secret characters, and cards that were kept (``13.P2``) leave no mark."""
    source, pairs = Random(3), 0
    for number, played in enumerate(positions(20 + seats, seats, 350, game_id=GAME)):
        if number % 23 or isinstance(played.pending, Over):
            continue
        for viewer in range(PUBLIC, seats):
            other = redeal(played, viewer, source)
            if other is not None:
                pairs += 1
                for panel in ("", "log"):
                    assert text_of(seen(played, viewer, panel=panel)) == text_of(
                        seen(other, viewer, panel=panel)
                    )
    assert pairs > 15


def test_a_card_that_fits_and_one_that_does_not_are_the_same_to_the_others() -> None:
    scene = at_step(DRAWN)
    fitting = scene.view.drawn
    other = next(card for card in range(len(CARDS)) if card != fitting)
    pages = set()
    for card in (fitting, other):
        truth = RULES.view(RULES.determinize(scene.view, Random(1)), (scene.viewer + 1) % 3)
        told = facts.CardDrawn(scene.viewer, None)
        watcher = replace(scene, view=truth, viewer=truth.viewer, legal=None, due=False)
        assert CARDS[card]
        pages.add(text_of(shown(watcher, told)))
    assert len(pages) == 1
    assert "draws a card." in pages.pop()


def test_the_drawer_is_asked_in_the_same_words_whether_the_card_fits_or_not() -> None:
    asked_of: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(4):
        for played in positions(seed, 2, 400, game_id=GAME):
            due = played.pending
            if not isinstance(due, Decide) or played.view(due.seat).step != DRAWN:
                continue
            scene = seen(played, due.seat)
            legal = list(RULES.legal(scene.view))
            said = asked.prompt(ENGLISH, scene, opened(ENGLISH, scene))
            title = DRESSING.target(ENGLISH, NAMES, f"card {CARDS[scene.view.drawn]}")
            asked_of[len(legal) > 1].add(said.replace(title, "…"))
    assert asked_of[True] == asked_of[False] == {"You drew …. Play it or keep it?"}


def test_the_others_see_one_pause_before_a_draw_and_after_it() -> None:
    before, after = (at_step(step, 3) for step in (TRAPPED, DRAWN))
    waits = set()
    for scene in (before, after):
        watcher = replace(scene, viewer=PUBLIC, legal=None, due=False, names=("Ann",) * 3)
        waits.add(asked.prompt(ENGLISH, watcher, opened(ENGLISH, watcher)))
    assert waits == {"Ann considers the trap."}


def test_nobody_sees_a_secret_character_before_the_end() -> None:
    for played, _ in decisions(8, 2, 200, 17):
        for viewer in (0, 1):
            screen = drawn(seen(played, viewer))
            secret = [i for i in screen.values("id") if i.startswith("secret-")]
            assert secret == [] or len(secret) == 2
            own = {i.rsplit("-", 1)[1] for i in screen.values("id") if i.startswith("own-")}
            assert own <= {GUESTS[guest] for guest in played.view(viewer).own}
    *_, last = positions(8, 2, options={"cap": 8}, game_id=GAME)
    page = str(end.draw(ENGLISH, ended(last, PUBLIC)))
    assert page.count("secret till now") == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fact_has_words_for_every_viewer(seats: int) -> None:
    kinds = set()
    for seed in range(2):
        *_, last = positions(seed, seats, options={"cap": 15}, game_id=GAME)
        for viewer in range(PUBLIC, seats):
            for fact in last.facts(viewer):
                kinds.add(type(fact))
                assert DRESSING.sentence(ENGLISH, NAMES, fact)
    rare = [
        facts.Escaped(0, "lulu", 4, "k16"),
        facts.Died(1, "statue", "poopsie", None),
        facts.Died(1, "statue", "poopsie", 0),
        facts.DrawChosen(0, "lulu"),
        facts.DrawDeclined(0, "lulu"),
        facts.CardKept(1),
        facts.DiceLost(0, (3, 3)),
        facts.OpeningEnded(True),
        facts.DeckShuffled(4),
        facts.DetectiveDrawn(0, 3, False),
        facts.CardDrawn(1, "trap-stairs-statue"),
        facts.CardPlayed(1, "wild", True),
        facts.WentOut(1, ()),
        facts.WentOut(1, ("wild", "trap-stairs")),
        facts.PortraitLaidAside("clay"),
        facts.PortraitSentBack(1, "clay"),
        facts.StartRolled((0, 1), (3, 3, 2, 4), (0, 1)),
        *(Ended(why, (), (0, 0)) for why in ("escape", "detective", "agreed", "conceded")),
        Ended("last_alive", (0,), (1, 0)),
    ]
    for fact in rare:
        assert DRESSING.sentence(ENGLISH, NAMES, fact)
        kinds.add(type(fact))
    assert kinds == set(facts.FACTS)
    with pytest.raises(TypeError):
        DRESSING.sentence(ENGLISH, NAMES, object())


def test_a_draw_is_one_line_of_the_news() -> None:
    chosen = facts.DrawChosen(1, "clay")
    for then in (facts.CardDrawn(1, None), facts.DetectiveDrawn(1, 2, True)):
        assert DRESSING.outdone(chosen, then)
    assert not DRESSING.outdone(chosen, facts.DrawDeclined(1, "clay"))


def test_every_action_has_a_label_of_its_own() -> None:
    for played, seat in decisions(9, 3, 400, 17):
        actions = list(RULES.legal(played.view(seat)))
        assert len({action_label(ENGLISH, action) for action in actions}) == len(actions)
    with pytest.raises(TypeError):
        action_label(ENGLISH, object())


def test_every_refusal_is_in_words() -> None:
    clauses = set()
    for played, seat in decisions(10, 3, 400, 23):
        scene = seen(played, seat)
        assert scene.legal is not None
        for picked in ((), *((pick,) for pick in scene.legal.narrow(()).picks[:2])):
            for target in drawn(replace(scene, picked=picked)).values("data-try"):
                assert DRESSING.target(ENGLISH, NAMES, target)
                for action in DRESSING.tries(scene.view, picked, target):
                    clause = RULES.why_not(scene.view, action)
                    if clause is not None:
                        assert DRESSING.clause(ENGLISH, clause)
                        clauses.add(clause)
    assert clauses >= {"13.T1", "13.T2", "13.T3", "13.T5", "13.M1", "13.M2", "13.E1", "13.P1"}


def test_whoever_hangs_is_framed_over_the_mantel_and_on_the_board() -> None:
    scene = at_step(MOVING)
    word = GUESTS[scene.view.hanging]
    page = text_of(scene)
    assert f'id="hung-{word}-' in page
    assert f"The portrait over the mantel: {guests(ENGLISH)[word].name}" in page
    pawn = re.search(f'<g id="pawn-{word}".*?</g></g>', page)
    assert pawn is not None
    assert "pawn-frame" in pawn[0]
    assert page.count("pawn-frame") == 1


def test_the_row_of_those_seen_is_the_order_in_which_they_came_up() -> None:
    *_, last = positions(12, 3, options={"cap": 30}, game_id=GAME)
    view = last.view(PUBLIC)
    screen = drawn(seen(last, PUBLIC))
    row = [t for t in screen.tags if "seen-one" in t.attributes.get("class", "").split()]
    assert [tag.text[2:] for tag in row] == [
        guests(ENGLISH)[GUESTS[guest]].name for guest in view.hung
    ]
    couch = [t for t in screen.tags if "couch-one" in t.attributes.get("class", "").split()]
    assert len(couch) == 1 + view.fates.count(DEAD)


def test_the_portrait_may_be_changed_by_a_click_on_it_just_when_the_rules_say_so() -> None:
    changed = 0
    for played, seat in decisions(13, 2, 300, 2):
        view = played.view(seat)
        if view.step != MOVING:
            continue
        may = "send back" in {RULES.write_action(action) for action in RULES.legal(view)}
        frame = next(
            tag
            for tag in drawn(seen(played, seat)).tags
            if tag.attributes.get("id") == "small-frame"
        )
        assert (frame.attributes.get("data-action") == "send back") is may
        assert ("data-try" in frame.attributes) is not may
        changed += may
    assert changed


@pytest.mark.parametrize("track", [10, 13])
def test_the_detective_comes_up_the_path_to_the_door(track: int) -> None:
    places = [garden.stone(step, track) for step in range(track + 1)]
    assert len(set(places)) == track + 1
    assert [down for _, down in places] == sorted(down for _, down in places)
    left, top, wide, high = GROUND.way_out()
    assert places[-1] == (left + wide // 2, top + high // 2)
    assert all(across > GROUND.wide - GARDEN for across, _ in places[:-1])
    scene = at_step(MOVING)
    options = {**scene.view.options, "track": str(track)}
    for step in range(track + 1):
        view = replace(scene.view, detective=step, options=options)
        page = text_of(replace(scene, view=view))
        across, down = places[step]
        assert f'id="on-the-path" class="detective" transform="translate({across} {down})"' in page
        assert page.count('id="on-the-strip"') == 1


def test_no_two_ids_of_a_page_are_the_same() -> None:
    for played, seat in decisions(14, 4, 200, 29):
        for picked in ((), *((p,) for p in RULES.legal(played.view(seat)).narrow(()).picks[:1])):
            page = str(table.draw(ENGLISH, seen(played, seat, picked)))
            ids = re.findall(r'\bid="([^"]*)"', page)
            assert len(ids) == len(set(ids)), [i for i, n in Counter(ids).items() if n > 1]
            used = set(re.findall(r'href="#([^"]*)"', page))
            assert used <= set(ids)


MOVES = re.compile(
    r'class="(?:[^"]* )?'
    r"(motion|accident|walker|walking|rolled|drawn|turning|left|fresh|coming|hanging-up|shaken-\w+)"
    r"[ \"]"
)


@pytest.mark.parametrize("trap", TRAPS)
def test_each_trap_goes_off_in_its_own_way_with_its_own_noise(trap: str) -> None:
    scene = at_step(MOVING)
    word = GUESTS[scene.view.own[0]]
    over = shown(without(scene, word), facts.Died(0, trap, word, scene.viewer))
    screen = drawn(over)
    classes = {name for tag in screen.having("class") for name in tag.attributes["class"].split()}
    assert f"accident-{trap}" in classes
    own = {
        "chandelier": "coming-down",
        "stairs": "slide-of-steps",
        "bookcase": "toppling",
        "fireplace": "hearth",
        "statue": "tipping",
    }
    assert classes & set(own.values()) == {own[trap]}
    noise = next(t for t in screen.tags if t.attributes.get("class") == "noise-word")
    assert noise.text == noises(ENGLISH)[trap]
    assert len(set(noises(ENGLISH).values())) == len(TRAPS)
    assert [i for i in screen.values("id") if i.startswith("left-")]
    assert MOVES.search(text_of(over))
    assert not MOVES.search(text_of(replace(over, speed=0)))


def test_nothing_moves_at_speed_0_when_he_comes_or_a_portrait_does() -> None:
    scene = at_step(MOVING)
    for fact in (
        facts.DetectiveDrawn(0, 1, True),
        facts.PortraitHung(GUESTS[scene.view.hanging]),
        facts.CardDrawn(scene.viewer, "wild"),
        facts.Rolled(0, (1, 2)),
    ):
        assert MOVES.search(text_of(shown(scene, fact)))
        assert not MOVES.search(text_of(replace(shown(scene, fact), speed=0)))


def test_the_last_walk_is_one_that_its_count_allows() -> None:
    walks = 0
    for played in positions(12, 3, 160, game_id=GAME):
        told = played.facts_by_ply(PUBLIC)
        for motion in trail.motions(played.view(PUBLIC), told, len(told) - 3):
            fact = next((f for f in told[motion.action] if isinstance(f, facts.Moved)), None)
            if fact is not None and isinstance(motion, Walk):
                walks += 1
                assert len(motion.spaces) == fact.count + 1 == len(set(motion.spaces))
    assert walks > 50


def test_the_hand_face_down_tells_how_many_and_no_more() -> None:
    for played, seat in decisions(15, 2, 300, 29):
        view = played.view(seat)
        page = drawn(seen(played, seat, covered=True))
        lying = [t for t in page.tags if t.attributes.get("class") == "card back"]
        assert len(lying) == 6 - view.laid_by.count(seat) + view.card_counts[seat]
        names = {guests(ENGLISH)[GUESTS[guest]].name for guest in view.own}
        hand = next(t for t in page.tags if t.attributes.get("class") == "hand")
        assert not any(name in hand.text for name in names)


def test_every_clause_of_the_rules_has_a_text_and_is_read_once() -> None:
    book = Path(drive_13.__file__).with_name("RULES.md").read_text("utf-8")
    wanted = re.findall(r"^- `(13\.[A-Z]\d+)`", book, re.MULTILINE)
    assert len(wanted) > 30
    read = [c for s in DRESSING.rules(ENGLISH) for c, _ in s.clauses if c.startswith("13.")]
    assert sorted(read) == sorted(wanted)


def test_every_space_has_a_landmark_and_a_kind_of_words() -> None:
    told = {landmark(ENGLISH, space) for space in BOARD.spaces}
    assert {"Chandelier trap", "before the Statue trap", "secret passage", "red chair"} <= told
    for piece in BOARD.furniture:
        assert piece.kind


@cache
def final(seed: int, seats: int, **options: Any) -> Table:
    *_, last = positions(seed, seats, options=options, game_id=GAME)
    return last


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        *((seed, 2 + seed % 3, {}) for seed in range(3)),
        (3, 3, {"cap": 1}),
        (4, 4, {"track": "10", "deck": "deadly"}),
    ],
)
def test_the_end_the_replay_and_the_front_page_are_drawn(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    last = final(seed, seats, **options)
    for viewer in (PUBLIC, 0):
        scene = ended(last, viewer)
        screen = Markup(str(end.draw(ENGLISH, scene)))
        title = next(tag.text for tag in screen.tags if tag.name == "h1")
        assert all(NAMES[seat] in title for seat in scene.outcome.winners)
        assert {"again", "replay", "export", "lobby"} <= screen.values("data-do")
        turned = [tag for tag in screen.tags if "revealed-heir" in tag.attributes.get("class", "")]
        assert len(turned) == len(GUESTS) + seats
        assert not any(re.search(r"\d", tag.text) for tag in turned if tag.name == "li")
        for guest in GUESTS:
            assert guests(ENGLISH)[guest].name in screen.tags[0].text
        assert_prints(scene)
    every = tuple(last.view(seat) for seat in range(len(last.seats)))
    for viewer, views in ((0, ()), (PUBLIC, ()), (ALL_OPEN, every)):
        Markup(str(replay.draw(ENGLISH, replayed(last, viewer, views))))
    ElementTree.fromstring(DRESSING.thumbnail(last.view(PUBLIC)))


def assert_prints(scene: EndScene) -> None:
    text = gazette.svg_file(ENGLISH, scene).partition("\n")[2]
    root = ElementTree.fromstring(text)
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    used = {element.attrib["href"] for element in root.iter() if "href" in element.attrib}
    assert {name.removeprefix("#") for name in used} <= ids
    assert "var(" not in text


def test_a_table_that_stops_before_it_began_has_a_front_page() -> None:
    stopped = Table(RULES, {}, [SeatPlan(name, "human") for name in NAMES[:2]])
    stopped.stop()
    scene = ended(stopped, PUBLIC)
    assert_prints(scene)
    assert DRESSING.verdict(ENGLISH, scene) == "Nobody inherits"


def test_each_trap_is_reported_in_its_own_words() -> None:
    said = {mishaps.accident(ENGLISH, trap, time, 77, "Ann") for trap in TRAPS for time in (0, 1)}
    assert len(said) == 2 * len(TRAPS)
    assert all("77" in line and "Ann" in line for line in said)


@pytest.mark.parametrize("seats", ["human,human", "human,easy,human"])
def test_a_whole_game_from_a_link_to_the_end(seats: str) -> None:
    async def whole() -> str | None:
        desk = Desk()
        await desk.app.open(f"?game={GAME}&seats={seats}&seed=9&speed=0&cap=4")
        await desk.play(Random(2))
        return desk.screen

    assert asyncio.run(whole()) == "end"


def test_a_hand_that_was_just_dealt_a_card_shows_it_apart() -> None:
    scene = at_step(DRAWN)
    assert scene.view.drawn != NO_CARD
    page = text_of(scene)
    assert f'id="drawn-{scene.viewer}-{CARDS[scene.view.drawn]}"' in page


def test_the_art_of_the_house_weighs_little() -> None:
    """All drawings, and the furniture in the plan, as for the other house."""
    furniture = Floor(GROUND).furniture(soft=True) + Floor(GROUND).furniture(soft=False)
    assert len(str(DRESSING.sprites()).encode()) + len(furniture.encode()) < 120_000
