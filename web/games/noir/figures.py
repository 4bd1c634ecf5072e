"""Small drawings for the rules: who is adjacent, how a line shifts, how the board closes up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from htpy import Element, g, path, rect, svg, use
from markupsafe import Markup

CELL: Final = 44
"""The side of a card with its gap, in a drawing's units."""


def _card(word: str, column: float, row: float, kind: str = "") -> Element:
    """A suspect face up, lit, or face down."""
    return g(
        class_=["figure-card", kind],
        transform=f"translate({column * CELL + CELL / 2:g} {row * CELL + CELL / 2:g})",
    )[
        rect(x=-20, y=-20, width=40, height=40, rx=3),
        use(
            href="#noir-blot" if kind == "dead" else f"#face-{word}",
            x=-18,
            y=-18,
            width=36,
            height=36,
        ),
    ]


def _drawn(columns: float, rows: float, things: Iterable[Element | str]) -> Markup:
    wide, high = columns * CELL, rows * CELL
    return Markup(
        str(
            svg(
                ".figure.noir-figure",
                viewBox=f"-4 -4 {wide + 8:g} {high + 8:g}",
                width=f"{wide * 1.3:g}",
                height=f"{high * 1.3:g}",
                aria_hidden="true",
                focusable="false",
            )[tuple(things)]
        )
    )


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> Element:
    """A level arrow, in cells."""
    (x1, y), (x2, _) = ((x * CELL, y * CELL) for x, y in (start, end))
    back = -8 if x2 > x1 else 8
    return path(
        ".figure-arrow",
        d=f"M{x1:g} {y:g}H{x2:g}M{x2 + back:g} {y - 6:g}L{x2:g} {y:g}L{x2 + back:g} {y + 6:g}",
    )


def _rows(rows: Sequence[Sequence[str]]) -> list[tuple[str, int, int]]:
    return [
        (word, column, row) for row, words in enumerate(rows) for column, word in enumerate(words)
    ]


@cache
def adjacent() -> Markup:
    """Eight around one, three around a corner (``noir.S3``)."""
    rows = (
        ("ada", "basil", "celeste", "dexter"),
        ("edith", "fergus", "greta", "hugo"),
        ("jasper", "kitty", "iris", "leopold"),
        ("mabel", "nestor", "olive", "percy"),
    )
    around = {(1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3), (2, 3), (3, 3), (1, 0), (0, 1)}
    return _drawn(
        4,
        4,
        (
            _card(word, column, row, _kind_of(word, (column, row) in around))
            for word, column, row in _rows(rows)
        ),
    )


def _kind_of(word: str, lit: bool) -> str:
    if word in ("iris", "ada"):
        return "chosen"
    return "lit" if lit else ""


@cache
def shift() -> Markup:
    """A row before and after (``noir.A1``)."""
    before, after = ("ada", "basil", "celeste", "dexter"), ("dexter", "ada", "basil", "celeste")
    return _drawn(
        5,
        2.5,
        (
            *(
                _card(word, at + 0.5, 0, "lit" if word == "dexter" else "")
                for at, word in enumerate(before)
            ),
            _arrow((0.6, 1.22), (4.4, 1.22)),
            *(
                _card(word, at + 0.5, 1.45, "lit" if word == "dexter" else "")
                for at, word in enumerate(after)
            ),
        ),
    )


@cache
def closing() -> Markup:
    """A column of the deceased goes (``noir.B1``)."""
    rows = (
        ("rufus", "sybil", "tobias"),
        ("ursula", "victor", "winifred"),
        ("xavier", "yolanda", "queenie"),
    )
    return _drawn(
        6,
        3,
        (
            *(_card(word, x, y, "dead" if x == 1 else "") for word, x, y in _rows(rows)),
            _arrow((3.15, 1.5), (3.85, 1.5)),
            *(_card(word, 4 + (x == 2), y) for word, x, y in _rows(rows) if x != 1),
        ),
    )
