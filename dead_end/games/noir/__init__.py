"""Noir: Killer vs Inspector (seed 001): the rules are in RULES.md, decided in :mod:`rules`."""

from dead_end.games import Game
from dead_end.games.noir.bot import Easy
from dead_end.games.noir.rules import Noir

RULES = Noir()
GAME = Game(RULES, Easy(RULES).choose)
