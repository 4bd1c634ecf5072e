"""Links that start a table, for instance ``?game=drive_1313&seats=human,easy&seed=7``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl

from dead_end.bots.levels import HUMAN, LEVELS
from dead_end.contract import BadOption, Option, check_options
from dead_end.games import GAME_IDS, game
from dead_end.record import BadRecord, SeatPlan, clean_name

LANGUAGES: Final = ("en",)
PLAYERS: Final = (HUMAN, *LEVELS)
LONGEST_LINK: Final = 2000
TRACKING: Final = ("utm_", "fbclid", "gclid", "igshid", "mc_cid", "mc_eid", "msclkid")
"""How the parts begin that others hang on to a link on its way; they say nothing to us."""
FASTEST, SLOWEST = 0.0, 4.0


class BadLink(ValueError):
    """A link that starts no table: ``field`` is the part at fault, ``reason`` what is wrong."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Start:
    """A table to be laid.

    ``seed`` is None when nobody asked for a certain run of chance; ``speed`` multiplies every
    pause, 0 leaves none.
    """

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, bool | int | str]
    seed: str | None = None
    speed: float = 1.0
    lang: str = "en"


def fields(query: str) -> dict[str, str]:
    """The parts of a query string, by name, but for :data:`TRACKING`.

    Raises :class:`BadLink` for a part given twice.
    """
    if len(query) > LONGEST_LINK:
        raise BadLink("link", "too long")
    try:
        pairs = parse_qsl(query.removeprefix("?"), keep_blank_values=True, max_num_fields=40)
    except ValueError:
        raise BadLink("link", "unreadable") from None
    found: dict[str, str] = {}
    for name, value in pairs:
        if name.startswith(TRACKING):
            continue
        if name in found:
            raise BadLink(_shown(name), "given twice")
        found[name] = value
    return found


def read_start(parts: dict[str, str]) -> Start:
    """The table that the parts of a link ask for. Raises :class:`BadLink`."""
    parts = dict(parts)
    game_id = parts.pop("game", "")
    if game_id not in GAME_IDS:
        raise BadLink("game", "no such game")
    rules = game(game_id).rules
    players = parts.pop("seats", "human,easy").split(",")
    least, most = rules.seats
    if not least <= len(players) <= most:
        takes = str(least) if least == most else f"{least} to {most}"
        raise BadLink("seats", f"this game takes {takes}")
    seats = _seats(players, parts.pop("names", ""))
    seed = parts.pop("seed", None)
    speed = _speed(parts.pop("speed", "1"))
    lang = parts.pop("lang", "en")
    if lang not in LANGUAGES:
        raise BadLink("lang", "must be one of " + ", ".join(LANGUAGES))
    if seed is not None and not (0 < len(seed) <= 40 and seed.isprintable()):
        raise BadLink("seed", "must be a short word or number")
    options = _options(rules.options, rules.seats, parts, len(seats))
    return Start(game_id, seats, options, seed, speed, lang)


def _seats(players: list[str], names: str) -> tuple[SeatPlan, ...]:
    for player in players:
        if player not in PLAYERS:
            raise BadLink("seats", "each must be one of " + ", ".join(PLAYERS))
    given = names.split(",") if names else []
    if len(given) > len(players):
        raise BadLink("names", "more names than seats")
    given += [""] * (len(players) - len(given))
    taken = {name.strip().casefold() for name in given}
    free = iter(name for name in COMPUTER_NAMES if name.casefold() not in taken)
    plans = tuple(
        SeatPlan(_name(name) or _default_name(player, seat, next(free)), player)
        for seat, (name, player) in enumerate(zip(given, players, strict=True))
    )
    if len({plan.name.casefold() for plan in plans}) < len(plans):
        raise BadLink("names", "two seats have the same name")
    return plans


COMPUTER_NAMES: Final = (
    "Alan",
    "Blaise",
    "Charles",
    "Dorothy",
    "Edsger",
    "Frances",
    "Grace",
    "Herman",
    "Ida",
    "John",
    "Katherine",
    "Leonardo",
)
"""Computer seats are named after people who taught machines to reckon."""


def _name(name: str) -> str:
    try:
        return clean_name(name.strip())
    except BadRecord as error:
        raise BadLink("names", error.reason) from None


def _default_name(player: str, seat: int, computer: str) -> str:
    return f"Player {seat + 1}" if player == HUMAN else computer


def _speed(word: str) -> float:
    try:
        speed = float(word)
    except ValueError:
        speed = -1.0
    if FASTEST <= speed <= SLOWEST:
        return speed
    raise BadLink("speed", f"must be a number from {FASTEST:g} to {SLOWEST:g}")


def _options(
    offered: tuple[Option, ...], range_of_seats: tuple[int, int], parts: dict[str, str], seats: int
) -> dict[str, bool | int | str]:
    known = {option.name: option for option in offered}
    given: dict[str, object] = {"seats": seats}
    for name, word in parts.items():
        option = known.get(name)
        if option is None:
            raise BadLink(_shown(name), "no such part of a link")
        given[name] = read_option(option, word)
    try:
        return check_options(offered, range_of_seats, given)
    except BadOption as error:
        raise BadLink(error.option, error.reason) from None


def read_option(option: Option, word: str) -> bool | int | str:
    """The value of an option as a link or a form field says it; checked later.

    Raises :class:`BadLink` for a word that is no value of that kind.
    """
    if isinstance(option.default, bool):
        values = {"1": True, "true": True, "0": False, "false": False}
        if word not in values:
            raise BadLink(option.name, "must be 1 or 0")
        return values[word]
    if option.choices:
        return word
    if word.isascii() and word.isdigit() and len(word) <= 6:
        return int(word)
    raise BadLink(option.name, f"must be a number from {option.low} to {option.high}")


def _shown(name: str) -> str:
    return name[:30]
