"""A whole truth that a view allows, for computer seats that think ahead."""

from __future__ import annotations

from dead_end.chance import Source, below
from dead_end.contract import NOBODY
from dead_end.games.watch_your_step.actions import Hide, Place
from dead_end.games.watch_your_step.knowledge import knowledge
from dead_end.games.watch_your_step.material import NO_HOLE
from dead_end.games.watch_your_step.plies import draw_lot, hide, place
from dead_end.games.watch_your_step.state import State
from dead_end.games.watch_your_step.view import View


def determinize(view: View, fresh: State, source: Source) -> State:
    """A state that looks like ``view`` to its viewer: one of its worlds, each as likely.

    A world is a pair of traps that contradicts nothing the viewer was told; where the players hide
    them and what they put where is taken to tell nothing. ``fresh``, a table at which nothing has
    happened yet, becomes that state.
    """
    worlds = knowledge(view).worlds
    world = worlds[below(source, len(worlds))]
    fresh.clashes = list(view.clashes)
    for hole in world.traps:
        if hole != NO_HOLE:
            hide(fresh, Hide(hole), None)
    if view.first != NOBODY:
        draw_lot(fresh, view.first, None)
    for ply, length in zip(view.history, world.lengths, strict=True):
        place(fresh, Place(length, ply.hole), None)
    fresh.step, fresh.turn, fresh.reason = view.step, view.turn, view.reason
    return fresh
