"""The ``easy`` computer seat of 13 Dead End Drive.

It looks one action ahead and plays the one that gains most, in chances to win (:mod:`outlook`).
Now and then it moves a guest that it does not own as if it did, so that nobody can read its guests
off the pawns that it brings to the door.
"""

from __future__ import annotations

from typing import Final

from dead_end.chance import Source
from dead_end.games.drive_13.actions import Action, Move
from dead_end.games.drive_13.outlook import Outlook, getaway
from dead_end.games.drive_13.rules import Drive13
from dead_end.games.drive_13.view import View

BLUFF: Final = 0.06
"""How often a die goes to somebody else's guest: seldom, as most such favours are real ones."""

URGENT: Final = 0.1
"""A gain that it does not bluff away: an escape, or a rival's guest onto a trap."""

WHIM: Final = 0.004
"""Gains that differ by less are alike to it: a random one of them is played."""


class Easy:
    """Plays a seat of one :class:`Drive13` from its view alone; keeps nothing between plies."""

    def __init__(self, rules: Drive13) -> None:
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
                if isinstance(action, Move) and action.guest not in view.own
            }
            if favours:
                return max(favours, key=favours.__getitem__)
        return actions[gains.index(best)]
