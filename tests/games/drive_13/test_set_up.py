"""In the box and setting up (13.C, 13.S, all.A4)."""

from itertools import combinations

import pytest

from dead_end.chance import Dice, Draw, Shuffle
from dead_end.contract import PUBLIC, BadOption
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.facts import Dealt, Seated, StartRolled
from dead_end.games.drive_13.material import AGATHA, CARDS, GUESTS, NO_PORTRAIT, PORTRAITS, TRAPS
from tests.games.drive_13.positions import CHAIRS, TRAP, Position, fresh, table

IN_ORDER = " ".join(GUESTS)


def after_deal(seats: int = 2, **options: bool | int | str) -> Position:
    return fresh(seats, **options).play(f"chairs {IN_ORDER}", f"deal {IN_ORDER}")


@pytest.mark.clause("13.C1")
def test_twelve_guests_and_thirteen_portraits() -> None:
    assert GUESTS == (
        "smothers", "dusty", "charity", "lulu", "parker", "clay", "beauregard", "spritzy",
        "astra", "hickory", "pierre", "poopsie",
    )  # fmt: skip
    assert (*GUESTS, "agatha") == PORTRAITS
    at = fresh()
    assert len(at.state.pawns) == len(at.state.owners) == 12


@pytest.mark.clause("13.C2")
def test_five_traps() -> None:
    assert TRAPS == ("chandelier", "stairs", "bookcase", "fireplace", "statue")
    assert len(set(TRAP.values())) == 5


@pytest.mark.clause("13.C3")
def test_twenty_nine_trap_cards() -> None:
    at = fresh()
    deck = {card: at.state.deck[number] for number, card in enumerate(CARDS)}
    assert at.state.deck_size == sum(deck.values()) == 29
    assert (deck["detective"], deck["wild"]) == (10, 4)
    assert [deck[f"trap-{trap}"] for trap in TRAPS] == [1] * 5
    pairs = [f"trap-{first}-{second}" for first, second in combinations(TRAPS, 2)]
    assert [deck[pair] for pair in pairs] == [1] * 10


@pytest.mark.clause("13.C3")
def test_the_counts_are_a_table_that_an_option_replaces() -> None:
    deadly = fresh(deck="deadly").state
    assert deadly.deck_size == sum(deadly.deck) == 29
    assert deadly.deck != fresh().state.deck
    with pytest.raises(BadOption):
        fresh(deck="marked")


@pytest.mark.clause("13.C4", "13.S1")
def test_the_detective_starts_13_steps_away_or_10_and_stands_on_no_space() -> None:
    assert fresh().view(0).track == 13
    assert fresh(track="10").view(0).track == 10
    at = after_deal().play("start 6 6 1 1", "portrait lulu")
    assert at.state.detective == 0
    assert at.state.occupied == sum(1 << chair for chair in BOARD.chairs)
    with pytest.raises(BadOption):
        fresh(track="11")


@pytest.mark.clause("13.S1")
def test_the_pawns_are_shuffled_onto_the_chairs() -> None:
    at = fresh()
    assert at.due == ("chairs", Shuffle(12))
    order = tuple(reversed(GUESTS))
    at.play(f"chairs {' '.join(order)}")
    assert [at.where(guest) for guest in order] == CHAIRS
    for viewer in at.viewers():
        assert at.facts(viewer) == [Seated(order)]


@pytest.mark.clause("13.S2")
def test_agatha_hangs_first_and_a_guest_from_the_first_turn_on() -> None:
    at = after_deal()
    assert at.state.hanging == AGATHA
    assert at.view(0).row == 12
    at.play("start 6 6 1 1")
    assert at.due == ("portrait", Draw((1,) * 12))
    assert at.state.hanging == NO_PORTRAIT
    at.play("portrait clay", "roll 1 2")
    assert at.hanging == "clay"
    assert at.view(0).row == 11
    assert at.view(0).hung == (GUESTS.index("clay"),)
    assert at.asked is not None


@pytest.mark.clause("13.S3", "13.C1")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 4), (4, 3)])
def test_character_cards_are_dealt_face_down(seats: int, each: int) -> None:
    at = fresh(seats).play(f"chairs {IN_ORDER}")
    assert at.due == ("deal", Shuffle(12))
    at.play(f"deal {IN_ORDER}")
    for seat in range(seats):
        own = GUESTS[seat * each : (seat + 1) * each]
        assert at.facts(seat) == [Dealt(own)]
        assert [GUESTS[guest] for guest in at.view(seat).own] == list(own)
    assert at.facts(PUBLIC) == [Dealt(())]
    assert at.view(PUBLIC).own == ()
    assert len(set(at.state.owners)) == seats


@pytest.mark.clause("13.S3")
def test_two_players_have_two_secret_cards_each_that_nobody_sees() -> None:
    at = after_deal(2)
    secret = GUESTS[8:]
    assert at.state.secret == sum(1 << GUESTS.index(guest) for guest in secret)
    assert [at.state.owners[GUESTS.index(guest)] for guest in secret] == [0, 0, 1, 1]
    for viewer in at.viewers():
        (dealt,) = at.facts(viewer)
        assert set(dealt.guests).isdisjoint(secret)
        assert not {GUESTS[guest] for guest in at.view(viewer).own} & set(secret)
    for seats in (3, 4):
        assert after_deal(seats).state.secret == 0


@pytest.mark.clause("13.S4", "all.A4")
def test_each_rolls_both_dice_and_the_highest_starts() -> None:
    at = after_deal(3)
    assert at.due == ("start", Dice(6))
    at.play("start 6 1 4 4 3 3")
    assert at.facts() == [StartRolled((0, 1, 2), (6, 1, 4, 4, 3, 3), ())]
    at.play("portrait lulu")
    assert at.turn == at.state.first == 1


@pytest.mark.clause("13.S4", "all.A4")
def test_who_tied_rolls_again() -> None:
    at = after_deal(4).play("start 6 4 1 1 5 5 4 6")
    assert at.facts() == [StartRolled((0, 1, 2, 3), (6, 4, 1, 1, 5, 5, 4, 6), (0, 2, 3))]
    assert at.due == ("start", Dice(6))
    at.play("start 1 1 6 6 6 6")
    assert at.due == ("start", Dice(4))
    at.play("start 1 1 1 2", "portrait lulu")
    assert at.turn == 3


@pytest.mark.clause("13.S4", "13.P5")
def test_the_deck_is_shuffled_any_card_may_be_on_top() -> None:
    at = table(pawns={"dusty": TRAP["statue"]})
    assert at.state.deck_size == 29
    state = fresh().state
    assert sum(map(sum, state.hands)) == 0
    assert state.card_counts == [0, 0]
