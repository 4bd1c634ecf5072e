"""The ``easy`` computer seat of 1313 Dead End Drive."""
from dead_end.chance import below
class Easy:
    def __init__(self, rules):
        self.rules = rules
    def choose(self, view, source):
        legal = list(self.rules.legal(view))
        return legal[below(source, len(legal))]
