"""Locks the pieces of an edition up into a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from web.gazette import pieces
from web.gazette.edition import Edition, Item
from web.gazette.masthead import dateline, headline, masthead
from web.gazette.plates import INK, PAPER, plates
from web.gazette.portraits import portraits
from web.gazette.setting import Block, frame, number, placed, room, rule, stacked, swelled, upright
from web.gazette.sheet import Sheet
from web.gazette.typecase import FAMILY

BROADSHEET: Final = Sheet(width=900, margin=34, columns=4, gap=22, body=14)
POCKET: Final = Sheet(width=400, margin=20, columns=1, gap=0, body=16)

BETWEEN: Final = 13
"""Room between two pieces of a column."""

LEAST: Final = 50
"""No advertisement is less high than this."""

LOOSEST: Final = 15
"""So much may be added to each of these before something else is printed there."""


def print_page(edition: Edition, sheet: Sheet, alone: bool = False) -> Markup:
    """The whole page as ``<svg>``.

    It needs :func:`plates` beside it, unless it is to stand ``alone``.
    """
    body = _pocket(edition, sheet) if sheet.columns == 1 else _broadsheet(edition, sheet)
    whole = stacked(
        [
            room(sheet.margin - 8),
            _inset(masthead(edition, sheet), sheet),
            _inset(dateline(edition, sheet), sheet),
            _inset(headline(edition, sheet), sheet),
            _inset(body, sheet),
            room(sheet.margin - 6),
        ]
    )
    height = round(whole.height)
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" '
        'font-family="{2}" fill="{3}"{4}>{5}{6}{7}</svg>'
    ).format(
        number(sheet.width),
        height,
        FAMILY,
        INK,
        "" if alone else Markup(' aria-hidden="true" focusable="false"'),
        Markup("<title>{}</title><defs>{}</defs>").format(
            edition.headline, plates(whole.marks, own=edition.drawings)
        )
        if alone
        else "",
        _paper(sheet, height),
        whole.marks,
    )


def _paper(sheet: Sheet, height: int) -> Markup:
    edge = sheet.margin / 2 - 3
    return (
        Markup('<path fill="{}" d="M0 0H{}V{}H0"/>').format(PAPER, number(sheet.width), height)
        + frame(edge, edge, sheet.width - 2 * edge, height - 2 * edge, 2.4)
        + frame(edge + 4, edge + 4, sheet.width - 2 * edge - 8, height - 2 * edge - 8, 0.8)
    )


def _inset(block: Block, sheet: Sheet) -> Block:
    return Block(block.height, placed(sheet.margin, 0, block.marks))


def _pocket(edition: Edition, sheet: Sheet) -> Block:
    wide = sheet.column
    items = [pieces.item(item, wide, sheet) for item in (edition.weather, *edition.items)]
    ads = [pieces.advertisement(item, wide, sheet) for item in edition.advertisements[:3]]
    blocks = [
        portraits(edition.portraits, wide, sheet),
        *(pieces.tally(tally, wide, sheet) for tally in edition.tallies[:1]),
        pieces.story(edition, wide, sheet),
        *(pieces.tally(tally, wide, sheet) for tally in edition.tallies[1:]),
        *items,
        *(block for column in edition.columns for block in (pieces.notices(column, wide, sheet))),
        *ads,
        pieces.colophon(wide),
    ]
    return stacked(blocks, BETWEEN + 3)


def _broadsheet(edition: Edition, sheet: Sheet) -> Block:
    wide, double = sheet.column, sheet.across(2)
    lefts = [place * (wide + sheet.gap) for place in range(4)]
    spare = list(edition.advertisements)
    front = (
        (lefts[0], wide, [pieces.story(edition, wide, sheet)]),
        (
            lefts[1],
            double,
            [
                portraits(edition.portraits, double, sheet),
                *(pieces.tally(tally, double, sheet) for tally in edition.tallies[:1]),
            ],
        ),
        (
            lefts[3],
            wide,
            [
                *(pieces.tally(tally, wide, sheet) for tally in edition.tallies[1:]),
                *(pieces.item(item, wide, sheet) for item in edition.items),
            ],
        ),
    )
    back = [block for column in edition.columns for block in pieces.notices(column, wide, sheet)]
    shares = share_out([block.height for block in back], 4)
    below = tuple(
        (left, wide, [back[place] for place in range(start, end)])
        for left, (start, end) in zip(lefts, shares, strict=True)
    )
    return stacked(
        [
            _side_by_side(front, spare, sheet),
            Block(17, rule(0, 7, sheet.across(4), 2.2) + rule(0, 11, sheet.across(4), 0.7)),
            _side_by_side(below, spare, sheet),
        ]
    )


def _side_by_side(
    columns: Sequence[tuple[float, float, list[Block]]], spare: list[Item], sheet: Sheet
) -> Block:
    """Columns made equally high by what is left in ``spare``, which is taken out of it."""
    height = max(stacked(blocks, BETWEEN).height for _, _, blocks in columns)
    marks = Markup("")
    for left, wide, blocks in columns:
        filled = _filled(blocks, wide, height, spare, sheet)
        marks += placed(left, 0, _driven_out(filled, wide, height))
        if left:
            marks += upright(left - sheet.gap / 2, 0, height)
    return Block(height, marks)


def _filled(
    blocks: list[Block], wide: float, height: float, spare: list[Item], sheet: Sheet
) -> list[Block]:
    """The pieces of a column, and below them the advertisements that still fit."""
    left = height - stacked(blocks, BETWEEN).height
    filled = list(blocks)
    for item in tuple(spare):
        if left < BETWEEN + LEAST:
            break
        block = pieces.advertisement(item, wide, sheet)
        if block.height + BETWEEN <= left:
            filled.append(block)
            spare.remove(item)
            left -= block.height + BETWEEN
    return filled


def _driven_out(blocks: list[Block], wide: float, height: float) -> Markup:
    """A column as high as told: the room that is left goes between its pieces."""
    if not blocks:
        return swelled(wide / 2, height / 2, wide * 0.5)
    spare = height - stacked(blocks, BETWEEN).height
    gaps = len(blocks) - 1
    if gaps and spare / gaps <= LOOSEST:
        return stacked(blocks, BETWEEN + spare / gaps).marks
    gap = BETWEEN + (LOOSEST * 0.6 if gaps and spare / gaps > LOOSEST else 0)
    column = stacked(blocks, gap)
    left = height - column.height
    if left < 16:
        return column.marks
    return column.marks + swelled(wide / 2, column.height + left / 2, wide * 0.5)


def share_out(heights: Sequence[float], columns: int) -> list[tuple[int, int]]:
    """Which pieces go into which column, in their order, so that the highest is as low as may be.

    Returns:
        The first piece of each column and the one after its last.
    """

    def cut_at(limit: float) -> list[tuple[int, int]] | None:
        found, start, used = [], 0, 0.0
        for place, high in enumerate(heights):
            if place > start and used + high > limit:
                found.append((start, place))
                start, used = place, 0.0
            used += high + BETWEEN
        found.append((start, len(heights)))
        return found if len(found) <= columns else None

    low, high = max(heights, default=0), sum(heights) + BETWEEN * len(heights)
    for _ in range(24):
        middle = (low + high) / 2
        if cut_at(middle) is None:
            low = middle
        else:
            high = middle
    shares = cut_at(high) or []
    return shares + [(len(heights), len(heights))] * (columns - len(shares))
