"""What the README shows does what it says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    python -m (dead_end (?:board|simulate) .*)$", README, re.MULTILINE)


def ran(arguments: list[str], text: str | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        input=text,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_of_the_readme_plays_a_game() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert "Outcome(" in ran(["-"], program)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_readme_run(command: str) -> None:
    words = shlex.split(command.replace("--games 100", "--games 2"))
    assert ran(["-m", *words])


def test_there_are_commands_to_run() -> None:
    assert len(COMMANDS) >= 2
