"""The table of 1313: what is open can be done, what is secret is not there."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dead_end.contract import Decide, Ended
from dead_end.games.drive_1313 import RULES, facts
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import CARDS, ESCAPED, GONE, HEIRS, KNOCKED_OFF, TRAPS
from tests.web.tables import (
    ENGLISH,
    NAMES,
    Markup,
    ended,
    final,
    position,
    positions,
    reachable,
    seen,
)
from web.games import dressing
from web.games.drive_1313 import asked, trail
from web.games.drive_1313.landmarks import landmark
from web.games.drive_1313.names import heirs, noises
from web.games.drive_1313.opened import action_label, opened
from web.games.drives.walks import Walk
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
        *(Ended(reason, (0, 1), (2, 2)) for reason in ("midnight", "empty_house", "agreed")),
        Ended("no_heirs", (0,), (2, 1)),
    ]
    for fact in rare:
        assert DRESSING.sentence(ENGLISH, NAMES, fact)
        kinds.add(type(fact))
    assert kinds == set(facts.FACTS)


def test_a_draw_is_one_line_of_the_news() -> None:
    chosen = facts.CardChosen(1, "clay")
    for drawn_card in (facts.CardDrawn(1, "clay", None), facts.CardDrawn(1, "clay", "wild")):
        scene = shown(shown(moving(), chosen), drawn_card)
        news = [t.text for t in drawn(scene).tags if t.name == "li" and "draws a card" in t.text]
        assert len(news) == 1
        assert "reaches" not in str(table.draw(ENGLISH, replace(scene, panel="log")))
    assert "reaches for a card" in str(table.draw(ENGLISH, shown(moving(), chosen)))


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
    assert clauses >= {"1313.T2", "1313.M2", "1313.M3", "1313.E1"}


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
            if fact is not None and isinstance(motion, Walk) and not motion.lifted:
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


def shown(scene: TableScene, *told: Any) -> TableScene:
    """The scene with an action more, of which these facts were told."""
    return replace(scene, told=(*scene.told, told))


def without(scene: TableScene, word: str, fate: int) -> TableScene:
    """The scene once the heir, which was the viewer's, has met its fate."""
    heir, view = HEIRS.index(word), scene.view

    def put(row: tuple[int, ...], value: int) -> tuple[int, ...]:
        return (*row[:heir], value, *row[heir + 1 :])

    gone = replace(
        view,
        pawns=put(view.pawns, GONE),
        fates=put(view.fates, fate),
        laid_by=put(view.laid_by, scene.viewer),
        own=tuple(own for own in view.own if own != heir),
    )
    return replace(scene, view=gone, legal=RULES.legal(gone))


def moving() -> TableScene:
    """A table where the viewer, who has heirs, is to move."""
    played = position(3, 3, lambda _, due: due.prompt == "moving")
    due = played.pending
    assert isinstance(due, Decide)
    return seen(played, due.seat)


MOVING = re.compile(
    r'class="(?:[^"]* )?'
    r"(motion|accident|walker|walking|rolled|drawn|turning|left|slide|paid|shaken-\w+)[ \"]"
)


@pytest.mark.parametrize("trap", TRAPS)
def test_each_trap_goes_off_in_its_own_way_with_its_own_noise(trap: str) -> None:
    scene = moving()
    word = HEIRS[scene.view.own[0]]
    fact = facts.KnockedOff(0, trap, word, scene.viewer, 1, None)
    screen = drawn(shown(without(scene, word, KNOCKED_OFF), fact))
    classes = {name for tag in screen.having("class") for name in tag.attributes["class"].split()}
    assert f"accident-{trap}" in classes
    assert classes & {"ramp", "hearth", "boar-head", "suit", "piggy"} == {
        {
            "stair": "ramp",
            "fireplace": "hearth",
            "boar": "boar-head",
            "armor": "suit",
            "safe": "piggy",
        }[trap]
    }
    noise = next(t for t in screen.tags if t.attributes.get("class") == "noise-word")
    assert noise.text == noises(ENGLISH)[trap]
    assert len(set(noises(ENGLISH).values())) == len(TRAPS)


