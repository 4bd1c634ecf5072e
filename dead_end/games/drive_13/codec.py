"""Views, facts and states of 13 Dead End Drive as JSON, things named by their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from dead_end import plain
from dead_end.contract import PUBLIC, BadText, Fact, Json
from dead_end.fields import Fields, ascending, list_of, options_of, whole, word
from dead_end.games.drive_13.coherence import fault_of
from dead_end.games.drive_13.facts import FACTS
from dead_end.games.drive_13.house import House
from dead_end.games.drive_13.material import (
    CARDS,
    DETECTIVE,
    FATES,
    GONE,
    GUESTS,
    NO_CARD,
    NO_GUEST,
    NO_PORTRAIT,
    OPTIONS,
    PORTRAITS,
    SEATS,
    UNSEEN,
    copies_of,
    words_of,
)
from dead_end.games.drive_13.state import (
    REASONS,
    STEPS,
    CameUp,
    Died,
    Folded,
    Kept,
    Played,
    Shown,
    Shuffled,
    State,
    Trace,
)
from dead_end.games.drive_13.view import TurnedUp, View
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
    "hanging",
    "back",
    "detective",
    "deck_size",
    "discards",
    "card_counts",
    "out",
    "first",
    "turn",
    "round",
    "step",
    "tied",
    "dice",
    "left",
    "moved",
    "opening",
    "unmoved",
    "sent_back",
    "trapped",
    "reason",
    "history",
)
"""Of a view and of the whole truth, as they are written."""

_UNSEEN: Final = "unseen"


def write_fact(fact: Fact) -> Json:
    """A fact, its name under ``fact``."""
    return plain.write_named(fact)


def read_fact(written: object) -> Fact:
    """The fact that :func:`write_fact` wrote. Raises :class:`BadText`."""
    fact: Fact = plain.read_named(FACTS, written)
    return fact


def write_view(view: View, board: Mansion) -> Json:
    """The view: the fields of :class:`View`; guests, spaces, cards and seats by their words."""
    written = _write_public(view, board)
    written["viewer"] = write_viewer(view.viewer)
    written["own"] = [GUESTS[guest] for guest in view.own]
    written["hand"] = list(words_of(view.hand))
    written["drawn"] = _write_drawn(view.drawn)
    if view.turned_up is not None:
        written["turned_up"] = {
            "owners": _by_guest([write_seat(owner) for owner in view.turned_up.owners]),
            "secret": _masked(view.turned_up.secret, len(view.pawns)),
            "hands": [list(words_of(hand)) for hand in view.turned_up.hands],
            "deck": list(words_of(view.turned_up.deck)),
            "drawn": _write_drawn(view.turned_up.drawn),
        }
    return written


def write_state(state: State, board: Mansion) -> Json:
    """The whole truth: what is public, and who holds what."""
    written = _write_public(state, board)
    written["owners"] = _by_guest([write_seat(owner) for owner in state.owners])
    written["secret"] = _masked(state.secret, len(state.pawns))
    written["hands"] = [list(words_of(hand)) for hand in state.hands]
    written["deck"] = list(words_of(state.deck))
    written["drawn"] = _write_drawn(state.drawn)
    return written


def _write_public(shown: View | State, board: Mansion) -> Json:
    guests = len(shown.pawns)
    return {
        "options": dict(shown.options),
        "pawns": {
            GUESTS[guest]: write_space(space, board)
            for guest, space in enumerate(shown.pawns)
            if space != GONE
        },
        "fates": _by_guest([FATES[fate] for fate in shown.fates]),
        "laid_by": _by_guest([write_seat(seat) for seat in shown.laid_by]),
        "hanging": None if shown.hanging == NO_PORTRAIT else PORTRAITS[shown.hanging],
        "back": [GUESTS[guest] for guest in shown.back],
        "detective": shown.detective,
        "deck_size": shown.deck_size,
        "discards": [CARDS[card] for card in shown.discards],
        "card_counts": list(shown.card_counts),
        "out": [write_seat(seat) for seat in range(shown.seats) if shown.out >> seat & 1],
        "first": write_seat(shown.first),
        "turn": write_seat(shown.turn),
        "round": shown.round,
        "step": shown.step,
        "tied": [write_seat(seat) for seat in shown.tied],
        "dice": list(shown.dice),
        "left": list(shown.left),
        "moved": _masked(shown.moved, guests),
        "opening": shown.opening,
        "unmoved": _masked(shown.unmoved, guests),
        "sent_back": shown.sent_back,
        "trapped": None if shown.trapped == NO_GUEST else GUESTS[shown.trapped],
        "reason": shown.reason,
        "history": [_write_trace(trace) for trace in shown.history],
    }


def _write_trace(trace: Trace) -> Json:
    match trace:
        case Kept(seat, card):
            return {"kept": None if card == UNSEEN else CARDS[card], "seat": write_seat(seat)}
        case Played(seat, card, drawn):
            return {"played": CARDS[card], "seat": write_seat(seat), "drawn": drawn}
        case Shown(seat):
            return {"shown": CARDS[DETECTIVE], "seat": write_seat(seat)}
        case Folded(seat, hand):
            return {"folded": list(words_of(hand)), "seat": write_seat(seat)}
        case Died(guest, owner):
            return {"died": GUESTS[guest], "owner": write_seat(owner)}
        case CameUp(guest):
            return {"came_up": GUESTS[guest]}
    return {"shuffled": True}


def _write_drawn(card: int) -> str | None:
    return None if card == NO_CARD else _UNSEEN if card == UNSEEN else CARDS[card]


def _by_guest(values: Sequence[T]) -> dict[str, T]:
    return {GUESTS[guest]: value for guest, value in enumerate(values)}


def _masked(mask: int, guests: int) -> list[str]:
    return [GUESTS[guest] for guest in range(guests) if mask >> guest & 1]


def read_view(written: object, house: House) -> View:
    """The view that :func:`write_view` wrote.

    Raises :class:`BadText` naming the first field that is missing, unknown, of another type, or
    that holds what no view of this game can.
    """
    view = _ViewReader(written, house.mansion).view()
    if (fault := fault_of(view, house)) is not None:
        raise BadText(fault)
    return view


class _ViewReader:
    """Reads one view; what its fields may hold hangs on the seats and guests in it."""

    def __init__(self, written: object, board: Mansion) -> None:
        names = (*PUBLIC_FIELDS, "viewer", "own", "hand", "drawn")
        self._fields = Fields(written, names, optional=("turned_up",))
        self._board = board
        self._options = self._fields.read("options", options_of(OPTIONS, SEATS))
        self._seats = int(self._options["seats"])
        self._guests = self._fields.read("fates", _guests_of)

    def view(self) -> View:
        """The view."""
        fields, guests, seats = self._fields, self._guests, self._seats
        dice = range(3)
        viewer = fields.read("viewer", lambda written: read_viewer(written, seats))
        return View(
            viewer=viewer,
            options=self._options,
            pawns=fields.read("pawns", self._pawns),
            fates=fields.read_each("fates", guests, word(FATES)),
            laid_by=fields.read_each("laid_by", guests, self._seat_or_nobody),
            hanging=fields.read("hanging", self._hanging),
            back=fields.read_list("back", word(guests)),
            detective=fields.read("detective", whole()),
            deck_size=fields.read("deck_size", whole()),
            discards=fields.read_list("discards", word(CARDS)),
            card_counts=fields.read_list("card_counts", whole(), (seats,)),
            out=_mask(ascending(fields.read_list("out", self._seat))),
            first=fields.read("first", self._seat_or_nobody),
            turn=fields.read("turn", self._seat_or_nobody),
            round=fields.read("round", whole()),
            step=STEPS[fields.read("step", word(STEPS))],
            tied=ascending(fields.read_list("tied", self._seat)),
            dice=fields.read_list("dice", whole(1, 6), dice),
            left=fields.read_list("left", whole(1, 6), dice),
            moved=_mask(self._in_order("moved")),
            opening=fields.flag("opening"),
            unmoved=_mask(self._in_order("unmoved")),
            sent_back=fields.flag("sent_back"),
            trapped=fields.read("trapped", self._guest_or_none),
            reason=REASONS[fields.read("reason", word(REASONS))],
            own=self._in_order("own"),
            hand=fields.read("hand", lambda given: _read_hand(given, viewer)),
            drawn=fields.read("drawn", _read_drawn),
            history=fields.read_list("history", self._trace),
            turned_up=fields.read("turned_up", self._turned_up) if "turned_up" in fields else None,
        )

    def _seat(self, written: object) -> int:
        return read_seat(written, self._seats)

    def _seat_or_nobody(self, written: object) -> int:
        return read_seat_or_nobody(written, self._seats)

    def _guest(self, written: object) -> int:
        return word(self._guests)(written)

    def _guest_or_none(self, written: object) -> int:
        return NO_GUEST if written is None else self._guest(written)

    def _hanging(self, written: object) -> int:
        portraits = (*self._guests, PORTRAITS[-1])
        if written is None:
            return NO_PORTRAIT
        return PORTRAITS.index(portraits[word(portraits)(written)])

    def _in_order(self, name: str) -> tuple[int, ...]:
        return self._fields.read(name, lambda written: ascending(list_of(written, self._guest)))

    def _pawns(self, written: object) -> tuple[int, ...]:
        fields = Fields(written, (), optional=self._guests)
        return tuple(
            fields.read(guest, self._space) if guest in fields else GONE for guest in self._guests
        )

    def _space(self, written: object) -> int:
        space = read_space(written, self._board) if isinstance(written, str) else GONE
        if space == GONE:
            raise BadText(f"no space: {written!r}")
        return space

    def _trace(self, written: object) -> Trace:
        kind = next(iter(written), None) if isinstance(written, dict) else None
        match kind:
            case "kept":
                kept = Fields(written, ("kept", "seat"))
                return Kept(kept.read("seat", self._seat), kept.read("kept", _read_kept))
            case "played":
                played = Fields(written, ("played", "seat", "drawn"))
                card = played.read("played", _trap_card)
                return Played(played.read("seat", self._seat), card, played.flag("drawn"))
            case "shown":
                shown = Fields(written, ("shown", "seat"))
                shown.read("shown", word(CARDS[DETECTIVE:]))
                return Shown(shown.read("seat", self._seat))
            case "folded":
                folded = Fields(written, ("folded", "seat"))
                hand = folded.read("folded", _read_cards)
                return Folded(folded.read("seat", self._seat), hand)
            case "died":
                died = Fields(written, ("died", "owner"))
                guest = died.read("died", self._guest)
                return Died(guest, died.read("owner", self._seat_or_nobody))
            case "came_up":
                return CameUp(Fields(written, ("came_up",)).read("came_up", self._guest))
        if not Fields(written, ("shuffled",)).flag("shuffled"):
            raise BadText("shuffled: it was")
        return Shuffled()

    def _turned_up(self, written: object) -> TurnedUp:
        fields = Fields(written, ("owners", "secret", "hands", "deck", "drawn"))
        return TurnedUp(
            owners=fields.read_each("owners", self._guests, self._seat_or_nobody),
            secret=_mask(
                fields.read("secret", lambda given: ascending(list_of(given, self._guest)))
            ),
            hands=fields.read_list("hands", _read_cards, (self._seats,)),
            deck=fields.read("deck", _read_cards),
            drawn=fields.read("drawn", _read_drawn),
        )


def _mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _guests_of(written: object) -> tuple[str, ...]:
    """The guests that play: the first so many of the box."""
    guests = GUESTS[: len(written)] if isinstance(written, dict) else ()
    if not guests:
        raise BadText("must name the guests")
    Fields(written, guests)
    return guests


def _read_hand(written: object, viewer: int) -> tuple[int, ...]:
    if viewer == PUBLIC and written == []:
        return ()
    return _read_cards(written)


def _read_cards(written: object) -> tuple[int, ...]:
    words = list_of(written, lambda item: CARDS[word(CARDS)(item)])
    copies = copies_of(words)
    if words_of(copies) != words:
        raise BadText("must be in the order of the cards")
    return copies


def _trap_card(written: object) -> int:
    return word(CARDS[:DETECTIVE])(written)


def _read_kept(written: object) -> int:
    return UNSEEN if written is None else _trap_card(written)


def _read_drawn(written: object) -> int:
    if written is None:
        return NO_CARD
    return UNSEEN if written == _UNSEEN else _trap_card(written)
