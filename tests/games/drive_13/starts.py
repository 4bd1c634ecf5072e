"""Where the counts of 13 begin: in the cottage, where a few actions see a lot."""

from typing import Final

from dead_end.games.drive_13.rules import Drive13
from tests.games.drive_13.cottage import COTTAGE, FEW_CARDS, box
from tools.counts import Start

_THREE_GUESTS = Drive13(box(3, 1, 0, FEW_CARDS), COTTAGE)
_FOUR_GUESTS = Drive13(box(4, 1, 1, FEW_CARDS), COTTAGE)
_SIX: Final = "smothers dusty charity lulu parker clay"
_SEATED: Final = (f"chairs {_SIX}", f"deal {_SIX}", "start 6 1 1 1", "portrait smothers")
_FOUR: Final = (
    "chairs smothers dusty charity lulu",
    "deal smothers dusty charity lulu",
    "start 6 1 1 1",
    "portrait smothers",
)

STARTS: Final = {
    "drive_13-set-up": Start(_FOUR_GUESTS, {"seats": 2}, (), 2),
    "drive_13-opening": Start(_FOUR_GUESTS, {"seats": 2}, (*_FOUR, "roll 1 2"), 2),
    "drive_13-double": Start(_FOUR_GUESTS, {"seats": 2}, (*_FOUR, "roll 2 2"), 2),
}
"""Starts by the name of their counts file."""
