"""Views, facts and states of 13 Clues as JSON, things named by their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dead_end import plain
from dead_end.contract import Fact, Json
from dead_end.fields import Fields, ascending, list_of, options_of, whole, word
from dead_end.games.thirteen_clues.coherence import check
from dead_end.games.thirteen_clues.facts import FACTS
from dead_end.games.thirteen_clues.material import (
    CARDS,
    GLASSES,
    NO_CARD,
    NO_SIDE,
    NO_SUBJECT,
    OPTIONS,
    SEATS,
    SIDES,
    SLOTS,
    SUBJECTS,
    mask_of,
    members,
    words_of,
)
from dead_end.games.thirteen_clues.state import (
    REASONS,
    STEPS,
    UNTOLD,
    Asking,
    Clue,
    Looking,
    Naming,
    State,
)
from dead_end.games.thirteen_clues.view import AllCards, View, all_cards
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
    "round",
    "reason",
    "glasses",
    "supply",
    "tokens",
    "chosen",
    "hand",
    "gift",
    "kept",
    "screens",
    "history",
)

_ASKED: Final = ("asked", "witness", "subject", "side", "secret", "answer")
_LOOKED: Final = ("looked", "slot", "card")
_NAMED: Final = ("named", "cards")


def write_fact(fact: Fact) -> Json:
    """A fact, its name under ``fact``."""
    return plain.write_named(fact)


def read_fact(written: object) -> Fact:
    """The fact that :func:`write_fact` wrote. Raises :class:`BadText`."""
    fact: Fact = plain.read_named(FACTS, written)
    return fact


def write_view(view: View) -> Json:
    """The view: the fields of :class:`View`, cards, subjects and seats by their words."""
    written = {
        **_write_public(view),
        "viewer": write_viewer(view.viewer),
        "chosen": view.chosen,
        "hand": _write_cards(view.hand),
        "gift": _write_cards(view.gift),
        "kept": list(words_of(view.kept)),
        "screens": [_write_cards(screen) for screen in view.screens],
    }
    if view.turned_up is not None:
        written["turned_up"] = _write_all(view.turned_up)
    return written


def write_state(state: State) -> Json:
    """The whole truth: what is public, and every card."""
    return {
        **_write_public(state),
        **_write_all(all_cards(state)),
        "screens": [_write_cards(screen) for screen in state.screens],
    }


def _write_public(shown: View | State) -> Json:
    return {
        "options": dict(shown.options),
        "step": shown.step,
        "turn": write_seat(shown.turn),
        "first": write_seat(shown.first),
        "round": shown.round,
        "reason": shown.reason,
        "glasses": list(shown.glasses),
        "supply": shown.supply,
        "tokens": [write_seat(seat) for seat in members(shown.tokens)],
        "history": [_write_clue(clue) for clue in shown.history],
    }


def _write_all(cards: AllCards) -> Json:
    return {
        "hands": [_write_cards(hand) for hand in cards.hands],
        "gifts": [_write_cards(gift) for gift in cards.gifts],
        "kept": [list(words_of(kept)) for kept in cards.kept],
        "informants": list(words_of(cards.informants)),
    }


def _write_clue(clue: Clue) -> Json:
    match clue:
        case Asking(seat, witness, subject, side, secret, answer):
            return {
                "asked": write_seat(seat),
                "witness": write_seat(witness),
                "subject": None if subject == NO_SUBJECT else SUBJECTS[subject],
                "side": None if side == NO_SIDE else SIDES[side],
                "secret": secret,
                "answer": None if answer == UNTOLD else answer,
            }
        case Looking(seat, slot, card):
            seen = None if card == NO_CARD else CARDS[card]
            return {"looked": write_seat(seat), "slot": SLOTS[slot], "card": seen}
        case Naming(seat, cards):
            return {"named": write_seat(seat), "cards": _write_cards(cards)}


def _write_cards(cards: int) -> list[str]:
    return list(words_of(members(cards)))


def read_view(written: object) -> View:
    """The view that :func:`write_view` wrote.

    Raises :class:`BadText` naming the first field that is missing, unknown, of another type, or
    that holds what no view of this game can.
    """
    fields = Fields(written, _FIELDS, optional=("turned_up",))
    options = fields.read("options", options_of(OPTIONS, SEATS))
    seats = int(options["seats"])
    one_each = (seats,)

    def seat(found: object) -> int:
        return read_seat(found, seats)

    view = View(
        viewer=fields.read("viewer", lambda found: read_viewer(found, seats)),
        options=options,
        step=STEPS[fields.read("step", word(STEPS))],
        turn=fields.read("turn", lambda found: read_seat_or_nobody(found, seats)),
        first=fields.read("first", lambda found: read_seat_or_nobody(found, seats)),
        round=fields.read("round", whole()),
        reason=REASONS[fields.read("reason", word(REASONS))],
        glasses=fields.read_list("glasses", whole(0, GLASSES), one_each),
        supply=fields.read("supply", whole(0, GLASSES)),
        tokens=mask_of(ascending(fields.read_list("tokens", seat))),
        chosen=fields.read("chosen", whole(0, seats)),
        hand=fields.read("hand", _read_cards),
        gift=fields.read("gift", _read_cards),
        kept=fields.read_list("kept", word(CARDS)),
        screens=fields.read_list("screens", _read_cards, one_each),
        history=fields.read_list("history", _reading_clues(seat)),
        turned_up=fields.read("turned_up", _read_all) if "turned_up" in fields else None,
    )
    check(view)
    return view


def _read_cards(written: object) -> int:
    return mask_of(ascending(list_of(written, word(CARDS))))


def _reading_clues(seat: Callable[[object], int]) -> Callable[[object], Clue]:
    def reading(written: object) -> Clue:
        if isinstance(written, dict) and "asked" in written:
            fields = Fields(written, _ASKED)
            return Asking(
                fields.read("asked", seat),
                fields.read("witness", seat),
                fields.read("subject", _or_none(word(SUBJECTS), NO_SUBJECT)),
                fields.read("side", _or_none(word(SIDES), NO_SIDE)),
                fields.flag("secret"),
                fields.read("answer", _or_none(whole(0, len(CARDS)), UNTOLD)),
            )
        if isinstance(written, dict) and "looked" in written:
            fields = Fields(written, _LOOKED)
            return Looking(
                fields.read("looked", seat),
                fields.read("slot", word(tuple(SLOTS))),
                fields.read("card", _or_none(word(CARDS), NO_CARD)),
            )
        fields = Fields(written, _NAMED)
        return Naming(fields.read("named", seat), fields.read("cards", _read_cards))

    return reading


def _or_none(reading: Callable[[object], int], none: int) -> Callable[[object], int]:
    return lambda written: none if written is None else reading(written)


def _read_all(written: object) -> AllCards:
    fields = Fields(written, AllCards._fields)
    return AllCards(
        fields.read_list("hands", _read_cards),
        fields.read_list("gifts", _read_cards),
        fields.read_list("kept", lambda found: list_of(found, word(CARDS))),
        fields.read_list("informants", word(CARDS)),
    )
