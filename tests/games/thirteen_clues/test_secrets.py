"""Nobody is shown what it may not know, where secrets are many: whispers, looks, onlookers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dead_end.contract import PUBLIC, Over
from dead_end.games.thirteen_clues import RULES
from dead_end.games.thirteen_clues.actions import Accuse, Ask, Consult
from dead_end.games.thirteen_clues.material import subjects_in
from dead_end.games.thirteen_clues.state import Asking, Looking
from dead_end.referee import Table
from dead_end.share import redact
from tests.games.thirteen_clues.redealing import hidden_words, redeal
from tests.tables import SOAK, as_text, legal_of, opened, play, truth, viewers
from tests.test_no_leak import words_in
from tests.web.tables import ENGLISH, seen
from web.screens import table as screen

GAMES = 60 if SOAK else 6

every_count = pytest.mark.parametrize("seats", range(3, 7))


def whispering(at: Table, source: Random) -> Any:
    """Often in secret, often a look at an informant, seldom an accusation."""
    legal = legal_of(at)
    for wanted, often in ((_whispered, 0.4), (_looked, 0.4), (_named, 0.03)):
        some = [action for action in legal if wanted(action)]
        if some and source.random() < often:
            return source.choice(some)
    return source.choice([action for action in legal if not _named(action)])


def _whispered(action: object) -> bool:
    return isinstance(action, Ask) and action.secret


def _looked(action: object) -> bool:
    return isinstance(action, Consult)


def _named(action: object) -> bool:
    return isinstance(action, Accuse)


def tables(seats: int) -> list[Table]:
    """Games stopped somewhere before their end."""
    found: list[Table] = []
    source = Random(seats)
    while len(found) < GAMES:
        at = opened(RULES, seats, top_secret=True)
        play(at, source, 2 + seats + 4 + int(source.random() * 8 * seats), whispering)
        if not isinstance(at.pending, Over):
            found.append(at)
    return found


def sent(at: Table, viewer: int) -> tuple[Any, ...]:
    """All that a viewer gets: view, facts, what it may do, its record, its page."""
    view = at.view(viewer)
    return (
        as_text(RULES.write_view(view)),
        at.facts_by_ply(viewer),
        [RULES.write_action(action) for action in RULES.legal(view)],
        redact(at, viewer),
        str(screen.draw(ENGLISH, seen(at, viewer, panel="log"), static=False)),
    )


@every_count
@pytest.mark.clause("clues.V1", "clues.H1", "all.A2", "all.A7")
def test_what_others_whisper_about_changes_nothing(seats: int) -> None:
    """The same game, but for what is asked in secret of which the viewer hears nothing."""
    changed = 0
    for at in tables(seats):
        source = Random(at.plies)
        for viewer in viewers(at):
            other = Table(RULES, at.options, at.seats)
            for actor, action in at._entries:
                heard = viewer in (actor, getattr(action, "seat", None))
                if _whispered(action) and not heard:
                    subjects = subjects_in(seats, True)
                    action = replace(action, subject=source.choice(subjects))
                    changed += 1
                other._play(actor, action)
            assert sent(other, viewer) == sent(at, viewer)
    assert changed > GAMES


@every_count
@pytest.mark.clause("clues.H1", "clues.I1", "all.A2", "all.A7")
def test_what_is_hidden_may_lie_otherwise_and_nothing_sent_tells(seats: int) -> None:
    tried = redealt = 0
    met: Counter[type] = Counter()
    for at in tables(seats):
        for viewer in viewers(at):
            tried += 1
            other = redeal(at, viewer, Random(at.plies))
            if other is None:
                continue
            redealt += 1
            met.update(type(clue) for clue in truth(at).history)
            assert RULES.write_state(truth(other)) != RULES.write_state(truth(at))
            assert sent(other, viewer) == sent(at, viewer)
    assert redealt > tried / 2
    assert met[Asking]
    assert met[Looking] or seats == 6


@every_count
@pytest.mark.clause("clues.V1", "clues.H1", "clues.I1")
def test_no_hidden_word_is_among_what_is_sent(seats: int) -> None:
    searched = 0
    for at in tables(seats):
        for viewer in viewers(at):
            written = [RULES.write_view(at.view(viewer))]
            written += [RULES.write_fact(fact) for told in at.facts_by_ply(viewer) for fact in told]
            hidden = hidden_words(at, viewer)
            assert words_in(written[:1]).isdisjoint(hidden)
            looks = {
                word
                for word in words_in(written[1:])
                if word.startswith(("card=", "subject=")) and word in hidden
            }
            assert not looks
            searched += len(hidden)
    assert searched > 1000


@every_count
@pytest.mark.clause("clues.V1", "clues.H1")
def test_a_drawn_truth_agrees_with_every_whisper_heard(seats: int) -> None:
    for at in tables(seats):
        for viewer in range(seats):
            view = at.view(viewer)
            world = RULES.determinize(view, Random(1))
            assert RULES.view(world, viewer) == view
            assert RULES.view(world, PUBLIC) == at.view(PUBLIC)
