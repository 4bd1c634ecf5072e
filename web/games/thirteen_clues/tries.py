"""What somebody may have meant by clicking what is not open, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Sequence

from dead_end.contract import BadText
from dead_end.fields import numbered
from dead_end.games.thirteen_clues.actions import Accuse, Action, Ask, Consult
from dead_end.games.thirteen_clues.material import CARDS, EACH, NO_SIDE, SEATS, SLOTS
from dead_end.games.thirteen_clues.view import View
from dead_end.who import read_seat
from web.games.thirteen_clues.names import cards
from web.words import Language


def tries(view: View, picked: Sequence[str], tried: str) -> tuple[Action, ...]:  # noqa: ARG001  # of all games
    """Actions that clicking ``tried`` may have meant; the first that is forbidden says why.

    ``tried`` is ``player seat2``, ``informant A`` or ``card duke``. Raises :class:`BadText` for
    what names nothing of the game.
    """
    kind, _, word = tried.partition(" ")
    if kind == "player":
        side = 0 if view.seats == SEATS[0] else NO_SIDE
        return (Ask(read_seat(word, view.seats), 0, side),)
    if kind == "informant":
        return (Consult(numbered(tuple(SLOTS), word)),)
    if kind == "card":
        number = numbered(CARDS, word)
        case = [0, 1, 2]
        case[number % EACH] = number
        person, location, weapon = case
        return (Accuse(person, location, weapon),)
    raise BadText(f"nothing of the game: {tried!r}")


def target_words(lang: Language, names: Sequence[str], tried: str) -> str:
    """What a ``data-try`` text names."""
    kind, _, word = tried.partition(" ")
    if kind == "player":
        return names[read_seat(word, len(names))]
    if kind == "informant":
        return lang.say("Informant {slot}", slot=word)
    return cards(lang)[word]
