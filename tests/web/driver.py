"""A page, a store and computer seats without a browser, and a driver that knows only the hooks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from random import Random

from dead_end.bots.seat import answer
from web.app import App
from web.ports import SeatsLost, StorageTrouble
from web.words import Language


class Controls(HTMLParser):
    """The data attributes of every element of a markup text."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append({name: value or "" for name, value in attrs} | {"tag": tag})

    def values(self, name: str) -> list[str]:
        """Every value of one attribute, in the order of the page."""
        return [attributes[name] for attributes in self.found if name in attributes]


@dataclass
class FakePage:
    """Remembers what it was shown."""

    markup: str = ""
    marks: dict[str, str | None] = field(default_factory=dict)
    query: str = ""
    files: list[tuple[str, str]] = field(default_factory=list)
    picked: str | None = None
    seen: list[tuple[str, str]] = field(default_factory=list)
    history: list[str] = field(default_factory=list)
    awake: bool = False

    def show(self, markup: str, marks: Mapping[str, str | None]) -> None:
        self.markup, self.marks = markup, dict(marks)
        self.seen.append((marks["screen"] or "", markup))

    def address(self, query: str, *, further: bool) -> None:
        if further:
            self.history.append(self.query)
        self.query = query

    def keep_awake(self, awake: bool) -> None:
        self.awake = awake

    def title(self, text: str) -> None:
        pass

    def download(self, name: str, text: str) -> None:
        self.files.append((name, text))

    async def download_png(self, name: str, svg: str) -> None:
        self.files.append((name, svg))

    async def pick_file(self) -> str | None:
        return self.picked


@dataclass
class FakeStore:
    """Keeps tables in memory; ``refuses`` is the trouble of every writing."""

    lines: dict[str, list[str]] = field(default_factory=dict)
    plates: dict[str, str] = field(default_factory=dict)
    refuses: str = ""
    slow: int = 1
    lasting: bool = False
    held: str = ""
    held_elsewhere: set[str] = field(default_factory=set)

    def persistent(self) -> bool:
        return self.refuses != "blocked"

    def _write(self) -> None:
        if self.refuses:
            raise StorageTrouble(self.refuses)

    async def append(
        self, table: str, start: int, lines: Sequence[str], summary: str, before: str
    ) -> None:
        for _ in range(self.slow):
            await asyncio.sleep(0)
        self._write()
        there = self.lines.get(table, [])
        assert start <= len(there), "a hole in the record"
        if start and there[start - 1] != before:
            raise StorageTrouble("elsewhere")
        self.lines.setdefault(table, [])[start:] = lines
        self.plates[table] = summary

    async def read_lines(self, table: str) -> list[str]:
        return list(self.lines.get(table, []))

    async def put_summary(self, table: str, text: str) -> None:
        self._write()
        self.plates[table] = text

    async def summaries(self) -> dict[str, str]:
        return dict(self.plates)

    async def remove(self, table: str) -> None:
        self._write()
        self.lines.pop(table, None)
        self.plates.pop(table, None)

    async def clear(self) -> None:
        self._write()
        self.lines.clear()
        self.plates.clear()

    def ask_to_last(self) -> None:
        self.lasting = True

    async def hold(self, table: str) -> bool:
        if table in self.held_elsewhere:
            return False
        self.held = table
        return True

    def let_go(self) -> None:
        self.held = ""

    async def held_now(self) -> frozenset[str]:
        return frozenset(self.held_elsewhere)


@dataclass
class FakeSeats:
    """Computer seats; ``lost`` ones must be replaced by the page itself."""

    lost: bool = False
    asked: list[str] = field(default_factory=list)

    def start(self) -> None:
        pass

    async def ask(self, request: str) -> str:
        self.asked.append(request)
        if self.lost:
            raise SeatsLost("no worker here")
        return answer(request)


class FakeClock:
    """No time passes."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    async def sleep(self, seconds: float) -> None:
        pass

    def now(self) -> str:
        return "2026-01-31T18:05"

    def fresh(self) -> int:
        return self._random.getrandbits(52)


class Desk:
    """An app with everything it needs, and hands to click with."""

    def __init__(self, seed: int = 0, store: FakeStore | None = None) -> None:
        self.page, self.store, self.seats = FakePage(), store or FakeStore(), FakeSeats()
        self.app = App(self.page, self.store, self.seats, FakeClock(seed), Language())

    @property
    def screen(self) -> str | None:
        """Which screen is up."""
        return self.page.marks.get("screen")

    def controls(self, name: str) -> list[str]:
        """The values of ``data-<name>`` on the page."""
        return Controls(self.page.markup).values(f"data-{name}")

    async def click(self, name: str, value: str) -> None:
        """Click the control whose ``data-<name>`` is ``value``; it must be there."""
        assert value in self.controls(name), f"no data-{name}={value!r} on the page"
        attributes = next(
            found
            for found in Controls(self.page.markup).found
            if found.get(f"data-{name}") == value
        )
        happened = {"kind": "click", name: value, "value": attributes.get("data-value")}
        await self.app.handle(happened)

    async def change(self, name: str, value: str | bool) -> None:
        """Change a field; it must be there."""
        assert name in self.controls("field"), f"no field {name!r} on the page"
        await self.app.handle({"kind": "change", "field": name, "value": value})

    async def play(self, random: Random, clicks: int = 20_000) -> None:
        """Click at random on what can be clicked until the game is over."""
        for _ in range(clicks):
            if self.screen == "end":
                return
            open_now = [("pick", value) for value in self.controls("pick")]
            open_now += [("action", value) for value in self.controls("action")]
            open_now += [("do", value) for value in self.controls("do") if value == "reveal"]
            assert open_now, f"nothing to click on the {self.screen} screen"
            await self.click(*random.choice(open_now))
        raise AssertionError("the game did not end")
