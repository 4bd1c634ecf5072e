"""What is in the box of 1313 Dead End Drive: heirs, bags, cards (``1313.C1`` to ``1313.C5``).

Heirs, traps, rooms and cards are numbered in the orders given here; their words are what records,
links and logs use.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from dead_end.contract import NOBODY, Option
from dead_end.fields import numbered
from dead_end.whereabouts import OUT

SEATS: Final = (2, 4)
"""The least and the greatest number of seats (``1313.S2``)."""

HEIRS: Final = (
    "spritzy",
    "sedgwick",
    "dusty",
    "parker",
    "prudence",
    "lulu",
    "sassy",
    "astra",
    "smothers",
    "pierre",
    "charity",
    "clay",
    "perkins",
    "pugsley",
    "beauregard",
    "poopsie",
)
"""In the order of the Will, from its top (``1313.C1``)."""

BAGS: Final = (4, 2) + (1,) * 14
"""Moneybags on each heir at the start (``1313.C2``)."""

TRAPS: Final = ("stair", "fireplace", "boar", "armor", "safe")
"""``1313.C4``; trap number ``n`` stands in room number ``n``."""

ROOMS: Final = ("art", "great", "trophy", "parlor", "vault")
"""``1313.C5``."""

TRAP_PAIRS: Final = tuple(combinations(range(5), 2))

CARDS: Final = (
    *(f"room-{room}" for room in ROOMS),
    "heir",
    "run",
    *(f"trap-{TRAPS[first]}-{TRAPS[second]}" for first, second in TRAP_PAIRS),
    "wild",
    "clock",
)
"""Kinds of playing card (``1313.C3``): Room, Take a New Heir, Run for it!, Trap, Wild, Clock."""

FIRST_ROOM: Final = 0
HEIR: Final = 5
RUN: Final = 6
FIRST_TRAP: Final = 7
WILD: Final = 17
CLOCK: Final = 18

DECKS: Final[dict[str, tuple[int, ...]]] = {
    "standard": (1,) * 5 + (5, 5) + (1,) * 10 + (6, 1),
    "short": (1,) * 5 + (2, 2) + (1,) * 10 + (3, 1),
}
"""Copies of each kind of card. ``standard`` is ``1313.C3``; ``short`` is for an early bedtime."""

HEIR_CARDS: Final = {2: 6, 3: 5, 4: 4}
"""Heir cards dealt to each seat, by the number of seats (``1313.S2``)."""

OPTIONS: Final = (
    Option("must_draw", False, "1313.D1"),
    Option("open_door", False, "1313.E1"),
    Option("deck", "standard", "1313.C3", choices=tuple(DECKS)),
    Option("cap", 0, "1313.W4", low=0, high=999),
)

UNOWNED: Final = NOBODY
"""The holder of an heir card that nobody holds."""

UNSEEN: Final = -1
"""The heir of a card that went from hand to hand out of a viewer's sight (``1313.P3``)."""

GONE: Final = OUT
"""The space of a pawn that is no longer inside; also where an escape leads."""

INSIDE: Final = 0
ESCAPED: Final = 1
KNOCKED_OFF: Final = 2

FATES: Final = ("inside", "escaped", "knocked_off")


@dataclass(frozen=True, slots=True)
class Material:
    """The parts of one box. The tests also play with smaller boxes than the real one.

    ``bags``: moneybags by heir; ``decks``: copies of each card kind by deck name;
    ``heir_cards``: cards dealt to each seat by number of seats.
    """

    bags: tuple[int, ...]
    decks: dict[str, tuple[int, ...]]
    heir_cards: dict[int, int]

    @property
    def heirs(self) -> int:
        """How many heirs there are: the first of :data:`HEIRS`."""
        return len(self.bags)


STANDARD: Final = Material(BAGS, DECKS, HEIR_CARDS)


def traps_of(card: int) -> tuple[int, ...]:
    """The traps that a card can spring (``1313.P5``, ``1313.P6``); none for other cards."""
    if card == WILD:
        return (0, 1, 2, 3, 4)
    if FIRST_TRAP <= card < WILD:
        return TRAP_PAIRS[card - FIRST_TRAP]
    return ()


def is_other(card: int) -> bool:
    """Whether it is of the kinds of which one a turn may be played: no trap (``1313.P1``)."""
    return card < FIRST_TRAP


def words_of(copies: Sequence[int]) -> tuple[str, ...]:
    """The words of some cards, from their copies by kind, in the order of :data:`CARDS`."""
    return tuple(CARDS[card] for card, count in enumerate(copies) for _ in range(count))


def copies_of(words: Iterable[str]) -> tuple[int, ...]:
    """Copies by kind of some cards. Raises :class:`BadText` for a word that is no card's."""
    copies = [0] * len(CARDS)
    for word in words:
        copies[numbered(CARDS, word)] += 1
    return tuple(copies)
