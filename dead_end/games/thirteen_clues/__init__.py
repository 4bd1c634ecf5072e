"""13 Clues (seed 003): the rules are in RULES.md, decided in :mod:`rules`."""

from dead_end.games import Game
from dead_end.games.thirteen_clues.bot import Easy
from dead_end.games.thirteen_clues.rules import ThirteenClues

RULES = ThirteenClues()
GAME = Game(RULES, Easy(RULES).choose)
