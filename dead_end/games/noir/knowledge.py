"""Who can be whom, from all that one viewer was ever shown (``all.A8``).

A *truth* is a deal (``noir.S2``) and the Inspector's choice of an identity: what else was done,
everybody saw. Let two cards that the viewer has not seen change places in a deal. Whatever it was
shown stays as it was, as long as both suspects meet what is known of an identity that they take
over. So

- the Killer is any suspect whose card the viewer has not seen and who meets all that was learnt
  since the Killer last took on an identity (the one before was shown as it was given up);
- the Inspector is any suspect whose card it has not seen and who meets all that was ever learnt;
- each pair of two such suspects is as likely as any other.

What a player might rather have done tells nothing here: a hidden choice is any legal one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dead_end.chance import Source, below
from dead_end.contract import Contradiction
from dead_end.games.noir.material import INSPECTOR, KILLER, NO_ONE, Material, mask_of, members
from dead_end.games.noir.state import (
    ARRESTED,
    ASKED_INSPECTOR,
    ASKED_KILLER,
    CHANCE_STEPS,
    CHANGED,
    CHOOSING,
    KILLED,
    OPENING,
    Leg,
)
from dead_end.games.noir.view import View


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What follows from one view about the identities and the evidence.

    ``killers`` and ``inspectors``: who may be which, as masks; 0 while nobody is yet. ``unseen``:
    suspects whose cards the viewer has not seen, the two identities perhaps among them, as a mask.
    """

    killers: int
    inspectors: int
    unseen: int

    @property
    def total(self) -> int:
        """How many pairs there are; each is as likely."""
        killers, inspectors = self.killers, self.inspectors
        if not killers or not inspectors:
            return killers.bit_count() or inspectors.bit_count()
        both = (killers & inspectors).bit_count()
        return killers.bit_count() * inspectors.bit_count() - both

    def pairs(self) -> Iterator[tuple[int, int]]:
        """The pairs of Killer and Inspector, in order; NO_ONE where there is none yet."""
        for killer in members(self.killers) if self.killers else (NO_ONE,):
            for inspector in members(self.inspectors) if self.inspectors else (NO_ONE,):
                if killer != inspector:
                    yield killer, inspector

    def domain(self, role: int) -> frozenset[int]:
        """Who may be the KILLER or the INSPECTOR in some pair."""
        return frozenset(suspect for suspect, count in self.counts(role).items() if count)

    def counts(self, role: int) -> dict[int, int]:
        """The pairs with each suspect in that role, out of :attr:`total`; others have none."""
        own, other = self.killers, self.inspectors
        if role == INSPECTOR:
            own, other = other, own
        if not other:
            return dict.fromkeys(members(own), 1)
        return {
            suspect: count
            for suspect in members(own)
            if (count := (other & ~(1 << suspect)).bit_count())
        }

    def sample(self, source: Source) -> tuple[int, int]:
        """Draw one pair, each as likely."""
        which = below(source, self.total)
        for number, pair in enumerate(self.pairs()):
            if number == which:
                return pair
        raise Contradiction("there is no pair")


def pairs(view: View, material: Material) -> list[tuple[int, int]]:
    """Every pair of Killer and Inspector that ``view`` leaves possible, each as likely.

    The notebook of the game. NO_ONE stands for an identity that there is not yet. Raises
    :class:`Contradiction` for a view that cannot come up in a game with ``material``.
    """
    return list(knowledge(view, material).pairs())


def knowledge(view: View, material: Material) -> Knowledge:
    """Everything that follows from ``view`` about who is whom.

    Before the deal there is nobody; when all is shown it is simply the truth. Raises
    :class:`Contradiction` for a view that cannot come up in a game with ``material``.
    """
    if view.closed:
        identities = last_leg(view).identities
        killer, inspector = (0 if own == NO_ONE else 1 << own for own in identities)
        return Knowledge(killer, inspector, 0)
    if view.step in CHANCE_STEPS:
        return Knowledge(0, 0, 0)
    everybody = (1 << material.suspects) - 1
    seen = mask_of(view.discards) | view.hand
    if view.identity != NO_ONE:
        seen |= 1 << view.identity
    unseen = everybody & ~seen
    killers, inspectors = _learnt(view, everybody)
    killers &= unseen & ~view.deceased
    inspectors &= unseen & ~view.deceased
    if view.role == KILLER:
        killers = 1 << view.identity
    elif view.role == INSPECTOR and view.identity != NO_ONE:
        inspectors = 1 << view.identity
    nobody_yet = view.step in (OPENING, CHOOSING)
    known = Knowledge(killers, 0 if nobody_yet else inspectors, unseen)
    if not killers or not inspectors or not known.total:
        raise Contradiction("no deal leads to this view")
    return known


def last_leg(view: View) -> Leg:
    """The leg of ``view`` that is over last. Raises :class:`Contradiction` where there is none."""
    if not view.legs:
        raise Contradiction("a leg is over, and there is none")
    return view.legs[-1]


def _learnt(view: View, everybody: int) -> tuple[int, int]:
    """Whom kills, arrests, disguises and canvassing leave as the Killer and as the Inspector."""
    killers = inspectors = everybody
    for kind, suspect, among, yes in view.history:
        if kind == KILLED:
            killers &= among
        elif kind == ARRESTED:
            inspectors &= among
            killers &= ~(1 << suspect)
        elif kind == ASKED_KILLER:
            killers &= among if yes else ~among
        elif kind == ASKED_INSPECTOR:
            inspectors &= among if yes else ~among
        elif kind == CHANGED:
            killers = among
    return killers, inspectors
