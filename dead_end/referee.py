"""One table: the state, what is random, and the record of it.

Only the table's owner has one. Seats are handed their views and what they are told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dead_end.chance import Source, sample
from dead_end.contract import (
    CHANCE,
    TABLE,
    BadOption,
    BadText,
    Chance,
    Chanced,
    Event,
    GameError,
    IllegalAction,
    Over,
    Pending,
    Rules,
    Stopped,
    check_options,
)
from dead_end.migrate import check_header, migrated
from dead_end.record import (
    DIGEST_EVERY,
    BadRecord,
    Header,
    Record,
    SeatPlan,
    digest,
    write_digest,
    write_entry,
    write_header,
    write_result,
)


class NotDue(GameError):
    """Chance, a seat or an undo was asked for when something else is due."""


class Table:
    """A game being played, from its header to the last action.

    ``lines`` is the record so far, ready to be kept; it only grows, but for :meth:`undo`.
    """

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        options: Mapping[str, object],
        seats: Sequence[SeatPlan],
    ) -> None:
        """Lay the table. Raises :class:`BadOption` for options the game does not take."""
        self.rules: Final = rules
        self.seats: Final = tuple(seats)
        given = {**options, "seats": len(seats)}
        self.options: Final = check_options(rules.options, rules.seats, given)
        self._state = rules.setup(self.options)
        header = Header(rules.id, rules.version, self.options, self.seats)
        self.lines: list[str] = [write_header(header)]
        self._entries: list[tuple[int, Any]] = []
        self._told: list[list[Event]] = []
        self._lines_before: list[int] = []
        self._kept = 0
        self._kept_state = rules.clone(self._state)

    @property
    def pending(self) -> Pending:
        """What is due now."""
        return self.rules.pending(self._state)

    @property
    def plies(self) -> int:
        """How many actions have been played, chance included."""
        return len(self._entries)

    def view(self, viewer: int) -> Any:
        """The view of a seat or of the public."""
        return self.rules.view(self._state, viewer)

    def facts(self, viewer: int, since: int = 0) -> list[Any]:
        """What ``viewer`` was told, in order, from action number ``since`` on."""
        return [fact for told in self.facts_by_ply(viewer, since) for fact in told]

    def facts_by_ply(self, viewer: int, since: int = 0) -> list[list[Any]]:
        """The same, one list an action; an action may tell a viewer nothing."""
        return [
            [event.fact for event in told if event.tells(viewer)] for told in self._told[since:]
        ]

    def actors(self) -> list[int]:
        """Who acted, by action: a seat, CHANCE or TABLE."""
        return [actor for actor, _ in self._entries]

    def digest(self) -> str:
        """The fingerprint of the whole truth now."""
        return digest(self.rules.write_state(self._state))

    def draw_chance(self, source: Source) -> None:
        """Let chance decide what is due. Raises :class:`NotDue` when that is not chance."""
        due = self.pending
        if not isinstance(due, Chance):
            raise NotDue("nothing random is due")
        self._play(CHANCE, Chanced(due.name, sample(due.spec, source)))

    def act(self, seat: int, action: Any) -> None:
        """Play an action of ``seat``. Raises :class:`IllegalAction`; then nothing has changed."""
        self._play(seat, action)

    def stop(self) -> None:
        """All seats agree to stop (``all.A6``). Raises :class:`IllegalAction` when it is over."""
        self._play(TABLE, Stopped())

    def can_undo(self, seat: int, agreed: bool = False) -> bool:
        """Whether ``seat`` may take its last action back.

        Nothing was rolled, drawn or revealed since, and nobody else has acted, unless all agreed.
        """
        if not self._entries:
            return False
        actor, _ = self._entries[-1]
        if actor < 0 or (actor != seat and not agreed):
            return False
        return not any(event.fact.reveals for event in self._told[-1])

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take the last action back. Raises :class:`NotDue` where :meth:`can_undo` is false."""
        if not self.can_undo(seat, agreed):
            raise NotDue("nothing can be taken back")
        del self.lines[self._lines_before.pop() :]
        self._entries.pop()
        self._told.pop()
        self._refold()

    def _play(self, actor: int, action: Any) -> None:
        before = len(self.lines)
        told = self.rules.apply(self._state, actor, action)
        self._lines_before.append(before)
        self._entries.append((actor, action))
        self._told.append(told)
        self.lines.append(write_entry(actor, self.rules.write_action(action)))
        due = self.pending
        if isinstance(due, Over):
            self.lines.append(write_digest(self.digest()))
            self.lines.append(write_result(due.outcome))
        elif self.plies % DIGEST_EVERY == 0:
            self.lines.append(write_digest(self.digest()))
        if any(event.fact.reveals for event in told):
            self._kept = self.plies
            self._kept_state = self.rules.clone(self._state)

    def _refold(self) -> None:
        """Play the record anew, from the last point that no undo can pass."""
        self._state = self.rules.clone(self._kept_state)
        for actor, action in self._entries[self._kept :]:
            self.rules.apply(self._state, actor, action)


def replay(record: Record, rules: Rules[Any, Any, Any], plies: int | None = None) -> Table:
    """The table after the first ``plies`` actions of a record, all of them if not given.

    Raises :class:`BadRecord` for an action that is no action or not legal there, for options that
    the game does not take, and for a digest or result that differs from what the rules give;
    :class:`NewerRecord` for rules newer than these, :class:`OlderRecord` for older ones from which
    no migration leads to these.
    """
    record = migrated(record)
    header = record.header
    check_header(header, rules)
    try:
        table = Table(rules, header.options, header.seats)
    except BadOption as error:
        raise BadRecord(1, str(error)) from None
    for entry in record.entries[:plies]:
        if isinstance(table.pending, Over):
            raise BadRecord(entry.line, "the game is over before this action")
        try:
            table._play(entry.by, rules.read_action(entry.do))
        except (BadText, IllegalAction) as error:
            raise BadRecord(entry.line, str(error)) from None
        _check_digest(record, table, entry.line)
    if plies is None:
        _check_result(record, table)
    return table


def _check_digest(record: Record, table: Table, line: int) -> None:
    kept = record.digests.get(table.plies)
    if kept is not None and kept != table.digest():
        raise BadRecord(line, "the digest after this action is another one")


def _check_result(record: Record, table: Table) -> None:
    due = table.pending
    outcome = due.outcome if isinstance(due, Over) else None
    if record.result is not None and record.result != outcome:
        raise BadRecord(0, "the result is not the one that these actions lead to")


class Replay:
    """The positions of a table's record, quick to jump about in."""

    SPACING: Final = 50
    """Actions between two kept positions."""

    def __init__(self, table: Table) -> None:
        self._rules = table.rules
        self._entries = list(table._entries)
        state = table.rules.setup(table.options)
        self._kept = [table.rules.clone(state)]
        for ply, (actor, action) in enumerate(self._entries, start=1):
            table.rules.apply(state, actor, action, quiet=True)
            if ply % self.SPACING == 0:
                self._kept.append(table.rules.clone(state))

    def view(self, ply: int, viewer: int) -> Any:
        """The viewer's view after the first ``ply`` actions."""
        nearest = ply // self.SPACING
        state = self._rules.clone(self._kept[nearest])
        for actor, action in self._entries[nearest * self.SPACING : ply]:
            self._rules.apply(state, actor, action, quiet=True)
        return self._rules.view(state, viewer)
