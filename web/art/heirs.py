"""The sixteen heirs, each told by hat, hair, posture and one prop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art import callers, family, household
from web.art.ink import Pen

HEIRS: Final[dict[str, Callable[[Pen], None]]] = {
    "spritzy": callers.spritzy,
    "sedgwick": family.sedgwick,
    "dusty": household.dusty,
    "parker": household.parker,
    "prudence": family.prudence,
    "lulu": callers.lulu,
    "sassy": family.sassy,
    "astra": callers.astra,
    "smothers": household.smothers,
    "pierre": household.pierre,
    "charity": callers.charity,
    "clay": callers.clay,
    "perkins": household.perkins,
    "pugsley": family.pugsley,
    "beauregard": family.beauregard,
    "poopsie": family.poopsie,
}
"""Portraits by the word of the heir, in the order of the Will."""
