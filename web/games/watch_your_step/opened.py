"""What is open now, sorted by where on the screen it can be done."""

from __future__ import annotations

from dataclasses import dataclass

from dead_end.games.watch_your_step import RULES
from dead_end.games.watch_your_step.actions import Hide, Place
from dead_end.games.watch_your_step.material import HOLES, LENGTHS, LONG
from web.scene import TableScene
from web.words import Language

PICK = "cylinder "
"""How the pick of a cylinder begins; its length follows."""


@dataclass(frozen=True, slots=True)
class Open:
    """What the viewer may do now.

    ``due``: whether it must decide; ``lengths``: what may be picked in the rack, as words;
    ``picked``: the length that is, or empty; ``targets``: by hole the text of the action that a
    click there is, and its label.
    """

    due: bool
    lengths: tuple[str, ...] = ()
    picked: str = ""
    targets: tuple[tuple[int, str, str], ...] = ()


def opened(lang: Language, scene: TableScene) -> Open:
    """What is open in ``scene``; at every level of what is picked, so that it can be changed."""
    legal = scene.legal
    if legal is None:
        return Open(False)
    levels = [legal.narrow(scene.picked[:depth]) for depth in range(len(scene.picked) + 1)]
    return Open(
        due=True,
        lengths=tuple(pick.removeprefix(PICK) for level in levels for pick in level.picks),
        picked=scene.picked[0].removeprefix(PICK) if scene.picked else "",
        targets=tuple(
            (action.hole, RULES.write_action(action), action_label(lang, action))
            for level in levels
            for action in level.actions
        ),
    )


def action_label(lang: Language, action: Hide | Place) -> str:
    """An action as a whole sentence."""
    name = HOLES[action.hole]
    if isinstance(action, Hide):
        return lang.say("Hide your trap in {hole}", hole=name)
    if action.length == LONG:
        return lang.say("Put a long one in {hole}", hole=name)
    return lang.say("Put a short one in {hole}", hole=name)


def pick_label(lang: Language, length: str, left: int) -> str:
    """A pick as a sentence, with how many there are of it."""
    if LENGTHS.index(length) == LONG:
        return lang.count("Pick a long cylinder, {n} left", "Pick a long cylinder, {n} left", left)
    return lang.count("Pick a short cylinder, {n} left", "Pick a short cylinder, {n} left", left)
