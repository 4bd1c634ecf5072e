"""Contrast of what is read and what is aimed at, by day and by lamplight, as the styles have it.

Text needs 4.5:1; pieces, rings and lit spaces need 3:1 against every floor they may stand on.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from dead_end.games.drive_1313.material import ROOMS
from tests.web.stylesheets import rules
from web.games.drive_13.names import ROOMS as HOUSE_13

SHEETS: Final = (
    "art",
    "tokens",
    "controls",
    "screens",
    "table",
    "cards",
    "drives",
    "drive-1313",
    "drive-13",
    "noir",
    "watch-your-step",
)
FLOORS: Final = (*(f".floor-{room}" for room in ROOMS), ".floor-hall")
DARK: Final = "@media (prefers-color-scheme: dark)"

Colour = tuple[float, float, float]

RULES: Final = rules(SHEETS)


class Theme:
    """The colours of a theme: what a selector's own rules outside any group say."""

    def __init__(self, lamplit: bool) -> None:
        roots = (":root", ':root[data-theme="dark"]' if lamplit else ':root[data-theme="light"]')
        self.named: dict[str, str] = {}
        for rule in RULES:
            if rule.selector in roots and not rule.group:
                self.named |= {k: v for k, v in rule.declared.items() if k.startswith("--")}

    def said(self, selector: str, *names: str) -> str:
        """What the last rule of ``selector`` says for the first of the properties it has."""
        for name in names:
            for rule in reversed(RULES):
                if rule.selector == selector and not rule.group and name in rule.declared:
                    return rule.declared[name]
        raise KeyError(f"{selector} has none of {names}")

    def colour(self, value: str) -> Colour:
        """The colour that a declared value begins with."""
        named = re.search(r"var\((--[\w-]+)\)", value)
        if named:
            return self.colour(self.named[named[1]])
        found = re.search(r"#(\w{6})\b", value)
        if found is None:
            raise ValueError(f"no colour in {value!r}")
        red, green, blue = (int(found[1][at : at + 2], 16) / 255 for at in (0, 2, 4))
        return red, green, blue

    def ink(self, selector: str) -> Colour:
        """What words are written in."""
        return self.colour(self.said(selector, "fill", "color"))

    def ground(self, selector: str) -> Colour:
        """What words are written on."""
        return self.colour(self.said(selector, "fill", "background"))

    def edge(self, selector: str) -> Colour:
        """What a shape is drawn round with."""
        return self.colour(self.said(selector, "stroke"))

    def floors(self) -> list[Colour]:
        """Every floor: bare, under a pool of lamplight or two, and under a trap."""
        glow = self.colour(self.said(".pool", "fill"))
        trap = self.colour(self.said(".trap", "fill"))
        dim = float(self.said(".pool", "opacity"))
        found = []
        for selector in FLOORS:
            floor = self.ground(selector)
            lit = over(glow, floor, dim)
            under_trap = over(trap, floor, float(self.said(".trap", "fill-opacity")))
            found += [floor, lit, over(glow, lit, dim), under_trap]
        return found


