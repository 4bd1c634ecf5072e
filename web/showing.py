"""What is on the screen beside the table itself, and the scenes that are drawn from both."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from dataclasses import fields as dataclass_fields
from typing import Any

from dead_end.contract import PUBLIC, Decide, Over
from dead_end.games import GAME_IDS
from web.fading import SPECTATED, shown
from web.plate import Plate
from web.scene import (
    CurtainScene,
    EndScene,
    LobbyScene,
    Refusal,
    StopScene,
    TableLine,
    TableScene,
    TroubleScene,
)
from web.session import Session
from web.words import Language

LISTED = 12
"""Kept tables that are listed at a time."""

WATCHED = 6
"""So many actions back, what a spectator saw is still news."""


@dataclass
class Showing:
    """Drawers, questions and news of the page; see the scenes for what each of them means.

    ``peeking``: why the hand is lifted, ``held`` or ``pressed``; ``listed``: how many kept tables
    the lobby lists; ``fields``: by viewer what it chose in fields of the table.
    """

    notice: str = ""
    refusal: Refusal | None = None
    panel: str = ""
    repeat: int = 0
    repeated_at: int = 0
    taken_back: bool = False
    covered: bool = False
    peeking: set[str] = field(default_factory=set)
    asking: str = ""
    renaming: str = ""
    rules_search: str = ""
    clause: str = ""
    listed: int = LISTED
    fields: dict[int, dict[str, object]] = field(default_factory=dict)


def legal_now(session: Session) -> Any | None:
    """What the person on the screen may do; None when it is not its decision."""
    due = session.table.pending
    if not isinstance(due, Decide) or due.seat != session.viewer:
        return None
    return session.rules.legal(session.table.view(session.viewer))


def table_scene(session: Session, showing: Showing) -> TableScene:
    """The table as the person on the screen sees it; nobody's: as anybody may."""
    viewer = PUBLIC if session.viewer is None else session.viewer
    # While a hand lies face down the whole screen shows what anybody may see, and no more.
    eyes = PUBLIC if showing.covered and not showing.peeking else viewer
    seat = session.curtain_seat()
    recent = session.recent(viewer) if viewer >= 0 else max(0, session.table.plies - WATCHED)
    return TableScene(
        game_id=session.rules.id,
        view=session.table.view(eyes),
        viewer=viewer,
        legal=legal_now(session) if eyes == viewer else None,
        picked=session.picked,
        names=tuple(plan.name for plan in session.table.seats),
        players=tuple(plan.player for plan in session.table.seats),
        told=_shown(session, eyes, viewer),
        recent=recent,
        was_away=viewer >= 0 and session.was_away(viewer),
        refusal=showing.refusal,
        can_undo=session.can_undo(),
        thinking=session.thinking,
        repeat=showing.repeat,
        repeated_at=showing.repeated_at,
        taken_back=showing.taken_back,
        panel=showing.panel,
        notice=showing.notice,
        speed=session.speed,
        paused=session.paused,
        due=legal_now(session) is not None,
        resting=session.resting,
        over=session.over,
        hand_to=session.table.seats[seat].name if seat is not None else "",
        stand_ins=tuple(sorted(session.stand_ins)),
        covered=showing.covered,
        peeking=bool(showing.peeking),
        asking=showing.asking,
        rules_search=showing.rules_search,
        clause=showing.clause,
        marks=dict(session.marks.get(eyes, {})),
        fields=dict(showing.fields.get(eyes, {})),
    )


def _shown(session: Session, eyes: int, viewer: int) -> tuple[tuple[Any, ...], ...]:
    """What the log, the news and the motion may show of what ``eyes`` were told.

    What has faded for ``viewer`` does not come back to it with the eyes of anybody.
    """
    told = session.table.facts_by_ply(eyes)
    since = max(
        session.recent(looking) if looking >= 0 else max(0, len(told) - SPECTATED)
        for looking in (eyes, viewer)
    )
    return shown(told, session.rules.fading, 0 if session.over else since)


def curtain_scene(session: Session, seat: int, showing: Showing) -> CurtainScene:
    """Whom the device goes to."""
    name = session.table.seats[seat].name
    return CurtainScene(session.rules.id, name, session.can_undo(), showing.notice)


def stop_scene(session: Session) -> StopScene:
    """Who is asked whether to stop."""
    names = tuple(plan.name for plan in session.table.seats)
    return StopScene(session.rules.id, names, session.people, session.agreed)


def end_scene(session: Session, showing: Showing) -> EndScene:
    """The end. Raises RuntimeError before it."""
    due = session.table.pending
    if not isinstance(due, Over):
        raise RuntimeError("the game is not over")
    scene = table_scene(session, showing)
    shown = {part.name: getattr(scene, part.name) for part in dataclass_fields(scene)}
    return EndScene(**shown, outcome=due.outcome)


def trouble_scene(session: Session | None, report: str) -> TroubleScene:
    """What went wrong, and whether there is a table to go back to."""
    game_id = session.rules.id if session is not None else GAME_IDS[0]
    return TroubleScene(game_id, report, resumable=session is not None)


def lobby_scene(lang: Language, plates: Iterable[Plate], showing: Showing) -> LobbyScene:
    """The lobby, the tables last played first."""
    newest = sorted(plates, key=lambda plate: plate.when, reverse=True)
    lines = [
        TableLine(
            id=plate.id,
            title=plate.title or ", ".join(filter(None, plate.names)) or lang.say("A table"),
            game_id=plate.game,
            when=plate.when.replace("T", " "),
            line=_where(lang, plate),
            over=plate.over,
            picture=plate.picture,
        )
        for plate in newest[: showing.listed]
    ]
    return LobbyScene(
        games=GAME_IDS,
        tables=tuple(lines),
        notice=showing.notice,
        asking=showing.asking,
        renaming=showing.renaming,
        hidden=len(newest) - len(lines),
    )


def _where(lang: Language, plate: Plate) -> str:
    if plate.over and plate.winners:
        return lang.say("over, won by {names}", names=lang.listed(plate.winners))
    if plate.over:
        return lang.say("over")
    return lang.count("{n} action played", "{n} actions played", plate.plies)
