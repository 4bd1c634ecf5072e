"""Views, facts and states of Noir as JSON, things named by their words.

Traces and positions, of which there may be many, are a line of text each, with the letters of the
suspects instead of their words.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from dead_end import plain
from dead_end.contract import NOBODY, PUBLIC, BadText, Fact, Json
from dead_end.fields import Fields, ascending, list_of, options_of, whole, word
from dead_end.games.noir.actions import SHIFTS, Shift, read_action, write_action
from dead_end.games.noir.facts import FACTS
from dead_end.games.noir.material import (
    KILLER,
    LEGS,
    LETTERS,
    NO_ONE,
    OPTIONS,
    SEATS,
    SUSPECTS,
    Material,
    mask_of,
    members,
    words_of,
)
from dead_end.games.noir.state import (
    CASTING,
    CHOOSING,
    DECISIONS,
    DISCARDING,
    KILLERS_STEPS,
    LEG_REASONS,
    LINING_UP,
    OPENING,
    OVER,
    REASONS,
    STEPS,
    TRACES,
    UNMASKED,
    Leg,
    Position,
    State,
    Trace,
)
from dead_end.games.noir.view import View
from dead_end.who import (
    read_seat,
    read_seat_or_nobody,
    read_viewer,
    write_seat,
    write_viewer,
)

PUBLIC_FIELDS: Final = (
    "options",
    "killer",
    "legs",
    "step",
    "turn",
    "round",
    "board",
    "columns",
    "deceased",
    "marked",
    "discards",
    "deck_size",
    "hand_size",
    "barred",
    "idle",
    "arrested",
    "seen",
    "history",
    "reason",
)
"""Of a view and of the whole truth, as they are written."""

OWN_FIELDS: Final = ("viewer", "identity", "hand", "drawn")
"""Of a view alone."""


NO_LETTERS: Final = "-"
"""Written for no suspects, where their letters would be."""


def write_fact(fact: Fact) -> Json:
    """A fact, its name under ``fact``."""
    return plain.write_named(fact)


def read_fact(written: object) -> Fact:
    """The fact that :func:`write_fact` wrote. Raises :class:`BadText`."""
    fact: Fact = plain.read_named(FACTS, written)
    return fact


def write_view(view: View) -> Json:
    """The view: the fields of :class:`View`, suspects, shifts and seats by their words."""
    written = _write_public(view, view.seen)
    written["viewer"] = write_viewer(view.viewer)
    written["identity"] = _word_or_none(view.identity)
    written["hand"] = _words(members(view.hand))
    written["drawn"] = _word_or_none(view.drawn)
    return written


def write_state(state: State) -> Json:
    """The whole truth: what is public, and the cards that are not."""
    written = _write_public(state, state.seen.items())
    written["identities"] = [_word_or_none(suspect) for suspect in state.identities]
    written["hand"] = _words(members(state.hand))
    written["drawn"] = _word_or_none(state.drawn)
    written["deck"] = _words(state.deck)
    return written


def _write_public(shown: View | State, seen: Iterable[tuple[Position, int]]) -> Json:
    return {
        "options": dict(shown.options),
        "killer": write_seat(shown.killer),
        "legs": [_write_leg(leg) for leg in shown.legs],
        "step": shown.step,
        "turn": write_seat(shown.turn),
        "round": shown.round,
        "board": _words(shown.board),
        "columns": shown.columns,
        "deceased": _words(members(shown.deceased)),
        "marked": _words(members(shown.marked)),
        "discards": _words(shown.discards),
        "deck_size": shown.deck_size,
        "hand_size": shown.hand_size,
        "barred": None if shown.barred is None else write_action(shown.barred),
        "idle": shown.idle,
        "arrested": _words(members(shown.arrested)),
        "seen": [_write_position(position, times) for position, times in seen],
        "history": [_write_trace(trace) for trace in shown.history],
        "reason": shown.reason,
    }


def _write_leg(leg: Leg) -> Json:
    return {
        "killer": write_seat(leg.killer),
        "reason": leg.reason,
        "winner": write_seat(leg.winner),
        "identities": [_word_or_none(suspect) for suspect in leg.identities],
        "hand": _words(members(leg.hand)),
        "deck": _words(leg.deck),
        "history": [_write_trace(trace) for trace in leg.history],
    }


def _write_trace(trace: Trace) -> str:
    """For instance ``asked_killer ada bfg yes``."""
    among = "".join(LETTERS[suspect] for suspect in members(trace.among)) or NO_LETTERS
    return " ".join([trace.kind, SUSPECTS[trace.suspect], among, "yes" if trace.yes else "no"])


def _write_position(position: Position, times: int) -> str:
    """For instance ``2 seat1 abcde/fghij shift row 2 left``, the barred shift last."""
    seat, code, columns, *board = position
    letters = "".join(LETTERS[suspect] for suspect in board)
    rows = [letters[start : start + columns] for start in range(0, len(letters), columns)]
    barred = [] if code == NO_ONE else [write_action(SHIFTS[code // 8][code % 8])]
    return " ".join([str(times), write_seat(seat), "/".join(rows), *barred])


def _words(suspects: Iterable[int]) -> list[str]:
    return list(words_of(suspects))


def _word_or_none(suspect: int) -> str | None:
    return None if suspect == NO_ONE else SUSPECTS[suspect]


def read_view(written: object, material: Material) -> View:
    """The view that :func:`write_view` wrote.

    Raises :class:`BadText` naming the first field that is missing, unknown, of another type, or
    that holds what no view of this game can.
    """
    return _ViewReader(written, material).view()


class _ViewReader:
    """Reads one view of a game with ``material``."""

    def __init__(self, written: object, material: Material) -> None:
        self._fields = Fields(written, (*PUBLIC_FIELDS, *OWN_FIELDS))
        self._material = material
        self._known = SUSPECTS[: material.suspects]

    def view(self) -> View:
        """The view."""
        fields, known = self._fields, word(self._known)
        many = whole(0, self._material.suspects)
        view = View(
            viewer=fields.read("viewer", lambda written: read_viewer(written, SEATS[1])),
            options=fields.read("options", options_of(OPTIONS, SEATS)),
            killer=fields.read("killer", _read_seat_or_nobody),
            legs=fields.read_list("legs", self._leg, range(LEGS + 1)),
            step=STEPS[fields.read("step", word(STEPS))],
            turn=fields.read("turn", _read_seat_or_nobody),
            round=fields.read("round", whole()),
            board=fields.read_list("board", known),
            columns=fields.read("columns", whole(1, self._material.columns)),
            deceased=fields.read("deceased", self._mask),
            marked=fields.read("marked", self._mask),
            discards=fields.read_list("discards", known),
            deck_size=fields.read("deck_size", many),
            hand_size=fields.read("hand_size", many),
            barred=fields.read("barred", _read_shift_or_none),
            idle=fields.read("idle", whole()),
            arrested=fields.read("arrested", self._mask),
            seen=fields.read_list("seen", self._position),
            history=fields.read_list("history", self._trace),
            reason=REASONS[fields.read("reason", word(REASONS))],
            identity=fields.read("identity", self._suspect_or_none),
            hand=fields.read("hand", self._mask),
            drawn=fields.read("drawn", self._suspect_or_none),
        )
        check_view(view, self._material)
        return view

    def _mask(self, written: object) -> int:
        return mask_of(ascending(list_of(written, word(self._known))))

    def _suspect_or_none(self, written: object) -> int:
        return NO_ONE if written is None else word(self._known)(written)

    def _trace(self, written: object) -> Trace:
        if not isinstance(written, str):
            raise BadText(f"no trace: {written!r}")
        return _read_trace(written, self._material.suspects)

    def _position(self, written: object) -> tuple[Position, int]:
        if not isinstance(written, str):
            raise BadText(f"no position: {written!r}")
        return _read_position(written, self._material.suspects)

    def _leg(self, written: object) -> Leg:
        fields = Fields(written, Leg._fields)
        killer, inspector = fields.read_list("identities", self._suspect_or_none, (2,))
        known = word(self._known)
        return Leg(
            killer=fields.read("killer", _read_seat_or_nobody),
            reason=LEG_REASONS[fields.read("reason", word(LEG_REASONS))],
            winner=fields.read("winner", _read_seat_or_nobody),
            identities=(killer, inspector),
            hand=fields.read("hand", self._mask),
            deck=fields.read_list("deck", known),
            history=fields.read_list("history", self._trace),
        )


# A computer seat that is sent its view at each decision reads the same lines again and again.
@lru_cache(maxsize=1024)
def _read_trace(text: str, suspects: int) -> Trace:
    match text.split(" "):
        case [kind, suspect, among, "yes" | "no" as answer]:
            letters = () if among == NO_LETTERS else _read_letters(among, suspects)
            return Trace(
                TRACES[word(TRACES)(kind)],
                word(SUSPECTS[:suspects])(suspect),
                mask_of(ascending(letters)),
                answer == "yes",
            )
    raise BadText(f"no trace: {text!r}")


@lru_cache(maxsize=1024)
def _read_position(text: str, suspects: int) -> tuple[Position, int]:
    match text.split(" ", 3):
        case ["1" | "2" as times, seat, rows, *barred]:
            lines = [_read_letters(row, suspects) for row in rows.split("/")]
            board = [suspect for line in lines for suspect in line]
            if len({len(line) for line in lines}) == 1 and len(board) == len(set(board)):
                shift = _read_shift_or_none(barred[0]) if barred else None
                code = NO_ONE if shift is None else shift.way * 8 + shift.line
                return (read_seat(seat, SEATS[1]), code, len(lines[0]), *board), int(times)
    raise BadText(f"no position: {text!r}")


def _read_letters(letters: str, suspects: int) -> tuple[int, ...]:
    found = tuple(map(LETTERS.find, letters))
    if not found or min(found) < 0 or max(found) >= suspects:
        raise BadText(f"no letters of suspects: {letters!r}")
    return found


def check_view(view: View, material: Material) -> None:
    """What the fields owe one another, so that no rule stumbles over the view.

    Raises :class:`BadText`. Views and facts may come from a stranger's file.
    """
    _check_board(view, material)
    if not 0 <= view.deck_size <= material.suspects or not 0 <= view.hand_size <= material.suspects:
        raise BadText("deck_size: there are not so many cards")
    if len(view.legs) > LEGS:
        raise BadText("legs: there are not so many")
    if view.closed and not view.legs:
        raise BadText("legs: one is over")
    if view.killer == NOBODY and view.step not in (CASTING, UNMASKED, OVER):
        raise BadText("killer: it must be somebody")
    if view.step in DECISIONS:
        killers = view.step in KILLERS_STEPS
        if view.turn != (view.killer if killers else 1 - view.killer):
            raise BadText("turn: it is not that seat's")
        if view.step != OPENING and not view.history:
            raise BadText("history: the first turn was a kill")
    _check_own(view)


def _check_board(view: View, material: Material) -> None:
    empty = view.step in (CASTING, LINING_UP) or (view.closed and not view.board)
    cells, rest = divmod(len(view.board), view.columns)
    if rest or cells > material.rows or bool(view.board) == empty:
        raise BadText("board: it has not that many rows and columns")
    on_board = mask_of(view.board)
    if len(view.board) != on_board.bit_count():
        raise BadText("board: somebody lies there twice")
    if not empty and (on_board | view.deceased) != (1 << material.suspects) - 1:
        raise BadText("board: somebody alive is missing")
    if view.barred is not None:
        lines = cells if view.barred.way < 2 else view.columns
        if view.barred.line >= lines:
            raise BadText("barred: there is no such line")
    if len({place for place, _ in view.seen}) != len(view.seen):
        raise BadText("seen: a position stands there twice")


def _check_own(view: View) -> None:
    if view.viewer == PUBLIC or view.role == KILLER:
        if view.hand or view.drawn != NO_ONE:
            raise BadText("hand: it is the Inspector's")
    elif view.hand.bit_count() != view.hand_size:
        raise BadText("hand: it is of another size")
    if view.drawn != NO_ONE and (view.step != DISCARDING or not view.hand >> view.drawn & 1):
        raise BadText("drawn: it must be in the hand")
    if view.viewer == PUBLIC:
        if view.identity != NO_ONE:
            raise BadText("identity: a spectator has none")
    elif view.step in DECISIONS:
        if view.identity == NO_ONE:
            if view.role == KILLER or view.step not in (OPENING, CHOOSING):
                raise BadText("identity: it must be somebody")
        elif view.identity not in view.board:
            raise BadText("identity: it must be on the board")


def _read_seat_or_nobody(written: object) -> int:
    return read_seat_or_nobody(written, SEATS[1])


def _read_shift_or_none(written: object) -> Shift | None:
    if written is None:
        return None
    shift = read_action(written) if isinstance(written, str) else None
    if not isinstance(shift, Shift):
        raise BadText(f"no shift: {written!r}")
    return shift
