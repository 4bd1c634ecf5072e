"""The mansion of 13: the map beside this file, and what a map must have to be played on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dead_end.board_report import chair_distances
from dead_end.floor_plan import BoardError
from dead_end.mansion import Mansion, read_floor_plan

CHAIRS: Final = 12
"""Red chairs, one for each guest (``13.B1``)."""

PASSAGES: Final = 5
"""Secret Passage spaces (``13.B1``)."""

TRAPS: Final = ("Chandelier", "Stairs", "Bookcase", "Fireplace", "Statue")
"""In the order of their numbers (``13.C2``)."""

PATH: Final = 13
"""Steps of the detective from his start to the Game Over space (``13.C4``)."""

DOOR_STEPS: Final = (11, 18)
"""Steps from a chair to the Game Over space, least and most (``13.B3``)."""

TRAP_STEPS: Final = (3, 22)
"""Steps from a chair to a trap, least and most (``13.B3``)."""


def check_board(mansion: Mansion) -> None:
    """Refuse a house that is not the one of 13 (``13.B1`` to ``13.B3``).

    That everything can be reached and that a map is well formed at all is known of any
    :class:`Mansion`.

    Raises:
        BoardError: a demand is not met; says which.
    """
    if len(mansion.chairs) != CHAIRS:
        raise BoardError(f"{CHAIRS} red chairs, not {len(mansion.chairs)} (13.B1)")
    if (passages := mansion.passages.bit_count()) != PASSAGES:
        raise BoardError(f"{PASSAGES} Secret Passage spaces, not {passages} (13.B1)")
    if tuple(trap.name for trap in mansion.traps) != TRAPS:
        raise BoardError(f"the traps are, in this order, {', '.join(TRAPS)} (13.B1)")
    if len(mansion.way_out) != 1:
        raise BoardError(f"one Game Over space, not {len(mansion.way_out)} (13.B1)")
    if len(mansion.path_steps) != PATH:
        raise BoardError(f"the path to it has {PATH} steps, not {len(mansion.path_steps)} (13.C4)")
    # One step more than to the nearest space at the way out leads onto it.
    _check_steps(
        "the Game Over space",
        [1 + way for way in chair_distances(mansion, mansion.doors)],
        DOOR_STEPS,
    )
    for trap in mansion.traps:
        _check_steps(f"the trap {trap.name}", chair_distances(mansion, 1 << trap.space), TRAP_STEPS)


def _check_steps(goal: str, steps: list[int], within: tuple[int, int]) -> None:
    least, most = within
    if min(steps) < least or max(steps) > most:
        raise BoardError(
            f"{goal} is {min(steps)} to {max(steps)} steps from the chairs;"
            f" it must be {least} to {most} (13.B3)"
        )


def load_board() -> Mansion:
    """The mansion of 13, from the map beside this file, checked.

    Raises:
        BoardError: the map was changed into one that 13 cannot be played on.
    """
    mansion = read_floor_plan(Path(__file__).with_name("board.txt").read_text(encoding="utf-8"))
    check_board(mansion)
    return mansion


BOARD: Final = load_board()
"""The house in which 13 is played."""
