"""What a seat can do in 1313 Dead End Drive, and the short text of each action.

An action is the intent; what came of it is told by facts. Heirs, cards and traps are numbers of
:mod:`material`, spaces are numbers of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

from dead_end.contract import EARLY_ENDS, BadText, Chanced, Common, Conceded, Stopped
from dead_end.fields import numbered
from dead_end.games.drive_1313 import material
from dead_end.games.drive_1313.material import CARDS, GONE, HEIRS, ROOMS, SEATS, TRAPS
from dead_end.mansion import Mansion
from dead_end.whereabouts import is_space, read_space, write_space
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


def is_action(action: object, board: Mansion) -> TypeGuard[Action | Common]:
    """Whether ``action`` is one, and all that it names is in the box: whether it has a text."""
    # Actions may come from anybody's program, where annotations promise nothing.
    has_text = _HAVE_TEXT.get(type(action))
    return has_text is not None and has_text(action, board)


def _move_has_text(move: Move, board: Mansion) -> bool:
    space: object = move.space
    return (
        _is_one_of(move.heir, HEIRS)
        and _is_whole(move.count, 1, MOST_STEPS)
        and (space == GONE or is_space(space, board))
    )


def _summon_has_text(summon: Summon, board: Mansion) -> bool:
    return (
        _is_one_of(summon.room, ROOMS)
        and _is_one_of(summon.heir, HEIRS)
        and is_space(summon.space, board)
    )


def _take_heir_has_text(take: TakeHeir, _: Mansion) -> bool:
    return _is_whole(take.seat, 0, SEATS[1] - 1)


def _spring_has_text(spring: Spring, _: Mansion) -> bool:
    return (
        _is_one_of(spring.card, CARDS)
        and bool(material.traps_of(spring.card))
        and _is_one_of(spring.trap, TRAPS)
    )


def _chanced_has_text(chanced: Chanced, _: Mansion) -> bool:
    name, numbers = chanced.name, chanced.numbers
    if not isinstance(numbers, tuple):
        return False
    if name in _DICE_CHANCES:
        return all(_is_whole(number, 1, MOST_STEPS) for number in numbers)
    words = HEIRS if name in _HEIR_CHANCES else CARDS if name == DRAWING else ()
    return bool(words) and all(_is_one_of(number, words) for number in numbers)


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and low <= value <= high


def _is_one_of(value: object, words: Sequence[str]) -> bool:
    return isinstance(value, int) and 0 <= value < len(words)


_HAVE_TEXT: Final[dict[type, Callable[[Any, Mansion], bool]]] = {
    Move: _move_has_text,
    Summon: _summon_has_text,
    TakeHeir: _take_heir_has_text,
    Spring: _spring_has_text,
    Chanced: _chanced_has_text,
    **dict.fromkeys(
        (Forgo, DrawCard, Decline, RunForIt, Done, Stopped, Conceded), lambda _action, _board: True
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
