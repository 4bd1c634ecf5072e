"""The Will, unrolled: sixteen heirs, their moneybags, and what has become of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, div, h2, li, ol, p, span, svg, use
from markupsafe import Markup

from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.material import ESCAPED, HEIRS, INSIDE, UNOWNED
from dead_end.games.drive_1313.view import View
from web.games.drive_1313.names import bags, heirs
from web.games.drive_1313.newest import last_motion
from web.games.drives.portrait import portrait
from web.scene import TableScene
from web.screens.parts import emblem
from web.words import Language


def will(lang: Language, scene: TableScene) -> Node:
    """The Will with its bags, top heir first."""
    view: View = scene.view
    lost = view.lost
    return div(".will")[
        h2(".will-title")[lang.say("The Will")],
        ol(".will-heirs")[_lines(lang, scene, view)],
        p(".will-foot")[bag(), lang.say("To the pets' home: {bags}", bags=bags(lang, lost))]
        if lost
        else p(".will-foot")[lang.say("Agatha, of sound mind and poor judgement")],
    ]


class Loss(NamedTuple):
    """An heir whose line is seen to change: ``mark`` tells this change from any other.

    ``lines``: how many lines its bags slide down, 0 where none do.
    """

    mark: str
    lines: int


def _losses(scene: TableScene) -> dict[str, Loss]:
    """The heirs that the last motion took out of the house."""
    if not scene.speed:
        return {}
    action, told = last_motion(scene.told)
    losses = {}
    for fact in told:
        if isinstance(fact, (facts.KnockedOff, facts.Escaped)):
            slides = fact.bags if isinstance(fact, facts.KnockedOff) or fact.owner is None else 0
            below = len(HEIRS) if fact.heritor is None else HEIRS.index(fact.heritor)
            lines = below - HEIRS.index(fact.heir) if slides else 0
            losses[fact.heir] = Loss(f"{fact.heir}-{action}", lines)
    return losses


def _lines(lang: Language, scene: TableScene, view: View) -> Iterator[Markup]:
    losses, own = _losses(scene), scene.view.own
    for heir, fate in enumerate(view.fates):
        owner = view.laid_by[heir]
        yield _line(
            lang,
            HEIRS[heir],
            view.bags[heir],
            fate,
            "" if owner == UNOWNED else scene.names[owner],
            heir in own,
            losses.get(HEIRS[heir]),
        )


@lru_cache(maxsize=512)
def _line(
    lang: Language, word: str, money: int, fate: int, owner: str, own: bool, loss: Loss | None
) -> Markup:
    """An heir's line; most lines stay as they are from one move to the next."""
    name = heirs(lang)[word]
    return Markup(
        str(
            li(
                id=f"will-{word}",
                class_=["will-heir", own and "own", fate != INSIDE and "gone"],
            )[
                span(".turning", id=f"turned-{loss.mark}")[portrait(word, name)]
                if loss
                else portrait(word, name),
                span(".will-name")[name.name, own and span(".will-own")[lang.say("yours")]],
                purse(lang, money) if fate == INSIDE else _fate(lang, fate, owner),
                span(
                    id=f"slid-{loss.mark}", class_=f"slide slide-{loss.lines}", aria_hidden="true"
                )[bag()]
                if loss and loss.lines
                else None,
            ]
        )
    )


def _fate(lang: Language, fate: int, owner: str) -> Element:
    if fate == ESCAPED:
        return span(".fate.escaped")[
            emblem("escaped", "fate-sign"), lang.say("escaped"), owner and f" · {owner}"
        ]
    return span(".fate.knocked-off")[
        emblem("dead", "fate-sign"), lang.say("late"), owner and f" · {owner}"
    ]


def purse(lang: Language, money: int) -> Element:
    """So many moneybags; more than four as a number."""
    return span(".bags", role="img", aria_label=bags(lang, money))[
        (bag() for _ in range(money if money <= 4 else 1)),
        money > 4 and span(".bags-more")[f"×{money}"],
    ]


def bag() -> Element:
    """One moneybag, for the eye."""
    return svg(".bag", viewBox="0 0 100 100", aria_hidden="true", focusable="false")[
        use(href="#bag")
    ]
