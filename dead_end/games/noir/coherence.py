"""What a fact owes the view in which it is told, where a stranger's file says what happened.

It needs no proof that a game can have come so far, but nothing that was told may be refuted by
what the viewer saw before.
"""

from __future__ import annotations

from typing import Final

from dead_end.contract import AGREED, BadText, Fact
from dead_end.fields import numbered
from dead_end.games.noir import facts
from dead_end.games.noir.actions import ARRESTS, CHOICES, DISCARDS, KILLS, Action
from dead_end.games.noir.knowledge import knowledge
from dead_end.games.noir.legal import forbidding
from dead_end.games.noir.material import (
    INSPECTOR,
    MOST_IDLE,
    NO_ONE,
    STANDARD_MODE,
    SUSPECTS,
    Material,
    members,
)
from dead_end.games.noir.state import ARRESTED, CHANCE_STEPS, DEALING, EXONERATED, KILLED, Leg
from dead_end.games.noir.turns import position_of
from dead_end.games.noir.view import View

_DEEDS: Final = (
    facts.Shifted,
    facts.Killed,
    facts.IdentityChosen,
    facts.Arrested,
    facts.Disguised,
    facts.EvidenceDrawn,
)
"""What a turn is taken for: one of them, and no other after it (``noir.E1``)."""


def check_deed(view: View, fact: Fact, material: Material) -> None:
    """Raise :class:`BadText` unless the seat of ``fact`` may do that now, as far as one can see."""
    if isinstance(fact, _DEEDS):
        if fact.seat != view.turn:
            raise BadText("it is another seat's turn")
        if dict(view.seen).get(position_of(view, view.turn)) is None:
            raise BadText("this turn has been taken")
    match fact:
        case facts.Killed(seat, word):
            _check_aimed(view, seat, KILLS[numbered(SUSPECTS, word)])
            if view.deceased >> numbered(SUSPECTS, word) & 1:
                raise BadText(f"{word} is dead already")
        case facts.Arrested(seat, word):
            suspect = numbered(SUSPECTS, word)
            _check_aimed(view, seat, ARRESTS[suspect])
            if (view.deceased | view.marked) >> suspect & 1:
                raise BadText(f"{word} cannot be arrested")
        case facts.IdentityChosen(seat, str(word)):
            _check_aimed(view, seat, CHOICES[numbered(SUSPECTS, word)])
        case facts.Exonerated(seat, word):
            _check_aimed(view, seat, DISCARDS[numbered(SUSPECTS, word)])
            if seat != view.turn or view.hand_size != material.evidence:
                raise BadText("a card has been discarded in this turn")
        case facts.Canvassed(seat, word):
            _check_canvass(view, seat, word)


def _check_aimed(view: View, seat: int, action: Action) -> None:
    """What the viewer did itself was allowed; of others it cannot tell."""
    if seat != view.viewer:
        return
    clause = forbidding(view, view.identity, view.hand, action)
    if clause is not None:
        raise BadText(f"{clause} forbids that")


def _check_canvass(view: View, seat: int, word: str) -> None:
    """A canvass has its cause (``noir.V2``, ``noir.V3``)."""
    cause = KILLED if seat == view.killer else EXONERATED
    last = view.history[-1] if view.history else None
    if (
        view.options["mode"] != STANDARD_MODE
        or seat != view.turn
        # A kill and a draw clear it, and the next turn fills it again.
        or view.seen
        or last is None
        or (last.kind, last.suspect) != (cause, numbered(SUSPECTS, word))
    ):
        raise BadText(f"there is no cause to ask around {word}")


def check_turn(before: View, after: View, material: Material) -> None:
    """Raise :class:`BadText` unless the leg went on to the turn of ``after``."""
    if before.step == DEALING:
        return
    if before.idle >= MOST_IDLE or _limit_reached(before, material):
        raise BadText("the leg was over")
    if before.history and before.history[-1].kind == ARRESTED and before.history[-1].yes:
        raise BadText("the Killer was arrested")
    # Raises Contradiction where nobody is left who could be who.
    knowledge(after, material)


def _limit_reached(view: View, material: Material) -> bool:
    return view.deceased.bit_count() >= material.limits[str(view.options["limit"])]


def check_unmasked(view: View, leg: Leg, material: Material) -> None:
    """Raise :class:`BadText` unless the leg of ``view`` can have ended as ``leg`` says."""
    if view.step in CHANCE_STEPS:
        if leg.reason != AGREED:
            raise BadText("nothing has happened yet")
    else:
        _check_cards(view, leg, material)
    if leg.winner != _winner(view, leg, material):
        raise BadText("it was not that seat's to win")


def _check_cards(view: View, leg: Leg, material: Material) -> None:
    """Every suspect's card is in one place, and the viewer's own where it was seen."""
    known = [one for one in leg.identities if one != NO_ONE]
    cards = [*known, *members(leg.hand), *leg.deck, *view.discards]
    if len(cards) != material.suspects or len(set(cards)) != len(cards):
        raise BadText("the cards are not those of the box")
    if len(leg.deck) != view.deck_size or leg.hand.bit_count() != view.hand_size:
        raise BadText("there were not so many cards")
    if view.viewer == view.killer or view.viewer == 1 - view.killer:
        if leg.identities[view.role] != view.identity:
            raise BadText("that is not who the viewer was")
        if view.role == INSPECTOR and leg.hand != view.hand:
            raise BadText("those are not the viewer's cards")


def _winner(view: View, leg: Leg, material: Material) -> int:
    """Who won a leg that ended for that reason; raises BadText where it cannot have."""
    killer, inspector = leg.identities
    last = view.history[-1] if view.history else None
    aimed = (last.kind, last.suspect) if last else None
    match leg.reason:
        case "inspector_killed" if aimed == (KILLED, inspector):
            return view.killer
        case "killer_arrested" if aimed == (ARRESTED, killer):
            return 1 - view.killer
        case "deceased_limit" if _limit_reached(view, material):
            return view.killer
        case "conceded":
            return 1 - view.turn
        case "idle" if view.idle >= MOST_IDLE:
            return -1
        case "agreed" | "repetition":
            return -1
    raise BadText(f"the leg did not end so: {leg.reason}")
