"""What moved, as it happens: a drawing over the board that plays once.

One rule says who shows a pawn. While the drawing is in the page, each heir that it moves is shown
by its walker there: before its walk, on it and after it. The pawn on the board keeps the place,
for clicks and keys, but not its piece (``.walking`` in ``drive-1313.css``). So no clock has to
agree with another for a pawn to be seen once. An heir whom a trap takes is shown by the trap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from htpy import Element, Node, g, svg, use

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import GONE, HEIRS, TRAPS
from web.games.drive_1313 import trail
from web.games.drive_1313.accidents import LASTS, accident
from web.games.drive_1313.measure import VIEW_BOX
from web.games.drive_1313.pawn import piece
from web.scene import TableScene
from web.words import Language

_STEP_MS: Final = 90
"""How long a pawn takes for a step."""

_LOOT_MS: Final = 450
"""How long the bags of an heir who got away are seen flying off."""

_LOOT_AT: Final = (-14, 4, -32, 22)
"""Where the bags of the loot are, four at most."""

_MOTION: Final = Element("animateMotion")
_SET: Final = Element("set")


class _Timed(NamedTuple):
    """A motion and when it begins, in milliseconds from the start of the drawing."""

    motion: trail.Motion
    begin: int

    @property
    def end(self) -> int:
        """When it is over; what the loot does is not counted."""
        if isinstance(self.motion, trail.Accident):
            return self.begin + LASTS
        return self.begin + _STEP_MS * self.motion.steps


def walkers(shown: Sequence[trail.Motion]) -> frozenset[str]:
    """The heirs who are shown by the drawing of ``shown`` and not by their pawns."""
    return frozenset(motion.heir for motion in shown)


def drawing(
    lang: Language, scene: TableScene, shown: Sequence[trail.Motion], own: Sequence[int]
) -> Node:
    """The drawing of ``shown``, one after the other; ``own`` are the viewer's heirs.

    A new id makes a new drawing, whose clock starts when it comes into the page.
    """
    if not shown:
        return None
    timed = list(_one_by_one(shown))
    return svg(
        id=f"motion-{shown[-1].action}-{scene.repeat}",
        class_="motion",
        viewBox=VIEW_BOX,
        aria_hidden="true",
    )[
        (
            _walker(lang, scene, heir, [one for one in timed if one.motion.heir == heir], own)
            for heir in dict.fromkeys(motion.heir for motion in shown)
        ),
        (_ends(lang, one) for one in timed),
    ]


def _one_by_one(shown: Sequence[trail.Motion]) -> Iterator[_Timed]:
    begin = 0
    for motion in shown:
        timed = _Timed(motion, begin)
        yield timed
        begin = timed.end + (_LOOT_MS if isinstance(motion, trail.Walk) and motion.money else 0)


def _walker(
    lang: Language, scene: TableScene, heir: str, timed: Sequence[_Timed], own: Sequence[int]
) -> Node:
    """An heir through all of its walks, up to the trap that takes it or the door."""
    first, last = timed[0], timed[-1]
    trapped = isinstance(last.motion, trail.Accident)
    if trapped and not last.begin:
        return None
    number = HEIRS.index(heir)
    across, down = start = trail.point_of(_start(first.motion))
    return g(".walker", transform=f"translate({across} {down})")[
        (
            _MOTION(
                path=trail.route(motion, start),
                begin=f"{begin}ms",
                dur=f"{_STEP_MS * motion.steps}ms",
                fill="freeze",
            )
            for motion, begin in timed
            if isinstance(motion, trail.Walk)
        ),
        scene.view.pawns[number] == GONE
        and _class("walker left", last.begin if trapped else last.end),
        piece(
            lang,
            heir,
            scene.view.bags[number],
            own=number in own,
            picked=f"pawn {heir}" in scene.picked,
        ),
    ]


def _start(motion: trail.Motion) -> int:
    if isinstance(motion, trail.Accident):
        return BOARD.traps[TRAPS.index(motion.trap)].space
    return motion.spaces[0]


def _ends(lang: Language, timed: _Timed) -> Node:
    """How a motion ends an heir's stay, if it does: a trap goes off, or bags fly off."""
    motion = timed.motion
    if isinstance(motion, trail.Accident):
        return accident(lang, motion.trap, piece(lang, motion.heir), timed.begin)
    if not motion.money:
        return None
    across, down = trail.point_of(GONE)
    return g(".loot", transform=f"translate({across} {down})")[
        _class("loot on-its-way", timed.end, _LOOT_MS),
        Element("animateTransform")(
            attributeName="transform",
            type="translate",
            values=f"{across} {down};{across} {down - 20};{across + 60} {down - 260}",
            begin=f"{timed.end}ms",
            dur=f"{_LOOT_MS}ms",
        ),
        (use(href="#bag", x=x, y=-14, width=28, height=28) for x in _LOOT_AT[: motion.money]),
    ]


def _class(to: str, begin: int, lasts: int = 0) -> Element:
    """Gives what it is in the class ``to`` from ``begin`` on, for ``lasts`` ms or, at 0, for good.

    A class: Firefox takes an animated ``visibility`` for an inline style, which the page forbids.
    """
    kept = {"dur": f"{lasts}ms"} if lasts else {"fill": "freeze"}
    return _SET(attributeName="class", to=to, begin=f"{begin}ms", **kept)
