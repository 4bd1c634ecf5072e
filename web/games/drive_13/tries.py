"""What somebody may have meant by clicking what is not open, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Sequence

from dead_end.fields import numbered
from dead_end.games.drive_13.actions import Action, Move, Play, SendBack
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.house import step_counts
from dead_end.games.drive_13.material import CARDS, GONE, GUESTS
from dead_end.games.drive_13.view import View


def tries(view: View, picked: Sequence[str], tried: str) -> tuple[Action, ...]:
    """Actions that clicking ``tried`` may have meant; the first that is forbidden says why.

    ``tried`` is one of ``space c7``, ``pawn spritzy``, ``card wild``, ``portrait``, ``out``.
    Raises BadText or UnknownSpace for what names nothing of the game.
    """
    kind, _, word = tried.partition(" ")
    if kind == "card":
        return (Play(numbered(CARDS, word)),)
    if kind == "portrait":
        return (SendBack(),)
    counts = step_counts(view) or (1,)
    if kind == "pawn":
        guest = numbered(GUESTS, word)
        return tuple(Move(guest, count, view.pawns[guest]) for count in counts)
    space = GONE if kind == "out" else BOARD.space_named(word)
    if not picked:
        return ()
    guest = numbered(GUESTS, picked[0].removeprefix("pawn "))
    return tuple(Move(guest, count, space) for count in counts)
