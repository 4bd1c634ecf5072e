"""Every text goes through the catalog."""

from __future__ import annotations

from pathlib import Path

from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent.parent
TEMPLATE = ROOT / "web" / "catalogs" / "dead_end.pot"
KEYWORDS: dict[str, tuple[int, ...] | None] = {"say": None, "count": (1, 2)}


def test_the_template_holds_every_text_of_the_page() -> None:
    """``make messages`` writes it anew."""
    found = {
        message[2] if isinstance(message[2], str) else message[2][0]
        for message in extract_from_dir(ROOT / "web", keywords=KEYWORDS)
    }
    with TEMPLATE.open("rb") as file:
        template = read_po(file)
    written = {message.id if isinstance(message.id, str) else message.id[0] for message in template}
    assert found
    assert found == written - {""}
