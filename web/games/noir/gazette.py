"""The night edition on a game of Noir: who was found, who was not, and who saw nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dead_end.contract import Outcome
from dead_end.games.noir.material import NO_ONE, SUSPECTS
from dead_end.games.noir.view import View, role_of
from web.games.noir.faces import FACES
from web.games.noir.names import listed, name, roles
from web.games.noir.nights import Night, night
from web.games.noir.obituaries import last_word
from web.games.noir.seats import result
from web.games.noir.sentences import ending
from web.games.noir.signs import SIGNS
from web.gazette.edition import Column, Edition, Item, Notice, Portrait, Row, Tally
from web.gazette.typecase import apart
from web.scene import EndScene
from web.words import Language


def edition(lang: Language, scene: EndScene) -> Edition:
    """The front page. It says the same from whichever seat one looks."""
    say = lang.say
    names = tuple(apart(name) for name in scene.names)
    seen = night(fact for told in scene.told for fact in told)
    number = len(scene.told)
    return Edition(
        title=say("The Dead End Gazette"),
        motto=say("Night edition: all the news that casts a shadow"),
        number=say("No. {number}", number=number),
        place=say("Behind the station"),
        price=say("Price: one alibi"),
        headline=_headline(lang, names, scene.outcome),
        decks=_decks(lang, scene.outcome, seen),
        story_heading=say("Twenty-five in the rain"),
        story=tuple(_story(lang, names, scene.outcome, seen)),
        portraits=_portraits(lang, names, scene),
        tallies=tuple(_tallies(lang, names, scene, seen)),
        weather=Item(say("Weather"), _weather(lang, seen), "fog"),
        emblem=Item(say("Street lamp"), _lamp(lang, number), "noir-lens"),
        items=tuple(_items(lang, seen)),
        columns=tuple(_columns(lang, names, seen)),
        advertisements=_advertisements(lang, number),
        drawings={**{f"face-{word}": drawing for word, drawing in FACES.items()}, **SIGNS},
    )


def _headline(lang: Language, names: Sequence[str], outcome: Outcome) -> str:
    say = lang.say
    if not outcome.winners:
        return say("Case goes cold")
    name = names[outcome.winners[0]]
    return {
        "inspector_killed": say("Inspector found dead: {name} walks", name=name),
        "killer_arrested": say("Got you: {name} makes the arrest", name=name),
        "deceased_limit": say("Nobody left to ask: {name} walks", name=name),
        "match": say("{name} takes the match", name=name),
    }.get(outcome.reason, say("{name} wins unopposed", name=name))


def _decks(lang: Language, outcome: Outcome, seen: Night) -> tuple[str, ...]:
    say = lang.say
    dead = lang.count("{n} deceased", "{n} deceased", len(seen.killed))
    cleared = lang.count("{n} cleared", "{n} cleared", len(seen.cleared))
    return (
        say("{why} Round {round}.", why=ending(lang, outcome.reason), round=seen.rounds),
        " · ".join((dead, cleared, say("Nobody saw anything"))),
    )


def _story(lang: Language, names: Sequence[str], outcome: Outcome, seen: Night) -> Iterator[str]:
    say = lang.say
    yield _opening(lang, names, outcome, seen)
    for leg, fact in enumerate(seen.unmasked):
        if leg and fact.killer is not None and fact.inspector is not None:
            yield say(
                "The second night the Killer went as {killer} and the Inspector as {inspector}.",
                killer=name(lang, fact.killer),
                inspector=name(lang, fact.inspector),
            )
        elif fact.killer is not None and fact.inspector is not None:
            yield say(
                "The Killer, it turns out, was {killer}; the Inspector stood there as {inspector}."
                " Neither had thought of introducing themselves.",
                killer=name(lang, fact.killer),
                inspector=name(lang, fact.inspector),
            )
        elif fact.killer is not None:
            yield say(
                "The Killer, it turns out, was {killer}. The Inspector had not yet decided whom to"
                " be.",
                killer=name(lang, fact.killer),
            )
    if seen.killed:
        number, first = seen.killed[0]
        yield say(
            "The first to go is {suspect}, in round {round}. The umbrella has been found.",
            suspect=name(lang, first.suspect),
            round=number,
        )
    if seen.faces:
        yield lang.count(
            "One change of face is on record: whoever was {suspects} is so no longer.",
            "{n} changes of face are on record: whoever was {suspects} is so no longer.",
            len(seen.faces),
            suspects=listed(lang, [fact.suspect for _, fact in seen.faces]),
        )
    asked = seen.asked.total()
    if asked:
        yield lang.count(
            "The neighbours are asked {n} time; the yes is heard {yes} times over the rain.",
            "The neighbours are asked {n} times; the yes is heard {yes} times over the rain.",
            asked,
            yes=seen.asked[True],
        )


def _opening(lang: Language, names: Sequence[str], outcome: Outcome, seen: Night) -> str:
    say, number = lang.say, seen.rounds
    winner = names[outcome.winners[0]] if outcome.winners else ""
    return {
        "inspector_killed": say(
            "In round {round} {name} is beside the right person at the wrong time. The Inspector's"
            " notes stop in the middle of a word.",
            round=number,
            name=winner,
        ),
        "killer_arrested": say(
            "In round {round} {name} puts a hand on a shoulder, and the shoulder stops. The cuffs"
            " fit.",
            round=number,
            name=winner,
        ),
        "deceased_limit": say(
            "By round {round} there are more outlines on the pavement than people to draw them."
            " {name} goes home.",
            round=number,
            name=winner,
        ),
        "idle": say(
            "After sixty turns in which nobody dies, draws or is newly arrested, the lamp is put"
            " out. Everybody had been very polite.",
        ),
        "repetition": say(
            "For the third time everybody stands where they stood before. The street considers"
            " itself a carousel and closes."
        ),
        "match": say("Two nights, two Killers. The street has been swept in between."),
        "conceded": say("In round {round} one side gives up and asks for a cab.", round=number),
        "agreed": say("The table agrees to stop. The rain does not."),
    }[outcome.reason]


def _portraits(lang: Language, names: Sequence[str], scene: EndScene) -> tuple[Portrait, ...]:
    """Who the winner was in the last leg that it won; nobody's where nobody won."""
    view: View = scene.view
    for leg in reversed(view.legs):
        if leg.winner in scene.outcome.winners:
            role = role_of(leg.winner, leg.killer)
            suspect = leg.identities[role]
            if suspect != NO_ONE:
                played = lang.say(
                    "{role}, played by {name}", role=roles(lang)[role], name=names[leg.winner]
                )
                return (Portrait(f"face-{SUSPECTS[suspect]}", name(lang, suspect), played),)
    return (Portrait("", lang.say("Nobody"), lang.say("as described by all witnesses")),)


