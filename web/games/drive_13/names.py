"""What the things of 13 are called: guests, traps, rooms, cards and places."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from dead_end.games.drive_13.board import BOARD
from dead_end.games.drive_13.material import PORTRAITS, TRAPS
from web.games.drives.people import Person, people
from web.words import Language

ROOMS: Final = {
    "D": "dining",
    "S": "salon",
    "T": "stairhall",
    "L": "library",
    "K": "kitchen",
    "C": "conservatory",
    "F": "foyer",
    "H": "gallery",
}
"""The words of the rooms by their letters on the map."""


class Card(NamedTuple):
    """A trap card: its title, what it does in a few words, what one says to it, and in full."""

    title: str
    does: str
    line: str
    rule: str


@cache
def guests(lang: Language) -> dict[str, Person]:
    """The guests by their words, and Aunt Agatha."""
    return {word: people(lang)[word] for word in PORTRAITS}


@cache
def callings(lang: Language) -> dict[str, str]:
    """What each guest is in this house."""
    say = lang.say
    return {
        "smothers": say("the butler"),
        "dusty": say("the maid"),
        "charity": say("the doctor"),
        "lulu": say("the friend"),
        "parker": say("the chauffeur"),
        "clay": say("the tennis coach"),
        "beauregard": say("the boyfriend"),
        "spritzy": say("the hairdresser"),
        "astra": say("the fortune teller"),
        "hickory": say("the gardener"),
        "pierre": say("the chef"),
        "poopsie": say("the cat"),
    }


@cache
def traps(lang: Language) -> dict[str, str]:
    """The traps by their words."""
    say = lang.say
    return {
        "chandelier": say("Chandelier"),
        "stairs": say("Stairs"),
        "bookcase": say("Bookcase"),
        "fireplace": say("Fireplace"),
        "statue": say("Statue"),
    }


@cache
def noises(lang: Language) -> dict[str, str]:
    """What each trap says when it goes off."""
    say = lang.say
    return {
        "chandelier": say("CRASH"),
        "stairs": say("OOPS"),
        "bookcase": say("THUD"),
        "fireplace": say("POOF"),
        "statue": say("BONK"),
    }


@cache
def rooms(lang: Language) -> dict[str, str]:
    """The rooms by their words."""
    say = lang.say
    return {
        "dining": say("Dining Room"),
        "salon": say("Salon"),
        "stairhall": say("Stair Hall"),
        "library": say("Library"),
        "kitchen": say("Kitchen"),
        "conservatory": say("Conservatory"),
        "foyer": say("Foyer"),
        "gallery": say("Gallery"),
    }


@cache
def card(lang: Language, word: str) -> Card:
    """The card of that word."""
    say = lang.say
    if word == "wild":
        return Card(
            say("Wild Trap"),
            say("Springs any trap."),
            say("The house has ideas of its own."),
            say("Springs any trap."),
        )
    if word == "detective":
        return Card(
            say("Detective"),
            say("Comes a step nearer."),
            say("Nobody leave the room."),
            say("Moves the detective one step up the path."),
        )
    named = [traps(lang)[trap] for trap in traps_on(word)]
    if len(named) == 1:
        return Card(
            named[0],
            say("Springs this trap."),
            say("So sudden."),
            say("Springs the {trap}.", trap=named[0]),
        )
    first, second = named
    return Card(
        say("{first} or {second}", first=first, second=second),
        say("Springs either."),
        say("One or the other."),
        say("Springs one of its two traps."),
    )


def traps_on(word: str) -> tuple[str, ...]:
    """The traps that a card names; none for a Wild Trap and the Detective."""
    kind, *named = word.split("-")
    return tuple(named) if kind == "trap" else ()


def place(lang: Language, space: str) -> str:
    """A space by its name on the board, with the room or trap that it belongs to."""
    if space == "out":
        return lang.say("the front door")
    number = BOARD.space_named(space)
    for word, trap in zip(TRAPS, BOARD.traps, strict=True):
        if trap.space == number:
            return lang.say("the {trap} trap", trap=traps(lang)[word])
    return lang.say("{space} in the {room}", space=space, room=room_at(lang, number))


def room_at(lang: Language, space: int) -> str:
    """The name of the room that a space belongs to."""
    return rooms(lang)[room_word(space)]


def room_word(space: int) -> str:
    """The word of the room that a space belongs to."""
    return next(ROOMS[letter] for letter, mask in BOARD.room_mask.items() if mask >> space & 1)


def trap_cards(lang: Language, n: int) -> str:
    """So many trap cards."""
    return lang.count("{n} trap card", "{n} trap cards", n)
