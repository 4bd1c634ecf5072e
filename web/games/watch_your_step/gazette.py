"""The Gazette's report of a game of Watch Your Step."""

from __future__ import annotations

from collections.abc import Iterator

from dead_end.games.watch_your_step.material import HOLES, PLIES
from dead_end.games.watch_your_step.view import Cylinder, View
from web.games.watch_your_step import woods
from web.games.watch_your_step.names import drawing, wood_name
from web.games.watch_your_step.report import Told, headline, story, tell
from web.gazette.edition import Column, Edition, Item, Notice, Portrait, Row, Tally
from web.gazette.typecase import apart
from web.scene import EndScene
from web.words import Language


def edition(lang: Language, scene: EndScene) -> Edition:
    """The front page. It says the same from whichever seat one looks."""
    say = lang.say
    names = tuple(apart(name) for name in scene.names)
    view: View = scene.view
    seen = tell(view)
    number = len(scene.told)
    return Edition(
        title=say("The Dead End Gazette"),
        motto=say("All the news that sinks in"),
        number=say("No. {number}", number=number),
        place=say("At the oak board"),
        price=say("Price: one short cylinder"),
        headline=headline(lang, names, scene.outcome),
        decks=_decks(lang, scene, seen),
        story_heading=say("The board is cut open"),
        story=story(lang, names, view, scene.outcome, seen),
        portraits=(_portrait(lang, names, scene),),
        tallies=tuple(_tallies(lang, names, view, seen)),
        weather=Item(say("Weather"), _weather(lang, seen), "fog"),
        emblem=Item(say("Chandelier"), _chandelier(lang, number), "chandelier"),
        items=tuple(_items(lang, names, seen)),
        columns=tuple(_columns(lang, names, view, seen)),
        advertisements=_advertisements(lang, number),
        drawings=woods.IN_PRINT,
    )


def _decks(lang: Language, scene: EndScene, seen: Told) -> tuple[str, ...]:
    say, number = lang.say, len(scene.view.history)
    how = {
        "line": lang.count(
            "The fourth in a row is cylinder {n}", "The fourth in a row is cylinder {n}", number
        ),
        "used_up": say("All {most} cylinders put, and no row of four", most=PLIES),
        "conceded": lang.count(
            "The other side gives up after {n} cylinder",
            "The other side gives up after {n} cylinders",
            number,
        ),
        "agreed": lang.count(
            "Table agrees to stop after {n} cylinder",
            "Table agrees to stop after {n} cylinders",
            number,
        )
        if number
        else say("Table agrees to stop before anything was put"),
    }[scene.outcome.reason]
    jumped = (
        lang.count("{n} long one jumps", "{n} long ones jump", len(seen.jumps))
        if seen.jumps
        else say("Nothing jumps")
    )
    lying = (
        lang.count("{n} short one stays below", "{n} short ones stay below", len(seen.lying))
        if seen.lying
        else say("Nobody stays below")
    )
    return how, " · ".join((jumped, lying, say("Chandelier unharmed")))


def _portrait(lang: Language, names: tuple[str, ...], scene: EndScene) -> Portrait:
    """A long one in the winner's wood."""
    if not scene.outcome.winners:
        return Portrait("", lang.say("Nobody"), lang.say("who remembered everything"))
    seat = scene.outcome.winners[0]
    return Portrait(
        f"printed-{drawing('long', seat)}",
        names[seat],
        lang.say("in {wood}", wood=wood_name(lang, seat)),
    )


def _tallies(lang: Language, names: tuple[str, ...], view: View, seen: Told) -> Iterator[Tally]:
    yield Tally(lang.say("Tops that show"), _rows(names, [view.tops.count(s) for s in (0, 1)]))
    yield Tally(
        lang.say("Long ones lost"),
        _rows(names, [sum(ply.seat == seat for _, ply in seen.jumps) for seat in (0, 1)]),
    )


def _rows(names: tuple[str, ...], numbers: list[int]) -> tuple[Row, ...]:
    most = max(numbers)
    return tuple(
        Row(name, str(number), 0 < number == most)
        for name, number in zip(names, numbers, strict=True)
    )


def _items(lang: Language, names: tuple[str, ...], seen: Told) -> Iterator[Item]:
    say = lang.say
    if seen.own_goals:
        number, ply = seen.own_goals[0]
        yield Item(
            say("Forgetfulness of the evening"),
            say(
                "Cylinder {number}: {name} puts a long one in {hole}, where a short one of the same"
                " wood had been waiting for it.",
                number=number,
                name=names[ply.seat],
                hole=HOLES[ply.hole],
            ),
            "printed-burst",
        )
    if seen.sprung:
        seat, number, ply = seen.sprung[0]
        yield Item(
            say("The trap"),
            say(
                "{victim} steps into the trap of {name} in {hole}, with cylinder {number}."
                " The trap is said to be pleased.",
                victim=names[ply.seat],
                name=names[seat],
                hole=HOLES[ply.hole],
                number=number,
            ),
            "printed-trap",
        )


