"""The ``easy`` computer seat of Watch Your Step.

It remembers everything. In each world that its memory leaves (:mod:`knowledge`) it looks a few
plies ahead (:mod:`outlook`), and it plays what is worth most on the average.
"""

from __future__ import annotations

from typing import Final

from dead_end.chance import Source, below
from dead_end.games.watch_your_step.actions import Action, Hide, Place
from dead_end.games.watch_your_step.knowledge import World, knowledge
from dead_end.games.watch_your_step.outlook import gain, position_of
from dead_end.games.watch_your_step.rules import WatchYourStep
from dead_end.games.watch_your_step.view import View

DEPTH: Final = 1
"""Plies that it looks ahead beyond its own, before asking who could complete a row at once."""

MOST_WORLDS: Final = 6
"""Worlds that it thinks through; of more it draws so many."""

WHIM: Final = 0.5
"""Plies whose worth differs by less are alike to it: a random one of them is played."""


class Easy:
    """Plays a seat of :class:`WatchYourStep` from its view alone; keeps nothing between plies."""

    def __init__(self, rules: WatchYourStep) -> None:
        self._rules = rules

    def choose(self, view: View, source: Source) -> Action:
        """The action worth most; a trap goes anywhere, so that nobody can guess where.

        Raises ValueError if ``view``'s viewer is not to decide.
        """
        actions = list(self._rules.legal(view))
        if not actions:
            raise ValueError("it is not this seat's decision")
        worth = [WHIM * source.random() for _ in actions]
        if isinstance(actions[0], Hide):
            return actions[worth.index(max(worth))]
        for world in _some(knowledge(view).worlds, source):
            position = position_of(view, world)
            for number, action in enumerate(actions):
                if isinstance(action, Place):
                    worth[number] += gain(position, action, DEPTH)
        return actions[worth.index(max(worth))]


def _some(worlds: tuple[World, ...], source: Source) -> list[World]:
    left = list(worlds)
    return [left.pop(below(source, len(left))) for _ in range(min(MOST_WORLDS, len(left)))]
