"""Cuts the two typefaces of the house down to the letters of its languages.

The display face is Old Standard, the text face PT Serif; both come from npm in pieces by script. A
subset of a font is another font, so its names become ours; its copyright and licence stay in it.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LETTERS: Final = {
    "latin": frozenset(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100))))
    | frozenset("–—‘’‚“”„…•‹›−€"),
    "latin-ext": frozenset("ĄąĆćĘęŁłŃńŚśŹźŻż"),
    "cyrillic": frozenset(map(chr, range(0x410, 0x450))) | frozenset("ЁёЄєІіЇїҐґ№"),
}
"""What is kept of each piece: Western European names, Polish, Ukrainian and Russian."""

FEATURES: Final = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "onum", "pnum", "tnum"]
"""The OpenType features that the style sheets may ask for."""

FAMILY, SUBFAMILY, UNIQUE, FULL, POSTSCRIPT = 1, 2, 3, 4, 6
"""Ids of the name table."""


@dataclass(frozen=True)
class Face:
    """A face to ship.

    Attributes:
        family: the name that style sheets use.
        short: the beginning of its files' names.
        package: the package of npm's ``@fontsource`` it comes from.
        weight: as in CSS.
        style: ``normal`` or ``italic``.
    """

    family: str
    short: str
    package: str
    weight: int
    style: str = "normal"

    def file(self, piece: str) -> str:
        """The name of one of its files."""
        slant = "-italic" if self.style == "italic" else ""
        return f"{self.short}-{self.weight}{slant}-{piece}.woff2"


FACES: Final = (
    Face("Dead End Display", "display", "old-standard-tt", 700),
    Face("Dead End Text", "text", "pt-serif", 400),
    Face("Dead End Text", "text", "pt-serif", 400, "italic"),
    Face("Dead End Text", "text", "pt-serif", 700),
)


def cut(source: Path, face: Face, piece: str) -> TTFont:
    """A font file with nothing but the letters of ``piece``, under our names.

    Raises:
        KeyError: the source lacks a letter.
    """
    font = TTFont(source, recalcTimestamp=False)
    wanted = {ord(letter) for letter in LETTERS[piece]}
    if missing := wanted - set(font.getBestCmap()):
        raise KeyError(f"{source.name} has no {''.join(map(chr, sorted(missing)))!r}")
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    full = f"{face.family} {face.weight} {face.style}"
    ours = {
        FAMILY: face.family,
        UNIQUE: full,
        FULL: full,
        POSTSCRIPT: full.title().replace(" ", ""),
    }
    for record in font["name"].names:
        record.string = ours.get(record.nameID, record.toUnicode())
    font.flavor = "woff2"
    return font


def lay(modules: Path, folder: Path) -> None:
    """Write every font file and the licences beside them.

    Args:
        modules: npm's folder of installed packages.
        folder: where to write; it must not exist yet.

    Raises:
        KeyError: a font lacks a letter of our languages.
        OSError: a package is not installed.
    """
    folder.mkdir(parents=True)
    for face in FACES:
        package = modules / "@fontsource" / face.package
        for piece in LETTERS:
            name = f"{face.package}-{piece}-{face.weight}-{face.style}.woff2"
            cut(package / "files" / name, face, piece).save(folder / face.file(piece))
        shutil.copyfile(package / "LICENSE", folder / f"{face.package}-OFL.txt")
