"""A reason is enough, and nothing in it can be left out (clues.N1)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dead_end.games.thirteen_clues.knowledge import Knowledge, knowledge
from dead_end.games.thirteen_clues.material import CARDS, NO_SIDE, cards_in
from dead_end.games.thirteen_clues.reasons import Claim, Lies, Wrong, because
from dead_end.games.thirteen_clues.view import View
from tests.games.thirteen_clues.positions import table
from tests.games.thirteen_clues.test_knowledge import views
from tests.tables import SOAK


def holds(known: Knowledge, view: View, claim: Claim) -> bool:
    """Whether a claim follows, by the counts."""
    if isinstance(claim, Wrong):
        return claim.mystery not in known.solutions
    if claim.seat == view.viewer:
        count = known.mystery[claim.card]
    elif claim.side == NO_SIDE:
        count = sum(by_card[claim.card] for by_card in known.kept[claim.seat])
    else:
        count = known.kept[claim.seat][claim.side][claim.card]
    return count == (known.total if claim.there else 0)


def claims(view: View) -> Iterator[Claim]:
    """Everything that can be said of the cards that the viewer does not see."""
    start = knowledge(view, ())
    yield from map(Wrong, start.solutions)
    for card in range(cards_in(view.seats)):
        if view.seen >> card & 1:
            continue
        for seat in range(view.seats):
            for there in (True, False):
                yield Lies(card, seat, there)
                if view.seats == 2 and seat != view.viewer:
                    yield Lies(card, seat, there, 0)
                    yield Lies(card, seat, there, 1)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.clause("clues.N1")
def test_a_reason_is_enough_and_no_clue_of_it_can_be_dropped(seats: int) -> None:
    given = 0
    for view in views(seats, 10 if SOAK else 1):
        known = knowledge(view)
        for number, claim in enumerate(claims(view)):
            if not SOAK and number % (7 if seats < 5 else 23):
                continue
            reason = because(view, claim)
            assert (reason is not None) == holds(known, view, claim)
            if reason is None:
                continue
            assert set(reason) <= set(view.history)
            assert holds(knowledge(view, reason), view, claim)
            for clue in reason:
                rest = [other for other in reason if other != clue]
                assert not holds(knowledge(view, rest), view, claim)
            given += bool(reason)
    assert given


@pytest.mark.clause("clues.N1")
def test_an_answer_of_none_rules_a_suit_out_by_itself() -> None:
    """Seat 2 sees no blue; so none stands on the asker's screen, nor is any kept by seat 2."""
    at = table(3, "ask seat2 blue", "ask seat3 red")
    view = at.view(0)
    for seat in (0, 1):
        claim = Lies(CARDS.index("maid"), seat, there=False)
        assert because(view, claim) == (view.history[0],)
    assert because(view, Lies(CARDS.index("maid"), 2, there=False)) is None
    assert because(view, Lies(CARDS.index("park"), 0, there=False)) == ()
