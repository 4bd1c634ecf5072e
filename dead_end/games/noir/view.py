"""What one viewer may know of a game of Noir (``noir.H1``)."""

from __future__ import annotations

from dataclasses import dataclass

from dead_end.contract import NOBODY, Options
from dead_end.games.noir.actions import Shift
from dead_end.games.noir.material import INSPECTOR, KILLER, NO_ONE
from dead_end.games.noir.state import OVER, UNMASKED, Leg, Position, State, Trace


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``viewer`` (a seat, or PUBLIC: a spectator) sees it.

    Public: ``killer`` (the Killer's seat, NOBODY before the lot); ``legs`` that are over, told
    whole; ``step``, ``turn`` (a seat), ``round`` of this leg; ``board`` (row by row) and
    ``columns``; ``deceased`` and ``marked`` (masks); ``discards`` in order; ``deck_size`` and
    ``hand_size``; ``barred`` (the shift that ``noir.A2`` bars); ``idle``, ``arrested`` (mask) and
    ``seen`` (how often each position came about) of ``noir.E3``; ``history`` of this leg, until it
    is over; ``reason`` (why the game ended, or empty).

    The viewer's own: ``identity`` (NO_ONE while it has none), ``hand`` (mask; the Inspector's) and
    ``drawn`` (of the hand, the card just drawn, or NO_ONE).
    """

    viewer: int
    options: Options
    killer: int
    legs: tuple[Leg, ...]
    step: str
    turn: int
    round: int
    board: tuple[int, ...]
    columns: int
    deceased: int
    marked: int
    discards: tuple[int, ...]
    deck_size: int
    hand_size: int
    barred: Shift | None
    idle: int
    arrested: int
    seen: tuple[tuple[Position, int], ...]
    history: tuple[Trace, ...]
    reason: str
    identity: int
    hand: int
    drawn: int

    @property
    def rows(self) -> int:
        """How many rows the board has."""
        return len(self.board) // self.columns

    @property
    def role(self) -> int:
        """KILLER or INSPECTOR; NO_ONE for a spectator, and before the lot."""
        return role_of(self.viewer, self.killer)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.step == OVER

    @property
    def closed(self) -> bool:
        """Whether a leg is over and lies open: the last of ``legs`` tells it whole."""
        return self.step in (UNMASKED, OVER)


def role_of(viewer: int, killer: int) -> int:
    """The role of a viewer where ``killer`` is the Killer's seat; NO_ONE if it has none."""
    if viewer < 0 or killer == NOBODY:
        return NO_ONE
    return KILLER if viewer == killer else INSPECTOR


def view_of(state: State, viewer: int) -> View:
    """The view of ``viewer``: field by field, nothing passes that is not named here."""
    role = role_of(viewer, state.killer)
    inspects = role == INSPECTOR
    return View(
        viewer=viewer,
        options=state.options,
        killer=state.killer,
        legs=tuple(state.legs),
        step=state.step,
        turn=state.turn,
        round=state.round,
        board=tuple(state.board),
        columns=state.columns,
        deceased=state.deceased,
        marked=state.marked,
        discards=tuple(state.discards),
        deck_size=state.deck_size,
        hand_size=state.hand_size,
        barred=state.barred,
        idle=state.idle,
        arrested=state.arrested,
        seen=tuple(state.seen.items()),
        history=tuple(state.history),
        reason=state.reason,
        identity=NO_ONE if role == NO_ONE else state.identities[role],
        hand=state.hand if inspects else 0,
        drawn=state.drawn if inspects else NO_ONE,
    )
