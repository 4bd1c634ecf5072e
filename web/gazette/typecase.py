"""How wide words are when they are set in the Gazette's type.

Nothing here can measure text: the page may be drawn where there is no browser, and be opened where
there are other fonts. So widths are those of Times and of what is cut to its measure, and every
line that may come out longer elsewhere is squeezed by the browser (see :mod:`setting`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

FAMILY: Final = "'Times New Roman', 'Liberation Serif', 'Nimbus Roman', Tinos, Times, serif"

_WIDTHS: Final = {
    20: "'|",
    25: " ,.·",
    30: "/:;\\ijltії",
    35: "!()-I[]`frІЇ‘’•",
    40: '"JsśşšЈѕ',
    45: "?^acezàáâãäåąáâãäåąçćčèéêëęěźżžгсэєґ“”„",
    50: "#$*0123456789_bdghknopquvxy{}«»ðñòóôõöøùúûüýþÿđńňőůűųавеоуухбчъьктзёяЗҐ–",
    55: "+<=>FPS~ßĄŚŞŠБРЬЅийнпцблдржґ",
    60: "ELTZÈÉÊËĘĚŁŹŻŽЁЕТГЄ",
    65: "BCRÇÆæĆČВКСЧЭЯмфы",
    70: "ADGHKNOQUVXYwÀÁÂÃÄÅÐÑÒÓÔÕÖØÙÚÛÜÝĄŃŇŐŮŰЫДИЙЛНОПУХЦЪАж",
    80: "&mшщюФ",
    85: "%",
    95: "@MWМЖ—…",
    105: "ШЩЮ",
}
WIDTHS: Final = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
"""Hundredths of the size, by letter; the widest where a letter stands twice."""

STRANGE: Final = 100
"""A letter that the case does not hold: hardly any is wider than it is high."""

BOLD: Final = 1.08
"""How much wider bold type is."""
_WEIGHTLESS: Final = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0e31\u0e34-\u0e3a"
    "\u0e47-\u0e4e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\U0001f3fb-\U0001f3ff]"
)
"""Marks on the letter before, and what is never seen."""

_JOINED: Final = re.compile(
    f"[\\s\\S](?:{_WEIGHTLESS.pattern}|[\u0900-\u0903\u093a-\u094f\u0980-\u0983\u09bc-\u09cd])*"
)
"""A letter with what must not be parted from it."""

_RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff]")


def apart(name: str) -> str:
    """A name to be set into a sentence: written from the right, it must not turn what follows."""
    return f"\u2068{name}\u2069" if _RIGHT_TO_LEFT.search(name) else name


def is_strange(text: str) -> bool:
    """Whether a letter of the text is one whose width is only a guess."""
    return any(letter not in WIDTHS for letter in _WEIGHTLESS.sub("", text))


def width(text: str, size: float, bold: bool = False, spaced: float = 0) -> float:
    """The width of a text in units of the page; ``spaced`` is added after each letter."""
    hundredths, letters = _counted(text)
    return hundredths * size / 100 * (BOLD if bold else 1) + spaced * letters


@lru_cache(maxsize=2048)
def _counted(text: str) -> tuple[int, int]:
    """The width of a text in hundredths of its size, and how many letters it has."""
    seen = _WEIGHTLESS.sub("", text)
    return sum(WIDTHS.get(letter, STRANGE) for letter in seen), len(seen)


class Line(NamedTuple):
    """A line of type: its text, the measure it is set to, and whether it ends its paragraph."""

    text: str
    measure: float
    last: bool


def lines(
    text: str, measures: Sequence[float], size: float, bold: bool = False, spaced: float = 0
) -> tuple[Line, ...]:
    """Break a text into lines.

    Args:
        text: what is set.
        measures: how long each line may be; the last holds for all further ones.
        size: of the type.
        bold: whether it is bold.
        spaced: room after each letter.

    Returns:
        The lines; a word longer than its line is broken wherever it must.
    """
    found: list[Line] = []
    held, long = "", 0.0
    space = width(" ", size, bold, spaced)

    def measure() -> float:
        return measures[min(len(found), len(measures) - 1)]

    for word in text.split():
        more = width(word, size, bold, spaced)
        if held and long + space + more <= measure():
            held, long = f"{held} {word}", long + space + more
            continue
        if held:
            found.append(Line(held, measure(), False))
        if more <= measure():
            held, long = word, more
            continue
        held, long = "", 0.0
        for piece in _broken(word):
            more = width(piece, size, bold, spaced)
            if held and long + more > measure():
                found.append(Line(held, measure(), False))
                held, long = "", 0.0
            held, long = held + piece, long + more
    found.append(Line(held, measure(), True))
    return tuple(_closed(found))


def _closed(found: Sequence[Line]) -> Iterator[Line]:
    """The lines, each holding by itself the marks that set a name apart (see :func:`apart`)."""
    inside = False
    for line in found:
        text = f"\u2068{line.text}" if inside else line.text
        inside = text.rfind("\u2068") > text.rfind("\u2069")
        yield line._replace(text=f"{text}\u2069" if inside else text)


def _broken(word: str) -> Iterator[str]:
    """The smallest pieces of a word."""
    for found in _JOINED.finditer(word):
        yield found.group()


def fitting(
    text: str, measure: float, sizes: Sequence[float], most: int, bold: bool = True
) -> tuple[float, tuple[Line, ...]]:
    """The greatest of ``sizes`` at which a text has at most ``most`` lines, and no word is broken.

    The least of them when none will do.
    """
    words = text.split()
    for size in sizes:
        set_lines = lines(text, [measure], size, bold)
        whole = all(width(word, size, bold) <= measure for word in words)
        if whole and len(set_lines) <= most:
            return size, evened(text, measure, size, bold, len(set_lines))
    return sizes[-1], lines(text, [measure], sizes[-1], bold)


def evened(text: str, measure: float, size: float, bold: bool, count: int) -> tuple[Line, ...]:
    """Set a text in ``count`` lines as even as may be, for what stands in the middle."""
    low, high = 0.0, measure
    for _ in range(12):
        middle = (low + high) / 2
        if len(lines(text, [middle], size, bold)) <= count and middle >= max(
            (width(word, size, bold) for word in text.split()), default=0
        ):
            high = middle
        else:
            low = middle
    return tuple(Line(line.text, measure, line.last) for line in lines(text, [high], size, bold))
