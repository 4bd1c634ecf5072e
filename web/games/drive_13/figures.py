"""Small drawings for the rules of 13: walks on a scrap of the plan."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from web.games.drives.scraps import CELL, Scrap


@cache
def walk() -> Markup:
    """Round a corner, no space twice (``13.M3``)."""
    scrap = Scrap(4, 2)
    scrap.spaces(*((column, row) for row in (0, 1) for column in range(4)), floor="dining")
    scrap.wall((1, 1), (3, 1))
    scrap.pawn("hickory", (0, 1))
    scrap.walk((0, 1), (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    return scrap.drawn()


@cache
def passage() -> Markup:
    """From a secret passage to another in one step (``13.M4``)."""
    scrap = Scrap(6, 2)
    scrap.spaces((0, 0), (1, 0), (0, 1), (1, 1), floor="library")
    scrap.spaces((4, 0), (5, 0), (4, 1), (5, 1), floor="conservatory")
    for side in (2, 4):
        scrap.wall((side, 0), (side, 2))
    scrap.mark("passage", (1, 1), (4, 1))
    scrap.pawn("parker", (0, 1))
    scrap.walk((0, 1), (1, 1), (4, 1), (5, 1), (5, 0), leap=2)
    return scrap.drawn()


@cache
def trap() -> Markup:
    """Onto a trap with the last step (``13.P1``)."""
    scrap = Scrap(5, 1.6)
    scrap.spaces((0, 0.3), (1, 0.3), (2, 0.3), floor="library")
    scrap.trap((2, 0.3), "trap-bookcase", 1, 1)
    scrap.pawn("clay", (0, 0.3))
    scrap.walk((0, 0.3), (1, 0.3), (1.9, 0.3))
    scrap.sign("trap-bookcase", 3.6 * CELL, 32, 44)
    scrap.sign("card-wild", 4.6 * CELL, 32, 40)
    return scrap.drawn()


@cache
def door() -> Markup:
    """Out of the front door with steps to spare (``13.E1``)."""
    scrap = Scrap(5.4, 2)
    scrap.spaces(*((column, row) for row in (0, 1) for column in range(3)), floor="foyer")
    scrap.spaces((3, 0), floor="path")
    scrap.sign("skull", 3.5 * CELL, 20, 26)
    scrap.wall((3, 1), (3, 2))
    scrap.sign("frame", 4.8 * CELL, 32, 52)
    scrap.sign("heir-lulu", 4.8 * CELL, 32, 32)
    scrap.sign("die-5", 3.6 * CELL, 62, 28)
    scrap.pawn("lulu", (0, 1))
    scrap.walk((0, 1), (1, 1), (1, 0), (2, 0), (3, 0))
    return scrap.drawn()
