"""What the page's logic needs of a browser; :mod:`browser` has it, the tests have their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class StorageTrouble(Exception):
    """The device keeps nothing: ``kind`` is ``blocked`` or ``full``.

    ``gone``: what was kept before has been cleared away meanwhile; ``elsewhere``: another page has
    written something else in its place.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class SeatsLost(Exception):
    """The worker of the computer seats could not be started, or stopped."""


class Page(Protocol):
    """The document."""

    def show(self, markup: str, marks: Mapping[str, str | None]) -> None:
        """Make the root's children look like ``markup``; set its ``data-*`` to ``marks``."""

    def address(self, query: str, *, further: bool) -> None:
        """Put ``query`` into the address bar, so that a reload comes back here.

        ``further``: the browser's back button leads to the address before.
        """

    def title(self, text: str) -> None:
        """The document's title."""

    def download(self, name: str, text: str) -> None:
        """Hand the person a file; its kind follows from the ending of ``name``."""

    async def download_png(self, name: str, svg: str) -> None:
        """Hand the person a picture made of an SVG file."""

    def keep_awake(self, awake: bool) -> None:
        """Ask the device not to dim its screen, or to do as it likes."""

    async def pick_file(self) -> str | None:
        """The text of a file that the person picks; None when they pick none."""


class Store(Protocol):
    """Tables kept on this device. Reading and writing raise :class:`StorageTrouble`."""

    def persistent(self) -> bool:
        """Whether what is kept outlives the page."""

    async def append(
        self, table: str, start: int, lines: Sequence[str], summary: str, before: str
    ) -> None:
        """Write a table's lines from number ``start`` on and drop any later ones, durably.

        ``summary`` is kept with them: all of it or nothing. ``before`` is the line before them;
        where it is not there, or another, nothing is written.
        """

    async def read_lines(self, table: str) -> list[str]:
        """A table's lines; empty when there is no such table."""

    async def put_summary(self, table: str, text: str) -> None:
        """Keep a few words about a table."""

    async def summaries(self) -> dict[str, str]:
        """The words kept about each table."""

    async def remove(self, table: str) -> None:
        """Forget a table."""

    async def clear(self) -> None:
        """Forget everything."""

    def ask_to_last(self) -> None:
        """Ask the browser not to throw away what is kept when room gets short."""

    async def hold(self, table: str) -> bool:
        """Take the table for this page until :meth:`let_go`; false while another page has it.

        A page holds one table: any other is let go.
        """

    def let_go(self) -> None:
        """Let other pages have the table that this one holds."""

    async def held_now(self) -> frozenset[str]:
        """The tables that pages of this browser hold, this one too."""


class Seats(Protocol):
    """The computer seats, somewhere else."""

    def start(self) -> None:
        """Begin to get ready."""

    async def ask(self, request: str) -> str:
        """See :func:`dead_end.bots.seat.answer`. Raises :class:`SeatsLost`."""


class Clock(Protocol):
    """Time, and randomness that nobody chose."""

    async def sleep(self, seconds: float) -> None:
        """Let the page live for a while; 0 lets it draw."""

    def now(self) -> str:
        """The date and time, as ``2026-01-31T18:05``."""

    def fresh(self) -> int:
        """A number that nobody can guess."""
