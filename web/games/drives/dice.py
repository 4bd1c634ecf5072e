"""The dice on the tray."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from htpy import Element, svg, use

from web.words import Language


def dice(
    lang: Language, shown: Sequence[int], left: Sequence[int], rolled: int
) -> Iterator[Element]:
    """The dice of a roll, those not ``left`` faded.

    ``rolled`` is the number of the action that rolled them, -1 where nothing is to tumble.
    """
    unused = list(left)
    for place, number in enumerate(shown):
        is_left = number in unused
        if is_left:
            unused.remove(number)
        yield die(lang, number, is_left, f"roll-{rolled}-{place}" if rolled >= 0 else "")


def die(lang: Language, number: int, unused: bool, roll: str) -> Element:
    """A die; ``roll`` is the id of its roll, empty where nothing moves."""
    label = lang.say("{n}", n=number) if unused else lang.say("{n}, used", n=number)
    return svg(
        id=roll or None,
        class_=["die", not unused and "used", roll and "rolled"],
        viewBox="0 0 100 100",
        role="img",
        aria_label=label,
        focusable="false",
    )[use(href=f"#die-{number}")]
