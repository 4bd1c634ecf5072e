"""What the parts of a view owe one another, so that no rule stumbles over one.

Views and facts may come from a stranger's file: :mod:`codec` and :mod:`folding` ask here.
"""

from __future__ import annotations

from dead_end.contract import NOBODY, PUBLIC
from dead_end.games.drive_13.house import House
from dead_end.games.drive_13.material import DETECTIVE, GONE, NO_CARD, NO_GUEST, UNSEEN
from dead_end.games.drive_13.state import (
    BEFORE_TURNS,
    DECISIONS,
    DRAWN,
    HANGING,
    OVER,
    REASONS,
    TRAPPED,
)
from dead_end.games.drive_13.view import View


def fault_of(view: View, house: House) -> str | None:
    """What in ``view`` can be in no view of this game, in words; ``None`` if all is well."""
    return _fault_of_pawns(view, house) or _fault_of_cards(view) or _fault_of_turn(view)


def _fault_of_pawns(view: View, house: House) -> str | None:
    inside = [space for space in view.pawns if space != GONE]
    if len(set(inside)) < len(inside):
        return "pawns: two are on one space"
    gone = sum(1 << guest for guest, space in enumerate(view.pawns) if space == GONE)
    if view.opening and view.unmoved & gone and view.step not in (*BEFORE_TURNS, OVER):
        return "unmoved: they are inside"
    if view.step in (TRAPPED, DRAWN) and (
        view.trapped == NO_GUEST or view.pawns[view.trapped] not in house.trap_spaces
    ):
        return "trapped: it stands on a trap"
    if view.step in DECISIONS and view.hanging not in range(len(view.pawns)):
        return "hanging: it must be a guest's portrait"
    return None


def _fault_of_cards(view: View) -> str | None:
    if min(*view.card_counts, *view.hand, view.deck_size) < 0:
        return "card_counts: none is less than nothing"
    if view.viewer == PUBLIC and (view.own or view.hand):
        return "own: a spectator has none"
    if view.viewer != PUBLIC and sum(view.hand) != view.card_counts[view.viewer]:
        return "hand: not so many cards"
    if view.hand and view.hand[DETECTIVE]:
        return "hand: a Detective is shown"
    if view.step == DRAWN:
        if (view.drawn == UNSEEN) != (view.viewer != view.turn) or view.drawn == NO_CARD:
            return "drawn: who drew sees the card, and nobody else"
    elif view.drawn != NO_CARD and view.step != OVER:
        return "drawn: no card was"
    return None


def _fault_of_turn(view: View) -> str | None:
    if view.reason not in REASONS:
        return "reason: there is no such end"
    idle = (*BEFORE_TURNS, OVER) if view.round else (*BEFORE_TURNS, HANGING, OVER)
    if view.turn == NOBODY and view.step not in idle:
        return "turn: it must be somebody's"
    if not 0 <= view.detective <= view.track:
        return "detective: he is on no step of his"
    return None
