"""Paths of an exact length: walks that step on no space twice, their start included (``13.M3``).

Whether a path ends somewhere is a harder question than whether a walk does. Walks give most of
the answer: no path ends where no walk that keeps off its start ends, and what is left is searched
depth first, never stepping where the walks back from the goals do not lead. What was found is
kept: a path found once is a path whenever nobody stands on it.
"""

from __future__ import annotations

from typing import Final, TypeVar

from dead_end.joins import mask_of, spaces_in
from dead_end.walks import NoPath, Walks

T = TypeVar("T")

KEPT: Final = 12
"""Paths kept for one start, length and end; and paths to anywhere for one start and length."""

PATIENCE: Final = 6
"""Path ends looked at without finding a new one, before the search begins anew with fewer goals."""

DRAWN: Final = 3_000
"""Spaces looked at for the path that is shown: the straightest of those found by then."""


class Paths:
    """The paths of one house; nothing in it changes but what it has found so far."""

    __slots__ = (
        "_anywhere",
        "_entries",
        "_inside",
        "_known",
        "_next",
        "_shifts",
        "_steps",
        "_walks",
    )

    def __init__(self, walks: Walks) -> None:
        self._walks = walks
        self._inside = walks.open_mask & ~walks.trap_mask
        passages = walks.passages
        self._next = {
            space: walks.neighbours(space) | (passages & ~(1 << space) if bit & passages else 0)
            for space in walks.spaces
            for bit in (1 << space,)
        }
        self._steps = {
            space: tuple((1 << end, end) for end in spaces_in(following))
            for space, following in self._next.items()
        }
        self._shifts = (
            *(self._joined(step) for step in (1, -1, walks.width, -walks.width)),
            walks.width,
        )
        self._entries = tuple((1 << trap.space, trap.arrows) for trap in walks.traps)
        self._known: dict[tuple[int, int, int], list[int]] = {}
        self._anywhere: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def ends(self, start: int, count: int, blocked: int = 0) -> int:
        """Where a path of exactly ``count`` steps may end (``13.M1`` to ``13.M5``).

        Args:
            start: where the pawn stands.
            count: number of steps, 1 or more.
            blocked: mask of the spaces under other pawns.

        Returns:
            Mask of the possible ends.
        """
        blocked |= 1 << start
        reached = self._reached(start, count, blocked)
        if count < 3:
            return reached
        missing = reached & ~self._readily_reached(start, count, blocked)
        while missing:
            search = _Search(self._next, self._short_of(missing, count, blocked))
            search.descend(start, count, 0)
            if not search.ends:
                break
            missing &= ~search.ends
        return reached & ~missing

    def leads(self, start: int, count: int, end: int, blocked: int = 0) -> bool:
        """Whether a path of exactly ``count`` steps leads to ``end``; see :meth:`ends`."""
        known = self._known.get((start, count, end))
        if known is not None:
            for path in known:
                if not path & blocked:
                    return True
        return bool(self._find(start, count, 1 << end, blocked))

    def leads_anywhere(self, start: int, count: int, among: int, blocked: int = 0) -> bool:
        """Whether a path of exactly ``count`` steps ends on some space of the mask ``among``."""
        for path, end in self._anywhere.get((start, count), ()):
            if not path & blocked and end & among:
                return True
        return bool(self._find(start, count, among, blocked))

    def path(self, start: int, count: int, end: int, blocked: int = 0) -> tuple[int, ...]:
        """One path of exactly ``count`` steps, for the screen to show: one with few turns.

        A hop between passages counts as a turn. Raises :class:`NoPath` where there is none.
        """
        blocked |= 1 << start
        goal = 1 << end
        if self._walks.walk(start, count, blocked) & goal:
            tracing = _Tracing(self._next, self._short_of(goal, count, blocked))
            tracing.descend((start,), count, 0, 0)
            if tracing.best:
                return tracing.best
        name = self._walks.name_of
        raise NoPath(f"no path of {count} from {name(start)} to {name(end)}")

    def _find(self, start: int, count: int, goals: int, blocked: int) -> int:
        """The spaces of a path to one of ``goals`` as a mask, which is kept; 0 for none."""
        blocked |= 1 << start
        missing = self._walks.walk(start, count, blocked) & goals
        if not missing:
            return 0
        search = _Search(self._next, self._short_of(missing, count, blocked))
        path = search.first(start, count, 0)
        if path:
            end = search.ends
            _keep(self._known.setdefault((start, count, end.bit_length() - 1), []), path)
            _keep(self._anywhere.setdefault((start, count), []), (path, end))
        return path

    def _joined(self, step: int) -> int:
        """The spaces, traps left out, that are joined to the one whose number is ``step`` more."""
        inside = self._inside
        return mask_of(
            space
            for space in spaces_in(inside)
            if space + step >= 0 and inside & self._walks.neighbours(space) & 1 << space + step
        )

    def _reached(self, start: int, count: int, blocked: int) -> int:
        """Where walks end that neither come back to the start nor turn straight back."""
        first = self._next[start] & ~blocked
        if count == 1:
            return first
        free = self._inside & ~blocked
        *_, before, last = first & free, *self._onward(first & free, count - 1, free)
        for trap, arrows in self._entries:
            if before & arrows and not blocked & trap:
                last |= trap
        return last

    def _readily_reached(self, start: int, count: int, blocked: int) -> int:
        """Where paths end that grow step by step, of those to one space only two kept on.

        The two are the first and the last found, which come from different sides.
        """
        free = self._inside & ~blocked
        steps = self._steps
        first, last = {start: 0}, {start: 0}
        for _ in range(count - 1):
            first_grown: dict[int, int] = {}
            last_grown: dict[int, int] = {}
            for space, path in first.items():
                other = last[space]
                for bit, end in steps[space]:
                    if not bit & free:
                        continue
                    if not other & bit:
                        last_grown[end] = other | bit
                        if end not in first_grown:
                            first_grown[end] = (other if path & bit else path) | bit
                    elif not path & bit:
                        last_grown[end] = path | bit
                        first_grown.setdefault(end, path | bit)
            first, last = first_grown, last_grown
        ends = 0
        following = self._next
        for space, path in first.items():
            ends |= following[space] & ~(path & last[space])
        return ends & ~blocked

    def _short_of(self, goals: int, count: int, blocked: int) -> list[int]:
        """For each number of steps left, from 0 on: where a walk may be that has these to go."""
        free = self._inside & ~blocked
        beside = 0
        for trap, arrows in self._entries:
            if goals & trap:
                beside |= arrows & free
        return [goals, *self._onward(goals & self._inside, count - 1, free, beside)]

    def _onward(self, first: int, steps: int, free: int, joining: int = 0) -> list[int]:
        """Where walks are after 1, 2, … ``steps`` steps that never turn straight back.

        They begin on the mask ``first`` and keep to the mask ``free``; after the first step more
        begin on ``joining``.
        """
        rightwards, leftwards, downwards, upwards, width = self._shifts
        passages = self._walks.passages
        right = left = down = up = 0
        rest = first
        stood = first
        after: list[int] = []
        for _ in range(steps):
            hopping = stood & passages
            across = down | up | rest
            along = right | left | rest
            right, left, down, up = (
                ((right | across) & rightwards) << 1 & free,
                ((left | across) & leftwards) >> 1 & free,
                ((down | along) & downwards) << width & free,
                ((up | along) & upwards) >> width & free,
            )
            rest = joining
            if hopping:
                rest |= free & (passages & ~hopping if hopping & (hopping - 1) == 0 else passages)
            joining = 0
            stood = right | left | down | up | rest
            after.append(stood)
        return after


