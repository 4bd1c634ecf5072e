"""What a seat may do in 13 Clues, and the clause that forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from dead_end.contract import Choices, Clause
from dead_end.games.thirteen_clues.actions import (
    Accuse,
    Action,
    Ask,
    Consult,
    Give,
    Take,
    is_action,
)
from dead_end.games.thirteen_clues.material import (
    BY_KIND,
    CARDS,
    EACH,
    NO_CARD,
    NO_SIDE,
    SEATS,
    SIDES,
    SLOTS,
    SUBJECTS,
    cards_in,
    informants_in,
    mask_of,
    members,
    subjects_in,
)
from dead_end.games.thirteen_clues.state import (
    ACTING,
    DEALING,
    DECISIONS,
    GIVING,
    LOTTING,
    OVER,
    TAKING,
)
from dead_end.games.thirteen_clues.view import View

_TOO_EARLY: Final = {DEALING: "clues.S1", GIVING: "clues.S2", LOTTING: "clues.S4"}
"""Why nobody can act yet, by step."""

TAKINGS: Final = tuple(map(Take, range(SEATS[1])))
CONSULTINGS: Final = tuple(map(Consult, range(len(SLOTS))))


@cache
def askings(seats: int, broad: bool, token: bool, witness: int) -> tuple[Ask, ...]:
    """All questions to one witness, in canonical order: by subject, plain before secret."""
    ways = (
        [(side, False) for side in range(len(SIDES))] if seats == SEATS[0] else [(NO_SIDE, False)]
    )
    ways += [(NO_SIDE, True)] if token else []
    return tuple(
        Ask(witness, subject, side, secret)
        for subject in subjects_in(seats, broad)
        for side, secret in ways
    )


@cache
def accusing(person: int, location: int, weapon: int) -> Accuse:
    """The accusation of these three; made once."""
    return Accuse(person, location, weapon)


class Standing(NamedTuple):
    """What decides whether a seat may do something; all of it is known to that seat.

    ``token``: whether it may ask in secret; ``hand``: what it was dealt and has not given away
    yet; ``seen``: what it sees, informants not counted. Both are masks.
    """

    seat: int
    seats: int
    step: str
    own_turn: bool
    broad: bool
    token: bool
    glasses: Sequence[int]
    hand: int
    seen: int

    @property
    def nameable(self) -> tuple[int, ...]:
        """By kind the cards that can be named in an accusation (``clues.G1``), as masks."""
        unseen = ((1 << cards_in(self.seats)) - 1) & ~self.seen
        return tuple(unseen & kind for kind in BY_KIND)


def standing_of(view: View) -> Standing:
    """Where ``view``'s viewer stands."""
    return Standing(
        view.viewer,
        view.seats,
        view.step,
        view.viewer == view.turn and view.step in DECISIONS,
        bool(view.options["broad"]),
        bool(view.viewer >= 0 and view.tokens >> view.viewer & 1),
        view.glasses,
        view.hand,
        view.seen,
    )


def forbidding(at: Standing, action: object) -> Clause | None:
    """The clause that forbids ``action`` to a seat, or ``None``.

    What is no action, or names what is not in the box, is forbidden too.
    """
    if not is_action(action) or not isinstance(action, Action):
        return "clues.C1" if isinstance(action, Action) else "clues.T2"
    if isinstance(action, Give):
        return _forbids_giving(at, action)
    if at.step not in (TAKING, ACTING):
        return "clues.E1" if at.step == OVER else _TOO_EARLY[at.step]
    if not at.own_turn:
        return "clues.T2"
    if isinstance(action, Take) or at.step == TAKING:
        return None if at.step == TAKING and action in _takings(at) else "clues.T1"
    match action:
        case Ask():
            return _forbids_asking(at, action)
        case Consult(slot):
            return None if slot < informants_in(at.seats) else "clues.I1"
        case Accuse(person, location, weapon):
            named = mask_of((person, location, weapon))
            unseen = ((1 << cards_in(at.seats)) - 1) & ~at.seen
            return "clues.G1" if named & ~unseen else None
    return "clues.T2"


def _forbids_giving(at: Standing, give: Give) -> Clause | None:
    if at.step != GIVING:
        return "clues.S2"
    if not at.own_turn:
        return "all.A9"
    gift = mask_of((give.person, give.location, give.weapon))
    if gift & ~at.hand:
        return "clues.S2"
    if at.seats > SEATS[0]:
        return None if give.left == NO_CARD else "clues.D2"
    keeps = give.left != NO_CARD and (at.hand & ~gift) >> give.left & 1
    return None if keeps else "clues.D2"


def _forbids_asking(at: Standing, ask: Ask) -> Clause | None:
    if ask.seat == at.seat or ask.seat >= at.seats:
        return "clues.Q1"
    if ask.subject not in subjects_in(at.seats, at.broad):
        return "clues.Q1"
    if (ask.side == NO_SIDE) != (at.seats > SEATS[0]):
        return "clues.D2"
    return "clues.V1" if ask.secret and not at.token else None


