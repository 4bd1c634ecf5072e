"""What a game owes the screens. The screens know no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from htpy import Node

from dead_end.contract import NOBODY
from web.scene import EndScene, TableScene
from web.words import Language


class Choice(NamedTuple):
    """One control: ``hook`` is ``pick`` or ``action``, ``text`` what it carries.

    ``label`` is its accessible name, a whole sentence; ``short`` is what is printed on it;
    ``emblem`` is the id of a drawing, or empty; ``plain`` is drawn so, though a deed: one that is
    not what most would want now.
    """

    hook: str
    text: str
    label: str
    short: str
    emblem: str = ""
    plain: bool = False


class Group(NamedTuple):
    """Choices under one heading, for the list beside the board."""

    heading: str
    choices: tuple[Choice, ...]


class OptionWords(NamedTuple):
    """An option in words: its label, what it does, and its choices (value to word)."""

    label: str
    hint: str
    choices: dict[str, str]


class Figure(NamedTuple):
    """A small drawing in the rules: ``clause`` is the id of the one it stands below."""

    clause: str
    caption: str
    drawing: Node


class Section(NamedTuple):
    """A part of the rules: a heading and its clauses, as ids with their texts.

    ``lead`` opens it, for one who never played; ``figures`` stand among the clauses.
    """

    heading: str
    clauses: tuple[tuple[str, str], ...]
    lead: str = ""
    figures: tuple[Figure, ...] = ()


class Parts(NamedTuple):
    """A game's parts of the table.

    ``stage``: where the game stands, in a few words; ``prompt``: what is asked or waited for;
    ``board``; ``sides``: what lies beside the board (for 1313 the Will); ``tray``: what lies in
    front of everybody; ``seats``: what everybody sees of each seat; ``hand``: the viewer's own
    secrets; ``deeds``: the open actions that have no place on the board; ``groups``: the other
    open picks and actions, for the list; ``backs``: the hand face down; ``turn``: whose turn it is,
    or NOBODY's; ``roomy``: the board leaves room below it, also on a short phone. A game without
    ``sides`` has no tab for them.
    """

    stage: str
    prompt: str
    board: Node
    sides: Node
    tray: Node
    seats: tuple[Node, ...]
    hand: Node
    deeds: tuple[Choice, ...]
    groups: tuple[Group, ...]
    backs: Node = None
    turn: int = NOBODY
    roomy: bool = False


class Dressing(Protocol):
    """One game on the screens: pure functions from a scene to markup and words."""

    def title(self, lang: Language) -> str:
        """The name of the game."""

    def blurb(self, lang: Language) -> str:
        """A sentence or two for the lobby."""

    def emblem(self) -> Node:
        """A small picture of the game; what it uses of :meth:`sprites` may not be there."""

    def frieze(self) -> Node:
        """Who is in it: a row of pictures across the lobby, for the eye only."""

    def sprites(self) -> Node:
        """The drawings that the other parts use, once a page; see :func:`web.art.sheet`."""

    def baked(self) -> Mapping[Path, Callable[[], str]]:
        """Files beside the code, each with what draws it: the built site brings them along."""

    def thumbnail(self, view: Any) -> str:
        """A whole SVG file: the public view in miniature, for the list of kept tables."""

    def option(self, lang: Language, name: str) -> OptionWords:
        """An option of the set-up screen."""

    def table(self, lang: Language, scene: TableScene, static: bool) -> Parts:
        """The table as the scene's viewer sees it.

        ``static`` says whether to draw also what never changes.
        """

    def side_name(self, lang: Language) -> str:
        """What to call ``sides``, on the tab that opens it on a small screen; empty without."""

    def side_sign(self) -> str:
        """The drawing on that tab."""

    def notebook(self, scene: TableScene) -> Callable[[Language], Node] | None:
        """What draws what follows from all that the viewer was shown, once it is asked for.

        None for a game, or a table, that is played without. The scene may be a spectator's. While
        the drawer is open (``scene.panel`` is ``notebook``) the board may be marked too.
        """

    def sentence(self, lang: Language, names: Sequence[str], fact: Any) -> str:
        """A fact in words; empty for what need not be said."""

    def opens_turn(self, fact: Any) -> bool:
        """Whether the fact starts a new turn, and so a new heading in the log."""

    def outdone(self, fact: Any, then: Any) -> bool:
        """Whether ``then``, which comes next, says all that ``fact`` does, so that one is told."""

    def target(self, lang: Language, names: Sequence[str], tried: str) -> str:
        """What a ``data-try`` text names, in words."""

    def clause(self, lang: Language, clause: str) -> str:
        """A clause in a short plain sentence. Raises KeyError for a clause of another game."""

    def rules(self, lang: Language) -> tuple[Section, ...]:
        """The rules to read, clause by clause."""

    def verdict(self, lang: Language, scene: EndScene) -> str:
        """Who won, or that nobody did."""

    def ending(self, lang: Language, reason: str) -> str:
        """Why the game ended."""

    def score(self, lang: Language, scene: EndScene, seat: int) -> str:
        """A seat's result in words."""

    def revealed(self, lang: Language, scene: TableScene, seat: int) -> Node:
        """What a seat turns up when all is revealed."""

    def left_over(self, lang: Language, scene: TableScene) -> Node:
        """What else is turned up then, that no seat held."""

    def tries(self, view: Any, picked: Sequence[str], tried: str) -> tuple[Any, ...]:
        """Actions that clicking ``tried`` may have meant, to ask ``why_not`` about."""
