"""13 Dead End Drive (seed 000): the rules are in RULES.md, decided in :mod:`rules`."""

from dead_end.games import Game
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.bot import Easy
from dead_end.games.drive_13.rules import Drive13

RULES = Drive13()
GAME = Game(RULES, Easy(RULES).choose, BOARD)
