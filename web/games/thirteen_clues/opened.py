"""What a seat may do now, sorted by where on the table it is done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from dead_end.games.thirteen_clues import RULES
from dead_end.games.thirteen_clues.actions import Accuse, Ask, Consult, Give, Take
from dead_end.games.thirteen_clues.material import CARDS, NO_CARD, NO_SIDE, SIDES, SLOTS, SUBJECTS
from dead_end.who import read_seat
from web.games.dressing import Choice
from web.games.thirteen_clues.names import card, cards, counted, subjects
from web.scene import TableScene
from web.words import Language

ACCUSE = "accuse"
"""The pick that opens the naming of a person, a location and a weapon."""


@dataclass(frozen=True, slots=True)
class Open:
    """What the viewer may do now.

    By seat the control of clicking that player: ``players``; by slot that of an informant:
    ``informants``; by card in the hand: ``hand``. ``subjects``: what the picked witness can be
    asked; ``ways``: how, once that is picked too; ``named``: what can be named next in an
    accusation; ``deeds``: what has no place elsewhere. ``witness``: the seat that is picked, or
    -1; ``accusing``: whether an accusation is under way.
    """

    due: bool
    players: tuple[tuple[int, Choice], ...] = ()
    informants: tuple[tuple[int, Choice], ...] = ()
    hand: tuple[tuple[int, Choice], ...] = ()
    subjects: tuple[Choice, ...] = ()
    ways: tuple[Choice, ...] = ()
    named: tuple[Choice, ...] = ()
    deeds: tuple[Choice, ...] = ()
    witness: int = -1
    accusing: bool = False


def opened(lang: Language, scene: TableScene) -> Open:
    """What is open in ``scene``; at every level of what is picked, so that it can be changed."""
    legal = scene.legal
    if legal is None:
        return Open(False)
    levels = [legal.narrow(scene.picked[:depth]) for depth in range(len(scene.picked) + 1)]
    picks = [pick for level in levels for pick in level.picks]
    actions = [action for level in levels for action in level.actions]
    asked = next((p for p in scene.picked if p.startswith("ask ")), "")
    # One after the other: who, where, with what.
    named = [_pick(lang, scene, pick) for pick in levels[-1].picks if pick.startswith("name ")]
    asks = [a for a in actions if isinstance(a, Ask)]
    about = [pick for pick in picks if pick.startswith("about ")]
    plain = not about
    return Open(
        due=True,
        players=tuple(
            (read_seat(pick.removeprefix("ask "), scene.seats), _pick(lang, scene, pick))
            for pick in picks
            if pick.startswith("ask ")
        )
        + tuple((a.seat, _action(lang, scene, a)) for a in actions if isinstance(a, Take)),
        informants=tuple(
            (a.slot, _action(lang, scene, a)) for a in actions if isinstance(a, Consult)
        ),
        hand=tuple(
            (CARDS.index(pick.removeprefix("give ")), _pick(lang, scene, pick))
            for pick in picks
            if pick.startswith("give ")
        ),
        subjects=tuple(
            [_pick(lang, scene, pick) for pick in about]
            + ([_action(lang, scene, ask) for ask in asks] if plain else [])
        ),
        ways=() if plain else tuple(_way(lang, scene, ask) for ask in asks),
        named=tuple(named),
        deeds=tuple(_deeds(lang, scene, picks, actions)),
        witness=read_seat(asked.removeprefix("ask "), scene.seats) if asked else -1,
        accusing=ACCUSE in scene.picked,
    )


def _deeds(
    lang: Language, scene: TableScene, picks: Iterable[str], actions: Iterable[Any]
) -> Iterable[Choice]:
    for action in actions:
        if isinstance(action, Give | Accuse):
            yield _action(lang, scene, action)
    if ACCUSE in picks and ACCUSE not in scene.picked:
        yield Choice("pick", ACCUSE, lang.say("Accuse: name your own case"), lang.say("Accuse"))


def write(action: Any) -> str:
    """The short text of an action."""
    return RULES.write_action(action)


def _pick(lang: Language, scene: TableScene, pick: str) -> Choice:
    kind, _, word = pick.partition(" ")
    say = lang.say
    if kind == "ask":
        name = scene.names[read_seat(word, scene.seats)]
        return Choice("pick", pick, say("Ask {name}", name=name), name, "glass")
    if kind == "about":
        return Choice("pick", pick, subjects(lang)[word], subjects(lang)[word], sign(word))
    name = cards(lang)[word]
    if kind == "give":
        return Choice("pick", pick, say("Give {card}", card=name), name, f"clue-{word}")
    return Choice("pick", pick, say("Name {card}", card=name), name, f"clue-{word}")


def sign(subject: str) -> str:
    """The drawing of a suit; categories have none."""
    return f"suit-{subject}" if SUBJECTS.index(subject) < len(SUBJECTS) - 9 else ""


def _action(lang: Language, scene: TableScene, action: Any) -> Choice:
    label, short, emblem = _words(lang, scene, action)
    return Choice("action", write(action), label, short, emblem)


def _way(lang: Language, scene: TableScene, ask: Ask) -> Choice:
    """A question beside others about the same."""
    choice = _action(lang, scene, ask)
    openly = ask.side == NO_SIDE and not ask.secret
    return choice._replace(short=lang.say("Openly"), emblem="") if openly else choice


def _words(lang: Language, scene: TableScene, action: Any) -> tuple[str, str, str]:
    """An action as a whole sentence, in a word or two, and its drawing."""
    say = lang.say
    match action:
        case Give(person, location, weapon, left):
            given = lang.listed(card(lang, one) for one in (person, location, weapon))
            if left == NO_CARD:
                said = say("Give {cards}", cards=given)
            else:
                said = say(
                    "Give {cards}, with {left} on the left", cards=given, left=card(lang, left)
                )
            return said, said, ""
        case Take(seat):
            name = scene.names[seat]
            return say("Take a glass from {name}", name=name), name, "glass"
        case Consult(slot):
            return say("Look at informant {slot}", slot=SLOTS[slot]), SLOTS[slot], "informant"
        case Accuse(person, location, weapon):
            named = lang.listed(card(lang, one) for one in (person, location, weapon))
            return say("Accuse: {cards}", cards=named), say("Accuse: {cards}", cards=named), ""
        case Ask(seat, subject, side, secret):
            return ask_words(lang, scene.names[seat], SUBJECTS[subject], side, secret)
    raise TypeError(f"no action of 13 Clues: {action!r}")


def ask_words(
    lang: Language, name: str, subject: str, side: int, secret: bool
) -> tuple[str, str, str]:
    """A question as a whole sentence, in a word or two, and its drawing."""
    say, what = lang.say, counted(lang)[subject]
    if secret:
        return say("Ask {name} for {what}, top secret", name=name, what=what), say("Top secret"), ""
    if side == SIDES.index("left"):
        said = say("Ask {name} for {what}, with the left card", name=name, what=what)
        return said, say("With the left card"), ""
    if side != NO_SIDE:
        said = say("Ask {name} for {what}, with the right card", name=name, what=what)
        return said, say("With the right card"), ""
    return (
        say("Ask {name} for {what}", name=name, what=what),
        subjects(lang)[subject],
        sign(subject),
    )
