"""The clauses of Noir in our own words: a sentence for a refusal, and the whole to read."""

from __future__ import annotations

from functools import cache

from web.games import of_all
from web.games.dressing import Figure, Section
from web.games.noir import figures
from web.words import Language


@cache
def texts(lang: Language) -> dict[str, str]:
    """Clause id to the sentence that says what matters of it."""
    say = lang.say
    return of_all.texts(lang) | {
        "noir.S1": say("Twenty-five suspects stand five by five in random order, all alive."),
        "noir.S2": say(
            "The top card of evidence is the Killer; the next four are the Inspector's hand."
        ),
        "noir.S3": say("Adjacent are the up to eight suspects around one, diagonally too."),
        "noir.S4": say(
            "Standard play has markers and canvassing, classic has neither; the limit is 16, 14 or"
            " 10 deceased."
        ),
        "noir.S5": say("A match is two legs, the roles swapped in the second."),
        "noir.S6": say("The Killer of the first leg is the first seat, the second, or by lot."),
        "noir.F1": say("The Killer's first turn is a kill."),
        "noir.F2": say(
            "In the first turn the Inspector takes one of the four cards as an identity: somebody"
            " who is alive."
        ),
        "noir.A1": say("A row or a column that the board has moves by one, and wraps around."),
        "noir.A2": say("The shift that was made just before must not be undone."),
        "noir.K1": say("The Killer kills somebody who is alive and adjacent."),
        "noir.R1": say(
            "The Inspector arrests somebody who is alive, not marked innocent, and adjacent, or is"
            " the Inspector."
        ),
        "noir.D1": say("The Killer, and nobody else, draws evidence to take another identity."),
        "noir.X1": say(
            "The Inspector, and nobody else, draws evidence and then discards one of four cards."
        ),
        "noir.X2": say("The evidence is used up."),
        "noir.V1": say(
            "To canvass around a suspect is to ask whether the other identity is adjacent to it."
        ),
        "noir.V2": say("After exonerating, the Inspector canvasses around that suspect."),
        "noir.V3": say("After killing somebody marked innocent, the Killer canvasses there."),
        "noir.B1": say(
            "Rows and columns of deceased only are taken away, and the board closes up."
        ),
        "noir.B2": say("Those taken away are still deceased and still count."),
        "noir.E1": say("One action a turn, and the seats take turns."),
        "noir.E2": say(
            "The Killer wins by killing the Inspector or reaching the limit, the Inspector by"
            " arresting the Killer."
        ),
        "noir.E3": say(
            "Sixty idle turns in a row, or the same position for the third time, are a draw."
        ),
        "noir.E4": say("At the end both identities, the hand and the evidence are shown."),
        "noir.H1": say("The identities and the Inspector's hand are secret; all else is public."),
        "noir.P1": say("Whoever is marked innocent is neither Killer nor Inspector."),
    }


@cache
def more(lang: Language) -> dict[str, str]:
    """What there is to add to a clause's sentence, for one who reads the rules."""
    say = lang.say
    return {
        "noir.S1": say(
            "There is one for each letter from A to Y, and a card of evidence for each."
        ),
        "noir.S2": say("Each is known to that player alone. Twenty cards are left to draw."),
        "noir.S3": say("The edges do not wrap."),
        "noir.S5": say(
            "Who wins more legs wins the match. What was hidden is shown when a leg ends. To stop"
            " or to give up ends the whole match."
        ),
        "noir.F2": say(
            "The other three stay in hand as evidence, and the turn is over. All see that a card"
            " was chosen, not which."
        ),
        "noir.A1": say(
            "It need not be near you: that would show where you are. Markers travel with their"
            " suspects."
        ),
        "noir.A2": say(
            "That is, the board must not be again as it was before the other player's shift. In a"
            " line of two neither way will do. After any other turn, or where the board has closed"
            " up, everything is allowed."
        ),
        "noir.K1": say("A marker on the suspect goes. If it is the Inspector, the Killer has won."),
        "noir.R1": say(
            "If it is the Killer, the Inspector has won; if not, all hear the no. To arrest"
            " oneself is to mislead."
        ),
        "noir.D1": say(
            "If the suspect drawn is alive, it is the Killer from now on. The old identity is"
            " shown, and is marked innocent, or in classic play dies and counts. If the suspect"
            " drawn is deceased, the card is shown and nothing changes."
        ),
        "noir.X1": say(
            "It may be the one just drawn, or that of somebody deceased or off the board. All see"
            " it. In standard play that suspect, if alive, is marked innocent."
        ),
        "noir.X2": say("Nobody disguises or exonerates any more. Discards are not shuffled again."),
        "noir.V1": say("The answer is true, and all hear it. In standard play only."),
        "noir.V2": say("Marked or not, unless that suspect is off the board."),
        "noir.B1": say("All of them at once, after each action, after a shift too."),
        "noir.E1": say(
            "First what the action does, then whether somebody has won, then canvassing, then the"
            " board closes up."
        ),
        "noir.E3": say(
            "A turn is idle without a kill, a draw from the evidence or the first arrest of that"
            " suspect since the last draw. How many there were is public."
        ),
        "noir.H1": say(
            "Public too are all actions and answers, the barred shift and the discards."
        ),
        "noir.P1": say(
            "A line with a living identity is never taken away, closing up once is enough, and"
            " there is always a shift."
        ),
    }


@cache
def sections(lang: Language) -> tuple[Section, ...]:
    """The rules to read."""
    say = lang.say
    return (
        _section(
            lang,
            say("Setting up"),
            "S1 S2 S3 S4 S5 S6",
            say(
                "Two of twenty-five are not what they seem. The Killer leaves bodies behind, the"
                " Inspector clears the innocent, and each looks for the other in the crowd."
            ),
            Figure(
                "noir.S3",
                say("Around Iris there are eight; around Ada, in the corner, only three."),
                figures.adjacent(),
            ),
        ),
        _section(lang, say("The first turns"), "F1 F2"),
        _section(
            lang,
            say("Shifting"),
            "A1 A2",
            "",
            Figure(
                "noir.A1",
                say("The row goes right: Dexter falls off and comes in again at the left."),
                figures.shift(),
            ),
        ),
        _section(lang, say("The Killer acts"), "K1 D1"),
        _section(lang, say("The Inspector acts"), "R1 X1 X2"),
        _section(lang, say("Canvassing"), "V1 V2 V3"),
        _section(
            lang,
            say("The board closes up"),
            "B1 B2",
            "",
            Figure(
                "noir.B1",
                say("A whole column is deceased: it goes, and its neighbours meet."),
                figures.closing(),
            ),
        ),
        _section(lang, say("The end"), "E1 E2 E3 E4"),
        _section(lang, say("Secrets"), "H1 P1"),
        of_all.section(lang, {}),
    )


def _section(lang: Language, heading: str, clauses: str, lead: str = "", *drawn: Figure) -> Section:
    """A section of the clauses named, ``noir.`` left out."""
    ids = (f"noir.{part}" for part in clauses.split())
    return Section(heading, of_all.joined(ids, texts(lang), more(lang)), lead, drawn)
