"""The set-up screen's fields, and the link they amount to."""

from __future__ import annotations

from typing import Any

from dead_end.bots.levels import HUMAN
from dead_end.games import GAME_IDS, game
from dead_end.record import LONGEST_NAME
from web.links import BadLink, fields, read_start
from web.scene import SeatField, SetupScene
from web.session import Session


class Form:
    """The set-up screen's fields."""

    def __init__(
        self, game_id: str, seats: list[SeatField], options: dict[str, Any], speed: float = 1.0
    ) -> None:
        self.game_id, self.seats, self.options, self.speed = game_id, seats, options, speed
        self.problem = ""
        self.rules = False

    @classmethod
    def empty(cls, game_id: str) -> Form:
        """One person and one computer, the rules as they are."""
        known = game_id if game_id in GAME_IDS else GAME_IDS[0]
        defaults = {option.name: option.default for option in game(known).rules.options}
        return cls(known, [SeatField("", HUMAN), SeatField("", "easy")], defaults)

    @classmethod
    def of_link(cls, query: str) -> Form | None:
        """As much of a link as makes sense; None for one that names no game."""
        try:
            parts = fields(query)
        except BadLink:
            return None
        if parts.get("game") not in GAME_IDS:
            return None
        form = cls.empty(parts["game"])
        try:
            start = read_start({name: parts[name] for name in ("game", "seats") if name in parts})
        except BadLink:
            return form
        form.seats = [SeatField("", plan.player) for plan in start.seats]
        return form

    @classmethod
    def of_session(cls, session: Session) -> Form:
        """The same people and rules, the seats moved on by one."""
        plans = session.table.seats[1:] + session.table.seats[:1]
        options = {k: v for k, v in session.table.options.items() if k != "seats"}
        seats = [SeatField(plan.name, plan.player) for plan in plans]
        return cls(session.rules.id, seats, options, session.speed)

    def change(self, name: str, value: object) -> None:
        """A field was changed: ``seats``, ``seat-1-name``, ``seat-1-player``, ``option-cap``."""
        self.problem = ""
        match name.split("-", 2):
            case ["seats"] if str(value).isdigit():
                self._resize(int(str(value)))
            case ["seat", number, part] if number.isdigit():
                self._change_seat(int(number) - 1, part, str(value))
            case ["option", option] if option in self.options:
                self.options[option] = value

    def _resize(self, count: int) -> None:
        least, most = game(self.game_id).rules.seats
        count = max(least, min(most, count))
        while len(self.seats) < count:
            self.seats.append(SeatField("", "easy"))
        del self.seats[count:]

    def _change_seat(self, seat: int, part: str, value: str) -> None:
        if 0 <= seat < len(self.seats):
            kept = self.seats[seat]
            if part == "name":
                self.seats[seat] = SeatField(value[:LONGEST_NAME], kept.player)
            elif part == "player":
                self.seats[seat] = SeatField(kept.name, value)

    def parts(self) -> dict[str, str]:
        """The same table as the parts of a link."""
        parts = {
            "game": self.game_id,
            "seats": ",".join(seat.player for seat in self.seats),
            "names": ",".join(seat.name.replace(",", " ") for seat in self.seats),
            "speed": f"{self.speed:g}",
        }
        for name, value in self.options.items():
            parts[name] = str(int(value)) if isinstance(value, bool) else str(value)
        return parts

    def scene(self, rules_search: str = "", clause: str = "") -> SetupScene:
        """What the set-up screen shows."""
        return SetupScene(
            self.game_id,
            tuple(self.seats),
            dict(self.options),
            self.problem,
            self.rules,
            rules_search,
            clause,
        )
