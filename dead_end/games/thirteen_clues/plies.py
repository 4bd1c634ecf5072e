"""What each action and each outcome of chance does in 13 Clues."""

from __future__ import annotations

from typing import Final

from dead_end.chance import Draw, Shuffle
from dead_end.contract import AGREED, NOBODY, PUBLIC, Chance, Ended, Event, Fact, Outcome, Telling
from dead_end.games.thirteen_clues import facts
from dead_end.games.thirteen_clues.actions import DEAL, LOT, Accuse, Ask, Consult, Give, Take
from dead_end.games.thirteen_clues.material import (
    ABOUT,
    CARDS,
    EACH,
    GLASSES,
    KEPT,
    NO_SIDE,
    SEATS,
    SIDES,
    SLOTS,
    SUBJECTS,
    cards_in,
    mask_of,
    members,
    of_each_kind,
    words_of,
)
from dead_end.games.thirteen_clues.state import (
    ACTING,
    DEALING,
    GIVING,
    LOTTING,
    OVER,
    ROUND_CAP,
    SOLVED,
    TAKING,
    Asking,
    Looking,
    Naming,
    State,
)

_SPREAD: Final = tuple(mask_of((card,)) for card in range(len(CARDS)))


def set_up(state: State) -> None:
    """The table before anything is dealt (``clues.C4``, ``clues.V1``)."""
    seats = state.seats
    state.step = DEALING
    state.turn = state.first = NOBODY
    state.round = 0
    state.reason = ""
    with_glasses = seats > SEATS[0]
    state.glasses = [int(with_glasses)] * seats
    state.supply = GLASSES - seats if with_glasses else 0
    state.tokens = (1 << seats) - 1 if state.options["top_secret"] and with_glasses else 0
    state.hands = [0] * seats
    state.gifts = []
    state.kept = []
    state.screens = [0] * seats
    state.shown = 0
    state.informants = []
    state.history = []


def due(state: State) -> Chance:
    """What chance is to decide, where no seat is."""
    if state.step == DEALING:
        return Chance(DEAL, Shuffle(cards_in(state.seats)))
    return Chance(LOT, Draw((1,) * state.seats))


def deal(state: State, cards: tuple[int, ...], tell: Telling) -> None:
    """``clues.S1``: the first persons, locations and weapons go round, one of each to a player.

    Of the others two go to each player, and what is left are the informants, slot by slot.
    """
    seats = state.seats
    loose: list[int] = []
    dealt = [0] * EACH
    for card in cards:
        kind = card % EACH
        if dealt[kind] < seats:
            state.hands[dealt[kind]] |= _SPREAD[card]
            dealt[kind] += 1
        else:
            loose.append(card)
    for seat in range(seats):
        for card in loose[KEPT * seat : KEPT * seat + KEPT]:
            state.hands[seat] |= _SPREAD[card]
    state.informants = loose[KEPT * seats :]
    state.step = GIVING
    state.turn = 0
    if tell is not None:
        for viewer in range(PUBLIC, seats):
            hand = () if viewer == PUBLIC else words_of(members(state.hands[viewer]))
            tell.append(Event(facts.Dealt(hand), (viewer,)))


def give(state: State, action: Give, tell: Telling) -> None:
    """``clues.S2``, and once all have chosen ``clues.S3``."""
    seat = state.turn
    gift = mask_of((action.person, action.location, action.weapon))
    left, right = members(state.hands[seat] & ~gift)
    if action.left == right:
        left, right = right, left
    state.gifts.append(gift)
    state.kept.append((left, right))
    state.hands[seat] = 0
    if tell is not None:
        own = facts.Given(seat, words_of(of_each_kind(gift)), words_of((left, right)))
        _tell_apart(tell, state, own, facts.Given(seat, None, None), (seat,))
    if seat + 1 < state.seats:
        state.turn = seat + 1
        return
    for giver, gift in enumerate(state.gifts):
        state.screens[(giver + 1) % state.seats] = gift
        state.shown |= gift
    state.step, state.turn = LOTTING, NOBODY
    if tell is not None:
        filled = tuple(words_of(of_each_kind(screen)) for screen in state.screens)
        for viewer in range(PUBLIC, state.seats):
            screens = tuple(
                None if viewer in (PUBLIC, owner) else cards for owner, cards in enumerate(filled)
            )
            tell.append(Event(facts.ScreensFilled(screens), (viewer,)))


def draw_lot(state: State, seat: int, tell: Telling) -> None:
    """``clues.S4``."""
    state.first = seat
    if tell is not None:
        tell.append(Event(facts.LotDrawn(seat), None))
    _begin_turn(state, seat, tell)


def take(state: State, action: Take, tell: Telling) -> None:
    """``clues.T1``."""
    _move_glass(state, action.seat, state.turn, tell)
    state.step = ACTING


def ask(state: State, action: Ask, tell: Telling) -> None:
    """``clues.Q1``, ``clues.Q2``, ``clues.V1``."""
    seat, witness, side, secret = state.turn, action.seat, action.side, action.secret
    answer = answer_of(state, action)
    state.history.append(Asking(seat, witness, action.subject, side, secret, answer))
    if secret:
        state.tokens &= ~(1 << seat)
    if tell is not None:
        word = None if side == NO_SIDE else SIDES[side]
        told = facts.Asked(seat, witness, SUBJECTS[action.subject], word, secret, answer)
        if secret:
            hidden = facts.Asked(seat, witness, None, None, True, None)
            _tell_apart(tell, state, told, hidden, (seat, witness))
        else:
            tell.append(Event(told, None))
    if state.seats > SEATS[0]:
        _move_glass(state, seat, witness, tell)
    _go_on(state, tell)


