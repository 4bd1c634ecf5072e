"""The words for where a pawn of either Drive is: a space of the house, or out of it."""

from __future__ import annotations

from typing import Final

from dead_end.contract import BadText
from dead_end.mansion import Mansion, UnknownSpace

OUT: Final = -1
"""The space of a pawn that is no longer inside; also where an escape leads."""


def write_space(space: int, board: Mansion) -> str:
    """The name of a space, or ``out`` for :data:`OUT`."""
    return "out" if space == OUT else board.name_of(space)


def read_space(word: str, board: Mansion) -> int:
    """The space that :func:`write_space` wrote. Raises :class:`BadText`."""
    if word == "out":
        return OUT
    try:
        return board.space_named(word)
    except UnknownSpace as error:
        raise BadText(str(error)) from None


def is_space(value: object, board: Mansion) -> bool:
    """Whether ``value`` is the number of a space of the house."""
    return isinstance(value, int) and value >= 0 and bool(board.open_mask >> value & 1)
