"""One table on this device: whose screen is up, what is kept, what chance and computers do.

The record is kept before anything is shown: a page that is killed comes back to exactly what its
people saw, and no reload rolls again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from dead_end.bots import seat as computer_seat
from dead_end.bots.levels import HUMAN
from dead_end.contract import PUBLIC, Chance, Decide, Over, Rules
from dead_end.games import game
from dead_end.record import read_record
from dead_end.referee import Table, replay
from web.links import Start
from web.ports import Clock, Seats, SeatsLost, StorageTrouble, Store


@dataclass(frozen=True, slots=True)
class Plate:
    """The words kept beside a table's record: what the lobby shows, and how it is played."""

    id: str
    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    when: str
    plies: int
    over: bool
    seed: str | None
    speed: float

    def written(self) -> str:
        """As the text that the store keeps."""
        return json.dumps({name: getattr(self, name) for name in self.__slots__})

    @classmethod
    def read(cls, text: str) -> Plate | None:
        """The plate of a text, or None when the text is no plate."""
        try:
            kept = json.loads(text)
        except ValueError:
            return None
        if not isinstance(kept, dict) or set(kept) != set(cls.__slots__):
            return None
        match kept:
            case {
                "id": str(),
                "game": str(),
                "names": list(names),
                "players": list(players),
                "when": str(),
                "plies": int(),
                "over": bool(),
                "seed": str() | None,
                "speed": int() | float(),
            } if all(isinstance(word, str) for word in (*names, *players)):
                return cls(**{**kept, "names": tuple(names), "players": tuple(players)})
        return None


@dataclass
class Session:
    """A table and the device it is played on.

    ``viewer`` is whose screen is up, ``None`` under the curtain; ``handing`` says that its turn is
    over and the device is to go to somebody else; ``recent`` counts the actions that the viewer
    had seen when it last acted; ``thinking`` is the computer seat at work.
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
    handing: bool = False
    recent: int = 0
    thinking: int | None = None
    trouble: StorageTrouble | None = None
    picked: tuple[str, ...] = field(default=())

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        """The rules of the game on the table."""
        return self.table.rules

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, plan in enumerate(self.table.seats) if plan.player == HUMAN)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.table.pending, Over)

    def due_seat(self) -> int | None:
        """Whose decision or dice are due; None when it is nobody's."""
        due = self.table.pending
        if isinstance(due, Decide):
            return due.seat
        return due.seat if isinstance(due, Chance) and due.seat >= 0 else None

    def lower_curtain(self) -> None:
        """Take every secret off the screen, where more than one person plays."""
        self.handing = False
        self.picked = ()
        if len(self.people) > 1 and not self.over:
            self.viewer = None

    def settle_viewer(self) -> None:
        """Where one person plays, or only computers do, there is nothing to hide."""
        if self.over and self.viewer is None:
            self.viewer = PUBLIC
        elif len(self.people) <= 1:
            self.viewer = self.people[0] if self.people else PUBLIC

    def waits_for_person(self) -> bool:
        """Whether a person must do something now: decide, take the device, or look at the end."""
        seat = self.due_seat()
        if self.over:
            return True
        if seat is None or self.table.seats[seat].player != HUMAN:
            return False
        return seat != self.viewer or isinstance(self.table.pending, Decide)

    def curtain_seat(self) -> int | None:
        """The person to hand the device to, or None when the screen may stay as it is."""
        seat = self.due_seat()
        if self.over or seat is None or self.table.seats[seat].player != HUMAN:
            return None
        return seat if seat != self.viewer else None

    def reveal(self) -> None:
        """The person under the curtain, or at the end of a turn, says: go on."""
        seat = self.curtain_seat()
        if seat is None:
            return
        self.picked = ()
        if self.handing:
            self.handing = False
            self.viewer = None
        else:
            self.viewer = seat

    async def advance(self) -> None:
        """Play one thing that waits for no person, and keep it."""
        due = self.table.pending
        if isinstance(due, Chance):
            self.table.draw_chance(self._source())
        elif isinstance(due, Decide):
            plies = self.table.plies
            action = await self._computed(due.seat)
            if self.table.plies != plies:
                return
            self.table.act(due.seat, action)
        await self.keep()

    async def act(self, text: str) -> None:
        """Play an action of the viewer. Raises BadText or IllegalAction; then nothing changed."""
        seat = self.viewer
        if seat is None or seat == PUBLIC:
            return
        self.table.act(seat, self.rules.read_action(text))
        self.picked = ()
        self.recent = self.table.plies
        await self.keep()
        next_one = self.curtain_seat()
        self.handing = next_one is not None and self.viewer is not None

    async def undo(self) -> None:
        """Take back what the last person did; its screen is behind the curtain again."""
        actors = self.table.actors()
        if not self.can_undo():
            return
        self.table.undo(actors[-1])
        self.picked = ()
        self.handing = False
        self.recent = min(self.recent, self.table.plies)
        await self.keep()

    def can_undo(self) -> bool:
        """Whether the last action was a person's and can be taken back."""
        actors = self.table.actors()
        if not actors or actors[-1] not in self.people:
            return False
        return self.viewer in (None, actors[-1]) and self.table.can_undo(actors[-1])

    async def keep(self) -> None:
        """Keep what is new; a device that keeps nothing is remembered in ``trouble``."""
        lines = self.table.lines
        start = min(self.saved, len(lines))
        try:
            await self.store.append(self.id, start, lines[start:])
            if self.over or self.saved == 0:
                await self.keep_plate()
        except StorageTrouble as trouble:
            self.trouble = trouble
        self.saved = len(lines)

    async def keep_plate(self) -> None:
        """Keep the lobby's words about the table. Raises StorageTrouble."""
        await self.store.put_summary(self.id, self.plate().written())

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
        )

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
                "level": table.seats[seat].player,
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
    """The table of ``plate`` as it was left. Raises BadRecord when its record cannot be read."""
    lines = await store.read_lines(plate.id)
    record = read_record("\n".join(lines))
    table = replay(record, game(plate.game).rules)
    session = Session(plate.id, table, plate.seed, plate.speed, store, seats, clock)
    session.saved = len(lines) if lines == table.lines else 0
    session.recent = table.plies
    return session
