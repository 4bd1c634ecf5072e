"""The words for seats, viewers and actors in records, links, logs and views."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from dead_end.contract import CHANCE, NOBODY, PUBLIC, TABLE, BadText

_NO_SEAT: Final = "nobody"
_SPECTATOR: Final = "spectator"
_ACTORS: Final = {CHANCE: "chance", TABLE: "table"}


def write_seat(seat: int) -> str:
    """``seat1`` for seat 0, as people count; ``nobody`` for :data:`NOBODY`."""
    return _NO_SEAT if seat == NOBODY else f"seat{seat + 1}"


def read_seat(word: object, seats: int) -> int:
    """One of ``seats`` seats. Raises :class:`BadText`, for ``nobody`` too."""
    return _named({write_seat(seat): seat for seat in range(seats)}, word)


def read_seat_or_nobody(word: object, seats: int) -> int:
    """One of ``seats`` seats or :data:`NOBODY`. Raises :class:`BadText`."""
    return NOBODY if word == _NO_SEAT else read_seat(word, seats)


def write_viewer(viewer: int) -> str:
    """A seat's word, or ``spectator`` for :data:`PUBLIC`."""
    return _SPECTATOR if viewer == PUBLIC else write_seat(viewer)


def read_viewer(word: object, seats: int) -> int:
    """One of ``seats`` seats or :data:`PUBLIC`. Raises :class:`BadText`."""
    return PUBLIC if word == _SPECTATOR else read_seat(word, seats)


def write_actor(actor: int) -> str:
    """A seat's word, ``chance`` or ``table``."""
    return _ACTORS.get(actor) or write_seat(actor)


def read_actor(word: object, seats: int) -> int:
    """One of ``seats`` seats, CHANCE or TABLE. Raises :class:`BadText`."""
    actors: Iterable[int] = (*_ACTORS, *range(seats))
    return _named({write_actor(actor): actor for actor in actors}, word)


def _named(known: Mapping[str, int], word: object) -> int:
    if isinstance(word, str) and word in known:
        return known[word]
    raise BadText(f"nobody called {word!r} sits here")
