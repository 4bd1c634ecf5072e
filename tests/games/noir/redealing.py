"""What one viewer of Noir cannot know, and the same game with just that dealt otherwise."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from dead_end.contract import Chanced, IllegalAction
from dead_end.games.noir.actions import DEALING, Choose
from dead_end.games.noir.material import STANDARD, SUSPECTS, members
from dead_end.games.noir.state import OVER, State
from dead_end.games.noir.view import role_of
from dead_end.referee import Table
from tests.tables import truth

TRIES = 60


def redeal(table: Table, viewer: int, source: Random) -> Table | None:
    """The same game, as far as ``viewer`` can tell, with two hidden cards changed for one another.

    Two cards that it has not seen change places in the deal, and the Inspector chooses the one for
    the other. None when nothing was found that could be changed so.
    """
    state: State = truth(table)
    assert state.step != OVER
    hidden = never_shown(state, viewer)
    told = table.facts_by_ply(viewer)
    for _ in range(TRIES if len(hidden) > 1 and state.identities[0] >= 0 else 0):
        one, two = source.sample(hidden, 2)
        other = _replayed(table, {one: two, two: one})
        if other is None or other.facts_by_ply(viewer) != told:
            continue
        if table.rules.write_state(truth(other)) != table.rules.write_state(state):
            return other
    return None


def _replayed(table: Table, swap: dict[int, int]) -> Table | None:
    other = Table(table.rules, table.options, table.seats)
    try:
        for actor, action in table._entries:
            if isinstance(action, Chanced) and action.name == DEALING:
                numbers = tuple(swap.get(card, card) for card in action.numbers)
                action = Chanced(action.name, numbers)
            elif isinstance(action, Choose):
                action = replace(action, suspect=swap.get(action.suspect, action.suspect))
            other._play(actor, action)
    except IllegalAction:
        return None
    return other


def never_shown(state: State, viewer: int) -> list[int]:
    """Suspects whose cards the viewer never saw."""
    seen = set(state.discards) | _own(state, viewer)
    return [suspect for suspect in range(STANDARD.suspects) if suspect not in seen]


def _own(state: State, viewer: int) -> set[int]:
    role = role_of(viewer, state.killer)
    if role < 0:
        return set()
    return {state.identities[role], *(members(state.hand) if role else ())}


def hidden_words(table: Table, viewer: int) -> list[str]:
    """Words that nothing sent to the viewer may hold as a value now.

    All suspects are on the board for all to see; but not as an identity, nor in hand, nor drawn.
    """
    state: State = truth(table)
    words = []
    for suspect in never_shown(state, viewer):
        word = SUSPECTS[suspect]
        words += [f"{field}={word}" for field in ("identity", "hand", "card", "drawn", "deck")]
        words += [f"killer={word}", f"inspector={word}", f"identities={word}"]
    return words
