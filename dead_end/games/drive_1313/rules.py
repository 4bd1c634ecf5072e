"""1313 Dead End Drive: what happens (seed 004; clauses in RULES.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dead_end.chance import Dice, Draw, Shuffle, Source, possible
from dead_end.contract import (
    CHANCE,
    TABLE,
    Chance,
    Chanced,
    Clause,
    Conceded,
    Decide,
    Event,
    IllegalAction,
    Json,
    Option,
    Options,
    Outcome,
    Over,
    Pending,
    Stopped,
    check_options,
)
from dead_end.games.drive_1313 import actions, codec, facts, folding, legal, uniform
from dead_end.games.drive_1313.actions import (
    Action,
    Decline,
    Done,
    DrawCard,
    Forgo,
    Move,
    RunForIt,
    Spring,
    Summon,
    TakeHeir,
    write_space,
)
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.determinize import determinize
from dead_end.games.drive_1313.house import House, may_leave, may_walk
from dead_end.games.drive_1313.material import (
    CARDS,
    CLOCK,
    ESCAPED,
    FIRST_ROOM,
    GONE,
    HEIR,
    HEIRS,
    INSIDE,
    KNOCKED_OFF,
    OPTIONS,
    RUN,
    STANDARD,
    TRAPS,
    UNOWNED,
    Material,
)
from dead_end.games.drive_1313.state import (
    DEALING,
    DRAWING,
    MOVING,
    OFFERED,
    OVER,
    PLAYING,
    ROLLING,
    RUN_ROLLING,
    RUNNING,
    SEATING,
    STARTING,
    TAKING,
    Laid,
    State,
    Took,
)
from dead_end.games.drive_1313.view import View, view_of
from dead_end.mansion import Mansion

Telling = list[Event] | None
"""Where events go; ``None`` while nobody listens."""

MIDNIGHT: Final = "midnight"
EMPTY_HOUSE: Final = "empty_house"
NO_HEIRS: Final = "no_heirs"
ROUND_CAP: Final = "round_cap"
AGREED: Final = "agreed"
CONCEDED: Final = "conceded"

_DECISIONS: Final = (MOVING, OFFERED, PLAYING, RUNNING)


class Drive1313:
    """The rules, for one box of parts and one floor plan."""

    id: Final = "drive_1313"
    version: Final = 1
    seats: Final = (2, 4)
    options: Final[tuple[Option, ...]] = OPTIONS
    passes: Final[tuple[Action, ...]] = (Forgo(), Done())

    def __init__(self, material: Material = STANDARD, mansion: Mansion = BOARD) -> None:
        self.material = material
        self.house = House(mansion)

    def setup(self, options: Options) -> State:
        """The table before pawns are placed and cards dealt. Raises BadOption."""
        checked = check_options(self.options, self.seats, options)
        seats = int(checked["seats"])
        heirs = self.material.heirs
        state = State()
        state.options = checked
        state.pawns = [GONE] * heirs
        state.occupied = 0
        state.fates = [INSIDE] * heirs
        state.laid_by = [UNOWNED] * heirs
        state.bags = list(self.material.bags)
        state.collected = [0] * seats
        state.lost = 0
        state.deck = list(self.material.decks[str(checked["deck"])])
        state.deck_size = sum(state.deck)
        state.discards = []
        state.heir_counts = [0] * seats
        state.card_counts = [0] * seats
        state.first = state.turn = -1
        state.round = 0
        state.step = SEATING
        state.tied = tuple(range(seats))
        state.dice = state.left = state.landed = ()
        state.moved = 0
        state.other_played = False
        state.loser = UNOWNED
        state.reason = ""
        state.owners = [UNOWNED] * heirs
        state.hands = [[0] * len(CARDS) for _ in range(seats)]
        state.history = []
        return state

    def pending(self, state: State) -> Pending:
        """What is due; see :data:`state.STEPS`."""
        step = state.step
        if step in _DECISIONS:
            return Decide(state.turn, step)
        if step == OVER:
            return Over(outcome_of(state))
        return self._chance(state)

    def _chance(self, state: State) -> Chance:
        match state.step:
            case "seating":
                return Chance(actions.SEATING, Shuffle(self.material.heirs))
            case "dealing":
                return Chance(actions.DEALING, Shuffle(self.material.heirs))
            case "starting":
                return Chance(actions.STARTING, Dice(len(state.tied)))
            case "rolling":
                return Chance(actions.ROLLING, Dice(2), state.turn)
            case "drawing":
                return Chance(actions.DRAWING, Draw(_top_of(state.deck)), state.turn)
            case "taking":
                held = tuple(int(owner == state.loser) for owner in state.owners)
                return Chance(actions.TAKING, Draw(held), state.turn)
        return Chance(actions.RUNNING, Dice(1), state.turn)

    def view(self, state: State, viewer: int) -> View:
        """See :class:`view.View`."""
        return view_of(state, viewer)

    def legal(self, view: View) -> legal.LegalActions:
        """See :class:`legal.LegalActions`."""
        return legal.LegalActions(view, self.house)

    def why_not(self, view: View, action: Action) -> Clause | None:
        """See :func:`legal.forbidding`; out of turn it is ``1313.T1``."""
        if view.viewer != view.turn or view.step not in _DECISIONS:
            return "1313.T1"
        return legal.forbidding(view, self.house, view.own.__contains__, view.hand, action)

    def determinize(self, view: View, source: Source) -> State:
        """See :func:`determinize.determinize`."""
        return determinize(view, self.material, source)

    def fold(self, view: View, fact: Any) -> View:
        """See :func:`folding.fold`."""
        return folding.fold(view, fact, self.material, self.house.mansion)

    def clone(self, state: State) -> State:
        """See :meth:`State.clone`."""
        return state.clone()

    def random_action(self, state: State, source: Source) -> Action:
        """See :func:`uniform.random_action`."""
        return uniform.random_action(state, self.house, source)

    def sort_key(self, action: Action) -> tuple[int, ...]:
        """See :func:`legal.sort_key`."""
        return legal.sort_key(action)

    def write_action(self, action: Action | Chanced | Stopped | Conceded) -> str:
        """See :func:`actions.write_action`."""
        return actions.write_action(action, self.house.mansion)

    def read_action(self, text: str) -> Action | Chanced | Stopped | Conceded:
        """See :func:`actions.read_action`."""
        return actions.read_action(text, self.house.mansion)

    def write_view(self, view: View) -> Json:
        """See :func:`codec.write_view`."""
        return codec.write_view(view, self.house.mansion)

    def read_view(self, written: Json) -> View:
        """See :func:`codec.read_view`."""
        return codec.read_view(written, self.house.mansion)

    def write_fact(self, fact: Any) -> Json:
        """See :func:`codec.write_fact`."""
        return codec.write_fact(fact)

    def read_fact(self, written: Json) -> Any:
        """See :func:`codec.read_fact`."""
        return codec.read_fact(written)

    def write_state(self, state: State) -> Json:
        """See :func:`codec.write_state`."""
        return codec.write_state(state, self.house.mansion)

    def apply(
        self,
        state: State,
        actor: int,
        action: Action | Chanced | Stopped | Conceded,
        quiet: bool = False,
    ) -> list[Event]:
        """Play ``action``; see the contract."""
        told: list[Event] = []
        tell: Telling = None if quiet else told
        if isinstance(action, Chanced):
            self._check_chance(state, actor, action)
            _CHANCES[action.name](self, state, action.numbers, tell)
        elif isinstance(action, Stopped):
            if actor != TABLE or state.step == OVER:
                raise IllegalAction("stop", "all.A6")
            self._end(state, AGREED, tell)
        elif isinstance(action, Conceded):
            if actor != state.turn or state.step not in _DECISIONS or state.seats != 2:
                raise IllegalAction("concede", "all.A10")
            self._end(state, CONCEDED, tell)
        else:
            self._check(state, actor, action)
            _PLIES[type(action)](self, state, action, tell)
        return told

    def _check_chance(self, state: State, actor: int, chanced: Chanced) -> None:
        due = self.pending(state)
        if (
            actor != CHANCE
            or not isinstance(due, Chance)
            or due.name != chanced.name
            or not possible(due.spec, chanced.numbers)
        ):
            raise IllegalAction(self.write_action(chanced), "all.A1")

    def _check(self, state: State, actor: int, action: Action) -> None:
        clause: Clause | None = "1313.T1"
        if actor == state.turn and state.step in _DECISIONS:
            owners = state.owners
            clause = legal.forbidding(
                state, self.house, lambda heir: owners[heir] == actor, state.hands[actor], action
            )
        if clause is not None:
            raise IllegalAction(self.write_action(action), clause)

    # Chance outcomes

    def _seat(self, state: State, numbers: tuple[int, ...], tell: Telling) -> None:
        """``1313.S1``."""
        for chair, heir in zip(self.house.mansion.chairs, numbers, strict=False):
            state.pawns[heir] = chair
            state.occupied |= 1 << chair
        state.step = DEALING
        if tell is not None:
            tell.append(Event(facts.Seated(tuple(HEIRS[heir] for heir in numbers)), None))

    def _deal(self, state: State, numbers: tuple[int, ...], tell: Telling) -> None:
        """``1313.S2``, ``1313.S3``: the first cards to seat 0, the next to seat 1, and so on."""
        seats = state.seats
        each = self.material.heir_cards[seats]
        for seat in range(seats):
            for heir in numbers[seat * each : (seat + 1) * each]:
                state.owners[heir] = seat
            state.heir_counts[seat] = each
        state.step = STARTING
        if tell is not None:
            for seat in range(-1, seats):
                own = tuple(
                    HEIRS[heir]
                    for heir, owner in enumerate(state.owners)
                    if seat >= 0 and owner == seat
                )
                tell.append(Event(facts.Dealt(own), (seat,)))

    def _start(self, state: State, numbers: tuple[int, ...], tell: Telling) -> None:
        """``1313.S5``, ``all.A4``."""
        rolling, highest = state.tied, max(numbers)
        state.tied = tuple(
            seat for seat, number in zip(rolling, numbers, strict=True) if number == highest
        )
        if tell is not None:
            tied = state.tied if len(state.tied) > 1 else ()
            tell.append(Event(facts.StartRolled(rolling, numbers, tied), None))
        if len(state.tied) == 1:
            state.first = state.tied[0]
            state.tied = ()
            state.round = 1
            self._begin_turn(state, state.first, tell)

    def _roll(self, state: State, numbers: tuple[int, ...], tell: Telling) -> None:
        """``1313.T1``."""
        state.dice = state.left = numbers
        state.step = MOVING
        if tell is not None:
            tell.append(Event(facts.Rolled(state.turn, numbers), None))
        self._go_on_moving(state, tell)

    def _draw(self, state: State, numbers: tuple[int, ...], tell: Telling) -> None:
        """``1313.D1``, ``1313.D3``, ``1313.D4``."""
        card, seat = numbers[0], state.turn
        heir, state.landed = state.landed[0], state.landed[1:]
        state.deck[card] -= 1
        state.deck_size -= 1
        if card == CLOCK:
            state.discards.append(CLOCK)
            if tell is not None:
                tell.append(Event(facts.MidnightStruck(seat, HEIRS[heir]), None))
            self._end(state, MIDNIGHT, tell)
            return
        state.hands[seat][card] += 1
        state.card_counts[seat] += 1
        if tell is not None:
            drawn = facts.CardDrawn(seat, HEIRS[heir], CARDS[card])
            tell.append(Event(drawn, (seat,)))
            hidden = facts.CardDrawn(seat, HEIRS[heir], None)
            tell.append(Event(hidden, _others(state, seat)))
        self._go_on_drawing(state, tell)

    def _take(self, state: State, numbers: tuple[int, ...], tell: Telling) -> None:
        """``1313.P3``."""
        heir, seat, loser = numbers[0], state.turn, state.loser
        state.owners[heir] = seat
        state.heir_counts[seat] += 1
        state.heir_counts[loser] -= 1
        state.history.append(Took(seat, loser, heir))
        state.loser = UNOWNED
        if tell is not None:
            shown = facts.HeirTaken(seat, loser, HEIRS[heir])
            tell.append(Event(shown, (seat, loser)))
            hidden = facts.HeirTaken(seat, loser, None)
            tell.append(Event(hidden, _others(state, seat, loser)))
        self._go_on_playing(state, tell)

    def _roll_run(self, state: State, numbers: tuple[int, ...], tell: Telling) -> None:
        """``1313.P4``."""
        state.left = numbers
        state.step = RUNNING
        if tell is not None:
            tell.append(Event(facts.RunRolled(state.turn, numbers[0]), None))
        if not may_walk(state, self.house) and not may_leave(state, self.house):
            self._lose_dice(state, tell)
            self._go_on_playing(state, tell)

    # Plies

    def _move(self, state: State, move: Move, tell: Telling) -> None:
        heir, space, start = move.heir, move.space, state.pawns[move.heir]
        run = state.step == RUNNING
        state.occupied ^= 1 << start
        if space == GONE:
            self._escape(state, move, start, run, tell)
        else:
            state.pawns[heir] = space
            state.occupied |= 1 << space
            if tell is not None:
                tell.append(Event(self._moved(state.turn, move, start, run), None))
        if run:
            state.left = ()
        else:
            state.moved |= 1 << heir
            state.left = _without(state.left, move.count)
            if space in self.house.trap_spaces:
                state.landed += (heir,)
        if self._ends(state, tell):
            return
        if run:
            self._go_on_playing(state, tell)
        else:
            self._go_on_moving(state, tell)

    def _moved(self, seat: int, move: Move, start: int, run: bool) -> facts.Moved:
        board = self.house.mansion
        return facts.Moved(
            seat,
            HEIRS[move.heir],
            move.count,
            write_space(start, board),
            write_space(move.space, board),
            run,
        )

    def _escape(self, state: State, move: Move, start: int, run: bool, tell: Telling) -> None:
        """``1313.E1`` to ``1313.E3``."""
        heir = move.heir
        owner, bags = state.owners[heir], state.bags[heir]
        state.pawns[heir] = GONE
        state.fates[heir] = ESCAPED
        heritor = None
        self._lay(state, heir)
        if owner == UNOWNED:
            heritor = self._slide(state, heir)
        else:
            state.bags[heir] = 0
            state.collected[owner] += bags
        if tell is not None:
            fact = facts.Escaped(
                state.turn,
                HEIRS[heir],
                move.count,
                write_space(start, self.house.mansion),
                run,
                None if owner == UNOWNED else owner,
                bags,
                None if heritor is None else HEIRS[heritor],
            )
            tell.append(Event(fact, None))

    def _forgo(self, state: State, action: Forgo, tell: Telling) -> None:
        """``1313.T4``."""
        run = state.step == RUNNING
        self._lose_dice(state, tell)
        if run:
            self._go_on_playing(state, tell)
        else:
            self._go_on_drawing(state, tell)

    def _draw_card(self, state: State, action: DrawCard, tell: Telling) -> None:
        state.step = DRAWING
        if tell is not None:
            chosen = facts.CardChosen(state.turn, HEIRS[state.landed[0]])
            tell.append(Event(chosen, None))

    def _decline(self, state: State, action: Decline, tell: Telling) -> None:
        heir, state.landed = state.landed[0], state.landed[1:]
        if tell is not None:
            tell.append(Event(facts.CardDeclined(state.turn, HEIRS[heir]), None))
        self._go_on_drawing(state, tell)

    def _summon(self, state: State, action: Summon, tell: Telling) -> None:
        """``1313.P2``."""
        self._discard(state, FIRST_ROOM + action.room, tell)
        start = state.pawns[action.heir]
        state.pawns[action.heir] = action.space
        state.occupied ^= (1 << start) | (1 << action.space)
        if tell is not None:
            board = self.house.mansion
            fact = facts.Summoned(
                state.turn,
                HEIRS[action.heir],
                write_space(start, board),
                write_space(action.space, board),
            )
            tell.append(Event(fact, None))
        self._go_on_playing(state, tell)

    def _take_heir(self, state: State, action: TakeHeir, tell: Telling) -> None:
        """``1313.P3``."""
        self._discard(state, HEIR, tell)
        state.loser = action.seat
        state.step = TAKING
        if tell is not None:
            tell.append(Event(facts.HeirChosenFrom(state.turn, action.seat), None))

    def _run(self, state: State, action: RunForIt, tell: Telling) -> None:
        """``1313.P4``."""
        self._discard(state, RUN, tell)
        state.step = RUN_ROLLING

    def _spring(self, state: State, action: Spring, tell: Telling) -> None:
        """``1313.P5``, ``1313.P6``, ``1313.K1``, ``1313.K2``, ``1313.K4``."""
        self._discard(state, action.card, tell)
        space = self.house.trap_spaces[action.trap]
        heir = state.pawns.index(space)
        owner, bags = state.owners[heir], state.bags[heir]
        state.pawns[heir] = GONE
        state.occupied ^= 1 << space
        state.fates[heir] = KNOCKED_OFF
        self._lay(state, heir)
        heritor = self._slide(state, heir)
        if tell is not None:
            fact = facts.KnockedOff(
                state.turn,
                TRAPS[action.trap],
                HEIRS[heir],
                None if owner == UNOWNED else owner,
                bags,
                None if heritor is None else HEIRS[heritor],
            )
            tell.append(Event(fact, None))
        if not self._ends(state, tell):
            self._go_on_playing(state, tell)

    def _done(self, state: State, action: Done, tell: Telling) -> None:
        """``1313.P1``."""
        self._next_turn(state, tell)

    # What plies are made of

    def _lay(self, state: State, heir: int) -> None:
        """The owner lays the heir card face up; nobody's stays unseen (``1313.K1``)."""
        owner = state.owners[heir]
        state.owners[heir] = UNOWNED
        state.laid_by[heir] = owner
        if owner != UNOWNED:
            state.heir_counts[owner] -= 1
        state.history.append(Laid(owner, heir))

    def _slide(self, state: State, heir: int) -> int | None:
        """Slide the bags to the next heir inside, who is returned; no wrap (``1313.K2``)."""
        bags, state.bags[heir] = state.bags[heir], 0
        for lower in range(heir + 1, len(state.fates)):
            if state.fates[lower] == INSIDE:
                state.bags[lower] += bags
                return lower
        state.lost += bags
        return None

    def _discard(self, state: State, card: int, tell: Telling) -> None:
        """``1313.P7``."""
        seat = state.turn
        state.hands[seat][card] -= 1
        state.card_counts[seat] -= 1
        state.discards.append(card)
        if card in (HEIR, RUN) or card < HEIR:
            state.other_played = True
        if tell is not None:
            tell.append(Event(facts.CardPlayed(seat, CARDS[card]), None))

    def _lose_dice(self, state: State, tell: Telling) -> None:
        """``1313.T4``, ``1313.P4``."""
        lost, run = state.left, state.step == RUNNING
        state.left = ()
        if tell is not None:
            tell.append(Event(facts.DiceLost(state.turn, lost, run), None))

    # Where the turn goes next (1313.T1)

    def _go_on_moving(self, state: State, tell: Telling) -> None:
        if state.left:
            if may_walk(state, self.house) or may_leave(state, self.house):
                return
            self._lose_dice(state, tell)
        self._go_on_drawing(state, tell)

    def _go_on_drawing(self, state: State, tell: Telling) -> None:
        if state.landed:
            state.step = DRAWING if state.options["must_draw"] else OFFERED
        else:
            self._go_on_playing(state, tell)

    def _go_on_playing(self, state: State, tell: Telling) -> None:
        """``1313.P1``: whoever holds a card is asked; the number of cards is public."""
        if state.card_counts[state.turn]:
            state.step = PLAYING
        else:
            self._next_turn(state, tell)

    def _next_turn(self, state: State, tell: Telling) -> None:
        following = (state.turn + 1) % state.seats
        if following == state.first:
            if state.round == state.options["cap"]:
                self._end(state, ROUND_CAP, tell)
                return
            state.round += 1
        self._begin_turn(state, following, tell)

    def _begin_turn(self, state: State, seat: int, tell: Telling) -> None:
        state.turn = seat
        state.step = ROLLING
        state.dice = state.left = state.landed = ()
        state.moved = 0
        state.other_played = False
        if tell is not None:
            tell.append(Event(facts.TurnBegan(seat, state.round), None))

    def _ends(self, state: State, tell: Telling) -> bool:
        """``1313.W1`` and ``1313.W3``, at once (``all.A5``)."""
        if not state.occupied:
            self._end(state, EMPTY_HOUSE, tell)
        elif not any(state.heir_counts):
            self._end(state, NO_HEIRS, tell)
        return state.step == OVER

    def _end(self, state: State, reason: str, tell: Telling) -> None:
        state.step = OVER
        state.reason = reason
        if tell is not None:
            outcome = outcome_of(state)
            tell.append(Event(facts.Ended(*outcome), None))
            tell.append(Event(_revealed(state), None))


