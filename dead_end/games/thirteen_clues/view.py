"""What one viewer may know of a game of 13 Clues (``clues.H1``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from dead_end.contract import PUBLIC, Options
from dead_end.games.thirteen_clues.material import NO_CARD, informants_in, mask_of
from dead_end.games.thirteen_clues.state import OVER, Clue, Looking, State, as_told


class AllCards(NamedTuple):
    """Every card, once the game is over.

    By seat: ``hands`` of those who had not chosen yet (masks); ``gifts`` (masks) and ``kept`` of
    those who had. By slot: ``informants``.
    """

    hands: tuple[int, ...]
    gifts: tuple[int, ...]
    kept: tuple[tuple[int, ...], ...]
    informants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``viewer`` (a seat, or PUBLIC: a spectator) sees it. Sets of cards are masks.

    Public: ``step``, ``turn``, ``first``, ``round``, ``reason`` (why the game ended, or empty),
    ``glasses`` by seat, ``supply``, ``tokens`` (mask of seats), ``chosen`` (how many have chosen;
    they choose in the order of the seats) and ``history``, without what the viewer was not told.

    The viewer's own: ``hand`` until it has chosen, then ``gift`` (what it gave) and ``kept``
    (left and right where two play); and what it sees on the ``screens``, by seat, 0 where it sees
    nothing. Once the game is over ``turned_up`` are all cards, and ``history`` is told whole.
    """

    viewer: int
    options: Options
    step: str
    turn: int
    first: int
    round: int
    reason: str
    glasses: tuple[int, ...]
    supply: int
    tokens: int
    chosen: int
    hand: int
    gift: int
    kept: tuple[int, ...]
    screens: tuple[int, ...]
    history: tuple[Clue, ...]
    turned_up: AllCards | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.screens)

    @property
    def seen(self) -> int:
        """The cards that the viewer sees, informants not counted (``clues.G1``)."""
        found = mask_of(self.kept)
        for screen in self.screens:
            found |= screen
        return found

    @property
    def peeks(self) -> tuple[int, ...]:
        """By slot the informant that the viewer has looked at, or NO_CARD (``clues.I1``)."""
        found = [NO_CARD] * informants_in(self.seats)
        for clue in self.history:
            if isinstance(clue, Looking) and clue.seat == self.viewer:
                found[clue.slot] = clue.card
        return tuple(found)


def view_of(state: State, viewer: int) -> View:
    """The view of ``viewer``: field by field, nothing passes that is not named here."""
    over = state.step == OVER
    seated = viewer != PUBLIC
    chosen = seated and viewer < len(state.gifts)
    return View(
        viewer=viewer,
        options=state.options,
        step=state.step,
        turn=state.turn,
        first=state.first,
        round=state.round,
        reason=state.reason,
        glasses=tuple(state.glasses),
        supply=state.supply,
        tokens=state.tokens,
        chosen=len(state.gifts),
        hand=state.hands[viewer] if seated else 0,
        gift=state.gifts[viewer] if chosen else 0,
        kept=state.kept[viewer] if chosen else (),
        screens=tuple(
            screen if seated and seat != viewer else 0 for seat, screen in enumerate(state.screens)
        ),
        history=tuple(clue if over else as_told(clue, viewer) for clue in state.history),
        turned_up=all_cards(state) if over else None,
    )


def all_cards(state: State) -> AllCards:
    """Every card of the truth."""
    return AllCards(
        tuple(state.hands), tuple(state.gifts), tuple(state.kept), tuple(state.informants)
    )
