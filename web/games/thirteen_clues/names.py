"""The names of cards, suits, categories and sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from dead_end.games.thirteen_clues.material import CARDS, EACH, SUITS
from web.words import Language


@cache
def cards(lang: Language) -> Mapping[str, str]:
    """Card to its name."""
    say = lang.say
    return {
        "officer": say("Officer"),
        "parlor": say("Parlor"),
        "knife": say("Knife"),
        "duke": say("Duke"),
        "market": say("Market"),
        "crossbow": say("Crossbow"),
        "butcher": say("Butcher"),
        "library": say("Library"),
        "poison": say("Poison"),
        "countess": say("Countess"),
        "park": say("Park"),
        "sword": say("Sword"),
        "nurse": say("Nurse"),
        "museum": say("Museum"),
        "blowgun": say("Blowgun"),
        "maid": say("Maid"),
        "harbor": say("Harbor"),
        "rifle": say("Rifle"),
        "dancer": say("Dancer"),
        "theater": say("Theater"),
        "gun": say("Gun"),
        "sailor": say("Sailor"),
        "plaza": say("Plaza"),
        "candlestick": say("Candlestick"),
        "florist": say("Florist"),
        "railcar": say("Railcar"),
        "hammer": say("Hammer"),
        "coachman": say("Coachman"),
        "racecourse": say("Racecourse"),
        "bow": say("Bow"),
    }


@cache
def subjects(lang: Language) -> Mapping[str, str]:
    """Suit or category to its name, as a heading or a button has it."""
    say = lang.say
    return {
        "purple": say("Purple"),
        "pink": say("Pink"),
        "red": say("Red"),
        "green": say("Green"),
        "yellow": say("Yellow"),
        "blue": say("Blue"),
        "orange": say("Orange"),
        "white": say("White"),
        "brown": say("Brown"),
        "gray": say("Gray"),
        "person": say("Persons"),
        "location": say("Locations"),
        "weapon": say("Weapons"),
        "man": say("Men"),
        "woman": say("Women"),
        "indoor": say("Indoors"),
        "outdoor": say("Outdoors"),
        "close": say("Close weapons"),
        "ranged": say("Ranged weapons"),
    }


@cache
def counted(lang: Language) -> Mapping[str, str]:
    """Suit or category to what is counted, within a sentence."""
    say = lang.say
    return {
        "purple": say("purple cards"),
        "pink": say("pink cards"),
        "red": say("red cards"),
        "green": say("green cards"),
        "yellow": say("yellow cards"),
        "blue": say("blue cards"),
        "orange": say("orange cards"),
        "white": say("white cards"),
        "brown": say("brown cards"),
        "gray": say("gray cards"),
        "person": say("persons"),
        "location": say("locations"),
        "weapon": say("weapons"),
        "man": say("men"),
        "woman": say("women"),
        "indoor": say("indoor locations"),
        "outdoor": say("outdoor locations"),
        "close": say("close weapons"),
        "ranged": say("ranged weapons"),
    }


def card(lang: Language, number: int) -> str:
    """The name of a card."""
    return cards(lang)[CARDS[number]]


def suit_of(number: int) -> str:
    """The word of a card's suit."""
    return SUITS[number // EACH]


def suit_name(lang: Language, number: int) -> str:
    """The name of a card's suit."""
    return subjects(lang)[suit_of(number)]


def listed(lang: Language, words: Sequence[str]) -> str:
    """Cards by their words in a row: ``Duke, Park and Bow``."""
    return lang.listed(cards(lang)[word] for word in words)
