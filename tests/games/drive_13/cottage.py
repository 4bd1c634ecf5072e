"""A house and boxes so small that everything in them can be tried out."""

from dead_end.games.drive_13.material import CARDS, Material
from dead_end.games.drive_13.rules import Drive13
from dead_end.mansion import read_floor_plan

COTTAGE = read_floor_plan(
    """\
board cottage
size 4 5
area A Attic
area D Dining Room
area K Kitchen
area L Library
area S Salon
trap A Chandelier
trap D Stairs
trap K Bookcase
trap L Fireplace
trap S Statue
map
     a  b  c  d
   +--+--+--+--+
 1 |A! A@ D! K!|
   +           +
 2 |D@ Dh Dh K@|
   +           +
 3 |L@ Dh Dh S@|
   +           +
 4 |L! Dh Dh S!|
   +--+     +--+
 5    |[] []|
      +--+--+
end
"""
)


def deck(**copies: int) -> tuple[int, ...]:
    """Copies of each kind of card; ``trap_statue=1`` for one ``trap-statue``."""
    counts = {card.replace("_", "-"): count for card, count in copies.items()}
    assert counts.keys() <= set(CARDS)
    return tuple(counts.get(card, 0) for card in CARDS)


def box(guests: int, seen: int, secret: int, cards: tuple[int, ...]) -> Material:
    """A box for two: so many guests, so many seen and secret cards each, and one deck."""
    return Material(guests, {"standard": cards, "deadly": cards}, {2: seen, 3: 0, 4: 0},
                    {2: secret, 3: 0, 4: 0})  # fmt: skip


FEW_CARDS = deck(trap_chandelier=1, trap_stairs_statue=1, wild=2, detective=2)

SMALL = Drive13(box(6, 2, 1, FEW_CARDS), COTTAGE)
"""Six guests, two of them secret, and six cards, which are soon shuffled again."""

FOR_THREE = Drive13(
    Material(
        6, {"standard": FEW_CARDS, "deadly": FEW_CARDS}, {2: 3, 3: 2, 4: 1}, {2: 0, 3: 0, 4: 0}
    ),
    COTTAGE,
)
"""The same for three, two guests each."""