def _takings(at: Standing) -> tuple[Take, ...]:
    return tuple(TAKINGS[seat] for seat in range(at.seats) if seat != at.seat and at.glasses[seat])


def givings(seats: int, hand: int) -> tuple[Give, ...]:
    """All ways to set up a neighbour's mystery from a hand (``clues.S2``)."""
    made: list[Give] = []
    for cards in product(*(members(hand & kind) for kind in BY_KIND)):
        person, location, weapon = cards
        lefts = members(hand & ~mask_of(cards)) if seats == SEATS[0] else (NO_CARD,)
        made += [Give(person, location, weapon, left) for left in lefts]
    return tuple(made)


def _several(hand: int) -> tuple[int, ...]:
    """The cards of the first kind of which there are several, if there is one."""
    for kind in BY_KIND:
        if (hand & kind).bit_count() > 1:
            return members(hand & kind)
    return ()


class LegalActions:
    """The legal actions of ``view``'s viewer: found when asked for, from the view alone."""

    def __init__(self, view: View) -> None:
        self._at = standing_of(view)

    def __contains__(self, action: object) -> bool:
        return self._at.own_turn and forbidding(self._at, action) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        """How many there are; finds them all."""
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Action]:
        at = self._at
        if not at.own_turn:
            return
        if at.step == GIVING:
            yield from givings(at.seats, at.hand)
        elif at.step == TAKING:
            yield from _takings(at)
        else:
            for witness in self._witnesses():
                yield from askings(at.seats, at.broad, at.token, witness)
            yield from CONSULTINGS[: informants_in(at.seats)]
            for cards in product(*map(members, at.nameable)):
                yield accusing(*cards)

    def narrow(self, picked: Sequence[str]) -> Choices:
        """What is open after ``picked``.

        To give: ``give duke`` for each kind of which there are several, then what is left. To act:
        ``ask seat2``, where questions differ in more than the subject then ``about red``; or
        ``accuse``, ``name duke``, ``name park``, ``name rifle``. Informants lie open at once.
        """
        at = self._at
        if not at.own_turn:
            return Choices((), ())
        if at.step == GIVING:
            return self._narrow_giving(picked)
        if at.step == TAKING:
            return Choices((), () if picked else _takings(at))
        if not picked:
            asks = tuple(f"ask seat{witness + 1}" for witness in self._witnesses())
            return Choices((*asks, "accuse"), CONSULTINGS[: informants_in(at.seats)])
        if picked[0] == "accuse":
            return self._narrow_accusing(picked[1:])
        return self._narrow_asking(picked)

    def _witnesses(self) -> list[int]:
        return [seat for seat in range(self._at.seats) if seat != self._at.seat]

    def _narrow_giving(self, picked: Sequence[str]) -> Choices:
        at = self._at
        wanted = at.hand
        for pick in picked:
            chosen = next(
                (card for card in _several(wanted) if f"give {CARDS[card]}" == pick), None
            )
            if chosen is None:
                return Choices((), ())
            # Of its kind only this one is given.
            wanted &= ~BY_KIND[chosen % EACH] | 1 << chosen
        ways = [
            give
            for give in givings(at.seats, at.hand)
            if not mask_of((give.person, give.location, give.weapon)) & ~wanted
        ]
        several = _several(wanted)
        if several and (at.seats == SEATS[0] or len(ways) > len(several)):
            return Choices(tuple(f"give {CARDS[card]}" for card in several), ())
        return Choices((), tuple(ways))

    def _narrow_asking(self, picked: Sequence[str]) -> Choices:
        at = self._at
        witness = next((w for w in self._witnesses() if picked[0] == f"ask seat{w + 1}"), None)
        if witness is None:
            return Choices((), ())
        asks = askings(at.seats, at.broad, at.token, witness)
        subjects = subjects_in(at.seats, at.broad)
        if len(asks) == len(subjects):
            return Choices((), asks if len(picked) == 1 else ())
        if len(picked) == 1:
            return Choices(tuple(f"about {SUBJECTS[subject]}" for subject in subjects), ())
        of_subject = tuple(ask for ask in asks if picked[1:] == (f"about {SUBJECTS[ask.subject]}",))
        return Choices((), of_subject)

    def _narrow_accusing(self, named: Sequence[str]) -> Choices:
        persons, locations, weapons = map(members, self._at.nameable)
        by_pick = [
            {f"name {CARDS[card]}": card for card in cards}
            for cards in (persons, locations, weapons)
        ]
        if len(named) > len(by_pick) or any(
            pick not in found for pick, found in zip(named, by_pick, strict=False)
        ):
            return Choices((), ())
        if len(named) < len(by_pick):
            return Choices(tuple(by_pick[len(named)]), ())
        # It is said once all three are named: nothing takes it back.
        return Choices(
            (), (accusing(*(found[pick] for pick, found in zip(named, by_pick, strict=True))),)
        )
