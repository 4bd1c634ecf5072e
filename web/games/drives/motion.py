"""What moved, as it happens: a drawing over the board that plays once.

One rule says who shows a pawn. While the drawing is in the page, whoever it moves is shown by a
walker there: before the walk, on it and after it. The pawn on the board keeps the place, for
clicks and keys, but not its piece (``.walking`` in ``drives.css``). So no clock has to agree with
another for a pawn to be seen once. Whom a trap takes is shown by the trap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from htpy import Element, Node, g, svg

from web.games.drives.ground import Ground
from web.games.drives.walks import Accident, Motion, Walk, route

STEP_MS: Final = 90
"""How long a pawn takes for a step."""

LASTS: Final = 900
"""How long a trap takes to go off, in milliseconds."""

_MOTION: Final = Element("animateMotion")
_SET: Final = Element("set")


class Timed(NamedTuple):
    """A motion and when it begins, in milliseconds from the start of the drawing."""

    motion: Motion
    begin: int

    @property
    def end(self) -> int:
        """When it is over; what follows a walk is not counted."""
        if isinstance(self.motion, Accident):
            return self.begin + LASTS
        return self.begin + STEP_MS * self.motion.steps


class Cast(Protocol):
    """What a game brings to the drawing."""

    def piece(self, who: str) -> Node:
        """The piece of somebody who walks, around the origin."""

    def is_gone(self, who: str) -> bool:
        """Whether somebody is in the house no more, once all is over."""

    def trap_space(self, trap: str) -> int:
        """Where a trap is."""

    def accident(self, accident: Accident, begin: int) -> Node:
        """A trap going off, ``begin`` ms from now."""

    def rest(self, walk: Walk) -> int:
        """How long what follows a walk lasts before the next motion, in milliseconds."""

    def after(self, walk: Walk, begin: int) -> Node:
        """What follows a walk."""


def walkers(shown: Sequence[Motion]) -> frozenset[str]:
    """Those who are shown by the drawing of ``shown`` and not by their pawns."""
    return frozenset(motion.who for motion in shown)


def drawing(ground: Ground, cast: Cast, shown: Sequence[Motion], repeat: int) -> Node:
    """The drawing of ``shown``, one after the other, for the time ``repeat``.

    A new id makes a new drawing, whose clock starts when it comes into the page.
    """
    if not shown:
        return None
    timed = list(_one_by_one(cast, shown))
    return svg(
        id=f"motion-{shown[-1].action}-{repeat}",
        class_="motion",
        viewBox=ground.view_box,
        aria_hidden="true",
    )[
        (
            _walker(ground, cast, who, [one for one in timed if one.motion.who == who])
            for who in dict.fromkeys(motion.who for motion in shown)
        ),
        (
            cast.accident(one.motion, one.begin)
            if isinstance(one.motion, Accident)
            else cast.after(one.motion, one.end)
            for one in timed
        ),
    ]


def _one_by_one(cast: Cast, shown: Sequence[Motion]) -> Iterator[Timed]:
    begin = 0
    for motion in shown:
        timed = Timed(motion, begin)
        yield timed
        begin = timed.end + (cast.rest(motion) if isinstance(motion, Walk) else 0)


def _walker(ground: Ground, cast: Cast, who: str, timed: Sequence[Timed]) -> Node:
    """Somebody through all walks, up to the trap at the end of them or the door."""
    first, last = timed[0], timed[-1]
    trapped = isinstance(last.motion, Accident)
    if trapped and not last.begin:
        return None
    origin = first.motion
    began = origin.spaces[0] if isinstance(origin, Walk) else cast.trap_space(origin.trap)
    across, down = start = ground.point_of(began)
    return g(".walker", transform=f"translate({across} {down})")[
        (
            _MOTION(
                path=route(ground, motion, start),
                begin=f"{begin}ms",
                dur=f"{STEP_MS * motion.steps}ms",
                fill="freeze",
            )
            for motion, begin in timed
            if isinstance(motion, Walk)
        ),
        cast.is_gone(who) and turns_into("walker left", last.begin if trapped else last.end),
        cast.piece(who),
    ]


def turns_into(to: str, begin: int, lasts: int = 0) -> Element:
    """Gives what it is in the class ``to`` from ``begin`` on, for ``lasts`` ms or, at 0, for good.

    A class: Firefox takes an animated ``visibility`` or ``display`` for an inline style, which the
    page forbids.
    """
    kept = {"dur": f"{lasts}ms"} if lasts else {"fill": "freeze"}
    return _SET(attributeName="class", to=to, begin=f"{begin}ms", **kept)
