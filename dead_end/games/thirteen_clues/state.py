"""The whole truth of a game of 13 Clues."""

from __future__ import annotations

from typing import Final, NamedTuple

from dead_end.contract import AGREED, CONCEDED, Options
from dead_end.games.thirteen_clues.material import NO_CARD, NO_SIDE, NO_SUBJECT

DEALING: Final = "dealing"
GIVING: Final = "giving"
LOTTING: Final = "lotting"
TAKING: Final = "taking"
ACTING: Final = "acting"
OVER: Final = "over"

STEPS: Final = (DEALING, GIVING, LOTTING, TAKING, ACTING, OVER)
DECISIONS: Final = (GIVING, TAKING, ACTING)
"""The seat whose turn it is has to decide."""

SOLVED: Final = "solved"
ROUND_CAP: Final = "round_cap"

REASONS: Final = ("", SOLVED, ROUND_CAP, AGREED, CONCEDED)
"""Why the game is over (``clues.E1``, ``clues.E2``); empty while it is not."""

UNTOLD: Final = -1
"""An answer that a viewer was not told (``clues.V1``)."""


class Asking(NamedTuple):
    """``seat`` asked ``witness``; see :class:`actions.Ask`.

    ``subject`` is NO_SUBJECT, and ``answer`` UNTOLD, in the view of who was not told.
    """

    seat: int
    witness: int
    subject: int
    side: int
    secret: bool
    answer: int


class Looking(NamedTuple):
    """``seat`` looked at the informant in ``slot``; NO_CARD in the view of anybody else."""

    seat: int
    slot: int
    card: int


class Naming(NamedTuple):
    """``seat`` accused ``cards``, a mask."""

    seat: int
    cards: int


Clue = Asking | Looking | Naming
"""What is told of one action; all that anybody knows follows from these and from what it sees."""


class State:
    """Mutable; changed by :mod:`plies` alone. Cards are numbers, sets of them masks.

    ``hands``: by seat what was dealt, 0 once the seat has chosen; ``gifts``: by seat what it gave
    to its left neighbour; ``screens``: by seat what stands there, 0 until all have chosen, and
    ``shown`` all of them together; ``kept``: by seat two cards, left and right where two play,
    else ascending; ``tokens``: a mask of the seats that still have theirs. ``hands``, ``gifts``,
    ``kept``, ``informants``, a seat's own screen, what was asked in secret and what others saw are
    secret.
    """

    __slots__ = (
        "first",
        "gifts",
        "glasses",
        "hands",
        "history",
        "informants",
        "kept",
        "options",
        "reason",
        "round",
        "screens",
        "seats",
        "shown",
        "step",
        "supply",
        "tokens",
        "turn",
    )

    options: Options
    seats: int
    step: str
    turn: int
    first: int
    round: int
    reason: str
    glasses: list[int]
    supply: int
    tokens: int
    hands: list[int]
    gifts: list[int]
    kept: list[tuple[int, ...]]
    screens: list[int]
    shown: int
    informants: list[int]
    history: list[Clue]

    def clone(self) -> State:
        """An independent copy."""
        copy = State.__new__(State)
        copy.options = self.options
        copy.seats = self.seats
        copy.step = self.step
        copy.turn = self.turn
        copy.first = self.first
        copy.round = self.round
        copy.reason = self.reason
        copy.glasses = self.glasses[:]
        copy.supply = self.supply
        copy.tokens = self.tokens
        copy.hands = self.hands[:]
        copy.gifts = self.gifts[:]
        copy.kept = self.kept[:]
        copy.screens = self.screens[:]
        copy.shown = self.shown
        copy.informants = self.informants[:]
        copy.history = self.history[:]
        return copy


def as_told(clue: Clue, viewer: int) -> Clue:
    """``clue`` without what ``viewer`` was not told (``clues.V1``, ``clues.I1``)."""
    match clue:
        case Asking(seat, witness, _, _, True, _) if viewer not in (seat, witness):
            return Asking(seat, witness, NO_SUBJECT, NO_SIDE, True, UNTOLD)
        case Looking(seat, slot, _) if seat != viewer:
            return Looking(seat, slot, NO_CARD)
    return clue
