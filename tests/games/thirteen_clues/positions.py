"""A position of 13 Clues in one line, and what is said and done over it.

Cards are dealt in their order in the box, so that who has what is easily seen: seat 1 has the
first suit, seat 2 the second and so on, and then each the next two cards.
"""

from __future__ import annotations

from typing import Any

import pytest

from dead_end.contract import (
    CHANCE,
    TABLE,
    Chanced,
    Decide,
    Event,
    IllegalAction,
    Outcome,
    Over,
    Stopped,
    check_options,
)
from dead_end.games.thirteen_clues import RULES
from dead_end.games.thirteen_clues.knowledge import Knowledge, knowledge
from dead_end.games.thirteen_clues.material import CARDS, SUITS, cards_in, members
from dead_end.games.thirteen_clues.state import State
from dead_end.games.thirteen_clues.view import View


class Position:
    """A table in the middle of a game. ``told``: what the last action told, and to whom."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []

    def play(self, *texts: str) -> Position:
        """Play actions in turn: of the seat whose turn it is, of chance, or of the table."""
        for text in texts:
            action = RULES.read_action(text)
            if isinstance(action, Chanced):
                actor = CHANCE
            else:
                actor = TABLE if isinstance(action, Stopped) else self.state.turn
            self.told = RULES.apply(self.state, actor, action)
        return self

    def refused(self, text: str, seat: int | None = None) -> str | None:
        """The clause by which an action is refused; nothing changes, and the view says the same."""
        action = RULES.read_action(text)
        seat = self.state.turn if seat is None else seat
        before = RULES.write_state(self.state)
        with pytest.raises(IllegalAction) as refusal:
            RULES.apply(self.state, seat, action)
        assert RULES.write_state(self.state) == before
        assert action not in RULES.legal(self.view(seat))
        assert RULES.why_not(self.view(seat), action) == refusal.value.clause
        return refusal.value.clause

    def choices(self, start: str = "") -> list[str]:
        """The texts of all that the seat whose turn it is may do, if they begin with ``start``."""
        legal = RULES.legal(self.view(self.state.turn))
        texts = [RULES.write_action(action) for action in legal]
        return [text for text in texts if text.startswith(start)]

    def view(self, viewer: int) -> View:
        """What a seat or the public sees."""
        return RULES.view(self.state, viewer)

    def knows(self, viewer: int) -> Knowledge:
        """What follows from it."""
        return knowledge(self.view(viewer))

    def facts(self, viewer: int) -> list[Any]:
        """What the last action told a viewer."""
        return [event.fact for event in self.told if event.tells(viewer)]

    def answer(self, text: str) -> int:
        """What a question is answered, which is then asked."""
        self.play(text)
        clue = self.state.history[-1]
        answer: int = clue.answer  # type: ignore[union-attr]  # a question it was
        return answer

    @property
    def asked(self) -> tuple[int, str] | None:
        """The seat that is to decide and about what, None when it is chance's turn."""
        due = RULES.pending(self.state)
        return (due.seat, due.prompt) if isinstance(due, Decide) else None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, None while it has not."""
        due = RULES.pending(self.state)
        return due.outcome if isinstance(due, Over) else None


def words(cards: int) -> set[str]:
    """The words of a set of cards."""
    return {CARDS[card] for card in members(cards)}


def fresh(seats: int, **options: bool | int) -> Position:
    """A table at which nothing has happened yet."""
    given = {**options, "seats": seats}
    return Position(RULES.setup(check_options(RULES.options, RULES.seats, given)))


def dealt(seats: int, **options: bool | int) -> Position:
    """The cards are dealt in their order in the box."""
    return fresh(seats, **options).play(" ".join(["deal", *CARDS[: cards_in(seats)]]))


def table(seats: int, *played: str, first: int = 0, **options: bool | int) -> Position:
    """A position after some actions: everybody has given away the cards of one suit."""
    at = dealt(seats, **options)
    for seat in range(seats):
        suit = CARDS[3 * seat : 3 * seat + 3]
        text = f"give {' '.join(suit)}"
        if seats == 2:
            left = next(CARDS[card] for card in members(at.state.hands[seat]) if card >= 6)
            text += f" left {left}"
        at.play(text)
    return at.play(f"lot seat{first + 1}", *played)


def suit_of(card: str) -> str:
    """The suit of a card."""
    return SUITS[CARDS.index(card) // 3]
