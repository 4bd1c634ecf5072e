"""What several suspects wear: coats with lapels, collars, ties, glasses, whiskers, earrings."""

from __future__ import annotations

from web.art.curves import ellipse
from web.art.figure import neck, shoulders
from web.art.ink import Pen, contour


def coat(
    pen: Pen,
    tint: str = "mass",
    broad: float = 33,
    slope: float = 73,
    shirt: str = "linen",
    tie: str = "",
) -> None:
    """A coat with lapels over a shirt, and a tie if it has a ``tint``.

    Args:
        pen: draws it.
        tint: what the coat is washed with.
        broad: half the width of the shoulders.
        slope: how far they droop.
        shirt: the tint of the shirt.
        tie: the tint of the tie; empty for none.
    """
    shoulders(pen, tint, broad, slope)
    neck(pen, 6.5)
    pen.shape(shirt, "43,64! 40,72 50,94! 60,72 57,64! 50,73", 1.5)
    if tie:
        pen.shape(tie, "47,71! 53,71! 52,76! 55,88 50,95! 45,88 48,76!", 1.3)
    lapel = "linen" if tint == "mass" else contour(tint)
    pen.line("41,64 37,76 50,96", 1.7, lapel)
    pen.line("59,64 63,76 50,96", 1.7, lapel)


def turned_up(pen: Pen, tint: str) -> None:
    """A coat collar turned up against the rain."""
    pen.shape(tint, "46,72! 36,56 30,53! 25,66 30,78 45,92!", 1.9)
    pen.shape(tint, "54,72! 64,56 70,53! 75,66 70,78 55,92!", 1.9)


def bow_tie(pen: Pen, tint: str, y: float = 72) -> None:
    """A bow tie."""
    pen.shape(tint, f"50,{y}! 39,{y - 5} 38,{y + 5}! 50,{y}! 62,{y + 5} 61,{y - 5}!", 1.5)
    pen.dot(50, y, 2, "linen")


def glasses(
    pen: Pen, y: float = 46, radius: float = 5.4, apart: float = 6.4, x: float = 50
) -> None:
    """Round glasses; the eyes are drawn after."""
    for side in (-1, 1):
        pen.blot("mark", ellipse(x + side * apart, y, radius))
        pen.blot("linen", ellipse(x + side * apart, y, radius - 1.3))
    pen.line(f"{x - 1.6},{y - 1} {x},{y - 2} {x + 1.6},{y - 1}", 1.4, "mark")
    for side in (-1, 1):
        at = x + side * (apart + radius)
        pen.line(f"{at},{y} {at + side * 3},{y + 0.6}", 1.4, "mark")


def moustache(pen: Pen, y: float = 56, wide: float = 9, tint: str = "mass") -> None:
    """A moustache whose ends turn up."""
    near, far = wide * 0.5, wide
    pen.shape(
        tint,
        f"50,{y - 1}! {50 - near},{y - 1.6} {50 - far},{y - 3.6}! {50 - near},{y + 2.6} "
        f"50,{y + 2}! {50 + near},{y + 2.6} {50 + far},{y - 3.6}! {50 + near},{y - 1.6}",
        0.8,
    )


def earrings(pen: Pen, y: float = 56, apart: float = 14, tint: str = "linen") -> None:
    """A drop at either ear."""
    for side in (-1, 1):
        at = 50 + side * apart
        pen.line(f"{at},{y - 5} {at},{y}", 1.1)
        pen.disc(tint, at, y + 2.4, 2.9, 1)


def pearls(pen: Pen, y: float = 72, half: float = 11) -> None:
    """A string of pearls."""
    for step in range(-3, 4):
        drop = 7 - 0.75 * step * step
        pen.disc("linen", 50 + half * step / 3, y + drop, 2.3, 0.9)


def lips(pen: Pen, y: float = 57.6, x: float = 50, tint: str = "oxblood") -> None:
    """Painted lips."""
    pen.blot(
        tint,
        f"{x - 4.4},{y}! {x - 1.6},{y - 2} {x},{y - 1.2}! "
        f"{x + 1.6},{y - 2} {x + 4.4},{y}! {x},{y + 2.8}",
    )
