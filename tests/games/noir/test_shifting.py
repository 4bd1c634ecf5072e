"""Shifting lines, and the board that closes up (noir.A, noir.B)."""

from __future__ import annotations

import pytest

from dead_end.games.noir.facts import LinesRemoved, Shifted, TurnBegan
from tests.games.noir.positions import SQUARE, table


@pytest.mark.clause("noir.A1")
@pytest.mark.parametrize(
    ("action", "board"),
    [
        ("shift row 1 left", "bcdea fghij klmno pqrst uvwxy"),
        ("shift row 1 right", "eabcd fghij klmno pqrst uvwxy"),
        ("shift row 5 right", "abcde fghij klmno pqrst yuvwx"),
        ("shift column 2 up", "agcde flhij kqmno pvrst ubwxy"),
        ("shift column 2 down", "avcde fbhij kgmno plrst uqwxy"),
        ("shift column 5 up", "abcdj fghio klmnt pqrsy uvwxe"),
    ],
)
def test_a_line_moves_by_one_and_what_falls_off_comes_in_again(action: str, board: str) -> None:
    for step in ("hunting", "searching"):
        at = table(step=step).play(action)
        assert at.board == board
        _, line, number, way = action.split()
        turn = 0 if step == "hunting" else 1
        assert at.facts()[0] == Shifted(turn, line, int(number), way)
        assert at.state.turn == 1 - turn


@pytest.mark.clause("noir.A1")
def test_any_line_will_do_wherever_one_is() -> None:
    for step in ("hunting", "searching"):
        at = table(killer="m", inspector="g", step=step)
        rows = [f"shift row {n} {way}" for n in range(1, 6) for way in ("left", "right")]
        columns = [f"shift column {n} {way}" for n in range(1, 6) for way in ("up", "down")]
        assert at.choices("shift") == rows + columns


@pytest.mark.clause("noir.A1")
def test_markers_and_the_dead_travel_with_their_cards() -> None:
    at = table(marked="b", deceased="c").play("shift row 1 right")
    assert at.marked == "b"
    assert at.deceased == "c"
    # Beside Ada, who is second now, are Edith and Basil, who is marked, and three below.
    assert at.board.startswith("eabcd")
    assert at.letters("arrest") == "aefgh"


@pytest.mark.clause("noir.A1", "noir.B1")
def test_lines_that_the_board_does_not_have_any_more_do_not_shift() -> None:
    at = table("abcd fghi klmn pqrs", killer="m", inspector="a", hand="bcd")
    assert len(at.choices("shift")) == 16
    assert at.refused("shift row 5 left") == "noir.A1"
    assert at.refused("shift column 5 up") == "noir.A1"


@pytest.mark.clause("noir.A1")
def test_a_line_of_one_card_does_not_shift() -> None:
    at = table("abkmu", killer="m", inspector="a", hand="bku")
    assert at.choices("shift") == ["shift row 1 left", "shift row 1 right"]
    assert at.refused("shift column 1 up") == "noir.A1"
    at = table("a b k m u", killer="m", inspector="a", hand="bku")
    assert at.choices("shift") == ["shift column 1 up", "shift column 1 down"]


@pytest.mark.clause("noir.A2")
@pytest.mark.parametrize(
    ("action", "undoing"),
    [
        ("shift row 2 left", "shift row 2 right"),
        ("shift row 2 right", "shift row 2 left"),
        ("shift column 4 up", "shift column 4 down"),
        ("shift column 4 down", "shift column 4 up"),
    ],
)
def test_the_other_players_shift_is_not_undone(action: str, undoing: str) -> None:
    for step in ("hunting", "searching"):
        at = table(step=step).play(action)
        assert at.refused(undoing) == "noir.A2"
        assert len(at.choices("shift")) == 19
        assert action in at.choices()
        for viewer in (-1, 0, 1):
            barred = at.view(viewer).barred
            assert barred is not None
            assert at.rules.write_action(barred) == undoing
        # One's own earlier one may be.
        assert undoing in at.play("shift row 5 left").choices()


