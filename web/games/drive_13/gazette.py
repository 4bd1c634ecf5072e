"""The Gazette's report of an evening at 13 Dead End Drive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dead_end.games.drive_13.material import DEAD, GONE, GUESTS, UNOWNED
from dead_end.games.drive_13.view import View
from web.games.drive_13 import mishaps
from web.games.drive_13.evening import Evening, evening
from web.games.drive_13.names import guests, place, room_at, traps
from web.games.drive_13.pictures import OWN
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
    return Edition(
        title=say("The Dead End Gazette"),
        motto=say("Evening edition: all the news that hangs"),
        number=say("No. {number}", number=number),
        place=say("13 Dead End Drive"),
        price=say("Price: one candle"),
        headline=_headline(lang, names, scene),
        decks=(_how(lang, scene, seen), _count(lang, scene.view, seen)),
        story_heading=say("Over the mantel"),
        story=tuple(_story(lang, names, scene, seen)),
        portraits=(_portrait(lang, names, scene),),
        tallies=tuple(_tallies(lang, names, scene, seen)),
        weather=Item(say("Weather"), _weather(lang, seen), "fog"),
        emblem=Item(say("The path"), _path(lang, scene.view), "detective"),
        items=tuple(_items(lang, names, seen)),
        columns=tuple(_columns(lang, names, scene.view, seen)),
        advertisements=_advertisements(lang, number),
        drawings=OWN,
    )


def _heir(scene: EndScene) -> int:
    """The guest through whom somebody won; -1 where nobody did so."""
    view: View = scene.view
    if scene.outcome.reason in ("escape", "detective"):
        return view.hanging
    if scene.outcome.reason == "last_alive":
        alive = [guest for guest, fate in enumerate(view.fates) if fate != DEAD]
        return view.hanging if view.hanging in alive else alive[0]
    return -1


def _headline(lang: Language, names: tuple[str, ...], scene: EndScene) -> str:
    say = lang.say
    if not scene.outcome.winners:
        return say("Nobody inherits")
    name = names[scene.outcome.winners[0]]
    if scene.outcome.reason == "conceded":
        return say("{name} wins unopposed", name=name)
    return say("{name} inherits the lot", name=name)


def _how(lang: Language, scene: EndScene, seen: Evening) -> str:
    say, number = lang.say, seen.rounds
    heir = _heir(scene)
    name = guests(lang)[GUESTS[heir]].name if heir >= 0 else ""
    return {
        "escape": say("{guest} out of the door in round {round}", guest=name, round=number),
        "detective": say("Detective at the door in round {round}", round=number),
        "last_alive": say("Everybody else unwell by round {round}", round=number),
        "round_cap": say("Household retires after round {round}, as arranged", round=number),
        "conceded": say("The other side gives up in round {round}", round=number),
        "agreed": say("Table agrees to stop in round {round}", round=number)
        if number
        else say("Table agrees to stop before anybody has moved"),
    }[scene.outcome.reason]


def _count(lang: Language, view: View, seen: Evening) -> str:
    fallen = len(seen.accidents)
    return " · ".join(
        (
            lang.count("{n} accident", "{n} accidents", fallen)
            if fallen
            else lang.say("Furniture behaves itself"),
            lang.count("{n} portrait hung", "{n} portraits hung", len(view.hung)),
            lang.say("Leaves still falling"),
        )
    )


def _story(lang: Language, names: tuple[str, ...], scene: EndScene, seen: Evening) -> Iterator[str]:
    say, heir = lang.say, _heir(scene)
    view: View = scene.view
    name = guests(lang)[GUESTS[heir]].name if heir >= 0 else ""
    if seen.escape is not None:
        yield say(
            "{name} holds the door in round {round}, and {guest} walks out, past a portrait that"
            " looks very like. The frame is said to be relieved.",
            name=names[seen.escape.seat],
            round=seen.rounds,
            guest=name,
        )
    elif scene.outcome.reason == "detective":
        yield say(
            "The detective wipes his boots in round {round} and asks who is in charge. The"
            " portrait over the mantel, which is of {guest}, is understood to have nodded.",
            round=seen.rounds,
            guest=name,
        )
    elif scene.outcome.reason == "last_alive":
        yield say(
            "By round {round} there is nobody left to object. The staff has laid the table for"
            " twelve, out of habit.",
            round=seen.rounds,
        )
    else:
        yield say("The matter is left undecided. The solicitors have ordered a second cake.")
    if scene.outcome.winners and heir >= 0:
        owner = names[scene.outcome.winners[0]]
        if view.turned_up is not None and view.turned_up.secret >> heir & 1:
            yield say(
                "That {guest} was with {name} is news to everybody, {name} included.",
                guest=name,
                name=owner,
            )
        else:
            yield say("{guest} had been with {name} all along.", guest=name, name=owner)
    if seen.accidents:
        number, fact = seen.accidents[0]
        yield say(
            "The first accident is in round {round}: {guest}, {trap}. The insurers regret it.",
            round=number,
            guest=guests(lang)[fact.guest].name,
            trap=traps(lang)[fact.trap],
        )
    else:
        yield say("No accidents are reported. The chandelier is said to sulk.")
    if seen.changed:
        yield lang.count(
            "The portrait was changed {n} time by hand; the nail asks for a rest.",
            "The portrait was changed {n} times by hand; the nail asks for a rest.",
            seen.changed.total(),
        )


def _portrait(lang: Language, names: tuple[str, ...], scene: EndScene) -> Portrait:
    heir = _heir(scene)
    if heir < 0 or not scene.outcome.winners:
        aunt = guests(lang)["agatha"].name
        return Portrait("heir-agatha", aunt, lang.say("as she will always be remembered"))
    word, name = GUESTS[heir], names[scene.outcome.winners[0]]
    return Portrait(f"heir-{word}", guests(lang)[word].name, lang.say("for {name}", name=name))


def _tallies(
    lang: Language, names: tuple[str, ...], scene: EndScene, seen: Evening
) -> Iterator[Tally]:
    view: View = scene.view
    say = lang.say
    if view.turned_up is not None:
        owners, fates = view.turned_up.owners, view.fates
        alive = Counter(owner for owner, fate in zip(owners, fates, strict=True) if fate != DEAD)
        yield _tally(say("Guests still well"), names, alive)
    if seen.levers:
        yield _tally(say("Traps sprung"), names, seen.levers)
    if seen.kept:
        yield _tally(say("Cards kept"), names, seen.kept)


def _tally(heading: str, names: tuple[str, ...], counts: Counter[int]) -> Tally:
    most = max(counts.values(), default=0)
    order = sorted(range(len(names)), key=lambda seat: -counts[seat])
    return Tally(
        heading,
        tuple(Row(names[at], str(counts[at]), 0 < most == counts[at]) for at in order),
    )


def _items(lang: Language, names: tuple[str, ...], seen: Evening) -> Iterator[Item]:
    say = lang.say
    if seen.longest is not None:
        number, walk = seen.longest
        yield Item(
            say("The longest walk"),
            lang.count(
                "{n} step in round {round}: {name} walks {guest} to {place}, and never the same"
                " tile twice.",
                "{n} steps in round {round}: {name} walks {guest} to {place}, and never the same"
                " tile twice.",
                walk.count,
                round=number,
                name=names[walk.seat],
                guest=guests(lang)[walk.guest].name,
                place=place(lang, walk.end),
            ),
        )
    if seen.accidents:
        counted = Counter(fact.trap for _, fact in seen.accidents)
        trap, most = counted.most_common(1)[0]
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
    if seen.hung:
        row = ", ".join(guests(lang)[word].name for word in seen.hung)
        yield Item(say("Hung, in this order"), f"{row}.", "frame")


def _weather(lang: Language, seen: Evening) -> str:
    say, fallen = lang.say, len(seen.accidents)
    if fallen == 0:
        return say("Dusk, early. Calm indoors.")
    if fallen <= 3:
        return say("Dusk. Leaves outside, furniture inside.")
    return say("Dusk, and furniture, heavy at times.")


def _path(lang: Language, view: View) -> str:
    left = view.track - view.detective
    if left <= 0:
        return lang.say("Walked to the end. The gate has been left open.")
    if not view.detective:
        return lang.say("Nobody on it. He has lost the address.")
    return lang.count("He was {n} step off.", "He was {n} steps off.", left)


def _columns(lang: Language, names: tuple[str, ...], view: View, seen: Evening) -> Iterator[Column]:
    say = lang.say
    times: Counter[str] = Counter()
    fallen = []
    for number, fact in seen.accidents:
        said = mishaps.accident(lang, fact.trap, times[fact.trap], number, names[fact.seat])
        times[fact.trap] += 1
        after = _owned(lang, names, view, GUESTS.index(fact.guest))
        fallen.append(_notice(lang, fact.guest, f"{said} {after}".rstrip(), mourning=True))
    inside = [
        _notice(
            lang,
            GUESTS[guest],
            f"{_whereabouts(lang, view, guest, time)} {_owned(lang, names, view, guest)}".rstrip(),
        )
        for time, guest in enumerate(
            guest for guest, space in enumerate(view.pawns) if space != GONE
        )
    ]
    if fallen:
        yield Column(say("On the couch"), tuple(fallen))
    if seen.escape is not None:
        guest = GUESTS.index(seen.escape.guest)
        left = say("Out of the front door, with hat. {who}", who=_owned(lang, names, view, guest))
        yield Column(say("Departures"), (_notice(lang, seen.escape.guest, left.rstrip()),))
    if inside:
        yield Column(say("Still at table"), tuple(inside))


def _notice(lang: Language, guest: str, said: str, mourning: bool = False) -> Notice:
    return Notice(f"heir-{guest}", guests(lang)[guest].name, said, mourning)


def _whereabouts(lang: Language, view: View, guest: int, time: int) -> str:
    return mishaps.indoors(lang, time, room_at(lang, view.pawns[guest]))


def _owned(lang: Language, names: tuple[str, ...], view: View, guest: int) -> str:
    owner = view.turned_up.owners[guest] if view.turned_up is not None else UNOWNED
    if owner == UNOWNED:
        return ""
    if view.turned_up is not None and view.turned_up.secret >> guest & 1:
        return lang.say("A secret guest of {name}.", name=names[owner])
    return lang.say("A guest of {name}.", name=names[owner])


def _advertisements(lang: Language, number: int) -> tuple[Item, ...]:
    """Small advertisements; which comes first goes by the number of the issue."""
    say = lang.say
    pool = (
        Item(say("Frames"), say("gilded, straightened, and emptied at short notice."), "frame"),
        Item(say("Statues"), say("glued. Old fingers taken in exchange."), "trap-statue"),
        Item(say("To let"), say("Armchair by the logs. Not the one on the left.")),
        Item(say("Stairs"), say("seen to. They will not be seen to again."), "trap-stairs"),
        Item(say("Lost"), say("One lobster, boiled. It was here a moment ago.")),
        Item(say("Lanterns"), say("for long paths. Trimmed on the way."), "detective"),
        Item(say("Wanted"), say("Gardener with references, a fork, and an alibi."), "heir-hickory"),
        Item(
            say("Bookcase"),
            say("Heavy reading. Collect in person, from the front."),
            "trap-bookcase",
        ),
    )
    first = number % len(pool)
    return pool[first:] + pool[:first]
