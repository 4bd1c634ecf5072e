"""Where the game stands, what is asked of the viewer, and all choices as a list."""

from __future__ import annotations

from dead_end.games.thirteen_clues.state import DEALING, GIVING, LOTTING, OVER, TAKING
from dead_end.games.thirteen_clues.view import View
from web.games.dressing import Group
from web.games.thirteen_clues.opened import Open
from web.scene import TableScene
from web.words import Language


def stage(lang: Language, scene: TableScene) -> str:
    """The round, and whose turn it is."""
    view: View = scene.view
    if view.step in (DEALING, GIVING, LOTTING):
        return lang.say("Setting up")
    if view.step == OVER:
        return lang.say("Round {number}", number=view.round)
    return lang.say("Round {number}: {name}", number=view.round, name=scene.names[view.turn])


def prompt(lang: Language, scene: TableScene, now: Open) -> str:
    """What is asked of the viewer, or what it waits for."""
    view: View = scene.view
    say = lang.say
    if scene.hand_to:
        return say("Your turn is over.")
    if not now.due:
        return _waiting(lang, scene)
    if view.step == GIVING:
        left = scene.names[(view.viewer + 1) % view.seats]
        return say("Choose a case for {name}: one of each kind.", name=left)
    if view.step == TAKING:
        return say("The supply is empty. From whom do you take a glass?")
    if now.accusing:
        steps = (say("Who did it?"), say("Where?"), say("With what?"))
        named = len(scene.picked) - 1
        return steps[named] if named < len(steps) else say("Sure? It cannot be taken back.")
    if now.ways:
        return say("In which way?")
    if now.witness >= 0:
        return say("What do you ask {name} for?", name=scene.names[now.witness])
    if view.seats > 2 and view.glasses[view.viewer] > 1:
        return lang.count(
            "Ask somebody, look at an informant, or accuse: {n} glass to spend.",
            "Ask somebody, look at an informant, or accuse: {n} glasses to spend.",
            view.glasses[view.viewer],
        )
    return say("Ask somebody, look at an informant, or accuse.")


def _waiting(lang: Language, scene: TableScene) -> str:
    view: View = scene.view
    say = lang.say
    if view.step == OVER:
        return say("The game is over.")
    if view.step == DEALING:
        return say("The cards are being dealt.")
    if view.step == LOTTING:
        return say("The lot decides who begins.")
    name = scene.names[view.turn]
    if view.step == GIVING:
        return say("{name} thinks up a case. Look away.", name=name)
    if scene.thinking is not None:
        return say("{name} is putting two and two together.", name=name)
    return say("{name} looks around the table.", name=name)


def groups(lang: Language, now: Open) -> tuple[Group, ...]:
    """Every choice again, as a list."""
    say = lang.say
    players = tuple(choice for _, choice in now.players)
    informants = tuple(choice for _, choice in now.informants)
    hand = tuple(choice for _, choice in now.hand)
    found = (
        Group(say("Players"), players),
        Group(say("Ask for"), now.subjects),
        Group(say("How"), now.ways),
        Group(say("Informants"), informants),
        Group(say("Name"), now.named),
        Group(say("Your cards"), hand),
    )
    return tuple(group for group in found if group.choices)
