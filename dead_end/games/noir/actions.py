"""What a seat can do in Noir, and the short text of each action.

An action is the intent; what came of it is told by facts. Suspects, ways and lines are numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard

from dead_end.contract import EARLY_ENDS, BadText, Chanced, Common, Conceded, Stopped
from dead_end.fields import numbered
from dead_end.games.noir.material import LINES, SEATS, SUSPECTS, WAYS
from dead_end.who import read_seat, write_seat


@dataclass(frozen=True, slots=True)
class Shift:
    """Move row or column ``line``, counted from 0, by one (``noir.A1``); ``way``: of ``WAYS``."""

    way: int
    line: int


@dataclass(frozen=True, slots=True)
class Kill:
    """Kill an adjacent ``suspect`` (``noir.K1``)."""

    suspect: int


@dataclass(frozen=True, slots=True)
class Arrest:
    """Arrest an adjacent ``suspect``, or oneself (``noir.R1``)."""

    suspect: int


@dataclass(frozen=True, slots=True)
class Disguise:
    """Draw a card for another identity (``noir.D1``)."""


@dataclass(frozen=True, slots=True)
class Exonerate:
    """Draw a card of evidence (``noir.X1``); a card is discarded next."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Take ``suspect`` from the hand as the Inspector's identity (``noir.F2``)."""

    suspect: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard the card of ``suspect`` (``noir.X1``)."""

    suspect: int


Action = Shift | Kill | Arrest | Disguise | Exonerate | Choose | Discard

CASTING: Final = "lot"
LINING_UP: Final = "board"
DEALING: Final = "deck"

MOST_LINES: Final = 5
"""Rows or columns of the largest board."""

SHIFTS: Final = tuple(
    tuple(Shift(way, line) for line in range(MOST_LINES)) for way in range(len(WAYS))
)
"""Made once, as playouts need them all the time: by way, then by line."""
KILLS: Final = tuple(map(Kill, range(len(SUSPECTS))))
ARRESTS: Final = tuple(map(Arrest, range(len(SUSPECTS))))
DISCARDS: Final = tuple(map(Discard, range(len(SUSPECTS))))
CHOICES: Final = tuple(map(Choose, range(len(SUSPECTS))))
DISGUISE: Final = Disguise()
EXONERATE: Final = Exonerate()

_BY_TEXT: Final[dict[str, Action]] = {
    **{
        f"shift {LINES[shift.way // 2]} {shift.line + 1} {WAYS[shift.way]}": shift
        for lines in SHIFTS
        for shift in lines
    },
    **{f"kill {word}": KILLS[suspect] for suspect, word in enumerate(SUSPECTS)},
    **{f"arrest {word}": ARRESTS[suspect] for suspect, word in enumerate(SUSPECTS)},
    "disguise": DISGUISE,
    "exonerate": EXONERATE,
    **{f"choose {word}": CHOICES[suspect] for suspect, word in enumerate(SUSPECTS)},
    **{f"discard {word}": DISCARDS[suspect] for suspect, word in enumerate(SUSPECTS)},
}
_TEXTS: Final = {action: text for text, action in _BY_TEXT.items()}
_KINDS: Final = (Shift, Kill, Arrest, Disguise, Exonerate, Choose, Discard)


def write_action(action: Action | Common) -> str:
    """The short text of ``action``, for instance ``shift row 2 right`` or ``kill ada``.

    Raises :class:`BadText` for what is no action, or names what is not in the box.
    """
    if not is_action(action):
        raise BadText(f"no action of this game: {action!r}")
    match action:
        case Chanced(name, numbers):
            return " ".join([name, *_chance_words(name, numbers)])
        case Stopped() | Conceded():
            return action.text
    return _TEXTS[action]


def is_action(action: object) -> TypeGuard[Action | Common]:
    """Whether ``action`` is one, and all that it names is in the box: whether it has a text."""
    # Actions may come from anybody's program, where annotations promise nothing.
    match action:
        case Chanced(name, tuple(numbers)):
            places = {CASTING: SEATS[1], LINING_UP: len(SUSPECTS), DEALING: len(SUSPECTS)}
            return (
                isinstance(name, str)
                and name in places
                and all(_is_below(number, places[name]) for number in numbers)
            )
        case Stopped() | Conceded():
            return True
        case Shift(way, line):
            return _is_below(way, len(WAYS)) and _is_below(line, MOST_LINES)
        case Kill(suspect) | Arrest(suspect) | Choose(suspect) | Discard(suspect):
            return _is_below(suspect, len(SUSPECTS))
    return isinstance(action, _KINDS)


def _is_below(value: object, count: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count


def read_action(text: str) -> Action | Common:
    """The action that :func:`write_action` wrote. Raises :class:`BadText` for any other text."""
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    if text in EARLY_ENDS:
        return EARLY_ENDS[text]
    match text.split(" "):
        case ["lot", seat]:
            return Chanced(CASTING, (read_seat(seat, SEATS[1]),))
        case ["board" | "deck" as name, *words]:
            return Chanced(name, tuple(numbered(SUSPECTS, word) for word in words))
    raise BadText(f"no such action: {text!r}")


def _chance_words(name: str, numbers: Sequence[int]) -> list[str]:
    write = write_seat if name == CASTING else SUSPECTS.__getitem__
    return [write(number) for number in numbers]
