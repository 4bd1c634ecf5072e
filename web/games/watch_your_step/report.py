"""A game of Watch Your Step as it turns out to have been: headline, leading article, and facts."""

from __future__ import annotations

from typing import NamedTuple

from dead_end.contract import Outcome
from dead_end.games.watch_your_step.material import HOLES, NO_HOLE, SHORT
from dead_end.games.watch_your_step.state import STUCK_OUT, Ply
from dead_end.games.watch_your_step.view import Cylinder, View
from web.games.watch_your_step.names import holes
from web.words import Language

LONGEST = 40
"""A name with more letters makes no headline."""


class Told(NamedTuple):
    """What a game that is over tells. Cylinders are counted from 1.

    ``traps``: holes by seat; ``jumps``: the long ones that stuck out, with their numbers;
    ``own_goals``: those of them that met a short of their own seat; ``sprung``: the traps that
    somebody else put a cylinder on, with whose they were; ``lying``: holes with one short, and
    whose; ``stacked``: holes with two shorts, and both of them.
    """

    traps: tuple[int, ...]
    jumps: tuple[tuple[int, Ply], ...]
    own_goals: tuple[tuple[int, Ply], ...]
    sprung: tuple[tuple[int, int, Ply], ...]
    lying: tuple[tuple[int, int], ...]
    stacked: tuple[tuple[int, Cylinder, Cylinder], ...]


def tell(view: View) -> Told:
    """Gather what happened. The view must be one of a game that is over."""
    inside = view.inside or ()
    traps = view.turned_up or ()
    numbered = tuple(enumerate(view.history, start=1))
    jumps = tuple((number, ply) for number, ply in numbered if ply.shows == STUCK_OUT)
    return Told(
        traps=traps,
        jumps=jumps,
        own_goals=tuple(
            (number, ply) for number, ply in jumps if inside[ply.hole][0][0] == ply.seat
        ),
        sprung=tuple(
            (seat, number, ply)
            for number, ply in numbered
            for seat, hole in enumerate(traps)
            if ply.hole == hole and ply.seat != seat
        ),
        lying=tuple(
            (hole, found[0][0])
            for hole, found in enumerate(inside)
            if len(found) == 1 and found[0][1] == SHORT
        ),
        stacked=tuple(
            (hole, found[0], found[1]) for hole, found in enumerate(inside) if len(found) == 2
        ),
    )


def headline(lang: Language, names: tuple[str, ...], outcome: Outcome) -> str:
    """Who has won, in as few words as will do."""
    say = lang.say
    if not outcome.winners:
        return say("Nobody remembers") if outcome.reason == "used_up" else say("Nobody wins")
    name = names[outcome.winners[0]]
    if len(name) > LONGEST:
        return say("Four in a row") if outcome.reason == "line" else say("One side gives up")
    if outcome.reason == "conceded":
        return say("{name} wins unopposed", name=name)
    return say("{name} makes it four", name=name)


def story(
    lang: Language, names: tuple[str, ...], view: View, outcome: Outcome, seen: Told
) -> tuple[str, ...]:
    """The leading article, a paragraph each."""
    parts = (
        _end(lang, names, view, outcome),
        _traps(lang, names, seen),
        _jumps(lang, seen),
        _below(lang, seen),
    )
    return tuple(part for part in parts if part)


def _end(lang: Language, names: tuple[str, ...], view: View, outcome: Outcome) -> str:
    say, number = lang.say, len(view.history)
    if outcome.reason == "line":
        return say(
            "With cylinder {number}, in {hole}, {name} has four tops in a row: {holes}. The board,"
            " which had said nothing all evening, is sawn open and says everything.",
            number=number,
            hole=HOLES[view.history[-1].hole],
            name=names[outcome.winners[0]],
            holes=holes(lang, view.line),
        )
    if outcome.reason == "used_up":
        return say(
            "The racks are empty and no row is complete. The board is sawn open all the same, since"
            " everybody wants to know."
        )
    if outcome.reason == "conceded":
        return say(
            "{name} wins, the other side having seen enough, or remembered too little. The saw is"
            " fetched.",
            name=names[outcome.winners[0]],
        )
    if number:
        return say("The table agrees to stop. The saw, already in the room, is used anyway.")
    return say("The table agrees to stop before anything was put. The saw finds little to do.")


def _traps(lang: Language, names: tuple[str, ...], seen: Told) -> str:
    say = lang.say
    laid = [
        say("{name} in {hole}", name=names[seat], hole=HOLES[hole])
        for seat, hole in enumerate(seen.traps)
        if hole != NO_HOLE
    ]
    if not laid:
        return ""
    where = say("The traps lay thus: {list}.", list=lang.listed(laid))
    if not seen.sprung:
        return f"{where} {say('Nobody stepped on the other one, for once.')}"
    seat, number, ply = seen.sprung[0]
    found = say(
        "{victim} came upon that of {name} with cylinder {number}.",
        victim=names[ply.seat],
        name=names[seat],
        number=number,
    )
    return f"{where} {found}"


def _jumps(lang: Language, seen: Told) -> str:
    if not seen.jumps:
        return lang.say("No long one jumped. The ceiling, which had been padded, is disappointed.")
    said = lang.count(
        "{n} long one went up, and was not seen to come down.",
        "{n} long ones went up, and were not seen to come down.",
        len(seen.jumps),
    )
    if not seen.own_goals:
        return said
    own = lang.count(
        "{n} of them had a short one of its own side to thank.",
        "{n} of them had a short one of their own side to thank.",
        len(seen.own_goals),
    )
    return f"{said} {own}"


def _below(lang: Language, seen: Told) -> str:
    if not seen.lying:
        return ""
    return lang.count(
        "{n} short one is still below, and asks for the light to be put out again.",
        "{n} short ones are still below, and ask for the light to be put out again.",
        len(seen.lying),
    )
