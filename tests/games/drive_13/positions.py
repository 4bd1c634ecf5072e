"""A position of 13 in one line, and what is said and done over it.

Spaces are found on the board by what they are, not by their names, so that a test stays true when
the floor plan changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from dead_end.contract import (
    CHANCE,
    PUBLIC,
    TABLE,
    Chance,
    Chanced,
    Conceded,
    Decide,
    Event,
    IllegalAction,
    Options,
    Stopped,
    check_options,
)
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import (
    ALIVE,
    CARDS,
    DEAD,
    DECKS,
    GONE,
    GUESTS,
    TRAPS,
    UNOWNED,
)
from dead_end.games.drive_13.rules import Drive13
from dead_end.games.drive_13.state import MOVING, OVER, CameUp, Died, State
from dead_end.games.drive_13.turns import outcome_of
from dead_end.games.drive_13.view import View
from dead_end.joins import spaces_in

RULES = Drive13()


def names(mask: int) -> list[str]:
    """The names of the spaces of a mask."""
    return [BOARD.name_of(space) for space in spaces_in(mask)]


def number(space: str) -> int:
    """The number of a space."""
    return BOARD.space_named(space)


CHAIRS = [BOARD.name_of(chair) for chair in BOARD.chairs]
DOOR = names(BOARD.doors)[0]
TRAP = {word: BOARD.name_of(trap.space) for word, trap in zip(TRAPS, BOARD.traps, strict=True)}
BY_TRAP = {
    word: names(trap.exits & ~BOARD.trap_mask)[0]
    for word, trap in zip(TRAPS, BOARD.traps, strict=True)
}
"""A space beside each trap."""
PASSAGES = names(BOARD.passages)
OUT = "out"


def beside(space: str) -> list[str]:
    """The spaces one step away on foot."""
    return names(BOARD.neighbours(number(space)))


def reach(space: str, steps: int) -> list[str]:
    """Where a move of so many steps may end in the empty house."""
    return names(RULES.house.paths.ends(number(space), steps))


def away(steps: int, *goals: str, but: Sequence[str] = ()) -> str:
    """A plain space so many steps from the nearest of ``goals``."""
    distances = BOARD.distances([number(goal) for goal in goals])
    special = BOARD.trap_mask | BOARD.passages | RULES.house.chairs
    return next(
        BOARD.name_of(space)
        for space, distance in distances.items()
        if distance == steps and not special >> space & 1 and BOARD.name_of(space) not in but
    )


class Position:
    """A table in the middle of a game. ``told``: what the last action told, and to whom."""

    def __init__(self, state: State, rules: Drive13 = RULES) -> None:
        self.state = state
        self.rules = rules
        self.told: list[Event] = []

    def play(self, *texts: str) -> Position:
        """Play actions in turn: of the seat whose turn it is, of chance, or of the table."""
        for text in texts:
            action = self.rules.read_action(text)
            if isinstance(action, Chanced):
                actor = CHANCE
            else:
                actor = TABLE if isinstance(action, Stopped) else self.state.turn
            self.told = self.rules.apply(self.state, actor, action)
        return self

    def refused(self, text: str, seat: int | None = None) -> str | None:
        """The clause by which an action is refused; nothing changes, and the view says the same."""
        action = self.rules.read_action(text)
        seat = self.state.turn if seat is None else seat
        actor = CHANCE if isinstance(action, Chanced) else seat
        before = self.rules.write_state(self.state)
        with pytest.raises(IllegalAction) as refusal:
            self.rules.apply(self.state, actor, action)
        assert self.rules.write_state(self.state) == before
        if not isinstance(action, Chanced | Stopped | Conceded):
            assert action not in self.rules.legal(self.view(seat))
            assert self.rules.why_not(self.view(seat), action) == refusal.value.clause
        assert str(refusal.value.clause) in str(refusal.value)
        return refusal.value.clause

    def choices(self, start: str = "") -> list[str]:
        """The texts of all that the seat whose turn it is may do, if they begin with ``start``."""
        legal = self.rules.legal(self.view(self.state.turn))
        texts = [self.rules.write_action(action) for action in legal]
        return [text for text in texts if text.startswith(start)]

    def may(self, text: str) -> bool:
        """Whether the seat whose turn it is may do this."""
        return self.rules.read_action(text) in self.rules.legal(self.view(self.state.turn))

    def view(self, viewer: int) -> View:
        """What a seat or the public sees."""
        return self.rules.view(self.state, viewer)

    def facts(self, viewer: int = PUBLIC) -> list[Any]:
        """What the last action told a viewer."""
        return [event.fact for event in self.told if event.tells(viewer)]

    def viewers(self) -> Iterator[int]:
        """The spectator and every seat."""
        return iter(range(PUBLIC, self.state.seats))

    def where(self, guest: str) -> str:
        """The space of a pawn, ``out`` when it is not inside."""
        space = self.state.pawns[GUESTS.index(guest)]
        return OUT if space == GONE else self.rules.house.mansion.name_of(space)

    def hand(self, seat: int) -> list[str]:
        """The trap cards of a seat."""
        hand = self.state.hands[seat]
        return [CARDS[card] for card, count in enumerate(hand) for _ in range(count)]

    @property
    def due(self) -> tuple[str, Any]:
        """What chance is to decide: its name and what is rolled, shuffled or drawn."""
        due = self.rules.pending(self.state)
        assert isinstance(due, Chance)
        return due.name, due.spec

    @property
    def asked(self) -> tuple[int, str] | None:
        """The seat that is to decide and about what, None when it is chance's turn."""
        due = self.rules.pending(self.state)
        return (due.seat, due.prompt) if isinstance(due, Decide) else None

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def hanging(self) -> str:
        """Whose portrait hangs."""
        return GUESTS[self.state.hanging]

    @property
    def discards(self) -> list[str]:
        """The discards, the last one on top."""
        return [CARDS[card] for card in self.state.discards]

    @property
    def over(self) -> str | None:
        """Why the game is over, None while it is not."""
        return self.state.reason if self.state.step == OVER else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won."""
        return outcome_of(self.state).winners


def checked(rules: Drive13, seats: int, options: Mapping[str, object]) -> Options:
    """All options of a game."""
    return check_options(rules.options, rules.seats, {**options, "seats": seats})


def fresh(seats: int = 2, **options: bool | int | str) -> Position:
    """A table at which nothing has happened yet."""
    return Position(RULES.setup(checked(RULES, seats, options)))


def table(
    *,
    pawns: Mapping[str, str],
    owners: Mapping[str, int] | None = None,
    secret: Sequence[str] = (),
    hanging: str | None = None,
    seen: Sequence[str] = (),
    back: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    dice: tuple[int, ...] = (1, 2),
    seats: int = 3,
    turn: int = 0,
    detective: int = 0,
    unmoved: Sequence[str] | None = None,
    in_round: int = 1,
    alone: bool = False,
    rules: Drive13 = RULES,
    **options: bool | int | str,
) -> Position:
    """A position in which ``turn`` moves by ``dice``.

    ``pawns``: guest to space; guests not named are dead. Poopsie and Pierre sit on the last chairs,
    owned by the last two seats, so that the game goes on, unless named or ``alone``. ``owners``:
    guest to seat, seat 0 if it is not said, dead ones too. ``secret``: guests that are somebody's
    secret ones. ``hanging``: whose portrait hangs, the first guest of ``pawns`` if it is not said;
    ``seen``: portraits that came up before, in order, of which ``back`` are at the back of the row.
    ``unmoved``: who has never moved; the opening is over if it is not said. ``hands``: seat to its
    trap cards; ``deck``: what is left of it, all others if it is not said.
    """
    state = rules.setup(checked(rules, seats, options))
    placed, owned = dict(pawns), dict(owners or {})
    if not alone:
        for place, word in ((-1, "poopsie"), (-2, "pierre")):
            if word not in placed:
                placed[word] = CHAIRS[place]
                owned.setdefault(word, seats + place)
    for guest, word in enumerate(GUESTS):
        state.owners[guest] = owned.pop(word, 0)
        state.secret |= (word in secret) << guest
        if word in placed:
            space = rules.house.mansion.space_named(placed[word])
            assert not state.occupied >> space & 1, f"two pawns on {placed[word]}"
            state.pawns[guest] = space
            state.occupied |= 1 << space
            state.fates[guest] = ALIVE
        else:
            state.fates[guest] = DEAD
            owner = UNOWNED if word in secret else state.owners[guest]
            state.laid_by[guest] = owner
            state.history.append(Died(guest, owner))
    assert not owned, "there are no such guests"
    hangs = hanging or next(iter(pawns))
    state.history += [CameUp(GUESTS.index(word)) for word in (*seen, hangs)]
    state.back = [GUESTS.index(word) for word in back]
    state.hanging = GUESTS.index(hangs)
    state.detective = detective
    _deal_cards(state, hands or {}, deck, discards)
    state.opening = unmoved is not None
    state.unmoved = sum(1 << GUESTS.index(word) for word in unmoved or ())
    state.tied = ()
    state.first, state.turn, state.round = 0, turn, in_round
    state.dice = state.left = dice
    state.step = MOVING
    return Position(state, rules)


def _deal_cards(
    state: State,
    hands: Mapping[int, Sequence[str]],
    deck: Sequence[str] | None,
    discards: Sequence[str],
) -> None:
    rest = list(DECKS["standard"])
    for seat, words in hands.items():
        for word in words:
            rest[CARDS.index(word)] -= 1
            state.hands[seat][CARDS.index(word)] += 1
        state.card_counts[seat] = len(words)
    state.discards = [CARDS.index(word) for word in discards]
    for card in state.discards:
        rest[card] -= 1
    if deck is not None:
        state.deck = [0] * len(CARDS)
        for word in deck:
            state.deck[CARDS.index(word)] += 1
    else:
        state.deck = rest
    assert min(rest) >= 0, "more cards than there are"
    state.deck_size = sum(state.deck)
