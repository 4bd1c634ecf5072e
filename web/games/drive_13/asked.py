"""What a seat is asked, in words, and the choices in the list beside the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.house import may_send_back
from dead_end.games.drive_13.material import CARDS, GONE, GUESTS, TRAPS
from dead_end.games.drive_13.state import (
    DRAWING,
    DRAWN,
    HANGING,
    OVER,
    ROLLING,
    TRAPPED,
)
from dead_end.games.drive_13.view import View
from web.games.dressing import Choice, Group
from web.games.drive_13.landmarks import landmark
from web.games.drive_13.names import card, guests, place, room_at, traps
from web.games.drive_13.opened import Open
from web.games.drives.spots import Target
from web.scene import TableScene
from web.words import Language


def stage(lang: Language, scene: TableScene) -> str:
    """The round, and whose turn it is."""
    view: View = scene.view
    if view.turn < 0:
        return lang.say("Before the first round")
    name, cap = scene.names[view.turn], view.options["cap"]
    if cap:
        return lang.say("Round {round} of {cap}: {name}", round=view.round, cap=cap, name=name)
    return lang.say("Round {round}: {name}", round=view.round, name=name)


def prompt(lang: Language, scene: TableScene, opened: Open) -> str:
    """What is asked of the viewer, or what it waits for."""
    view: View = scene.view
    say = lang.say
    if scene.hand_to:
        return say("Your turn is over.")
    if not opened.due:
        return _waiting(lang, scene)
    if view.step == TRAPPED:
        return say(
            "{guest} is at the {trap}. Play a card, draw one, or let it be?",
            guest=guests(lang)[GUESTS[view.trapped]].name,
            trap=traps(lang)[TRAPS[trap_under(view)]],
        )
    if view.step == DRAWN:
        # The same question whether the card fits or not (13.P2).
        return say("You drew {card}. Play it or keep it?", card=card(lang, CARDS[view.drawn]).title)
    return _moving(lang, scene, opened)


def _moving(lang: Language, scene: TableScene, opened: Open) -> str:
    say, view = lang.say, scene.view
    if opened.guest:
        name = guests(lang)[opened.guest].name
        if len(scene.picked) > 1:
            return say("Which count takes {guest} there?", guest=name)
        return say("Where does {guest} go?", guest=name)
    if not opened.pawns:
        return say("Nobody can walk.")
    left = view.left
    if len(left) == 2 and left[0] == left[1]:
        doubles = say(
            "Doubles: move two guests {die} each, or one {both}.", die=left[0], both=2 * left[0]
        )
        if may_send_back(view):
            return f"{doubles} {say('Or change the portrait first.')}"
        return doubles
    if len(left) == 2:
        return say("Move one guest {first} and another {second}.", first=left[0], second=left[1])
    return say("Move another guest {die}.", die=left[0])


def trap_under(view: View) -> int:
    """The trap on which the trapped guest stands."""
    spaces = [trap.space for trap in BOARD.traps]
    return spaces.index(view.pawns[view.trapped])


def _waiting(lang: Language, scene: TableScene) -> str:
    view: View = scene.view
    say = lang.say
    if view.step == OVER:
        return say("The game is over.")
    if view.turn < 0:
        return say("The table fills up.")
    name = scene.names[view.turn]
    if view.step == HANGING:
        return say("A portrait is being hung.")
    if view.step in (TRAPPED, DRAWN):
        # One sentence before a card is drawn and after: the pause tells nothing (13.P2).
        return say("{name} considers the trap.", name=name)
    if scene.thinking is not None:
        return say("{name} is scheming.", name=name)
    return {
        ROLLING: say("{name} rolls.", name=name),
        DRAWING: say("{name} draws.", name=name),
    }.get(view.step, say("{name} is moving.", name=name))


def groups(lang: Language, scene: TableScene, opened: Open) -> tuple[Group, ...]:
    """The picks and actions of board and hand again, as a list."""
    say = lang.say
    view: View = scene.view
    plays = tuple(
        Choice("action", text, say("Play {card}", card=shown.title), shown.title)
        for word, text in opened.plays
        for shown in (card(lang, word),)
    )
    found = [Group(say("Cards"), plays)]
    if opened.targets:
        found.extend(_targets(lang, opened))
    else:
        pawns = []
        for word in opened.pawns:
            where = place(lang, BOARD.name_of(view.pawns[GUESTS.index(word)]))
            name = guests(lang)[word].name
            label = say("{guest} at {place}, pick", guest=name, place=where)
            pawns.append(Choice("pick", f"pawn {word}", label, name, f"heir-{word}"))
        found.append(Group(say("Guests"), tuple(pawns)))
    return tuple(group for group in found if group.choices)


def _targets(lang: Language, opened: Open) -> list[Group]:
    """The targets, one group a room; the door first."""
    by_room: dict[str, list[Target]] = {}
    for target in opened.targets:
        out = target.space == GONE
        heading = lang.say("Front door") if out else room_at(lang, target.space)
        by_room.setdefault(heading, []).append(target)
    return [Group(heading, tuple(_in_room(lang, targets))) for heading, targets in by_room.items()]


def _in_room(lang: Language, targets: Sequence[Target]) -> Iterator[Choice]:
    """The targets of one room by what is there; by name too where that is there twice."""
    seen = Counter(_there(lang, target) for target in targets)
    for target in targets:
        there = _there(lang, target)
        if seen[there] > 1:
            there = lang.say(
                "{landmark} {space}", landmark=there, space=BOARD.name_of(target.space)
            )
        there = lang.say("{landmark}, {count}", landmark=there, count=target.count)
        hook, text = ("action", target.action) if target.action else ("pick", target.pick)
        label = lang.say("{landmark}: {deed}", landmark=there, deed=target.label)
        yield Choice(hook, str(text), label, there)


def _there(lang: Language, target: Target) -> str:
    return lang.say("out") if target.space == GONE else landmark(lang, target.space)


def target_words(lang: Language, tried: str) -> str:
    """What a ``data-try`` text names."""
    kind, _, word = tried.partition(" ")
    match kind:
        case "":
            return ""
        case "pawn":
            return guests(lang)[word].name
        case "card":
            return card(lang, word).title
        case "portrait":
            return lang.say("The portrait")
        case "out":
            return lang.say("The front door")
    return place(lang, word)
