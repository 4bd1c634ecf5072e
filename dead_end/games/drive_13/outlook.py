"""What a seat of 13 Dead End Drive may expect of each action, in chances to win.

Everything is reckoned from one view. The portrait that hangs is worth to its owner how likely that
guest wins with it, by the door or by the detective; a guest alive is worth a little, since its
portrait may hang one day and the last guests alive win. What is worth something to a rival is a
loss to the viewer. The weights are rough.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from dead_end.games.drive_13.actions import Action, DrawCard, Move, Play, SendBack
from dead_end.games.drive_13.house import House
from dead_end.games.drive_13.knowledge import knowledge
from dead_end.games.drive_13.material import (
    ALIVE,
    DETECTIVE,
    FITTING,
    GONE,
    WILD,
)
from dead_end.games.drive_13.rules import Drive13
from dead_end.games.drive_13.view import View

NEAR: Final = 0.5
"""Chance to get out from the door, but for the next roll: rivals drag the guest off."""

DASH: Final = 0.5
"""How often a guest within reach of the door is still there when its owner rolls again."""

PATIENCE: Final = 0.15
"""What the way to the door of a guest counts whose portrait does not hang."""

ARRIVAL: Final = 0.6
"""How likely the portrait that hangs one step before the detective's last is there at the last."""


class Weights(NamedTuple):
    """Chances to win, apart from the portrait that hangs.

    ``life``: a guest alive; ``card``: a card drawn, whatever it is; ``cost``: a card played, for
    what it might have been worth later, a Wild one twice as much.
    """

    life: float
    card: float
    cost: float


_SEVERAL: Final = Weights(0.12, 0.06, 0.02)

WEIGHTS: Final = {2: Weights(0.5, 0.015, 0.005), 3: _SEVERAL, 4: _SEVERAL}
"""By the number of seats: between two, the last of twelve guests is long in coming, and whoever
wants it has to kill for it; with them a game ends in each way often enough."""


def getaway(house: House) -> dict[int, float]:
    """How likely a guest whose portrait hangs gets out, by its space."""
    steps = house.steps_to_door
    farthest = 1 + max(steps.values())
    chances = {}
    for space, way in steps.items():
        slowly = NEAR * (1 - way / farthest)
        # One of the two dice must reach the Game Over space, one step beyond the door (13.E1).
        at_once = DASH * (1 - (min(way, 6) / 6) ** 2)
        chances[space] = slowly + (1 - slowly) * at_once
    return chances


class Outlook:
    """The gains of actions, as the viewer of one view may reckon them.

    ``stakes[guest]``: what it is worth to the viewer that the guest wins: 1 for its own, less than
    nothing the likelier it is a rival's.
    """

    def __init__(self, view: View, rules: Drive13, chances: Mapping[int, float]) -> None:
        self._view = view
        self._chances = chances
        self._weights = WEIGHTS[view.seats]
        self._trap_spaces = rules.house.trap_spaces
        known = knowledge(view, rules.material)
        rivals = view.seats - 1
        owned = [known.probability(guest, view.viewer) for guest in range(len(view.pawns))]
        self.stakes = [mine - (1 - mine) / rivals for mine in owned]
        self._unseen = _unseen_cards(view, rules.material.decks[str(view.options["deck"])])
        self._hangs = self._winning(view.hanging)
        self._next = self._next_portrait()

    def gain(self, action: Action) -> float:
        """Chance to win that the viewer may expect to gain by ``action``; 0 for doing nothing."""
        view = self._view
        match action:
            case Move(guest, _, space):
                return self._move(guest, space)
            case SendBack():
                return self._next - self._hangs
            case Play(card):
                cost = self._weights.cost * (2 if card == WILD else 1)
                return self._death(view.trapped) - cost
            case DrawCard():
                trap = self._trap_spaces.index(view.pawns[view.trapped])
                return self._drawn(view.trapped, trap)
        return 0.0

    def appeal(self, space: int) -> float:
        """How much the owner of a guest would like it to stand on ``space``, from 0 to 1."""
        return 0.0 if space in self._trap_spaces or space == GONE else self._chances[space]

    def _winning(self, guest: int) -> float:
        """What it is worth that the portrait of ``guest`` hangs."""
        view = self._view
        if not 0 <= guest < len(view.pawns) or view.fates[guest] != ALIVE:
            return 0.0
        out, caught = self._chances[view.pawns[guest]], self._arriving(view.detective)
        return self.stakes[guest] * (out + (1 - out) * caught)

    def _arriving(self, steps: int) -> float:
        """How likely the detective ends the game before another portrait hangs."""
        track = self._view.track
        return 1.0 if steps >= track else ARRIVAL * (steps / (track - 1)) ** 3

    def _next_portrait(self) -> float:
        """What the next portrait of the row is worth: one never seen, else the first sent back."""
        view = self._view
        alive = [guest for guest, fate in enumerate(view.fates) if fate == ALIVE]
        coming = [guest for guest in alive if guest not in view.hung]
        if not coming:
            coming = [guest for guest in view.back if guest in alive][:1]
        return sum(map(self._winning, coming)) / max(1, len(coming))

    def _move(self, guest: int, space: int) -> float:
        view = self._view
        if space == GONE:
            return self.stakes[guest] - self._hangs
        nearer = self._chances[space] - self._chances[view.pawns[guest]]
        gain = self.stakes[guest] * nearer * (1.0 if guest == view.hanging else PATIENCE)
        if space in self._trap_spaces:
            gain += self._onto(guest, self._trap_spaces.index(space))
        return gain

    def _onto(self, guest: int, trap: int) -> float:
        """The guest is moved onto a trap: the best of what can be done there."""
        fits = [card for card in FITTING[trap] if self._view.hand[card]]
        played = self._death(guest) - self._weights.cost if fits else 0.0
        return max(0.0, played, self._drawn(guest, trap))

    def _death(self, guest: int) -> float:
        """The guest dies; if its portrait hangs, the next comes up."""
        gain = -self._weights.life * self.stakes[guest]
        return gain + self._next - self._hangs if guest == self._view.hanging else gain

    def _drawn(self, guest: int, trap: int) -> float:
        """A card is drawn: it may fit, it may be the Detective, else it is kept (``13.P2``)."""
        total = max(1, sum(self._unseen))
        fits = sum(self._unseen[card] for card in FITTING[trap]) / total
        comes = self._unseen[DETECTIVE] / total
        view = self._view
        sooner = self._arriving(view.detective + 1) - self._arriving(view.detective)
        out = self._chances[view.pawns[view.hanging]] if view.pawns[view.hanging] != GONE else 0.0
        by_detective = self.stakes[view.hanging] * (1 - out) * sooner
        return (
            self._weights.card
            + fits * max(0.0, self._death(guest) - self._weights.cost)
            + comes * by_detective
        )


def _unseen_cards(view: View, deck: tuple[int, ...]) -> tuple[int, ...]:
    """Copies by kind of the cards that the viewer cannot see, in hands and in the deck."""
    unseen = list(deck)
    for card in view.discards if view.deck_size else ():
        unseen[card] -= 1
    for card, copies in enumerate(view.hand):
        unseen[card] -= copies
    return tuple(unseen)
