"""What is public and what is secret (13.H)."""

from dataclasses import fields
from random import Random

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.drive_13.state import OVER
from dead_end.games.drive_13.view import View
from tests.games.drive_13.positions import RULES
from tests.tables import opened, steps, truth, varied, viewers

OWN = {"viewer", "own", "hand", "drawn", "history", "turned_up"}


@pytest.mark.clause("13.H1", "13.O2", "13.P5", "13.P7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_but_ones_own_is_the_same_for_all_and_true(seats: int) -> None:
    public = [field.name for field in fields(View) if field.name not in OWN]
    at = opened(RULES, seats)
    for _ in steps(at, Random(seats), 250, varied):
        state = truth(at)
        views = [at.view(viewer) for viewer in viewers(at)]
        for name in public:
            shown = [getattr(view, name) for view in views]
            assert shown == [shown[0]] * len(shown)
            actual = getattr(state, name)
            assert shown[0] == (tuple(actual) if isinstance(actual, list) else actual)


@pytest.mark.clause("13.H1", "13.S3", "13.P2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_sees_its_own_cards_and_never_a_secret_one(seats: int) -> None:
    at = opened(RULES, seats)
    for _ in steps(at, Random(10 + seats), 250, varied):
        state = truth(at)
        if state.step == OVER:
            break
        for viewer in viewers(at):
            view = at.view(viewer)
            assert view.turned_up is None
            assert not any(state.secret >> guest & 1 for guest in view.own)
            if viewer == PUBLIC:
                assert view.own == view.hand == ()
            else:
                assert view.hand == tuple(state.hands[viewer])
                assert all(state.owners[guest] == viewer for guest in view.own)
            drawn = state.drawn if state.drawn < 0 or viewer == state.turn else -1
            assert view.drawn == drawn


@pytest.mark.clause("13.H1")
def test_a_spectator_sees_no_card_that_was_kept() -> None:
    at = opened(RULES, 3)
    for _ in steps(at, Random(2), 300, varied):
        if truth(at).step != OVER:
            for trace in at.view(PUBLIC).history:
                assert getattr(trace, "card", 0) != -1 or type(trace).__name__ == "Kept"
                if type(trace).__name__ == "Kept":
                    assert trace.card == -1
