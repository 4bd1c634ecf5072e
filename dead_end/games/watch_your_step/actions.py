"""What a seat can do in Watch Your Step, and the short text of each action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeGuard

from dead_end.contract import EARLY_ENDS, BadText, Chanced, Common, Conceded, Stopped
from dead_end.fields import numbered
from dead_end.games.watch_your_step.material import HOLES, LENGTHS, SEATS
from dead_end.who import read_seat, write_seat


@dataclass(frozen=True, slots=True)
class Hide:
    """Hide the trap in ``hole`` (``step.S1``)."""

    hole: int


@dataclass(frozen=True, slots=True)
class Place:
    """Put a cylinder of ``length`` in ``hole`` (``step.P1``)."""

    length: int
    hole: int


Action = Hide | Place

LOT: Final = "lot"
"""The name of the one thing that chance decides: who begins (``step.S3``)."""

_TRAP: Final = "trap"


def write_action(action: Action | Common) -> str:
    """The short text of ``action``: ``trap b2``, ``long b2``, ``short b2``, ``lot seat1``.

    Raises :class:`BadText` for what is no action, or names what is not in the box.
    """
    if not is_action(action):
        raise BadText(f"no action of this game: {action!r}")
    match action:
        case Hide(hole):
            return f"{_TRAP} {HOLES[hole]}"
        case Place(length, hole):
            return f"{LENGTHS[length]} {HOLES[hole]}"
        case Chanced(name, numbers):
            return " ".join([name, *map(write_seat, numbers)])
        case Stopped() | Conceded():
            return action.text


def is_action(action: object) -> TypeGuard[Action | Common]:
    """Whether ``action`` is one, and all that it names is in the box: whether it has a text."""
    # Actions may come from anybody's program, where annotations promise nothing.
    match action:
        case Hide(hole):
            return is_number(hole, len(HOLES))
        case Place(length, hole):
            return is_number(length, len(LENGTHS)) and is_number(hole, len(HOLES))
        case Chanced(name, numbers):
            return (
                name == LOT
                and isinstance(numbers, tuple)
                and all(is_number(number, SEATS[1]) for number in numbers)
            )
    return isinstance(action, Stopped | Conceded)


def is_number(value: object, count: int) -> bool:
    """Whether ``value`` is one of the numbers from 0 to ``count - 1``."""
    # True and False would do as numbers, but would not come back from a text.
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count


def read_action(text: str) -> Action | Common:
    """The action that :func:`write_action` wrote. Raises :class:`BadText` for any other text."""
    if text in EARLY_ENDS:
        return EARLY_ENDS[text]
    match text.split(" "):
        case [word, hole] if word == _TRAP:
            return Hide(numbered(HOLES, hole))
        case [word, hole] if word in LENGTHS:
            return Place(LENGTHS.index(word), numbered(HOLES, hole))
        case [word, *seats] if word == LOT:
            return Chanced(LOT, tuple(read_seat(seat, SEATS[1]) for seat in seats))
    raise BadText(f"no such action: {text!r}")
