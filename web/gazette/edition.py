"""What a game tells the Gazette: words and names of drawings, no places on the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from web.art.ink import Pen

Drawings = Mapping[str, Callable[[Pen], None]]
"""Drawings by their names."""

NO_DRAWINGS: Final[Drawings] = MappingProxyType({})


class Portrait(NamedTuple):
    """Whose likeness is printed: ``drawing`` is one of ``web.art``, or empty for a silhouette."""

    drawing: str
    name: str
    line: str


class Row(NamedTuple):
    """A line of a tally; ``first`` for those who lead it."""

    name: str
    amount: str
    first: bool = False


class Tally(NamedTuple):
    """A small table of names and amounts."""

    heading: str
    rows: tuple[Row, ...]


class Item(NamedTuple):
    """A short piece of any sort; ``drawing`` may be empty."""

    heading: str
    text: str
    drawing: str = ""


class Notice(NamedTuple):
    """What became of somebody; ``mourning`` puts a black border around the drawing."""

    drawing: str
    name: str
    text: str
    mourning: bool = False


class Column(NamedTuple):
    """Notices of one kind under their heading."""

    heading: str
    notices: tuple[Notice, ...]


class Edition(NamedTuple):
    """A front page in words.

    ``number``, ``place`` and ``price`` are the line below the title; ``decks`` the lines below the
    headline; ``story`` the paragraphs of the leading article under ``story_heading``; ``portraits``
    one or several, the winners'; ``tallies`` the first of them beneath the portraits; ``emblem``
    the small piece opposite the ``weather``; ``items`` are always printed, ``advertisements`` where
    a column has room, in this order; ``drawings`` are the game's own among those that are named,
    in tints that the Gazette prints.
    """

    title: str
    motto: str
    number: str
    place: str
    price: str
    headline: str
    decks: tuple[str, ...]
    story_heading: str
    story: tuple[str, ...]
    portraits: tuple[Portrait, ...]
    tallies: tuple[Tally, ...]
    weather: Item
    emblem: Item
    items: tuple[Item, ...]
    columns: tuple[Column, ...]
    advertisements: tuple[Item, ...]
    drawings: Drawings = NO_DRAWINGS
