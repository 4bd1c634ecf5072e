"""The line-up: suspects in rows and columns, the handles at its edges, and what lies on them.

Places are classes that the style sheet turns into positions, so that what moves is seen to move.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, circle, div, g, path, rect, svg, text, use
from markupsafe import Markup

from dead_end.games.noir import facts
from dead_end.games.noir.actions import SHIFTS, Shift
from dead_end.games.noir.lineup import line_length
from dead_end.games.noir.material import LINES, NO_ONE, STANDARD, SUSPECTS, WAYS
from dead_end.games.noir.view import View
from web.games.noir.known import Known, known, shown_identities
from web.games.noir.names import ROLE_SIGNS, letter, name, roles
from web.games.noir.newest import last_motion, named
from web.games.noir.opened import Open, action_label, write
from web.scene import TableScene
from web.words import Language

WIDE: Final = 96
"""From one column to the next, in the drawing's units."""

HIGH: Final = 112
"""From one row to the next."""

EDGE: Final = 52
"""Room for the handles on each side."""

ACROSS: Final = STANDARD.columns * WIDE + 2 * EDGE
DOWN: Final = STANDARD.rows * HIGH + 2 * EDGE

KEYS: Final = {
    "left": "Shift+ArrowLeft",
    "right": "Shift+ArrowRight",
    "up": "Shift+ArrowUp",
    "down": "Shift+ArrowDown",
}

DEED_SIGNS: Final = {
    "kill": "noir-knife",
    "arrest": "noir-cuffs",
    "choose": "noir-mask",
    "discard": "noir-lens",
}
"""What clicking a suspect does, by the first word of the action."""


def board(lang: Language, scene: TableScene, opened: Open, static: bool) -> Node:
    """The line-up, always whole, in the middle of its ground, which never changes."""
    view: View = scene.view
    street = div("#board-static", data_static=True)[_street() if static else None]
    if not view.board:
        return div(".lineup")[street]
    shape = f"columns-{view.columns} rows-{view.rows}"
    return div(".lineup")[
        street,
        svg(
            "#board-live",
            class_=["lineup-live", not scene.speed and "still"],
            viewBox=f"0 0 {ACROSS} {DOWN}",
            role="group",
            aria_label=lang.say("The line-up"),
            data_rove="board",
        )[
            g(class_=["grid-at", shape])[
                _picked_line(view, opened),
                g(".edges")[_edges(lang, view, opened)],
                g(".suspects")[_suspects(lang, scene, opened)],
                _trail(scene),
            ],
        ],
    ]


