"""What happened in 13 Dead End Drive, as a viewer is told it.

Facts hold words (guests, spaces, cards) and seat numbers. Where a viewer may not know a card or an
owner, that viewer is told the same fact with ``None`` in its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dead_end.contract import Ended


@dataclass(frozen=True, slots=True)
class Seated:
    """The pawns are on the chairs; ``guests`` by chair (``13.S1``)."""

    guests: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Dealt:
    """Character cards are dealt (``13.S3``); ``guests`` are those that the viewer sees."""

    guests: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class StartRolled:
    """``seats`` rolled both dice each, ``dice`` in that order (``13.S4``); ``tied`` roll again."""

    seats: tuple[int, ...]
    dice: tuple[int, ...]
    tied: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PortraitHung:
    """The portrait of ``guest`` came up and hangs (``13.S2``, ``13.O1``)."""

    guest: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PortraitLaidAside:
    """The portrait of ``guest``, who is dead, came up and lies on the couch (``13.O1``)."""

    guest: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PortraitSentBack:
    """``seat`` sent the portrait of ``guest`` to the back of the row (``13.T3``)."""

    seat: int
    guest: str
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is the turn of ``seat`` in round ``round`` (the first is 1)."""

    seat: int
    round: int
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Rolled:
    """``seat`` rolled both dice (``13.T1``)."""

    seat: int
    dice: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Moved:
    """``seat`` moved the pawn of ``guest`` ``count`` steps."""

    seat: int
    guest: str
    count: int
    start: str
    end: str
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Escaped:
    """``seat`` moved the pawn of ``guest`` onto the Game Over space (``13.E1``)."""

    seat: int
    guest: str
    count: int
    start: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DiceLost:
    """``seat`` could not, or would not, use ``dice`` (``13.T4``)."""

    seat: int
    dice: tuple[int, ...]
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class OpeningEnded:
    """The limits of the opening hold no more (``13.T5``); ``stuck``: for ``13.T6``."""

    stuck: bool
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class DrawChosen:
    """``seat`` will draw a card for ``guest`` on a trap (``13.P2``)."""

    seat: int
    guest: str
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """``seat`` neither played nor drew for ``guest`` on a trap (``13.P3``)."""

    seat: int
    guest: str
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The discards, ``cards`` of them, are the new deck (``13.P5``)."""

    cards: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """``seat`` drew a card that is no Detective (``13.P2``); ``card`` only for the drawer."""

    seat: int
    card: str | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DetectiveDrawn:
    """``seat`` drew and showed a Detective, who is ``steps`` steps up the path now (``13.P2``).

    ``again``: a card is drawn once more; there is none but Detectives otherwise (``13.P5``).
    """

    seat: int
    steps: int
    again: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardKept:
    """``seat`` kept the card that it drew (``13.P2``)."""

    seat: int
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """``seat`` played ``card``; ``drawn``: the one just drawn, else from the hand (``13.P1``)."""

    seat: int
    card: str
    drawn: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Died:
    """``seat`` sprang ``trap`` on ``guest``.

    ``owner`` showed the card; with two players None says that no known hand holds it (``13.P6``).
    """

    seat: int
    trap: str
    guest: str
    owner: int | None
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WentOut:
    """``seat`` has no guest left and is out; ``hand`` lies on the discards (``13.P8``)."""

    seat: int
    hand: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Revealed:
    """Everything is turned up (``all.A2``).

    Guests by the seat they were dealt to, dead ones too, and those of them that were secret;
    cards in hand, by seat, and left in the deck; the card just drawn, if one was; the cards that
    were kept, in that order (``13.P2``).
    """

    dealt: tuple[tuple[str, ...], ...]
    secret: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    drawn: str | None
    kept: tuple[str, ...]
    reveals: ClassVar[bool] = True


FACTS = (
    Seated,
    Dealt,
    StartRolled,
    PortraitHung,
    PortraitLaidAside,
    PortraitSentBack,
    TurnBegan,
    Rolled,
    Moved,
    Escaped,
    DiceLost,
    OpeningEnded,
    DrawChosen,
    DrawDeclined,
    DeckShuffled,
    CardDrawn,
    DetectiveDrawn,
    CardKept,
    CardPlayed,
    Died,
    WentOut,
    Ended,
    Revealed,
)
