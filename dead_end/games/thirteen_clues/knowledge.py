"""What follows from all that one seat has seen: exactly, and never a guess (``clues.N1``).

Every placement of the unseen cards (:mod:`placements`) that agrees with all that the seat was told
is as likely as any other: why somebody chose, asked or accused as they did tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from dead_end.contract import PUBLIC, Contradiction
from dead_end.games.thirteen_clues.material import CARDS, KEPT, members
from dead_end.games.thirteen_clues.placements import Group, Placements, backwards, forwards, picked
from dead_end.games.thirteen_clues.state import DEALING, GIVING, Clue
from dead_end.games.thirteen_clues.view import View


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Placements that are left, in all and by where a card is in them.

    ``total``: how many; ``solutions``: by mystery (a mask) how many have it, in canonical order.
    By card: ``mystery``, how many have it on the viewer's own screen; ``kept``, by seat and side
    (one side only, where more than two play) how many have it there; ``informants``, how many have
    it among those that the viewer has not looked at. A card that the viewer sees is in none.
    """

    total: int
    solutions: dict[int, int]
    mystery: tuple[int, ...]
    kept: tuple[tuple[tuple[int, ...], ...], ...]
    informants: tuple[int, ...]

    def chance(self, count: int) -> Fraction:
        """How likely that is what ``count`` of the placements have."""
        return Fraction(count, self.total)


def knowledge(view: View, clues: Iterable[Clue] | None = None) -> Knowledge:
    """What ``view``'s viewer can know of the cards it does not see.

    ``clues``: only what follows from these, a part of the view's history; else from all of it.
    Raises :class:`Contradiction` for a spectator's view, for one of before the screens were
    filled, and for one that agrees with no deal.
    """
    if view.viewer == PUBLIC or view.step in (DEALING, GIVING) or view.chosen < view.seats:
        raise Contradiction("there is nothing to conclude from")
    places = Placements(view, view.history if clues is None else clues)
    counts = _Counts(places)
    for group in places.groups():
        counts.add(group)
    if not counts.total:
        raise Contradiction("no deal agrees with this view")
    return counts.knowledge(view.seats)


class _Counts:
    """Adds up groups of placements, at first of the bound witnesses' cards alone."""

    def __init__(self, places: Placements) -> None:
        self._places = places
        cards, sides = len(places.cards), len(places.others[0].codes)
        self.total = 0
        self._solutions: dict[int, int] = {}
        self._mystery = [0] * cards
        self._kept = [[[0] * cards for _ in range(sides)] for _ in places.others]

    def add(self, group: Group) -> None:
        """Count the placements with one of the group's mysteries."""
        ways = forwards(group)
        rest = backwards(group, ways)
        for mystery in group.mysteries:
            count = rest[0][mystery]
            if count:
                self.total += count
                self._solutions[mystery] = count
                for card in members(mystery):
                    self._mystery[card] += count
        for step, (witness, pairs) in enumerate(zip(group.witnesses, group.pairs, strict=True)):
            counts = picked(group, step, ways, rest)
            lefts, rights = self._kept[witness][0], self._kept[witness][-1]
            for left, right, both in pairs:
                count = counts.get(both, 0)
                lefts[left] += count
                rights[right] += count

    def knowledge(self, seats: int) -> Knowledge:
        """The same over all cards, the other players and the informants put in."""
        places = self._places
        each = places.ways_left
        sides = len(self._kept[0])
        kept = [[[0] * len(CARDS) for _ in range(sides)] for _ in range(seats)]
        mystery, informants = [0] * len(CARDS), [0] * len(CARDS)
        unbound = places.unbound
        for number, card in enumerate(places.cards):
            mystery[card] = self._mystery[number] * each
            loose = self.total * each - mystery[card]
            for place, witness in enumerate(places.others):
                for side, counts in enumerate(self._kept[place]):
                    kept[witness.seat][side][card] = counts[number] * each
                    loose -= counts[number] * each
            if not loose:
                continue
            # A loose card is as likely in one of the places that are left as in any other.
            for place in unbound:
                for counts in kept[places.others[place].seat]:
                    counts[card] = loose * (KEPT // sides) // places.loose
            informants[card] = loose * (places.loose - KEPT * len(unbound)) // places.loose
        solutions = {
            places.everywhere(found): count * each for found, count in self._solutions.items()
        }
        return Knowledge(
            self.total * each,
            dict(sorted(solutions.items(), key=lambda entry: members(entry[0]))),
            tuple(mystery),
            tuple(tuple(map(tuple, by_side)) for by_side in kept),
            tuple(informants),
        )
