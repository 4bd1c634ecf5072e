"""The clauses of 13 Clues in our own words: a sentence for a refusal, and the whole to read."""

from __future__ import annotations

from functools import cache

from web.games import of_all
from web.games.dressing import Section
from web.words import Language


@cache
def texts(lang: Language) -> dict[str, str]:
    """Clause id to the sentence that says what matters of it."""
    say = lang.say
    return of_all.texts(lang) | {
        "clues.C1": say("Ten suits, in each a person, a location and a weapon."),
        "clues.C2": say("With fewer players fewer suits play."),
        "clues.C3": say("What is left after the deal lies face down as informants."),
        "clues.C4": say("There are eight glasses, one for each player and the rest in the supply."),
        "clues.C5": say("At the start there are thirteen cards that you do not see."),
        "clues.S1": say("Everybody is dealt one card of each kind and two more."),
        "clues.S2": say("Everybody gives one card of each kind, from their own five, to the left."),
        "clues.S3": say("What stands on your screen all others see, and you do not."),
        "clues.S4": say("The lot says who begins."),
        "clues.T1": say(
            "Only who has no glass takes one, from a player if the supply is empty, from one who"
            " has any."
        ),
        "clues.T2": say("One acts in one's own turn, once for each glass."),
        "clues.T3": say("The glass goes to the nearest on the left who has none."),
        "clues.Q1": say("One asks another player about a suit that plays or a category."),
        "clues.Q2": say(
            "A witness counts what stands on all other screens and the two cards behind the own."
        ),
        "clues.I1": say("There is no such informant at this table."),
        "clues.G1": say("What you can see yourself cannot be what stands on your screen."),
        "clues.D1": say("With two players a turn is one action."),
        "clues.D2": say(
            "With two players, and only then, a question is with the left card or with the right."
        ),
        "clues.V1": say("A secret question takes a top secret token, and yours is used up."),
        "clues.E1": say("The case is solved; the game is over."),
        "clues.E2": say("With a cap on rounds the game is a draw after the last."),
        "clues.H1": say("Who only looks on sees no card."),
        "clues.N1": say(
            "Your notebook holds your own marks, and on request what follows from what you saw."
        ),
        "clues.N2": say("The hint is the question that can be expected to tell you most."),
    }


@cache
def whole(lang: Language) -> dict[str, str]:
    """Clause id to the whole of it, where :func:`texts` says less."""
    say = lang.say
    return {
        "clues.C1": say(
            "Thirty cards in ten suits; each suit has a person (man or woman), a location"
            " (indoor or"
            " outdoor) and a weapon (for close or for ranged use). Each suit has a sign of its own."
        ),
        "clues.C2": say(
            "With two players six suits play, with three seven, with four eight, with five nine,"
            " with six all ten."
        ),
        "clues.C3": say(
            "What is left after the deal lies face down as informants: eight, six, four, two or"
            " none"
            " with two to six players."
        ),
        "clues.C4": say(
            "There are eight magnifying glasses: one for each player, the rest in the supply. How"
            " many anybody has is for all to see. Two players use none."
        ),
        "clues.C5": say(
            "Everybody faces thirteen unseen cards at the start, and 80 solutions, or 75 if the two"
            " kept cards are of one kind."
        ),
        "clues.S2": say(
            "Everybody chooses in secret one card of each kind for the neighbour on the left and"
            " keeps the other two behind the own screen. Any mix is allowed. Nothing is shown"
            " before"
            " all have chosen."
        ),
        "clues.S3": say(
            "What you chose stands on your left neighbour's screen, for all but that neighbour to"
            " see. Your own case is what your right neighbour chose."
        ),
        "clues.T1": say(
            "Who has no glass as the turn begins first takes one: from the supply, or if that is"
            " empty from a player of their choice who has one."
        ),
        "clues.T2": say(
            "Then all your glasses are spent, one for each action, in any order; the same action"
            " may"
            " come again. With the last one the turn is over."
        ),
        "clues.T3": say(
            "After consulting or accusing the glass goes to another player who has none, the"
            " nearest"
            " on the left if there are several; if all others have one, to the supply."
        ),
        "clues.Q1": say(
            "Ask a witness: the glass goes to that player. Ask how many cards of one suit that"
            " plays, or of one category, they see: persons, locations, weapons; men, women,"
            " indoors,"
            " outdoors, close, ranged. Without the three broad categories if the table says so."
        ),
        "clues.Q2": say(
            "The answer is true: all cards on the screens that the witness sees, so not the"
            " witness's own case, and the two behind the witness's screen. Informants do not count."
            " Question and answer are for all to hear."
        ),
        "clues.I1": say(
            "Consult an informant: look at one, in secret. Which one it was everybody sees. With"
            " six"
            " players there are none."
        ),
        "clues.G1": say(
            "Accuse: name a person, a location and a weapon that you see neither behind your own"
            " screen nor on another's. Right, and you win at once. Wrong, and all learn only that;"
            " the glasses that you have left go to the supply, and your turn is over. You may"
            " accuse"
            " again in a later turn."
        ),
        "clues.D2": say(
            "With two players a question says left or right: of the two cards behind the witness's"
            " screen only that one counts. You say which is the left one as you choose."
        ),
        "clues.V1": say(
            "With three to six players, if the table plays with top secret, each has one token."
            " Used"
            " up with a question, only asker and witness learn question and answer."
        ),
        "clues.E1": say(
            "The first right accusation ends the game. Then all cards are shown, and what was asked"
            " in secret is told."
        ),
        "clues.H1": say(
            "Who only looks on sees no card. A player sees the two behind the own screen, all other"
            " screens, informants looked at, and the secret questions that they took part in."
        ),
        "clues.N1": say(
            "What you see is crossed off in your notebook; the rest you may mark, and nobody else"
            " sees your marks. On request it shows what follows from the deal, from every answer"
            " you know, from what you looked at, from wrong accusations, and from"
            " this: who accuses sees none of the cards named. It is exact and never guesses."
        ),
    }


_SECTIONS = (
    ("C", "C1 C2 C3 C4 C5"),
    ("S", "S1 S2 S3 S4"),
    ("T", "T1 T2 T3 Q1 Q2 I1 G1"),
    ("D", "D1 D2"),
    ("V", "V1"),
    ("E", "E1 E2"),
    ("N", "H1 N1 N2"),
)


def sections(lang: Language) -> tuple[Section, ...]:
    """All clauses, in the order of the rules."""
    say = lang.say
    headings = {
        "C": say("In the box"),
        "S": say("Setting up"),
        "T": say("A turn"),
        "D": say("Two players"),
        "V": say("Top secret"),
        "E": say("The end"),
        "N": say("Secrets and notes"),
    }
    leads = {
        "C": say("Everybody at the table can see who did it, where and with what. Except you."),
        "T": say("Spend your glasses: ask what others see, look at informants, or accuse."),
    }
    short, long = texts(lang), whole(lang)
    return (
        *(
            Section(
                headings[key],
                tuple(
                    (f"clues.{word}", long.get(f"clues.{word}") or short[f"clues.{word}"])
                    for word in words.split()
                ),
                leads.get(key, ""),
            )
            for key, words in _SECTIONS
        ),
        of_all.section(lang, {}),
    )
