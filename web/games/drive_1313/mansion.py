"""The mansion on the screen: the plan below, and on it what moves, lights up and can be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, circle, div, g, path, rect, svg, text, use
from markupsafe import Markup

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import GONE, HEIRS, TRAPS
from dead_end.games.drive_1313.state import OFFERED
from dead_end.games.drive_1313.view import View
from web.games.drive_1313 import trail
from web.games.drive_1313.measure import CELL, VIEW_BOX, frame, middle, way_out
from web.games.drive_1313.names import heirs, noises, place, rooms
from web.games.drive_1313.opened import Open
from web.games.drive_1313.plan import room_names, static_plan
from web.scene import TableScene
from web.words import Language

_STEP_MS: Final = 90
"""How long a pawn takes for a step."""

_MOTION: Final = Element("animateMotion")


def board(lang: Language, scene: TableScene, opened: Open, static: bool) -> Node:
    """The mansion, always whole: what never changes once, what changes every time."""
    moved = trail.motions(scene.view, scene.told, scene.recent)
    last = [motion for motion in moved if motion.action == moved[-1].action]
    moves = scene.speed > 0
    return div(class_=["mansion", moves and _shaken(last)])[
        div("#board-static", data_static=True)[static_plan() if static else None],
        opened.due and _cells(),
        svg(
            "#board-live.live",
            viewBox=VIEW_BOX,
            role="group",
            aria_label=lang.say("The mansion"),
            data_rove="board",
        )[
            g(".room-names", aria_hidden="true")[_room_names(lang)],
            g(".trails", aria_hidden="true")[_trails(moved)],
            g(".pawns")[_pawns(lang, scene, opened, last if moves and not scene.repeat else [])],
            g(".targets")[_targets(opened)],
        ],
        moves and _motion(lang, scene, moved if scene.repeat else last),
    ]


@cache
def _cells() -> Markup:
    """Every space, for a click on one that is not open: it is told why."""
    spaces = []
    for space in BOARD.spaces:
        left, top, wide, high = frame(space)
        name = f"space {BOARD.name_of(space)}"
        spaces.append(rect(x=left, y=top, width=wide, height=high, data_try=name))
    left, top, wide, high = way_out()
    spaces.append(rect(x=left, y=top, width=wide, height=high, data_try="out"))
    return Markup(str(svg("#board-cells.cells", viewBox=VIEW_BOX, aria_hidden="true")[spaces]))


def _room_names(lang: Language) -> Iterator[Element]:
    for word, across, down in room_names():
        yield text(class_=f"room-name room-name-{word}", x=across, y=down + 5)[rooms(lang)[word]]


# Pawns


def _shaken(last: Sequence[trail.Motion]) -> str:
    """The class that shakes the house; two take turns, so that it shakes again the next time."""
    for motion in last:
        if isinstance(motion, trail.Accident):
            return "shaken-odd" if motion.action % 2 else "shaken-even"
    return ""


def _pawns(
    lang: Language, scene: TableScene, opened: Open, last: Sequence[trail.Motion]
) -> Iterator[Markup]:
    walked = {walk.heir: len(walk.spaces) - 1 for walk in last if isinstance(walk, trail.Walk)}
    view: View = scene.view
    offered = view.landed[0] if view.step == OFFERED and view.landed else None
    stop = True
    for heir, space in enumerate(view.pawns):
        if space == GONE:
            continue
        word = HEIRS[heir]
        pickable = word in opened.pawns
        yield _pawn(
            lang,
            Pawn(
                word,
                space,
                view.bags[heir],
                own=heir in view.own,
                pickable=pickable,
                picked=word == opened.heir,
                stop=stop and pickable,
                offered=heir == offered,
                moved=bool(view.moved >> heir & 1),
                tried=opened.due and not pickable,
                steps=walked.get(word, 0),
            ),
        )
        stop = stop and not pickable


class Pawn(NamedTuple):
    """All that a pawn looks like and does.

    ``stop``: it is the tab stop of the board; ``offered``: a card may be drawn for it;
    ``moved``: by the dice, this turn; ``tried``: a click on it is answered by why not; ``steps``:
    how many it is shown walking now.
    """

    word: str
    space: int
    money: int
    own: bool
    pickable: bool
    picked: bool
    stop: bool
    offered: bool
    moved: bool
    tried: bool
    steps: int


@lru_cache(maxsize=1024)
def _pawn(lang: Language, pawn: Pawn) -> Markup:
    """A pawn; most stay as they are from one move to the next."""
    across, down = middle(pawn.space)
    pressed = ("true" if pawn.picked else "false") if pawn.pickable else None
    drawn = g(
        id=f"pawn-{pawn.word}",
        class_=[
            "pawn",
            pawn.own and "own",
            pawn.pickable and "open",
            pawn.picked and "picked",
            pawn.offered and "offered",
            pawn.moved and "moved",
            f"walked-{pawn.steps}" if pawn.steps else None,
        ],
        transform=f"translate({across} {down})",
        role="button" if pawn.pickable else "img",
        tabindex=("0" if pawn.stop else "-1") if pawn.pickable else None,
        data_rove_item=pawn.pickable,
        data_pick=f"pawn {pawn.word}" if pawn.pickable else None,
        data_try=f"pawn {pawn.word}" if pawn.tried else None,
        aria_label=_pawn_label(lang, pawn),
        aria_pressed=pressed,
    )[
        circle(".pawn-halo", r=20) if pawn.picked or pawn.pickable or pawn.offered else None,
        piece(lang, pawn.word),
        g(".pawn-bags")[circle(cx=13, cy=-12, r=7), text(x=13, y=-8)[str(pawn.money)]]
        if pawn.money > 1
        else None,
    ]
    return Markup(str(drawn))


def piece(lang: Language, word: str) -> Node:
    """The playing piece of an heir, around the origin."""
    return [
        circle(".pawn-base", r=17),
        use(".pawn-bust", href=f"#heir-{word}", x=-14, y=-17, width=28, height=28),
        rect(".pawn-ribbon", x=-11, y=7, width=22, height=11, rx=2),
        text(".pawn-initials", y=15)[heirs(lang)[word].initials],
    ]


def _pawn_label(lang: Language, pawn: Pawn) -> str:
    name = heirs(lang)[pawn.word].name
    where = place(lang, BOARD.name_of(pawn.space))
    if pawn.own:
        name = lang.say("{heir}, yours,", heir=name)
    if pawn.pickable:
        return lang.say("{heir} at {place}, pick", heir=name, place=where)
    return lang.say("{heir} at {place}", heir=name, place=where)


# Targets


def _targets(opened: Open) -> Iterator[Element]:
    for number, target in enumerate(opened.targets):
        left, top, wide, high = way_out() if target.space == GONE else frame(target.space)
        name = "out" if target.space == GONE else BOARD.name_of(target.space)
        sprung = target.springs
        yield g(
            id=f"{'spring' if sprung else 'to'}-{name}",
            class_=["target", sprung and "springs", target.chosen and "picked"],
            role="button",
            tabindex="-1" if number or opened.pawns else "0",
            data_rove_item=True,
            data_pick=target.pick,
            data_action=target.action,
            aria_label=target.label,
        )[
            rect(".target-area", x=left, y=top, width=wide, height=high),
            rect(".target-frame", x=left + 3, y=top + 3, width=wide - 6, height=high - 6, rx=8),
            target.count
            and text(
                ".target-count",
                x=left + wide // 2,
                y=top + high // 2 + 5,
            )[target.count],
        ]


# Motion


def _trails(moved: tuple[trail.Motion, ...]) -> Iterator[Element]:
    """The walks as lines with a mark at the start; the last one is strongest."""
    for number, motion in enumerate(moved):
        last = number == len(moved) - 1
        if isinstance(motion, trail.Accident):
            left, top, wide, high = frame(BOARD.traps[TRAPS.index(motion.trap)].space)
            yield rect(class_=["sprung", last and "last"], x=left, y=top, width=wide, height=high)
            continue
        foot, leap = trail.lines(motion)
        across, down = trail.point_of(motion.spaces[0])
        yield g(class_=["trail", last and "last"])[
            circle(".trail-start", cx=across, cy=down, r=5),
            foot and path(".trail-foot", d=foot),
            leap and path(".trail-leap", d=leap),
        ]


def _motion(lang: Language, scene: TableScene, shown: Sequence[trail.Motion]) -> Node:
    """What moved, as it happens: a picture over the board that is gone when it has played.

    A new id makes a new drawing, whose clock starts when it comes into the page.
    """
    if not shown:
        return None
    drawn: list[Element] = []
    begin = 0
    for motion in shown:
        element, lasts = _playing(lang, motion, begin)
        drawn.append(element)
        begin += lasts
    return svg(
        id=f"motion-{shown[-1].action}-{scene.repeat}",
        class_="motion",
        viewBox=VIEW_BOX,
        aria_hidden="true",
    )[drawn]


def _playing(lang: Language, motion: trail.Motion, begin: int) -> tuple[Element, int]:
    if isinstance(motion, trail.Accident):
        across, down = middle(BOARD.traps[TRAPS.index(motion.trap)].space)
        across = max(_BURST_WIDTH, min(BOARD.width * CELL - _BURST_WIDTH, across))
        shown = Element("set")
        return (
            g(".noise", transform=f"translate({across} {down})", visibility="hidden")[
                shown(attributeName="visibility", to="visible", begin=f"{begin}ms", dur="900ms"),
                path(".noise-burst", d=_BURST),
                text(".noise-word", y=6)[noises(lang)[motion.trap]],
            ],
            900,
        )
    lasts = _STEP_MS * max(2, len(motion.spaces) - 1)
    return (
        g(".walker", visibility="hidden")[
            Element("set")(
                attributeName="visibility", to="visible", begin=f"{begin}ms", dur=f"{lasts}ms"
            ),
            _MOTION(path=trail.route(motion), begin=f"{begin}ms", dur=f"{lasts}ms", fill="freeze"),
            piece(lang, motion.heir),
        ],
        lasts,
    )


_BURST_WIDTH: Final = 60

_BURST: Final = (
    "M0-46 12-27 34-38 31-17 60-14 42 0 60 14 31 17 34 38 12 27 0 46-12 27-34 38-31 17-60 14"
    "-42 0-60-14-31-17-34-38-12-27Z"
)
