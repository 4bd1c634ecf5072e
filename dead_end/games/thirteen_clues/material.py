"""What is in the box of 13 Clues: cards, subjects of questions, informants, glasses.

Cards and subjects are numbered in the orders given here; their words are what records, links and
logs use. A set of cards is a mask of their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dead_end.contract import Option

SEATS: Final = (2, 6)

SUITS: Final = (
    "purple",
    "pink",
    "red",
    "green",
    "yellow",
    "blue",
    "orange",
    "white",
    "brown",
    "gray",
)
KINDS: Final = ("person", "location", "weapon")

_BOX: Final = (
    (("officer", "man"), ("parlor", "indoor"), ("knife", "close")),
    (("duke", "man"), ("market", "outdoor"), ("crossbow", "ranged")),
    (("butcher", "man"), ("library", "indoor"), ("poison", "close")),
    (("countess", "woman"), ("park", "outdoor"), ("sword", "close")),
    (("nurse", "woman"), ("museum", "indoor"), ("blowgun", "ranged")),
    (("maid", "woman"), ("harbor", "outdoor"), ("rifle", "ranged")),
    (("dancer", "woman"), ("theater", "indoor"), ("gun", "ranged")),
    (("sailor", "man"), ("plaza", "outdoor"), ("candlestick", "close")),
    (("florist", "woman"), ("railcar", "indoor"), ("hammer", "close")),
    (("coachman", "man"), ("racecourse", "outdoor"), ("bow", "ranged")),
)
"""Suit by suit a person, a location and a weapon, each with its category (``clues.C1``)."""

CARDS: Final = tuple(card for suit in _BOX for card, _ in suit)
"""Suit by suit; the number of a card is three times its suit's and its kind's."""

NO_CARD: Final = -1

NARROW: Final = ("man", "woman", "indoor", "outdoor", "close", "ranged")
CATEGORIES: Final = (*KINDS, *NARROW)
SUBJECTS: Final = (*SUITS, *CATEGORIES)
"""What a witness can be asked about (``clues.Q1``)."""

NO_SUBJECT: Final = -1


def _cards_of(subject: str) -> int:
    return sum(
        1 << (len(KINDS) * suit + kind)
        for suit, cards in enumerate(_BOX)
        for kind, (_, category) in enumerate(cards)
        if subject in (SUITS[suit], KINDS[kind], category)
    )


ABOUT: Final = tuple(map(_cards_of, SUBJECTS))
"""The cards that a subject counts, by subject, as masks."""

BY_KIND: Final = ABOUT[len(SUITS) : len(SUITS) + len(KINDS)]
"""All persons, all locations, all weapons, as masks."""

EACH: Final = len(KINDS)
"""Cards of a mystery: one of each kind."""

KEPT: Final = 2
"""Cards behind a player's own screen (``clues.S2``)."""

SIDES: Final = ("left", "right")
"""Of the two kept cards, as their owner sees them (``clues.D2``)."""

NO_SIDE: Final = -1

SUITS_LEFT_OUT: Final = (0, 0, 4, 3, 2, 1, 0)
"""By number of players, from the end of :data:`SUITS` (``clues.C2``)."""

GLASSES: Final = 8
"""In the box (``clues.C4``)."""

SLOTS: Final = "ABCDEFGH"
"""Where informants lie, as far as there are (``clues.C3``)."""

OPTIONS: Final = (
    Option("broad", True, "clues.Q1"),
    Option("top_secret", False, "clues.V1"),
    Option("notebook", True, "clues.N1"),
    Option("hint", False, "clues.N2"),
    Option("cap", 0, "clues.E2", low=0, high=200),
)


def suits_in(seats: int) -> int:
    """How many suits play (``clues.C2``)."""
    return len(SUITS) - SUITS_LEFT_OUT[seats]


def cards_in(seats: int) -> int:
    """How many cards play; they are the first of :data:`CARDS`."""
    return EACH * suits_in(seats)


def informants_in(seats: int) -> int:
    """How many informants there are (``clues.C3``)."""
    return cards_in(seats) - (EACH + KEPT) * seats


def subjects_in(seats: int, broad: bool) -> tuple[int, ...]:
    """What may be asked about: suits in play, then categories (``clues.Q1``)."""
    first = len(SUITS) + (0 if broad else len(KINDS))
    return (*range(suits_in(seats)), *range(first, len(SUBJECTS)))


def members(mask: int) -> tuple[int, ...]:
    """The cards of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def of_each_kind(mystery: int) -> tuple[int, int, int]:
    """The person, the location and the weapon of a mask that has one of each."""
    person, location, weapon = (members(mystery & kind)[0] for kind in BY_KIND)
    return person, location, weapon


def mask_of(cards: Iterable[int]) -> int:
    """The cards as a mask."""
    return sum(1 << card for card in cards)


def words_of(cards: Iterable[int]) -> tuple[str, ...]:
    """The words of some cards, in their order."""
    return tuple(CARDS[card] for card in cards)
