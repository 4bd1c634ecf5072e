"""The browser, as :mod:`ports` asks for it. The only module that imports it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath

from js import Date, Uint32Array, crypto, document
from pyodide.ffi import JsException, create_proxy
from pyscript.js_modules import page, seats, store

from web.app import App, read_message
from web.ports import SeatsLost, StorageTrouble

PNG_SCALE = 2
"""Dots for each unit of a drawing."""


class BrowserPage:
    """See :class:`ports.Page`."""

    def show(self, markup: str, marks: Mapping[str, str | None]) -> None:
        page.setRootData(json.dumps(dict(marks)))
        page.patch(markup)

    def address(self, query: str, *, further: bool) -> None:
        page.address(query, further)

    def keep_awake(self, awake: bool) -> None:
        page.keepAwake(awake)

    def title(self, text: str) -> None:
        if document.title != text:
            document.title = text

    def download(self, name: str, text: str) -> None:
        kinds = {".svg": "image/svg+xml", ".txt": "text/plain", ".jsonl": "application/jsonl"}
        page.download(name, kinds[PurePosixPath(name).suffix], text)

    async def download_png(self, name: str, svg: str) -> None:
        await page.downloadPng(name, svg, PNG_SCALE)

    async def pick_file(self) -> str | None:
        picked: str | None = json.loads(await page.pickFile(".jsonl,.json,.txt"))
        return picked


class BrowserStore:
    """See :class:`ports.Store`."""

    def persistent(self) -> bool:
        return bool(store.persistent())

    async def append(
        self, table: str, start: int, lines: Sequence[str], summary: str, before: str
    ) -> None:
        try:
            await store.append(table, start, json.dumps(list(lines)), summary, before)
        except JsException as error:
            raise StorageTrouble(str(error.name)) from None

    async def read_lines(self, table: str) -> list[str]:
        try:
            return [str(line) for line in json.loads(await store.readLines(table))]
        except JsException as error:
            raise StorageTrouble(str(error.name)) from None

    async def put_summary(self, table: str, text: str) -> None:
        try:
            await store.putSummary(table, text)
        except JsException as error:
            raise StorageTrouble(str(error.name)) from None

    async def summaries(self) -> dict[str, str]:
        try:
            kept = json.loads(await store.summaries())
        except JsException as error:
            raise StorageTrouble(str(error.name)) from None
        return {str(plate["id"]): str(plate["text"]) for plate in kept}

    async def remove(self, table: str) -> None:
        try:
            await store.remove(table)
        except JsException as error:
            raise StorageTrouble(str(error.name)) from None

    async def clear(self) -> None:
        try:
            await store.clearAll()
        except JsException as error:
            raise StorageTrouble(str(error.name)) from None

    def ask_to_last(self) -> None:
        store.askToLast()

    async def hold(self, table: str) -> bool:
        return bool(await store.hold(table))

    def let_go(self) -> None:
        store.letGo()

    async def held_now(self) -> frozenset[str]:
        return frozenset(json.loads(await store.held()))


class BrowserSeats:
    """See :class:`ports.Seats`."""

    def start(self) -> None:
        seats.start()

    async def ask(self, request: str) -> str:
        try:
            return str(await seats.ask(request))
        except JsException as error:
            raise SeatsLost(str(error)) from None


class BrowserClock:
    """See :class:`ports.Clock`."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def now(self) -> str:
        here = Date.new(Date.now() - Date.new().getTimezoneOffset() * 60_000)
        return str(here.toISOString())[:16]

    def fresh(self) -> int:
        numbers = crypto.getRandomValues(Uint32Array.new(2))
        return int(numbers[0]) << 20 ^ int(numbers[1])


def connect(app: App) -> None:
    """Turn what people do on the page into calls of ``app``."""

    def happened(text: str) -> bool:
        message = read_message(text)
        app.start(app.handle(message))
        return (message["kind"], message["key"]) == ("key", "Escape")

    def seen(visible: bool) -> None:
        if not visible:
            app.hidden()

    def moved(query: str) -> None:
        app.start(app.moved(query))

    page.listen(create_proxy(happened))
    page.onVisibility(create_proxy(seen))
    page.onMoved(create_proxy(moved))