def _weather(lang: Language, seen: Told) -> str:
    say = lang.say
    if not seen.jumps:
        return say("Fog. Underfoot, firm.")
    if len(seen.jumps) < 3:
        return say("Fog. Underfoot, doubtful.")
    return say("Fog. Underfoot, best not asked.")


def _chandelier(lang: Language, number: int) -> str:
    say = lang.say
    return (
        say("Still up."),
        say("Up. It remembers everything."),
        say("Up. It saw the traps hidden."),
    )[number % 3]


def _columns(lang: Language, names: tuple[str, ...], view: View, seen: Told) -> Iterator[Column]:
    say = lang.say
    yield Column(
        say("Jumped out"),
        tuple(
            Notice(
                f"printed-{drawing('long', ply.seat)}",
                say("{hole}, cylinder {number}", hole=HOLES[ply.hole], number=number),
                _jumped(lang, names, view, time, ply.seat, ply.hole),
                mourning=True,
            )
            for time, (number, ply) in enumerate(seen.jumps)
        ),
    )
    yield Column(
        say("Never seen again"),
        tuple(
            Notice(
                f"printed-{drawing('short', seat)}",
                HOLES[hole],
                _below(lang, names, seen, time, seat, hole),
            )
            for time, (hole, seat) in enumerate(seen.lying)
        ),
    )
    yield Column(
        say("On whose shoulders"),
        tuple(
            Notice(
                f"printed-{drawing('top', upper[0])}",
                HOLES[hole],
                _shoulders(lang, names, time, lower, upper),
            )
            for time, (hole, lower, upper) in enumerate(seen.stacked)
        ),
    )


def _jumped(
    lang: Language, names: tuple[str, ...], view: View, time: int, seat: int, hole: int
) -> str:
    say = lang.say
    below = (view.inside or ())[hole][0][0]
    name = names[seat]
    said = (
        say("A long one of {name}, brief in the hole and long in the air.", name=name),
        say("A long one of {name}. It had thought the hole was empty.", name=name),
        say("A long one of {name}, found under the sideboard.", name=name),
    )[time % 3]
    if below == seat:
        return f"{said} {say('It was met by its own kind.')}"
    return f"{said} {say('It was met by a short one of {name}.', name=names[below])}"


def _below(
    lang: Language, names: tuple[str, ...], seen: Told, time: int, seat: int, hole: int
) -> str:
    say = lang.say
    if seen.traps[seat] == hole:
        return say("The trap of {name}, set with care and never sprung.", name=names[seat])
    return (
        say("A short one of {name}. Callers found nobody in.", name=names[seat]),
        say("A short one of {name}, last seen from above.", name=names[seat]),
        say("A short one of {name}, comfortable, thank you.", name=names[seat]),
    )[time % 3]


def _shoulders(
    lang: Language, names: tuple[str, ...], time: int, lower: Cylinder, upper: Cylinder
) -> str:
    say = lang.say
    if lower[0] == upper[0]:
        return (
            say("{name} on {name}: somebody remembered.", name=names[upper[0]]),
            say("{name}, twice. A family affair.", name=names[upper[0]]),
        )[time % 2]
    return (
        say(
            "{upper} takes the credit, {lower} the weight.",
            upper=names[upper[0]],
            lower=names[lower[0]],
        ),
        say(
            "{lower} below, {upper} above, and not a word.",
            upper=names[upper[0]],
            lower=names[lower[0]],
        ),
    )[time % 2]


def _advertisements(lang: Language, number: int) -> tuple[Item, ...]:
    """All of them; which comes first goes by the number of the issue."""
    say = lang.say
    pool = (
        Item(say("Memory"), say("improved in six lessons. Or was it eight."), "printed-top-maple"),
        Item(
            say("Turner"),
            say("turns anything, maple or walnut. Long ones shortened while you wait."),
            "printed-short-walnut",
        ),
        Item(say("Lost"), say("One short cylinder. The finder is asked not to step on it.")),
        Item(
            say("For sale"),
            say("Chandelier. One owner, careful. Has never fallen. May be viewed from below."),
        ),
        Item(
            say("Holes"),
            say("filled, emptied and looked into. Discretion assured."),
            "printed-trap",
        ),
        Item(
            say("Correction"),
            say("We said that the hole was empty. It asks us to say that it never said so."),
        ),
        Item(say("Curtains"), say("heavy, for looking away behind.")),
        Item(say("Dancing"), say("taught to all sizes. Mind the floor."), "printed-burst"),
    )
    start = number % len(pool)
    return (*pool[start:], *pool[:start])
