"""What happened in 13 Clues, in words: one sentence a fact, in the present tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dead_end.contract import Ended
from dead_end.games.thirteen_clues import facts
from web.games.thirteen_clues.names import cards, counted, listed
from web.words import Language


def sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    """The sentence of a fact as the viewer was told it. Raises TypeError for what is none."""
    say = lang.say
    match fact:
        case facts.Dealt(()):
            return say("The cards are dealt.")
        case facts.Dealt(hand):
            return say("The cards are dealt. Yours: {cards}.", cards=listed(lang, hand))
        case facts.Given(seat, tuple(gift), tuple(kept)):
            return say(
                "{name} gives {cards} to the left and keeps {kept}.",
                name=names[seat],
                cards=listed(lang, gift),
                kept=listed(lang, kept),
            )
        case facts.Given(seat):
            return say("{name} thinks up a case for the neighbour.", name=names[seat])
        case facts.ScreensFilled():
            return say("All screens are filled. Everybody sees your case but you.")
        case facts.LotDrawn(seat):
            return say("The lot falls: {name} begins.", name=names[seat])
        case facts.TurnBegan(seat, number):
            return say("Round {number}: {name}", number=number, name=names[seat])
        case Ended(reason, winners, _):
            return ended(lang, names, reason, winners)
        case facts.TurnedUp():
            return say("All cards are turned up.")
    return _deed(lang, names, fact)


def _deed(lang: Language, names: Sequence[str], fact: Any) -> str:
    say = lang.say
    match fact:
        case facts.GlassMoved():
            return _moved(lang, names, fact)
        case facts.GlassesReturned(seat, count):
            return lang.count(
                "{name} lays {n} glass back.",
                "{name} lays {n} glasses back.",
                count,
                name=names[seat],
            )
        case facts.Asked():
            return _asked(lang, names, fact)
        case facts.Consulted(seat, slot, None):
            return say("{name} looks at informant {slot}.", name=names[seat], slot=slot)
        case facts.Consulted(seat, slot, str(card)):
            return say(
                "{name} looks at informant {slot}: {card}.",
                name=names[seat],
                slot=slot,
                card=cards(lang)[card],
            )
        case facts.Accused(seat, named, right):
            said = {"name": names[seat], "cards": listed(lang, named)}
            if right:
                return say("{name} accuses: {cards}. That is right.", **said)
            return say("{name} accuses: {cards}. That is wrong.", **said)
    raise TypeError(f"no fact of 13 Clues: {fact!r}")


def _moved(lang: Language, names: Sequence[str], fact: facts.GlassMoved) -> str:
    say, giver, taker = lang.say, fact.giver, fact.taker
    if giver is None:
        return say("{name} takes a glass from the supply.", name=names[taker or 0])
    if taker is None:
        return say("The glass of {name} goes to the supply.", name=names[giver])
    return say("The glass goes from {giver} to {taker}.", giver=names[giver], taker=names[taker])


def _asked(lang: Language, names: Sequence[str], fact: facts.Asked) -> str:
    say, name, witness = lang.say, names[fact.seat], names[fact.witness]
    if fact.subject is None or fact.answer is None:
        return say("{name} asks {witness} something, top secret.", name=name, witness=witness)
    said = {"name": name, "witness": witness, "what": counted(lang)[fact.subject]}
    said["n"] = str(fact.answer)
    if fact.secret:
        return say("{name} asks {witness} top secret for {what}: {n}.", **said)
    if fact.side == "left":
        return say("{name} asks {witness} for {what}, with the left card: {n}.", **said)
    if fact.side == "right":
        return say("{name} asks {witness} for {what}, with the right card: {n}.", **said)
    return say("{name} asks {witness} for {what}: {n}.", **said)


def ended(lang: Language, names: Sequence[str], reason: str, winners: Sequence[int]) -> str:
    """Why it is over, and who won."""
    why = ending(lang, reason)
    if winners:
        return lang.say("{why} {name} wins.", why=why, name=names[winners[0]])
    return lang.say("{why} Nobody wins.", why=why)


def ending(lang: Language, reason: str) -> str:
    """Why the game ended."""
    say = lang.say
    return {
        "solved": say("The case is solved."),
        "round_cap": say("The last round has been played."),
        "agreed": say("The table has agreed to stop."),
        "conceded": say("The other side has given up."),
    }[reason]


def outdone(fact: Any, then: Any) -> bool:
    """Whether ``then``, the next fact, says that ``fact`` has happened, and more."""
    return isinstance(fact, facts.Given) and isinstance(then, facts.ScreensFilled)
