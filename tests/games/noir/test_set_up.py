"""Setting up and the first turns of Noir (noir.S, noir.F)."""

from __future__ import annotations

import pytest

from dead_end.chance import Shuffle
from dead_end.contract import PUBLIC, Chance
from dead_end.games.noir.facts import Dealt, IdentityChosen, LinedUp, RolesCast, TurnBegan
from dead_end.games.noir.material import LETTERS, SUSPECTS
from tests.games.noir.positions import RULES, SQUARE, Position, deal, fresh, spelt, table


def dealt(deck: str = "mabcd", **options: bool | str) -> Position:
    return fresh(**options).play(*deal(deck))


@pytest.mark.clause("noir.S1")
def test_one_suspect_for_each_letter_in_random_order_five_by_five_all_alive() -> None:
    assert LETTERS == "abcdefghijklmnopqrstuvwxy"
    assert len(set(SUSPECTS)) == 25
    at = fresh()
    assert RULES.pending(at.state) == Chance("board", Shuffle(25))
    backwards = [SUSPECTS[suspect] for suspect in reversed(range(25))]
    at.play(f"board {' '.join(backwards)}")
    assert at.board == "yxwvu tsrqp onmlk jihgf edcba"
    assert at.facts() == [LinedUp(tuple(backwards))]
    assert at.deceased == at.marked == ""


@pytest.mark.clause("noir.S2")
def test_one_card_to_the_killer_four_to_the_inspector_twenty_remain() -> None:
    at = fresh().play(deal()[0])
    assert RULES.pending(at.state) == Chance("deck", Shuffle(25))
    at.play(deal("mdbca")[1])
    assert at.identities == "m."
    assert at.hand == "abcd"
    assert at.state.deck_size == 20
    assert at.facts(0)[0] == Dealt(0, "mabel", ())
    assert at.facts(1)[0] == Dealt(1, None, ("ada", "basil", "celeste", "dexter"))
    assert at.facts(PUBLIC)[0] == Dealt(None, None, ())


@pytest.mark.clause("noir.S3")
@pytest.mark.parametrize(
    ("killer", "beside"),
    [("m", "ghilnqrs"), ("a", "bfg"), ("y", "stx"), ("c", "bdghi"), ("k", "fglpq")],
)
def test_adjacent_are_up_to_eight_around_diagonals_too_and_nothing_wraps(
    killer: str, beside: str
) -> None:
    assert table(killer=killer, inspector="e" if killer != "e" else "a").letters("kill") == beside


@pytest.mark.clause("noir.S4")
def test_standard_is_the_default_and_sixteen_the_limit() -> None:
    options = {option.name: option for option in RULES.options}
    assert options["mode"].default == "standard"
    assert options["mode"].choices == ("standard", "classic")
    assert options["limit"].default == "16"
    assert options["limit"].choices == ("16", "14", "10")


@pytest.mark.clause("noir.S4", "noir.E2")
@pytest.mark.parametrize("limit", [16, 14, 10])
def test_so_many_deceased_win(limit: int) -> None:
    # All living suspects are in one corner; the Killer is in it.
    lying = "bcdefghijklpquv"[: limit - 2]
    at = table(killer="m", inspector="y", hand="wxt", deceased=lying, limit=str(limit))
    at.play("kill n")
    assert at.outcome is None
    at.play("arrest x", "kill r")
    assert at.outcome is not None
    assert at.outcome == ("deceased_limit", (0,), (1, 0))


@pytest.mark.clause("noir.S6")
def test_the_killer_is_the_first_seat_the_second_or_by_lot() -> None:
    assert dealt().asked == (0, "opening")
    assert dealt(killer="seat2").asked == (1, "opening")
    for seat in (0, 1):
        at = fresh(killer="lot")
        assert at.due == "lot"
        at.play(f"lot seat{seat + 1}")
        assert at.facts() == [RolesCast(seat)]
        assert at.play(*deal()).asked == (seat, "opening")
        assert at.facts(seat)[0].identity is not None


@pytest.mark.clause("noir.F1")
def test_the_first_turn_of_the_killer_is_a_kill() -> None:
    at = dealt()
    assert at.choices() == [spelt(f"kill {one}") for one in "ghilnqrs"]
    assert at.refused("shift row 1 left") == "noir.F1"
    assert at.refused("disguise") == "noir.F1"
    assert at.refused("kill a") == "noir.K1"
    at.play("kill g")
    assert at.asked == (1, "choosing")


@pytest.mark.clause("noir.F2")
def test_the_first_turn_of_the_inspector_is_to_choose_and_nothing_else() -> None:
    at = dealt("magbc").play("kill g")
    # Not one that is deceased.
    assert at.choices() == ["choose ada", "choose basil", "choose celeste"]
    assert at.refused("choose g") == "noir.F2"
    assert at.refused("choose k") == "noir.F2"
    assert at.refused("shift row 1 left") == "noir.F2"
    assert at.refused("exonerate") == "noir.F2"
    at.play("choose b")
    assert at.identities == "mb"
    assert at.hand == "acg"
    assert at.asked == (0, "hunting")
    assert at.facts(1)[0] == IdentityChosen(1, "basil")
    assert at.facts(0) == at.facts(PUBLIC) == [IdentityChosen(1, None), TurnBegan(0, 2)]


@pytest.mark.clause("noir.F2")
def test_one_in_the_hand_may_die_before_it_is_chosen() -> None:
    at = dealt("mghil").play("kill g")
    assert at.outcome is None
    assert at.letters("choose") == "hil"


def test_the_square_of_these_tests_is_the_whole_board() -> None:
    assert SQUARE.replace(" ", "") == LETTERS
