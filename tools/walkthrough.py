"""A page that is walked through from its first line to its last: its files are written where it
says, its commands are run as they stand."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import house
from house import House
from lanes import USUAL, which_tests

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


class Walk:
    """One walk through a page, with its package in a folder of this walk's own."""

    def __init__(self, page: str, named: str, folder: Path) -> None:
        self.text = (ROOT / "docs" / page).read_text("utf-8")
        self.named = named  # how the page calls the folder of the package
        self.folder = folder
        self.ran: list[str] = []

    def lines(self) -> Iterator[str]:
        """The commands of the page in their order; its files are written in between."""
        for kind, title, text in BLOCK.findall(self.text):
            if title:
                self.write(title, text)
            elif kind == "sh":
                yield from text.splitlines()

    def write_all(self) -> None:
        """Write every file of the page, each as it is in the end."""
        for _, title, text in BLOCK.findall(self.text):
            if title:
                self.write(title, text)

    def write(self, title: str, text: str) -> None:
        path = self.folder / title
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def command(self, line: str) -> list[str]:
        """What a line of the page runs, with the interpreter of these tests."""
        program, *words = [word.replace(self.named, str(self.folder)) for word in shlex.split(line)]
        if program == "./test":
            return [sys.executable, "-P", "-m", "pytest", *which_tests(USUAL), *words]
        assert program == "./play", line
        return played(words)

    def run(self, line: str, typed: str = "", status: int = 0) -> str:
        """Run a line of the page; gives what it printed."""
        self.ran.append(line)
        if line.startswith("rm "):
            self._remove(line)
            return ""
        done = subprocess.run(
            self.command(line),
            cwd=ROOT,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={
                **os.environ,
                "PYTHONUTF8": "1",
                "AQUELARRE_LANG": "en",
                "AQUELARRE_DATA": str(self.folder.parent / "kept"),
            },
            timeout=300,
            check=False,
        )
        assert done.returncode == status, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def _remove(self, line: str) -> None:
        for word in shlex.split(line)[1:]:
            path = Path(word.replace(self.named, str(self.folder)))
            if word.startswith("-"):
                continue
            assert path.is_relative_to(self.folder)
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    @contextmanager
    def served(self, line: str, data: Path) -> Iterator[str]:
        """A line that opens the tables; gives their address."""
        self.ran.append(line)
        more = ["--no-browser", "--local", "--port", "0", "--no-limits", "--data", str(data)]
        with subprocess.Popen(
            [*self.command(line), *more],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1", "AQUELARRE_LANG": "en"},
        ) as server:
            try:
                assert server.stdout is not None
                yield server.stdout.readline().split()[-1]
            finally:
                server.terminate()


def played(words: list[str]) -> list[str]:
    """What `./play` becomes."""
    found: list[list[str]] = []

    class Looking(House):
        def prepare(self, part: str) -> None:
            pass

        def become(self, command: object, environment: dict[str, str]) -> int:
            assert isinstance(command, list)
            found.append([sys.executable, *command[1:]])
            return 0

    assert house.main(Looking().play, words) == 0
    return found[0]
