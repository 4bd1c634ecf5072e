"""What a seat is asked, in words, and the choices in the list beside the board."""

from __future__ import annotations

from dead_end.games.noir.material import KILLER, LINES, WAYS
from dead_end.games.noir.state import (
    CHANCE_STEPS,
    CHOOSING,
    DISCARDING,
    HUNTING,
    OPENING,
    OVER,
    SEARCHING,
    UNMASKED,
)
from dead_end.games.noir.view import View
from web.games.dressing import Choice, Group
from web.games.noir.names import line, name, ways
from web.games.noir.opened import Open, pick_label
from web.scene import TableScene
from web.words import Language


def stage(lang: Language, scene: TableScene) -> str:
    """The leg of a match, the round, and whose turn it is."""
    view: View = scene.view
    say = lang.say
    if view.step == UNMASKED:
        return say("Leg {number} is over", number=len(view.legs))
    if view.turn < 0 or view.over:
        return say("The suspects line up") if view.turn < 0 else say("Case closed")
    words = {"round": view.round, "name": scene.names[view.turn]}
    if view.options["match"]:
        return say("Leg {leg}, round {round}: {name}", leg=len(view.legs) + 1, **words)
    return say("Round {round}: {name}", **words)


def prompt(lang: Language, scene: TableScene, opened: Open) -> str:
    """What is asked of the viewer, or what it waits for."""
    view: View = scene.view
    say = lang.say
    if scene.hand_to:
        return say("Your turn is over.")
    if not opened.due:
        return _waiting(lang, scene)
    if opened.line:
        kind, _, number = opened.line.partition(" ")
        return say("Which way does {line} go?", line=line(lang, kind, int(number)))
    return {
        OPENING: say("Somebody beside you must die. Who?"),
        CHOOSING: say("Which of these four are you?"),
        HUNTING: say("Kill somebody, shift a line or change your face.")
        if view.deck_size
        else say("Kill somebody, or shift a line."),
        SEARCHING: say("Arrest somebody, shift a line or exonerate.")
        if view.deck_size
        else say("Arrest somebody, or shift a line."),
        DISCARDING: say("Whom do you clear? Discard a card."),
    }[view.step]


def _waiting(lang: Language, scene: TableScene) -> str:
    view: View = scene.view
    say = lang.say
    if view.step == OVER:
        return say("The game is over.")
    if view.step == UNMASKED:
        leg = view.legs[-1]
        if leg.winner < 0:
            return say("Nobody wins leg {number}. The roles change hands.", number=len(view.legs))
        return say(
            "{name} wins leg {number}. The roles change hands.",
            name=scene.names[leg.winner],
            number=len(view.legs),
        )
    if view.step in CHANCE_STEPS:
        return say("The suspects line up.")
    name = scene.names[view.turn]
    if scene.thinking is not None:
        return say("{name} thinks it over.", name=name)
    return {
        OPENING: say("{name} looks for somebody to kill.", name=name),
        CHOOSING: say("{name} chooses a face.", name=name),
        HUNTING: say("{name} is out there somewhere.", name=name),
        SEARCHING: say("{name} is looking into it.", name=name),
        DISCARDING: say("{name} is about to clear somebody.", name=name),
    }[view.step]


def groups(lang: Language, scene: TableScene, opened: Open) -> tuple[Group, ...]:
    """The picks and actions of board and hand again, as a list."""
    say = lang.say
    verb = say("Kill") if scene.view.role == KILLER else say("Arrest")
    chosen = say("Become") if scene.view.step == CHOOSING else say("Discard")
    found = []
    if opened.line:
        found.append(_ways(lang, opened))
    found += [
        Group(
            verb,
            tuple(
                Choice(
                    "action",
                    text,
                    say("{verb}: {suspect}", verb=verb, suspect=name(lang, suspect)),
                    name(lang, suspect),
                    f"face-{text.partition(' ')[2]}",
                )
                for suspect, text in opened.suspects.items()
            ),
        ),
        Group(
            chosen,
            tuple(
                Choice(
                    "action",
                    text,
                    say("{verb}: {suspect}", verb=chosen, suspect=name(lang, suspect)),
                    name(lang, suspect),
                    f"face-{text.partition(' ')[2]}",
                )
                for suspect, text in opened.cards.items()
            ),
        ),
        Group(
            say("Shift"),
            tuple(
                Choice("pick", pick, pick_label(lang, pick), _printed(lang, pick))
                for pick in opened.lines
            ),
        ),
    ]
    return tuple(group for group in found if group.choices)


def _ways(lang: Language, opened: Open) -> Group:
    """The ways in which the picked line goes."""
    heading = pick_label(lang, opened.line)
    kind, _, number = opened.line.partition(" ")
    return Group(
        heading,
        tuple(
            Choice(
                "action",
                text,
                lang.say("{line}: {way}", line=heading, way=ways(lang)[WAYS[shift.way]]),
                ways(lang)[WAYS[shift.way]],
            )
            for shift, text in opened.shifts.items()
            if LINES[shift.way // 2] == kind and shift.line + 1 == int(number)
        ),
    )


def _printed(lang: Language, pick: str) -> str:
    kind, _, number = pick.partition(" ")
    return line(lang, kind, int(number))


def target_words(lang: Language, tried: str) -> str:
    """What a ``data-try`` text names, of those that :func:`tries.tries` reads."""
    kind, _, rest = tried.partition(" ")
    match kind:
        case "":
            return ""
        case "deck":
            return lang.say("The evidence")
        case "row" | "column":
            number, _, way = rest.partition(" ")
            return lang.say(
                "{line} {way}", line=line(lang, kind, int(number)), way=ways(lang)[way]
            ).capitalize()
    return name(lang, rest)
