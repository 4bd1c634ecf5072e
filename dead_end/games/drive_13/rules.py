"""13 Dead End Drive: what happens (seed 000; clauses in RULES.md)."""

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
from dead_end.games.drive_13 import actions, chances, codec, folding, legal, plies, turns, uniform
from dead_end.games.drive_13.actions import Action, Decline, Forgo, Keep
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.determinize import determinize
from dead_end.games.drive_13.house import House
from dead_end.games.drive_13.material import (
    AGATHA,
    ALIVE,
    CARDS,
    GONE,
    NO_CARD,
    NO_GUEST,
    OPTIONS,
    SEATS,
    STANDARD,
    UNOWNED,
    Material,
)
from dead_end.games.drive_13.state import DECISIONS, OVER, SEATING, State
from dead_end.games.drive_13.view import View, view_of
from dead_end.mansion import Mansion


class Drive13:
    """The rules, for one box of parts and one floor plan."""

    id: Final = "drive_13"
    version: Final = 1
    seats: Final = SEATS
    options: Final[tuple[Option, ...]] = OPTIONS
    passes: Final[tuple[Action, ...]] = (Forgo(), Decline(), Keep())
    fading: Final[tuple[type[Fact], ...]] = ()
    halts: Final[tuple[type[Fact], ...]] = ()

    def __init__(self, material: Material = STANDARD, mansion: Mansion = BOARD) -> None:
        self.material = material
        self.house = House(mansion)

    def setup(self, options: Options) -> State:
        """The table before pawns are placed and cards dealt."""
        seats = int(options["seats"])
        guests = self.material.guests
        state = State()
        state.options = options
        state.pawns = [GONE] * guests
        state.occupied = 0
        state.fates = [ALIVE] * guests
        state.laid_by = [UNOWNED] * guests
        state.hanging = AGATHA
        state.back = []
        state.detective = 0
        state.deck = list(self.material.decks[str(options["deck"])])
        state.deck_size = sum(state.deck)
        state.discards = []
        state.card_counts = [0] * seats
        state.out = 0
        state.first = state.turn = NOBODY
        state.round = 0
        state.step = SEATING
        state.tied = tuple(range(seats))
        state.dice = state.left = ()
        state.moved = 0
        state.opening = True
        state.unmoved = (1 << guests) - 1
        state.sent_back = False
        state.trapped = NO_GUEST
        state.reason = ""
        state.owners = [UNOWNED] * guests
        state.secret = 0
        state.hands = [[0] * len(CARDS) for _ in range(seats)]
        state.drawn = NO_CARD
        state.history = []
        return state

    def pending(self, state: State) -> Pending:
        """What is due; see :data:`state.STEPS`."""
        if state.step in DECISIONS:
            return Decide(state.turn, state.step)
        if state.step == OVER:
            return Over(turns.outcome_of(state))
        return chances.due(state, self.material)

    def view(self, state: State, viewer: int) -> View:
        """See :class:`view.View`."""
        return view_of(state, viewer)

    def legal(self, view: View) -> legal.LegalActions:
        """See :class:`legal.LegalActions`."""
        return legal.LegalActions(view, self.house)

    def why_not(self, view: View, action: object) -> Clause | None:
        """See :func:`legal.forbidding`; out of turn it is ``13.T1``."""
        decides = view.step in DECISIONS
        if isinstance(action, Stopped | Conceded):
            due = Decide(view.turn, view.step) if decides else None
            return forbids_early_end(action, view.viewer, due, view.seats)
        if view.viewer != view.turn or not decides:
            return "13.T1"
        return legal.forbidding(view, self.house, view.hand, view.drawn, action)

    def determinize(self, view: View, source: Source) -> State:
        """See :func:`determinize.determinize`."""
        return determinize(view, self.material, source)

    def fold(self, view: View, fact: Fact) -> View:
        """See :func:`folding.fold`."""
        return folding.fold(view, fact, self.material, self.house)

    def clone(self, state: State) -> State:
        """See :meth:`State.clone`."""
        return state.clone()

    def random_action(self, state: State, source: Source) -> Action:
        """See :func:`uniform.random_action`."""
        return uniform.random_action(state, self.house, source)

    def write_action(self, action: Action | Common) -> str:
        """See :func:`actions.write_action`."""
        return actions.write_action(action, self.house.mansion)

    def read_action(self, text: str) -> Action | Common:
        """See :func:`actions.read_action`."""
        return actions.read_action(text, self.house.mansion)

    def write_view(self, view: View) -> Json:
        """See :func:`codec.write_view`."""
        return codec.write_view(view, self.house.mansion)

    def read_view(self, written: object) -> View:
        """See :func:`codec.read_view`."""
        return codec.read_view(written, self.house)

    def write_fact(self, fact: Fact) -> Json:
        """See :func:`codec.write_fact`."""
        return codec.write_fact(fact)

    def read_fact(self, written: object) -> Fact:
        """See :func:`codec.read_fact`."""
        return codec.read_fact(written)

    def write_state(self, state: State) -> Json:
        """See :func:`codec.write_state`."""
        return codec.write_state(state, self.house.mansion)

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
        if isinstance(action, Chanced):
            self._check_chance(state, actor, action)
            outcome = chances.OUTCOMES[action.name]
            outcome(state, self.material, self.house, action.numbers, tell)
        elif (ply := plies.PLIES.get(type(action))) is None:
            self._end_early(state, actor, action, tell)
        else:
            self._check(state, actor, action)
            ply(state, self.house, action, tell)
        return told

    def _end_early(self, state: State, actor: int, action: object, tell: Telling) -> None:
        if not isinstance(action, Stopped | Conceded):
            raise IllegalAction(repr(action), "13.T1")
        turns.end(state, early_end(action, actor, self.pending(state), state.seats), tell)

    def _check_chance(self, state: State, actor: int, chanced: Chanced) -> None:
        if not actions.is_action(chanced, self.house.mansion) or not is_due(
            chanced, actor, self.pending(state)
        ):
            raise IllegalAction(self._named(chanced), "all.A1")

    def _check(self, state: State, actor: int, action: object) -> None:
        clause: Clause | None = "13.T1"
        if actor == state.turn and state.step in DECISIONS:
            clause = legal.forbidding(state, self.house, state.hands[actor], state.drawn, action)
        if clause is not None:
            raise IllegalAction(self._named(action), clause)

    def _named(self, action: object) -> str:
        """The short text of an action; what has none, as Python shows it."""
        if actions.is_action(action, self.house.mansion):
            return self.write_action(action)
        return repr(action)
