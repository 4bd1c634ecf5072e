"""The house in miniature, for the list of kept tables: a file of its own, shown as an image."""

from __future__ import annotations

from functools import cache
from typing import Final

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import GONE
from dead_end.games.drive_1313.view import View

FLOORS: Final = {
    "A": "#d3dbe3",
    "G": "#eed9a9",
    "T": "#d5dcbd",
    "P": "#e9c5b2",
    "V": "#d9cfda",
    "H": "#efe3c8",
}
INK, NIGHT, BRASS, BAG = "#2b2430", "#57496b", "#b98a3a", "#9e2b25"


def thumbnail(view: View) -> str:
    """The pawns in the house, those worth more than a bag in brass; one unit to a cell."""
    pawns = "".join(
        f'<circle cx="{across:g}" cy="{down:g}" r=".42"'
        f' fill="{BRASS if bags > 1 else INK}" stroke="{INK}" stroke-width=".12"/>'
        for (across, down), bags in (
            (_middle(space), bags)
            for space, bags in zip(view.pawns, view.bags, strict=True)
            if space != GONE
        )
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOARD.width} {BOARD.height}">'
        f"{_house()}{pawns}</svg>"
    )


def _middle(space: int) -> tuple[float, float]:
    cells = BOARD.cells_of(space)
    return (
        sum(column for _, column in cells) / len(cells) + 0.5,
        sum(row for row, _ in cells) / len(cells) + 0.5,
    )


@cache
def _house() -> str:
    floors: dict[str, list[str]] = {}
    for letter, mask in BOARD.room_mask.items():
        for space in BOARD.spaces:
            if mask >> space & 1:
                for row, column in BOARD.cells_of(space):
                    floors.setdefault(FLOORS[letter], []).append(f"M{column} {row}h1v1h-1z")
    traps = "".join(
        f"M{column} {row}h1v1h-1z"
        for trap in BOARD.traps
        for row, column in BOARD.cells_of(trap.space)
    )
    drawn = "".join(f'<path fill="{wash}" d="{"".join(d)}"/>' for wash, d in floors.items())
    ground = f'<path fill="{NIGHT}" d="M0 0h{BOARD.width}v{BOARD.height}H0z"/>'
    return f'{ground}{drawn}<path fill="{BAG}" fill-opacity=".45" d="{traps}"/>'
