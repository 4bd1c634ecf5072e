"""The rules to read and to search, in the drawer beside any game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from htpy import (
    Element,
    Node,
    dd,
    div,
    dl,
    dt,
    figcaption,
    figure,
    h3,
    label,
    li,
    mark,
    nav,
    p,
    section,
    ul,
)
from htpy import input as field

from web.games import dressing
from web.games.dressing import Section
from web.screens.parts import deed
from web.words import Language

ALIKE: Final = {"ł": "l", "ø": "o", "đ": "d", "ґ": "г", "’": "'", "ʼ": "'"}
"""Letters that Unicode does not take apart, and what is typed for them in a hurry."""


def folded(text: str) -> tuple[str, list[int]]:
    """A text without case and accents, and for each letter of it its place in the original."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFD", letter.casefold()):
            if not unicodedata.combining(part):
                letters.append(ALIKE.get(part, part))
                places.append(place)
    return "".join(letters), places


def _words(text: str) -> list[str]:
    return folded(text)[0].split()


def found(lang: Language, game_id: str, text: str) -> tuple[Section, ...]:
    """The rules of a game that hold every word of a text, in any order.

    Args:
        lang: the language to search in.
        game_id: whose rules.
        text: what was typed; case and accents do not matter, and a word may be a part of one.
            Nothing but space finds all.

    Returns:
        The sections that have such clauses, without the others. A clause is found by its id, its
        text and its heading together; figures and leads stay where all of a section does.
    """
    sections = dressing(game_id).rules(lang)
    words = _words(text)
    if not words:
        return sections
    left = []
    for part in sections:
        clauses = tuple(
            (clause, told)
            for clause, told in part.clauses
            if _holds(words, f"{clause} {part.heading} {told}")
        )
        if clauses:
            kept = {clause for clause, _ in clauses}
            drawn = tuple(one for one in part.figures if one.clause in kept)
            whole = len(kept) == len(part.clauses)
            left.append(part._replace(clauses=clauses, figures=drawn, lead=part.lead * whole))
    return tuple(left)


def _holds(words: Sequence[str], text: str) -> bool:
    sought = folded(text)[0]
    return all(word in sought for word in words)


def marked(text: str, words: Sequence[str]) -> list[Node]:
    """A text with all that the folded words find in it marked."""
    sought, places = folded(text)
    lit = [False] * len(text)
    for word in words:
        start = sought.find(word)
        while start >= 0:
            for place in range(places[start], places[start + len(word) - 1] + 1):
                lit[place] = True
            start = sought.find(word, start + 1)
    parts: list[Node] = []
    start = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or lit[place] != lit[start]:
            piece = text[start:place]
            parts.append(mark[piece] if lit[start] else piece)
            start = place
    return parts


def rulebook(lang: Language, game_id: str, search: str = "", clause: str = "") -> Element:
    """The rules: a search, the headings to jump to, the clauses with their drawings.

    ``search`` is what was typed; ``clause`` the id of the one to open them at, or empty.
    """
    words = _words(search)
    sections = found(lang, game_id, search)
    count = sum(len(part.clauses) for part in sections)
    sought = f"rule-{clause}" if clause and not words else None
    return div(".rulebook", data_scroll_to=sought)[
        div(".rules-search")[
            label(".hidden", for_="rules-search")[lang.say("Search the rules")],
            field(
                "#rules-search",
                type="search",
                value=search,
                placeholder=lang.say("Search the rules"),
                autocomplete="off",
                data_field="rules-search",
            ),
            p(".rules-found", role="status")[_count(lang, count) if words else None],
        ],
        None if words else _contents(lang, sections),
        (_section(part, words, clause) for part in sections),
    ]


def _count(lang: Language, count: int) -> str:
    if not count:
        return lang.say("No rule has all of these words. Try fewer, or only part of one.")
    return lang.count("{n} rule", "{n} rules", count)


def _contents(lang: Language, sections: Sequence[Section]) -> Element:
    """The headings; each leads to its first clause."""
    return nav(aria_label=lang.say("Contents"))[
        ul(".rules-contents", data_rove="contents")[
            (
                li[
                    deed(
                        "rules",
                        part.heading,
                        kind="chip",
                        data_value=part.clauses[0][0],
                        data_rove_item=True,
                        tabindex="-1" if number else "0",
                        id=f"contents-{number}",
                    )
                ]
                for number, part in enumerate(sections)
            )
        ]
    ]


def _section(part: Section, words: Sequence[str], wanted: str) -> Element:
    """A section with its clauses, the wanted one marked."""
    return section(".rules-section")[
        h3[marked(part.heading, words)],
        part.lead and p(".rules-lead")[marked(part.lead, words)],
        _clauses(part, words, wanted),
    ]


def _clauses(part: Section, words: Sequence[str], wanted: str) -> Iterator[Node]:
    """The clauses in lists; a figure stands between two."""
    together: list[Element] = []
    for clause, told in part.clauses:
        together.append(
            div(
                ".rule",
                id=f"rule-{clause}",
                tabindex="-1",
                aria_current="true" if clause == wanted else None,
            )[dt[marked(clause, words)], dd[marked(told, words)]]
        )
        drawn = [one for one in part.figures if one.clause == clause]
        if drawn:
            yield dl[together]
            together = []
            for one in drawn:
                yield figure(".rules-figure")[one.drawing, figcaption[one.caption]]
    if together:
        yield dl[together]
