"""Boxes so small that every deal can be tried out: in them the tests count positions and truths."""

from dead_end.games.noir.material import Material
from dead_end.games.noir.rules import Noir

SIX = Noir(Material(2, 3, 2, {"16": 4, "14": 3, "10": 2}))
"""Two rows of three suspects; the Inspector is dealt two cards."""

EIGHT = Noir(Material(2, 4, 3, {"16": 5, "14": 4, "10": 3}))
"""Two rows of four; the Inspector is dealt three."""

NINE = Noir(Material(3, 3, 3, {"16": 6, "14": 5, "10": 4}))
"""Three rows of three; the Inspector is dealt three."""
