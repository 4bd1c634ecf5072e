"""A viewer's next view, from its last one and one fact that it was told.

This is the other way to the same view: live, a view is read off the state; from a shared record
there is no state, only what the seat was told. A test holds the two equal at every step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from dead_end.contract import AGREED, NOBODY, PUBLIC, BadText, Ended, Fact, check_ended
from dead_end.fields import numbered
from dead_end.games.noir import facts
from dead_end.games.noir.actions import MOST_LINES, SHIFTS
from dead_end.games.noir.codec import check_view
from dead_end.games.noir.coherence import check_deed, check_turn, check_unmasked
from dead_end.games.noir.legal import forbids_shift
from dead_end.games.noir.lineup import closed_up, dead_lines, near, shifted
from dead_end.games.noir.material import (
    CLASSIC_MODE,
    INSPECTOR,
    KILLER,
    LINES,
    MOST_TIMES,
    NO_ONE,
    SEATS,
    STANDARD_MODE,
    SUSPECTS,
    WAYS,
    Material,
    mask_of,
)
from dead_end.games.noir.state import (
    ARRESTED,
    ASKED_INSPECTOR,
    ASKED_KILLER,
    CASTING,
    CHANCE_STEPS,
    CHANGED,
    CHOOSING,
    DEALING,
    DECISIONS,
    DISCARDING,
    EXONERATED,
    HUNTING,
    KEPT,
    KILLED,
    LEG_REASONS,
    LINING_UP,
    OPENING,
    OVER,
    REASONS,
    SEARCHING,
    UNMASKED,
    Leg,
    Trace,
)
from dead_end.games.noir.turns import more_legs, outcome_of, position_of, reason_of, undoing
from dead_end.games.noir.view import View


def fold(view: View, fact: Fact, material: Material) -> View:
    """The view after ``fact``. Raises :class:`BadText` for a fact that does not fit the view."""
    folder = _FOLDERS.get(type(fact))
    if folder is None:
        raise BadText(f"no such fact: {fact!r}")
    if (seat := getattr(fact, "seat", None)) not in (None, 0, 1):
        raise BadText(f"nobody sits there: {seat}")
    check_deed(view, fact, material)
    after = folder(view, fact, material)
    try:
        check_view(after, material)
    except BadText as error:
        raise BadText(f"this cannot have happened here: {fact!r} ({error})") from None
    return after


def _cast(view: View, fact: facts.RolesCast, material: Material) -> View:
    _only_in(view, CASTING)
    return replace(view, killer=fact.seat, step=LINING_UP)


def _lined_up(view: View, fact: facts.LinedUp, material: Material) -> View:
    _only_in(view, LINING_UP, UNMASKED)
    if view.step == UNMASKED:
        if not more_legs(view.options["match"], len(view.legs), view.legs[-1].reason):
            raise BadText("no leg comes after the last")
        view = _cleared(view, material)
    return replace(view, board=_numbers(fact.suspects), step=DEALING)


def _cleared(view: View, material: Material) -> View:
    """The table is empty again, and the roles change hands (``noir.S5``)."""
    return replace(
        view,
        killer=1 - view.killer,
        turn=NOBODY,
        round=0,
        board=(),
        columns=material.columns,
        deceased=0,
        marked=0,
        discards=(),
        deck_size=0,
        hand_size=0,
        barred=None,
        idle=0,
        arrested=0,
        seen=(),
        identity=NO_ONE,
        hand=0,
    )


def _dealt(view: View, fact: facts.Dealt, material: Material) -> View:
    _only_in(view, DEALING)
    role = view.role
    if fact.seat != (None if view.viewer == PUBLIC else view.viewer):
        raise BadText("each is told what was dealt to it")
    if (fact.identity is not None) != (role == KILLER) or bool(fact.hand) != (role == INSPECTOR):
        raise BadText("a card dealt is told to whose it is and to nobody else")
    return replace(
        view,
        identity=NO_ONE if fact.identity is None else numbered(SUSPECTS, fact.identity),
        hand=mask_of(_numbers(fact.hand)),
        hand_size=material.evidence,
        deck_size=material.suspects - 1 - material.evidence,
    )


def _turn_began(view: View, fact: facts.TurnBegan, material: Material) -> View:
    _only_in(view, DEALING, *DECISIONS)
    killers = fact.seat == view.killer
    if fact.round != (view.round + 1 if killers else view.round) or fact.seat == view.turn:
        raise BadText(f"no such turn comes next: {fact!r}")
    if view.step == DEALING:
        step = OPENING
    elif killers:
        step = HUNTING
    else:
        step = CHOOSING if view.step == OPENING else SEARCHING
    seen = dict(view.seen)
    position = position_of(view, fact.seat)
    seen[position] = seen.get(position, 0) + 1
    if seen[position] == MOST_TIMES:
        raise BadText("this position came about too often")
    after = replace(view, turn=fact.seat, round=fact.round, step=step, seen=tuple(seen.items()))
    check_turn(view, after, material)
    return after


def _shifted(view: View, fact: facts.Shifted, material: Material) -> View:
    _only_in(view, HUNTING, SEARCHING)
    way = numbered(WAYS, fact.way)
    if way // 2 != numbered(LINES, fact.line) or not 1 <= fact.number <= MOST_LINES:
        raise BadText(f"no such shift: {fact!r}")
    shift = SHIFTS[way][fact.number - 1]
    if forbids_shift(view, shift) is not None:
        raise BadText(f"this line cannot be shifted so: {fact!r}")
    return replace(
        view,
        board=tuple(shifted(view.board, view.columns, way, shift.line)),
        barred=undoing(view, shift),
        idle=view.idle + 1,
    )


def _killed(view: View, fact: facts.Killed, material: Material) -> View:
    _only_in(view, OPENING, HUNTING)
    suspect = _on_board(view, fact.suspect)
    if fact.marked != bool(view.marked >> suspect & 1):
        raise BadText(f"{fact.suspect} is not marked so")
    trace = Trace(KILLED, suspect, near(view.board, view.columns, suspect))
    return replace(
        view,
        deceased=view.deceased | 1 << suspect,
        marked=view.marked & ~(1 << suspect),
        barred=None,
        idle=0,
        seen=(),
        history=(*view.history, trace),
    )


def _chosen(view: View, fact: facts.IdentityChosen, material: Material) -> View:
    _only_in(view, CHOOSING)
    _check_private(view, fact.seat, fact.identity)
    identity, hand = view.identity, view.hand
    if fact.identity is not None:
        identity = numbered(SUSPECTS, fact.identity)
        hand &= ~(1 << identity)
    return replace(
        view,
        identity=identity,
        hand=hand,
        hand_size=view.hand_size - 1,
        barred=None,
        idle=view.idle + 1,
    )


def _arrested(view: View, fact: facts.Arrested, material: Material) -> View:
    _only_in(view, SEARCHING)
    suspect = _on_board(view, fact.suspect)
    bit = 1 << suspect
    among = near(view.board, view.columns, suspect) | bit
    return replace(
        view,
        idle=view.idle + 1 if view.arrested & bit else 0,
        arrested=view.arrested | bit,
        barred=None,
        history=(*view.history, Trace(ARRESTED, suspect, among, fact.guilty)),
    )


def _disguised(view: View, fact: facts.Disguised, material: Material) -> View:
    _only_in(view, HUNTING)
    if fact.changed:
        _check_private(view, fact.seat, fact.identity)
    elif fact.identity is not None:
        raise BadText("the identity stayed")
    suspect = numbered(SUSPECTS, fact.suspect)
    drawn = _drawn(replace(view, discards=(*view.discards, suspect)))
    if not fact.changed:
        return replace(drawn, history=(*view.history, Trace(KEPT, suspect)))
    deceased, marked = view.deceased, view.marked
    if view.options["mode"] == CLASSIC_MODE:
        deceased |= 1 << suspect
    else:
        marked |= 1 << suspect
    living = (1 << material.suspects) - 1 & ~deceased
    return replace(
        drawn,
        deceased=deceased,
        marked=marked,
        identity=view.identity if fact.identity is None else numbered(SUSPECTS, fact.identity),
        history=(*view.history, Trace(CHANGED, suspect, living)),
    )


def _evidence_drawn(view: View, fact: facts.EvidenceDrawn, material: Material) -> View:
    _only_in(view, SEARCHING)
    _check_private(view, fact.seat, fact.card)
    drawn, hand = NO_ONE, view.hand
    if fact.card is not None:
        drawn = numbered(SUSPECTS, fact.card)
        hand |= 1 << drawn
    return replace(
        _drawn(view), drawn=drawn, hand=hand, hand_size=view.hand_size + 1, step=DISCARDING
    )


def _drawn(view: View) -> View:
    """A card is drawn from the deck, and counting starts anew (``noir.E3``)."""
    return replace(view, deck_size=view.deck_size - 1, barred=None, idle=0, arrested=0, seen=())


def _exonerated(view: View, fact: facts.Exonerated, material: Material) -> View:
    _only_in(view, DISCARDING)
    suspect = numbered(SUSPECTS, fact.suspect)
    bit = 1 << suspect
    if fact.marked != (view.options["mode"] == STANDARD_MODE and not view.deceased & bit):
        raise BadText(f"{fact.suspect} is not marked so")
    return replace(
        view,
        hand=view.hand & ~bit,
        hand_size=view.hand_size - 1,
        drawn=NO_ONE,
        discards=(*view.discards, suspect),
        marked=view.marked | bit if fact.marked else view.marked,
        history=(*view.history, Trace(EXONERATED, suspect)),
    )


def _canvassed(view: View, fact: facts.Canvassed, material: Material) -> View:
    suspect = _on_board(view, fact.suspect)
    kind = ASKED_INSPECTOR if fact.seat == view.killer else ASKED_KILLER
    trace = Trace(kind, suspect, near(view.board, view.columns, suspect), fact.near)
    return replace(view, history=(*view.history, trace))


def _removed(view: View, fact: facts.LinesRemoved, material: Material) -> View:
    dead = dead_lines(view.board, view.columns, view.deceased)
    rows, columns = ([line - 1 for line in lines] for lines in (fact.rows, fact.columns))
    if dead != (rows, columns):
        raise BadText(f"these are not the lines of deceased: {fact!r}")
    board, width = closed_up(view.board, view.columns, rows, columns)
    return replace(view, board=tuple(board), columns=width, barred=None)


def _ended(view: View, fact: Ended, material: Material) -> View:
    _only_in(view, UNMASKED)
    check_ended(fact, SEATS[1], REASONS)
    match, leg = view.options["match"], view.legs[-1]
    # Before the last leg only the whole table can end a match (all.A6).
    last = not more_legs(match, len(view.legs), leg.reason)
    reason = reason_of(match, leg.reason) if last else AGREED
    if fact != Ended(*outcome_of(reason, view.legs)):
        raise BadText(f"a game of such legs does not end so: {fact!r}")
    return replace(view, step=OVER, reason=fact.reason)


def _unmasked(view: View, fact: facts.Unmasked, material: Material) -> View:
    _only_in(view, *DECISIONS, *CHANCE_STEPS)
    if fact.reason not in LEG_REASONS:
        raise BadText(f"a leg does not end so: {fact.reason!r}")
    killer, inspector = (
        NO_ONE if word is None else numbered(SUSPECTS, word)
        for word in (fact.killer, fact.inspector)
    )
    leg = Leg(
        view.killer,
        fact.reason,
        NOBODY if fact.seat is None else fact.seat,
        (killer, inspector),
        mask_of(_numbers(fact.hand)),
        _numbers(fact.deck),
        view.history,
    )
    check_unmasked(view, leg, material)
    return replace(view, step=UNMASKED, legs=(*view.legs, leg), history=(), drawn=NO_ONE)


def _only_in(view: View, *steps: str) -> None:
    if view.step not in steps:
        raise BadText(f"this does not happen while {view.step}")


def _check_private(view: View, seat: int, word: str | None) -> None:
    if (word is not None) != (seat == view.viewer):
        raise BadText("a card is told to whose it is and to nobody else")


def _numbers(words: Sequence[str]) -> tuple[int, ...]:
    return tuple(numbered(SUSPECTS, word) for word in words)


def _on_board(view: View, word: str) -> int:
    suspect = numbered(SUSPECTS, word)
    if suspect not in view.board:
        raise BadText(f"{word} is not on the board")
    return suspect


_FOLDERS: Final[dict[type, Callable[[View, Any, Material], View]]] = {
    facts.RolesCast: _cast,
    facts.LinedUp: _lined_up,
    facts.Dealt: _dealt,
    facts.TurnBegan: _turn_began,
    facts.Shifted: _shifted,
    facts.Killed: _killed,
    facts.IdentityChosen: _chosen,
    facts.Arrested: _arrested,
    facts.Disguised: _disguised,
    facts.EvidenceDrawn: _evidence_drawn,
    facts.Exonerated: _exonerated,
    facts.Canvassed: _canvassed,
    facts.LinesRemoved: _removed,
    Ended: _ended,
    facts.Unmasked: _unmasked,
}
