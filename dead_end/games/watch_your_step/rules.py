"""Watch Your Step: what happens (seed 002; clauses in RULES.md)."""

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
    early_end,
    forbids_early_end,
    is_due,
)
from dead_end.games.watch_your_step import actions, codec, folding, legal, plies, uniform
from dead_end.games.watch_your_step.actions import Action, Hide, Place
from dead_end.games.watch_your_step.determinize import determinize
from dead_end.games.watch_your_step.facts import FADING
from dead_end.games.watch_your_step.material import OPTIONS, SEATS
from dead_end.games.watch_your_step.state import DECISIONS, LOTTING, State
from dead_end.games.watch_your_step.view import View, view_of


class WatchYourStep:
    """The rules."""

    id: Final = "watch_your_step"
    version: Final = 1
    seats: Final = SEATS
    options: Final[tuple[Option, ...]] = OPTIONS
    passes: Final[tuple[Action, ...]] = ()
    fading: Final[tuple[type[Fact], ...]] = FADING
    halts: Final[tuple[type[Fact], ...]] = ()

    def setup(self, options: Options) -> State:
        """The table before anything is hidden."""
        state = State()
        state.options = options
        state.first = NOBODY
        state.reason = ""
        state.clashes = []
        state.tops = [0] * SEATS[1]
        state.history = []
        plies.set_up(state)
        return state

    def pending(self, state: State) -> Pending:
        """What is due; see :data:`state.STEPS`."""
        if state.step in DECISIONS:
            return Decide(state.turn, state.step)
        return plies.LOT if state.step == LOTTING else Over(plies.outcome_of(state))

    def view(self, state: State, viewer: int) -> View:
        """See :class:`view.View`."""
        return view_of(state, viewer)

    def legal(self, view: View) -> legal.LegalActions:
        """See :class:`legal.LegalActions`."""
        return legal.LegalActions(view)

    def why_not(self, view: View, action: object) -> Clause | None:
        """See :func:`legal.forbidding`."""
        if isinstance(action, Stopped | Conceded):
            due = Decide(view.turn, view.step) if view.step in DECISIONS else None
            return forbids_early_end(action, view.viewer, due, SEATS[1])
        own_turn = view.viewer == view.turn != NOBODY
        return legal.forbidding(view.step, own_turn, view.full, view.rack, action)

    def determinize(self, view: View, source: Source) -> State:
        """See :func:`determinize.determinize`."""
        return determinize(view, self.setup(view.options), source)

    def fold(self, view: View, fact: Fact) -> View:
        """See :func:`folding.fold`."""
        return folding.fold(view, fact)

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
        return codec.read_view(written)

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
        self, state: State, actor: int, action: Action | Common, quiet: bool = False
    ) -> list[Event]:
        """Play ``action``; see the contract."""
        told: list[Event] = []
        tell = None if quiet else told
        if isinstance(action, Place):
            self._check(state, actor, action)
            plies.place(state, action, tell)
        elif isinstance(action, Hide):
            self._check(state, actor, action)
            plies.hide(state, action, tell)
        elif isinstance(action, Chanced):
            self._check_chance(state, actor, action)
            plies.draw_lot(state, action.numbers[0], tell)
        elif isinstance(action, Stopped | Conceded):
            plies.end(state, early_end(action, actor, self.pending(state), SEATS[1]), tell)
        else:
            raise IllegalAction(repr(action), "step.P1")
        return told

    def _check(self, state: State, actor: int, action: Action) -> None:
        own_turn = actor == state.turn and actor in range(SEATS[1])
        first, second = state.tops
        rack = state.left[actor] if own_turn else ()
        clause = legal.forbidding(state.step, own_turn, first | second, rack, action)
        if clause is not None:
            raise IllegalAction(_named(action), clause)

    def _check_chance(self, state: State, actor: int, chanced: Chanced) -> None:
        if not actions.is_action(chanced) or not is_due(chanced, actor, self.pending(state)):
            raise IllegalAction(_named(chanced), "all.A1")


def _named(action: object) -> str:
    """The short text of an action; what has none, as Python shows it."""
    return actions.write_action(action) if actions.is_action(action) else repr(action)
