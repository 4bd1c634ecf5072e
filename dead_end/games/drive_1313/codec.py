"""Views, facts and states of 1313 Dead End Drive as JSON, things named by their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from dead_end import plain
from dead_end.contract import BadOption, BadText, Json, check_options
from dead_end.games.drive_1313.actions import read_seat, read_space, write_seat, write_space
from dead_end.games.drive_1313.facts import FACTS
from dead_end.games.drive_1313.material import CARDS, FATES, GONE, HEIRS, OPTIONS, numbered
from dead_end.games.drive_1313.state import STEPS, Laid, State, Took, Trace
from dead_end.games.drive_1313.view import TurnedUp, View
from dead_end.mansion import Mansion

T = TypeVar("T")


def write_fact(fact: Any) -> Json:
    """A fact, its name under ``fact``."""
    return plain.write_named(fact)


def read_fact(written: object) -> Any:
    """The fact that :func:`write_fact` wrote. Raises :class:`BadText`."""
    return plain.read_named(FACTS, written)


def write_view(view: View, board: Mansion) -> Json:
    """The view: the fields of :class:`View`, heirs, spaces, cards and seats by their words."""
    written = _write_public(view, board)
    written["viewer"] = _viewer_word(view.viewer)
    written["own"] = [HEIRS[heir] for heir in view.own]
    written["hand"] = _write_copies(view.hand)
    if view.turned_up is not None:
        written["turned_up"] = {
            "owners": _by_heir([write_seat(owner) for owner in view.turned_up.owners]),
            "hands": [_write_copies(hand) for hand in view.turned_up.hands],
            "deck": _write_copies(view.turned_up.deck),
        }
    return written


def write_state(state: State, board: Mansion) -> Json:
    """The whole truth: what is public, and who holds what."""
    written = _write_public(state, board)
    written["owners"] = _by_heir([write_seat(owner) for owner in state.owners])
    written["hands"] = [_write_copies(hand) for hand in state.hands]
    written["deck"] = _write_copies(state.deck)
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


def read_view(written: Json, board: Mansion) -> View:
    """The view that :func:`write_view` wrote. Raises :class:`BadText` naming a missing field."""
    try:
        return _read_view(written, board)
    except KeyError as error:
        raise BadText(f"the view has no {error}") from None
    except (AttributeError, TypeError, BadOption) as error:
        raise BadText(f"not a view of this game: {error}") from None


def _read_view(written: Json, board: Mansion) -> View:
    heirs = tuple(written["bags"])
    if heirs != HEIRS[: len(heirs)]:
        raise BadText("the heirs are not those of the Will")
    pawns = written["pawns"]
    turned_up = written.get("turned_up")
    return View(
        viewer=-1 if written["viewer"] == "spectator" else read_seat(written["viewer"]),
        options=check_options(OPTIONS, (2, 4), written["options"]),
        pawns=tuple(read_space(pawns[heir], board) if heir in pawns else GONE for heir in heirs),
        fates=_each(written["fates"], heirs, lambda word: numbered(FATES, word)),
        laid_by=_each(written["laid_by"], heirs, _read_seat),
        bags=_each(written["bags"], heirs, int),
        collected=tuple(written["collected"]),
        lost=written["lost"],
        deck_size=written["deck_size"],
        discards=tuple(numbered(CARDS, word) for word in written["discards"]),
        heir_counts=tuple(written["heir_counts"]),
        card_counts=tuple(written["card_counts"]),
        first=_read_seat(written["first"]),
        turn=_read_seat(written["turn"]),
        round=written["round"],
        step=STEPS[numbered(STEPS, written["step"])],
        tied=tuple(read_seat(word) for word in written["tied"]),
        dice=tuple(written["dice"]),
        left=tuple(written["left"]),
        moved=sum(1 << numbered(HEIRS, word) for word in written["moved"]),
        landed=tuple(numbered(HEIRS, word) for word in written["landed"]),
        other_played=written["other_played"],
        loser=_read_seat(written["loser"]),
        reason=written["reason"],
        own=tuple(numbered(HEIRS, word) for word in written["own"]),
        hand=() if written["viewer"] == "spectator" else _read_copies(written["hand"]),
        history=tuple(_read_trace(trace) for trace in written["history"]),
        turned_up=None if turned_up is None else _read_turned_up(turned_up, heirs),
    )


def _read_turned_up(written: Json, heirs: Sequence[str]) -> TurnedUp:
    return TurnedUp(
        owners=_each(written["owners"], heirs, _read_seat),
        hands=tuple(_read_copies(hand) for hand in written["hands"]),
        deck=_read_copies(written["deck"]),
    )


def _by_heir(values: Sequence[T]) -> dict[str, T]:
    return {HEIRS[heir]: value for heir, value in enumerate(values)}


def _each(
    written: Mapping[str, Any], heirs: Sequence[str], reading: Callable[[Any], int]
) -> tuple[int, ...]:
    return tuple(reading(written[heir]) for heir in heirs)


def _viewer_word(viewer: int) -> str:
    return "spectator" if viewer < 0 else write_seat(viewer)


def _read_seat(word: str) -> int:
    return -1 if word == "nobody" else read_seat(word)


def _write_copies(copies: Sequence[int]) -> list[str]:
    return [CARDS[card] for card, count in enumerate(copies) for _ in range(count)]


def _read_copies(words: Sequence[str]) -> tuple[int, ...]:
    copies = [0] * len(CARDS)
    for word in words:
        copies[numbered(CARDS, word)] += 1
    return tuple(copies)


def _write_trace(trace: Trace) -> Json:
    if isinstance(trace, Laid):
        return {"laid": HEIRS[trace.heir], "seat": write_seat(trace.seat)}
    heir = None if trace.heir < 0 else HEIRS[trace.heir]
    return {"took": heir, "seat": write_seat(trace.seat), "loser": write_seat(trace.loser)}


def _read_trace(written: Json) -> Trace:
    if "laid" in written:
        return Laid(_read_seat(written["seat"]), numbered(HEIRS, written["laid"]))
    heir = -1 if written["took"] is None else numbered(HEIRS, written["took"])
    return Took(read_seat(written["seat"]), read_seat(written["loser"]), heir)
