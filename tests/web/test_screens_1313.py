"""The table of 1313: what is open can be done, what is secret is not there."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from dead_end.contract import Decide
from dead_end.games.drive_1313 import RULES, facts
from dead_end.games.drive_1313.material import HEIRS
from tests.web.tables import ENGLISH, NAMES, Markup, ended, final, position, positions, seen
from web.games import dressing
from web.games.drive_1313 import trail
from web.games.drive_1313.names import heirs
from web.games.drive_1313.opened import action_label
from web.picking import after
from web.scene import TableScene
from web.screens import end, table

DRESSING = dressing("drive_1313")


def drawn(scene: TableScene) -> Markup:
    return Markup(str(table.draw(ENGLISH, scene, static=False)))


def hooks(scene: TableScene) -> tuple[set[str], set[str]]:
    """The picks and the actions in the markup of a scene."""
    text = str(table.draw(ENGLISH, scene, static=False))
    return set(re.findall('data-pick="([^"]*)"', text)), set(
        re.findall('data-action="([^"]*)"', text)
    )


def reachable(scene: TableScene) -> set[str]:
    """The actions that one finds by clicking picks, from the markup alone."""
    assert scene.legal is not None
    found: set[str] = set()
    ahead: list[tuple[str, ...]] = [()]
    known = set(ahead)
    while ahead:
        picked = ahead.pop()
        picks, actions = hooks(replace(scene, picked=picked))
        found |= actions
        for pick in picks:
            further = after(scene.legal, picked, pick)
            if further not in known:
                known.add(further)
                ahead.append(further)
    return found


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_every_legal_action_is_reached_by_its_hooks_and_no_other(seed: int, seats: int) -> None:
    seen_prompts: Counter[str] = Counter()
    for played in positions(seed, seats, 1200):
        due = played.pending
        if not isinstance(due, Decide):
            continue
        seen_prompts[due.prompt] += 1
        if seen_prompts[due.prompt] % 150 != 1:
            continue
        legal = RULES.legal(played.view(due.seat))
        wanted = {RULES.write_action(action) for action in legal}
        assert reachable(seen(played, due.seat)) == wanted
    assert set(seen_prompts) >= {"moving", "offered", "playing"}


def test_the_list_goes_by_the_same_steps_as_the_board() -> None:
    for number, played in enumerate(positions(5, 3, 500)):
        due = played.pending
        if not isinstance(due, Decide) or number % 17:
            continue
        scene = seen(played, due.seat, panel="list")
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
    for played in positions(6, 2, 120):
        due = played.pending
        assert isinstance(due, Decide)
        for viewer in (1 - due.seat, -1):
            screen = drawn(seen(played, viewer))
            for hook in ("data-pick", "data-action", "data-try"):
                assert not screen.having(hook)


def test_what_another_seat_holds_is_not_in_the_page() -> None:
    """Whatever the others hold, the page of a seat is the same, byte for byte."""
    source = Random(7)
    for number, played in enumerate(positions(7, 3, 600)):
        if number % 13:
            continue
        for viewer in (-1, 0, 1, 2):
            scene = seen(played, viewer, panel="log")
            truth = RULES.determinize(scene.view, source)
            other = replace(scene, view=RULES.view(truth, viewer))
            shown = str(table.draw(ENGLISH, scene, static=False))
            assert shown == str(table.draw(ENGLISH, other, static=False))


def test_heirs_of_others_are_marked_nowhere() -> None:
    for number, played in enumerate(positions(8, 4, 300)):
        if number % 31 == 0:
            scene = seen(played, 2)
            screen = drawn(scene)
            own = {f"pawn-{HEIRS[heir]}" for heir in scene.view.own}
            marked = {
                tag.attributes["id"]
                for tag in screen.having("id")
                if tag.name == "g" and "own" in tag.attributes.get("class", "").split()
            }
            assert marked <= own


def test_every_fact_has_a_sentence_and_every_action_a_label() -> None:
    kinds = set()
    for seed in range(2):
        *_, last = positions(seed, 4, 600)
        for viewer in (-1, 0):
            for fact in last.facts(viewer):
                assert DRESSING.sentence(ENGLISH, NAMES, fact)
                kinds.add(type(fact))
    for seats in (2, 3):
        for fact in final(seats, seats).facts(0):
            assert DRESSING.sentence(ENGLISH, NAMES, fact)
            kinds.add(type(fact))
    rare = [
        facts.Escaped(0, "lulu", 4, "g19", True, None, 2, "clay"),
        facts.Escaped(0, "lulu", 4, "g19", False, 1, 2, None),
        facts.KnockedOff(1, "safe", "poopsie", None, 3, None),
        facts.MidnightStruck(1, "clay"),
        facts.DiceLost(0, (3, 3), False),
        facts.CardDrawn(1, "clay", "room-art"),
        facts.StartRolled((0, 1), (3, 3), (0, 1)),
        facts.HeirTaken(0, 1, "clay"),
        facts.HeirTaken(0, 1, None),
        *(facts.Ended(reason, (0, 1), (2, 2)) for reason in ("midnight", "empty_house", "agreed")),
        facts.Ended("no_heirs", (0,), (2, 1)),
    ]
    for fact in rare:
        assert DRESSING.sentence(ENGLISH, NAMES, fact)
        kinds.add(type(fact))
    assert kinds == set(facts.FACTS)


def test_every_legal_action_has_a_label_of_its_own() -> None:
    for number, played in enumerate(positions(9, 3, 400)):
        due = played.pending
        if isinstance(due, Decide) and number % 23 == 0:
            actions = list(RULES.legal(played.view(due.seat)))
            labels = {action_label(ENGLISH, NAMES, action) for action in actions}
            springs = sum(RULES.write_action(action).startswith("play") for action in actions)
            assert len(labels) >= len(actions) - springs


def test_no_fact_but_those_of_1313_has_a_sentence() -> None:
    with pytest.raises(TypeError):
        DRESSING.sentence(ENGLISH, NAMES, object())


def test_initials_tell_the_heirs_apart() -> None:
    assert len({heir.initials for heir in heirs(ENGLISH).values()}) == len(HEIRS)


def test_every_refusal_is_in_words() -> None:
    """Click on everything that is not open: what the rules say has a target and a sentence."""
    clauses = set()
    for number, played in enumerate(positions(10, 3, 900)):
        due = played.pending
        if not isinstance(due, Decide) or number % 29:
            continue
        scene = seen(played, due.seat)
        assert scene.legal is not None
        for picked in ((), *((pick,) for pick in scene.legal.narrow(()).picks[:2])):
            tried = drawn(replace(scene, picked=picked)).values("data-try")
            for target in tried:
                assert DRESSING.target(ENGLISH, NAMES, target)
                for action in DRESSING.tries(scene.view, picked, target):
                    clause = RULES.why_not(scene.view, action)
                    if clause is not None:
                        assert DRESSING.clause(ENGLISH, clause)
                        clauses.add(clause)
    assert clauses >= {"1313.T2", "1313.M2", "1313.M3", "1313.M7", "1313.E1"}


def test_a_space_that_is_not_open_says_why_when_a_pawn_is_picked() -> None:
    played = position(11, 2, lambda _, due: due.prompt == "moving")
    due = played.pending
    assert isinstance(due, Decide)
    scene = seen(played, due.seat)
    assert scene.legal is not None
    (pick, *_), _ = scene.legal.narrow(())
    open_now = drawn(replace(scene, picked=(pick,))).values("data-action")
    for space in ("a1", "g19", "n19"):
        said = [
            RULES.why_not(scene.view, a)
            for a in DRESSING.tries(scene.view, (pick,), f"space {space}")
        ]
        assert said
        assert any(said) or any(action.endswith(f" {space}") for action in open_now)


def test_the_last_walk_is_one_that_its_count_allows() -> None:
    walks = 0
    for played in positions(12, 3, 300):
        told = played.facts_by_ply(-1)
        for motion in trail.motions(played.view(-1), told, len(told) - 3):
            fact = next((f for f in told[motion.action] if isinstance(f, facts.Moved)), None)
            if fact is not None and isinstance(motion, trail.Walk) and not motion.lifted:
                walks += 1
                assert len(motion.spaces) == fact.count + 1
    assert walks > 50


def test_the_end_shows_every_heir_and_who_won() -> None:
    over = final(13, 3)
    scene = ended(over, 0)
    screen = Markup(str(end.draw(ENGLISH, scene)))
    title = next(tag.text for tag in screen.tags if tag.name == "h1")
    for seat in scene.outcome.winners:
        assert NAMES[seat] in title
    whole = screen.tags[0].text
    for heir in heirs(ENGLISH).values():
        assert heir.name in whole
    assert {"again", "replay", "export", "lobby"} <= screen.values("data-do")
