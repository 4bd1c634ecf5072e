"""A hand that lies face down: nothing on the screen tells an onlooker what is in it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from dead_end.contract import Decide
from dead_end.games.drive_1313 import RULES
from dead_end.games.drive_1313.material import CARDS, HEIRS
from tests.web.driver import Desk
from tests.web.tables import ENGLISH, Markup, position, seen
from web.games.drive_1313.names import card
from web.scene import TableScene
from web.screens import table


def to_play() -> TableScene:
    """A table where the viewer, who has heirs and cards, may play one."""
    played = position(
        5, 2, lambda table, due: due.prompt == "playing" and any(table.view(due.seat).hand)
    )
    due = played.pending
    assert isinstance(due, Decide)
    return replace(seen(played, due.seat), told=())


def test_no_other_hand_would_look_different() -> None:
    scene = to_play()
    view = scene.view
    assert view.own
    others = tuple(heir for heir in range(len(HEIRS)) if heir not in view.own)[: len(view.own)]
    other = replace(view, own=others, hand=tuple(reversed(view.hand)))
    assert other.hand != view.hand
    pair = [
        replace(scene, view=shown, legal=RULES.legal(shown), covered=True)
        for shown in (view, other)
    ]
    first, second = (str(table.draw(ENGLISH, one)) for one in pair)
    assert first == second
    first, second = (str(table.draw(ENGLISH, replace(one, peeking=True))) for one in pair)
    assert first != second


def test_as_many_backs_lie_there_as_cards() -> None:
    scene = to_play()
    screen = Markup(str(table.draw(ENGLISH, replace(scene, covered=True))))
    backs = [t for t in screen.having("class") if t.attributes["class"] == "card back"]
    assert len(backs) == len(scene.view.own) + sum(scene.view.hand)


def test_the_news_and_the_log_keep_quiet_too() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.app.open("?game=drive_1313&seats=human,easy&names=Ann,&seed=7&speed=0&cap=3")
        await desk.click("do", "log")
        assert "Yours:" in desk.page.markup
        await desk.click("do", "menu")
        await desk.click("do", "cover")
        await desk.click("do", "log")
        assert "The heir cards are dealt." in desk.page.markup
        assert "Yours:" not in desk.page.markup
        assert "yours" not in desk.page.markup
        await desk.click("do", "peek")
        assert "Yours:" in desk.page.markup

    asyncio.run(scenario())


def test_each_card_says_what_it_does() -> None:
    said = {card(ENGLISH, word).does for word in CARDS}
    assert all(said)
    # The rooms do the same, and so do the traps.
    assert len(said) == 6
