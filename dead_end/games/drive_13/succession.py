"""Whether a fact can have happened over a view: facts may come from a stranger's file.

Asked before a fact is believed (:mod:`folding`). All that everybody at the table can check is
checked, by the same rules that decide what is legal; what is hidden from the viewer is believed
as long as the numbers of cards allow it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from dead_end.chance import Dice, Shuffle, possible
from dead_end.contract import AGREED, CONCEDED, NOBODY, PUBLIC, BadText, Ended, Fact, check_ended
from dead_end.fields import numbered
from dead_end.games.drive_13 import disclosure, facts
from dead_end.games.drive_13.actions import Action, DrawCard, Move, Play, SendBack
from dead_end.games.drive_13.house import House, may_move
from dead_end.games.drive_13.legal import fitting, forbidding
from dead_end.games.drive_13.material import (
    ALIVE,
    CARDS,
    DEAD,
    DETECTIVE,
    ESCAPED,
    GONE,
    GUESTS,
    NO_GUEST,
    NO_PORTRAIT,
    TRAPS,
    UNOWNED,
    Material,
    copies_of,
    words_of,
)
from dead_end.games.drive_13.state import (
    DEALING,
    DECISIONS,
    DETECTIVE_CAME,
    DRAWING,
    DRAWN,
    ESCAPE,
    HANGING,
    LAST_ALIVE,
    MOVING,
    OVER,
    REASONS,
    ROLLING,
    ROUND_CAP,
    SEATING,
    STARTING,
    STEPS,
    TRAPPED,
)
from dead_end.games.drive_13.turns import best_rollers, turn_after
from dead_end.games.drive_13.view import View
from dead_end.whereabouts import read_space


def check_follows(view: View, fact: Fact, material: Material, house: House) -> None:
    """Raise :class:`BadText` if ``fact`` cannot have happened over ``view``."""
    if not _Succession(view, material, house).allows(fact):
        raise BadText(f"this cannot have happened here: {fact!r}")


class _Succession:
    """What can be told over one view."""

    __slots__ = ("house", "material", "view")

    def __init__(self, view: View, material: Material, house: House) -> None:
        self.view = view
        self.material = material
        self.house = house

    def allows(self, fact: Fact) -> bool:
        """Whether ``fact`` can be told next."""
        kind, view = type(fact), self.view
        steps, may_be = _KINDS[kind]
        return (
            view.step in steps
            and kind in self._due()
            and (kind in _OF_ANY_SEAT or getattr(fact, "seat", view.turn) == view.turn)
            and (may_be is None or may_be(self, fact))
        )

    def _due(self) -> Collection[type]:
        """The kinds of fact of which the next is one: what happens at once is told at once."""
        view = self.view
        if view.step == MOVING and view.trapped != NO_GUEST:
            return (facts.Died,)
        if view.step != OVER and self._end():
            return (Ended,)
        if view.step != OVER and self._leaving() != NOBODY:
            return (facts.WentOut,)
        if view.step in (MOVING, ROLLING) and view.opening and not view.unmoved:
            return (facts.OpeningEnded,)
        return _KINDS

    def _end(self) -> str:
        """Why the game is over by now (``13.E1`` to ``13.E3``); empty while it is not."""
        view = self.view
        if ESCAPED in view.fates:
            return ESCAPE
        if view.detective == view.track:
            return DETECTIVE_CAME
        if view.seats == 2:
            return LAST_ALIVE if view.fates.count(ALIVE) == 1 else ""
        return LAST_ALIVE if len(self._all_dead()) == view.seats - 1 else ""

    def _all_dead(self) -> list[int]:
        """The seats that have shown all the cards that they were dealt (``13.P6``)."""
        view = self.view
        each = self.material.guest_cards[view.seats]
        return [seat for seat in range(view.seats) if view.laid_by.count(seat) == each]

    def _leaving(self) -> int:
        """The seat that is out and whose hand was not shown yet (``13.P8``), or NOBODY."""
        view = self.view
        dead = self._all_dead() if view.seats > 2 else []
        return next((seat for seat in dead if not view.out >> seat & 1), NOBODY)

    def _guest(self, word: str) -> int:
        return numbered(GUESTS[: len(self.view.pawns)], word)

    def _is_legal(self, action: Action) -> bool:
        """Whether the seat whose turn it is may do it, with the cards that the viewer holds."""
        view = self.view
        return forbidding(view, self.house, view.hand, view.drawn, action) is None

    def seated(self, fact: facts.Seated) -> bool:
        """``13.S1``."""
        guests = [self._guest(word) for word in fact.guests]
        return possible(Shuffle(len(self.view.pawns)), guests)

    def dealt(self, fact: facts.Dealt) -> bool:
        """``13.S3``."""
        view = self.view
        each = 0 if view.viewer == PUBLIC else self.material.guest_cards[view.seats]
        return len({self._guest(word) for word in fact.guests}) == len(fact.guests) == each

    def start_rolled(self, fact: facts.StartRolled) -> bool:
        """``13.S4``."""
        tied = self.view.tied
        if fact.seats != tied or not possible(Dice(2 * len(tied)), fact.dice):
            return False
        best = best_rollers(tied, fact.dice)
        return fact.tied == (best if len(best) > 1 else ())

    def hung(self, fact: facts.PortraitHung) -> bool:
        """``13.O1``."""
        view = self.view
        return view.hanging == NO_PORTRAIT and view.fates[self._guest(fact.guest)] == ALIVE

    def laid_aside(self, fact: facts.PortraitLaidAside) -> bool:
        """``13.O1``."""
        view = self.view
        return view.hanging == NO_PORTRAIT and view.fates[self._guest(fact.guest)] == DEAD

    def sent_back(self, fact: facts.PortraitSentBack) -> bool:
        """``13.T3``."""
        return self._guest(fact.guest) == self.view.hanging and self._is_legal(SendBack())

    def turn_began(self, fact: facts.TurnBegan) -> bool:
        """``13.T1``, ``13.E5``."""
        view, told = self.view, (fact.seat, fact.round)
        if not view.round:
            return view.hanging != NO_PORTRAIT and told == (view.first, 1)
        following, new_round = turn_after(view)
        capped = new_round and view.round == view.options["cap"]
        return self._turn_is_over() and not capped and told == (following, view.round + new_round)

    def _turn_is_over(self) -> bool:
        """The dice are used or lost, or who rolled them is out (``13.P8``)."""
        view = self.view
        return view.step in (MOVING, ROLLING) and (
            (bool(view.dice) and not view.left) or bool(view.out >> view.turn & 1)
        )

    def rolled(self, fact: facts.Rolled) -> bool:
        """``13.T1``."""
        return not self.view.dice and possible(Dice(2), fact.dice)

    def moved(self, fact: facts.Moved) -> bool:
        """``13.T1`` to ``13.T5``, ``13.M1`` to ``13.M5``."""
        guest, mansion = self._guest(fact.guest), self.house.mansion
        end = read_space(fact.end, mansion)
        return (
            read_space(fact.start, mansion) == self.view.pawns[guest]
            and end != GONE
            and self._is_legal(Move(guest, fact.count, end))
        )

    def escaped(self, fact: facts.Escaped) -> bool:
        """``13.E1``."""
        guest = self._guest(fact.guest)
        start = read_space(fact.start, self.house.mansion)
        return start == self.view.pawns[guest] and self._is_legal(Move(guest, fact.count, GONE))

    def dice_lost(self, fact: facts.DiceLost) -> bool:
        """``13.T4``."""
        left = self.view.left
        return bool(left) and fact.dice == left and not may_move(self.view, self.house)

    def opening_ended(self, fact: facts.OpeningEnded) -> bool:
        """``13.T5``, ``13.T6``."""
        view = self.view
        stuck = bool(view.unmoved) and self.house.is_stuck(view)
        return view.opening and fact.stuck == stuck and (stuck or not view.unmoved)

    def draw_chosen(self, fact: facts.DrawChosen) -> bool:
        """``13.P2``."""
        return self._guest(fact.guest) == self.view.trapped and self._is_legal(DrawCard())

    def draw_declined(self, fact: facts.DrawDeclined) -> bool:
        """``13.P3``."""
        return self._guest(fact.guest) == self.view.trapped

    def shuffled(self, fact: facts.DeckShuffled) -> bool:
        """``13.P5``."""
        return not self.view.deck_size and fact.cards == len(self.view.discards)

    def card_drawn(self, fact: facts.CardDrawn) -> bool:
        """``13.P2``."""
        view, box = self.view, self._box()
        if (fact.card is None) != (view.viewer != view.turn):
            return False
        if fact.card is not None:
            card = numbered(CARDS[:DETECTIVE], fact.card)
            if view.hand[card] + view.discards.count(card) >= box[card]:
                return False
        # The hands and the discards tell how many of the deck are no Detectives.
        away = sum(view.card_counts) + sum(card != DETECTIVE for card in view.discards)
        return sum(box[:DETECTIVE]) > away

    def detective_drawn(self, fact: facts.DetectiveDrawn) -> bool:
        """``13.P2``, ``13.P5``."""
        view, box = self.view, self._box()
        only_detectives = sum(box[:DETECTIVE]) == sum(view.card_counts)
        return (
            fact.steps == view.detective + 1
            and view.discards.count(DETECTIVE) < box[DETECTIVE]
            and fact.again == (fact.steps < view.track and not only_detectives)
        )

    def _box(self) -> tuple[int, ...]:
        return self.material.decks[str(self.view.options["deck"])]

    def card_played(self, fact: facts.CardPlayed) -> bool:
        """``13.P1`` to ``13.P3``."""
        view, card = self.view, numbered(CARDS[:DETECTIVE], fact.card)
        if fact.drawn != (view.step == DRAWN):
            return False
        if fact.seat == view.viewer:
            return self._is_legal(Play(card))
        return card in fitting(view, self.house)

    def died(self, fact: facts.Died) -> bool:
        """``13.P1``, ``13.P6``."""
        view, guest = self.view, self._guest(fact.guest)
        space = self.house.trap_spaces[numbered(TRAPS, fact.trap)]
        if guest != view.trapped or view.pawns[guest] != space:
            return False
        if view.viewer != PUBLIC and (fact.owner == view.viewer) != (guest in view.own):
            return False
        if fact.owner is not None:
            return view.laid_by.count(fact.owner) < self.material.guest_cards[view.seats]
        unshown = view.fates.count(DEAD) - sum(owner != UNOWNED for owner in view.laid_by)
        return unshown < self.material.secret_cards[view.seats] * view.seats

    def went_out(self, fact: facts.WentOut) -> bool:
        """``13.P8``."""
        view, hand = self.view, copies_of(fact.hand)
        return (
            fact.seat == self._leaving()
            and sum(hand) == view.card_counts[fact.seat]
            and not hand[DETECTIVE]
            and fact.hand == words_of(hand)
            and (fact.seat != view.viewer or hand == view.hand)
        )

    def ended(self, fact: Ended) -> bool:
        """``13.E1`` to ``13.E5``, ``all.A6``, ``all.A10``."""
        view, winners = self.view, fact.winners
        check_ended(fact, view.seats, REASONS)
        if fact.scores != tuple(int(seat in winners) for seat in range(view.seats)):
            return False
        if due := self._end():
            return fact.reason == due and len(winners) == 1
        if fact.reason == CONCEDED:
            return view.step in DECISIONS and view.seats == 2 and winners == (1 - view.turn,)
        if fact.reason == ROUND_CAP:
            capped = view.round == view.options["cap"] and self._turn_is_over()
            return capped and turn_after(view)[1] and not winners
        return fact.reason == AGREED and not winners

    def revealed(self, fact: facts.Revealed) -> bool:
        """``13.E4``, ``all.A2``."""
        return self.view.turned_up is None and disclosure.agrees(self.view, fact, self.material)


_OF_ANY_SEAT: Final = (facts.TurnBegan, facts.WentOut)
"""All other facts that name a seat name the one whose turn it is."""

_GOING_ON: Final = tuple(step for step in STEPS if step != OVER)

_KINDS: Final[dict[type, tuple[tuple[str, ...], Callable[[_Succession, Any], bool] | None]]] = {
    facts.Seated: ((SEATING,), _Succession.seated),
    facts.Dealt: ((DEALING,), _Succession.dealt),
    facts.StartRolled: ((STARTING,), _Succession.start_rolled),
    facts.PortraitHung: ((HANGING,), _Succession.hung),
    facts.PortraitLaidAside: ((HANGING,), _Succession.laid_aside),
    facts.PortraitSentBack: ((MOVING,), _Succession.sent_back),
    facts.TurnBegan: ((HANGING, MOVING, ROLLING), _Succession.turn_began),
    facts.Rolled: ((ROLLING,), _Succession.rolled),
    facts.Moved: ((MOVING,), _Succession.moved),
    facts.Escaped: ((MOVING,), _Succession.escaped),
    facts.DiceLost: ((MOVING,), _Succession.dice_lost),
    facts.OpeningEnded: ((MOVING, ROLLING), _Succession.opening_ended),
    facts.DrawChosen: ((TRAPPED,), _Succession.draw_chosen),
    facts.DrawDeclined: ((TRAPPED,), _Succession.draw_declined),
    facts.DeckShuffled: ((DRAWING,), _Succession.shuffled),
    facts.CardDrawn: ((DRAWING,), _Succession.card_drawn),
    facts.DetectiveDrawn: ((DRAWING,), _Succession.detective_drawn),
    facts.CardKept: ((DRAWN,), None),
    facts.CardPlayed: ((TRAPPED, DRAWN), _Succession.card_played),
    facts.Died: ((MOVING,), _Succession.died),
    facts.WentOut: ((HANGING, MOVING, ROLLING), _Succession.went_out),
    Ended: (_GOING_ON, _Succession.ended),
    facts.Revealed: ((OVER,), _Succession.revealed),
}
"""By kind of fact: the steps of a view into which it can come, and whether it fits one."""
