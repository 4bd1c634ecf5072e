"""Frozen dataclasses of plain values as JSON, and back.

For facts: their fields are ``int``, ``bool``, ``str``, ``None``, unions of these, and tuples of
them. Reading checks every field, since what is read may come from a stranger's file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from types import UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from dead_end.contract import BadText, Json

T = TypeVar("T")

GREATEST: Final = 1_000_000
"""No number of a fact comes near."""


def write(value: Any) -> Json:
    """The fields of a frozen dataclass by name; tuples become lists."""
    return {field.name: _listed(getattr(value, field.name)) for field in fields(value)}


def read(kind: type[T], written: object) -> T:
    """The ``kind`` that :func:`write` wrote. Raises :class:`BadText` naming the field at fault."""
    if not isinstance(written, dict):
        raise BadText(f"{kind.__name__}: not an object")
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]  # a dataclass type
    if sorted(written) != sorted(names):
        raise BadText(f"{kind.__name__}: fields must be {', '.join(names)}")
    return kind(**{name: _checked(written[name], hints[name], name) for name in names})


def write_named(value: Any) -> Json:
    """As :func:`write`, with the class's name in ``fact``."""
    return {"fact": type(value).__name__, **write(value)}


def read_named(kinds: Iterable[type[Any]], written: object) -> Any:
    """One of ``kinds``, by the name in ``fact``. Raises :class:`BadText`."""
    if not isinstance(written, dict):
        raise BadText("a fact must be an object")
    rest = dict(written)
    name = rest.pop("fact", None)
    for kind in kinds:
        if kind.__name__ == name:
            return read(kind, rest)
    raise BadText(f"no such fact: {name!r}")


def _listed(value: object) -> object:
    if isinstance(value, tuple):
        return [_listed(item) for item in value]
    return value


def _checked(value: object, hint: Any, name: str) -> object:
    origin = get_origin(hint)
    if origin is tuple:
        if not isinstance(value, list):
            raise BadText(f"{name}: must be a list")
        return tuple(_checked(item, get_args(hint)[0], name) for item in value)
    if origin in (Union, UnionType):
        if value is None:
            return None
        return _checked(value, next(a for a in get_args(hint) if a is not type(None)), name)
    if isinstance(value, int) and abs(value) > GREATEST:
        raise BadText(f"{name}: no such number in any game")
    if isinstance(value, hint) and (hint is bool or not isinstance(value, bool)):
        return value
    raise BadText(f"{name}: must be of type {hint.__name__}")
