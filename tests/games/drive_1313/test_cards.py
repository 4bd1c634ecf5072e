"""Playing cards (1313.P)."""

import pytest

from dead_end.chance import Dice, Draw
from dead_end.contract import PUBLIC
from dead_end.games.drive_1313.facts import CardPlayed, DiceLost, HeirTaken
from dead_end.games.drive_1313.material import CARDS, HEIRS
from tests.games.drive_1313.cottage import COTTAGE, CROWDED
from tests.games.drive_1313.positions import (
    CHAIRS,
    DOORS,
    PASSAGE,
    ROOM,
    STAIRS,
    TRAP,
    away,
    beside,
    table,
)

FAR = away(8, *DOORS)
PAIRS = [card for card in CARDS if card.startswith("trap-")]


@pytest.mark.clause("1313.P1")
def test_whoever_holds_a_card_is_asked_and_done_ends_the_turn() -> None:
    # Nothing can be done with this card, and yet the seat is asked.
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, hands={0: ["wild"]}, dice=(1, 2))
    at.play(at.choices("move dusty 1")[0], at.choices("move clay 2")[0])
    assert at.asked == (0, "playing")
    assert at.choices() == ["done"]
    at.play("done")
    assert at.turn == 1
    assert at.hand(0) == ["wild"]


@pytest.mark.clause("1313.P1")
def test_whoever_holds_none_is_not() -> None:
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, hands={1: ["wild"]}, dice=(1, 2))
    at.play(at.choices("move dusty 1")[0], at.choices("move clay 2")[0])
    assert at.turn == 1
    assert at.step == "rolling"


@pytest.mark.clause("1313.P1")
def test_only_cards_in_hand_are_played() -> None:
    at = table(pawns={"dusty": TRAP["safe"]}, hands={0: ["run"], 1: ["wild", "heir", "room-art"]})
    assert at.choices() == ["play run", "done"]
    for text in ("play wild safe", "play heir seat2", f"play room-art dusty {PASSAGE['art']}"):
        assert at.refused(text) == "1313.P1"
    at = table(pawns={"dusty": TRAP["safe"]}, hands={0: ["heir"]})
    assert at.refused("play run") == "1313.P1"
    assert at.refused("play trap-boar-safe safe") == "1313.P1"


@pytest.mark.clause("1313.P1")
@pytest.mark.parametrize("first", ["room-art", "heir", "run"])
def test_any_number_of_traps_and_one_other_card(first: str) -> None:
    others = ["room-art", "room-vault", "heir", "heir", "run", "run"]
    at = table(
        pawns={"dusty": TRAP["safe"], "clay": TRAP["boar"], "lulu": TRAP["armor"], "pierre": FAR},
        owners={"clay": 1},
        hands={0: [*others, "wild", "wild", "trap-armor-safe"]},
    )
    at.play("play wild safe")
    spends = {
        "room-art": [f"play room-art pierre {PASSAGE['art']}"],
        "heir": ["play heir seat2", "taken clay"],
        "run": ["play run", "run 1"],
    }[first]
    at.play(*spends)
    if first == "run":
        at.play(at.choices("move pierre")[0])
    # The one other card is played; a further one of any kind is not.
    assert at.step == "playing"
    assert at.refused("play run") == "1313.P1"
    assert at.refused("play heir seat2") == "1313.P1"
    assert at.refused(f"play room-vault pierre {PASSAGE['vault']}") == "1313.P1"
    # Traps still are.
    at.play("play trap-armor-safe armor", "play wild boar", "done")
    assert at.turn == 1


@pytest.mark.clause("1313.P1")
def test_the_next_turn_may_play_another_one() -> None:
    at = table(
        pawns={"dusty": FAR, "clay": CHAIRS[0]},
        owners={"clay": 1},
        hands={0: ["run"], 1: ["run"]},
    )
    at.play("play run", "run 1")
    at.play(at.choices("move dusty")[0])
    assert at.turn == 1
    at.play("roll 1 2")
    at.play(at.choices("move dusty 1")[0], at.choices("move clay 2")[0])
    assert at.may("play run")


