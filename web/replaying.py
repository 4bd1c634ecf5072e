"""Where somebody is in a finished game, and whose side they look from."""

from __future__ import annotations

from dead_end.contract import PUBLIC
from dead_end.referee import Replay
from web.scene import ReplayScene
from web.session import Session


class Replaying:
    """Where somebody is in a finished game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.positions = Replay(session.table)
        self.plies = session.table.plies
        self.ply = 0
        self.viewer: int | None = PUBLIC

    def step(self, word: str) -> None:
        """``first``, ``previous``, ``next`` or ``last``."""
        steps = {"first": 0, "previous": self.ply - 1, "next": self.ply + 1, "last": self.plies}
        self.ply = max(0, min(self.plies, steps[word]))

    def change(self, name: str, value: str) -> None:
        """The scrubber (``ply``) or the side to look from (``viewer``: a seat from 1, ``public``
        or ``all``).
        """
        if name == "ply" and value.isdigit():
            self.ply = max(0, min(self.plies, int(value)))
        elif name == "viewer":
            seats = {str(seat + 1): seat for seat in range(len(self.session.table.seats))}
            self.viewer = {"public": PUBLIC, "all": None, **seats}.get(value, self.viewer)

    def scene(self) -> ReplayScene:
        """What the replay screen shows; ``viewer`` None: all hands open."""
        table = self.session.table
        viewer = PUBLIC if self.viewer is None else self.viewer
        opened = range(len(table.seats)) if self.viewer is None else ()
        told = table.facts_by_ply(viewer)[: self.ply]
        return ReplayScene(
            game_id=table.rules.id,
            view=self.positions.view(self.ply, viewer),
            viewer=viewer,
            open_views=tuple(self.positions.view(self.ply, seat) for seat in opened),
            names=tuple(plan.name for plan in table.seats),
            players=tuple(plan.player for plan in table.seats),
            told=tuple(tuple(facts) for facts in told),
            ply=self.ply,
            plies=self.plies,
        )
