"""Where the counts of Noir begin: in boxes so small that a few actions see a lot."""

from typing import Final

from tests.games.noir.small import NINE, SIX
from tools.counts import Start

_SIX: Final = "ada basil celeste dexter edith fergus"
_NINE: Final = "ada basil celeste dexter edith fergus greta hugo iris"
_UNDER_WAY: Final = (
    f"board {_NINE}",
    "deck edith ada iris greta hugo celeste basil dexter fergus",
    "kill basil",
    "choose ada",
)

STARTS: Final = {
    "noir-set-up": Start(SIX, {"seats": 2, "killer": "lot"}, ("lot seat2", f"board {_SIX}"), 3),
    "noir-standard": Start(NINE, {"seats": 2}, _UNDER_WAY, 3),
    "noir-classic": Start(NINE, {"seats": 2, "mode": "classic"}, _UNDER_WAY, 3),
    "noir-match": Start(
        SIX,
        {"seats": 2, "match": True, "limit": "10"},
        (f"board {_SIX}", "deck basil ada celeste dexter edith fergus", "kill edith", "choose ada"),
        2,
    ),
}
"""Starts by the name of their counts file."""
