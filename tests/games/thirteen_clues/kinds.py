"""The kinds of action in 13 Clues, for play that is to see each of them."""

from typing import Any

from dead_end.contract import Rules
from dead_end.games.thirteen_clues.actions import Accuse, Action, Ask, Consult, Give, Take
from dead_end.games.thirteen_clues.state import as_told
from dead_end.games.thirteen_clues.view import View

KINDS = ("give", "take", "ask", "ask secretly", "consult", "accuse")

SEATS_ALONE = True
"""Truths are drawn from the views of seats only: who looks on sees no card."""


def kind_of(rules: Rules[Any, Any, Any], action: Any) -> str:
    """One of :data:`KINDS`."""
    first, *rest = rules.write_action(action).split()
    return f"{first} secretly" if "secretly" in rest else first


_ORDER = (Give, Take, Ask, Consult, Accuse)


def sort_key(action: Action) -> tuple[int, ...]:
    """The canonical order: questions by witness and subject, informants, accusations."""
    kind = _ORDER.index(type(action))
    match action:
        case Give(person, location, weapon, left):
            return (kind, person, location, weapon, left)
        case Take(seat):
            return (kind, seat)
        case Ask(seat, subject, side, secret):
            return (kind, seat, subject, int(secret), side)
        case Consult(slot):
            return (kind, slot)
        case Accuse(person, location, weapon):
            return (kind, person, location, weapon)


def remembered(view: View) -> tuple[object, ...]:
    """What was asked, looked at and named: it stays, though at the end more is told."""
    return tuple(as_told(clue, view.viewer) for clue in view.history)


def malformed(action: Action) -> list[Any]:
    """Objects like ``action`` that name what there is not: no rule may stumble over them."""
    made: list[Any] = ["consult A", None, 7, (), Any]
    match action:
        case Give(person, location, weapon, left):
            made += [Give(location, person, weapon, left), Give(person, location, 33, left)]
            made += [Give(person, location, weapon, 30), Give(person, None, weapon, left)]  # type: ignore[arg-type]  # as a program may
        case Take():
            made += [Take(6), Take(-1), Take(True), Take("seat1")]  # type: ignore[arg-type]
        case Ask(seat, subject, side, secret):
            made += [Ask(6, subject, side, secret), Ask(seat, 19, side, secret)]
            made += [Ask(seat, -1, side, secret), Ask(seat, subject, 2, secret)]
            made += [Ask(seat, subject, 0, True)]
            made += [Ask(seat, "red", side)]  # type: ignore[arg-type]
            made += [Ask(seat, subject, side, 1)]  # type: ignore[arg-type]
        case Consult():
            made += [Consult(8), Consult(-1), Consult("A"), Consult(None)]  # type: ignore[arg-type]
        case Accuse(person, location, weapon):
            made += [Accuse(location, person, weapon), Accuse(person, location, 32)]
            made += [Accuse(person, location, -1), Accuse(person, "park", weapon)]  # type: ignore[arg-type]
    return made
