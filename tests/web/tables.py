"""Tables to look at: positions of real random games, and what their markup says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from html.parser import HTMLParser
from random import Random
from typing import Any

from dead_end.contract import PUBLIC, Chance, Decide, Over
from dead_end.games import game
from dead_end.record import SeatPlan
from dead_end.referee import Table
from tests.web.driver import Controls
from web.fading import SPECTATED, shown
from web.picking import after
from web.scene import EndScene, ReplayScene, TableScene
from web.screens.table import draw
from web.words import Language

ENGLISH = Language()
NAMES = ("Ann", "Bob & Bee", "<b>Cleo</b>", 'Dmitri" onload="x', "Eve", "Fay")
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
    seed: int,
    seats: int,
    plies: int = 20_000,
    options: dict[str, Any] | None = None,
    game_id: str = "drive_1313",
) -> Iterator[Table]:
    """A random game's table whenever a seat is to decide, and when it is over."""
    rng = Random(seed)
    rules = game(game_id).rules
    table = Table(rules, options or {}, [SeatPlan(name, "human") for name in NAMES[:seats]])
    while table.plies < plies:
        due = table.pending
        if isinstance(due, Chance):
            table.draw_chance(rng)
            continue
        yield table
        if isinstance(due, Over):
            return
        actions = list(rules.legal(table.view(due.seat)))
        table.act(due.seat, actions[int(rng.random() * len(actions))])


def position(seed: int, seats: int, wanted: Callable[[Table, Decide], bool]) -> Table:
    """The first position of a random game that is as wanted."""
    for table in positions(seed, seats):
        due = table.pending
        if isinstance(due, Decide) and wanted(table, due):
            return table
    raise AssertionError("this game has no such position")


def final(seed: int, seats: int, cap: int = 12) -> Table:
    """A random game to its end."""
    *_, last = positions(seed, seats, options={"cap": cap})
    return last


def seen(table: Table, viewer: int, picked: tuple[str, ...] = (), **more: Any) -> TableScene:
    """The table from a seat, with what a screen may still tell of what the seat was told."""
    due, actors = table.pending, table.actors()
    view = table.view(viewer)
    told = table.facts_by_ply(viewer)
    own = (ply for ply in range(len(actors) - 1, 0, -1) if actors[ply] == viewer)
    recent = next(own, 0) if viewer >= 0 else max(0, len(told) - SPECTATED)
    decides = isinstance(due, Decide) and due.seat == viewer
    return TableScene(
        game_id=table.rules.id,
        view=view,
        viewer=viewer,
        legal=table.rules.legal(view) if decides else None,
        picked=picked,
        names=NAMES[: len(table.seats)],
        players=("human",) * len(table.seats),
        told=shown(told, table.rules.fading, 0 if isinstance(due, Over) else recent),
        recent=recent,
        due=decides,
        **more,
    )


def ended(table: Table, viewer: int) -> EndScene:
    """The end from a seat."""
    due = table.pending
    assert isinstance(due, Over)
    scene = seen(table, viewer)
    return EndScene(
        **{name: getattr(scene, name) for name in TableScene.__dataclass_fields__},
        outcome=due.outcome,
    )


def replayed(table: Table, viewer: int, views: tuple[Any, ...] = ()) -> ReplayScene:
    """The replay, at the action that was the last."""
    eyes = max(viewer, PUBLIC)
    return ReplayScene(
        game_id=table.rules.id,
        view=table.view(eyes),
        viewer=viewer,
        names=NAMES[: len(table.seats)],
        players=("human",) * len(table.seats),
        told=tuple(tuple(facts) for facts in table.facts_by_ply(eyes)),
        ply=table.plies,
        plies=table.plies + 3,
        viewers=(*range(len(table.seats)), PUBLIC, viewer),
        views=views,
    )


def reachable(scene: TableScene) -> set[str]:
    """The actions that one finds by clicking picks, from the markup alone."""
    assert scene.legal is not None
    found: set[str] = set()
    ahead: list[tuple[str, ...]] = [()]
    known = set(ahead)
    while ahead:
        picked = ahead.pop()
        page = Controls(str(draw(ENGLISH, replace(scene, picked=picked), static=False)))
        found |= set(page.values("data-action"))
        for pick in page.values("data-pick"):
            further = after(scene.legal, picked, pick)
            if further not in known:
                known.add(further)
                ahead.append(further)
    return found
