"""What a seat of Noir may expect of each action, from its view alone.

A gain is in games: 1 is a game won, less than nothing is the chance to lose it in the next turn.
What lies farther off is reckoned in turns: to find one suspect among ``n`` takes about ``log2(n)``
questions that are well put, and an arrest or a kill. The weights are rough.
"""

from __future__ import annotations

from dataclasses import replace
from math import log2
from typing import Final

from dead_end.contract import PUBLIC
from dead_end.games.noir.actions import (
    Action,
    Arrest,
    Choose,
    Discard,
    Disguise,
    Exonerate,
    Kill,
    Shift,
)
from dead_end.games.noir.knowledge import knowledge
from dead_end.games.noir.lineup import closed_up, dead_lines, neighbours, shifted
from dead_end.games.noir.material import NO_ONE, STANDARD_MODE, Material, members
from dead_end.games.noir.view import View

TURN: Final = 0.06
"""Worth of a turn in the hunt for the other: about a game in the kills that win one."""

HIDING: Final = 0.05
"""Worth to the Killer of twice as many suspects among whom the Inspector has to look."""

SHOWN: Final = 0.02
"""Loss to the Inspector by showing that a suspect who might have been the Inspector is not."""


class Lineup:
    """A board after an action, closed up, and who is adjacent to whom on it."""

    def __init__(self, board: list[int], columns: int, deceased: int) -> None:
        if (dead := dead_lines(board, columns, deceased)) is not None:
            board, columns = closed_up(board, columns, *dead)
        self.living = 0
        self.near: dict[int, int] = {}
        for suspect, places in zip(board, neighbours(len(board), columns), strict=True):
            mask = 0
            for place in places:
                mask |= 1 << board[place]
            self.near[suspect] = mask
            self.living |= 1 << suspect
        self.living &= ~deceased


class Outlook:
    """The gains of the seat that has to decide in ``view``.

    ``suspects``: whom it takes for the other player; ``own``: whom the other may take for it, by
    what is public.
    """

    def __init__(self, view: View, material: Material) -> None:
        known = knowledge(view, material)
        self._view = view
        self._standard = view.options["mode"] == STANDARD_MODE
        self._limit = material.limits[str(view.options["limit"])]
        hidden = replace(view, viewer=PUBLIC, identity=NO_ONE, hand=0, drawn=NO_ONE)
        public = knowledge(hidden, material)
        self._unseen = public.unseen
        if view.viewer == view.killer:
            self.suspects, self.own = known.inspectors, public.killers
        else:
            self.suspects, self.own = known.killers, public.inspectors
        self._now = Lineup(list(view.board), view.columns, view.deceased)

    def gain(self, action: Action) -> float:
        """What ``action``, a legal one, is worth; for comparison with others of this view only."""
        match action:
            case Shift():
                return self._shift(action)
            case Kill(suspect):
                return self._kill(suspect)
            case Disguise():
                return self._disguise()
            case Arrest(suspect):
                return self._arrest(suspect)
            case Exonerate():
                return self._exonerate()
            case Discard(suspect):
                return self._discard(suspect)
            case Choose(suspect):
                return -self._mortal_danger(self._now, suspect)

    def _shift(self, shift: Shift) -> float:
        view = self._view
        board = shifted(view.board, view.columns, shift.way, shift.line)
        after = Lineup(board, view.columns, view.deceased)
        if view.viewer == view.killer:
            return self._at_large(after, self.own, self.suspects)
        return self._on_the_trail(after, self.suspects)

    # The Killer

    def _kill(self, suspect: int) -> float:
        view, bit = self._view, 1 << suspect
        deceased = view.deceased | bit
        if deceased.bit_count() >= self._limit:
            return 1.0
        chance = 1 / self.suspects.bit_count() if self.suspects & bit else 0.0
        after = Lineup(list(view.board), view.columns, deceased)
        left = self.suspects & ~bit
        going_on = self._at_large(after, self.own & self._now.near[suspect], left)
        return chance + (1 - chance) * (TURN + going_on)

    def _disguise(self) -> float:
        """The new identity is any of the living whose cards were not shown."""
        view = self._view
        unseen = self._unseen & ~(1 << view.identity)
        living = unseen & ~view.deceased
        chance = living.bit_count() / unseen.bit_count() if unseen else 0.0
        stay = self._at_large(self._now, self.own, self.suspects)
        if not living:
            return stay
        changed = HIDING * log2(living.bit_count())
        if not self._standard:
            # The old identity counts among the deceased.
            wins = view.deceased.bit_count() + 1 >= self._limit
            changed = 1.0 if wins else changed + TURN
        return (1 - chance) * stay + chance * changed

    def _at_large(self, after: Lineup, among: int, inspectors: int) -> float:
        """The Killer's outlook where one of ``among`` must be the Killer, as the Inspector sees."""
        identity = 1 << self._view.identity
        among |= identity
        hiding = HIDING * log2(among.bit_count())
        if not inspectors:
            return hiding
        caught = 0.0
        for inspector in members(inspectors):
            reach = (after.near[inspector] | 1 << inspector) & ~self._view.marked
            if reach & identity:
                caught += 1 / (reach & among & ~(1 << inspector)).bit_count()
        prey = after.near[self._view.identity] & after.living
        near = (prey & inspectors).bit_count() / inspectors.bit_count()
        return hiding + TURN * near - caught / inspectors.bit_count()

    # The Inspector

    def _arrest(self, suspect: int) -> float:
        count = self.suspects.bit_count()
        if not self.suspects >> suspect & 1:
            return self._on_the_trail(self._now, self.suspects) - SHOWN
        left = self.suspects & ~(1 << suspect)
        chance = 1 / count
        if not left:
            return 1.0
        return chance + (1 - chance) * self._on_the_trail(self._now, left)

    def _exonerate(self) -> float:
        """As a discard of the best card in hand; the card drawn clears somebody besides."""
        best = max(self._discard(suspect) for suspect in members(self._view.hand))
        return best + TURN / max(1, self.suspects.bit_count())

    def _discard(self, suspect: int) -> float:
        view = self._view
        shown = 0.0 if view.deceased >> suspect & 1 else SHOWN
        near = self._now.near.get(suspect)
        if near is None or not self._standard:
            return self._on_the_trail(self._now, self.suspects) - shown
        count = self.suspects.bit_count()
        parts = (self.suspects & near, self.suspects & ~near)
        outlook = sum(
            part.bit_count() / count * self._on_the_trail(self._now, part) for part in parts if part
        )
        return outlook - shown

    def _on_the_trail(self, after: Lineup, suspects: int) -> float:
        """The Inspector's outlook with ``suspects`` left."""
        identity = self._view.identity
        count = suspects.bit_count()
        near = after.near[identity] & suspects
        turns = log2(count) + 1 + (1 - near.bit_count() / count)
        return -TURN * turns - self._mortal_danger(after, identity, suspects)

    def _mortal_danger(self, after: Lineup, identity: int, suspects: int | None = None) -> float:
        """How likely the Inspector is killed next, by a Killer who does not know whom to kill."""
        killers = self.suspects if suspects is None else suspects
        danger = 0.0
        for killer in members(killers):
            if after.near[killer] >> identity & 1:
                prey = after.near[killer] & after.living
                danger += 1 / ((prey & self.own).bit_count() or 1)
        return danger / killers.bit_count()
