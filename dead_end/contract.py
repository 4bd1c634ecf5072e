"""What a game owes the table and the table owes a game.

A game is one stateless :class:`Rules` object. It never rolls a die, keeps no log and knows no
person: it says what is pending, what is legal, what an action does, and what each viewer is told.
The referee owns the state and the randomness; screens, computer seats, logs and exports are fed by
:meth:`Rules.view` and by per-viewer events, never by the state.

A *viewer* is a seat number (0 is the first seat) or :data:`PUBLIC`, a spectator.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeVar

from dead_end.chance import Source, Spec, possible

PUBLIC: Final = -1
"""The viewer that is nobody at the table: sees what every seat may see (``all.A8``)."""

CHANCE: Final = -2
"""Who acts when a die is rolled, a card drawn or a deck shuffled (``all.A1``)."""

TABLE: Final = -3
"""Who acts when all seats together agree to stop (``all.A6``)."""

NOBODY: Final = -1
"""In place of a seat: no seat at all, for instance whose turn it is before somebody begins."""

Clause = str
"""The id of a rule clause, for instance ``1313.M4``."""

Json = dict[str, Any]
"""A JSON object: words, numbers, lists and objects only."""


class GameError(Exception):
    """The root of every error that this package raises on purpose."""


class IllegalAction(GameError, ValueError):
    """An action that the rules forbid; the state is as it was (``all.A3``)."""

    def __init__(self, action: str, clause: Clause | None) -> None:
        super().__init__(f"not allowed: {action}" + (f" ({clause})" if clause else ""))
        self.action = action
        self.clause = clause


class BadText(GameError, ValueError):
    """A text that names no action, card, pawn or space of the game."""


class Contradiction(GameError, ValueError):
    """A view that no truth can have led to."""


class BadOption(GameError, ValueError):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason


class Option(NamedTuple):
    """One choice that the set-up screen offers.

    ``choices`` is empty for a number (then ``low`` to ``high`` hold) and for a switch
    (``default`` is a bool).
    """

    name: str
    default: bool | int | str
    clause: Clause
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


Options = Mapping[str, bool | int | str]
"""Checked options by name; every option of the game is present, ``seats`` too."""


def check_options(
    offered: Sequence[Option], seats: tuple[int, int], given: Mapping[str, object]
) -> dict[str, bool | int | str]:
    """Return the whole set of options for ``given``, defaults filled in.

    ``seats`` is the least and the greatest number of seats; ``given["seats"]`` is required.
    Raises :class:`BadOption` naming the first option that is unknown or out of range.
    """
    known = {option.name: option for option in offered}
    for name in given:
        if name not in known and name != "seats":
            raise BadOption(name, "this game has no such option")
    count = given.get("seats")
    if isinstance(count, bool) or not isinstance(count, int) or not seats[0] <= count <= seats[1]:
        raise BadOption("seats", f"must be a number from {seats[0]} to {seats[1]}")
    checked: dict[str, bool | int | str] = {"seats": count}
    for name, option in known.items():
        checked[name] = _checked(option, given.get(name, option.default))
    return checked


def _checked(option: Option, value: object) -> bool | int | str:
    if isinstance(option.default, bool):
        if isinstance(value, bool):
            return value
        raise BadOption(option.name, "must be true or false")
    if option.choices:
        if isinstance(value, str) and value in option.choices:
            return value
        raise BadOption(option.name, "must be one of " + ", ".join(option.choices))
    if (
        isinstance(value, int)
        and not isinstance(value, bool)
        and option.low <= value <= option.high
    ):
        return value
    raise BadOption(option.name, f"must be a number from {option.low} to {option.high}")


class Decide(NamedTuple):
    """A seat must choose; ``prompt`` is the game's word for what about."""

    seat: int
    prompt: str


class Chance(NamedTuple):
    """Something random is due; ``name`` is the game's word for it, ``spec`` how to sample it.

    ``seat`` is whose dice or card it is, or :data:`NOBODY`'s: a device that goes round can be
    handed on first.
    """

    name: str
    spec: Spec
    seat: int = NOBODY


