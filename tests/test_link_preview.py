"""What the world sees before the page is open: icons, link preview, the README's picture."""

from __future__ import annotations

import re
import struct
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools import build

ROOT = build.ROOT


class Head(HTMLParser):
    """The ``<meta>`` and ``<link>`` elements of a page, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.links: list[dict[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.metas[f"{name} {found.get('media', '')}".rstrip()] = found.get("content", "")
        elif tag == "link":
            self.links.append(found)


def size(png: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    head = png.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:])
    return width, height


@pytest.fixture(scope="module")
def head() -> Head:
    build.build()
    return Head((build.SITE / "index.html").read_text("utf-8"))


def test_a_link_shows_a_picture_of_its_promised_size(head: Head) -> None:
    picture = build.SITE / "web/icons/preview.png"
    assert head.metas["og:image"].endswith("web/icons/preview.png")
    promised = (int(head.metas["og:image:width"]), int(head.metas["og:image:height"]))
    assert size(picture) == promised == (1200, 630)
    assert picture.stat().st_size < 150_000
    # A property of a picture counts for the picture named before it.
    names = list(head.metas)
    assert names.index("og:image") < names.index("og:image:width") < names.index("og:image:alt")
    assert {"og:title", "og:description", "description"} <= set(names)


def test_the_picture_s_address_is_whole_where_the_site_s_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DEAD_END_URL", "https://somebody.example/dead-end/")
    metas = Head(build.preview()).metas
    assert metas == {
        "og:image": "https://somebody.example/dead-end/web/icons/preview.png",
        "og:url": "https://somebody.example/dead-end/",
    }
    monkeypatch.delenv("DEAD_END_URL")
    assert Head(build.preview()).metas == {"og:image": "./web/icons/preview.png"}


def test_the_icons_are_there(head: Head) -> None:
    icons = {link["href"]: link for link in head.links if "icon" in link["rel"]}
    assert set(icons) == {f"./web/icons/{n}" for n in ("icon.svg", "icon-32.png", "touch.png")}
    assert size(build.SITE / "web/icons/icon-32.png") == (32, 32)
    assert size(build.SITE / "web/icons/touch.png") == (180, 180)
    assert (build.SITE / "web/icons/touch.png").stat().st_size < 10_000


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_browser_s_edge_has_the_colour_of_the_ground(head: Head, theme: str) -> None:
    tokens = (ROOT / "web/styles/tokens.css").read_text("utf-8")
    (ground,) = re.findall(rf'\[data-theme="{theme}"\] \{{\s*--ground: (#\w+);', tokens)
    assert head.metas[f"theme-color (prefers-color-scheme: {theme})"] == ground


def test_one_font_is_preloaded(head: Head) -> None:
    fonts = [link for link in head.links if link.get("as") == "font"]
    assert [link["rel"] for link in fonts] == ["preload"]
    assert "crossorigin" in fonts[0]


def test_the_readme_has_its_picture() -> None:
    (picture,) = re.findall(r"!\[[^\]]+\]\(([^)]+\.png)\)", (ROOT / "README.md").read_text("utf-8"))
    assert size(ROOT / picture) == (1280, 800)
    assert (ROOT / picture).stat().st_size < 300_000
