"""A house in figures: how far it is from the chairs to the door and to each trap."""

from __future__ import annotations

from dead_end.joins import mask_of, spaces_in
from dead_end.mansion import Mansion


def board_report(mansion: Mansion) -> str:
    """The map, the distances from the chairs, and the number of spaces in each part of the house.

    Distances are steps of the shortest walk with nobody in the way, Secret Passages counted: to
    the nearer space at the way out, and onto each trap.
    """
    lines = [mansion.plan.drawing, ""]
    lines.append(f"{'steps from the chairs to':<26}{'nearest':>8}{'mean':>8}{'farthest':>9}")
    goals = [("the way out", mansion.doors)]
    goals += [(trap.name, 1 << trap.space) for trap in mansion.traps]
    for name, goal in goals:
        steps = chair_distances(mansion, goal)
        mean = sum(steps) / len(steps)
        lines.append(f"  {name:<24}{min(steps):>8}{mean:>8.1f}{max(steps):>9}")
    lines += ["", f"{'spaces':<26}{len(mansion.spaces):>8}"]
    for room in mansion.rooms + mansion.areas:
        mask = mansion.room_mask[room.letter]
        passages = [mansion.name_of(space) for space in spaces_in(mask & mansion.passages)]
        through = f"   passage {', '.join(passages)}" if passages else ""
        lines.append(f"  {room.letter} {room.name:<22}{mask.bit_count():>8}{through}")
    lines.append(f"  red chairs{mask_of(mansion.chairs).bit_count():>24}")
    doors = ", ".join(mansion.name_of(space) for space in spaces_in(mansion.doors))
    lines.append(f"the way out is left from {doors}")
    return "\n".join(lines)


def chair_distances(mansion: Mansion, goal: int) -> list[int]:
    """Steps from each chair, in their order, to the nearest space of the mask ``goal``."""
    steps = mansion.distances(spaces_in(goal))
    return [steps[chair] for chair in mansion.chairs]
