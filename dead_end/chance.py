"""Everything random, in one place (``all.A1``).

A game names what is random by a :data:`Spec`; :func:`sample` draws it from a :class:`Source`. Only
``random()`` is used: ``shuffle`` and ``sample`` of the standard library are not promised to give
the same results in every Python. Records keep outcomes, so a replay needs no source at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Source(Protocol):
    """A source of randomness; ``random.Random`` is one."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""


class Dice(NamedTuple):
    """Roll so many six-sided dice: as many numbers from 1 to 6."""

    dice: int


class Shuffle(NamedTuple):
    """Put so many things in random order: their places, a permutation of ``range(things)``."""

    things: int


class Draw(NamedTuple):
    """Take one of ``sum(copies)`` things at random: one number, the index of its kind."""

    copies: tuple[int, ...]


Spec = Dice | Shuffle | Draw


def below(source: Source, count: int) -> int:
    """A whole number from 0 to ``count - 1``, each as likely."""
    return int(source.random() * count)


def shuffled(source: Source, count: int) -> tuple[int, ...]:
    """The numbers ``0 .. count - 1`` in random order (Fisher and Yates)."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = below(source, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def drawn(source: Source, copies: Sequence[int]) -> int:
    """The index of one kind, as likely as it has copies. Raises ValueError if there are none."""
    at = below(source, sum(copies))
    for kind, count in enumerate(copies):
        at -= count
        if at < 0:
            return kind
    raise ValueError("nothing to draw from")


def sample(spec: Spec, source: Source) -> tuple[int, ...]:
    """An outcome of ``spec``."""
    if isinstance(spec, Dice):
        return tuple(1 + below(source, 6) for _ in range(spec.dice))
    if isinstance(spec, Shuffle):
        return shuffled(source, spec.things)
    return (drawn(source, spec.copies),)


def possible(spec: Spec, numbers: Sequence[int]) -> bool:
    """Whether ``numbers`` is an outcome that ``spec`` can give."""
    if isinstance(spec, Dice):
        return len(numbers) == spec.dice and all(1 <= number <= 6 for number in numbers)
    if isinstance(spec, Shuffle):
        return sorted(numbers) == list(range(spec.things))
    return len(numbers) == 1 and 0 <= numbers[0] < len(spec.copies) and spec.copies[numbers[0]] > 0
