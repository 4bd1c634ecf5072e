"""The whole truth of a game of 13 Dead End Drive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from dead_end.contract import AGREED, CONCEDED, Options

SEATING: Final = "seating"
DEALING: Final = "dealing"
STARTING: Final = "starting"
HANGING: Final = "hanging"
ROLLING: Final = "rolling"
MOVING: Final = "moving"
TRAPPED: Final = "trapped"
DRAWING: Final = "drawing"
DRAWN: Final = "drawn"
OVER: Final = "over"

CHANCE_STEPS: Final = (SEATING, DEALING, STARTING, HANGING, ROLLING, DRAWING)
STEPS: Final = (*CHANCE_STEPS, MOVING, TRAPPED, DRAWN, OVER)
"""The steps of a game. *Hanging*: the next portrait comes up; *trapped*: a pawn was moved onto a
trap; *drawn*: a card was drawn for it. Which step it is is public (``13.H1``)."""

BEFORE_TURNS: Final = (SEATING, DEALING, STARTING)
"""While these last it is nobody's turn; so while the first portrait comes up."""

DECISIONS: Final = (MOVING, TRAPPED, DRAWN)
"""The seat whose turn it is has to decide."""

ESCAPE: Final = "escape"
DETECTIVE_CAME: Final = "detective"
LAST_ALIVE: Final = "last_alive"
ROUND_CAP: Final = "round_cap"

REASONS: Final = ("", ESCAPE, DETECTIVE_CAME, LAST_ALIVE, ROUND_CAP, AGREED, CONCEDED)
"""Why the game is over (``13.E1`` to ``13.E5``); empty while it is not."""


@dataclass(frozen=True, slots=True)
class Kept:
    """``seat`` drew ``card`` and kept it; UNSEEN for one not told which (``13.P2``)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Played:
    """``seat`` played ``card``; ``drawn``: it had just been drawn, else it was in the hand."""

    seat: int
    card: int
    drawn: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """``seat`` drew a Detective (``13.P2``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The discards became the deck (``13.P5``)."""


@dataclass(frozen=True, slots=True)
class Folded:
    """``seat`` is out and laid its hand, copies by kind, on the discards (``13.P8``)."""

    seat: int
    hand: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Died:
    """``guest`` died; ``owner`` showed the card, UNOWNED: no known hand holds it (``13.P6``)."""

    guest: int
    owner: int


@dataclass(frozen=True, slots=True)
class CameUp:
    """The portrait of ``guest`` came up, to hang or to lie on the couch (``13.O1``)."""

    guest: int


Trace = Kept | Played | Shown | Shuffled | Folded | Died | CameUp
"""What bears on who owns whom and who holds what, in the order it happened (``all.A8``)."""


def came_up(history: Sequence[Trace]) -> tuple[int, ...]:
    """The guests whose portraits have come up, in that order, one more than once (``13.O2``)."""
    return tuple(trace.guest for trace in history if isinstance(trace, CameUp))


class Position(Protocol):
    """What decides which actions are legal, apart from the acting seat's own cards.

    All of it is public (``13.H1``), so a :class:`State` and a view both are one.
    """

    @property
    def pawns(self) -> Sequence[int]:
        """Space of each pawn, by guest; GONE when it is not inside."""

    @property
    def occupied(self) -> int:
        """The spaces with a pawn, as a mask."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def step(self) -> str:
        """One of :data:`STEPS`."""

    @property
    def left(self) -> tuple[int, ...]:
        """The dice not used yet."""

    @property
    def moved(self) -> int:
        """Guests moved this turn, as a mask of guest numbers."""

    @property
    def opening(self) -> bool:
        """Whether the limits of ``13.T5`` hold."""

    @property
    def unmoved(self) -> int:
        """Guests that nobody has moved yet, as a mask of guest numbers."""

    @property
    def sent_back(self) -> bool:
        """Whether the hanging portrait was sent back this turn (``13.T3``)."""

    @property
    def hanging(self) -> int:
        """The portrait that hangs."""

    @property
    def trapped(self) -> int:
        """The guest whose trap business is going on, or NO_GUEST."""

    @property
    def deck_size(self) -> int:
        """Cards left in the deck."""

    @property
    def discards(self) -> Sequence[int]:
        """The discards, the last one on top."""


class State:
    """Mutable; changed by :mod:`rules` alone. Guests, seats, cards and traps are numbers.

    Everything but ``owners``, ``secret``, ``hands``, ``deck``, ``drawn`` and the cards in
    ``history`` is public.
    """

    __slots__ = (
        "back",
        "card_counts",
        "deck",
        "deck_size",
        "detective",
        "dice",
        "discards",
        "drawn",
        "fates",
        "first",
        "hands",
        "hanging",
        "history",
        "laid_by",
        "left",
        "moved",
        "occupied",
        "opening",
        "options",
        "out",
        "owners",
        "pawns",
        "reason",
        "round",
        "secret",
        "sent_back",
        "step",
        "tied",
        "trapped",
        "turn",
        "unmoved",
    )

    options: Options
    pawns: list[int]
    occupied: int
    fates: list[int]
    laid_by: list[int]
    hanging: int
    back: list[int]
    detective: int
    deck_size: int
    discards: list[int]
    card_counts: list[int]
    out: int
    first: int
    turn: int
    round: int
    step: str
    tied: tuple[int, ...]
    dice: tuple[int, ...]
    left: tuple[int, ...]
    moved: int
    opening: bool
    unmoved: int
    sent_back: bool
    trapped: int
    reason: str
    owners: list[int]
    secret: int
    hands: list[list[int]]
    deck: list[int]
    drawn: int
    history: list[Trace]

    def clone(self) -> State:
        """An independent copy."""
        copy = State.__new__(State)
        copy.options = self.options
        copy.pawns = self.pawns[:]
        copy.occupied = self.occupied
        copy.fates = self.fates[:]
        copy.laid_by = self.laid_by[:]
        copy.hanging = self.hanging
        copy.back = self.back[:]
        copy.detective = self.detective
        copy.deck_size = self.deck_size
        copy.discards = self.discards[:]
        copy.card_counts = self.card_counts[:]
        copy.out = self.out
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.step = self.step
        copy.tied = self.tied
        copy.dice = self.dice
        copy.left = self.left
        copy.moved = self.moved
        copy.opening = self.opening
        copy.unmoved = self.unmoved
        copy.sent_back = self.sent_back
        copy.trapped = self.trapped
        copy.reason = self.reason
        copy.owners = self.owners[:]
        copy.secret = self.secret
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.drawn = self.drawn
        copy.history = self.history[:]
        return copy

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.card_counts)
