"""The board on the screen: the slab below, and in its holes what shows and what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from htpy import Element, Node, circle, div, ellipse, g, rect, svg, use

from dead_end.contract import NOBODY
from dead_end.games.watch_your_step import facts
from dead_end.games.watch_your_step.material import HOLES, NO_HOLE
from dead_end.games.watch_your_step.state import HIDING
from dead_end.games.watch_your_step.view import View
from web.games.watch_your_step import pencil
from web.games.watch_your_step.cutaway import contents, cutaway
from web.games.watch_your_step.measure import VIEW_BOX, middle, placed
from web.games.watch_your_step.motion import arriving, motion
from web.games.watch_your_step.names import drawing
from web.games.watch_your_step.opened import Open
from web.games.watch_your_step.slab import static_slab
from web.scene import TableScene
from web.words import Language


def board(lang: Language, scene: TableScene, opened: Open, static: bool) -> Node:
    """The board, always whole: closed as long as it is played on, cut open at the end."""
    inside = contents(scene)
    return div(class_=["step-board", inside is not None and "cut-open"])[
        div("#board-static", data_static=True)[static_slab() if static else None],
        _closed(lang, scene, opened) if inside is None else cutaway(lang, scene, inside),
        motion(lang, scene) if inside is None else None,
    ]


class Spot(NamedTuple):
    """All that a hole looks like and does.

    ``top``: the seat whose top shows, or NOBODY; ``fresh``: a short one has been told of here;
    ``own_trap``: the viewer's own is shown here; ``note``: the pencil's mark; ``suspect``: the
    notebook is open and a trap may be here; ``arriving``: its top is on its way; ``clashed``: both
    chose it just now; ``action`` and ``label``: what a click does; ``tried``: a click is answered
    by why not.
    """

    hole: int
    top: int
    fresh: bool
    own_trap: bool
    note: str
    suspect: bool
    arriving: bool
    clashed: bool
    action: str
    label: str
    tried: bool


def _closed(lang: Language, scene: TableScene, opened: Open) -> Element:
    kinds = ["live", opened.picked and f"holding-{opened.picked}"]
    return svg(
        "#board-live",
        class_=kinds,
        viewBox=VIEW_BOX,
        role="group",
        aria_label=lang.say("The board"),
        data_rove="board",
    )[([_hole(lang, scene, spot), _held(scene, opened, spot)] for spot in _spots(scene, opened))]


def _spots(scene: TableScene, opened: Open) -> Iterator[Spot]:
    view: View = scene.view
    tops, fresh = view.tops, _still_told(scene)
    known = pencil.noted(scene)
    notes = pencil.sure_of(known, view.full) if known else (pencil.UNSURE,) * len(HOLES)
    suspects: set[int] = set()
    if known and scene.panel == "notebook":
        for seat in range(scene.seats):
            if seat != view.viewer:
                suspects.update(pencil.suspects(known, seat))
    last = arriving(scene)
    coming = last.fact.hole if last and isinstance(last.fact, facts.Topped) else ""
    clash = view.clashes[-1] if view.clashes and view.step == HIDING else NO_HOLE
    targets = {hole: (action, label) for hole, action, label in opened.targets}
    for hole, name in enumerate(HOLES):
        action, label = targets.get(hole, ("", ""))
        yield Spot(
            hole,
            tops[hole],
            fresh=hole in fresh,
            own_trap=hole == view.shown_trap and _shows_trap(scene),
            note=notes[hole],
            suspect=hole in suspects and tops[hole] == NOBODY,
            arriving=name == coming,
            clashed=hole == clash,
            action=action,
            label=label,
            tried=opened.due and not action,
        )


def _still_told(scene: TableScene) -> frozenset[int]:
    """Holes in which a short one may still be shown to lie: as long as it is told, and no longer.

    A view of an earlier position says what was fresh then; the scene tells what still is.
    """
    told = {
        fact.hole
        for told in scene.told
        for fact in told
        if isinstance(fact, facts.Vanished | facts.StuckOut)
    }
    view: View = scene.view
    return frozenset(hole for hole in view.fresh if HOLES[hole] in told)


def _shows_trap(scene: TableScene) -> bool:
    """Whether the viewer's own trap stays in sight, or its hiding is still told (``step.P8``)."""
    view: View = scene.view
    return bool(view.options["own_trap"]) or any(
        isinstance(fact, facts.TrapHidden) and fact.hole for told in scene.told for fact in told
    )


