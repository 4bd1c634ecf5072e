"""Ways in which a file of records is damaged, each by a random source."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

Mutation = Callable[[str, Random], str]
PIECES = [
    "",
    "{",
    "}",
    '"',
    ",",
    "null",
    "-1",
    "99",
    "seat2",
    "spritzy",
    "wild",
    "\n",
    "\u2028",
    "é",
]
VALUES: list[object] = [
    None, True, 0, -1, 7, 99, 10**40, 0.5, "", "seat1", "seat2", "seat9", "nobody", "spritzy",
    "wild", "heir", "out", "c7", "playing", [], [[]], {}, [1, 2], ["spritzy"], ["spritzy"] * 20,
    "x" * 1000, "\ud800",
]  # fmt: skip


def a_byte(text: str, source: Random) -> str:
    at = int(source.random() * len(text))
    byte = chr(int(source.random() * 256))
    return text[:at] + byte + text[at + int(source.random() * 2) :]


def a_piece(text: str, source: Random) -> str:
    at, length = int(source.random() * len(text)), int(source.random() * 12)
    return text[:at] + source.choice(PIECES) + text[at + length :]


def a_line(text: str, source: Random) -> str:
    """A line is lost, doubled, moved, or the rest of the file is."""
    lines = text.splitlines()
    at, other = (int(source.random() * len(lines)) for _ in range(2))
    match int(source.random() * 4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(other, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            del lines[at:]
    return "\n".join(lines)


def a_value(text: str, source: Random) -> str:
    """Some value somewhere in the JSON is replaced, added or taken away."""
    lines = text.splitlines()
    at = int(source.random() * len(lines))
    written = json.loads(lines[at])
    places: list[tuple[Any, Any]] = []

    def note(value: Any) -> None:
        keys = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            places.append((value, key))
            if isinstance(value[key], dict | list):
                note(value[key])

    note(written)
    holder, key = source.choice(places)
    match int(source.random() * 4):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder["more"] = source.choice(VALUES)
        case 2 if isinstance(holder[key], str):
            words = holder[key].split(" ")
            words[int(source.random() * len(words))] = source.choice(
                ["spritzy", "poopsie", "1", "6", "12", "seat1", "wild", "safe", "out", "", "c7"]
            )
            holder[key] = " ".join(words)
        case _:
            holder[key] = source.choice(VALUES)
    lines[at] = json.dumps(written)
    return "\n".join(lines)


MUTATIONS: list[Mutation] = [a_byte, a_piece, a_line, a_value]
