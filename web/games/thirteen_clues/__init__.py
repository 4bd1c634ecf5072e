"""What 13 Clues adds to the screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from htpy import Node
from markupsafe import Markup

from dead_end.games.thirteen_clues import facts
from dead_end.games.thirteen_clues.view import View
from web import art
from web.games.dressing import OptionWords, Parts, Section
from web.games.thirteen_clues import (
    answers,
    asked,
    board,
    clauses,
    hand,
    notebook,
    pictures,
    seats,
    sentences,
    thumbnail,
    tries,
)
from web.games.thirteen_clues.opened import opened
from web.scene import EndScene, TableScene
from web.words import Language

SPRITES: Final = Path(__file__).with_name("sprites.svg")
"""The drawings as the built site brings them along; where the file is missing they are drawn."""


class ThirteenCluesDressing:
    """See :class:`web.games.dressing.Dressing`."""

    def title(self, lang: Language) -> str:
        """The name of the game."""
        return lang.say("13 Clues")

    def blurb(self, lang: Language) -> str:
        """For the lobby."""
        return lang.say(
            "London, fog. Everybody can see who did it in your case, where and with what. Ask."
        )

    def emblem(self) -> Node:
        """A lamp and a glass."""
        return pictures.emblem()

    def frieze(self) -> Node:
        """The ten persons, in a row."""
        return pictures.frieze()

    def sprites(self) -> Node:
        """Cards, signs of suits, things."""
        if SPRITES.exists():
            return Markup(SPRITES.read_text("utf-8"))
        return art.sheet(pictures.DRAWINGS)

    def baked(self) -> Mapping[Path, Callable[[], str]]:
        """All drawings."""
        return {SPRITES: lambda: art.sheet(pictures.DRAWINGS)}

    def thumbnail(self, view: View) -> str:
        """See :func:`thumbnail.thumbnail`."""
        return thumbnail.thumbnail(view)

    def option(self, lang: Language, name: str) -> OptionWords:
        """The options of the game. Raises KeyError for another."""
        say = lang.say
        return {
            "broad": OptionWords(
                say("Broad questions"),
                say("One may also ask for persons, locations or weapons."),
                {},
            ),
            "top_secret": OptionWords(
                say("Top secret"),
                say("Once in a game each may ask so that only the two hear it; not with two."),
                {},
            ),
            "notebook": OptionWords(
                say("Notebook"),
                say("Shows, on request, what follows from all that you have seen."),
                {},
            ),
            "hint": OptionWords(
                say("Hint"),
                say("The notebook names the question that can be expected to tell most."),
                {},
            ),
            "cap": OptionWords(
                say("Rounds at most"), say("A draw after so many rounds; 0 for no limit."), {}
            ),
        }[name]

    def table(self, lang: Language, scene: TableScene, static: bool) -> Parts:  # noqa: ARG002  # nothing stays
        """The parts of the table; what is open is found once for all of them."""
        now = opened(lang, scene)
        return Parts(
            stage=asked.stage(lang, scene),
            prompt=asked.prompt(lang, scene, now),
            board=board.board(lang, scene, now),
            sides=answers.answers(lang, scene),
            tray=board.questions(lang, now),
            seats=tuple(seats.seat_line(lang, scene, seat) for seat in range(scene.seats)),
            hand=hand.hand(lang, scene, now),
            deeds=now.deeds,
            groups=asked.groups(lang, now),
            turn=scene.view.turn,
            roomy=True,
            backs=hand.backs(scene.view),
        )

    def side_name(self, lang: Language) -> str:
        """The tab of the answers."""
        return lang.say("Answers")

    def side_sign(self) -> str:
        """A glass."""
        return "glass"

    def notebook(self, scene: TableScene) -> Callable[[Language], Node] | None:
        """See :func:`notebook.notebook`; for purists it holds their own marks alone."""
        return partial(notebook.notebook, scene=scene)

    def sentence(self, lang: Language, names: Sequence[str], fact: Any) -> str:
        """See :func:`sentences.sentence`."""
        return sentences.sentence(lang, names, fact)

    def opens_turn(self, fact: Any) -> bool:
        """A new turn."""
        return isinstance(fact, facts.TurnBegan)

    def outdone(self, fact: Any, then: Any) -> bool:
        """See :func:`sentences.outdone`."""
        return sentences.outdone(fact, then)

    def target(self, lang: Language, names: Sequence[str], tried: str) -> str:
        """See :func:`tries.target_words`."""
        return tries.target_words(lang, names, tried)

    def clause(self, lang: Language, clause: str) -> str:
        """See :func:`clauses.texts`."""
        return clauses.texts(lang)[clause]

    def rules(self, lang: Language) -> tuple[Section, ...]:
        """See :func:`clauses.sections`."""
        return clauses.sections(lang)

    def verdict(self, lang: Language, scene: EndScene) -> str:
        """Who won."""
        if not scene.outcome.winners:
            return lang.say("Nobody wins")
        return lang.say("{name} has solved it", name=scene.names[scene.outcome.winners[0]])

    def ending(self, lang: Language, reason: str) -> str:
        """See :func:`sentences.ending`."""
        return sentences.ending(lang, reason)

    def score(self, lang: Language, scene: EndScene, seat: int) -> str:
        """Solved or not."""
        solved = scene.outcome.scores[seat] > 0
        return lang.say("solved") if solved else lang.say("not solved")

    def revealed(self, lang: Language, scene: TableScene, seat: int) -> Node:
        """See :func:`seats.revealed`."""
        return seats.revealed(lang, scene, seat)

    def left_over(self, lang: Language, scene: TableScene) -> Node:
        """See :func:`seats.left_over`."""
        return seats.left_over(lang, scene)

    def tries(self, view: View, picked: Sequence[str], tried: str) -> tuple[Any, ...]:
        """See :func:`tries.tries`."""
        return tries.tries(view, picked, tried)


DRESSING: Final = ThirteenCluesDressing()
