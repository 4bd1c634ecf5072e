"""What a seat may do now, sorted by where on the table it is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dead_end.contract import Choices
from dead_end.games.noir import RULES
from dead_end.games.noir.actions import (
    Arrest,
    Choose,
    Discard,
    Disguise,
    Exonerate,
    Kill,
    Shift,
)
from dead_end.games.noir.material import LINES, WAYS
from web.games.dressing import Choice
from web.games.noir.names import line, name, ways
from web.scene import TableScene
from web.words import Language


@dataclass(frozen=True, slots=True)
class Open:
    """What the viewer may do now.

    ``due``: whether it must decide; ``line``: the row or column picked, as its pick; ``suspects``:
    the action of clicking a suspect on the board; ``shifts``: by kind of line, number from 0 and
    way; ``lines``: the picks of lines; ``cards``: the action of clicking a card in the hand;
    ``deeds``: those with no place elsewhere.
    """

    due: bool
    line: str = ""
    suspects: dict[int, str] = field(default_factory=dict)
    shifts: dict[Shift, str] = field(default_factory=dict)
    lines: tuple[str, ...] = ()
    cards: dict[int, str] = field(default_factory=dict)
    deeds: tuple[Choice, ...] = ()

    def of_suspect(self, suspect: int) -> str:
        """The action of clicking a suspect on the board, or empty: also for a card in the hand."""
        return self.suspects.get(suspect) or self.cards.get(suspect, "")


def opened(lang: Language, scene: TableScene) -> Open:
    """What is open in ``scene``; shifts whether or not their line is picked."""
    legal = scene.legal
    if legal is None:
        return Open(False)
    first: Choices = legal.narrow(())
    shifts = {
        action: write(action) for pick in first.picks for action in legal.narrow((pick,)).actions
    }
    return Open(
        due=True,
        line=scene.picked[0] if scene.picked else "",
        suspects={act.suspect: write(act) for act in _of(first.actions, Kill, Arrest)},
        shifts=shifts,
        lines=first.picks,
        cards={act.suspect: write(act) for act in _of(first.actions, Choose, Discard)},
        deeds=tuple(
            Choice("action", write(act), action_label(lang, act), action_label(lang, act), sign)
            for act in first.actions
            if (sign := {Disguise: "noir-mask", Exonerate: "noir-lens"}.get(type(act)))
        ),
    )


def _of(actions: Sequence[Any], *kinds: type) -> list[Any]:
    return [action for action in actions if isinstance(action, kinds)]


def write(action: Any) -> str:
    """The short text of an action."""
    return RULES.write_action(action)


def action_label(lang: Language, action: Any) -> str:
    """An action as a whole sentence. Raises TypeError for what is no action of Noir."""
    say = lang.say
    match action:
        case Shift(way, number):
            return say(
                "Shift {line} {way}",
                line=line(lang, LINES[way // 2], number + 1),
                way=ways(lang)[WAYS[way]],
            )
        case Kill(suspect):
            return say("Kill {suspect}", suspect=name(lang, suspect))
        case Arrest(suspect):
            return say("Arrest {suspect}", suspect=name(lang, suspect))
        case Choose(suspect):
            return say("Become {suspect}", suspect=name(lang, suspect))
        case Discard(suspect):
            return say("Discard {suspect}", suspect=name(lang, suspect))
        case Disguise():
            return say("Disguise yourself")
        case Exonerate():
            return say("Exonerate somebody")
    raise TypeError(f"no action of Noir: {action!r}")


def pick_label(lang: Language, pick: str) -> str:
    """The pick of a line as a sentence."""
    kind, _, number = pick.partition(" ")
    return lang.say("Shift {line}", line=line(lang, kind, int(number)))