class Outcome(NamedTuple):
    """How a game ended: the game's word for why, who won, what each seat scored.

    Several winners share the win; where there is none it is a draw.
    """

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Over(NamedTuple):
    """Nothing is due any more."""

    outcome: Outcome


Pending = Decide | Chance | Over


@dataclass(frozen=True, slots=True)
class Chanced:
    """What chance gave, as an action of :data:`CHANCE`: numbers as its spec defines them."""

    name: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stopped:
    """All seats agreed to stop, as an action of :data:`TABLE` (``all.A6``)."""

    text: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Conceded:
    """A seat gives up, at its own decision and where two play (``all.A10``): the other wins."""

    text: ClassVar[str] = "concede"


EarlyEnd = Stopped | Conceded
"""What ends any game before its time; part of no game's legal actions, nor of its rules."""

EARLY_ENDS: Final[Mapping[str, EarlyEnd]] = {end.text: end for end in (Stopped(), Conceded())}
"""By short text."""

Common = Chanced | EarlyEnd
"""The actions that every game has."""

AGREED: Final = "agreed"
"""The :class:`Outcome`'s reason after :class:`Stopped`."""

CONCEDED: Final = "conceded"
"""The same after :class:`Conceded`: who was to decide has lost."""

EARLY_REASONS: Final = (AGREED, CONCEDED)
"""Why a game ended that was not played to its end."""


def forbids_early_end(
    action: EarlyEnd, actor: int, due: Pending | None, seats: int
) -> Clause | None:
    """The clause that forbids ``actor`` to end the game so: ``all.A6``, ``all.A10``, or ``None``.

    ``due`` may be ``None`` where it is not known but is no decision; ``seats`` is how many play.
    """
    if isinstance(action, Stopped):
        return "all.A6" if actor != TABLE or isinstance(due, Over) else None
    decides = isinstance(due, Decide) and due.seat == actor
    return None if decides and seats == 2 else "all.A10"


def early_end(action: EarlyEnd, actor: int, due: Pending, seats: int) -> str:
    """The reason for which ``action`` ends the game: all that is left to the game is to end.

    Raises :class:`IllegalAction` as :func:`forbids_early_end` says.
    """
    if (clause := forbids_early_end(action, actor, due, seats)) is not None:
        raise IllegalAction(action.text, clause)
    return AGREED if isinstance(action, Stopped) else CONCEDED


class Fact(Protocol):
    """One thing that happened, as one viewer is told it: a frozen dataclass of plain words."""

    @property
    def reveals(self) -> bool:
        """Whether it tells somebody what they did not know: it cannot be undone."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, in every game told to all: the :class:`Outcome` as a fact."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reveals: ClassVar[bool] = True


def check_ended(ended: Ended, seats: int, reasons: Sequence[str]) -> None:
    """Raise :class:`BadText` if no game of so many seats ends so; ``reasons`` are the game's."""
    if not ended.reason or ended.reason not in reasons:
        raise BadText(f"a game does not end so: {ended.reason!r}")
    winners = ended.winners
    if len(set(winners)) != len(winners) or any(seat not in range(seats) for seat in winners):
        raise BadText(f"they cannot have won: {winners}")
    if len(ended.scores) != seats:
        raise BadText("not as many scores as seats")


@dataclass(frozen=True, slots=True)
class Event:
    """A fact and who is told it. Private unless viewers are named; ``None`` names everybody."""

    fact: Fact
    viewers: tuple[int, ...] | None = ()

    def tells(self, viewer: int) -> bool:
        """Whether ``viewer`` (a seat or :data:`PUBLIC`) is told this fact."""
        return self.viewers is None or viewer in self.viewers


Telling = list[Event] | None
"""Where a game puts what happens; None while nobody listens."""


def is_due(chanced: Chanced, actor: int, due: Pending) -> bool:
    """Whether ``actor`` may give ``chanced`` now: chance, and what its spec makes possible."""
    return (
        actor == CHANCE
        and isinstance(due, Chance)
        and due.name == chanced.name
        and possible(due.spec, chanced.numbers)
    )


A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Choices(NamedTuple):
    """What is open after some picks: further picks (short texts), and whole actions."""

    picks: tuple[str, ...]
    actions: tuple[Any, ...]


