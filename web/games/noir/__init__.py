"""What Noir adds to the screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from htpy import Node, svg
from markupsafe import Markup

from dead_end.contract import NOBODY
from dead_end.games.noir import facts
from dead_end.games.noir.view import View
from web import art
from web.art.ink import Pen
from web.games.dressing import OptionWords, Parts, Section
from web.games.noir import (
    asked,
    board,
    case,
    clauses,
    hand,
    notebook,
    seats,
    sentences,
    thumbnail,
    tries,
)
from web.games.noir.faces import FACES
from web.games.noir.opened import opened
from web.games.noir.signs import SIGNS
from web.scene import EndScene, TableScene
from web.words import Language

DRAWINGS: Final[dict[str, Callable[[Pen], None]]] = {
    **{f"face-{word}": drawing for word, drawing in FACES.items()},
    **SIGNS,
}
"""The drawings of Noir, by the id of their symbol."""

BAKED: Final = Path(__file__).with_name("sprites.svg")
"""All drawings as the built site brings them along; where it is missing they are drawn."""

FRIEZE: Final = ("dexter", "celeste", "jasper", "winifred", "rufus", "queenie", "nestor", "mabel")
"""Those who look in on the lobby."""


@cache
def _sprites() -> Markup:
    return Markup(BAKED.read_text("utf-8")) if BAKED.exists() else art.sheet(DRAWINGS)


@cache
def _picture(word: str, kind: str) -> Markup:
    """A likeness that needs no sprites."""
    pen = Pen()
    FACES[word](pen)
    return Markup(
        str(
            svg(class_=kind, viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
                pen.sheet()
            ]
        )
    )


class NoirDressing:
    """See :class:`web.games.dressing.Dressing`; some of what it hands over is of no use here."""

    def title(self, lang: Language) -> str:
        """The name of the game."""
        return lang.say("Noir")

    def blurb(self, lang: Language) -> str:
        """For the lobby."""
        return lang.say(
            "Twenty-five suspects in the rain. One of them is a killer, one is after the killer,"
            " and neither knows the other's face."
        )

    def emblem(self) -> Node:
        """A hat, a collar, one eye."""
        return _picture("dexter", "game-emblem")

    def frieze(self) -> Node:
        """A few of the suspects, waiting."""
        return [_picture(word, "frieze-heir") for word in FRIEZE]

    def sprites(self) -> Node:
        """Suspects and signs."""
        return _sprites()

    def baked(self) -> Mapping[Path, Callable[[], str]]:
        """All drawings."""
        return {BAKED: _sprites}

    def thumbnail(self, view: View) -> str:
        """See :func:`thumbnail.thumbnail`."""
        return thumbnail.thumbnail(view)

    def option(self, lang: Language, name: str) -> OptionWords:
        """The options of Noir. Raises KeyError for another."""
        say = lang.say
        return {
            "mode": OptionWords(
                say("Mode"),
                say("Standard has innocent markers and canvassing, classic has neither."),
                {"standard": say("Standard"), "classic": say("Classic")},
            ),
            "limit": OptionWords(
                say("Deceased"),
                say("So many win for the Killer."),
                {"16": say("16"), "14": say("14"), "10": say("10")},
            ),
            "killer": OptionWords(
                say("Who is the Killer"),
                say("In a match: of the first leg."),
                {
                    "seat1": say("The first seat"),
                    "seat2": say("The second seat"),
                    "lot": say("By lot"),
                },
            ),
            "match": OptionWords(
                say("Match"), say("Two legs, the roles swapped in the second."), {}
            ),
        }[name]

    def table(self, lang: Language, scene: TableScene, static: bool) -> Parts:
        """The parts of the table; what is open is found once for all of them."""
        now = opened(lang, scene)
        return Parts(
            stage=asked.stage(lang, scene),
            prompt=asked.prompt(lang, scene, now),
            board=board.board(lang, scene, now, static),
            sides=case.case(lang, scene),
            tray=case.tray(lang, scene, now),
            seats=tuple(seats.seat_line(lang, scene, seat) for seat in range(scene.seats)),
            hand=hand.hand(lang, scene, now),
            deeds=now.deeds,
            groups=asked.groups(lang, scene, now),
            backs=hand.backs(scene),
            turn=NOBODY if scene.view.closed else scene.view.turn,
        )

    def side_name(self, lang: Language) -> str:
        """The tab of the case file."""
        return lang.say("Case")

    def side_sign(self) -> str:
        """A fingerprint."""
        return "noir-evidence"

    def notebook(self, scene: TableScene) -> Callable[[Language], Node]:
        """See :func:`notebook.notebook`."""
        return partial(notebook.notebook, scene=scene)

    def sentence(self, lang: Language, names: Sequence[str], fact: Any) -> str:
        """See :func:`sentences.sentence`."""
        return sentences.sentence(lang, names, fact)

    def opens_turn(self, fact: Any) -> bool:
        """Whether a turn begins, or a leg."""
        return isinstance(fact, facts.TurnBegan | facts.LinedUp)

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
        """Who wins, if somebody does."""
        if not scene.outcome.winners:
            return lang.say("Nobody wins")
        return lang.say("{name} wins", name=scene.names[scene.outcome.winners[0]])

    def ending(self, lang: Language, reason: str) -> str:
        """See :func:`sentences.ending`."""
        return sentences.ending(lang, reason)

    def score(self, lang: Language, scene: EndScene, seat: int) -> str:
        """See :func:`seats.result`."""
        return seats.result(lang, scene, seat)

    def revealed(self, lang: Language, scene: TableScene, seat: int) -> Node:
        """See :func:`seats.revealed`."""
        return seats.revealed(lang, scene, seat)

    def left_over(self, lang: Language, scene: TableScene) -> Node:
        """See :func:`seats.left_over`."""
        return seats.left_over(lang, scene)

    def tries(
        self,
        view: Any,
        picked: Sequence[str],  # noqa: ARG002
        tried: str,
    ) -> tuple[Any, ...]:
        """See :func:`tries.tries`."""
        return tries.tries(view, tried)


DRESSING = NoirDressing()
