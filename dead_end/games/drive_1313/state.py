"""The whole truth of a game of 1313 Dead End Drive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from dead_end.contract import AGREED, CONCEDED, Options

SEATING: Final = "seating"
DEALING: Final = "dealing"
STARTING: Final = "starting"
ROLLING: Final = "rolling"
MOVING: Final = "moving"
OFFERED: Final = "offered"
DRAWING: Final = "drawing"
PLAYING: Final = "playing"
TAKING: Final = "taking"
RUN_ROLLING: Final = "run_rolling"
RUNNING: Final = "running"
OVER: Final = "over"

CHANCE_STEPS: Final = (SEATING, DEALING, STARTING, ROLLING, DRAWING, TAKING, RUN_ROLLING)
STEPS: Final = (*CHANCE_STEPS, MOVING, OFFERED, PLAYING, RUNNING, OVER)
"""The steps of a game (``1313.T1``). *Offered*: draw a card or not; *running*: move a pawn by
Run for it!. Which step it is is public (``1313.H1``)."""

BEFORE_TURNS: Final = (SEATING, DEALING, STARTING)
"""While these last it is nobody's turn."""

DECISIONS: Final = (MOVING, OFFERED, PLAYING, RUNNING)
"""The seat whose turn it is has to decide."""

MIDNIGHT: Final = "midnight"
EMPTY_HOUSE: Final = "empty_house"
NO_HEIRS: Final = "no_heirs"
ROUND_CAP: Final = "round_cap"

REASONS: Final = ("", MIDNIGHT, EMPTY_HOUSE, NO_HEIRS, ROUND_CAP, AGREED, CONCEDED)
"""Why the game is over (``1313.W1`` to ``1313.W4``); empty while it is not."""


class Took(NamedTuple):
    """An heir card went from ``loser`` to ``seat``; ``heir``: UNSEEN for one not told which."""

    seat: int
    loser: int
    heir: int


class Laid(NamedTuple):
    """``seat`` laid the card of ``heir`` face up; seat UNOWNED: nobody holds it (``1313.K1``)."""

    seat: int
    heir: int


Trace = Took | Laid
"""What bears on who owns whom, in the order it happened (``all.A8``)."""


class Position(Protocol):
    """What decides which actions are legal, apart from the acting seat's own cards.

    All of it is public (``1313.H1``), so a :class:`State` and a view both are one.
    """

    @property
    def pawns(self) -> Sequence[int]:
        """Space of each pawn, by heir; GONE when it is not inside."""

    @property
    def occupied(self) -> int:
        """The spaces with a pawn, as a mask."""

    @property
    def heir_counts(self) -> Sequence[int]:
        """Heir cards held, by seat."""

    @property
    def options(self) -> Options:
        """The table's options."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def step(self) -> str:
        """One of :data:`STEPS`."""

    @property
    def left(self) -> tuple[int, ...]:
        """The dice not used yet; while *running*, the die of Run for it!."""

    @property
    def moved(self) -> int:
        """Heirs moved by this turn's dice, as a mask of heir numbers."""

    @property
    def other_played(self) -> bool:
        """Whether the one card that is no trap has been played this turn (``1313.P1``)."""


class State:
    """Mutable; changed by :mod:`rules` alone. Heirs, seats, cards and traps are numbers.

    Everything but ``owners``, ``hands``, ``deck`` and the heirs in ``history`` is public.
    """

    __slots__ = (
        "bags",
        "card_counts",
        "collected",
        "deck",
        "deck_size",
        "dice",
        "discards",
        "fates",
        "first",
        "hands",
        "heir_counts",
        "history",
        "laid_by",
        "landed",
        "left",
        "loser",
        "lost",
        "moved",
        "occupied",
        "options",
        "other_played",
        "owners",
        "pawns",
        "reason",
        "round",
        "step",
        "tied",
        "turn",
    )

    options: Options
    pawns: list[int]
    occupied: int
    fates: list[int]
    laid_by: list[int]
    bags: list[int]
    collected: list[int]
    lost: int
    deck_size: int
    discards: list[int]
    heir_counts: list[int]
    card_counts: list[int]
    first: int
    turn: int
    round: int
    step: str
    tied: tuple[int, ...]
    dice: tuple[int, ...]
    left: tuple[int, ...]
    moved: int
    landed: tuple[int, ...]
    other_played: bool
    loser: int
    reason: str
    owners: list[int]
    hands: list[list[int]]
    deck: list[int]
    history: list[Trace]

    def clone(self) -> State:
        """An independent copy."""
        copy = State.__new__(State)
        copy.options = self.options
        copy.pawns = self.pawns[:]
        copy.occupied = self.occupied
        copy.fates = self.fates[:]
        copy.laid_by = self.laid_by[:]
        copy.bags = self.bags[:]
        copy.collected = self.collected[:]
        copy.lost = self.lost
        copy.deck_size = self.deck_size
        copy.discards = self.discards[:]
        copy.heir_counts = self.heir_counts[:]
        copy.card_counts = self.card_counts[:]
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.step = self.step
        copy.tied = self.tied
        copy.dice = self.dice
        copy.left = self.left
        copy.moved = self.moved
        copy.landed = self.landed
        copy.other_played = self.other_played
        copy.loser = self.loser
        copy.reason = self.reason
        copy.owners = self.owners[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.history = self.history[:]
        return copy

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.collected)
