"""The clauses of 13 in our own words: a sentence for a refusal, and the whole to read."""

from __future__ import annotations

from functools import cache

from web.games import of_all
from web.games.dressing import Figure, Section
from web.games.drive_13 import figures
from web.words import Language


@cache
def texts(lang: Language) -> dict[str, str]:
    """Clause id to the sentence that says what matters of it."""
    say = lang.say
    return of_all.texts(lang) | {
        "13.C1": say(
            "There are twelve guests, each with a pawn, a portrait and a character card;"
            " and a portrait of Aunt Agatha."
        ),
        "13.C2": say(
            "Five traps: the chandelier, the stairs, the bookcase, the fireplace and the statue."
        ),
        "13.C3": say(
            "Twenty-nine trap cards: ten Detectives, four Wild Traps, a card for each trap and"
            " one for each pair of traps."
        ),
        "13.C4": say("The detective has thirteen steps from the gate to the front door."),
        "13.B1": say(
            "Twelve red chairs, five secret passages, five traps with a skull, one front door."
        ),
        "13.B2": say("Furniture and walls are closed; rugs and empty chairs are open."),
        "13.B3": say("From every chair one can get everywhere."),
        "13.S1": say("Everybody starts on a red chair, in random order; he starts at the gate."),
        "13.S2": say(
            "Aunt Agatha hangs first and goes to the couch when play begins;"
            " then the portraits of the guests come up in a random order."
        ),
        "13.S3": say(
            "Three character cards each with four players, four with three; with two, four"
            " and two secret ones that nobody looks at."
        ),
        "13.S4": say("The trap cards are shuffled, and both dice are rolled for the start."),
        "13.T1": say("The two dice move two different guests, one die each, whoever owns them."),
        "13.T2": say("What a guest meets at a trap is settled before anybody else moves."),
        "13.T3": say(
            "With a double the portrait may be changed once, before moving, and one guest may"
            " walk the total."
        ),
        "13.T4": say(
            "A die that somebody can use in full must be used; one that nobody can use is lost."
        ),
        "13.T5": say(
            "Until every chair has been left nobody moves twice, or onto a trap, or out of the"
            " house, and nobody ends on a chair."
        ),
        "13.T6": say("Where the chairs are walled in, the opening is over at once."),
        "13.M1": say(
            "One step goes up, down, left or right; never diagonally, never through a wall or"
            " a guest."
        ),
        "13.M2": say("The whole count must be walked, neither more nor less."),
        "13.M3": say("Nobody steps on the same space twice in one move."),
        "13.M4": say("From one secret passage to any other free one is a single step."),
        "13.M5": say("A trap is entered only with the last step of a move."),
        "13.O1": say("When the guest who hangs dies, the next portrait comes up at once."),
        "13.O2": say(
            "Which portraits have hung, and in what order, everybody may see; what comes next"
            " nobody knows."
        ),
        "13.P1": say(
            "Whoever moves a guest onto a trap may play a card that fits; the guest dies."
        ),
        "13.P2": say(
            "If none was played a card may be drawn: a Detective is shown and another card is"
            " drawn, any other may be played if it fits, or kept."
        ),
        "13.P3": say("Playing from the hand means not drawing, and nobody has to draw."),
        "13.P4": say("A guest who stands on a trap is safe until moved onto one again."),
        "13.P5": say(
            "Cards played lie open; when the deck is empty they are shuffled into a new one."
        ),
        "13.P6": say("Who dies is taken off the board, and its owner shows the card."),
        "13.P7": say("How many cards you hold everybody sees; which they are nobody does."),
        "13.P8": say("With three or four players, whoever has no guest left is out."),
        "13.E1": say(
            "Only the guest whose portrait hangs leaves by the front door, taken by anybody;"
            " its owner wins."
        ),
        "13.E2": say(
            "When the detective is at the door, the owner of the guest whose portrait hangs wins."
        ),
        "13.E3": say(
            "When all guests alive are one player's, that player wins; with two players the"
            " owner of the last guest alive does."
        ),
        "13.E4": say(
            "Of two players nobody is ever out, and secret cards are turned up at the end."
        ),
        "13.E5": say("With a round limit the game is a draw after that round."),
        "13.H1": say("Your guests and your cards are secret; everything else lies open."),
    }


