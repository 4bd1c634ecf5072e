"""Traps (13.P): who is asked, what may be played and drawn, and what the others are told."""

import pytest

from dead_end.chance import Draw
from dead_end.contract import PUBLIC
from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.material import CARDS, DEAD, GUESTS, TRAPS, traps_of
from tests.games.drive_13.positions import BY_TRAP, DOOR, TRAP, Position, away, table

FAR = away(6, DOOR)
STATUE = TRAP["statue"]


def landed(trap: str = "statue", seats: int = 3, **given: object) -> Position:
    """Seat 0 has just moved Dusty, who is seat 1's, onto a trap; a 2 is left."""
    pawns = {"dusty": BY_TRAP[trap], "lulu": FAR, "clay": away(9, DOOR)}
    owners = {"dusty": 1, "lulu": 1, "clay": 0}
    given = {"hanging": "lulu", "pawns": pawns, "owners": owners, "dice": (1, 2), **given}
    at = table(seats=seats, **given)  # type: ignore[arg-type]  # as the fixture takes them
    return at.play(f"move dusty 1 {TRAP[trap]}")


@pytest.mark.clause("13.P1")
@pytest.mark.parametrize("trap", TRAPS)
def test_every_card_that_fits_may_be_played_and_no_other(trap: str) -> None:
    every = [card for card in CARDS if card != "detective"]
    at = landed(trap, hands={0: every})
    fits = [card for card in every if TRAPS.index(trap) in traps_of(CARDS.index(card))]
    # The single one, four doubles and the Wild.
    assert len(fits) == 6
    assert at.choices("play") == [f"play {card}" for card in fits]
    assert at.refused(f"play {next(card for card in every if card not in fits)}") == "13.P1"
    at.play(f"play {fits[0]}")
    assert at.where("dusty") == "out"
    assert at.state.fates[GUESTS.index("dusty")] == DEAD


@pytest.mark.clause("13.P1", "all.A7")
def test_one_is_asked_with_a_fitting_card_or_without() -> None:
    for hand in (["wild"], ["trap-bookcase"], []):
        at = landed(hands={0: hand})
        assert at.asked == (0, "trapped")
        assert at.view(PUBLIC).trapped == GUESTS.index("dusty")
        assert at.choices()[-2:] == ["draw", "decline"]


@pytest.mark.clause("13.P1")
def test_only_a_card_of_ones_own_hand() -> None:
    at = landed(hands={1: ["wild"], 0: ["trap-bookcase"]})
    assert at.refused("play wild") == "13.P1"
    assert at.refused("play wild", seat=1) == "13.T1"


@pytest.mark.clause("13.P2", "13.P5")
def test_a_detective_is_shown_and_a_card_drawn_again() -> None:
    at = landed(deck=["detective", "detective", "trap-bookcase"]).play("draw")
    assert at.facts() == [facts.DrawChosen(0, "dusty")]
    at.play("card detective")
    assert at.facts() == [facts.DetectiveDrawn(0, 1, True)]
    assert (at.state.detective, at.discards) == (1, ["detective"])
    assert at.due == ("card", Draw(tuple(at.state.deck)))
    at.play("card detective", "card trap-bookcase")
    assert at.state.detective == 2
    assert at.asked == (0, "drawn")


@pytest.mark.clause("13.P2", "13.H1")
def test_another_card_is_seen_by_the_drawer_alone() -> None:
    at = landed().play("draw", "card trap-statue")
    for viewer in at.viewers():
        card = "trap-statue" if viewer == 0 else None
        assert at.facts(viewer) == [facts.CardDrawn(0, card)]
    assert at.view(0).drawn == CARDS.index("trap-statue")
    assert at.view(1).drawn == at.view(PUBLIC).drawn == -1


@pytest.mark.clause("13.P2")
def test_a_drawn_card_that_fits_may_be_played_or_kept() -> None:
    at = landed().play("draw", "card trap-stairs-statue")
    assert at.choices() == ["play trap-stairs-statue", "keep"]
    at.play("play trap-stairs-statue")
    assert at.facts()[:2] == [
        facts.CardPlayed(0, "trap-stairs-statue", True),
        facts.Died(0, "statue", "dusty", 1),
    ]
    assert at.hand(0) == []
    kept = landed().play("draw", "card trap-stairs-statue", "keep")
    assert kept.hand(0) == ["trap-stairs-statue"]
    assert kept.where("dusty") == STATUE


@pytest.mark.clause("13.P2")
def test_one_that_does_not_fit_is_kept() -> None:
    at = landed().play("draw", "card trap-bookcase")
    assert at.choices() == ["keep"]
    assert at.refused("play trap-bookcase") == "13.P2"


