"""The words kept beside a table's record: what the lobby shows, and how it is played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

MOST_BRACKETS = 100
"""A plate nests two deep. In the browser a text that nests very deeply is not refused by the
reader: it breaks the interpreter."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A kept table's name plate.

    ``when``: last played, as ``2026-01-31T18:05``; ``plies``: actions in the record; ``seed`` and
    ``speed`` as in :class:`web.links.Start`; ``title``: a name that somebody gave it;
    ``stand_ins``: seats that a computer plays for now; ``picture``: an SVG file, or empty.
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

    def written(self) -> str:
        """As the text that the store keeps."""
        return json.dumps({name: getattr(self, name) for name in self.__slots__})

    @classmethod
    def read(cls, text: str) -> Plate | None:
        """The plate of a text, or None when the text is no plate.

        What an older version did not write is as it is by default; what a newer one wrote besides
        is left alone.
        """
        if text.count("[") + text.count("{") > MOST_BRACKETS:
            return None
        try:
            kept = json.loads(text)
        except ValueError:
            return None
        if not isinstance(kept, dict):
            return None
        parts = {name: kept[name] for name in cls.__slots__ if name in kept}
        for name in ("names", "players", "stand_ins"):
            if isinstance(parts.get(name), list):
                parts[name] = tuple(parts[name])
        return cls(**parts) if _fits(parts) else None


def _fits(parts: Mapping[str, Any]) -> bool:
    words = [parts.get("id"), parts.get("game")]
    words += [parts.get(name, "") for name in ("when", "title", "picture")]
    if parts.get("seed") is not None:
        words.append(parts["seed"])
    for name in ("names", "players"):
        if not isinstance(parts.get(name), tuple):
            return False
        words += parts[name]
    whole = [parts.get("plies", 0)]
    if not isinstance(parts.get("stand_ins", ()), tuple):
        return False
    whole += parts.get("stand_ins", ())
    speed = parts.get("speed", 1.0)
    return (
        all(isinstance(word, str) for word in words)
        and all(type(number) is int for number in whole)
        and type(parts.get("over", False)) is bool
        and type(speed) in (int, float)
        and 0 <= speed < 100
    )
