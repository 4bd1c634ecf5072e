"""What the things of 1313 are called: heirs, traps, rooms, cards and places."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from dead_end.games.drive_1313.board import BOARD
from dead_end.games.drive_1313.material import HEIRS, ROOMS, TRAPS
from web.games.drives.people import Person, people
from web.words import Language


class Card(NamedTuple):
    """A playing card: its title, what it does in a few words, what one says to it, and in full.

    ``kind`` is that of its emblem.
    """

    title: str
    does: str
    line: str
    rule: str
    kind: str


@cache
def heirs(lang: Language) -> dict[str, Person]:
    """The heirs by their words, in the order of the Will."""
    return {word: people(lang)[word] for word in HEIRS}


@cache
def traps(lang: Language) -> dict[str, str]:
    """The traps by their words."""
    say = lang.say
    return {
        "stair": say("Stair"),
        "fireplace": say("Fireplace"),
        "boar": say("Boar's Head"),
        "armor": say("Suit of Armor"),
        "safe": say("Safe"),
    }


@cache
def noises(lang: Language) -> dict[str, str]:
    """What each trap says when it goes off."""
    say = lang.say
    return {
        "stair": say("OOPS"),
        "fireplace": say("TOAST"),
        "boar": say("BONK"),
        "armor": say("CRASH"),
        "safe": say("CLUNK"),
    }


@cache
def rooms(lang: Language) -> dict[str, str]:
    """The rooms by their words."""
    say = lang.say
    return {
        "art": say("Art Room"),
        "great": say("Great Room"),
        "trophy": say("Trophy Room"),
        "parlor": say("Parlor"),
        "vault": say("Vault Room"),
    }


def card(lang: Language, word: str) -> Card:
    """The card of that word."""
    say = lang.say
    kind, _, rest = word.partition("-")
    if kind == "room":
        return Card(
            rooms(lang)[rest],
            say("Brings anybody here."),
            say("You are expected."),
            say("Put anybody who is inside on a free space of this room."),
            "room",
        )
    if kind == "trap":
        first, second = rest.split("-")
        both = say("{first} or {second}", first=traps(lang)[first], second=traps(lang)[second])
        return Card(
            both,
            say("Springs one of the two."),
            say("So sudden."),
            say("Springs one of its two traps."),
            "trap",
        )
    return {
        "heir": Card(
            say("Take a New Heir"),
            say("Steals an heir card."),
            say("Blood is thicker than ink."),
            say("Draw one of another player's heir cards, unseen."),
            "heir",
        ),
        "run": Card(
            say("Run for it!"),
            say("One die moves anybody."),
            say("Dignity can wait."),
            say("Roll one die and move anybody that far."),
            "run",
        ),
        "wild": Card(
            say("Wild Trap"),
            say("Springs any trap."),
            say("The house has ideas of its own."),
            say("Springs any trap."),
            "wild",
        ),
        "clock": Card(
            say("The Clock Strikes Midnight"),
            say("Ends the game."),
            say("Time, ladies and gentlemen."),
            say("The game ends at once."),
            "clock",
        ),
    }[word]


def place(lang: Language, space: str) -> str:
    """A space by its name on the board, with the room or trap that it belongs to."""
    if space == "out":
        return lang.say("the front door")
    number = BOARD.space_named(space)
    for word, trap in zip(TRAPS, BOARD.traps, strict=True):
        if trap.space == number:
            return lang.say("the {trap} trap", trap=traps(lang)[word])
    room = room_at(lang, number)
    return lang.say("{space} in the {room}", space=space, room=room) if room else space


def room_at(lang: Language, space: int) -> str:
    """The name of the room that a space belongs to; empty in the hall."""
    letter = BOARD.room_of(space)
    for word, room in zip(ROOMS, BOARD.rooms, strict=True):
        if room.letter == letter:
            return rooms(lang)[word]
    return ""


def seat_number(word: str) -> int:
    """The seat of a word such as ``seat2``."""
    return int(word.removeprefix("seat")) - 1


def bags(lang: Language, n: int) -> str:
    """So many moneybags."""
    return lang.count("{n} bag", "{n} bags", n)
