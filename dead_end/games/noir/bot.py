"""The ``easy`` computer seat of Noir.

It looks one action ahead and plays the one that gains most (:mod:`outlook`).
"""

from __future__ import annotations

from typing import Final

from dead_end.chance import Source
from dead_end.games.noir.actions import Action
from dead_end.games.noir.outlook import Outlook
from dead_end.games.noir.rules import Noir
from dead_end.games.noir.view import View

WHIM: Final = 0.01
"""Gains that differ by less of a game are alike to it: a random one of them is played, so that
nobody can tell from an action what it knows."""


class Easy:
    """Plays a seat of one :class:`Noir` from its view alone; keeps nothing between plies."""

    def __init__(self, rules: Noir) -> None:
        self._rules = rules

    def choose(self, view: View, source: Source) -> Action:
        """The action that gains most. Raises ValueError if ``view``'s viewer is not to decide."""
        outlook = Outlook(view, self._rules.material)
        actions = list(self._rules.legal(view))
        gains = [outlook.gain(action) + WHIM * source.random() for action in actions]
        return actions[gains.index(max(gains))]
