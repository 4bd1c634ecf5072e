import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import CARDS, HEIRS, ROOMS, TRAPS
from dead_end.mansion import Furniture, read_floor_plan
from web.art import DRAWINGS, sprites
from web.art.curves import box, ellipse, knots
from web.art.furnishings import SINGLE, SPANNING
from web.art.furniture import Piece, draw, pieces
from web.art.ink import Pen
from web.art.path import GRID

STYLES = Path(__file__).parents[2] / "web" / "styles" / "art.css"
SVG = "{http://www.w3.org/2000/svg}"

# How many pairs of numbers each command of the pen takes.
PAIRS = {"m": 1, "l": 1, "q": 2, "c": 3}

SALON = read_floor_plan("""\
board salon
size 6 5
room S Salon
trap S Chandelier
closed so sofa
closed ru rug
closed bk bookcase
closed pl plant
map
     a  b  c  d  e  f
   +--+--+--+--+--+--+
 1 |S! bk bk S  Sh so|
   +                 +
 2 |S^ S  S  S  S  so|
   +                 +
 3 |ru ru ru S  pl pl|
   +                 +
 4 |ru ru S  S  bk bk|
   +--+--+--+  +--+--+
 5          |[]|
            +--+
end
""")


def figures(path: str) -> Iterator[list[tuple[float, float]]]:
    """Each figure of a path as its points, control points included, in units of the drawing."""
    x = y = 0
    figure: list[tuple[float, float]] = []
    for command, rest in re.findall(r"([mlqca])([^mlqca]*)", path):
        numbers = [int(word) for word in re.findall(r"-?\d+", rest)]
        if command == "a":
            radius, up, down, large, sweep, right, low = numbers
            assert (radius, down, large, sweep, right, low) == (up, 0, 1, 1, 0, 1)
            for across, along in ((radius, -radius), (2 * radius, 0), (radius, radius)):
                figure.append(((x + across) / GRID, (y + along) / GRID))
            y += 1
            continue
        if command == "m":
            if figure:
                yield figure
            figure = []
        size = 2 * PAIRS[command]
        # Pairs that follow a move are lines, so groups of one pair each.
        assert numbers, path
        assert len(numbers) % size == 0, path
        for first in range(0, len(numbers), size):
            group = numbers[first : first + size]
            points = [
                ((x + across) / GRID, (y + along) / GRID)
                for across, along in zip(group[::2], group[1::2], strict=True)
            ]
            figure += points
            x, y = x + group[-2], y + group[-1]
    yield figure


def area(figure: list[tuple[float, float]]) -> float:
    return sum(
        x * down - across * y
        for (x, y), (across, down) in zip(figure, [*figure[1:], figure[0]], strict=True)
    )


def symbols() -> dict[str, ElementTree.Element]:
    block = ElementTree.fromstring(
        str(sprites()).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    )
    return {symbol.attrib["id"]: symbol for symbol in block}


SYMBOLS = symbols()


def points(symbol: ElementTree.Element) -> list[tuple[float, float]]:
    return [
        point
        for path in symbol.iter(f"{SVG}path")
        for figure in figures(path.attrib["d"])
        for point in figure
    ]


def drawn(piece: Piece) -> list[tuple[float, float]]:
    """The points of a piece that spans cells, in cells."""
    group = ElementTree.fromstring(draw(piece))
    across, down = re.findall(r"\d+", group.attrib["transform"])
    return [
        (int(across) + x / 100, int(down) + y / 100)
        for path in group.iter("path")
        for figure in figures(path.attrib["d"])
        for x, y in figure
    ]


# What there is.


@pytest.mark.parametrize("heir", HEIRS)
def test_every_heir_has_a_portrait(heir: str) -> None:
    assert f"heir-{heir}" in SYMBOLS


def test_every_trap_and_room_has_an_emblem() -> None:
    wanted = {f"trap-{trap}" for trap in TRAPS} | {f"room-{room}" for room in ROOMS}
    assert wanted <= set(SYMBOLS)


def test_every_sort_of_card_has_an_emblem() -> None:
    sorts = {card.partition("-")[0] for card in CARDS}
    assert {f"card-{sort}" for sort in sorts} | {"card-back"} <= set(SYMBOLS)


def test_tokens_and_signs_are_there() -> None:
    tokens = ["bag", "dead", "escaped", "bell", "arrow", "passage", "stairs", "chair", "welcome"]
    signs = ["rules", "log", "undo", "again", "peek", "quit", "save", "open", "play"]
    wanted = {
        *tokens,
        *(f"die-{pips}" for pips in range(1, 7)),
        *(f"sign-{sign}" for sign in signs),
    }
    assert wanted <= set(SYMBOLS)


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_shows_its_pips(pips: int) -> None:
    marks = SYMBOLS[f"die-{pips}"].iter(f"{SVG}path")
    rounds = [path.attrib["d"].count("a") for path in marks if path.attrib.get("class") == "mark"]
    assert sum(rounds) == pips


