"""The mansion on the screen: the plan below, and on it what moves, lights up and can be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from htpy import Node, circle, div, g, rect, svg, text
from markupsafe import Markup

from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import GONE, GUESTS, NO_GUEST, TRAPS
from dead_end.games.drive_13.view import View
from web.games.drive_13 import detective, motion, trail
from web.games.drive_13.measure import GARDEN, GROUND, VIEW_BOX
from web.games.drive_13.names import guests, place, rooms
from web.games.drive_13.newest import last_motion
from web.games.drive_13.opened import Open
from web.games.drive_13.plan import room_names, static_plan
from web.games.drives.motion import walkers
from web.games.drives.pawn import piece
from web.games.drives.spots import cells, lit, trails
from web.games.drives.walks import Accident, Motion
from web.scene import TableScene
from web.words import Language

_TRAPS: Final = {word: trap.space for word, trap in zip(TRAPS, BOARD.traps, strict=True)}


def board(lang: Language, scene: TableScene, opened: Open, static: bool) -> Node:
    """The mansion, always whole: what never changes once, what changes every time."""
    view: View = scene.view
    action, _ = last_motion(scene.told)
    since = scene.recent if action < 0 else min(scene.recent, action)
    moved = trail.motions(view, scene.told, since)
    last = [one for one in moved if one.action == action]
    moves = scene.speed > 0 and not scene.taken_back
    # What moved after "What moved?" was pressed moves as it always does.
    shown = (moved if action < scene.repeated_at else last) if moves else ()
    # Nothing here comes and goes: what has to be put elsewhere in the page plays again.
    return [
        div(
            class_=["mansion", moves and _shaken(last)],
            role="group",
            aria_label=lang.say("The mansion"),
            data_rove="board",
        )[
            div("#board-static", data_static=True)[static_plan() if static else None],
            svg("#board-cells.cells", viewBox=VIEW_BOX, aria_hidden="true")[
                opened.due and _cells()
            ],
            svg("#board-live", class_=["live", opened.guest and "aiming"], viewBox=VIEW_BOX)[
                _room_names(lang),
                detective.path_up(lang, scene),
                view.turn >= 0 and _round(lang, view.round),
                g(".trails", aria_hidden="true")[trails(GROUND, moved, _TRAPS)],
                g(".pawns")[_pawns(lang, scene, opened, walkers(shown))],
            ],
            div("#board-motion")[motion.drawing(lang, scene, shown)],
            svg("#board-targets.live", viewBox=VIEW_BOX)[
                lit(GROUND, opened.targets, _home(view, opened), not opened.pawns)
            ],
        ],
        detective.strip(lang, scene),
    ]


@cache
def _cells() -> Markup:
    return cells(GROUND)


@cache
def _room_names(lang: Language) -> Markup:
    names = (
        text(class_=f"room-name room-name-{word}", x=across, y=down + 5)[rooms(lang)[word]]
        for word, across, down in room_names()
    )
    return Markup(str(g(".room-names", aria_hidden="true")[names]))


@lru_cache(maxsize=64)
def _round(lang: Language, number: int) -> Markup:
    """The round on a plate, where a small screen has no room for it elsewhere."""
    right, bottom = GROUND.wide - GARDEN, GROUND.high
    plate = g(".round", aria_hidden="true")[
        rect(".plate", x=right - 150, y=bottom - 34, width=144, height=32, rx=3),
        text(".plate-number", x=right - 78, y=bottom - 10)[lang.say("Round {round}", round=number)],
    ]
    return Markup(str(plate))


def _home(view: View, opened: Open) -> int:
    """Where the picked pawn stands."""
    return view.pawns[GUESTS.index(opened.guest)] if opened.guest else GONE


def _shaken(last: Sequence[Motion]) -> str:
    """The class that shakes the house; two take turns, so that it shakes again the next time."""
    for moved in last:
        if isinstance(moved, Accident):
            return "shaken-odd" if moved.action % 2 else "shaken-even"
    return ""


def _pawns(
    lang: Language, scene: TableScene, opened: Open, walking: frozenset[str]
) -> Iterator[Markup]:
    view: View = scene.view
    stop = True
    for guest, space in enumerate(view.pawns):
        if space == GONE:
            continue
        word = GUESTS[guest]
        pickable = word in opened.pawns
        yield _pawn(
            lang,
            Pawn(
                word,
                space,
                own=guest in view.own,
                pickable=pickable,
                picked=word == opened.guest,
                stop=stop and pickable,
                trapped=guest == view.trapped != NO_GUEST,
                hangs=guest == view.hanging,
                tried=opened.due and not pickable,
                walking=word in walking,
            ),
        )
        stop = stop and not pickable


class Pawn(NamedTuple):
    """All that a pawn looks like and does.

    ``stop``: it is the tab stop of the board; ``trapped``: its trap business is going on;
    ``hangs``: its portrait is over the mantel; ``tried``: a click on it is answered by why not;
    ``walking``: its piece is in the drawing of what moved.
    """

    word: str
    space: int
    own: bool
    pickable: bool
    picked: bool
    stop: bool
    trapped: bool
    hangs: bool
    tried: bool
    walking: bool


@lru_cache(maxsize=2048)
def _pawn(lang: Language, pawn: Pawn) -> Markup:
    """A pawn; most stay as they are from one move to the next."""
    across, down = GROUND.middle(pawn.space)
    drawn = g(
        id=f"pawn-{pawn.word}",
        class_=[
            "pawn",
            pawn.own and "own",
            pawn.pickable and "open",
            pawn.picked and "picked",
            pawn.trapped and "offered",
            pawn.walking and "walking",
        ],
        transform=f"translate({across} {down})",
        role="button" if pawn.pickable else "img",
        tabindex=("0" if pawn.stop else "-1") if pawn.pickable else None,
        data_rove_item=pawn.pickable,
        data_pick=f"pawn {pawn.word}" if pawn.pickable else None,
        data_try=f"pawn {pawn.word}" if pawn.tried else None,
        aria_label=_label(lang, pawn),
        aria_pressed=("true" if pawn.picked else "false") if pawn.pickable else None,
    )[
        circle(".pawn-halo", r=24 if pawn.picked else 20)
        if pawn.picked or pawn.pickable or pawn.trapped
        else None,
        pawn.hangs and rect(".pawn-frame", x=-19, y=-20, width=38, height=40, rx=2),
        piece(lang, pawn.word, own=pawn.own, picked=pawn.picked),
    ]
    return Markup(str(drawn))


def _label(lang: Language, pawn: Pawn) -> str:
    name = guests(lang)[pawn.word].name
    where = place(lang, BOARD.name_of(pawn.space))
    if pawn.own and pawn.hangs:
        name = lang.say("{guest}, yours and whose portrait hangs,", guest=name)
    elif pawn.own:
        name = lang.say("{guest}, yours,", guest=name)
    elif pawn.hangs:
        name = lang.say("{guest}, whose portrait hangs,", guest=name)
    if pawn.pickable:
        return lang.say("{guest} at {place}, pick", guest=name, place=where)
    return lang.say("{guest} at {place}", guest=name, place=where)
