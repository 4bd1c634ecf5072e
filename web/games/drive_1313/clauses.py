"""The clauses of 1313 in short plain sentences: for refusals, and to read through."""

from __future__ import annotations

from functools import cache

from web.games.dressing import Section
from web.words import Language


@cache
def texts(lang: Language) -> dict[str, str]:
    """Clause id to its sentence."""
    say = lang.say
    return {
        "1313.B3": say("A trap is entered only from the spaces whose arrows point at it."),
        "1313.B4": say(
            "The stairs are climbed from the arrows at their foot;"
            " only the two top stairs lead onto the trap."
        ),
        "1313.B8": say("Rugs, plants, logs, walls and furniture are closed."),
        "1313.C1": say("There are sixteen heirs, each with a pawn and a heir card."),
        "1313.C2": say(
            "The Will leaves twenty moneybags:"
            " four to Spritzy, two to Sedgwick, one to each of the others."
        ),
        "1313.C3": say("The deck holds 32 playing cards, and the Clock lies at the bottom."),
        "1313.S1": say("Everybody starts on a red chair, in random order."),
        "1313.S2": say(
            "Six heir cards each with two players, five with three, four with four;"
            " the rest are set aside unseen."
        ),
        "1313.S3": say("The heirs in your hand are yours. Nobody else knows which they are."),
        "1313.S4": say("The Clock lies under the other playing cards."),
        "1313.S5": say("Each player rolls a die; the highest begins."),
        "1313.T1": say(
            "A turn is: roll and move, then draw, then play cards. Not in another order."
        ),
        "1313.T2": say(
            "The two dice move two different pawns, any that are inside, whoever owns them."
        ),
        "1313.T3": say("A pawn moves by one die; on doubles one pawn may move the total instead."),
        "1313.T4": say("A die that somebody can use in full must be used. Only then is it lost."),
        "1313.T5": say(
            "The last pawn inside moves by one of the dice, or by the total of doubles."
        ),
        "1313.M1": say(
            "One step goes up, down, left or right; never diagonally, never through a wall."
        ),
        "1313.M2": say("The whole count must be walked, neither more nor less."),
        "1313.M3": say("Nobody walks through or onto a space where somebody stands."),
        "1313.M4": say("Walking back and forth is allowed, and so is ending where you began."),
        "1313.M5": say("A red chair is a space like any other once it is empty."),
        "1313.M6": say("From one secret passage to any other free one is a single step."),
        "1313.M7": say("A trap is entered only with the last step of a move, along its arrows."),
        "1313.M8": say("On the stairs you may go back and forth."),
        "1313.D1": say(
            "A card is drawn for each pawn that the dice brought onto a trap this turn."
        ),
        "1313.D2": say("Leaving a trap and coming back to it in one move counts."),
        "1313.D3": say("Your cards are secret; how many you hold is not."),
        "1313.D4": say("Whoever draws the Clock ends the game at once."),
        "1313.P1": say(
            "In a turn you may play any number of trap cards from your hand, and one other card."
        ),
        "1313.P2": say("A room card puts somebody who is inside on a free space of that room."),
        "1313.P3": say("A new heir is taken from another player who still holds heir cards."),
        "1313.P4": say("Run for it! moves somebody by the die that was rolled for it."),
        "1313.P5": say("A trap card springs one of its own two traps, and only on somebody there."),
        "1313.P6": say("The Wild Trap springs a trap that somebody stands on."),
        "1313.P7": say("Played cards lie face up and never come back."),
        "1313.K1": say(
            "Whoever stands on a sprung trap is out, and the owner shows the heir card."
        ),
        "1313.K2": say(
            "The bags slide down the Will to the next heir still inside;"
            " below the last one they go to the pets' home."
        ),
        "1313.K3": say("Bags on the Will, collected and out of play are always twenty."),
        "1313.K4": say("A trap is set again at once."),
        "1313.E1": say(
            "Out of the front door goes only an heir of yours,"
            " in your own move, with at least one step left at the welcome stone."
        ),
        "1313.E2": say("Steps left over at the door are lost."),
        "1313.E3": say("An heir who escapes is shown, and its owner collects the bags."),
        "1313.E4": say("Without heirs you play on, out of spite if nothing else."),
        "1313.W1": say("The game ends when the Clock is drawn, or when nobody is left inside."),
        "1313.W2": say("Most moneybags wins; a tie is shared. Heirs inside are worth nothing."),
        "1313.W3": say("It also ends when nobody holds an heir card any more."),
        "1313.W4": say("With a round limit it ends after that round."),
        "1313.H1": say("Your heirs and your cards are secret; everything else lies open."),
        "all.A1": say(
            "Dice, shuffles and draws are left to chance, and kept once they have fallen."
        ),
        "all.A2": say("When the game ends everything is turned up."),
        "all.A3": say("What a rule forbids does not happen; only the one who tried is told why."),
        "all.A4": say("The highest die begins, ties roll again, and play goes to the left."),
        "all.A6": say("The table may stop early when everybody agrees, while the game is on."),
    }


@cache
def sections(lang: Language) -> tuple[Section, ...]:
    """The rules in the order in which one learns them."""
    say = lang.say
    order = (
        (say("The inheritance"), "C1 C2 S1 S2 S3 H1"),
        (say("A turn"), "T1 T2 T3 T4 T5"),
        (say("Walking"), "M1 M2 M3 M4 M6 M7 B3 B4 B8"),
        (say("Drawing"), "D1 D2 D3 D4"),
        (say("Playing cards"), "P1 P2 P3 P4 P5 P6 P7"),
        (say("Accidents"), "K1 K2 K4"),
        (say("Escaping"), "E1 E2 E3 E4"),
        (say("The end"), "W1 W2 W3 W4"),
    )
    found = texts(lang)
    return tuple(
        Section(heading, tuple((f"1313.{part}", found[f"1313.{part}"]) for part in parts.split()))
        for heading, parts in order
    )
