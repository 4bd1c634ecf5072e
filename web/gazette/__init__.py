"""*The Dead End Gazette*: what happened in a game, as a front page.

The page is a function of the scene alone. It is printed in ink of its own, so that it looks the
same in every theme and as a file that is opened elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from htpy import Element, article, div, h2, h3, p
from markupsafe import Markup

from web.gazette.edition import Edition
from web.gazette.forme import BROADSHEET, POCKET, print_page
from web.gazette.plates import plates
from web.scene import EndScene
from web.words import Language


def edition(lang: Language, scene: EndScene) -> Edition:
    """What the Gazette says about a game that is over, as the game itself tells it."""
    told: Callable[[Language, EndScene], Edition]
    told = import_module(f"web.games.{scene.game_id}.gazette").edition
    return told(lang, scene)


def page(lang: Language, scene: EndScene) -> Element:
    """The front page for the screen.

    A broadsheet, a pocket edition for narrow screens, and the text alone for those who have it read
    to them.
    """
    written = edition(lang, scene)
    broadsheet, pocket = print_page(written, BROADSHEET), print_page(written, POCKET)
    return div(".gazette")[
        Markup('<svg class="sprites" width="0" height="0" aria-hidden="true">{}</svg>').format(
            plates(broadsheet, pocket, own=written.drawings)
        ),
        div(".gazette-sheet.broadsheet")[broadsheet],
        div(".gazette-sheet.pocket")[pocket],
        _spoken(written),
    ]


def svg_file(lang: Language, scene: EndScene) -> str:
    """The broadsheet as a file of its own: it refers to nothing outside itself."""
    written = edition(lang, scene)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + str(
        print_page(written, BROADSHEET, alone=True)
    )


def file_name(scene: EndScene) -> str:
    """What to call the saved page, without an ending."""
    return f"dead-end-gazette-{scene.game_id}-{len(scene.told)}"


def _spoken(written: Edition) -> Element:
    return article(".hidden", aria_label=written.title)[
        h2[written.headline],
        (p[line] for line in written.decks),
        (p[line] for line in written.story),
        (
            (h3[tally.heading], (p[f"{row.name}: {row.amount}"] for row in tally.rows))
            for tally in written.tallies
        ),
        ((h3[item.heading], p[item.text]) for item in (written.weather, *written.items)),
        (
            (
                h3[column.heading],
                (p[f"{notice.name}. {notice.text}"] for notice in column.notices),
            )
            for column in written.columns
        ),
    ]