@pytest.mark.clause("13.P2", "all.A7", "13.H1")
def test_the_others_hear_the_same_whatever_was_kept() -> None:
    told, views, asked = [], [], []
    for card in ("trap-statue", "trap-bookcase", "wild"):
        at = landed().play("draw", f"card {card}")
        asked.append(at.asked)
        views.append([at.view(viewer) for viewer in (PUBLIC, 1, 2)])
        at.play("keep")
        told.append([at.facts(viewer) for viewer in at.viewers()])
        views.append([at.view(viewer) for viewer in (PUBLIC, 1, 2)])
        assert at.state.card_counts == [1, 0, 0]
    assert told[0] == told[1] == told[2] == [[facts.CardKept(0)]] * 4
    assert views[0] == views[2] == views[4]
    assert views[1] == views[3] == views[5]
    assert asked == [(0, "drawn")] * 3


@pytest.mark.clause("13.P3")
def test_playing_from_the_hand_means_no_draw() -> None:
    at = landed(hands={0: ["wild", "trap-statue"]}).play("play wild")
    assert at.state.deck_size == 27
    # One card, and it is done: the other die is next.
    assert at.asked == (0, "moving")
    assert at.refused("play trap-statue") == "13.P1"
    assert at.refused("draw") == "13.P2"


@pytest.mark.clause("13.P3")
def test_nobody_has_to_draw() -> None:
    at = landed().play("decline")
    assert at.facts() == [facts.DrawDeclined(0, "dusty")]
    assert at.state.deck_size == 29
    assert at.where("dusty") == STATUE


@pytest.mark.clause("13.P3")
def test_after_a_draw_only_the_drawn_card_can_be_played() -> None:
    at = landed(hands={0: ["wild"]}).play("draw", "card trap-statue")
    assert at.refused("play wild") == "13.P2"
    assert at.refused("decline") == "13.P3"
    assert at.choices() == ["play trap-statue", "keep"]


@pytest.mark.clause("13.P4")
def test_a_pawn_on_a_trap_is_safe_until_it_is_moved_onto_one_again() -> None:
    at = landed(hands={0: ["wild"], 1: ["wild"]}).play("decline")
    at.play(at.choices("move lulu 2")[0], "roll 1 2")
    # Seat 1 has a Wild, and Dusty still stands there; nobody is asked.
    assert at.asked == (1, "moving")
    assert at.refused("play wild") == "13.P1"
    at.play(f"move dusty 1 {BY_TRAP['statue']}")
    at.play(at.choices("move lulu 2")[0], "roll 1 2", f"move dusty 1 {STATUE}")
    assert at.asked == (2, "trapped")
    for seat in (0, 1):
        assert at.refused("play wild", seat=seat) == "13.T1"


@pytest.mark.clause("13.P4")
def test_one_may_kill_a_guest_of_ones_own() -> None:
    at = landed(owners={"dusty": 0, "lulu": 1, "clay": 0}, hands={0: ["wild"]}).play("play wild")
    assert at.facts()[1] == facts.Died(0, "statue", "dusty", 0)


@pytest.mark.clause("13.P5")
def test_cards_played_lie_face_up_and_the_deck_is_as_large_as_it_is() -> None:
    at = landed(hands={0: ["wild"]}).play("play wild")
    for viewer in at.viewers():
        assert at.view(viewer).discards == (CARDS.index("wild"),)
        assert at.view(viewer).deck_size == 28


@pytest.mark.clause("13.P5")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    at = landed(deck=[], discards=["wild", "detective", "trap-statue"]).play("draw")
    assert at.facts() == [facts.DrawChosen(0, "dusty"), facts.DeckShuffled(3)]
    assert (at.state.deck_size, at.discards) == (3, [])
    copies = [0] * len(CARDS)
    for card in ("wild", "detective", "trap-statue"):
        copies[CARDS.index(card)] = 1
    assert at.due == ("card", Draw(tuple(copies)))


@pytest.mark.clause("13.P5")
def test_it_is_so_too_when_a_detective_was_the_last_card() -> None:
    at = landed(deck=["detective"], discards=["wild"]).play("draw", "card detective")
    assert at.facts() == [facts.DetectiveDrawn(0, 1, True), facts.DeckShuffled(2)]
    assert at.due[0] == "card"
    at.play("card wild")
    assert at.asked == (0, "drawn")


@pytest.mark.clause("13.P5")
def test_with_no_card_anywhere_there_is_no_draw() -> None:
    at = landed(deck=[], discards=[])
    assert at.choices() == ["decline"]
    assert at.refused("draw") == "13.P5"


@pytest.mark.clause("13.P5")
@pytest.mark.parametrize("deck", [["detective"], []])
def test_of_detectives_alone_one_is_shown_and_no_card_drawn(deck: list[str]) -> None:
    at = landed(deck=deck, discards=["detective", "detective"]).play("draw", "card detective")
    assert at.facts()[0] == facts.DetectiveDrawn(0, 1, False)
    assert at.state.detective == 1
    assert at.asked == (0, "moving")
    assert at.hand(0) == []


