"""All drawings of the house, as symbols for the page to use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from web.art.cards import CARDS
from web.art.furniture import SYMBOLS
from web.art.heirs import HEIRS
from web.art.ink import Pen
from web.art.rooms import ROOMS
from web.art.signs import SIGNS
from web.art.tokens import TOKENS
from web.art.traps import TRAPS

DRAWINGS: Final[dict[str, Callable[[Pen], None]]] = {
    **{f"heir-{word}": drawing for word, drawing in HEIRS.items()},
    **{f"trap-{word}": drawing for word, drawing in TRAPS.items()},
    **{f"room-{word}": drawing for word, drawing in ROOMS.items()},
    **{f"card-{word}": drawing for word, drawing in CARDS.items()},
    **{f"sign-{word}": drawing for word, drawing in SIGNS.items()},
    **TOKENS,
    **SYMBOLS,
}
"""Every drawing, by the id of its symbol."""


BAKED: Final = Path(__file__).with_name("sprites.svg")
"""All drawings as the built site brings them along; where it is missing they are drawn."""


@cache
def _symbol(name: str) -> Markup:
    return _drawn(name, DRAWINGS[name])


def _drawn(name: str, drawing: Callable[[Pen], None]) -> Markup:
    pen = Pen()
    drawing(pen)
    return Markup('<symbol id="{}" viewBox="0 0 100 100">{}</symbol>').format(name, pen.sheet())


def sprites(names: Iterable[str] | None = None) -> Markup:
    """One hidden ``<svg>`` block that defines drawings for ``<use href="#heir-lulu"/>``.

    Args:
        names: ids of the drawings wanted, one or more times each; None for all of them.

    Returns:
        The block; each symbol is 100 units square and has no background.

    Raises:
        KeyError: there is no drawing of that name.
    """
    return _every_drawing() if names is None else _block(dict.fromkeys(names))


@cache
def _every_drawing() -> Markup:
    return Markup(BAKED.read_text("utf-8")) if BAKED.exists() else _block(DRAWINGS)


SHARED: Final = (*(f"sign-{word}" for word in SIGNS), "bell", "dead")
"""The drawings that every game's screens use."""


def sheet(own: Mapping[str, Callable[[Pen], None]]) -> Markup:
    """The shared drawings and a game's own, as :func:`sprites` gives them."""
    return _block(SHARED, {name: _drawn(name, drawing) for name, drawing in own.items()})


def _block(wanted: Iterable[str], own: Mapping[str, Markup] | None = None) -> Markup:
    block = Markup('<svg class="sprites" width="0" height="0" aria-hidden="true">{}</svg>')
    symbols = [_symbol(name) for name in wanted]
    return block.format(Markup("").join([*symbols, *(own or {}).values()]))
