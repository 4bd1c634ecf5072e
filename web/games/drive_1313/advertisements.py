"""Small advertisements of the neighbourhood, to fill a column with."""

from __future__ import annotations

from web.gazette.edition import Item
from web.words import Language


def advertisements(lang: Language, number: int) -> tuple[Item, ...]:
    """All of them; which comes first goes by the number of the issue."""
    say = lang.say
    pool = (
        Item(
            say("Suits of Armor"),
            say("dusted, steadied and spoken to firmly. Dents left in on request."),
            "trap-armor",
        ),
        Item(
            say("For sale"),
            say("Chandelier. One owner, careful. Has never fallen. May be viewed from below."),
        ),
        Item(
            say("Clocks"),
            say("wound, cleaned and set back. Midnight by arrangement."),
            "card-clock",
        ),
        Item(
            say("Lost"),
            say("One doormat, with welcome. The finder may keep the welcome."),
        ),
        Item(
            say("Chimneys swept"),
            say("Soot taken away. Smoke returned to sender."),
            "trap-fireplace",
        ),
        Item(
            say("Correction"),
            say(
                "We said that the chandelier had come down. It asks us to say that it has not,"
                " and that it is watching."
            ),
        ),
        Item(
            say("Safes"),
            say("raised with care. Lowered as the customer wishes."),
            "trap-safe",
        ),
        Item(
            say("Wanted"),
            say("Piano tuner. Must bring the piano."),
        ),
        Item(
            say("Boots"),
            say("for walking an exact number of steps. Fitted in pairs of dice."),
            "card-run",
        ),
        Item(
            say("To let"),
            say("Room with secret passage. References are not required, nor is the key."),
        ),
        Item(
            say("Stair carpet"),
            say("Hardly trodden. One end loose."),
        ),
        Item(
            say("Bells"),
            say("rung, answered, and in one case ignored."),
            "bell",
        ),
    )
    first = number % len(pool)
    return pool[first:] + pool[:first]
