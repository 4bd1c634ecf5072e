"""What is open now, sorted by where on the screen it can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dead_end.contract import Choices
from dead_end.fields import numbered
from dead_end.games.drive_1313 import RULES
from dead_end.games.drive_1313.actions import (
    Decline,
    Done,
    DrawCard,
    Forgo,
    Move,
    RunForIt,
    Spring,
    Summon,
    TakeHeir,
)
from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.house import step_counts
from dead_end.games.drive_1313.material import CARDS, GONE, HEIRS, RUN, TRAPS
from dead_end.whereabouts import read_space
from web.games.dressing import Choice
from web.games.drive_1313.names import card, heirs, place, traps
from web.games.drives.spots import Target
from web.scene import TableScene
from web.words import Language


@dataclass(frozen=True, slots=True)
class Open:
    """What the viewer may do now.

    ``due``: whether it must decide; ``heir`` and ``card``: what is picked, as words;
    ``pawns`` and ``cards``: what may be picked, as words; ``seats``: the actions of clicking a
    seat; ``plays``: those of clicking a card; ``deeds``: those with no place elsewhere.
    """

    due: bool
    heir: str = ""
    card: str = ""
    pawns: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    targets: tuple[Target, ...] = ()
    seats: tuple[tuple[int, str], ...] = ()
    plays: tuple[tuple[str, str], ...] = ()
    deeds: tuple[Choice, ...] = ()


def opened(lang: Language, scene: TableScene) -> Open:
    """What is open in ``scene``; at every level of what is picked, so that it can be changed."""
    legal = scene.legal
    if legal is None:
        return Open(False)
    levels = [legal.narrow(scene.picked[:depth]) for depth in range(len(scene.picked) + 1)]
    picks = [pick for level in levels for pick in level.picks]
    actions = [action for level in levels for action in level.actions]
    heir = _picked(scene, "pawn")
    home = scene.view.pawns[numbered(HEIRS, heir)] if heir else GONE
    targets = _targets(lang, scene, levels)
    return Open(
        due=True,
        heir=heir,
        card=_picked(scene, "card"),
        pawns=_words(picks, "pawn"),
        cards=_words(picks, "card"),
        targets=tuple(target for target in targets if target.space != home or home == GONE),
        seats=tuple((act.seat, write(act)) for act in actions if isinstance(act, TakeHeir)),
        plays=tuple((CARDS[RUN], write(act)) for act in actions if isinstance(act, RunForIt)),
        deeds=(
            *(_return(lang, target) for target in targets if target.space == home != GONE),
            *_deeds(lang, scene, levels),
        ),
    )


def _return(lang: Language, home: Target) -> Choice:
    """A walk that ends where it began: on the board a click there puts the pawn down again."""
    hook, written = ("action", home.action) if home.action else ("pick", home.pick)
    short = lang.say("Walk {count} and come back here", count=home.count)
    return Choice(hook, written or "", home.label, short, plain=True)


def write(action: Any) -> str:
    """The short text of an action."""
    return RULES.write_action(action)


def _picked(scene: TableScene, kind: str) -> str:
    for pick in scene.picked:
        if pick.startswith(kind + " "):
            return pick.removeprefix(kind + " ")
    return ""


def _words(picks: list[str], kind: str) -> tuple[str, ...]:
    return tuple(pick.removeprefix(kind + " ") for pick in picks if pick.startswith(kind + " "))


def _targets(lang: Language, scene: TableScene, levels: list[Choices]) -> tuple[Target, ...]:
    found: list[Target] = []
    counts = "·".join(map(str, step_counts(scene.view)))
    for depth, level in enumerate(levels):
        for pick in level.picks:
            kind, _, word = pick.partition(" ")
            if kind == "to":
                label = lang.say("To {place}, by either count", place=place(lang, word))
                chosen = pick in scene.picked
                space = read_space(word, BOARD)
                found.append(Target(space, label, counts, None, pick, chosen=chosen))
        if depth < 2 or not scene.picked[1].startswith("to "):
            found.extend(_aims(lang, scene, level))
    return tuple(sorted(found, key=lambda target: target.space))


def _aims(lang: Language, scene: TableScene, level: Choices) -> list[Target]:
    found = []
    for action in level.actions:
        label, text = action_label(lang, scene.names, action), write(action)
        match action:
            case Move(_, count, space):
                found.append(Target(space, label, str(count), text))
            case Summon(_, _, space):
                found.append(Target(space, label, "", text))
            case Spring(_, trap):
                found.append(Target(BOARD.traps[trap].space, label, "", text, springs=True))
    return found


def _deeds(lang: Language, scene: TableScene, levels: list[Choices]) -> tuple[Choice, ...]:
    """The actions that no place on the board, card or seat stands for."""
    deeds = []
    for depth, level in enumerate(levels):
        for action in level.actions:
            counts = depth == 2 and isinstance(action, Move)
            if counts or isinstance(action, (Forgo, DrawCard, Decline, Done)):
                label = action_label(lang, scene.names, action)
                # Where only the count is asked, only the count is printed.
                printed = lang.count("{n} step", "{n} steps", action.count) if counts else label
                deeds.append(
                    Choice(
                        "action",
                        write(action),
                        f"{printed}: {label}" if counts else label,
                        printed,
                        "bell" if isinstance(action, Done) else "",
                    )
                )
    return tuple(deeds)


def action_label(lang: Language, names: tuple[str, ...], action: Any) -> str:
    """An action as a whole sentence. Raises TypeError for what is no action of 1313."""
    say = lang.say
    match action:
        case Move(heir, count, space):
            name = heirs(lang)[HEIRS[heir]].name
            if space == GONE:
                return say(
                    "Take {heir} out of the front door by the {count}", heir=name, count=count
                )
            where = place(lang, BOARD.name_of(space))
            return say("Walk {heir} {count} to {place}", heir=name, count=count, place=where)
        case Summon(_, heir, space):
            return say(
                "Put {heir} on {place}",
                heir=heirs(lang)[HEIRS[heir]].name,
                place=place(lang, BOARD.name_of(space)),
            )
        case TakeHeir(seat):
            return say("Take an heir card from {name}", name=names[seat])
        case RunForIt():
            return say("Play Run for it!")
        case Spring(_, trap):
            return say("Spring the {trap} trap", trap=traps(lang)[TRAPS[trap]])
        case Forgo():
            return say("Leave the dice")
        case DrawCard():
            return say("Draw a card")
        case Decline():
            return say("Draw nothing")
        case Done():
            return say("End the turn")
    raise TypeError(f"no action of 1313: {action!r}")


def pick_label(lang: Language, pick: str) -> str:
    """A pick as a sentence."""
    kind, _, word = pick.partition(" ")
    if kind == "pawn":
        return lang.say("Pick {heir}", heir=heirs(lang)[word].name)
    if kind == "card":
        return lang.say("Pick the card {card}", card=card(lang, word).title)
    return lang.say("To {place}, by either count", place=place(lang, word))
