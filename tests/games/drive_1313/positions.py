"""A position of 1313 in one line, and what is said and done over it.

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
    Decide,
    Event,
    IllegalAction,
    Options,
    Stopped,
    check_options,
)
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import (
    BAGS,
    CARDS,
    DECKS,
    GONE,
    HEIRS,
    INSIDE,
    KNOCKED_OFF,
    ROOMS,
    TRAPS,
    UNOWNED,
)
from dead_end.games.drive_1313.rules import Drive1313
from dead_end.games.drive_1313.state import MOVING, OVER, PLAYING, ROLLING, Laid, State
from dead_end.games.drive_1313.turns import outcome_of
from dead_end.games.drive_1313.view import View
from dead_end.joins import spaces_in

RULES = Drive1313()


def names(mask: int) -> list[str]:
    """The names of the spaces of a mask."""
    return [BOARD.name_of(space) for space in spaces_in(mask)]


CHAIRS = [BOARD.name_of(chair) for chair in BOARD.chairs]
DOORS = names(BOARD.doors)
STAIRS = names(BOARD.stairs)
TRAP = {word: BOARD.name_of(trap.space) for word, trap in zip(TRAPS, BOARD.traps, strict=True)}
ARROWS = {word: names(trap.arrows) for word, trap in zip(TRAPS, BOARD.traps, strict=True)}
ROOM = {
    word: names(BOARD.room_mask[trap.letter]) for word, trap in zip(ROOMS, BOARD.traps, strict=True)
}
PASSAGE = {
    word: names(BOARD.passages & BOARD.room_mask[trap.letter])[0]
    for word, trap in zip(ROOMS, BOARD.traps, strict=True)
}
OUT = "out"


def beside(space: str) -> list[str]:
    """The spaces one step away on foot."""
    return names(BOARD.neighbours(BOARD.space_named(space)))


def reach(space: str, steps: int) -> list[str]:
    """Where a walk of so many steps may end in the empty house."""
    return names(BOARD.walk(BOARD.space_named(space), steps))


def away(steps: int, *goals: str, room: str | None = None, but: Sequence[str] = ()) -> str:
    """A plain space so many steps from the nearest of ``goals``, in ``room`` if that is given."""
    distances = BOARD.distances([BOARD.space_named(goal) for goal in goals])
    return next(
        BOARD.name_of(space)
        for space, distance in distances.items()
        if distance == steps
        and not (BOARD.trap_mask | BOARD.passages) >> space & 1
        and BOARD.name_of(space) not in but
        and (room is None or BOARD.name_of(space) in ROOM[room])
    )


class Position:
    """A table in the middle of a game. ``told``: what the last action told, and to whom."""

    def __init__(self, state: State, rules: Drive1313 = RULES) -> None:
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
        if not isinstance(action, Chanced | Stopped):
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

    def facts(self, viewer: int) -> list[Any]:
        """What the last action told a viewer."""
        return [event.fact for event in self.told if event.tells(viewer)]

    def viewers(self) -> Iterator[int]:
        """The spectator and every seat."""
        return iter(range(PUBLIC, self.state.seats))

    def where(self, heir: str) -> str:
        """The space of a pawn, ``out`` when it is not inside."""
        space = self.state.pawns[HEIRS.index(heir)]
        return OUT if space == GONE else self.rules.house.mansion.name_of(space)

    def bags(self, heir: str) -> int:
        """The moneybags on an heir."""
        return self.state.bags[HEIRS.index(heir)]

    def owner(self, heir: str) -> int:
        """The seat that holds an heir's card."""
        return self.state.owners[HEIRS.index(heir)]

    def hand(self, seat: int) -> list[str]:
        """The playing cards of a seat."""
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
    def step(self) -> str:
        """The step of the turn."""
        return self.state.step

    @property
    def over(self) -> str | None:
        """Why the game is over, None while it is not."""
        return self.state.reason if self.state.step == OVER else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has the most moneybags."""
        return outcome_of(self.state).winners


def checked(rules: Drive1313, seats: int, options: Mapping[str, object]) -> Options:
    """All options of a game."""
    return check_options(rules.options, rules.seats, {**options, "seats": seats})


def fresh(seats: int = 2, **options: bool | int | str) -> Position:
    """A table at which nothing has happened yet."""
    return Position(RULES.setup(checked(RULES, seats, options)))


def table(
    *,
    pawns: Mapping[str, str],
    owners: Mapping[str, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    dice: tuple[int, ...] = (),
    deck: Sequence[str] | None = None,
    seats: int = 2,
    turn: int = 0,
    collected: Mapping[int, int] | None = None,
    in_round: int = 1,
    alone: bool = False,
    rules: Drive1313 = RULES,
    **options: bool | int | str,
) -> Position:
    """A position in which ``turn`` moves by ``dice``, or plays cards when there are none.

    ``pawns``: heir to space; heirs not named were knocked off, their bags are out of play.
    Poopsie sits on the last chair and is owned by the last seat, so that the game goes on, unless
    named or ``alone``. ``owners``: heir to seat; ``hands``: seat to its playing cards; ``deck``:
    what is left of it. Cards not named are discards; without a ``deck`` they are in the deck.
    ``rules``: those of another house.
    """
    state = rules.setup(checked(rules, seats, options))
    placed = dict(pawns)
    owned = dict(owners or {})
    if not alone and "poopsie" not in placed:
        placed["poopsie"] = CHAIRS[-1]
        owned.setdefault("poopsie", seats - 1)
    for heir, word in enumerate(HEIRS):
        if word in placed:
            space = rules.house.mansion.space_named(placed[word])
            assert not state.occupied >> space & 1, f"two pawns on {placed[word]}"
            state.pawns[heir] = space
            state.occupied |= 1 << space
            state.owners[heir] = owned.pop(word, UNOWNED)
            state.fates[heir] = INSIDE
        else:
            state.fates[heir] = KNOCKED_OFF
            state.lost += BAGS[heir]
            state.bags[heir] = 0
            state.history.append(Laid(UNOWNED, heir))
    assert not owned, "only heirs inside have owners"
    for seat, count in (collected or {}).items():
        state.collected[seat] = count
        state.lost -= count
    state.heir_counts = [state.owners.count(seat) for seat in range(seats)]
    _deal_cards(state, hands or {}, deck)
    state.tied = ()
    state.first, state.turn, state.round = 0, turn, in_round
    state.dice = state.left = dice
    if dice:
        state.step = MOVING
    else:
        state.step = PLAYING if state.card_counts[turn] else ROLLING
    return Position(state, rules)


def _deal_cards(
    state: State, hands: Mapping[int, Sequence[str]], deck: Sequence[str] | None
) -> None:
    rest = list(DECKS["standard"])
    for seat, words in hands.items():
        for word in words:
            card = CARDS.index(word)
            rest[card] -= 1
            state.hands[seat][card] += 1
        state.card_counts[seat] = len(words)
    if deck is not None:
        state.deck = [0] * len(CARDS)
        for word in deck:
            rest[CARDS.index(word)] -= 1
            state.deck[CARDS.index(word)] += 1
        state.discards = [card for card, count in enumerate(rest) for _ in range(count)]
    else:
        state.deck = rest
    state.deck_size = sum(state.deck)
    assert min(rest) >= 0, "more cards than there are"
