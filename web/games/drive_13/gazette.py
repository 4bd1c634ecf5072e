"""The Gazette's report of an evening at 13 Dead End Drive."""

from __future__ import annotations

from web.gazette.edition import Edition
from web.scene import EndScene
from web.words import Language


def edition(lang: Language, scene: EndScene) -> Edition:
    """The front page. It says the same from whichever seat one looks."""
    raise NotImplementedError
