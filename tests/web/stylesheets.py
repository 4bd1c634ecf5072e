"""The style sheets as the tests read them: rule by rule."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

STYLES: Final = Path(__file__).parents[2] / "web" / "styles"


class Rule(NamedTuple):
    """A rule of a style sheet: the group it is in, one of its selectors, what it declares."""

    group: str
    selector: str
    declared: dict[str, str]


def rules(sheets: Iterable[str]) -> list[Rule]:
    """Every rule of the sheets in their order, one for each of its selectors."""
    found: list[Rule] = []
    for sheet in sheets:
        text = (STYLES / f"{sheet}.css").read_text(encoding="utf-8")
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        heads: list[str] = []
        for said, brace in re.findall(r"([^{}]*)([{}])", text):
            if brace == "{":
                heads.append(" ".join(said.split()))
            else:
                *groups, head = heads
                pairs = (part.split(":", 1) for part in said.split(";") if ":" in part)
                declared = {name.strip(): value.strip() for name, value in pairs}
                found += [Rule(" ".join(groups), one, declared) for one in selectors(head)]
                heads.pop()
    return found


def selectors(head: str) -> list[str]:
    """The selectors of a rule's head; a comma within brackets parts nothing."""
    return [one.strip() for one in re.split(r",(?![^()]*\))", head)]
