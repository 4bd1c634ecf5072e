"""The Gazette's report of an evening at 1313 Dead End Drive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import GONE, HEIRS, INSIDE, TRAPS, UNOWNED
from dead_end.games.drive_1313.view import View
from web.games.drive_1313 import obituaries
from web.games.drive_1313.advertisements import advertisements
from web.games.drive_1313.evening import Evening, Gone, evening
from web.games.drive_1313.names import bags, heirs, place, room_at, traps
from web.games.drive_1313.report import decks, headline, story
from web.gazette.edition import Column, Edition, Item, Notice, Portrait, Row, Tally
from web.gazette.typecase import apart
from web.scene import EndScene
from web.words import Language


def edition(lang: Language, scene: EndScene) -> Edition:
    """The front page. It says the same from whichever seat one looks."""
    say = lang.say
    names = tuple(apart(name) for name in scene.names)
    seen = evening(fact for told in scene.told for fact in told)
    number = len(scene.told)
    items = tuple(_items(lang, names, scene, seen))
    printed = {item.drawing for item in items if item.drawing}
    return Edition(
        title=say("The Dead End Gazette"),
        motto=say("All the news that comes down"),
        number=say("No. {number}", number=number),
        place=say("1313 Dead End Drive"),
        price=say("Price: one moneybag"),
        headline=headline(lang, names, scene.outcome),
        decks=decks(lang, scene.outcome, seen),
        story_heading=say("The Will is read"),
        story=story(lang, names, scene.view, scene.outcome, seen),
        portraits=_portraits(lang, names, scene.outcome.winners, seen),
        tallies=tuple(_tallies(lang, names, scene, seen)),
        weather=Item(say("Weather"), _weather(lang, seen), "fog"),
        emblem=Item(say("Chandelier"), _chandelier(lang, number), "chandelier"),
        items=items,
        columns=tuple(_columns(lang, names, scene.view, seen)),
        advertisements=tuple(
            item for item in advertisements(lang, number) if item.drawing not in printed
        ),
    )


def _portraits(
    lang: Language, names: tuple[str, ...], winners: tuple[int, ...], seen: Evening
) -> tuple[Portrait, ...]:
    """For each winner the heir that brought most; nobody's where nobody got out."""
    shown = []
    for seat in winners:
        own = [fact for _, fact in seen.escapes if fact.owner == seat]
        if own:
            best = max(own, key=lambda fact: fact.bags)
            money = bags(lang, best.bags)
            shown.append(
                Portrait(
                    f"heir-{best.heir}",
                    heirs(lang)[best.heir].name,
                    lang.say("for {name}, with {bags}", name=names[seat], bags=money),
                )
            )
    if shown:
        return tuple(shown)
    return (Portrait("", lang.say("Nobody"), lang.say("as seen leaving by the front door")),)


def _tallies(
    lang: Language, names: tuple[str, ...], scene: EndScene, seen: Evening
) -> Iterator[Tally]:
    outcome = scene.outcome
    order = sorted(range(scene.seats), key=lambda seat: -outcome.scores[seat])
    yield Tally(
        lang.say("The inheritance"),
        tuple(
            Row(names[seat], bags(lang, outcome.scores[seat]), seat in outcome.winners)
            for seat in order
        ),
    )
    if seen.levers:
        most = max(seen.levers.values())
        yield Tally(
            lang.say("Levers pulled"),
            tuple(
                Row(names[seat], str(seen.levers[seat]), seen.levers[seat] == most)
                for seat in sorted(range(scene.seats), key=lambda seat: -seen.levers[seat])
            ),
        )


def _items(
    lang: Language, names: tuple[str, ...], scene: EndScene, seen: Evening
) -> Iterator[Item]:
    say = lang.say
    if seen.longest is not None:
        number, walk = seen.longest
        yield Item(
            say("The longest walk"),
            lang.count(
                "{n} step in round {round}: {name} walks {heir} to {place}."
                " The carpet was consulted.",
                "{n} steps in round {round}: {name} walks {heir} to {place}."
                " The carpet was consulted.",
                walk.count,
                round=number,
                name=names[walk.seat],
                heir=heirs(lang)[walk.heir].name,
                place=place(lang, walk.end),
            ),
        )
    if seen.busiest:
        most = max(seen.busiest.values())
        trap = next(word for word in TRAPS if seen.busiest[word] == most)
        yield Item(
            say("Furniture of the evening"),
            lang.count(
                "{trap}, with {n} accident. The judges were standing well back.",
                "{trap}, with {n} accidents. The judges were standing well back.",
                most,
                trap=traps(lang)[trap],
            ),
            f"trap-{trap}",
        )
    lost = scene.view.lost
    if lost:
        yield Item(
            say("Thanks"),
            say(
                "The pets' home acknowledges {bags}, and will spend it on a door of its own.",
                bags=bags(lang, lost),
            ),
            "bag",
        )


