"""What each action of a seat does in Noir."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dead_end.contract import PUBLIC, Event, Telling
from dead_end.games.noir import facts
from dead_end.games.noir.actions import Arrest, Choose, Discard, Disguise, Exonerate, Kill, Shift
from dead_end.games.noir.lineup import BITS, near, shifted
from dead_end.games.noir.material import (
    INSPECTOR,
    KILLER,
    LINES,
    NO_ONE,
    STANDARD_MODE,
    SUSPECTS,
    WAYS,
    Material,
)
from dead_end.games.noir.state import (
    ARRESTED,
    ASKED_INSPECTOR,
    ASKED_KILLER,
    CHANGED,
    DECEASED_LIMIT,
    DISCARDING,
    EXONERATED,
    INSPECTOR_KILLED,
    KEPT,
    KILLED,
    KILLER_ARRESTED,
    State,
    Trace,
)
from dead_end.games.noir.turns import end_leg, end_turn, undoing


def _shift(state: State, material: Material, shift: Shift, tell: Telling) -> None:
    """``noir.A1``, ``noir.A2``."""
    state.barred = undoing(state, shift)
    state.board = shifted(state.board, state.columns, shift.way, shift.line)
    state.idle += 1
    if tell is not None:
        line, way = LINES[shift.way // 2], WAYS[shift.way]
        tell.append(Event(facts.Shifted(state.turn, line, shift.line + 1, way), None))
    end_turn(state, tell)


def _kill(state: State, material: Material, kill: Kill, tell: Telling) -> None:
    """``noir.K1``, ``noir.V3``."""
    suspect = kill.suspect
    bit = BITS[suspect]
    beside = near(state.board, state.columns, suspect)
    marked = state.marked & bit
    state.history.append(Trace(KILLED, suspect, beside))
    state.deceased |= bit
    state.marked &= ~bit
    state.barred = None
    state.idle = 0
    state.seen.clear()
    if tell is not None:
        tell.append(Event(facts.Killed(state.turn, SUSPECTS[suspect], bool(marked)), None))
    if suspect == state.identities[INSPECTOR]:
        end_leg(state, INSPECTOR_KILLED, state.killer, tell)
    elif not _limit_ends(state, material, tell):
        if marked:
            _canvass(state, suspect, beside, INSPECTOR, tell)
        end_turn(state, tell)


def _limit_ends(state: State, material: Material, tell: Telling) -> bool:
    """End the leg if the deceased limit is reached (``noir.E2``); whether it was."""
    if state.deceased.bit_count() < material.limits[str(state.options["limit"])]:
        return False
    end_leg(state, DECEASED_LIMIT, state.killer, tell)
    return True


def _canvass(state: State, suspect: int, beside: int, role: int, tell: Telling) -> None:
    """``noir.V1``: whether the identity of ``role`` is among those ``beside`` the suspect."""
    yes = bool(beside >> state.identities[role] & 1)
    kind = ASKED_KILLER if role == KILLER else ASKED_INSPECTOR
    state.history.append(Trace(kind, suspect, beside, yes))
    if tell is not None:
        tell.append(Event(facts.Canvassed(state.turn, SUSPECTS[suspect], yes), None))


def _arrest(state: State, material: Material, arrest: Arrest, tell: Telling) -> None:
    """``noir.R1``; whether it is a first one (``noir.E3``)."""
    suspect = arrest.suspect
    bit = BITS[suspect]
    guilty = suspect == state.identities[KILLER]
    among = near(state.board, state.columns, suspect) | bit
    state.history.append(Trace(ARRESTED, suspect, among, guilty))
    state.idle = state.idle + 1 if state.arrested & bit else 0
    state.arrested |= bit
    state.barred = None
    if tell is not None:
        tell.append(Event(facts.Arrested(state.turn, SUSPECTS[suspect], guilty), None))
    if guilty:
        end_leg(state, KILLER_ARRESTED, state.turn, tell)
    else:
        end_turn(state, tell)


def _disguise(state: State, material: Material, action: Disguise, tell: Telling) -> None:
    """``noir.D1``."""
    drawn, old = _draw(state), state.identities[KILLER]
    changed = not state.deceased & BITS[drawn]
    shown = old if changed else drawn
    state.discards.append(shown)
    if changed:
        state.identities[KILLER] = drawn
        if state.options["mode"] == STANDARD_MODE:
            state.marked |= BITS[old]
        else:
            state.deceased |= BITS[old]
        living = BITS[material.suspects] - 1 & ~state.deceased
        state.history.append(Trace(CHANGED, old, living))
    else:
        state.history.append(Trace(KEPT, drawn))
    if tell is not None:
        word = SUSPECTS[shown]
        fact = facts.Disguised(state.turn, word, changed, SUSPECTS[drawn] if changed else None)
        tell.append(Event(fact, (state.turn,)))
        hidden = facts.Disguised(state.turn, word, changed, None)
        tell.append(Event(hidden, (PUBLIC, 1 - state.turn)))
    if not _limit_ends(state, material, tell):
        end_turn(state, tell)


def _draw(state: State) -> int:
    """Draw the top card of evidence; counting starts anew (``noir.E3``)."""
    state.barred = None
    state.idle = state.arrested = 0
    state.seen.clear()
    return state.deck.pop(0)


def _exonerate(state: State, material: Material, action: Exonerate, tell: Telling) -> None:
    """``noir.X1``."""
    state.drawn = _draw(state)
    state.hand |= BITS[state.drawn]
    state.step = DISCARDING
    if tell is not None:
        word = SUSPECTS[state.drawn]
        tell.append(Event(facts.EvidenceDrawn(state.turn, word), (state.turn,)))
        hidden = facts.EvidenceDrawn(state.turn, None)
        tell.append(Event(hidden, (PUBLIC, 1 - state.turn)))


def _discard(state: State, material: Material, discard: Discard, tell: Telling) -> None:
    """``noir.X1``, ``noir.V2``."""
    suspect = discard.suspect
    bit = BITS[suspect]
    standard = state.options["mode"] == STANDARD_MODE
    marked = standard and not state.deceased & bit
    state.hand ^= bit
    state.drawn = NO_ONE
    state.discards.append(suspect)
    state.history.append(Trace(EXONERATED, suspect))
    if marked:
        state.marked |= bit
    if tell is not None:
        tell.append(Event(facts.Exonerated(state.turn, SUSPECTS[suspect], marked), None))
    if standard and suspect in state.board:
        beside = near(state.board, state.columns, suspect)
        _canvass(state, suspect, beside, KILLER, tell)
    end_turn(state, tell)


def _choose(state: State, material: Material, choose: Choose, tell: Telling) -> None:
    """``noir.F2``."""
    suspect = choose.suspect
    state.identities[INSPECTOR] = suspect
    state.hand ^= BITS[suspect]
    state.barred = None
    state.idle += 1
    if tell is not None:
        chosen = facts.IdentityChosen(state.turn, SUSPECTS[suspect])
        tell.append(Event(chosen, (state.turn,)))
        hidden = facts.IdentityChosen(state.turn, None)
        tell.append(Event(hidden, (PUBLIC, 1 - state.turn)))
    end_turn(state, tell)


PLIES: Final[dict[type, Callable[[State, Material, Any, Telling], None]]] = {
    Shift: _shift,
    Kill: _kill,
    Arrest: _arrest,
    Disguise: _disguise,
    Exonerate: _exonerate,
    Choose: _choose,
    Discard: _discard,
}
"""What to do with an action, by its kind."""
