"""What one viewer of Watch Your Step cannot know, and the same game with just that otherwise."""

from __future__ import annotations

from random import Random

from dead_end.chance import below
from dead_end.games.watch_your_step.actions import Hide, Place
from dead_end.games.watch_your_step.knowledge import knowledge
from dead_end.games.watch_your_step.material import HOLES, LENGTHS
from dead_end.games.watch_your_step.state import OVER, TOP, State
from dead_end.referee import Table
from tests.tables import truth


def redeal(table: Table, viewer: int, source: Random) -> Table | None:
    """The same game, as far as ``viewer`` can tell, in another world; None if there is none."""
    state: State = truth(table)
    assert state.step != OVER
    real = tuple(state.traps)
    others = [
        world for world in knowledge(table.rules.view(state, viewer)).worlds if world.traps != real
    ]
    if not others:
        return None
    world = others[below(source, len(others))]
    lengths = iter(world.lengths)
    last = {actor: ply for ply, (actor, action) in enumerate(table._entries) if hides(action)}
    other = Table(table.rules, table.options, table.seats)
    for ply, (actor, action) in enumerate(table._entries):
        match action:
            case Hide() if last[actor] == ply and state.traps[actor] == action.hole:
                action = Hide(world.traps[actor])
            case Place(_, hole):
                action = Place(next(lengths), hole)
        other._play(actor, action)
    return other


def hides(action: object) -> bool:
    """Whether it hides a trap."""
    return isinstance(action, Hide)


def hidden_words(table: Table, viewer: int) -> list[str]:
    """Words that nothing sent to the viewer may hold as a value now.

    A trap has a word in the view of its owner alone. The spectator is told the length of no top,
    and is never told that a short one or a long one is a top.
    """
    state: State = truth(table)
    own = state.traps[viewer] if viewer >= 0 else -1
    words = [f"trap={name}" for hole, name in enumerate(HOLES) if hole != own]
    told = {ply.length for ply in state.history if ply.shows != TOP or ply.seat == viewer}
    return words + [f"length={word}" for length, word in enumerate(LENGTHS) if length not in told]
