"""How a turn, a leg and a match of Noir end (noir.E, noir.S5)."""

from __future__ import annotations

from random import Random

import pytest

from dead_end.contract import NOBODY, PUBLIC, Ended
from dead_end.games.noir.facts import Killed, LinedUp, TurnBegan, Unmasked
from dead_end.games.noir.material import MOST_IDLE
from tests.games.noir.positions import RULES, SQUARE, Position, deal, fresh, letters_of, table

THERE = ("shift row 1 left", "shift row 2 left", "shift row 1 right", "shift row 2 right")
"""Four turns after which the board is what it was."""


@pytest.mark.clause("noir.E1")
def test_the_limit_comes_before_canvassing_and_closing_up() -> None:
    at = table(
        killer="g", inspector="y", hand="wxv", deceased="abdefkpu", marked="c", limit="10"
    ).play("kill c")
    assert at.outcome is None
    at = table(
        killer="g", inspector="y", hand="wxv", deceased="abdefkpul", marked="c", limit="10"
    ).play("kill c")
    assert at.outcome is not None
    assert [type(fact) for fact in at.facts()] == [Killed, Unmasked, Ended]
    assert at.board == "abcde fghij klmno pqrst uvwxy"


@pytest.mark.clause("noir.E1")
def test_an_identity_killed_comes_before_the_limit() -> None:
    at = table(killer="g", inspector="h", deceased="abdefkpul", limit="10").play("kill h")
    assert at.outcome == ("inspector_killed", (0,), (1, 0))


@pytest.mark.clause("noir.E1")
def test_the_seats_take_turns() -> None:
    at = table(step="hunting")
    for turn in range(6):
        seat = turn % 2
        assert at.state.turn == seat
        # Out of turn nothing is allowed.
        assert at.refused("shift row 3 left", 1 - seat) == "noir.E1"
        at.play(f"shift row {1 + turn % 3} left")
    assert at.state.round == 10


@pytest.mark.clause("noir.E2", "noir.S6")
def test_the_winner_is_a_seat_whoever_is_the_killer() -> None:
    at = table(killers_seat=1, killer="m", inspector="h").play("kill h")
    assert at.outcome == ("inspector_killed", (1,), (0, 1))
    at = table(killers_seat=1, killer="m", inspector="h", step="searching").play("arrest m")
    assert at.outcome == ("killer_arrested", (0,), (1, 0))


def lines(count: int) -> list[str]:
    """So many shifts in different lines, so that no position comes again."""
    ways = [("row", "left"), ("column", "up")]
    return [
        f"shift {line} {1 + number // 2 % 5} {way}"
        for number in range(count)
        for line, way in [ways[number % 2]]
    ]


@pytest.mark.clause("noir.E3")
def test_sixty_turns_without_anything_are_a_draw() -> None:
    at = table().play(*lines(MOST_IDLE - 1))
    assert MOST_IDLE == 60
    assert at.outcome is None
    for viewer in (PUBLIC, 0, 1):
        assert at.view(viewer).idle == 59
    at.play("shift column 5 down")
    assert at.outcome == ("idle", (), (0, 0))
    assert at.facts()[2] == Ended("idle", (), (0, 0))


@pytest.mark.clause("noir.E3")
@pytest.mark.parametrize(
    ("step", "action"),
    [("hunting", "kill l"), ("hunting", "disguise"), ("searching", "arrest b"),
     ("searching", "arrest a"), ("searching", "exonerate")],
)  # fmt: skip
def test_a_kill_a_draw_or_a_first_arrest_begins_the_count_anew(step: str, action: str) -> None:
    at = table(step=step, idle=59).play(action)
    assert at.outcome is None
    assert at.state.idle == 0
    if action == "exonerate":
        assert at.play("discard w").state.idle == 0


@pytest.mark.clause("noir.E3")
def test_a_second_arrest_of_the_same_suspect_does_not_until_a_card_is_drawn() -> None:
    at = table(step="searching").play("arrest b", "shift row 5 left")
    assert at.state.idle == 1
    at.play("arrest b")
    assert at.state.idle == 2
    assert letters_of(at.state.arrested) == "b"
    at.play("disguise")
    assert at.state.arrested == 0
    at.play("arrest b")
    assert at.state.idle == 0
    again = table(step="searching", idle=59)
    again.state.arrested = 1 << 1
    assert again.play("arrest b").outcome == ("idle", (), (0, 0))


@pytest.mark.clause("noir.E3")
def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    at = table(killer="m", inspector="y")
    at.play(*THERE, *THERE)
    assert at.outcome is None
    at.play(THERE[0])
    assert at.outcome == ("repetition", (), (0, 0))
    # It is still the turn of who moved last.
    assert at.state.turn == 0


@pytest.mark.clause("noir.E3")
def test_who_is_to_move_and_the_barred_shift_belong_to_the_position() -> None:
    at = table(killer="m", inspector="y").play(*THERE)
    assert at.board == SQUARE
    # At first nothing was barred.
    assert list(at.state.seen.values()) == [1, 1, 1, 1, 1]
    at.play(*THERE)
    assert list(at.state.seen.values()) == [1, 2, 2, 2, 2]
    seats = {position[0] for position in at.state.seen}
    assert seats == {0, 1}


@pytest.mark.clause("noir.E3")
@pytest.mark.parametrize("action", ["kill l", "disguise"])
def test_a_kill_or_a_draw_makes_another_position_of_it(action: str) -> None:
    at = table(killer="m", inspector="y").play(*THERE, *THERE).play(action)
    assert len(at.state.seen) == 1
    assert at.view(PUBLIC).seen == tuple(at.state.seen.items())


