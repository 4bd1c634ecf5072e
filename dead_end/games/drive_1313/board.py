"""The mansion of 1313: the map beside this file, and what a map must have to be played on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dead_end.floor_plan import HEADINGS, BoardError
from dead_end.joins import spaces_in
from dead_end.mansion import Mansion, Room, Trap, read_floor_plan

CHAIRS: Final = 16
"""Red chairs, one for each heir (``1313.B1``)."""

NEAREST_CHAIR: Final = 13
"""Steps from the door to the nearest chair, at least: no roll is higher than 12 (``1313.B8``)."""

ROOMS: Final = (
    Room("A", "Art Room"),
    Room("G", "Great Room"),
    Room("T", "Trophy Room"),
    Room("P", "Parlor"),
    Room("V", "Vault Room"),
)
"""The named rooms, each with its trap, in the order of their numbers (``1313.C5``)."""

TRAPS: Final = ("Stair", "Fireplace", "Boar's Head", "Suit of Armor", "Safe")
"""The trap of each of the :data:`ROOMS` (``1313.C4``)."""

_GREAT_ROOM: Final = "G"
_VAULT_ROOM: Final = "V"


def check_board(mansion: Mansion) -> None:
    """Refuse a house that is not the one of 1313 (``1313.B1`` to ``1313.B10``).

    That everything can be reached and that a map is well formed at all is known of any
    :class:`Mansion`.

    Raises:
        BoardError: a demand is not met; says which and, if one cell is to blame, where.
    """
    _check_rooms(mansion)
    _check_chairs(mansion)
    _check_passages(mansion)
    _check_doors(mansion)
    for trap in mansion.traps:
        if len(mansion.cells_of(trap.space)) != 2:
            raise _at(mansion, trap.space, f"the trap {trap.name} covers two cells (1313.B9)")
    stair, fireplace, _, armor, _ = mansion.traps
    _check_stairs(mansion, stair)
    for trap in mansion.traps[1:]:
        _check_arrows(mansion, trap)
    _check_examples(mansion, fireplace, armor)


def _at(mansion: Mansion, space: int, reason: str) -> BoardError:
    return BoardError.at(mansion.cells_of(space)[0], reason)


def _is_arrow(mansion: Mansion, space: int) -> bool:
    return mansion.plan.code(mansion.cells_of(space)[0])[1] in HEADINGS


def _check_rooms(mansion: Mansion) -> None:
    if mansion.rooms != ROOMS:
        wanted = ", ".join(f"{room.letter} {room.name}" for room in ROOMS)
        raise BoardError(f"the named rooms are, in this order, {wanted} (1313.C5)")
    traps = tuple((trap.letter, trap.name) for trap in mansion.traps)
    if traps != tuple((room.letter, trap) for room, trap in zip(ROOMS, TRAPS, strict=True)):
        wanted = ", ".join(f"{room.letter} {trap}" for room, trap in zip(ROOMS, TRAPS, strict=True))
        raise BoardError(f"the traps are, in this order, {wanted} (1313.C4)")


def _check_chairs(mansion: Mansion) -> None:
    for chair in mansion.chairs:
        if mansion.room_of(chair) != _GREAT_ROOM:
            raise _at(mansion, chair, "the red chairs stand in the Great Room (1313.B1)")
    if len(mansion.chairs) != CHAIRS:
        raise _at(
            mansion,
            mansion.chairs[-1],
            f"{CHAIRS} red chairs stand around the table, not {len(mansion.chairs)} (1313.B1)",
        )
    steps = mansion.distances(spaces_in(mansion.doors))
    nearest = min(mansion.chairs, key=lambda chair: steps[chair])
    if steps[nearest] < NEAREST_CHAIR:
        raise _at(
            mansion,
            nearest,
            f"a chair {steps[nearest]} steps from the door; at least {NEAREST_CHAIR}, or a first"
            " roll may escape (1313.B8)",
        )


def _check_passages(mansion: Mansion) -> None:
    for room in mansion.rooms:
        passages = spaces_in(mansion.room_mask[room.letter] & mansion.passages)
        if not passages:
            raise BoardError(f"no Secret Passage {room.letter}@ in the {room.name} (1313.B1)")
        if len(passages) > 1:
            raise _at(mansion, passages[1], f"a second passage in the {room.name} (1313.B1)")
    for passage in spaces_in(mansion.passages):
        if mansion.room_of(passage) is None:
            raise _at(mansion, passage, "a passage belongs to a named room (1313.B1)")


def _check_doors(mansion: Mansion) -> None:
    doors = spaces_in(mansion.doors)
    if len(doors) != 2:
        raise _at(
            mansion, doors[-1], f"two spaces adjoin the welcome stone, not {len(doors)} (1313.B2)"
        )
    for door in doors:
        if mansion.room_of(door) is not None:
            raise _at(mansion, door, "a space at the welcome stone is in no room (1313.B10)")


def _check_stairs(mansion: Mansion, trap: Trap) -> None:
    """Two by two stairs, arrows at the bottom two, the trap at the top two (``1313.B4``)."""
    stairs = spaces_in(mansion.stairs)
    if len(stairs) != 4:
        where = stairs[-1] if stairs else trap.space
        raise _at(mansion, where, f"four stairs lead up to the trap, not {len(stairs)} (1313.B4)")
    for stair in stairs:
        if (mansion.neighbours(stair) & mansion.stairs).bit_count() != 2:
            raise _at(mansion, stair, "the four stairs stand two by two (1313.B4)")
    bottom = mansion.stairs & ~trap.arrows
    if trap.arrows & ~mansion.stairs or trap.arrows.bit_count() != 2:
        raise _at(mansion, trap.space, "both top stairs, and they alone, join the trap (1313.B4)")
    first, second = spaces_in(bottom)
    if not mansion.neighbours(first) >> second & 1:
        raise _at(mansion, first, "the trap lies along the two top stairs (1313.B4)")
    arrows = 0
    for stair in stairs:
        outside = mansion.neighbours(stair) & ~mansion.stairs & ~(1 << trap.space)
        if outside and trap.arrows >> stair & 1:
            raise _at(mansion, stair, "no arrow leads to a top stair (1313.B4)")
        arrows |= outside
    if not arrows:
        raise _at(mansion, first, "no arrow leads to the bottom stairs (1313.B4)")
    for arrow in spaces_in(arrows):
        if not _is_arrow(mansion, arrow):
            raise _at(mansion, arrow, "no arrow marks the way onto the stairs (1313.B4)")
        for roll in (3, 6):
            if not mansion.walk(arrow, roll) >> trap.space & 1:
                raise _at(mansion, arrow, f"the stair trap is not {roll} steps away (1313.B4)")


def _check_arrows(mansion: Mansion, trap: Trap) -> None:
    """Arrow spaces, two of which adjoin (``1313.B3``)."""
    arrows = spaces_in(trap.arrows)
    if not all(_is_arrow(mansion, arrow) for arrow in arrows):
        raise _at(mansion, trap.space, f"no arrow leads onto the trap {trap.name} (1313.B3)")
    if not any(mansion.neighbours(arrow) & trap.arrows for arrow in arrows):
        raise _at(
            mansion,
            trap.space,
            f"two arrow spaces that adjoin each other lead onto the trap {trap.name} (1313.B3)",
        )


def _check_examples(mansion: Mansion, fireplace: Trap, armor: Trap) -> None:
    """What the rulebook shows on its own board can be done on this one."""
    threes, sixes = mansion.walk(fireplace.space, 3), mansion.walk(fireplace.space, 6)
    if not threes & sixes & ~mansion.trap_mask:
        raise _at(
            mansion, fireplace.space, "no space is both 3 and 6 steps from the trap (1313.B5)"
        )
    if not mansion.walk(armor.space, 5) >> armor.space & 1:
        raise _at(mansion, armor.space, "no walk of 5 leaves the trap and returns (1313.B6)")
    vault = mansion.room_mask[_VAULT_ROOM]
    (passage,) = spaces_in(mansion.room_mask[_GREAT_ROOM] & mansion.passages)
    beside = mansion.neighbours(passage) & mansion.room_mask[_GREAT_ROOM]
    if not any(mansion.walk(space, 5) & vault for space in spaces_in(beside)):
        raise _at(mansion, passage, "no walk of 5 leads through here to the vault (1313.B7)")


def load_board() -> Mansion:
    """The mansion of 1313, from the map beside this file, checked.

    Raises:
        BoardError: the map was changed into one that 1313 cannot be played on.
    """
    mansion = read_floor_plan(Path(__file__).with_name("board.txt").read_text(encoding="utf-8"))
    check_board(mansion)
    return mansion


BOARD: Final = load_board()
"""The house in which 1313 is played."""
