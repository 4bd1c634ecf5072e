"""What each question can be expected to tell about the solution (``clues.N2``).

That is the mutual information of its answer with the solution: by how much the answer's entropy is
greater than it would be if the solution were known already. Exact, from the placements.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import log2

from dead_end.games.thirteen_clues.actions import Ask
from dead_end.games.thirteen_clues.legal import askings
from dead_end.games.thirteen_clues.material import ABOUT, NO_SIDE
from dead_end.games.thirteen_clues.placements import (
    Group,
    Pair,
    Placements,
    backwards,
    forwards,
    picked,
)
from dead_end.games.thirteen_clues.view import View

ALIKE = 1e-9
"""Bits; questions that differ by less tell the same."""

MOST = 6
"""An answer is, over what is seen already, one of so many numbers: 0 to 5."""

Weights = list[tuple[Pair, int]]
"""By pair of kept cards a number of placements."""


def best_questions(view: View, most: int = 0) -> list[Ask]:
    """The open questions that can be expected to tell most, in canonical order.

    ``most`` is for those in a hurry: where more solutions are left, only so many of them, from
    here and there, are looked at.
    """
    bits = gains(view, most)
    best = max(bits.values())
    return [ask for ask, gain in bits.items() if gain > best - ALIKE]


def gains(view: View, most: int = 0) -> dict[Ask, float]:
    """By open question (``clues.Q1``) the bits that it can be expected to tell.

    For ``most`` see :func:`best_questions`.
    """
    places = Placements(view, view.history)
    broad = bool(view.options["broad"])
    asks = {
        place: askings(view.seats, broad, False, witness.seat)
        for place, witness in enumerate(places.others)
    }
    tables: dict[Ask, list[list[int]]] = {ask: [] for each in asks.values() for ask in each}
    groups = [
        replace(group, mysteries=[mystery])
        for group in places.groups()
        for mystery in group.mysteries
    ]
    for group in groups[:: 1 + (len(groups) - 1) // most if most else 1]:
        for place, weights in _weights(places, group):
            if not weights:
                continue
            for ask in asks[place]:
                tables[ask].append(_answers(places, ask, group.mysteries[0], weights))
    return {ask: information(table) for ask, table in tables.items()}


def _weights(places: Placements, group: Group) -> Iterable[tuple[int, Weights]]:
    """By other player the pairs that it may keep beside one mystery."""
    ways = forwards(group)
    rest = backwards(group, ways)
    for step, (place, pairs) in enumerate(zip(group.witnesses, group.pairs, strict=True)):
        counts = picked(group, step, ways, rest)
        yield place, [(pair, counts[pair.both]) for pair in pairs if counts.get(pair.both)]
    unbound = places.unbound
    if not unbound:
        return
    last = ways[-1].items()
    pairs = next(iter(places.others[unbound[0]].pairs.values()))
    weights = [
        (pair, sum([count for used, count in last if not used & pair.both])) for pair in pairs
    ]
    for place in unbound:
        yield place, [(pair, count) for pair, count in weights if count]


def _answers(places: Placements, ask: Ask, mystery: int, weights: Weights) -> list[int]:
    """By answer, over what is seen already, the placements that give it."""
    about = places.local(ABOUT[ask.subject])
    found = [0] * MOST
    base = (about & mystery).bit_count()
    for pair, count in weights:
        if ask.side == NO_SIDE:
            adds = (about & pair.both).bit_count()
        else:
            adds = about >> pair[ask.side] & 1
        found[base + adds] += count
    return found


def information(table: Sequence[Sequence[int]]) -> float:
    """Bits that the column tells about the row, of a table of how often the two go together."""
    rows = [sum(row) for row in table]
    total = sum(rows)
    if not total:
        return 0.0
    columns = [sum(column) for column in zip(*table, strict=True)]
    within = sum(_spread(row, count) for row, count in zip(table, rows, strict=True))
    return (_spread(columns, total) - within) / total


def _spread(counts: Sequence[int], total: int) -> float:
    """The entropy of what was counted, times how much was counted, in bits."""
    return total * log2(total) - sum([count * log2(count) for count in counts if count])
