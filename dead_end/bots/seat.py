"""A computer seat at the far end of a wire: JSON in, JSON out.

In the browser this is all that reaches one: it runs in a worker of its own. Simulations hand the
view over as it is; a test plays a whole game through here as well.
"""

from __future__ import annotations

import json
from random import Random

from dead_end.bots.levels import choose
from dead_end.contract import BadText
from dead_end.games import game


def answer(request: str) -> str:
    """Answer ``{"game", "level", "view", "seed"}`` with ``{"action"}``, the action's short text.

    Raises :class:`BadText` for a request that is not of this form.
    """
    match json.loads(request):
        case {"game": str(name), "level": str(level), "view": dict(written), "seed": int(seed)}:
            rules = game(name).rules
            view = rules.read_view(written)
            action = choose(name, level, view, Random(seed))
            return json.dumps({"action": rules.write_action(action)})
    raise BadText("a request to a computer seat needs a game, a level, a view and a seed")
