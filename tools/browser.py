"""The browser for the tests: found, or installed where that is possible.

Playwright drives a Chromium of the system; it brings none of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SETTING = "AQUELARRE_CHROMIUM"  # names another one
MISSING = (
    "No Chromium was found: the tests in a browser are not run. "
    "Install one (on Debian: apt-get install chromium), or name one in AQUELARRE_CHROMIUM."
)


def chromium() -> str | None:
    """The Chromium of this machine, if it has one."""
    named = os.environ.get(SETTING)
    if named:
        return named if Path(named).is_file() else None
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def make_sure() -> bool:
    """Have a Chromium. On a Debian machine that we may change, its package is installed."""
    if chromium() is not None:
        return True
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print("Installing Debian's chromium for the tests in a browser…", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ):
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        if done.returncode:
            return False
    return chromium() is not None
