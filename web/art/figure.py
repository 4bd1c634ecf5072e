"""What all the portraits have in common: shoulders cut like a cameo, a head, a face."""

from __future__ import annotations

from typing import Final

from web.art.curves import Knot, ellipse
from web.art.ink import Pen, contour

MOUTHS: Final = {
    "smile": "-4.4,0 -.5,1.9 4.6,-.8",
    "smirk": "-3.4,.9 .6,1 4.4,-1.2",
    "prim": "-2.6,.2 0,-.5 2.6,.3",
    "frown": "-3.8,1.4 0,-.3 4,1.5",
    "flat": "-3.6,.4 0,.2 3.8,0",
}
"""Lines of a mouth, around its middle."""


def shoulders(pen: Pen, tint: str, broad: float = 33, slope: float = 73, neck: float = 9) -> None:
    """A bust in a coat of ``tint``, cut off below by an arc that a round token can hold.

    Args:
        pen: draws it.
        tint: what the coat is washed with.
        broad: half the width.
        slope: where the shoulders round off, lower is more drooping.
        neck: half the width of the collar.
    """
    pen.shape(
        tint,
        f"{50 - neck},65! {50 - broad * 0.72},{slope} {50 - broad},82! 33,93 50,96.5 67,93 "
        f"{50 + broad},82! {50 + broad * 0.72},{slope} {50 + neck},65!",
        2.4,
    )
    if tint != "mass":
        start, end = (50 + broad - 4, 82.5), (67, 91.5)
        pen.hatch(start, end, 5, (-9, -4), 1.2, contour(tint))


def neck(pen: Pen, wide: float = 6, top: float = 55, low: float = 74) -> None:
    """The neck, down to the opening of the coat."""
    pen.shape(
        "face",
        f"{50 - wide},{top}! {50 - wide},66 50,{low} {50 + wide},66 {50 + wide},{top}!",
        1.7,
    )
    pen.hatch((52, 64), (50 + wide - 1, 62), 4, (-1, 5.5), 1, "mark")


def head(
    pen: Pen,
    wide: float = 14.5,
    high: float = 18,
    jaw: float = 0.62,
    y: float = 46,
    turn: float = 0,
    ears: bool = True,
) -> None:
    """A bare head around ``50, y``, its shadow cut on the right cheek.

    Args:
        pen: draws it.
        wide: half its width.
        high: half its height.
        jaw: half the width of the jaw, in parts of ``wide``.
        y: its middle.
        turn: how far the chin is turned to the right.
        ears: whether they show.
    """
    if ears:
        for side in (-1, 1):
            pen.shape("face", ellipse(50 + side * wide, y + 2, 3.2, 4.6), 1.5)
    pen.shape(
        "face",
        [
            Knot(50, y - high),
            Knot(50 + wide * 0.84, y - high * 0.62),
            Knot(50 + wide, y),
            Knot(50 + turn + wide * jaw, y + high * 0.76),
            Knot(50 + turn, y + high),
            Knot(50 + turn - wide * jaw, y + high * 0.76),
            Knot(50 - wide, y),
            Knot(50 - wide * 0.84, y - high * 0.62),
        ],
        2,
    )
    pen.hatch(
        (50 + wide * 0.86, y + 3),
        (50 + turn + wide * jaw, y + high * 0.72),
        5,
        (-4.5, 2),
        0.9,
        "mark",
    )


def face(
    pen: Pen,
    x: float = 50,
    y: float = 46,
    eyes: str = "open",
    mouth: str = "flat",
    brows: tuple[float, float] = (4.6, 4.2),
    apart: float = 6,
    nose: float = 7,
    low: float = 12,
) -> None:
    """Eyes, brows, nose and mouth, in few strokes.

    Args:
        pen: draws it.
        x: the middle between the eyes; off 50 the head looks aside.
        y: the height of the eyes.
        eyes: ``open``, ``shut``, ``wide`` or ``aside``.
        mouth: one of :data:`MOUTHS`.
        brows: how far above the eyes their inner and outer ends are.
        apart: from the middle to an eye.
        nose: its length.
        low: how far below the eyes the mouth is.
    """
    for side in (-1, 1):
        at = x + side * apart
        if eyes == "shut":
            pen.line(f"{at - 3},{y - 0.4} {at},{y + 1.2} {at + 3},{y - 0.4}", 1.5, "mark")
        elif eyes == "open":
            pen.dot(at, y, 1.75)
        elif eyes == "aside":
            pen.dot(at + 1.3, y + 0.3, 1.6)
            pen.line(f"{at - 3.2},{y} {at},{y - 2.2} {at + 3.4},{y - 0.6}", 1.5, "mark")
        else:
            pen.disc("linen", at, y, 3.3, 0.9)
            pen.dot(at, y + 0.2, 1.35)
        pen.line(
            f"{at - side * 2.6},{y - brows[0]} {at + side * 0.6},{y - max(brows) - 0.6} "
            f"{at + side * 3.6},{y - brows[1]}",
            1.7,
            "mark",
        )
    pen.line(f"{x + 0.6},{y + 0.5} {x + 2.6},{y + nose - 1} {x - 0.8},{y + nose}", 1.4, "mark")
    pen.placed(x, y + low).line(MOUTHS[mouth], 1.7, "mark")
