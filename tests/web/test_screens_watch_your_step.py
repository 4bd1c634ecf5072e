"""The table of Watch Your Step: what is open can be done, what memory is for is not shown."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from dead_end.contract import CHANCE, PUBLIC, Chanced, Decide, Ended, Over
from dead_end.games.watch_your_step import RULES, facts
from dead_end.games.watch_your_step.material import HOLES, LENGTHS, PLIES
from dead_end.games.watch_your_step.view import stacks
from dead_end.record import SeatPlan
from dead_end.referee import Table
from dead_end.share import read_shared, redact
from tests.games.watch_your_step.positions import DRAWN
from tests.games.watch_your_step.redealing import redeal
from tests.web.driver import Desk
from tests.web.tables import ENGLISH, NAMES, Markup, Tag, ended, positions, replayed, seen
from web import gazette
from web.games import dressing
from web.games.watch_your_step import pencil, woods
from web.games.watch_your_step.slab import static_slab
from web.gazette.plates import GREYS
from web.picking import after
from web.replaying import OneSide, Replaying
from web.scene import ALL_OPEN, ReplayScene, TableScene
from web.screens import end, replay, table
from web.showing import table_scene

GAME = "watch_your_step"
DRESSING = dressing(GAME)
TRAPS = ("trap b2", "trap c3", "lot seat1")
MIDDLE = (
    *TRAPS, "long a1", "short d1", "long b1", "short b2", "short a3", "long d2", "short c2",
    "long c2",
)  # fmt: skip
"""Both have tops, shorts lie hidden, a trap has been covered and a long one has just jumped."""

WON = (*TRAPS, "long a1", "long a2", "long b1", "long a3", "long c1", "long a4", "long d1")
"""The first seat has the first row."""


def played(texts: Sequence[str], **options: bool) -> Table:
    """A table after some actions."""
    at = Table(RULES, options, [SeatPlan(name, "human") for name in NAMES[:2]])
    for text in texts:
        action, due = RULES.read_action(text), at.pending
        if isinstance(action, Chanced):
            at._play(CHANCE, action)
        else:
            assert isinstance(due, Decide)
            at.act(due.seat, action)
    return at


def opened_replay(at: Table) -> ReplayScene:
    """The replay with all cards on the table."""
    return replayed(at, ALL_OPEN, (at.view(0), at.view(1)))


def text_of(scene: TableScene) -> str:
    return str(table.draw(ENGLISH, scene, static=False))


def hooks(scene: TableScene) -> tuple[set[str], set[str]]:
    """The picks and the actions in the markup of a scene."""
    text = text_of(scene)
    return set(re.findall('data-pick="([^"]*)"', text)), set(
        re.findall('data-action="([^"]*)"', text)
    )


def to_move(at: Table, **more: Any) -> TableScene:
    due = at.pending
    assert isinstance(due, Decide)
    return seen(at, due.seat, **more)


def with_id(markup: Markup, wanted: str) -> Tag:
    (found,) = [tag for tag in markup.tags if tag.attributes.get("id") == wanted]
    return found


# What is open


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_is_reached_by_its_hooks_and_no_other(seed: int) -> None:
    for at in positions(seed, 2, game_id=GAME):
        if isinstance(at.pending, Over):
            continue
        scene = to_move(at)
        assert scene.legal is not None
        picks, found = hooks(scene)
        for pick in picks:
            further = after(scene.legal, (), pick)
            assert further == (pick,)
            again, actions = hooks(replace(scene, picked=further))
            assert again == picks
            found |= actions
        assert found == {RULES.write_action(action) for action in scene.legal}


def test_board_and_list_go_by_the_same_steps() -> None:
    for at in positions(5, 2, game_id=GAME):
        if isinstance(at.pending, Over):
            continue
        scene = to_move(at)
        assert scene.legal is not None
        for picked in ((), *((pick,) for pick in scene.legal.narrow(()).picks)):
            screen = Markup(text_of(replace(scene, picked=picked)))
            both = [
                tag.attributes.get("data-action") or tag.attributes.get("data-pick")
                for tag in screen.tags
                if {"data-action", "data-pick"} & tag.attributes.keys()
            ]
            # Once on the board or in the rack, once in the list.
            assert all(both.count(text) == 2 for text in both)
            assert all(
                tag.attributes.get("aria-label")
                for tag in screen.tags
                if {"data-action", "data-pick"} & tag.attributes.keys()
            )


def test_out_of_turn_nothing_can_be_picked_or_tried() -> None:
    for at in positions(6, 2, game_id=GAME):
        due = at.pending
        if isinstance(due, Decide):
            for viewer in (1 - due.seat, PUBLIC):
                screen = Markup(text_of(seen(at, viewer)))
                for hook in ("data-pick", "data-action", "data-try"):
                    assert not screen.having(hook)


def test_every_refusal_is_in_words() -> None:
    clauses = set()
    for seed in range(5):
        for at in positions(seed, 2, game_id=GAME):
            if isinstance(at.pending, Over):
                continue
            scene = to_move(at)
            assert scene.legal is not None
            for picked in ((), *((pick,) for pick in scene.legal.narrow(()).picks)):
                for tried in Markup(text_of(replace(scene, picked=picked))).values("data-try"):
                    assert DRESSING.target(ENGLISH, NAMES, tried)
                    for action in DRESSING.tries(scene.view, picked, tried):
                        clause = RULES.why_not(scene.view, action)
                        if clause is not None:
                            assert DRESSING.clause(ENGLISH, clause)
                            clauses.add(clause)
    assert clauses == {"step.C1", "step.P6", "step.S2"}


def test_a_full_hole_and_an_empty_row_of_the_rack_say_why() -> None:
    scene = to_move(played(MIDDLE))
    (full,) = DRESSING.tries(scene.view, ("cylinder long",), "hole a1")
    assert RULES.why_not(scene.view, full) == "step.P6"
    at = played(
        (*TRAPS, *(f"long {hole}" for hole in ("a1", "a2", "b1", "d1", "c4", "d4", "a4", "b3")))
    )
    scene = to_move(at)
    assert scene.view.rack[0] == 0
    assert "cylinder long" in Markup(text_of(scene)).values("data-try")
    (none_left,) = DRESSING.tries(scene.view, (), "cylinder long")
    assert RULES.why_not(scene.view, none_left) == "step.C1"


# What nobody may see


@pytest.mark.parametrize("notes", [False, True])
def test_two_truths_that_are_alike_to_a_viewer_look_alike(notes: bool) -> None:
    source, compared = Random(7), 0
    for seed in range(2):
        for at in positions(
            seed, 2, options={"notes": notes, "own_trap": bool(seed)}, game_id=GAME
        ):
            if isinstance(at.pending, Over):
                continue
            for viewer in (PUBLIC, 0, 1):
                other = redeal(at, viewer, source)
                if other is None:
                    continue
                compared += 1
                for panel, repeat in (("log", 0), ("notebook", 1)):
                    pair = (seen(one, viewer, panel=panel, repeat=repeat) for one in (at, other))
                    first, second = map(text_of, pair)
                    assert first == second
    assert compared > 60


def test_memory_is_not_helped() -> None:
    """What was told long ago changes nothing on the screen but the count of cylinders."""
    told = ("short a1", "short d4", "short b1", "short c4", "long b3", "long c2", "long b4")
    otherwise = ("short d3", "short a4", "short c1", "short a3", "long b3", "long c2", "long b4")
    for viewer in (0, 1, PUBLIC):
        first, second = (
            seen(played((*TRAPS, *plies)), viewer, panel="log") for plies in (told, otherwise)
        )
        if viewer == 1:
            # Its own short ones are not what its rack is about: they are as many.
            assert first.view.rack == second.view.rack
        assert text_of(first) == text_of(second)


def test_a_short_one_is_shown_until_ones_own_next_cylinder() -> None:
    at = played((*TRAPS, "short a1"))
    for viewer in (0, 1, PUBLIC):
        assert "fresh-ring" in text_of(seen(at, viewer))
    at = played((*TRAPS, "short a1", "long d4"))
    assert "fresh-ring" not in text_of(seen(at, 1))
    assert "fresh-ring" in text_of(seen(at, 0))
    assert "fresh-ring" not in text_of(seen(played((*TRAPS, "short a1", "long d4", "long d1")), 0))


@pytest.mark.parametrize("own_trap", [True, False])
def test_the_own_trap_is_shown_to_its_owner_as_the_option_has_it(own_trap: bool) -> None:
    before = played(TRAPS, own_trap=own_trap)
    later = played((*TRAPS, "long a1", "long a2"), own_trap=own_trap)
    covered = played((*TRAPS, "long a1", "short b2"), own_trap=own_trap)
    for viewer in (0, 1, PUBLIC):
        assert ("own-trap" in text_of(seen(before, viewer))) == (viewer >= 0)
        for at in (later, covered):
            assert ("own-trap" in text_of(seen(at, viewer))) == (viewer >= 0 and own_trap)


def test_under_its_cloth_the_rack_tells_only_how_many_stand_there() -> None:
    at = played(MIDDLE)
    covered = replace(seen(at, PUBLIC), viewer=0, covered=True, due=True)
    other = redeal(at, PUBLIC, Random(3))
    assert other is not None
    alike = replace(seen(other, PUBLIC), viewer=0, covered=True, due=True)
    assert text_of(covered) == text_of(alike)
    shown_then = text_of(covered)
    assert "7 cylinders" in shown_then
    assert "rack-row" not in shown_then
    assert "own-trap" not in shown_then


def test_the_length_of_anothers_top_is_not_seen_to_fall() -> None:
    at = played((*TRAPS, "long a1"))
    own, others = text_of(seen(at, 0)), text_of(seen(at, 1))
    assert "falling" in own
    assert "falling" not in others
    assert "alighting" in others
    halfway = text_of(seen(played((*TRAPS, "short b2")), 0))
    assert "falling-halfway" in halfway


def test_the_rack_is_its_owners_alone() -> None:
    at = played(MIDDLE)
    screen = Markup(text_of(seen(at, 0)))
    rows = {
        tag.attributes["id"]: tag.text
        for tag in screen.having("id")
        if "rack-" in tag.attributes["id"]
    }
    assert rows == {"rack-0-long": "2", "rack-0-short": "5"}
    assert 'id="rack-' not in text_of(seen(at, PUBLIC))


# What moves


def test_what_jumps_out_jumps_once_and_at_speed_0_not_at_all() -> None:
    at = played(MIDDLE)
    scene = seen(at, 0)
    text = text_of(scene)
    assert "jumping" in text
    assert "POP" in text
    assert f'id="motion-{at.plies - 1}-0"' in text
    assert f'id="motion-{at.plies - 1}-1"' in text_of(replace(scene, repeat=1))
    still = text_of(replace(scene, speed=0))
    assert 'class="motion"' not in still
    assert "arriving" not in still


def test_a_top_that_falls_is_there_once_it_has_fallen() -> None:
    screen = Markup(text_of(seen(played((*TRAPS, "long a1")), 1)))
    top = with_id(screen, "top-a1")
    assert top.attributes["class"] == "top arriving"
    later = Markup(text_of(seen(played((*TRAPS, "long a1", "short b1")), 1)))
    assert with_id(later, "top-a1").attributes["class"] == "top"


# Words


def test_every_fact_has_a_sentence_for_every_viewer() -> None:
    kinds = set()
    games = [played(DRAWN), played(("trap a1", "trap a1", *TRAPS, "long c3"))]
    for at in games:
        for viewer in (PUBLIC, 0, 1):
            for fact in at.facts(viewer):
                sentence = DRESSING.sentence(ENGLISH, NAMES, fact)
                assert sentence.endswith(".")
                kinds.add(type(fact))
    assert kinds == set(facts.FACTS)
    for reason in ("line", "used_up", "agreed", "conceded"):
        for winners in ((), (1,)):
            assert DRESSING.sentence(ENGLISH, NAMES, Ended(reason, winners, (0, 1)))
    with pytest.raises(TypeError):
        DRESSING.sentence(ENGLISH, NAMES, object())


def test_the_clash_is_announced() -> None:
    scene = to_move(played(("trap b2", "trap b2")))
    text = text_of(scene)
    assert "Both chose b2." in text
    assert 'class="clash"' in text
    assert len(hooks(scene)[1]) == len(HOLES)


def test_every_step_has_a_prompt_for_who_decides_and_for_who_waits() -> None:
    for at in (played(()), played(("trap b2",)), played(TRAPS), played(MIDDLE)):
        for viewer in (0, 1, PUBLIC):
            parts = DRESSING.table(ENGLISH, seen(at, viewer), True)
            assert parts.prompt
            assert parts.stage


# Notes


def test_the_pencil_marks_what_is_sure() -> None:
    at = played(MIDDLE, notes=True)
    scene = seen(at, 0)
    known = pencil.noted(scene)
    assert known is not None
    notes = dict(zip(HOLES, pencil.sure_of(known, scene.view.full), strict=True))
    assert notes["a1"] == pencil.LONG_TOP
    assert notes["b2"] == pencil.SHORT_TOP
    assert notes["c2"] == notes["d1"] == pencil.LONE
    assert notes["c3"] == pencil.UNSURE
    assert text_of(scene).count('class="pencil"') == sum(map(bool, notes.values()))


def test_without_notes_nothing_is_pencilled_and_there_is_no_notebook() -> None:
    text = text_of(seen(played(MIDDLE), 0, panel="notebook"))
    assert "pencil" not in text
    assert 'data-do="notebook"' not in text
    assert 'class="notebook' not in text
    assert 'data-do="notebook"' in text_of(seen(played(MIDDLE, notes=True), 0))


def test_the_notebook_narrows_the_trap_down() -> None:
    """A long one that sticks out where nothing was put has met the other trap."""
    at = played((*TRAPS, "long c3", "short a1"), notes=True)
    text = text_of(seen(at, 0, panel="notebook"))
    assert "The trap was hidden in c3." in text
    assert 'class="doubted"' in text


# The end


def test_the_end_cuts_the_board_open_and_strikes_the_row_through() -> None:
    scene = ended(played(WON), 1)
    screen = Markup(str(end.draw(ENGLISH, scene)))
    assert 'd="M-90 -7L350 -7"' in str(end.draw(ENGLISH, scene))
    strikes = [tag for tag in screen.tags if tag.attributes.get("class") == "strike"]
    assert len(strikes) == 1
    lit = [tag for tag in screen.having("class") if tag.attributes["class"] == "cut-hole won"]
    assert [tag.attributes["id"] for tag in lit] == ["cut-a1", "cut-b1", "cut-c1", "cut-d1"]
    title = next(tag.text for tag in screen.tags if tag.name == "h1")
    assert title == f"{NAMES[0]} has four in a row"


def last(seed: int) -> Table:
    *_, over = positions(seed, 2, game_id=GAME)
    return over


def test_the_cut_board_holds_every_cylinder_where_it_lies() -> None:
    at = played(DRAWN)
    scene = ended(at, 1)
    screen = Markup(str(end.draw(ENGLISH, scene)))
    inside = scene.view.inside
    for hole, cylinders in zip(HOLES, inside, strict=True):
        cut = with_id(screen, f"cut-{hole}")
        drawn = [
            tag.attributes["href"]
            for tag in screen.tags
            if tag.name == "use" and cut in tag.above and "#section-" in tag.attributes["href"]
        ]
        assert drawn == [
            f"#section-{LENGTHS[length]}-{woods.WOODS[seat]}" for seat, length in cylinders
        ]
    traps = [tag for tag in screen.tags if tag.attributes.get("class") == "cut-trap"]
    assert {tag.above[-1].attributes["id"] for tag in traps} == {"cut-b3", "cut-d3"}
    for name in NAMES[:2]:
        assert any(f"trap of {name}" in tag.attributes.get("aria-label", "") for tag in screen.tags)


def test_everything_that_is_left_over_is_turned_up() -> None:
    scene = ended(played(DRAWN), 0)
    whole = Markup(str(end.draw(ENGLISH, scene))).tags[0].text
    assert "The trap lay in b3." in whole
    assert "Nothing is left in the rack." in whole
    assert "Nobody wins" in whole


@pytest.mark.parametrize("plies", [0, 1, 3, 4, 9])
def test_a_table_may_stop_at_any_time(plies: int) -> None:
    at = played(MIDDLE[:plies])
    at.stop()
    for viewer in (PUBLIC, 0, 1):
        assert "Nobody wins" in str(end.draw(ENGLISH, ended(at, viewer)))


def test_the_replay_shows_a_seat_what_it_saw_and_all_where_all_is_open() -> None:
    at = played(MIDDLE)
    for viewer in (PUBLIC, 0, 1):
        text = str(replay.draw(ENGLISH, replayed(at, viewer)))
        assert "board-cut" not in text
        assert text.count('class="own-trap"') == (viewer >= 0)
    open_text = str(replay.draw(ENGLISH, opened_replay(at)))
    screen = Markup(open_text)
    inside = stacks(
        (HOLES.index("b2"), HOLES.index("c3")),
        [
            replace_length(ply, at.view(ply.seat).history[number])
            for number, ply in enumerate(at.view(PUBLIC).history)
        ],
    )
    sections = [t for t in screen.tags if "#section-" in t.attributes.get("href", "")]
    assert len(sections) == sum(map(len, inside))
    assert open_text.count('class="cut-trap"') == 2


def replace_length(ply: Any, own: Any) -> Any:
    return ply._replace(length=own.length)


def test_the_slab_is_there_again_when_one_goes_back_from_the_cut() -> None:
    """It is drawn once: the cut-away must not take its place."""
    over = replayed(played(DRAWN), 0)
    assert 'id="board-static"' in str(replay.draw(ENGLISH, over, static=False))


# Drawings


def test_tops_are_told_apart_by_their_grain() -> None:
    sheet = str(DRESSING.sprites())
    known = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', sheet))
    grains = [set(re.findall('class="([^"]+)"', known[f"top-{wood}"])) for wood in woods.WOODS]
    shapes = [re.findall('grain" d="([^"]+)"', known[f"top-{wood}"]) for wood in woods.WOODS]
    assert not {"maple", "maple-grain"} & grains[1]
    assert shapes[0] != shapes[1]


def test_everything_drawn_with_is_among_the_drawings() -> None:
    known = set(re.findall('symbol id="([^"]+)"', str(DRESSING.sprites())))
    used = set(re.findall('href="#([^"]+)"', str(static_slab())))
    for at in (played(()), played(MIDDLE), played(MIDDLE, notes=True)):
        for viewer in (PUBLIC, 0, 1):
            for picked in ((), ("cylinder long",), ("cylinder short",)):
                used |= set(re.findall('href="#([^"]+)"', text_of(seen(at, viewer, picked))))
    cut = str(replay.draw(ENGLISH, opened_replay(played(DRAWN))))
    used |= set(re.findall('href="#([^"]+)"', cut))
    assert used <= known | {""}


def test_tints_have_a_colour() -> None:
    styles = "".join(
        path.read_text("utf-8")
        for path in (Path(__file__).parents[2] / "web" / "styles").glob("*.css")
    )
    drawn = f"{DRESSING.sprites()}{DRESSING.emblem()}{DRESSING.frieze()}{static_slab()}"
    for tint in set(re.findall('<path class="([^"]+)"', drawn)):
        assert f".{tint} {{" in styles or f".{tint}," in styles, tint


def test_pictures_for_the_lobby_need_no_sprites() -> None:
    for picture in (DRESSING.emblem(), DRESSING.frieze()):
        assert "href" not in str(picture)
    for at in (played(()), played(MIDDLE), played(DRAWN)):
        svg = ElementTree.fromstring(DRESSING.thumbnail(at.view(PUBLIC)))
        assert svg.tag.endswith("svg")


def test_nothing_has_a_style_or_a_script_of_its_own() -> None:
    for text in (
        text_of(to_move(played(MIDDLE))),
        str(end.draw(ENGLISH, ended(played(DRAWN), 0))),
        str(static_slab()),
    ):
        assert not re.search(r"<script|<style|\sstyle=|\son\w+=", text)


# The Gazette


@pytest.mark.parametrize("seed", range(6))
def test_the_gazette_is_whole_and_the_same_for_everybody(seed: int) -> None:
    over = last(seed)
    pages = {str(gazette.page(ENGLISH, ended(over, viewer))) for viewer in (PUBLIC, 0, 1)}
    assert len(pages) == 1
    saved = gazette.svg_file(ENGLISH, ended(over, 0))
    root = ElementTree.fromstring(saved.removeprefix('<?xml version="1.0" encoding="UTF-8"?>\n'))
    ids = {tag.attrib["id"] for tag in root.iter() if "id" in tag.attrib}
    assert {tag.attrib["href"][1:] for tag in root.iter() if "href" in tag.attrib} <= ids
    assert "var(" not in saved
    written = gazette.edition(ENGLISH, ended(over, 0))
    jumped, lying, stacked = written.columns
    view = over.view(0)
    assert len(jumped.notices) == sum(view.removed)
    inside = view.inside or ()
    assert len(stacked.notices) == sum(len(cylinders) == 2 for cylinders in inside)
    assert len(lying.notices) == sum([c[1] for c in one] == [1] for one in inside)


@pytest.mark.parametrize("plies", [0, 1, 3, 4, 9])
def test_the_gazette_reports_a_table_that_stopped(plies: int) -> None:
    at = played(MIDDLE[:plies])
    at.stop()
    written = gazette.edition(ENGLISH, ended(at, PUBLIC))
    assert written.headline == "Nobody wins"
    assert all((*written.decks, *written.story))


def test_the_gazette_reports_a_side_that_gave_up() -> None:
    at = played(MIDDLE)
    due = at.pending
    assert isinstance(due, Decide)
    at.act(due.seat, RULES.read_action("concede"))
    written = gazette.edition(ENGLISH, ended(at, PUBLIC))
    assert written.headline.endswith("wins unopposed")


def test_what_the_gazette_prints_is_drawn_in_its_greys() -> None:
    from web.art.ink import Pen

    for draw in woods.IN_PRINT.values():
        pen = Pen()
        draw(pen)
        assert set(re.findall('class="([^"]+)"', str(pen.sheet()))) <= set(GREYS)


# From a link to the end


@pytest.mark.parametrize(
    "link",
    [
        "?game=watch_your_step&seats=human,human&names=Ann,Bob&seed=4&speed=0",
        "?game=watch_your_step&seats=human,easy&names=Ann,&seed=5&speed=0&notes=1",
        "?game=watch_your_step&seats=random,human&names=,Bob&seed=6&speed=1",
    ],
)
def test_a_whole_game_by_its_hooks(link: str) -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open(link)
        await desk.play(Random(1))
        assert desk.screen == "end"
        assert "board-cut" in desk.page.markup
        await desk.click("do", "replay")
        assert desk.screen == "replay"
        for step in ("last", "previous", "first", "next"):
            await desk.click("do", step)
            assert "board-static" in desk.page.markup

    asyncio.run(scenario())


def test_there_are_never_more_cylinders_than_the_stage_says() -> None:
    for at in positions(9, 2, game_id=GAME):
        if isinstance(at.pending, Decide) and at.pending.prompt == "placing":
            stage = DRESSING.table(ENGLISH, to_move(at), False).stage
            number, most = map(int, re.findall(r"\d+", stage))
            assert number <= most == PLIES


HIDDEN = (*TRAPS, "short a1", "short d1", "short b1", "short d4", "long c1")
"""The first seat has played last; what the second hid in d4 has faded for it."""


@pytest.mark.clause("step.P3")
def test_a_shared_side_of_an_unfinished_game_tells_at_no_ply_what_has_faded() -> None:
    at = played(HIDDEN, own_trap=False)
    replaying = Replaying(OneSide(read_shared("\n".join(redact(at, 0)), RULES)))
    for ply in range(replaying.plies):
        replaying.ply = ply
        text = str(replay.draw(ENGLISH, replaying.scene()))
        assert "fresh-ring" not in text
        assert "trap-sign" not in text
        assert "vanishes" not in text


@pytest.mark.clause("step.P3")
@pytest.mark.parametrize("covered", [False, True])
def test_a_hand_face_down_brings_back_nothing_that_has_faded(covered: bool) -> None:
    async def scenario() -> str:
        desk = Desk()
        await desk.app.open(f"?game={GAME}&seats=human,human&speed=0&seed=3")
        session = desk.app.session
        assert session is not None
        session.table, session.viewer = played(HIDDEN), 0
        showing = replace(desk.app.showing, covered=covered, panel="log")
        return text_of(table_scene(session, showing))

    text = asyncio.run(scenario())
    assert "fresh-ring" not in text
    assert "in d4. It vanishes" not in text


@pytest.mark.clause("step.P7", "all.A7")
def test_whether_one_learnt_something_shows_on_no_curtain() -> None:
    """A short one on the own trap can be taken back, as it was foreseen: its player alone knows."""

    async def scenario(hole: str) -> bool:
        desk = Desk()
        await desk.app.open(f"?game={GAME}&seats=human,human&speed=0&seed=3")
        session = desk.app.session
        assert session is not None
        session.table = played((*TRAPS, f"short {hole}"))
        session.viewer = None
        return session.can_undo()

    assert [asyncio.run(scenario(hole)) for hole in ("b2", "a1")] == [False, False]


@pytest.mark.parametrize("tried", ["hole z9", "cylinder x", "", "suspect nobody"])
def test_what_names_nothing_of_the_game_is_not_answered(tried: str) -> None:
    async def scenario() -> str | None:
        desk = Desk()
        await desk.app.open(f"?game={GAME}&seats=human,easy&speed=0&seed=3")
        await desk.app.handle({"kind": "click", "try": tried})
        return desk.screen

    assert asyncio.run(scenario()) == "table"