def answer_of(state: State, asked: Ask | Asking) -> int:
    """How many the witness sees of what it is asked about (``clues.Q2``, ``clues.D2``)."""
    witness = asked.witness if isinstance(asked, Asking) else asked.seat
    kept = state.kept[witness]
    behind = mask_of(kept) if asked.side == NO_SIDE else 1 << kept[asked.side]
    seen = state.shown & ~state.screens[witness] | behind
    return (ABOUT[asked.subject] & seen).bit_count()


def consult(state: State, action: Consult, tell: Telling) -> None:
    """``clues.I1``."""
    seat, slot = state.turn, action.slot
    card = state.informants[slot]
    state.history.append(Looking(seat, slot, card))
    if tell is not None:
        told = facts.Consulted(seat, SLOTS[slot], CARDS[card])
        _tell_apart(tell, state, told, facts.Consulted(seat, SLOTS[slot], None), (seat,))
    _give_glass_on(state, tell)
    _go_on(state, tell)


def accuse(state: State, action: Accuse, tell: Telling) -> None:
    """``clues.G1``."""
    seat = state.turn
    named = mask_of((action.person, action.location, action.weapon))
    right = named == state.screens[seat]
    _give_glass_on(state, tell)
    state.history.append(Naming(seat, named))
    if tell is not None:
        tell.append(Event(facts.Accused(seat, words_of(of_each_kind(named)), right), None))
    if right:
        end(state, SOLVED, tell)
        return
    count = state.glasses[seat]
    if count:
        state.glasses[seat] = 0
        state.supply += count
        if tell is not None:
            tell.append(Event(facts.GlassesReturned(seat, count), None))
    _begin_turn(state, (seat + 1) % state.seats, tell)


def _give_glass_on(state: State, tell: Telling) -> None:
    """``clues.T3``."""
    seats, seat, glasses = state.seats, state.turn, state.glasses
    if seats == SEATS[0]:
        return
    for step in range(1, seats):
        other = (seat + step) % seats
        if not glasses[other]:
            _move_glass(state, seat, other, tell)
            return
    _move_glass(state, seat, NOBODY, tell)


def _move_glass(state: State, giver: int, taker: int, tell: Telling) -> None:
    """A glass from one seat to another; NOBODY is the supply."""
    for holder, count in ((giver, -1), (taker, 1)):
        if holder == NOBODY:
            state.supply += count
        else:
            state.glasses[holder] += count
    if tell is not None:
        from_whom, to_whom = (None if one == NOBODY else one for one in (giver, taker))
        tell.append(Event(facts.GlassMoved(from_whom, to_whom), None))


def _go_on(state: State, tell: Telling) -> None:
    """The next action or, with all glasses spent, the next turn (``clues.T2``, ``clues.D1``)."""
    if not state.glasses[state.turn]:
        _begin_turn(state, (state.turn + 1) % state.seats, tell)


def _begin_turn(state: State, seat: int, tell: Telling) -> None:
    """``clues.T1``, ``clues.E2``."""
    if seat == state.first:
        if state.round == (state.options["cap"] or -1):
            end(state, ROUND_CAP, tell)
            return
        state.round += 1
    state.turn = seat
    state.step = ACTING
    if tell is not None:
        tell.append(Event(facts.TurnBegan(seat, state.round), None))
    if state.seats > SEATS[0] and not state.glasses[seat]:
        if state.supply:
            _move_glass(state, NOBODY, seat, tell)
        else:
            state.step = TAKING


def end(state: State, reason: str, tell: Telling) -> None:
    """The game is over and all is shown (``clues.E1``)."""
    state.step = OVER
    state.reason = reason
    if tell is None:
        return
    tell.append(Event(Ended(*outcome_of(state)), None))
    secrets = [clue for clue in state.history if isinstance(clue, Asking) and clue.secret]
    turned_up = facts.TurnedUp(
        hands=tuple(words_of(members(hand)) for hand in state.hands),
        gifts=tuple(words_of(of_each_kind(gift)) for gift in state.gifts),
        kept=tuple(words_of(kept) for kept in state.kept),
        informants=words_of(state.informants),
        subjects=tuple(SUBJECTS[clue.subject] for clue in secrets),
        answers=tuple(clue.answer for clue in secrets),
    )
    tell.append(Event(turned_up, None))


def outcome_of(state: State) -> Outcome:
    """The first right accusation wins (``clues.E1``); who concedes loses (``all.A10``)."""
    if state.reason in (ROUND_CAP, AGREED):
        winners: tuple[int, ...] = ()
    else:
        winners = (state.turn if state.reason == SOLVED else 1 - state.turn,)
    return Outcome(state.reason, winners, tuple(int(s in winners) for s in range(state.seats)))


def _tell_apart(
    tell: list[Event], state: State, told: Fact, hidden: Fact, privy: tuple[int, ...]
) -> None:
    """``told`` to the privy, ``hidden`` to everybody else, a spectator too."""
    tell.append(Event(told, privy))
    others = tuple(viewer for viewer in range(PUBLIC, state.seats) if viewer not in privy)
    tell.append(Event(hidden, others))
