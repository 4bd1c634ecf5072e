"""Where somebody is in a game that is looked at again, and whose side they look from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, Protocol

from dead_end.contract import PUBLIC, Ended
from dead_end.games import game
from dead_end.record import SeatPlan
from dead_end.referee import Replay, Table
from dead_end.share import Shared
from web.fading import shown
from web.scene import ALL_OPEN, ReplayScene


class Telling(Protocol):
    """A game as it can be told again: by everybody's side, or by one seat's alone."""

    @property
    def game_id(self) -> str:
        """Which game."""
        ...

    @property
    def seats(self) -> Sequence[SeatPlan]:
        """Who played."""
        ...

    @property
    def plies(self) -> int:
        """How many actions it had."""
        ...

    @property
    def viewers(self) -> tuple[int, ...]:
        """Whose sides there are: seats, PUBLIC or ALL_OPEN; the first is shown first."""
        ...

    def view(self, ply: int, viewer: int) -> Any:
        """The view of a seat or of the public after the first ``ply`` actions."""
        ...

    def told(self, viewer: int) -> Sequence[Sequence[Any]]:
        """The facts that a seat, the public or all together were told, one sequence an action."""
        ...


class WholeGame:
    """A finished table: every side of it may be told."""

    def __init__(self, table: Table) -> None:
        self._table, self._positions = table, Replay(table)
        # It is over: what was told stays as it is, however often it is looked at.
        self._told: dict[int, list[list[Any]]] = {}
        self.game_id: Final[str] = table.rules.id
        self.seats: Final = table.seats
        self.plies: Final = table.plies
        self.viewers: Final = (ALL_OPEN, PUBLIC, *range(len(table.seats)))

    def view(self, ply: int, viewer: int) -> Any:
        """See :class:`Telling`."""
        return self._positions.view(ply, viewer)

    def told(self, viewer: int) -> Sequence[Sequence[Any]]:
        """See :class:`Telling`."""
        if viewer not in self._told:
            self._told[viewer] = self._all() if viewer == ALL_OPEN else self._of(viewer)
        return self._told[viewer]

    def _of(self, viewer: int) -> list[list[Any]]:
        return self._table.facts_by_ply(viewer)

    def _all(self) -> list[list[Any]]:
        by_viewer = [self._of(seat) for seat in range(PUBLIC, len(self.seats))]
        return [_all_told(versions) for versions in zip(*by_viewer, strict=True)]


def _ended(told: Sequence[Sequence[Any]]) -> bool:
    return bool(told) and any(isinstance(fact, Ended) for fact in told[-1])


def _all_told(versions: Sequence[Sequence[Any]]) -> list[Any]:
    """What all were told of one action, each thing once: as the one who was told most was."""
    most: list[Any] = []
    for told in versions:
        for fact in told:
            place = next((n for n, known in enumerate(most) if _fills_in(fact, known)), None)
            if place is not None:
                most[place] = fact
            elif not any(_fills_in(known, fact) for known in most):
                most.append(fact)
    return most


def _fills_in(fact: Any, known: Any) -> bool:
    """Whether ``fact`` is ``known``, perhaps with what that leaves open."""
    if type(fact) is not type(known):
        return False
    pairs = [(getattr(fact, part.name), getattr(known, part.name)) for part in fields(known)]
    return all(one == other or other in (None, ()) for one, other in pairs)


class OneSide:
    """What one seat shared: its side and no other."""

    def __init__(self, shared: Shared) -> None:
        self._sides = {shared.viewer: shared}
        self.game_id: Final = shared.header.game
        self.seats: Final = shared.header.seats
        self.plies: Final = len(shared.told)
        self.viewers: Final = tuple(self._sides)

    def view(self, ply: int, viewer: int) -> Any:
        """See :class:`Telling`."""
        return self._sides[viewer].views[ply]

    def told(self, viewer: int) -> Sequence[Sequence[Any]]:
        """See :class:`Telling`."""
        told = self._sides[viewer].told
        rules = game(self.game_id).rules
        # Of a game that goes on, what memory is to keep is not shown here either: the last action
        # alone is news, and as the replay goes back it is gone.
        return told if _ended(told) else shown(told, rules.fading, len(told) - 1)


class Replaying:
    """Where somebody is in a game; ``playing`` while it goes on by itself."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.plies = telling.plies
        self.viewer = telling.viewers[0]
        self.ply = 0
        self.playing = False
        self.fields: dict[str, object] = {}

    def step(self, word: str) -> None:
        """``first``, ``previous``, ``next`` or ``last``."""
        steps = {"first": 0, "previous": self.ply - 1, "next": self.ply + 1, "last": self.plies}
        self.ply = max(0, min(self.plies, steps[word]))

    def change(self, name: str, value: str) -> None:
        """``ply``, ``viewer`` (a seat, PUBLIC or ALL_OPEN) or a field of the game was changed."""
        if name == "ply" and value.isdecimal():
            self.ply = max(0, min(self.plies, int(value)))
        elif name == "viewer":
            offered = {str(viewer): viewer for viewer in self.telling.viewers}
            self.viewer = offered.get(value, self.viewer)
        else:
            self.fields[name] = value

    def scene(self) -> ReplayScene:
        """What the replay screen shows."""
        telling = self.telling
        everybody = range(len(telling.seats))
        all_open = self.viewer == ALL_OPEN
        eyes = PUBLIC if all_open else self.viewer
        return ReplayScene(
            game_id=telling.game_id,
            view=telling.view(self.ply, eyes),
            viewer=self.viewer,
            names=tuple(plan.name for plan in telling.seats),
            players=tuple(plan.player for plan in telling.seats),
            told=tuple(tuple(facts) for facts in telling.told(self.viewer)[: self.ply]),
            ply=self.ply,
            plies=self.plies,
            viewers=telling.viewers,
            playing=self.playing,
            views=tuple(telling.view(self.ply, seat) for seat in everybody if all_open),
            shared=isinstance(telling, OneSide),
            fields=dict(self.fields),
        )
