"""What a seat of 1313 Dead End Drive may expect of each action, in moneybags.

Everything is reckoned from one view. A bag counts for as much as it is likely to be collected: up
to one whole bag on an heir of the viewer's own, less than nothing on a rival's. The weights are
rough: of all of them only :data:`CARD` made a difference that matches between variants could tell
from luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dead_end.games.drive_1313.actions import (
    Action,
    DrawCard,
    Move,
    RunForIt,
    Spring,
    Summon,
    TakeHeir,
)
from dead_end.games.drive_1313.house import House
from dead_end.games.drive_1313.knowledge import knowledge
from dead_end.games.drive_1313.material import CARDS, GONE, INSIDE, TRAPS, UNOWNED, WILD, traps_of
from dead_end.games.drive_1313.rules import Drive1313
from dead_end.games.drive_1313.state import MOVING
from dead_end.games.drive_1313.view import View

FAR: Final = 0.2
"""Chance to get out from the farthest corner: the way is long, and full of rivals and traps."""

NEAR: Final = 0.55
"""Chance to get out from beside the welcome stone, but for the next roll: rivals drag it off."""

DASH: Final = 0.7
"""How often a pawn within reach of the door is still there when its owner rolls again."""

SUSPICION: Final = 1.5
"""How much likelier a pawn at the door is somebody's than nobody's: who else brought it there?"""

CARD: Final = 0.4
"""Worth of a card in hand, in bags, against one rival. It harms one rival of several, and they too
may soon need it: with more of them it is worth less by the square."""

KEPT: Final = 0.05
"""Gain for which a card is not played yet, in bags; a Wild Trap, of more use later, waits for
twice as much."""

MIDNIGHT: Final = 5.0
"""Bags that it is worth to end the game in the lead, and costs to end it behind."""


def getaway(house: House) -> dict[int, float]:
    """How likely a pawn gets out, by its space: from the way to go and the next roll."""
    steps = house.steps_to_door
    farthest = max(steps.values())
    chances = {}
    for space, way in steps.items():
        slowly = NEAR - (NEAR - FAR) * way / farthest
        # One of the two dice must show more than the steps to the door (1313.E1).
        at_once = DASH * (1 - (min(way, 6) / 6) ** 2)
        chances[space] = slowly + (1 - slowly) * at_once
    return chances


class Outlook:
    """The gains of actions, as the viewer of one view may reckon them.

    ``stakes[heir]``: what one bag of that heir, carried out of the door, is worth to the viewer:
    1 for its own, 0 for an heir that is nobody's, less than 0 the likelier it is a rival's.
    """

    def __init__(self, view: View, rules: Drive1313, chances: Mapping[int, float]) -> None:
        self._view = view
        self._chances = chances
        self._trap_spaces = rules.house.trap_spaces
        self._doors_away = rules.house.steps_to_door
        self._known = knowledge(view, rules.material)
        self._odds = _spring_odds(view, rules.material.decks[str(view.options["deck"])])
        # Harm to one rival of several is a gain that the viewer shares with the others.
        self._spite = 1 / (view.seats - 1)
        self.stakes = [self._stake(heir) for heir in range(len(view.pawns))]

    def gain(self, action: Action) -> float:
        """Bags that the viewer may expect to gain by ``action``; 0 for doing nothing."""
        match action:
            case Move(heir, _, space):
                return self._move(heir, space)
            case Summon(_, heir, space):
                return self._placed(heir, space) - KEPT
            case Spring(card, trap):
                heir = self._view.pawns.index(self._trap_spaces[trap])
                return self._knocked_off(heir) - (2 * KEPT if card == WILD else KEPT)
            case DrawCard():
                return self._drawn()
            case TakeHeir(seat):
                return self._taken(seat)
            case RunForIt():
                return self._run() - KEPT
        return 0.0

    def appeal(self, space: int) -> float:
        """How much the owner of a pawn would like it to stand on ``space``, from 0 to 1."""
        return 0.0 if space in self._trap_spaces else self._chances[space]

    def _stake(self, heir: int) -> float:
        """See :class:`Outlook`: from what is known and from how near the door it has come."""
        view = self._view
        if heir in view.own:
            return 1.0
        rivals = 1 - self._known.probability(heir, UNOWNED)
        if view.pawns[heir] == GONE or rivals == 0:
            return 0.0
        likelier = rivals * (1 + SUSPICION * self._chances[view.pawns[heir]])
        return -self._spite * likelier / (likelier + 1 - rivals)

    def _worth(self, heir: int) -> float:
        """Of one bag on the heir where its pawn stands."""
        return self.stakes[heir] * self._chances[self._view.pawns[heir]]

    def _move(self, heir: int, space: int) -> float:
        view = self._view
        if space == GONE:
            return self._escaped(heir)
        gain = self._placed(heir, space)
        if space in self._trap_spaces and view.step == MOVING:
            gain += self._drawn() if view.options["must_draw"] else max(0.0, self._drawn())
        return gain

    def _placed(self, heir: int, space: int) -> float:
        """The pawn of ``heir`` stands on ``space`` instead."""
        start = self._view.pawns[heir]
        nearer = self._chances[space] - self._chances[start]
        gain = self._view.bags[heir] * self.stakes[heir] * nearer
        if space in self._trap_spaces:
            gain += self._peril(heir, self._trap_spaces.index(space))
        if start in self._trap_spaces:
            gain -= self._peril(heir, self._trap_spaces.index(start))
        return gain

    def _peril(self, heir: int, trap: int) -> float:
        """What it is worth to the viewer that ``heir`` stands on ``trap``."""
        view, fall = self._view, self._knocked_off(heir)
        strangers = sum(view.card_counts) - view.card_counts[view.viewer]
        by_rivals = 1 - (1 - self._odds[trap]) ** strangers
        if fall <= KEPT:
            return by_rivals * fall
        mine = any(view.hand[card] for card in range(len(CARDS)) if trap in traps_of(card))
        by_me = 1.0 if mine else self._odds[trap]
        return (by_me + (1 - by_me) * by_rivals) * fall

    def _knocked_off(self, heir: int) -> float:
        """Its bags slide to the next heir inside (``1313.K2``)."""
        return self._slid(heir) - self._view.bags[heir] * self._worth(heir)

    def _escaped(self, heir: int) -> float:
        """Its owner collects; with the door open it may be nobody's (``1313.E1``)."""
        view = self._view
        gain = view.bags[heir] * (self.stakes[heir] - self._worth(heir))
        if heir in view.own:
            return gain
        return gain + self._known.probability(heir, UNOWNED) * self._slid(heir)

    def _slid(self, heir: int) -> float:
        """What the bags of ``heir`` are worth on the next heir inside."""
        fates = self._view.fates
        for lower in range(heir + 1, len(fates)):
            if fates[lower] == INSIDE:
                return self._view.bags[heir] * self._worth(lower)
        return 0.0

    def _drawn(self) -> float:
        """A card is drawn: the Clock is the last of them (``1313.D4``)."""
        view = self._view
        rest = [bags for seat, bags in enumerate(view.collected) if seat != view.viewer]
        lead = view.collected[view.viewer] - max(rest)
        if view.deck_size == 1:
            return MIDNIGHT * ((lead > 0) - (lead < 0))
        worth = CARD * self._spite**2
        return -worth if view.deck_size == 2 and lead < 0 else worth

    def _taken(self, seat: int) -> float:
        """A random heir of ``seat`` becomes the viewer's (``1313.P3``)."""
        view = self._view
        held = sum(
            self._known.probability(heir, seat) * view.bags[heir] * self._chances[space]
            for heir, space in enumerate(view.pawns)
            if space != GONE
        )
        return (1 + self._spite) * held / view.heir_counts[seat]

    def _run(self) -> float:
        """The die takes some heir of the viewer's own out, if it shows enough."""
        view = self._view
        gains = [(self._doors_away[view.pawns[heir]], self._escaped(heir)) for heir in view.own]
        best = [
            max((gain for steps, gain in gains if steps < die), default=0.0) for die in range(1, 7)
        ]
        return sum(best) / len(best)


def _spring_odds(view: View, deck: tuple[int, ...]) -> tuple[float, ...]:
    """How likely a card that the viewer has not seen springs each trap."""
    unseen = list(deck)
    for card in view.discards:
        unseen[card] -= 1
    for card, copies in enumerate(view.hand):
        unseen[card] -= copies
    total = max(1, sum(unseen))
    return tuple(
        sum(copies for card, copies in enumerate(unseen) if trap in traps_of(card)) / total
        for trap in range(len(TRAPS))
    )
