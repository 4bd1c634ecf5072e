"""Where somebody is in a finished game, and whose side they look from."""

from __future__ import annotations

from dead_end.contract import PUBLIC
from dead_end.referee import Replay
from web.scene import ALL_OPEN, ReplayScene
from web.session import Session


class Replaying:
    """Where somebody is in a finished game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.positions = Replay(session.table)
        self.plies = session.table.plies
        self.ply = 0
        self.viewer = PUBLIC
        self.viewers = (ALL_OPEN, PUBLIC, *range(len(session.table.seats)))
        self.playing = False

    def step(self, word: str) -> None:
        """``first``, ``previous``, ``next`` or ``last``."""
        steps = {"first": 0, "previous": self.ply - 1, "next": self.ply + 1, "last": self.plies}
        self.ply = max(0, min(self.plies, steps[word]))

    def change(self, name: str, value: str) -> None:
        """A control was changed: ``ply``, or ``viewer`` (a seat, PUBLIC or ALL_OPEN)."""
        if name == "ply" and value.isdigit():
            self.ply = max(0, min(self.plies, int(value)))
        elif name == "viewer":
            offered = {str(viewer): viewer for viewer in self.viewers}
            self.viewer = offered.get(value, self.viewer)

    def scene(self) -> ReplayScene:
        """What the replay screen shows."""
        table = self.session.table
        everybody = range(len(table.seats))
        all_open = self.viewer == ALL_OPEN
        eyes = PUBLIC if all_open else self.viewer
        return ReplayScene(
            game_id=table.rules.id,
            view=self.positions.view(self.ply, eyes),
            viewer=self.viewer,
            names=tuple(plan.name for plan in table.seats),
            players=tuple(plan.player for plan in table.seats),
            told=tuple(tuple(facts) for facts in table.facts_by_ply(eyes)[: self.ply]),
            ply=self.ply,
            plies=self.plies,
            viewers=self.viewers,
            playing=self.playing,
            views=tuple(self.positions.view(self.ply, seat) for seat in everybody if all_open),
        )