class Legal(Protocol[A_co]):
    """The legal actions of one seat, lazily: iterate in canonical order, test, or narrow."""

    def __iter__(self) -> Iterator[A_co]: ...

    def __contains__(self, action: object) -> bool: ...

    def __bool__(self) -> bool:
        """Whether there is any; finds no more than the first."""

    def count(self) -> int:
        """How many there are; finds them all."""

    def narrow(self, picked: Sequence[str]) -> Choices:
        """What is open once ``picked`` are picked, in order; unknown picks open nothing."""


S = TypeVar("S")
V = TypeVar("V")


class Rules(Protocol[S, A, V]):
    """One game. Every method is a function of its arguments alone."""

    @property
    def id(self) -> str:
        """The game's word in records and links, for instance ``drive_1313``."""

    @property
    def version(self) -> int:
        """Grows when an old record would replay to another result."""

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the greatest number of seats."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What the set-up screen offers."""

    @property
    def passes(self) -> tuple[A, ...]:
        """The actions that do nothing.

        A seat may be asked when one of them is all that it can do (``all.A7``); such a decision is
        no ply.
        """

    @property
    def fading(self) -> tuple[type[Fact], ...]:
        """The kinds of facts that memory is to keep, not the table (``step.P3``).

        A screen shows one to a seat until that seat's next ply. After that no log and no replay
        shows it before the end. The view keeps what it said (``all.A8``).
        """

    @property
    def halts(self) -> tuple[type[Fact], ...]:
        """The kinds of facts that close a part of a game, a leg of a match (``noir.E4``).

        All of that part is shown, and people look at it before chance lays out the next.
        """

    def setup(self, options: Options) -> S:
        """The state before anything random has happened, for options of :func:`check_options`."""

    def pending(self, state: S) -> Pending:
        """What is due now."""

    def view(self, state: S, viewer: int) -> V:
        """What ``viewer`` may know (``all.A2``, ``all.A8``), built by allow-list."""

    def legal(self, view: V) -> Legal[A]:
        """What the viewer may do now, from its view alone; empty when it is not its decision."""

    def apply(self, state: S, actor: int, action: A | Common, quiet: bool = False) -> list[Event]:
        """Change ``state`` by ``action`` and say what happened, in order.

        ``actor`` is a seat, :data:`CHANCE` (``action`` is a :class:`Chanced`) or :data:`TABLE`
        (a :class:`Stopped`). ``quiet`` is for search and simulation: the same changes, and an
        empty list. Raises :class:`IllegalAction` before anything has changed, also for what is no
        action of this game at all. Early ends are checked by :func:`early_end`.
        """

    def why_not(self, view: V, action: object) -> Clause | None:
        """The clause that forbids ``action`` to the viewer now; ``None`` when it is legal.

        What is no action of this game is forbidden too.
        """

    def determinize(self, view: V, source: Source) -> S:
        """A possible truth, drawn from what the view leaves open.

        Where a spectator sees too little to draw from, its view of an unfinished game raises a
        :class:`GameError`; a seat's never does.
        """

    def fold(self, view: V, fact: Fact) -> V:
        """The viewer's next view, from the last one and one fact that it was told."""

    def clone(self, state: S) -> S:
        """An independent copy."""

    def random_action(self, state: S, source: Source) -> A:
        """One action of the deciding seat, uniform over its legal ones; the fast path."""

    def write_action(self, action: A | Common) -> str:
        """The short text of an action. Raises :class:`BadText` for what is none."""

    def read_action(self, text: str) -> A | Common:
        """The action of a short text. Raises :class:`BadText`."""

    def write_view(self, view: V) -> Json:
        """The view as JSON, things named by their words."""

    def read_view(self, written: object) -> V:
        """The view that :meth:`write_view` wrote. Raises :class:`BadText`."""

    def write_fact(self, fact: Fact) -> Json:
        """A fact as JSON."""

    def read_fact(self, written: object) -> Fact:
        """The fact that :meth:`write_fact` wrote. Raises :class:`BadText`."""

    def write_state(self, state: S) -> Json:
        """The whole truth as JSON; digests are taken of it."""