def outcome_of(state: State) -> Outcome:
    """Most moneybags wins, a tie is shared (``1313.W2``); who concedes loses (``all.A10``)."""
    scores = tuple(state.collected)
    if state.reason == CONCEDED:
        return Outcome(state.reason, (1 - state.turn,), scores)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Outcome(state.reason, winners, scores)


def _top_of(deck: list[int]) -> tuple[int, ...]:
    """What the top card may be: the Clock lies last (``1313.S4``).

    The order of the other cards is not kept: a card drawn from a shuffled deck is any of those
    left.
    """
    others = (*deck[:CLOCK], 0)
    return others if any(others) else tuple(deck)


def _without(left: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The dice left once ``count`` is used: the total of a double uses both (``1313.T3``)."""
    if count not in left:
        return ()
    at = left.index(count)
    return left[:at] + left[at + 1 :]


def _others(state: State, *told: int) -> tuple[int, ...]:
    """Every viewer but ``told``, the spectator first."""
    return tuple(viewer for viewer in range(-1, state.seats) if viewer not in told)


def _revealed(state: State) -> facts.Revealed:
    owners = state.owners
    return facts.Revealed(
        held=tuple(
            tuple(HEIRS[heir] for heir, owner in enumerate(owners) if owner == seat)
            for seat in range(state.seats)
        ),
        undealt=tuple(
            HEIRS[heir]
            for heir, owner in enumerate(owners)
            if owner == UNOWNED and state.laid_by[heir] == UNOWNED
        ),
        hands=tuple(_words(hand) for hand in state.hands),
        deck=_words(state.deck),
    )


def _words(copies: list[int]) -> tuple[str, ...]:
    return tuple(CARDS[card] for card, count in enumerate(copies) for _ in range(count))


_CHANCES: Final[dict[str, Callable[[Drive1313, State, tuple[int, ...], Telling], None]]] = {
    actions.SEATING: Drive1313._seat,
    actions.DEALING: Drive1313._deal,
    actions.STARTING: Drive1313._start,
    actions.ROLLING: Drive1313._roll,
    actions.DRAWING: Drive1313._draw,
    actions.TAKING: Drive1313._take,
    actions.RUNNING: Drive1313._roll_run,
}

_PLIES: Final[dict[type, Callable[[Drive1313, State, Any, Telling], None]]] = {
    Move: Drive1313._move,
    Forgo: Drive1313._forgo,
    DrawCard: Drive1313._draw_card,
    Decline: Drive1313._decline,
    Summon: Drive1313._summon,
    TakeHeir: Drive1313._take_heir,
    RunForIt: Drive1313._run,
    Spring: Drive1313._spring,
    Done: Drive1313._done,
}
