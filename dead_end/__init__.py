"""Dead End: tabletop games of hidden identity, as plain Python.

>>> from dead_end.games import game
>>> game("drive_1313").rules.seats
(2, 4)
"""
