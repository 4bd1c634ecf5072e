"""Times the notebook of 13 Clues at six players, by how many answers the seat has.

Run as ``python tools/notebook.py``: natively, then in Pyodide under node, from what
``tools/build.py`` has staged. *Counting* is :func:`knowledge.knowledge`; *page* is the whole
notebook as it is drawn, with every reason and its marks. Times are the processor's.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import quantiles
from time import process_time
from typing import Final

IN_BROWSER: Final = sys.platform == "emscripten"
if IN_BROWSER:
    sys.path.insert(0, "/work/app")
else:
    ROOT: Final = Path(__file__).resolve().parent.parent
    sys.path.insert(0, str(ROOT))

from dead_end.chance import sample
from dead_end.contract import CHANCE, Chance, Chanced, Decide, check_options
from dead_end.games.thirteen_clues import RULES
from dead_end.games.thirteen_clues.actions import Ask
from dead_end.games.thirteen_clues.knowledge import knowledge
from dead_end.games.thirteen_clues.state import Asking
from dead_end.games.thirteen_clues.view import View
from web.games.thirteen_clues.notebook import FOLLOWS, notebook
from web.scene import TableScene
from web.words import Language

SEATS: Final = 6
GAMES: Final = 20
ANSWERS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30)
BARS: Final = {False: 50, True: 200}
"""Milliseconds that counting may take, 95 times in a hundred, natively and in a browser."""
NAMES: Final = ("Ann", "Bob", "Cleo", "Dmitri", "Eve", "Fay")


def views(source: Random) -> dict[int, View]:
    """Of one game in which everybody asks at random, a seat's views by number of answers."""
    state = RULES.setup(check_options(RULES.options, RULES.seats, {"seats": SEATS}))
    seat = source.randrange(SEATS)
    found: dict[int, View] = {}
    while len(found) < len(ANSWERS):
        due = RULES.pending(state)
        if isinstance(due, Chance):
            RULES.apply(state, CHANCE, Chanced(due.name, sample(due.spec, source)))
            continue
        if not isinstance(due, Decide):
            raise TypeError("nobody accuses, yet the game is over")
        view = RULES.view(state, seat)
        answers = sum(isinstance(clue, Asking) for clue in view.history)
        if due.prompt == "acting" and answers in ANSWERS:
            found[answers] = view
        legal = list(RULES.legal(RULES.view(state, due.seat)))
        asks = [action for action in legal if isinstance(action, Ask)]
        RULES.apply(state, due.seat, source.choice(asks or legal))
    return found


def milliseconds(work: Callable[[View], object], view: View) -> float:
    """How long it takes."""
    started = processor_time()
    work(view)
    return processor_time() - started


def processor_time() -> float:
    """Milliseconds that this process was at work: other processes do not count."""
    if not IN_BROWSER:
        return process_time() * 1000
    used = import_module("js").process.cpuUsage()
    return float(used.user + used.system) / 1000


def page(view: View) -> str:
    """The notebook with all that follows, as markup."""
    players = ("human",) * SEATS
    scene = TableScene(
        "thirteen_clues", view, view.viewer, None, (), NAMES, players, (), fields={FOLLOWS: True}
    )
    return str(notebook(Language(), scene))


WORKS: Final[dict[str, Callable[[View], object]]] = {
    "counting": knowledge,
    "page": page,
}


def report() -> bool:
    """Print the median and the 95th percentile by number of answers; whether the bar is kept."""
    source = Random(1313)
    games = [views(source) for _ in range(GAMES)]
    print("in Pyodide" if IN_BROWSER else "natively", "(ms: median, p95)")
    print(f"{'answers':>8}" + "".join(f"{name:>18}" for name in WORKS))
    worst = 0.0
    for answers in ANSWERS:
        cells = []
        for name, work in WORKS.items():
            cuts = quantiles([milliseconds(work, game[answers]) for game in games], n=20)
            cells.append(f"{cuts[9]:>9.1f}{cuts[18]:>9.1f}")
            if name == "counting":
                worst = max(worst, cuts[18])
        print(f"{answers:>8}" + "".join(cells))
    kept = worst <= BARS[IN_BROWSER]
    print("holds  " if kept else "FAILS  ", f"counting takes {BARS[IN_BROWSER]} ms: {worst:.1f}")
    return kept


def in_pyodide() -> bool:
    """The same there."""
    node, work = Path(sys.executable).parent / "node", ROOT / ".build"
    script = ROOT / "tools" / "compile.mjs"
    command = [node, script, ROOT / "node_modules/pyodide", work, Path(__file__)]
    done = subprocess.run(command, capture_output=True, text=True)
    print(done.stdout or done.stderr)
    return done.returncode == 0 and "FAILS" not in done.stdout


if __name__ == "__main__":
    native = report()
    if not IN_BROWSER:
        sys.exit(0 if all([native, in_pyodide()]) else 1)
