"""Views, facts and states of 1313 Dead End Drive as JSON, things named by their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from dead_end import plain
from dead_end.contract import NOBODY, PUBLIC, BadText, Fact, Json
from dead_end.fields import Fields, ascending, list_of, options_of, whole, word
from dead_end.games.drive_1313.facts import FACTS
from dead_end.games.drive_1313.material import (
    CARDS,
    FATES,
    GONE,
    HEIRS,
    OPTIONS,
    SEATS,
    UNSEEN,
    copies_of,
    words_of,
)
from dead_end.games.drive_1313.state import (
    BEFORE_TURNS,
    OVER,
    REASONS,
    STEPS,
    TAKING,
    Laid,
    State,
    Took,
    Trace,
)
from dead_end.games.drive_1313.view import TurnedUp, View
from dead_end.mansion import Mansion
from dead_end.whereabouts import read_space, write_space
from dead_end.who import (
    read_seat,
    read_seat_or_nobody,
    read_viewer,
    write_seat,
    write_viewer,
)

T = TypeVar("T")

PUBLIC_FIELDS: Final = (
    "options",
    "pawns",
    "fates",
    "laid_by",
    "bags",
    "collected",
    "lost",
    "deck_size",
    "discards",
    "heir_counts",
    "card_counts",
    "first",
    "turn",
    "round",
    "step",
    "tied",
    "dice",
    "left",
    "moved",
    "landed",
    "other_played",
    "loser",
    "reason",
    "history",
)
"""Of a view and of the whole truth, as they are written."""


def write_fact(fact: Fact) -> Json:
    """A fact, its name under ``fact``."""
    return plain.write_named(fact)


def read_fact(written: object) -> Fact:
    """The fact that :func:`write_fact` wrote. Raises :class:`BadText`."""
    fact: Fact = plain.read_named(FACTS, written)
    return fact


def write_view(view: View, board: Mansion) -> Json:
    """The view: the fields of :class:`View`, heirs, spaces, cards and seats by their words."""
    written = _write_public(view, board)
    written["viewer"] = write_viewer(view.viewer)
    written["own"] = [HEIRS[heir] for heir in view.own]
    written["hand"] = list(words_of(view.hand))
    if view.turned_up is not None:
        written["turned_up"] = {
            "owners": _by_heir([write_seat(owner) for owner in view.turned_up.owners]),
            "hands": [list(words_of(hand)) for hand in view.turned_up.hands],
            "deck": list(words_of(view.turned_up.deck)),
        }
    return written


def write_state(state: State, board: Mansion) -> Json:
    """The whole truth: what is public, and who holds what."""
    written = _write_public(state, board)
    written["owners"] = _by_heir([write_seat(owner) for owner in state.owners])
    written["hands"] = [list(words_of(hand)) for hand in state.hands]
    written["deck"] = list(words_of(state.deck))
    return written


def _write_public(shown: View | State, board: Mansion) -> Json:
    return {
        "options": dict(shown.options),
        "pawns": {
            HEIRS[heir]: write_space(space, board)
            for heir, space in enumerate(shown.pawns)
            if space != GONE
        },
        "fates": _by_heir([FATES[fate] for fate in shown.fates]),
        "laid_by": _by_heir([write_seat(seat) for seat in shown.laid_by]),
        "bags": _by_heir(shown.bags),
        "collected": list(shown.collected),
        "lost": shown.lost,
        "deck_size": shown.deck_size,
        "discards": [CARDS[card] for card in shown.discards],
        "heir_counts": list(shown.heir_counts),
        "card_counts": list(shown.card_counts),
        "first": write_seat(shown.first),
        "turn": write_seat(shown.turn),
        "round": shown.round,
        "step": shown.step,
        "tied": [write_seat(seat) for seat in shown.tied],
        "dice": list(shown.dice),
        "left": list(shown.left),
        "moved": [HEIRS[heir] for heir in range(len(shown.pawns)) if shown.moved >> heir & 1],
        "landed": [HEIRS[heir] for heir in shown.landed],
        "other_played": shown.other_played,
        "loser": write_seat(shown.loser),
        "reason": shown.reason,
        "history": [_write_trace(trace) for trace in shown.history],
    }


def _write_trace(trace: Trace) -> Json:
    if isinstance(trace, Laid):
        return {"laid": HEIRS[trace.heir], "seat": write_seat(trace.seat)}
    heir = None if trace.heir == UNSEEN else HEIRS[trace.heir]
    return {"took": heir, "seat": write_seat(trace.seat), "loser": write_seat(trace.loser)}


def _by_heir(values: Sequence[T]) -> dict[str, T]:
    return {HEIRS[heir]: value for heir, value in enumerate(values)}


def read_view(written: object, board: Mansion) -> View:
    """The view that :func:`write_view` wrote.

    Raises :class:`BadText` naming the first field that is missing, unknown, of another type, or
    that holds what no view of this game can.
    """
    return _ViewReader(written, board).view()


class _ViewReader:
    """Reads one view; what its fields may hold hangs on the seats and heirs in it."""

    def __init__(self, written: object, board: Mansion) -> None:
        names = (*PUBLIC_FIELDS, "viewer", "own", "hand")
        self._fields = Fields(written, names, optional=("turned_up",))
        self._board = board
        self._options = self._fields.read("options", options_of(OPTIONS, SEATS))
        self._seats = int(self._options["seats"])
        self._heirs = self._fields.read("bags", _heirs_of)

    def view(self) -> View:
        """The view."""
        fields, heirs, seats = self._fields, self._heirs, self._seats
        by_seat, dice = (seats,), range(3)
        viewer = fields.read("viewer", lambda written: read_viewer(written, seats))
        view = View(
            viewer=viewer,
            options=self._options,
            pawns=fields.read("pawns", self._pawns),
            fates=fields.read_each("fates", heirs, word(FATES)),
            laid_by=fields.read_each("laid_by", heirs, self._seat_or_nobody),
            bags=fields.read_each("bags", heirs, whole()),
            collected=fields.read_list("collected", whole(), by_seat),
            lost=fields.read("lost", whole()),
            deck_size=fields.read("deck_size", whole()),
            discards=fields.read_list("discards", word(CARDS)),
            heir_counts=fields.read_list("heir_counts", whole(0, len(heirs)), by_seat),
            card_counts=fields.read_list("card_counts", whole(), by_seat),
            first=fields.read("first", self._seat_or_nobody),
            turn=fields.read("turn", self._seat_or_nobody),
            round=fields.read("round", whole()),
            step=STEPS[fields.read("step", word(STEPS))],
            tied=ascending(fields.read_list("tied", self._seat)),
            dice=fields.read_list("dice", whole(1, 6), dice),
            left=fields.read_list("left", whole(1, 6), dice),
            moved=sum(1 << heir for heir in self._in_order("moved")),
            landed=fields.read_list("landed", word(heirs)),
            other_played=fields.flag("other_played"),
            loser=fields.read("loser", self._seat_or_nobody),
            reason=REASONS[fields.read("reason", word(REASONS))],
            own=self._in_order("own"),
            hand=() if viewer == PUBLIC else fields.read("hand", _read_cards),
            history=fields.read_list("history", self._trace),
            turned_up=fields.read("turned_up", self._turned_up) if "turned_up" in fields else None,
        )
        self._check(view)
        return view

    def _check(self, view: View) -> None:
        """What the fields owe one another, so that no rule stumbles over the view."""
        self._fields.read("hand", lambda written: _read_none(written, view.viewer == PUBLIC))
        self._fields.read("own", lambda written: _read_none(written, view.viewer == PUBLIC))
        if view.turn == NOBODY and view.step not in (*BEFORE_TURNS, OVER):
            raise BadText("turn: it must be somebody's")
        if view.step == TAKING and view.loser == NOBODY:
            raise BadText("loser: it must be somebody")

    def _seat(self, written: object) -> int:
        return read_seat(written, self._seats)

    def _seat_or_nobody(self, written: object) -> int:
        return read_seat_or_nobody(written, self._seats)

    def _in_order(self, name: str) -> tuple[int, ...]:
        return self._fields.read(
            name, lambda written: ascending(list_of(written, word(self._heirs)))
        )

    def _pawns(self, written: object) -> tuple[int, ...]:
        fields = Fields(written, (), optional=self._heirs)
        spaces = [
            fields.read(heir, self._space) if heir in fields else GONE for heir in self._heirs
        ]
        inside = [space for space in spaces if space != GONE]
        if len(set(inside)) < len(inside):
            raise BadText("two pawns are on one space")
        return tuple(spaces)

    def _space(self, written: object) -> int:
        space = read_space(written, self._board) if isinstance(written, str) else GONE
        if space == GONE:
            raise BadText(f"no space: {written!r}")
        return space

    def _trace(self, written: object) -> Trace:
        if isinstance(written, dict) and "laid" in written:
            laid = Fields(written, ("laid", "seat"))
            return Laid(
                laid.read("seat", self._seat_or_nobody), laid.read("laid", word(self._heirs))
            )
        took = Fields(written, ("took", "seat", "loser"))
        return Took(
            took.read("seat", self._seat),
            took.read("loser", self._seat),
            took.read("took", self._heir_or_unseen),
        )

    def _heir_or_unseen(self, written: object) -> int:
        return UNSEEN if written is None else word(self._heirs)(written)

    def _turned_up(self, written: object) -> TurnedUp:
        fields = Fields(written, ("owners", "hands", "deck"))
        return TurnedUp(
            owners=fields.read_each("owners", self._heirs, self._seat_or_nobody),
            hands=fields.read_list("hands", _read_cards, (self._seats,)),
            deck=fields.read("deck", _read_cards),
        )


def _heirs_of(written: object) -> tuple[str, ...]:
    """The heirs that play: the first so many of the Will."""
    heirs = HEIRS[: len(written)] if isinstance(written, dict) else ()
    if not heirs:
        raise BadText("must name the heirs")
    Fields(written, heirs)
    return heirs


def _read_cards(written: object) -> tuple[int, ...]:
    words = list_of(written, lambda item: CARDS[word(CARDS)(item)])
    copies = copies_of(words)
    if words_of(copies) != words:
        raise BadText("must be in the order of the cards")
    return copies


def _read_none(written: object, none: bool) -> None:
    if none and written != []:
        raise BadText("a spectator has none")