@pytest.mark.clause("noir.E4", "all.A2")
def test_at_the_end_both_identities_the_hand_and_the_deck_are_shown() -> None:
    at = table(killer="m", inspector="h", hand="xwy", deck="ctb").play("stop")
    for viewer in (PUBLIC, 0, 1):
        shown = at.facts(viewer)[0]
        assert shown == Unmasked(
            "agreed",
            None,
            "mabel",
            "hugo",
            ("winifred", "xavier", "yolanda"),
            ("celeste", "tobias", "basil"),
        )
        (leg,) = at.view(viewer).legs
        assert letters_of(leg.identities) == "mh"
        assert letters_of(leg.hand) == "wxy"
        assert letters_of(leg.deck) == "ctb"


@pytest.mark.clause("all.A6")
def test_to_agree_is_a_draw() -> None:
    assert table().play("stop").outcome == ("agreed", (), (0, 0))
    assert fresh().play("stop").outcome == ("agreed", (), (0, 0))


@pytest.mark.clause("all.A10")
def test_who_concedes_has_lost() -> None:
    assert table().play("concede").outcome == ("conceded", (1,), (0, 1))
    assert table(step="searching").play("concede").outcome == ("conceded", (0,), (1, 0))


# A match


def match(first: str, second: str = "") -> Position:
    """A match in which the first seat, or nobody, wins the first leg; and so the second.

    ``first`` and ``second``: what is played from a position where Killer and Inspector meet.
    """
    at = table(
        killer="m", inspector="h", match=True, step="searching" if "arrest" in first else "hunting"
    )
    at.play(first)
    if second:
        at.play(*deal("mhbcd"), "kill g", "choose h")
        at.play(*(["shift row 5 left"] if "arrest" in second else []), second)
    return at


@pytest.mark.clause("noir.S5", "noir.E4")
def test_after_the_first_leg_all_is_shown_and_the_roles_are_swapped() -> None:
    at = match("kill h")
    assert at.outcome is None
    assert at.due == "board"
    assert [type(fact) for fact in at.facts()] == [Killed, Unmasked]
    for viewer in (PUBLIC, 0, 1):
        view = at.view(viewer)
        (leg,) = view.legs
        assert (leg.killer, leg.winner, leg.reason) == (0, 0, "inspector_killed")
        assert letters_of(leg.identities) == "mh"
        assert view.history == ()
        # The board lies there as the leg left it, till the suspects line up anew.
        assert (view.step, view.killer, len(view.board)) == ("unmasked", 0, 25)
        assert RULES.write_state(RULES.determinize(view, Random(1))) == RULES.write_state(at.state)
    board, deck = deal("mhbcd")
    at.play(board)
    for viewer in (PUBLIC, 0, 1):
        view = at.view(viewer)
        assert (view.step, view.killer, view.deceased) == ("dealing", 1, 0)
        assert (view.identity, view.hand, view.turn) == (-1, 0, NOBODY)
    at.play(deck)
    assert at.asked == (1, "opening")
    assert at.facts(PUBLIC)[-1] == TurnBegan(1, 1)
    assert at.view(1).identity == 12
    assert letters_of(at.view(0).hand) == "bcdh"


@pytest.mark.clause("noir.S5")
@pytest.mark.parametrize(
    ("first", "second", "winners", "scores"),
    [
        ("kill h", "arrest m", (0,), (2, 0)),
        ("arrest m", "kill h", (1,), (0, 2)),
        ("kill h", "kill h", (), (1, 1)),
        ("arrest m", "arrest m", (), (1, 1)),
    ],
)
def test_who_wins_more_legs_wins_the_match(
    first: str, second: str, winners: tuple[int, ...], scores: tuple[int, int]
) -> None:
    at = match(first, second)
    assert at.outcome == ("match", winners, scores)
    assert len(at.view(PUBLIC).legs) == 2
    assert Ended("match", winners, scores) in at.facts()


@pytest.mark.clause("noir.S5", "noir.E3")
def test_one_leg_won_and_one_drawn_wins_and_two_drawn_are_a_draw() -> None:
    for wins, winners in ((True, (0,)), (False, ())):
        at = table(killer="m", inspector="h", match=True, idle=59)
        at.play("kill h" if wins else "shift row 1 left")
        assert at.outcome is None
        at.play(*deal("mhbcd"), "kill g", "choose h")
        at.state.idle = 59
        at.play("shift row 1 left")
        assert at.outcome == ("match", winners, (int(wins), 0))


@pytest.mark.clause("noir.S5", "all.A6", "all.A10")
def test_stopping_and_conceding_end_the_match_not_the_leg() -> None:
    at = match("kill h").play("stop")
    assert at.outcome == ("agreed", (), (1, 0))
    assert at.facts() == [Ended("agreed", (), (1, 0))]
    assert len(at.view(PUBLIC).legs) == 1
    # Ahead by a leg, and all the same.
    at = match("kill h").play(*deal("mhbcd"), "kill g", "concede")
    assert at.outcome == ("conceded", (1,), (1, 1))
    assert table(match=True).play("concede").outcome == ("conceded", (1,), (0, 1))


@pytest.mark.clause("noir.S5")
def test_a_single_game_has_one_leg() -> None:
    at = table(killer="m", inspector="h").play("kill h")
    assert at.outcome is not None
    assert len(at.state.legs) == 1


@pytest.mark.clause("noir.S5", "noir.S1")
def test_the_second_leg_is_dealt_anew() -> None:
    at = match("kill h").play(deal()[0])
    assert isinstance(at.facts()[0], LinedUp)
    assert at.deceased == at.marked == at.discards == ""
