"""The board in miniature, for the list of kept tables: a file of its own, shown as an image."""

from __future__ import annotations

from typing import Final

from dead_end.contract import NOBODY
from dead_end.games.watch_your_step.material import SIDE
from dead_end.games.watch_your_step.view import View

TABLE, OAK, EDGE, WELL = "#57496b", "#c9975c", "#8d5f34", "#2a1a12"
MAPLE, MAPLE_GRAIN, WALNUT, WALNUT_GRAIN = "#f3dfb0", "#a97e42", "#53301f", "#c79a68"
_PITCH: Final = 10


def thumbnail(view: View) -> str:
    """The tops that show, ringed or striped, on the slab."""
    holes = "".join(_hole(hole, seat) for hole, seat in enumerate(view.tops))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 60">'
        f'<path fill="{TABLE}" d="M0 0h42v60H0z"/>'
        f'<path fill="{EDGE}" d="M3 15 39 15V49L3 49z"/><path fill="{OAK}" d="M3 9H39V44H3z"/>'
        f"{holes}</svg>"
    )


def _hole(hole: int, seat: int) -> str:
    row, column = divmod(hole, SIDE)
    x, y = 6 + _PITCH * column, 13.5 + 8.6 * row
    if seat == NOBODY:
        return f'<ellipse cx="{x}" cy="{y:g}" rx="2.8" ry="2.3" fill="{WELL}"/>'
    face, grain = ((MAPLE, MAPLE_GRAIN), (WALNUT, WALNUT_GRAIN))[seat]
    disc = (
        f'<ellipse cx="{x}" cy="{y:g}" rx="3.4" ry="2.8" fill="{face}" stroke="{WELL}"'
        ' stroke-width=".7"/>'
    )
    if seat == 0:
        drawn = f'<ellipse cx="{x}" cy="{y:g}" rx="1.7" ry="1.3" fill="none"'
    else:
        drawn = f'<path d="M{x - 1.2:g} {y - 2:g}v4M{x:g} {y - 2.4:g}v4.8M{x + 1.2:g} {y - 2:g}v4"'
    return f'{disc}{drawn} stroke="{grain}" stroke-width=".7"/>'