def test_bags_slide_down_the_will_as_far_as_they_go() -> None:
    scene = moving()
    word = HEIRS[scene.view.own[0]]
    place = HEIRS.index(word)
    for heritor, lines in ((HEIRS[-1], len(HEIRS) - 1 - place), (None, len(HEIRS) - place)):
        fact = facts.KnockedOff(0, "safe", word, scene.viewer, 1, heritor)
        screen = drawn(shown(without(scene, word, KNOCKED_OFF), fact))
        slides = [t for t in screen.having("id") if t.attributes["id"].startswith("slid-")]
        assert [tag.attributes["class"] for tag in slides] == [f"slide slide-{lines}"]
    penniless = facts.KnockedOff(0, "safe", word, scene.viewer, 0, None)
    assert 'class="slide' not in str(
        table.draw(ENGLISH, shown(without(scene, word, KNOCKED_OFF), penniless))
    )


def test_the_card_of_a_lost_heir_is_seen_to_go_by_its_owner_alone() -> None:
    scene = moving()
    word = HEIRS[scene.view.own[0]]
    gone = without(scene, word, KNOCKED_OFF)
    for owner in (scene.viewer, 1 - scene.viewer):
        fact = facts.KnockedOff(0, "safe", word, owner, 1, None)
        left = [i for i in drawn(shown(gone, fact)).values("id") if i.startswith("left-")]
        assert bool(left) == (owner == scene.viewer)


def test_bags_of_an_heir_who_got_away_fly_to_the_owners_seat() -> None:
    scene = moving()
    word = HEIRS[scene.view.own[0]]
    fact = facts.Escaped(scene.viewer, word, 4, "g18", False, scene.viewer, 2, None)
    screen = drawn(shown(without(scene, word, ESCAPED), fact))
    action = len(scene.told)
    line = next(t for t in screen.tags if t.attributes.get("id") == f"will-{word}")
    assert not re.search(r"\d", line.text)
    assert f"paid-{scene.viewer}-{action}" in screen.values("id")
    (loot,) = (t for t in screen.tags if t.attributes.get("class") == "loot")
    assert sum(t.name == "use" for t in screen.tags if loot in t.above) == 2


def test_the_viewers_own_walk_is_shown_though_it_is_no_news() -> None:
    scene = moving()
    word = HEIRS[scene.view.own[0]]
    space = BOARD.name_of(scene.view.pawns[scene.view.own[0]])
    walked = shown(scene, facts.Moved(scene.viewer, word, 2, space, space, False))
    screen = drawn(replace(walked, recent=len(walked.told)))
    assert f"motion-{len(scene.told)}-0" in screen.values("id")


def test_what_moves_is_told_apart_by_its_action_and_stays_the_same_when_drawn_again() -> None:
    """An id that is new plays; one that stays does not play again."""
    scene = moving()
    word = HEIRS[scene.view.own[0]]
    fact = facts.KnockedOff(0, "safe", word, scene.viewer, 1, None)
    over = shown(without(scene, word, KNOCKED_OFF), fact)
    moves = re.compile(r'id="((?:motion|turned|slid|left|roll)-[^"]*)"')
    first = moves.findall(str(table.draw(ENGLISH, over)))
    assert len(first) >= 5
    for again in (
        replace(over, panel="log"),
        replace(over, picked=(f"pawn {HEIRS[scene.view.own[1]]}",)),
        shown(over, facts.CardDeclined(0, word)),
    ):
        assert moves.findall(str(table.draw(ENGLISH, again))) == first
    twice = moves.findall(str(table.draw(ENGLISH, shown(over, fact))))
    rolls = {name for name in first if name.startswith("roll-")}
    assert set(twice) & set(first) == rolls


