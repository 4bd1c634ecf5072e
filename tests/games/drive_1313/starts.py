"""Where the counts of 1313 begin: in the cottage, where a few actions see a lot."""

from typing import Final

from dead_end.games.drive_1313.material import Material
from dead_end.games.drive_1313.rules import Drive1313
from tests.games.drive_1313.cottage import COTTAGE, SMALL, SMALL_DECK, deck
from tools.counts import Start

_THREE_HEIRS = Drive1313(
    Material((4, 2, 1), {"standard": SMALL_DECK, "short": SMALL_DECK}, {2: 1, 3: 1, 4: 0}), COTTAGE
)
_LAST_CARD = deck(clock=1)
_MIDNIGHT = Drive1313(
    Material((4, 2, 1), {"standard": _LAST_CARD, "short": _LAST_CARD}, {2: 1, 3: 1, 4: 0}), COTTAGE
)

_SEATED: Final = ("chairs spritzy sedgwick dusty", "deal spritzy sedgwick dusty", "start 6 1")
_SIX: Final = "spritzy sedgwick dusty parker prudence lulu"
# Spritzy on the Stair, Sedgwick on the Fireplace, and two cards to draw.
_ON_TRAPS: Final = (
    f"chairs {_SIX}",
    f"deal {_SIX}",
    "start 6 1",
    "roll 4 4",
    "move spritzy 4 a1",
    "move sedgwick 4 c1",
)

STARTS: Final = {
    "drive_1313-set-up": Start(_THREE_HEIRS, {"seats": 2}, (), 3),
    "drive_1313-moves": Start(_THREE_HEIRS, {"seats": 2}, _SEATED, 2),
    "drive_1313-open-door": Start(
        _THREE_HEIRS, {"seats": 2, "open_door": True}, (*_SEATED, "roll 3 5"), 2
    ),
    "drive_1313-cards": Start(SMALL, {"seats": 2}, _ON_TRAPS, 4),
    "drive_1313-midnight": Start(
        _MIDNIGHT, {"seats": 2, "must_draw": True}, (*_SEATED, "roll 2 2"), 2
    ),
}
"""Starts by the name of their counts file."""
