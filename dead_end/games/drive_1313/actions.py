"""What a seat can do in 1313 Dead End Drive, and the short text of each action.

An action is the intent; what came of it is told by facts. Heirs, cards and traps are numbers of
:mod:`material`, spaces are numbers of the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dead_end.contract import EARLY_ENDS, BadText, Chanced, Common, Conceded, Stopped
from dead_end.games.drive_1313 import material
from dead_end.games.drive_1313.material import CARDS, GONE, HEIRS, ROOMS, SEATS, TRAPS, numbered
from dead_end.mansion import Mansion, UnknownSpace
from dead_end.who import read_seat, write_seat


@dataclass(frozen=True, slots=True)
class Move:
    """Move ``heir`` to ``space``; :data:`GONE` is out of the door (``1313.E1``).

    ``count`` is the die used (``1313.T2``), the total of a double (``1313.T3``) or the die of a
    Run for it! (``1313.P4``).
    """

    heir: int
    count: int
    space: int


@dataclass(frozen=True, slots=True)
class Forgo:
    """Use none of the dice left, where only an escape could (``1313.T4``)."""


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Draw a card for a pawn moved onto a trap (``1313.D1``)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Draw no card for it (``1313.D1``)."""


@dataclass(frozen=True, slots=True)
class Summon:
    """Play the Room card of ``room``: put ``heir`` on ``space`` there (``1313.P2``)."""

    room: int
    heir: int
    space: int


