"""Which trap cards may be in the hands of others and in the deck, from what one viewer saw.

A *lot* is one deck from when it was shuffled to when it is drawn empty (``13.P5``). What is in a
lot is public, since it was the box or the discards. So a card that another seat keeps is one of
those of its lot that the viewer has not seen, each as likely; and a Detective is never kept.

When another plays a card from the hand, it may be of any lot that the seat still holds a card of.
Copies of a kind count as different cards, each as likely to be played: then all orders of all lots
that agree with what was seen are equally likely, and how many they are hangs on how many unseen
cards of each kind a lot has and how many of them each seat holds. A *sorting* says these.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from dead_end.chance import Source, below, shuffled
from dead_end.contract import PUBLIC, Contradiction
from dead_end.games.drive_13.material import CARDS, DETECTIVE, NO_CARD, UNSEEN, Material
from dead_end.games.drive_13.state import Folded, Kept, Played, Shuffled, Trace
from dead_end.games.drive_13.view import View

_NO_HAND: Final = -1
"""In place of a lot: the card was not played from another's hand."""


class Lot(NamedTuple):
    """What the viewer has not seen of a lot, Detectives left out.

    ``unseen``: copies by kind; ``held``: how many of them each seat holds. The rest of them is in
    the deck, if it is the last lot.
    """

    unseen: tuple[int, ...]
    held: tuple[int, ...]


Sorting = tuple[Lot, ...]


class Holdings(NamedTuple):
    """One truth about the cards.

    ``kept``: the card of each Kept trace by its place in the history; ``hands`` and ``deck``:
    copies by kind; ``drawn``: the card just drawn, or NO_CARD.
    """

    kept: dict[int, int]
    hands: list[list[int]]
    deck: list[int]
    drawn: int


class _Event(NamedTuple):
    """One card that was drawn or played, by the trace at ``place`` in the history.

    ``discards``: what a trace of Shuffled makes the next lot of, as copies by kind.
    """

    place: int
    trace: Trace
    discards: tuple[int, ...] = ()


class _Way(NamedTuple):
    """One way on from a sorting: the lot of the hand's card that was played, and how likely."""

    before: Sorting
    after: Sorting
    lot: int
    weight: Fraction


class _Layer(NamedTuple):
    """An event, and by the sorting that it leads to the ways that lead there."""

    event: _Event
    ways: dict[Sorting, list[_Way]]


def sample_holdings(view: View, material: Material, source: Source) -> Holdings:
    """Draw one truth about the trap cards, each order of all lots as likely.

    Raises :class:`Contradiction` for a view that no order leads to.
    """
    box = list(material.decks[str(view.options["deck"])])
    box[DETECTIVE] = 0
    first: Sorting = (Lot(tuple(box), (0,) * view.seats),)
    ways = _retraced(_layers(view, first), source)
    kept, slots = _placed(ways, source)
    hands = [[0] * len(CARDS) for _ in range(view.seats)]
    deck = [0] * len(CARDS)
    for number, lot in enumerate(ways[-1][1].after if ways else first):
        pool = [card for card, copies in enumerate(lot.unseen) for _ in range(copies)]
        cards = iter([pool[place] for place in shuffled(source, len(pool))])
        for seat, hand in enumerate(hands):
            for place in slots.get((number, seat), ()):
                kept[place] = next(cards)
                hand[kept[place]] += 1
        for card in cards:
            deck[card] += 1
    deck[DETECTIVE] = view.deck_size - sum(deck)
    drawn = kept.pop(len(view.history), NO_CARD)
    if drawn != NO_CARD and view.viewer != view.turn:
        hands[view.turn][drawn] -= 1
    if view.viewer != PUBLIC:
        hands[view.viewer] = list(view.hand)
    return Holdings(kept, hands, deck, drawn)


def _events(view: View) -> Iterator[_Event]:
    """The history card by card; a card just drawn is one that is kept for now."""
    discards = [0] * len(CARDS)
    for place, trace in enumerate(view.history):
        match trace:
            case Shuffled():
                yield _Event(place, trace, tuple(discards))
                discards = [0] * len(CARDS)
            case Played(_, card, _):
                yield _Event(place, trace)
                discards[card] += 1
            case Folded(seat, hand):
                for card, copies in enumerate(hand):
                    for _ in range(copies):
                        yield _Event(place, Played(seat, card, False))
                        discards[card] += 1
            case Kept():
                yield _Event(place, trace)
    if view.drawn != NO_CARD:
        yield _Event(len(view.history), Kept(view.turn, view.drawn))


