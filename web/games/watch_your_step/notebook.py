"""The notebook: what follows from all that the viewer was shown, where notes are allowed."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, div, h3, p, span, svg, table, tbody, td, th, tr

from dead_end.contract import PUBLIC
from dead_end.games.watch_your_step.knowledge import Knowledge
from dead_end.games.watch_your_step.material import COLUMNS, HOLES, SIDE
from dead_end.games.watch_your_step.view import View
from web.games.watch_your_step import pencil
from web.games.watch_your_step.names import holes
from web.scene import TableScene
from web.words import Language


def notebook(lang: Language, scene: TableScene) -> Node:
    """Where traps may be, what lies in each hole, what is left in the other rack."""
    view: View = scene.view
    say = lang.say
    known = pencil.noted(scene)
    if known is None:
        return p[say("There is nothing to note yet.")]
    others = [seat for seat in range(scene.seats) if view.viewer in (PUBLIC, 1 - seat)]
    return div(".notebook")[
        (_seat(lang, scene, known, seat) for seat in others),
        h3[say("In the holes")],
        _board(lang, view, known),
        p(".notebook-foot")[
            say("Pencilled on the board is what is sure; dots are where a trap may be.")
        ],
    ]


def _seat(lang: Language, scene: TableScene, known: Knowledge, seat: int) -> Iterator[Node]:
    say, name = lang.say, scene.names[seat]
    found = tuple(pencil.suspects(known, seat))
    yield h3[name]
    if len(found) == 1:
        yield p[say("The trap was hidden in {hole}.", hole=HOLES[found[0]])]
    elif len(found) > SIDE * 2:
        yield p[
            lang.count(
                "The trap is in one of {n} hole.", "The trap is in one of {n} holes.", len(found)
            )
        ]
    else:
        yield p[say("The trap was hidden in one of {holes}.", holes=holes(lang, found))]
    left = [number for number, worlds in enumerate(known.longs_left[seat]) if worlds]
    if len(left) == 1:
        yield p[lang.count("{n} long one left", "{n} long ones left", left[0])]
    else:
        yield p[say("Between {least} and {most} long ones left", least=left[0], most=left[-1])]


def _board(lang: Language, view: View, known: Knowledge) -> Element:
    notes = pencil.sure_of(known, view.full)
    return table(".notebook-board")[
        tbody[
            tr[td, (th(scope="col")[letter] for letter in COLUMNS)],
            (
                tr[
                    th(scope="row")[str(row + 1)],
                    (
                        td[_cell(lang, known, notes[hole], hole, bool(view.full >> hole & 1))]
                        for hole in range(row * SIDE, (row + 1) * SIDE)
                    ),
                ]
                for row in range(SIDE)
            ),
        ]
    ]


def _cell(lang: Language, known: Knowledge, note: str, hole: int, full: bool) -> Node:
    """A mark where something is sure, else how likely the short of the two ways is."""
    if note:
        return svg(
            ".notebook-mark",
            viewBox="-12 -14 24 28",
            role="img",
            aria_label=pencil.words(lang, note),
            focusable="false",
        )[pencil.mark(note)]
    shorts = known.total - (known.long_tops[hole] if full else known.empty[hole])
    odds = lang.say("{part} of {whole}", part=shorts, whole=known.total)
    return [
        span(".notebook-odds", aria_hidden="true")[odds],
        span(".hidden")[lang.say("a short one below in {odds} cases", odds=odds)],
    ]
