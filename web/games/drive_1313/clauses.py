"""The clauses of 1313 in our own words: a sentence for a refusal, and the whole to read."""

from __future__ import annotations

from functools import cache

from web.games import of_all
from web.games.dressing import Figure, Section
from web.games.drive_1313 import figures
from web.words import Language


@cache
def texts(lang: Language) -> dict[str, str]:
    """Clause id to the sentence that says what matters of it."""
    say = lang.say
    return of_all.texts(lang) | {
        "1313.C1": say("There are sixteen heirs, each with a pawn and an heir card."),
        "1313.C2": say(
            "The Will leaves twenty moneybags:"
            " four to Spritzy, two to Sedgwick, one to each of the others."
        ),
        "1313.C3": say("The deck holds 32 playing cards, and the Clock lies at the bottom."),
        "1313.C4": say(
            "Five traps stand in the house: the stair, the fireplace, the boar's head,"
            " the suit of armor and the safe."
        ),
        "1313.C5": say("Each of the five rooms has one trap."),
        "1313.B1": say(
            "Sixteen red chairs stand around the dining table; each room has one secret passage."
        ),
        "1313.B2": say("Two spaces, and no more, lie at the welcome stone."),
        "1313.B3": say("A trap is entered only from the spaces whose arrows point at it."),
        "1313.B4": say(
            "The stairs are climbed from the arrows at their foot;"
            " only the two top stairs lead onto the trap."
        ),
        "1313.B5": say("The fireplace can be reached from one place with a 3 and with a 6."),
        "1313.B6": say("From the suit of armor, a 5 leads off the trap and back onto it."),
        "1313.B7": say("With a 5 one gets from the great room into the vault room."),
        "1313.B8": say("Rugs, plants, logs, walls and furniture are closed."),
        "1313.B9": say("Spaces are neighbours when they share an edge and no wall is on it."),
        "1313.B10": say("The two spaces at the welcome stone belong to no room."),
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
        "1313.T4": say(
            "A die that some pawn can use in full must be used; one that none can use is lost."
        ),
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
    }


@cache
def more(lang: Language) -> dict[str, str]:
    """What there is to add to a clause's sentence, for one who reads the rules."""
    say = lang.say
    return {
        "1313.C2": say("The bags are the prize: an heir who dies passes them on."),
        "1313.C3": say(
            "Five room cards, one a room; five that take a new heir; five that let somebody run"
            " for it; ten trap cards, one for each pair of traps; six Wild Traps; one Clock."
            " The short deck of the options has 23."
        ),
        "1313.C5": say(
            "The stair in the art room, the fireplace in the great room, the boar's head in the"
            " trophy room, the suit of armor in the parlor, the safe in the vault room."
        ),
        "1313.B3": say(
            "All traps but the stair have two arrow spaces side by side,"
            " so that odd and even rolls both get there."
        ),
        "1313.B4": say("From an arrow the trap is three steps away; with six you get there too."),
        "1313.B5": say("The other three steps are a detour."),
        "1313.B6": say("Whoever stood there already is in danger twice."),
        "1313.B7": say("It takes the secret passages; look for the trapdoors in the plan."),
        "1313.B8": say(
            "From every chair one can get everywhere. The nearest chair is thirteen steps from the"
            " door: nobody leaves with the first roll."
        ),
        "1313.B9": say("A trap covers two squares and is one space all the same."),
        "1313.B10": say("No room card brings anybody there."),
        "1313.S1": say("The page lays the table: pawns, cards and deck are ready when you sit."),
        "1313.S2": say("Nobody owns the heirs that are set aside, and nobody knows who they are."),
        "1313.S3": say("How many you hold, everybody sees."),
        "1313.S4": say("How many cards lie on it, everybody can count."),
        "1313.T1": say("Then the next player goes on."),
        "1313.T2": say(
            "Move your rivals onto traps, and yours away; or the other way, as a bluff."
        ),
        "1313.T4": say(
            "The first move may leave the second die without use. Nobody is forced out of the door."
        ),
        "1313.T5": say("You choose which."),
        "1313.M2": say("Only the front door takes whoever has steps to spare."),
        "1313.M4": say("That is how an exact count is met in a small house."),
        "1313.M6": say("A move may pass through several of them, and may begin or end on one."),
        "1313.M7": say("Nobody strolls across a trap. It is left the way it was entered."),
        "1313.M8": say("You may turn round on each of the four."),
        "1313.D1": say(
            "Drawing is up to you, pawn by pawn, unless the table plays with the duty to draw."
        ),
        "1313.D2": say("Being put on a trap by a card does not."),
        "1313.D3": say("There is no limit to a hand."),
        "1313.D4": say("No further card is drawn, none is played."),
        "1313.P1": say(
            "In any order, or none at all. You say when you are done, and your turn is over."
        ),
        "1313.P2": say(
            "Any free space of the room will do: a trap, a stair, a chair, a passage; and somebody"
            " may be moved within the room."
        ),
        "1313.P3": say(
            "It is drawn blind from that hand; only the two of you know which heir it was."
            " When nobody else holds one the card cannot be played."
        ),
        "1313.P4": say(
            "Anybody inside may run, one who was moved this turn as well, and an heir of yours may"
            " escape. If nobody can walk that far, the card is spent. No card is drawn for a trap"
            " that is reached so."
        ),
        "1313.P5": say("Whose pawn it is, and how it got there, makes no difference to the trap."),
        "1313.K1": say("Where nobody owns the heir, its card stays face down."),
        "1313.K2": say(
            "Heirs who have escaped or died are passed over. Bags do not start again at the top."
        ),
        "1313.K3": say("Everybody may count them."),
        "1313.K4": say("It may go off again in the same turn."),
        "1313.E1": say(
            "By the dice, or by the card Run for it! An heir whom nobody owns never leaves, unless"
            " the table plays with the open door: then anybody may take anybody out, the owner"
            " collects, and the bags of an heir without owner slide down the Will."
        ),
        "1313.E2": say("The roll need not be exact."),
        "1313.E3": say("They lie in front of you for all to see, and are safe from any trap."),
        "1313.E4": say("A new heir may still come to you by a card."),
        "1313.W3": say("There would be nobody left to collect."),
        "1313.W4": say("The limit is an option; most tables play without."),
        "1313.H1": say(
            "In the open are the pawns, all bags, the heirs that were laid, the discards in their"
            " order, the number of cards in the deck and in every hand, and the dice."
            " An heir that changed hands is known to the two it went between."
        ),
        "all.A6": say("The moneybags are counted as at any other end."),
        "all.A9": say("1313 has no such choice; other games do."),
        "all.A10": say("The bags make no difference then."),
    }


