"""The spaces of a house as one clicks them, lit or not, and the trails of what moved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from htpy import Element, Node, circle, g, path, rect, text
from markupsafe import Markup

from web.games.drives.ground import Ground
from web.games.drives.walks import Accident, Motion, Walk, lines


@dataclass(frozen=True, slots=True)
class Target:
    """A space that a click leads to.

    Either by a whole action or, where several counts lead there, by a further pick. ``count`` is
    what is printed on it; ``chosen`` when it is that pick; ``springs``: a trap goes off.
    """

    space: int
    label: str
    count: str = ""
    action: str | None = None
    pick: str | None = None
    springs: bool = False
    chosen: bool = False


def cells(ground: Ground) -> Markup:
    """Every space, for a click on one that is not open: it is told why."""
    spaces = []
    for space in ground.board.spaces:
        left, top, wide, high = ground.frame(space)
        name = f"space {ground.board.name_of(space)}"
        spaces.append(rect(x=left, y=top, width=wide, height=high, data_try=name))
    left, top, wide, high = ground.way_out()
    spaces.append(rect(x=left, y=top, width=wide, height=high, data_try="out"))
    return Markup("".join(map(str, spaces)))


def lit(ground: Ground, targets: Iterable[Target], home: int, first: bool) -> Iterator[Markup]:
    """The lit spaces; ``home`` is where the picked pawn stands, which stays to be seen.

    ``first``: one of them is the tab stop of the board.
    """
    for number, target in enumerate(targets):
        yield _target(ground, target, target.space == home, first and not number)


@lru_cache(maxsize=8192)
def _target(ground: Ground, target: Target, home: bool, stop: bool) -> Markup:
    inside = target.space in ground.board.spaces
    left, top, wide, high = ground.frame(target.space) if inside else ground.way_out()
    name = ground.board.name_of(target.space) if inside else "out"
    trap = inside and bool(ground.board.trap_mask >> target.space & 1)
    sprung = target.springs
    drawn = g(
        id=f"{'spring' if sprung else 'to'}-{name}",
        class_=[
            "target",
            sprung and "springs",
            home and "home",
            trap and "over-trap",
            target.chosen and "picked",
        ],
        role="button",
        tabindex="0" if stop else "-1",
        data_rove_item=True,
        data_pick=target.pick,
        data_action=target.action,
        aria_label=target.label,
    )[
        rect(".target-area", x=left, y=top, width=wide, height=high),
        rect(".target-frame", x=left + 4, y=top + 4, width=wide - 8, height=high - 8, rx=9),
        _count(ground, target.count, left, top, wide, high, aside=home or trap),
    ]
    return Markup(str(drawn))


def _count(
    ground: Ground, count: str, left: int, top: int, wide: int, high: int, *, aside: bool
) -> Node:
    """The count in the middle of its space, or on a tag in the corner where something stands."""
    if not count:
        return None
    size = len(count) > 1 and "two"
    if not aside:
        return text(class_=["target-count", size], x=left + wide // 2, y=top + high // 2 + 6)[count]
    across, down = min(left + wide - 6, ground.wide - 15), max(top + 3, 12)
    return [
        rect(".target-tag", x=across - 15, y=down - 11, width=30, height=22, rx=9),
        text(class_=["target-count", "aside", size], x=across, y=down + 5)[count],
    ]


def trails(ground: Ground, moved: tuple[Motion, ...], traps: dict[str, int]) -> Iterator[Element]:
    """The walks as lines with a mark at the start; the last one is strongest.

    ``traps``: the spaces of the traps by their words.
    """
    for number, one in enumerate(moved):
        last = number == len(moved) - 1
        if isinstance(one, Accident):
            left, top, wide, high = ground.frame(traps[one.trap])
            yield rect(class_=["sprung", last and "last"], x=left, y=top, width=wide, height=high)
        else:
            yield _trail(ground, one, last)


def _trail(ground: Ground, walk: Walk, last: bool) -> Element:
    foot, leap = lines(ground, walk)
    across, down = ground.point_of(walk.spaces[0])
    return g(class_=["trail", last and "last"])[
        circle(".trail-start", cx=across, cy=down, r=5),
        foot and path(".trail-foot", d=foot),
        leap and path(".trail-leap", d=leap),
    ]
