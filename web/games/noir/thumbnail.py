"""The line-up in miniature, for the list of kept tables: a file of its own, shown as an image."""

from __future__ import annotations

from typing import Final

from dead_end.games.noir.view import View

NIGHT: Final = "#1a141e"
PAPER: Final = "#f7f0e0"
WASHED: Final = "#4a4350"
RED: Final = "#9e2b25"


def thumbnail(view: View) -> str:
    """The cards in their places: pale while alive, dark when deceased, with a dot if innocent."""
    rows = view.rows if view.board else 0
    left, top = (5 - view.columns) / 2, (7 - rows) / 2
    cards = []
    for place, suspect in enumerate(view.board):
        row, column = divmod(place, view.columns)
        x, y = left + column, top + row
        dead = view.deceased >> suspect & 1
        cards.append(
            f'<rect x="{x + 0.1:g}" y="{y + 0.07:g}" width=".8" height=".86" rx=".08"'
            f' fill="{WASHED if dead else PAPER}"/>'
        )
        if not dead:
            cards.append(
                f'<path fill="{NIGHT}" d="M{x + 0.5:g} {y + 0.2:g}l.17 .17-.17 .2-.17-.2z'
                f'M{x + 0.22:g} {y + 0.83:g}q.28-.4 .56 0z"/>'
            )
        if view.marked >> suspect & 1:
            cards.append(f'<circle cx="{x + 0.78:g}" cy="{y + 0.2:g}" r=".11" fill="{RED}"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7">'
        f'<path fill="{NIGHT}" d="M0 0h5v7H0z"/>{"".join(cards)}</svg>'
    )
