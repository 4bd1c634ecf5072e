"""The clauses of all games in our own words; a game may add what is particular to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from web.games.dressing import Section
from web.words import Language


@cache
def texts(lang: Language) -> dict[str, str]:
    """Clause id to the sentence that says what matters of it."""
    say = lang.say
    return {
        "all.A1": say(
            "Dice, shuffles and draws are left to chance, and kept once they have fallen."
        ),
        "all.A2": say("When the game ends everything is turned up."),
        "all.A3": say("What a rule forbids does not happen; only the one who tried is told why."),
        "all.A4": say("The highest die begins, ties roll again, and play goes to the left."),
        "all.A5": say("The first ending that comes about is the ending."),
        "all.A6": say("The table may stop early when everybody agrees, while the game is on."),
        "all.A7": say("Whether and for how long you are asked tells the others nothing secret."),
        "all.A8": say("What you were once shown stays with you to the end."),
        "all.A9": say("Where all choose at once, nothing is told until all have chosen."),
        "all.A10": say("You may give up when it is your decision."),
    }


@cache
def more(lang: Language) -> dict[str, str]:
    """What there is to add to a clause's sentence, for one who reads the rules."""
    say = lang.say
    return {
        "all.A1": say("Loading the page again does not roll again."),
        "all.A5": say("Things happen one after the other, so two endings never fall together."),
        "all.A6": say("Computers always agree."),
        "all.A7": say("You are asked even when you happen to have nothing to choose."),
        "all.A8": say("A spectator sees what all players see, and no more."),
        "all.A10": say(
            "Of two players the other one has won. Among more, a computer takes your seat and plays"
            " it to the end."
        ),
    }


def joined(
    ids: Iterable[str], short: Mapping[str, str], rest: Mapping[str, str]
) -> tuple[tuple[str, str], ...]:
    """Clauses to read: the sentence of each, and what there is to add."""
    return tuple((part, f"{short[part]} {rest.get(part, '')}".rstrip()) for part in ids)


def section(lang: Language, added: Mapping[str, str]) -> Section:
    """The section that ends every game's rules; ``added`` is what this game says besides."""
    rest = more(lang)
    both = {part: f"{rest.get(part, '')} {added.get(part, '')}".strip() for part in texts(lang)}
    return Section(lang.say("At every table"), joined(texts(lang), texts(lang), both))