@pytest.mark.clause("1313.P2")
def test_example_the_vault_room_card_puts_a_pawn_on_the_safe_trap() -> None:
    at = table(pawns={"dusty": FAR}, hands={0: ["room-vault"]})
    at.play(f"play room-vault dusty {TRAP['safe']}")
    assert at.where("dusty") == TRAP["safe"]
    assert at.turn == 1


@pytest.mark.clause("1313.P2")
@pytest.mark.parametrize("room", list(ROOM))
def test_a_room_card_puts_any_pawn_on_any_free_space_of_the_room(room: str) -> None:
    free = [space for space in ROOM[room] if space != PASSAGE[room]]
    at = table(
        pawns={"dusty": PASSAGE[room], "clay": TRAP["boar"], "lulu": DOORS[0]},
        owners={"clay": 1},
        hands={0: [f"room-{room}"]},
    )
    free = [space for space in free if space not in (at.where("clay"), at.where("poopsie"))]
    # Its own room too, whoever owns it, traps and passages and stairs and chairs included.
    for heir in ("dusty", "clay", "lulu", "poopsie"):
        spaces = [text.split()[-1] for text in at.choices(f"play room-{room} {heir}")]
        assert spaces == free
    assert at.refused(f"play room-{room} lulu {PASSAGE[room]}") == "1313.P2"


@pytest.mark.clause("1313.P2")
def test_stairs_chairs_and_passage_spaces_are_spaces_of_their_room() -> None:
    at = table(pawns={"dusty": FAR}, hands={0: ["room-art", "room-great"]})
    for space in (*STAIRS, TRAP["stair"], PASSAGE["art"]):
        assert at.may(f"play room-art dusty {space}")
    for space in (*CHAIRS[:-1], TRAP["fireplace"], PASSAGE["great"]):
        assert at.may(f"play room-great dusty {space}")


@pytest.mark.clause("1313.P2", "1313.B10")
def test_never_on_the_welcome_stone_nor_outside_the_room() -> None:
    at = table(pawns={"dusty": FAR}, hands={0: [f"room-{room}" for room in ROOM]})
    for room in ROOM:
        for door in DOORS:
            assert at.refused(f"play room-{room} dusty {door}") == "1313.P2"
    assert at.refused(f"play room-vault dusty {TRAP['boar']}") == "1313.P2"
    # Nor a pawn that is out of the house.
    assert at.refused(f"play room-vault spritzy {TRAP['safe']}") == "1313.P2"


@pytest.mark.clause("1313.P3")
def test_take_a_new_heir_at_random_from_one_opponent() -> None:
    at = table(
        pawns={"dusty": FAR, "clay": CHAIRS[0], "lulu": CHAIRS[1]},
        owners={"dusty": 0, "clay": 1, "lulu": 2},
        hands={0: ["heir"]},
        seats=3,
    )
    assert at.choices("play heir") == ["play heir seat2", "play heir seat3"]
    at.play("play heir seat3")
    # Any of the cards in that hand, each as likely, and no other.
    held = tuple(int(heir in ("lulu", "poopsie")) for heir in HEIRS)
    assert at.due == ("taken", Draw(held))
    assert at.refused("taken clay") == "all.A1"
    assert at.refused("taken dusty") == "all.A1"
    at.play("taken lulu")
    assert at.owner("lulu") == 0
    assert at.state.heir_counts == [2, 1, 1]
    assert at.turn == 1


@pytest.mark.clause("1313.P3", "1313.H1", "all.A8")
def test_only_the_two_know_which_heir_was_taken() -> None:
    at = table(
        pawns={"dusty": FAR, "clay": CHAIRS[0], "lulu": CHAIRS[1]},
        owners={"dusty": 0, "clay": 1, "lulu": 2},
        hands={0: ["heir", "wild"]},
        seats=4,
    )
    at.play("play heir seat3", "taken lulu")
    for viewer in (0, 2):
        assert HeirTaken(0, 2, "lulu") in at.facts(viewer)
        assert at.view(viewer).history[-1].heir == HEIRS.index("lulu")
    for viewer in (PUBLIC, 1, 3):
        assert HeirTaken(0, 2, None) in at.facts(viewer)
        assert at.view(viewer).history[-1].heir == -1
    assert HEIRS.index("lulu") in at.view(0).own
    assert HEIRS.index("lulu") not in at.view(2).own
    for viewer in at.viewers():
        assert at.view(viewer).heir_counts == (2, 1, 0, 1)


