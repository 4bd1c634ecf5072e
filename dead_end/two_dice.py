"""What two dice let a turn of either Drive walk: a die a pawn, or a double's total in one move."""

from __future__ import annotations


def counts_of(left: tuple[int, ...]) -> tuple[int, ...]:
    """The counts that one move may use, ascending, by the dice not used yet."""
    if len(left) < 2:
        return left
    first, second = left
    if first == second:
        return (first, 2 * first)
    return left if first < second else (second, first)


def left_after(left: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The dice left once ``count`` is used: the total of a double uses both."""
    if count not in left:
        return ()
    at = left.index(count)
    return left[:at] + left[at + 1 :]
