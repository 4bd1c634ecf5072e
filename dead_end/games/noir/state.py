"""The whole truth of a game of Noir."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from dead_end.contract import AGREED, CONCEDED, Options
from dead_end.games.noir.actions import Shift

CASTING: Final = "casting"
LINING_UP: Final = "lining_up"
DEALING: Final = "dealing"
OPENING: Final = "opening"
CHOOSING: Final = "choosing"
HUNTING: Final = "hunting"
SEARCHING: Final = "searching"
DISCARDING: Final = "discarding"
UNMASKED: Final = "unmasked"
OVER: Final = "over"

CHANCE_STEPS: Final = (CASTING, LINING_UP, DEALING)
DECISIONS: Final = (OPENING, CHOOSING, HUNTING, SEARCHING, DISCARDING)
STEPS: Final = (*CHANCE_STEPS, *DECISIONS, UNMASKED, OVER)
"""The steps of a game. The Killer is *opening* (``noir.F1``) and later *hunting*; the Inspector is
*choosing* (``noir.F2``) and later *searching*, and *discarding* in the midst of an exoneration
(``noir.X1``). *Unmasked*, a leg of a match is over: it lies open as it ended till the suspects line
up anew (``noir.S5``). Which step it is is public (``noir.H1``)."""

KILLERS_STEPS: Final = (OPENING, HUNTING)
"""The decisions of the Killer; the others are the Inspector's."""

INSPECTOR_KILLED: Final = "inspector_killed"
KILLER_ARRESTED: Final = "killer_arrested"
DECEASED_LIMIT: Final = "deceased_limit"
IDLE: Final = "idle"
REPETITION: Final = "repetition"
MATCH: Final = "match"

LEG_REASONS: Final = (
    INSPECTOR_KILLED,
    KILLER_ARRESTED,
    DECEASED_LIMIT,
    IDLE,
    REPETITION,
    AGREED,
    CONCEDED,
)
"""Why a leg is over (``noir.E2``, ``noir.E3``)."""

REASONS: Final = ("", *LEG_REASONS, MATCH)
"""Why the game is over: empty while it is not, *match* after both legs of one (``noir.S5``)."""

KILLED: Final = "killed"
ARRESTED: Final = "arrested"
ASKED_KILLER: Final = "asked_killer"
ASKED_INSPECTOR: Final = "asked_inspector"
CHANGED: Final = "changed"
KEPT: Final = "kept"
EXONERATED: Final = "exonerated"

TRACES: Final = (KILLED, ARRESTED, ASKED_KILLER, ASKED_INSPECTOR, CHANGED, KEPT, EXONERATED)


class Trace(NamedTuple):
    """What bears on who is who, all of it public (``all.A8``); ``among`` is a mask of suspects.

    *killed*: the Killer then was one of those beside ``suspect``, ``among``. *arrested*: the
    Inspector is one of ``among``, ``suspect`` and those beside it; ``yes``: it is the Killer.
    *asked_killer*, *asked_inspector* (``noir.V1``): ``yes`` or no, their identity is one of
    ``among``, those beside ``suspect``. *changed*: ``suspect`` was the identity given up, the new
    one lives, so it is one of ``among``. *kept*: ``suspect`` was drawn and is deceased.
    *exonerated*: the card of ``suspect`` was the Inspector's (``noir.X1``).
    """

    kind: str
    suspect: int
    among: int = 0
    yes: bool = False


class Leg(NamedTuple):
    """A leg that is over (``noir.E4``); a game that is no match has one.

    ``killer`` and ``winner`` are seats, the winner NOBODY after a draw. ``identities``: of the
    Killer and the Inspector, NO_ONE where there was none yet. ``hand``: a mask. ``deck``: from its
    top. ``history``: of that leg, moved here.
    """

    killer: int
    reason: str
    winner: int
    identities: tuple[int, int]
    hand: int
    deck: tuple[int, ...]
    history: tuple[Trace, ...]


Position = tuple[int, ...]
"""What counts as the same position (``noir.E3``): who is to move, the barred shift as a number,
the columns, and then the board. The deceased, the markers and the deck change only where counting
starts anew."""


class Table(Protocol):
    """What decides which actions are legal, apart from the acting seat's own cards.

    All of it is public (``noir.H1``), so a :class:`State` and a view both are one.
    """

    @property
    def board(self) -> Sequence[int]:
        """The suspects on the board, row by row."""

    @property
    def columns(self) -> int:
        """How many columns the board has."""

    @property
    def deceased(self) -> int:
        """Mask of the deceased, those removed too (``noir.B2``)."""

    @property
    def marked(self) -> int:
        """Mask of those marked innocent."""

    @property
    def step(self) -> str:
        """One of :data:`STEPS`."""

    @property
    def barred(self) -> Shift | None:
        """The shift that ``noir.A2`` bars; on a line of two its opposite is barred as well."""

    @property
    def deck_size(self) -> int:
        """How many cards of evidence are left to draw."""


class State:
    """Mutable; changed by :mod:`rules` alone. Suspects and seats are numbers, sets are masks.

    Everything but ``identities`` (of the Killer and the Inspector), ``hand``, ``drawn`` and the
    order of ``deck`` (from its top) is public. ``killer`` is a seat. ``arrested``: suspects
    arrested since the last draw from the deck; ``idle``: turns in a row without anything that
    counts; ``seen``: how often each position came about since the last kill or draw
    (``noir.E3``).
    """

    __slots__ = (
        "arrested",
        "barred",
        "board",
        "columns",
        "deceased",
        "deck",
        "discards",
        "drawn",
        "hand",
        "history",
        "identities",
        "idle",
        "killer",
        "legs",
        "marked",
        "options",
        "reason",
        "round",
        "seen",
        "step",
        "turn",
    )

    options: Options
    killer: int
    legs: list[Leg]
    step: str
    turn: int
    round: int
    board: list[int]
    columns: int
    deceased: int
    marked: int
    discards: list[int]
    barred: Shift | None
    idle: int
    arrested: int
    seen: dict[Position, int]
    history: list[Trace]
    reason: str
    identities: list[int]
    hand: int
    drawn: int
    deck: list[int]

    def clone(self) -> State:
        """An independent copy."""
        copy = State.__new__(State)
        copy.options = self.options
        copy.killer = self.killer
        copy.legs = self.legs[:]
        copy.step = self.step
        copy.turn = self.turn
        copy.round = self.round
        copy.board = self.board[:]
        copy.columns = self.columns
        copy.deceased = self.deceased
        copy.marked = self.marked
        copy.discards = self.discards[:]
        copy.barred = self.barred
        copy.idle = self.idle
        copy.arrested = self.arrested
        copy.seen = self.seen.copy()
        copy.history = self.history[:]
        copy.reason = self.reason
        copy.identities = self.identities[:]
        copy.hand = self.hand
        copy.drawn = self.drawn
        copy.deck = self.deck[:]
        return copy

    @property
    def deck_size(self) -> int:
        """How many cards of evidence are left to draw."""
        return len(self.deck)

    @property
    def hand_size(self) -> int:
        """How many cards of evidence the Inspector holds."""
        return self.hand.bit_count()
