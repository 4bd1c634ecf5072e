"""What happened in 1313 Dead End Drive, as a viewer is told it.

Facts hold words (heirs, spaces, cards) and seat numbers. Where a viewer may not know a card or an
heir, that viewer is told the same fact with ``None`` in its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dead_end.contract import Ended


@dataclass(frozen=True, slots=True)
class Seated:
    """The pawns are on the chairs; ``heirs`` by chair (``1313.S1``)."""

    heirs: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Dealt:
    """Heir cards are dealt (``1313.S2``); ``heirs`` are the viewer's own, none for a spectator."""

    heirs: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class StartRolled:
    """``seats`` rolled one die each, ``dice`` in that order (``1313.S5``); ``tied`` roll again."""

    seats: tuple[int, ...]
    dice: tuple[int, ...]
    tied: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is the turn of ``seat`` in round ``round`` (the first is 1)."""

    seat: int
    round: int
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Rolled:
    """``seat`` rolled both dice (``1313.T1``)."""

    seat: int
    dice: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Moved:
    """``seat`` walked the pawn of ``heir`` ``count`` steps; ``run``: by Run for it!."""

    seat: int
    heir: str
    count: int
    start: str
    end: str
    run: bool
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Escaped:
    """``seat`` took the pawn of ``heir`` out of the door (``1313.E1``).

    ``owner`` laid the card and collected ``bags`` (``1313.E3``); nobody's bags slid to ``heritor``
    instead (option *open door*), or out of play if that is None too.
    """

    seat: int
    heir: str
    count: int
    start: str
    run: bool
    owner: int | None
    bags: int
    heritor: str | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DiceLost:
    """``seat`` could not, or would not, use ``dice`` (``1313.T4``); ``run``: of Run for it!."""

    seat: int
    dice: tuple[int, ...]
    run: bool
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class CardChosen:
    """``seat`` will draw a card for ``heir`` on a trap (``1313.D1``)."""

    seat: int
    heir: str
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """``seat`` drew a card for ``heir`` on a trap (``1313.D1``); ``card`` only for the drawer."""

    seat: int
    heir: str
    card: str | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardDeclined:
    """``seat`` drew no card for ``heir`` (``1313.D1``)."""

    seat: int
    heir: str
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class MidnightStruck:
    """``seat`` drew the Clock for ``heir`` (``1313.D4``)."""

    seat: int
    heir: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """``seat`` laid ``card`` on the discard pile (``1313.P7``)."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Summoned:
    """``seat`` put the pawn of ``heir`` on ``end`` by a Room card (``1313.P2``)."""

    seat: int
    heir: str
    start: str
    end: str
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class HeirTaken:
    """``seat`` took an heir card of ``loser`` (``1313.P3``); ``heir`` only for these two."""

    seat: int
    loser: int
    heir: str | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HeirChosenFrom:
    """``seat`` will take an heir card of ``loser`` at random (``1313.P3``)."""

    seat: int
    loser: int
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class RunRolled:
    """``seat`` rolled ``die`` for Run for it! (``1313.P4``)."""

    seat: int
    die: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class KnockedOff:
    """``seat`` sprang ``trap`` on ``heir``.

    ``owner`` laid the card (None: nobody's, ``1313.K1``); the ``bags`` slid to ``heritor``, or out
    of play if None (``1313.K2``).
    """

    seat: int
    trap: str
    heir: str
    owner: int | None
    bags: int
    heritor: str | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Revealed:
    """Everything is turned up (``all.A2``).

    Heir cards still held, by seat; those never dealt; those that were taken, in that order
    (``1313.P3``); playing cards in hand, by seat, and left in the deck.
    """

    held: tuple[tuple[str, ...], ...]
    undealt: tuple[str, ...]
    taken: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    reveals: ClassVar[bool] = True


FACTS = (
    Seated,
    Dealt,
    StartRolled,
    TurnBegan,
    Rolled,
    Moved,
    Escaped,
    DiceLost,
    CardChosen,
    CardDrawn,
    CardDeclined,
    MidnightStruck,
    CardPlayed,
    Summoned,
    HeirTaken,
    HeirChosenFrom,
    RunRolled,
    KnockedOff,
    Ended,
    Revealed,
)
