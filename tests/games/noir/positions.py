"""A position of Noir in one line, and what is said and done over it.

Suspects go by their letters: the board is rows of letters, a set of suspects a word of them.
"""

from __future__ import annotations

from typing import Any, Final

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
    Outcome,
    Over,
    Stopped,
    check_options,
)
from dead_end.games.noir.actions import Shift
from dead_end.games.noir.material import LETTERS, NO_ONE, SUSPECTS, mask_of, members
from dead_end.games.noir.rules import Noir
from dead_end.games.noir.state import (
    CHOOSING,
    HUNTING,
    KILLED,
    KILLERS_STEPS,
    OPENING,
    State,
    Trace,
)
from dead_end.games.noir.turns import position_of
from dead_end.games.noir.view import View

RULES = Noir()
SQUARE: Final = "abcde fghij klmno pqrst uvwxy"
"""All suspects, as they are seldom dealt."""


def numbers(letters: str) -> list[int]:
    """The suspects of these letters."""
    return [LETTERS.index(letter) for letter in letters]


def letters_of(suspects: Any) -> str:
    """The letters of some suspects; of a mask too."""
    found = members(suspects) if isinstance(suspects, int) else suspects
    return "".join(LETTERS[suspect] for suspect in found)


def spelt(text: str) -> str:
    """An action with the letter at its end written out: ``kill a`` is ``kill ada``."""
    first, _, last = text.rpartition(" ")
    return f"{first} {SUSPECTS[LETTERS.index(last)]}" if first and len(last) == 1 else text


class Position:
    """A table in the middle of a game. ``told``: what the last action told, and to whom."""

    def __init__(self, state: State, rules: Noir = RULES) -> None:
        self.state = state
        self.rules = rules
        self.told: list[Event] = []

    def play(self, *texts: str) -> Position:
        """Play actions in turn: of the seat whose turn it is, of chance, or of the table."""
        for text in texts:
            action = self.rules.read_action(spelt(text))
            if isinstance(action, Chanced):
                actor = CHANCE
            else:
                actor = TABLE if isinstance(action, Stopped) else self.state.turn
            self.told = self.rules.apply(self.state, actor, action)
        return self

    def refused(self, text: str, seat: int | None = None) -> str | None:
        """The clause by which an action is refused; nothing changes, and the view says the same."""
        action = self.rules.read_action(spelt(text))
        seat = self.state.turn if seat is None else seat
        before = self.rules.write_state(self.state)
        with pytest.raises(IllegalAction) as refusal:
            self.rules.apply(self.state, seat, action)
        assert self.rules.write_state(self.state) == before
        assert action not in self.rules.legal(self.view(seat))
        assert self.rules.why_not(self.view(seat), action) == refusal.value.clause
        return refusal.value.clause

    def choices(self, start: str = "") -> list[str]:
        """The texts of all that the seat whose turn it is may do, if they begin with ``start``."""
        legal = self.rules.legal(self.view(self.state.turn))
        texts = [self.rules.write_action(action) for action in legal]
        return [text for text in texts if text.startswith(start)]

    def letters(self, start: str) -> str:
        """Whom the seat whose turn it is may kill, arrest, discard or choose."""
        return "".join(text.split()[1][0] for text in self.choices(f"{start} "))

    def view(self, viewer: int) -> View:
        """What a seat or the public sees."""
        return self.rules.view(self.state, viewer)

    def facts(self, viewer: int = PUBLIC) -> list[Any]:
        """What the last action told a viewer."""
        return [event.fact for event in self.told if event.tells(viewer)]

    @property
    def board(self) -> str:
        """The board, row by row."""
        letters, columns = letters_of(self.state.board), self.state.columns
        return " ".join(letters[at : at + columns] for at in range(0, len(letters), columns))

    @property
    def deceased(self) -> str:
        """All that are deceased."""
        return letters_of(self.state.deceased)

    @property
    def marked(self) -> str:
        """All that are marked innocent."""
        return letters_of(self.state.marked)

    @property
    def discards(self) -> str:
        """The discards, in their order."""
        return letters_of(self.state.discards)

    @property
    def hand(self) -> str:
        """The cards of the Inspector."""
        return letters_of(self.state.hand)

    @property
    def identities(self) -> str:
        """Killer and Inspector; a dot for none."""
        return "".join("." if one == NO_ONE else LETTERS[one] for one in self.state.identities)

    @property
    def due(self) -> str:
        """What chance is to decide."""
        due = self.rules.pending(self.state)
        assert isinstance(due, Chance)
        return due.name

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is to decide and about what."""
        due = self.rules.pending(self.state)
        assert isinstance(due, Decide)
        return due.seat, due.prompt

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it has not."""
        due = self.rules.pending(self.state)
        return due.outcome if isinstance(due, Over) else None


def fresh(**options: bool | str) -> Position:
    """A table at which nothing has happened yet."""
    given = {**options, "seats": 2}
    return Position(RULES.setup(check_options(RULES.options, RULES.seats, given)))


def deal(deck: str = "") -> list[str]:
    """The actions of chance that lay the square and deal ``deck``, the rest in order of letters."""
    board = [SUSPECTS[suspect] for suspect in numbers(SQUARE.replace(" ", ""))]
    rest = [letter for letter in LETTERS if letter not in deck]
    cards = [SUSPECTS[suspect] for suspect in numbers(deck + "".join(rest))]
    return [f"board {' '.join(board)}", f"deck {' '.join(cards)}"]


def table(
    board: str = SQUARE,
    *,
    killer: str = "m",
    inspector: str = "a",
    hand: str = "wxy",
    deck: str | None = None,
    deceased: str = "",
    marked: str = "",
    step: str = HUNTING,
    barred: Shift | None = None,
    idle: int = 0,
    killers_seat: int = 0,
    **options: bool | str,
) -> Position:
    """A position in which it is ``step``, of whoever then decides.

    Who is not on the ``board`` is deceased. ``deck``: from its top; without one it is all cards
    but those of the two players and of the ``marked``. What is nowhere is discarded.
    """
    state = fresh(**options).state
    rows = board.split()
    state.killer = killers_seat
    state.board = numbers("".join(rows))
    state.columns = len(rows[0])
    missing = [letter for letter in LETTERS if letter not in board]
    state.deceased = mask_of(numbers(deceased + "".join(missing)))
    state.marked = mask_of(numbers(marked))
    chosen = step not in (OPENING, CHOOSING)
    held = hand if chosen else inspector + hand
    state.identities = [*numbers(killer), *(numbers(inspector) if chosen else [NO_ONE])]
    state.hand = mask_of(numbers(held))
    away = killer + inspector + hand
    if deck is None:
        deck = "".join(letter for letter in LETTERS if letter not in away + marked)
    state.deck = numbers(deck)
    state.discards = numbers("".join(one for one in LETTERS if one not in away + deck))
    everybody = mask_of(range(len(SUSPECTS)))
    state.history = [Trace(KILLED, dead, everybody) for dead in members(state.deceased)]
    state.step = step
    state.turn = killers_seat if step in KILLERS_STEPS else 1 - killers_seat
    state.round = 7
    state.barred = barred
    state.idle = idle
    state.seen = {position_of(state, state.turn): 1}
    return Position(state)