def over(top: Colour, below: Colour, opacity: float) -> Colour:
    red, green, blue = (t * opacity + b * (1 - opacity) for t, b in zip(top, below, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


THEMES: Final = {"day": Theme(lamplit=False), "lamplight": Theme(lamplit=True)}


@pytest.fixture(params=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


TEXT: Final = (
    (":root", ":root"),
    (".news", ":root"),
    (".news-heading", ":root"),
    (".list-title", ":root"),
    (".group-heading", ":root"),
    (".bar-stage", ":root"),
    (".pile-words", ":root"),
    (".no-hand", ":root"),
    (".clause", ":root"),
    (":root", ".seat-body"),
    (":root", ".seat.turn .seat-body"),
    (":root", ".will"),
    (".will-heir.gone .will-name", ".will"),
    (".will-own", ".will-own"),
    (".will-foot", ".will"),
    (".fate.escaped", ".will"),
    (".fate.knocked-off", ".will"),
    (".initials", ".initials"),
    (":root", ".card"),
    (".card-line", ".card"),
    (":root", ".heir-card"),
    (".card-line", "span.card.playing"),
    (".copies", ".copies"),
    ("button.card.picked", "button.card.picked"),
    ("button.card.picked .card-line", "button.card.picked"),
    (":root", ".button"),
    (".button.deed", ".button.deed"),
    (".button.picked", ".button.picked"),
    (":root", ".refusal-line"),
    (".pawn-initials", ".pawn-ribbon"),
    (".piece.own .pawn-initials", ".piece.own .pawn-ribbon"),
    (".pawn-bags text", ".pawn-bags circle"),
    (".target-count", ".target-frame"),
    (".target-count", ".target-tag"),
    (".noise-word", ".noise-burst"),
    (".plate-number", ".plate"),
)
"""What is written, and on what."""


@pytest.mark.parametrize(("words", "ground"), TEXT, ids=[f"{one} on {two}" for one, two in TEXT])
def test_words_can_be_read(theme: Theme, words: str, ground: str) -> None:
    assert contrast(theme.ink(words), theme.ground(ground)) >= 4.5


def test_the_rooms_names_can_be_read_on_every_floor(theme: Theme) -> None:
    opacity = float(theme.said(".room-name", "fill-opacity"))
    for floor in theme.floors():
        assert contrast(over(theme.ink(".room-name"), floor, opacity), floor) >= 4.5


SHAPES: Final = (
    (".pawn-base", ".pawn-base"),
    (".pawn-base", ".piece.own .pawn-base"),
    (".pawn-halo", ".pawn-halo"),
    ("", ".pawn-halo"),
    (".pawn.picked .pawn-halo", ".pawn.picked .pawn-halo"),
    ("", ".pawn.offered .pawn-halo"),
    ("", ".pawn:focus-visible .pawn-base"),
    (".target-frame", ".target-frame"),
    ("", ".target-frame"),
    ("", ".target.springs .target-frame"),
    (".target-frame", ".target:focus-visible .target-frame"),
    (".target-tag", ".target-tag"),
    ("", ".trail path"),
    ("", ".trail-start"),
    ("", ".sprung"),
    ("", ".trap"),
    (".walls", ""),
)
"""What stands on the floors: the rule of its fill where that alone may do, that of its edge."""


@pytest.mark.parametrize(
    ("fill", "edge"), SHAPES, ids=[f"{one} {two}".strip() for one, two in SHAPES]
)
def test_pieces_rings_and_lit_spaces_stand_out_from_every_floor(
    theme: Theme, fill: str, edge: str
) -> None:
    for floor in theme.floors():
        seen = [contrast(theme.ground(fill), floor)] if fill else []
        seen += [contrast(theme.edge(edge), floor)] if edge else []
        assert max(seen) >= 3, floor


OAK: Final = (
    (".slab-name", ".slab-top"),
    (".seat-counts .seat-count:has(.icon-short)", ".seat-counts .seat-count:has(.icon-short)"),
    (".rack-count text", ".rack-count circle"),
    (".cloth-count", ".cloth-fall"),
    (".pop-word", "path.brass"),
    (".beside-words", ":root"),
    (".left-words", ".result"),
    (".notebook-odds", ".notebook-board tr:not(:first-child) td"),
    (".notebook-foot", ".drawer"),
    (".cut-name", ":root"),
)
"""What is written on the board and around it, and on what."""


@pytest.mark.parametrize(("words", "ground"), OAK, ids=[f"{one} on {two}" for one, two in OAK])
def test_what_is_written_on_wood_can_be_read(theme: Theme, words: str, ground: str) -> None:
    assert contrast(theme.ink(words), theme.ground(ground)) >= 4.5


WOODEN: Final = (
    ("path.mark", "path.oak"),
    ("path.mark", "path.maple"),
    ("path.well", "path.oak"),
    ("path.walnut", "path.oak"),
    ("path.walnut", "path.maple"),
    ("path.walnut-grain", "path.walnut"),
    ("path.maple", "path.well"),
    ("path.pine", "path.well"),
)
"""Pieces and holes, and what they lie in or beside."""


@pytest.mark.parametrize(("piece", "ground"), WOODEN)
def test_tops_holes_and_grains_stand_out(theme: Theme, piece: str, ground: str) -> None:
    assert contrast(theme.ground(piece), theme.ground(ground)) >= 3


RINGS: Final = (
    (".lit-ring", ".lit-edge"),
    (".fresh-ring", ".fresh-edge"),
    (".pencil-well", ".pencil-well"),
    (".hole:focus-visible .lit-edge", ".lit-ring"),
)
"""Rings and marks on the oak: two strokes, one of which must do."""


@pytest.mark.parametrize("rings", RINGS, ids=[one for one, _ in RINGS])
def test_rings_stand_out_from_the_oak(theme: Theme, rings: tuple[str, str]) -> None:
    assert max(contrast(theme.edge(ring), theme.ground("path.oak")) for ring in rings) >= 3


def test_lamplight_looks_alike_whoever_asks_for_it() -> None:
    """The reader's system and the reader's own choice give the same colours."""
    by_system: dict[str, str] = {}
    by_choice: dict[str, str] = {}
    for rule in RULES:
        if rule.group == DARK and rule.selector == ':root:not([data-theme="light"])':
            by_system |= rule.declared
        elif rule.selector == ':root[data-theme="dark"]':
            by_choice |= rule.declared
    assert by_system == by_choice
    assert {"--lamp", "--paper", "--own"} <= set(by_choice)


NOIR: Final = (
    ("--sheet-ink", "--sheet", 4.5),
    ("--sheet", "--sheet-ink", 4.5),
    ("--washed-ink", "--washed", 4.5),
    ("--red-text", "--red", 4.5),
    ("--plate-ink", "--plate", 4.5),
    ("--rain", "--night", 4.5),
    ("--red", "--plate", 3),
    ("--red", "--sheet", 3),
    ("--sheet", "--night", 3),
    ("--plate", "--night", 3),
    ("--lamp", "--night", 3),
)
"""Names of colours of Noir, what they are seen on, and how well they must be seen."""


@pytest.mark.parametrize("lamplit", [False, True])
@pytest.mark.parametrize(("shown", "ground", "least"), NOIR)
def test_the_line_up_of_noir_can_be_seen(
    lamplit: bool, shown: str, ground: str, least: float
) -> None:
    theme = Theme(lamplit=lamplit)
    root = '#root[data-game="noir"]'
    roots = (root, f':root[data-theme="dark"] {root}') if lamplit else (root,)
    for rule in RULES:
        if rule.selector in roots and not rule.group:
            theme.named |= rule.declared
    one, other = (theme.colour(f"var({name})") for name in (shown, ground))
    assert contrast(one, other) >= least


DUSK: Final = (
    (".pawn-base", ".pawn-base"),
    (".pawn-base", ".piece.own .pawn-base"),
    ("", ".pawn-halo"),
    ("", ".target-frame"),
    ("", ".trail path"),
    ("", ".trap"),
    (".walls", ""),
)
"""What stands on the floors of 13, as in ``SHAPES``."""


def dusk(lamplit: bool) -> tuple[Theme, list[Colour]]:
    """The colours at a table of 13, and its floors, bare and under lamplight."""
    theme = Theme(lamplit=lamplit)
    root = '#root[data-game="drive_13"]'
    roots = (root, f':root[data-theme="dark"] {root}') if lamplit else (root,)
    for rule in RULES:
        if rule.selector in roots and not rule.group:
            theme.named |= rule.declared
    glow, dim = theme.colour(theme.said(".pool", "fill")), float(theme.said(".pool", "opacity"))
    trap = theme.colour(theme.said(".trap", "fill"))
    floors = []
    for word in HOUSE_13.values():
        floor = theme.ground(f".floor-{word}")
        lit = over(glow, floor, dim)
        under_trap = over(trap, floor, float(theme.said(".trap", "fill-opacity")))
        floors += [floor, lit, over(glow, lit, dim), under_trap]
    return theme, floors


@pytest.mark.parametrize("lamplit", [False, True])
def test_pieces_names_and_lit_spaces_stand_out_in_the_house_of_13(lamplit: bool) -> None:
    theme, floors = dusk(lamplit)
    opacity = float(theme.said(".room-name", "fill-opacity"))
    for floor in floors:
        assert contrast(over(theme.ink(".room-name"), floor, opacity), floor) >= 4.5
        for fill, edge in DUSK:
            seen = [contrast(theme.ground(fill), floor)] if fill else []
            seen += [contrast(theme.edge(edge), floor)] if edge else []
            assert max(seen) >= 3, (fill, edge, floor)


@pytest.mark.parametrize("lamplit", [False, True])
def test_the_path_of_13_can_be_read(lamplit: bool) -> None:
    theme, _ = dusk(lamplit)
    assert contrast(theme.ink(".stone-number"), theme.ground(".stone")) >= 4.5
    lawn = theme.ground(".lawn")
    assert max(contrast(theme.ground(".stone"), lawn), contrast(theme.edge(".stone"), lawn)) >= 3
