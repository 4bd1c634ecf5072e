"""What everybody sees of a seat, and what it turns up at the end."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, button, div, li, p, span, svg, ul, use
from markupsafe import Markup

from dead_end.games.drive_1313 import facts
from dead_end.games.drive_1313.material import CARDS, ESCAPED, HEIRS, UNOWNED
from dead_end.games.drive_1313.view import View
from dead_end.who import write_seat
from web.games.drive_1313.names import bags, card, heirs
from web.games.drive_1313.newest import last_motion
from web.games.drive_1313.opened import Open
from web.games.drive_1313.will import bag
from web.games.drives.portrait import portrait
from web.scene import TableScene
from web.words import Language


def seat_line(lang: Language, scene: TableScene, opened: Open, seat: int) -> Node:
    """A seat's name, heirs, cards and bags; a button where it can be chosen."""
    view: View = scene.view
    content = [
        span(".seat-name")[scene.names[seat]],
        span(".seat-counts")[
            _count(
                lang.count("{n} heir card", "{n} heir cards", view.heir_counts[seat]),
                "card-heir",
                view.heir_counts[seat],
            ),
            _count(
                lang.count("{n} playing card", "{n} playing cards", view.card_counts[seat]),
                "card-back",
                view.card_counts[seat],
            ),
            _count(
                bags(lang, view.collected[seat]), "bag", view.collected[seat], _payday(scene, seat)
            ),
        ],
    ]
    chosen = dict(opened.seats)
    if seat in chosen:
        return button(
            ".seat-body.open",
            id=f"seat-{seat}",
            type="button",
            data_action=chosen[seat],
            aria_label=lang.say("Take an heir card from {name}", name=scene.names[seat]),
        )[content]
    tried = opened.due and seat != scene.viewer
    return div(
        ".seat-body", id=f"seat-{seat}", data_try=f"seat {write_seat(seat)}" if tried else None
    )[content]


def _payday(scene: TableScene, seat: int) -> str:
    """A mark of the last motion where it brought bags to the seat, else empty."""
    action, told = last_motion(scene.told) if scene.speed else (-1, ())
    paid = any(
        isinstance(fact, facts.Escaped) and fact.owner == seat and fact.bags for fact in told
    )
    return f"paid-{seat}-{action}" if paid else ""


@lru_cache(maxsize=512)
def _count(label: str, drawing: str, number: int, mark: str = "") -> Markup:
    counted = span(
        class_=["seat-count", mark and "paid"], id=mark or None, role="img", aria_label=label
    )[
        svg(".icon", viewBox="0 0 100 100", focusable="false")[use(href=f"#{drawing}")],
        span[str(number)],
    ]
    return Markup(str(counted))


def revealed(lang: Language, scene: TableScene, seat: int) -> Node:
    """The heirs that a seat had, with what became of each, and the cards it never played."""
    view: View = scene.view
    laid = [heir for heir, owner in enumerate(view.laid_by) if owner == seat]
    held = []
    hand: tuple[int, ...] = ()
    if view.turned_up is not None:
        held = [heir for heir, owner in enumerate(view.turned_up.owners) if owner == seat]
        hand = view.turned_up.hands[seat]
    cards = [CARDS[kind] for kind, copies in enumerate(hand) for _ in range(copies)]
    return div(".revealed")[
        ul(".revealed-heirs")[
            (_heir(lang, view, heir) for heir in laid),
            (_heir(lang, view, heir) for heir in held),
        ]
        if laid or held
        else p[lang.say("No heirs.")],
        cards
        and p(".revealed-cards")[
            lang.say(
                "Never played: {cards}",
                cards=", ".join(card(lang, word).title for word in cards),
            )
        ],
    ]


def _heir(lang: Language, view: View, heir: int) -> Element:
    word = HEIRS[heir]
    name = heirs(lang)[word]
    if view.laid_by[heir] == UNOWNED:
        fate, kind = lang.say("still inside"), "inside"
    elif view.fates[heir] == ESCAPED:
        fate, kind = lang.say("escaped"), "escaped"
    else:
        fate, kind = lang.say("late"), "knocked-off"
    return li(class_=["revealed-heir", kind])[
        portrait(word, name), span[name.name], span(class_=["fate", kind])[fate]
    ]


def left_over(lang: Language, scene: TableScene) -> Node:
    """The heirs that nobody held, and the deck."""
    view: View = scene.view
    if view.turned_up is None:
        return None
    undealt = [
        heirs(lang)[HEIRS[heir]].name
        for heir, owner in enumerate(view.turned_up.owners)
        if owner == UNOWNED and view.laid_by[heir] == UNOWNED
    ]
    deck = sum(view.turned_up.deck)
    return div(".left-over")[
        undealt and p[lang.say("Nobody's heirs: {heirs}.", heirs=", ".join(undealt))],
        p[
            bag(),
            lang.count("{n} card was left in the deck.", "{n} cards were left in the deck.", deck),
        ],
        p[lang.say("The pets' home thanks Aunt Agatha for {bags}.", bags=bags(lang, view.lost))]
        if view.lost
        else None,
    ]
