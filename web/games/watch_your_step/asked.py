"""What a seat is asked, in words, and the choices in the list beside the board."""

from __future__ import annotations

from dead_end.fields import numbered
from dead_end.games.watch_your_step.material import HOLES, LENGTHS, PLIES
from dead_end.games.watch_your_step.state import HIDING, LOTTING, OVER
from dead_end.games.watch_your_step.view import View
from web.games.dressing import Choice, Group
from web.games.watch_your_step.names import length_name
from web.games.watch_your_step.opened import PICK, Open, pick_label
from web.scene import TableScene
from web.words import Language


def stage(lang: Language, scene: TableScene) -> str:
    """Which cylinder it is, and whose turn."""
    view: View = scene.view
    if view.step in (HIDING, LOTTING):
        return lang.say("Hiding the traps")
    number = len(view.history)
    if view.step == OVER:
        return lang.count("{n} cylinder played", "{n} cylinders played", number)
    return lang.say(
        "Cylinder {number} of {most}: {name}",
        number=number + 1,
        most=PLIES,
        name=scene.names[view.turn],
    )


def prompt(lang: Language, scene: TableScene, opened: Open) -> str:
    """What is asked of the viewer, or what it waits for."""
    view: View = scene.view
    say = lang.say
    if scene.hand_to:
        return say("Your turn is over.")
    if not opened.due:
        return _waiting(lang, scene)
    if view.step == HIDING:
        if view.clashes:
            return say(
                "Both chose {hole}. Hide your trap again, in any hole.",
                hole=HOLES[view.clashes[-1]],
            )
        return say("Hide your trap: a short one, in any hole.")
    if not opened.picked:
        return say("Which cylinder: long or short?")
    if opened.picked == "long":
        return say("Where does the long one go?")
    return say("Where does the short one go?")


def _waiting(lang: Language, scene: TableScene) -> str:
    view: View = scene.view
    say = lang.say
    if view.step == OVER:
        return say("The game is over.")
    if view.step == LOTTING:
        return say("The lot decides who begins.")
    name = scene.names[view.turn]
    if view.step == HIDING:
        return say("{name} hides a trap. Look away.", name=name)
    if scene.thinking is not None:
        return say("{name} is trying to remember.", name=name)
    return say("{name} chooses a cylinder.", name=name)


def groups(lang: Language, scene: TableScene, opened: Open) -> tuple[Group, ...]:
    """The picks of the rack and the actions of the board again, as a list."""
    view: View = scene.view
    picks = tuple(
        Choice(
            "pick",
            f"{PICK}{length}",
            pick_label(lang, length, view.rack[numbered(LENGTHS, length)]),
            length_name(lang, length),
        )
        for length in opened.lengths
    )
    holes = tuple(
        Choice("action", action, label, HOLES[hole]) for hole, action, label in opened.targets
    )
    found = (Group(lang.say("Cylinders"), picks), Group(lang.say("Holes"), holes))
    return tuple(group for group in found if group.choices)
