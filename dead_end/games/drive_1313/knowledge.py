"""Who may hold each heir card, from all that one viewer was ever shown (``all.A8``).

A *history* is a deal (``1313.S2``) and, for each Take a New Heir (``1313.P3``), the card that was
taken. Hand sizes are public and never depend on which card goes where, so all histories that agree
with what the viewer saw are equally likely: counting them is knowing.

They are counted without being listed. Cards that the viewer has not seen are all alike to it, so
only those that it has seen have whereabouts worth following: a *placing* says where these are, and
it carries the number of ways to get there. A card that turns up unseen may have been any one of its
holder's unseen cards. A card taken out of sight was each seen card of the loser in one way, and an
unseen one in as many ways as the loser has unseen cards. Cards in the viewer's own hand, in its
first one too, need no rule of their own: sooner or later they are found there.

A card has more than one possible place only after it has left the viewer's hand and until it is
seen again, and then only where cards were taken out of sight. Placings are as many as the ways to
spread these few cards, whatever the number of heirs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import factorial, prod

from dead_end.chance import Source, drawn, shuffled
from dead_end.contract import Contradiction
from dead_end.games.drive_1313.material import UNOWNED, UNSEEN, Material
from dead_end.games.drive_1313.state import DEALING, SEATING, Laid
from dead_end.games.drive_1313.view import View


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What follows from one view about the holders of the heir cards.

    ``counts[heir][holder]``: histories in which the holder has that card now, out of ``total``.
    Holders are the seats and then nobody, so :data:`UNOWNED` is the last place; an heir whose card
    lies face up, or whom nobody owned when the pawn went out, has zeros only.

    ``seen``: heirs whose cards are followed one by one; ``placings``: their possible holders, in
    the order of ``seen``; ``weights``: histories of each placing. ``unseen``: the other heirs still
    secret; they are spread evenly over the cards left open. ``held``: heir cards by seat.
    """

    counts: tuple[tuple[int, ...], ...]
    total: int
    seen: tuple[int, ...]
    placings: tuple[tuple[int, ...], ...]
    weights: tuple[int, ...]
    unseen: tuple[int, ...]
    held: tuple[int, ...]

    def domain(self, heir: int) -> frozenset[int]:
        """Who may hold the card: seats and :data:`UNOWNED`; empty once it is out of the game."""
        *seats, nobody = self.counts[heir]
        holders = [seat for seat, count in enumerate(seats) if count]
        return frozenset([*holders, UNOWNED] if nobody else holders)

    def probability(self, heir: int, seat: int) -> float:
        """How likely ``seat`` (or nobody: :data:`UNOWNED`) holds the card, from 0 to 1."""
        return self.counts[heir][seat] / self.total

    def sample(self, source: Source) -> tuple[int, ...]:
        """Draw one history, each as likely, and return the holder of each heir in it.

        :data:`UNOWNED` stands for nobody, also for an heir that is out of the game.
        """
        owners = [UNOWNED] * len(self.counts)
        placing = self.placings[drawn(source, self.weights)]
        for heir, seat in zip(self.seen, placing, strict=True):
            owners[heir] = seat
        places = [
            seat for seat, size in enumerate(self.held) for _ in range(size - placing.count(seat))
        ]
        order = shuffled(source, len(self.unseen))
        for which, seat in zip(order, places, strict=False):
            owners[self.unseen[which]] = seat
        return tuple(owners)


