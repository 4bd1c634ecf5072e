"""Serves ``site/`` on this machine and opens it in a browser.

Run as ``python tools/serve.py``. A static server with what GitHub Pages also does: the right types,
and ``Access-Control-Allow-Origin: *`` so that sandboxed frames may load the modules.
"""

from __future__ import annotations

import functools
import os
import sys
import threading
import webbrowser
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

SITE = Path(__file__).resolve().parent.parent / "site"
FIRST_PORT = 8313
PORTS_TRIED = 100


class StaticHandler(SimpleHTTPRequestHandler):
    """Files below a folder, found under an optional path before them."""

    # Kept open between requests: a page asks for some thirty files.
    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - the base class has it so
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".toml": "text/plain; charset=utf-8",
    }

    def __init__(self, *args: object, prefix: str, missing: Collection[str], **kw: object) -> None:
        self.prefix = prefix
        self.missing = missing
        super().__init__(*args, **kw)  # type: ignore[arg-type]  # the base class's own arguments

    def translate_path(self, path: str) -> str:
        """The file for a URL; one that does not exist for those outside the prefix."""
        inner = unquote(urlsplit(path).path)
        if not inner.startswith(self.prefix) or Path(inner).name in self.missing:
            return str(Path(self.directory, "does", "not", "exist"))
        return super().translate_path("/" + path[len(self.prefix) :])

    def end_headers(self) -> None:
        """Add what every answer carries."""
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing: the terminal is for the address."""


def bind(ports: range, prefix: str = "/", missing: Collection[str] = (),
         folder: Path = SITE) -> ThreadingHTTPServer:  # fmt: skip
    """A server on the first free of the ports, for this machine alone.

    Args:
        ports: tried in order; port 0 takes any free one.
        prefix: the path under which the site stands, with both slashes.
        missing: names of files to answer with 404.
        folder: what is served.

    Raises:
        OSError: no port is free.
    """
    handler = functools.partial(
        StaticHandler, directory=str(folder), prefix=prefix, missing=missing
    )
    for port in ports:
        try:
            return ThreadingHTTPServer(("127.0.0.1", port), handler)
        except OSError:
            if port == ports[-1]:
                raise
    raise OSError("no port to try")


def address(server: ThreadingHTTPServer, prefix: str = "/") -> str:
    """Where the served site is."""
    return f"http://127.0.0.1:{server.server_port}{prefix}"


@contextmanager
def served(prefix: str = "/", missing: Collection[str] = (),
           folder: Path = SITE) -> Iterator[str]:  # fmt: skip
    """Serve in the background on any free port while the block runs; gives the address."""
    server = bind(range(1), prefix, missing, folder)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield address(server, prefix)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def has_screen() -> bool:
    """Can a browser window open here? On Linux without a display it might take the terminal."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def main() -> None:
    """Serve until interrupted."""
    server = bind(range(FIRST_PORT, FIRST_PORT + PORTS_TRIED))
    print(f"Dead End is at {address(server)} (Ctrl+C stops it)", flush=True)
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address(server),), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
