"""What Watch Your Step adds to the screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from htpy import Node
from markupsafe import Markup

from dead_end.contract import NOBODY
from dead_end.games.watch_your_step import facts
from dead_end.games.watch_your_step.state import OVER
from dead_end.games.watch_your_step.view import View
from web import art
from web.games.dressing import OptionWords, Parts, Section
from web.games.watch_your_step import (
    asked,
    board,
    clauses,
    notebook,
    pictures,
    rack,
    seats,
    sentences,
    slab,
    thumbnail,
    tries,
    woods,
)
from web.games.watch_your_step.opened import opened
from web.scene import EndScene, TableScene
from web.words import Language

SPRITES: Final = Path(__file__).with_name("sprites.svg")
"""The drawings as the built site brings them along; where the file is missing they are drawn."""


class WatchYourStepDressing:
    """See :class:`web.games.dressing.Dressing`."""

    def title(self, lang: Language) -> str:
        """The name of the game."""
        return lang.say("Watch Your Step")

    def blurb(self, lang: Language) -> str:
        """For the lobby."""
        return lang.say(
            "Four in a row with wooden cylinders, long and short. Short ones vanish in the board."
            " Two players; one of them will remember."
        )

    def emblem(self) -> Node:
        """A corner of the board."""
        return pictures.emblem()

    def frieze(self) -> Node:
        """Cylinders of both woods, in a row."""
        return pictures.frieze()

    def sprites(self) -> Node:
        """Tops, cylinders, holes and signs."""
        if SPRITES.exists():
            return Markup(SPRITES.read_text("utf-8"))
        return art.sheet(woods.DRAWINGS)

    def baked(self) -> Mapping[Path, Callable[[], str]]:
        """All drawings, and the slab."""
        return {SPRITES: lambda: art.sheet(woods.DRAWINGS), slab.BAKED: slab.static_slab}

    def thumbnail(self, view: View) -> str:
        """See :func:`thumbnail.thumbnail`."""
        return thumbnail.thumbnail(view)

    def option(self, lang: Language, name: str) -> OptionWords:
        """The options of the game. Raises KeyError for another."""
        say = lang.say
        return {
            "notes": OptionWords(
                say("Notes"),
                say("The screen remembers for you: it shows what follows from all you have seen."),
                {},
            ),
            "own_trap": OptionWords(
                say("Own trap"),
                say("Your own trap stays in sight; without it only until your first cylinder."),
                {},
            ),
        }[name]

    def table(self, lang: Language, scene: TableScene, static: bool) -> Parts:
        """The parts of the table; what is open is found once for all of them."""
        now = opened(lang, scene)
        return Parts(
            stage=asked.stage(lang, scene),
            prompt=asked.prompt(lang, scene, now),
            board=board.board(lang, scene, now, static),
            sides=None,
            tray=seats.tray(lang, scene),
            seats=tuple(seats.seat_line(lang, scene, seat) for seat in range(scene.seats)),
            hand=rack.hand(lang, scene, now),
            deeds=(),
            groups=asked.groups(lang, scene, now),
            turn=NOBODY if scene.view.step == OVER else scene.view.turn,
            roomy=True,
            backs=rack.backs(lang, scene),
        )

    def side_name(self, lang: Language) -> str:  # noqa: ARG002  # nothing lies at the side
        """None: nothing lies beside the board."""
        return ""

    def side_sign(self) -> str:
        """None."""
        return ""

    def notebook(self, scene: TableScene) -> Callable[[Language], Node] | None:
        """See :func:`notebook.notebook`; none where memory is what is played with."""
        return partial(notebook.notebook, scene=scene) if scene.view.options["notes"] else None

    def sentence(self, lang: Language, names: Sequence[str], fact: Any) -> str:
        """See :func:`sentences.sentence`."""
        return sentences.sentence(lang, names, fact)

    def opens_turn(self, fact: Any) -> bool:
        """Whether play begins: no turn is long enough for a chapter of its own."""
        return isinstance(fact, facts.LotDrawn)

    def outdone(self, fact: Any, then: Any) -> bool:
        """See :func:`sentences.outdone`."""
        return sentences.outdone(fact, then)

    def target(self, lang: Language, names: Sequence[str], tried: str) -> str:  # noqa: ARG002
        """See :func:`tries.target_words`."""
        return tries.target_words(lang, tried)

    def clause(self, lang: Language, clause: str) -> str:
        """See :func:`clauses.texts`."""
        return clauses.texts(lang)[clause]

    def rules(self, lang: Language) -> tuple[Section, ...]:
        """See :func:`clauses.sections`."""
        return clauses.sections(lang)

    def verdict(self, lang: Language, scene: EndScene) -> str:
        """Who has won, if anybody has."""
        outcome = scene.outcome
        if not outcome.winners:
            return lang.say("Nobody wins")
        name = scene.names[outcome.winners[0]]
        if outcome.reason == "line":
            return lang.say("{name} has four in a row", name=name)
        return lang.say("{name} wins", name=name)

    def ending(self, lang: Language, reason: str) -> str:
        """See :func:`sentences.ending`."""
        return sentences.ending(lang, reason)

    def score(self, lang: Language, scene: EndScene, seat: int) -> str:
        """Whether a seat has won, or lost."""
        if not scene.outcome.winners:
            return lang.say("a draw")
        return lang.say("won") if seat in scene.outcome.winners else lang.say("lost")

    def revealed(self, lang: Language, scene: TableScene, seat: int) -> Node:
        """See :func:`seats.revealed`."""
        return seats.revealed(lang, scene, seat)

    def left_over(self, lang: Language, scene: TableScene) -> Node:
        """See :func:`seats.left_over`."""
        return seats.left_over(lang, scene)

    def tries(self, view: Any, picked: Sequence[str], tried: str) -> tuple[Any, ...]:
        """See :func:`tries.tries`."""
        return tries.tries(view, picked, tried)


DRESSING = WatchYourStepDressing()
