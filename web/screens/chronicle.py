"""What happened, in words: the news since one last looked, and the whole log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from htpy import Node, details, div, li, ol, p, summary, ul

from web.games import dressing
from web.games.dressing import Dressing
from web.scene import TableScene
from web.words import Language

NEWEST = 6
"""So many sentences of the news are shown."""

TURNS = 16
"""So many turns are in the log; the replay has all of them."""


def news(lang: Language, scene: TableScene) -> Node:
    """The last things that happened since ``scene.recent``.

    Who was away saw what it did itself before it went.
    """
    dressed = dressing(scene.game_id)
    lines: list[str] = []
    since = scene.recent + scene.was_away
    fresh = [fact for told in scene.told[since:] for fact in told]
    for fact in reversed(_telling(dressed, fresh)):
        if not dressed.opens_turn(fact):
            line = dressed.sentence(lang, scene.names, fact)
            if line:
                lines.append(line)
        if len(lines) == NEWEST:
            break
    if not lines:
        return None
    # By its own id it is new to the page, and is shown for its time.
    said = ul(".news", id=f"news-{len(scene.told)}")[(li[line] for line in reversed(lines))]
    if scene.was_away:
        return p(".news-heading")[lang.say("While you were away")], said
    return said


def chronicle(lang: Language, scene: TableScene, *, replay: bool = False) -> Node:
    """The log, newest turn first; the last round is open, what was before is folded."""
    turns = list(_turns(lang, scene))
    if not turns:
        return p[lang.say("Nothing has happened yet.")]
    return div(".chronicle")[
        (
            details(id=f"turn-{number}", open=number >= len(turns) - scene.seats)[
                summary[heading], ol[(li[line] for line in lines)]
            ]
            for number, (heading, lines) in reversed(list(enumerate(turns))[-TURNS:])
        ),
        len(turns) > TURNS
        and not replay
        and p(".earlier")[
            lang.count(
                "{n} earlier turn is in the replay.",
                "{n} earlier turns are in the replay.",
                len(turns) - TURNS,
            )
        ],
    ]


def _telling(dressed: Dressing, told: Sequence[Any]) -> list[Any]:
    """The facts without those that the next one tells better."""
    following = (*told[1:], None)
    return [
        fact
        for fact, then in zip(told, following, strict=False)
        if then is None or not dressed.outdone(fact, then)
    ]


def _turns(lang: Language, scene: TableScene) -> Iterator[tuple[str, list[str]]]:
    """The log's chapters: a heading and its sentences. Only the last ones are put into words."""
    dressed = dressing(scene.game_id)
    chapters: list[tuple[Any, list[Any]]] = [(None, [])]
    for told in scene.told:
        for fact in told:
            if dressed.opens_turn(fact):
                chapters.append((fact, []))
            else:
                chapters[-1][1].append(fact)
    shown = len(chapters) - TURNS
    for number, (opening, facts) in enumerate(chapters):
        if opening is None and not facts:
            continue
        heading = dressed.sentence(lang, scene.names, opening) if opening else lang.say("Set-up")
        telling = _telling(dressed, facts) if number >= shown else ()
        lines = [dressed.sentence(lang, scene.names, fact) for fact in telling]
        yield heading, [line for line in lines if line]
