"""What is public and what is not (1313.H)."""

import json
from dataclasses import replace

import pytest

from dead_end.contract import PUBLIC
from dead_end.games.drive_1313.material import CARDS, HEIRS
from tests.games.drive_1313.positions import CHAIRS, DOORS, RULES, TRAP, Position, away, table

FAR = away(8, *DOORS)
SECRET = ("viewer", "own", "hand", "history")


def a_table() -> Position:
    at = table(
        pawns={"dusty": FAR, "clay": TRAP["safe"], "lulu": CHAIRS[1], "spritzy": DOORS[0]},
        owners={"dusty": 0, "clay": 1, "lulu": 2, "spritzy": 0},
        hands={0: ["heir", "wild"], 1: ["run"], 2: ["room-art", "trap-boar-safe"]},
        seats=4,
        collected={3: 1},
    )
    return at.play("play heir seat3", "taken lulu", "play wild safe")


@pytest.mark.clause("1313.H1", "all.A8")
def test_what_is_public_is_the_same_for_all() -> None:
    at = a_table()
    public = at.view(PUBLIC)
    assert public.own == ()
    assert public.hand == ()
    for seat in range(4):
        view = at.view(seat)
        shown = {name: getattr(public, name) for name in SECRET}
        assert replace(view, **shown) == public


@pytest.mark.clause("1313.H1")
def test_public_are_pawns_bags_deck_discards_hand_sizes_dice_and_step() -> None:
    at = table(
        pawns={"dusty": FAR, "clay": DOORS[0]}, owners={"dusty": 0}, hands={1: ["run", "wild"]},
        deck=["room-art", "clock"], dice=(2, 5), in_round=7, collected={1: 4},
    )  # fmt: skip
    for viewer in at.viewers():
        view = at.view(viewer)
        assert view.pawns[HEIRS.index("dusty")] == at.state.pawns[HEIRS.index("dusty")]
        assert view.fates == tuple(at.state.fates)
        assert view.bags == tuple(at.state.bags)
        assert (view.collected, view.lost) == ((0, 4), at.state.lost)
        assert view.deck_size == 2
        assert len(view.discards) == 28
        assert view.heir_counts == (1, 1)
        assert view.card_counts == (0, 2)
        assert (view.dice, view.left) == ((2, 5), (2, 5))
        assert (view.turn, view.round, view.step) == (0, 7, "moving")


@pytest.mark.clause("1313.H1", "1313.D3", "1313.S3", "all.A2")
def test_secret_are_the_cards_of_each() -> None:
    at = a_table()
    for seat in range(4):
        view = at.view(seat)
        held = [HEIRS[heir] for heir in view.own]
        assert held == [heir for heir in HEIRS if at.owner(heir) == seat]
        assert [CARDS[card] for card, n in enumerate(view.hand) for _ in range(n)] == at.hand(seat)


@pytest.mark.clause("1313.H1", "all.A2")
def test_nothing_secret_is_written_for_others() -> None:
    at = a_table()
    for viewer in (PUBLIC, 3):
        written = json.dumps(RULES.write_view(at.view(viewer)))
        # Only these two cards lie open, and nobody else's card has a name anywhere.
        for card in ("run", "room-art", "trap-boar-safe"):
            assert f'"{card}"' not in written
        # Whose card was taken is nowhere.
        assert '"took": null' in written
    assert '"took": "lulu"' in json.dumps(RULES.write_view(at.view(2)))


@pytest.mark.clause("all.A2", "1313.H1")
def test_in_the_end_all_is_turned_up_for_all() -> None:
    at = a_table()
    for viewer in at.viewers():
        assert at.view(viewer).turned_up is None
    at.play("stop")
    shown = {at.view(viewer).turned_up for viewer in at.viewers()}
    assert len(shown) == 1
    turned_up = shown.pop()
    assert turned_up is not None
    assert turned_up.owners == tuple(at.state.owners)
    assert turned_up.hands == tuple(tuple(hand) for hand in at.state.hands)
    assert turned_up.deck == tuple(at.state.deck)
    revealed = at.facts(PUBLIC)[-1]
    assert revealed.held[0] == ("spritzy", "dusty", "lulu")
    assert revealed.hands[2] == ("room-art", "trap-boar-safe")
