"""What a screen is drawn from. Everything in a scene may be seen by the one who looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from dead_end.contract import Legal, Outcome

ALL_OPEN: Final = -4
"""The viewer of a replay who sees what every seat sees, all at once."""


PACES: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "at-once": 0.0}
"""Speeds that the table's menu offers, by the words of its controls."""

CURTAIN: Final = "lift"
BELL: Final = "pass"
ONWARD: Final = "onward"
"""Values of the controls with ``data-do="reveal"``: lift the curtain, pass the device on, go on
from a leg or a game that is over."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the last click did nothing: the clause, and what was clicked.

    ``target`` is a ``data-try`` text, or empty where an action came too late.
    """

    clause: str
    target: str


@dataclass(frozen=True, slots=True)
class TableScene:
    """A game being played, from one seat.

    Attributes:
        game_id: which game.
        view: what ``viewer`` may know.
        viewer: the seat that looks on, or PUBLIC.
        legal: what the viewer may do; None when it is not its decision.
        picked: what it has picked on the way to an action.
        names: by seat.
        players: ``human`` or the computer's level, by seat.
        told: the facts that the viewer was told, one tuple an action.
        recent: from which action on ``told`` is news.
        refusal: why the last click did nothing.
        can_undo: whether the viewer may take its last action back.
        thinking: the computer seat at work.
        repeat: how often "What moved?" was pressed.
        repeated_at: how many actions there were when it was pressed last; 0 if it never was.
        taken_back: whether the last thing that happened was taken back: then nothing moves.
        panel: the drawer that is open: ``""``, ``log``, ``rules``, ``menu``, ``side``,
            ``notebook`` or ``list``.
        notice: a plain text to show once.
        speed: how fast things move; at 0 nothing does.
        paused: whether computers and chance wait until somebody lets them go on.
        hand_to: who gets the device next, once the viewer's turn is over; then a bell with
            ``data-do="reveal"`` ends the turn and lowers the curtain. Else empty.
        resting: whether a leg or the game is over and the table lies there to be looked at, till a
            control with ``data-do="reveal"`` leads on.
        over: whether it is the game that is over.
        due: whether it is the viewer's decision, also while its hand lies face down.
        stand_ins: seats of people that a computer plays for now.
        covered: whether the viewer's hand lies face down.
        peeking: whether it is lifted for a look.
        was_away: whether others acted since the viewer did.
        asking: a question that the menu waits for an answer to: ``concede`` or ``""``.
        rules_search: what was typed to search the rules.
        clause: the id of the clause at which the rules are opened, or empty.
        marks: what the viewer marked in its notebook, by place; see :mod:`web.marks`.
        fields: what the viewer chose in fields of the table (``data-field``), by name: how it is
            shown, which is nobody else's business.
    """

    game_id: str
    view: Any
    viewer: int
    legal: Legal[Any] | None
    picked: tuple[str, ...]
    names: tuple[str, ...]
    players: tuple[str, ...]
    told: tuple[tuple[Any, ...], ...]
    recent: int = 0
    refusal: Refusal | None = None
    can_undo: bool = False
    thinking: int | None = None
    repeat: int = 0
    repeated_at: int = 0
    taken_back: bool = False
    panel: str = ""
    notice: str = ""
    speed: float = 1.0
    views: tuple[Any, ...] = ()
    """The view of each seat, where all is open; else none."""
    hand_to: str = ""
    resting: bool = False
    over: bool = False
    due: bool = False
    paused: bool = False
    stand_ins: tuple[int, ...] = ()
    covered: bool = False
    peeking: bool = False
    was_away: bool = False
    asking: str = ""
    rules_search: str = ""
    clause: str = ""
    marks: Mapping[str, str] = field(default_factory=dict)
    fields: Mapping[str, object] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.names)

    @property
    def news(self) -> tuple[Any, ...]:
        """The facts since ``recent``, in order."""
        return tuple(fact for told in self.told[self.recent :] for fact in told)


@dataclass(frozen=True, slots=True)
class EndScene(TableScene):
    """A game that is over: everything is revealed (``all.A2``)."""

    outcome: Outcome = field(default_factory=lambda: Outcome("", (), ()))


@dataclass(frozen=True, slots=True)
class ReplayScene:
    """A game looked at again, after ``ply`` of its ``plies`` actions.

    ``viewer`` is a seat, PUBLIC or :data:`ALL_OPEN` (then ``view`` is the public one, and
    ``views`` are those of the seats); ``viewers`` are those that may be chosen; ``shared`` says
    that the game is another device's and one seat's side of it is all there is; ``fields`` are as
    in :class:`TableScene`.
    """

    game_id: str
    view: Any
    viewer: int
    names: tuple[str, ...]
    players: tuple[str, ...]
    told: tuple[tuple[Any, ...], ...]
    ply: int
    plies: int
    viewers: tuple[int, ...]
    views: tuple[Any, ...] = ()
    playing: bool = False
    notice: str = ""
    shared: bool = False
    fields: Mapping[str, object] = field(default_factory=dict)

    def as_table(self) -> TableScene:
        """The same as a table at which nobody has to decide."""
        return TableScene(
            game_id=self.game_id,
            view=self.view,
            viewer=self.viewer,
            legal=None,
            picked=(),
            names=self.names,
            players=self.players,
            told=self.told,
            recent=max(0, len(self.told) - 1),
            views=self.views,
            fields=self.fields,
        )


@dataclass(frozen=True, slots=True)
class TableLine:
    """A kept table: ``when`` it was last played and ``line`` where it stands, both in words.

    ``picture`` is an SVG file of it, or empty.
    """

    id: str
    title: str
    game_id: str
    when: str
    line: str
    over: bool
    picture: str = ""


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """The first screen: games to choose from, tables to go back to.

    ``asking``: the id of the table to be thrown away, ``all`` for every one, once that is asked;
    ``renaming``: the id of the table that gets another name; ``hidden``: how many more tables are
    kept than are listed.
    """

    games: tuple[str, ...]
    tables: tuple[TableLine, ...]
    notice: str = ""
    asking: str = ""
    renaming: str = ""
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class SeatField:
    """A seat on the set-up screen: the name typed so far; ``human`` or a computer's level."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class SetupScene:
    """A table being laid. ``problem`` is a plain message about a bad link or a bad entry.

    ``rules``: whether they are open, searched for ``rules_search`` or at ``clause``.
    """

    game_id: str
    seats: tuple[SeatField, ...]
    options: Mapping[str, bool | int | str]
    problem: str = ""
    rules: bool = False
    rules_search: str = ""
    clause: str = ""


@dataclass(frozen=True, slots=True)
class CurtainScene:
    """Between two people: who is next. Nothing secret may be in it.

    ``can_undo``: the last person may still take back what it did (``data-do="undo"``).
    """

    game_id: str
    name: str
    can_undo: bool = False
    notice: str = ""


@dataclass(frozen=True, slots=True)
class StopScene:
    """The table is asked whether it agrees to stop (``all.A6``): who must say so, who has."""

    game_id: str
    names: tuple[str, ...]
    people: tuple[int, ...]
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class TroubleScene:
    """An exception in the rules: ``report`` is its text, ``resumable`` whether a table is kept."""

    game_id: str
    report: str
    resumable: bool = True
