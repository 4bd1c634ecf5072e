"""What 1313 Dead End Drive adds to the screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from htpy import Node, svg, use

from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.material import HEIRS
from dead_end.games.drive_1313.view import View
from web import art
from web.games.dressing import OptionWords, Parts, Section
from web.games.drive_1313 import (
    asked,
    clauses,
    hand,
    mansion,
    plan,
    seats,
    sentences,
    thumbnail,
    tray,
    tries,
    will,
)
from web.games.drive_1313.names import bags
from web.games.drive_1313.opened import opened
from web.scene import EndScene, TableScene
from web.screens.parts import emblem
from web.words import Language


class Drive1313Dressing:
    """See :class:`web.games.dressing.Dressing`."""

    def title(self, lang: Language) -> str:
        """The name of the game."""
        return lang.say("1313 Dead End Drive")

    def blurb(self, lang: Language) -> str:
        """For the lobby."""
        return lang.say(
            "Aunt Agatha has left a fortune, sixteen heirs and a house full of accidents."
            " Get yours out of the door with the money."
        )

    def emblem(self) -> Node:
        """The house's clock, near midnight."""
        return svg(".game-emblem", viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
            use(href="#card-clock")
        ]

    def frieze(self) -> Node:
        """All sixteen heirs, hoping."""
        return [emblem(f"heir-{word}", "frieze-heir") for word in HEIRS]

    def sprites(self) -> Node:
        """Heirs, traps, furniture, cards, dice and signs."""
        return art.sprites()

    def thumbnail(self, view: View) -> str:
        """See :func:`thumbnail.thumbnail`."""
        return thumbnail.thumbnail(view)

    def option(self, lang: Language, name: str) -> OptionWords:
        """The options of 1313. Raises KeyError for another."""
        say = lang.say
        return {
            "must_draw": OptionWords(
                say("Drawing is a duty"),
                say("A card must be drawn for each pawn that lands on a trap."),
                {},
            ),
            "open_door": OptionWords(
                say("Open door"), say("Anybody may take anybody's heir out of the door."), {}
            ),
            "deck": OptionWords(
                say("Deck"),
                say("The short one is for an early bedtime."),
                {"standard": say("Standard, 32 cards"), "short": say("Short, 23 cards")},
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
            sides=will.will(lang, scene),
            tray=tray.tray(lang, scene),
            seats=tuple(seats.seat_line(lang, scene, now, seat) for seat in range(scene.seats)),
            hand=hand.hand(lang, scene, now),
            deeds=now.deeds,
            groups=asked.groups(lang, scene, now),
            turn=scene.view.turn,
            backs=hand.backs(scene),
        )

    def side_sign(self) -> str:
        """A moneybag."""
        return "bag"

    def baked(self) -> Mapping[Path, Callable[[], str]]:
        """All drawings, and the floor plan."""
        return {art.BAKED: art.sprites, plan.BAKED: plan.static_plan}

    def side_name(self, lang: Language) -> str:
        """The tab of the Will."""
        return lang.say("Will")

    def notebook(self, scene: TableScene) -> None:
        """None: heirs are few, and everybody can count."""

    def sentence(self, lang: Language, names: Sequence[str], fact: Any) -> str:
        """See :func:`sentences.sentence`."""
        return sentences.sentence(lang, names, fact)

    def opens_turn(self, fact: Any) -> bool:
        """Whether a turn begins."""
        return isinstance(fact, facts.TurnBegan)

    def outdone(self, fact: Any, then: Any) -> bool:
        """See :func:`sentences.outdone`."""
        return sentences.outdone(fact, then)

    def target(self, lang: Language, names: Sequence[str], tried: str) -> str:
        """See :func:`asked.target_words`."""
        return asked.target_words(lang, names, tried)

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
        return lang.say("{names} inherit together", names=lang.listed(names))

    def ending(self, lang: Language, reason: str) -> str:
        """See :func:`sentences.ending`."""
        return sentences.ending(lang, reason)

    def score(self, lang: Language, scene: EndScene, seat: int) -> str:
        """Moneybags collected."""
        return bags(lang, scene.outcome.scores[seat])

    def revealed(self, lang: Language, scene: TableScene, seat: int) -> Node:
        """See :func:`seats.revealed`."""
        return seats.revealed(lang, scene, seat)

    def left_over(self, lang: Language, scene: TableScene) -> Node:
        """See :func:`seats.left_over`."""
        return seats.left_over(lang, scene)

    def tries(self, view: Any, picked: Sequence[str], tried: str) -> tuple[Any, ...]:
        """See :func:`tries.tries`."""
        return tries.tries(view, picked, tried)


DRESSING = Drive1313Dressing()
