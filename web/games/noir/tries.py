"""What somebody may have meant by clicking what is not open, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Sequence

from dead_end.contract import BadText
from dead_end.fields import numbered
from dead_end.games.noir.actions import (
    ARRESTS,
    CHOICES,
    DISCARDS,
    DISGUISE,
    EXONERATE,
    KILLS,
    Action,
    Shift,
    read_action,
)
from dead_end.games.noir.material import KILLER, SUSPECTS
from dead_end.games.noir.state import CHOOSING, DISCARDING
from dead_end.games.noir.view import View


def tries(view: View, tried: str) -> tuple[Action, ...]:
    """Actions that clicking ``tried`` may have meant; the first that is forbidden says why.

    ``tried`` is one of ``suspect ada``, ``card ada``, ``row 2 left``, ``deck``. Raises BadText for
    what names nothing of the game.
    """
    kind, _, rest = tried.partition(" ")
    match kind:
        case "deck":
            return (DISGUISE if view.role == KILLER else EXONERATE,)
        case "row" | "column":
            shift = read_action(f"shift {tried}")
            return (shift,) if isinstance(shift, Shift) else ()
        case "suspect":
            suspect = numbered(SUSPECTS, rest)
            meant: Sequence[Action] = KILLS if view.role == KILLER else ARRESTS
            if view.step == CHOOSING:
                meant = CHOICES
            elif view.step == DISCARDING:
                meant = DISCARDS
            return (meant[suspect],)
        case "card":
            suspect = numbered(SUSPECTS, rest)
            return (CHOICES[suspect] if view.step == CHOOSING else DISCARDS[suspect],)
    raise BadText(f"nothing of the game: {tried!r}")
