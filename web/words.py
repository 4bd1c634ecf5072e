"""The words of the screens in one language."""

from __future__ import annotations

from collections.abc import Iterable
from gettext import GNUTranslations, NullTranslations
from io import BytesIO


class Language:
    """A language to speak: English, or what a message catalog makes of it.

    A message is the English text itself, written where it is said so that it can be extracted.
    """

    def __init__(self, code: str = "en", catalog: bytes | None = None) -> None:
        """``code``: as in ``<html lang>``; ``catalog``: the bytes of a compiled catalog (.mo).

        Raises OSError or UnicodeDecodeError when the bytes are no catalog.
        """
        self.code = code
        self._catalog = GNUTranslations(BytesIO(catalog)) if catalog else NullTranslations()

    def say(self, text: str, **names: object) -> str:
        """``text`` in this language, its ``{names}`` filled in."""
        return self._catalog.gettext(text).format(**names)

    def count(self, one: str, many: str, n: int, **names: object) -> str:
        """The text that suits the number ``n``; ``{n}`` is the number itself."""
        return self._catalog.ngettext(one, many, n).format(n=n, **names)

    def listed(self, words: Iterable[str]) -> str:
        """Words in a row: ``a``, ``a and b``, ``a, b and c``; nothing for none."""
        row = list(words)
        if len(row) < 2:
            return "".join(row)
        *before, last = row
        return self.say("{words} and {last}", words=", ".join(before), last=last)
