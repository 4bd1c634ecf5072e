"""What one viewer of 13 cannot know, and the same game with just that dealt otherwise."""

from __future__ import annotations

from random import Random

from dead_end.chance import below
from dead_end.contract import CHANCE, Chanced
from dead_end.games.drive_13.actions import DEALING, DRAWING
from dead_end.games.drive_13.material import CARDS, DETECTIVE, GUESTS, UNOWNED
from dead_end.games.drive_13.state import OVER, SEATING, State
from dead_end.referee import Table
from tests.tables import truth


def redeal(table: Table, viewer: int, source: Random) -> Table | None:
    """The same game, as far as ``viewer`` can tell, with hidden cards changed for one another.

    Two guests whose cards were never shown to the viewer change places in the deal; and a card
    that another seat drew and still holds becomes one that is in the deck. None when there is
    nothing that could be changed so.
    """
    state: State = truth(table)
    assert state.step != OVER
    guests = _exchanged(never_shown(state, viewer), state, source)
    swap = dict(zip(guests, reversed(guests), strict=True))
    held = _held_draws(table, viewer)
    unseen = [card for card in range(DETECTIVE) if state.deck[card]]
    redrawn = held[below(source, len(held))] if held and unseen else None
    card = unseen[below(source, len(unseen))] if unseen else None
    other = Table(table.rules, table.options, table.seats)
    for ply, (actor, action) in enumerate(table._entries):
        if isinstance(action, Chanced) and actor == CHANCE:
            if action.name == DEALING:
                numbers = tuple(swap.get(guest, guest) for guest in action.numbers)
                action = Chanced(action.name, numbers)
            elif ply == redrawn and card is not None:
                action = Chanced(action.name, (card,))
        other._play(actor, action)
    changed = table.rules.write_state(truth(other)) != table.rules.write_state(state)
    return other if changed else None


def never_shown(state: State, viewer: int) -> list[int]:
    """Guests whose card the viewer never saw: neither its own, secret ones apart, nor shown."""
    if state.step == SEATING:
        return []
    return [
        guest
        for guest, owner in enumerate(state.owners)
        if state.laid_by[guest] == UNOWNED and (owner != viewer or state.secret >> guest & 1)
    ]


def _holder(state: State, guest: int) -> tuple[int, int]:
    return state.owners[guest], state.secret >> guest & 1


def _exchanged(guests: list[int], state: State, source: Random) -> list[int]:
    """Two of ``guests`` that are alive or secret both, and in different parts; or none."""
    pairs = [
        [one, other]
        for one in guests
        for other in guests
        if one < other
        and state.fates[one] == state.fates[other]
        and _holder(state, one) != _holder(state, other)
    ]
    return pairs[below(source, len(pairs))] if pairs else []


def _held_draws(table: Table, viewer: int) -> list[int]:
    """The plies at which another seat drew a card of the deck in play that it still holds.

    None of that kind was ever played by that seat.
    """
    found: list[tuple[int, int, int]] = []
    played: set[tuple[int, int]] = set()
    turn = UNOWNED
    for ply, (actor, action) in enumerate(table._entries):
        told = [type(event.fact).__name__ for event in table._told[ply]]
        if "WentOut" in told:
            # A hand was laid open: nothing of it is hidden, and it is simplest to begin anew.
            found = []
        if actor >= 0:
            turn = actor
            words = table.rules.write_action(action).split()
            if words[0] == "play":
                played.add((actor, CARDS.index(words[1])))
        elif action.name == DRAWING and action.numbers[0] != DETECTIVE:
            found.append((ply, turn, action.numbers[0]))
        # After a shuffle the deck is another one, of which earlier draws were none.
        if "DeckShuffled" in told:
            found = []
    return [ply for ply, seat, card in found if seat != viewer and (seat, card) not in played]


def hidden_words(table: Table, viewer: int) -> list[str]:
    """Words that nothing sent to the viewer may hold as a value now.

    A trap card's word shows only where the viewer holds it, saw it drawn or it was played. A
    guest's word is in the house and on the wall, for all to see; but not among the viewer's own.
    """
    state: State = truth(table)
    shown = set(state.discards)
    for told in table._told:
        for event in told:
            if event.tells(viewer):
                for name in ("card", "hand"):
                    said = getattr(event.fact, name, None) or ()
                    said = (said,) if isinstance(said, str) else said
                    shown |= {CARDS.index(word) for word in said}
    words = [card for number, card in enumerate(CARDS) if number not in shown | {DETECTIVE}]
    words += [f"own={GUESTS[guest]}" for guest in never_shown(state, viewer)]
    return words
