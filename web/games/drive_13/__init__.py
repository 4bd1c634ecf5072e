"""What 13 Dead End Drive adds to the screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from htpy import Node, svg
from markupsafe import Markup

from dead_end.games.drive_13 import facts
from dead_end.games.drive_13.material import GUESTS
from dead_end.games.drive_13.view import View
from web import art
from web.art.ink import Pen
from web.games.dressing import OptionWords, Parts, Section
from web.games.drive_13 import (
    asked,
    clauses,
    hand,
    mansion,
    pictures,
    plan,
    portraits,
    seats,
    sentences,
    thumbnail,
    tray,
    tries,
)
from web.games.drive_13.opened import opened
from web.scene import EndScene, TableScene
from web.screens.parts import emblem
from web.words import Language

SPRITES: Final = Path(__file__).with_name("sprites.svg")
"""The drawings as the built site brings them along; where the file is missing they are drawn."""


@cache
def _sheet() -> Markup:
    return Markup(SPRITES.read_text("utf-8")) if SPRITES.exists() else art.sheet(pictures.DRAWN)


@cache
def _emblem() -> Markup:
    pen = Pen()
    pictures.emblem(pen)
    return pen.sheet()


class Drive13Dressing:
    """See :class:`web.games.dressing.Dressing`."""

    def title(self, lang: Language) -> str:
        """The name of the game."""
        return lang.say("13 Dead End Drive")

    def blurb(self, lang: Language) -> str:
        """For the lobby."""
        return lang.say(
            "Aunt Agatha's portrait has come down, and whoever hangs there now inherits. Get yours"
            " out of the door in time, before the detective is in."
        )

    def emblem(self) -> Node:
        """The house at dusk, and somebody on the path."""
        return svg(".game-emblem", viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
            _emblem()
        ]

    def frieze(self) -> Node:
        """The twelve guests."""
        return [emblem(f"heir-{word}", "frieze-heir") for word in GUESTS]

    def sprites(self) -> Node:
        """The game's own drawings, and those of every game."""
        return _sheet()

    def baked(self) -> Mapping[Path, Callable[[], str]]:
        """The drawings, and the floor plan."""
        return {SPRITES: _sheet, plan.BAKED: plan.static_plan}

    def thumbnail(self, view: View) -> str:
        """See :func:`thumbnail.thumbnail`."""
        return thumbnail.thumbnail(view)

    def option(self, lang: Language, name: str) -> OptionWords:
        """The options of 13. Raises KeyError for another."""
        say = lang.say
        return {
            "track": OptionWords(
                say("The detective's path"),
                say("The shorter it is, the sooner he is in."),
                {"13": say("13 steps"), "10": say("10 steps")},
            ),
            "deck": OptionWords(
                say("Deck"),
                say("The deadly one is for a rough night."),
                {
                    "standard": say("Standard: 4 Wild Traps, 10 Detectives"),
                    "deadly": say("Deadly: 8 Wild Traps, 6 Detectives"),
                },
            ),
            "cap": OptionWords(
                say("Round limit"), say("The game ends after this round; 0: no limit."), {}
            ),
        }[name]

    def table(self, lang: Language, scene: TableScene, static: bool) -> Parts:
        """The parts of the table; what is open is found once for all of them."""
        now = opened(lang, scene)
        return Parts(
            stage=asked.stage(lang, scene),
            prompt=asked.prompt(lang, scene, now),
            board=mansion.board(lang, scene, now, static),
            sides=portraits.portraits(lang, scene),
            tray=tray.tray(lang, scene, now),
            seats=tuple(seats.seat_line(lang, scene, seat) for seat in range(scene.seats)),
            hand=hand.hand(lang, scene, now),
            deeds=now.deeds,
            groups=asked.groups(lang, scene, now),
            turn=scene.view.turn,
            backs=hand.backs(scene),
        )

    def side_name(self, lang: Language) -> str:
        """The tab of the mantel."""
        return lang.say("Mantel")

    def side_sign(self) -> str:
        """A frame."""
        return "frame"

    def notebook(self, scene: TableScene) -> None:
        """None: who is whose is told by who is dead, and the couch says that."""

    def sentence(self, lang: Language, names: Sequence[str], fact: Any) -> str:
        """See :func:`sentences.sentence`."""
        return sentences.sentence(lang, names, fact)

    def opens_turn(self, fact: Any) -> bool:
        """Whether a turn begins."""
        return isinstance(fact, facts.TurnBegan)

    def outdone(self, fact: Any, then: Any) -> bool:
        """See :func:`sentences.outdone`."""
        return sentences.outdone(fact, then)

    def target(self, lang: Language, names: Sequence[str], tried: str) -> str:  # noqa: ARG002
        """See :func:`asked.target_words`."""
        return asked.target_words(lang, tried)

    def clause(self, lang: Language, clause: str) -> str:
        """See :func:`clauses.texts`."""
        return clauses.texts(lang)[clause]

    def rules(self, lang: Language) -> tuple[Section, ...]:
        """See :func:`clauses.sections`."""
        return clauses.sections(lang)

    def verdict(self, lang: Language, scene: EndScene) -> str:
        """Who inherits."""
        names = [scene.names[seat] for seat in scene.outcome.winners]
        if len(names) == 1:
            return lang.say("{name} inherits", name=names[0])
        return lang.say("Nobody inherits")

    def ending(self, lang: Language, reason: str) -> str:
        """See :func:`sentences.ending`."""
        return sentences.ending(lang, reason)

    def score(self, lang: Language, scene: EndScene, seat: int) -> str:
        """Everything or nothing."""
        inherits = scene.outcome.scores[seat] > 0
        return lang.say("the whole fortune") if inherits else lang.say("nothing")

    def revealed(self, lang: Language, scene: TableScene, seat: int) -> Node:
        """See :func:`seats.revealed`."""
        return seats.revealed(lang, scene, seat)

    def left_over(self, lang: Language, scene: TableScene) -> Node:
        """See :func:`seats.left_over`."""
        return seats.left_over(lang, scene)

    def tries(self, view: Any, picked: Sequence[str], tried: str) -> tuple[Any, ...]:
        """See :func:`tries.tries`."""
        return tries.tries(view, picked, tried)


DRESSING = Drive13Dressing()
