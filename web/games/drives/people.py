"""Whoever comes to Aunt Agatha's houses: names, and the letters on the pawns."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from web.words import Language


class Person(NamedTuple):
    """A name and the two letters that tell a pawn from the others."""

    name: str
    initials: str


@cache
def people(lang: Language) -> dict[str, Person]:
    """Everybody by their words. Initials are two letters, no two people with the same ones."""
    say = lang.say
    return {
        "spritzy": Person(say("Spritzy"), say("Sp")),
        "sedgwick": Person(say("Sedgwick"), say("Se")),
        "dusty": Person(say("Dusty"), say("Du")),
        "parker": Person(say("Parker"), say("Pa")),
        "prudence": Person(say("Prudence"), say("Pr")),
        "lulu": Person(say("Lulu"), say("Lu")),
        "sassy": Person(say("Sassy"), say("Sa")),
        "astra": Person(say("Madame Astra"), say("As")),
        "smothers": Person(say("Smothers"), say("Sm")),
        "pierre": Person(say("Pierre"), say("Pi")),
        "charity": Person(say("Charity"), say("Ch")),
        "clay": Person(say("Clay"), say("Cl")),
        "perkins": Person(say("Perkins"), say("Pe")),
        "pugsley": Person(say("Pugsley"), say("Pu")),
        "beauregard": Person(say("Beauregard III"), say("Be")),
        "poopsie": Person(say("Poopsie"), say("Po")),
        "hickory": Person(say("Hickory"), say("Hi")),
        "agatha": Person(say("Aunt Agatha"), say("Ag")),
    }
