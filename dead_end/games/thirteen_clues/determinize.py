"""A whole truth that a view allows, for computer seats that think ahead."""

from __future__ import annotations

from collections.abc import Sequence

from dead_end.chance import Source, below, drawn, shuffled
from dead_end.contract import PUBLIC, Contradiction
from dead_end.games.thirteen_clues.knowledge import knowledge
from dead_end.games.thirteen_clues.legal import givings
from dead_end.games.thirteen_clues.material import (
    BY_KIND,
    KEPT,
    NO_CARD,
    NO_SUBJECT,
    SEATS,
    cards_in,
    mask_of,
    members,
    subjects_in,
)
from dead_end.games.thirteen_clues.placements import Placements, backwards, forwards
from dead_end.games.thirteen_clues.plies import answer_of
from dead_end.games.thirteen_clues.state import DEALING, OVER, Asking, Clue, Looking, State
from dead_end.games.thirteen_clues.view import View


def determinize(view: View, fresh: State, source: Source) -> State:
    """A state that looks like ``view`` to its viewer.

    Every placement of :mod:`placements` is as likely; the informants that the viewer has not looked
    at lie in any order, and while cards are still chosen every deal is as likely and every choice.
    What others asked in secret is anything. ``fresh``, a table at which nothing has happened yet,
    becomes that state. Raises :class:`Contradiction` for a spectator's view of an unfinished game:
    it sees no card, and the deals that agree with all that was said are more than can be drawn
    from.
    """
    state = fresh
    state.step, state.turn, state.first = view.step, view.turn, view.first
    state.round, state.reason = view.round, view.reason
    state.glasses, state.supply, state.tokens = list(view.glasses), view.supply, view.tokens
    if view.turned_up is not None:
        all_cards = view.turned_up
        state.hands, state.gifts = list(all_cards.hands), list(all_cards.gifts)
        state.kept, state.informants = list(all_cards.kept), list(all_cards.informants)
    elif view.step != DEALING:
        if view.viewer not in range(view.seats) and view.history:
            raise Contradiction("who only looks on sees no card")
        if view.chosen < view.seats or view.viewer not in range(view.seats):
            _deal(state, view, source)
        else:
            _place(state, view, source)
    if view.chosen == view.seats:
        for giver, gift in enumerate(state.gifts):
            state.screens[(giver + 1) % view.seats] = gift
            state.shown |= gift
    state.history = [
        clue if view.step == OVER else _as_it_was(state, view, clue, source)
        for clue in view.history
    ]
    return state


def _deal(state: State, view: View, source: Source) -> None:
    """While they choose: everybody else's cards are anything."""
    seats, viewer = view.seats, view.viewer
    own = view.hand or view.gift | mask_of(view.kept)
    others = [seat for seat in range(seats) if seat != viewer]
    whole = (1 << cards_in(seats)) - 1
    stacks = [_mixed(members(whole & ~own & kind), source) for kind in BY_KIND]
    state.hands = [0] * seats
    for seat in others:
        state.hands[seat] = mask_of(stack.pop() for stack in stacks)
    loose = _mixed([card for stack in stacks for card in stack], source)
    for seat in others:
        state.hands[seat] |= mask_of(loose.pop() for _ in range(KEPT))
    state.informants = loose
    for seat in range(view.chosen):
        if seat == viewer:
            state.gifts.append(view.gift)
            state.kept.append(view.kept)
            continue
        ways = givings(seats, state.hands[seat])
        give = ways[below(source, len(ways))]
        gift = mask_of((give.person, give.location, give.weapon))
        left, right = members(state.hands[seat] & ~gift)
        state.gifts.append(gift)
        state.kept.append((right, left) if give.left == right else (left, right))
        state.hands[seat] = 0
    if viewer != PUBLIC:
        state.hands[viewer] = view.hand


def _place(state: State, view: View, source: Source) -> None:
    """Once the screens are filled: one placement, each as likely."""
    seats, viewer = view.seats, view.viewer
    places = Placements(view, view.history)
    known = knowledge(view)
    solutions = list(known.solutions.items())
    mystery, _ = solutions[drawn(source, [count for _, count in solutions])]
    used = places.local(mystery)
    kept: dict[int, tuple[int, ...]] = {viewer: view.kept}
    group = next(group for group in places.groups() if used in group.mysteries)
    group.mysteries = [used]
    rest = backwards(group, forwards(group))
    for witness, pairs, after in zip(group.witnesses, group.pairs, rest[1:], strict=True):
        open_now = [pair for pair in pairs if not used & pair.both]
        pair = open_now[drawn(source, [after[used | pair.both] for pair in open_now])]
        used |= pair.both
        kept[places.others[witness].seat] = places.cards[pair.left], places.cards[pair.right]
    free = [card for number, card in enumerate(places.cards) if not used >> number & 1]
    free = _mixed(free, source)
    for place in places.unbound:
        pair_of = (free.pop(), free.pop())
        sided = seats == SEATS[0]
        kept[places.others[place].seat] = pair_of if sided else tuple(sorted(pair_of))
    state.informants = [free.pop() if card == NO_CARD else card for card in view.peeks]
    screens = [mystery if seat == viewer else view.screens[seat] for seat in range(seats)]
    state.gifts = [screens[(seat + 1) % seats] for seat in range(seats)]
    state.kept = [kept[seat] for seat in range(seats)]
    state.hands = [0] * seats


def _as_it_was(state: State, view: View, clue: Clue, source: Source) -> Clue:
    """A clue as the players had it who were told."""
    if isinstance(clue, Looking):
        return clue._replace(card=state.informants[clue.slot])
    if isinstance(clue, Asking) and clue.subject == NO_SUBJECT:
        subjects = subjects_in(view.seats, bool(view.options["broad"]))
        asked = clue._replace(subject=subjects[below(source, len(subjects))])
        return asked._replace(answer=answer_of(state, asked))
    return clue


def _mixed(cards: Sequence[int], source: Source) -> list[int]:
    return [cards[place] for place in shuffled(source, len(cards))]
