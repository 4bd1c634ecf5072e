"""What one viewer of 1313 cannot know, and the same game with just that dealt otherwise."""

from __future__ import annotations

from random import Random

from dead_end.chance import below
from dead_end.contract import CHANCE, Chanced
from dead_end.games.drive_1313.actions import DEALING, DRAWING, TAKING
from dead_end.games.drive_1313.material import CARDS, CLOCK, HEIRS, UNOWNED
from dead_end.games.drive_1313.state import OVER, State, Took
from dead_end.referee import Table
from tests.tables import truth


def redeal(table: Table, viewer: int, source: Random) -> Table | None:
    """The same game, as far as ``viewer`` can tell, with hidden cards changed for one another.

    Two heirs that were never shown to the viewer change places in the deal and wherever they were
    taken; and a card that another seat drew and still holds becomes one that the viewer has not
    seen either. None when there is nothing that could be changed so.
    """
    state: State = truth(table)
    assert state.step != OVER
    heirs = _exchanged(never_shown(state, viewer), state, source)
    kept = _kept_draws(table, viewer)
    unseen = [card for card in range(CLOCK) if state.deck[card]]
    swap = dict(zip(heirs, reversed(heirs), strict=True))
    other = Table(table.rules, table.options, table.seats)
    # One draw that its owner still holds becomes a card of the deck.
    redrawn = kept[below(source, len(kept))] if kept and unseen else None
    card = unseen[below(source, len(unseen))] if unseen else None
    for ply, (actor, action) in enumerate(table._entries):
        if isinstance(action, Chanced) and actor == CHANCE:
            if action.name in (DEALING, TAKING):
                numbers = tuple(swap.get(heir, heir) for heir in action.numbers)
                action = Chanced(action.name, numbers)
            elif ply == redrawn and card is not None:
                action = Chanced(action.name, (card,))
        other._play(actor, action)
    changed = table.rules.write_state(truth(other)) != table.rules.write_state(state)
    return other if changed else None


def never_shown(state: State, viewer: int) -> list[int]:
    """Heirs whose card the viewer never saw: not its own, not taken in its sight, not laid."""
    seen = {
        trace.heir
        for trace in state.history
        if not isinstance(trace, Took) or viewer in (trace.seat, trace.loser)
    }
    return [
        heir
        for heir, owner in enumerate(state.owners)
        if heir not in seen and (owner != viewer or owner == UNOWNED)
    ]


def _exchanged(heirs: list[int], state: State, source: Random) -> list[int]:
    """Two of ``heirs`` with different owners, or none."""
    pairs = [
        [one, other]
        for one in heirs
        for other in heirs
        if one < other and state.owners[one] != state.owners[other]
    ]
    return pairs[below(source, len(pairs))] if pairs else []


def _kept_draws(table: Table, viewer: int) -> list[int]:
    """The plies at which another seat drew a card of a kind that it has never played."""
    found: list[int] = []
    played: set[tuple[int, str]] = set()
    turn = UNOWNED
    drawn: list[tuple[int, int, str]] = []
    for ply, (actor, action) in enumerate(table._entries):
        if actor >= 0:
            turn = actor
            words = table.rules.write_action(action).split()
            if words[0] == "play":
                played.add((actor, words[1]))
        elif isinstance(action, Chanced) and action.name == DRAWING:
            drawn.append((ply, turn, CARDS[action.numbers[0]]))
    for ply, seat, card in drawn:
        if seat != viewer and (seat, card) not in played and card != CARDS[CLOCK]:
            found.append(ply)
    return found


def hidden_words(table: Table, viewer: int) -> list[str]:
    """Words that nothing sent to the viewer may hold as a value now.

    A playing card's word shows only where the viewer holds it or it was played. An heir's word is
    on the Will, in the house and in what happened to it, for all to see; but not in the viewer's
    hand, nor among the cards that it saw taken.
    """
    state: State = truth(table)
    shown = set(state.discards)
    if viewer >= 0:
        shown |= {card for card, copies in enumerate(state.hands[viewer]) if copies}
    words = [card for number, card in enumerate(CARDS) if number not in shown]
    for heir in never_shown(state, viewer):
        words += [f"took={HEIRS[heir]}", f"own={HEIRS[heir]}"]
    return words
