"""In the box and setting up (1313.C, 1313.S, all.A4)."""

from itertools import combinations

import pytest

from dead_end.chance import Dice, Shuffle
from dead_end.contract import PUBLIC, BadOption
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import BAGS, CARDS, CLOCK, HEIRS, TRAPS
from tests.games.drive_1313.positions import CHAIRS, RULES, Position, fresh

IN_ORDER = " ".join(HEIRS)


def after_deal(seats: int = 2, **options: bool | int | str) -> Position:
    return fresh(seats, **options).play(f"chairs {IN_ORDER}", f"deal {IN_ORDER}")


@pytest.mark.clause("1313.C1")
def test_sixteen_heirs_in_the_order_of_the_will() -> None:
    assert HEIRS == (
        "spritzy", "sedgwick", "dusty", "parker", "prudence", "lulu", "sassy", "astra",
        "smothers", "pierre", "charity", "clay", "perkins", "pugsley", "beauregard", "poopsie",
    )  # fmt: skip
    assert HEIRS.index("charity") == HEIRS.index("pierre") + 1
    at = fresh()
    assert len(at.state.pawns) == len(at.state.owners) == 16


@pytest.mark.clause("1313.C2")
def test_twenty_moneybags_four_on_spritzy_two_on_sedgwick() -> None:
    at = fresh()
    assert at.bags("spritzy") == 4
    assert at.bags("sedgwick") == 2
    assert [at.bags(heir) for heir in HEIRS[2:]] == [1] * 14
    assert sum(BAGS) == sum(at.state.bags) == 20


@pytest.mark.clause("1313.C3", "1313.C4", "1313.C5")
def test_thirty_two_playing_cards() -> None:
    at = fresh()
    deck = {card: at.state.deck[number] for number, card in enumerate(CARDS)}
    assert at.state.deck_size == sum(deck.values()) == 32
    rooms = ("art", "great", "trophy", "parlor", "vault")
    assert [deck[f"room-{room}"] for room in rooms] == [1] * 5
    assert (deck["heir"], deck["run"], deck["wild"], deck["clock"]) == (5, 5, 6, 1)
    pairs = [f"trap-{first}-{second}" for first, second in combinations(TRAPS, 2)]
    assert len(pairs) == 10
    assert [deck[pair] for pair in pairs] == [1] * 10


@pytest.mark.clause("1313.C3")
def test_the_counts_are_a_table_that_an_option_replaces() -> None:
    short = fresh(deck="short").state
    assert short.deck_size == sum(short.deck) < 32
    assert short.deck[CLOCK] == 1
    with pytest.raises(BadOption):
        fresh(deck="marked")


@pytest.mark.clause("1313.C4", "1313.T1")
def test_two_dice_are_rolled() -> None:
    at = after_deal().play("start 6 1")
    assert at.due == ("roll", Dice(2))


@pytest.mark.clause("1313.S1")
def test_pawns_take_the_chairs_in_random_order() -> None:
    at = fresh()
    assert at.due == ("chairs", Shuffle(16))
    order = (*HEIRS[5:], *HEIRS[:5])
    at.play("chairs " + " ".join(order))
    assert [at.where(heir) for heir in order] == CHAIRS
    assert at.state.occupied.bit_count() == 16
    assert at.facts(PUBLIC)[0].heirs == order


@pytest.mark.clause("1313.S2", "1313.S3")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 5), (4, 4)])
def test_heir_cards_are_dealt_face_down(seats: int, each: int) -> None:
    at = fresh(seats).play(f"chairs {IN_ORDER}")
    assert at.due == ("deal", Shuffle(16))
    at.play(f"deal {IN_ORDER}")
    assert at.state.heir_counts == [each] * seats
    for seat in range(seats):
        own = HEIRS[seat * each : (seat + 1) * each]
        assert [heir for heir in HEIRS if at.owner(heir) == seat] == list(own)
        # It is told its own, and nobody else is.
        assert [fact.heirs for fact in at.facts(seat)] == [own]
        assert [HEIRS[heir] for heir in at.view(seat).own] == list(own)
    assert at.facts(PUBLIC)[0].heirs == ()
    assert at.view(PUBLIC).own == ()
    assert all(at.owner(heir) == -1 for heir in HEIRS[seats * each :])
    assert all(at.view(viewer).heir_counts == (each,) * seats for viewer in at.viewers())


@pytest.mark.clause("1313.S2")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption):
        fresh(seats)


@pytest.mark.clause("1313.S4", "1313.D4")
def test_the_clock_lies_under_the_other_cards() -> None:
    at = after_deal()
    state = at.state
    for left in range(31, 0, -1):
        assert state.deck_size == left + 1
        assert all(at.view(viewer).deck_size == left + 1 for viewer in at.viewers())
        state.step, state.landed, state.turn = "drawing", (0,), 0
        assert at.refused("card clock") == "all.A1"
        top = next(card for card, count in enumerate(state.deck) if count)
        at.play(f"card {CARDS[top]}")
    state.step, state.landed = "drawing", (0,)
    assert at.play("card clock").over == "midnight"


@pytest.mark.clause("1313.S5", "all.A4")
def test_the_highest_die_starts() -> None:
    at = after_deal(3)
    assert at.due == ("start", Dice(3))
    at.play("start 2 5 3")
    assert at.turn == at.state.first == 1
    assert all(at.facts(viewer)[0].dice == (2, 5, 3) for viewer in at.viewers())


@pytest.mark.clause("all.A4", "1313.S5")
def test_ties_are_rolled_again_by_the_tied_alone() -> None:
    at = after_deal(4).play("start 5 2 5 5")
    assert at.facts(PUBLIC)[0].tied == (0, 2, 3)
    assert at.due == ("start", Dice(3))
    at.play("start 1 4 4")
    assert at.due == ("start", Dice(2))
    at.play("start 6 6")
    assert at.due == ("start", Dice(2))
    at.play("start 1 2")
    assert at.turn == 3


@pytest.mark.clause("all.A4")
def test_play_goes_clockwise() -> None:
    at = after_deal(3, cap=2).play("start 1 6 2")
    turns = []
    while at.over is None:
        turns.append(at.turn)
        at.play("roll 1 2")
        while at.asked is not None:
            assert at.asked[0] == at.turn
            at.play(at.choices()[-1])
    assert turns == [1, 2, 0, 1, 2, 0]


def test_the_board_of_the_tests_is_the_one_that_is_played_on() -> None:
    assert RULES.house.mansion is BOARD
