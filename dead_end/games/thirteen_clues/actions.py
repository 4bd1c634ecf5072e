"""What a seat can do in 13 Clues, and the short text of each action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeGuard

from dead_end.contract import EARLY_ENDS, BadText, Chanced, Common, Conceded, Stopped
from dead_end.fields import numbered
from dead_end.games.thirteen_clues.material import (
    CARDS,
    EACH,
    KINDS,
    NO_CARD,
    NO_SIDE,
    SEATS,
    SIDES,
    SLOTS,
    SUBJECTS,
)
from dead_end.who import read_seat, write_seat


@dataclass(frozen=True, slots=True)
class Give:
    """Set up a person, a location and a weapon for the left neighbour (``clues.S2``).

    ``left``: of the two that are kept, the left one, where two play; else NO_CARD.
    """

    person: int
    location: int
    weapon: int
    left: int = NO_CARD


@dataclass(frozen=True, slots=True)
class Take:
    """Take a glass from the player on ``seat`` (``clues.T1``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the witness on ``seat`` about a subject (``clues.Q1``).

    ``side``: which of the witness's kept cards counts, where two play (``clues.D2``), else
    NO_SIDE; ``secret``: whether the top secret token is used up for it (``clues.V1``).
    """

    seat: int
    subject: int
    side: int = NO_SIDE
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Consult:
    """Look at the informant in ``slot`` (``clues.I1``)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Accuse:
    """Name what is on the own screen (``clues.G1``)."""

    person: int
    location: int
    weapon: int


Action = Give | Take | Ask | Consult | Accuse

DEAL: Final = "deal"
"""The cards that play, shuffled: see :mod:`plies` for who gets which (``clues.S1``)."""

LOT: Final = "lot"
"""Who begins (``clues.S4``)."""

_SECRETLY: Final = "secretly"


def write_action(action: Action | Common) -> str:
    """The short text of ``action``.

    ``give duke park bow``, ``give duke park bow left maid``, ``take seat2``, ``ask seat2 red``,
    ``ask seat2 red left``, ``ask seat2 red secretly``, ``consult A``, ``accuse duke park bow``,
    ``deal knife duke …``, ``lot seat3``. Raises :class:`BadText` for what is no action, or names
    what is not in the box.
    """
    if not is_action(action):
        raise BadText(f"no action of this game: {action!r}")
    match action:
        case Give(person, location, weapon, left):
            words = ["give", CARDS[person], CARDS[location], CARDS[weapon]]
            words += [] if left == NO_CARD else [SIDES[0], CARDS[left]]
        case Take(seat):
            words = ["take", write_seat(seat)]
        case Ask(seat, subject, side, secret):
            words = ["ask", write_seat(seat), SUBJECTS[subject]]
            words += [] if side == NO_SIDE else [SIDES[side]]
            words += [_SECRETLY] if secret else []
        case Consult(slot):
            words = ["consult", SLOTS[slot]]
        case Accuse(person, location, weapon):
            words = ["accuse", CARDS[person], CARDS[location], CARDS[weapon]]
        case Chanced(name, numbers):
            named = map(write_seat, numbers) if name == LOT else (CARDS[card] for card in numbers)
            words = [name, *named]
        case Stopped() | Conceded():
            words = [action.text]
    return " ".join(words)


def is_action(action: object) -> TypeGuard[Action | Common]:
    """Whether ``action`` is one, and all that it names is in the box: whether it has a text."""
    # Actions may come from anybody's program, where annotations promise nothing.
    match action:
        case Give(person, location, weapon, left):
            return _are_of_each_kind(person, location, weapon) and (
                _is_number(left, len(CARDS)) or _is_none(left)
            )
        case Accuse(person, location, weapon):
            return _are_of_each_kind(person, location, weapon)
        case Take(seat):
            return _is_number(seat, SEATS[1])
        case Ask(seat, subject, side, secret):
            return (
                _is_number(seat, SEATS[1])
                and _is_number(subject, len(SUBJECTS))
                and isinstance(secret, bool)
                and (_is_none(side) or (_is_number(side, len(SIDES)) and not secret))
            )
        case Consult(slot):
            return _is_number(slot, len(SLOTS))
        case Chanced(name, numbers):
            things = {DEAL: len(CARDS), LOT: SEATS[1]}.get(name, 0)
            return isinstance(numbers, tuple) and all(_is_number(one, things) for one in numbers)
    return isinstance(action, Stopped | Conceded)


def _is_number(value: object, count: int) -> bool:
    # True and False would do as numbers, but would not come back from a text.
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count


def _is_none(value: object) -> bool:
    return isinstance(value, int) and value == -1


def _are_of_each_kind(*cards: object) -> bool:
    return all(
        isinstance(card, int) and _is_number(card, len(CARDS)) and card % EACH == kind
        for kind, card in enumerate(cards)
    )


def read_action(text: str) -> Action | Common:
    """The action that :func:`write_action` wrote. Raises :class:`BadText` for any other text."""
    if text in EARLY_ENDS:
        return EARLY_ENDS[text]
    match text.split(" "):
        case ["give", person, location, weapon]:
            return Give(*_read_each(person, location, weapon))
        case ["give", person, location, weapon, side, left] if side == SIDES[0]:
            return Give(*_read_each(person, location, weapon), numbered(CARDS, left))
        case ["accuse", person, location, weapon]:
            return Accuse(*_read_each(person, location, weapon))
        case ["take", seat]:
            return Take(read_seat(seat, SEATS[1]))
        case ["ask", seat, subject]:
            return Ask(read_seat(seat, SEATS[1]), numbered(SUBJECTS, subject))
        case ["ask", seat, subject, word] if word == _SECRETLY:
            return Ask(read_seat(seat, SEATS[1]), numbered(SUBJECTS, subject), secret=True)
        case ["ask", seat, subject, side]:
            return Ask(
                read_seat(seat, SEATS[1]), numbered(SUBJECTS, subject), numbered(SIDES, side)
            )
        case ["consult", slot] if len(slot) == 1:
            return Consult(numbered(tuple(SLOTS), slot))
        case [name, *cards] if name == DEAL:
            return Chanced(DEAL, tuple(numbered(CARDS, card) for card in cards))
        case [name, *seats] if name == LOT:
            return Chanced(LOT, tuple(read_seat(seat, SEATS[1]) for seat in seats))
    raise BadText(f"no such action: {text!r}")


def _read_each(*words: str) -> tuple[int, int, int]:
    cards = tuple(numbered(CARDS, word) for word in words)
    if not _are_of_each_kind(*cards):
        raise BadText(f"not a {', a '.join(KINDS)}: {' '.join(words)!r}")
    person, location, weapon = cards
    return person, location, weapon
