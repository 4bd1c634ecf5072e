"""Watch Your Step (seed 002): the rules are in RULES.md, decided in :mod:`rules`."""

from dead_end.games import Game
from dead_end.games.watch_your_step.bot import Easy
from dead_end.games.watch_your_step.rules import WatchYourStep

RULES = WatchYourStep()
GAME = Game(RULES, Easy(RULES).choose)
