"""Where the counts of 13 Clues begin."""

from typing import Final

from dead_end.games.thirteen_clues import RULES
from dead_end.games.thirteen_clues.material import CARDS, cards_in
from tools.counts import Start

_TWO: Final = (
    " ".join(["deal", *CARDS[: cards_in(2)]]),
    "give officer parlor knife left library",
    "give duke market crossbow left poison",
)
_THREE: Final = (
    " ".join(["deal", *CARDS[: cards_in(3)]]),
    "give officer parlor knife",
    "give duke market crossbow",
    "give butcher library poison",
)
STARTS: Final = {
    "thirteen_clues-gifts": Start(RULES, {"seats": 3}, _THREE[:1], 3),
    "thirteen_clues-two": Start(RULES, {"seats": 2}, (*_TWO, "lot seat1"), 2),
    "thirteen_clues-three": Start(RULES, {"seats": 3, "broad": False}, (*_THREE, "lot seat2"), 2),
    "thirteen_clues-secret": Start(
        RULES, {"seats": 3, "top_secret": True}, (*_THREE, "lot seat1", "ask seat3 red secretly"), 1
    ),
}
"""Starts by the name of their counts file."""