def test_nothing_moves_at_speed_0() -> None:
    scene = moving()
    word = HEIRS[scene.view.own[0]]
    for fact, fate in (
        (facts.KnockedOff(0, "safe", word, scene.viewer, 1, "poopsie"), KNOCKED_OFF),
        (facts.Escaped(0, word, 4, "g18", False, scene.viewer, 2, None), ESCAPED),
    ):
        told = shown(without(scene, word, fate), fact)
        assert MOVING.search(str(table.draw(ENGLISH, told)))
        still = str(table.draw(ENGLISH, replace(told, speed=0)))
        assert not MOVING.search(still)
    card = shown(scene, facts.CardDrawn(scene.viewer, word, "wild"))
    assert not MOVING.search(str(table.draw(ENGLISH, replace(card, speed=0))))


def test_a_drawn_card_turns_and_copies_lie_on_one_pile() -> None:
    scene = moving()
    hand = tuple(2 if word == "wild" else 0 for word in CARDS)
    held = replace(scene, view=replace(scene.view, hand=hand))
    told = shown(held, facts.CardDrawn(scene.viewer, HEIRS[0], "wild"))
    slots = [t for t in drawn(told).having("id") if t.attributes["id"].startswith("card-")]
    piles = [t for t in slots if t.name == "li"]
    assert [t.attributes["class"] for t in piles] == ["card-slot drawn"]
    assert "×2" in piles[0].text


def test_a_space_that_both_counts_reach_shows_both() -> None:
    both = 0
    for played in positions(4, 2, 200):
        due = played.pending
        if not isinstance(due, Decide) or due.prompt != "moving":
            continue
        scene = seen(played, due.seat)
        assert scene.legal is not None
        for pick in scene.legal.narrow(()).picks[:2]:
            screen = drawn(replace(scene, picked=(pick,)))
            for tag in screen.tags:
                if tag.name == "g" and tag.attributes.get("data-pick", "").startswith("to "):
                    here = scene.legal.narrow((pick, tag.attributes["data-pick"])).actions
                    assert tag.text == "·".join(str(action.count) for action in here)
                    both += 1
    assert both > 20


def test_the_list_says_what_is_where_and_names_no_place_twice() -> None:
    for number, played in enumerate(positions(5, 2, 300)):
        due = played.pending
        if not isinstance(due, Decide) or due.prompt != "moving" or number % 7:
            continue
        scene = seen(played, due.seat, panel="list")
        assert scene.legal is not None
        pick = scene.legal.narrow(()).picks[0]
        now = opened(ENGLISH, replace(scene, picked=(pick,)))
        for group in asked.groups(ENGLISH, scene, now):
            shorts = [choice.short for choice in group.choices]
            assert len(set(shorts)) == len(shorts)
            assert all(choice.label.startswith(choice.short) for choice in group.choices)


def test_every_space_has_a_landmark() -> None:
    told = {landmark(ENGLISH, space) for space in BOARD.spaces}
    assert {"Suit of Armor trap", "before the Safe trap", "secret passage", "red chair"} <= told


def test_a_click_on_the_picked_pawn_puts_it_down_and_never_spends_a_die() -> None:
    """A walk that comes back to where it began is a deed of its own."""
    found = 0
    for number, played in enumerate(positions(11, 2, 3000)):
        due = played.pending
        if not isinstance(due, Decide) or due.prompt != "moving":
            continue
        view = played.view(due.seat)
        for pick in RULES.legal(view).narrow(()).picks:
            if not pick.startswith("pawn "):
                continue
            home = view.pawns[HEIRS.index(pick.removeprefix("pawn "))]
            now = opened(ENGLISH, seen(played, due.seat, (pick,)))
            assert all(target.space != home for target in now.targets)
            back = [one for one in RULES.legal(view).narrow((pick,)).actions if one.space == home]
            deeds = {choice.text: choice.plain for choice in now.deeds}
            assert all(deeds[RULES.write_action(action)] for action in back)
            found += len(back)
        if number > 400 and found:
            break
    assert found
