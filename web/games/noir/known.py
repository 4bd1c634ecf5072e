"""What the viewer of a scene knows about who is whom, and which identities lie open to it."""

from __future__ import annotations

from typing import NamedTuple

from dead_end.games.noir.knowledge import Knowledge, knowledge, last_leg
from dead_end.games.noir.material import INSPECTOR, KILLER, NO_ONE, STANDARD
from dead_end.games.noir.state import CHANCE_STEPS
from dead_end.games.noir.view import View
from web.scene import TableScene


class Known(NamedTuple):
    """Who may still be the Killer, who the Inspector, and out of how many cases."""

    killers: frozenset[int]
    inspectors: frozenset[int]
    total: int

    def roles_of(self, suspect: int) -> tuple[int, ...]:
        """The roles that a suspect may still have."""
        domains = (self.killers, self.inspectors)
        return tuple(role for role in (KILLER, INSPECTOR) if suspect in domains[role])


def known(scene: TableScene) -> Known:
    """What follows from all that the viewer was shown (``noir.H1``)."""
    view: View = scene.view
    if view.step in CHANCE_STEPS:
        return Known(frozenset(), frozenset(), 0)
    found: Knowledge = knowledge(view, STANDARD)
    return Known(found.domain(KILLER), found.domain(INSPECTOR), found.total)


def shown_identities(scene: TableScene) -> tuple[int, int]:
    """The identities that lie open on this screen: all when a leg is over or in an open replay.

    NO_ONE for each that does not; the viewer's own is told by ``view.identity``.
    """
    view: View = scene.view
    if view.closed:
        killer, inspector = last_leg(view).identities
        return killer, inspector
    found = [NO_ONE, NO_ONE]
    for own in scene.views:
        if own.role != NO_ONE:
            found[own.role] = own.identity
    return found[KILLER], found[INSPECTOR]
