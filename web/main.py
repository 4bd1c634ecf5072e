"""What the page runs once Python is there."""

from __future__ import annotations

import asyncio

from js import CustomEvent, dispatchEvent, document, location

from web.app import App
from web.browser import BrowserClock, BrowserPage, BrowserSeats, BrowserStore, connect
from web.words import Language


async def main() -> None:
    """Open what the address asks for, and say that the page is ready."""
    app = App(BrowserPage(), BrowserStore(), BrowserSeats(), BrowserClock(), Language())

    def failed(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        error = context.get("exception")
        if isinstance(error, BaseException):
            app.broke(error)

    asyncio.get_event_loop().set_exception_handler(failed)
    connect(app)
    app.start(app.open(str(location.search)))
    # The first screen is there once the loop has come round.
    await asyncio.sleep(0)
    document.documentElement.dataset.ready = "1"
    dispatchEvent(CustomEvent.new("dead-end:ready"))
