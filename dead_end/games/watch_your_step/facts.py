"""What happened in Watch Your Step, as a viewer is told it.

Facts hold words (holes, lengths) and seat numbers. Where a viewer may not know something, that
viewer is told the same fact with ``None`` in its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dead_end.contract import Ended, Fact


@dataclass(frozen=True, slots=True)
class TrapHidden:
    """``seat`` has hidden its trap (``step.S1``); ``hole`` only for its owner."""

    seat: int
    hole: str | None
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class TrapsClashed:
    """Both chose ``hole``, and both choose again (``step.S2``)."""

    hole: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TrapsLaid:
    """The traps lie in two holes (``step.S2``)."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """``seat`` begins (``step.S3``)."""

    seat: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class _Ply:
    """``seat`` put a cylinder in ``hole``.

    ``foreseen``: whether the seat had before its eyes what lay there (``step.P7``); only for it.
    """

    seat: int
    hole: str
    foreseen: bool | None

    @property
    def reveals(self) -> bool:
        """Whether the seat learned what lies in the hole."""
        return self.foreseen is False


@dataclass(frozen=True, slots=True)
class Vanished(_Ply):
    """Nothing shows: a short one lies there now (``step.P3``)."""


@dataclass(frozen=True, slots=True)
class Topped(_Ply):
    """A top of the seat's colour shows; its ``length`` only for that seat.

    See ``step.P2``, ``step.P4`` and ``step.P7``.
    """

    length: str | None


@dataclass(frozen=True, slots=True)
class StuckOut(_Ply):
    """A long one stuck out and was removed: a short one lies there (``step.P5``)."""


@dataclass(frozen=True, slots=True)
class CutOpen:
    """Everything is shown (``step.E3``).

    ``traps`` by seat (None: not hidden yet), ``lengths`` by ply.
    """

    traps: tuple[str | None, ...]
    lengths: tuple[str, ...]
    reveals: ClassVar[bool] = True


FACTS: tuple[type[Fact], ...] = (
    TrapHidden,
    TrapsClashed,
    TrapsLaid,
    LotDrawn,
    Vanished,
    Topped,
    StuckOut,
    Ended,
    CutOpen,
)

FADING: tuple[type[Fact], ...] = (TrapHidden, Vanished, StuckOut)
"""What is shown until the viewer's next ply and then only remembered.

See ``step.P3`` and ``step.P5``; where a screen shows the own trap on (``step.P8``), it is the
board that does, not the log.
"""
