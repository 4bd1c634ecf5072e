"""What a seat may do in 13 Dead End Drive, and the clause that forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dead_end.contract import Choices, Clause
from dead_end.fields import numbered
from dead_end.games.drive_13.actions import (
    Action,
    Decline,
    DrawCard,
    Forgo,
    Keep,
    Move,
    Play,
    SendBack,
    is_action,
)
from dead_end.games.drive_13.house import House, may_move, may_send_back, movers, step_counts
from dead_end.games.drive_13.material import FITTING, GONE, GUESTS
from dead_end.games.drive_13.state import DECISIONS, DRAWN, MOVING, TRAPPED, Position
from dead_end.games.drive_13.turns import can_draw
from dead_end.games.drive_13.view import View
from dead_end.joins import spaces_in
from dead_end.whereabouts import write_space

_OF_KIND: dict[type, Clause] = {Move: "13.T1", Play: "13.P1"}


def fitting(position: Position, house: House) -> tuple[int, ...]:
    """The kinds of card that spring the trap just entered (``13.P1``)."""
    return FITTING[house.trap_spaces.index(position.pawns[position.trapped])]


def forbidding(
    position: Position, house: House, hand: Sequence[int], drawn: int, action: object
) -> Clause | None:
    """The clause that forbids ``action`` to the seat whose turn it is, or ``None``.

    ``hand`` are that seat's copies of each card kind, ``drawn`` is the card that it just drew.
    What is no action, or names what is not in the box, is forbidden by the clause on its kind.
    """
    if not is_action(action, house.mansion):
        return _OF_KIND.get(type(action), "13.T1")
    step = position.step
    match action:
        case Move():
            return _forbids_move(position, house, action) if step == MOVING else "13.T2"
        case SendBack():
            return None if step == MOVING and may_send_back(position) else "13.T3"
        case Forgo():
            return "13.T4" if step != MOVING or may_move(position, house) else None
        case Play(card):
            return _forbids_play(position, house, hand, drawn, card)
        case DrawCard():
            if step != TRAPPED:
                return "13.P2"
            return None if can_draw(position.deck_size, position.discards) else "13.P5"
        case Decline():
            return None if step == TRAPPED else "13.P3"
        case Keep():
            return None if step == DRAWN else "13.P2"
    return "13.T1"


def _forbids_move(position: Position, house: House, move: Move) -> Clause | None:
    pawns, guest = position.pawns, move.guest
    if not 0 <= guest < len(pawns) or pawns[guest] == GONE:
        return "13.T1"
    if position.opening and not position.unmoved >> guest & 1:
        return "13.T5"
    if position.moved >> guest & 1:
        return "13.T1"
    if move.count not in step_counts(position):
        return "13.T3"
    if move.space == GONE:
        if position.opening:
            return "13.T5"
        return None if house.can_leave(position, guest, move.count) else "13.E1"
    start = pawns[guest]
    others = position.occupied ^ (1 << start)
    target = 1 << move.space
    if house.paths.leads(start, move.count, move.space, others):
        return None if target & house.allowed(position) else "13.T5"
    return _why_no_path(house, move, start, others)


def _why_no_path(house: House, move: Move, start: int, others: int) -> Clause:
    target = 1 << move.space
    if target & others:
        return "13.M1"
    mansion = house.mansion
    if move.space == start:
        return "13.M3"
    if mansion.walk(start, move.count, others) & target:
        # Some walk leads there, but every one of them steps on a space twice.
        return "13.M3"
    if mansion.walk(start, move.count) & target:
        return "13.M1"
    # A trap that is near enough is missed for want of the exact count; others are just too far.
    near = target & mansion.within(start, move.count)
    return "13.M5" if near and move.space in house.trap_spaces else "13.M2"


def _forbids_play(
    position: Position, house: House, hand: Sequence[int], drawn: int, card: int
) -> Clause | None:
    if position.step == TRAPPED:
        return None if hand[card] and card in fitting(position, house) else "13.P1"
    if position.step == DRAWN:
        return None if card == drawn and card in fitting(position, house) else "13.P2"
    return "13.P1"


class LegalActions:
    """The legal actions of ``view``'s viewer: found when asked for, from the view alone."""

    def __init__(self, view: View, house: House) -> None:
        self._view = view
        self._house = house
        self._due = view.viewer == view.turn and view.step in DECISIONS

    def __contains__(self, action: object) -> bool:
        view = self._view
        return self._due and forbidding(view, self._house, view.hand, view.drawn, action) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        """How many there are; finds them all."""
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Action]:
        if not self._due:
            return
        if self._view.step == MOVING:
            for guest in movers(self._view):
                yield from self._moves_of(guest)
            yield from self._beside_moving()
        else:
            yield from self._at_the_trap()

    def narrow(self, picked: Sequence[str]) -> Choices:
        """What is open after ``picked``.

        ``pawn spritzy``, then ``to c7`` where two counts lead to one space.
        """
        if not self._due:
            return Choices((), ())
        if self._view.step == MOVING:
            return self._narrow_moves(picked)
        return Choices((), () if picked else tuple(self._at_the_trap()))

    def _moves_of(self, guest: int) -> Iterator[Move]:
        view, house = self._view, self._house
        for count in step_counts(view):
            if house.can_leave(view, guest, count):
                yield Move(guest, count, GONE)
            for space in spaces_in(house.ends_of(view, guest, count)):
                yield Move(guest, count, space)

    def _can_move(self, guest: int) -> bool:
        """Whether the pawn has any move; quicker than to find the first."""
        view, house = self._view, self._house
        space = view.pawns[guest]
        others = view.occupied ^ (1 << space)
        return any(
            house.paths.leads_anywhere(space, count, house.allowed(view), others)
            or house.can_leave(view, guest, count)
            for count in step_counts(view)
        )

    def _beside_moving(self) -> Iterator[Action]:
        if may_send_back(self._view):
            yield SendBack()
        if not may_move(self._view, self._house):
            yield Forgo()

    def _narrow_moves(self, picked: Sequence[str]) -> Choices:
        if not picked:
            pawns = tuple(
                f"pawn {GUESTS[guest]}" for guest in movers(self._view) if self._can_move(guest)
            )
            return Choices(pawns, tuple(self._beside_moving()))
        guest = _picked_guest(picked[0], movers(self._view))
        if guest is None:
            return Choices((), ())
        by_space: dict[int, list[Move]] = {}
        for move in self._moves_of(guest):
            by_space.setdefault(move.space, []).append(move)
        named = {
            f"to {write_space(space, self._house.mansion)}": moves
            for space, moves in by_space.items()
        }
        if len(picked) == 2:
            several = named.get(picked[1], ())
            return Choices((), tuple(several) if len(several) > 1 else ())
        if len(picked) > 2:
            return Choices((), ())
        choices = tuple(pick for pick, moves in named.items() if len(moves) > 1)
        single = tuple(moves[0] for moves in by_space.values() if len(moves) == 1)
        return Choices(choices, single)

    def _at_the_trap(self) -> Iterator[Action]:
        view = self._view
        cards = fitting(view, self._house)
        if view.step == DRAWN:
            if view.drawn in cards:
                yield Play(view.drawn)
            yield Keep()
            return
        for card in cards:
            if view.hand[card]:
                yield Play(card)
        if can_draw(view.deck_size, view.discards):
            yield DrawCard()
        yield Decline()


def _picked_guest(pick: str, among: Sequence[int]) -> int | None:
    kind, _, word = pick.partition(" ")
    if kind != "pawn" or word not in GUESTS:
        return None
    guest = numbered(GUESTS, word)
    return guest if guest in among else None
