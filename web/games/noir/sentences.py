"""What happened in Noir, in words: one or two sentences a fact, in the present tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dead_end.contract import AGREED, Ended
from dead_end.games.noir import facts
from dead_end.games.noir.state import MATCH
from web.games.noir.names import line, listed, name, ways
from web.words import Language


def sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    """The sentence of a fact as the viewer was told it. Raises TypeError for no fact of Noir."""
    say = lang.say
    match fact:
        case facts.RolesCast(seat):
            return say("The lot falls on {name}: the Killer.", name=names[seat])
        case facts.LinedUp():
            return say("Twenty-five suspects line up in the rain.")
        case facts.Dealt(seat=None):
            return say("The evidence is dealt. Somebody now knows who the Killer is.")
        case facts.Dealt(int(seat), None, hand):
            return say(
                "The evidence is dealt. In the hand of {name}: {suspects}.",
                name=names[seat],
                suspects=listed(lang, hand),
            )
        case facts.Dealt(int(seat), identity):
            who = {"name": names[seat], "suspect": name(lang, str(identity))}
            return say("The evidence is dealt. {name} is {suspect}.", **who)
        case facts.TurnBegan(seat, number):
            return say("Round {round}: {name}", round=number, name=names[seat])
        case facts.Shifted(seat, kind, number, way):
            return say(
                "{name} shifts {line} {way}.",
                name=names[seat],
                line=line(lang, kind, number),
                way=ways(lang)[way],
            )
        case facts.LinesRemoved(rows, columns):
            gone = [line(lang, "row", number) for number in rows]
            gone += [line(lang, "column", number) for number in columns]
            return say(
                "Nobody alive is left in {lines}: the board closes up.", lines=lang.listed(gone)
            )
        case Ended(reason, winners, _):
            # Of a game of one leg that has been said when all was shown.
            told = reason in (MATCH, AGREED)
            return ended(lang, names, reason, winners) if told else ""
        case facts.Unmasked():
            return unmasked(lang, names, fact)
    return _deed(lang, names, fact)


def _deed(lang: Language, names: Sequence[str], fact: Any) -> str:
    say = lang.say
    match fact:
        case facts.Killed(seat, word, marked):
            who = {"name": names[seat], "suspect": name(lang, word)}
            if marked:
                return say("{name} kills {suspect}, who was innocent.", **who)
            return say("{name} kills {suspect}.", **who)
        case facts.IdentityChosen(seat, None):
            return say("{name} chooses an identity. The others do not see which.", name=names[seat])
        case facts.IdentityChosen(seat, identity):
            who = {"name": names[seat], "suspect": name(lang, str(identity))}
            return say("{name} chooses to be {suspect}.", **who)
        case facts.Arrested(seat, word, guilty):
            who = {"name": names[seat], "suspect": name(lang, word)}
            if guilty:
                return say("{name} arrests {suspect}: the Killer.", **who)
            return say("{name} arrests {suspect}. It is somebody else.", **who)
        case facts.Disguised(seat, word, changed, identity):
            return _disguised(lang, names[seat], name(lang, word), changed, identity)
        case facts.EvidenceDrawn(seat, None):
            return say("{name} draws a card of evidence.", name=names[seat])
        case facts.EvidenceDrawn(seat, card):
            who = {"name": names[seat], "suspect": name(lang, str(card))}
            return say("{name} draws the card of {suspect}.", **who)
        case facts.Exonerated(seat, word, marked):
            who = {"name": names[seat], "suspect": name(lang, word)}
            if marked:
                return say("{name} clears {suspect}, who is innocent.", **who)
            return say("{name} discards the card of {suspect}.", **who)
        case facts.Canvassed(seat, word, near):
            who = {"name": names[seat], "suspect": name(lang, word)}
            if near:
                return say("{name} asks around {suspect}: yes, one beside is the other one.", **who)
            return say(
                "{name} asks around {suspect}: no, the other one does not stand beside.", **who
            )
    raise TypeError(f"no fact of Noir: {fact!r}")


def _disguised(lang: Language, seat: str, suspect: str, changed: bool, identity: str | None) -> str:
    say = lang.say
    if not changed:
        return say(
            "{name} tries to change identity, but draws {suspect}, who is dead: nothing changes.",
            name=seat,
            suspect=suspect,
        )
    said = say("{name} gives up the identity of {suspect} for another.", name=seat, suspect=suspect)
    if identity is None:
        return said
    return f"{said} {say('Now it is {suspect}.', suspect=name(lang, str(identity)))}"


def unmasked(lang: Language, names: Sequence[str], fact: facts.Unmasked) -> str:
    """How a leg ended, who won it and who was who."""
    say = lang.say
    parts = [ending(lang, fact.reason)]
    if fact.seat is not None:
        parts.append(say("{name} wins.", name=names[fact.seat]))
    else:
        parts.append(say("Nobody wins."))
    if fact.killer is not None:
        parts.append(say("The Killer was {suspect}.", suspect=name(lang, fact.killer)))
    if fact.inspector is not None:
        parts.append(say("The Inspector was {suspect}.", suspect=name(lang, fact.inspector)))
    if fact.hand:
        parts.append(say("In hand: {suspects}.", suspects=listed(lang, fact.hand)))
    return " ".join(parts)


def ended(lang: Language, names: Sequence[str], reason: str, winners: Sequence[int]) -> str:
    """Why it is over, and who won."""
    why = ending(lang, reason)
    if not winners:
        return lang.say("{why} Nobody wins.", why=why)
    return lang.say("{why} {name} wins.", why=why, name=names[winners[0]])


def ending(lang: Language, reason: str) -> str:
    """Why the game, or a leg of it, ended."""
    say = lang.say
    return {
        "inspector_killed": say("The Inspector is dead."),
        "killer_arrested": say("The Killer is under arrest."),
        "deceased_limit": say("There are too many dead to go on."),
        "idle": say("Nothing has come of sixty turns."),
        "repetition": say("For the third time everything is as it was."),
        "agreed": say("The table has agreed to stop."),
        "conceded": say("The other side has given up."),
        "match": say("Both legs are over."),
    }[reason]


def outdone(fact: Any, then: Any) -> bool:
    """Whether ``then``, the next fact, says all that ``fact`` does."""
    match fact, then:
        case facts.EvidenceDrawn(_, None), facts.Exonerated():
            return True
    return False
