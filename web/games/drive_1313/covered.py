"""What a hand that lies face down hides: all that tells an onlooker whose heirs are whose."""

from __future__ import annotations

from dead_end.games.drive_1313.view import View
from web.scene import TableScene


def lies_down(scene: TableScene) -> bool:
    """Whether the viewer's hand lies face down, and nobody peeks."""
    return scene.covered and not scene.peeking


def own_shown(scene: TableScene) -> tuple[int, ...]:
    """The viewer's heirs that are marked as such, on the board and on the Will."""
    view: View = scene.view
    return () if lies_down(scene) else tuple(view.own)
