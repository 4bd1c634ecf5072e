"""The ``easy`` computer seat of 13 Clues: it asks what tells most, and accuses when it is sure."""

from __future__ import annotations

from typing import Final

from dead_end.chance import Source, below
from dead_end.games.thirteen_clues.actions import Accuse, Action, Ask
from dead_end.games.thirteen_clues.knowledge import knowledge
from dead_end.games.thirteen_clues.material import of_each_kind
from dead_end.games.thirteen_clues.outlook import best_questions
from dead_end.games.thirteen_clues.rules import ThirteenClues
from dead_end.games.thirteen_clues.state import ACTING
from dead_end.games.thirteen_clues.view import View

GLANCE: Final = 24
"""Of how many solutions it thinks when it looks for a question."""


class Easy:
    """Plays a seat of :class:`ThirteenClues` from its view alone; keeps nothing between plies."""

    def __init__(self, rules: ThirteenClues) -> None:
        self._rules = rules

    def choose(self, view: View, source: Source) -> Action:
        """Accuses if one solution is left, else asks openly what is expected to tell most.

        Gifts, and whom a glass is taken from, are left to chance. Raises ValueError if ``view``'s
        viewer is not to decide.
        """
        legal = self._rules.legal(view)
        if not legal:
            raise ValueError("not to decide")
        if view.step != ACTING:
            actions: list[Action] = list(legal)
            return actions[below(source, len(actions))]
        known = knowledge(view)
        if len(known.solutions) == 1:
            return Accuse(*of_each_kind(next(iter(known.solutions))))
        questions: list[Ask] = best_questions(view, GLANCE)
        return questions[below(source, len(questions))]
