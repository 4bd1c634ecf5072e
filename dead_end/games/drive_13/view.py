"""What one viewer may know of a game of 13 Dead End Drive (``13.H1``)."""

from __future__ import annotations

from dataclasses import dataclass

from dead_end.contract import PUBLIC, Options
from dead_end.games.drive_13.material import GONE, NO_CARD, UNSEEN
from dead_end.games.drive_13.state import OVER, Kept, State, Trace, came_up


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """What is shown when the game is over (``all.A2``, ``13.E4``).

    The seat that each guest was dealt to, the mask of guests that were secret, the trap cards by
    seat and those left in the deck as copies by kind, and the card just drawn (or NO_CARD).
    """

    owners: tuple[int, ...]
    secret: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    drawn: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``viewer`` (a seat, or PUBLIC: a spectator) sees it.

    Public: ``pawns``, ``fates``, ``laid_by`` (the seat that showed a dead guest's card, or NOBODY)
    by guest; ``hanging`` (a portrait, AGATHA before play, or NO_PORTRAIT while one comes up);
    ``back`` (portraits sent to the back of the row and not come up again, in order);
    ``detective`` (his steps); ``deck_size``; ``discards`` in order; ``card_counts`` by seat;
    ``out`` (mask of seats); ``first``, ``turn``, ``round``, ``step``; ``tied`` (seats still rolling
    for the start); ``dice`` (rolled this turn); ``left`` (dice not used); ``moved`` (mask of guests
    moved this turn); ``opening`` and ``unmoved`` (mask of guests not moved yet); ``sent_back``;
    ``trapped`` (the guest whose trap business is going on, or NO_GUEST); ``reason`` (why the game
    ended, or empty).

    The viewer's own: ``own`` (guests dealt to it that it sees, dead ones too), ``hand`` (copies by
    card kind; empty for a spectator), ``drawn`` (the card just drawn: UNSEEN if it was another's,
    NO_CARD if there is none) and the cards in ``history`` that it saw. Once the game is over
    ``turned_up`` is there, and ``history`` is told whole.
    """

    viewer: int
    options: Options
    pawns: tuple[int, ...]
    fates: tuple[int, ...]
    laid_by: tuple[int, ...]
    hanging: int
    back: tuple[int, ...]
    detective: int
    deck_size: int
    discards: tuple[int, ...]
    card_counts: tuple[int, ...]
    out: int
    first: int
    turn: int
    round: int
    step: str
    tied: tuple[int, ...]
    dice: tuple[int, ...]
    left: tuple[int, ...]
    moved: int
    opening: bool
    unmoved: int
    sent_back: bool
    trapped: int
    reason: str
    own: tuple[int, ...]
    hand: tuple[int, ...]
    drawn: int
    history: tuple[Trace, ...]
    turned_up: TurnedUp | None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.card_counts)

    @property
    def occupied(self) -> int:
        """The spaces with a pawn, as a mask."""
        mask = 0
        for space in self.pawns:
            if space != GONE:
                mask |= 1 << space
        return mask

    @property
    def hung(self) -> tuple[int, ...]:
        """Guests' portraits in the order they came up, those laid on the couch too (``13.O2``)."""
        return came_up(self.history)

    @property
    def row(self) -> int:
        """How many portraits are in the row behind the one that hangs (``13.O2``)."""
        return len(self.pawns) - len(set(self.hung)) + len(self.back)

    @property
    def track(self) -> int:
        """Steps of the detective from his start to the Game Over space (``13.C4``)."""
        return int(self.options["track"])


def view_of(state: State, viewer: int) -> View:
    """The view of ``viewer``: field by field, nothing passes that is not named here."""
    over = state.step == OVER
    return View(
        viewer=viewer,
        options=state.options,
        pawns=tuple(state.pawns),
        fates=tuple(state.fates),
        laid_by=tuple(state.laid_by),
        hanging=state.hanging,
        back=tuple(state.back),
        detective=state.detective,
        deck_size=state.deck_size,
        discards=tuple(state.discards),
        card_counts=tuple(state.card_counts),
        out=state.out,
        first=state.first,
        turn=state.turn,
        round=state.round,
        step=state.step,
        tied=state.tied,
        dice=state.dice,
        left=state.left,
        moved=state.moved,
        opening=state.opening,
        unmoved=state.unmoved,
        sent_back=state.sent_back,
        trapped=state.trapped,
        reason=state.reason,
        own=tuple(
            guest
            for guest, owner in enumerate(state.owners)
            if viewer != PUBLIC and owner == viewer and not state.secret >> guest & 1
        ),
        hand=tuple(state.hands[viewer]) if viewer != PUBLIC else (),
        drawn=_drawn(state, viewer),
        history=tuple(trace if over else as_told(trace, viewer) for trace in state.history),
        turned_up=_turned_up(state) if over else None,
    )


def as_told(trace: Trace, viewer: int) -> Trace:
    """``trace``, the card left out where another kept it (``13.P2``)."""
    if isinstance(trace, Kept) and trace.seat != viewer:
        return Kept(trace.seat, UNSEEN)
    return trace


def _drawn(state: State, viewer: int) -> int:
    if state.drawn == NO_CARD or viewer == state.turn:
        return state.drawn
    return UNSEEN


def _turned_up(state: State) -> TurnedUp:
    return TurnedUp(
        owners=tuple(state.owners),
        secret=state.secret,
        hands=tuple(tuple(hand) for hand in state.hands),
        deck=tuple(state.deck),
        drawn=state.drawn,
    )
