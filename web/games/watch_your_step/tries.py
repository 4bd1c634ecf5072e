"""What somebody may have meant by clicking what is not open, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Sequence

from dead_end.fields import numbered
from dead_end.games.watch_your_step.actions import Action, Hide, Place
from dead_end.games.watch_your_step.material import HOLES, LENGTHS
from dead_end.games.watch_your_step.state import HIDING
from dead_end.games.watch_your_step.view import View
from web.games.watch_your_step.opened import PICK
from web.words import Language


def tries(view: View, picked: Sequence[str], tried: str) -> tuple[Action, ...]:
    """Actions that clicking ``tried`` may have meant; the first that is forbidden says why.

    ``tried`` is ``hole b2`` or ``cylinder long``. Raises BadText for what names nothing of the
    game.
    """
    kind, _, word = tried.partition(" ")
    if kind == "cylinder":
        length = numbered(LENGTHS, word)
        room = next((hole for hole in range(len(HOLES)) if not view.full >> hole & 1), 0)
        return (Place(length, room),)
    hole = numbered(HOLES, word)
    if view.step == HIDING:
        return (Hide(hole),)
    lengths = [numbered(LENGTHS, pick.removeprefix(PICK)) for pick in picked[:1]]
    return tuple(Place(length, hole) for length in lengths or range(len(LENGTHS)))


def target_words(lang: Language, tried: str) -> str:
    """What a ``data-try`` text names."""
    kind, _, word = tried.partition(" ")
    if kind == "cylinder":
        return lang.say("Long cylinder") if word == "long" else lang.say("Short cylinder")
    return lang.say("Hole {hole}", hole=word)
