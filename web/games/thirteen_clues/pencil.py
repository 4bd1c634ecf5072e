"""What a pencil leaves in the notebook: a cross, a question mark, a tick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from web.art.ink import Pen


def no(pen: Pen) -> None:
    """Crossed out."""
    pen.line("18,20 48,48 84,84", 13, blunt=True)
    pen.line("82,16 52,50 16,82", 13, blunt=True)


def maybe(pen: Pen) -> None:
    """A question mark."""
    pen.line("26,32 36,12 62,12 74,32 54,52 50,68", 13, blunt=True)
    pen.dot(50, 88, 8, "ink")


def yes(pen: Pen) -> None:
    """Ticked off."""
    pen.line("12,54 26,66 40,86", 13, blunt=True)
    pen.line("38,86 56,44 90,12", 13, blunt=True)


PENCIL: Final[Mapping[str, Callable[[Pen], None]]] = {
    "pencil-no": no,
    "pencil-maybe": maybe,
    "pencil-yes": yes,
}
"""The drawings, by the id of their symbols: ``pencil-`` and a mark of :mod:`web.marks`."""
