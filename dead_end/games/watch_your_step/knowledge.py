"""What lies in the board, from all that one viewer was ever shown (``all.A8``).

Everything hangs on the two traps. Once one supposes where they lie, each ply has one possible
length: where nothing showed it was a short, what stuck out was a long, and a top is a short where a
short lay alone and a long where nothing lay. So a *world* is a pair of traps that contradicts
nothing that the viewer was told and asks of nobody more cylinders than there are. A seat has 15 of
them at the most, a spectator 240, and they are simply tried.

Where players hide their traps and what they put where is their choice and tells nothing: all worlds
are equally likely, and counting them is knowing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from dead_end.contract import Contradiction
from dead_end.games.watch_your_step.material import (
    ALL_HOLES,
    HOLES,
    IN_PLAY,
    LONG,
    NO_HOLE,
    RACK,
    SHORT,
    UNSEEN,
)
from dead_end.games.watch_your_step.state import NOTHING, STUCK_OUT, TOP, Ply
from dead_end.games.watch_your_step.view import View


class World(NamedTuple):
    """One possible truth.

    ``traps``: holes by seat, NO_HOLE for one not hidden yet; ``lengths``: by ply; ``lone``: by seat
    the holes in which a short of that seat lies alone, as masks; ``long_tops``: the holes whose top
    is a long, as a mask; ``left``: cylinders left by seat and length.
    """

    traps: tuple[int, ...]
    lengths: tuple[int, ...]
    lone: tuple[int, int]
    long_tops: int
    left: tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What follows from one view: its ``worlds``, each as likely, and sums over them.

    All counts are numbers of worlds, out of ``total``:

    ``traps[seat][hole]``: the seat's trap was hidden there (it may lie under a top by now);
    ``empty[hole]``: nothing lies in the hole; ``lone[seat][hole]``: a short of that seat lies there
    alone; ``long_tops[hole]``: the top there is a long (and a short in the others, if there is a
    top at all); ``longs_left[seat][n]``: the seat has so many longs left.
    """

    worlds: tuple[World, ...]
    traps: tuple[tuple[int, ...], tuple[int, ...]]
    empty: tuple[int, ...]
    lone: tuple[tuple[int, ...], tuple[int, ...]]
    long_tops: tuple[int, ...]
    longs_left: tuple[tuple[int, ...], tuple[int, ...]]

    @property
    def total(self) -> int:
        """How many worlds there are; at least one."""
        return len(self.worlds)

    def is_sure(self, hole: int) -> bool:
        """Whether it follows what a cylinder put there would do: room on a short, or all empty."""
        return self.empty[hole] in (0, self.total)


def knowledge(view: View) -> Knowledge:
    """Everything that follows from ``view``; when all is shown it is simply the truth.

    Raises :class:`Contradiction` for a view that cannot come up in a game.
    """
    candidates = [_candidates(view, seat) for seat in range(2)]
    worlds = tuple(
        world
        for first in candidates[0]
        for second in candidates[1]
        if NO_HOLE in (first, second) or first != second
        if (world := supposed((first, second), view.history)) is not None
    )
    if not worlds:
        raise Contradiction("no traps lead to this view")
    return _summed(worlds, view.full)


def _candidates(view: View, seat: int) -> Sequence[int]:
    """Where the trap of ``seat`` may be, for all that was told of itself."""
    if view.turned_up is not None:
        return (view.turned_up[seat],)
    if seat not in view.chosen:
        return (NO_HOLE,)
    return (view.trap,) if seat == view.viewer else range(len(HOLES))


def supposed(traps: tuple[int, int], history: Sequence[Ply]) -> World | None:
    """The world in which the traps lie there, if ``history`` as told can have happened in it."""
    lone, long_tops = [0, 0], 0
    left = [list(RACK), list(RACK)]
    for seat, hole in enumerate(traps):
        if hole != NO_HOLE:
            lone[seat] |= 1 << hole
            left[seat][SHORT] -= 1
    lengths = []
    for seat, hole, shows, told in history:
        at = 1 << hole
        on_short = bool((lone[0] | lone[1]) & at)
        if on_short != (shows == STUCK_OUT) and shows != TOP:
            return None
        length = LONG if shows == STUCK_OUT or (shows == TOP and not on_short) else SHORT
        if told not in (length, UNSEEN) or not left[seat][length]:
            return None
        left[seat][length] -= 1
        lengths.append(length)
        if shows == NOTHING:
            lone[seat] |= at
        elif shows == TOP:
            lone = [lone[0] & ~at, lone[1] & ~at]
            long_tops |= at if length == LONG else 0
    return World(
        traps,
        tuple(lengths),
        (lone[0], lone[1]),
        long_tops,
        ((left[0][LONG], left[0][SHORT]), (left[1][LONG], left[1][SHORT])),
    )


def _summed(worlds: tuple[World, ...], full: int) -> Knowledge:
    room = ALL_HOLES & ~full

    def by_hole(masks: Sequence[int]) -> tuple[int, ...]:
        return tuple(sum(mask >> hole & 1 for mask in masks) for hole in range(len(HOLES)))

    def trap_of(seat: int) -> tuple[int, ...]:
        holes = [world.traps[seat] for world in worlds]
        return tuple(holes.count(hole) for hole in range(len(HOLES)))

    def longs_of(seat: int) -> tuple[int, ...]:
        left = [world.left[seat][LONG] for world in worlds]
        return tuple(left.count(longs) for longs in range(IN_PLAY[LONG] + 1))

    return Knowledge(
        worlds=worlds,
        traps=(trap_of(0), trap_of(1)),
        empty=by_hole([room & ~world.lone[0] & ~world.lone[1] for world in worlds]),
        lone=(by_hole([w.lone[0] for w in worlds]), by_hole([w.lone[1] for w in worlds])),
        long_tops=by_hole([world.long_tops for world in worlds]),
        longs_left=(longs_of(0), longs_of(1)),
    )


def is_foreseen(view: View, hole: int) -> bool:
    """Whether the viewer has before its eyes what lies in ``hole`` (``step.P7``).

    To put a cylinder there tells it nothing then. What memory alone holds does not count, unless
    *notes* are on.
    """
    if hole in view.fresh or hole == view.shown_trap:
        return True
    return bool(view.options["notes"]) and knowledge(view).is_sure(hole)
