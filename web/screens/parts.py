"""What several screens are made of; what comes again and again is drawn once."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, button, div, h1, h2, p, section, span, svg, use
from markupsafe import Markup

from web.games.dressing import Choice


def deed(do: str, label: str, *, kind: str = "paper", **attributes: str | bool | None) -> Element:
    """A button that asks the page for something: ``do`` is its ``data-do``."""
    return button(class_=["button", kind], type="button", data_do=do, **attributes)[label]


@lru_cache(maxsize=256)
def tool(
    do: str,
    label: str,
    sign: str,
    pressed: bool | None = None,
    hint: str | None = None,
    short: str | None = None,
) -> Markup:
    """A small tool: a sign and a word below it; ``pressed`` for one that opens a drawer.

    ``hint`` says more of what it does, to one who rests on it or has the page read aloud;
    ``short`` stands for the word where there is little room.
    """
    drawn = button(
        ".tool",
        type="button",
        data_do=do,
        title=hint,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        aria_label=label if short else None,
    )[
        emblem(sign, "sign"),
        (span(".wide-only")[label], span(".narrow-only")[short]) if short else span[label],
    ]
    return Markup(str(drawn))


@lru_cache(maxsize=512)
def emblem(drawing: str, kind: str = "emblem") -> Markup:
    """A drawing from the sprites, for the eye only."""
    drawn = svg(class_=kind, viewBox="0 0 100 100", aria_hidden="true", focusable="false")
    return Markup(str(drawn[use(href=f"#{drawing}")]))


@lru_cache(maxsize=4096)
def choice_button(
    choice: Choice, prefix: str, kind: str, first: bool, picked: bool = False
) -> Markup:
    """A choice as a button; ``first`` is the tab stop of its group."""
    drawn = button(
        id=f"{prefix}-{slug(choice.text)}",
        class_=["button", "paper" if choice.plain else kind, picked and "picked"],
        type="button",
        data_pick=choice.text if choice.hook == "pick" else None,
        data_action=choice.text if choice.hook == "action" else None,
        data_rove_item=True,
        tabindex="0" if first else "-1",
        aria_label=choice.label,
        aria_pressed="true" if picked else None,
    )[choice.emblem and emblem(choice.emblem), span[choice.short]]
    return Markup(str(drawn))


def slug(text: str) -> str:
    """A hook's text as part of an id."""
    return text.replace(" ", "-")


def notice(text: str) -> Node:
    """A plain message on top of a screen; always there, so that it is said when it comes."""
    return div("#notice", role="status")[text and p(".notice-line")[text]]


def drawer(word: str, title: str, close: str, body: Node) -> Element:
    """What comes in from the side; ``word`` is the ``data-do`` that opened and closes it."""
    return section("#drawer.drawer", aria_label=title)[
        div(".drawer-head")[h2[title], deed(word, close, kind="tab")],
        div(".drawer-body", tabindex="0", role="group", aria_label=title)[body],
    ]


def heading(text: str) -> Element:
    """A screen's name, to which the focus goes when the screen before is gone."""
    return h1(tabindex="-1", data_focus=True)[text]