@pytest.mark.clause("noir.A2")
@pytest.mark.parametrize("action", ["kill g", "disguise", "arrest b", "exonerate"])
def test_after_any_other_turn_there_is_no_limit(action: str) -> None:
    step = "hunting" if action.split()[0] in ("kill", "disguise") else "searching"
    at = table(step=step).play("shift row 2 left", "shift row 3 left")
    assert at.state.barred is not None
    at.play(action)
    assert at.state.barred is None
    if at.asked[1] == "discarding":
        at.play("discard w")
    assert len(at.choices("shift")) == 20


@pytest.mark.clause("noir.A2", "noir.P1")
@pytest.mark.parametrize("way", ["left", "right"])
def test_on_a_line_of_two_either_way_would_undo_it(way: str) -> None:
    # A board of five by two, as it is when three columns are gone.
    at = table("ab fg kl pq uv", killer="p", inspector="a", hand="bku")
    assert len(at.choices("shift")) == 14
    at.play(f"shift row 2 {way}")
    assert at.board == "ab gf kl pq uv"
    for other in ("left", "right"):
        assert at.refused(f"shift row 2 {other}") == "noir.A2"
    assert len(at.choices("shift")) == 12
    # Whichever way it was, it is the same position.
    assert at.state.barred == at.play("shift row 1 left", f"shift row 2 {way}").state.barred


@pytest.mark.clause("noir.A2", "noir.B1")
def test_a_shift_that_closed_up_the_board_cannot_be_undone_and_bars_none() -> None:
    board = "abcde fghij klmno pqrst uvwxy"
    at = table(board, killer="m", inspector="a", hand="wxy", deceased="bcdef")
    at.play("shift column 1 up")
    # Fergus came up into the first row: it is gone.
    assert at.board == "kghij plmno uqrst avwxy"
    assert at.state.barred is None
    assert len(at.choices("shift")) == 18


@pytest.mark.clause("noir.B1")
def test_a_row_of_deceased_is_removed_and_the_board_closes_up() -> None:
    at = table(killer="g", inspector="y", hand="wxv", deceased="abde").play("kill c")
    assert at.board == "fghij klmno pqrst uvwxy"
    assert at.facts()[1:] == [LinesRemoved((1,), ()), TurnBegan(1, 7)]
    # Those who are together now are adjacent.
    at = table(killer="h", inspector="y", hand="wxv", deceased="klno")
    at.play("kill m", "shift row 4 left")
    assert at.board == "abcde fghij pqrst vwxyu"
    assert at.letters("kill") == "bcdgiqrs"


@pytest.mark.clause("noir.B1")
def test_a_column_too() -> None:
    at = table(killer="g", inspector="y", hand="wxv", deceased="fkpu").play("kill a")
    assert at.board == "bcde ghij lmno qrst vwxy"
    assert at.facts()[1] == LinesRemoved((), (1,))


@pytest.mark.clause("noir.B1", "noir.P1")
def test_all_that_are_found_on_the_same_board_go_together() -> None:
    at = table(killer="g", inspector="y", hand="wxv", deceased="bcdefkpu").play("kill a")
    assert at.board == "ghij lmno qrst vwxy"
    assert at.facts()[1] == LinesRemoved((1,), (1,))


@pytest.mark.clause("noir.B1", "noir.P1")
def test_a_shift_may_close_up_two_lines_and_one_pass_is_enough() -> None:
    # Ada and Kitty alone keep the first and the third row; Fergus and Percy come in their places.
    at = table(killer="g", inspector="y", hand="wxv", deceased="bcdelmnofp")
    at.play("shift column 1 up")
    assert at.board == "kghij uqrst avwxy"
    assert at.facts()[1] == LinesRemoved((1, 3), ())


@pytest.mark.clause("noir.B1")
def test_a_line_with_anybody_alive_stays() -> None:
    at = table(killer="g", inspector="y", hand="wxv", deceased="abd").play("kill c")
    assert at.board == SQUARE


@pytest.mark.clause("noir.B2", "noir.E2")
def test_who_is_removed_stays_deceased_in_the_count() -> None:
    at = table(
        "fghij klmno pqrst uvwxy", killer="m", inspector="y", hand="vwx", deceased="f", limit="10"
    )
    assert at.deceased == "abcdef"
    at.play("kill g", "arrest t", "kill h", "arrest t", "kill i", "arrest t")
    assert at.outcome is None
    assert at.play("kill l").outcome is not None
