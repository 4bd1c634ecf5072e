"""Small signs for controls, each with words beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.art.curves import box
from web.art.ink import Pen


def rules(pen: Pen) -> None:
    """An open book."""
    pen.shape("oxblood", "4,24! 96,24! 96,88! 4,88!", 3.4)
    pen.shape("linen", "50,26! 36,14 10,18! 10,80! 36,76 50,86! 64,76 90,80! 90,18! 64,14", 3.4)
    pen.line("50,26 51,56 50,84", 4, "mark")
    for y in (34, 47, 60):
        pen.line(f"18,{y} 30,{y - 2} 42,{y + 3}", 3.6, "mark")
        pen.line(f"58,{y + 3} 70,{y - 2} 82,{y}", 3.6, "mark")


def log(pen: Pen) -> None:
    """A quill that writes down what happened."""
    pen.shape("linen", "12,30! 70,30! 70,94! 12,94!", 3.4)
    for y, end in ((46, 46), (60, 40), (74, 58)):
        pen.line(f"20,{y} {end},{y}", 4, "mark")
    pen.shape("dusk", "50,72! 54,50 66,22 94,4! 96,28 80,52 58,64!", 3)
    pen.line("50,74 66,44 88,14", 3.4)


def undo(pen: Pen) -> None:
    """An arrow that turns back."""
    pen.line("26,44 56,26 84,46 78,76 48,88", 13, blunt=True)
    pen.blot("ink", "42,12! 40,68! 6,46!")


def again(pen: Pen) -> None:
    """An arrow that goes round."""
    pen.line("72,26 44,14 16,38 20,72 50,88 80,70 82,54", 12, blunt=True)
    pen.blot("ink", "62,4! 96,20! 66,48!")


def peek(pen: Pen) -> None:
    """An eye: a look that the others do not get."""
    pen.shape("linen", "4,52! 26,28 50,20 74,28 96,52! 74,74 50,82 26,74", 3.4)
    pen.shape("dusk", "50,30 66,37 72,51 66,65 50,72 34,65 28,51 34,37", 3)
    pen.blot("mark", "50,42 60,51 50,60 40,51")


def leave(pen: Pen) -> None:
    """A hat on its peg: time to go."""
    pen.line("50,2 50,22", 6, blunt=True)
    pen.shape("mass", "26,66! 26,34 50,20 74,34 74,66!", 3.4)
    pen.blot("oxblood", "28,52! 50,48 72,52! 72,62 50,60 28,62!")
    pen.shape("mass", "4,64 26,68! 50,62 74,68! 96,64 78,84 50,80 22,84", 3.4)


def save(pen: Pen) -> None:
    """A parcel to take along."""
    pen.shape("paper", box(10, 30, 80, 60), 4)
    pen.line("50,30 50,90", 6, "oxblood", blunt=True)
    pen.line("10,58 90,58", 6, "oxblood", blunt=True)
    pen.shape("oxblood", "50,30! 30,6 20,22! 50,30! 80,22! 70,6", 3)
    pen.hatch((86, 66), (86, 86), 4, (-12, 3), 2, "mark")


def unpack(pen: Pen) -> None:
    """A drawer pulled open."""
    pen.shape("wood", box(8, 8, 84, 84), 4)
    pen.shape("mass", box(18, 20, 64, 30), 3)
    pen.shape("linen", "30,46! 34,14! 70,18! 68,46!", 3)
    pen.shape("wood", "8,46! 92,46! 96,86! 4,86!", 4)
    pen.disc("brass", 50, 66, 8, 3)
    pen.line("40,26 60,28", 3.4, "mark")
    pen.line("39,35 56,36", 3.4, "mark")


def play(pen: Pen) -> None:
    """Go on."""
    pen.shape("ivy", "22,8! 90,48! 26,94!", 5)


def clockwork(pen: Pen) -> None:
    """The key that winds up whoever is no person."""
    pen.disc("brass", 30, 28, 22, 6)
    pen.disc("brass", 70, 28, 22, 6)
    pen.disc("paper", 30, 28, 8, 5)
    pen.disc("paper", 70, 28, 8, 5)
    pen.shape("brass", box(41, 40, 18, 54), 5)


def notes(pen: Pen) -> None:
    """A notebook with a pencil across it."""
    pen.shape("ivy", "16,8! 78,8! 78,94! 16,94!", 4)
    pen.shape("linen", "28,20! 68,20! 68,46! 28,46!", 3)
    pen.line("34,29 60,29", 3.4, "mark")
    pen.line("34,38 52,38", 3.4, "mark")
    pen.shape("brass", "52,80! 86,34! 96,42! 62,88! 48,94!", 3.4)


SIGNS: Final[dict[str, Callable[[Pen], None]]] = {
    "rules": rules,
    "log": log,
    "undo": undo,
    "again": again,
    "peek": peek,
    "quit": leave,
    "save": save,
    "open": unpack,
    "play": play,
    "clockwork": clockwork,
    "notes": notes,
}
"""Drawings by what the control does."""
