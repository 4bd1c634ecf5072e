"""What a supposed position of Watch Your Step is worth, a few plies ahead.

All of it is seen from the side that is to play, in a world in which nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from dead_end.games.watch_your_step.actions import Place
from dead_end.games.watch_your_step.knowledge import World
from dead_end.games.watch_your_step.material import ALL_HOLES, LINES, LINES_THROUGH, LONG, SHORT
from dead_end.games.watch_your_step.view import View

WON: Final = 1000.0
"""What a row of four is worth; one more for each ply that it comes sooner."""

WORTH: Final = (0.0, 1.0, 4.0, 12.0)
"""What a row is worth by own tops in it, when no other is."""

TO_PLAY: Final = 1.5
"""How much more a row is worth to who is to play."""

KEPT: Final = 2.0
"""What a long one is worth that is not put yet."""


class Side(NamedTuple):
    """``tops``: holes with a top of that colour, as a mask; cylinders left by length."""

    tops: int
    longs: int
    shorts: int

    def after(self, at: int, length: int) -> Side:
        """The same with one cylinder less, and with tops in the holes ``at``."""
        if length == LONG:
            return Side(self.tops | at, self.longs - 1, self.shorts)
        return Side(self.tops | at, self.longs, self.shorts - 1)


class Position(NamedTuple):
    """``side`` is to play, then ``other``; ``lone``: holes with one short, as a mask."""

    side: Side
    other: Side
    lone: int


def position_of(view: View, world: World) -> Position:
    """The position in ``world`` of the seat that is to play."""
    tops = view.tops
    first, second = (
        Side(sum(1 << hole for hole, owner in enumerate(tops) if owner == seat), *world.left[seat])
        for seat in range(2)
    )
    lone = world.lone[0] | world.lone[1]
    return Position(second, first, lone) if view.turn else Position(first, second, lone)


def following(position: Position, action: Place) -> Position:
    """The position after ``action``."""
    side, other, lone = position
    at = 1 << action.hole
    if lone & at:
        if action.length == LONG:
            return Position(other, side.after(0, LONG), lone)
        return Position(other, side.after(at, SHORT), lone ^ at)
    if action.length == LONG:
        return Position(other, side.after(at, LONG), lone)
    return Position(other, side.after(0, SHORT), lone | at)


def gain(position: Position, action: Place, depth: int) -> float:
    """What ``action`` is worth to who is to play, with ``depth`` plies after it thought through."""
    after = following(position, action)
    tops = after.other.tops
    if any(tops & line == line for line in LINES_THROUGH[action.hole]):
        return WON + depth + 1
    return -outlook(after, depth, -2 * WON, 2 * WON)


def outlook(position: Position, depth: int, low: float, high: float) -> float:
    """What a position without a row is worth to who is to play, ``depth`` plies ahead.

    ``low`` and ``high`` bound what matters (alpha and beta).
    """
    side, other, lone = position
    if completing(side, other, lone):
        return WON + depth
    if not depth:
        return _standing(side, other)
    threats = completing(other, side, lone)
    if threats & (threats - 1):
        return 1 - WON - depth
    best = -WON - depth
    for after in _afters(position, threats):
        best = max(best, -outlook(after, depth - 1, -high, -max(low, best)))
        if best >= high:
            break
    return best if best > -WON - depth else _nothing_left(side, threats, depth)


def completing(side: Side, other: Side, lone: int) -> int:
    """The holes in which ``side`` can complete a row with its next ply, as a mask."""
    tops, others = side.tops, other.tops
    reach = 0
    if side.shorts:
        reach = lone
    if side.longs:
        reach |= ALL_HOLES & ~(tops | others | lone)
    found = 0
    for line in LINES:
        missing = line & ~tops
        if not missing & (missing - 1) and missing & reach:
            found |= missing
    return found


def _nothing_left(side: Side, threats: int, depth: int) -> float:
    """Where no cylinder is left the game is drawn; else a threat could not be met."""
    return 1 - WON - depth if threats or side.longs or side.shorts else 0.0


def _afters(position: Position, threats: int) -> Iterator[Position]:
    """The positions after each ply worth thinking of: a threat is met at its own hole, or never.

    Long ones are not thrown away unless nothing else is left.
    """
    side, other, lone = position
    room = threats or ALL_HOLES & ~(side.tops | other.tops)
    found = False
    while room:
        at = room & -room
        room ^= at
        if lone & at:
            if side.shorts:
                found = True
                yield Position(other, side.after(at, SHORT), lone ^ at)
            continue
        if side.longs:
            found = True
            yield Position(other, side.after(at, LONG), lone)
        if side.shorts and not threats:
            found = True
            yield Position(other, side.after(0, SHORT), lone | at)
    if not found and not threats and side.longs:
        yield Position(other, side.after(0, LONG), lone)


def _standing(side: Side, other: Side) -> float:
    """Rows still open to one side only, by its tops in them, and the long ones kept."""
    tops, others = side.tops, other.tops
    worth = KEPT * (side.longs - other.longs)
    for line in LINES:
        if not line & others:
            worth += TO_PLAY * WORTH[(line & tops).bit_count()]
        elif not line & tops:
            worth -= WORTH[(line & others).bit_count()]
    return worth