def test_every_kind_of_furniture_on_the_map_can_be_drawn() -> None:
    assert {cell.kind for cell in BOARD.furniture} <= set(SINGLE) | set(SPANNING)
    assert not set(SINGLE) & set(SPANNING)


def test_no_two_drawings_are_alike() -> None:
    assert len({str(sprites([name])).partition("viewBox")[2] for name in DRAWINGS}) == len(DRAWINGS)


# The block of symbols.


def test_symbols_are_squares_of_a_hundred() -> None:
    assert list(SYMBOLS) == list(DRAWINGS)
    assert {symbol.attrib["viewBox"] for symbol in SYMBOLS.values()} == {"0 0 100 100"}


def test_only_the_drawings_asked_for_are_given_and_each_once() -> None:
    block = sprites(["bell", "heir-lulu", "bell"])
    assert isinstance(block, Markup)
    assert re.findall(r'id="([^"]*)"', block) == ["bell", "heir-lulu"]


def test_asking_for_what_nobody_drew_is_an_error() -> None:
    with pytest.raises(KeyError, match="heir-nobody"):
        sprites(["heir-nobody"])


def test_the_art_of_the_game_weighs_little() -> None:
    furniture = sum(len(draw(piece).encode()) for piece in pieces(BOARD))
    assert len(sprites().encode()) + furniture < 120_000


def test_drawings_are_plain_paths_with_a_class() -> None:
    allowed = {
        "svg": {"class", "width", "height", "aria-hidden"},
        "symbol": {"id", "viewBox"},
        "g": {"class", "transform"},
        "path": {"class", "d"},
        "use": {"href", "x", "y", "width", "height", "transform"},
    }
    markup = [sprites(), *(draw(piece) for piece in pieces(BOARD))]
    for text in markup:
        for element in ElementTree.fromstring(text).iter():
            assert set(element.attrib) <= allowed[element.tag], element.tag


def test_ids_are_unique_and_every_use_finds_its_symbol() -> None:
    ids = re.findall(r'id="([^"]*)"', sprites())
    assert len(ids) == len(set(ids))
    used = {name for piece in pieces(BOARD) for name in re.findall(r'href="#([^"]*)"', draw(piece))}
    assert used
    assert used <= set(ids)


# The drawings.


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_stays_in_its_square(name: str) -> None:
    for x, y in points(SYMBOLS[name]):
        assert -2 <= x <= 102, (x, y)
        assert -2 <= y <= 102, (x, y)


@pytest.mark.parametrize("heir", HEIRS)
def test_a_portrait_fits_a_round_token(heir: str) -> None:
    furthest = max(points(SYMBOLS[f"heir-{heir}"]), key=lambda at: abs(complex(*at) - (50 + 50j)))
    assert abs(complex(*furthest) - (50 + 50j)) <= 51, furthest


@pytest.mark.parametrize("name", DRAWINGS)
def test_figures_that_overlap_cut_no_holes(name: str) -> None:
    for path in SYMBOLS[name].iter(f"{SVG}path"):
        for figure in figures(path.attrib["d"]):
            assert area(figure) > -0.5, figure


# The pen.


def test_a_contour_is_thicker_away_from_the_light() -> None:
    pen = Pen()
    pen.shape("brass", box(10, 10, 80, 80), 5)
    outer, inner = (
        next(figures(path.attrib["d"])) for path in ElementTree.fromstring(pen.sheet()).iter("path")
    )
    left, right = min(x for x, _ in inner) - 10, 90 - max(x for x, _ in inner)
    top, low = min(y for _, y in inner) - 10, 90 - max(y for _, y in inner)
    assert (min(outer), max(outer)) == ((10, 10), (90, 90))
    assert 0 < left < right
    assert 0 < top < low


def test_a_stroke_is_pressed_and_lifted() -> None:
    pen = Pen()
    pen.line("0,50 50,50 100,50", 6)
    path = ElementTree.fromstring(pen.sheet()).find("path")
    assert path is not None
    (figure,) = figures(path.attrib["d"])
    assert (figure[0], figure[2]) == ((0, 50), (100, 50))
    # A bend passes half-way between its control point and its chord.
    assert 4 <= (figure[3][1] - figure[1][1]) / 2 <= 8


def test_a_turned_pen_keeps_the_light_where_it_is() -> None:
    straight, turned = Pen(), Pen()
    straight.shape("ivy", box(0, 0, 60, 60), 5)
    turned.placed(60, 0, 90).shape("ivy", box(0, 0, 60, 60), 5)
    drawings = [
        [
            sorted(figure)
            for path in ElementTree.fromstring(pen.sheet()).iter("path")
            for figure in figures(path.attrib["d"])
        ]
        for pen in (straight, turned)
    ]
    assert drawings[0] == drawings[1]


def test_an_ellipse_is_as_wide_and_high_as_told() -> None:
    assert ellipse(50, 40, 20, 10) == knots("50,30 70,40 50,50 30,40")


# Furniture.


