"""A house and a box so small that everything in them can be tried out.

Sixteen spaces, traps in the corners, the door right below the table: a few turns see cards drawn
and played, pawns knocked off and gone. Where the tests count all positions or all truths, they do
it here.
"""

from dataclasses import replace

from dead_end.games.drive_1313.material import CARDS, Material
from dead_end.games.drive_1313.rules import Drive1313
from dead_end.mansion import read_floor_plan

COTTAGE = read_floor_plan(
    """\
board cottage
size 4 5
room A Art Room
room G Great Room
room T Trophy Room
room P Parlor
room V Vault Room
trap A Stair
trap G Fireplace
trap T Boar's Head
trap P Suit of Armor
trap V Safe
map
     a  b  c  d
   +--+--+--+--+
 1 |A! A@ G! T!|
   +           +
 2 |G@ Gh Gh T@|
   +           +
 3 |P@ Gh Gh V@|
   +           +
 4 |P! Gh Gh V!|
   +--+     +--+
 5    |[] []|
      +--+--+
end
"""
)

SHED = read_floor_plan(
    """\
board shed
size 3 5
room A Art Room
room G Great Room
room T Trophy Room
room P Parlor
room V Vault Room
trap A Stair
trap G Fireplace
trap T Boar's Head
trap P Suit of Armor
trap V Safe
map
     a  b  c
   +--+--+--+
 1 |A! Gh G!|
   +        +
 2 |T! Gh Gh|
   +        +
 3 |P! Gh V!|
   +        +
 4 |## Gh Gh|
   +--+  +--+
 5    |[]|
      +--+
end
"""
)


def deck(**copies: int) -> tuple[int, ...]:
    """Copies of each kind of card; ``room_art=1`` for one ``room-art``."""
    counts = {card.replace("_", "-"): count for card, count in copies.items()}
    assert counts.keys() <= set(CARDS)
    return tuple(counts.get(card, 0) for card in CARDS)


SMALL_DECK = deck(heir=2, run=1, trap_stair_boar=1, wild=2, clock=1)

SIX_HEIRS = Material(
    bags=(4, 2, 1, 1, 1, 1),
    decks={"standard": SMALL_DECK, "short": SMALL_DECK},
    heir_cards={2: 2, 3: 1, 4: 1},
)
"""Two of them or more belong to nobody."""

RUNNERS = deck(run=8, heir=2, wild=1, clock=1)
SIX_RUNNERS = replace(SIX_HEIRS, decks={"standard": RUNNERS, "short": RUNNERS})

SMALL = Drive1313(SIX_HEIRS, COTTAGE)

HURRIED = Drive1313(SIX_RUNNERS, COTTAGE)
"""The same with more Run for it! than anything else."""

CRAMPED = Drive1313(SIX_RUNNERS, SHED)
"""Six pawns on eleven spaces, five of these traps: often nobody can move."""

CROWDED = Drive1313(mansion=COTTAGE)
"""All sixteen heirs in a house of sixteen spaces: positions in it are set up by hand."""