@cache
def more(lang: Language) -> dict[str, str]:
    """What there is to add to a clause's sentence, for one who reads the rules."""
    say = lang.say
    return {
        "13.C1": say("The cat counts as a guest. It thinks so too."),
        "13.C3": say("The deadly deck of the options has six Detectives and eight Wild Traps."),
        "13.C4": say("He stands on no space of the house and is in nobody's way. An option: 10."),
        "13.B2": say("That includes the edge of the chandelier's rug, and what is above it."),
        "13.B3": say("The front door is eleven to eighteen steps away, a trap three to 22."),
        "13.S2": say("From the first turn on it is a guest who hangs there."),
        "13.S3": say("You do not look at your two secret ones either."),
        "13.T1": say(
            "Move your rivals' guests onto traps and yours away; or the other way, as a bluff."
        ),
        "13.T2": say("The other die waits."),
        "13.T3": say(
            "The portrait goes to the back of the row and comes up again in its time. It may be"
            " changed in the opening too, and before a roll that moves nobody."
        ),
        "13.T4": say(
            "The first move may leave the second die without use. Doubles may be used either way"
            " where both are possible. Nobody is forced out of the door."
        ),
        "13.T5": say("The traps are live the moment the last chair is left."),
        "13.M2": say("Only the front door takes whoever has steps to spare."),
        "13.M3": say("The space one starts from counts, so no move ends where it began."),
        "13.M4": say("It counts as one of the steps. A move may pass through several."),
        "13.M5": say("Nobody strolls across a trap. To leave one is a step like any other."),
        "13.O1": say("Portraits of the dead go to the couch when they come up."),
        "13.P1": say(
            "You are asked whether you hold such a card or not: the pause tells nobody anything."
        ),
        "13.P2": say(
            "The others hear that you keep the card, and not whether it would have fitted: it"
            " may be a bluff. You are asked in the same way."
        ),
        "13.P3": say("After a draw only the card just drawn may be played."),
        "13.P4": say(
            "Whoever moved it there decides, then and there, and may kill a guest of their own."
        ),
        "13.P5": say(
            "With nothing but Detectives left, one is shown, he comes a step nearer, and that"
            " is all."
        ),
        "13.P6": say(
            "With two players nobody shows a secret card: no hand holds it, and that is known."
        ),
        "13.P8": say("Their cards lie open on the discards, and they are passed over."),
        "13.E1": say("The roll need not be exact."),
        "13.E2": say("At once, in the middle of a turn too."),
        "13.E4": say("A secret guest counts for whoever was dealt the card."),
        "13.H1": say(
            "In the open are the pawns, the portraits that have hung, the couch, the detective's"
            " step, the dice, the discards, and how many cards there are in every hand."
        ),
        "all.A9": say("13 has no such choice; other games do."),
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
                "Aunt Agatha is dead, and twelve guests wait in her mansion to inherit. Some of"
                " them are yours, in secret. Whoever's portrait hangs over the mantel is the heir"
                " of the moment. Be the owner of that guest when it leaves the house or when the"
                " detective arrives; or see to it that only yours are left alive."
            ),
        ),
        _section(lang, say("The house"), "B1 B2 B3"),
        _section(lang, say("Setting up"), "S1 S2 S3 S4"),
        _section(lang, say("A turn"), "T1 T2 T3 T4 T5 T6"),
        _section(
            lang,
            say("Walking"),
            "M1 M2 M3 M4 M5",
            "",
            Figure(
                "13.M3",
                say("A 5 round the table: no space is stepped on twice."),
                figures.walk(),
            ),
            Figure(
                "13.M4",
                say("A 4 through the wall: to the passage, under the house, and on."),
                figures.passage(),
            ),
        ),
        _section(lang, say("The portraits"), "O1 O2"),
        _section(
            lang,
            say("The traps"),
            "P1 P2 P3 P4 P5 P6 P7 P8",
            "",
            Figure(
                "13.P1",
                say("With the last step onto the bookcase: now a card that fits may be played."),
                figures.trap(),
            ),
        ),
        _section(
            lang,
            say("The end"),
            "E1 E2 E3 E4 E5",
            "",
            Figure(
                "13.E1",
                say("Lulu hangs, so Lulu may leave; the roll need not be exact."),
                figures.door(),
            ),
        ),
        _section(lang, say("Secrets"), "H1"),
        of_all.section(lang, more(lang)),
    )


def _section(lang: Language, heading: str, clauses: str, lead: str = "", *drawn: Figure) -> Section:
    """A section of the clauses named, ``13.`` left out."""
    ids = (f"13.{part}" for part in clauses.split())
    return Section(heading, of_all.joined(ids, texts(lang), more(lang)), lead, drawn)
