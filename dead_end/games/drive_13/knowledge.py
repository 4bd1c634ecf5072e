"""Who may own each guest, from all that one viewer was ever shown (``all.A8``).

All deals (``13.S3``) that agree with what the viewer saw are equally likely, and they are counted
without being listed. The viewer has seen its own cards and those that were shown when a guest died
(``13.P6``). Of the rest it knows how many are in each hand; with two players also that a dead
guest whose card nobody showed is one of the secret ones. That the game goes on tells nothing more:
how many guests each hand still holds is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import factorial, prod

from dead_end.chance import Source, shuffled
from dead_end.contract import Contradiction
from dead_end.games.drive_13.material import DEAD, UNOWNED, Material
from dead_end.games.drive_13.state import DEALING, SEATING
from dead_end.games.drive_13.view import View


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What follows from one view about the owners of the guests, living and dead.

    *Holders* are the seats, for the cards that they see, and then the seats once more, for their
    secret cards (:func:`secret_of`). ``counts[guest][holder]``: deals in which the card of the
    guest is there, out of ``total``; zeros only before the deal.

    ``seen``: the holder of each guest whose card the viewer has seen, ``secret``: dead guests
    whose cards are known to be secret ones; ``unseen``: the other guests; ``room``: how many of
    these each holder's part has, of which the secret ones are taken together with ``secret``.
    """

    counts: tuple[tuple[int, ...], ...]
    total: int
    seen: tuple[tuple[int, int], ...]
    secret: tuple[int, ...]
    unseen: tuple[int, ...]
    room: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.room) // 2

    def domain(self, guest: int) -> frozenset[int]:
        """The holders that may have the card; none before the deal."""
        return frozenset(holder for holder, count in enumerate(self.counts[guest]) if count)

    def probability(self, guest: int, seat: int) -> float:
        """How likely ``seat`` owns the guest, secretly or not, from 0 to 1."""
        row = self.counts[guest]
        return (row[seat] + row[secret_of(seat, self.seats)]) / self.total

    def sample(self, source: Source) -> tuple[int, ...]:
        """Draw one deal, each as likely, and return the holder of each guest in it.

        :data:`UNOWNED` before the deal.
        """
        holders = [UNOWNED] * len(self.counts)
        for guest, holder in self.seen:
            holders[guest] = holder
        if not any(self.room):
            return tuple(holders)
        seats = self.seats
        hands = [seat for seat in range(seats) for _ in range(self.room[seat])]
        unseen = [self.unseen[place] for place in shuffled(source, len(self.unseen))]
        for guest, seat in zip(unseen, hands, strict=False):
            holders[guest] = seat
        secret = [*self.secret, *unseen[len(hands) :]]
        places = [holder for holder in range(seats, 2 * seats) for _ in range(self.room[holder])]
        for place, holder in zip(shuffled(source, len(secret)), places, strict=True):
            holders[secret[place]] = holder
        return tuple(holders)


def secret_of(seat: int, seats: int) -> int:
    """The holder that the secret cards of ``seat`` are, of ``seats`` seats."""
    return seats + seat


def knowledge(view: View, material: Material) -> Knowledge:
    """Everything that follows from ``view`` about who owns whom.

    When all is turned up it is simply the truth. Raises :class:`Contradiction` for a view that
    cannot come up in a game with ``material``.
    """
    seats, guests = view.seats, range(material.guests)
    room = [material.guest_cards[seats]] * seats + [material.secret_cards[seats]] * seats
    if view.turned_up is not None:
        owners, secret = view.turned_up.owners, view.turned_up.secret
        holders = {
            guest: owners[guest] + (seats if secret >> guest & 1 else 0)
            for guest in guests
            if owners[guest] != UNOWNED
        }
        return _counted(len(guests), holders, (), (), [0] * (2 * seats))
    if view.step in (SEATING, DEALING):
        return _counted(len(guests), {}, (), (), [0] * (2 * seats))
    seen = {guest: owner for guest, owner in enumerate(view.laid_by) if owner != UNOWNED}
    seen |= dict.fromkeys(view.own, view.viewer)
    for holder in seen.values():
        room[holder] -= 1
    hidden = [guest for guest in guests if guest not in seen]
    secret_dead = tuple(guest for guest in hidden if view.fates[guest] == DEAD)
    unseen = tuple(guest for guest in hidden if view.fates[guest] != DEAD)
    if min(room) < 0 or sum(room) != len(hidden) or len(secret_dead) > sum(room[seats:]):
        raise Contradiction("no deal leads to this view")
    return _counted(len(guests), seen, secret_dead, unseen, room)


def _counted(
    guests: int,
    seen: dict[int, int],
    secret: tuple[int, ...],
    unseen: tuple[int, ...],
    room: list[int],
) -> Knowledge:
    """Count the deals: the unseen guests are spread over what room there is."""
    seats = len(room) // 2
    hands, secrets = room[:seats], room[seats:]
    left = sum(secrets) - len(secret)
    spread = factorial(len(unseen)) // (prod(map(factorial, hands)) * factorial(left))
    total = spread * factorial(sum(secrets)) // prod(map(factorial, secrets))
    rows = [[0] * len(room) for _ in range(guests)]
    for guest, holder in seen.items():
        rows[guest][holder] = total
    for guest in secret:
        for holder, places in enumerate(secrets, start=seats):
            rows[guest][holder] = total * places // sum(secrets)
    for guest in unseen:
        for holder, places in enumerate(hands):
            rows[guest][holder] = total * places // len(unseen)
        for holder, places in enumerate(secrets, start=seats):
            if places:
                rows[guest][holder] = total * left * places // (len(unseen) * sum(secrets))
    return Knowledge(
        counts=tuple(map(tuple, rows)),
        total=total,
        seen=tuple(seen.items()),
        secret=secret,
        unseen=unseen,
        room=tuple(room),
    )
