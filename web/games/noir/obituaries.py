"""A last line for each suspect, for the night edition."""

from __future__ import annotations

from web.words import Language


def last_word(lang: Language, suspect: str) -> str:
    """What is said of a suspect who will not read it. Raises KeyError for none of Noir's."""
    say = lang.say
    return {
        "ada": say("The cloche has been returned to its box."),
        "basil": say("The moustache survives him."),
        "celeste": say("It took four to carry the hat."),
        "dexter": say("He had seen it coming, with one eye."),
        "edith": say("She had just said that it was quiet."),
        "fergus": say("The pipe was still warm. So was the weather."),
        "greta": say("The plume pointed north to the last."),
        "hugo": say("The monocle did not so much as blink."),
        "iris": say("Nobody ever saw the other eye."),
        "jasper": say("He bowed, and stayed down."),
        "kitty": say("The veil will be worn by others."),
        "leopold": say("He fell at attention."),
        "mabel": say("The bow has been untied by an expert."),
        "nestor": say("He was about to remember something."),
        "olive": say("Both plaits have been notified."),
        "percy": say("He leaves a boater, and no chin."),
        "queenie": say("The ceiling will have to be lowered again."),
        "rufus": say("His hair has still not been told."),
        "sybil": say("She had foreseen rain, and nothing else."),
        "tobias": say("He was on the wrong track, with the right hat."),
        "ursula": say("The fur is being questioned separately."),
        "victor": say("The wave broke at last."),
        "winifred": say("She was only waiting for a tram, or for a breeze."),
        "xavier": say("He always said that flying was the safe part."),
        "yolanda": say("The earrings touched down first."),
    }[suspect]
