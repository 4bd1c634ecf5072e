"""One table on this device: whose screen is up, what is kept, what chance and computers do.

The record is kept before anything is shown: a page that is killed comes back to exactly what its
people saw, and no reload rolls again.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from dead_end.bots import seat as computer_seat
from dead_end.bots.levels import HUMAN
from dead_end.contract import (
    EARLY_REASONS,
    PUBLIC,
    Chance,
    Conceded,
    Decide,
    Ended,
    Over,
    Rules,
)
from dead_end.games import game
from dead_end.record import BadRecord, Header, read_record
from dead_end.referee import Table, replay
from web import marks
from web.games import dressing
from web.links import PLAYERS, Start
from web.plate import Plate
from web.ports import Clock, Seats, SeatsLost, StorageTrouble, Store

STAND_IN = "easy"
"""The level of the computer that plays on for an absent person."""


@dataclass
class Session:
    """A table and the device it is played on.

    Attributes:
        viewer: whose screen is up; None under the curtain.
        thinking: the computer seat at work.
        stand_ins: people's seats that a computer plays for now.
        conceded: those among them that were given up for good (``all.A10``).
        title: a name that somebody gave the table.
        agreed: the people who want to stop.
        playing: something goes on by itself.
        paused: nothing is to go on by itself.
        closed: the table was left.
        looked: so many actions had been played when people had last seen how a leg, or the game,
            ended.
        changes: counts whatever happened, also what was taken back.
        covered: whether hands lie face down, at every seat.
        marks: what people marked in their notebooks.
        lock: while it is held, what has happened is not kept yet and must not be shown.
    """

    id: str
    table: Table
    seed: str | None
    speed: float
    store: Store
    seats: Seats
    clock: Clock
    saved: int = 0
    viewer: int | None = None
    thinking: int | None = None
    trouble: StorageTrouble | None = None
    picked: tuple[str, ...] = ()
    stand_ins: frozenset[int] = frozenset()
    conceded: frozenset[int] = frozenset()
    title: str = ""
    agreed: frozenset[int] = frozenset()
    playing: bool = False
    paused: bool = False
    closed: bool = False
    looked: int = 0
    changes: int = 0
    covered: bool = False
    marks: marks.Marks = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        """The rules of the game on the table."""
        return self.table.rules

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play now."""
        return tuple(seat for seat in self.invited if seat not in self.stand_ins)

    @property
    def invited(self) -> tuple[int, ...]:
        """The seats of people, also where a computer stands in for one."""
        return tuple(seat for seat, plan in enumerate(self.table.seats) if plan.player == HUMAN)

    def recent(self, viewer: int) -> int:
        """So many actions lie before the last thing a person did: that and the rest is news."""
        actors = self.table.actors()
        return next((ply for ply in range(len(actors) - 1, 0, -1) if actors[ply] == viewer), 0)

    def was_away(self, viewer: int) -> bool:
        """Whether the device was with others since the person acted, and they did too."""
        if len(self.invited) < 2:
            return False
        since = self.table.actors()[self.recent(viewer) + 1 :]
        return any(actor >= 0 for actor in since)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.table.pending, Over)

    @property
    def resting(self) -> bool:
        """Whether the last action ended a leg or the game, and people look at the table still.

        Not where they agreed to stop or one gave up: there is nothing to see.
        """
        table, due = self.table, self.table.pending
        if self.looked == table.plies or table.plies == 0:
            return False
        if isinstance(due, Over) and due.outcome.reason in EARLY_REASONS:
            return False
        (told,) = table.facts_by_ply(PUBLIC, table.plies - 1)
        return any(isinstance(fact, (Ended, *self.rules.halts)) for fact in told)

    async def look_up(self) -> None:
        """People have seen how it ended; the next leg is behind a curtain again."""
        async with self.lock:
            if self.resting and not self.closed:
                self.looked = self.table.plies
                self.lower_curtain()
                await self.keep()

    async def cover(self, covered: bool) -> None:
        """Lay hands face down, or turn them up, and remember it: a reload must not turn them up."""
        async with self.lock:
            self.covered = covered
            if not self.closed:
                await self.keep()

    def due_seat(self) -> int | None:
        """Whose decision or dice are due; None when it is nobody's, or not yet."""
        due = self.table.pending
        if self.resting:
            return None
        if isinstance(due, Decide):
            return due.seat
        return due.seat if isinstance(due, Chance) and due.seat >= 0 else None

    def lower_curtain(self) -> None:
        """Take every secret off the screen, where more than one person plays."""
        self.picked = ()
        if len(self.invited) > 1 and not self.over:
            self.viewer = None

    def settle_viewer(self) -> None:
        """Where one person plays, or only computers do, there is nothing to hide."""
        if (self.over and self.viewer is None) or not self.people:
            self.viewer = PUBLIC
        elif len(self.invited) == 1:
            self.viewer = self.people[0]

    def waits_for_person(self) -> bool:
        """Whether a person must do something now: decide, take the device, or look at the end."""
        if self.resting:
            return bool(self.people)
        seat = self.due_seat()
        if self.over:
            return True
        if seat is None or seat not in self.people:
            return False
        return seat != self.viewer or isinstance(self.table.pending, Decide)

    def curtain_seat(self) -> int | None:
        """The person to hand the device to, or None when the screen may stay as it is."""
        seat = self.due_seat()
        if self.over or seat is None or seat not in self.people:
            return None
        return seat if seat != self.viewer else None

    @property
    def handing(self) -> bool:
        """Whether the device is to go from the person on the screen to another."""
        return self.viewer is not None and self.curtain_seat() is not None

    def reveal(self) -> None:
        """The person under the curtain, or at the end of a turn, says: go on."""
        seat = self.curtain_seat()
        if seat is None:
            return
        self.picked = ()
        self.viewer = None if self.handing else seat

    async def advance(self, pause: float) -> None:
        """Play one thing that waits for no person, ``pause`` seconds from now, and keep it.

        A computer thinks meanwhile: what it thinks about is secret, so how long it takes is not
        to be seen (``all.A7``).
        """
        due, changes = self.table.pending, self.changes
        waiting = asyncio.ensure_future(self.clock.sleep(pause))
        action = await self._computed(due.seat) if isinstance(due, Decide) else None
        await waiting
        async with self.lock:
            # Meanwhile somebody may have taken a move back, come back to a seat, or left.
            if self.closed or self.paused or self.changes != changes or self.waits_for_person():
                return
            self.changes += 1
            if isinstance(due, Decide):
                self.table.act(due.seat, action)
            else:
                self.table.draw_chance(self._source())
            await self.keep()

    async def act(self, text: str) -> None:
        """Play an action of the viewer. Raises BadText or IllegalAction; then nothing changed."""
        seat, changes = self.viewer, self.changes
        async with self.lock:
            if seat is None or seat == PUBLIC or self.changes != changes or self.closed:
                return
            self.table.act(seat, self.rules.read_action(text))
            self.changes += 1
            self.picked, self.agreed = (), frozenset()
            await self.keep()

    async def undo(self) -> None:
        """Take back what the last person did; its screen is behind the curtain again."""
        async with self.lock:
            if self.can_undo() and not self.closed:
                self.table.undo(self.table.actors()[-1])
                self.changes += 1
                self.picked, self.agreed = (), frozenset()
                await self.keep()

    async def concede(self) -> None:
        """The viewer gives up (``all.A10``): the other wins, or a computer plays its seat on."""
        seat = self.viewer
        if seat is None or seat not in self.people:
            return
        if len(self.table.seats) > 2:
            await self._change_hands(seat, for_good=True)
            return
        async with self.lock:
            due = self.table.pending
            # Pressed twice, the second time there is nothing to give up.
            if self.closed or not isinstance(due, Decide) or due.seat != seat:
                return
            self.table.act(seat, Conceded())
            self.changes += 1
            await self.keep()

    async def agree_to_stop(self, seat: int) -> None:
        """A person agrees to stop; once all do, the game ends (``all.A6``). Computers agree.

        Whoever plays on does not: then all are asked anew.
        """
        async with self.lock:
            if self.closed or self.over:
                return
            if seat in self.people:
                self.agreed |= {seat}
            if self.agreed >= set(self.people):
                self.table.stop()
                self.changes += 1
            await self.keep()

    def play_on(self) -> None:
        """Nobody wants to stop any more."""
        self.agreed = frozenset()

    async def stand_in(self, seat: int) -> None:
        """A computer plays on for an absent person, or no longer does."""
        if seat in self.invited and seat not in self.conceded:
            await self._change_hands(seat)

    async def _change_hands(self, seat: int, *, for_good: bool = False) -> None:
        async with self.lock:
            if self.closed:
                return
            self.changes += 1
            self.stand_ins ^= {seat}
            if for_good:
                self.conceded |= {seat}
            self.picked = ()
            if self.viewer in (seat, PUBLIC):
                self.viewer = None
            self.settle_viewer()
            await self.keep()

    async def mark(self, place: str) -> None:
        """The viewer clicks on a place in its notebook; see :func:`web.marks.after`."""
        seat = self.viewer
        if seat is None or seat not in self.people:
            return
        async with self.lock:
            if not self.closed:
                self.marks = marks.after(self.marks, seat, place)
                await self.keep()

    def can_undo(self) -> bool:
        """Whether the last action can be taken back: on the screen of who played it, nowhere else.

        A curtain is for everybody's eyes, and whether somebody learnt something is theirs to know
        (``step.P7``, ``all.A7``).
        """
        actors = self.table.actors()
        if not actors or actors[-1] not in self.people:
            return False
        return self.viewer == actors[-1] and self.table.can_undo(actors[-1])

    async def close(self) -> None:
        """Keep what is not kept yet, and nothing more: somebody has left the table."""
        async with self.lock:
            if not self.closed:
                await self.keep()
            self.closed = True

    async def keep(self) -> None:
        """Keep what is new; a device that keeps nothing is remembered in ``trouble``.

        What could not be kept is tried again with what comes next.
        """
        lines = self.table.lines
        # Where something was taken back, what was kept beyond it counts for nothing.
        self.saved = min(self.saved, len(lines))
        try:
            await self._append(lines)
        except StorageTrouble as trouble:
            self.trouble = trouble
        else:
            self.saved, self.trouble = len(lines), None

    async def _append(self, lines: list[str]) -> None:
        words = self.plate().written()
        try:
            new, before = lines[self.saved :], lines[self.saved - 1] if self.saved else ""
            await self.store.append(self.id, self.saved, new, words, before)
        except StorageTrouble as trouble:
            if trouble.kind != "gone":
                raise
            # Somebody cleared this site's data: the whole of it is still here.
            await self.store.append(self.id, 0, lines, words, "")

    def plate(self) -> Plate:
        """The lobby's words about the table."""
        return Plate(
            self.id,
            self.rules.id,
            tuple(plan.name for plan in self.table.seats),
            tuple(plan.player for plan in self.table.seats),
            self.clock.now(),
            self.table.plies,
            self.over,
            self.seed,
            self.speed,
            self.title,
            tuple(sorted(self.stand_ins)),
            self.picture(),
            tuple(sorted(self.conceded)),
            self._winners(),
            self.looked,
            marks.written(self.marks),
            self.covered,
        )

    def _winners(self) -> tuple[str, ...]:
        due = self.table.pending
        winners = due.outcome.winners if isinstance(due, Over) else ()
        return tuple(self.table.seats[seat].name for seat in winners)

    def picture(self) -> str:
        """The table as anybody may see it, as an SVG file for the lobby."""
        return dressing(self.rules.id).thumbnail(self.table.view(PUBLIC))

    def _source(self) -> Random:
        """What this ply's chance is drawn from.

        The table's seed and the ply, so that a reload between two actions changes nothing; without
        a seed, a number nobody can guess.
        """
        return Random(f"{self.seed}:{self.table.plies}" if self.seed else self.clock.fresh())

    async def _computed(self, seat: int) -> Any:
        rules, table = self.rules, self.table
        request = json.dumps(
            {
                "game": rules.id,
                "level": STAND_IN if seat in self.stand_ins else table.seats[seat].player,
                "view": rules.write_view(table.view(seat)),
                "seed": self._source().getrandbits(48),
            }
        )
        self.thinking = seat
        try:
            reply = await self.seats.ask(request)
        except SeatsLost:
            # A frame that may start no worker plays on the page's own thread.
            reply = computer_seat.answer(request)
        finally:
            self.thinking = None
        return rules.read_action(json.loads(reply)["action"])


