"""Tables to look at: positions of real random games, and what their markup says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from random import Random
from typing import Any

from dead_end.contract import Chance, Decide, Over
from dead_end.games.drive_1313 import RULES
from dead_end.record import SeatPlan
from dead_end.referee import Table
from web.scene import EndScene, ReplayScene, TableScene
from web.words import Language

ENGLISH = Language()
NAMES = ("Ann", "Bob & Bee", "<b>Cleo</b>", 'Dmitri" onload="x')
VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Tag:
    """An element of markup: its name, its attributes and the text in it."""

    def __init__(self, name: str, attributes: dict[str, str], above: tuple[Tag, ...]) -> None:
        self.name, self.attributes, self.above = name, attributes, above
        self.text = ""


class Markup(HTMLParser):
    """Markup taken apart. Raises AssertionError for tags that do not close in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[Tag] = []
        self._open: list[Tag] = []
        self.feed(text)
        self.close()
        assert not self._open, f"never closed: {self._open[-1].name}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = Tag(tag, {name: value or "" for name, value in attrs}, tuple(self._open))
        self.tags.append(found)
        if tag not in VOID:
            self._open.append(found)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop().name == tag

    def handle_data(self, data: str) -> None:
        for tag in self._open:
            tag.text += data

    def having(self, attribute: str) -> list[Tag]:
        return [tag for tag in self.tags if attribute in tag.attributes]

    def values(self, attribute: str) -> set[str]:
        return {tag.attributes[attribute] for tag in self.having(attribute)}


def positions(
    seed: int, seats: int, plies: int, options: dict[str, object] | None = None
) -> Iterator[Table]:
    """A random game's table whenever a seat is to decide, and when it is over."""
    rng = Random(seed)
    table = Table(RULES, options or {}, [SeatPlan(name, "human") for name in NAMES[:seats]])
    while table.plies < plies:
        due = table.pending
        if isinstance(due, Chance):
            table.draw_chance(rng)
            continue
        yield table
        if isinstance(due, Over):
            return
        actions = list(RULES.legal(table.view(due.seat)))
        table.act(due.seat, actions[int(rng.random() * len(actions))])


def position(seed: int, seats: int, wanted: Callable[[Table, Decide], bool]) -> Table:
    """The first position of a random game that is as wanted."""
    for table in positions(seed, seats, 20_000):
        due = table.pending
        if isinstance(due, Decide) and wanted(table, due):
            return table
    raise AssertionError("this game has no such position")


def final(seed: int, seats: int, cap: int = 12) -> Table:
    """A random game to its end."""
    *_, last = positions(seed, seats, 20_000, {"cap": cap})
    return last


def seen(table: Table, viewer: int, picked: tuple[str, ...] = (), **more: Any) -> TableScene:
    """The table from a seat."""
    due = table.pending
    view = table.view(viewer)
    told = tuple(tuple(facts) for facts in table.facts_by_ply(viewer))
    decides = isinstance(due, Decide) and due.seat == viewer
    return TableScene(
        game_id="drive_1313",
        view=view,
        viewer=viewer,
        legal=RULES.legal(view) if decides else None,
        picked=picked,
        names=NAMES[: len(table.seats)],
        players=("human",) * len(table.seats),
        told=told,
        recent=max(0, len(told) - 8),
        **more,
    )


def ended(table: Table, viewer: int) -> EndScene:
    """The end from a seat."""
    due = table.pending
    assert isinstance(due, Over)
    shown = seen(table, viewer)
    return EndScene(
        **{name: getattr(shown, name) for name in TableScene.__dataclass_fields__},
        outcome=due.outcome,
    )


def replayed(table: Table, viewer: int, views: tuple[Any, ...] = ()) -> ReplayScene:
    """The replay, at the action that was the last."""
    eyes = max(viewer, -1)
    return ReplayScene(
        game_id="drive_1313",
        view=table.view(eyes),
        viewer=viewer,
        names=NAMES[: len(table.seats)],
        players=("human",) * len(table.seats),
        told=tuple(tuple(facts) for facts in table.facts_by_ply(eyes)),
        ply=table.plies,
        plies=table.plies + 3,
        viewers=(*range(len(table.seats)), -1, viewer),
        views=views,
    )
