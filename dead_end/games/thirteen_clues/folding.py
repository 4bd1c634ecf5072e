"""A viewer's next view, from its last one and one fact that it was told.

This is the other way to the same view: live, a view is read off the state; from a shared record
there is no state, only what the seat was told. A test holds the two equal at every step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from dead_end.contract import NOBODY, PUBLIC, BadText, Ended, Fact, check_ended
from dead_end.fields import numbered
from dead_end.games.thirteen_clues import facts
from dead_end.games.thirteen_clues.coherence import check
from dead_end.games.thirteen_clues.material import (
    CARDS,
    NO_CARD,
    NO_SIDE,
    NO_SUBJECT,
    SEATS,
    SIDES,
    SLOTS,
    SUBJECTS,
    informants_in,
    mask_of,
)
from dead_end.games.thirteen_clues.state import (
    ACTING,
    DEALING,
    GIVING,
    LOTTING,
    OVER,
    REASONS,
    TAKING,
    UNTOLD,
    Asking,
    Clue,
    Looking,
    Naming,
)
from dead_end.games.thirteen_clues.view import AllCards, View


def fold(view: View, fact: Fact) -> View:
    """The view after ``fact``. Raises :class:`BadText` for a fact that does not fit the view."""
    folder = _FOLDERS.get(type(fact))
    if folder is None:
        raise BadText(f"no such fact: {fact!r}")
    if view.step not in _WHEN[type(fact)]:
        raise BadText(f"this cannot have happened here: {fact!r}")
    after = folder(view, fact)
    check(after)
    return after


def _dealt(view: View, fact: facts.Dealt) -> View:
    return replace(view, step=GIVING, turn=0, hand=_cards(fact.hand))


def _given(view: View, fact: facts.Given) -> View:
    own = fact.seat == view.viewer
    if fact.seat != view.turn or (fact.gift is None) == own or (fact.kept is None) == own:
        raise BadText("each chooses in turn, and only the owner is told what")
    last = fact.seat + 1 == view.seats
    after = replace(
        view,
        chosen=view.chosen + 1,
        turn=NOBODY if last else fact.seat + 1,
        step=LOTTING if last else GIVING,
    )
    if fact.gift is None or fact.kept is None:
        return after
    gift, kept = _cards(fact.gift), _numbers(fact.kept)
    if gift | mask_of(kept) != view.hand or gift & mask_of(kept):
        raise BadText("what is given and what is kept are not what was dealt")
    return replace(after, hand=0, gift=gift, kept=kept)


def _screens_filled(view: View, fact: facts.ScreensFilled) -> View:
    if len(fact.screens) != view.seats or any(view.screens):
        raise BadText("not as many screens as players")
    for seat, cards in enumerate(fact.screens):
        if (cards is None) != (view.viewer in (PUBLIC, seat)):
            raise BadText("all see a screen but its owner and who only looks on")
    screens = tuple(0 if cards is None else _cards(cards) for cards in fact.screens)
    return replace(view, screens=screens)


def _lot_drawn(view: View, fact: facts.LotDrawn) -> View:
    return replace(view, first=_seat(view, fact.seat), step=ACTING)


def _turn_began(view: View, fact: facts.TurnBegan) -> View:
    seat = _seat(view, fact.seat)
    if view.turn != NOBODY and seat != (view.turn + 1) % view.seats:
        raise BadText("turns go round")
    if fact.round != view.round + (seat == view.first):
        raise BadText("no such round now")
    step = ACTING
    if view.seats > SEATS[0] and not view.glasses[seat] and not view.supply:
        step = TAKING
    return replace(view, turn=seat, round=fact.round, step=step)


def _glass_moved(view: View, fact: facts.GlassMoved) -> View:
    glasses = list(view.glasses)
    supply = view.supply
    for holder, count in ((fact.giver, -1), (fact.taker, 1)):
        if holder is None:
            supply += count
        else:
            glasses[_seat(view, holder)] += count
    return replace(view, glasses=tuple(glasses), supply=supply, step=ACTING)


def _glasses_returned(view: View, fact: facts.GlassesReturned) -> View:
    glasses = list(view.glasses)
    if glasses[_seat(view, fact.seat)] != fact.count:
        raise BadText("not so many glasses are there")
    glasses[fact.seat] = 0
    return replace(view, glasses=tuple(glasses), supply=view.supply + fact.count)


def _asked(view: View, fact: facts.Asked) -> View:
    _own_turn(view, fact.seat)
    told = not fact.secret or view.viewer in (fact.seat, fact.witness)
    if (fact.subject is None) == told or (fact.answer is None) == told:
        raise BadText("a secret question is told to the two and to nobody else")
    clue = Asking(
        fact.seat,
        _seat(view, fact.witness),
        NO_SUBJECT if fact.subject is None else numbered(SUBJECTS, fact.subject),
        NO_SIDE if fact.side is None else numbered(SIDES, fact.side),
        fact.secret,
        UNTOLD if fact.answer is None else fact.answer,
    )
    tokens = view.tokens & ~(1 << fact.seat) if fact.secret else view.tokens
    if fact.secret and tokens == view.tokens:
        raise BadText("this token is used up")
    return _learnt(replace(view, tokens=tokens), clue)


def _consulted(view: View, fact: facts.Consulted) -> View:
    _own_turn(view, fact.seat)
    if (fact.card is None) == (fact.seat == view.viewer):
        raise BadText("only who looks is told what it saw")
    slot = numbered(tuple(SLOTS[: informants_in(view.seats)]), fact.slot)
    card = NO_CARD if fact.card is None else numbered(CARDS, fact.card)
    return _learnt(view, Looking(fact.seat, slot, card))


def _accused(view: View, fact: facts.Accused) -> View:
    _own_turn(view, fact.seat)
    return _learnt(view, Naming(fact.seat, _cards(fact.cards)))


def _learnt(view: View, clue: Clue) -> View:
    return replace(view, history=(*view.history, clue))


def _ended(view: View, fact: Ended) -> View:
    check_ended(fact, view.seats, REASONS)
    return replace(view, step=OVER, reason=fact.reason)


def _turned_up(view: View, fact: facts.TurnedUp) -> View:
    secrets = [clue for clue in view.history if isinstance(clue, Asking) and clue.secret]
    if not len(secrets) == len(fact.subjects) == len(fact.answers):
        raise BadText("not so many questions were asked in secret")
    told = iter(
        (numbered(SUBJECTS, subject), answer)
        for subject, answer in zip(fact.subjects, fact.answers, strict=True)
    )
    history: list[Clue] = []
    looked = _numbers(fact.informants)
    for clue in view.history:
        if isinstance(clue, Asking) and clue.secret:
            subject, answer = next(told)
            clue = clue._replace(subject=subject, answer=answer)
        elif isinstance(clue, Looking):
            if clue.slot >= len(looked):
                raise BadText("not so few informants were there")
            clue = clue._replace(card=looked[clue.slot])
        history.append(clue)
    turned_up = AllCards(
        tuple(map(_cards, fact.hands)),
        tuple(map(_cards, fact.gifts)),
        tuple(map(_numbers, fact.kept)),
        looked,
    )
    return replace(view, history=tuple(history), turned_up=turned_up)


def _own_turn(view: View, seat: int) -> None:
    if seat != view.turn:
        raise BadText("it is another's turn")


def _seat(view: View, seat: int) -> int:
    if seat not in range(view.seats):
        raise BadText(f"nobody sits there: {seat}")
    return seat


def _numbers(words: Sequence[str]) -> tuple[int, ...]:
    return tuple(numbered(CARDS, word) for word in words)


def _cards(words: Sequence[str]) -> int:
    numbers = _numbers(words)
    if len(set(numbers)) != len(numbers):
        raise BadText("no card is there twice")
    return mask_of(numbers)


_FOLDERS: Final[dict[type, Callable[[View, Any], View]]] = {
    facts.Dealt: _dealt,
    facts.Given: _given,
    facts.ScreensFilled: _screens_filled,
    facts.LotDrawn: _lot_drawn,
    facts.TurnBegan: _turn_began,
    facts.GlassMoved: _glass_moved,
    facts.GlassesReturned: _glasses_returned,
    facts.Asked: _asked,
    facts.Consulted: _consulted,
    facts.Accused: _accused,
    Ended: _ended,
    facts.TurnedUp: _turned_up,
}

_WHEN: Final[dict[type, tuple[str, ...]]] = {
    facts.Dealt: (DEALING,),
    facts.Given: (GIVING,),
    facts.ScreensFilled: (LOTTING,),
    facts.LotDrawn: (LOTTING,),
    facts.TurnBegan: (ACTING,),
    facts.GlassMoved: (ACTING, TAKING),
    facts.GlassesReturned: (ACTING,),
    facts.Asked: (ACTING,),
    facts.Consulted: (ACTING,),
    facts.Accused: (ACTING,),
    Ended: (DEALING, GIVING, LOTTING, TAKING, ACTING),
    facts.TurnedUp: (OVER,),
}
"""The steps of a view into which each kind of fact can come."""
