"""What is open now, sorted by where on the screen it can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dead_end.contract import Choices
from dead_end.games.drive_13 import RULES
from dead_end.games.drive_13.actions import Decline, DrawCard, Forgo, Keep, Move, Play, SendBack
from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.house import step_counts
from dead_end.games.drive_13.material import CARDS, GONE, GUESTS
from dead_end.games.drive_13.state import DRAWN
from dead_end.whereabouts import read_space
from web.games.dressing import Choice
from web.games.drive_13.names import card, guests, place
from web.games.drives.spots import Target
from web.scene import TableScene
from web.words import Language


@dataclass(frozen=True, slots=True)
class Open:
    """What the viewer may do now.

    ``due``: whether it must decide; ``guest``: who is picked, as a word; ``pawns``: who may be
    picked, as words; ``plays``: the actions of clicking a card, by its word; ``deeds``: the actions
    with no place elsewhere.
    """

    due: bool
    guest: str = ""
    pawns: tuple[str, ...] = ()
    targets: tuple[Target, ...] = ()
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
    guest = next((one.removeprefix("pawn ") for one in scene.picked if one[:5] == "pawn "), "")
    return Open(
        due=True,
        guest=guest,
        pawns=tuple(one.removeprefix("pawn ") for one in picks if one.startswith("pawn ")),
        targets=_targets(lang, scene, levels),
        plays=tuple((CARDS[one.card], write(one)) for one in actions if isinstance(one, Play)),
        deeds=tuple(_deeds(lang, scene, levels)),
    )


def write(action: Any) -> str:
    """The short text of an action."""
    return RULES.write_action(action)


def _targets(lang: Language, scene: TableScene, levels: Sequence[Choices]) -> tuple[Target, ...]:
    found: list[Target] = []
    counts = "·".join(map(str, step_counts(scene.view)))
    for depth, level in enumerate(levels):
        for pick in level.picks:
            kind, _, word = pick.partition(" ")
            if kind == "to":
                chosen, space = pick in scene.picked, read_space(word, BOARD)
                label = pick_label(lang, pick)
                shown = _counts(scene, pick) or counts
                found.append(Target(space, label, shown, None, pick, chosen=chosen))
        if depth < 2:
            for action in level.actions:
                if isinstance(action, Move):
                    label = action_label(lang, action)
                    found.append(Target(action.space, label, str(action.count), write(action)))
    return tuple(sorted(found, key=lambda target: target.space))


def _counts(scene: TableScene, pick: str) -> str:
    """The counts that lead where ``pick`` does."""
    if scene.legal is None:
        return ""
    actions = scene.legal.narrow((scene.picked[0], pick)).actions
    return "·".join(str(one.count) for one in actions)


def _deeds(lang: Language, scene: TableScene, levels: Sequence[Choices]) -> list[Choice]:
    """The actions that no place on the board and no card stands for."""
    deeds = []
    for depth, level in enumerate(levels):
        for action in level.actions:
            label = action_label(lang, action)
            if depth == 2 and isinstance(action, Move):
                # Where only the count is asked, only the count is printed.
                printed = lang.count("{n} step", "{n} steps", action.count)
                deeds.append(Choice("action", write(action), f"{printed}: {label}", printed))
            elif isinstance(action, SendBack):
                deeds.append(Choice("action", write(action), label, label, "frame", plain=True))
            elif isinstance(action, (Forgo, DrawCard, Decline, Keep)):
                plain = isinstance(action, (Decline, Keep))
                deeds.append(Choice("action", write(action), label, label, plain=plain))
            elif isinstance(action, Play) and scene.view.step == DRAWN:
                deeds.insert(0, Choice("action", write(action), label, label))
    return deeds


def action_label(lang: Language, action: Any) -> str:
    """An action as a whole sentence. Raises TypeError for what is no action of 13."""
    say = lang.say
    match action:
        case Move(guest, count, space):
            name = guests(lang)[GUESTS[guest]].name
            if space == GONE:
                return say(
                    "Take {guest} out of the front door by the {count}", guest=name, count=count
                )
            where = place(lang, BOARD.name_of(space))
            return say("Walk {guest} {count} to {place}", guest=name, count=count, place=where)
        case SendBack():
            return say("Send the portrait to the back of the row")
        case Play(played):
            return say("Play {card}", card=card(lang, CARDS[played]).title)
        case Forgo():
            return say("Leave the dice")
        case DrawCard():
            return say("Draw a card")
        case Decline():
            return say("Let it be")
        case Keep():
            return say("Keep the card")
    raise TypeError(f"no action of 13: {action!r}")


def pick_label(lang: Language, pick: str) -> str:
    """A pick as a sentence."""
    kind, _, word = pick.partition(" ")
    if kind == "pawn":
        return lang.say("Pick {guest}", guest=guests(lang)[word].name)
    return lang.say("To {place}, by more than one count", place=place(lang, word))
