"""What a space is told by: what is on it, or what stands beside it."""

from __future__ import annotations

from functools import cache

from dead_end.floor_plan import HEADINGS
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import TRAPS
from web.games.drive_13.names import traps
from web.words import Language


@cache
def landmark(lang: Language, space: int) -> str:
    """A space in a few words, for one who looks at the board; several may share them."""
    say = lang.say
    here = 1 << space
    for word, trap in zip(TRAPS, BOARD.traps, strict=True):
        if trap.space == space:
            return say("{trap} trap", trap=traps(lang)[word])
    if BOARD.passages & here:
        return say("secret passage")
    if BOARD.stairs & here:
        return say("stairs")
    if BOARD.doors & here:
        return say("at the front door")
    for word, trap in zip(TRAPS, BOARD.traps, strict=True):
        if BOARD.neighbours(trap.space) & here:
            return say("before the {trap} trap", trap=traps(lang)[word])
    if space in BOARD.chairs:
        return say("red chair")
    kind = _beside(space)
    return _by(lang)[kind] if kind else say("open floor")


@cache
def _beside(space: int) -> str:
    """The kind of furniture that a space adjoins with no wall between; empty for none."""
    standing = {(piece.row, piece.column): piece.kind for piece in BOARD.furniture}
    for row, column in BOARD.cells_of(space):
        for heading in HEADINGS.values():
            kind = standing.get((row + heading[0], column + heading[1]))
            if kind and not BOARD.plan.walled((row, column), heading):
                return kind
    return ""


@cache
def _by(lang: Language) -> dict[str, str]:
    """Beside each kind of furniture, in words."""
    say = lang.say
    return {
        "dining table": say("at the table"),
        "logs": say("by the logs"),
        "plant": say("by the plant"),
        "cabinet": say("by the cabinet"),
        "armchair": say("by the armchair"),
        "sofa": say("by the sofa"),
        "piano": say("by the piano"),
        "bookcase": say("by the bookcase"),
        "reading table": say("by the reading table"),
        "long-case clock": say("by the clock"),
        "coat stand": say("by the coat stand"),
        "console": say("by the console"),
        "column": say("by the column"),
        "stove": say("by the stove"),
        "kitchen table": say("by the kitchen table"),
        "dresser": say("by the dresser"),
        "palm": say("by the palm"),
        "bench": say("by the bench"),
        "flower table": say("by the flowers"),
    }
