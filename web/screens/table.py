"""A game being played: the board first, one's own secrets at the bottom edge."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, div, h1, h2, header, li, main, p, section, span, ul

from dead_end.bots.levels import HUMAN
from dead_end.contract import NOBODY
from web.games import dressing
from web.games.dressing import Choice, Group, Parts
from web.scene import BELL, ONWARD, EndScene, TableScene
from web.screens.chronicle import chronicle, news
from web.screens.menu import menu
from web.screens.parts import choice_button, deed, drawer, emblem, notice, tool
from web.screens.rulebook import rulebook
from web.words import Language

LISTED = 60
"""So many choices are listed at once; a longer list waits behind a button."""


def draw(lang: Language, scene: TableScene, *, static: bool = True) -> Element:
    """The table. ``static=False`` leaves empty what is in the page already and never changes."""
    dressed = dressing(scene.game_id)
    parts = dressed.table(lang, scene, static)
    marks = [
        "table",
        scene.legal is not None and "due",
        scene.resting and "resting",
        parts.roomy and "roomy",
    ]
    return main(class_=marks, data_panel=scene.panel)[
        sprites(scene.game_id, static),
        header(".bar")[
            h1(".bar-title")[dressed.title(lang)],
            p(".bar-stage")[parts.stage],
            tools(lang, scene),
        ],
        seats(lang, scene, parts),
        section(".board", aria_label=lang.say("Board"))[parts.board],
        section(".ask", aria_label=lang.say("Your move") if scene.legal else lang.say("Now"))[
            notice(scene.notice),
            _said(lang, scene, parts),
            parts.tray,
            _deeds(lang, scene, parts.deeds),
            refusal(lang, scene),
        ],
        section("#list.list", aria_label=lang.say("What you can do"))[
            _list(lang, scene, parts.groups)
        ],
        section(
            "#side.side",
            aria_label=dressed.side_name(lang) or None,
            tabindex="0" if scene.panel == "side" else None,
        )[parts.sides],
        section(".hand", aria_label=lang.say("Your hand"), data_private=True)[
            _hand(lang, scene, parts)
        ],
        _drawer(lang, scene),
    ]


def sprites(game_id: str, static: bool) -> Element:
    """The drawings that everything else uses."""
    return div("#sprites", data_static=True)[dressing(game_id).sprites() if static else None]


def tools(lang: Language, scene: TableScene) -> Element:
    """The drawers' tabs and the small tools."""
    dressed = dressing(scene.game_id)
    side = dressed.side_name(lang)
    tabs = (
        *([("side", side, dressed.side_sign(), "narrow-only")] if side else []),
        ("list", lang.say("Choices"), "sign-play", "narrow-only"),
        *([("notebook", lang.say("Notes"), "sign-notes", "")] if dressed.notebook(scene) else []),
        ("log", lang.say("Log"), "sign-log", ""),
        ("rules", lang.say("Rules"), "sign-rules", ""),
        ("menu", lang.say("Table"), "bell", ""),
    )
    again = lang.say("Shows once more what has moved since your last turn")
    shorter = {"repeat": lang.say("Moved?")}
    # At speed 0 nothing moves, so there is nothing to see again.
    deeds = (
        # Who only looks on may want to look closely.
        (
            "pause",
            lang.say("Go on") if scene.paused else lang.say("Pause"),
            "sign-play",
            None,
            HUMAN not in scene.players,
        ),
        (
            "repeat",
            lang.say("What moved?"),
            "sign-again",
            again,
            bool(scene.told) and scene.speed > 0,
        ),
        ("undo", lang.say("Undo"), "sign-undo", None, scene.can_undo),
        ("quit", lang.say("Leave"), "sign-quit", None, True),
    )
    return ul(".tools", aria_label=lang.say("Tools"))[
        (
            li(class_=extra)[tool(name, label, sign, scene.panel == name)]
            for name, label, sign, extra in tabs
        ),
        (
            li[tool(name, label, sign, hint=hint, short=shorter.get(name))]
            for name, label, sign, hint, there in deeds
            if there
        ),
    ]


def seats(lang: Language, scene: TableScene, parts: Parts) -> Element:
    """Everybody at the table, the one who decides marked."""
    turn = NOBODY if scene.over else parts.turn
    return ul(".seats", aria_label=lang.say("At the table"))[
        (
            li(
                class_=["seat", seat == turn and "turn", seat == scene.viewer and "own"],
                aria_current="true" if seat == turn else None,
            )[body, _played_by(lang, scene, seat)]
            for seat, body in enumerate(parts.seats)
        )
    ]


