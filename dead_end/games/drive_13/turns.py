"""How a turn of 13 Dead End Drive goes on, and how the game ends (``13.T2``, ``13.E1`` on)."""

from __future__ import annotations

from dead_end.contract import CONCEDED, Ended, Event, Outcome, Telling
from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.house import House, leavers, may_move, may_send_back
from dead_end.games.drive_13.material import (
    ALIVE,
    CARDS,
    DEAD,
    DETECTIVE,
    GONE,
    GUESTS,
    NO_CARD,
    NO_GUEST,
    NO_PORTRAIT,
    TRAPS,
    UNOWNED,
    words_of,
)
from dead_end.games.drive_13.state import (
    DETECTIVE_CAME,
    DRAWING,
    ESCAPE,
    HANGING,
    LAST_ALIVE,
    MOVING,
    OVER,
    ROLLING,
    ROUND_CAP,
    CameUp,
    Died,
    Folded,
    Kept,
    Shuffled,
    State,
    came_up,
)
from dead_end.games.drive_13.view import View


def go_on(state: State, house: House, tell: Telling) -> None:
    """After a portrait has come up or a guest has died: whoever is out, is so at once."""
    if not state.round:
        _begin_play(state, house, tell)
    elif state.out >> state.turn & 1:
        next_turn(state, tell)
    else:
        go_on_moving(state, house, tell)


def go_on_moving(state: State, house: House, tell: Telling) -> None:
    """Dice that nobody can use are lost; without dice the turn ends (``13.T2``, ``13.T4``)."""
    state.trapped = NO_GUEST
    if state.left:
        if may_send_back(state) or may_move(state, house) or any(leavers(state, house)):
            state.step = MOVING
            return
        lose_dice(state, tell)
    next_turn(state, tell)


def lose_dice(state: State, tell: Telling) -> None:
    """What is left of the dice goes unused (``13.T4``)."""
    lost, state.left = state.left, ()
    if tell is not None:
        tell.append(Event(facts.DiceLost(state.turn, lost), None))


def next_turn(state: State, tell: Telling) -> None:
    """Clockwise to who is still in; a round over, the cap may end the game (``13.E5``)."""
    following, new_round = turn_after(state)
    if new_round:
        if state.round == state.options["cap"]:
            end(state, ROUND_CAP, tell)
            return
        state.round += 1
    begin_turn(state, following, tell)


def turn_after(table: State | View) -> tuple[int, bool]:
    """The next seat clockwise that is still in, and whether a new round begins with it."""
    seats, turn, first = table.seats, table.turn, table.first
    following = (turn + 1) % seats
    while table.out >> following & 1:
        following = (following + 1) % seats
    return following, (following - first) % seats <= (turn - first) % seats


