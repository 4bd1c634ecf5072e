"""Games played at random to the end, as quick as may be: what figures and search are made of.

A playout is uniform over the legal actions, from a fresh deal to the end or to :data:`ROUNDS`
rounds. It goes through the same ``apply`` as the referee, only quietly, so that with the same
chance it comes to the referee's digests.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from dead_end.chance import Source, sample
from dead_end.contract import CHANCE, Chanced, Decide, Outcome, Over, Rules, check_options

ROUNDS: Final = 30
"""The round cap of a playout (``1313.W4``)."""


class Playout(NamedTuple):
    """What a random game came to.

    ``plies``: decisions, but for passes where nothing else was legal; ``outcome``: how it ended.
    """

    plies: int
    outcome: Outcome


def bounded(rules: Rules[Any, Any, Any], rounds: int = ROUNDS) -> dict[str, int]:
    """The option that ends a game after so many rounds, where the game offers it: else nothing."""
    offered = any(option.name == "cap" for option in rules.options)
    return {"cap": rounds} if offered else {}


def playout(rules: Rules[Any, Any, Any], options: Mapping[str, object], source: Source) -> Playout:
    """Play one game of ``rules`` at random, all of it drawn from ``source``.

    ``options`` are as for :func:`check_options`; a ``cap`` of theirs is kept, else it is
    :data:`ROUNDS`, if the game has one. Raises :class:`BadOption`.
    """
    given = {**bounded(rules), **options}
    state = rules.setup(check_options(rules.options, rules.seats, given))
    pending, random_action, apply = rules.pending, rules.random_action, rules.apply
    passes = rules.passes
    plies = 0
    while not isinstance(due := pending(state), Over):
        if isinstance(due, Decide):
            action = random_action(state, source)
            if action not in passes or not is_forced(rules, state, due.seat):
                plies += 1
            apply(state, due.seat, action, True)
        else:
            apply(state, CHANCE, Chanced(due.name, sample(due.spec, source)), True)
    return Playout(plies, due.outcome)


def is_forced(rules: Rules[Any, Any, Any], state: Any, seat: int) -> bool:
    """Whether the deciding ``seat`` has one legal action only."""
    actions = iter(rules.legal(rules.view(state, seat)))
    next(actions)
    return next(actions, None) is None
