"""Where the counts of Watch Your Step begin."""

from typing import Final

from dead_end.games.watch_your_step import RULES
from tests.games.watch_your_step.positions import DRAWN
from tools.counts import Start

_TRAPS: Final = ("trap b2", "trap c3", "lot seat1")
# Three tops of each, a short hidden by each, and one long left in each rack.
_MIDDLE: Final = (
    *_TRAPS,
    "long a1", "long d1", "long b1", "long d2", "long c1", "long d4", "short a4", "short b4",
)  # fmt: skip
STARTS: Final = {
    "watch_your_step-set-up": Start(RULES, {"seats": 2}, (), 3),
    "watch_your_step-first-plies": Start(RULES, {"seats": 2}, _TRAPS, 2),
    "watch_your_step-rows": Start(RULES, {"seats": 2, "notes": True}, _MIDDLE, 2),
    "watch_your_step-last-plies": Start(RULES, {"seats": 2, "own_trap": False}, DRAWN[:-3], 3),
}
"""Starts by the name of their counts file."""
