"""Views, facts and states of Watch Your Step as JSON, things named by their words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dead_end import plain
from dead_end.contract import Fact, Json
from dead_end.fields import Fields, ascending, options_of, word
from dead_end.games.watch_your_step.coherence import check
from dead_end.games.watch_your_step.facts import FACTS
from dead_end.games.watch_your_step.material import (
    HOLES,
    LENGTHS,
    NO_HOLE,
    OPTIONS,
    SEATS,
    UNSEEN,
    holes_in,
)
from dead_end.games.watch_your_step.state import REASONS, SHOWS, STEPS, Ply, State
from dead_end.games.watch_your_step.view import View
from dead_end.who import (
    read_seat,
    read_seat_or_nobody,
    read_viewer,
    write_seat,
    write_viewer,
)

_FIELDS: Final = (
    "viewer",
    "options",
    "step",
    "turn",
    "first",
    "reason",
    "chosen",
    "trap",
    "clashes",
    "history",
)
_PLY_FIELDS: Final = ("seat", "hole", "shows", "length")


def write_fact(fact: Fact) -> Json:
    """A fact, its name under ``fact``."""
    return plain.write_named(fact)


def read_fact(written: object) -> Fact:
    """The fact that :func:`write_fact` wrote. Raises :class:`BadText`."""
    fact: Fact = plain.read_named(FACTS, written)
    return fact


def write_view(view: View) -> Json:
    """The view: the fields of :class:`View`, holes, lengths and seats by their words."""
    written = {
        **_write_public(view),
        "viewer": write_viewer(view.viewer),
        "chosen": [write_seat(seat) for seat in view.chosen],
        "trap": _write_hole(view.trap),
    }
    if view.turned_up is not None:
        written["turned_up"] = [_write_hole(hole) for hole in view.turned_up]
    return written


def write_state(state: State) -> Json:
    """The whole truth: what is public, the traps, and what lies in holes and racks."""
    return {
        **_write_public(state),
        "traps": [_write_hole(hole) for hole in state.traps],
        "lone": _words(holes_in(state.lone)),
        "tops": [_words(holes_in(tops)) for tops in state.tops],
        "left": [list(left) for left in state.left],
    }


def _write_public(shown: View | State) -> Json:
    return {
        "options": dict(shown.options),
        "step": shown.step,
        "turn": write_seat(shown.turn),
        "first": write_seat(shown.first),
        "reason": shown.reason,
        "clashes": _words(shown.clashes),
        "history": [_write_ply(ply) for ply in shown.history],
    }


def _write_ply(ply: Ply) -> Json:
    return {
        "seat": write_seat(ply.seat),
        "hole": HOLES[ply.hole],
        "shows": SHOWS[ply.shows],
        "length": None if ply.length == UNSEEN else LENGTHS[ply.length],
    }


def _write_hole(hole: int) -> str | None:
    return None if hole == NO_HOLE else HOLES[hole]


def _words(holes: Iterable[int]) -> list[str]:
    return [HOLES[hole] for hole in holes]


def read_view(written: object) -> View:
    """The view that :func:`write_view` wrote.

    Raises :class:`BadText` naming the first field that is missing, unknown, of another type, or
    that holds what no view of this game can.
    """
    fields = Fields(written, _FIELDS, optional=("turned_up",))
    view = View(
        viewer=fields.read("viewer", lambda found: read_viewer(found, SEATS[1])),
        options=fields.read("options", options_of(OPTIONS, SEATS)),
        step=STEPS[fields.read("step", word(STEPS))],
        turn=fields.read("turn", _read_seat_or_nobody),
        first=fields.read("first", _read_seat_or_nobody),
        reason=REASONS[fields.read("reason", word(REASONS))],
        chosen=ascending(fields.read_list("chosen", _read_seat)),
        trap=fields.read("trap", _read_hole_or_none),
        clashes=fields.read_list("clashes", word(HOLES)),
        history=fields.read_list("history", _read_ply),
        turned_up=(
            fields.read_list("turned_up", _read_hole_or_none) if "turned_up" in fields else None
        ),
    )
    check(view)
    return view


def _read_seat(written: object) -> int:
    return read_seat(written, SEATS[1])


def _read_seat_or_nobody(written: object) -> int:
    return read_seat_or_nobody(written, SEATS[1])


def _read_hole_or_none(written: object) -> int:
    return NO_HOLE if written is None else word(HOLES)(written)


def _read_ply(written: object) -> Ply:
    fields = Fields(written, _PLY_FIELDS)
    return Ply(
        seat=fields.read("seat", _read_seat),
        hole=fields.read("hole", word(HOLES)),
        shows=fields.read("shows", word(SHOWS)),
        length=fields.read("length", _read_length),
    )


def _read_length(written: object) -> int:
    return UNSEEN if written is None else word(LENGTHS)(written)
