"""All placements of a view, one by one: what the counting of the game is held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product
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
    looked = {clue.card for clue in told if isinstance(clue, Looking) and clue.card >= 0}
    whole = (1 << cards_in(view.seats)) - 1
    unseen = [card for card in members(whole & ~view.seen) if card not in looked]
    for mystery in product(*([c for c in unseen if kind >> c & 1] for kind in BY_KIND)):
        rest = [card for card in unseen if card not in mystery]
        for kept in _kept(view, told, mask_of(mystery), rest, ()):
            yield Placement(mask_of(mystery), kept)


def _kept(
    view: View, told: list[Clue], mystery: int, rest: list[int], before: tuple[tuple[int, ...], ...]
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """What the players keep, from the first on; left off as soon as one of them could not."""
    seat = len(before)
    if seat == view.seats:
        yield before
        return
    if seat == view.viewer:
        pairs: Iterable[tuple[int, ...]] = (view.kept,)
    else:
        pairs = permutations(rest, 2) if view.seats == 2 else combinations(rest, 2)
    for pair in pairs:
        if all(_agrees(view, mystery, seat, pair, clue) for clue in told):
            left = [card for card in rest if card not in pair]
            yield from _kept(view, told, mystery, left, (*before, pair))


def _agrees(view: View, mystery: int, keeper: int, kept: tuple[int, ...], clue: Clue) -> bool:
    """Whether a clue about ``keeper`` agrees with the cards it would keep."""
    screens = [
        mystery if seat == view.viewer else screen for seat, screen in enumerate(view.screens)
    ]
    others = mask_of(
        card for seat, screen in enumerate(screens) if seat != keeper for card in members(screen)
    )
    match clue:
        case Asking(_, witness, subject, side, _, answer):
            if answer == UNTOLD or witness != keeper:
                return True
            behind = mask_of(kept if side == NO_SIDE else (kept[side],))
            return (ABOUT[subject] & (others | behind)).bit_count() == answer
        case Naming(seat, cards):
            if seat != keeper:
                return True
            return cards != screens[seat] and not cards & (others | mask_of(kept))
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
