"""What the suspects, their lines and their roles are called."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from dead_end.games.noir.material import LETTERS, SUSPECTS, members
from web.words import Language


@cache
def suspects(lang: Language) -> dict[str, str]:
    """The names of the suspects by their words."""
    say = lang.say
    return {
        "ada": say("Ada"),
        "basil": say("Basil"),
        "celeste": say("Celeste"),
        "dexter": say("Dexter"),
        "edith": say("Edith"),
        "fergus": say("Fergus"),
        "greta": say("Greta"),
        "hugo": say("Hugo"),
        "iris": say("Iris"),
        "jasper": say("Jasper"),
        "kitty": say("Kitty"),
        "leopold": say("Leopold"),
        "mabel": say("Mabel"),
        "nestor": say("Nestor"),
        "olive": say("Olive"),
        "percy": say("Percy"),
        "queenie": say("Queenie"),
        "rufus": say("Rufus"),
        "sybil": say("Sybil"),
        "tobias": say("Tobias"),
        "ursula": say("Ursula"),
        "victor": say("Victor"),
        "winifred": say("Winifred"),
        "xavier": say("Xavier"),
        "yolanda": say("Yolanda"),
    }


def name(lang: Language, suspect: int | str) -> str:
    """The name of a suspect, by number or by word."""
    return suspects(lang)[SUSPECTS[suspect] if isinstance(suspect, int) else suspect]


def letter(suspect: int) -> str:
    """The letter on a suspect's card."""
    return LETTERS[suspect].upper()


def listed(lang: Language, some: int | Iterable[int | str]) -> str:
    """Suspects in a row; also those of a mask."""
    found = members(some) if isinstance(some, int) else some
    return lang.listed(name(lang, suspect) for suspect in found)


@cache
def roles(lang: Language) -> tuple[str, str]:
    """The Killer and the Inspector."""
    return lang.say("Killer"), lang.say("Inspector")


ROLE_SIGNS = ("noir-knife", "noir-lens")
"""The drawings of the roles, in their order."""


def line(lang: Language, kind: str, number: int) -> str:
    """A row or a column, counted from 1."""
    if kind == "row":
        return lang.say("row {n}", n=number)
    return lang.say("column {n}", n=number)


@cache
def ways(lang: Language) -> dict[str, str]:
    """The ways a line is shifted."""
    say = lang.say
    return {"left": say("left"), "right": say("right"), "up": say("up"), "down": say("down")}
