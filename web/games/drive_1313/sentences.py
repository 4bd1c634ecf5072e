"""What happened in 1313, in words: one sentence a fact, in the present tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dead_end.contract import Ended
from dead_end.games.drive_1313 import facts
from web.games.drive_1313.names import bags, card, heirs, place, traps
from web.words import Language


def sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    """The sentence of a fact as the viewer was told it. Raises TypeError for no fact of 1313."""
    say = lang.say
    match fact:
        case facts.Seated():
            return say("Sixteen heirs take their chairs.")
        case facts.Dealt(own):
            if not own:
                return say("The heir cards are dealt.")
            return say("The heir cards are dealt. Yours: {heirs}.", heirs=_listed(lang, own))
        case facts.StartRolled(seats, dice, tied):
            rolls = ", ".join(
                say("{name} {die}", name=names[seat], die=die)
                for seat, die in zip(seats, dice, strict=True)
            )
            if tied:
                return say("For the start: {rolls}. A tie; roll again.", rolls=rolls)
            return say("For the start: {rolls}.", rolls=rolls)
        case facts.TurnBegan(seat, number):
            return say("Round {round}: {name}", round=number, name=names[seat])
        case facts.Rolled(seat, dice):
            first, second = dice
            return say(
                "{name} rolls {first} and {second}.", name=names[seat], first=first, second=second
            )
        case facts.RunRolled(seat, die):
            return say("{name} rolls {die} to run for it.", name=names[seat], die=die)
        case facts.DiceLost(seat, dice, _):
            return say(
                "{name} loses {dice}: nobody walks it.",
                name=names[seat],
                dice=lang.listed(str(die) for die in dice),
            )
        case Ended(reason, winners, _):
            return ended(lang, names, reason, winners)
        case facts.Revealed():
            return say("Everything is turned up.")
    return _pawn_sentence(lang, names, fact)


def _pawn_sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    say, heir = lang.say, heirs(lang)
    match fact:
        case facts.Moved(seat, word, count, _, end, run):
            words = {"name": names[seat], "heir": heir[word].name, "place": place(lang, end)}
            if run:
                return say("{name} runs {heir} {count} to {place}.", count=count, **words)
            return say("{name} walks {heir} {count} to {place}.", count=count, **words)
        case facts.Summoned(seat, word, _, end):
            return say(
                "{name} has {heir} appear at {place}.",
                name=names[seat],
                heir=heir[word].name,
                place=place(lang, end),
            )
        case facts.Escaped(seat, word, _, _, _, owner, money, heritor):
            escape = say(
                "{name} takes {heir} out of the front door.",
                name=names[seat],
                heir=heir[word].name,
            )
            return f"{escape} {_collected(lang, names, owner, money, heritor)}"
        case facts.KnockedOff(seat, trap, word, owner, money, heritor):
            accident = say(
                "{name} springs the {trap} trap. {heir} is no more.",
                name=names[seat],
                trap=traps(lang)[trap],
                heir=heir[word].name,
            )
            return (
                f"{accident} {_mourned(lang, names, owner)} {_slid(lang, money, heritor)}".rstrip()
            )
    return _card_sentence(lang, names, fact)


def _card_sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    say, heir = lang.say, heirs(lang)
    match fact:
        case facts.CardChosen(seat, word):
            return say(
                "{name} reaches for a card, for {heir}.", name=names[seat], heir=heir[word].name
            )
        case facts.CardDrawn(seat, word, None):
            return say("{name} draws a card for {heir}.", name=names[seat], heir=heir[word].name)
        case facts.CardDrawn(seat, word, drawn):
            return say(
                "{name} draws a card for {heir}: {card}.",
                name=names[seat],
                heir=heir[word].name,
                card=card(lang, str(drawn)).title,
            )
        case facts.CardDeclined(seat, word):
            return say("{name} draws nothing for {heir}.", name=names[seat], heir=heir[word].name)
        case facts.MidnightStruck(seat, word):
            return say(
                "{name} draws for {heir}, and the clock strikes midnight.",
                name=names[seat],
                heir=heir[word].name,
            )
        case facts.CardPlayed(seat, played):
            return say("{name} plays {card}.", name=names[seat], card=card(lang, played).title)
        case facts.HeirChosenFrom(seat, loser):
            return say("{name} wants an heir of {loser}.", name=names[seat], loser=names[loser])
        case facts.HeirTaken(seat, loser, None):
            return say(
                "{name} takes an heir card from {loser}.", name=names[seat], loser=names[loser]
            )
        case facts.HeirTaken(seat, loser, word):
            return say(
                "{name} takes {heir} from {loser}.",
                name=names[seat],
                heir=heir[str(word)].name,
                loser=names[loser],
            )
    raise TypeError(f"no fact of 1313: {fact!r}")


def outdone(fact: Any, then: Any) -> bool:
    """Whether ``then``, the next fact, tells what came of ``fact`` and that there was a choice."""
    match fact, then:
        case facts.CardChosen(), facts.CardDrawn() | facts.MidnightStruck():
            return True
        case facts.HeirChosenFrom(), facts.HeirTaken():
            return True
    return False


def ended(lang: Language, names: Sequence[str], reason: str, winners: Sequence[int]) -> str:
    """Why it is over, and who won."""
    won = lang.listed(names[seat] for seat in winners)
    why = ending(lang, reason)
    if len(winners) == 1:
        return lang.say("{why} {name} wins.", why=why, name=won)
    return lang.say("{why} {names} share the win.", why=why, names=won)


def ending(lang: Language, reason: str) -> str:
    """Why the game ended."""
    say = lang.say
    return {
        "midnight": say("The clock strikes midnight."),
        "empty_house": say("Nobody is left in the house."),
        "no_heirs": say("Nobody has an heir left."),
        "round_cap": say("The last round is over."),
        "agreed": say("The table has agreed to stop."),
        "conceded": say("The other side has given up."),
    }[reason]


def _collected(
    lang: Language, names: Sequence[str], owner: int | None, money: int, heritor: str | None
) -> str:
    if owner is None:
        return f"{_mourned(lang, names, owner)} {_slid(lang, money, heritor)}".rstrip()
    return lang.say("{name} collects {bags}.", name=names[owner], bags=bags(lang, money))


def _mourned(lang: Language, names: Sequence[str], owner: int | None) -> str:
    if owner is None:
        return lang.say("It was nobody's heir.")
    return lang.say("It was an heir of {name}.", name=names[owner])


def _slid(lang: Language, money: int, heritor: str | None) -> str:
    if not money:
        return ""
    if heritor is None:
        return lang.say("The money goes to the pets' home.")
    return lang.say("{bags} to {heir}.", bags=bags(lang, money), heir=heirs(lang)[heritor].name)


def _listed(lang: Language, words: Sequence[str]) -> str:
    return ", ".join(heirs(lang)[word].name for word in words)