def _played_by(lang: Language, scene: TableScene, seat: int) -> Node:
    """Says of a seat that nobody sits on it but a computer."""
    if scene.players[seat] == HUMAN and seat not in scene.stand_ins:
        return None
    word = lang.say("computer")
    return span(".computer", title=word)[
        emblem("sign-clockwork", "sign"), span(".hidden")[f" {word}"]
    ]


def _said(lang: Language, scene: TableScene, parts: Parts) -> Element:
    """What happened and what is asked, said aloud whenever it changes."""
    asked = parts.prompt
    if isinstance(scene, EndScene):
        asked = dressing(scene.game_id).verdict(lang, scene)
    if scene.due and scene.legal is None:
        asked = lang.say("Your secrets are covered: peek to go on.")
    return div("#said.said", role="status")[
        news(lang, scene), p(".prompt", tabindex="-1", data_focus=True)[asked]
    ]


def _deeds(lang: Language, scene: TableScene, deeds: tuple[Choice, ...]) -> Node:
    bell = scene.hand_to and deed(
        "reveal",
        lang.say("End the turn, pass to {name}", name=scene.hand_to),
        kind="deed",
        data_value=BELL,
        data_rove_item=True,
    )
    onward = scene.resting and deed(
        "reveal",
        lang.say("To the front page") if scene.over else lang.say("On to the next leg"),
        kind="deed",
        data_value=ONWARD,
        data_rove_item=True,
    )
    return div(".deeds", data_rove="deeds")[
        bell or onward,
        (
            choice_button(choice, "do", "deed", number == 0 and not (bell or onward))
            for number, choice in enumerate(deeds)
        ),
        scene.picked and deed("back", lang.say("Put it back"), kind="paper"),
    ]


def refusal(lang: Language, scene: TableScene) -> Element:
    """Why the last click did nothing; there even when empty, so that it is said when it comes."""
    said: Node = None
    if scene.refusal is not None:
        dressed = dressing(scene.game_id)
        said = p(".refusal-line")[
            scene.refusal.target
            and span(".refusal-target")[dressed.target(lang, scene.names, scene.refusal.target)],
            span(".refusal-why")[dressed.clause(lang, scene.refusal.clause)],
            button(
                ".clause.read-rule",
                type="button",
                data_do="rules",
                data_value=scene.refusal.clause,
                aria_label=lang.say("Read rule {clause}", clause=scene.refusal.clause),
            )[scene.refusal.clause],
        ]
    return div("#refusal.refusal", role="alert")[said]


def _list(lang: Language, scene: TableScene, groups: tuple[Group, ...]) -> Iterator[Node]:
    count = sum(len(group.choices) for group in groups)
    if not count:
        return
    yield h2(".list-title")[lang.say("What you can do")]
    if count > LISTED and scene.panel != "list":
        yield p[
            deed(
                "list",
                lang.count("List the {n} choice", "List all {n} choices", count),
            )
        ]
        return
    for group in groups:
        yield div(".group", data_rove=f"list {group.heading}")[
            group.heading and p(".group-heading")[group.heading],
            ul(".choices")[
                (
                    li[
                        choice_button(
                            choice, "list", "chip", number == 0, choice.text in scene.picked
                        )
                    ]
                    for number, choice in enumerate(group.choices)
                )
            ],
        ]


def _hand(lang: Language, scene: TableScene, parts: Parts) -> Node:
    """The viewer's secrets; where they are covered, a button to peek under them."""
    if not scene.covered:
        return parts.hand
    peek = button(
        "#peek.button.paper",
        type="button",
        data_do="peek",
        data_hold="peek",
        aria_pressed="true" if scene.peeking else "false",
    )[emblem("sign-peek"), span[lang.say("Peek")]]
    return div(".covered")[
        peek,
        parts.hand
        if scene.peeking
        else div(".face-down", data_hold="peek", aria_hidden="true")[parts.backs],
    ]


def _drawer(lang: Language, scene: TableScene) -> Node:
    """The log, the rules or the table's menu, where one of them is open."""
    titles = {
        "log": lang.say("Log"),
        "rules": lang.say("Rules"),
        "menu": lang.say("Table"),
        "notebook": lang.say("Notes"),
    }
    if scene.panel not in titles:
        return None
    title = titles[scene.panel]
    match scene.panel:
        case "log":
            body: Node = chronicle(lang, scene)
        case "rules":
            body = rulebook(lang, scene.game_id, scene.rules_search, scene.clause)
        case "notebook":
            notebook = dressing(scene.game_id).notebook(scene)
            if notebook is None:
                return None
            body = notebook(lang)
        case _:
            body = menu(lang, scene)
    return drawer(scene.panel, title, lang.say("Close"), body)
