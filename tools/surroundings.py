"""What of the surroundings our interpreter and its pip are to know, and what not."""

from __future__ import annotations

import sys
from collections.abc import Mapping

# Settings of other environments that would lead our interpreter astray.
FOREIGN_TO_PYTHON = (
    "PYTHONHOME",
    "PYTHONOPTIMIZE",
    "PYTHONPATH",
    "PYTHONPLATLIBDIR",
    "PYTHONWARNINGS",
    "VIRTUAL_ENV",
    "__PYVENV_LAUNCHER__",
)
# Settings of pip that say what to install or where, which is ours to say. Those that say where
# packages come from and how to get there (an index, a proxy, a certificate) are the user's.
FOREIGN_TO_PIP = (
    "PIP_CONSTRAINT",
    "PIP_DRY_RUN",
    "PIP_EDITABLE",
    "PIP_LOG",
    "PIP_PREFIX",
    "PIP_PYTHON",
    "PIP_REPORT",
    "PIP_REQUIREMENT",
    "PIP_REQUIRE_VIRTUALENV",
    "PIP_ROOT",
    "PIP_TARGET",
)


def own_environment(given: Mapping[str, str]) -> dict[str, str]:
    """The environment for our interpreter: `given` without what belongs to another one."""
    environment = {name: value for name, value in given.items() if name not in FOREIGN_TO_PYTHON}
    if not environment.get("HOME"):
        # An empty HOME is read as the root directory; without one the user database is asked.
        environment.pop("HOME", None)
    # The folder of the checkout may have any letter in its name, whatever the locale makes of
    # it; the terminal, though, keeps its encoding, with "?" for what it cannot show.
    environment["PYTHONUTF8"] = "1"
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if encoding.lower() != "utf-8":
        environment.setdefault("PYTHONIOENCODING", f"{encoding}:replace")
    return environment


def pip_environment(given: Mapping[str, str]) -> dict[str, str]:
    """The environment for pip: it may be told where packages come from, not where they go."""
    environment = own_environment(given)
    for name in FOREIGN_TO_PIP:
        environment.pop(name, None)
    environment["PIP_USER"] = "0"  # a configuration file may ask for installs under HOME
    return environment
