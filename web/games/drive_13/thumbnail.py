"""The house in miniature, for the list of kept tables: a file of its own, shown as an image."""

from __future__ import annotations

from functools import cache
from typing import Final

from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import GONE
from dead_end.games.drive_13.view import View
from web.games.drive_13.garden import stone
from web.games.drive_13.measure import GARDEN, GROUND
from web.games.drive_13.names import ROOMS
from web.games.drives.ground import CELL

FLOORS: Final = {
    "dining": "#e7bfae",
    "salon": "#d9c08f",
    "stairhall": "#dccbb0",
    "library": "#c9b49a",
    "kitchen": "#dfe0cf",
    "conservatory": "#bcd1c6",
    "foyer": "#e6dcc2",
    "gallery": "#c3c8d4",
}
INK, GREEN, STONE, BRASS, RED, DUSK = (
    "#1f2a26",
    "#2f4a3c",
    "#c9c2ac",
    "#b98a3a",
    "#9e2b25",
    "#2f4260",
)


def thumbnail(view: View) -> str:
    """The pawns in the house, the one that hangs in brass; the detective on his path."""
    pawns = "".join(
        f'<circle cx="{across / CELL:g}" cy="{down / CELL:g}" r=".42"'
        f' fill="{BRASS if guest == view.hanging else INK}" stroke="{INK}" stroke-width=".12"/>'
        for guest, space in enumerate(view.pawns)
        if space != GONE
        for across, down in (GROUND.middle(space),)
    )
    x, y = (at / CELL for at in stone(view.detective, view.track))
    man = f'<path fill="{DUSK}" stroke="{INK}" stroke-width=".1" d="M{x} {y - 0.6}l.5 1.2h-1z"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GROUND.wide / CELL:g}'
        f' {GROUND.high / CELL:g}">{_house()}{_path(view.track)}{pawns}{man}</svg>'
    )


@cache
def _path(track: int) -> str:
    return "".join(
        f'<circle cx="{x / CELL:g}" cy="{y / CELL:g}" r=".25" fill="{STONE}"/>'
        for x, y in (stone(step, track) for step in range(track))
    )


@cache
def _house() -> str:
    floors: dict[str, list[str]] = {}
    for letter, mask in BOARD.room_mask.items():
        for space in BOARD.spaces:
            if mask >> space & 1:
                for place in BOARD.cells_of(space):
                    x, y = (at // CELL for at in GROUND.corner(place))
                    floors.setdefault(FLOORS[ROOMS[letter]], []).append(f"M{x} {y}h1v1h-1z")
    traps = "".join(
        f"M{x // CELL} {y // CELL}h1v1h-1z"
        for trap in BOARD.traps
        for x, y in map(GROUND.corner, BOARD.cells_of(trap.space))
    )
    wide, high = (GROUND.wide - GARDEN) // CELL, GROUND.high // CELL
    drawn = "".join(f'<path fill="{wash}" d="{"".join(d)}"/>' for wash, d in floors.items())
    ground = (
        f'<path fill="{GREEN}" d="M0 0h{GROUND.wide / CELL:g}v{high}H0z"/>'
        f'<path fill="#54624f" d="M0 0h{wide}v{high}H0z"/>'
    )
    return f'{ground}{drawn}<path fill="{RED}" fill-opacity=".45" d="{traps}"/>'
