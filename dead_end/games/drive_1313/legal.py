"""What a seat may do in 1313 Dead End Drive, and the clause that forbids the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from dead_end.contract import Choices, Clause
from dead_end.fields import numbered
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
    is_action,
)
from dead_end.games.drive_1313.house import House, may_walk, movers, step_counts
from dead_end.games.drive_1313.material import (
    CARDS,
    FIRST_ROOM,
    GONE,
    HEIR,
    HEIRS,
    ROOMS,
    RUN,
    WILD,
    traps_of,
)
from dead_end.games.drive_1313.state import MOVING, OFFERED, PLAYING, RUNNING, Position
from dead_end.games.drive_1313.view import View
from dead_end.joins import spaces_in
from dead_end.whereabouts import write_space

Owns = Callable[[int], bool]

_OF_KIND: dict[type, Clause] = {
    Move: "1313.T2",
    Summon: "1313.P2",
    TakeHeir: "1313.P3",
    Spring: "1313.P5",
}


def forbidding(
    position: Position, house: House, owns: Owns, hand: Sequence[int], action: object
) -> Clause | None:
    """The clause that forbids ``action`` to the seat whose turn it is, or ``None``.

    ``owns`` tells whether that seat holds an heir's card, ``hand`` its copies of each card kind.
    What is no action, or names what is not in the box, is forbidden by the clause on its kind.
    """
    if not is_action(action, house.mansion):
        return _OF_KIND.get(type(action), "1313.T1")
    match action:
        case Move():
            return _forbids_move(position, house, owns, action)
        case Forgo():
            if position.step not in (MOVING, RUNNING):
                return "1313.T1"
            return "1313.T4" if may_walk(position, house) else None
        case DrawCard() | Decline():
            return None if position.step == OFFERED else "1313.D1"
    if position.step != PLAYING:
        return "1313.T1"
    match action:
        case Summon(room, heir, space):
            return _forbids_other(position, hand, FIRST_ROOM + room) or _forbids_summon(
                position, house, room, heir, space
            )
        case TakeHeir(seat):
            return _forbids_other(position, hand, HEIR) or _forbids_taking(position, seat)
        case RunForIt():
            return _forbids_other(position, hand, RUN)
        case Spring(card, trap):
            return _forbids_spring(position, house, hand, card, trap)
        case Done():
            return None
    return "1313.T1"


def _forbids_move(position: Position, house: House, owns: Owns, move: Move) -> Clause | None:
    if position.step not in (MOVING, RUNNING):
        return "1313.T1"
    pawns = position.pawns
    if not 0 <= move.heir < len(pawns) or pawns[move.heir] == GONE:
        return "1313.T2"
    if position.step == MOVING and position.moved >> move.heir & 1:
        return "1313.T2"
    if move.count not in step_counts(position):
        return "1313.P4" if position.step == RUNNING else "1313.T3"
    if move.space == GONE:
        if not (position.options["open_door"] or owns(move.heir)):
            return "1313.E1"
        return None if house.can_leave(position, move.heir, move.count) else "1313.E1"
    target = 1 << move.space
    if target & house.walk(position, move.heir, move.count):
        return None
    return _why_no_walk(position, house, move, target)


def _why_no_walk(position: Position, house: House, move: Move, target: int) -> Clause:
    start = position.pawns[move.heir]
    if target & (position.occupied ^ (1 << start)):
        return "1313.M3"
    if target & house.mansion.walk(start, move.count, 0):
        return "1313.M3"
    # A trap that is near enough is missed for want of the exact count; others are just too far.
    near = target & house.mansion.within(start, move.count, 0)
    return "1313.M7" if near and move.space in house.trap_spaces else "1313.M2"


def _forbids_other(position: Position, hand: Sequence[int], card: int) -> Clause | None:
    if position.other_played or not hand[card]:
        return "1313.P1"
    return None


def _forbids_summon(
    position: Position, house: House, room: int, heir: int, space: int
) -> Clause | None:
    pawns = position.pawns
    if not 0 <= heir < len(pawns) or pawns[heir] == GONE or space < 0:
        return "1313.P2"
    free = house.rooms[room] & ~position.occupied
    return None if free >> space & 1 else "1313.P2"


def _forbids_taking(position: Position, seat: int) -> Clause | None:
    counts = position.heir_counts
    if 0 <= seat < len(counts) and seat != position.turn and counts[seat]:
        return None
    return "1313.P3"


def _forbids_spring(
    position: Position, house: House, hand: Sequence[int], card: int, trap: int
) -> Clause | None:
    clause = "1313.P6" if card == WILD else "1313.P5"
    if not hand[card]:
        return "1313.P1"
    if trap not in traps_of(card) or not position.occupied >> house.trap_spaces[trap] & 1:
        return clause
    return None


class LegalActions:
    """The legal actions of ``view``'s viewer: found when asked for, from the view alone."""

    def __init__(self, view: View, house: House) -> None:
        self._view = view
        self._house = house
        self._due = view.viewer == view.turn and view.step in (MOVING, RUNNING, OFFERED, PLAYING)

    def __contains__(self, action: object) -> bool:
        return (
            self._due
            and forbidding(self._view, self._house, self._owns, self._view.hand, action) is None
        )

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        """How many there are; finds them all."""
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Action]:
        if not self._due:
            return
        if self._view.step == OFFERED:
            yield DrawCard()
            yield Decline()
        elif self._view.step == PLAYING:
            yield from self._plays()
        else:
            for heir in movers(self._view):
                yield from self._moves_of(heir)
            if not may_walk(self._view, self._house):
                yield Forgo()

    def narrow(self, picked: Sequence[str]) -> Choices:
        """What is open after ``picked``.

        ``pawn spritzy``, then ``to c7`` where two counts lead to one space; ``card room-art``,
        then ``pawn spritzy``.
        """
        if not self._due:
            return Choices((), ())
        if self._view.step == OFFERED:
            return Choices((), () if picked else tuple(self))
        if self._view.step == PLAYING:
            return self._narrow_plays(picked)
        return self._narrow_moves(picked)

    def _owns(self, heir: int) -> bool:
        return heir in self._view.own

    def _moves_of(self, heir: int) -> Iterator[Move]:
        view, house = self._view, self._house
        leaves = view.options["open_door"] or self._owns(heir)
        for count in step_counts(view):
            if leaves and house.can_leave(view, heir, count):
                yield Move(heir, count, GONE)
            for space in spaces_in(house.walk(view, heir, count)):
                yield Move(heir, count, space)

    def _narrow_moves(self, picked: Sequence[str]) -> Choices:
        if not picked:
            pawns = tuple(
                f"pawn {HEIRS[heir]}"
                for heir in movers(self._view)
                if next(self._moves_of(heir), None) is not None
            )
            forgo = () if may_walk(self._view, self._house) else (Forgo(),)
            return Choices(pawns, forgo)
        heir = _picked_heir(picked[0], movers(self._view))
        if heir is None:
            return Choices((), ())
        by_space: dict[int, list[Move]] = {}
        for move in self._moves_of(heir):
            by_space.setdefault(move.space, []).append(move)
        named = {
            f"to {write_space(space, self._house.mansion)}": moves
            for space, moves in by_space.items()
        }
        if len(picked) == 2:
            return Choices((), tuple(named.get(picked[1], ())))
        if len(picked) > 2:
            return Choices((), ())
        several = tuple(pick for pick, moves in named.items() if len(moves) > 1)
        single = tuple(moves[0] for moves in by_space.values() if len(moves) == 1)
        return Choices(several, single)

    def _plays(self) -> Iterator[Action]:
        view = self._view
        for room in range(len(ROOMS)):
            if view.hand[FIRST_ROOM + room] and not view.other_played:
                for heir in self._inside():
                    yield from self._summons(room, heir)
        yield from self._takings()
        if view.hand[RUN] and not view.other_played:
            yield RunForIt()
        for card, copies in enumerate(view.hand):
            if copies:
                yield from self._springs(card)
        yield Done()

    def _inside(self) -> list[int]:
        return [heir for heir, space in enumerate(self._view.pawns) if space != GONE]

    def _summons(self, room: int, heir: int) -> Iterator[Summon]:
        for space in spaces_in(self._house.rooms[room] & ~self._view.occupied):
            yield Summon(room, heir, space)

    def _takings(self) -> Iterator[TakeHeir]:
        view = self._view
        if view.hand[HEIR] and not view.other_played:
            for seat, count in enumerate(view.heir_counts):
                if count and seat != view.turn:
                    yield TakeHeir(seat)

    def _springs(self, card: int) -> Iterator[Spring]:
        for trap in traps_of(card):
            if self._view.occupied >> self._house.trap_spaces[trap] & 1:
                yield Spring(card, trap)

    def _narrow_plays(self, picked: Sequence[str]) -> Choices:
        view = self._view
        cards = {f"card {CARDS[card]}": card for card in self._cards_with_a_choice()}
        if not picked:
            run = (RunForIt(),) if view.hand[RUN] and not view.other_played else ()
            return Choices(tuple(cards), (*run, Done()))
        card = cards.get(picked[0])
        if card is None:
            return Choices((), ())
        if card >= len(ROOMS):
            found = self._takings() if card == HEIR else self._springs(card)
            return Choices((), tuple(found) if len(picked) == 1 else ())
        if len(picked) == 1:
            return Choices(tuple(f"pawn {HEIRS[heir]}" for heir in self._inside()), ())
        heir = _picked_heir(picked[1], self._inside())
        if heir is None or len(picked) > 2:
            return Choices((), ())
        return Choices((), tuple(self._summons(card, heir)))

    def _cards_with_a_choice(self) -> Iterator[int]:
        view = self._view
        for card, copies in enumerate(view.hand):
            if not copies:
                continue
            if traps_of(card):
                if next(self._springs(card), None) is not None:
                    yield card
            elif card == HEIR:
                if next(self._takings(), None) is not None:
                    yield card
            elif card < len(ROOMS) and not view.other_played:
                yield card


def _picked_heir(pick: str, among: Sequence[int]) -> int | None:
    kind, _, word = pick.partition(" ")
    if kind != "pawn" or word not in HEIRS:
        return None
    heir = numbered(HEIRS, word)
    return heir if heir in among else None
