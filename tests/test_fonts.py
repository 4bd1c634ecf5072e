"""The typefaces: every letter of the texts, little weight, a licence, and a way for each file."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont

from tools import build, fonts

SHEET = (build.ROOT / "web/styles/fonts.css").read_text("utf-8")
RULE = re.compile(
    r'@font-face \{ font-family: "([^"]+)"; font-weight: (\d+); font-style: (\w+);'
    r' font-display: swap; src: url\("\.\./fonts/([^"]+)"\) format\("woff2"\);'
    r" unicode-range: ([^;]+); \}"
)
MOST = 90_000
"""Bytes of all files together."""


@pytest.fixture(scope="module")
def shipped() -> Path:
    build.build()
    return build.SITE / "web/fonts"


def covered(ranges: str) -> set[str]:
    """The letters of a CSS unicode-range."""
    letters: set[str] = set()
    for span in ranges.split(","):
        first, _, last = span.strip().removeprefix("U+").partition("-")
        letters.update(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return letters


def test_all_together_weigh_little(shipped: Path) -> None:
    sizes = [path.stat().st_size for path in shipped.glob("*.woff2")]
    assert len(sizes) == len(fonts.FACES) * len(fonts.LETTERS)
    assert sum(sizes) <= MOST


def test_the_style_sheet_names_every_file_and_no_other(shipped: Path) -> None:
    rules = RULE.findall(SHEET)
    assert len(rules) == SHEET.count("@font-face")
    assert {file for *_, file, _ in rules} == {path.name for path in shipped.glob("*.woff2")}
    for family, weight, style, file, _ in rules:
        face = next(f for f in fonts.FACES if file in {f.file(piece) for piece in fonts.LETTERS})
        assert (family, int(weight), style) == (face.family, face.weight, face.style)


def test_each_file_holds_the_letters_that_it_is_fetched_for(shipped: Path) -> None:
    for *_, file, ranges in RULE.findall(SHEET):
        font = TTFont(shipped / file)
        (piece,) = [name for name in fonts.LETTERS if file.endswith(f"0-{name}.woff2")
                    or file.endswith(f"italic-{name}.woff2")]  # fmt: skip
        letters = set(map(chr, font.getBestCmap()))
        assert letters >= fonts.LETTERS[piece]
        assert fonts.LETTERS[piece] <= covered(ranges)


def test_the_ranges_of_a_face_do_not_overlap() -> None:
    by_face: dict[tuple[str, ...], set[str]] = {}
    for *face, _, ranges in RULE.findall(SHEET):
        seen = by_face.setdefault(tuple(face), set())
        assert not seen & covered(ranges)
        seen |= covered(ranges)


def test_the_names_are_ours_and_the_copyright_is_theirs(shipped: Path) -> None:
    for path in shipped.glob("*.woff2"):
        names = TTFont(path)["name"]
        assert names.getDebugName(fonts.FAMILY) in ("Dead End Display", "Dead End Text")
        ours = [names.getDebugName(number) for number in (1, 3, 4, 6)]
        assert not re.search("PT ?Serif|Old ?Standard", " ".join(map(str, ours)))
        assert "Copyright" in str(names.getDebugName(0))
    licences = {path.name: path.read_text("utf-8") for path in shipped.glob("*.txt")}
    assert set(licences) == {f"{face.package}-OFL.txt" for face in fonts.FACES}
    assert all("SIL OPEN FONT LICENSE Version 1.1" in text for text in licences.values())


def written() -> set[str]:
    """Every letter of the program's own texts, in whatever language."""
    letters: set[str] = set()
    for path in (build.ROOT / "web").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                if called in ("say", "count"):
                    texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                    letters.update(*(text for text in texts if isinstance(text, str)))
    for path in (build.ROOT / "web/catalogs").rglob("*.po"):
        with path.open("rb") as file:
            for message in read_po(file):
                forms = message.string
                letters.update(forms if isinstance(forms, str) else "".join(forms or ()))
    return letters


def test_no_letter_of_the_texts_is_missing() -> None:
    letters = written() - {"\n"}
    assert {"A", "’"} & letters
    assert letters <= frozenset().union(*fonts.LETTERS.values())


def test_a_font_without_a_letter_is_refused() -> None:
    latin = build.MODULES / "@fontsource/pt-serif/files/pt-serif-latin-400-normal.woff2"
    with pytest.raises(KeyError, match="Ж"):
        fonts.cut(latin, fonts.FACES[1], "cyrillic")
