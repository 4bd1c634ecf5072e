"""What the things of Watch Your Step are called."""

from __future__ import annotations

from dead_end.games.watch_your_step.material import HOLES, LENGTHS, LONG
from dead_end.games.watch_your_step.view import Cylinder
from web.games.watch_your_step.woods import WOODS
from web.words import Language


def length_name(lang: Language, word: str) -> str:
    """A length, as it is printed on a control."""
    return lang.say("Long") if word == "long" else lang.say("Short")


def wood_name(lang: Language, seat: int) -> str:
    """The wood of a seat, by colour and by grain."""
    if WOODS[seat] == "maple":
        return lang.say("pale maple, ringed")
    return lang.say("dark walnut, striped")


def cylinders(lang: Language, number: int) -> str:
    """So many cylinders."""
    return lang.count("{n} cylinder", "{n} cylinders", number)


def drawing(kind: str, seat: int, length: int | None = None) -> str:
    """The id of a drawing in a seat's wood: ``top-maple``, ``section-long-walnut``."""
    parts = [kind] if kind else []
    if length is not None:
        parts.append(LENGTHS[length])
    return "-".join((*parts, WOODS[seat]))


def owned(lang: Language, names: tuple[str, ...], cylinder: Cylinder) -> str:
    """A cylinder and whose it is."""
    seat, length = cylinder
    if length == LONG:
        return lang.say("a long one of {name}", name=names[seat])
    return lang.say("a short one of {name}", name=names[seat])


def holes(lang: Language, found: tuple[int, ...]) -> str:
    """Holes in a row."""
    return lang.listed(HOLES[hole] for hole in found)
