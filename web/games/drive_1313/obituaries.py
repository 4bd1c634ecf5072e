"""What the Gazette says of each trap. The furniture has feelings; the heirs have privacy."""

from __future__ import annotations

from web.words import Language


def accident(lang: Language, trap: str, time: int, number: int, name: str) -> str:
    """An accident in a sentence or two.

    Args:
        lang: what to say it in.
        trap: the trap's word.
        time: 0 for the first accident of this trap, 1 for the second, and so on.
        number: the round.
        name: who sprang it.
    """
    say = lang.say
    told = {"round": number, "name": name}
    first, again, later = {
        "stair": (
            say(
                "A stair gives way in round {round}: {name} works the lever."
                " The banister is unhurt.",
                **told,
            ),
            say(
                "The Stair again, in round {round}. {name} has the lever."
                " The carpet is asked to stay down.",
                **told,
            ),
            say("Round {round}: {name} and the Stair once more. The Stair keeps count.", **told),
        ),
        "fireplace": (
            say(
                "The Fireplace flares up in round {round}: {name} holds the bellows."
                " The mantelpiece is only singed.",
                **told,
            ),
            say(
                "More from the Fireplace in round {round}, where {name} adds a log."
                " The log is not available for comment.",
                **told,
            ),
            say(
                "Round {round}: {name} stirs the fire. The smoke apologises to the curtains.",
                **told,
            ),
        ),
        "boar": (
            say(
                "The Boar's Head comes off its nail in round {round}: {name} knows the nail."
                " The boar has been hung again.",
                **told,
            ),
            say(
                "The Boar's Head once more, in round {round}. {name} holds the string."
                " The boar denies everything.",
                **told,
            ),
            say(
                "Round {round}: {name} and a loose nail."
                " The wall behind the Boar's Head wants plaster.",
                **told,
            ),
        ),
        "armor": (
            say(
                "The Suit of Armor topples in round {round}: {name} leans on it."
                " The dent will come out.",
                **told,
            ),
            say(
                "The Suit of Armor again, in round {round}. {name} stands behind it."
                " It has been asked to sit.",
                **told,
            ),
            say(
                "Round {round}: {name} greets the Suit of Armor too warmly."
                " One gauntlet is missing.",
                **told,
            ),
        ),
        "safe": (
            say(
                "The Safe comes down in round {round}: {name} lets go of the rope."
                " It is still locked.",
                **told,
            ),
            say(
                "The Safe once more, in round {round}. {name} has the rope."
                " The floor sends a bill.",
                **told,
            ),
            say("Round {round}: {name} tests the rope of the Safe. The rope fails.", **told),
        ),
    }[trap]
    return (first, again, later)[min(time, 2)]


def escape(lang: Language, time: int, number: int, name: str, bags: str) -> str:
    """A departure by the door; ``time`` counts them, ``bags`` is what was carried."""
    say = lang.say
    told = {"round": number, "name": name, "bags": bags}
    texts = (
        say("Out of the front door in round {round} with {bags}. {name} holds the door.", **told),
        say(
            "Over the welcome stone in round {round}, {bags} in hand. {name} carries the umbrella.",
            **told,
        ),
        say(
            "Leaves in round {round}; {bags}. {name} calls the cab. The doormat says goodbye.",
            **told,
        ),
        say(
            "Gone by the front door in round {round} with {bags}. {name} waves from the drive.",
            **told,
        ),
    )
    return texts[time % len(texts)]


def indoors(lang: Language, time: int, place: str) -> str:
    """Somebody who has not left; ``time`` counts them."""
    say = lang.say
    texts = (
        say("Still indoors ({place}). The tea has gone cold.", place=place),
        say("Still indoors ({place}). The umbrella waits in its stand.", place=place),
        say("Still indoors ({place}). The coat is on the wrong hook.", place=place),
        say("Still indoors ({place}). The taxi has gone home.", place=place),
        say("Still indoors ({place}). The candle is down to the brass.", place=place),
    )
    return texts[time % len(texts)]
