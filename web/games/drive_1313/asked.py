"""What a seat is asked, in words, and the choices in the list beside the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import GONE, HEIRS
from dead_end.games.drive_1313.view import View
from web.games.dressing import Choice, Group
from web.games.drive_1313.landmarks import landmark
from web.games.drive_1313.names import card, heirs, place, room_at, seat_number
from web.games.drive_1313.opened import Open, pick_label
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
    if view.step == "offered":
        name = heirs(lang)[HEIRS[view.landed[0]]].name
        return say("{heir} stands on a trap. Draw a card?", heir=name)
    if view.step == "playing":
        return _playing(lang, opened)
    if opened.heir:
        name = heirs(lang)[opened.heir].name
        if len(scene.picked) > 1:
            return say("Which count takes {heir} there?", heir=name)
        return say("Where does {heir} go?", heir=name)
    if view.step == "running":
        return say("Run for it! Who runs {die}?", die=view.left[0])
    if not opened.pawns:
        return say("Nobody can walk.")
    if len(view.left) == 2 and view.left[0] == view.left[1]:
        return say(
            "Doubles: move two heirs {die} each, or one {both}.",
            die=view.left[0],
            both=2 * view.left[0],
        )
    if len(view.left) == 2:
        return say(
            "Move one heir {first} and another {second}.", first=view.left[0], second=view.left[1]
        )
    return say("Move another heir {die}.", die=view.left[0])


def _playing(lang: Language, opened: Open) -> str:
    say = lang.say
    if opened.card.startswith("room-"):
        title = card(lang, opened.card).title
        if opened.heir:
            return say(
                "Where in the {room} does {heir} appear?",
                room=title,
                heir=heirs(lang)[opened.heir].name,
            )
        return say("Who is expected in the {room}?", room=title)
    if opened.card == "heir":
        return say("Whose heir do you fancy?")
    if opened.card:
        return say("Which trap goes off?")
    return say("Play cards, or end the turn.")


def _waiting(lang: Language, scene: TableScene) -> str:
    view: View = scene.view
    say = lang.say
    if view.step == "over":
        return say("The game is over.")
    if view.turn < 0:
        return say("The house fills up.")
    name = scene.names[view.turn]
    if scene.thinking is not None:
        return say("{name} is scheming.", name=name)
    return {
        "rolling": say("{name} rolls.", name=name),
        "offered": say("{name} considers a card.", name=name),
        "drawing": say("{name} draws.", name=name),
        "playing": say("{name} looks through a hand of cards.", name=name),
        "taking": say("{name} takes an heir.", name=name),
    }.get(view.step, say("{name} is moving.", name=name))


def groups(lang: Language, scene: TableScene, opened: Open) -> tuple[Group, ...]:
    """The picks and actions of board, hand and seats again, as a list."""
    say = lang.say
    view: View = scene.view
    found = [_cards(lang, opened)]
    if opened.targets:
        found.extend(_targets(lang, opened))
    elif opened.seats:
        found.append(
            Group(
                say("Players"),
                tuple(
                    Choice(
                        "action",
                        text,
                        say("Take an heir card from {name}", name=scene.names[seat]),
                        scene.names[seat],
                    )
                    for seat, text in opened.seats
                ),
            )
        )
    else:
        pawns = []
        for word in opened.pawns:
            where = place(lang, BOARD.name_of(view.pawns[HEIRS.index(word)]))
            name = heirs(lang)[word].name
            label = say("{heir} at {place}, pick", heir=name, place=where)
            pawns.append(Choice("pick", f"pawn {word}", label, name, f"heir-{word}"))
        found.append(Group(say("Heirs"), tuple(pawns)))
    return tuple(group for group in found if group.choices)


def _cards(lang: Language, opened: Open) -> Group:
    """The cards; none once one is picked, which lies in the hand."""
    if opened.card:
        return Group("", ())
    picks = [
        Choice("pick", f"card {word}", pick_label(lang, f"card {word}"), card(lang, word).title)
        for word in opened.cards
    ]
    plays = [
        Choice(
            "action",
            text,
            lang.say("Play {card}", card=card(lang, word).title),
            card(lang, word).title,
        )
        for word, text in opened.plays
    ]
    return Group(lang.say("Cards"), (*picks, *plays))


def _targets(lang: Language, opened: Open) -> list[Group]:
    """The targets, one group a room; the door first."""
    by_room: dict[str, list[Target]] = {}
    for target in opened.targets:
        by_room.setdefault(_room(lang, target), []).append(target)
    return [Group(heading, tuple(_in_room(lang, targets))) for heading, targets in by_room.items()]


def _room(lang: Language, target: Target) -> str:
    if target.space == GONE:
        return lang.say("Front door")
    return room_at(lang, target.space) or lang.say("Hall and gallery")


def _in_room(lang: Language, targets: Sequence[Target]) -> Iterator[Choice]:
    """The targets of one room by what is there; by name too where that is there twice."""
    seen = Counter(_there(lang, target) for target in targets)
    for target in targets:
        there = _there(lang, target)
        if seen[there] > 1:
            there = lang.say(
                "{landmark} {space}", landmark=there, space=BOARD.name_of(target.space)
            )
        if target.count:
            there = lang.say("{landmark}, {count}", landmark=there, count=target.count)
        hook, text = ("action", target.action) if target.action else ("pick", target.pick)
        label = lang.say("{landmark}: {deed}", landmark=there, deed=target.label)
        yield Choice(hook, str(text), label, there)


def _there(lang: Language, target: Target) -> str:
    return lang.say("out") if target.space == GONE else landmark(lang, target.space)


def target_words(lang: Language, names: Sequence[str], tried: str) -> str:
    """What a ``data-try`` text names."""
    kind, _, word = tried.partition(" ")
    match kind:
        case "":
            return ""
        case "pawn":
            return heirs(lang)[word].name
        case "card":
            return card(lang, word).title
        case "seat":
            return names[seat_number(word)]
        case "out":
            return lang.say("The front door")
    return place(lang, word)
