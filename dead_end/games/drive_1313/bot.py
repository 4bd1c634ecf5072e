"""The ``easy`` computer seat of 1313 Dead End Drive.

It looks one action ahead and plays the one that gains most, in moneybags that it expects to
collect less what its rivals do (:mod:`outlook`). Now and then it does a rival's heir a favour, so
that nobody can read its hand off the pawns it moves.
"""

from __future__ import annotations

from typing import Final

from dead_end.chance import Source
from dead_end.games.drive_1313.actions import Action, Move
from dead_end.games.drive_1313.outlook import Outlook, getaway
from dead_end.games.drive_1313.rules import Drive1313
from dead_end.games.drive_1313.view import View

BLUFF: Final = 0.06
"""How often a die goes to somebody else's heir: seldom, as most such favours are real ones."""

URGENT: Final = 0.4
"""A gain, in bags, that it does not bluff away: an escape, or a rival's pawn onto a trap."""

WHIM: Final = 0.01
"""Gains that differ by less bags than this are alike to it: a random one of them is played."""


class Easy:
    """Plays a seat of one :class:`Drive1313` from its view alone; keeps nothing between plies."""

    def __init__(self, rules: Drive1313) -> None:
        self._rules = rules
        self._getaway = getaway(rules.house)

    def choose(self, view: View, source: Source) -> Action:
        """The action that gains most. Raises ValueError if ``view``'s viewer is not to decide."""
        outlook = Outlook(view, self._rules, self._getaway)
        actions = list(self._rules.legal(view))
        gains = [outlook.gain(action) + WHIM * source.random() for action in actions]
        best = max(gains)
        if best < URGENT and source.random() < BLUFF:
            favours = {
                action: outlook.appeal(action.space)
                for action in actions
                if isinstance(action, Move) and action.heir not in view.own
            }
            if favours:
                return max(favours, key=favours.__getitem__)
        return actions[gains.index(best)]
