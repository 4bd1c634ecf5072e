"""What one viewer of 13 Clues cannot know, and the same game with just that dealt otherwise."""

from __future__ import annotations

from random import Random

from dead_end.contract import PUBLIC, Chanced, IllegalAction
from dead_end.games.thirteen_clues.actions import DEAL, Give
from dead_end.games.thirteen_clues.material import (
    BY_KIND,
    CARDS,
    NO_CARD,
    SEATS,
    SUBJECTS,
    cards_in,
    mask_of,
    members,
    of_each_kind,
)
from dead_end.games.thirteen_clues.state import DEALING, GIVING, OVER, Asking, State
from dead_end.referee import Table
from tests.tables import truth

TRIES = 60


def redeal(table: Table, viewer: int, source: Random) -> Table | None:
    """The same game, as far as ``viewer`` can tell, with other cards; None if none was found.

    For a seat the other cards are drawn from all that its view leaves; for a spectator two cards
    change places in the deal, which may or may not be seen in an answer.
    """
    state: State = truth(table)
    assert state.step != OVER
    if state.step == DEALING:
        return None
    for _ in range(TRIES if viewer == PUBLIC else 3):
        if viewer == PUBLIC or state.step == GIVING:
            other = _swapped(table, viewer, source)
        else:
            world = table.rules.determinize(table.view(viewer), source)
            other = _replayed(table, world)
        if other is None or other.facts_by_ply(viewer) != table.facts_by_ply(viewer):
            continue
        if table.rules.write_state(truth(other)) != table.rules.write_state(state):
            return other
    return None


def _swapped(table: Table, viewer: int, source: Random) -> Table | None:
    """Two cards of a kind that the viewer does not hold, the one for the other."""
    state: State = truth(table)
    own = state.hands[viewer] if viewer >= 0 else 0
    if 0 <= viewer < len(state.gifts):
        own |= state.gifts[viewer] | mask_of(state.kept[viewer])
    kind = BY_KIND[source.randrange(len(BY_KIND))]
    one, two = source.sample(members((1 << cards_in(state.seats)) - 1 & kind & ~own), 2)
    swap = {one: two, two: one}
    world = state.clone()
    world.hands = [mask_of(swap.get(card, card) for card in members(hand)) for hand in state.hands]
    world.gifts = [mask_of(swap.get(card, card) for card in members(gift)) for gift in state.gifts]
    world.kept = [tuple(swap.get(card, card) for card in kept) for kept in state.kept]
    world.informants = [swap.get(card, card) for card in state.informants]
    if state.seats > SEATS[0]:
        world.kept = [tuple(sorted(kept)) for kept in world.kept]
    return _replayed(table, world)


def _replayed(table: Table, world: State) -> Table | None:
    """The actions of ``table`` with the cards of ``world``."""
    other = Table(table.rules, table.options, table.seats)
    givers = iter(range(world.seats))
    try:
        for actor, action in table._entries:
            if isinstance(action, Chanced) and action.name == DEAL:
                action = Chanced(DEAL, deal_of(world))
            elif isinstance(action, Give):
                giver = next(givers)
                left = world.kept[giver][0] if world.seats == SEATS[0] else NO_CARD
                action = Give(*of_each_kind(world.gifts[giver]), left)
            other._play(actor, action)
    except IllegalAction:
        return None
    return other


def deal_of(world: State) -> tuple[int, ...]:
    """A shuffle that deals these cards (``clues.S1``)."""
    firsts: list[int] = []
    loose: list[int] = []
    for seat in range(world.seats):
        hand = world.hands[seat]
        if seat < len(world.gifts):
            hand |= world.gifts[seat] | mask_of(world.kept[seat])
        own = of_each_kind(hand)
        firsts += own
        loose += members(hand & ~mask_of(own))
    return (*firsts, *loose, *world.informants)


def hidden_words(table: Table, viewer: int) -> list[str]:
    """Words that nothing sent to the viewer may hold as a value now.

    Cards may be named in accusations by all; but where one lies is told to few.
    """
    state: State = truth(table)
    if state.step == OVER:
        return []
    seen = table.view(viewer)
    visible = seen.hand | seen.seen | seen.gift
    looked = {card for card in seen.peeks if card != NO_CARD}
    words = []
    for card in range(cards_in(state.seats)):
        if not visible >> card & 1:
            words += [f"{field}={CARDS[card]}" for field in ("hand", "gift", "kept", "screens")]
            if card not in looked:
                words.append(f"card={CARDS[card]}")
    told = {
        clue.subject
        for clue in state.history
        if isinstance(clue, Asking) and (not clue.secret or viewer in (clue.seat, clue.witness))
    }
    return words + [f"subject={word}" for at, word in enumerate(SUBJECTS) if at not in told]