@cache
def _street() -> Markup:
    """A wet street under one lamp; it holds no words and no hooks."""
    puddles = ((70, 590, 46), (500, 70, 38), (470, 610, 60), (60, 60, 30))
    return Markup(
        str(
            svg(viewBox=f"0 0 {ACROSS} {DOWN}", aria_hidden="true", focusable="false")[
                rect(".street-night", x=0, y=0, width=ACROSS, height=DOWN, rx=6),
                (
                    circle(".street-lamp", cx=ACROSS // 2, cy=DOWN // 2, r=radius)
                    for radius in (ACROSS // 2 - 6, ACROSS // 3)
                ),
                path(
                    ".street-rain",
                    d="".join(
                        f"M{(37 * drop) % ACROSS} {151 * drop % (DOWN - 24)}l-5 {14 + drop % 3 * 5}"
                        for drop in range(1, 70)
                    ),
                ),
                (
                    path(".street-puddle", d=f"M{x - r} {y}a{r} {r // 5} 0 1 0 {2 * r} 0z")
                    for x, y, r in puddles
                ),
            ]
        )
    )


# Handles


def _edges(lang: Language, view: View, opened: Open) -> Iterator[Node]:
    """A handle at either end of each line that can be shifted; else its number, at one end."""
    stop = True
    for kind in range(len(LINES)):
        length = line_length(view.board, view.columns, 2 * kind)
        for number in range(len(view.board) // length):
            for way in (2 * kind, 2 * kind + 1):
                shift = SHIFTS[way][number]
                if shift in opened.shifts:
                    yield _handle(lang, shift, opened.shifts[shift], stop)
                    stop = False
                elif opened.shifts:
                    yield _barred(shift)
                elif not way % 2:
                    yield g(class_=["edge", _end(shift)], aria_hidden="true")[
                        text(".line-number", y=6)[str(number + 1)]
                    ]


def _end(shift: Shift) -> str:
    """Where a handle is: at the line, at the end to which it pulls."""
    return f"{LINES[shift.way // 2]}-{shift.line} at-{WAYS[shift.way]}"


def _handle(lang: Language, shift: Shift, action: str, stop: bool) -> Element:
    """A handle that shifts a line."""
    return g(
        id=f"handle-{action.removeprefix('shift ').replace(' ', '-')}",
        class_=["edge", "handle", _end(shift)],
        role="button",
        tabindex="0" if stop else "-1",
        data_action=action,
        data_rove_item=True,
        aria_label=action_label(lang, shift),
    )[_tab(shift)]


def _barred(shift: Shift) -> Element:
    """Where there is no handle now; a click says why."""
    return g(
        class_=["edge", "barred", _end(shift)],
        data_try=write(shift).removeprefix("shift "),
        aria_hidden="true",
    )[_tab(shift), path(".bar-cross", d="M-13 -13L13 13M13 -13L-13 13")]


@cache
def _tab(shift: Shift) -> Markup:
    """A brass tab with an arrow and the number of the line."""
    row = shift.way < 2
    wide, high = (47, 94) if row else (82, 47)
    turn = {"left": 0, "right": 180, "up": 90, "down": 270}[WAYS[shift.way]]
    return Markup("").join(
        Markup(str(part))
        for part in (
            rect(".tab-plate", x=-wide // 2, y=-high // 2, width=wide, height=high, rx=7),
            path(
                ".tab-arrow",
                d="M-13 0L7 -15L4 0L7 15Z",
                transform=f"translate({0 if row else -13} {-13 if row else 0}) rotate({turn})",
            ),
            text(".tab-number", x=0 if row else 20, y=29 if row else 7)[str(shift.line + 1)],
        )
    )


def _picked_line(view: View, opened: Open) -> Node:
    """Lamplight behind the line that was picked in the list."""
    kind, _, number = opened.line.partition(" ")
    if not kind:
        return None
    wide, high = (view.columns * WIDE, HIGH) if kind == "row" else (WIDE, view.rows * HIGH)
    return g(class_=["picked-at", f"{kind}-{int(number) - 1}"], aria_hidden="true")[
        rect(".picked-line", x=-WIDE // 2, y=-HIGH // 2, width=wide, height=high, rx=6)
    ]


# Suspects


class Passage(NamedTuple):
    """What the last shift did: ``wrapped`` fell off and came in again; ``line`` are all that moved.

    ``mark`` tells this shift from the one before.
    """

    wrapped: int
    line: tuple[int, ...]
    shift: facts.Shifted
    action: int

    @property
    def mark(self) -> str:
        """The class of what came in; two take turns, so that it is seen each time."""
        return f"came-{self.shift.way}-{'odd' if self.action % 2 else 'even'}"


def _passage(scene: TableScene) -> Passage | None:
    """The last shift; None where something else was last, or where the board has closed up."""
    view: View = scene.view
    action, told = last_motion(scene.told)
    if len(told) != 1 or not isinstance(told[0], facts.Shifted):
        return None
    shift, number = told[0], told[0].number - 1
    if shift.line == "row":
        line = view.board[number * view.columns : (number + 1) * view.columns]
    else:
        line = view.board[number :: view.columns]
    if not line:
        return None
    return Passage(line[-1 if shift.way in ("left", "up") else 0], line, shift, action)


def _suspects(lang: Language, scene: TableScene, opened: Open) -> Iterator[Node]:
    """Everybody on the board, always in the order of their letters.

    An element that the page moves among its siblings starts anew and is not seen to move.
    """
    view: View = scene.view
    passage = _passage(scene) if scene.speed else None
    if passage is not None:
        yield _leaving(lang, view, passage)
    places = {suspect: place for place, suspect in enumerate(view.board)}
    open_first = min((one for one in places if opened.of_suspect(one)), default=NO_ONE)
    marks = known(scene) if scene.panel == "notebook" else None
    identities = shown_identities(scene)
    for suspect in sorted(places):
        row, column = divmod(places[suspect], view.columns)
        yield _suspect(
            lang,
            scene,
            opened,
            _Spot(
                suspect,
                row,
                column,
                _moved(scene, passage, suspect),
                suspect == open_first,
                tuple(role for role, one in enumerate(identities) if one == suspect),
            ),
            marks,
        )


class _Spot(NamedTuple):
    """A suspect's place, how it came there, and which identities the screen may show on it."""

    suspect: int
    row: int
    column: int
    moved: str
    stop: bool
    roles: tuple[int, ...]


def _moved(scene: TableScene, passage: Passage | None, suspect: int) -> str:
    """The classes of what a suspect is seen to do: nothing, to move, or to be pointed out again."""
    again = bool(scene.speed) and not scene.taken_back and len(scene.told) <= scene.repeated_at
    if again and SUSPECTS[suspect] in named(scene.news):
        return f"named-{'odd' if scene.repeat % 2 else 'even'}"
    if passage is None or suspect not in passage.line or scene.taken_back:
        return ""
    if len(scene.told) <= scene.repeated_at:
        turn = "odd" if scene.repeat % 2 else "even"
        return f"wrapped again-{passage.shift.way}-{turn}"
    return f"wrapped {passage.mark}" if suspect == passage.wrapped else ""


def _suspect(
    lang: Language, scene: TableScene, opened: Open, spot: _Spot, marks: Known | None
) -> Element:
    view: View = scene.view
    suspect, word = spot.suspect, SUSPECTS[spot.suspect]
    dead = bool(view.deceased >> suspect & 1)
    marked = bool(view.marked >> suspect & 1)
    own = suspect == view.identity
    action = opened.of_suspect(suspect)
    swipes = _swipes(opened, spot.row, spot.column)
    control = bool(action or swipes)
    out = marks is not None and not dead and not marks.roles_of(suspect)
    return g(
        id=f"suspect-{word}",
        class_=[
            "suspect",
            f"row-{spot.row} column-{spot.column}",
            spot.moved,
            dead and "dead",
            own and "own",
            action and "open",
            out and "ruled-out",
        ],
        role="button" if control else "img",
        tabindex=("0" if spot.stop else "-1") if control else None,
        data_action=action or None,
        data_try=f"suspect {word}" if opened.due and not action else None,
        data_rove_item=control,
        aria_label=_label(lang, view, spot, opened),
        aria_keyshortcuts=" ".join(KEYS[way] for way in swipes) or None,
        **{f"data-swipe-{way}": text for way, text in swipes.items()},
    )[
        g(".body")[
            action and rect(".halo", x=-48, y=-56, width=96, height=112, rx=7),
            _faces(lang, suspect),
            own and path(".pennant", d="M-41 -53H-25V-22L-33 -29L-41 -22Z"),
            marked and use(".badge", href="#noir-innocent", x=-47, y=-57, width=34, height=34),
            action and _sign(DEED_SIGNS[action.partition(" ")[0]]),
            (_role_mark(role) for role in spot.roles),
            marks is not None
            and not dead
            and (_may_be(role) for role in marks.roles_of(suspect) if role not in spot.roles),
        ]
    ]


def _swipes(opened: Open, row: int, column: int) -> dict[str, str]:
    """The shifts of a card's row and column, by way."""
    found = {}
    for way, word in enumerate(WAYS):
        text = opened.shifts.get(SHIFTS[way][row if way < 2 else column])
        if text:
            found[word] = text
    return found


@lru_cache(maxsize=64)
def _faces(lang: Language, suspect: int) -> Markup:
    """Both sides of a card: the suspect, and the back that is turned up when it is deceased."""
    called, initial = name(lang, suspect), letter(suspect)
    front = g(".front")[
        rect(".sheet", x=-44, y=-52, width=88, height=104, rx=4),
        use(".likeness", href=f"#face-{SUSPECTS[suspect]}", x=-40, y=-50, width=80, height=80),
        path(".strip", d="M-44 29H44"),
        rect(".letter-tab", x=-44, y=29, width=24, height=23, rx=3),
        text(".letter", x=-32, y=47)[initial],
        text(".suspect-name", x=12, y=46)[called],
    ]
    back = g(".back")[
        rect(".washed", x=-44, y=-52, width=88, height=104, rx=4),
        use(".wash", href="#noir-blot", x=-42, y=-48, width=84, height=84),
        text(".dead-letter", y=14)[initial],
        text(".dead-name", y=44)[called],
    ]
    return Markup(str(front)) + Markup(str(back))


def _sign(drawing: str) -> list[Element]:
    """What can be done to a suspect, at the corner of its card."""
    return [
        circle(".sign-plate", cx=31, cy=-39, r=17),
        use(".deed-sign", href=f"#{drawing}", x=18, y=-52, width=26, height=26),
    ]


def _role_mark(role: int) -> list[Element]:
    """An identity that lies open."""
    x = (-30, 30)[role]
    return [
        circle(".role-plate", cx=x, cy=12, r=17),
        use(href=f"#{ROLE_SIGNS[role]}", x=x - 13, y=-1, width=26, height=26),
    ]


def _may_be(role: int) -> list[Element]:
    """A pencilled note: this one may be the Killer, or the Inspector."""
    x = (-33, 33)[role]
    return [
        circle(".note-plate", cx=x, cy=16, r=12),
        use(href=f"#{ROLE_SIGNS[role]}", x=x - 9, y=7, width=18, height=18),
    ]


def _label(lang: Language, view: View, spot: _Spot, opened: Open) -> str:
    """A suspect in words: who, where, in what state, and what a click does."""
    say = lang.say
    words = [
        say(
            "{suspect}, row {row}, column {column}",
            suspect=name(lang, spot.suspect),
            row=spot.row + 1,
            column=spot.column + 1,
        )
    ]
    if view.deceased >> spot.suspect & 1:
        words.append(say("deceased"))
    if view.marked >> spot.suspect & 1:
        words.append(say("innocent"))
    if spot.suspect == view.identity:
        words.append(say("that is you"))
    words += [roles(lang)[role] for role in spot.roles if spot.suspect != view.identity]
    said = ", ".join(words)
    action = opened.of_suspect(spot.suspect)
    if not action:
        return said
    deed = {
        "kill": say("kill"),
        "arrest": say("arrest"),
        "choose": say("become"),
        "discard": say("discard the card"),
    }[action.partition(" ")[0]]
    return say("{deed}: {suspect}", deed=deed, suspect=said)


# What moved


def _leaving(lang: Language, view: View, passage: Passage) -> Element:
    """The card that falls off at one end while it comes in again at the other."""
    far = len(passage.line) - 1
    end = 0 if passage.shift.way in ("left", "up") else far
    across = passage.shift.line == "row"
    row = passage.shift.number - 1 if across else end
    column = end if across else passage.shift.number - 1
    dead = bool(view.deceased >> passage.wrapped & 1)
    return g(
        id=f"left-{passage.action}",
        class_=["suspect", "wrapped", f"row-{row} column-{column}", dead and "dead"],
        aria_hidden="true",
    )[g(class_=["body", f"gone-{passage.shift.way}"])[_faces(lang, passage.wrapped)]]


def _trail(scene: TableScene) -> Node:
    """A frame around the line that was shifted last, pointing where it went.

    It is there while nothing has happened since.
    """
    action, told = last_motion(scene.told)
    if action != len(scene.told) - 1 or not told or not isinstance(told[-1], facts.Shifted):
        return None
    shift = told[-1]
    view: View = scene.view
    count = view.columns if shift.line == "row" else view.rows
    step = WIDE if shift.line == "row" else HIGH
    backwards = shift.way in ("left", "up")
    end, point = (-step // 2, -1) if backwards else ((count - 1) * step + step // 2, 1)
    base = end - 13 * point
    if shift.line == "row":
        shape, wide, high = f"row-{shift.number - 1}", count * WIDE, HIGH
        drawn = f"M{base} -13L{end + 3 * point} 0L{base} 13Z"
    else:
        shape, wide, high = f"column-{shift.number - 1}", WIDE, count * HIGH
        drawn = f"M-13 {base}L0 {end + 3 * point}L13 {base}Z"
    frame = rect(
        ".trail-line", x=3 - WIDE // 2, y=2 - HIGH // 2, width=wide - 6, height=high - 4, rx=6
    )
    return g(id=f"trail-{action}", class_=["trail-at", shape], aria_hidden="true")[
        frame, path(".trail-way", d=drawn)
    ]
