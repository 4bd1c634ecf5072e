"""JSON from a stranger, taken apart field by field; each is what it should be or BadText says so.

For what is more than a row of plain values (for those see :mod:`dead_end.plain`): views.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import inf
from typing import TypeVar

from dead_end.contract import BadOption, BadText, Option, Options, check_options

T = TypeVar("T")


class Fields:
    """The fields of one JSON object. Every method raises :class:`BadText` naming the field."""

    def __init__(
        self, written: object, names: Collection[str], optional: Collection[str] = ()
    ) -> None:
        """``written`` must be an object with all of ``names``, perhaps ``optional``, no others."""
        if not isinstance(written, dict):
            raise BadText("must be an object")
        for name in names:
            if name not in written:
                raise BadText(f"there is no {name!r}")
        for name in written:
            if name not in names and name not in optional:
                raise BadText(f"there should be no {name!r}")
        self._written: Mapping[str, object] = written

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def read(self, name: str, reading: Callable[[object], T]) -> T:
        """A field as ``reading`` takes it, which raises :class:`BadText`."""
        try:
            return reading(self._written[name])
        except BadText as error:
            raise BadText(f"{name}: {error}") from None

    def read_list(
        self, name: str, reading: Callable[[object], T], lengths: Collection[int] | None = None
    ) -> tuple[T, ...]:
        """A list of so many, each as ``reading`` takes it."""
        return self.read(name, lambda written: list_of(written, reading, lengths))

    def read_each(
        self, name: str, keys: Sequence[str], reading: Callable[[object], T]
    ) -> tuple[T, ...]:
        """An object with exactly ``keys``: its values in their order."""

        def values(written: object) -> tuple[T, ...]:
            fields = Fields(written, keys)
            return tuple(fields.read(key, reading) for key in keys)

        return self.read(name, values)

    def flag(self, name: str) -> bool:
        """A field that is true or false."""
        return self.read(name, _flag)


def whole(low: int = 0, high: float = inf) -> Callable[[object], int]:
    """Reads a whole number from ``low`` to ``high``."""

    def reading(written: object) -> int:
        if isinstance(written, int) and not isinstance(written, bool) and low <= written <= high:
            return written
        raise BadText(f"must be a whole number from {low} to {high}")

    return reading


def word(words: Sequence[str]) -> Callable[[object], int]:
    """Reads one of ``words``, as its place among them."""

    def reading(written: object) -> int:
        if isinstance(written, str) and written in words:
            return words.index(written)
        raise BadText(f"no such thing here: {written!r}")

    return reading


def list_of(
    written: object, reading: Callable[[object], T], lengths: Collection[int] | None = None
) -> tuple[T, ...]:
    """A list, each of it as ``reading`` takes it; ``lengths``: how many there may be."""
    if not isinstance(written, list):
        raise BadText("must be a list")
    if lengths is not None and len(written) not in lengths:
        raise BadText(f"must not be a list of {len(written)}")
    return tuple(reading(item) for item in written)


def ascending(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """``numbers``, if each is greater than the one before it. Raises :class:`BadText`."""
    if list(numbers) != sorted(set(numbers)):
        raise BadText("must be in order and no thing twice")
    return numbers


def _flag(written: object) -> bool:
    if isinstance(written, bool):
        return written
    raise BadText("must be true or false")


def numbered(words: Sequence[str], word: str) -> int:
    """The place of ``word`` among ``words``. Raises :class:`BadText`."""
    try:
        return words.index(word)
    except ValueError:
        raise BadText(f"no such thing here: {word!r}") from None


def options_of(offered: Sequence[Option], seats: tuple[int, int]) -> Callable[[object], Options]:
    """How to read a game's options, all of which must be there."""

    def read(written: object) -> Options:
        given: Mapping[str, object] = written if isinstance(written, dict) else {}
        try:
            checked = check_options(offered, seats, given)
        except BadOption as error:
            raise BadText(str(error)) from None
        if checked.keys() != given.keys():
            raise BadText("not all of them are there")
        return checked

    return read
