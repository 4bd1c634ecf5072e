"""What one viewer may know of a game of Watch Your Step, and what of it a screen may show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from dead_end.contract import NOBODY, PUBLIC, Options
from dead_end.games.watch_your_step.material import (
    HOLES,
    IN_PLAY,
    LINES,
    NO_HOLE,
    RACK,
    SHORT,
    UNSEEN,
    holes_in,
)
from dead_end.games.watch_your_step.state import OVER, STUCK_OUT, TOP, Ply, State

Cylinder = tuple[int, int]
"""Its seat and its length."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``viewer`` (a seat, or PUBLIC: a spectator) remembers it (``all.A8``).

    Public: ``step``, ``turn``, ``first``, ``reason`` (why the game ended, or empty), ``chosen``
    (seats that have hidden their traps), ``clashes`` (holes that both chose, in order) and
    ``history`` but for the lengths of tops. The viewer's own: ``trap`` (NO_HOLE if there is none)
    and the lengths of its own tops in ``history``; another's are UNSEEN. Once the game is over
    ``history`` is told whole, and ``turned_up`` are the traps, by seat.

    What a screen draws is told by the properties. Before the end it shows neither ``history`` nor
    ``trap`` themselves: remembering them is the game (``step.P3``).
    """

    viewer: int
    options: Options
    step: str
    turn: int
    first: int
    reason: str
    chosen: tuple[int, ...]
    trap: int
    clashes: tuple[int, ...]
    history: tuple[Ply, ...]
    turned_up: tuple[int, ...] | None

    @property
    def tops(self) -> tuple[int, ...]:
        """By hole the seat whose top shows there, or NOBODY."""
        seats = [NOBODY] * len(HOLES)
        for ply in self.history:
            if ply.shows == TOP:
                seats[ply.hole] = ply.seat
        return tuple(seats)

    @property
    def full(self) -> int:
        """The holes with a top, in which there is no room (``step.P6``), as a mask."""
        return sum(1 << ply.hole for ply in self.history if ply.shows == TOP)

    @property
    def rack(self) -> tuple[int, ...]:
        """Cylinders that the viewer has left, by length; none for a spectator."""
        if self.viewer == PUBLIC:
            return ()
        left = list(RACK if self.trap == NO_HOLE else IN_PLAY)
        for ply in self.history:
            if ply.seat == self.viewer:
                left[ply.length] -= 1
        return tuple(left)

    @property
    def counts(self) -> tuple[int, int]:
        """Cylinders that each seat has left (``step.P7``)."""
        first, second = (
            sum(RACK) - (seat in self.chosen) - sum(ply.seat == seat for ply in self.history)
            for seat in range(2)
        )
        return first, second

    @property
    def removed(self) -> tuple[int, int]:
        """Long ones of each seat that stuck out (``step.P5``)."""
        first, second = (
            sum(ply.seat == seat and ply.shows == STUCK_OUT for ply in self.history)
            for seat in range(2)
        )
        return first, second

    @property
    def fresh(self) -> tuple[int, ...]:
        """Holes in which a screen may still show that a short one lies hidden, ascending.

        That it does was told since the viewer's own last ply, by that ply too; to a spectator in
        the last two plies (``step.P3``, ``step.P5``).
        """
        found = 0
        for ply in islice(reversed(self.history), 2):
            if ply.shows != TOP:
                found |= 1 << ply.hole
            if ply.seat == self.viewer:
                break
        return holes_in(found & ~self.full)

    @property
    def shown_trap(self) -> int:
        """The viewer's own trap while a screen may show it, else NO_HOLE (``step.P8``).

        Also when it lies under a top.
        """
        played = any(ply.seat == self.viewer for ply in self.history)
        return NO_HOLE if played and not self.options["own_trap"] else self.trap

    @property
    def line(self) -> tuple[int, ...]:
        """The holes of the row of four that has won, of both if there are two, or none."""
        won = 0
        for seat in range(2):
            tops = sum(1 << hole for hole, owner in enumerate(self.tops) if owner == seat)
            for line in LINES:
                won |= line if tops & line == line else 0
        return holes_in(won)

    @property
    def inside(self) -> tuple[tuple[Cylinder, ...], ...] | None:
        """By hole the cylinders in it, the lowest first; None before the end (``step.E3``)."""
        return None if self.turned_up is None else stacks(self.turned_up, self.history)


def stacks(traps: Sequence[int], history: Sequence[Ply]) -> tuple[tuple[Cylinder, ...], ...]:
    """By hole the cylinders in it, the lowest first, from traps by seat and a history told whole.

    Long ones that stuck out are in no hole.
    """
    holes: list[list[Cylinder]] = [[] for _ in HOLES]
    for seat, hole in enumerate(traps):
        if hole != NO_HOLE:
            holes[hole].append((seat, SHORT))
    for ply in history:
        if ply.shows != STUCK_OUT:
            holes[ply.hole].append((ply.seat, ply.length))
    return tuple(map(tuple, holes))


def view_of(state: State, viewer: int) -> View:
    """The view of ``viewer``: field by field, nothing passes that is not named here."""
    over = state.step == OVER
    return View(
        viewer=viewer,
        options=state.options,
        step=state.step,
        turn=state.turn,
        first=state.first,
        reason=state.reason,
        chosen=tuple(seat for seat, hole in enumerate(state.traps) if hole != NO_HOLE),
        trap=NO_HOLE if viewer == PUBLIC else state.traps[viewer],
        clashes=tuple(state.clashes),
        history=tuple(ply if over else as_told(ply, viewer) for ply in state.history),
        turned_up=tuple(state.traps) if over else None,
    )


def as_told(ply: Ply, viewer: int) -> Ply:
    """``ply``, the length of a top left out where it is another's (``step.P7``)."""
    if ply.shows != TOP or ply.seat == viewer:
        return ply
    return Ply(ply.seat, ply.hole, TOP, UNSEEN)
