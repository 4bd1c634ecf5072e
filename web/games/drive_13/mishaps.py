"""What the Gazette says of each trap. The furniture has feelings; the guests have privacy."""

from __future__ import annotations

from web.words import Language


def accident(lang: Language, trap: str, time: int, number: int, name: str) -> str:
    """An accident in a sentence or two.

    Args:
        lang: what to say it in.
        trap: the trap's word.
        time: 0 for the first accident of this trap, 1 for the next, and so on.
        number: the round.
        name: who sprang it.
    """
    say = lang.say
    told = {"round": number, "name": name}
    first, again = {
        "chandelier": (
            say(
                "The Chandelier comes down in round {round}: {name} has the chain."
                " Two crystals are missing.",
                **told,
            ),
            say(
                "Round {round}: {name} and the Chandelier again. It is getting used to it.", **told
            ),
        ),
        "stairs": (
            say(
                "The Stairs lie down in round {round}: {name} works the lever."
                " The carpet kept its head.",
                **told,
            ),
            say("Round {round}: {name} and the Stairs once more. The knobs wobble.", **told),
        ),
        "bookcase": (
            say(
                "The Bookcase leans too far in round {round}: {name} wanted something from the"
                " top shelf. Volume nine is open at the index.",
                **told,
            ),
            say("Round {round}: {name} looks for volume ten. So does the Bookcase.", **told),
        ),
        "fireplace": (
            say(
                "The Fireplace turns round in round {round}: {name} pressed the tile."
                " The fire did not go out.",
                **told,
            ),
            say("Round {round}: {name} and the Fireplace. The pivot asks for oil.", **told),
        ),
        "statue": (
            say(
                "The Statue bows in round {round}: {name} had only asked the way."
                " The urn is in the workshop.",
                **told,
            ),
            say("Round {round}: {name} and the Statue again. She has been given a chair.", **told),
        ),
    }[trap]
    return again if time else first


def indoors(lang: Language, time: int, place: str) -> str:
    """Somebody who has not left; ``time`` counts them."""
    say = lang.say
    texts = (
        say("Still indoors ({place}). The soup is cold.", place=place),
        say("Still indoors ({place}). The candle is down to the brass.", place=place),
        say("Still indoors ({place}). The cab has gone home.", place=place),
        say("Still indoors ({place}). The napkin is folded into a swan.", place=place),
    )
    return texts[time % len(texts)]
