"""What everybody sees of each seat, and what it turns up at the end."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, div, figcaption, figure, h3, li, p, span, ul

from dead_end.games.noir.material import INSPECTOR, KILLER, NO_ONE, SUSPECTS, members
from dead_end.games.noir.state import Leg
from dead_end.games.noir.view import View, role_of
from web.games.noir.names import ROLE_SIGNS, listed, name, roles
from web.games.noir.sentences import ending
from web.scene import EndScene, TableScene
from web.screens.parts import emblem
from web.words import Language


def seat_line(lang: Language, scene: TableScene, seat: int) -> Node:
    """A seat's name and role; what it has done, in numbers."""
    view: View = scene.view
    role = role_of(seat, view.killer)
    return div(".seat-body", id=f"seat-{seat}")[
        span(".seat-name")[scene.names[seat]],
        span(".seat-counts")[
            role != NO_ONE
            and span(".seat-role")[emblem(ROLE_SIGNS[role], "icon"), span[roles(lang)[role]]],
            span(".seat-score")[_score(lang, view, role)],
            view.options["match"] and span(".seat-legs")[_legs(lang, view, seat)],
        ],
    ]


def _score(lang: Language, view: View, role: int) -> str:
    """The Killer's deceased, the Inspector's cards."""
    if role == KILLER:
        return lang.say(
            "{n} of {limit} deceased", n=view.deceased.bit_count(), limit=view.options["limit"]
        )
    if role == INSPECTOR:
        return lang.count("{n} card in hand", "{n} cards in hand", view.hand_size)
    return ""


def _legs(lang: Language, view: View, seat: int) -> str:
    won = sum(leg.winner == seat for leg in view.legs)
    return lang.count("{n} leg won", "{n} legs won", won)


def result(lang: Language, scene: EndScene, seat: int) -> str:
    """How a seat did: legs won in a match, else whether it won."""
    view: View = scene.view
    if view.options["match"]:
        return lang.count("{n} leg won", "{n} legs won", scene.outcome.scores[seat])
    if not scene.outcome.winners:
        return lang.say("a draw")
    return lang.say("won") if seat in scene.outcome.winners else lang.say("lost")


def revealed(lang: Language, scene: TableScene, seat: int) -> Node:
    """Who a seat was, leg by leg, and the evidence that it held."""
    view: View = scene.view
    return div(".revealed")[
        ul(".revealed-legs")[
            (
                li[_leg_of(lang, leg, role_of(seat, leg.killer), number, len(view.legs))]
                for number, leg in enumerate(view.legs, 1)
            )
        ]
    ]


def _leg_of(lang: Language, leg: Leg, role: int, number: int, legs: int) -> Iterator[Node]:
    if legs > 1:
        yield h3(".leg-title")[lang.say("Leg {number}", number=number)]
    yield likeness(lang, leg.identities[role], role)
    if role == INSPECTOR and leg.hand:
        yield p(".revealed-cards")[
            lang.say("Evidence in hand: {suspects}.", suspects=listed(lang, leg.hand))
        ]


def likeness(lang: Language, suspect: int, role: int) -> Element:
    """An identity that lies open: the likeness, the name and the role."""
    drawing = "noir-nobody" if suspect == NO_ONE else f"face-{SUSPECTS[suspect]}"
    called = lang.say("nobody yet") if suspect == NO_ONE else name(lang, suspect)
    return figure(".identified")[
        emblem(drawing, "identified-face"),
        figcaption[
            span(".identified-name")[called],
            span(".identified-role")[emblem(ROLE_SIGNS[role], "icon"), roles(lang)[role]],
        ],
    ]


def left_over(lang: Language, scene: TableScene) -> Node:
    """The evidence that nobody drew, in its order, leg by leg."""
    view: View = scene.view
    several = len(view.legs) > 1
    return div(".left-over")[
        (
            (
                several and h3(".leg-title")[lang.say("Leg {number}", number=number)],
                _deck(lang, leg),
            )
            for number, leg in enumerate(view.legs, 1)
        )
    ]


def _deck(lang: Language, leg: Leg) -> Element:
    if not leg.deck:
        return p[lang.say("The evidence has all been drawn.")]
    return p[lang.say("Never drawn, from the top: {suspects}.", suspects=listed(lang, leg.deck))]


def closed_leg(lang: Language, scene: TableScene, leg: Leg, number: int) -> Element:
    """A leg of a match that is over, all of it open."""
    view: View = scene.view
    won = (
        lang.say("{name} won.", name=scene.names[leg.winner])
        if leg.winner >= 0
        else lang.say("Nobody won.")
    )
    return div(".closed-leg", id=f"leg-{number}")[
        h3[lang.say("Leg {number}", number=number)],
        p[f"{ending(lang, leg.reason)} {won}"],
        # The leg that has just ended lies open beside the board already.
        not (view.closed and number == len(view.legs))
        and div(".identities")[
            (likeness(lang, suspect, role) for role, suspect in enumerate(leg.identities))
        ],
        leg.hand
        and p(".revealed-cards")[
            lang.say(
                "Evidence in hand: {suspects}.", suspects=listed(lang, tuple(members(leg.hand)))
            )
        ],
        _deck(lang, leg),
    ]