@pytest.mark.clause("13.P6")
def test_the_owner_shows_the_card_of_a_dead_guest() -> None:
    at = landed(hands={0: ["wild"]}).play("play wild")
    assert at.facts()[1] == facts.Died(0, "statue", "dusty", 1)
    for viewer in at.viewers():
        assert at.view(viewer).laid_by[GUESTS.index("dusty")] == 1
        assert at.view(viewer).pawns[GUESTS.index("dusty")] == -1


@pytest.mark.clause("13.P6", "13.S3")
@pytest.mark.parametrize("owner", [0, 1])
def test_with_two_nobody_shows_a_secret_one(owner: int) -> None:
    at = landed(seats=2, hands={0: ["wild"]}, secret=["dusty"],
                owners={"dusty": owner, "lulu": 1, "clay": 0}).play("play wild")  # fmt: skip
    for viewer in at.viewers():
        assert at.facts(viewer)[1] == facts.Died(0, "statue", "dusty", None)
        assert at.view(viewer).laid_by[GUESTS.index("dusty")] == -1


@pytest.mark.clause("13.P7", "13.H1")
def test_how_many_cards_is_public_which_is_not() -> None:
    every = [card for card in CARDS if card != "detective"]
    at = table(pawns={"dusty": FAR}, hands={0: every, 1: ["wild"]})
    for viewer in at.viewers():
        view = at.view(viewer)
        assert view.card_counts == (16, 1, 0)
        assert sum(view.hand) == (0 if viewer == PUBLIC else view.card_counts[viewer])


def last_of(seat: int, turn: int = 0, **given: object) -> Position:
    """Dusty, the last guest of ``seat``, is killed on the Statue by ``turn``."""
    others = [other for other in range(3) if other != seat]
    owners = {"dusty": seat, "lulu": others[0], "clay": others[1], "pierre": others[0],
              "poopsie": others[1]}  # fmt: skip
    hands = {seat: ["trap-bookcase", "trap-stairs"]}
    hands[turn] = [*hands.get(turn, []), "wild"]
    at = table(pawns={"dusty": BY_TRAP["statue"], "lulu": FAR, "clay": away(9, DOOR)},
               owners=owners, hanging="lulu", hands=hands, turn=turn, dice=(1, 2), **given)  # type: ignore[arg-type]  # fmt: skip
    return at.play(f"move dusty 1 {STATUE}", "play wild")


@pytest.mark.clause("13.P8")
def test_who_has_no_guest_left_is_out_and_their_hand_on_the_discards() -> None:
    at = last_of(1)
    assert facts.WentOut(1, ("trap-stairs", "trap-bookcase")) in at.facts()
    assert at.discards == ["wild", "trap-stairs", "trap-bookcase"]
    assert at.state.card_counts == [0, 0, 0]
    assert at.view(PUBLIC).out == 0b010
    # The turn goes on, and seat 1 is passed over.
    assert at.asked == (0, "moving")
    at.play(at.choices("move lulu 2")[0])
    assert at.turn == 2


@pytest.mark.clause("13.P8")
def test_if_it_is_their_turn_it_ends() -> None:
    at = last_of(1, turn=1)
    assert at.facts()[-1] == facts.TurnBegan(2, 1)
    assert at.due[0] == "roll"
    assert at.turn == 2


@pytest.mark.clause("13.P8", "13.O1")
def test_so_too_when_the_portrait_that_hung_was_theirs() -> None:
    again = table(pawns={"dusty": BY_TRAP["statue"], "lulu": FAR, "clay": away(9, DOOR)},
                  owners={"dusty": 1, "lulu": 0, "clay": 2, "pierre": 0, "poopsie": 2},
                  hanging="dusty", hands={1: ["wild"]}, turn=1, dice=(1, 2))  # fmt: skip
    again.play(f"move dusty 1 {STATUE}", "play wild")
    assert again.due[0] == "portrait"
    again.play("portrait lulu")
    assert again.facts() == [facts.PortraitHung("lulu"), facts.TurnBegan(2, 1)]


@pytest.mark.clause("13.P8", "13.E4")
def test_of_two_nobody_is_out() -> None:
    at = landed(seats=2, hands={0: ["wild"]}, secret=["lulu"],
                owners={"dusty": 1, "lulu": 1, "clay": 0, "pierre": 0, "poopsie": 0})  # fmt: skip
    at.play("play wild")
    assert at.state.out == 0
    assert at.over is None


@pytest.mark.clause("13.P8")
def test_a_round_goes_on_without_who_began_it() -> None:
    # Seat 0 began, and is out: the round is over when seat 1 is to play again.
    at = last_of(0, turn=2)
    at.play(at.choices("move lulu 2")[0])
    assert at.turn == 1
    assert at.state.round == 2
    at.play("roll 1 2")
    at.play(at.choices("move lulu 1")[0])
    at.play(at.choices("move clay 2")[0])
    assert at.turn == 2
    assert at.state.round == 2
