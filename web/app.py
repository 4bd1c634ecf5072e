"""What the page does: which screen is up, and what a click, a key or a reload means.

It knows no browser; :mod:`browser` hands it one.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Coroutine, Mapping
from dataclasses import replace
from typing import Any

from dead_end.bots.levels import HUMAN
from dead_end.contract import PUBLIC, BadText, Decide, IllegalAction
from dead_end.games import GAME_IDS
from dead_end.record import BadRecord
from dead_end.share import Shared, redact
from web import gazette, picking
from web.form import Form
from web.games import dressing
from web.importing import opened
from web.links import BadLink, Start, fields, read_start
from web.plate import Plate
from web.ports import Clock, Page, Seats, StorageTrouble, Store
from web.replaying import OneSide, Replaying, WholeGame
from web.scene import BELL, ONWARD, PACES, Refusal
from web.screens import curtain, end, lobby, setup, stop, table, trouble
from web.screens import replay as replay_screen
from web.screens.lobby import LONGEST_TITLE
from web.session import Session, new_session, resumed
from web.showing import (
    LISTED,
    Showing,
    curtain_scene,
    end_scene,
    legal_now,
    lobby_scene,
    stop_scene,
    table_scene,
    trouble_scene,
)
from web.words import Language

GRACE, BEFORE_CHANCE, BEFORE_COMPUTER, LOOK = 2.2, 0.5, 0.7, 4.0
"""Seconds, times the table's speed: to take a move back before a computer goes on; before dice
and cards; before a computer seat acts; to see how it ended where only computers play."""

OPENING = ("start", "again", "resume")
"""What is asked for on the way to a table: pressed twice, it still opens one."""


REPLAY_STEP = 0.9
"""Seconds between two actions of a replay that plays by itself."""


class App:
    """The page, from the first screen on."""

    def __init__(
        self, page: Page, store: Store, seats: Seats, clock: Clock, lang: Language
    ) -> None:
        self.page, self.store, self.seats, self.clock, self.lang = page, store, seats, clock, lang
        self.screen = "lobby"
        self.session: Session | None = None
        self.replaying: Replaying | None = None
        self.form = Form.empty(GAME_IDS[0])
        self.plates: dict[str, Plate] = {}
        self.showing = Showing()
        self.broken = ""
        self._told_of_storage = self._warned = False
        self._door = asyncio.Lock()
        """One at a time comes to a table or leaves it."""
        self._shown = (-1, 0)
        self._drawn_screen = ("", "")
        self._tasks: set[asyncio.Task[None]] = set()

    # Coming in

    async def open(self, query: str) -> None:
        """Show what the address asks for: a kept table, a new one, or the lobby."""
        if not self.store.persistent():
            self._tell_of_storage(StorageTrouble("blocked"))
        try:
            parts = fields(query)
            if "table" in parts:
                await self._go(self._resume(parts["table"]))
            elif parts:
                await self._go(self._start(read_start(parts)))
            else:
                await self._go(self._to_lobby())
        except BadLink as problem:
            said = self.lang.say(
                "This link does not start a game. {field}: {reason}.",
                field=problem.field,
                reason=problem.reason,
            )
            form = Form.of_link(query)
            if form is None:
                self.showing.notice = said
                await self._go(self._to_lobby())
                return
            self.form, self.form.problem = form, said
            self.screen = "setup"
            self.render()

    async def _go(self, somewhere: Coroutine[Any, Any, None]) -> None:
        """Come to a table or leave one, nobody else meanwhile; then go on there."""
        async with self._door:
            await somewhere
        await self._go_on()

    async def _start(self, start: Start, *, further: bool = False) -> None:
        await self._lay(new_session(start, *self._new_table()), further=further)

    def _new_table(self) -> tuple[str, Store, Seats, Clock]:
        """What a table needs of the device: an id of its own, and where it is kept."""
        return f"{self.clock.fresh():x}", self.store, self.seats, self.clock

    async def _lay(self, session: Session, *, further: bool) -> None:
        """Open a new table, which no other page can have."""
        await self.store.hold(session.id)
        await self._sit_down_at(session, further=further)

    async def _resume(self, table_id: str, *, further: bool = False) -> None:
        """Open a kept table, unless another page of this browser has it."""
        if not await self._take(table_id):
            await self._to_lobby()
            return
        await self._read_plates()
        plate = self.plates.get(table_id)
        if plate is None or plate.game not in GAME_IDS:
            self.showing.notice = self.lang.say("That table is not kept on this device.")
            await self._to_lobby()
            return
        try:
            session = await resumed(plate, self.store, self.seats, self.clock)
        except BadRecord as error:
            self.showing.notice = self.lang.say(
                "That table cannot be read any more: {reason}.", reason=str(error)
            )
            await self._to_lobby()
            return
        except StorageTrouble as trouble:
            self._tell_of_storage(trouble)
            await self._to_lobby()
            return
        await self._sit_down_at(session, further=further)

    async def _take(self, table_id: str) -> bool:
        """Hold a kept table; where another page has it, say so."""
        if await self.store.hold(table_id):
            return True
        self.showing.notice = self.lang.say(
            "That table is open in another tab of this browser: play it there, or close it."
        )
        return False

    async def _sit_down_at(self, session: Session, *, further: bool) -> None:
        """Open a table that this page holds."""
        self.session = session
        self.page.address(f"?table={session.id}", further=further)
        self.screen, self.replaying = "table", None
        self.showing.panel, self.showing.refusal, self.showing.asking = "", None, ""
        self.showing.taken_back = self._warned = False
        self.showing.covered = session.covered
        self.showing.repeated_at = 0
        self.showing.peeking.clear()
        self.showing.rules_search = self.showing.clause = ""
        self.showing.fields.clear()
        session.settle_viewer()
        if any(plan.player != HUMAN for plan in session.table.seats):
            self.seats.start()
        if session.saved == 0:
            async with session.lock:
                await session.keep()
            self.store.ask_to_last()
        self.render()

    async def _to_lobby(self) -> None:
        self.store.let_go()
        self.session = self.replaying = None
        self.screen, self.showing.asking, self.showing.renaming = "lobby", "", ""
        self.page.address("?", further=False)
        await self._read_plates()
        self.render()

    async def moved(self, query: str) -> None:
        """The browser's back or forward button led to another address of this page."""
        await self._go(self._moved(query))

    async def _moved(self, query: str) -> None:
        await self._leave()
        try:
            table_id = fields(query).get("table")
        except BadLink:
            table_id = None
        if table_id is None:
            await self._to_lobby()
        else:
            await self._resume(table_id)

    async def _read_plates(self) -> None:
        try:
            kept = await self.store.summaries()
        except StorageTrouble as trouble:
            self._tell_of_storage(trouble)
            kept = {}
        read = {key: Plate.read(text) for key, text in kept.items()}
        self.plates = {key: plate for key, plate in read.items() if plate is not None}

    # Playing

    async def _go_on(self) -> None:
        """Let chance and computers play until a person is to act."""
        session = self.session
        if session is None or session.playing:
            return
        session.playing = True
        try:
            while not (session.closed or session.paused or session.waits_for_person()):
                if session.resting:
                    await self.clock.sleep(LOOK * session.speed)
                    await session.look_up()
                else:
                    await session.advance(self._pause(session))
                self.showing.taken_back = False
                if session is self.session:
                    self.render()
        finally:
            session.playing = False
        if session is self.session:
            session.settle_viewer()
            self.render()

    def _pause(self, session: Session) -> float:
        """Seconds before the next thing happens; what is seen decides (``all.A7``)."""
        if session.can_undo():
            seconds = GRACE
        elif isinstance(session.table.pending, Decide):
            seconds = BEFORE_COMPUTER
        else:
            seconds = BEFORE_CHANCE
        return seconds * session.speed

    async def handle(self, happened: Mapping[str, Any]) -> None:
        """Answer a click, a key or a changed field; see ``web/js/page.mjs`` for its parts."""
        kind = happened.get("kind")
        if kind == "key":
            await self._key(str(happened.get("key")))
        elif kind in ("hold", "release"):
            self._hold(kind == "hold")
        elif kind in ("input", "change") and happened.get("field") == "rules-search":
            self.showing.rules_search, self.showing.clause = str(happened.get("value")), ""
            self.render()
        elif kind == "change" and happened.get("field"):
            await self._field(str(happened["field"]), happened.get("value"))
        elif kind == "click":
            await self._click(happened)

    async def _click(self, happened: Mapping[str, Any]) -> None:
        self.showing.notice = ""
        if happened.get("do"):
            await self._do(str(happened["do"]), str(happened.get("value") or ""))
        elif self.session is not None and self.screen == "table" and self._is_fresh():
            if happened.get("action"):
                await self._act(str(happened["action"]))
            elif happened.get("pick"):
                self._pick(str(happened["pick"]))
            elif happened.get("try"):
                self._refuse(str(happened["try"]))

    def _is_fresh(self) -> bool:
        """Whether the person clicked on what is so, not on what was so a moment ago."""
        session = self._seated()
        return self._shown == (session.changes, id(session))

    async def _act(self, text: str) -> None:
        session = self._seated()
        try:
            await session.act(text)
        except (BadText, IllegalAction) as error:
            clause = error.clause if isinstance(error, IllegalAction) else None
            self.showing.refusal = Refusal(clause or "all.A3", "")
            self.render()
            return
        self.showing.refusal, self.showing.taken_back = None, False
        self.render()
        await self._go_on()

    def _pick(self, pick: str) -> None:
        session = self._seated()
        legal = legal_now(session)
        if legal is not None:
            session.picked = picking.after(legal, session.picked, pick)
            self.showing.refusal = None
            self.render()

    def _refuse(self, tried: str) -> None:
        """Say which clause forbids what was tried (``all.A3``): from the view alone."""
        session = self._seated()
        if session.viewer is None:
            return
        rules, view = session.rules, session.table.view(session.viewer)
        try:
            meant = dressing(rules.id).tries(view, session.picked, tried)
        except BadText:
            # Nothing of the game: the page was tampered with, or is an old one.
            return
        for action in meant:
            clause = rules.why_not(view, action)
            if clause is not None:
                self.showing.refusal = Refusal(clause, tried)
                self.render()
                return

    async def _key(self, key: str) -> None:
        if key != "Escape" or self.screen != "table":
            return
        if self.showing.panel:
            self.showing.panel = ""
            self.render()
        else:
            await self._do("back")

    async def _do(self, word: str, value: str = "") -> None:
        if word in OPENING and self._door.locked():
            return
        match word:
            case "new-game":
                self.form = Form.empty(value or GAME_IDS[0])
                self.showing.clause = self.showing.rules_search = ""
                self.screen = "setup"
                # So that the browser's back button leads to the lobby.
                self.page.address("?", further=True)
                self.render()
            case "start":
                await self._start_from_form()
            case "reveal" if self.session is not None:
                await self._reveal(self.session, value)
            case "undo" if self.session is not None:
                await self._undo()
            case "back" if self.session is not None and self.screen == "table":
                self.session.picked = self.session.picked[:-1]
                self.showing.refusal = None
                self.render()
            case "rules" if value and self.screen == "table":
                self.showing.panel, self.showing.clause, self.showing.rules_search = word, value, ""
                self.render()
            case "rules" if self.screen == "setup":
                self.form.rules = bool(value) or not self.form.rules
                self.showing.clause, self.showing.rules_search = value, ""
                self.render()
            case "log" | "rules" | "side" | "list" | "menu" | "notebook":
                self.showing.rules_search = self.showing.clause = ""
                self.showing.panel, self.showing.asking = (
                    "" if self.showing.panel == word else word,
                    "",
                )
                self.render()
            case "mark" if self.session is not None and self.screen == "table":
                await self.session.mark(value)
                self.render()
            case "cover":
                self.showing.covered = not self.showing.covered
                self.showing.peeking.clear()
                if self.session is not None:
                    await self.session.cover(self.showing.covered)
                self.render()
            case "peek":
                self.showing.peeking ^= {"pressed"}
                self.render()
            case "concede" | "delete-all":
                self.showing.asking = "all" if word == "delete-all" else word
                self.render()
            case "delete" | "rename":
                self.showing.asking, self.showing.renaming = (
                    (value, "") if word == "delete" else ("", value)
                )
                self.render()
            case "keep":
                self.showing.asking = self.showing.renaming = ""
                self.render()
            case "more":
                self.showing.listed += LISTED
                self.render()
            case "concede-now" | "stand-in" | "agree" if self.session is not None:
                await self._make_way(self.session, word, value)
            case "stop" if self.session is not None and not self.session.over:
                # It goes round among all.
                self.session.lower_curtain()
                self.screen, self.showing.panel = word, ""
                self.render()
            case "table" if self.session is not None:
                self.session.play_on()
                self.screen = word
                self.render()
            case "pace" if self.session is not None and value in PACES:
                self.session.speed = PACES[value]
                self.render()
            case "pause" if self.session is not None:
                self.session.paused = not self.session.paused
                self.render()
                await self._go_on()
            case "repeat" if self.session is not None:
                self.showing.repeat += 1
                self.showing.repeated_at = self.session.table.plies
                self.showing.taken_back = False
                self.render()
            case "quit" | "lobby":
                await self._go(self._quit())
            case "resume":
                sought = value or (self.session.id if self.session else "")
                await self._go(self._resume(sought, further=bool(value)))
            case "delete-now":
                await self._go(self._delete(value))
            case "delete-all-now":
                await self._go(self._delete_all())
            case "export" | "export-shared" if self.session is not None:
                self._export(self.session, shared=word == "export-shared")
            case "import":
                await self._import()
            case "replay" if self.session is not None and self.session.over:
                self.replaying = Replaying(WholeGame(self.session.table))
                self.screen = "replay"
                self.render()
            case "end" if self.session is not None:
                self.screen, self.replaying = "table", None
                self.render()
            case "first" | "previous" | "next" | "last" if self.replaying is not None:
                self.replaying.step(word)
                self.render()
            case "again" if self.session is not None:
                self.form = Form.of_session(self.session)
                await self._start_from_form()
            case "save-svg" | "save-png" if self.session is not None and self.session.over:
                await self._save_gazette(self.session, word)
            case "report":
                self._report()
            case "play" if self.replaying is not None:
                await self._play_replay(self.replaying)

    async def _reveal(self, session: Session, control: str) -> None:
        """Pass the device, lift the curtain or go on; each is a control of its own."""
        if (control == BELL) > session.handing or (control == ONWARD) != session.resting:
            # Pressed twice: by now another one is there.
            return
        if session.resting:
            await session.look_up()
        else:
            session.reveal()
        self.showing.refusal = None
        self.render()
        await self._go_on()

    async def _undo(self) -> None:
        await self._seated().undo()
        self.showing.refusal, self.showing.taken_back = None, True
        self.render()

    async def _play_replay(self, replaying: Replaying) -> None:
        """Go on by itself until it is stopped, left, or at the end."""
        replaying.playing = not replaying.playing
        self.render()
        while replaying.playing and replaying is self.replaying:
            await self.clock.sleep(REPLAY_STEP)
            if not replaying.playing or replaying is not self.replaying:
                break
            replaying.step("next")
            replaying.playing = replaying.ply < replaying.plies
            self.render()

    def _hold(self, held: bool) -> None:
        if held:
            self.showing.peeking.add("held")
        else:
            self.showing.peeking.discard("held")
        self.render()

    async def _make_way(self, session: Session, word: str, value: str) -> None:
        """A person gives up, agrees to stop, or lets a computer play; or comes back."""
        if not self._is_fresh():
            # Pressed twice.
            return
        seat = int(value) if value.isdecimal() else -1
        if word == "concede-now":
            await session.concede()
        elif word == "stand-in":
            await session.stand_in(seat)
        else:
            await session.agree_to_stop(seat)
        if session is not self.session:
            # Somebody has left meanwhile.
            return
        self.showing.panel, self.showing.asking = "", ""
        if word != "agree" or session.over:
            self.screen = "table"
        self.render()
        await self._go_on()

    async def _quit(self) -> None:
        await self._leave()
        session, fault = self.session, self.screen == "trouble"
        if session and session.trouble is not None and not self._warned and not fault:
            # Once: then they may leave all the same.
            session.closed, self._warned = False, True
            self.showing.notice = self.lang.say(
                "The last moves at this table could not be kept: "
                "save it as a file before you leave."
            )
            self.render()
            return
        await self._to_lobby()

    async def _leave(self) -> None:
        """Keep what of the table is not kept yet."""
        if self.session is not None:
            await self.session.close()

    async def _delete(self, table_id: str) -> None:
        """Forget a table, unless it is being played in another page."""
        if await self._take(table_id):
            try:
                await self.store.remove(table_id)
            except StorageTrouble as trouble:
                self._tell_of_storage(trouble)
        await self._to_lobby()

    async def _delete_all(self) -> None:
        """Forget every table but those that are being played in another page."""
        try:
            kept = await self.store.held_now()
            if kept:
                for table_id in self.plates.keys() - kept:
                    await self.store.remove(table_id)
                self.showing.notice = self.lang.count(
                    "{n} table is open in another tab of this browser and stays.",
                    "{n} tables are open in other tabs of this browser and stay.",
                    len(kept),
                )
            else:
                await self.store.clear()
        except StorageTrouble as trouble:
            self._tell_of_storage(trouble)
        await self._to_lobby()

    async def _rename(self, table_id: str, title: str) -> None:
        if await self._take(table_id):
            # Somebody may have played there since the lobby was drawn.
            await self._read_plates()
            if (plate := self.plates.get(table_id)) is not None:
                named = replace(plate, title=" ".join(title.split())[:LONGEST_TITLE])
                try:
                    await self.store.put_summary(table_id, named.written())
                except StorageTrouble as trouble:
                    self._tell_of_storage(trouble)
        await self._to_lobby()

    def _export(self, session: Session, *, shared: bool) -> None:
        """Hand out the whole record, or what the viewer was told."""
        lines = session.table.lines
        name = f"dead-end-{session.rules.id}-{session.id}"
        if shared:
            lines = redact(session.table, PUBLIC if session.viewer is None else session.viewer)
            name += "-shared"
        self._hand_out(f"{name}.jsonl", "\n".join(lines) + "\n")

    def _hand_out(self, name: str, text: str) -> None:
        self.page.download(name, text)
        self._tell_of_file(name)

    def _tell_of_file(self, name: str) -> None:
        self.showing.notice = self.lang.say("Saved: {file}", file=name)
        self.render()

    async def _save_gazette(self, session: Session, word: str) -> None:
        scene = end_scene(session, self.showing)
        name, svg = gazette.file_name(scene), gazette.svg_file(self.lang, scene)
        if word == "save-svg":
            self._hand_out(f"{name}.svg", svg)
        else:
            name = f"{name}.png"
            await self.page.download_png(name, svg)
            self._tell_of_file(name)

    async def _import(self) -> None:
        text = await self.page.pick_file()
        if text is not None:
            await self._go(self._open_file(text))

    async def _open_file(self, text: str) -> None:
        try:
            found = opened(text)
        except BadRecord as error:
            self.showing.notice = self.lang.say(
                "This file cannot be opened: {reason}.", reason=str(error)
            )
            self.render()
            return
        if isinstance(found, Shared):
            self.replaying = Replaying(OneSide(found))
            self.screen = "replay"
            self.page.address("?", further=True)
            self.render()
            return
        table_id, store, seats, clock = self._new_table()
        session = Session(table_id, found, None, 1.0, store, seats, clock)
        # Where it was played they have seen how it ended; how a leg did they may be looking at.
        session.looked = found.plies if session.over else 0
        await self._lay(session, further=True)

    async def _field(self, name: str, value: object) -> None:
        if self.screen == "setup":
            self.form.change(name, value)
            self.render()
        elif self.screen == "lobby" and name.startswith("title-"):
            await self._go(self._rename(name.removeprefix("title-"), str(value)))
        elif self.screen == "replay" and self.replaying is not None:
            self.replaying.change(name, str(value))
            self.render()
        elif self.screen == "table" and self.session is not None:
            viewer = self.session.viewer
            # Under the curtain nobody looks on.
            if viewer is not None:
                self.showing.fields.setdefault(viewer, {})[name] = value
                self.render()

    async def _start_from_form(self) -> None:
        try:
            start = read_start(self.form.parts())
        except BadLink as problem:
            self.form.problem = f"{self._field_name(problem.field)}: {problem.reason}"
            self.screen = "setup"
            self.render()
            return
        # The set-up screen has an address of its own in the browser's history already.
        await self._go(self._start(start, further=self.screen != "setup"))

    def _field_name(self, part: str) -> str:
        """What the set-up screen calls a part of a link."""
        say = self.lang.say
        if part in self.form.options:
            return dressing(self.form.game_id).option(self.lang, part).label
        return {"names": say("Name"), "seats": say("Seats")}.get(part, part)

    # What can go wrong

    def hidden(self) -> None:
        """The page is out of sight: the curtain falls."""
        if self.session is not None and self.screen in ("table", "stop"):
            self.session.lower_curtain()
            self.render()

    def broke(self, error: BaseException) -> None:
        """Something raised that nobody expected: say so, offer the last ply and a report."""
        self.broken = "".join(traceback.format_exception(error))
        self.screen = "trouble"
        if self.session is not None:
            # What is kept counts: the table at fault writes no more.
            self.session.closed = True
        self.render()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run ``work`` beside the page; what it raises is shown, not lost."""
        task = asyncio.ensure_future(work)
        # The loop holds tasks weakly.
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None:
                self.broke(error)

    def _report(self) -> None:
        """The error and which game it was; the record, which holds secrets, is saved apart."""
        told = [self.broken]
        if self.session is not None:
            told += [self.session.table.lines[0], f"actions: {self.session.table.plies}"]
        self.page.download("dead-end-report.txt", "\n".join(told) + "\n")

    def _tell_of_storage(self, trouble: StorageTrouble) -> None:
        """Once: this device keeps nothing; the game goes on."""
        if not self._told_of_storage:
            self._told_of_storage = True
            self.showing.notice = self._storage_words(trouble)

    def _storage_words(self, trouble: StorageTrouble) -> str:
        if trouble.kind == "full":
            return self.lang.say(
                "This device has no room left: play on, but the game is not kept. "
                "Save it as a file before you leave."
            )
        if trouble.kind == "elsewhere":
            return self.lang.say(
                "Another tab has played on at this table: what is played here is not kept. "
                "Save it as a file, or go back to the lobby."
            )
        return self.lang.say(
            "This browser keeps nothing here: play on, but the game is lost when the page "
            "closes. Save it as a file before you leave."
        )

    def _seated(self) -> Session:
        if self.session is None:
            raise RuntimeError("nobody sits at a table")
        return self.session

    # Drawing

    def render(self) -> None:
        """Put the screen onto the page, unless what it would show is not kept yet."""
        session = self.session
        if session is not None and session.lock.locked():
            # Whoever holds the lock draws when it is let go.
            return
        if session is not None and session.trouble is not None and not self.showing.notice:
            # It stands there for as long as it is so.
            self.showing.notice = self._storage_words(session.trouble)
        name, node = self._drawn()
        self._drawn_screen = self._named(name)
        self.page.keep_awake(name in ("table", "curtain"))
        marks: dict[str, str | None] = {"screen": name, "game": None, "seat": None, "ply": None}
        if session is not None and name not in ("lobby", "setup"):
            marks["game"] = session.rules.id
            marks["ply"] = str(session.table.plies)
            if name == "table" and session.viewer is not None and session.viewer >= 0:
                marks["seat"] = str(session.viewer + 1)
            self._shown = (session.changes, id(session))
        elif self.replaying is not None:
            marks["game"] = self.replaying.telling.game_id
        self.page.show(str(node), marks)
        self.page.title(self.lang.say("Dead End"))

    def _drawn(self) -> tuple[str, Any]:
        session, lang = self.session, self.lang
        if self.screen == "trouble":
            return "trouble", trouble.draw(lang, trouble_scene(session, self.broken))
        if self.screen == "setup":
            scene = self.form.scene(self.showing.rules_search, self.showing.clause)
            return "setup", setup.draw(lang, scene, static=self._is_new("setup"))
        if self.screen == "stop" and session is not None and not session.over:
            return "stop", stop.draw(lang, stop_scene(session))
        if self.replaying is not None:
            new = self._is_new("replay")
            return "replay", replay_screen.draw(lang, self.replaying.scene(), static=new)
        if session is None:
            return "lobby", lobby.draw(
                lang,
                lobby_scene(lang, self.plates.values(), self.showing),
                static=self._is_new("lobby"),
            )
        if session.over and not session.resting:
            session.settle_viewer()
            return "end", end.draw(
                lang, end_scene(session, self.showing), static=self._is_new("end")
            )
        return self._table_drawn(session)

    def _table_drawn(self, session: Session) -> tuple[str, Any]:
        seat = session.curtain_seat()
        if seat is not None and not session.handing:
            # What the last person opened is nothing to the next.
            self.showing.panel = self.showing.asking = ""
            self.showing.peeking.clear()
            return "curtain", curtain.draw(self.lang, curtain_scene(session, seat, self.showing))
        new = self._is_new("table")
        scene = (end_scene if session.over else table_scene)(session, self.showing)
        return "table", table.draw(self.lang, scene, static=new)

    def _is_new(self, screen: str) -> bool:
        """Whether the parts of a screen that never change are not on the page yet."""
        return self._drawn_screen != self._named(screen)

    def _named(self, screen: str) -> tuple[str, str]:
        """A screen and what is looked at on it."""
        if self.session is not None:
            return screen, self.session.id
        return screen, f"{id(self.replaying)}" if self.replaying is not None else ""


def read_message(text: str) -> dict[str, Any]:
    """What ``web/js/page.mjs`` says happened."""
    message: dict[str, Any] = json.loads(text)
    return message
