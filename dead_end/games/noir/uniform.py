"""One legal action, each as likely: the fast path of playouts.

Nothing is listed: the actions are counted kind by kind, and one is drawn. A barred shift may be
drawn as well, and then it is drawn again.
"""

from __future__ import annotations

from dead_end.chance import Source
from dead_end.games.noir.actions import (
    ARRESTS,
    CHOICES,
    DISCARDS,
    DISGUISE,
    EXONERATE,
    KILLS,
    SHIFTS,
    Action,
)
from dead_end.games.noir.legal import arrestable, forbids_shift, victims
from dead_end.games.noir.material import INSPECTOR, KILLER
from dead_end.games.noir.state import CHOOSING, DISCARDING, HUNTING, OPENING, State


def random_action(state: State, source: Source) -> Action:
    """A legal action of the seat whose turn it is, uniform over its legal actions."""
    step = state.step
    if step == CHOOSING:
        return CHOICES[_any(state.hand & ~state.deceased, source)]
    if step == DISCARDING:
        return DISCARDS[_any(state.hand, source)]
    if step == OPENING:
        return KILLS[_any(victims(state, state.identities[KILLER]), source)]
    acts: tuple[Action, ...]
    draw: Action
    if step == HUNTING:
        suspects, acts, draw = victims(state, state.identities[KILLER]), KILLS, DISGUISE
    else:
        suspects, acts, draw = arrestable(state, state.identities[INSPECTOR]), ARRESTS, EXONERATE
    columns = state.columns
    rows = len(state.board) // columns
    by_row, by_line = 2 * rows, 2 * (rows + columns)
    with_suspects = by_line + suspects.bit_count()
    count = with_suspects + bool(state.deck)
    while True:
        which = int(source.random() * count)
        if which >= by_line:
            return draw if which == with_suspects else acts[_nth(suspects, which - by_line)]
        shift = (
            SHIFTS[which & 1][which >> 1]
            if which < by_row
            else SHIFTS[2 + (which & 1)][which - by_row >> 1]
        )
        if forbids_shift(state, shift) is None:
            return shift


def _any(mask: int, source: Source) -> int:
    return _nth(mask, int(source.random() * mask.bit_count()))


def _nth(mask: int, place: int) -> int:
    for _ in range(place):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
