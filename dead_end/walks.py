"""Walks of an exact length over the spaces of a house.

A set of spaces is one ``int``, a *mask*, with a bit for each (:mod:`dead_end.joins`), so that one
step of all walks at once is four masked shifts. A step leads to an adjoining space, or from a
Secret Passage to any other one. A trap is stepped onto only as the last step of a walk, so it
never lies on the way and is kept out of the shifts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from dead_end.contract import GameError
from dead_end.floor_plan import COLUMN_LETTERS
from dead_end.joins import Ways, mask_of, spaces_in

HOP: Final = "@"
"""The heading of a step from one Secret Passage to another."""


class NoPath(GameError, ValueError):
    """There is no walk of that length to that space."""


class Trap(NamedTuple):
    """A trap.

    Attributes:
        space: where it catches.
        letter: the letter of the floor it stands on.
        name: what it is called.
        arrows: mask of the spaces from which it is stepped onto (top stairs for a stair trap).
        exits: mask of the spaces to which a pawn on it may step.
    """

    space: int
    letter: str
    name: str
    arrows: int
    exits: int


class _Hops(dict[int, int]):
    """Mask of Secret Passages that walks stand on, to mask of those that they may hop to."""

    def __init__(self, passages: int) -> None:
        self._passages = passages
        self[0] = 0

    def __missing__(self, stood: int) -> int:
        alone = stood & (stood - 1) == 0
        self[stood] = ends = self._passages & ~stood if alone else self._passages
        return ends


class _Entered(dict[int, int]):
    """Mask of arrow spaces that walks stand on, to mask of the traps that they may step onto."""

    def __init__(self, traps: tuple[Trap, ...]) -> None:
        self._traps = traps

    def __missing__(self, stood: int) -> int:
        self[stood] = ends = mask_of(trap.space for trap in self._traps if trap.arrows & stood)
        return ends


class Walks:
    """The steps of a house and all that can be walked with them.

    Attributes:
        width: number of columns; space ``n`` is in row ``n // width``, column ``n % width``.
        spaces: every space, lowest number first.
        open_mask: the same as a mask.
        passages: mask of the Secret Passage spaces.
        traps: the traps, as declared.
        trap_mask: their spaces.
    """

    __slots__ = (
        "_first",
        "_inside",
        "_joins",
        "_open_ends",
        "_open_walks",
        "_shifts",
        "_ways",
        "open_mask",
        "passages",
        "spaces",
        "trap_mask",
        "traps",
        "width",
    )

    def __init__(
        self, width: int, ways: dict[int, Ways], passages: int, traps: tuple[Trap, ...]
    ) -> None:
        """Tabulate the steps.

        Args:
            width: number of columns.
            ways: for each space, those that it is joined to; Secret Passages left out.
            passages: mask of the Secret Passage spaces.
            traps: the traps, as declared.
        """
        self.width = width
        self.spaces = tuple(ways)
        self.open_mask = mask_of(ways)
        self.passages = passages
        self.traps = traps
        self.trap_mask = mask_of(trap.space for trap in traps)
        self._inside = self.open_mask & ~self.trap_mask
        self._joins = _masks(ways)
        hops = {
            space: tuple((other, HOP) for other in spaces_in(passages) if other != space)
            for space in spaces_in(passages)
        }
        self._ways = {space: beside + hops.get(space, ()) for space, beside in ways.items()}
        self._first = _masks(self._ways)
        towards = dict.fromkeys("^>v<", 0)
        for space in spaces_in(self._inside):
            for beside, heading in ways[space]:
                if self._inside >> beside & 1:
                    towards[heading] |= 1 << space
        entries = 0
        for trap in traps:
            entries |= trap.arrows
        self._shifts = (
            towards[">"],
            towards["<"],
            towards["v"],
            towards["^"],
            width,
            passages,
            _Hops(passages),
            entries,
            _Entered(traps),
        )
        self._open_walks: dict[int, dict[int, int]] = {}
        self._open_ends: dict[int, dict[int, tuple[int, ...]]] = {}

    def name_of(self, space: int) -> str:
        """The name of a space, column letter and row number of its first cell: ``c7``."""
        row, column = divmod(space, self.width)
        return f"{COLUMN_LETTERS[column]}{row + 1}"

    def neighbours(self, space: int) -> int:
        """Mask of the spaces one step away, Secret Passages left out (``1313.M1``)."""
        return self._joins[space]

    def walk(self, start: int, count: int, blocked: int = 0) -> int:
        """Where a walk of exactly ``count`` steps may end (``1313.M1`` to ``1313.M8``).

        Args:
            start: where the pawn stands.
            count: number of steps, 0 or more; all of them are used (``1313.M2``).
            blocked: mask of the spaces under other pawns, without the walker's own.

        Returns:
            Mask of the possible ends; spaces may be used again, ``start`` too (``1313.M4``).
        """
        if count < 2:
            return self._first[start] & ~blocked if count else 1 << start
        right, left, down, up, width, passages, hops, entries, entered = self._shifts
        free = self._inside & ~blocked
        here = self._first[start] & free
        before = here
        for _ in range(count - 1):
            before = here
            here = (
                (before & right) << 1
                | (before & left) >> 1
                | (before & down) << width
                | (before & up) >> width
            )
            if before & passages:
                here |= hops[before & passages]
            here &= free
        if before & entries:
            return here | entered[before & entries] & ~blocked
        return here

    def stepped(self, stood: int, free: int) -> int:
        """Where one step from any space of the mask ``stood`` leads: mask, within ``free``.

        Traps are left out at both ends.
        """
        right, left, down, up, width, passages, hops, _, _ = self._shifts
        return (
            free
            & self._inside
            & (
                (stood & right) << 1
                | (stood & left) >> 1
                | (stood & down) << width
                | (stood & up) >> width
                | hops[stood & passages]
            )
        )

    def within(self, start: int, count: int, blocked: int = 0) -> int:
        """Where a walk of at most ``count`` steps may end: its start and all shorter walks' ends.

        Arguments are as for :meth:`walk`. A pawn that reaches a door within one step less than
        its roll may escape (``1313.E1``, ``1313.E2``).
        """
        reach = 1 << start
        if count < 1:
            return reach
        right, left, down, up, width, passages, hops, entries, entered = self._shifts
        free = self._inside & ~blocked
        traps = self._first[start] & self.trap_mask
        reach |= self._first[start] & free
        before = 0
        for _ in range(count - 1):
            before = reach
            reach |= free & (
                (before & right) << 1
                | (before & left) >> 1
                | (before & down) << width
                | (before & up) >> width
                | hops[before & passages]
            )
        return reach | (traps | entered[before & entries]) & ~blocked

    def path(self, start: int, count: int, target: int, blocked: int = 0) -> tuple[int, ...]:
        """One walk of exactly ``count`` steps, for the screen to show.

        Of all such walks it is the one that steps straight back least often, and of those the one
        with the fewest turns, a hop between passages counted as one; ties go to the lower spaces.

        Args:
            start: where the pawn stands.
            count: number of steps.
            target: where it ends.
            blocked: mask of the spaces under other pawns.

        Returns:
            The spaces of the walk in order, ``start`` and ``target`` included.

        Raises:
            NoPath: no such walk ends on ``target``.
        """
        if not self.walk(start, count, blocked) >> target & 1:
            raise NoPath(f"no walk of {count} from {self.name_of(start)} to {self.name_of(target)}")
        # Backwards from the target: every walk may be walked both ways, so what a walk of k
        # steps from the target reaches is what is k steps short of it.
        short = [1 << target]
        for steps in range(1, count):
            short.append(self.walk(target, steps, blocked) & ~self.trap_mask)
        # The best walk so far for each (space before, space), as (reversals, turns, spaces).
        best: dict[tuple[int, int], tuple[int, int, tuple[int, ...], str]] = {
            (-1, start): (0, 0, (start,), "")
        }
        for left in range(count - 1, -1, -1):
            longer: dict[tuple[int, int], tuple[int, int, tuple[int, ...], str]] = {}
            for (previous, space), (reversals, turns, spaces, heading) in best.items():
                for following, way in self._ways[space]:
                    if not short[left] >> following & 1:
                        continue
                    walked = (
                        reversals + (following == previous),
                        turns + (way != heading and heading != ""),
                        (*spaces, following),
                        way,
                    )
                    known = longer.get((space, following))
                    if known is None or walked < known:
                        longer[space, following] = walked
            best = longer
        return min(best.values())[2]

    def open_walks(self, count: int) -> dict[int, int]:
        """Where walks of ``count`` steps end in the empty house: start to mask; not a copy."""
        walks = self._open_walks.get(count)
        if walks is None:
            walks = {start: self.walk(start, count) for start in self.spaces}
            self._open_walks[count] = walks
        return walks

    def open_ends(self, count: int) -> dict[int, tuple[int, ...]]:
        """The same as :meth:`open_walks`, each mask as its spaces, lowest first."""
        ends = self._open_ends.get(count)
        if ends is None:
            ends = {start: spaces_in(mask) for start, mask in self.open_walks(count).items()}
            self._open_ends[count] = ends
        return ends

    def distances(self, starts: Iterable[int], blocked: int = 0) -> dict[int, int]:
        """Steps of the shortest walk from any of some spaces to each space that can be reached.

        Secret Passages count; traps are ends, never passed through. Every walk may be walked both
        ways, so these are the distances to the starts as well.
        """
        steps = dict.fromkeys(starts, 0)
        edge = list(steps)
        for space in edge:
            if self.trap_mask >> space & 1 and steps[space]:
                continue
            for following, _ in self._ways[space]:
                if following not in steps and not blocked >> following & 1:
                    steps[following] = steps[space] + 1
                    edge.append(following)
        return steps


def _masks(ways: dict[int, Ways]) -> dict[int, int]:
    return {space: mask_of(beside for beside, _ in onward) for space, onward in ways.items()}
