"""Noir: what happens (seed 001; clauses in RULES.md)."""

from __future__ import annotations

from typing import Final

from dead_end.chance import Source
from dead_end.contract import (
    NOBODY,
    Chanced,
    Clause,
    Common,
    Conceded,
    Decide,
    Event,
    Fact,
    IllegalAction,
    Json,
    Option,
    Options,
    Over,
    Pending,
    Stopped,
    Telling,
    early_end,
    forbids_early_end,
    is_due,
)
from dead_end.games.noir import actions, chances, codec, folding, legal, plies, turns, uniform
from dead_end.games.noir.actions import Action
from dead_end.games.noir.determinize import determinize
from dead_end.games.noir.facts import Unmasked
from dead_end.games.noir.material import INSPECTOR, KILLER, LOT, OPTIONS, SEATS, STANDARD, Material
from dead_end.games.noir.state import (
    CASTING,
    DECISIONS,
    KILLERS_STEPS,
    LINING_UP,
    OVER,
    UNMASKED,
    State,
)
from dead_end.games.noir.view import View, view_of
from dead_end.who import read_seat

_DECIDE: Final = {step: tuple(Decide(seat, step) for seat in range(SEATS[1])) for step in DECISIONS}
"""What is asked, by step and seat: made once, as playouts ask all the time."""


class Noir:
    """The rules, for one box of parts."""

    id: Final = "noir"
    version: Final = 1
    seats: Final = SEATS
    options: Final[tuple[Option, ...]] = OPTIONS
    passes: Final[tuple[Action, ...]] = ()
    fading: Final[tuple[type[Fact], ...]] = ()
    halts: Final[tuple[type[Fact], ...]] = (Unmasked,)

    def __init__(self, material: Material = STANDARD) -> None:
        self.material = material

    def setup(self, options: Options) -> State:
        """The table before the suspects are lined up (``noir.S6``)."""
        state = State()
        state.options = options
        state.legs = []
        state.reason = ""
        turns.lay_out(state, self.material)
        lot = options["killer"] == LOT
        state.killer = NOBODY if lot else read_seat(options["killer"], SEATS[1])
        state.step = CASTING if lot else LINING_UP
        return state

    def pending(self, state: State) -> Pending:
        """What is due; see :data:`state.STEPS`."""
        decide = _DECIDE.get(state.step)
        if decide is not None:
            return decide[state.turn]
        if state.step == OVER:
            return Over(turns.outcome_of(state.reason, state.legs))
        return chances.due(state, self.material)

    def view(self, state: State, viewer: int) -> View:
        """See :class:`view.View`."""
        return view_of(state, viewer)

    def legal(self, view: View) -> legal.LegalActions:
        """See :class:`legal.LegalActions`."""
        return legal.LegalActions(view)

    def why_not(self, view: View, action: object) -> Clause | None:
        """See :func:`legal.forbidding`; out of turn it is ``noir.E1``."""
        decides = view.step in DECISIONS
        if isinstance(action, Stopped | Conceded):
            due = Decide(view.turn, view.step) if decides else None
            return forbids_early_end(action, view.viewer, due, SEATS[1])
        if view.viewer != view.turn or not decides:
            return "noir.E1"
        return legal.forbidding(view, view.identity, view.hand, action)

    def determinize(self, view: View, source: Source) -> State:
        """See :func:`determinize.determinize`."""
        return determinize(view, self.material, source)

    def fold(self, view: View, fact: Fact) -> View:
        """See :func:`folding.fold`."""
        return folding.fold(view, fact, self.material)

    def clone(self, state: State) -> State:
        """See :meth:`State.clone`."""
        return state.clone()

    def random_action(self, state: State, source: Source) -> Action:
        """See :func:`uniform.random_action`."""
        return uniform.random_action(state, source)

    def write_action(self, action: Action | Common) -> str:
        """See :func:`actions.write_action`."""
        return actions.write_action(action)

    def read_action(self, text: str) -> Action | Common:
        """See :func:`actions.read_action`."""
        return actions.read_action(text)

    def write_view(self, view: View) -> Json:
        """See :func:`codec.write_view`."""
        return codec.write_view(view)

    def read_view(self, written: object) -> View:
        """See :func:`codec.read_view`."""
        return codec.read_view(written, self.material)

    def write_fact(self, fact: Fact) -> Json:
        """See :func:`codec.write_fact`."""
        return codec.write_fact(fact)

    def read_fact(self, written: object) -> Fact:
        """See :func:`codec.read_fact`."""
        return codec.read_fact(written)

    def write_state(self, state: State) -> Json:
        """See :func:`codec.write_state`."""
        return codec.write_state(state)

    def apply(
        self,
        state: State,
        actor: int,
        action: Action | Common,
        quiet: bool = False,
    ) -> list[Event]:
        """Play ``action``; see the contract."""
        told: list[Event] = []
        tell = None if quiet else told
        if (ply := plies.PLIES.get(type(action))) is not None:
            self._check(state, actor, action)
            ply(state, self.material, action, tell)
        elif isinstance(action, Chanced):
            self._check_chance(state, actor, action)
            chances.OUTCOMES[action.name](state, self.material, action.numbers, tell)
        else:
            self._end_early(state, actor, action, tell)
        return told

    def _end_early(self, state: State, actor: int, action: object, tell: Telling) -> None:
        if not isinstance(action, Stopped | Conceded):
            raise IllegalAction(repr(action), "noir.E1")
        reason = early_end(action, actor, self.pending(state), SEATS[1])
        winner = 1 - state.turn if isinstance(action, Conceded) else NOBODY
        if state.step == UNMASKED:
            turns.end_game(state, reason, tell)
        else:
            turns.end_leg(state, reason, winner, tell)

    def _check_chance(self, state: State, actor: int, chanced: Chanced) -> None:
        if not actions.is_action(chanced) or not is_due(chanced, actor, self.pending(state)):
            raise IllegalAction(self._named(chanced), "all.A1")

    def _check(self, state: State, actor: int, action: object) -> None:
        clause: Clause | None = "noir.E1"
        if actor == state.turn and state.step in DECISIONS:
            role = KILLER if state.step in KILLERS_STEPS else INSPECTOR
            clause = legal.forbidding(state, state.identities[role], state.hand, action)
        if clause is not None:
            raise IllegalAction(self._named(action), clause)

    def _named(self, action: object) -> str:
        """The short text of an action; what has none, as Python shows it."""
        return self.write_action(action) if actions.is_action(action) else repr(action)
