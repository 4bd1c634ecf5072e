"""The clauses of Watch Your Step in our own words: a sentence for a refusal, the whole to read."""

from __future__ import annotations

from functools import cache

from web.games import of_all
from web.games.dressing import Figure, Section
from web.games.watch_your_step import figures
from web.words import Language


@cache
def texts(lang: Language) -> dict[str, str]:
    """Clause id to the sentence that says what matters of it."""
    say = lang.say
    return of_all.texts(lang) | {
        "step.C1": say("You have only the cylinders in your rack, and there are sixteen holes."),
        "step.C2": say("A hole is two units deep; a long one is two units, a short one is one."),
        "step.S1": say("Before the game each player hides one short cylinder: the trap."),
        "step.S2": say("Both traps must lie before anything else is put."),
        "step.S3": say("Who begins is drawn by lot."),
        "step.P1": say("In turn, each puts one cylinder in a hole with room. Nobody passes."),
        "step.P2": say("A long one in an empty hole is flush with the board: its top is seen."),
        "step.P3": say("A short one in an empty hole vanishes, and memory must keep it."),
        "step.P4": say("A short one on a short one is seen: its top is flush with the board."),
        "step.P5": say("A long one on a short one sticks out, and is out of the game."),
        "step.P6": say("There is no room in a hole whose top is seen."),
        "step.P7": say("Which length a top has is its owner's secret."),
        "step.P8": say("Your own trap is shown to you."),
        "step.E1": say("Four tops of your colour in a row win at once."),
        "step.E2": say("When all cylinders are used up and nobody has four, it is a draw."),
        "step.E3": say("At the end the board is cut open."),
        "step.F1": say("A game has at most 22 cylinders to put."),
    }


@cache
def more(lang: Language) -> dict[str, str]:
    """What there is to add to a clause's sentence, for one who reads the rules."""
    say = lang.say
    return {
        "step.C1": say(
            "At the start four long and eight short ones, where no other can count them."
        ),
        "step.C2": say("All cylinders together would fill the board exactly."),
        "step.S1": say("The others look away. Hiding it is no turn."),
        "step.S2": say(
            "You choose one after the other. If both chose the same hole, that is announced and"
            " both choose again, any hole. If not, you know that they lie apart."
        ),
        "step.P1": say("The colour and the grain of a top say whose it is."),
        "step.P3": say(
            "Everybody is told the hole, and a mark stays until your own next turn. Then no screen,"
            " no log and no replay shows it before the end. With the option Notes the screen"
            " remembers for you."
        ),
        "step.P5": say(
            "It counts for no row, and the turn is spent. That a short one lies there is now known"
            " to everybody, and to be remembered like the others."
        ),
        "step.P6": say("A top once seen is never covered."),
        "step.P7": say(
            "The others hear only the hole, and that nothing shows, that a top shows or that a long"
            " one stuck out. In a hole thought empty a top is a long one, or a short one on"
            " somebody's trap. How many you have left is public, of which length is not. A move can"
            " be taken back only if what lay in the hole was before your eyes."
        ),
        "step.P8": say("Without the option Own trap it is, only until your first cylinder."),
        "step.E1": say("A row, a column or one of the two long diagonals."),
        "step.E3": say("Everything that was hidden is shown, traps too."),
        "step.F1": say(
            "Some hole always has room, and only who plays can complete a row, so that two rows"
            " never compete."
        ),
        "all.A6": say("Then it is a draw."),
        "all.A8": say("Here that is a burden: the screen does not keep it for you."),
        "all.A9": say("So it is with the traps."),
    }


@cache
def sections(lang: Language) -> tuple[Section, ...]:
    """The rules to read, as leaflets order them."""
    say = lang.say
    return (
        _section(
            lang,
            say("In the box"),
            "C1 C2",
            say(
                "Four in a row with wooden cylinders, long and short. Short ones vanish in the"
                " board, and a long one put where one has vanished is lost. Remember where they"
                " lie."
            ),
            Figure(
                "step.C2",
                say("A board cut open: an empty hole, a long one, a short one, two short ones."),
                figures.sizes(),
            ),
        ),
        _section(lang, say("Hiding the traps"), "S1 S2 S3"),
        _section(
            lang,
            say("A turn"),
            "P1 P2 P3 P4 P5 P6 P7 P8",
            "",
            Figure(
                "step.P3",
                say("A short one in an empty hole: nothing is seen of it from above."),
                figures.vanishing(),
            ),
            Figure(
                "step.P4",
                say("Another short one on it: now there is a top, of whoever came second."),
                figures.second(),
            ),
            Figure(
                "step.P5",
                say("A long one on a short one: it sticks out, and away it goes."),
                figures.sticking(),
            ),
        ),
        _section(
            lang,
            say("The end"),
            "E1 E2 E3 F1",
            "",
            Figure(
                "step.E1",
                say("Four in a row: across, down, or from corner to corner."),
                figures.rows(),
            ),
        ),
        of_all.section(lang, more(lang)),
    )


def _section(lang: Language, heading: str, clauses: str, lead: str = "", *drawn: Figure) -> Section:
    """A section of the clauses named, ``step.`` left out."""
    ids = (f"step.{part}" for part in clauses.split())
    return Section(heading, of_all.joined(ids, texts(lang), more(lang)), lead, drawn)
