"""What somebody may have meant by clicking what is not open, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dead_end.fields import numbered
from dead_end.games.drive_1313.actions import Action, Move, RunForIt, Spring, Summon, TakeHeir
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.house import step_counts
from dead_end.games.drive_1313.material import CARDS, GONE, HEIR, HEIRS, ROOMS, RUN, TRAPS, traps_of
from dead_end.games.drive_1313.state import PLAYING
from dead_end.games.drive_1313.view import View
from web.games.drive_1313.names import seat_number


def tries(view: View, picked: Sequence[str], tried: str) -> tuple[Action, ...]:
    """Actions that clicking ``tried`` may have meant; the first that is forbidden says why.

    ``tried`` is one of ``space c7``, ``pawn spritzy``, ``card wild``, ``seat seat2``, ``out``.
    Raises BadText or UnknownSpace for what names nothing of the game.
    """
    kind, _, word = tried.partition(" ")
    if kind == "card":
        return tuple(_plays(view, numbered(CARDS, word)))
    if kind == "seat":
        return (TakeHeir(seat_number(word)),)
    if kind == "pawn":
        heir = numbered(HEIRS, word)
        if view.step == PLAYING:
            return tuple(_summons(picked, heir, view.pawns[heir]))
        return tuple(Move(heir, count, view.pawns[heir]) for count in step_counts(view))
    space = GONE if kind == "out" else BOARD.space_named(word)
    if view.step == PLAYING:
        return tuple(_aimed(view, picked, space))
    if not picked:
        return ()
    heir = numbered(HEIRS, picked[0].removeprefix("pawn "))
    return tuple(Move(heir, count, space) for count in step_counts(view))


def _plays(view: View, card: int) -> Iterator[Action]:
    """The card on whatever it could be played on."""
    if card == RUN:
        yield RunForIt()
    elif card == HEIR:
        for seat in range(view.seats):
            if seat != view.viewer:
                yield TakeHeir(seat)
    elif traps_of(card):
        for trap in traps_of(card):
            yield Spring(card, trap)
    else:
        heir = next((heir for heir, space in enumerate(view.pawns) if space != GONE), 0)
        yield Summon(card, heir, view.pawns[heir])


def _aimed(view: View, picked: Sequence[str], space: int) -> Iterator[Action]:
    """The picked card, aimed at a space."""
    if not picked:
        return
    card = numbered(CARDS, picked[0].removeprefix("card "))
    for trap, stands in enumerate(BOARD.traps[: len(TRAPS)]):
        if traps_of(card) and stands.space == space:
            yield Spring(card, trap)
    if card < len(ROOMS):
        heirs = [numbered(HEIRS, pick.removeprefix("pawn ")) for pick in picked[1:2]]
        first = next((heir for heir, at in enumerate(view.pawns) if at != GONE), 0)
        yield Summon(card, heirs[0] if heirs else first, space)


def _summons(picked: Sequence[str], heir: int, space: int) -> Iterator[Action]:
    if picked and picked[0].startswith("card room-"):
        yield Summon(numbered(CARDS, picked[0].removeprefix("card ")), heir, space)
