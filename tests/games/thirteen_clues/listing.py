"""All placements of a view, one by one: what the counting of the game is held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations, product
from random import Random
from typing import NamedTuple

from dead_end.games.thirteen_clues.knowledge import Knowledge
from dead_end.games.thirteen_clues.material import (
    ABOUT,
    BY_KIND,
    NO_SIDE,
    cards_in,
    mask_of,
    members,
)
from dead_end.games.thirteen_clues.state import UNTOLD, Asking, Clue, Looking, Naming
from dead_end.games.thirteen_clues.view import View


class Placement(NamedTuple):
    """The viewer's mystery, and by seat what the others keep (the viewer's own too)."""

    mystery: int
    kept: tuple[tuple[int, ...], ...]


def placements(view: View, clues: Iterable[Clue] | None = None) -> Iterator[Placement]:
    """Every placement that agrees with ``view``, each checked clue by clue against the rules."""
    told = [*(view.history if clues is None else clues)]
    unseen = _unseen(view, told)
    for mystery in product(*([c for c in unseen if kind >> c & 1] for kind in BY_KIND)):
        rest = [card for card in unseen if card not in mystery]
        fitting = []
        for seat in range(view.seats):
            agrees = _agreeing(view, told, mask_of(mystery), seat)
            fitting.append(list(filter(agrees, _pairs(view, seat, rest))))
        for kept in _kept(fitting, frozenset(), ()):
            yield Placement(mask_of(mystery), kept)


def drawn(view: View, source: Random, tries: int) -> Iterator[Placement]:
    """Of so many placements dealt at random, all alike, those that agree with ``view``."""
    unseen = _unseen(view, view.history)
    kinds = [[card for card in unseen if kind >> card & 1] for kind in BY_KIND]
    for _ in range(tries):
        mystery = mask_of(map(source.choice, kinds))
        rest = [card for card in unseen if not mystery >> card & 1]
        source.shuffle(rest)
        kept = tuple(
            view.kept if seat == view.viewer else (rest.pop(), rest.pop())
            for seat in range(view.seats)
        )
        if all(
            _agreeing(view, view.history, mystery, seat)(pair) for seat, pair in enumerate(kept)
        ):
            yield Placement(mystery, kept)


def _unseen(view: View, told: Iterable[Clue]) -> list[int]:
    looked = {clue.card for clue in told if isinstance(clue, Looking) and clue.card >= 0}
    whole = (1 << cards_in(view.seats)) - 1
    return [card for card in members(whole & ~view.seen) if card not in looked]


def _pairs(view: View, seat: int, rest: list[int]) -> Iterable[tuple[int, ...]]:
    """What one player may keep, clues apart."""
    if seat == view.viewer:
        return [view.kept]
    return permutations(rest, 2) if view.seats == 2 else combinations(rest, 2)


def _agreeing(
    view: View, told: Iterable[Clue], mystery: int, seat: int
) -> Callable[[tuple[int, ...]], bool]:
    """Whether the clues about a player agree with what it keeps, beside a mystery."""
    screens = [mystery if of == view.viewer else cards for of, cards in enumerate(view.screens)]
    others = mask_of(
        card for of, screen in enumerate(screens) if of != seat for card in members(screen)
    )
    clues = [clue for clue in told if _about(clue) == seat]
    return lambda pair: all(_agrees(screens[seat], others, pair, clue) for clue in clues)


def _about(clue: Clue) -> int | None:
    """Of whose kept cards a clue speaks."""
    match clue:
        case Asking(_, witness, _, _, _, answer):
            return None if answer == UNTOLD else witness
        case Naming(seat, _):
            return seat
    return None


def _kept(
    fitting: list[list[tuple[int, ...]]], used: frozenset[int], before: tuple[tuple[int, ...], ...]
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """What the players keep, from the first on, no card twice."""
    if len(before) == len(fitting):
        yield before
        return
    for pair in fitting[len(before)]:
        if used.isdisjoint(pair):
            yield from _kept(fitting, used | set(pair), (*before, pair))


def _agrees(screen: int, others: int, kept: tuple[int, ...], clue: Clue) -> bool:
    """Whether a clue agrees with a player's ``screen`` and ``kept`` cards, and all ``others``."""
    match clue:
        case Asking(_, _, subject, side, _, answer):
            behind = mask_of(kept if side == NO_SIDE else (kept[side],))
            return (ABOUT[subject] & (others | behind)).bit_count() == answer
        case Naming(_, cards):
            return cards != screen and not cards & (others | mask_of(kept))
    return True


def counted(view: View, found: Iterable[Placement]) -> Knowledge:
    """What :func:`knowledge.knowledge` should say of these placements."""
    looked = set(view.peeks)
    whole = (1 << cards_in(view.seats)) - 1
    unseen = [card for card in members(whole & ~view.seen) if card not in looked]
    total = 0
    solutions: Counter[int] = Counter()
    size = 30
    mystery, informants = [0] * size, [0] * size
    sides = 2 if view.seats == 2 else 1
    kept = [[[0] * size for _ in range(sides)] for _ in range(view.seats)]
    for placement in found:
        total += 1
        solutions[placement.mystery] += 1
        left = set(unseen)
        for card in members(placement.mystery):
            mystery[card] += 1
            left.discard(card)
        for seat, pair in enumerate(placement.kept):
            if seat == view.viewer:
                continue
            for place, card in enumerate(pair):
                kept[seat][place % sides][card] += 1
                left.discard(card)
        for card in left:
            informants[card] += 1
    return Knowledge(
        total,
        dict(sorted(solutions.items(), key=lambda entry: members(entry[0]))),
        tuple(mystery),
        tuple(tuple(map(tuple, by_side)) for by_side in kept),
        tuple(informants),
    )
