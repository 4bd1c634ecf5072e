"""How a turn of 1313 Dead End Drive goes on, and how the game ends (``1313.T1``)."""

from __future__ import annotations

from dead_end.contract import CONCEDED, Ended, Event, Outcome, Telling
from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.house import House, may_leave, may_walk
from dead_end.games.drive_1313.material import HEIRS, UNOWNED, words_of
from dead_end.games.drive_1313.state import (
    DRAWING,
    EMPTY_HOUSE,
    NO_HEIRS,
    OFFERED,
    OVER,
    PLAYING,
    ROLLING,
    ROUND_CAP,
    RUNNING,
    State,
    Took,
)


def lose_dice(state: State, tell: Telling) -> None:
    """What is left of the dice goes unused (``1313.T4``, ``1313.P4``)."""
    lost, run = state.left, state.step == RUNNING
    state.left = ()
    if tell is not None:
        tell.append(Event(facts.DiceLost(state.turn, lost, run), None))


def go_on_moving(state: State, house: House, tell: Telling) -> None:
    """Dice that nobody can use are lost; without dice, cards are drawn."""
    if state.left:
        if may_walk(state, house) or may_leave(state, house):
            return
        lose_dice(state, tell)
    go_on_drawing(state, tell)


def go_on_drawing(state: State, tell: Telling) -> None:
    """A card for each pawn that landed on a trap, then cards are played (``1313.D1``)."""
    if state.landed:
        state.step = DRAWING if state.options["must_draw"] else OFFERED
    else:
        go_on_playing(state, tell)


def go_on_playing(state: State, tell: Telling) -> None:
    """``1313.P1``: whoever holds a card is asked; the number of cards is public."""
    if state.card_counts[state.turn]:
        state.step = PLAYING
    else:
        next_turn(state, tell)


def next_turn(state: State, tell: Telling) -> None:
    """Clockwise; a round over, the cap may end the game (``1313.W4``)."""
    following = (state.turn + 1) % state.seats
    if following == state.first:
        if state.round == state.options["cap"]:
            end(state, ROUND_CAP, tell)
            return
        state.round += 1
    begin_turn(state, following, tell)


def begin_turn(state: State, seat: int, tell: Telling) -> None:
    """``seat`` rolls next."""
    state.turn = seat
    state.step = ROLLING
    state.dice = state.left = state.landed = ()
    state.moved = 0
    state.other_played = False
    if tell is not None:
        tell.append(Event(facts.TurnBegan(seat, state.round), None))


def ends(state: State, tell: Telling) -> bool:
    """End it if ``1313.W1`` or ``1313.W3`` says so, at once (``all.A5``); whether it is over."""
    if not state.occupied:
        end(state, EMPTY_HOUSE, tell)
    elif not any(state.heir_counts):
        end(state, NO_HEIRS, tell)
    return state.step == OVER


def end(state: State, reason: str, tell: Telling) -> None:
    """The game is over, and everything is turned up (``all.A2``)."""
    state.step = OVER
    state.reason = reason
    if tell is not None:
        outcome = outcome_of(state)
        tell.append(Event(Ended(*outcome), None))
        tell.append(Event(_revealed(state), None))


def outcome_of(state: State) -> Outcome:
    """Most moneybags wins, a tie is shared (``1313.W2``); who concedes loses (``all.A10``)."""
    scores = tuple(state.collected)
    if state.reason == CONCEDED:
        # Two play, and who gave up was to decide.
        return Outcome(state.reason, (1 - state.turn,), scores)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Outcome(state.reason, winners, scores)


def _revealed(state: State) -> facts.Revealed:
    owners = state.owners
    return facts.Revealed(
        held=tuple(
            tuple(HEIRS[heir] for heir, owner in enumerate(owners) if owner == seat)
            for seat in range(state.seats)
        ),
        undealt=tuple(
            HEIRS[heir]
            for heir, owner in enumerate(owners)
            if owner == UNOWNED and state.laid_by[heir] == UNOWNED
        ),
        taken=tuple(HEIRS[trace.heir] for trace in state.history if isinstance(trace, Took)),
        hands=tuple(words_of(hand) for hand in state.hands),
        deck=words_of(state.deck),
    )
