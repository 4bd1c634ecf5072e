"""What the fields of a view owe one another, so that no rule stumbles over a stranger's view."""

from __future__ import annotations

from dead_end.contract import NOBODY, PUBLIC, BadText
from dead_end.games.watch_your_step.knowledge import supposed
from dead_end.games.watch_your_step.material import IN_PLAY, LONG, NO_HOLE, PLIES, SHORT, UNSEEN
from dead_end.games.watch_your_step.state import (
    HIDING,
    LOTTING,
    NOTHING,
    OVER,
    PLACING,
    TOP,
    Ply,
)
from dead_end.games.watch_your_step.view import View


def check(view: View) -> None:
    """Raise :class:`BadText` naming the field at fault, if no game can show ``view``.

    That some traps agree with the view is asked only where they are shown: else it is for
    :func:`knowledge.knowledge` to find out.
    """
    _check_traps(view)
    _check_turn(view)
    _check_history(view)
    if view.turned_up is not None:
        _check_turned_up(view, view.turned_up)


def _check_traps(view: View) -> None:
    if view.chosen not in ((), (0,), (0, 1)):
        raise BadText("chosen: the first seat chooses first")
    if (view.trap != NO_HOLE) != (view.viewer in view.chosen):
        raise BadText("trap: it is there when its owner has hidden it")


def _check_turn(view: View) -> None:
    laid, begun = len(view.chosen) == 2, view.first != NOBODY
    steps = (PLACING, OVER) if begun else (LOTTING, OVER) if laid else (HIDING, OVER)
    if view.step not in steps or (begun and not laid):
        raise BadText("step: the traps, then the lot, then the plies")
    turn = len(view.chosen)
    if laid:
        turn = (view.first + len(view.history)) % 2 if begun else NOBODY
    if view.turn != turn:
        raise BadText("turn: it is another's")
    if bool(view.reason) != (view.step == OVER):
        raise BadText("reason: there is one when the game is over")


def _check_history(view: View) -> None:
    if len(view.history) > (PLIES if view.first != NOBODY else 0):
        raise BadText("history: too long")
    full = on_short = 0
    used = [[0, 0], [0, 0]]
    for number, ply in enumerate(view.history):
        at = 1 << ply.hole
        if ply.seat != (view.first + number) % 2 or full & at:
            raise BadText("history: not that seat's turn, or no room in the hole")
        if ply.shows == TOP:
            full |= at
        elif ply.shows == NOTHING and on_short & at:
            raise BadText("history: a short one lies there")
        else:
            on_short |= at
        _check_length(view, ply)
        if ply.length != UNSEEN:
            used[ply.seat][ply.length] += 1
    if any(seat[length] > IN_PLAY[length] for seat in used for length in (LONG, SHORT)):
        raise BadText("history: there are not so many cylinders")


def _check_length(view: View, ply: Ply) -> None:
    if ply.shows == TOP:
        told = ply.seat == view.viewer or view.turned_up is not None
        fits = (ply.length != UNSEEN) == told
    else:
        fits = ply.length == (SHORT if ply.shows == NOTHING else LONG)
    if not fits:
        raise BadText("history: the length of a top is for who put it, others all know")


def _check_turned_up(view: View, traps: tuple[int, ...]) -> None:
    if view.step != OVER or len(traps) != 2:
        raise BadText("turned_up: not before the end, and two traps")
    first, second = traps
    hidden = tuple(seat for seat, hole in enumerate(traps) if hole != NO_HOLE)
    own = view.trap if view.viewer == PUBLIC or view.trap == NO_HOLE else traps[view.viewer]
    if hidden != view.chosen or own != view.trap or (first == second and hidden):
        raise BadText("turned_up: other traps than those that were hidden")
    if supposed((first, second), view.history) is None:
        raise BadText("turned_up: with these traps it would have gone otherwise")