def new_session(start: Start, table_id: str, store: Store, seats: Seats, clock: Clock) -> Session:
    """Lay a new table."""
    table = Table(game(start.game).rules, start.options, start.seats)
    return Session(table_id, table, start.seed, start.speed, store, seats, clock)


async def resumed(plate: Plate, store: Store, seats: Seats, clock: Clock) -> Session:
    """The table of ``plate`` as it was left.

    Raises BadRecord when its record cannot be read, StorageTrouble when nothing can.
    """
    lines = await store.read_lines(plate.id)
    record = read_record("\n".join(lines))
    check_players(record.header)
    table = replay(record, game(plate.game).rules)
    session = Session(plate.id, table, plate.seed, plate.speed, store, seats, clock)
    session.saved = len(lines) if lines == table.lines else 0
    session.stand_ins, session.conceded = frozenset(plate.stand_ins), frozenset(plate.conceded)
    session.title, session.looked = plate.title, plate.looked
    session.marks, session.covered = marks.read(plate.marks), plate.covered
    return session


def check_players(header: Header) -> None:
    """Raise BadRecord unless every seat is a person's or a computer's of a level known here."""
    for plan in header.seats:
        if plan.player not in PLAYERS:
            raise BadRecord(1, f"nobody here can play as {plan.player!r}")
