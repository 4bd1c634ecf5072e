"""What happened in Watch Your Step, in words: one sentence a fact, in the present tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dead_end.contract import Ended
from dead_end.games.watch_your_step import facts
from web.words import Language


def sentence(lang: Language, names: Sequence[str], fact: Any) -> str:
    """The sentence of a fact as the viewer was told it. Raises TypeError for what is none."""
    say = lang.say
    match fact:
        case facts.TrapHidden(seat, None):
            return say("{name} hides a trap.", name=names[seat])
        case facts.TrapHidden(seat, hole):
            return say("{name} hides a trap in {hole}.", name=names[seat], hole=hole)
        case facts.TrapsClashed(hole):
            return say("Both chose {hole}. Both hide their traps again.", hole=hole)
        case facts.TrapsLaid():
            return say("The traps lie in two different holes.")
        case facts.LotDrawn(seat):
            return say("The lot falls: {name} begins.", name=names[seat])
        case Ended(reason, winners, _):
            return ended(lang, names, reason, winners)
        case facts.CutOpen():
            return say("The board is cut open.")
    return _ply(lang, names, fact)


def _ply(lang: Language, names: Sequence[str], fact: Any) -> str:
    say = lang.say
    match fact:
        case facts.Vanished(seat, hole, _):
            return say("{name} puts one in {hole}. It vanishes.", name=names[seat], hole=hole)
        case facts.Topped(seat, hole, _, None):
            return say("{name} puts one in {hole}. Its top shows.", name=names[seat], hole=hole)
        case facts.Topped(seat, hole, _, "long"):
            return say(
                "{name} puts a long one in {hole}. Its top shows.", name=names[seat], hole=hole
            )
        case facts.Topped(seat, hole, _, _):
            return say(
                "{name} puts a short one in {hole}. Its top shows.", name=names[seat], hole=hole
            )
        case facts.StuckOut(seat, hole, _):
            return say(
                "{name} puts a long one in {hole}. It sticks out, and is out of the game.",
                name=names[seat],
                hole=hole,
            )
    raise TypeError(f"no fact of Watch Your Step: {fact!r}")


def ended(lang: Language, names: Sequence[str], reason: str, winners: Sequence[int]) -> str:
    """Why it is over, and who won."""
    why = ending(lang, reason)
    if winners:
        return lang.say("{why} {name} wins.", why=why, name=names[winners[0]])
    return lang.say("{why} Nobody wins.", why=why)


def ending(lang: Language, reason: str) -> str:
    """Why the game ended."""
    say = lang.say
    return {
        "line": say("There are four tops in a row."),
        "used_up": say("All cylinders are used up, and nobody has four in a row."),
        "agreed": say("The table has agreed to stop."),
        "conceded": say("The other side has given up."),
    }[reason]


def outdone(fact: Any, then: Any) -> bool:
    """Whether ``then``, the next fact, says that ``fact`` has happened, and more."""
    return isinstance(fact, facts.TrapHidden) and isinstance(then, facts.TrapsClashed)
