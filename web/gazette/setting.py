"""Lines of type and rules as SVG; a *block* is a piece of the page that knows its height."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from web.gazette.plates import INK
from web.gazette.typecase import Line, is_strange, lines, width

LEADING: Final = 1.2
"""From line to line, in sizes of the type."""

TIGHT: Final = 0.86
"""A line that fills more than this of its measure could come out too long in another font."""

LOOSEST: Final = 0.8
"""Room between words, in sizes, beyond which a line is not driven out to its measure."""


class Block(NamedTuple):
    """A piece of the page, drawn from its upper left corner."""

    height: float
    marks: Markup


def number(value: float) -> str:
    """A measure as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def placed(x: float, y: float, marks: Markup) -> Markup:
    """Marks, moved."""
    return Markup('<g transform="translate({} {})">{}</g>').format(number(x), number(y), marks)


def stacked(blocks: Iterable[Block], gap: float = 0) -> Block:
    """Blocks below each other."""
    marks, y = Markup(""), 0.0
    for block in blocks:
        marks += placed(0, y, block.marks) if y else block.marks
        y += block.height + gap
    return Block(max(0.0, y - gap), marks)


def room(height: float) -> Block:
    """Nothing, so high."""
    return Block(height, Markup(""))


def rule(x1: float, y: float, x2: float, thick: float = 1) -> Markup:
    """A line across."""
    return Markup('<path fill="{}" d="M{} {}H{}v{}H{}"/>').format(
        INK, number(x1), number(y), number(x2), number(thick), number(x1)
    )


def upright(x: float, y: float, height: float, thick: float = 0.7) -> Markup:
    """A line down, between two columns."""
    return Markup('<path fill="{}" d="M{} {}h{}v{}h-{}"/>').format(
        INK, number(x - thick / 2), number(y), number(thick), number(height), number(thick)
    )


def swelled(middle: float, y: float, length: float, thick: float = 2.6) -> Markup:
    """The short rule of a compositor: thin, thick, thin, with a bead."""
    half = length / 2
    return Markup('<path fill="{}" d="M{} {}q{} {} {} 0q-{} {} -{} 0m{} 0"/>').format(
        INK,
        number(middle - half),
        number(y),
        number(half),
        number(-thick),
        number(length),
        number(half),
        number(thick),
        number(length),
        number(half),
    ) + Markup('<circle fill="{}" cx="{}" cy="{}" r="{}"/>').format(
        INK, number(middle), number(y), number(thick * 0.95)
    )


def frame(x: float, y: float, wide: float, high: float, thick: float = 1) -> Markup:
    """A rectangle of line."""
    return Markup(
        '<rect x="{}" y="{}" width="{}" height="{}" fill="none" stroke="{}" stroke-width="{}"/>'
    ).format(number(x), number(y), number(wide), number(high), INK, number(thick))


def cut(kind: str, drawing: str, x: float, y: float, side: float) -> Markup:
    """A drawing, printed; ``kind`` is ``cut`` or ``plate``."""
    return Markup('<use href="#{}-{}" x="{}" y="{}" width="{}" height="{}"/>').format(
        kind, drawing, number(x), number(y), number(side), number(side)
    )


class Face(NamedTuple):
    """How type looks."""

    size: float
    bold: bool = False
    italic: bool = False
    spaced: float = 0
    colour: str = ""

    def wide(self, text: str) -> float:
        """The width of a text."""
        return width(text, self.size, self.bold, self.spaced)

    def attributes(self) -> Markup:
        """As attributes of a group."""
        marks = Markup(' font-size="{}"').format(number(self.size))
        if self.bold:
            marks += Markup(' font-weight="700"')
        if self.italic:
            marks += Markup(' font-style="italic"')
        if self.spaced:
            marks += Markup(' letter-spacing="{}"').format(number(self.spaced))
        if self.colour:
            marks += Markup(' fill="{}"').format(self.colour)
        return marks


def _squeezed(measure: float) -> Markup:
    return Markup(' textLength="{}" lengthAdjust="spacingAndGlyphs"').format(number(measure))


def one_line(text: str, x: float, y: float, measure: float, face: Face, anchor: str = "") -> Markup:
    """A line of type that never leaves its measure; ``anchor`` as SVG has it."""
    marks = Markup("")
    set_width = face.wide(text)
    # Strange letters are counted as wide as they can be, so they need no squeezing.
    if set_width > measure * TIGHT and not is_strange(text):
        marks = _squeezed(min(set_width, measure))
    if anchor:
        marks += Markup(' text-anchor="{}"').format(anchor)
    return Markup('<text x="{}" y="{}"{}>{}</text>').format(number(x), number(y), marks, text)


def _justified(line: Line, x: float, y: float, face: Face) -> Markup:
    words = line.text.count(" ")
    spare = line.measure - face.wide(line.text)
    if line.last or not words or is_strange(line.text) or spare / words > LOOSEST * face.size:
        return one_line(line.text, x, y, line.measure, face)
    return Markup('<text x="{}" y="{}" word-spacing="{}"{}>{}</text>').format(
        number(x), number(y), f"{spare / words:.2f}", _squeezed(line.measure), line.text
    )


def set_type(text: str, measure: float, face: Face, indents: Sequence[float] = (0,)) -> Block:
    """A paragraph driven out to both edges; ``indents`` from the left, the last for all others."""
    marks = Markup("")
    step = face.size * LEADING
    found = lines(text, [measure - indent for indent in indents], face.size, face.bold)
    for place, line in enumerate(found):
        indent = indents[min(place, len(indents) - 1)]
        marks += _justified(line, indent, face.size * 0.92 + place * step, face)
    return Block(len(found) * step, Markup("<g{}>{}</g>").format(face.attributes(), marks))


def in_the_middle(found: Iterable[Line], measure: float, face: Face, step: float = 1.05) -> Block:
    """Lines about the middle of a measure."""
    marks, y = Markup(""), 0.0
    for line in found:
        marks += one_line(
            line.text, measure / 2, y + face.size * 0.82, measure, face, anchor="middle"
        )
        y += face.size * step
    return Block(y, Markup("<g{}>{}</g>").format(face.attributes(), marks))
