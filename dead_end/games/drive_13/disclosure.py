"""Whether what is turned up at the end can be what a viewer saw the backs of (``13.E4``)."""

from __future__ import annotations

from dead_end.contract import PUBLIC
from dead_end.fields import numbered
from dead_end.games.drive_13.facts import Revealed
from dead_end.games.drive_13.material import (
    CARDS,
    DEAD,
    DETECTIVE,
    GUESTS,
    UNOWNED,
    UNSEEN,
    Material,
    copies_of,
)
from dead_end.games.drive_13.state import Kept
from dead_end.games.drive_13.view import View


def agrees(view: View, fact: Revealed, material: Material) -> bool:
    """Whether it can. Raises :class:`BadText` for words that name nothing in the box."""
    return (
        _cards_agree(view, fact, material)
        and _guests_agree(view, fact, material)
        and _kept_agree(view, fact)
    )


def _cards_agree(view: View, fact: Revealed, material: Material) -> bool:
    """Every card of the box is somewhere, and where the viewer saw it."""
    hands, deck = [copies_of(hand) for hand in fact.hands], copies_of(fact.deck)
    drawn = copies_of(() if fact.drawn is None else (fact.drawn,))
    discards = copies_of(CARDS[card] for card in view.discards)
    box = tuple(map(sum, zip(*hands, deck, drawn, discards, strict=True)))
    return (
        tuple(map(sum, hands)) == view.card_counts
        and sum(deck) == view.deck_size
        and box == material.decks[str(view.options["deck"])]
        and (view.viewer == PUBLIC or hands[view.viewer] == view.hand)
    )


def _guests_agree(view: View, fact: Revealed, material: Material) -> bool:
    """Every guest was dealt to somebody, and to whom the viewer saw."""
    seats, guests = view.seats, GUESTS[: len(view.pawns)]
    dealt = [[numbered(guests, word) for word in words] for words in fact.dealt]
    secret = {numbered(guests, word) for word in fact.secret}
    if not (view.round or any(dealt)):
        # Stopped before the deal.
        return len(dealt) == seats and not (secret or view.own)
    each, hidden = material.guest_cards[seats], material.secret_cards[seats]
    seen = [tuple(guest for guest in part if guest not in secret) for part in dealt]
    shown = {guest: seat for seat, part in enumerate(seen) for guest in part}
    return (
        sorted(guest for part in dealt for guest in part) == list(range(len(guests)))
        and {len(part) for part in dealt} == {each + hidden}
        and {len(part) for part in seen} == {each}
        and (view.viewer == PUBLIC or seen[view.viewer] == view.own)
        and all(
            owner == shown.get(guest, UNOWNED)
            for guest, (fate, owner) in enumerate(zip(view.fates, view.laid_by, strict=True))
            if fate == DEAD
        )
    )


def _kept_agree(view: View, fact: Revealed) -> bool:
    """As many were kept, and those that the viewer saw (``13.P2``)."""
    known = [trace.card for trace in view.history if isinstance(trace, Kept)]
    kept = [numbered(CARDS[:DETECTIVE], word) for word in fact.kept]
    return len(known) == len(kept) and all(
        one in (UNSEEN, other) for one, other in zip(known, kept, strict=True)
    )