def _hole(lang: Language, scene: TableScene, spot: Spot) -> Element:
    name = HOLES[spot.hole]
    described = _described(lang, scene, spot)
    label = described
    if spot.action:
        label = f"{spot.label}. {described}" if _is_told(spot) else spot.label
    return g(
        id=f"hole-{name}",
        class_=["hole", bool(spot.action) and "open", spot.top != NOBODY and "full"],
        transform=placed(middle(spot.hole)),
        role="button" if spot.action else "img",
        tabindex="-1" if spot.action else None,
        data_rove_item=bool(spot.action),
        data_action=spot.action or None,
        data_try=f"hole {name}" if spot.tried else None,
        aria_label=label,
    )[
        ellipse(".hole-area", rx=47, ry=35),
        _below(scene.view, spot),
        spot.action and _lit(),
        spot.top != NOBODY
        and use(
            id=f"top-{name}",
            class_=["top", spot.arriving and "arriving"],
            href=f"#{drawing('top', spot.top)}",
            x=-45,
            y=-45,
            width=90,
            height=90,
        ),
        spot.fresh
        and [
            ellipse(".fresh-edge", rx=34, ry="24.6"),
            ellipse(".fresh-ring", rx=34, ry="24.6"),
        ],
        spot.own_trap and _trap(spot),
        spot.clashed and use(".clash", href="#burst", x=-26, y=-26, width=52, height=52),
        spot.suspect and circle(".doubted", cx=0, cy=0, r=7),
        spot.note and _noted(spot),
    ]


def _noted(spot: Spot) -> Element:
    """What the pencil says, on a slip of paper that lies on the hole itself."""
    aside = -17 if spot.own_trap else 0
    return g(".slip", transform=f"translate({aside} -2)")[
        rect(".slip-paper", x=-15, y=-17, width=30, height=34, rx=3), pencil.mark(spot.note)
    ]


def _below(view: View, spot: Spot) -> Node:
    """A short one that is shown at the bottom of its hole: the viewer's own trap, or any."""
    if spot.top != NOBODY or not (spot.fresh or spot.own_trap):
        return None
    kind = drawing("sunk", view.viewer) if spot.own_trap else "sunk"
    return use(".sunk", href=f"#{kind}", x=-45, y=-45, width=90, height=90)


def _lit() -> Node:
    return [
        ellipse(".lit-edge", rx=41, ry="30.3"),
        ellipse(".lit-ring", rx=41, ry="30.3"),
    ]


def _trap(spot: Spot) -> Element:
    """The trap's sign: in the hole, or beside the top that is on it."""
    x, y = (27, 14) if spot.top != NOBODY else (0, 6)
    return use(".own-trap", href="#trap", x=x - 14, y=y - 14, width=28, height=28)


def _held(scene: TableScene, opened: Open, spot: Spot) -> Node:
    """What a click would put there, seen while one points at the hole before it."""
    if not (spot.action and opened.picked):
        return None
    return use(
        ".held",
        id=f"held-{HOLES[spot.hole]}",
        transform=placed(middle(spot.hole)),
        href=f"#lowered-{opened.picked}-{drawing('', scene.viewer)}",
        x="-64.3",
        y=-116,
        width="128.6",
        height="128.6",
    )


def _is_told(spot: Spot) -> bool:
    return spot.fresh or spot.own_trap or spot.clashed or bool(spot.note)


def _described(lang: Language, scene: TableScene, spot: Spot) -> str:
    """What there is to see of a hole, in words."""
    say, name = lang.say, HOLES[spot.hole]
    if spot.top != NOBODY:
        parts = [say("{hole}: a top of {name}", hole=name, name=scene.names[spot.top])]
    elif spot.fresh:
        parts = [say("{hole}: a short one lies in it, as you were just told", hole=name)]
    else:
        parts = [say("{hole}: nothing shows", hole=name)]
    if spot.own_trap:
        parts.append(say("your trap"))
    if spot.clashed:
        parts.append(say("both chose it"))
    if spot.note:
        parts.append(say("noted: {note}", note=pencil.words(lang, spot.note)))
    return ", ".join(parts)
