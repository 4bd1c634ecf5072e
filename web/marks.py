"""Marks that a person makes in its own notebook: its own business, kept with the table.

They are no part of the record: no file that is handed out holds them, and no rule reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

MARKS: Final = ("", "no", "maybe", "yes")
"""What a place in a notebook is marked with, in the order in which clicks go round."""

PLACE: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")
"""What a place may be called."""

MOST_PLACES: Final = 100
"""So many places a seat may mark: more than any game has."""

Marks = Mapping[int, Mapping[str, str]]
"""By seat and place a mark of :data:`MARKS`; what is not marked is left out."""


def after(marks: Marks, seat: int, place: str) -> Marks:
    """The marks once ``seat`` clicks on ``place``; as they were where no place is called so."""
    own = dict(marks.get(seat, {}))
    if not PLACE.fullmatch(place) or (place not in own and len(own) >= MOST_PLACES):
        return marks
    mark = MARKS[(MARKS.index(own.pop(place, "")) + 1) % len(MARKS)]
    return {**marks, seat: {**own, place: mark} if mark else own}


def written(marks: Marks) -> tuple[str, ...]:
    """As texts, one a place: ``0 duke maybe``."""
    return tuple(
        f"{seat} {place} {mark}"
        for seat, own in sorted(marks.items())
        for place, mark in sorted(own.items())
    )


def read(texts: Iterable[str]) -> Marks:
    """The marks that :func:`written` wrote; what is none of them is left out."""
    found: dict[int, dict[str, str]] = {}
    for text in texts:
        seat, _, rest = text.partition(" ")
        place, _, mark = rest.partition(" ")
        if re.fullmatch("[0-9]", seat) and PLACE.fullmatch(place) and mark in MARKS[1:]:
            found.setdefault(int(seat), {})[place] = mark
    return found