def knowledge(view: View, material: Material) -> Knowledge:
    """Everything that follows from ``view`` about who holds whom.

    Before the deal nobody holds a card; when all is turned up it is simply the truth. Raises
    :class:`Contradiction` for a view that cannot come up in a game with ``material``.
    """
    laid = {trace.heir for trace in view.history if isinstance(trace, Laid)}
    secret = [heir for heir in range(material.heirs) if heir not in laid]
    if view.turned_up is not None:
        owners = tuple(view.turned_up.owners[heir] for heir in secret)
        return _summed(material.heirs, view.heir_counts, secret, {owners: 1}, ())
    if view.step in (SEATING, DEALING):
        owners = (UNOWNED,) * len(secret)
        return _summed(material.heirs, view.heir_counts, secret, {owners: 1}, ())

    dealt = [material.heir_cards[view.seats]] * view.seats
    undealt = material.heirs - sum(dealt)
    trail = _Trail([*dealt, undealt])
    for trace in view.history:
        if isinstance(trace, Laid):
            trail.find(trace.heir, trace.seat)
        elif trace.heir == UNSEEN:
            trail.lose_sight(trace.seat, trace.loser)
        else:
            trail.find(trace.heir, trace.loser)
            trail.put(trace.heir, trace.seat)
    for heir in view.own:
        trail.find(heir, view.viewer)
        trail.put(heir, view.viewer)
    if not trail.placings or tuple(trail.sizes[:-1]) != view.heir_counts:
        raise Contradiction("no deal leads to this view")

    unseen = [heir for heir in secret if heir not in trail.seen]
    # A trail tells the cards of each first hand apart by their places in it; a history does not.
    alike = prod(map(factorial, dealt)) * factorial(undealt)
    placings = {
        placing: ways * factorial(len(unseen)) // alike for placing, ways in trail.placings.items()
    }
    return _summed(material.heirs, view.heir_counts, trail.seen, placings, unseen)


class _Trail:
    """The cards seen so far, through the events in order.

    ``sizes``: cards by holder, those nobody holds last; ``placings``: ways by placing of ``seen``.
    """

    __slots__ = ("placings", "seen", "sizes")

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sizes
        self.seen: list[int] = []
        self.placings: dict[tuple[int, ...], int] = {(): 1}

    def find(self, heir: int, holder: int) -> None:
        """Take the card of ``heir`` from ``holder``, with whom it turns out to be."""
        if heir in self.seen:
            at = self.seen.index(heir)
            del self.seen[at]
            self.placings = {
                placing[:at] + placing[at + 1 :]: ways
                for placing, ways in self.placings.items()
                if placing[at] == holder
            }
        else:
            self.placings = {
                placing: ways * unseen
                for placing, ways in self.placings.items()
                if (unseen := self.sizes[holder] - placing.count(holder))
            }
        self.sizes[holder] -= 1

    def put(self, heir: int, seat: int) -> None:
        """Give the card of ``heir``, just found, to ``seat``; the viewer sees it go there."""
        self.sizes[seat] += 1
        self.seen.append(heir)
        self.placings = {(*placing, seat): ways for placing, ways in self.placings.items()}

    def lose_sight(self, seat: int, loser: int) -> None:
        """Give ``seat`` some card of ``loser``; the viewer does not see which (``1313.P3``)."""
        after: dict[tuple[int, ...], int] = {}
        for placing, ways in self.placings.items():
            unseen = self.sizes[loser] - placing.count(loser)
            if unseen:
                after[placing] = after.get(placing, 0) + ways * unseen
            for at, holder in enumerate(placing):
                if holder == loser:
                    moved = (*placing[:at], seat, *placing[at + 1 :])
                    after[moved] = after.get(moved, 0) + ways
        self.placings = after
        self.sizes[loser] -= 1
        self.sizes[seat] += 1


def _summed(
    heirs: int,
    held: tuple[int, ...],
    seen: Sequence[int],
    placings: Mapping[tuple[int, ...], int],
    unseen: Sequence[int],
) -> Knowledge:
    """Sum up ``placings``, histories by placing of ``seen``, over the holders of each card."""
    total = sum(placings.values())
    rows = [[0] * (len(held) + 1) for _ in range(heirs)]
    for placing, histories in placings.items():
        for heir, seat in zip(seen, placing, strict=True):
            rows[heir][seat] += histories
    if unseen:
        # In every history the hands are full; unseen cards share evenly what seen ones leave.
        sizes = (*held, len(seen) + len(unseen) - sum(held))
        share = [
            (total * size - sum(rows[heir][holder] for heir in seen)) // len(unseen)
            for holder, size in enumerate(sizes)
        ]
        for heir in unseen:
            rows[heir] = share
    return Knowledge(
        counts=tuple(map(tuple, rows)),
        total=total,
        seen=tuple(seen),
        placings=tuple(placings),
        weights=tuple(placings.values()),
        unseen=tuple(unseen),
        held=held,
    )
