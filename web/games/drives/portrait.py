"""The bust of somebody in a frame."""

from __future__ import annotations

from htpy import Element, span, svg, use

from web.games.drives.people import Person


def portrait(word: str, person: Person) -> Element:
    """A bust with the initials below it."""
    return span(".portrait", aria_hidden="true")[
        svg(".bust", viewBox="0 0 100 100", focusable="false")[use(href=f"#heir-{word}")],
        span(".initials")[person.initials],
    ]
