"""The Gazette's headline, decks and leading article on 1313 Dead End Drive."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dead_end.contract import Outcome
from dead_end.games.drive_1313.material import INSIDE
from dead_end.games.drive_1313.view import View
from web.games.drive_1313.evening import Evening
from web.games.drive_1313.names import bags, heirs, traps
from web.words import Language

LONGEST: Final = 56
"""More letters of names than this make no headline."""


def headline(lang: Language, names: tuple[str, ...], outcome: Outcome) -> str:
    """Who gets it, in as few words as will do."""
    say = lang.say
    won = outcome.scores[outcome.winners[0]]
    if outcome.reason == "conceded":
        return say("{name} wins unopposed", name=names[outcome.winners[0]])
    if won == 0:
        return say("Nobody inherits")
    if len(outcome.winners) > 1:
        shared = lang.listed(names[seat] for seat in outcome.winners)
        if len(shared) > LONGEST:
            return lang.count(
                "{n} shares the fortune", "{n} share the fortune", len(outcome.winners)
            )
        return say("{names} share the fortune", names=shared)
    name = names[outcome.winners[0]]
    if won >= 10:
        return say("{name} takes the fortune", name=name)
    return say("{name} inherits {bags}", name=name, bags=bags(lang, won))


def decks(lang: Language, outcome: Outcome, seen: Evening) -> tuple[str, ...]:
    """How it ended; who left how."""
    say, number = lang.say, seen.rounds
    how = {
        "midnight": say("Clock strikes midnight in round {round}", round=number),
        "empty_house": say("House stands empty after round {round}", round=number),
        "no_heirs": say("No heir cards left to play for in round {round}", round=number),
        "round_cap": say("Household retires after round {round}, as arranged", round=number),
        "conceded": say("The other side gives up in round {round}", round=number),
        "agreed": say("Table agrees to stop in round {round}", round=number)
        if number
        else say("Table agrees to stop before anybody has moved"),
    }[outcome.reason]
    left, fallen = len(seen.escapes), len(seen.accidents)
    by_door = (
        lang.count("{n} leaves by the door", "{n} leave by the door", left)
        if left
        else say("Front door not used")
    )
    by_trap = (
        lang.count("{n} is met by furniture", "{n} are met by furniture", fallen)
        if fallen
        else say("Furniture behaves itself")
    )
    return how, " · ".join((by_door, by_trap, say("Chandelier unharmed")))


def story(
    lang: Language, names: tuple[str, ...], view: View, outcome: Outcome, seen: Evening
) -> tuple[str, ...]:
    """The leading article, a paragraph each."""
    parts = (
        _end(lang, names, outcome.reason, seen),
        _door(lang, seen),
        _furniture(lang, seen),
        " ".join(_money(lang, view)),
        _behind(lang, names, outcome),
    )
    return tuple(part for part in parts if part)


def _end(lang: Language, names: tuple[str, ...], reason: str, seen: Evening) -> str:
    say, number = lang.say, seen.rounds
    if reason == "midnight" and seen.midnight is not None:
        return say(
            "The last card is drawn in round {round}: {name} turns it over for {heir}, and the"
            " clock, which has had all evening to think about it, strikes twelve.",
            round=number,
            name=names[seen.midnight.seat],
            heir=heirs(lang)[seen.midnight.heir].name,
        )
    if reason == "empty_house":
        return say(
            "The house is empty after {round} rounds. Nobody thinks of the lamps, which burn on and"
            " wonder whom for.",
            round=number,
        )
    if reason == "no_heirs":
        return say(
            "By round {round} every heir card is on the table, and there is no reason to go on."
            " The furniture may now be dusted.",
            round=number,
        )
    if reason == "round_cap":
        return say(
            "The household retires after round {round}, as arranged. The clock, which had"
            " prepared a speech, is disappointed.",
            round=number,
        )
    if reason == "conceded":
        return say(
            "In round {round} one side gives up, and the house is quiet. The traps, which were all"
            " set, are asked to wait.",
            round=number,
        )
    if number:
        return say(
            "The table agrees to stop in round {round}. Nobody objects, least of all the stairs.",
            round=number,
        )
    return say("The table agrees to stop before anybody has moved. The dice are put back warm.")


def _door(lang: Language, seen: Evening) -> str:
    say = lang.say
    if not seen.escapes:
        return say("The front door has not been used. The welcome stone is as good as new.")
    number, fact = seen.escapes[0]
    first = say(
        "First over the welcome stone: {heir}, in round {round}, with {bags}.",
        heir=heirs(lang)[fact.heir].name,
        round=number,
        bags=bags(lang, fact.bags),
    )
    if len(seen.escapes) == 1:
        return f"{first} {say('The door has been shut since, against the draught.')}"
    number, fact = seen.escapes[-1]
    last = say(
        "Last: {heir}, in round {round}. The hinges ask for oil.",
        heir=heirs(lang)[fact.heir].name,
        round=number,
    )
    return f"{first} {last}"


def _furniture(lang: Language, seen: Evening) -> str:
    say = lang.say
    if not seen.accidents:
        return say("No accidents are reported. The Suit of Armor is said to sulk.")
    number, fact = seen.accidents[0]
    first = say(
        "The first accident is in round {round}: {heir}, {trap}.",
        round=number,
        heir=heirs(lang)[fact.heir].name,
        trap=traps(lang)[fact.trap],
    )
    others = lang.count(
        "There is {n} in all, every one of them regretted by the insurers.",
        "There are {n} in all, every one of them regretted by the insurers.",
        len(seen.accidents),
    )
    return f"{first} {others}"


def _money(lang: Language, view: View) -> Iterator[str]:
    say = lang.say
    out = sum(view.collected)
    paper = sum(money for money, fate in zip(view.bags, view.fates, strict=True) if fate == INSIDE)
    if out:
        yield say("Of Aunt Agatha's money, {bags} out of the door.", bags=bags(lang, out))
    else:
        yield say("None of Aunt Agatha's money leaves the house.")
    if paper:
        yield say("On the Will, and going nowhere: {bags}.", bags=bags(lang, paper))
    if view.lost:
        yield say("To the pets' home: {bags}.", bags=bags(lang, view.lost))


def _behind(lang: Language, names: tuple[str, ...], outcome: Outcome) -> str:
    """Who comes next, if somebody does."""
    beaten = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
    if not beaten or not max(beaten):
        return ""
    best = max(beaten)
    nearest = [names[seat] for seat, score in enumerate(outcome.scores) if score == best]
    return lang.say(
        "Next: {names}, with {bags}.", names=lang.listed(nearest), bags=bags(lang, best)
    )