def best_rollers(seats: tuple[int, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
    """Who rolled most (``13.S4``), of ``seats`` that rolled two of ``dice`` each, in order."""
    sums = [sum(dice[place : place + 2]) for place in range(0, len(dice), 2)]
    return tuple(seat for seat, rolled in zip(seats, sums, strict=True) if rolled == max(sums))


def _begin_play(state: State, house: House, tell: Telling) -> None:
    """The first portrait hangs (``13.S2``)."""
    state.round = 1
    begin_turn(state, state.first, tell)
    limit_opening(state, house, tell)


def begin_turn(state: State, seat: int, tell: Telling) -> None:
    """``seat`` rolls next."""
    state.turn = seat
    state.step = ROLLING
    state.dice = state.left = ()
    state.moved = 0
    state.sent_back = False
    state.trapped = NO_GUEST
    if tell is not None:
        tell.append(Event(facts.TurnBegan(seat, state.round), None))


def limit_opening(state: State, house: House, tell: Telling) -> None:
    """The opening ends with the last pawn off the chairs, or where none can leave (``13.T6``)."""
    if state.unmoved and not house.is_stuck(state):
        return
    state.opening = False
    if tell is not None:
        tell.append(Event(facts.OpeningEnded(bool(state.unmoved)), None))


def unseen_portraits(state: State) -> tuple[int, ...]:
    """By guest: 1 for a portrait that has not come up yet, else 0."""
    seen = came_up(state.history)
    return tuple(int(guest not in seen) for guest in range(len(state.pawns)))


def hang_next(state: State, house: House, tell: Telling) -> None:
    """The next portrait of the row comes up: chance, while some have never been seen."""
    state.hanging = NO_PORTRAIT
    if any(unseen_portraits(state)):
        state.step = HANGING
    else:
        come_up(state, house, state.back.pop(0), tell)


def come_up(state: State, house: House, guest: int, tell: Telling) -> None:
    """The portrait of ``guest`` hangs, or lies on the couch and the next comes up (``13.O1``)."""
    state.history.append(CameUp(guest))
    if state.fates[guest] == DEAD:
        if tell is not None:
            tell.append(Event(facts.PortraitLaidAside(GUESTS[guest]), None))
        hang_next(state, house, tell)
        return
    state.hanging = guest
    if tell is not None:
        tell.append(Event(facts.PortraitHung(GUESTS[guest]), None))
    go_on(state, house, tell)


def can_draw(deck_size: int, discards: object) -> bool:
    """Whether there is a card to draw at all (``13.P5``)."""
    return bool(deck_size or discards)


def draw_next(state: State, tell: Telling) -> None:
    """A card is due; an empty deck is made anew of the discards (``13.P5``)."""
    if not state.deck_size:
        for card in state.discards:
            state.deck[card] += 1
        state.deck_size = len(state.discards)
        state.discards = []
        state.history.append(Shuffled())
        if tell is not None:
            tell.append(Event(facts.DeckShuffled(state.deck_size), None))
    state.step = DRAWING


def only_detectives(state: State) -> bool:
    """Whether deck and discards hold nothing else (``13.P5``)."""
    return state.deck_size == state.deck[DETECTIVE] and all(
        card == DETECTIVE for card in state.discards
    )


def die(state: State, house: House, guest: int, tell: Telling) -> None:
    """The trap that ``guest`` stands on is sprung (``13.P1``, ``13.P6``, ``13.P8``)."""
    space = state.pawns[guest]
    state.pawns[guest] = GONE
    state.occupied ^= 1 << space
    state.fates[guest] = DEAD
    state.trapped = NO_GUEST
    owner = UNOWNED if state.secret >> guest & 1 else state.owners[guest]
    state.laid_by[guest] = owner
    state.history.append(Died(guest, owner))
    if tell is not None:
        shown = None if owner == UNOWNED else owner
        trap = TRAPS[house.trap_spaces.index(space)]
        tell.append(Event(facts.Died(state.turn, trap, GUESTS[guest], shown), None))
    hung = guest == state.hanging
    if hung:
        state.hanging = NO_PORTRAIT
    if _one_is_left(state):
        end(state, LAST_ALIVE, tell)
        return
    if state.seats > 2 and owner not in _living_owners(state):
        _go_out(state, owner, tell)
    if hung:
        hang_next(state, house, tell)
    else:
        go_on(state, house, tell)


def _living_owners(state: State) -> list[int]:
    return [owner for owner, fate in zip(state.owners, state.fates, strict=True) if fate == ALIVE]


def _one_is_left(state: State) -> bool:
    """``13.E3``: one guest with two players, else the guests of one player."""
    living = _living_owners(state)
    return len(living if state.seats == 2 else set(living)) == 1


def _go_out(state: State, seat: int, tell: Telling) -> None:
    """``13.P8``."""
    hand = state.hands[seat]
    state.out |= 1 << seat
    state.hands[seat] = [0] * len(hand)
    state.card_counts[seat] = 0
    state.discards += [card for card, copies in enumerate(hand) for _ in range(copies)]
    state.history.append(Folded(seat, tuple(hand)))
    if tell is not None:
        tell.append(Event(facts.WentOut(seat, words_of(hand)), None))


def end(state: State, reason: str, tell: Telling) -> None:
    """The game is over, and everything is turned up (``all.A2``, ``13.E4``)."""
    state.step = OVER
    state.reason = reason
    if tell is not None:
        outcome = outcome_of(state)
        tell.append(Event(Ended(*outcome), None))
        tell.append(Event(_revealed(state), None))


def outcome_of(state: State) -> Outcome:
    """Whose guest it was that won: 1 for who owns it, 0 for the others; else a draw.

    See ``13.E1`` to ``13.E5``; who concedes loses (``all.A10``).
    """
    seats = state.seats
    winner = UNOWNED
    if state.reason in (ESCAPE, DETECTIVE_CAME):
        winner = state.owners[state.hanging]
    elif state.reason == LAST_ALIVE:
        winner = _living_owners(state)[0]
    elif state.reason == CONCEDED:
        # Two play, and who gave up was to decide.
        winner = 1 - state.turn
    return Outcome(
        state.reason,
        () if winner == UNOWNED else (winner,),
        tuple(int(seat == winner) for seat in range(seats)),
    )


def _revealed(state: State) -> facts.Revealed:
    return facts.Revealed(
        dealt=tuple(
            tuple(GUESTS[guest] for guest, owner in enumerate(state.owners) if owner == seat)
            for seat in range(state.seats)
        ),
        secret=tuple(
            GUESTS[guest] for guest in range(len(state.pawns)) if state.secret >> guest & 1
        ),
        hands=tuple(words_of(hand) for hand in state.hands),
        deck=words_of(state.deck),
        drawn=None if state.drawn == NO_CARD else CARDS[state.drawn],
        kept=tuple(CARDS[trace.card] for trace in state.history if isinstance(trace, Kept)),
    )
