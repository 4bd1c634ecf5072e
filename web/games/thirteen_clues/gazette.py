"""The fog edition on a game of 13 Clues: who asked, who looked, who was right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dead_end.contract import Outcome
from dead_end.games.thirteen_clues import facts
from dead_end.games.thirteen_clues.material import CARDS
from web.games.thirteen_clues.names import card, cards, listed
from web.games.thirteen_clues.pictures import DRAWINGS
from web.games.thirteen_clues.sentences import ending
from web.gazette.edition import Column, Edition, Item, Notice, Portrait, Row, Tally
from web.gazette.typecase import apart
from web.scene import EndScene
from web.words import Language


def edition(lang: Language, scene: EndScene) -> Edition:
    """The front page. It says the same from whichever seat one looks."""
    say = lang.say
    names = tuple(apart(name) for name in scene.names)
    told = [fact for facts_of in scene.told for fact in facts_of]
    number = len(scene.told)
    asked = [fact for fact in told if isinstance(fact, facts.Asked)]
    accused = [fact for fact in told if isinstance(fact, facts.Accused)]
    looked = [fact for fact in told if isinstance(fact, facts.Consulted)]
    turned_up = next((fact for fact in told if isinstance(fact, facts.TurnedUp)), None)
    return Edition(
        title=say("The Dead End Gazette"),
        motto=say("Fog edition: all the news that can be made out"),
        number=say("No. {number}", number=number),
        place=say("Under the third lamp"),
        price=say("Price: one glass"),
        headline=_headline(lang, names, scene.outcome),
        decks=(
            ending(lang, scene.outcome.reason),
            " · ".join(
                (
                    lang.count("{n} question", "{n} questions", len(asked)),
                    lang.count("{n} accusation", "{n} accusations", len(accused)),
                    say("Visibility: poor"),
                )
            ),
        ),
        story_heading=say("Seen by all but one"),
        story=tuple(_story(lang, names, scene.outcome, asked, accused, looked)),
        portraits=_portraits(lang, names, scene.outcome, turned_up),
        tallies=(
            _tally(say("Questions asked"), names, [fact.seat for fact in asked]),
            _tally(say("Called as a witness"), names, [fact.witness for fact in asked]),
        ),
        weather=Item(say("Weather"), say("Fog. The lamps see nothing either."), "fog"),
        emblem=Item(say("Lost"), say("A glass, between two witnesses."), "glass"),
        items=(
            Item(
                say("Informants"),
                lang.count(
                    "{n} visit to the informants. They deny it.",
                    "{n} visits to the informants. They deny it.",
                    len(looked),
                ),
                "informant",
            ),
        ),
        columns=tuple(_columns(lang, names, turned_up)),
        advertisements=(
            Item(say("Screens"), say("Opaque, on both sides. One is enough."), ""),
            Item(say("Spectacles"), say("For those who see only red."), ""),
        ),
        drawings=DRAWINGS,
    )


def _headline(lang: Language, names: Sequence[str], outcome: Outcome) -> str:
    say = lang.say
    if not outcome.winners:
        return say("The fog keeps its secret")
    name = names[outcome.winners[0]]
    if outcome.reason == "solved":
        return say("{name} sees through it", name=name)
    return say("{name} wins unopposed", name=name)


def _story(
    lang: Language,
    names: Sequence[str],
    outcome: Outcome,
    asked: Sequence[facts.Asked],
    accused: Sequence[facts.Accused],
    looked: Sequence[facts.Consulted],
) -> Iterator[str]:
    say = lang.say
    if outcome.reason == "solved" and accused:
        last = accused[-1]
        yield say(
            "It was {cards}, says {name}, and for once everybody nods.",
            cards=listed(lang, last.cards),
            name=names[last.seat],
        )
    else:
        yield say("Nobody was ever named who had not been named before. The fog is sorry.")
    wrong = [fact for fact in accused if not fact.right]
    if wrong:
        yield say(
            "Earlier {name} had been as sure of {cards}. An apology is being drafted.",
            name=names[wrong[0].seat],
            cards=listed(lang, wrong[0].cards),
        )
    if asked:
        yield lang.count(
            "{n} question was put, and answered truthfully, which is held against the witnesses.",
            "{n} questions were put, and answered truthfully, which is held against the witnesses.",
            len(asked),
        )
    if looked:
        yield say("Informants were seen to be looked at. They looked away.")


def _portraits(
    lang: Language, names: Sequence[str], outcome: Outcome, turned_up: facts.TurnedUp | None
) -> tuple[Portrait, ...]:
    if not outcome.winners or turned_up is None or len(turned_up.gifts) < len(names):
        return (Portrait("informant", lang.say("Somebody"), lang.say("seen in the fog")),)
    winner = outcome.winners[0]
    gift = turned_up.gifts[(winner - 1) % len(names)]
    return (
        Portrait(
            f"clue-{gift[0]}",
            cards(lang)[gift[0]],
            lang.say("named by {name}", name=names[winner]),
        ),
    )


def _tally(heading: str, names: Sequence[str], seats: Sequence[int]) -> Tally:
    counts = [seats.count(seat) for seat in range(len(names))]
    most = max(counts)
    rows = sorted(zip(names, counts, strict=True), key=lambda row: -row[1])
    return Tally(heading, tuple(Row(name, str(n), bool(most) and n == most) for name, n in rows))


def _columns(
    lang: Language, names: Sequence[str], turned_up: facts.TurnedUp | None
) -> Iterator[Column]:
    if turned_up is None or len(turned_up.gifts) < len(names):
        return
    notices = []
    for seat, name in enumerate(names):
        gift = turned_up.gifts[(seat - 1) % len(names)]
        person = CARDS.index(gift[0])
        notices.append(
            Notice(
                f"clue-{gift[0]}",
                card(lang, person),
                lang.say(
                    "The case of {name}: {place}, {weapon}.",
                    name=name,
                    place=cards(lang)[gift[1]],
                    weapon=cards(lang)[gift[2]],
                ),
            )
        )
    yield Column(lang.say("The cases"), tuple(notices))
