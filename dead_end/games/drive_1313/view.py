"""What one viewer may know of a game of 1313 Dead End Drive (``1313.H1``)."""

from __future__ import annotations

from dataclasses import dataclass

from dead_end.contract import PUBLIC, Options
from dead_end.games.drive_1313.material import GONE, UNSEEN
from dead_end.games.drive_1313.state import OVER, Laid, State, Took, Trace


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """What is shown when the game is over (``all.A2``).

    The holder of each heir card (UNOWNED: nobody), the playing cards by seat and those left in the
    deck, as copies by kind.
    """

    owners: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``viewer`` (a seat, or PUBLIC: a spectator) sees it.

    Public: ``pawns``, ``fates``, ``laid_by`` (the seat that laid the heir's card, or NOBODY),
    ``bags`` by heir; ``collected``, ``heir_counts``, ``card_counts`` by seat; ``lost`` (bags out
    of play); ``deck_size`` (the Clock included); ``discards`` in order; ``first``, ``turn``,
    ``round``, ``step``; ``tied`` (seats still rolling for the start); ``dice`` (rolled this turn);
    ``left`` (dice not used); ``moved`` (mask of heirs moved by the dice); ``landed`` (heirs for
    whom a card may still be drawn); ``other_played``; ``loser`` (whose heir card is being taken,
    or NOBODY); ``reason`` (why the game ended, or empty).

    The viewer's own: ``own`` heirs, ``hand`` (copies by card kind; empty for a spectator) and
    the heirs in ``history`` that it saw. Once the game is over ``turned_up`` is there, and
    ``history`` is told whole.
    """

    viewer: int
    options: Options
    pawns: tuple[int, ...]
    fates: tuple[int, ...]
    laid_by: tuple[int, ...]
    bags: tuple[int, ...]
    collected: tuple[int, ...]
    lost: int
    deck_size: int
    discards: tuple[int, ...]
    heir_counts: tuple[int, ...]
    card_counts: tuple[int, ...]
    first: int
    turn: int
    round: int
    step: str
    tied: tuple[int, ...]
    dice: tuple[int, ...]
    left: tuple[int, ...]
    moved: int
    landed: tuple[int, ...]
    other_played: bool
    loser: int
    reason: str
    own: tuple[int, ...]
    hand: tuple[int, ...]
    history: tuple[Trace, ...]
    turned_up: TurnedUp | None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.collected)

    @property
    def occupied(self) -> int:
        """The spaces with a pawn, as a mask."""
        mask = 0
        for space in self.pawns:
            if space != GONE:
                mask |= 1 << space
        return mask


def view_of(state: State, viewer: int) -> View:
    """The view of ``viewer``: field by field, nothing passes that is not named here."""
    over = state.step == OVER
    return View(
        viewer=viewer,
        options=state.options,
        pawns=tuple(state.pawns),
        fates=tuple(state.fates),
        laid_by=tuple(state.laid_by),
        bags=tuple(state.bags),
        collected=tuple(state.collected),
        lost=state.lost,
        deck_size=state.deck_size,
        discards=tuple(state.discards),
        heir_counts=tuple(state.heir_counts),
        card_counts=tuple(state.card_counts),
        first=state.first,
        turn=state.turn,
        round=state.round,
        step=state.step,
        tied=state.tied,
        dice=state.dice,
        left=state.left,
        moved=state.moved,
        landed=state.landed,
        other_played=state.other_played,
        loser=state.loser,
        reason=state.reason,
        own=tuple(
            heir for heir, owner in enumerate(state.owners) if viewer != PUBLIC and owner == viewer
        ),
        hand=tuple(state.hands[viewer]) if viewer != PUBLIC else (),
        history=tuple(trace if over else as_told(trace, viewer) for trace in state.history),
        turned_up=_turned_up(state) if over else None,
    )


def as_told(trace: Trace, viewer: int) -> Trace:
    """``trace``, the heir left out where ``viewer`` was not one of the two (``1313.P3``)."""
    if isinstance(trace, Laid) or viewer in (trace.seat, trace.loser):
        return trace
    return Took(trace.seat, trace.loser, UNSEEN)


def _turned_up(state: State) -> TurnedUp:
    return TurnedUp(
        owners=tuple(state.owners),
        hands=tuple(tuple(hand) for hand in state.hands),
        deck=tuple(state.deck),
    )
