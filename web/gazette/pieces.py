"""What stands in the columns: the story, tallies, notices, items, advertisements."""

from __future__ import annotations

from markupsafe import Markup

from web.gazette.edition import Column, Edition, Item, Notice, Tally
from web.gazette.plates import INK, SPOT
from web.gazette.setting import (
    LEADING,
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
    set_type,
    stacked,
    swelled,
)
from web.gazette.sheet import Sheet
from web.gazette.typecase import WIDTHS, evened, fitting, lines


def heading(text: str, wide: float, size: float) -> Block:
    """A heading over a column, in capitals, on as few lines as it needs."""
    found_size, found = fitting(text.upper(), wide, (size, size - 1.5, size - 3), 2)
    return in_the_middle(found, wide, Face(found_size, bold=True), 1.12)


def story(edition: Edition, wide: float, sheet: Sheet) -> Block:
    """The leading article, its first letter three lines high."""
    face = Face(sheet.body)
    first, *others = edition.story
    return stacked(
        [
            heading(edition.story_heading, wide, sheet.body + 4),
            Block(12, swelled(wide / 2, 5, wide * 0.4)),
            _with_initial(first, wide, face),
            *(set_type(text, wide, face, (face.size, 0)) for text in others),
        ],
        1,
    )


def _with_initial(text: str, wide: float, face: Face) -> Block:
    initial, rest = text[:1], text[1:]
    if initial not in WIDTHS or not initial.isalpha():
        return set_type(text, wide, face)
    step = face.size * LEADING
    # Capitals of Times are two thirds of their size high.
    large = Face((2 * step + face.size * 0.66) / 0.66, bold=True, colour=SPOT)
    indent = large.wide(initial) + 4
    body = set_type(rest.lstrip(), wide, face, (indent, indent, indent, 0))
    letter = Markup("<g{}>{}</g>").format(
        large.attributes(),
        one_line(initial, 0, face.size * 0.92 + 2 * step, large.wide(initial) * 1.4, large),
    )
    return Block(max(body.height, 3 * step), letter + body.marks)


def tally(table: Tally, wide: float, sheet: Sheet) -> Block:
    """Names and amounts with dots between, under a heading."""
    rows = [_row(row.name, row.amount, row.first, wide, sheet) for row in table.rows]
    return stacked(
        [
            Block(6, rule(0, 0, wide, 0.8)),
            heading(table.heading, wide, sheet.body + 2),
            room(3),
            *rows,
            Block(4, rule(0, 3, wide, 0.8)),
        ]
    )


def _row(name: str, amount: str, first: bool, wide: float, sheet: Sheet) -> Block:
    face = Face(sheet.body + 1, bold=first)
    most = wide * 0.42
    found = lines(name, [wide - min(most, face.wide(amount)) - 22], face.size, first)
    step = face.size * LEADING
    y = face.size * 0.92 + (len(found) - 1) * step
    marks = Markup("").join(
        one_line(line.text, 0, face.size * 0.92 + place * step, line.measure, face)
        for place, line in enumerate(found)
    )
    amount_wide = min(most, face.wide(amount))
    start, end = face.wide(found[-1].text) * 1.06 + 5, wide - amount_wide * 1.06 - 5
    if end - start > 8:
        marks += Markup(
            '<path stroke="{}" stroke-width="1.3" stroke-dasharray="0 5" stroke-linecap="round" '
            'd="M{} {}H{}"/>'
        ).format(INK, number(start), number(y - 1), number(end))
    marks += one_line(amount, wide, y, most, face, anchor="end")
    return Block(len(found) * step + 1, Markup("<g{}>{}</g>").format(face.attributes(), marks))


def item(printed: Item, wide: float, sheet: Sheet) -> Block:
    """A short piece under its own heading, with its drawing above if it has one."""
    side = 62 if printed.drawing else 0
    return stacked(
        [
            Block(6, rule(0, 0, wide, 0.8)),
            heading(printed.heading, wide, sheet.body + 1),
            Block(side + 4, cut("cut", printed.drawing, (wide - side) / 2, 2, side))
            if side
            else room(2),
            set_type(printed.text, wide, Face(sheet.body)),
        ]
    )


def notices(column: Column, wide: float, sheet: Sheet) -> list[Block]:
    """The notices of a kind; the heading keeps to the first of them."""
    blocks = [_notice(notice, wide, sheet) for notice in column.notices]
    if not blocks:
        return []
    head = stacked(
        [heading(column.heading, wide, sheet.body + 2.5), Block(13, swelled(wide / 2, 6, 70))]
    )
    return [stacked([head, blocks[0]]), *blocks[1:]]


def _notice(notice: Notice, wide: float, sheet: Sheet) -> Block:
    """A likeness, the name beside it, and the text around it."""
    side = 44
    face, name = Face(sheet.body), Face(sheet.body, bold=True, spaced=0.5)
    indent = side + 14
    above = in_lines(notice.name.upper(), wide - indent, name)
    step = face.size * LEADING
    beside = max(0, -(-(side + 6 - above.height) // step))
    text = set_type(notice.text, wide, face, (*([indent] * int(beside)), 0))
    border = (
        frame(1.5, 2, side + 4, side + 4, 3.4)
        if notice.mourning
        else frame(1.5, 2, side + 4, side + 4, 0.8)
    )
    return Block(
        max(side + 10, above.height + text.height),
        border
        + cut("cut", notice.drawing, 3.5, 4, side)
        + placed(indent, 0, above.marks)
        + placed(0, above.height, text.marks),
    )


def in_lines(text: str, wide: float, face: Face) -> Block:
    """Lines from the left, none driven out."""
    found = lines(text, [wide], face.size, face.bold, face.spaced)
    step = face.size * LEADING
    marks = Markup("").join(
        one_line(line.text, 0, face.size * 0.92 + place * step, wide, face)
        for place, line in enumerate(found)
    )
    return Block(len(found) * step, Markup("<g{}>{}</g>").format(face.attributes(), marks))


def advertisement(printed: Item, wide: float, sheet: Sheet) -> Block:
    """A boxed piece in the middle of its box."""
    inner = wide - 24
    side = 56 if printed.drawing else 0
    face = Face(sheet.body - 0.5, italic=True)
    count = len(lines(printed.text, [inner], face.size))
    block = stacked(
        [
            heading(printed.heading, inner, sheet.body + 2),
            Block(side + 5, cut("cut", printed.drawing, (inner - side) / 2, 2, side))
            if side
            else room(3),
            in_the_middle(evened(printed.text, inner, face.size, False, count), inner, face, 1.18),
        ]
    )
    high = block.height + 18
    return Block(
        high,
        frame(1, 1, wide - 2, high - 2, 1.6)
        + frame(4.5, 4.5, wide - 9, high - 9, 0.6)
        + placed(12, 10, block.marks),
    )


def colophon(wide: float) -> Block:
    """The foot of a page."""
    return Block(14, swelled(wide / 2, 7, wide * 0.5, 3.4))
