"""The top of the page: title, ears, the line of number and price, headline and decks."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from web.gazette.edition import Edition, Item
from web.gazette.plates import INK, PAPER, SPOT
from web.gazette.setting import (
    Block,
    Face,
    cut,
    frame,
    in_the_middle,
    number,
    one_line,
    placed,
    room,
    rule,
    stacked,
    swelled,
)
from web.gazette.sheet import Sheet
from web.gazette.typecase import Line, evened, fitting, lines

EAR: Final = 116
"""The width of the boxes beside the title."""

ON_ONE_LINE: Final = {True: tuple(range(72, 42, -2)), False: tuple(range(42, 28, -2))}
ON_MORE: Final = {True: tuple(range(60, 22, -2)), False: tuple(range(40, 16, -2))}
"""Sizes to try for what is set largest, on a broadsheet and on a page of one column."""


def masthead(edition: Edition, sheet: Sheet) -> Block:
    """The title, between two ears where there is room for them."""
    broad = sheet.columns > 1
    inner = sheet.width - 2 * sheet.margin
    measure = inner - 2 * (EAR + 16) if broad else inner
    size, found = _large(edition.title, measure * 0.98, broad)
    title = stacked(
        [
            room(2),
            _shaded(found, measure, Face(size, bold=True)),
            room(6),
            in_the_middle(
                [Line(edition.motto, measure, True)],
                measure,
                Face(15 if broad else 14, italic=True, spaced=0.4),
            ),
            room(8),
        ]
    )
    if not broad:
        return title
    ears = [_ear_text(item) for item in (edition.weather, edition.emblem)]
    height = max(title.height, *(ear.height + 18 for ear in ears))
    return Block(
        height + 6,
        placed(EAR + 16, (height - title.height) / 2, title.marks)
        + _ear(ears[0], height)
        + placed(inner - EAR, 0, _ear(ears[1], height)),
    )


def _large(text: str, measure: float, broad: bool) -> tuple[float, tuple[Line, ...]]:
    """One line if it need not be small, else several."""
    size, found = fitting(text, measure, ON_ONE_LINE[broad], 1)
    if len(found) > 1:
        size, found = fitting(text, measure, ON_MORE[broad], 2 if broad else 4)
    return size, found


def _shaded(found: tuple[Line, ...], measure: float, face: Face) -> Block:
    """Fat letters with a shadow, as sign painters and newspapers like them."""
    shadow = in_the_middle(found, measure, face, 1)
    depth = max(1.4, face.size / 26)
    return Block(
        shadow.height,
        Markup('<g fill="{}">{}</g>').format(SPOT, placed(depth, depth * 0.8, shadow.marks))
        + Markup('<g fill="{}" stroke="{}" stroke-width="{}" paint-order="stroke">{}</g>').format(
            INK, PAPER, number(depth * 0.55), shadow.marks
        ),
    )


def _ear_text(item: Item) -> Block:
    """A drawing and a few words, for a small box."""
    side = 46
    heading = Face(11.5, bold=True, spaced=0.8)
    text = Face(12.5, italic=True)
    return stacked(
        [
            in_the_middle(
                evened(item.heading.upper(), EAR - 16, heading.size * 1.12, True, 1),
                EAR - 16,
                heading,
            ),
            Block(side + 4, cut("cut", item.drawing, (EAR - 16 - side) / 2, 2, side)),
            in_the_middle(lines(item.text, [EAR - 16], text.size), EAR - 16, text, 1.1),
        ]
    )


def _ear(block: Block, height: float) -> Markup:
    """A small box."""
    return (
        frame(0, 0, EAR, height, 1.6)
        + frame(3, 3, EAR - 6, height - 6, 0.6)
        + placed(8, (height - block.height) / 2, block.marks)
    )


def dateline(edition: Edition, sheet: Sheet) -> Block:
    """Number, place and price between two double rules."""
    inner = sheet.width - 2 * sheet.margin
    face = Face(14 if sheet.columns > 1 else 12.5, spaced=0.3)
    third = inner / 3 - 8
    words = (
        (edition.number, 0.0, ""),
        (edition.place, inner / 2, "middle"),
        (edition.price, inner, "end"),
    )
    if all(face.wide(text) <= third for text, _, _ in words):
        set_words = Markup("").join(
            one_line(text, x, 22, third, face, anchor) for text, x, anchor in words
        )
        high = 34.0
    else:
        texts = " · ".join(text for text, _, _ in words)
        block = in_the_middle(lines(texts, [inner], face.size, spaced=0.4), inner, face, 1.25)
        set_words = placed(0, 10, block.marks)
        high = block.height + 18
    return Block(
        high + 8,
        rule(0, 0, inner, 2.2)
        + rule(0, 4, inner, 0.7)
        + Markup("<g{}>{}</g>").format(face.attributes(), set_words)
        + rule(0, high - 3, inner, 0.7)
        + rule(0, high, inner, 2.2),
    )


def headline(edition: Edition, sheet: Sheet) -> Block:
    """What it is all about, and the decks below it, a short rule between each two."""
    broad = sheet.columns > 1
    inner = sheet.width - 2 * sheet.margin
    size, found = _large(edition.headline.upper(), inner * 0.98, broad)
    parts = [room(12), in_the_middle(found, inner, Face(size, bold=True), 1.04), room(2)]
    for place, deck in enumerate(edition.decks):
        face = Face(24 if broad else 20, italic=True) if place == 0 else Face(16, spaced=0.5)
        measure = inner * (0.94 if place == 0 else 0.86)
        count = len(lines(deck, [measure], face.size, spaced=face.spaced))
        set_lines = evened(deck, measure, face.size * (1 + face.spaced / 12), False, count)
        parts += [
            Block(15, swelled(inner / 2, 7, 90)),
            in_the_middle(
                [Line(line.text, inner, line.last) for line in set_lines], inner, face, 1.18
            ),
        ]
    return stacked([*parts, Block(20, rule(0, 10, inner, 0.8))])
