"""1313 Dead End Drive (seed 004): the rules are in RULES.md, decided in :mod:`rules`."""

from dead_end.games import Game
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.bot import Easy
from dead_end.games.drive_1313.rules import Drive1313

RULES = Drive1313()
GAME = Game(RULES, Easy(RULES).choose, BOARD)
