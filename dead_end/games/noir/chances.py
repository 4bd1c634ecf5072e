"""What is random in Noir: the lot, the board and the deck, and what each outcome does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dead_end.chance import Draw, Shuffle
from dead_end.contract import PUBLIC, Chance, Event, Telling
from dead_end.games.noir import actions, facts
from dead_end.games.noir.material import KILLER, SUSPECTS, Material, mask_of, members, words_of
from dead_end.games.noir.state import CASTING, DEALING, LINING_UP, OPENING, UNMASKED, State
from dead_end.games.noir.turns import lay_out, position_of


def due(state: State, material: Material) -> Chance:
    """What chance is to decide, where no seat is."""
    if state.step == CASTING:
        return Chance(actions.CASTING, Draw((1, 1)))
    name = actions.DEALING if state.step == DEALING else actions.LINING_UP
    return Chance(name, Shuffle(material.suspects))


def _cast(state: State, material: Material, numbers: tuple[int, ...], tell: Telling) -> None:
    """``noir.S6``."""
    state.killer = numbers[0]
    state.step = LINING_UP
    if tell is not None:
        tell.append(Event(facts.RolesCast(state.killer), None))


def _line_up(state: State, material: Material, numbers: tuple[int, ...], tell: Telling) -> None:
    """``noir.S1``; after a leg the roles change hands (``noir.S5``)."""
    if state.step == UNMASKED:
        lay_out(state, material)
        state.killer = 1 - state.killer
    state.board = list(numbers)
    state.step = DEALING
    if tell is not None:
        tell.append(Event(facts.LinedUp(words_of(numbers)), None))


def _deal(state: State, material: Material, numbers: tuple[int, ...], tell: Telling) -> None:
    """``noir.S2``: the first card is the Killer's identity, the next are the Inspector's."""
    dealt = 1 + material.evidence
    state.identities[KILLER] = numbers[0]
    state.hand = mask_of(numbers[1:dealt])
    state.deck = list(numbers[dealt:])
    state.turn = state.killer
    state.round = 1
    state.step = OPENING
    state.seen[position_of(state, state.turn)] = 1
    if tell is not None:
        killer, inspector = state.killer, 1 - state.killer
        told = {
            killer: facts.Dealt(killer, SUSPECTS[numbers[0]], ()),
            inspector: facts.Dealt(inspector, None, words_of(members(state.hand))),
            PUBLIC: facts.Dealt(None, None, ()),
        }
        tell += [Event(fact, (viewer,)) for viewer, fact in sorted(told.items())]
        tell.append(Event(facts.TurnBegan(state.turn, 1), None))


OUTCOMES: Final[dict[str, Callable[[State, Material, tuple[int, ...], Telling], None]]] = {
    actions.CASTING: _cast,
    actions.LINING_UP: _line_up,
    actions.DEALING: _deal,
}
"""What to do with an outcome, by the name of what was due."""
