"""The table in miniature, for the list of kept tables: a file of its own, shown as an image."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from dead_end.games.thirteen_clues.view import View

FOG: Final = "#39424d"
CLOTH: Final = "#56616d"
CARD: Final = "#f7f0e0"
BRASS: Final = "#cf9f4b"


def thumbnail(view: View) -> str:
    """Screens around a table, and by each as many glasses as that player has."""
    parts = []
    for seat in range(view.seats):
        turn = 2 * pi * seat / view.seats - pi / 2
        x, y = 2.5 + 1.75 * cos(turn), 3.5 + 2.4 * sin(turn)
        parts += [
            f'<rect x="{x - 0.6 + 0.42 * at:.2f}" y="{y - 0.28:.2f}" width=".36" height=".56"'
            f' rx=".05" fill="{CARD}"/>'
            for at in range(3)
        ]
        parts += [
            f'<circle cx="{x - 0.5 + 0.26 * at:.2f}" cy="{y + 0.47:.2f}" r=".1" fill="{BRASS}"/>'
            for at in range(view.glasses[seat])
        ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7">'
        f'<path fill="{FOG}" d="M0 0h5v7H0z"/><ellipse cx="2.5" cy="3.5" rx="1.15" ry="1.7"'
        f' fill="{CLOTH}"/>{"".join(parts)}</svg>'
    )
