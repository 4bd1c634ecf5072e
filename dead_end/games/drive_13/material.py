"""What is in the box of 13 Dead End Drive: guests, portraits, cards (``13.C1`` to ``13.C4``).

Guests, traps and cards are numbered in the orders given here; their words are what records, links
and logs use.
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
"""The least and the greatest number of seats."""

GUESTS: Final = (
    "smothers",
    "dusty",
    "charity",
    "lulu",
    "parker",
    "clay",
    "beauregard",
    "spritzy",
    "astra",
    "hickory",
    "pierre",
    "poopsie",
)
"""``13.C1``."""

PORTRAITS: Final = (*GUESTS, "agatha")
"""A guest's portrait has the guest's number (``13.C1``)."""

AGATHA: Final = 12
"""The portrait that hangs before play starts (``13.S2``)."""

NO_PORTRAIT: Final = -1
"""What hangs while the next portrait is coming up."""

TRAPS: Final = ("chandelier", "stairs", "bookcase", "fireplace", "statue")
"""``13.C2``."""

TRAP_PAIRS: Final = tuple(combinations(range(5), 2))

CARDS: Final = (
    *(f"trap-{trap}" for trap in TRAPS),
    *(f"trap-{TRAPS[first]}-{TRAPS[second]}" for first, second in TRAP_PAIRS),
    "wild",
    "detective",
)
"""Kinds of trap card (``13.C3``): single, double, Wild, Detective."""

FIRST_DOUBLE: Final = 5
WILD: Final = 15
DETECTIVE: Final = 16

DECKS: Final[dict[str, tuple[int, ...]]] = {
    "standard": (1,) * 5 + (1,) * 10 + (4, 10),
    "deadly": (1,) * 5 + (1,) * 10 + (8, 6),
}
"""Copies of each kind of card. ``standard`` is ``13.C3``; ``deadly`` is for a rough night."""

GUEST_CARDS: Final = {2: 4, 3: 4, 4: 3}
"""Character cards dealt to each seat, which it sees, by the number of seats (``13.S3``)."""

SECRET_CARDS: Final = {2: 2, 3: 0, 4: 0}
"""And those that nobody sees (``13.S3``)."""

OPTIONS: Final = (
    Option("track", "13", "13.C4", choices=("13", "10")),
    Option("deck", "standard", "13.C3", choices=tuple(DECKS)),
    Option("cap", 0, "13.E5", low=0, high=999),
)

UNOWNED: Final = NOBODY
"""The owner of a character card that is not dealt yet, or that lies unseen (``13.P6``)."""

UNSEEN: Final = -1
"""A card that the viewer has not seen."""

NO_CARD: Final = -2
"""In place of the card just drawn: there is none."""

NO_GUEST: Final = -1
"""In place of the guest whose trap business is going on: there is none."""

GONE: Final = OUT
"""The space of a pawn that is no longer inside; also where an escape leads."""

ALIVE: Final = 0
DEAD: Final = 1
ESCAPED: Final = 2

FATES: Final = ("alive", "dead", "escaped")


@dataclass(frozen=True, slots=True)
class Material:
    """The parts of one box. The tests also play with smaller boxes than the real one.

    ``guests``: how many there are, the first of :data:`GUESTS`; ``decks``: copies of each card kind
    by deck name; ``guest_cards`` and ``secret_cards``: dealt to each seat by number of seats.
    Every guest is dealt to somebody.
    """

    guests: int
    decks: dict[str, tuple[int, ...]]
    guest_cards: dict[int, int]
    secret_cards: dict[int, int]


STANDARD: Final = Material(len(GUESTS), DECKS, GUEST_CARDS, SECRET_CARDS)


def traps_of(card: int) -> tuple[int, ...]:
    """The traps that a card can spring (``13.P1``); none for the Detective."""
    if card == WILD:
        return (0, 1, 2, 3, 4)
    if card < FIRST_DOUBLE:
        return (card,)
    if card < WILD:
        return TRAP_PAIRS[card - FIRST_DOUBLE]
    return ()


FITTING: Final = tuple(
    tuple(card for card in range(len(CARDS)) if trap in traps_of(card))
    for trap in range(len(TRAPS))
)
"""The cards that spring each trap, ascending (``13.P1``)."""


def words_of(copies: Sequence[int]) -> tuple[str, ...]:
    """The words of some cards, from their copies by kind, in the order of :data:`CARDS`."""
    return tuple(CARDS[card] for card, count in enumerate(copies) for _ in range(count))


def copies_of(words: Iterable[str]) -> tuple[int, ...]:
    """Copies by kind of some cards. Raises :class:`BadText` for a word that is no card's."""
    copies = [0] * len(CARDS)
    for word in words:
        copies[numbered(CARDS, word)] += 1
    return tuple(copies)
