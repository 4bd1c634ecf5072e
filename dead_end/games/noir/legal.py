"""What a seat may do in Noir, and the clause that forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dead_end.contract import Choices, Clause
from dead_end.games.noir.actions import (
    ARRESTS,
    CHOICES,
    DISCARDS,
    DISGUISE,
    EXONERATE,
    KILLS,
    SHIFTS,
    Action,
    Arrest,
    Choose,
    Discard,
    Disguise,
    Exonerate,
    Kill,
    Shift,
    is_action,
)
from dead_end.games.noir.lineup import BITS, line_length, near
from dead_end.games.noir.material import LINES, members
from dead_end.games.noir.state import (
    CHOOSING,
    DECISIONS,
    DISCARDING,
    HUNTING,
    OPENING,
    SEARCHING,
    Table,
)
from dead_end.games.noir.view import View

_OF_KIND: Final[dict[type, Clause]] = {
    Shift: "noir.A1",
    Kill: "noir.K1",
    Arrest: "noir.R1",
    Disguise: "noir.D1",
    Exonerate: "noir.X1",
    Choose: "noir.F2",
    Discard: "noir.X1",
}

_ONLY: Final = {OPENING: Kill, CHOOSING: Choose, DISCARDING: Discard}
"""Steps in which there is nothing else to do,"""
_SAYS_SO: Final = {OPENING: "noir.F1", CHOOSING: "noir.F2", DISCARDING: "noir.X1"}
"""and the clauses that say so."""

_KILLERS: Final = (Shift, Kill, Disguise)
_INSPECTORS: Final = (Shift, Arrest, Exonerate)


def forbidding(table: Table, identity: int, hand: int, action: object) -> Clause | None:
    """The clause that forbids ``action`` to the seat whose turn it is, or ``None``.

    ``identity`` and ``hand`` are that seat's. What is no action, or names what is not in the box,
    is forbidden by the clause on its kind.
    """
    kind = type(action)
    clause = _OF_KIND.get(kind)
    if clause is None:
        return "noir.E1"
    if not is_action(action):
        return clause
    step = table.step
    if step in _ONLY:
        if kind is not _ONLY[step]:
            return _SAYS_SO[step]
    elif kind not in (_KILLERS if step == HUNTING else _INSPECTORS):
        return clause
    match action:
        case Shift():
            return forbids_shift(table, action)
        case Kill(suspect):
            return None if victims(table, identity) >> suspect & 1 else clause
        case Arrest(suspect):
            return None if arrestable(table, identity) >> suspect & 1 else clause
        case Choose(suspect):
            return None if hand & ~table.deceased & BITS[suspect] else clause
        case Discard(suspect):
            return None if hand & BITS[suspect] else clause
    return None if table.deck_size else "noir.X2"


def victims(table: Table, identity: int) -> int:
    """Those whom the Killer may kill, as a mask (``noir.K1``)."""
    return near(table.board, table.columns, identity) & ~table.deceased


def arrestable(table: Table, identity: int) -> int:
    """Those whom the Inspector may arrest, as a mask (``noir.R1``)."""
    beside = near(table.board, table.columns, identity) | BITS[identity]
    return beside & ~(table.deceased | table.marked)


def forbids_shift(table: Table, shift: Shift) -> Clause | None:
    """The clause that forbids a shift; a line of one card does not shift (``noir.A1``)."""
    length = line_length(table.board, table.columns, shift.way)
    if length == 1 or shift.line >= len(table.board) // length:
        return "noir.A1"
    barred = table.barred
    if barred is None or barred.line != shift.line or barred.way // 2 != shift.way // 2:
        return None
    return "noir.A2" if length == 2 or barred.way == shift.way else None


def shifts(table: Table) -> Iterator[Shift]:
    """The legal shifts, rows first (``noir.A1``, ``noir.A2``)."""
    for left in (0, 2):
        length = line_length(table.board, table.columns, left)
        if length > 1:
            for line in range(len(table.board) // length):
                for way in (left, left + 1):
                    shift = SHIFTS[way][line]
                    if forbids_shift(table, shift) is None:
                        yield shift


class LegalActions:
    """The legal actions of ``view``'s viewer: found when asked for, from the view alone."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._due = view.viewer == view.turn and view.step in DECISIONS

    def __contains__(self, action: object) -> bool:
        view = self._view
        return self._due and forbidding(view, view.identity, view.hand, action) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        """How many there are; finds them all."""
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Action]:
        if not self._due:
            return
        view = self._view
        if view.step in (HUNTING, SEARCHING):
            yield from shifts(view)
        yield from self._others()

    def narrow(self, picked: Sequence[str]) -> Choices:
        """What is open after ``picked``: ``row 2`` or ``column 3``, then the ways to shift it.

        Everything else takes no picks.
        """
        if not self._due:
            return Choices((), ())
        lines: dict[str, list[Action]] = {}
        if self._view.step in (HUNTING, SEARCHING):
            for shift in shifts(self._view):
                line = f"{LINES[shift.way // 2]} {shift.line + 1}"
                lines.setdefault(line, []).append(shift)
        match list(picked):
            case []:
                return Choices(tuple(lines), tuple(self._others()))
            case [line]:
                return Choices((), tuple(lines.get(line, ())))
        return Choices((), ())

    def _others(self) -> Iterator[Action]:
        """What is legal besides shifts."""
        view = self._view
        match view.step:
            case "opening" | "hunting":
                for suspect in members(victims(view, view.identity)):
                    yield KILLS[suspect]
                if view.step == HUNTING and view.deck_size:
                    yield DISGUISE
            case "searching":
                for suspect in members(arrestable(view, view.identity)):
                    yield ARRESTS[suspect]
                if view.deck_size:
                    yield EXONERATE
            case "choosing":
                for suspect in members(view.hand & ~view.deceased):
                    yield CHOICES[suspect]
            case "discarding":
                for suspect in members(view.hand):
                    yield DISCARDS[suspect]
