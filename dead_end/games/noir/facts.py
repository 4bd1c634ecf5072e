"""What happened in Noir, as a viewer is told it.

Facts hold words (suspects, ways, lines) and seat numbers; rows and columns count from 1. Where a
viewer may not know a suspect, it is told the same fact with ``None`` in that place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dead_end.contract import Ended


@dataclass(frozen=True, slots=True)
class RolesCast:
    """By lot ``seat`` is the Killer of the first leg (``noir.S6``)."""

    seat: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LinedUp:
    """The suspects are on the board, in rows from the top (``noir.S1``)."""

    suspects: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Dealt:
    """The evidence is dealt (``noir.S2``), as ``seat`` is told it; None: a spectator.

    ``identity`` only for the Killer, ``hand`` only for the Inspector.
    """

    seat: int | None
    identity: str | None
    hand: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is the turn of ``seat`` in round ``round`` of the leg (the first is 1)."""

    seat: int
    round: int
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Shifted:
    """``seat`` moved a ``line``, ``row`` or ``column`` ``number``, by one (``noir.A1``)."""

    seat: int
    line: str
    number: int
    way: str
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Killed:
    """``seat`` killed ``suspect`` (``noir.K1``); ``marked``: it had been marked innocent."""

    seat: int
    suspect: str
    marked: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IdentityChosen:
    """``seat`` chose its ``identity`` (``noir.F2``), told only to that seat."""

    seat: int
    identity: str | None
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Arrested:
    """``seat`` arrested ``suspect``; ``guilty``: it is the Killer (``noir.R1``)."""

    seat: int
    suspect: str
    guilty: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Disguised:
    """``seat`` drew for a disguise and laid the card of ``suspect`` face up (``noir.D1``).

    ``changed``: it is the identity given up, and ``identity`` the new one, only for that seat;
    otherwise it is the card drawn, a deceased suspect's, and the identity stays.
    """

    seat: int
    suspect: str
    changed: bool
    identity: str | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class EvidenceDrawn:
    """``seat`` drew a ``card`` of evidence (``noir.X1``), told only to that seat."""

    seat: int
    card: str | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Exonerated:
    """``seat`` discarded the card of ``suspect`` (``noir.X1``).

    ``marked``: the suspect is marked innocent by it.
    """

    seat: int
    suspect: str
    marked: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Canvassed:
    """``seat`` canvassed the area of ``suspect``.

    ``near``: the other seat's identity is adjacent to it (``noir.V1``).
    """

    seat: int
    suspect: str
    near: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LinesRemoved:
    """These rows and columns hold deceased suspects only and are gone (``noir.B1``)."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Unmasked:
    """A leg is over, and everything in it is shown (``noir.E4``).

    ``reason``: why it is over; ``seat`` won it, None: a draw. Both identities, None where there is
    none yet; the Inspector's ``hand``; the ``deck`` from its top.
    """

    reason: str
    seat: int | None
    killer: str | None
    inspector: str | None
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    reveals: ClassVar[bool] = True


FACTS = (
    RolesCast,
    LinedUp,
    Dealt,
    TurnBegan,
    Shifted,
    Killed,
    IdentityChosen,
    Arrested,
    Disguised,
    EvidenceDrawn,
    Exonerated,
    Canvassed,
    LinesRemoved,
    Ended,
    Unmasked,
)
