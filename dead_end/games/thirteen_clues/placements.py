"""Counting where the cards lie that one seat cannot see, without listing the deals (``clues.N1``).

A *placement* says which three unseen cards stand on the seat's own screen (its mystery) and which
two each other player keeps; what is left are the informants. What the seat was told binds the
mystery and *one* player's cards at a time: an answer is a sum over the screens, which are seen but
for the seat's own, and over the two that the witness keeps. So for each mystery the pairs that a
witness may keep are known at once, by what they would add to each of its answers; and the ways to
pick disjoint pairs, witness after witness, are counted over the set of cards used up so far: once
forwards, and once backwards for how many of them have a card in one place. Mysteries that leave
all witnesses the same pairs are counted together.

Cards are numbered anew here, within the unseen ones, so that sets of them are small masks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, permutations, product
from math import comb, factorial
from typing import Final, NamedTuple

from dead_end.games.thirteen_clues.material import (
    ABOUT,
    BY_KIND,
    EACH,
    KEPT,
    NO_CARD,
    NO_SIDE,
    SEATS,
    SIDES,
    cards_in,
    mask_of,
    members,
)
from dead_end.games.thirteen_clues.state import UNTOLD, Asking, Clue, Looking, Naming
from dead_end.games.thirteen_clues.view import View

_DIGIT: Final = 3
"""Bits for what an answer still lacks: at most five, from a mystery and two kept cards."""

_MOST: Final = EACH + KEPT


class Pair(NamedTuple):
    """Two unseen cards that a player may keep; left and right where two play, else ascending."""

    left: int
    right: int
    both: int


@dataclass(slots=True)
class Witness:
    """What the clues ask of the two cards that the player on ``seat`` keeps.

    ``codes``: by side and card what the card would add to each answer, a digit an answer; by
    card what it adds as part of the mystery are ``in_mystery``. ``lacking``: what mystery and kept
    cards must come to. ``never``: cards that the player cannot keep, as it named them.
    """

    seat: int
    codes: list[list[int]]
    in_mystery: list[int]
    lacking: int = 0
    never: int = 0
    answers: int = 0
    watched: bool = False

    @property
    def bound(self) -> bool:
        """Whether anything is known of what it keeps, or asked: then its pairs are looked at."""
        return bool(self.answers or self.never or self.watched)

    @property
    def pairs(self) -> dict[int, list[Pair]]:
        """What it may keep, by code."""
        return pairs_by_code(tuple(map(tuple, self.codes)), self.never)


@lru_cache(maxsize=1024)
def pairs_by_code(codes: tuple[tuple[int, ...], ...], never: int) -> dict[int, list[Pair]]:
    """Two cards that are not in ``never``, by the sum of their ``codes``, by side and card.

    Kept: a search for reasons leaves out one player's clues while another's stay as they are.
    """
    left, right = codes[0], codes[-1]
    found: dict[int, list[Pair]] = {}
    for pair in every_pair(len(left), len(codes) > 1):
        if not pair.both & never:
            found.setdefault(left[pair.left] + right[pair.right], []).append(pair)
    return found


@cache
def every_pair(cards: int, sided: bool) -> tuple[Pair, ...]:
    """Any two of so many cards."""
    two = permutations(range(cards), KEPT) if sided else combinations(range(cards), KEPT)
    return tuple(Pair(one, other, 1 << one | 1 << other) for one, other in two)


@dataclass(slots=True)
class Group:
    """Mysteries that leave each bound witness the same pairs, fewest pairs first.

    ``cards``: how many are unseen; ``witnesses``: places in :attr:`Placements.others`. ``picks``:
    by step what :func:`picker` found already.
    """

    cards: int
    mysteries: list[int]
    witnesses: list[int]
    pairs: list[list[Pair]]
    picks: dict[int, dict[int, Sequence[int]]] = field(default_factory=dict)


class Placements:
    """All placements that ``clues`` leave to ``view``'s viewer, a seat, once screens are filled.

    ``cards``: the unseen ones; ``others``: what is known of each other player.
    """

    def __init__(self, view: View, clues: Iterable[Clue]) -> None:
        self.viewer = view.viewer
        self.sided = view.seats == SEATS[0]
        known = [clue for clue in clues if not (isinstance(clue, Asking) and clue.answer == UNTOLD)]
        whole = (1 << cards_in(view.seats)) - 1
        peeked = mask_of(
            clue.card
            for clue in {c.card: c for c in known if isinstance(c, Looking)}.values()
            if clue.card != NO_CARD
        )
        self.peeked = peeked & ~view.seen
        self.cards = members(whole & ~view.seen & ~self.peeked)
        self._number = {card: number for number, card in enumerate(self.cards)}
        sides = len(SIDES) if self.sided else 1
        count = len(self.cards)
        self.others = [
            Witness(seat, [[0] * count for _ in range(sides)], [0] * count)
            for seat in range(view.seats)
            if seat != view.viewer
        ]
        self._by_seat = {witness.seat: witness for witness in self.others}
        self._not_mine = 0
        self._wrong: set[int] = set()
        self.possible = True
        for clue in dict.fromkeys(known):
            if isinstance(clue, Asking):
                self._add_answer(view, clue)
            elif isinstance(clue, Naming):
                self._add_accusation(clue)

    def _add_answer(self, view: View, clue: Asking) -> None:
        """``clues.Q2``, ``clues.D2``."""
        witness = self._by_seat.get(clue.witness)
        if witness is None:
            # What the viewer itself answered it knew before.
            return
        about = ABOUT[clue.subject]
        seen = 0
        for seat, screen in enumerate(view.screens):
            if seat != clue.witness:
                seen |= screen
        lacking = clue.answer - (about & seen).bit_count()
        if not 0 <= lacking <= _MOST:
            self.possible = False
            return
        digit = 1 << _DIGIT * witness.answers
        witness.answers += 1
        witness.lacking += lacking * digit
        for card, number in self._number.items():
            if about >> card & 1:
                witness.in_mystery[number] += digit
                for side, codes in enumerate(witness.codes):
                    if clue.side in (NO_SIDE, side):
                        codes[number] += digit

    def _add_accusation(self, clue: Naming) -> None:
        """``clues.G1``: who accuses sees none of the cards; and a wrong one is wrong."""
        named = self.local(clue.cards)
        if clue.seat == self.viewer:
            if named.bit_count() == EACH:
                self._wrong.add(named)
            return
        self._not_mine |= named
        self._by_seat[clue.seat].never |= named

    def local(self, cards: int) -> int:
        """Those of a set of cards that are unseen, in the numbers used here."""
        return sum(1 << number for card, number in self._number.items() if cards >> card & 1)

    def everywhere(self, numbers: int) -> int:
        """The set of cards that these numbers stand for."""
        return mask_of(self.cards[number] for number in members(numbers))

    def groups(self) -> list[Group]:
        """The mysteries that each witness has some pairs for, put together."""
        if not self.possible:
            return []
        bound = [
            (number, witness, witness.pairs)
            for number, witness in enumerate(self.others)
            if witness.bound
        ]
        found: dict[tuple[int, ...], list[int]] = {}
        kinds = [members(self.local(kind) & ~self._not_mine) for kind in BY_KIND]
        for cards in product(*kinds):
            one, two, three = cards
            mystery = 1 << one | 1 << two | 1 << three
            if mystery in self._wrong:
                continue
            wanted: list[int] = []
            for _, witness, pairs in bound:
                adds = witness.in_mystery
                code = witness.lacking - adds[one] - adds[two] - adds[three]
                if code not in pairs:
                    break
                wanted.append(code)
            else:
                found.setdefault(tuple(wanted), []).append(mystery)
        groups = []
        for codes, mysteries in found.items():
            lists = sorted(
                (
                    (number, pairs[code])
                    for (number, _, pairs), code in zip(bound, codes, strict=True)
                ),
                key=lambda entry: len(entry[1]),
            )
            groups.append(
                Group(
                    len(self.cards),
                    mysteries,
                    [number for number, _ in lists],
                    [fitting for _, fitting in lists],
                )
            )
        return groups

    @property
    def loose(self) -> int:
        """How many unseen cards are neither in the mystery nor with a bound witness."""
        return len(self.cards) - EACH - KEPT * sum(witness.bound for witness in self.others)

    @property
    def unbound(self) -> list[int]:
        """The players of whose kept cards nothing is known, by their place in ``others``."""
        return [number for number, witness in enumerate(self.others) if not witness.bound]

    @property
    def ways_left(self) -> int:
        """In how many ways those may keep two of the loose cards each."""
        count = len(self.unbound)
        ways = factorial(self.loose) // factorial(self.loose - KEPT * count)
        return ways if self.sided else ways // 2**count


Used = dict[int, int]
"""By set of used cards a number of ways."""


def picker(group: Group, step: int) -> Callable[[int], Sequence[int]]:
    """What the witness of that step may pick, as masks, by what is used up before it.

    Either its pairs are gone through, or those of the cards that are left, whichever are fewer:
    the last witnesses have few cards to pick from. It is asked for forwards and backwards.
    """
    search, found = _search(group, step), group.picks.setdefault(step, {})

    def pick(used: int) -> Sequence[int]:
        if used not in found:
            found[used] = search(used)
        return found[used]

    return pick


def _search(group: Group, step: int) -> Callable[[int], Sequence[int]]:
    masks = [pair.both for pair in group.pairs[step]]
    left = group.cards - EACH - KEPT * step
    allowed = frozenset(masks)
    if len(allowed) < len(masks) or comb(left, KEPT) >= len(masks):
        return lambda used: [both for both in masks if not used & both]
    everything = (1 << group.cards) - 1
    return lambda used: [both for both in pairs_within(everything & ~used) if both in allowed]


@cache
def pairs_within(cards: int) -> tuple[int, ...]:
    """Every two of a set of cards, as masks."""
    return tuple(1 << one | 1 << other for one, other in combinations(members(cards), KEPT))


def forwards(group: Group) -> list[Used]:
    """In how many ways a set of cards is used up: by the mysteries, then witness by witness."""
    ways: list[Used] = [dict.fromkeys(group.mysteries, 1)]
    for step in range(len(group.pairs)):
        picks = picker(group, step)
        after: Used = {}
        for used, count in ways[-1].items():
            for both in picks(used):
                now = used | both
                after[now] = after.get(now, 0) + count
        ways.append(after)
    return ways


def backwards(group: Group, ways: Sequence[Used]) -> list[Used]:
    """In how many ways the rest can be picked, by what is used up before each witness."""
    rest: list[Used] = [dict.fromkeys(ways[-1], 1)]
    for step in reversed(range(len(group.pairs))):
        picks, later = picker(group, step), rest[-1]
        rest.append(
            {used: sum([later[used | both] for both in picks(used)]) for used in ways[step]}
        )
    rest.reverse()
    return rest


def picked(group: Group, step: int, ways: Sequence[Used], rest: Sequence[Used]) -> Used:
    """By pair, as a mask, in how many of all ways the witness of that step picks it.

    With sides two pairs may be of the same cards; it is the number for each of them.
    """
    picks, after, found = picker(group, step), rest[step + 1], dict[int, int]()
    for used, many in ways[step].items():
        if rest[step][used]:
            for both in picks(used):
                found[both] = found.get(both, 0) + many * after[used | both]
    alike = Counter(pair.both for pair in group.pairs[step])
    return {both: count // alike[both] for both, count in found.items()}
