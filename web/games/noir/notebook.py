"""The notebook: who can still be whom, and what that is known from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from htpy import Element, Node, div, h3, li, ol, p, span, ul

from dead_end.games.noir.material import INSPECTOR, KILLER, NO_ONE, STANDARD_MODE, SUSPECTS
from dead_end.games.noir.state import (
    ARRESTED,
    ASKED_INSPECTOR,
    ASKED_KILLER,
    CHANGED,
    CHOOSING,
    EXONERATED,
    KEPT,
    KILLED,
    OPENING,
    Trace,
)
from dead_end.games.noir.view import View
from web.games.noir.known import Known, known
from web.games.noir.names import ROLE_SIGNS, letter, listed, name, roles
from web.scene import TableScene
from web.screens.parts import emblem
from web.words import Language


def notebook(lang: Language, scene: TableScene) -> Node:
    """What follows from all that the viewer was shown, and from what."""
    view: View = scene.view
    found = known(scene)
    if not found.total:
        return p[lang.say("The suspects are still lining up.")]
    return div(".notebook")[
        p(".notebook-lead")[_lead(lang, view, found)],
        _may_be(lang, view, found, KILLER),
        _may_be(lang, view, found, INSPECTOR),
        _learnt(lang, view),
    ]


def _lead(lang: Language, view: View, found: Known) -> str:
    if view.closed:
        return lang.say("The case is closed: this is how it was.")
    return lang.count(
        "{n} case fits all that was seen. The signs are on the board while this is open.",
        "{n} cases fit all that was seen, each as likely. The signs are on the board while this is"
        " open.",
        found.total,
    )


def _may_be(lang: Language, view: View, found: Known, role: int) -> Element:
    """The suspects who may have a role."""
    suspects = sorted(found.inspectors if role == INSPECTOR else found.killers)
    heading = _heading(lang, view, role, len(suspects))
    return div(".may-be")[
        h3[emblem(ROLE_SIGNS[role], "icon"), span[heading]],
        ul(".mugshots")[
            (
                li(".mugshot", title=name(lang, suspect))[
                    emblem(f"face-{SUSPECTS[suspect]}", "mugshot-face"),
                    span(".mugshot-letter", aria_hidden="true")[letter(suspect)],
                    span(".mugshot-name")[name(lang, suspect)],
                ]
                for suspect in suspects
            )
        ]
        if suspects
        else p[lang.say("Nobody yet.")],
    ]


def _heading(lang: Language, view: View, role: int, count: int) -> str:
    called = roles(lang)[role]
    if view.closed:
        return called
    if view.role == role and view.identity != NO_ONE:
        return lang.say("{role}: you", role=called)
    if role == INSPECTOR and view.step in (OPENING, CHOOSING):
        return lang.say("{role}: not chosen yet", role=called)
    return lang.count("{role}: {n} may be it", "{role}: {n} may be it", count, role=called)


def _learnt(lang: Language, view: View) -> Iterator[Node]:
    """What has been seen that says something, the newest first."""
    traces = view.legs[-1].history if view.closed and view.legs else view.history
    if traces:
        yield h3[lang.say("What that is known from")]
        yield ol(".clues")[
            (li[clue(lang, trace)] for trace in reversed(_of_the_living(traces, view)))
        ]


def _of_the_living(traces: Sequence[Trace], view: View) -> list[Trace]:
    """The traces, without those who were dead by then: they were not who was meant.

    In classic who is given up dies too (``noir.D1``).
    """
    found, dead = [], 0
    dying = (KILLED,) if view.options["mode"] == STANDARD_MODE else (KILLED, CHANGED)
    for trace in traces:
        found.append(trace._replace(among=trace.among & ~dead))
        if trace.kind in dying:
            dead |= 1 << trace.suspect
    return found


def clue(lang: Language, trace: Trace) -> str:
    """What a trace tells about who is whom."""
    say, kind = lang.say, trace.kind
    words = {"suspect": name(lang, trace.suspect), "others": listed(lang, trace.among)}
    if kind == KILLED:
        return say("{suspect} was killed: the Killer stood beside, one of {others}.", **words)
    if kind == ARRESTED:
        return say("{suspect} was arrested: the Inspector is one of {others}.", **words)
    if kind == CHANGED:
        return say("The Killer was {suspect} and took another face.", **words)
    if kind == KEPT:
        return say("The Killer drew {suspect}, deceased, and stayed the same.", **words)
    if kind == EXONERATED:
        return say("The card of {suspect} was the Inspector's.", **words)
    if kind == ASKED_KILLER and trace.yes:
        return say("The Killer was beside {suspect}.", **words)
    if kind == ASKED_KILLER:
        return say("The Killer was not beside {suspect}.", **words)
    if kind == ASKED_INSPECTOR and trace.yes:
        return say("The Inspector was beside {suspect}.", **words)
    if kind == ASKED_INSPECTOR:
        return say("The Inspector was not beside {suspect}.", **words)
    raise ValueError(f"no trace of Noir: {trace!r}")