def _layers(view: View, first: Sorting) -> list[_Layer]:
    """Event by event, all that may have been."""
    weights = {first: Fraction(1)}
    layers: list[_Layer] = []
    for event in _events(view):
        ways: dict[Sorting, list[_Way]] = {}
        for before, weight in weights.items():
            for after, lot, likely in _followed(before, event, view.viewer):
                ways.setdefault(after, []).append(_Way(before, after, lot, weight * likely))
        if not ways:
            raise Contradiction("no order of the cards leads to this view")
        layers.append(_Layer(event, ways))
        weights = {
            after: sum((way.weight for way in led), Fraction()) for after, led in ways.items()
        }
        if len(weights) == 1:
            # Only the proportion counts, and products of fractions grow.
            weights = dict.fromkeys(weights, Fraction(1))
    return layers


def _followed(
    before: Sorting, event: _Event, viewer: int
) -> Iterator[tuple[Sorting, int, Fraction]]:
    """The sortings after an event, each with the lot of the hand's card and how likely it is."""
    last = len(before) - 1
    match event.trace:
        case Shuffled():
            unseen = (*event.discards[:DETECTIVE], 0)
            yield (*before, Lot(unseen, (0,) * len(before[0].held))), _NO_HAND, Fraction(1)
        case Kept(seat, card) if card == UNSEEN:
            yield _with(before, last, UNSEEN, seat, 1), _NO_HAND, Fraction(1)
        case Kept(_, card) | Played(_, card, True):
            if copies := before[last].unseen[card]:
                likely = Fraction(copies, sum(before[last].unseen))
                yield _with(before, last, card), _NO_HAND, likely
        case Played(seat, card, False) if seat != viewer:
            for number, lot in enumerate(before):
                if places := lot.unseen[card] * lot.held[seat]:
                    likely = Fraction(places, sum(lot.unseen))
                    yield _with(before, number, card, seat, -1), number, likely
        case _:
            yield before, _NO_HAND, Fraction(1)


def _with(before: Sorting, number: int, card: int, seat: int = 0, more: int = 0) -> Sorting:
    """The sorting with ``card`` of a lot seen, and ``seat`` holding so many ``more`` of it."""
    unseen, held = before[number]
    if card != UNSEEN:
        unseen = (*unseen[:card], unseen[card] - 1, *unseen[card + 1 :])
    held = (*held[:seat], held[seat] + more, *held[seat + 1 :])
    return (*before[:number], Lot(unseen, held), *before[number + 1 :])


def _retraced(layers: list[_Layer], source: Source) -> list[tuple[_Event, _Way]]:
    """One way through all layers, drawn backwards by what each weighs."""
    taken: list[tuple[_Event, _Way]] = []
    for event, ways in reversed(layers):
        open_ways = (
            ways[taken[-1][1].before] if taken else [way for led in ways.values() for way in led]
        )
        taken.append((event, _drawn(open_ways, source)))
    return taken[::-1]


def _drawn(ways: list[_Way], source: Source) -> _Way:
    at = Fraction(source.random()) * sum(way.weight for way in ways)
    for way in ways:
        at -= way.weight
        if at < 0:
            return way
    return ways[-1]


def _placed(
    ways: list[tuple[_Event, _Way]], source: Source
) -> tuple[dict[int, int], dict[tuple[int, int], list[int]]]:
    """The cards kept that are known by now, and the places of the others by lot and seat."""
    kept: dict[int, int] = {}
    slots: dict[tuple[int, int], list[int]] = {}
    last = 0
    for event, way in ways:
        match event.trace:
            case Shuffled():
                last += 1
            case Kept(seat, card) if card == UNSEEN:
                slots.setdefault((last, seat), []).append(event.place)
            case Kept(_, card):
                kept[event.place] = card
            case Played(seat, card, False) if way.lot != _NO_HAND:
                held = slots[way.lot, seat]
                kept[held.pop(below(source, len(held)))] = card
    return kept, slots
