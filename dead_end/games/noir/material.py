"""What is in the box of Noir: the suspects and their evidence cards (``noir.S1``, ``noir.S2``).

Suspects are numbered from A to Y; their words are what records, links and logs use. A set of
suspects is a mask of these numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from dead_end.contract import Option

SEATS: Final = (2, 2)
"""The least and the greatest number of seats."""

SUSPECTS: Final = (
    "ada",
    "basil",
    "celeste",
    "dexter",
    "edith",
    "fergus",
    "greta",
    "hugo",
    "iris",
    "jasper",
    "kitty",
    "leopold",
    "mabel",
    "nestor",
    "olive",
    "percy",
    "queenie",
    "rufus",
    "sybil",
    "tobias",
    "ursula",
    "victor",
    "winifred",
    "xavier",
    "yolanda",
)
"""One for each letter from A to Y (``noir.S1``)."""

LETTERS: Final = "".join(word[0] for word in SUSPECTS)
"""The letter on each suspect's card."""

KILLER: Final = 0
INSPECTOR: Final = 1

ROLES: Final = ("killer", "inspector")

WAYS: Final = ("left", "right", "up", "down")
"""The ways a line is shifted, opposite ways side by side: rows left and right, columns up and
down (``noir.A1``)."""

LINES: Final = ("row", "column")
"""Way number ``w`` is one of line kind number ``w // 2``."""

STANDARD_MODE: Final = "standard"
CLASSIC_MODE: Final = "classic"

LIMITS: Final = {"16": 16, "14": 14, "10": 10}
"""Deceased that win for the Killer, by the value of the option (``noir.S4``)."""

LOT: Final = "lot"
"""The value of the option *killer* that leaves it to chance (``noir.S6``)."""

OPTIONS: Final = (
    Option("mode", STANDARD_MODE, "noir.S4", choices=(STANDARD_MODE, CLASSIC_MODE)),
    Option("limit", "16", "noir.S4", choices=tuple(LIMITS)),
    Option("killer", "seat1", "noir.S6", choices=("seat1", "seat2", LOT)),
    Option("match", False, "noir.S5"),
)

LEGS: Final = 2
"""Legs of a match (``noir.S5``)."""

MOST_IDLE: Final = 60
"""Idle turns in a row that end a leg in a draw (``noir.E3``)."""

MOST_TIMES: Final = 3
"""So often a position comes about, and the leg is a draw (``noir.E3``)."""

NO_ONE: Final = -1
"""In place of a suspect: none, or none that the viewer may know."""


@dataclass(frozen=True, slots=True)
class Material:
    """The parts of one box. The tests also play with smaller boxes than the real one.

    ``rows`` by ``columns`` suspects lie on the board, the first of :data:`SUSPECTS`; the Inspector
    is dealt ``evidence`` cards; ``limits``: deceased that win, by the value of the option.
    """

    rows: int
    columns: int
    evidence: int
    limits: dict[str, int]

    @property
    def suspects(self) -> int:
        """How many suspects there are."""
        return self.rows * self.columns


STANDARD: Final = Material(5, 5, 4, LIMITS)


def members(mask: int) -> Iterator[int]:
    """The suspects of a mask, in order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(suspects: Iterable[int]) -> int:
    """The mask of some suspects."""
    mask = 0
    for suspect in suspects:
        mask |= 1 << suspect
    return mask


def words_of(suspects: Iterable[int]) -> tuple[str, ...]:
    """The words of some suspects."""
    return tuple(SUSPECTS[suspect] for suspect in suspects)