def _tallies(lang: Language, names: Sequence[str], scene: EndScene, seen: Night) -> Iterator[Tally]:
    outcome = scene.outcome
    order = sorted(range(len(names)), key=lambda seat: -outcome.scores[seat])
    yield Tally(
        lang.say("The result"),
        tuple(
            Row(
                names[seat],
                result(lang, scene, seat),
                seat in outcome.winners,
            )
            for seat in order
        ),
    )
    if seen.shifts:
        most = max(seen.shifts.values())
        yield Tally(
            lang.say("Lines shifted"),
            tuple(
                Row(names[seat], str(seen.shifts[seat]), seen.shifts[seat] == most)
                for seat in sorted(range(len(names)), key=lambda seat: -seen.shifts[seat])
            ),
        )


def _weather(lang: Language, seen: Night) -> str:
    if len(seen.killed) < 5:
        return lang.say("Rain. Umbrellas sold out.")
    return lang.say("Rain, washing off what it can.")


def _lamp(lang: Language, number: int) -> str:
    say = lang.say
    return (say("Lit."), say("Flickering, for effect."), say("Lit, and looking away."))[number % 3]


def _items(lang: Language, seen: Night) -> Iterator[Item]:
    say = lang.say
    if seen.closed:
        yield Item(
            say("Street closed"),
            lang.count(
                "{n} line of the street was of no further use and has been taken up.",
                "{n} lines of the street were of no further use and have been taken up.",
                seen.closed,
            ),
        )
    wrong = [fact for _, fact in seen.arrests if not fact.guilty]
    if wrong:
        yield Item(
            say("Apology"),
            say(
                "The police regret having troubled {suspects}. The cuffs may be kept.",
                suspects=listed(lang, list(dict.fromkeys(fact.suspect for fact in wrong))[:6]),
            ),
            "noir-cuffs",
        )


def _columns(lang: Language, names: Sequence[str], seen: Night) -> Iterator[Column]:
    say = lang.say
    fallen = tuple(
        Notice(
            f"face-{fact.suspect}",
            name(lang, fact.suspect),
            say(
                "Killed by {name} in round {round}. {last}",
                name=names[fact.seat],
                round=number,
                last=last_word(lang, fact.suspect),
            ),
            True,
        )
        for number, fact in seen.killed
    )
    cleared = tuple(
        Notice(
            f"face-{fact.suspect}",
            name(lang, fact.suspect),
            say("Cleared in round {round}, and free to be killed like anybody.", round=number)
            if fact.marked
            else say("Cleared in round {round}, too late to be told.", round=number),
        )
        for number, fact in seen.cleared
    )
    arrested = tuple(
        Notice(
            f"face-{fact.suspect}",
            name(lang, fact.suspect),
            say("Arrested in round {round}. It was the Killer.", round=number)
            if fact.guilty
            else say("Arrested in round {round}, and let go.", round=number),
        )
        for number, fact in seen.arrests
    )
    yield Column(say("Deceased"), fallen)
    yield Column(say("Cleared"), cleared)
    yield Column(say("Helping the police"), arrested)


def _advertisements(lang: Language, number: int) -> tuple[Item, ...]:
    """Small advertisements, to fill a column with; which comes first goes by the issue."""
    say = lang.say
    pool = (
        Item(say("Alibis"), say("made to measure, while you wait elsewhere."), "noir-mask"),
        Item(say("Hats"), say("with a brim for every occasion on which one is not seen.")),
        Item(say("Lost"), say("One clue, in good condition. Please do not touch it."), "noir-lens"),
        Item(say("Raincoats"), say("Collar turned up at no extra charge.")),
        Item(say("Knives"), say("ground, polished, and nothing asked."), "noir-knife"),
        Item(say("Rooms"), say("by the hour, with a blind that throws stripes.")),
        Item(say("Witnesses"), say("wanted. Must have seen nothing, clearly.")),
        Item(say("Saxophone"), say("heard from an open window. Will the player please rest.")),
        Item(
            say("Rosettes"), say("for the innocent. One size, as there are few."), "noir-innocent"
        ),
        Item(say("Correction"), say("We said that it would stop raining. We were misled.")),
    )
    first = number % len(pool)
    return pool[first:] + pool[:first]
