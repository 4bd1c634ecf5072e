"""What happened in 13, in words: one sentence a fact, in the present tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dead_end.contract import Ended
from dead_end.games.drive_13 import facts
from web.games.drive_13.names import card, guests, place, traps
from web.words import Language


def sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    """The sentence of a fact as the viewer was told it. Raises TypeError for no fact of 13."""
    say = lang.say
    match fact:
        case facts.Seated():
            return say("Twelve guests take their chairs.")
        case facts.Dealt(own):
            if not own:
                return say("The character cards are dealt.")
            listed = ", ".join(guests(lang)[word].name for word in own)
            return say("The character cards are dealt. Yours: {guests}.", guests=listed)
        case facts.StartRolled(seats, dice, tied):
            rolls = ", ".join(
                say("{name} {die}", name=names[seat], die=dice[2 * at] + dice[2 * at + 1])
                for at, seat in enumerate(seats)
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
        case facts.DiceLost(seat, lost):
            return say(
                "{name} loses {dice}: nobody walks it.",
                name=names[seat],
                dice=lang.listed(str(die) for die in lost),
            )
        case facts.OpeningEnded(stuck):
            if stuck:
                return say("The chairs are walled in: from now on everybody may move.")
            return say("The last chair is empty: the traps are live.")
        case Ended(reason, winners, _):
            return ended(lang, names, reason, winners)
        case facts.Revealed():
            return say("Everything is turned up.")
    return _guest_sentence(lang, names, fact)


def _guest_sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    say, guest = lang.say, guests(lang)
    match fact:
        case facts.PortraitHung(word):
            return say("The portrait of {guest} hangs.", guest=guest[word].name)
        case facts.PortraitLaidAside(word):
            return say(
                "The portrait of {guest} comes up and is laid on the couch.", guest=guest[word].name
            )
        case facts.PortraitSentBack(seat, word):
            return say(
                "{name} sends the portrait of {guest} to the back of the row.",
                name=names[seat],
                guest=guest[word].name,
            )
        case facts.Moved(seat, word, count, _, end):
            return say(
                "{name} walks {guest} {count} to {place}.",
                name=names[seat],
                guest=guest[word].name,
                count=count,
                place=place(lang, end),
            )
        case facts.Escaped(seat, word, _, _):
            return say(
                "{name} takes {guest} out of the front door.",
                name=names[seat],
                guest=guest[word].name,
            )
        case facts.Died(seat, trap, word, owner):
            accident = say(
                "{name} springs the {trap} trap. {guest} is no more.",
                name=names[seat],
                trap=traps(lang)[trap],
                guest=guest[word].name,
            )
            if owner is None:
                return f"{accident} {say('No hand shows the card.')}"
            return f"{accident} {say('It was a guest of {name}.', name=names[owner])}"
    return _card_sentence(lang, names, fact)


def _card_sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    say, guest = lang.say, guests(lang)
    match fact:
        case facts.DrawChosen(seat, word):
            return say(
                "{name} reaches for a card, for {guest}.", name=names[seat], guest=guest[word].name
            )
        case facts.DrawDeclined(seat, word):
            return say("{name} lets {guest} be.", name=names[seat], guest=guest[word].name)
        case facts.DeckShuffled(cards):
            return lang.count(
                "The discard, {n} card, is the new deck.",
                "The discards, {n} cards, are shuffled into a new deck.",
                cards,
            )
        case facts.CardDrawn(seat, None):
            return say("{name} draws a card.", name=names[seat])
        case facts.CardDrawn(seat, shown):
            return say(
                "{name} draws a card: {card}.", name=names[seat], card=card(lang, str(shown)).title
            )
        case facts.DetectiveDrawn(seat, steps, again):
            came = say(
                "{name} draws a Detective. He is at step {steps}.", name=names[seat], steps=steps
            )
            return came if again else f"{came} {say('There are none but Detectives left.')}"
        case facts.CardKept(seat):
            return say("{name} keeps the card.", name=names[seat])
        case facts.CardPlayed(seat, played, was_drawn):
            words = {"name": names[seat], "card": card(lang, played).title}
            if was_drawn:
                return say("{name} plays the card just drawn: {card}.", **words)
            return say("{name} plays {card}.", **words)
        case facts.WentOut(seat, hand):
            went = say("{name} has no guest left, and is out.", name=names[seat])
            if not hand:
                return went
            titles = lang.listed(card(lang, word).title for word in hand)
            return f"{went} {say('On the discards: {cards}.', cards=titles)}"
    raise TypeError(f"no fact of 13: {fact!r}")


def outdone(fact: Any, then: Any) -> bool:
    """Whether ``then``, the next fact, tells what came of ``fact`` and that there was a choice."""
    return isinstance(fact, facts.DrawChosen) and isinstance(
        then, (facts.CardDrawn, facts.DetectiveDrawn)
    )


def ended(lang: Language, names: Sequence[str], reason: str, winners: Sequence[int]) -> str:
    """Why it is over, and who won."""
    why = ending(lang, reason)
    if len(winners) == 1:
        return lang.say("{why} {name} wins.", why=why, name=names[winners[0]])
    return lang.say("{why} Nobody wins.", why=why)


def ending(lang: Language, reason: str) -> str:
    """Why the game ended."""
    say = lang.say
    return {
        "escape": say("Whoever hangs over the mantel is out of the door."),
        "detective": say("The detective is at the door."),
        "last_alive": say("There is nobody else left to inherit."),
        "round_cap": say("The last round is over."),
        "agreed": say("The table has agreed to stop."),
        "conceded": say("The other side has given up."),
    }[reason]
