"""Finds the browsers that the tests drive, and installs them where that can be done unasked.

Looked for in this order: the variable ``CHROMIUM`` or ``FIREFOX``, the system's own, Playwright's
own, and as root on Debian the package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, BrowserType, Playwright


class NoBrowserError(Exception):
    """There is no such browser here and none could be installed; the message says what to do."""


@dataclass(frozen=True)
class Wanted:
    """A browser to look for.

    Attributes:
        variable: of the environment, naming the executable.
        commands: the system's names for it.
        package: Debian's name for it.
    """

    variable: str
    commands: tuple[str, ...]
    package: str


CHROMIUM = Wanted(
    "CHROMIUM",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "chromium",
)
FIREFOX = Wanted("FIREFOX", ("firefox-esr",), "firefox-esr")


def on_system(wanted: Wanted) -> str | None:
    """The executable that the environment or the system names, if any.

    Raises:
        NoBrowserError: the variable names what is not an executable.
    """
    named = os.environ.get(wanted.variable)
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoBrowserError(f"${wanted.variable} is {named!r}, which cannot be run")
        return found
    return next(filter(None, map(shutil.which, wanted.commands)), None)


def apt_install(package: str) -> bool:
    """Install a Debian package, as root only; say whether it worked."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (["update"], ["install", "--yes", "--no-install-recommends", package])
    return all(
        subprocess.run([apt, *command], env=environment, stdout=subprocess.DEVNULL).returncode == 0
        for command in commands
    )


def locate(wanted: Wanted, own: BrowserType) -> str | None:
    """The executable to start, or None for Playwright's own.

    Raises:
        NoBrowserError: there is none and none can be had.
    """
    found = on_system(wanted)
    if found is None and not Path(own.executable_path).exists():
        found = on_system(wanted) if apt_install(wanted.package) else None
        if found is None:
            raise NoBrowserError(
                f"no browser to test in: install {wanted.package}, or name one in "
                f"${wanted.variable}"
            )
    return found


def launch_chromium(playwright: Playwright) -> Browser:
    """Start Chromium without a window.

    Raises:
        NoBrowserError: there is none and none can be had.
    """
    path = locate(CHROMIUM, playwright.chromium)
    # Chromium refuses its sandbox to root.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=path, args=arguments)


def launch_chromium_profile(playwright: Playwright, profile: Path) -> BrowserContext:
    """Start Chromium without a window on a profile folder that outlives it.

    Raises:
        NoBrowserError: there is none and none can be had.
    """
    path = locate(CHROMIUM, playwright.chromium)
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=path, args=arguments
    )


def launch_firefox(
    playwright: Playwright, preferences: dict[str, str | float | bool] | None = None
) -> Browser:
    """Start Firefox without a window, with preferences as in about:config.

    Raises:
        NoBrowserError: there is none and none can be had.
    """
    path = locate(FIREFOX, playwright.firefox)
    # The system's Firefox lacks Playwright's patches and is spoken to by WebDriver BiDi.
    channel = None if path is None else "moz-firefox"
    return playwright.firefox.launch(
        executable_path=path, channel=channel, firefox_user_prefs=preferences
    )
