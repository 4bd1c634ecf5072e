"""The ``easy`` computer seat of Noir."""

from dead_end.chance import Source, below
from dead_end.games.noir.actions import Action
from dead_end.games.noir.rules import Noir
from dead_end.games.noir.view import View


class Easy:
    def __init__(self, rules: Noir) -> None:
        self._rules = rules

    def choose(self, view: View, source: Source) -> Action:
        legal = list(self._rules.legal(view))
        return legal[below(source, len(legal))]
