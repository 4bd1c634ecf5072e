"""What was worked out a moment ago, for what is drawn again and again while nothing changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def lately(kept: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Make a pure function remember its last ``kept`` answers; arguments need only be comparable.

    A view holds mappings, so that :func:`functools.lru_cache` cannot take it.
    """

    def remembering(function: Callable[P, T]) -> Callable[P, T]:
        answers: deque[tuple[Any, T]] = deque(maxlen=kept)

        @wraps(function)
        def asked(*args: P.args, **kwargs: P.kwargs) -> T:
            for key, answer in answers:
                if key == (args, kwargs):
                    return answer
            found = function(*args, **kwargs)
            answers.append(((args, kwargs), found))
            return found

        return asked

    return remembering