def _weather(lang: Language, seen: Evening) -> str:
    say = lang.say
    fallen = len(seen.accidents)
    if fallen == 0:
        return say("Fog. Calm indoors.")
    if fallen <= 4:
        return say("Fog. Indoors, some furniture.")
    return say("Fog. Indoors, furniture, heavy at times.")


def _chandelier(lang: Language, number: int) -> str:
    say = lang.say
    return (
        say("Still up."),
        say("Up. It is only resting."),
        say("Up, and above all this."),
    )[number % 3]


def _columns(lang: Language, names: tuple[str, ...], view: View, seen: Evening) -> Iterator[Column]:
    say = lang.say
    left = tuple(
        _notice(
            lang,
            fact.heir,
            obituaries.escape(lang, time, number, names[fact.seat], bags(lang, fact.bags)),
            _collected(lang, names, fact),
        )
        for time, (number, fact) in enumerate(seen.escapes)
    )
    times: Counter[str] = Counter()
    fallen = []
    for number, fact in seen.accidents:
        said = obituaries.accident(lang, fact.trap, times[fact.trap], number, names[fact.seat])
        times[fact.trap] += 1
        after = f"{_owned(lang, names, fact.owner)} {_slid(lang, fact)}".rstrip()
        fallen.append(_notice(lang, fact.heir, said, after, mourning=True))
    inside = [heir for heir, fate in enumerate(view.fates) if fate == INSIDE]
    still = tuple(
        _notice(
            lang,
            HEIRS[heir],
            _whereabouts(lang, view, heir, time),
            f"{_owned(lang, names, _holder(view, heir))} {_on_paper(lang, view.bags[heir])}",
        )
        for time, heir in enumerate(inside)
    )
    yield Column(say("Departures"), left)
    yield Column(say("Accidents"), tuple(fallen))
    yield Column(say("Not yet collected"), still)


def _notice(lang: Language, heir: str, said: str, after: str, mourning: bool = False) -> Notice:
    return Notice(f"heir-{heir}", heirs(lang)[heir].name, f"{said} {after}".rstrip(), mourning)


def _holder(view: View, heir: int) -> int | None:
    if view.turned_up is None or view.turned_up.owners[heir] == UNOWNED:
        return None
    return view.turned_up.owners[heir]


def _whereabouts(lang: Language, view: View, heir: int, time: int) -> str:
    space = view.pawns[heir]
    if space == GONE:
        return lang.say("Never got as far as a chair.")
    where = room_at(lang, space) or lang.say("the hall")
    if any(trap.space == space for trap in BOARD.traps):
        where = place(lang, BOARD.name_of(space))
    return obituaries.indoors(lang, time, where)


def _owned(lang: Language, names: tuple[str, ...], owner: int | None) -> str:
    if owner is None:
        return lang.say("Nobody's heir.")
    return lang.say("An heir of {name}.", name=names[owner])


def _on_paper(lang: Language, money: int) -> str:
    return lang.say("{bags} on paper.", bags=bags(lang, money))


def _collected(lang: Language, names: tuple[str, ...], fact: facts.Escaped) -> str:
    """Whose heir it was, where that is not whoever held the door."""
    if fact.owner == fact.seat:
        return ""
    if fact.owner is None:
        return f"{_owned(lang, names, None)} {_slid(lang, fact)}".rstrip()
    return lang.say("{name} collects.", name=names[fact.owner])


def _slid(lang: Language, fact: Gone) -> str:
    if not fact.bags:
        return ""
    if fact.heritor is None:
        return lang.say("{bags} to the pets' home.", bags=bags(lang, fact.bags))
    return lang.say(
        "{bags} to {heir}.", bags=bags(lang, fact.bags), heir=heirs(lang)[fact.heritor].name
    )
