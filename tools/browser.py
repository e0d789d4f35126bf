"""The browser for the tests: found, or installed where that is possible.

Playwright drives a Chromium of the system; it brings none of its own. The first choice is the one
without a window of its own (`chromium-headless-shell`): the same pages, engine and version for half
the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SETTING = "AQUELARRE_CHROMIUM"  # names another one
PATIENCE = 300.0  # seconds for apt; a network that swallows everything must not hold up the rest
MISSING = (
    "No Chromium was found: the tests in a browser are not run. "
    "Install one (on Debian: apt-get install chromium-headless-shell), "
    "or name one in AQUELARRE_CHROMIUM."
)


def chromium() -> str | None:
    """The Chromium of this machine, if it has one."""
    named = os.environ.get(SETTING)
    if named:
        return named if Path(named).is_file() else None
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def make_sure() -> bool:
    """Have a Chromium. On a Debian machine that we may change, its package is installed, the lean
    one if there is one."""
    if SETTING not in os.environ and shutil.which(SHELL) is None:
        install(SHELL)
    return chromium() is not None or (install("chromium") and chromium() is not None)


def install(*packages: str) -> bool:
    """Install packages of Debian, on a machine that we may change; whether that was possible."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print(f"Installing Debian's {' and '.join(packages)} for the tests in a browser…", flush=True)
    wanted = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    return _lists_are_fresh() and _runs(wanted)


@cache
def _lists_are_fresh() -> bool:
    return _runs(["apt-get", "update", "-qq"])


def _runs(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
