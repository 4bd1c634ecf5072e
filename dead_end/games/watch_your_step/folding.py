"""A viewer's next view, from its last one and one fact that it was told.

This is the other way to the same view: live, a view is read off the state; from a shared record
there is no state, only what the seat was told. A test holds the two equal at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from dead_end.contract import NOBODY, BadText, Ended, Fact, check_ended
from dead_end.fields import numbered
from dead_end.games.watch_your_step import facts
from dead_end.games.watch_your_step.coherence import check
from dead_end.games.watch_your_step.material import HOLES, LENGTHS, LONG, NO_HOLE, SHORT, UNSEEN
from dead_end.games.watch_your_step.state import (
    HIDING,
    LOTTING,
    NOTHING,
    OVER,
    PLACING,
    REASONS,
    STUCK_OUT,
    TOP,
    Ply,
)
from dead_end.games.watch_your_step.view import View

SEATS: Final = (0, 1)


def fold(view: View, fact: Fact) -> View:
    """The view after ``fact``. Raises :class:`BadText` for a fact that does not fit the view."""
    folder = _FOLDERS.get(type(fact))
    if folder is None:
        raise BadText(f"no such fact: {fact!r}")
    if view.step not in _WHEN[type(fact)]:
        raise BadText(f"this cannot have happened here: {fact!r}")
    after = folder(view, fact)
    check(after)
    return after


def _trap_hidden(view: View, fact: facts.TrapHidden) -> View:
    if (fact.hole is None) == (fact.seat == view.viewer) or fact.seat != len(view.chosen):
        raise BadText("each hides one trap in turn, and only its owner is told where")
    hidden = replace(view, chosen=(*view.chosen, fact.seat), turn=1)
    if fact.hole is not None:
        hidden = replace(hidden, trap=numbered(HOLES, fact.hole))
    # That the traps lie apart, or do not, is told next.
    return replace(hidden, step=LOTTING, turn=NOBODY) if fact.seat == 1 else hidden


def _traps_clashed(view: View, fact: facts.TrapsClashed) -> View:
    hole = numbered(HOLES, fact.hole)
    if view.trap not in (hole, NO_HOLE):
        raise BadText(f"the viewer's own trap is not there: {fact.hole}")
    clashes = (*view.clashes, hole)
    return replace(view, step=HIDING, turn=0, chosen=(), trap=NO_HOLE, clashes=clashes)


def _traps_laid(view: View, fact: facts.TrapsLaid) -> View:
    return view


def _lot_drawn(view: View, fact: facts.LotDrawn) -> View:
    if fact.seat not in SEATS:
        raise BadText(f"nobody sits there: {fact.seat}")
    return replace(view, step=PLACING, first=fact.seat, turn=fact.seat)


def _vanished(view: View, fact: facts.Vanished) -> View:
    return _put(view, fact, NOTHING, SHORT)


def _topped(view: View, fact: facts.Topped) -> View:
    length = UNSEEN if fact.length is None else numbered(LENGTHS, fact.length)
    return _put(view, fact, TOP, length)


def _stuck_out(view: View, fact: facts.StuckOut) -> View:
    return _put(view, fact, STUCK_OUT, LONG)


def _put(
    view: View, fact: facts.Vanished | facts.Topped | facts.StuckOut, shows: int, length: int
) -> View:
    if (fact.foreseen is None) == (fact.seat == view.viewer) or fact.seat not in SEATS:
        raise BadText("what a seat foresaw is told to that seat and to nobody else")
    ply = Ply(fact.seat, numbered(HOLES, fact.hole), shows, length)
    return replace(view, history=(*view.history, ply), turn=1 - fact.seat)


def _ended(view: View, fact: Ended) -> View:
    check_ended(fact, len(SEATS), REASONS)
    return replace(view, step=OVER, reason=fact.reason)


def _cut_open(view: View, fact: facts.CutOpen) -> View:
    if len(fact.lengths) != len(view.history):
        raise BadText(f"not so many plies were played: {fact.lengths}")
    history = tuple(
        ply._replace(length=numbered(LENGTHS, length))
        for ply, length in zip(view.history, fact.lengths, strict=True)
    )
    traps = tuple(NO_HOLE if hole is None else numbered(HOLES, hole) for hole in fact.traps)
    return replace(view, history=history, turned_up=traps)


_FOLDERS: Final[dict[type, Callable[[View, Any], View]]] = {
    facts.TrapHidden: _trap_hidden,
    facts.TrapsClashed: _traps_clashed,
    facts.TrapsLaid: _traps_laid,
    facts.LotDrawn: _lot_drawn,
    facts.Vanished: _vanished,
    facts.Topped: _topped,
    facts.StuckOut: _stuck_out,
    Ended: _ended,
    facts.CutOpen: _cut_open,
}

_WHEN: Final[dict[type, tuple[str, ...]]] = {
    facts.TrapHidden: (HIDING,),
    facts.TrapsClashed: (LOTTING,),
    facts.TrapsLaid: (LOTTING,),
    facts.LotDrawn: (LOTTING,),
    facts.Vanished: (PLACING,),
    facts.Topped: (PLACING,),
    facts.StuckOut: (PLACING,),
    Ended: (HIDING, LOTTING, PLACING),
    facts.CutOpen: (OVER,),
}
"""The steps of a view into which each kind of fact can come."""
