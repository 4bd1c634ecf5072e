"""Where the counts of 13 begin: in the cottage, where a few actions see a lot."""

from typing import Final

from dead_end.games.drive_13.rules import Drive13
from tests.games.drive_13.cottage import COTTAGE, FEW_CARDS, box
from tools.counts import Start

_FOUR_GUESTS = Drive13(box(4, 1, 1, FEW_CARDS), COTTAGE)
_SEATED: Final = (
    "chairs smothers dusty charity lulu",
    "deal smothers dusty charity lulu",
    "start 6 1 1 1",
    "portrait smothers",
)
# All have left the chairs, and Smothers, seat 2's, is on the Stairs; his portrait has not hung.
_ON_A_TRAP: Final = (
    "chairs lulu dusty charity smothers",
    "deal charity smothers lulu dusty",
    "start 4 5 1 1",
    "portrait lulu",
    "roll 3 5",
    "move charity 3 a2",
    "move smothers 5 a3",
    "roll 6 6",
    "move lulu 6 b1",
    "move dusty 6 d3",
    "roll 3 2",
    "move smothers 3 c1",
)

STARTS: Final = {
    "drive_13-set-up": Start(_FOUR_GUESTS, {"seats": 2}, (), 2),
    "drive_13-opening": Start(_FOUR_GUESTS, {"seats": 2}, (*_SEATED, "roll 1 2"), 2),
    "drive_13-double": Start(_FOUR_GUESTS, {"seats": 2}, (*_SEATED, "roll 2 2"), 2),
    "drive_13-trap": Start(_FOUR_GUESTS, {"seats": 2}, _ON_A_TRAP, 3),
}
"""Starts by the name of their counts file."""
