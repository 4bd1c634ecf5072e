"""What a seat can do in 13 Dead End Drive, and the short text of each action.

An action is the intent; what came of it is told by facts. Guests, cards and traps are numbers of
:mod:`material`, spaces are numbers of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

from dead_end.contract import EARLY_ENDS, BadText, Chanced, Common, Conceded, Stopped
from dead_end.fields import numbered
from dead_end.games.drive_13.material import CARDS, DETECTIVE, GONE, GUESTS
from dead_end.mansion import Mansion
from dead_end.whereabouts import is_space, read_space, write_space


@dataclass(frozen=True, slots=True)
class Move:
    """Move ``guest`` to ``space``; :data:`GONE` is the Game Over space (``13.E1``).

    ``count`` is the die used (``13.T1``) or the total of a double (``13.T3``).
    """

    guest: int
    count: int
    space: int


@dataclass(frozen=True, slots=True)
class SendBack:
    """Send the hanging portrait to the back of the row (``13.T3``)."""


@dataclass(frozen=True, slots=True)
class Forgo:
    """Use none of the dice left, where nothing but an escape could (``13.T4``)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play ``card``, from the hand or just drawn, on the trap just entered (``13.P1``)."""

    card: int


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Play nothing from the hand and draw (``13.P2``)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Neither play nor draw (``13.P3``)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card just drawn, whether it fits or not (``13.P2``)."""


Action = Move | SendBack | Forgo | Play | DrawCard | Decline | Keep

SEATING: Final = "chairs"
DEALING: Final = "deal"
STARTING: Final = "start"
HANGING: Final = "portrait"
ROLLING: Final = "roll"
DRAWING: Final = "card"

_GUEST_CHANCES = (SEATING, DEALING, HANGING)
_DICE_CHANCES = (STARTING, ROLLING)

MOST_STEPS: Final = 99
"""More than any path: a count that has a text."""

_PLAIN: dict[str, Action] = {
    "send back": SendBack(),
    "forgo": Forgo(),
    "draw": DrawCard(),
    "decline": Decline(),
    "keep": Keep(),
}
_PLAIN_TEXT = {action: text for text, action in _PLAIN.items()}


def write_action(action: Action | Common, board: Mansion) -> str:
    """The short text of ``action``, for instance ``move spritzy 4 c7`` or ``play wild``.

    Raises :class:`BadText` for what is no action, or names what is not in the box.
    """
    if not is_action(action, board):
        raise BadText(f"no action of this game: {action!r}")
    match action:
        case Move(guest, count, space):
            return f"move {GUESTS[guest]} {count} {write_space(space, board)}"
        case Play(card):
            return f"play {CARDS[card]}"
        case Chanced(name, numbers):
            return " ".join([name, *_chance_words(name, numbers)])
        case Stopped() | Conceded():
            return action.text
    return _PLAIN_TEXT[action]


def is_action(action: object, board: Mansion) -> TypeGuard[Action | Common]:
    """Whether ``action`` is one, and all that it names is in the box: whether it has a text."""
    # Actions may come from anybody's program, where annotations promise nothing.
    has_text = _HAVE_TEXT.get(type(action))
    return has_text is not None and has_text(action, board)


def _move_has_text(move: Move, board: Mansion) -> bool:
    space: object = move.space
    return (
        _is_one_of(move.guest, GUESTS)
        and _is_whole(move.count, 1, MOST_STEPS)
        and (space == GONE or is_space(space, board))
    )


def _play_has_text(play: Play, _: Mansion) -> bool:
    return _is_one_of(play.card, CARDS[:DETECTIVE])


def _chanced_has_text(chanced: Chanced, _: Mansion) -> bool:
    name, numbers = chanced.name, chanced.numbers
    if not isinstance(numbers, tuple):
        return False
    if name in _DICE_CHANCES:
        return all(_is_whole(number, 1, MOST_STEPS) for number in numbers)
    words = GUESTS if name in _GUEST_CHANCES else CARDS if name == DRAWING else ()
    return bool(words) and all(_is_one_of(number, words) for number in numbers)


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and low <= value <= high


def _is_one_of(value: object, words: Sequence[str]) -> bool:
    return isinstance(value, int) and 0 <= value < len(words)


_HAVE_TEXT: Final[dict[type, Callable[[Any, Mansion], bool]]] = {
    Move: _move_has_text,
    Play: _play_has_text,
    Chanced: _chanced_has_text,
    **dict.fromkeys(
        (SendBack, Forgo, DrawCard, Decline, Keep, Stopped, Conceded),
        lambda _action, _board: True,
    ),
}


def read_action(text: str, board: Mansion) -> Action | Common:
    """The action that :func:`write_action` wrote. Raises :class:`BadText` for any other text."""
    if text in _PLAIN:
        return _PLAIN[text]
    if text in EARLY_ENDS:
        return EARLY_ENDS[text]
    words = text.split(" ")
    match words:
        case ["move", guest, count, space]:
            return Move(numbered(GUESTS, guest), _count(count), read_space(space, board))
        case ["play", card]:
            return Play(numbered(CARDS[:DETECTIVE], card))
        case [name, *rest]:
            return Chanced(name, _chance_numbers(name, rest, text))
    raise BadText(f"no such action: {text!r}")


def _count(word: str) -> int:
    if len(word) <= 2 and word.isascii() and word.isdigit() and word[0] != "0":
        return int(word)
    raise BadText(f"no count of steps: {word!r}")


def _chance_words(name: str, numbers: tuple[int, ...]) -> list[str]:
    if name in _GUEST_CHANCES:
        return [GUESTS[number] for number in numbers]
    if name == DRAWING:
        return [CARDS[number] for number in numbers]
    return [str(number) for number in numbers]


def _chance_numbers(name: str, words: list[str], text: str) -> tuple[int, ...]:
    if name in _GUEST_CHANCES:
        return tuple(numbered(GUESTS, word) for word in words)
    if name == DRAWING:
        return tuple(numbered(CARDS, word) for word in words)
    if name in _DICE_CHANCES:
        return tuple(_count(word) for word in words)
    raise BadText(f"no such action: {text!r}")
