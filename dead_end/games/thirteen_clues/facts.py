"""What happened in 13 Clues, as a viewer is told it.

Facts hold words (cards, subjects, sides, slots) and seat numbers. Where a viewer may not know
something, that viewer is told the same fact with ``None`` in its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dead_end.contract import Ended, Fact


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everybody has five cards (``clues.S1``): ``hand`` is the viewer's own."""

    hand: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Given:
    """``seat`` has chosen three for its left neighbour and keeps two (``clues.S2``).

    ``gift`` and ``kept`` only for that seat; where two play ``kept`` is left, then right
    (``clues.D2``).
    """

    seat: int
    gift: tuple[str, ...] | None
    kept: tuple[str, ...] | None
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class ScreensFilled:
    """By seat what stands on its screen, None where the viewer cannot see it (``clues.S3``)."""

    screens: tuple[tuple[str, ...] | None, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """``seat`` begins (``clues.S4``)."""

    seat: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is the turn of ``seat`` in round ``round`` (the first is 1)."""

    seat: int
    round: int
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class GlassMoved:
    """A glass goes from one seat to another; None is the supply.

    See ``clues.T1``, ``clues.T3`` and ``clues.Q1``.
    """

    giver: int | None
    taker: int | None
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class GlassesReturned:
    """``seat`` lays its ``count`` glasses into the supply after an accusation (``clues.G1``)."""

    seat: int
    count: int
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Asked:
    """``seat`` asked ``witness`` how many of ``subject`` it sees: ``answer`` (``clues.Q1``).

    ``side``: of which kept card it speaks, where two play (``clues.D2``). Of a ``secret`` question
    only the two learn subject and answer (``clues.V1``).
    """

    seat: int
    witness: int
    subject: str | None
    side: str | None
    secret: bool
    answer: int | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Consulted:
    """``seat`` looked at the informant in ``slot``; ``card`` only for it (``clues.I1``)."""

    seat: int
    slot: str
    card: str | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Accused:
    """``seat`` named ``cards`` as what is on its screen, rightly or not (``clues.G1``)."""

    seat: int
    cards: tuple[str, ...]
    right: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """All cards are shown (``clues.E1``), by seat, and what was asked in secret, in order.

    ``hands`` of those who have not chosen yet; ``gifts`` and ``kept`` of those who have.
    """

    hands: tuple[tuple[str, ...], ...]
    gifts: tuple[tuple[str, ...], ...]
    kept: tuple[tuple[str, ...], ...]
    informants: tuple[str, ...]
    subjects: tuple[str, ...]
    answers: tuple[int, ...]
    reveals: ClassVar[bool] = True


FACTS: tuple[type[Fact], ...] = (
    Dealt,
    Given,
    ScreensFilled,
    LotDrawn,
    TurnBegan,
    GlassMoved,
    GlassesReturned,
    Asked,
    Consulted,
    Accused,
    Ended,
    TurnedUp,
)