@pytest.mark.clause("1313.P3")
def test_not_from_oneself_nor_from_whoever_holds_none() -> None:
    at = table(
        pawns={"dusty": FAR},
        owners={"dusty": 0},
        hands={0: ["heir"]},
        seats=3,
    )
    assert at.refused("play heir seat1") == "1313.P3"
    assert at.refused("play heir seat2") == "1313.P3"
    assert at.refused("play heir seat4") == "1313.P3"
    alone = table(pawns={"dusty": FAR}, owners={"dusty": 0}, hands={0: ["heir"]}, alone=True)
    assert alone.choices() == ["done"]


@pytest.mark.clause("1313.P3", "1313.E4")
def test_who_has_no_heirs_left_may_take_one() -> None:
    at = table(pawns={"dusty": FAR}, hands={0: ["heir"]})
    assert at.state.heir_counts == [0, 1]
    at.play("play heir seat2", "taken poopsie")
    assert at.owner("poopsie") == 0


@pytest.mark.clause("1313.P4")
def test_run_for_it_rolls_one_die_and_moves_any_pawn_the_full_count() -> None:
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, owners={"clay": 1}, hands={0: ["run"]})
    at.play("play run")
    assert at.due == ("run", Dice(1))
    at.play("run 4")
    for heir in ("dusty", "clay", "poopsie"):
        assert at.choices(f"move {heir} 4")
        assert not at.choices(f"move {heir} 3")
    assert at.refused(f"move dusty 3 {beside(FAR)[0]}") == "1313.P4"
    assert at.refused("forgo") == "1313.T4"
    assert at.refused("done") == "1313.T1"
    at.play(at.choices("move dusty 4")[0])
    assert at.turn == 1
    assert at.state.discards[-1] == CARDS.index("run")


@pytest.mark.clause("1313.P4")
def test_one_that_was_moved_this_turn_too() -> None:
    at = table(pawns={"dusty": FAR, "clay": CHAIRS[0]}, hands={0: ["run"]}, dice=(1, 2))
    at.play(at.choices("move dusty 1")[0], at.choices("move clay 2")[0], "play run", "run 3")
    assert at.choices("move dusty 3")
    assert at.choices("move clay 3")


@pytest.mark.clause("1313.P4", "1313.E1", "1313.E3")
def test_it_may_escape() -> None:
    at = table(pawns={"dusty": DOORS[0]}, owners={"dusty": 0}, hands={0: ["run"]})
    at.play("play run", "run 1", "move dusty 1 out")
    assert at.where("dusty") == "out"
    assert at.state.collected == [1, 0]
    assert at.turn == 1


@pytest.mark.clause("1313.P4")
def test_if_no_pawn_can_move_the_card_is_spent() -> None:
    # Sixteen pawns in a house of sixteen spaces.
    spaces = [COTTAGE.name_of(space) for space in COTTAGE.spaces]
    at = table(
        pawns=dict(zip(HEIRS, spaces, strict=True)),
        owners={"poopsie": 1},
        hands={0: ["run", "wild"]},
        rules=CROWDED,
    )
    at.play("play run", "run 3")
    assert at.facts(PUBLIC)[-1] == DiceLost(0, (3,), True)
    assert at.asked == (0, "playing")
    assert at.hand(0) == ["wild"]
    assert at.state.discards == [CARDS.index("run")]


@pytest.mark.clause("1313.P4", "1313.T4", "all.A7")
def test_whoever_holds_heirs_is_asked_whether_one_of_them_runs_out() -> None:
    # Nobody can walk, but a pawn is at the door: the question must not show whose it is.
    spaces = [COTTAGE.name_of(space) for space in COTTAGE.spaces]
    pawns = dict(zip(HEIRS, spaces, strict=True))
    for owned, choices in (("spritzy", ["forgo"]), ("pugsley", ["move pugsley 3 out", "forgo"])):
        hands, owners = {0: ["run"]}, {owned: 0, "poopsie": 1}
        at = table(pawns=pawns, owners=owners, hands=hands, rules=CROWDED)
        at.play("play run", "run 3")
        assert at.asked == (0, "running")
        assert at.choices() == choices


