"""Why something is so: as few of a seat's clues as a claim follows from (``clues.N1``).

From more clues never less follows. So a claim that follows from all of them follows from some set
of which no clue can be dropped; it is found by halving (Junker's QuickXplain), with a look for a
counterexample at each step: one placement that agrees with the clues and not with the claim.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dead_end.games.thirteen_clues.material import NO_SIDE
from dead_end.games.thirteen_clues.placements import Pair, Placements
from dead_end.games.thirteen_clues.state import Clue
from dead_end.games.thirteen_clues.view import View


class Lies(NamedTuple):
    """That ``card`` lies with ``seat``, or that it does not (``there``).

    With the viewer's own seat: on its screen, as part of its mystery; with another: behind that
    one's screen, on ``side`` if one is named.
    """

    card: int
    seat: int
    there: bool
    side: int = NO_SIDE


class Wrong(NamedTuple):
    """That ``mystery``, a mask, does not stand on the viewer's screen."""

    mystery: int


Claim = Lies | Wrong


def because(view: View, claim: Claim) -> tuple[Clue, ...] | None:
    """The clues of ``view`` that ``claim`` follows from, in order; None if it does not follow.

    No clue of them can be dropped. None are needed for what follows from the deal alone.
    """
    clues = tuple(dict.fromkeys(view.history))

    def follows(some: Sequence[Clue]) -> bool:
        return not _counterexample(view, some, claim)

    if not follows(clues):
        return None
    needed = set() if follows(()) else set(_needed((), False, clues, follows))
    return tuple(clue for clue in clues if clue in needed)


def _needed(
    given: tuple[Clue, ...],
    grown: bool,
    clues: tuple[Clue, ...],
    follows: Callable[[Sequence[Clue]], bool],
) -> tuple[Clue, ...]:
    """Those of ``clues`` that are needed beside ``given``; ``grown``: whether that is new."""
    if grown and follows(given):
        return ()
    if len(clues) == 1:
        return clues
    half = len(clues) // 2
    first, second = clues[:half], clues[half:]
    of_second = _needed(given + first, True, second, follows)
    of_first = _needed(given + of_second, bool(of_second), first, follows)
    return of_first + of_second


def _counterexample(view: View, clues: Sequence[Clue], claim: Claim) -> bool:
    """Whether a placement agrees with ``clues`` and not with ``claim``."""
    places = Placements(view, clues)
    watched = NO_SIDE
    if isinstance(claim, Lies) and claim.seat != view.viewer:
        for place, witness in enumerate(places.others):
            if witness.seat == claim.seat:
                witness.watched = True
                watched = place
    card = places.local(1 << claim.card) if isinstance(claim, Lies) else 0
    for group in places.groups():
        kept = [
            [pair.both for pair in found if place != watched or _against(claim, card, pair)]
            for place, found in zip(group.witnesses, group.pairs, strict=True)
        ]
        for mystery in group.mysteries:
            if isinstance(claim, Wrong):
                if mystery != places.local(claim.mystery):
                    continue
            elif claim.seat == view.viewer and bool(card & mystery) == claim.there:
                continue
            if _fits(mystery, kept):
                return True
    return False


def _against(claim: Claim, card: int, pair: Pair) -> bool:
    """Whether a pair that the player of the claim keeps speaks against it."""
    if not isinstance(claim, Lies):
        return True
    kept = pair.both if claim.side == NO_SIDE else 1 << pair[claim.side]
    return bool(kept & card) != claim.there


def _fits(used: int, kept: Sequence[Sequence[int]], step: int = 0) -> bool:
    """Whether each witness finds a pair among those, as masks, no card used twice."""
    if step == len(kept):
        return True
    for both in kept[step]:  # noqa: SIM110  # a generator takes twice as long
        if not used & both and _fits(used | both, kept, step + 1):
            return True
    return False