@dataclass(frozen=True, slots=True)
class TakeHeir:
    """Play Take a New Heir on ``seat`` (``1313.P3``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RunForIt:
    """Play Run for it! (``1313.P4``); the die is rolled next."""


@dataclass(frozen=True, slots=True)
class Spring:
    """Spring ``trap`` with ``card``, a Trap or the Wild Trap (``1313.P5``, ``1313.P6``)."""

    card: int
    trap: int


@dataclass(frozen=True, slots=True)
class Done:
    """Play no more cards; the turn ends (``1313.P1``)."""


Action = Move | Forgo | DrawCard | Decline | Summon | TakeHeir | RunForIt | Spring | Done

SEATING: Final = "chairs"
DEALING: Final = "deal"
STARTING: Final = "start"
ROLLING: Final = "roll"
DRAWING: Final = "card"
TAKING: Final = "taken"
RUNNING: Final = "run"

_HEIR_CHANCES = (SEATING, DEALING, TAKING)
_DICE_CHANCES = (STARTING, ROLLING, RUNNING)

MOST_STEPS: Final = 99
"""More than any walk: a count that has a text."""

_PLAIN: dict[str, Action] = {
    "forgo": Forgo(),
    "draw": DrawCard(),
    "decline": Decline(),
    "play run": RunForIt(),
    "done": Done(),
}
_PLAIN_TEXT = {action: text for text, action in _PLAIN.items()}


def write_action(action: Action | Common, board: Mansion) -> str:
    """The short text of ``action``, for instance ``move spritzy 4 c7`` or ``play wild safe``.

    Raises :class:`BadText` for what is no action, or names what is not in the box.
    """
    if not is_action(action, board):
        raise BadText(f"no action of this game: {action!r}")
    match action:
        case Move(heir, count, space):
            return f"move {HEIRS[heir]} {count} {write_space(space, board)}"
        case Summon(room, heir, space):
            return f"play room-{ROOMS[room]} {HEIRS[heir]} {board.name_of(space)}"
        case TakeHeir(seat):
            return f"play heir {write_seat(seat)}"
        case Spring(card, trap):
            return f"play {CARDS[card]} {TRAPS[trap]}"
        case Chanced(name, numbers):
            return " ".join([name, *_chance_words(name, numbers)])
        case Stopped() | Conceded():
            return action.text
    return _PLAIN_TEXT[action]


def is_action(action: object, board: Mansion) -> bool:
    """Whether ``action`` is one, and all that it names is in the box: whether it has a text."""
    match action:
        case Move(heir, count, space):
            return (
                _is_one_of(heir, HEIRS)
                and _is_whole(count, 1, MOST_STEPS)
                and (space == GONE or _is_space(space, board))
            )
        case Summon(room, heir, space):
            return _is_one_of(room, ROOMS) and _is_one_of(heir, HEIRS) and _is_space(space, board)
        case TakeHeir(seat):
            return _is_whole(seat, 0, SEATS[1] - 1)
        case Spring(card, trap):
            return _is_one_of(card, CARDS) and _is_one_of(trap, TRAPS)
        case Chanced(name, numbers):
            return isinstance(numbers, tuple) and _is_chance(name, numbers)
    return isinstance(action, Forgo | DrawCard | Decline | RunForIt | Done | Stopped | Conceded)


def _is_whole(value: object, low: int, high: int) -> bool:
    # Actions may come from anybody's program: annotations promise nothing here.
    return isinstance(value, int) and low <= value <= high


def _is_one_of(value: object, words: Sequence[str]) -> bool:
    return _is_whole(value, 0, len(words) - 1)


def _is_space(value: object, board: Mansion) -> bool:
    return isinstance(value, int) and value >= 0 and bool(board.open_mask >> value & 1)


def _is_chance(name: object, numbers: tuple[object, ...]) -> bool:
    if name in _DICE_CHANCES:
        return all(_is_whole(number, 1, MOST_STEPS) for number in numbers)
    if name in _HEIR_CHANCES:
        return all(_is_one_of(number, HEIRS) for number in numbers)
    return name == DRAWING and all(_is_one_of(number, CARDS) for number in numbers)


def read_action(text: str, board: Mansion) -> Action | Common:
    """The action that :func:`write_action` wrote. Raises :class:`BadText` for any other text."""
    if text in _PLAIN:
        return _PLAIN[text]
    if text in EARLY_ENDS:
        return EARLY_ENDS[text]
    words = text.split(" ")
    match words:
        case ["move", heir, count, space]:
            return Move(numbered(HEIRS, heir), _count(count), read_space(space, board))
        case ["play", "heir", seat]:
            return TakeHeir(read_seat(seat, SEATS[1]))
        case ["play", card, heir, space] if card.startswith("room-"):
            room = numbered(ROOMS, card.removeprefix("room-"))
            to = read_space(space, board)
            if to != GONE:
                return Summon(room, numbered(HEIRS, heir), to)
        case ["play", card, trap]:
            kind = numbered(CARDS, card)
            if material.traps_of(kind):
                return Spring(kind, numbered(TRAPS, trap))
        case [name, *rest]:
            return Chanced(name, _chance_numbers(name, rest, text))
    raise BadText(f"no such action: {text!r}")


def write_space(space: int, board: Mansion) -> str:
    """The name of a space, or ``out`` for :data:`GONE`."""
    return "out" if space == GONE else board.name_of(space)


def read_space(word: str, board: Mansion) -> int:
    """The space that :func:`write_space` wrote. Raises :class:`BadText`."""
    if word == "out":
        return GONE
    try:
        return board.space_named(word)
    except UnknownSpace as error:
        raise BadText(str(error)) from None


def _count(word: str) -> int:
    if len(word) <= 2 and word.isascii() and word.isdigit() and word[0] != "0":
        return int(word)
    raise BadText(f"no count of steps: {word!r}")


def _chance_words(name: str, numbers: tuple[int, ...]) -> list[str]:
    if name in _HEIR_CHANCES:
        return [HEIRS[number] for number in numbers]
    if name == DRAWING:
        return [CARDS[number] for number in numbers]
    return [str(number) for number in numbers]


def _chance_numbers(name: str, words: list[str], text: str) -> tuple[int, ...]:
    if name in _HEIR_CHANCES:
        return tuple(numbered(HEIRS, word) for word in words)
    if name == DRAWING:
        return tuple(numbered(CARDS, word) for word in words)
    if name in _DICE_CHANCES:
        return tuple(_count(word) for word in words)
    raise BadText(f"no such action: {text!r}")