def test_pieces_cover_the_furniture_and_nothing_else() -> None:
    for mansion in (BOARD, SALON):
        covered = [
            (piece.row + down, piece.column + across, piece.kind)
            for piece in pieces(mansion)
            for down in range(piece.rows)
            for across in range(piece.columns)
        ]
        assert sorted(covered) == sorted(
            (cell.row, cell.column, cell.kind) for cell in mansion.furniture
        )


def test_adjoining_cells_of_one_large_kind_are_one_piece() -> None:
    found = {(piece.kind, piece.row, piece.column): piece for piece in pieces(SALON)}
    assert (found["sofa", 0, 5].rows, found["sofa", 0, 5].columns) == (2, 1)
    assert (found["bookcase", 0, 1].rows, found["bookcase", 0, 1].columns) == (1, 2)
    # No rectangle: the upper row, then what is left below it.
    assert (found["rug", 2, 0].rows, found["rug", 2, 0].columns) == (1, 3)
    assert (found["rug", 3, 0].rows, found["rug", 3, 0].columns) == (1, 2)
    # Two plants are two plants.
    assert ("plant", 2, 4) in found
    assert ("plant", 2, 5) in found


def test_furniture_turns_its_back_to_the_wall_along_its_long_side() -> None:
    back = {(piece.kind, piece.row): piece.back for piece in pieces(SALON)}
    assert back["bookcase", 0] == "north"
    assert back["bookcase", 3] == "south"
    assert back["sofa", 0] == "east"


@pytest.mark.parametrize("kind", SPANNING)
@pytest.mark.parametrize("back", ["north", "east", "south", "west"])
@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (2, 2), (1, 3), (3, 1)])
def test_a_piece_fills_its_cells_and_keeps_to_them(
    kind: str, back: str, rows: int, columns: int
) -> None:
    at = drawn(Piece(kind, 4, 7, rows, columns, back))
    left, right = min(x for x, _ in at), max(x for x, _ in at)
    top, low = min(y for _, y in at), max(y for _, y in at)
    assert 6.95 <= left <= 7.3
    assert 7 + columns - 0.3 <= right <= 7 + columns + 0.05
    assert 3.95 <= top <= 4.3
    assert 4 + rows - 0.3 <= low <= 4 + rows + 0.05


def test_a_small_piece_is_turned_about_the_middle_of_its_cell() -> None:
    assert 'transform="rotate(180 3.5 2.5)"' in draw(Piece("armchair", 2, 3, 1, 1, "south"))
    assert "transform" not in draw(Piece("armchair", 2, 3, 1, 1, "north"))


def test_furniture_that_nobody_drew_is_an_error() -> None:
    assert isinstance(Furniture(0, 0, "xx", "iron maiden"), tuple)
    with pytest.raises(KeyError, match="iron maiden"):
        draw(Piece("iron maiden", 0, 0, 1, 1, "north"))


# The colours.


def palettes() -> list[dict[str, str]]:
    """The colours by day, by lamplight as the system asks for it, and as the reader does."""
    blocks = re.findall(r":root[^{]*\{([^}]*)\}", STYLES.read_text(encoding="utf-8"))
    return [dict(re.findall(r"(--[\w-]+):\s*(#\w{6})", block)) for block in blocks]


DAY, LAMP_BY_SYSTEM, LAMP = palettes()


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_both_lamplit_themes_are_the_same_and_miss_nothing() -> None:
    assert LAMP_BY_SYSTEM == LAMP
    assert set(LAMP) == set(DAY)


def test_every_tint_has_a_colour() -> None:
    styles = STYLES.read_text(encoding="utf-8")
    tints = dict(
        re.findall(r"^(?:g|path)\.(\w+) \{ fill: var\((--\w+)\); \}", styles, re.MULTILINE)
    )
    markup = sprites() + Markup("").join(draw(piece) for piece in pieces(BOARD))
    assert set(re.findall(r'<(?:path|g) class="(\w+)"', markup)) == set(tints)
    assert set(tints.values()) <= set(DAY)


@pytest.mark.parametrize("palette", [DAY, LAMP], ids=["day", "lamplight"])
def test_words_can_be_read(palette: dict[str, str]) -> None:
    floors = [palette[name] for name in palette if name.startswith("--wash-")]
    assert len(floors) == 7
    for floor in (*floors, palette["--paper"]):
        assert contrast(palette["--ink"], floor) >= 7
    for name in ("--oxblood", "--dusk", "--ivy"):
        assert contrast(palette[name], palette["--paper"]) >= 4.5, name


@pytest.mark.parametrize("palette", [DAY, LAMP], ids=["day", "lamplight"])
def test_drawings_stand_out_from_every_floor(palette: dict[str, str]) -> None:
    for name in (name for name in palette if name.startswith("--wash-")):
        assert contrast(palette["--line"], palette[name]) >= 3, name
    for pale in ("--face", "--linen", "--vellum"):
        assert contrast(palette["--mark"], palette[pale]) >= 4.5, pale