@cache
def sections(lang: Language) -> tuple[Section, ...]:
    """The rules in the order in which one learns them."""
    say = lang.say
    return (
        _section(
            lang,
            say("The inheritance"),
            "C1 C2 C3 C4",
            say(
                "Aunt Agatha is dead, and her Will names sixteen heirs. Whoever gets out of her"
                " mansion keeps the moneybags that lie on their name by then. Some of the heirs"
                " are yours, in secret. Walk yours out of the front door, and let the house take"
                " care of the others. Most moneybags wins."
            ),
        ),
        _section(
            lang,
            say("The house"),
            "B1 B2 B8 B9 B10 C5 B3 B4 B5 B6 B7",
            say("The mansion from above: five rooms, corridors, one way out."),
            Figure(
                "1313.B3",
                say("A 3 into the fireplace: along an arrow, and with the last step."),
                figures.arrows(),
            ),
            Figure(
                "1313.B4",
                say("A 3 up the stairs: lower stair, upper stair, trap."),
                figures.stairs(),
            ),
        ),
        _section(lang, say("Setting up"), "S1 S2 S3 S4 S5"),
        _section(
            lang,
            say("A turn"),
            "T1 T2 T3 T4 T5",
            "",
            Figure(
                "1313.T1",
                say("Two dice for two pawns; a card for whoever landed on a trap; then the cards."),
                figures.turn(),
            ),
        ),
        _section(
            lang,
            say("Walking"),
            "M1 M2 M3 M4 M5 M6 M7 M8",
            "",
            Figure(
                "1313.M4",
                say("A 5 that ends one space away: three steps there, two of them back."),
                figures.walk(),
            ),
            Figure(
                "1313.M6",
                say("A 4 through the wall: to the passage, under the house, and on."),
                figures.passage(),
            ),
        ),
        _section(
            lang,
            say("Drawing"),
            "D1 D2 D3 D4",
            "",
            Figure(
                "1313.D2",
                say("The retrap: a 5 leads off the armor, round, and onto it again."),
                figures.retrap(),
            ),
        ),
        _section(lang, say("Playing cards"), "P1 P2 P3 P4 P5 P6 P7"),
        _section(
            lang,
            say("Accidents"),
            "K1 K2 K3 K4",
            "",
            Figure(
                "1313.K2",
                say(
                    "Two bags slide from a dead heir past one who has escaped"
                    " to the next one inside."
                ),
                figures.slide(),
            ),
        ),
        _section(
            lang,
            say("Escaping"),
            "E1 E2 E3 E4",
            "",
            Figure(
                "1313.E2",
                say("A 5: two steps to the stone, the third out of the door, two to spare."),
                figures.door(),
            ),
        ),
        _section(lang, say("The end"), "W1 W2 W3 W4"),
        _section(lang, say("Secrets"), "H1"),
        of_all.section(lang, more(lang)),
    )


def _section(lang: Language, heading: str, clauses: str, lead: str = "", *drawn: Figure) -> Section:
    """A section of the clauses named, ``1313.`` left out."""
    ids = (f"1313.{part}" for part in clauses.split())
    return Section(heading, of_all.joined(ids, texts(lang), more(lang)), lead, drawn)
