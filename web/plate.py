"""The words kept beside a table's record: what the lobby shows, and how it is played."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

MOST_BRACKETS: Final = 100
"""A plate nests two deep. In the browser a text that nests very deeply is not refused by the
reader: it breaks the interpreter."""

STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
"""What stands in a JSON string is no bracket of JSON."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A kept table's name plate.

    ``when``: last played, as ``2026-01-31T18:05``; ``plies``: actions in the record; ``seed`` and
    ``speed`` as in :class:`web.links.Start`; ``title``: a name that somebody gave it;
    ``stand_ins``: seats that a computer plays for now; ``conceded``: those among them that were
    given up for good; ``winners``: the names of who won; ``picture``: an SVG file, or empty;
    ``looked``: so many actions had been played when people last saw how a leg or the game ended.
    ``marks``: as in :func:`web.marks.written`; ``covered``: whether hands lie face down.
    """

    id: str
    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    when: str = ""
    plies: int = 0
    over: bool = False
    seed: str | None = None
    speed: float = 1.0
    title: str = ""
    stand_ins: tuple[int, ...] = ()
    picture: str = ""
    conceded: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()
    looked: int = 0
    marks: tuple[str, ...] = ()
    covered: bool = False

    def written(self) -> str:
        """As the text that the store keeps."""
        return json.dumps({name: getattr(self, name) for name in self.__slots__})

    @classmethod
    def read(cls, text: str) -> Plate | None:
        """The plate of a text, or None when the text is no plate.

        What an older version did not write is as it is by default; what a newer one wrote besides
        is left alone.
        """
        bare = STRING.sub("", text)
        if bare.count("[") + bare.count("{") > MOST_BRACKETS:
            return None
        try:
            kept = json.loads(text)
        except ValueError:
            return None
        if not isinstance(kept, dict):
            return None
        parts = {name: kept[name] for name in cls.__slots__ if name in kept}
        for name in ("names", "players", "stand_ins", "conceded", "winners", "marks"):
            if isinstance(parts.get(name), list):
                parts[name] = tuple(parts[name])
        return cls(**parts) if _fits(parts) else None


SEATS: Final = ("stand_ins", "conceded")


def _fits(parts: Mapping[str, Any]) -> bool:
    words = [parts.get("id"), parts.get("game")]
    words += [parts.get(name, "") for name in ("when", "title", "picture")]
    if parts.get("seed") is not None:
        words.append(parts["seed"])
    whole = [parts.get("plies", 0), parts.get("looked", 0)]
    if "names" not in parts or "players" not in parts:
        return False
    for several, names in ((words, ("names", "players", "winners", "marks")), (whole, SEATS)):
        for name in names:
            if not isinstance(parts.get(name, ()), tuple):
                return False
            several += parts.get(name, ())
    speed = parts.get("speed", 1.0)
    return (
        all(isinstance(word, str) for word in words)
        and all(type(number) is int for number in whole)
        and type(parts.get("over", False)) is bool
        and type(parts.get("covered", False)) is bool
        and type(speed) in (int, float)
        and 0 <= speed < 100
    )