@pytest.mark.clause("1313.P5")
@pytest.mark.parametrize("card", PAIRS)
def test_a_trap_card_springs_one_of_its_two_traps(card: str) -> None:
    first, second = card.split("-")[1:]
    heirs = dict(zip(("dusty", "clay", "lulu", "pierre", "parker"), TRAP.values(), strict=True))
    at = table(pawns=heirs, hands={0: [card]})
    assert at.choices(f"play {card}") == [f"play {card} {first}", f"play {card} {second}"]
    for trap in set(TRAP) - {first, second}:
        assert at.refused(f"play {card} {trap}") == "1313.P5"
    at.play(f"play {card} {second}")
    caught = [heir for heir, space in heirs.items() if space == TRAP[second]]
    assert [heir for heir in heirs if at.where(heir) == "out"] == caught


@pytest.mark.clause("1313.P5")
def test_a_trap_card_needs_a_pawn_on_the_trap() -> None:
    at = table(pawns={"dusty": TRAP["boar"]}, hands={0: ["trap-boar-safe", "trap-stair-armor"]})
    assert at.refused("play trap-boar-safe safe") == "1313.P5"
    assert at.choices() == ["play trap-boar-safe boar", "done"]


@pytest.mark.clause("1313.P5", "1313.P6")
@pytest.mark.parametrize("owner", [0, 1, -1])
@pytest.mark.parametrize("card", ["trap-boar-safe", "wild"])
def test_whoever_owns_the_pawn_and_whenever_it_came_there(card: str, owner: int) -> None:
    at = table(
        pawns={"dusty": TRAP["boar"], "clay": CHAIRS[0]},
        owners={"clay": 0, "dusty": owner},
        hands={0: [card]},
    )
    at.play(f"play {card} boar")
    assert at.where("dusty") == "out"


@pytest.mark.clause("1313.P5", "1313.P2")
def test_a_pawn_summoned_onto_a_trap_is_sprung_in_the_same_turn() -> None:
    at = table(pawns={"dusty": FAR}, hands={0: ["room-trophy", "trap-boar-safe"]})
    at.play(f"play room-trophy dusty {TRAP['boar']}", "play trap-boar-safe boar")
    assert at.where("dusty") == "out"


@pytest.mark.clause("1313.P6")
@pytest.mark.parametrize("trap", list(TRAP))
def test_the_wild_trap_springs_any_trap_with_a_pawn_on_it(trap: str) -> None:
    at = table(pawns={"dusty": TRAP[trap]}, hands={0: ["wild", "wild"]})
    assert at.choices("play wild") == [f"play wild {trap}"]
    for empty in set(TRAP) - {trap}:
        assert at.refused(f"play wild {empty}") == "1313.P6"
    at.play(f"play wild {trap}")
    assert at.where("dusty") == "out"
    assert at.hand(0) == ["wild"]


@pytest.mark.clause("1313.P7", "1313.H1")
def test_played_cards_lie_face_up_in_order() -> None:
    at = table(
        pawns={"dusty": TRAP["safe"], "clay": TRAP["boar"]},
        hands={0: ["wild", "trap-boar-safe", "run", "heir"]},
        deck=["room-art", "clock"],
    )
    before = len(at.state.discards)
    at.play("play trap-boar-safe boar")
    for viewer in at.viewers():
        assert CardPlayed(0, "trap-boar-safe") in at.facts(viewer)
    at.play("play wild safe")
    for viewer in at.viewers():
        pile = [CARDS[card] for card in at.view(viewer).discards[before:]]
        assert pile == ["trap-boar-safe", "wild"]
    # A deck of two stays one of two: nothing is shuffled back in.
    assert at.state.deck_size == 2
    assert at.hand(0) == ["heir", "run"]