def _keep(kept: list[T], found: T) -> None:
    """Add what was found; the oldest goes once there are :data:`KEPT`."""
    if len(kept) == KEPT:
        del kept[0]
    kept.append(found)


class _Search:
    """One search: ``ends`` are the goals found so far, as a mask."""

    __slots__ = ("_idle", "_next", "_short", "ends")

    def __init__(self, following: dict[int, int], short: list[int]) -> None:
        self._next = following
        self._short = short
        self._idle = 0
        self.ends = 0

    def descend(self, space: int, left: int, used: int) -> bool:
        """Look for new goals ``left`` steps on; whether it is time to begin anew."""
        options = self._next[space] & self._short[left - 1] & ~used
        if left == 1:
            if options & ~self.ends:
                self.ends |= options
                self._idle = 0
            else:
                self._idle += 1
            return self._idle > PATIENCE and self.ends != 0
        while options:
            bit = options & -options
            options ^= bit
            if self.descend(bit.bit_length() - 1, left - 1, used | bit):
                return True
        return False

    def first(self, space: int, left: int, used: int) -> int:
        """The spaces of the first path found to a goal, which becomes ``ends``; 0 for none."""
        options = self._next[space] & self._short[left - 1] & ~used
        if left == 1:
            self.ends = options & -options
            return used | self.ends if options else 0
        while options:
            bit = options & -options
            options ^= bit
            found = self.first(bit.bit_length() - 1, left - 1, used | bit)
            if found:
                return found
        return 0


class _Tracing:
    """A search for the path with the fewest turns; ``best`` is the best so far."""

    __slots__ = ("_fewest", "_looked", "_next", "_short", "best")

    def __init__(self, following: dict[int, int], short: list[int]) -> None:
        self._next = following
        self._short = short
        self._fewest = 1 << 30
        self._looked = 0
        self.best: tuple[int, ...] = ()

    def descend(self, path: tuple[int, ...], left: int, used: int, turns: int) -> None:
        """Try every way on from ``path``, straight on first, while it may still be the best."""
        self._looked += 1
        if turns >= self._fewest or (self.best and self._looked > DRAWN):
            return
        if not left:
            self.best, self._fewest = path, turns
            return
        space = path[-1]
        ahead = space - path[-2] if len(path) > 1 else 0
        options = spaces_in(self._next[space] & self._short[left - 1] & ~used)
        for following in sorted(options, key=lambda option: option - space != ahead):
            turned = ahead != 0 and following - space != ahead
            self.descend((*path, following), left - 1, used | 1 << following, turns + turned)
