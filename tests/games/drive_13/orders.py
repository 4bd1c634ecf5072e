"""Which truths about the trap cards agree with a view, found by playing every order of the deck.

Copies of a kind are told apart, as they are when they lie on a table: a card is its number in the
box. Every order of every deck is as likely; which copy of a kind a seat plays is not seen, so that
each copy that it holds counts.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import chain

from dead_end.games.drive_13.material import DETECTIVE, UNSEEN, Material
from dead_end.games.drive_13.state import Folded, Kept, Played, Shown, Shuffled
from dead_end.games.drive_13.view import View

Truth = tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...], int]
"""The kinds kept in their order, the kinds in each hand, in the deck, and the one just drawn."""

World = tuple[tuple[int, ...], tuple[frozenset[int], ...], frozenset[int], frozenset[int]]
"""Kinds kept; cards by hand, in the deck and on the discards."""


def truths(view: View, material: Material) -> dict[Truth, Fraction]:
    """Each truth with how likely it is."""
    box = tuple(
        chain.from_iterable(
            [kind] * copies for kind, copies in enumerate(material.decks[str(view.options["deck"])])
        )
    )
    nobody: tuple[frozenset[int], ...] = (frozenset(),) * view.seats
    worlds: dict[World, Fraction] = {
        ((), nobody, frozenset(range(len(box))), frozenset()): Fraction(1)
    }
    traces = [*view.history]
    if view.drawn != -2:
        traces.append(Kept(view.turn, view.drawn))
    for trace in traces:
        after: Counter[World] = Counter()
        for world, weight in worlds.items():
            for following, part in step(world, trace, box):
                after[following] += weight * part  # type: ignore[assignment]  # of fractions
        worlds = dict(after)  # type: ignore[arg-type]  # of fractions
    found: Counter[Truth] = Counter()
    for (kept, hands, deck, _), weight in worlds.items():
        drawn = -2
        kinds = [sorted(box[card] for card in hand) for hand in hands]
        if view.drawn != -2:
            drawn = kept[-1]
            kept = kept[:-1]
            kinds[view.turn].remove(drawn)
        truth = (kept, tuple(map(tuple, kinds)), tuple(sorted(box[card] for card in deck)), drawn)
        found[truth] += weight  # type: ignore[assignment]  # of fractions
    total = sum(found.values())
    return {truth: Fraction(weight, total) for truth, weight in found.items()}


def step(world: World, trace: object, box: tuple[int, ...]) -> list[tuple[World, Fraction]]:
    """The worlds after a trace, each with the share of orders, times copies, that lead there."""
    kept, hands, deck, discards = world
    match trace:
        case Shuffled():
            return [((kept, hands, discards, frozenset()), Fraction(1))] if not deck else []
        case Shown():
            return [
                ((kept, hands, deck - {card}, discards | {card}), Fraction(1, len(deck)))
                for card in deck
                if box[card] == DETECTIVE
            ]
        case Kept(seat, kind):
            return [
                (((*kept, box[card]), given(hands, seat, card), deck - {card}, discards),
                 Fraction(1, len(deck)))
                for card in deck
                if box[card] != DETECTIVE and kind in (UNSEEN, box[card])
            ]  # fmt: skip
        case Played(_, kind, True):
            return [
                ((kept, hands, deck - {card}, discards | {card}), Fraction(1, len(deck)))
                for card in deck
                if box[card] == kind
            ]
        case Played(seat, kind, False):
            return [
                ((kept, taken(hands, seat, card), deck, discards | {card}), Fraction(1))
                for card in hands[seat]
                if box[card] == kind
            ]
        case Folded(seat, hand):
            held = sorted(box[card] for card in hands[seat])
            if held != [kind for kind, copies in enumerate(hand) for _ in range(copies)]:
                return []
            empty = tuple(frozenset() if at == seat else cards for at, cards in enumerate(hands))
            return [((kept, empty, deck, discards | hands[seat]), Fraction(1))]
    return [(world, Fraction(1))]


def given(hands: tuple[frozenset[int], ...], seat: int, card: int) -> tuple[frozenset[int], ...]:
    return (*hands[:seat], hands[seat] | {card}, *hands[seat + 1 :])


def taken(hands: tuple[frozenset[int], ...], seat: int, card: int) -> tuple[frozenset[int], ...]:
    return (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
